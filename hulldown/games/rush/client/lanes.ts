// Ways for arrows through rows of cards: up the gaps between them, along the strips between the rows.
export type Point = [x: number, y: number]
/** A row of things in the way: where it begins and ends, and the middles of its gaps. */
export type Row = { top: number; bottom: number; gaps: number[] }

const ROUND = 9

/** The rows that these things make, the lowest first; the margins of the table are gaps, too. */
export function lanes(barriers: DOMRect[], width: number): Row[] {
  const rows: DOMRect[][] = []
  for (const barrier of [...barriers].sort((a, b) => a.top - b.top)) {
    const row = rows.find((one) => one.some((other) => barrier.top < other.bottom && other.top < barrier.bottom))
    if (row) row.push(barrier)
    else rows.push([barrier])
  }
  return rows.reverse().map((row) => ({
    top: Math.min(...row.map((one) => one.top)),
    bottom: Math.max(...row.map((one) => one.bottom)),
    gaps: gapsOf(row, width),
  }))
}

function gapsOf(row: DOMRect[], width: number): number[] {
  const sorted = [...row].sort((a, b) => a.left - b.left)
  const gaps: number[] = []
  let right = 0
  for (const one of sorted) {
    if (one.left > right) gaps.push((right + one.left) / 2)
    right = Math.max(right, one.right)
  }
  return width > right ? [...gaps, (right + width) / 2] : gaps
}

/** From a point below all rows to one above them, through the nearest gaps. */
export function route(from: Point, to: Point, rows: Row[]): Point[] {
  const points = [from]
  let x = from[0]
  rows.forEach(({ bottom, gaps }, place) => {
    const below = place ? (rows[place - 1]!.top + bottom) / 2 : bottom + 5
    const far = (gap: number) => Math.abs(gap - x) + Math.abs(gap - to[0])
    const gap = [...gaps].sort((a, b) => far(a) - far(b))[0] ?? x
    points.push([x, below], [gap, below])
    x = gap
  })
  const above = (rows.at(-1)?.top ?? from[1]) - 5
  return [...points, [x, above], [to[0], above], to]
}

/** The path along these points, its corners rounded. */
export function along(points: Point[]): string {
  const [first, ...rest] = points.filter(([x, y], place) => !place || Math.hypot(x - points[place - 1]![0], y - points[place - 1]![1]) > 1)
  if (!first) return ''
  let d = `M${first[0]} ${first[1]}`
  rest.forEach((point, place) => {
    const before = place ? rest[place - 1]! : first
    const after = rest[place + 1]
    if (!after) return void (d += `L${point[0]} ${point[1]}`)
    const enter = towards(point, before)
    const leave = towards(point, after)
    d += `L${enter[0]} ${enter[1]}Q${point[0]} ${point[1]} ${leave[0]} ${leave[1]}`
  })
  return d
}

function towards(point: Point, other: Point): Point {
  const far = Math.hypot(other[0] - point[0], other[1] - point[1])
  const part = Math.min(ROUND, far / 2) / far
  return [point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part]
}
