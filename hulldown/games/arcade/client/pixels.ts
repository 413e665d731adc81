// Pictures of 16 by 16 pixels, written as text, one sign a pixel; made into one path for each ink.

export type Picture = { ink: string; path: string }[]

export const PIXELS = 16

/** The paths of a picture: for each sign that is not a blank, all its pixels. */
export function drawn(rows: readonly string[], x = 0, y = 0): Picture {
  const paths = new Map<string, string>()
  rows.forEach((row, down) => {
    for (const run of row.matchAll(/([^. ])\1*/g)) {
      const [signs, ink] = run as unknown as [string, string]
      const path = `M${x + run.index} ${y + down}h${signs.length}v1h-${signs.length}z`
      paths.set(ink, (paths.get(ink) ?? '') + path)
    }
  })
  return [...paths].map(([ink, path]) => ({ ink, path }))
}

/** Repeats a pattern until it fills a space. */
export function tiled(pattern: readonly string[], shift = 0): string[] {
  return Array.from({ length: PIXELS }, (_, y) => {
    const row = pattern[y % pattern.length]!
    const by = shift * Math.floor(y / pattern.length)
    return Array.from({ length: PIXELS }, (_, x) => row[(x + by) % row.length]!).join('')
  })
}

/** Lays one picture over another; blanks let through what is below. */
export function over(below: readonly string[], above: readonly string[]): string[] {
  return below.map((row, y) => [...row].map((sign, x) => (above[y]?.[x] ?? '.').replace('.', sign)).join(''))
}

const FONT: Record<string, string> = {
  A: '.#.#.#####.##.#', B: '##.#.###.#.###.', C: '.###..#..#...##', D: '##.#.##.##.###.',
  E: '####..##.#..###', F: '####..##.#..#..', G: '.###..#.##.#.##', H: '#.##.#####.##.#',
  0: '####.##.##.####', 1: '.#.##..#..#.###', 2: '##...#.#.#..###', 3: '##...#.#...###.',
  4: '#.##.####..#..#', 5: '####..##...###.', 6: '.###..####.####', 7: '###..#.#..#..#.',
  8: '####.#####.####', 9: '####.####..###.',
} // prettier-ignore

/** A letter or digit of 3 by 5 pixels. */
export function glyph(sign: string): string[] {
  const bits = FONT[sign] ?? FONT[0]!
  return Array.from({ length: 5 }, (_, y) => bits.slice(y * 3, y * 3 + 3))
}

/** The same, every pixel as a square of four. */
export function doubled(rows: readonly string[]): string[] {
  return rows.flatMap((row) => {
    const wide = [...row].map((sign) => sign + sign).join('')
    return [wide, wide]
  })
}
