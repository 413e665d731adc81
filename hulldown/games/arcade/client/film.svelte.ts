// The little film of a round: beats that are played, paused, stepped and shown again. The board it ends
// on is the one of the view; until then the board is what the lines have told so far.
import type { Line } from '../../../../web/table/contract'
import { beatsOf, isSame, sceneOf, type Beat, type Scene } from './scene'
import type { ArcadeView, SeatView } from './view'

/** A beat, and the scores that are known by then. */
type Shot = Beat & { seats: SeatView[]; phase: number }

const LONGEST = 14_000
const NEW_REEL = 'plans-made'

export class Film {
  /** The board before the first beat. */
  #start = $state.raw<Scene>()
  #shots = $state.raw<Shot[]>([])
  /** How many beats have been shown. */
  at = $state(0)
  playing = $state(false)
  #end = $state.raw<{ scene: Scene; view: ArcadeView }>()
  #timer: number | undefined
  /** Somebody stopped it: what comes meanwhile waits. */
  #paused = false

  constructor(readonly speed: () => number) {}

  /** The situation changed; shows how, if the lines lead there from what was known before. */
  push(view: ArcadeView, lines: Line[]): void {
    const before = this.#end
    const scene = sceneOf(view, this.#shots.at(-1)?.scene ?? before?.scene)
    this.#end = { scene, view }
    if (!before) return
    const beats = beatsOf(before.scene, lines)
    const last = beats.at(-1)
    if (!last || !isSame(last.scene, scene) || this.speed() === 0) return this.#keep(before.scene, beats, before.view, view, last && isSame(last.scene, scene))
    this.#keep(before.scene, beats, before.view, view, true)
    if (!this.playing && !this.#paused) this.#play()
  }

  /** Adds beats to the reel; a new round begins a new one. */
  #keep(from: Scene, beats: Beat[], before: ArcadeView, after: ArcadeView, fits: boolean | undefined): void {
    if (!beats.length) return
    if (!fits) return this.#cut()
    const isNew = beats.some((beat) => beat.lines.some(({ message }) => message.id === NEW_REEL))
    const shots = beats.map((beat, place): Shot => {
      const isLast = place === beats.length - 1
      return { ...beat, seats: isLast ? after.seats : before.seats, phase: after.action_phase }
    })
    const ended = this.over
    if (isNew && ended) {
      this.#start = from
      this.#shots = shots
      this.at = 0
    } else {
      this.#start ??= from
      this.#shots = [...this.#shots, ...shots]
    }
    if (this.speed() === 0) this.at = this.#shots.length
  }

  #cut(): void {
    this.#stop()
    this.#shots = []
    this.#start = undefined
    this.at = 0
  }

  get over(): boolean {
    return this.at >= this.#shots.length
  }
  get length(): number {
    return this.#shots.length
  }
  /** Is there something to be shown again? */
  get canReplay(): boolean {
    return this.#shots.some((shot) => shot.lasts > 0)
  }

  get scene(): Scene | undefined {
    if (this.over || !this.#start) return this.#end?.scene
    return this.at === 0 ? this.#start : this.#shots[this.at - 1]!.scene
  }
  get shot(): Shot | undefined {
    return this.over && !this.playing ? undefined : this.#shots[this.at - 1]
  }
  get seats(): SeatView[] {
    if (this.over) return this.#end?.view.seats ?? []
    return this.#shots[Math.max(0, this.at - 1)]!.seats
  }

  /** The stack each tank has shown last, as far as the film has come. */
  get stacks(): Map<string, string[]> {
    const shown = new Map<string, string[]>()
    for (const { lines } of this.over ? [] : this.#shots.slice(0, this.at))
      for (const { message } of lines) if (message.id === 'stack-shown') shown.set(String(message.args.seat), message.args.cards as string[])
    return shown
  }

  /** How long a beat lasts now; a long film is hurried. */
  lasts(shot: Shot | undefined): number {
    const speed = this.speed() || 1
    const whole = this.#shots.reduce((sum, one) => sum + one.lasts, 0)
    return ((shot?.lasts ?? 0) * Math.min(1, LONGEST / Math.max(1, whole))) / speed
  }

  play = (): void => {
    if (this.over) this.at = 0
    this.#play()
  }
  pause = (): void => {
    this.#stop()
    this.#paused = !this.over
  }
  toggle = (): void => (this.playing ? this.pause() : this.play())

  step = (by: 1 | -1): void => {
    this.#stop()
    do this.at = Math.max(0, Math.min(this.#shots.length, this.at + by))
    while (this.#shots[this.at - 1]?.lasts === 0 && !this.over && this.at > 0)
    this.#paused = !this.over
  }

  again = (): void => {
    this.#stop()
    this.at = 0
    this.#play()
  }

  /** Shows how things stand. */
  skip = (): void => {
    this.#stop()
    this.#paused = false
    this.at = this.#shots.length
  }

  close(): void {
    this.#stop()
  }

  #play(): void {
    this.#paused = false
    this.playing = true
    this.#next()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  #next(): void {
    clearTimeout(this.#timer)
    if (this.over) return void (this.playing = false)
    this.at += 1
    this.#timer = window.setTimeout(() => this.#next(), this.lasts(this.#shots[this.at - 1]))
  }
}
