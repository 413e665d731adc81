// The largest swings of a match: where a decision, and what luck made of it, changed the odds most;
// and its missed chances: where something else would have been better, whatever luck then did.
import type { AnalysedDecision, Line, Stroke } from '../wire'
import type { Telling } from './story'

export type Swing = {
  decision: AnalysedDecision
  from: number
  to: number
  /** The moment of the next decision. */
  until: number
}

const MOST = 6
/** Strokes of luck that are told. */
const STROKES = 4
/** What came of it, in as many lines. */
const CAME = 2
/** Less is noise. */
const SLIGHT = 0.05
/** A missed chance of less is not worth a look. */
const TRIFLE = 0.02

/** From one decision to the next, as the odds of the seat that decided changed; the largest first. */
export function swingsOf(decisions: readonly AnalysedDecision[]): Swing[] {
  const swings = decisions.flatMap((decision, place): Swing[] => {
    const next = decisions[place + 1]
    const from = decision.values[decision.seat]
    const to = next?.values[decision.seat]
    return from === undefined || to === undefined || Math.abs(to - from) < SLIGHT ? [] : [{ decision, from, to, until: next!.moment }]
  })
  return swings.sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from)).slice(0, MOST)
}

/** The decisions that something else would have improved most, as far as that is no chance; the largest first. */
export function missedIn(decisions: readonly AnalysedDecision[]): AnalysedDecision[] {
  const missed = decisions.filter(({ best, gain }) => best !== null && gain >= TRIFLE)
  return missed.sort((one, other) => other.gain - one.gain).slice(0, MOST)
}

export type LuckyStroke = { moment: number; seat: number; from: number; to: number }

/** The draws after the deal that changed most for somebody, and more than chance in weighing them explains; the largest first. */
export function strokesOf(strokes: readonly Stroke[]): LuckyStroke[] {
  const told = strokes.flatMap(({ moment, seat: acted, expected, actual, within }): LuckyStroke[] => {
    if (acted === null) return []
    const gains = actual.map((to, seat) => ({ moment, seat, from: expected[seat] ?? 0, to }))
    const most = gains.sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))[0]
    return most && Math.abs(most.to - most.from) >= Math.max(SLIGHT, within[most.seat] ?? 0) ? [most] : []
  })
  return told.sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from)).slice(0, STROKES)
}

/** The round a moment fell into, and the weightiest lines of what came after it: *Ready* alone says little. */
export function cameOf(since: number, until: number, lines: readonly Line[], { story = [], turns = [] }: Telling): { round: number | undefined; told: Line[] } {
  const begun = lines.filter(({ message, moment }) => moment <= since && turns.includes(message.id) && typeof message.args.round === 'number')
  const after = lines.filter(({ moment }) => moment > since && moment <= until)
  const told = story.flatMap((id) => after.filter(({ message }) => message.id === id)).slice(0, CAME)
  return { round: begun.at(-1)?.message.args.round as number | undefined, told: told.sort((one, other) => one.index - other.index) }
}
