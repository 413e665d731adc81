// Contour lines of an invented landscape: the same name always gives the same map.

type Point = readonly [number, number]
type Hill = { x: number; y: number; height: number; rx: number; ry: number }

/** A small seeded generator (mulberry32 over an FNV hash): pictures only, never luck in a game. */
function scatter(seed: string): () => number {
  let a = 2166136261
  for (const c of seed) a = Math.imul(a ^ c.codePointAt(0)!, 16777619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function hills(seed: string, width: number, height: number, count: number): Hill[] {
  const next = scatter(seed)
  const size = Math.sqrt((width * height) / count)
  return Array.from({ length: count }, (_, i) => ({
    x: next() * width,
    y: next() * height,
    height: (i % 4 === 3 ? -0.6 : 1) * (0.45 + 0.55 * next()),
    rx: size * (0.35 + 0.5 * next()),
    ry: size * (0.3 + 0.4 * next()),
  }))
}

const altitude = (land: Hill[], x: number, y: number) =>
  land.reduce((sum, h) => sum + h.height * Math.exp(-(((x - h.x) / h.rx) ** 2) - ((y - h.y) / h.ry) ** 2), 0)

/** One closed SVG path for each level, lowest first, by marching squares; they reach beyond the frame. */
export function contours(seed: string, width: number, height: number, count = 9, step = 0.12, cell = 12): string[] {
  const land = hills(seed, width, height, count)
  const [columns, rows] = [Math.ceil(width / cell) + 5, Math.ceil(height / cell) + 5]
  const edge = (r: number, c: number) => r === 0 || c === 0 || r === rows - 1 || c === columns - 1
  const field = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => (edge(r, c) ? -1 : altitude(land, (c - 2) * cell, (r - 2) * cell))),
  )
  const top = Math.max(...field.flat())
  const paths: string[] = []
  for (let level = step; level < top; level += step) paths.push(trace(field, level, cell))
  return paths
}

/** The lines of one level: the crossings of neighbouring cells, joined into loops. */
function trace(field: number[][], level: number, cell: number): string {
  const where = new Map<string, Point>()
  const next = new Map<string, string[]>()
  const at = (c: number, r: number): Point => [(c - 2) * cell, (r - 2) * cell]
  const cut = (a: number, b: number) => (level - a) / (b - a)
  for (let r = 0; r + 1 < field.length; r++)
    for (let c = 0; c + 1 < field[0]!.length; c++) {
      const [nw, ne, sw, se] = [field[r]![c]!, field[r]![c + 1]!, field[r + 1]![c]!, field[r + 1]![c + 1]!]
      const crossed: string[] = []
      const cross = (key: string, a: number, b: number, point: (share: number) => Point) => {
        if (a > level === b > level) return
        where.set(key, point(cut(a, b)))
        crossed.push(key)
      }
      cross(`h${r},${c}`, nw, ne, (share) => at(c + share, r))
      cross(`v${r},${c + 1}`, ne, se, (share) => at(c + 1, r + share))
      cross(`h${r + 1},${c}`, sw, se, (share) => at(c + share, r + 1))
      cross(`v${r},${c}`, nw, sw, (share) => at(c, r + share))
      for (let i = 0; i < crossed.length; i += 2) {
        const [one, other] = [crossed[i]!, crossed[i + 1]!]
        next.set(one, [...(next.get(one) ?? []), other])
        next.set(other, [...(next.get(other) ?? []), one])
      }
    }
  const loops: string[] = []
  while (next.size > 0) {
    const loop: Point[] = []
    let key = next.keys().next().value
    while (key !== undefined) {
      loop.push(where.get(key)!)
      const onward: string[] = next.get(key)!
      next.delete(key)
      key = onward.find((other) => next.has(other))
    }
    loops.push(smooth(loop))
  }
  return loops.join('')
}

/** A closed stroke through the middles of a loop's sides, rounded at its points. */
function smooth(loop: Point[]): string {
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const middle = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2]
  const corners = loop.map((point, i) => `Q${at(point)} ${at(middle(point, loop[(i + 1) % loop.length]!))}`)
  return `M${at(middle(loop.at(-1)!, loop[0]!))}${corners.join('')}Z`
}
