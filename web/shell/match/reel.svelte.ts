// A replay: its moments, read in parts as they are needed, and the place where it stands.
import { SPEEDS, watched, type Frame } from '../../table/playback.svelte'
import { getMoments } from '../api'
import type { Line, MatchInfo, Moment } from '../wire'

const PART = 50
const BEAT = 900

export class Reel {
  match = $state.raw<MatchInfo>()
  total = $state(0)
  /** The moment shown. */
  at = $state(0)
  playing = $state(false)
  /** The table still shows what happened: the next moment waits. */
  held = false
  speed = $state(1)
  frame = $state.raw<Frame>()
  titles = $state.raw<Record<string, string>>({})
  #moments = $state.raw<Moment[]>([])
  #parts = new Map<number, Promise<void>>()
  #timer: number | undefined
  /** Done when all moments have been read. */
  #all: Promise<void> = Promise.resolve()

  constructor(
    readonly id: string,
    readonly secret: string,
    /** Whose view it is; undefined: a spectator's. */
    readonly seat: number | undefined,
  ) {}

  /** Opens the replay at a moment; reads the rest by and by. */
  async open(moment?: number): Promise<void> {
    await this.#read(Math.floor((moment ?? 0) / PART))
    await this.go(Math.min(moment ?? 0, this.total - 1))
    this.#all = this.#readAll()
  }

  async go(moment: number): Promise<void> {
    const at = Math.max(0, Math.min(this.total - 1, moment))
    this.at = at
    await this.#read(Math.floor(at / PART))
    const found = this.#moments[at]
    if (found && this.at === at) this.frame = watched(found)
  }

  /** The log up to the moment shown, as far as it has been read. */
  get lines(): Line[] {
    return this.whole.filter(({ moment }) => moment <= this.at)
  }

  /** The log of the whole match, as far as it has been read. */
  get whole(): Line[] {
    return this.#moments.flatMap((moment) => moment?.lines ?? [])
  }

  toggle = (): void => (this.playing ? this.stop() : this.#start())
  stop = (): void => {
    this.playing = false
    clearTimeout(this.#timer)
  }
  step = (by: number): void => {
    this.stop()
    void this.go(this.at + by)
  }
  /** To the beginning of the turn before or after: a moment in which one of these lines is told; beyond them, to an end. */
  turn = async (by: -1 | 1, turns: readonly string[]): Promise<void> => {
    await this.#all
    const begins = this.whole.filter(({ message }) => turns.includes(message.id)).map(({ moment }) => moment)
    const next = by > 0 ? begins.find((moment) => moment > this.at) : begins.filter((moment) => moment < this.at).at(-1)
    this.step((next ?? (by > 0 ? this.total - 1 : 0)) - this.at)
  }
  first = (): void => this.step(-this.total)
  last = (): void => this.step(this.total)
  faster = (): void => this.#change(1)
  slower = (): void => this.#change(-1)

  #change(by: number): void {
    const place = SPEEDS.indexOf(this.speed) + by
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place))]!
    if (this.speed === 0) this.stop()
  }

  #start(): void {
    if (this.at >= this.total - 1) void this.go(0)
    if (this.speed === 0) this.speed = 1
    this.playing = true
    this.#beat()
  }

  #beat(): void {
    this.#timer = window.setTimeout(async () => {
      if (!this.playing) return
      if (this.held) return this.#beat()
      await this.go(this.at + 1)
      if (this.at >= this.total - 1) this.playing = false
      else this.#beat()
    }, BEAT / this.speed)
  }

  #read(part: number): Promise<void> {
    const known = this.#parts.get(part)
    if (known) return known
    const reading = this.#fetch(part)
    this.#parts.set(part, reading)
    return reading
  }

  async #fetch(part: number): Promise<void> {
    const read = await getMoments(this.id, this.secret, part * PART, PART, this.seat)
    const moments = [...this.#moments]
    for (const moment of read.moments) moments[moment.index] = moment
    this.#moments = moments
    this.match = read.match
    this.total = read.total
    this.titles = read.titles
  }

  async #readAll(): Promise<void> {
    for (let part = 0; part * PART < this.total; part++) await this.#read(part)
  }
}
