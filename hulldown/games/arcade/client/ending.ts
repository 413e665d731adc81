// How a match came to its end: who made it end, and when the lead changed.
import type { Line, Situation, Words } from '../../../../web/table/contract'
import { viewOf } from './view'

const LEADS = 2
type Gain = { index: number; seat: string; points: number }

/** Why the match ended, with the name of whoever made it end. */
export function ending({ outcome }: Situation, words: Words, log: Line[]): string | undefined {
  const first = (outcome?.ranking[0] ?? []).map((seat) => words.thing(`seat:${seat}`))
  const names = words.joined(first)
  const count = first.length
  if (outcome?.reason === 'third-eagle') {
    const taken = log.filter(({ message }) => message.id === 'eagle-taken').at(-1)
    return taken && words.ui('table-third-eagle', { name: words.thing(String(taken.message.args.seat)) })
  }
  if (outcome?.reason === 'round-limit' && count) return words.ui('table-last-round', { names, count })
  if (count !== 1) return undefined
  if (outcome?.reason === 'five-ahead') return words.ui('table-five-ahead', { name: names })
  return outcome?.reason === 'tie-broken' ? words.ui('table-tie-broken', { name: names }) : undefined
}

/** The latest lines that gave somebody else the lead; where nobody ever lost it, how the best round came out. */
export function remarks(situation: Situation, words: Words, log: Line[]): Map<number, string> {
  const { seats } = viewOf(situation)
  const gains = gainsOf(situation, log)
  const points = new Map(seats.map(({ id }) => [id, 0]))
  const led: [number, string][] = []
  let leader = ''
  for (const { index, seat, points: more } of gains) {
    points.set(seat, points.get(seat)! + more)
    const [best = 0, next = 0] = [...points.values()].sort((one, other) => other - one)
    if (points.get(seat) !== best || best === next) continue
    if (leader && leader !== seat) led.push([index, words.ui('table-took-lead', { points: best, other: next })])
    leader = seat
  }
  const told = new Map(led.slice(-LEADS))
  const best = told.size ? undefined : bestRound(gains, log)
  return best ? told.set(best.index, words.ui('table-best-round', { points: best.points })) : told
}

/** What each line that scores was worth, by the result: all Eagles are worth the same, and so are all bots. */
function gainsOf(situation: Situation, log: Line[]): Gain[] {
  const { seats } = viewOf(situation)
  const scores = situation.outcome?.scores ?? []
  const worth = (what: 'bots' | 'eagles', count: 'kills' | 'eagles') => {
    const at = seats.findIndex((seat) => seat[count])
    return at < 0 ? 0 : (scores[at]?.[what] ?? 0) / seats[at]![count]
  }
  const each: Record<string, number> = { 'bot-scored': worth('bots', 'kills'), 'eagle-taken': worth('eagles', 'eagles') }
  const gains = log.flatMap(({ index, message: { id, args } }) => (each[id] ? [{ index, seat: String(args.seat), points: each[id] }] : []))
  const sum = (id: string) => gains.filter(({ seat }) => seat === id).reduce((all, { points }) => all + points, 0)
  // What was taken back stands in the log as well: then it does not add up.
  return seats.length > 1 && seats.every((seat) => sum(seat.id) === seat.points) ? gains : []
}

/** The most that anybody made in one round, in more than one line, and the line that completed it. */
function bestRound(gains: Gain[], log: Line[]): Gain | undefined {
  const begins = log.filter(({ message }) => message.id === 'round-began').map(({ index }) => index)
  const made = new Map<string, Gain & { lines: number }>()
  for (const gain of gains) {
    const key = `${begins.filter((begin) => begin < gain.index).length} ${gain.seat}`
    const before = made.get(key)
    made.set(key, { ...gain, points: gain.points + (before?.points ?? 0), lines: 1 + (before?.lines ?? 0) })
  }
  return [...made.values()].filter(({ lines }) => lines > 1).sort((one, other) => other.points - one.points)[0]
}
