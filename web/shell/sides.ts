// Sides by name: who sits on which, and which of them won.
import type { MatchInfo, Outcome } from './wire'

/** The sides that won, as numbers; empty where everybody plays alone, or nobody won. */
export function winningSides(match: MatchInfo, { ranking, reason }: Outcome, sides: number): number[] {
  if (!match.teams.length) return []
  const winners = ranking[0] ?? []
  if (winners.length) return [...new Set(winners.map((seat) => match.teams[seat]!))].sort()
  // Nobody at the table won: the side without a seat did, unless all gave up.
  if (reason === 'conceded') return []
  return Array.from({ length: sides }, (_, side) => side).filter((side) => !match.teams.includes(side))
}

/** Did all win alike? Those of one side, all against the game itself, have simply won. */
export function isDrawn({ teams }: MatchInfo, { ranking }: Outcome): boolean {
  const [first = []] = ranking
  return ranking.length === 1 && new Set(first.map((seat) => teams[seat] ?? seat)).size > 1
}
