// The little film of a round: beats that are played, paused, stepped and shown again. The board it ends
// on is the one of the view; until then the board is what the lines have told so far.
import type { Line } from '../../../../web/table/contract'
import { beatsOf, isSame, sceneOf, type Beat, type Scene } from './scene'
import type { ArcadeView } from './view'

/** A beat, and the figures that are known by then. */
type Shot = Beat & { view: ArcadeView }

/** So long may a film be at speed 1, and so much longer for each tank on the board. */
const LONGEST = 10_000
const EACH_TANK = 1_000
/** What merely goes its way is hurried first, but never beyond what the eye can follow. */
const BRIEFEST = 0.4
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
  /** By how much plain beats and telling beats are shortened. */
  readonly #haste: { plain: number; telling: number } = $derived.by(() => hasteOf(this.#shots))

  constructor(readonly speed: () => number) {}

  /** The situation changed; shows how, if the lines lead there from what was known before. */
  push(view: ArcadeView, lines: Line[]): void {
    const before = this.#end
    const scene = sceneOf(view, this.#shots.at(-1)?.scene ?? before?.scene)
    this.#end = { scene, view }
    if (!before) return
    const beats = beatsOf(before.scene, lines)
    const last = beats.at(-1)
    const fits = last && isSame(last.scene, scene)
    this.#keep(before.scene, beats, before.view, view, fits)
    if (fits && this.speed() > 0 && !this.playing && !this.#paused) this.#play()
  }

  /** Adds beats to the reel; a new round begins a new one. */
  #keep(from: Scene, beats: Beat[], before: ArcadeView, after: ArcadeView, fits: boolean | undefined): void {
    if (!beats.length) return
    if (!fits) return this.#cut()
    const isNew = beats.some((beat) => beat.lines.some(({ message }) => message.id === NEW_REEL))
    const shots = beats.map((beat, place): Shot => ({ ...beat, view: place === beats.length - 1 ? after : before }))
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
  /** How many lines of the log have been told; nothing is told before the first beat. */
  get told(): number {
    const coming = this.#shots.slice(this.at).flatMap(({ lines }) => lines)
    return coming[0]?.index ?? Infinity
  }
  get length(): number {
    return this.#shots.length
  }
  /** Which beat is shown, of how many; what shows nothing, such as the plan of the round to come, is no beat. */
  get counter(): string {
    const count = (shots: Shot[]) => shots.filter(({ lasts }) => lasts > 0).length
    return `${count(this.#shots.slice(0, this.at))}/${count(this.#shots)}`
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
  /** The figures as far as the film has come. */
  get view(): ArcadeView | undefined {
    return this.over ? this.#end?.view : this.#shots[Math.max(0, this.at - 1)]!.view
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
    if (!shot) return 0
    return (shot.lasts * (shot.plain ? this.#haste.plain : this.#haste.telling)) / (this.speed() || 1)
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
    let at = this.at
    do at += by
    while (at > 0 && at < this.#shots.length && this.#shots[at - 1]!.lasts === 0)
    this.seek(at)
  }

  /** Shows the film as it is after this many beats, and waits there. */
  seek = (at: number): void => {
    this.#stop()
    this.at = Math.max(0, Math.min(this.#shots.length, at))
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

/** Plain beats are hurried until the film is short enough; what is left to save, all share. */
export function hasteOf(shots: readonly Beat[]): { plain: number; telling: number } {
  const time = (plain: boolean) => shots.reduce((sum, shot) => sum + (shot.plain === plain ? shot.lasts : 0), 0)
  const [plain, telling] = [time(true), time(false)]
  const tanks = Math.max(0, ...shots.map(({ scene }) => Object.keys(scene.tanks).length))
  const longest = LONGEST + EACH_TANK * tanks
  if (plain + telling <= longest) return { plain: 1, telling: 1 }
  const hurried = Math.max(BRIEFEST, (longest - telling) / Math.max(1, plain))
  const all = Math.min(1, longest / (telling + plain * hurried))
  return { plain: hurried * all, telling: all }
}
