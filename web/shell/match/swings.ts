// The largest swings of a match: where a decision, and what luck made of it, changed the odds most.
import type { AnalysedDecision, Line } from '../wire'
import type { Telling } from './story'

export type Swing = {
  decision: AnalysedDecision
  from: number
  to: number
  /** The moment of the next decision. */
  until: number
}

const MOST = 6
/** What came of it, in as many lines. */
const CAME = 2
/** Less is noise. */
const SLIGHT = 0.05

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

/** The round it fell into, and the weightiest lines of what came of it: *Ready* alone says little. */
export function cameOf({ decision, until }: Swing, lines: readonly Line[], { story = [], turns = [] }: Telling): { round: number | undefined; told: Line[] } {
  const begun = lines.filter(({ message, moment }) => moment <= decision.moment && turns.includes(message.id) && typeof message.args.round === 'number')
  const after = lines.filter(({ moment }) => moment > decision.moment && moment <= until)
  const told = story.flatMap((id) => after.filter(({ message }) => message.id === id)).slice(0, CAME)
  return { round: begun.at(-1)?.message.args.round as number | undefined, told: told.sort((one, other) => one.index - other.index) }
}
