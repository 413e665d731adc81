// Which part of the board is seen, and how large: it pans and zooms while the page does not.
import { placeOf } from './view'

export const GUTTER = 18
const TAPPABLE = 44
const PICKABLE = 30
const WATCHABLE = 26
/** A mouse hits what a finger does not: then the whole board in sight is worth more than large spaces. */
const isPointed = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches
const FOLLOWED = [26, 36] as const
const LARGEST = 96
const EDGE = TAPPABLE / 2

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(most, at))

export class Camera {
  width = $state(0)
  height = $state(0)
  rows = $state(12)
  columns = $state(12)
  /** Somebody wants to pick a space: none is smaller than a finger, or than a mouse needs. */
  near = $state(false)
  /** A size somebody chose, for as long as it lasts. */
  chosen = $state<number>()
  /** What the middle of the picture looks at, in spaces. */
  #x = $state(6)
  #y = $state(6)

  readonly whole: number = $derived(
    Math.max(8, Math.floor(Math.min((this.width - GUTTER) / this.columns, (this.height - GUTTER) / this.rows))),
  )
  /** The size of a space, in whole pixels. */
  readonly size: number = $derived(this.chosen ?? Math.max(this.whole, this.near ? this.#tappable : this.#watchable))
  readonly left: number = $derived(this.#offset(this.width, this.columns, this.#x))
  readonly top: number = $derived(this.#offset(this.height, this.rows, this.#y))
  readonly isWhole: boolean = $derived(this.size <= this.whole)

  /** The whole board if that is large enough to follow a film; else as large as the height has room for. */
  get #watchable(): number {
    const [least, most] = FOLLOWED
    if (this.whole >= WATCHABLE) return this.whole
    return Math.max(least, Math.min(most, Math.floor((this.height - GUTTER) / this.rows)))
  }

  get #tappable(): number {
    return isPointed && this.whole >= PICKABLE ? this.whole : TAPPABLE
  }

  #offset(room: number, count: number, looked: number): number {
    const extent = count * this.size + GUTTER
    if (extent <= room) return Math.floor((room - extent) / 2)
    return Math.round(Math.min(0, Math.max(room - extent, room / 2 - GUTTER - looked * this.size)))
  }

  look(space: string): void {
    const { row, column } = placeOf(space)
    this.#x = column + 0.5
    this.#y = row + 0.5
  }

  /** Moves the picture so that the space is well within it. */
  reveal(space: string): void {
    const { row, column } = placeOf(space)
    const [across, down] = [this.width / this.size / 2 - 1.5, this.height / this.size / 2 - 1.5]
    this.#settle()
    this.#x = Math.min(Math.max(this.#x, column + 0.5 - across), column + 0.5 + across)
    this.#y = Math.min(Math.max(this.#y, row + 0.5 - down), row + 0.5 + down)
  }

  /** Where at the edge of the picture a space lies beyond it; nothing if it can be seen. */
  beyond(space: string): { x: number; y: number } | undefined {
    const { row, column } = placeOf(space)
    const [x, y] = [this.left + GUTTER + (column + 0.5) * this.size, this.top + GUTTER + (row + 0.5) * this.size]
    const [across, down] = [within(x, GUTTER, this.width), within(y, GUTTER, this.height)]
    if (across === x && down === y) return undefined
    return { x: within(x, GUTTER + EDGE, this.width - EDGE), y: within(y, GUTTER + EDGE, this.height - EDGE) }
  }

  /** Does the space lie in the lower half of the picture? */
  isLow(space: string): boolean {
    return this.top + GUTTER + (placeOf(space).row + 0.5) * this.size > this.height / 2
  }

  pan(x: number, y: number): void {
    this.#settle()
    this.#x -= x / this.size
    this.#y -= y / this.size
    this.#settle()
  }

  /** Makes spaces larger or smaller around a point of the picture. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.size
    const size = Math.round(Math.min(LARGEST, Math.max(this.whole, before * factor)))
    if (size === before) return
    const [column, row] = [(x - this.left - GUTTER) / before, (y - this.top - GUTTER) / before]
    this.chosen = size
    this.#x = column + (this.width / 2 - x) / size
    this.#y = row + (this.height / 2 - y) / size
    this.#settle()
  }

  toggle(): void {
    this.chosen = this.isWhole ? Math.max(TAPPABLE, Math.round(this.whole * 1.5)) : this.whole
  }

  /** Forgets what lies beyond the edges. */
  #settle(): void {
    this.#x = (this.width / 2 - this.left - GUTTER) / this.size
    this.#y = (this.height / 2 - this.top - GUTTER) / this.size
  }
}
