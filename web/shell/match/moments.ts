// Moments of a replay: their addresses, and which of them told a line of the log.
import { getMoments } from '../api'
import type { Line } from '../wire'

/** `#/replay/ID/MOMENT/SEAT?key=…`; the key is a spectator's secret, for whoever else could not see the match. */
export function replayAddress(id: string, at: { moment?: number; seat?: number | null | undefined; key?: string }): string {
  const { moment, seat, key } = at
  const place = moment === undefined ? '' : `/${moment}${seat === undefined || seat === null ? '' : `/${seat}`}`
  return `#/replay/${id}${place}${key ? `?key=${encodeURIComponent(key)}` : ''}`
}

/** The moment that told this line: found by halving, for lines and moments both go up. */
export async function momentOf(id: string, secret: string, seat: number | null, line: Line): Promise<number> {
  const at = async (start: number) => getMoments(id, secret, start, 1, seat ?? undefined)
  let low = 0
  let high = (await at(0)).total - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const told = (await at(middle)).moments[0]?.lines.at(-1)?.index ?? -1
    if (told >= line.index) high = middle
    else low = middle + 1
  }
  return low
}
