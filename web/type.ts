// The type: Sofia Sans and its condensed width, cut down to the characters our texts use.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = `${ROOT}node_modules/.type`
const TEXTS = ['web/i18n', 'hulldown/words', 'hulldown/games']
const FAMILIES = { 'sofia-sans': 'Sofia Sans', 'sofia-sans-condensed': 'Sofia Sans Condensed' } as const
const FIRST = 'sofia-sans-latin' // needed by every page
const WEIGHTS = { min: 400, max: 800 }
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum']

/** What people type: ASCII, the letters of Western Europe and Poland, the marks of our languages. */
const TYPED = [...span(0x20, 0x7e), ...span(0xc0, 0xff), ...'\u00a0§«°·»ĄĆĘŁŃŚŹŻąćęłńśźż‘’‚“”„‹›–—…•€−↑↓']

/** Letters as large as those of common fonts, in % of what is asked for. */
const SCALE = { 'sofia-sans': 104, 'sofia-sans-condensed': 100 }

/** How wide a letter of our texts is on average, in ems: regular, then bold. */
const WIDTH = [0.428, 0.434] as const
const ASCENT = 0.9
const DESCENT = 0.3

/** Fonts that stand in until the type is there, scaled to its width; their letters as above. */
const STAND_INS = {
  Arial: { regular: ['Arial', 'Liberation Sans', 'Arimo'], bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], width: [0.449, 0.481] },
  Roboto: { regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'], width: [0.445, 0.453] },
  Noto: { regular: ['Noto Sans', 'Noto Sans Regular'], bold: ['Noto Sans Bold'], width: [0.471, 0.501] },
  DejaVu: { regular: ['DejaVu Sans', 'Verdana'], bold: ['DejaVu Sans Bold', 'Verdana Bold'], width: [0.509, 0.574] },
} as const

function* span(first: number, last: number): Generator<string> {
  for (let code = first; code <= last; code++) yield String.fromCodePoint(code)
}

/** All characters that our texts use or people are likely to type, in order. */
function characters(): number[] {
  const files = TEXTS.flatMap((folder) => readdirSync(ROOT + folder, { encoding: 'utf-8', recursive: true }).map((file) => `${ROOT}${folder}/${file}`))
  const texts = files.filter((file) => /\.ftl$|data\W\w+\.toml$/.test(file)).map((file) => readFileSync(file, 'utf-8'))
  const codes = [...TYPED, ...texts.join('')].map((character) => character.codePointAt(0)!)
  return [...new Set(codes)].filter((code) => code >= 0x20).sort((a, b) => a - b)
}

/** Reads a `unicode-range`. */
function isIn(ranges: string): (code: number) => boolean {
  const pairs = ranges.split(',').map((range) => range.replace('U+', '').split('-').map((hex) => parseInt(hex, 16)))
  return (code) => pairs.some(([first, last = first]) => first! <= code && code <= last!)
}

/** Writes a `unicode-range`. */
function rangesOf(codes: number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',')
}

function face(family: string, weight: string, source: string, more: string): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source};${more}}`
}

function standIns(): string[] {
  const local = (names: readonly string[]) => names.map((name) => `local('${name}')`).join(',')
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`
  const scaled = (part: number) => {
    const scale = (SCALE['sofia-sans'] / 100) * part
    return `size-adjust:${percent(scale)};ascent-override:${percent(ASCENT / part)};descent-override:${percent(DESCENT / part)};line-gap-override:0%`
  }
  return Object.entries(STAND_INS).flatMap(([name, { regular, bold, width }]) => [
    face(`Like ${name}`, '400 599', local(regular), scaled(WIDTH[0] / width[0])),
    face(`Like ${name}`, '600 900', local(bold), scaled(WIDTH[1] / width[1])),
  ])
}

/** Cuts the fonts down into a folder, with the style sheet that names them. */
async function cut(): Promise<void> {
  const wanted = characters()
  const require = createRequire(import.meta.url)
  const faces: string[] = []
  mkdirSync(FOLDER, { recursive: true })
  for (const id of Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]) {
    const parts: Record<string, string> = require(`@fontsource-variable/${id}/unicode.json`)
    for (const [part, ranges] of Object.entries(parts)) {
      const kept = wanted.filter(isIn(ranges))
      if (!kept.length) continue
      const whole = readFileSync(require.resolve(`@fontsource-variable/${id}/files/${id}-${part}-wght-normal.woff2`))
      const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const
      writeFileSync(`${FOLDER}/${id}-${part}.woff2`, await subsetFont(whole, String.fromCodePoint(...kept), options))
      const more = `size-adjust:${SCALE[id]}%;font-display:swap;unicode-range:${rangesOf(kept)}`
      faces.push(face(FAMILIES[id], `${WEIGHTS.min} ${WEIGHTS.max}`, `url('./${id}-${part}.woff2') format('woff2')`, more))
    }
  }
  writeFileSync(`${FOLDER}/faces.css`, [...faces, ...standIns()].join('\n'))
}

/** Makes `@type/faces.css`, asks for the first font early, and lays the licence beside the fonts. */
export function type(): Plugin {
  return {
    name: 'hulldown-type',
    config: () => ({ resolve: { alias: { '@type': FOLDER } } }),
    buildStart: () => (process.env.VITEST ? undefined : cut()),
    generateBundle() {
      const licence = createRequire(import.meta.url).resolve('@fontsource-variable/sofia-sans/LICENSE')
      this.emitFile({ type: 'asset', fileName: 'assets/sofia-sans-license.txt', source: readFileSync(licence) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.startsWith(`assets/${FIRST}-`) && !file.includes('-ext-') && file.endsWith('.woff2'))
        if (!font) return []
        return [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${font}`, crossorigin: '' }, injectTo: 'head-prepend' }]
      },
    },
  }
}
