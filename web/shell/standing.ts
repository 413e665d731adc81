// A match in a few words: who plays, whose turn it is, how it ended.
import { textId } from '../table/words'
import { shell } from './shell.svelte'
import { isDrawn, winningSides } from './sides'
import type { Texts } from './texts'
import type { MatchInfo, Pace, Outcome, SeatInfo } from './wire'

/** What a seat is called: its person, its agent, or that it is free. */
export function seatName(seat: SeatInfo, texts: Texts): string {
  if (seat.name) return seat.name
  if (seat.kind === 'agent') return agentName(seat.agent, texts)
  return texts.say('seat-free')
}

/** An agent's level in words; agents of one's own keep the name they have. */
export function agentName(agent: string, texts: Texts): string {
  return texts.find(`agent-${agent}`) ?? agent
}

/** Whom it is no fun to play against: only for trying things out. */
const FOR_TESTING = ['random', 'usual']

/** The levels worth playing, and those that are there for testing. */
export function levelsOf(agents: string[]): { levels: string[]; testing: string[] } {
  const levels = agents.filter((agent) => !FOR_TESTING.includes(agent))
  return levels.length ? { levels, testing: agents.filter((agent) => FOR_TESTING.includes(agent)) } : { levels: agents, testing: [] }
}

/** Several names as one phrase. */
export function listed(names: string[], texts: Texts): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names)
}

/** Do several people play at my screen? Then none of its seats is more mine than another. */
const isShared = ({ seats }: MatchInfo): boolean => seats.filter(({ mine }) => mine).length > 1

/** Everybody who sits at the table but me; at a shared screen everybody. */
export function company(match: MatchInfo, texts: Texts): string {
  const others = match.seats.filter(({ mine, kind }) => (!mine || isShared(match)) && kind !== 'open')
  return listed(others.map((seat) => seatName(seat, texts)), texts)
}

/** The same in a list of my matches. */
export function companyOfMine(match: MatchInfo, texts: Texts): string {
  const names = company(match, texts)
  return names && !isShared(match) ? texts.say('match-with', { names }) : names
}

/** Is something asked of one of my seats? A lesson that has been learnt waits for nobody. */
export const isMyTurn = (match: MatchInfo): boolean =>
  match.status === 'running' && !match.learned && match.to_act.some((seat) => match.seats[seat]?.mine)

/** How things stand, in one phrase. */
export function standing(match: MatchInfo, texts: Texts): string {
  const { say } = texts
  const names = (seats: number[]) => listed(seats.map((seat) => seatName(match.seats[seat]!, texts)), texts)
  if (match.status === 'waiting') {
    return say('standing-waiting', { free: match.seats.filter(({ kind }) => kind === 'open').length })
  }
  if (match.status === 'closed') return say('standing-closed')
  if (match.outcome) return won(match, match.outcome, names, texts)
  if (match.paused) return say('standing-paused')
  if (match.learned) return say('lessons-learned')
  return isMyTurn(match) ? say('standing-mine') : say('standing-others', { names: names(match.to_act) })
}

function won(match: MatchInfo, outcome: Outcome, names: (seats: number[]) => string, texts: Texts): string {
  const first = outcome.ranking[0] ?? []
  const teams = shell.game(match.game)?.teams ?? []
  const sides = winningSides(match, outcome, teams.length).map((side) => texts.ofGame(match.game, textId('team', teams[side]!)) ?? teams[side]!)
  const mine = !isShared(match) && first.some((seat) => match.seats[seat]?.mine)
  if (isDrawn(match, outcome)) return texts.say('standing-drawn')
  if (!first.length && !sides.length) return texts.say('board-nobody-won')
  if (mine) return texts.say('standing-won')
  return sides.length ? texts.say('standing-lost-side', { names: listed(sides, texts) }) : texts.say('standing-lost', { names: names(first) })
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago a moment (in seconds since 1970) was. */
export function ago(moment: number, { language, say }: Pick<Texts, 'language' | 'say'>, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - moment)
  const found = UNITS.find(([, seconds]) => passed >= seconds)
  if (!found) return say('just-now')
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
}

type Say = (id: string, args?: Record<string, number>) => string
const MINUTE = 60
const DAY = 86_400

/** How fast a match is played, in words. */
export function paceOf({ mode, clock, seconds, bonus }: Pace, say: Say): string {
  if (clock === 'none') return say(`tempo-${mode}`)
  if (mode === 'days') return say('pace-days', { days: seconds / DAY })
  return clock === 'bank' ? say('pace-bank', { minutes: seconds / MINUTE, bonus }) : say('pace-move', { minutes: seconds / MINUTE })
}
