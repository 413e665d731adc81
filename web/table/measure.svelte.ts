// How wide words are in the fonts that are really there, and where their lines may end.

const SIZE = 100 // px, large enough for exact figures

/** Where a name is not parted: before its figure (`AMR 35`, `Pz.Kpfw. II`), behind its hyphen (`T-34-57`). */
const BEFORE_FIGURE = /(?<=\p{L}\.?) (?=(?:\p{Lu}?\d{1,3}|[IVX]+)(?![\p{L}\d]))/gu
const BEHIND_HYPHEN = /(?<=[\p{L}\d]-)(?=\d)/gu

/** Words to be shown, in which no line ends within a name and its figures. */
export const unparted = (words: string): string => words.replaceAll(BEFORE_FIGURE, '\u00a0').replaceAll(BEHIND_HYPHEN, '\u2060')

class Ruler {
  #pen = document.createElement('canvas').getContext('2d')
  #widths = new Map<string, number>()
  #arrived = $state(0)
  #family = ''

  constructor() {
    document.fonts?.addEventListener('loadingdone', () => {
      this.#widths.clear()
      this.#arrived += 1
    })
  }

  /** The width in ems of words in the narrow type; known again when a font has arrived. */
  width(words: string, weight: number): number {
    void this.#arrived
    const key = `${weight} ${words}`
    let width = this.#widths.get(key)
    if (width === undefined) this.#widths.set(key, (width = this.#measure(words, weight)))
    return width
  }

  #measure(words: string, weight: number): number {
    if (!this.#pen) return words.length / 2 // without a screen
    this.#family ||= getComputedStyle(document.documentElement).getPropertyValue('--narrow') || 'sans-serif'
    this.#pen.font = `${weight} ${SIZE}px ${this.#family}`
    return this.#pen.measureText(words).width / SIZE
  }
}

const ruler = new Ruler()

/** The largest size, up to a limit, in which words fit a width. */
export function fitting(words: string, width: number, most: number, weight = 700): number {
  return Math.min(most, width / Math.max(0.01, ruler.width(words, weight)))
}

/** A name in one line, or in two where that leaves the letters larger; of two ways to part it the more even one. */
export function titled(name: string, width: number, most: { one: number; two: number }): { lines: string[]; size: number } {
  let best = { lines: [name], size: fitting(name, width, most.one) }
  for (const { index } of name.replaceAll(BEFORE_FIGURE, '\u00a0').matchAll(/ /g)) {
    const lines = [name.slice(0, index), name.slice(index + 1)]
    const size = Math.min(...lines.map((line) => fitting(line, width, most.two)))
    if (size > best.size || (size === best.size && best.lines.length > 1 && longest(lines) < longest(best.lines))) best = { lines, size }
  }
  return best
}

const longest = (lines: string[]): number => Math.max(...lines.map(({ length }) => length))

/** Smaller than this, in px, words are cut rather than shrunk. */
const LEAST = 10

/** Words in a box of few lines, as small as they must be to stand there whole; `words` says when to look again. */
export function shrunk(words: string): (box: HTMLElement) => () => void {
  void words
  return (box) => {
    const fit = () => {
      box.style.fontSize = ''
      let size = parseFloat(getComputedStyle(box).fontSize)
      while ((box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1) && size > LEAST) box.style.fontSize = `${(size -= 0.5)}px`
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box.closest('section') ?? box)
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }
}
