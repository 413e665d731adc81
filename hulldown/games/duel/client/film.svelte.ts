// What happened, beat by beat: Pulls turn one by one beside what they decide, consequences follow.
import type { Line } from '../../../../web/table/contract'
import { type DuelView, type ManView, type TankView } from './view'

/** A Pull: the card, and what was wanted of it. */
export type Pull = { card: string; number: number }
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
  /** The tanks it is about. */
  tank: string
  enemy: string
  view: DuelView
  lasts: number
}

const LONGEST = 3000
const OWN_LONGEST = 5200
const LASTS: Record<Beat['kind'], number> = { declare: 650, pull: 950, damage: 1100, hurt: 520, morale: 1000, tactics: 750, bids: 1200, moment: 900, plain: 260 }

/** What a Pull may decide. */
const RESULTS = new Set([
  'shot-hit', 'shot-missed', 'shot-located', 'shot-at-cover', 'shot-pierced', 'shot-bounced', 'gun-hit', 'gun-missed',
  'infantry-hit', 'infantry-missed', 'tank-spotted', 'spot-failed', 'morale-held', 'crew-broken', 'crew-rallied',
  'hull-down', 'hull-down-failed', 'tank-concealed', 'conceal-failed', 'tank-bogged', 'bog-escaped', 'smoke-stays',
  'smoke-cleared', 'tank-on-fire', 'fire-put-out', 'still-burning', 'fire-out-of-control', 'tank-exploded',
  'flank-ended', 'man-escaped', 'man-killed', 'sight-lost', 'tank-reinforced',
])
/** What a Damage Card does to a tank, and where on its board it shows. */
export const HURTS: Record<string, (line: Line) => string> = {
  'man-wounded': (line) => of(line, 'man'),
  'man-killed': (line) => of(line, 'man'),
  'damage-result': (line) => of(line, 'result'),
  'tank-on-fire': () => 'box:fire',
  'crew-broken': () => 'box:broken',
}
const MORALE = new Set(['morale-held', 'crew-broken'])
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

export const verdictOf = (line: Line | undefined): Verdict => (!line ? '' : GOOD.has(line.message.id) ? 'good' : 'bad')

const of = (line: Line, key: string): string => String(line.message.args[key] ?? '')

/** The beats of these lines, each with the table as it is after it. */
export function beatsOf(before: DuelView, lines: Line[]): Beat[] {
  const beats: Beat[] = []
  let view = before
  let [tank, enemy] = [before.active ?? '', '']
  let damage = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const { id } = line.message
    const start = at
    let kind: Beat['kind'] = 'plain'
    let result: Line | undefined
    const pulls: Pull[] = []
    if (id.startsWith('declared-')) {
      kind = 'declare'
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
    } else if (id === 'damage-pulled') {
      kind = 'damage'
      damage = Number(line.message.args.number)
      if (lines[at + 1] && (lines[at + 1]!.message.id === 'damage-section' || RESULTS.has(lines[at + 1]!.message.id))) result = lines[++at]
      if (result && MORALE.has(result.message.id)) kind = 'morale'
    } else if (id === 'tactics-played') kind = 'tactics'
    else if (id === 'bids-shown') kind = 'bids'
    else if (damage && MORALE.has(id)) kind = 'morale'
    else if (damage && HURTS[id]) kind = 'hurt'
    else if (MOMENTS.has(id)) kind = 'moment'
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
      damage: kind === 'damage' || kind === 'hurt' || kind === 'morale' ? damage : 0,
      tank: of(last, 'tank') || tank,
      enemy: of(last, 'enemy') || enemy,
      view,
      lasts: kind === 'plain' && UNTOLD.has(id) ? 0 : LASTS[kind],
    })
  }
  return beats
}

/** The exchange of TACTICS that is on: what was declared, then the cards against it and against each other. */
export function exchangeOf(log: Line[]): Line[] {
  const from = log.map(({ message }) => message.id.startsWith('declared-')).lastIndexOf(true)
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
  #beats = $state.raw<Beat[]>([])
  #start = $state.raw<DuelView>()
  #end = $state.raw<DuelView>()
  #timer: number | undefined
  #haste = 1
  paused = $state(false)

  constructor(
    readonly speed: () => number,
    readonly onbeat: (beat: Beat) => void = () => {},
  ) {}

  /** The table changed by these lines. */
  push(view: DuelView, lines: Line[], own: boolean): void {
    const before = this.#end
    this.#end = view
    if (!before || !lines.length) return void (before && this.over && (this.#start = view))
    const beats = beatsOf(this.#beats.at(-1)?.view ?? before, lines)
    if (this.over) {
      this.#start = before
      this.#beats = beats
      this.at = 0
    } else this.#beats = [...this.#beats, ...beats]
    const left = this.#beats.slice(this.at).reduce((sum, beat) => sum + beat.lasts, 0)
    this.#haste = Math.min(1, (own ? OWN_LONGEST : LONGEST) / Math.max(1, left))
    if (this.speed() === 0) return this.skip()
    if (this.#timer === undefined && !this.paused) this.#next()
  }

  get over(): boolean {
    return this.at > this.#beats.length || this.#beats.length === 0
  }
  get beat(): Beat | undefined {
    return this.over ? undefined : this.#beats[Math.max(0, this.at - 1)]
  }
  get view(): DuelView | undefined {
    if (this.over) return this.#end
    return this.at === 0 ? this.#start : this.#beats[this.at - 1]?.view
  }
  get length(): number {
    return this.#beats.length
  }
  /** What was shown last: told in short when it is over. */
  get recap(): Beat[] {
    const shown = this.#beats.filter((beat) => beat.lasts > 0)
    const from = shown.map(({ kind }) => kind).lastIndexOf('declare')
    return shown.slice(Math.max(0, from))
  }
  /** How long a beat lasts now. */
  lasts(beat: Beat | undefined): number {
    return ((beat?.lasts ?? 0) * this.#haste) / (this.speed() || 1)
  }

  skip = (): void => {
    this.#stop()
    this.paused = false
    this.at = this.#beats.length + 1
  }
  step = (by: 1 | -1): void => {
    this.#stop()
    this.paused = true
    let at = this.at
    do at += by
    while (at > 1 && at < this.#beats.length && this.#beats[at - 1]!.lasts === 0)
    this.at = Math.max(1, Math.min(this.#beats.length + 1, at))
    if (this.at > this.#beats.length) this.paused = false
  }
  toggle = (): void => {
    if (this.over) this.at = 0
    if (this.paused || this.#timer === undefined) {
      this.paused = false
      this.#next()
    } else {
      this.#stop()
      this.paused = true
    }
  }
  close(): void {
    this.#stop()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
  #next(): void {
    this.at += 1
    const beat = this.#beats[this.at - 1]
    if (!beat) return void (this.#timer = undefined)
    this.onbeat(beat)
    this.#timer = window.setTimeout(() => this.#next(), this.lasts(beat))
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
}
export type Wanted = 'number' | 'place' | 'pen' | 'binoculars' | 'fire' | 'explosion' | 'smoke' | 'extinguisher' | 'luck'
export const wantedBy = (rule: string): Wanted => WANTED[rule] ?? 'luck'
