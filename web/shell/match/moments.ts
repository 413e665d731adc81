// Which moment of a seat's replay a line of its log belongs to.
import { getMoments } from '../api'
import type { Line } from '../wire'

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
