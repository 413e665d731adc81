// Where everything stands on the range line: boxes as wide as what they hold needs, all apart and large enough to be hit.
import { RANGES } from './view'

/** A tank, a gun or infantry: whose it is, and where as its own side counts. */
export type Standing = { id: string; side: string; range: number }

export type Spot = { x: number; y: number; size: number; tall: number }
export type Column = { range: number; left: number; width: number }
export type Field = { columns: Column[]; spots: Map<string, Spot>; size: number; width: number; lanes: [enemy: number, own: number] }

const LEAST = 42
/** As large as they get, or such a part of a line that is wider still. */
const MOST = 190
const PART = 0.1
/** A box that can be clicked is as wide as a finger, the others may be narrow. */
const TARGET = 41
const NARROWEST = 12
const NARROW = 0.034
/** Down to this size, boxes are kept from growing far beyond the others. */
const SMALL = 64
const UNEVEN = 2.3
const LABEL = 15
/** Height of a token as part of its width, apart from its label. */
const FLAT = 0.5

const tokenHeight = (size: number, scale: number): number => Math.max(40, size * FLAT + LABEL * scale)

/** The column as one's own side counts: an enemy at +400 stands at −400 of mine. */
const columnOf = (one: Standing, side: string): number => {
  const own = one.side === side ? one.range : -one.range
  return Math.max(0, Math.min(RANGES.length - 1, RANGES.indexOf(Math.max(-1000, Math.min(1000, own)))))
}

/** The largest tokens that fit, in two lanes: enemies above, one's own side below; `scale` is that of the type. */
export function layOut(all: Standing[], side: string, width: number, height: number, open: Set<number> = new Set(), scale = 1): Field {
  const counts = RANGES.map((_, column) => [0, 1].map((lane) => all.filter((one) => laneOf(one, side) === lane && columnOf(one, side) === column).length))
  const least = (place: number) => (open.has(RANGES[place]!) ? TARGET : Math.max(NARROWEST, width * NARROW))
  const deepest = Math.max(1, ...counts.flat())
  const lane = height / 2
  let [size, deep] = [LEAST, 1]
  for (let wish = Math.max(MOST, 2 * Math.round((width * PART) / 2)); wish >= LEAST; wish -= 2) {
    const rows = Math.max(1, Math.min(deepest, Math.floor(lane / tokenHeight(wish, scale))))
    if (tokenHeight(wish, scale) > lane + 1 && wish > LEAST) continue
    const widths = counts.map((both, place) => Math.max(least(place), ...both.map((count) => Math.ceil(count / rows) * wish)))
    const total = widths.reduce((sum, one) => sum + one, 0)
    const even = Math.max(...widths) <= Math.max((width / RANGES.length) * UNEVEN, LEAST)
    if ((total <= width && (even || wish <= SMALL)) || wish === LEAST) {
      ;[size, deep] = [wish, rows]
      break
    }
  }
  const needs = counts.map((both, place) => Math.max(least(place), ...both.map((count) => Math.ceil(count / deep) * size)))
  // Where even the smallest do not fit beside each other, the line is wider than its window.
  const across = Math.max(width, needs.reduce((sum, one) => sum + one, 0))
  const columns = spread(needs, across)
  const spots = new Map<string, Spot>()
  const tall = tokenHeight(size, scale)
  for (const [place, column] of columns.entries())
    for (const which of [0, 1]) {
      const here = all.filter((one) => laneOf(one, side) === which && columnOf(one, side) === place)
      const beside = Math.max(1, Math.ceil(here.length / deep))
      here.forEach(({ id }, index) => {
        const [row, at] = [Math.floor(index / beside), index % beside]
        const rows = Math.ceil(here.length / beside)
        const top = which === 0 ? lane - rows * tall : height - rows * tall
        const room = column.width / beside
        spots.set(id, { x: column.left + room * (at + 0.5), y: top + row * tall + tall / 2, size, tall })
      })
    }
  return { columns, spots, size, width: across, lanes: [lane, height] }
}

const laneOf = (one: Standing, side: string): number => (one.side === side ? 1 : 0)

/** Equal widths where that gives each box what it needs; else what is left over goes to all alike. */
function spread(needs: number[], width: number): Column[] {
  const even = width / needs.length
  let widths = needs.map((need) => Math.max(need, even))
  const over = widths.reduce((sum, one) => sum + one, 0) - width
  if (over > 0) {
    const slack = widths.map((one, place) => one - needs[place]!)
    const all = slack.reduce((sum, one) => sum + one, 0) || 1
    widths = widths.map((one, place) => one - (over * slack[place]!) / all)
  }
  let left = 0
  return widths.map((one, place) => {
    const column = { range: RANGES[place]!, left, width: one }
    left += one
    return column
  })
}
