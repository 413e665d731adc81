// What happened, shown at a speed that can be read: a queue of moments, about three seconds a turn at speed 1, longer where something weighs.
import { settings } from '../shell/settings.svelte'
import type { Line, Moment, Situation } from '../shell/wire'

/** A moment as a table shows it; `skipped`: without motion. */
export type Frame = { situation: Situation; lines: Line[]; skipped?: boolean }

const BEAT = 900
const TURN = 3000
export const SPEEDS = [0, 0.5, 1, 2, 4, 8]

export class Playback {
  /** What the table shows now. */
  shown = $state.raw<Frame>()
  /** How many moments still wait to be shown. */
  behind = $state(0)
  /** What is shown has its beat, and nothing is asked meanwhile. */
  resting = $state(false)
  /** The table shows several moments one after another by itself: it gets them as they come. */
  isFilm = false
  #waiting: Frame[] = []
  #timer: number | undefined
  #skipping = false
  #actor = ''
  #used = 0

  /** Called for each moment as it is shown; skipped ones come together. */
  constructor(
    readonly onshow: (frame: Frame) => void = () => {},
    /** So many milliseconds at speed 1 a moment is shown at least, however many a turn has. */
    readonly least: (frame: Frame) => number = () => 0,
  ) {}

  /** Shows these after all that waits; at once if nothing does, or if it follows from one's own choice. */
  push(...frames: Frame[]): void {
    const own = this.#waiting.length === 0 && this.shown?.situation.prompt
    if (own) this.#stop()
    this.#waiting.push(...frames)
    this.behind = this.#waiting.length
    if (this.speed === 0 || this.#skipping) this.skip()
    else if (this.#timer === undefined) this.#next()
  }

  /** Leaves out what waits and shows how things stand; what still comes, too, until something is asked. */
  skip = (): void => {
    const last = this.#waiting.at(-1)
    this.#stop()
    const { prompt, outcome } = (last ?? this.shown)?.situation ?? {}
    this.#skipping = !prompt && !outcome
    if (!last) return
    const lines = this.#waiting.flatMap((frame) => frame.lines)
    this.#waiting = []
    this.#show({ ...last, lines, skipped: true })
  }

  /** Forgets everything, as when another person takes the screen. */
  clear(): void {
    this.#stop()
    this.#skipping = false
    this.#waiting = []
    this.behind = 0
    this.shown = undefined
  }

  get speed(): number {
    return settings.speed
  }

  setSpeed(speed: number): void {
    settings.choose({ speed })
    if (speed === 0) this.skip()
  }

  faster = (): void => this.setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, this.#place() + 1)]!)
  slower = (): void => this.setSpeed(SPEEDS[Math.max(0, this.#place() - 1)]!)

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.resting = false
  }

  #place(): number {
    return Math.max(0, SPEEDS.findIndex((speed) => speed >= this.speed))
  }

  #next(): void {
    this.#timer = undefined
    this.resting = false
    const frame = this.#waiting.shift()
    if (!frame) return
    const actor = String(this.shown?.situation.to_act)
    this.#show(frame)
    const pause = this.#pause(actor, frame)
    this.resting = pause > 0 && !frame.situation.prompt && !frame.situation.outcome
    this.#timer = window.setTimeout(() => this.#next(), pause)
  }

  /** A beat for each moment that tells something, shorter where a turn has many. */
  #pause(actor: string, frame: Frame): number {
    if (actor !== this.#actor) this.#used = 0
    this.#actor = actor
    if (!frame.lines.length || this.isFilm) return 0
    const more = this.#waiting.findIndex(({ situation }) => String(situation.to_act) !== actor)
    const left = (more < 0 ? this.#waiting.length : more) + 1
    const pause = Math.min(BEAT, Math.max(0, TURN - this.#used) / left)
    this.#used += pause
    return Math.max(pause, this.least(frame)) / this.speed
  }

  #show(frame: Frame): void {
    this.shown = frame
    this.behind = this.#waiting.length
    this.onshow(frame)
  }
}

/** A moment of a replay as a situation in which nothing can be done. */
export function watched({ view, to_act, outcome, lines }: Moment): Frame {
  const nothing = { prompt_number: 0, prompt: null, choices: [], usual: null, plays: [], advice: null, refusals: [], questions: [] }
  const alone = { draft: [], draft_stopped: '', early: false, held: false, orders: {}, order_forms: [], lesson: null, take_back: null }
  return { situation: { ...nothing, ...alone, view, to_act, outcome }, lines }
}
