// A stencil alphabet of our own: capitals on a field 100 high, drawn with a broad brush and cut by bridges.

import { unparted } from '../table/measure.svelte'

/** Width, and strokes (open paths) or areas (closed ones). */
type Glyph = readonly [width: number, shapes: string]
export type Placed = { x: number; width: number; shapes: string; mark: string }

const BRUSH = 20
const SPACING = 12

const GLYPHS: Record<string, Glyph> = {
  A: [80, 'M10 104L28.5 -4M70 104L51.5 -4M20 70H49'],
  B: [70, 'M10 0V100M26 10H46L57 21V38L46 50H26M26 50H48L60 62V78L48 90H26'],
  C: [66, 'M31 10H25L10 25V75L25 90H31M37 10H42L56 24V37M37 90H42L56 76V63'],
  D: [72, 'M10 0V100M26 10H46L62 26V74L46 90H26'],
  E: [58, 'M10 0V100M26 10H58M26 50H52M26 90H58'],
  F: [56, 'M10 0V100M26 10H56M26 50H50'],
  G: [70, 'M32 10H25L10 25V75L25 90H32M38 10H45L60 25V36M38 90H60V52H42'],
  H: [74, 'M10 0V100M64 0V100M10 50H34M40 50H64'],
  I: [20, 'M10 0V100'],
  J: [56, 'M46 0V75L32 90H31M25 90H23L10 77V66'],
  K: [72, 'M10 0V100M66 -8L37 50L66 108'],
  L: [56, 'M10 0V100M25 90H56'],
  M: [94, 'M10 0V100M84 0V100M25 0H39L47 44L55 0H69V8L55 76H39L25 8Z'],
  N: [78, 'M10 0V100M68 0V100M16 0H32L53 58V100H46L16 30Z'],
  O: [70, 'M32 10H25L10 25V75L25 90H32M38 10H45L60 25V75L45 90H38'],
  P: [66, 'M10 0V100M26 10H44L56 22V46L44 58H26'],
  Q: [70, 'M32 10H25L10 25V75L25 90H32M38 10H45L60 25V75L45 90H38M40 66L66 106'],
  R: [70, 'M10 0V100M26 10H46L58 22V42L46 54H26M43 66L61 106'],
  S: [66, 'M30 10H24L10 23V37L23 50H43L56 63V77L43 90H36M36 10H43L56 23V33M30 90H23L10 77V67'],
  T: [64, 'M0 10H64M32 26V100'],
  U: [70, 'M10 0V75L25 90H32M60 0V75L45 90H38'],
  V: [78, 'M10 -4L28 104M68 -4L50 104'],
  W: [106, 'M11 -4L20 104M95 -4L86 104M38 100L48 24H58L68 100H53L53 100Z'],
  X: [76, 'M12 -6L64 106M64 -6L48 29M28 71L12 106'],
  Y: [72, 'M8 -6L29 44M64 -6L43 44M36 56V100'],
  Z: [64, 'M3 10H61M37 26H61L27 74H3ZM3 90H61'],
  Ł: [60, 'M14 0V100M30 90H60M-2 66L40 40V54L-2 80Z'],
  0: [62, 'M28 10H24L10 25V75L24 90H28M34 10H38L52 25V75L38 90H34'],
  1: [36, 'M0 24L22 6V20L0 38ZM26 0V100'],
  2: [62, 'M10 36V24L23 10H28M34 10H39L52 23V38L40 52M34 58L10 90H60'],
  3: [62, 'M8 10H40L52 22V38L40 50H26M26 50H41L52 62V78L40 90H8'],
  4: [66, 'M46 0V60M46 76V100M30 -4L8 62M4 68H66'],
  5: [62, 'M56 10H10V36M10 50H40L52 62V78L40 90H8'],
  6: [64, 'M54 10H26L10 26V75L24 90H28M34 90H40L54 76V62L42 50H26'],
  7: [58, 'M2 10H48M54 12L28 104'],
  8: [66, 'M30 10H22L12 20V40L22 50H30M36 10H44L54 20V40L44 50H36M30 50H21L10 61V79L21 90H30M36 50H45L56 61V79L45 90H36'],
  9: [64, 'M10 90H38L54 74V25L40 10H36M30 10H24L10 24V38L22 50H38'],
  '\u00a0': [16, ''],
  '-': [36, 'M2 52H34'],
  '–': [50, 'M2 52H48'],
  ':': [20, 'M0 30H20V50H0ZM0 76H20V96H0Z'],
  '!': [20, 'M10 0V66M0 80H20V100H0Z'],
  '.': [20, 'M0 80H20V100H0Z'],
  ',': [22, 'M2 80H22V98L10 116H0Z'],
  '’': [22, 'M2 0H22V18L10 36H0Z'],
  "'": [20, 'M0 0H20L15 34H5Z'],
  '?': [60, 'M8 30V22L20 10H40L52 22V36L31 54V66M21 80H41V100H21Z'],
}

/** Accents, by combining character, around x = 0. */
const MARKS: Record<string, string> = {
  '\u0301': 'M-8 -8L4 -28H24L6 -8Z',
  '\u0307': 'M-10 -28H10V-8H-10Z',
  '\u0308': 'M-26 -26H-7V-8H-26ZM7 -26H26V-8H7Z',
  '\u0328': 'M12 104H26L16 116L30 118L24 128H6L0 118Z',
}

/** The words between which a line may end; marks around a name that was filled in are not drawn. */
export function wordsOf(text: string): string[] {
  return unparted(text.replaceAll(/[\u2066-\u2069]/g, '')).replaceAll('\u2060', '').split(' ')
}

/** The glyphs of a word in their places, or nothing if a character has none. */
export function stencil(word: string): { width: number; glyphs: Placed[] } | undefined {
  const glyphs: Placed[] = []
  let x = 0
  for (const character of word.toUpperCase().normalize('NFD')) {
    const last = glyphs.at(-1)
    const mark = MARKS[character]
    const glyph = GLYPHS[character]
    if (mark && last) last.mark = mark
    else if (!glyph) return undefined
    else {
      const [width, shapes] = glyph
      glyphs.push({ x, width, shapes, mark: '' })
      x += width + SPACING
    }
  }
  return { width: x - SPACING, glyphs }
}

/** Open strokes and closed areas are painted differently. */
export function split(shapes: string): { strokes: string; areas: string } {
  const parts = shapes.match(/M[^M]+/g) ?? []
  const closed = (part: string) => part.endsWith('Z')
  return { strokes: parts.filter((p) => !closed(p)).join(''), areas: parts.filter(closed).join('') }
}

export { BRUSH }
