// What happened, beat by beat: Pulls turn one by one beside what they decide, consequences follow.
import type { Line } from '../../../../web/table/contract'
import { groundOf } from './printed'
import { type DuelView, type ManView, type TankView } from './view'

/** A Pull: the card, and the line that says what came of it where several run side by side. */
export type Pull = { card: string; number: number; result?: Line }
export type Verdict = 'good' | 'bad' | ''
export type Beat = {
  kind: 'declare' | 'pull' | 'damage' | 'hurt' | 'morale' | 'tactics' | 'bids' | 'moment' | 'plain'
  lines: Line[]
  /** The rule that a Pull is made for. */
  rule: string
  pulls: Pull[]
  /** The line that says what came of it. */
  result: Line | undefined
  /** The Damage Card that it follows from. */
  damage: number
  /** The action that it follows from, as it was declared. */
  action: string
  /** The tanks it is about. */
  tank: string
  enemy: string
  view: DuelView
  lasts: number
  /** The turn it belongs to: a Tank Phase, or what comes between two. */
  turn: number
}

const LONGEST = 3000
const OWN_LONGEST = 5200
/** What comes late in a turn that has had its time, because somebody thought about it, can still be seen. */
const LATE = 300
/** So long a card takes to turn, or such a part of its beat; before it, what is wanted can be read. */
const TURN = 450
const TURNING = 0.4
const WANTING = 0.18
const LASTS: Record<Beat['kind'], number> = { declare: 650, pull: 1150, damage: 1100, hurt: 520, morale: 1000, tactics: 750, bids: 1200, moment: 900, plain: 260 }

/** What a Pull may decide. */
const RESULTS = new Set([
  'shot-hit', 'shot-missed', 'shot-located', 'shot-at-cover', 'shot-pierced', 'shot-bounced', 'gun-hit', 'gun-missed',
  'infantry-hit', 'infantry-missed', 'tank-spotted', 'spot-failed', 'morale-held', 'crew-broken', 'crew-rallied',
  'hull-down', 'hull-down-failed', 'tank-concealed', 'conceal-failed', 'tank-bogged', 'bog-escaped', 'smoke-stays',
  'smoke-cleared', 'tank-on-fire', 'fire-put-out', 'still-burning', 'fire-out-of-control', 'tank-exploded',
  'flank-ended', 'man-escaped', 'man-killed', 'sight-lost', 'sight-changed', 'tank-reinforced',
])
/** Each man of a crew tries to escape by a Pull of his own: all of them run side by side. */
const ESCAPE = 'D-323'
/** Lines that follow from one escape and may stand between two. */
const BETWEEN = new Set(['points-scored', 'sight-lost', 'spotted-left', 'acquired-lost', 'flank-ended'])
/** Lines of one kind that follow each other are one moment. */
const TOGETHER = new Set(['sight-lost', 'tank-spotted', 'spotted-left', 'acquired-lost', 'flank-ended', 'points-scored', 'has-bid', 'cards-drawn', 'cards-drawn-unseen', 'card-discarded', 'card-discarded-unseen'])
/** What a Damage Card does to a tank, and where on its board it shows. */
export const HURTS: Record<string, (line: Line) => string> = {
  'man-wounded': (line) => of(line, 'man'),
  'man-killed': (line) => of(line, 'man'),
  'damage-result': (line) => of(line, 'result'),
  'tank-on-fire': () => 'box:fire',
  'crew-broken': () => 'box:broken',
}
const MORALE = new Set(['morale-held', 'crew-broken'])
/** How the check of a crew that is broken already ends. */
const RALLY = new Set(['crew-rallied', 'crew-bailed-out'])
/** The lines that begin a turn. */
const TURNS = new Set(['phase-began', 'bids-shown', 'round-began'])
const MOMENTS = new Set(['shuffle-came-up', 'game-end-came-up', 'deck-shuffled', 'game-ended', 'tank-destroyed', 'tank-abandoned', 'tank-exploded'])
const UNTOLD = new Set(['has-bid', 'cards-drawn', 'cards-drawn-unseen', 'card-discarded', 'card-discarded-unseen', 'round-began', 'phase-began', 'tactics-declined', 'damage-section'])
const GOOD = new Set(['shot-hit', 'shot-pierced', 'shot-located', 'gun-hit', 'infantry-hit', 'tank-spotted', 'morale-held', 'crew-rallied', 'hull-down', 'tank-concealed', 'bog-escaped', 'smoke-stays', 'fire-put-out', 'flank-ended', 'man-escaped', 'tank-reinforced'])

/** The Morale icons from top to bottom, and whether each applies to this tank. */
export function moraleOf(tank: TankView): [icon: string, applies: boolean][] {
  const dead = (id?: string) => tank.crew.some((man) => man.health === 'kia' && (!id || man.id === id))
  return [
    ...['green', 'seasoned', 'elite'].map((one): [string, boolean] => [one, tank.experience === `experience:${one}`]),
    ['on_fire', tank.on_fire],
    ['any_kia', dead()],
    ['commander_kia', dead('crew:commander')],
    ['immobilized', tank.damage.includes('result:immobilized')],
  ]
}

export const verdictOf = (line: Line | undefined): Verdict => (!line || line.message.id === 'sight-changed' ? '' : GOOD.has(line.message.id) ? 'good' : 'bad')

const of = (line: Line, key: string): string => String(line.message.args[key] ?? '')

/** The beats of these lines, each with the table as it is after it. */
export function beatsOf(before: DuelView, lines: Line[], turn = 0): Beat[] {
  const beats: Beat[] = []
  let view = before
  let [tank, enemy] = [before.active ?? '', '']
  let action = ''
  let damage = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const { id } = line.message
    const start = at
    if (TURNS.has(id)) turn++
    let kind: Beat['kind'] = 'plain'
    let result: Line | undefined
    const pulls: Pull[] = []
    if (id.startsWith('declared-')) {
      kind = 'declare'
      action = id.replace('declared-', '')
      damage = 0
      ;[tank, enemy] = [of(line, 'tank'), of(line, 'target') === 'none' ? '' : of(line, 'target')]
    } else if (id === 'card-pulled') {
      kind = 'pull'
      while (lines[at]?.message.id === 'card-pulled' && lines[at]!.rule === line.rule) {
        pulls.push({ card: of(lines[at]!, 'card'), number: Number(lines[at]!.message.args.number) })
        at++
      }
      const next = lines[at]
      if (next && RESULTS.has(next.message.id)) result = next
      else at--
      if (result && line.rule === ESCAPE) {
        for (const pull of pulls) pull.result = result
        at = escapes(lines, at, pulls)
        result = lines[at]
      }
    } else if (id === 'damage-pulled') {
      kind = 'damage'
      damage = Number(line.message.args.number)
      const next = lines[at + 1]?.message.id ?? ''
      if (next === 'damage-section' || RESULTS.has(next) || RALLY.has(next)) result = lines[++at]
      if (MORALE.has(next) || RALLY.has(next)) kind = 'morale'
    } else if (id === 'tactics-played') kind = 'tactics'
    else if (id === 'bids-shown') kind = 'bids'
    else if (damage && MORALE.has(id)) kind = 'morale'
    else if (damage && HURTS[id]) kind = 'hurt'
    else if (MOMENTS.has(id)) kind = 'moment'
    else if (TOGETHER.has(id)) while (lines[at + 1]?.message.id === id) at++
    const told = lines.slice(start, at + 1)
    for (const one of told) view = after(view, one)
    const last = result ?? line
    if (kind === 'plain' && of(last, 'tank')) tank = of(last, 'tank')
    beats.push({
      kind,
      lines: told,
      rule: line.rule,
      pulls,
      result,
      action,
      damage: kind === 'damage' || kind === 'hurt' || kind === 'morale' ? damage : 0,
      tank: of(last, 'tank') || tank,
      enemy: of(last, 'enemy') || enemy,
      view,
      lasts: kind === 'plain' && UNTOLD.has(id) ? 0 : LASTS[kind],
      turn,
    })
  }
  return beats
}

/** The escapes of the other men after the first, with all that follows from them: where the last one ends. */
function escapes(lines: Line[], from: number, pulls: Pull[]): number {
  let last = from
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at]!
    if (BETWEEN.has(line.message.id)) continue
    if (line.message.id !== 'card-pulled' || line.rule !== ESCAPE) break
    const own: Pull[] = []
    for (; lines[at]?.message.id === 'card-pulled'; at++) own.push({ card: of(lines[at]!, 'card'), number: Number(lines[at]!.message.args.number) })
    const result = lines[at]
    if (!result || !RESULTS.has(result.message.id)) break
    pulls.push(...own.map((pull) => ({ ...pull, result })))
    last = at
  }
  return last
}

/** The line that declares the last action; -1 if there is none. */
const lastDeclared = (log: Line[]): number => log.map(({ message }) => message.id.startsWith('declared-')).lastIndexOf(true)

/** What happened last, in short: the last action and all that came of it, also for who has only just come. */
export function recapOf(view: DuelView, log: Line[]): Beat[] {
  return beatsOf(view, log.slice(Math.max(0, lastDeclared(log)))).filter(({ lasts }) => lasts > 0)
}

/** The exchange of TACTICS that is on: what was declared, then the cards against it and against each other. */
export function exchangeOf(log: Line[]): Line[] {
  const from = lastDeclared(log)
  return log.slice(Math.max(0, from)).filter(({ message }, place) => (place === 0 && from >= 0) || message.id === 'tactics-played')
}

/** The view with one tank changed. */
function changed(view: DuelView, id: string, change: (tank: TankView) => Partial<TankView>): DuelView {
  return { ...view, tanks: view.tanks.map((tank) => (tank.id === id ? { ...tank, ...change(tank) } : tank)) }
}

const hurt = (crew: ManView[], id: string, health: ManView['health']): ManView[] => [
  ...crew.filter((man) => man.id !== id),
  { id, health, place: health === 'kia' ? null : (crew.find((man) => man.id === id)?.place ?? id) },
]
const without = (list: string[], one: string): string[] => list.filter((each) => each !== one)

type Change = (tank: TankView, line: Line) => Partial<TankView>
const CHANGES: Record<string, Change> = {
  'tank-moved': (_, line) => ({ range: Number(line.message.args.range), motion: true, terrain: 'terrain:motion', hull_down: false, smoke: false }),
  'tank-stopped': () => ({ motion: false, terrain: 'terrain:field' }),
  'terrain-entered': (_, line) => ({ motion: false, terrain: of(line, 'terrain') }),
  'smoke-laid': () => ({ smoke: true }),
  'smoke-cleared': () => ({ smoke: false }),
  'hull-down': () => ({ hull_down: true }),
  'tank-on-fire': () => ({ on_fire: true }),
  'fire-put-out': () => ({ on_fire: false }),
  'crew-broken': () => ({ broken: true }),
  'crew-rallied': () => ({ broken: false }),
  'tank-bogged': (_, line) => ({ bogged: true, move: Number(line.message.args.level) }),
  'damage-result': (tank, line) => ({ damage: [...tank.damage, of(line, 'result')] }),
  'man-wounded': (tank, line) => ({ crew: hurt(tank.crew, of(line, 'man'), 'wounded') }),
  'man-killed': (tank, line) => ({ crew: hurt(tank.crew, of(line, 'man'), 'kia') }),
  'tank-destroyed': () => ({ out: true }),
  'tank-abandoned': () => ({ out: true }),
  'tank-spotted': (tank, line) => ({ spotted: [...without(tank.spotted, of(line, 'enemy')), of(line, 'enemy')] }),
  'sight-lost': (tank, line) => ({ spotted: without(tank.spotted, of(line, 'enemy')) }),
  'tank-acquired': (_, line) => ({ acquired: of(line, 'enemy'), bonus: Number(line.message.args.bonus) }),
  'acquired-lost': () => ({ acquired: null, bonus: 0 }),
  'tank-flanked': (tank, line) => ({ flanks: [...without(tank.flanks, of(line, 'enemy')), of(line, 'enemy')] }),
  'flank-ended': (tank, line) => ({ flanks: without(tank.flanks, of(line, 'enemy')) }),
  'points-scored': (tank, line) => ({ points: tank.points + Number(line.message.args.points) }),
  'round-loaded': () => ({ loaded: true }),
}

/** What a line tells, on the table. */
export function after(view: DuelView, line: Line): DuelView {
  const change = CHANGES[line.message.id]
  if (change) return changed(view, of(line, 'tank'), (tank) => change(tank, line))
  if (line.message.id === 'phase-began') return { ...view, active: of(line, 'tank'), order: without(view.order, of(line, 'tank')) }
  if (line.message.id === 'bids-shown') return { ...view, order: [...((line.message.args.tanks as string[] | undefined) ?? [])] }
  return view
}

export class Film {
  /** How many beats have been shown. */
  at = $state(0)
  /** The card of a Pull begins to turn: before that only what is wanted of it is there. */
  turning = $state(true)
  /** It lies face up: until then nothing tells what came of it. */
  turned = $state(true)
  #beats = $state.raw<Beat[]>([])
  #start = $state.raw<DuelView>()
  #end = $state.raw<DuelView>()
  #timer: number | undefined
  #turning: number | undefined
  /** How much faster than usual each turn is told. */
  #haste = new Map<number, number>()
  /** The turn that is told last, and how long it has been told. */
  #turn = 0
  #used = 0
  paused = $state(false)

  constructor(
    readonly speed: () => number,
    /** Hears the lines of a beat as they are shown. */
    readonly onlines: (lines: Line[]) => void = () => {},
  ) {}

  /** The table changed by these lines, as this seat sees them; what it was `asked` for begins a time of its own. */
  push(view: DuelView, lines: Line[], seat: string | undefined, asked = false): void {
    const before = this.#end
    this.#end = view
    if (!before || !lines.length) return void (before && this.over && (this.#start = view))
    const isNew = this.over
    const last = isNew ? undefined : this.#beats.at(-1)
    const beats = beatsOf(last?.view ?? before, lines, last?.turn ?? this.#turn)
    if (isNew) {
      this.#start = before
      this.#beats = beats
      this.at = 0
      if (asked || beats[0]!.turn !== this.#turn) this.#used = 0
      this.#turn = beats[0]!.turn
      this.turned = false
    } else this.#beats = [...this.#beats, ...beats]
    this.#pace(seat)
    if (this.speed() === 0) return this.skip()
    if (this.#timer === undefined && !this.paused) this.#next()
  }

  /** A turn that would take too long is told faster, whatever of it has not been shown yet. */
  #pace(seat: string | undefined): void {
    const left = new Map<number, number>()
    const own = new Set<number>()
    for (const { turn, lasts, view } of this.#beats.slice(this.at)) {
      left.set(turn, (left.get(turn) ?? 0) + lasts)
      if (seat && view.tanks.find(({ id }) => id === view.active)?.seat === seat) own.add(turn)
    }
    for (const [turn, time] of left) {
      const most = Math.max(this.at === 0 ? LATE : 0, (own.has(turn) ? OWN_LONGEST : LONGEST) - (turn === this.#turn ? this.#used : 0))
      this.#haste.set(turn, Math.min(1, most / Math.max(1, time)))
    }
  }

  get over(): boolean {
    return this.at > this.#beats.length || this.#beats.length === 0
  }
  get beat(): Beat | undefined {
    return this.over ? undefined : this.#beats[Math.max(0, this.at - 1)]
  }
  get view(): DuelView | undefined {
    if (this.over) return this.#end
    const shown = this.turned ? this.at : this.at - 1
    return shown <= 0 ? this.#start : this.#beats[shown - 1]?.view
  }
  /** So many lines of the log have been told. */
  get told(): number {
    const { beat } = this
    if (!beat) return this.#beats.at(-1)?.lines.at(-1)?.index ?? 0
    return this.turned ? beat.lines.at(-1)!.index + 1 : beat.lines[0]!.index
  }
  get length(): number {
    return this.#beats.length
  }
  /** How long a beat lasts now. */
  lasts(beat: Beat | undefined): number {
    return ((beat?.lasts ?? 0) * (this.#haste.get(beat?.turn ?? 0) ?? 1)) / (this.speed() || 1)
  }
  /** How long the card of a Pull takes to turn. */
  turns(beat: Beat): number {
    return Math.min(TURN, this.lasts(beat) * TURNING)
  }

  skip = (): void => {
    this.#stop()
    this.paused = false
    this.turned = true
    this.at = this.#beats.length + 1
  }
  step = (by: 1 | -1): void => {
    this.#stop()
    this.paused = true
    let at = this.at
    do at += by
    while (at > 1 && at < this.#beats.length && this.#beats[at - 1]!.lasts === 0)
    this.at = Math.max(1, Math.min(this.#beats.length + 1, at))
    this.turned = true
    if (this.at > this.#beats.length) this.paused = false
    else this.#show(this.#beats[this.at - 1]!)
  }
  close(): void {
    this.#stop()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#turning)
    this.#timer = undefined
  }
  #next(): void {
    clearTimeout(this.#turning)
    this.turned = true
    let beat: Beat | undefined
    do {
      this.at += 1
      beat = this.#beats[this.at - 1]
      if (!beat) return void (this.#timer = undefined)
      this.#show(beat)
    } while (beat.lasts === 0)
    if (beat.turn !== this.#turn) this.#used = 0
    this.#turn = beat.turn
    this.#used += this.lasts(beat) * this.speed()
    this.#timer = window.setTimeout(() => this.#next(), this.lasts(beat))
  }
  /** The card of a Pull first, face down; when it has turned, what came of it. */
  #show(beat: Beat): void {
    if (beat.kind !== 'pull') return this.onlines(beat.lines)
    const pulled = beat.lines.filter(({ message }) => message.id === 'card-pulled')
    this.turned = false
    this.turning = false
    this.#turning = window.setTimeout(() => {
      this.turning = true
      this.onlines(pulled)
      this.#turning = window.setTimeout(() => {
        this.turned = true
        this.onlines(beat.lines.filter((line) => !pulled.includes(line)))
      }, this.turns(beat))
    }, this.lasts(beat) * WANTING)
  }
}

/** What is wanted of a Pull, by the rule it is made for: a figure, a place, or one of its icons. */
const WANTED: Record<string, Wanted> = {
  'D-263': 'number',
  'D-267': 'place',
  'D-270': 'pen',
  'D-173': 'binoculars',
  'D-309': 'fire',
  'D-307': 'explosion',
  'D-141': 'extinguisher',
  'D-137': 'smoke',
  'D-220': 'attempt',
  'D-177': 'attempt',
  'D-187': 'number',
  'D-199': 'shed',
  'D-004': 'sight',
  [ESCAPE]: 'escape',
}
export type Wanted = 'attempt' | 'shed' | 'sight' | 'number' | 'place' | 'pen' | 'binoculars' | 'fire' | 'explosion' | 'smoke' | 'extinguisher' | 'escape' | 'luck'
export function wantedBy({ rule, result }: Beat): Wanted {
  const wanted = WANTED[rule] ?? 'luck'
  return wanted === 'number' && !result ? 'explosion' : wanted
}

/** What an attempt on the ground is to bring about, and the figure printed for it; a card of command doubles it. */
export function attemptOf({ rule, result, action, tank, view }: Beat): { what: string; value: string } | undefined {
  const ground = groundOf(action === 'smoke' ? action : (view.tanks.find(({ id }) => id === tank)?.terrain ?? ''))
  const what = rule === 'D-177' ? 'hull_down' : result?.message.id.includes('bog') ? 'bog' : 'conceal'
  const doubles = what === 'conceal' && (action === 'leadership' || action === 'command')
  const value = doubles ? ground?.conceal : what === 'hull_down' ? ground?.hull_down : (ground?.value ?? ground?.conceal)
  return value ? { what, value: doubles ? `2 × ${value}` : String(value) } : undefined
}
