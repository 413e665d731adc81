// What the table knows beside the situation: what is chosen, what starts on which thing, what a step leads to.
// All that may be done comes from the situation's choices and plays, or from the server's preview; no rule is known here.
import { createContext, untrack } from 'svelte'
import type { ActionData, Choice, Situation, TableProps } from '../../../../web/table/contract'
import { questionOf } from '../../../../web/table/offers'
import { sound } from './cues'
import { Film } from './film.svelte'
import { printAs } from './printed'
import { viewOf, type AimedShot, type DuelView, type TankView } from './view'

/** Something that can be done, from the thing it starts on; `with` what it spends. */
export type Option = {
  id: string
  args: Record<string, unknown>
  kind: string
  thing: string
  actions: ActionData[]
  words: string
  usual: boolean
  play: boolean
}

const SEATS: Record<string, string> = {
  'assistant-drives': 'crew:driver',
  'loader-drives': 'crew:driver',
  'gunner-drives': 'crew:driver',
  'commander-fires': 'crew:gunner',
  'loader-fires': 'crew:gunner',
}
/** The thing on a board that an action without a thing of its own starts on. */
const THINGS: Record<string, string> = {
  stop: 'box:motion',
  load: 'box:round',
  unload: 'box:round',
  'hull-down': 'box:terrain',
  unlock: 'box:transmission',
  extinguish: 'box:fire',
  'bail-out': 'box:fire',
  fight: 'box:fire',
  order: 'box:fire',
  hatch: 'box:hatch',
  advance: 'box:infantry',
  attack: 'box:infantry',
}
/** The thing on which what is refused (`do:load`) would have started. */
const startOf = (subject: string): string => (subject.startsWith('do:') ? (THINGS[subject.slice(3)] ?? '') : '')
/** Steps of a draft that are answered in the tray. */
export const IN_TRAY = new Set(['enough', 'use', 'boost', 'look', 'arm', 'quick', 'aim', 'acquire', 'spotted'])
/** What luck decides where this is asked: the server tells how likely. */
const CHECKS: Record<string, string[]> = { 'ask-burning': ['burning', 'escape'], 'ask-broken': ['broken'] }
type Check = { ask: string; tank: string; what: string }
type Likely = Record<string, { ways: number; of: number }>
const SAY_NO = new Set(['pass', 'end', 'keep', 'decline', 'hold-back'])

export class DuelTable {
  readonly #props: () => TableProps
  readonly film: Film
  /** The tank whose board is open beside one's own, and the enemy that is aimed at. */
  chosen = $state<string>()
  /** The own tank whose board is shown, unless it is the active one. */
  own = $state<string>()
  /** A thing with several options. */
  asking = $state<string>()
  /** Which way to shoot is looked at. */
  way = $state(0)
  /** Why the last thing touched cannot be used: it is told at that thing. */
  note = $state.raw<{ thing: string; text: string; rule: string }>()
  /** How the hand is sorted. */
  sorted = $state<'number' | 'kind'>('number')
  /** A sheet over the table. */
  sheet = $state<'aids' | 'memory' | 'ledger' | 'orders' | 'board' | undefined>()
  /** What comes after the step that is asked now, if that step is taken by its usual answer. */
  #next = $state.raw<{ prefix: ActionData[]; choices: Choice[] }>()
  /** The sum of the way that is looked at. */
  aimed = $state.raw<{ key: string; shot: AimedShot }>()
  /** How the checks that are asked about may end, each with its chances in percent. */
  odds = $state.raw<{ what: string; percent: Record<string, number> }[]>([])
  #asked = 0
  busy = $state(false)
  /** The tank whose actions end as soon as what it does now is over, and where that was said. */
  #ending?: { tank: string | null; said: Situation }
  /** The line of the log after which the actions ended of themselves. */
  #stopped = 0
  /** The tank that acts. */
  #acting: string | null = null
  /** The situation that is shown, whose it is and what it asks; what the same seat was asked in the one before. */
  #shown: { situation?: Situation; seat?: string; ask: string; before: string } = { ask: '', before: '' }
  /** What was asked when something was half chosen. */
  #question = ''
  /** Orders have just been given in the seat's name. */
  briefed = $state(false)

  constructor(props: () => TableProps) {
    this.#props = props
    printAs(this.now.printed)
    this.film = new Film(() => props().speed, sound)
  }

  get props(): TableProps {
    return this.#props()
  }
  get words() {
    return this.props.words
  }
  get situation(): Situation {
    return this.props.situation
  }
  /** How things stand. */
  get now(): DuelView {
    return viewOf(this.situation)
  }
  /** How things stand as far as the film has come. */
  get view(): DuelView {
    return this.film.over ? this.now : (this.film.view ?? this.now)
  }
  get live(): boolean {
    return this.props.live && this.film.over && !this.busy
  }
  get ask(): string {
    return this.situation.prompt?.message.id ?? ''
  }
  get me(): string | undefined {
    return this.props.seat === null ? undefined : `seat:${this.props.seat}`
  }
  /** The side on the left: one's own. */
  get side(): string {
    return this.view.seats.find(({ id }) => id === this.me)?.side ?? 'side:german'
  }
  get mine(): TankView[] {
    return this.view.tanks.filter(({ seat }) => seat === this.me)
  }
  tank(id: string | null | undefined): TankView | undefined {
    return this.view.tanks.find((tank) => tank.id === id)
  }

  /** The own tank that was chosen, else the one that is asked about or shot at, else the active one, else the first. */
  get board(): TankView | undefined {
    const { tank, enemy } = this.situation.prompt?.message.args ?? {}
    const ids = [this.own, ...(this.props.live ? [String(tank ?? ''), String(enemy ?? '')] : []), this.view.active ?? '']
    const mine = this.mine.length ? this.mine : this.view.tanks.filter(({ side }) => side === this.side)
    for (const id of ids) {
      const found = mine.find((tank) => tank.id === id)
      if (found) return found
    }
    return mine.find((tank) => !tank.out) ?? mine[0]
  }
  /** The enemy that is looked at. */
  get enemy(): TankView | undefined {
    const found = this.tank(this.chosen)
    return found && found.side !== this.side ? found : undefined
  }
  /** The other board that is open. */
  get other(): TankView | undefined {
    const watched = this.props.seat === null ? this.view.tanks.find(({ side, out }) => side !== this.side && !out) : undefined
    const found = this.tank(this.struck ?? this.chosen) ?? watched
    return found && found.id !== this.board?.id ? found : undefined
  }
  /** The tank that is being damaged: its board is open meanwhile. */
  get struck(): string | undefined {
    const beat = this.film.beat
    return beat?.damage ? beat.tank : undefined
  }

  // What can be done, by the thing it starts on.

  thingOf({ start, action, message }: Choice): string {
    if (start) return start
    const kind = String(action.kind)
    const how = String(action.how ?? '')
    if (kind === 'go') return `range:${(this.tank(this.now.active)?.range ?? 0) - Number(action.metres)}`
    if (kind === 'seat') return SEATS[how] ?? ''
    if (kind === 'gun') return String(message.args.gun ?? '')
    if (kind === 'occupy') return `ground:${how}`
    if (kind === 'aim') return `place:${how}`
    if (this.ask === 'ask-broken' && THINGS[kind] === 'box:fire') return 'box:broken'
    return THINGS[kind] ?? ''
  }

  /** The thing a whole play starts on: the enemy, the box of the line, the counter on the board. */
  #thingOfPlay(id: string, args: Record<string, unknown>): string {
    const active = this.tank(this.now.active)
    if (args.enemy) return String(args.enemy)
    if (id === 'play-forward' || id === 'play-forward-into') return `range:${(active?.range ?? 0) - Number(args.metres)}`
    if (id === 'play-back' || id === 'play-back-into') return `range:${(active?.range ?? 0) + Number(args.metres)}`
    if (id === 'play-move-into' || id === 'play-enter') return `range:${active?.range ?? 0}`
    if (id === 'play-stop') return 'box:motion'
    if (id === 'play-load') return 'box:round'
    if (id.startsWith('play-hull-down') || id.startsWith('play-conceal')) return 'box:terrain'
    if (id === 'play-unlock') return 'box:transmission'
    if (id === 'play-extinguish' || id === 'play-pay-fire') return 'box:fire'
    if (id === 'play-pay-rally') return 'box:broken'
    if (id === 'play-seat') return SEATS[String(args.how).replace('seat:', '')] ?? ''
    return args.card ? String(args.card) : ''
  }

  readonly options: Option[] = $derived.by(() => {
    if (!this.props.live) return []
    const { situation, words } = this
    const of = (choice: Choice, prefix: ActionData[], usual: boolean): Option => ({
      id: choice.message.id,
      args: choice.message.args,
      kind: String(choice.action.kind),
      thing: this.thingOf(choice),
      actions: [...prefix, choice.action],
      words: words.message(choice.message),
      usual,
      play: false,
    })
    const now = situation.choices.map((choice, place) => of(choice, [], place === situation.usual))
    const known = new Set(now.map(({ thing, kind }) => `${kind} ${thing}`))
    const later = (this.#next?.choices ?? [])
      .map((choice) => of(choice, this.#next!.prefix, false))
      .filter(({ thing, kind }) => thing && !known.has(`${kind} ${thing}`))
    const plays = situation.plays.map(({ message, actions }): Option => ({
      id: message.id,
      args: message.args,
      kind: message.id,
      thing: this.#thingOfPlay(message.id, message.args),
      actions,
      words: words.message(message),
      usual: false,
      play: true,
    }))
    return [...plays, ...now, ...later]
  })

  readonly #byThing: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>()
    for (const option of this.options) found.set(option.thing, [...(found.get(option.thing) ?? []), option])
    return found
  })

  /** What starts on a thing now. */
  on(thing: string): Option[] {
    return this.live ? (this.#byThing.get(thing) ?? []) : []
  }
  can(thing: string): boolean {
    return this.on(thing).length > 0
  }
  /** What is answered in the tray. */
  get inTray(): Option[] {
    return this.live ? this.options.filter(({ kind, play }) => !play && IN_TRAY.has(kind)) : []
  }
  /** Choices that start on no thing and only say no. */
  isQuiet(option: Option): boolean {
    return SAY_NO.has(option.kind)
  }
  /** An option in words; beside whole plays, one that begins an action of one's own goes on. */
  said({ words, play }: Option, beside: Option[]): string {
    return play || !beside.some((one) => one.play) ? words : `${words} …`
  }
  option(kind: string): Option | undefined {
    return this.live ? this.options.find((one) => one.kind === kind && !one.play) : undefined
  }
  /** Why nothing starts on a thing. */
  why(thing: string): { text: string; rule: string } | undefined {
    const found = this.situation.refusals.filter(({ subject }) => subject === thing || startOf(subject) === thing)
    if (!found.length) return undefined
    return { text: [...new Set(found.map(({ message }) => this.words.message(message)))].join(' '), rule: found[0]!.rule }
  }

  /** The ways to shoot at the enemy that is looked at, the best first. */
  get ways(): Option[] {
    return this.enemy ? this.on(this.enemy.id).filter(({ id }) => id.startsWith('play-fire')) : []
  }

  // Doing it.

  /** Carries something out, and ends the actions after it if that is wished; nothing while something is under way. */
  async take(option: Option | undefined, ends = false): Promise<void> {
    if (!option || !this.live) return
    this.#ending = ends ? { tank: this.now.active, said: this.situation } : undefined
    this.note = undefined
    this.asking = undefined
    this.sheet = undefined
    this.busy = true
    try {
      await this.props.act(option.actions)
    } finally {
      this.busy = false
    }
  }

  /** A card for the initiative; when none is owed any more, the bids are made. */
  async bid(option: Option): Promise<void> {
    if (!this.live) return
    this.busy = true
    const situation = await this.#after(option.actions)
    this.busy = false
    const [last, ...more] = situation?.choices ?? []
    const made = last && !more.length && last.action.kind === 'declare' ? [last.action] : []
    await this.take({ ...option, actions: [...option.actions, ...made] })
  }

  /** A click on a thing: one thing to do is done, of several is asked. */
  click(thing: string): void {
    if (!this.film.over) return this.film.skip()
    this.note = undefined
    const options = this.on(thing)
    if (options.length === 1 && options[0]!.kind === 'bid') void this.bid(options[0]!)
    else if (options.length === 1) void this.take(options[0])
    else if (options.length) this.asking = this.asking === thing ? undefined : thing
    else this.tell(thing)
  }

  /** Says why nothing starts on a thing, if that is known. */
  tell(thing: string): void {
    const why = this.props.live ? this.why(thing) : undefined
    this.note = why && { thing, ...why }
  }

  clickTank(id: string): void {
    if (!this.film.over) this.film.skip()
    this.note = undefined
    const steps = this.on(id).filter(({ play }) => !play)
    if (steps.length === 1 && !this.on(id).some(({ play }) => play)) return void this.take(steps[0])
    const tank = this.tank(id)
    if (tank && tank.side === this.side && tank.seat === this.me) this.own = id
    this.asking = steps.length > 1 && !this.on(id).some(({ play }) => play) ? id : undefined
    this.way = 0
    this.chosen = this.chosen === id && !this.on(id).length ? undefined : id
  }

  /** One step back; false if there is nothing of the table's own to step back from. */
  back(): boolean {
    if (this.sheet) this.sheet = undefined
    else if (this.asking) this.asking = undefined
    else if (this.note) this.note = undefined
    else if (this.enemy && this.ask === 'ask-action' && !this.now.draft) this.chosen = undefined
    else return false
    return true
  }

  /** A new situation: with a new question what was half chosen is over; what the next step leads to is asked for. */
  follow(): void {
    untrack(() => {
      const question = questionOf(this.props)
      const isNew = question !== this.#question
      this.#question = question
      if (isNew) {
        this.asking = undefined
        this.note = undefined
        this.way = 0
        this.aimed = undefined
      }
      this.#next = undefined
      const number = ++this.#asked
      this.#remember()
      this.#turnTo()
      this.odds = []
      if (!this.props.live) return
      void this.#brief()
      void this.#weigh()
      if (this.#end() || this.#stopActing() || this.#commit()) return
      const chosen = this.tank(this.chosen)
      if (chosen?.out) this.chosen = undefined
      if (isNew) this.own = undefined
      const enough = this.situation.choices.find(({ action }) => action.kind === 'enough')
      if (!enough) return
      void this.#after([enough.action]).then((situation) => {
        if (number === this.#asked && situation) this.#next = { prefix: [enough.action], choices: situation.choices }
      })
    })
  }

  /** Another tank acts: what was looked at for the one before is put away. */
  #turnTo(): void {
    const { active } = this.now
    if (active !== this.#acting) this.chosen = undefined
    this.#acting = active
  }

  #remember(): void {
    const { situation, me, ask } = this
    const { situation: last, seat, ask: before } = this.#shown
    if (situation !== last) this.#shown = { situation, seat: me, ask, before: seat === me ? before : '' }
  }

  /** Ends the actions after one that leaves nothing else to do; whoever takes that back is asked. */
  #stopActing(): boolean {
    const { lines, match } = this.props
    const [only, ...more] = this.situation.choices
    const last = lines.at(-1)?.index ?? 0
    const acted = last > this.#stopped && !lines.some(({ message }) => message.id === 'phase-began')
    if (!acted || match.lesson || more.length || this.ask !== 'ask-action' || only?.action.kind !== 'end') return false
    this.#stopped = last
    void this.props.act([only.action])
    return true
  }

  /** Ends the actions if that was said with the last one: said beforehand, it tells nothing of the hand. */
  #end(): boolean {
    if (this.now.active !== this.#ending?.tank) this.#ending = undefined
    if (!this.#ending || this.ask !== 'ask-action' || this.situation === this.#ending.said) return false
    this.#ending = undefined
    const end = this.situation.choices.find(({ action }) => action.kind === 'end')
    if (end) void this.props.act([end.action])
    return end !== undefined
  }

  /** With the last card the bids are made: to commit them is no step of its own, unless they were taken back. */
  #commit(): boolean {
    const [only] = this.situation.choices
    const { before } = this.#shown
    this.#shown.before = ''
    if (this.props.match.lesson || before !== 'ask-bid' || this.ask !== 'ask-bids-made' || only?.action.kind !== 'declare') return false
    void this.props.act([only.action])
    return true
  }

  /** The situation after what is drafted and these steps; null if it does not come so far. */
  async #after(steps: ActionData[]): Promise<Situation | null> {
    const all = [...this.situation.draft, ...steps]
    const { situation, applied } = await this.props.preview(all).catch(() => ({ situation: null, applied: 0 }))
    return applied === all.length ? situation : null
  }

  /** The first time a seat is asked, it gets orders that spare it empty questions; the table says so. A learner answers shots in person. */
  async #brief(): Promise<void> {
    const { match, situation, seat, giveOrders } = this.props
    const kept = `hulldown.duel.orders.${match.id}.${seat}`
    if (!giveOrders || Object.keys(situation.orders).length || localStorage.getItem(kept)) return
    localStorage.setItem(kept, 'given')
    const learns = match.lesson ? { tactics_against: 'ask' } : {}
    const overDays = match.pace.mode === 'days' ? { spotted: 'leave' } : {}
    await giveOrders({ discard: 'keep', acquire: 'always', ...learns, ...overDays })
    this.briefed = true
  }

  /** Asks for the odds of what a burning tank or a broken crew may do, one after the other. */
  async #weigh(): Promise<void> {
    const { situation } = this
    const checks = CHECKS[this.ask] ?? []
    for (const question of situation.questions as Check[]) {
      if (!checks.includes(question.what) || question.tank !== situation.prompt?.message.args.tank) continue
      const likely = (await this.props.query(question).catch(() => null)) as Likely | null
      if (situation !== this.situation) return
      const percent = Object.entries(likely ?? {}).map(([end, { ways, of }]): [string, number] => [end, Math.round((100 * ways) / of)])
      if (percent.length) this.odds = [...this.odds, { what: question.what, percent: Object.fromEntries(percent) }]
    }
  }

  /** Changes one of the orders that the table has given. */
  async order(id: string, value: unknown): Promise<void> {
    await this.props.giveOrders?.({ ...this.situation.orders, [id]: value })
  }

  /** Asks for the sum of the way that is looked at. */
  async foretell(option: Option | undefined): Promise<void> {
    const number = ++this.#asked
    if (!option || !this.live) return void (this.aimed = undefined)
    const key = JSON.stringify(option.actions)
    if (this.aimed?.key === key) return
    const steps = option.actions.filter(({ kind }) => kind !== 'declare')
    const situation = await this.#after(steps)
    const shot = situation ? viewOf(situation).draft?.shot : null
    if (number === this.#asked && shot) this.aimed = { key, shot }
  }
}

export const [theTable, shareTable] = createContext<DuelTable>()
