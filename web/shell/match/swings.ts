// The largest swings of a match: where a decision, and what luck made of it, changed the odds most.
import type { AnalysedDecision } from '../wire'

export type Swing = { decision: AnalysedDecision; from: number; to: number }

const MOST = 6
/** Less is noise. */
const SLIGHT = 0.05

/** From one decision to the next, as the odds of the seat that decided changed; the largest first. */
export function swingsOf(decisions: readonly AnalysedDecision[]): Swing[] {
  const swings = decisions.flatMap((decision, place): Swing[] => {
    const next = decisions[place + 1]
    const from = decision.values[decision.seat]
    const to = next?.values[decision.seat]
    return from === undefined || to === undefined || Math.abs(to - from) < SLIGHT ? [] : [{ decision, from, to }]
  })
  return swings.sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from)).slice(0, MOST)
}
