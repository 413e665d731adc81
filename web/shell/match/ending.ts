// How a match ended, in words: who won, which place is mine, why it ended.
import type { TableModule } from '../../table/contract'
import type { Words } from '../../table/words'
import { shell } from '../shell.svelte'
import { winningSides } from '../sides'
import type { Line, MatchInfo, Situation } from '../wire'

/** What there is to do next: a button or a link. */
export type Next = { words: string; go?: () => void; href?: string; main?: boolean }
/** A side is called by those who fight on it: Germans win. */
const MANY = 2
export type Ending = { headline: string; reason: string; isMine: boolean }

export function endingOf(match: MatchInfo, situation: Situation, seat: number | null, words: Words, own?: TableModule, log: Line[] = []): Ending {
  const { outcome } = situation
  if (!outcome) return { headline: '', reason: '', isMine: false }
  const winners = outcome.ranking[0] ?? []
  const teams = shell.game(match.game)?.teams ?? []
  const sides = winningSides(match, outcome, teams.length)
  const victors = sides.length ? sides.map((side) => words.thing(`team:${teams[side]}`)) : winners.map((one) => words.thing(`seat:${one}`))
  const isMine = seat !== null && winners.includes(seat)
  const won = words.ui(victors.length ? 'board-won' : 'board-nobody-won', { names: words.joined(victors), count: sides.length ? MANY : victors.length })
  const mine = words.ui(victors.length > 1 ? 'board-you-share' : 'board-you-won')
  const place = seat === null || isMine || teams.length ? 0 : placeOf(outcome.ranking, seat)
  const count = outcome.ranking.flat().length
  const beaten = place && count > 1 ? ` ${words.ui('board-you-came', { place, count })}` : ''
  const reason = outcome.reason === 'conceded' ? resigned(match, words) : (own?.ending?.(situation, words, log) ?? words.ui(`outcome-${outcome.reason}`))
  return { headline: isMine ? mine : `${won}.${beaten}`, reason, isMine }
}

function resigned({ seats }: MatchInfo, words: Words): string {
  const who = seats.filter(({ conceded }) => conceded).map(({ seat }) => words.thing(`seat:${seat}`))
  return who.length ? words.ui('match-conceded', { seats: words.joined(who) }) : words.ui('outcome-conceded')
}

/** Equals share a place; 0: none. */
export function placeOf(ranking: number[][], seat: number): number {
  const at = ranking.findIndex((equals) => equals.includes(seat))
  return at < 0 ? 0 : ranking.slice(0, at).flat().length + 1
}
