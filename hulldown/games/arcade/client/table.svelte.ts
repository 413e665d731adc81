// What the table knows beside the situation: the film, the plan as it is asked for, what is aimed at.
// All that may be done comes from the situation's choices, where a plan leads from the server's answers.
import { createContext, untrack } from 'svelte'
import type { ActionData, Choice, Message, TableProps } from '../../../../web/table/contract'
import { Camera } from './camera.svelte'
import { Film } from './film.svelte'
import { retold, type Scene } from './scene'
import { FACINGS, viewOf, type ArcadeView, type Facing } from './view'

/** A space and facing that a maneuver can end with, and the cards for it. */
export type Way = { at: string; facing: Facing; cards: string[] }
/** Where a maneuver leads, step by step. */
export type Course = { at: string | null; facing: Facing | null; asked: boolean; steps: Message[]; shot?: Message | null }
export type BotWay = { id: string; to: string; facing: Facing; path: string[]; open: boolean }
export type Stacks = [string[], string[]]

type Ask = 'ask-place' | 'ask-plan' | 'ask-order' | 'ask-wall' | 'ask-grenade' | 'ask-discard' | ''

const FORESEEN = 3
const MANY = 3

export class ArcadeTable {
  readonly #props: () => TableProps
  readonly film: Film
  readonly camera = new Camera()
  /** The space under the pointer or the cursor, and the side of it that is pointed at. */
  aimed = $state<string>()
  side = $state<Facing>()
  /** The space of a bot that is looked at beside the board. */
  pointed = $state<string>()
  /** The maneuver that is being planned. */
  active = $state<0 | 1>(0)
  /** Toggles: what bots will do, who would hit what. */
  showsBots = $state(false)
  showsFire = $state(false)
  /** A starting space whose facing is still to be chosen. */
  entering = $state<string>()
  exchanging = $state(false)
  /** Why the last thing touched cannot be used. */
  note = $state.raw<{ text: string; rule: string }>()
  ways = $state.raw<[Way[], Way[]]>([[], []])
  courses = $state.raw<[Course | undefined, Course | undefined]>([undefined, undefined])
  trial = $state.raw<{ way: Way; course: Course | undefined }>()
  botWays = $state.raw<BotWay[]>([])
  /** The first order of the bots is being given: other requests wait for it. */
  #ordering: Promise<unknown> = Promise.resolve()
  #wanted = $state.raw<Stacks>()
  #before: Stacks[] = []
  #sending = false
  /** Cards put down while a plan is under way. */
  #waiting: (() => void)[] = []
  /** Somebody was faster than the server: ready as soon as the plan is there. */
  #readies = false
  /** The question that what is half chosen belongs to. */
  #promptNumber = 0
  #asked = 0
  #tried = 0

  constructor(props: () => TableProps) {
    this.#props = props
    this.film = new Film(() => props().speed)
  }

  get props(): TableProps {
    return this.#props()
  }
  get words() {
    return this.props.words
  }
  get situation() {
    return this.props.situation
  }
  get view(): ArcadeView {
    return viewOf(this.situation)
  }
  get live(): boolean {
    return this.props.live
  }
  /** What the film shows now, in words; of many shots only those that hit something. */
  get telling(): string {
    const lines = this.film.shot?.lines ?? []
    const told = lines.filter(({ message }) => message.id !== 'shot-missed' || lines.length < MANY)
    return retold(told).map((message) => this.words.message(message)).join(' ')
  }
  get ask(): Ask {
    return this.live ? ((this.situation.prompt?.message.id ?? '') as Ask) : ''
  }
  get isPlanning(): boolean {
    return this.ask === 'ask-plan'
  }
  /** The board as it is to be seen now. */
  get scene(): Scene | undefined {
    return this.film.scene
  }
  get me(): string | undefined {
    return this.props.seat === null ? undefined : `seat:${this.props.seat}`
  }

  choices(kind: string): Choice[] {
    return this.live ? this.situation.choices.filter(({ action }) => action.kind === kind) : []
  }

  /** What a click on a space may do, apart from planning. */
  offersAt(space: string): Choice[] {
    if (!this.live || this.isPlanning) return []
    const { bots } = this.view
    return this.situation.choices.filter(({ start }) => start === space || bots.some(({ id, at }) => at === space && id === start))
  }

  /** The spaces that can be used now. */
  readonly open: Set<string> = $derived.by(() => {
    if (!this.film.over || !this.live) return new Set()
    if (this.isPlanning) return new Set(this.ways[this.active].map(({ at }) => at))
    const bots = new Map(this.view.bots.map(({ id, at }) => [id, at]))
    return new Set(this.situation.choices.map(({ start }) => bots.get(start) ?? start).filter((id) => id.startsWith('space:')))
  })

  /** The spaces that a click on the aimed space would concern. */
  readonly affected: string[] = $derived.by(() => {
    if (!this.aimed || !this.film.over) return []
    const [offer] = this.offersAt(this.aimed)
    return offer?.action.kind === 'grenade' ? offer.touches : []
  })

  // The plan: two stacks, kept by the server as a draft.

  get stacks(): Stacks {
    const { plan } = this.film.over || this.isPlanning ? this.view : (this.film.view ?? this.view)
    return this.#wanted ?? [plan?.first_stack ?? [], plan?.second_stack ?? []]
  }

  /** So many cards of each stack lie for good, under those of the draft: a puzzle may begin with a plan half laid. */
  get #fixed(): [number, number] {
    const { plan } = this.view
    const drafted = (stack: number) => this.situation.draft.filter((step) => step.kind === 'stack' && step.stack === stack).length
    return [(plan?.first_stack?.length ?? 0) - drafted(1), (plan?.second_stack?.length ?? 0) - drafted(2)]
  }

  /** What is left in hand, beside the plan as it is asked for. */
  readonly hand: { id: string; count: number }[] = $derived.by(() => {
    const { hand = [], plan } = this.view
    const planned = this.isPlanning || this.#wanted ? [...(plan?.first_stack ?? []), ...(plan?.second_stack ?? [])] : []
    const counts = new Map(hand.map(({ id, count }) => [id, count]))
    for (const card of planned) counts.set(card, (counts.get(card) ?? 0) + 1)
    for (const card of planned.length || this.#wanted ? this.stacks.flat() : []) counts.set(card, (counts.get(card) ?? 0) - 1)
    return ORDER.map((name) => ({ id: `card:${name}`, count: counts.get(`card:${name}`) ?? 0 }))
  })

  /** Would this stack take the card? Why not? */
  refusal(card: string, stack: 0 | 1): { text: string; rule: string } | undefined {
    const found = this.situation.refusals.find(({ subject, message }) => subject === card && message.args.number === stack + 1)
    return found && { text: this.words.message(found.message), rule: found.rule }
  }

  takes(card: string, stack: 0 | 1): boolean {
    return this.choices('stack').some(({ start, touches }) => start === card && touches.includes(`stack:${stack}`))
  }

  /** Puts a card of the hand onto a stack: the one named, else the one being planned, else the other. */
  put(card: string, stack?: 0 | 1, place?: number): void {
    if (!this.isPlanning) return
    // Only the server knows what the plan before it leaves open: a quick second card waits for that.
    if (this.#sending) return void this.#waiting.push(() => this.put(card, stack, place))
    const onto = stack ?? (this.takes(card, this.active) ? this.active : this.takes(card, other(this.active)) ? other(this.active) : this.active)
    if (!this.takes(card, onto)) return this.#tell(this.refusal(card, onto))
    this.active = onto
    const cards = this.stacks[onto]
    const at = Math.max(place ?? cards.length, this.#fixed[onto])
    this.#want(onto, [...cards.slice(0, at), card, ...cards.slice(at)])
  }

  take(stack: 0 | 1, place: number): void {
    if (!this.isPlanning || place < this.#fixed[stack]) return
    this.active = stack
    this.#want(stack, this.stacks[stack].filter((_, at) => at !== place))
  }

  /** A card is dragged from one stack to another, or within one. */
  shift(from: 0 | 1, place: number, to: 0 | 1): void {
    const card = this.stacks[from][place]
    if (!this.isPlanning || !card || place < this.#fixed[from]) return
    const stacks: Stacks = [[...this.stacks[0]], [...this.stacks[1]]]
    stacks[from].splice(place, 1)
    stacks[to].push(card)
    this.#wantAll(stacks)
  }

  /** Plans to end on this space, facing there if that can be had. */
  go(space: string, facing?: Facing): void {
    const way = this.wayTo(space, facing)
    if (!way) return
    const stack = this.active
    this.#want(stack, way.cards)
    const course: Course = { at: way.at, facing: way.facing, asked: false, steps: [] }
    this.courses = stack ? [this.courses[0], course] : [course, undefined]
    if (stack === 0 && !this.stacks[1].length) this.active = 1
  }

  wayTo(space: string, facing?: Facing, stack = this.active): Way | undefined {
    const ways = this.ways[stack].filter(({ at }) => at === space)
    const fewest = Math.min(...ways.map(({ cards }) => cards.length))
    return ways.find((way) => way.facing === facing) ?? ways.find(({ cards }) => cards.length === fewest)
  }

  /** The ways to end a planned maneuver facing elsewhere, by facing. */
  facings(stack: 0 | 1): (Way | undefined)[] {
    const at = this.courses[stack]?.at
    return FACINGS.map((facing) => this.ways[stack].find((way) => way.at === at && way.facing === facing))
  }

  face(stack: 0 | 1, way: Way): void {
    this.#want(stack, way.cards)
  }

  /** One planning step back; false if there is none. */
  back(): boolean {
    if (this.entering || this.exchanging || this.note) {
      this.entering = undefined
      this.exchanging = false
      this.note = undefined
      return true
    }
    const before = this.isPlanning ? this.#before.pop() : undefined
    if (!before) return false
    this.#wanted = before
    if (!before[0].length) this.active = 0
    void this.#send()
    return true
  }

  #want(stack: 0 | 1, cards: string[]): void {
    const [first, second] = this.stacks
    this.#wantAll(stack ? [first, cards] : [cards, second])
  }

  #wantAll(stacks: Stacks): void {
    this.note = undefined
    this.trial = undefined
    this.#readies = false
    const before = this.stacks
    this.#before = [...this.#before, before]
    this.#wanted = stacks
    // What one maneuver takes, the other has not: its ways are requested again.
    const changed = [0, 1].map((stack) => stacks[stack]!.join() !== before[stack]!.join())
    this.ways = [changed[1] ? [] : this.ways[0], changed[0] ? [] : this.ways[1]]
    this.courses = [changed[0] ? undefined : this.courses[0], changed[0] || changed[1] ? undefined : this.courses[1]]
    void this.#send()
  }

  /** Sends the plan; while one is under way the latest waits. */
  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    const asked = this.situation
    try {
      let sent: Stacks | undefined
      while (this.#wanted && this.#wanted !== sent) {
        sent = this.#wanted
        await this.#ordering
        await this.props.draft(actionsOf(sent, this.#fixed))
      }
    } finally {
      this.#sending = false
      this.#wanted = undefined
      if (this.situation === asked) this.follow() // refused: the plan leads where it led before
      while (!this.#sending && this.#waiting.length) this.#waiting.shift()!()
      this.#maybeReady()
    }
  }

  /** Commits the plan as soon as the server has it; false if nothing is under way. */
  readySoon(): boolean {
    this.#readies ||= this.#sending
    return this.#readies
  }

  #maybeReady(): void {
    const [ready] = this.choices('ready')
    if (!this.#readies || this.#sending || !ready) return
    this.#readies = false
    this.act(ready)
  }

  // Doing something.

  act(choice: Choice | undefined): void {
    if (!choice) return
    this.note = undefined
    this.entering = undefined
    this.exchanging = false
    void this.#ordering.then(() => this.props.act([choice.action]))
  }

  // The order of the bots: they go by themselves unless somebody wants to be asked.

  get orderForm() {
    return this.props.giveOrders && this.situation.order_forms.find(({ id }) => id === BOT_ORDER)
  }
  get botOrder(): string | undefined {
    return this.situation.orders[BOT_ORDER] as string | undefined
  }
  get ordersBots(): boolean {
    return this.botOrder === ASK_ME || (this.botOrder === undefined && this.ask === 'ask-order')
  }

  /** Turns from bots that go by themselves to bots that are asked for, and back. */
  toggleBotOrder = (): void => this.giveBotOrder(this.botOrder === ASK_ME ? this.orderForm?.default : ASK_ME)

  giveBotOrder(order: unknown): void {
    this.#ordering = Promise.resolve(this.props.giveOrders?.({ ...this.situation.orders, [BOT_ORDER]: order }))
  }

  /** Whoever sits down here gives the usual order, except where they are asked just now. */
  #orderBots(): void {
    if (this.live && this.orderForm && this.botOrder === undefined && this.ask !== 'ask-order') this.giveBotOrder(this.orderForm.default)
  }

  clickSpace(space: string, facing?: Facing): void {
    if (!this.film.over) return this.film.skip()
    if (!this.live) return
    if (this.isPlanning) return this.open.has(space) ? this.go(space, facing) : this.#tellSpace(space)
    const offers = this.offersAt(space)
    if (this.ask === 'ask-place') {
      const faced = facing && this.facingOffer(space, facing)
      if (faced) return this.act(faced)
      if (offers.length) this.entering = space
      else this.#tellSpace(space)
    } else if (offers[0]) this.act(offers[0])
    else this.#tellSpace(space)
  }

  facingOffer(space: string, facing: Facing): Choice | undefined {
    return this.offersAt(space).find(({ touches }) => touches.includes(facing))
  }

  #tellSpace(space: string): void {
    const found = this.situation.refusals.find(({ subject }) => subject === space)
    this.#tell(found && { text: this.words.message(found.message), rule: found.rule })
  }

  #tell(why: { text: string; rule: string } | undefined): void {
    this.note = why
  }

  // What the server foretells.

  /** The situation changed: ask again where the plan leads. */
  follow(): void {
    const { situation, isPlanning } = this
    const number = ++this.#asked
    this.#orderBots()
    this.#maybeReady()
    if (situation.prompt_number !== this.#promptNumber) {
      this.#promptNumber = situation.prompt_number
      this.entering = undefined
      this.exchanging = false
      this.trial = undefined
    }
    if (!isPlanning) {
      this.#readies = false
      this.ways = [[], []]
      this.courses = [undefined, undefined]
      this.#before = []
      if (!this.situation.prompt) this.active = 0
      return
    }
    if (!situation.draft.length && !untrack(() => this.stacks.flat().length)) {
      this.active = 0
      this.#before = []
    }
    const { query } = this.props
    const stacks = untrack(() => this.stacks)
    const asking = [1, 2].flatMap((stack) => [query({ ask: 'reach', stack }), stacks[stack - 1]!.length ? query({ ask: 'maneuver', stack }) : undefined])
    void Promise.all(asking).then(([first, course, second, other]) => {
      if (number !== this.#asked) return
      const open = (ways: unknown, stack: 0 | 1) => ((ways ?? []) as Way[]).filter(({ cards }) => cards.slice(0, this.#fixed[stack]).join() === stacks[stack].slice(0, this.#fixed[stack]).join())
      this.ways = [open(first, 0), open(second, 1)]
      this.courses = [course as Course | undefined, other as Course | undefined]
    }, () => undefined)
  }

  /** Where the bots would go: asked when somebody wants to see it. */
  async foresee(): Promise<void> {
    const asked = this.situation
    const ways = await this.props.query({ ask: 'bots', maneuvers: FORESEEN }).catch(() => undefined)
    if (asked === this.situation) this.botWays = (ways ?? []) as BotWay[]
  }

  /** Shows where a click on the aimed space would lead. */
  try(space: string | undefined, facing?: Facing): void {
    const number = ++this.#tried
    const way = space && this.isPlanning && this.film.over ? this.wayTo(space, facing) : undefined
    if (!way) return void (this.trial = undefined)
    if (this.trial?.way === way) return
    this.trial = { way, course: undefined }
    const question = { ask: 'maneuver', stack: this.active + 1, cards: way.cards }
    setTimeout(() => {
      if (number !== this.#tried) return
      this.props.query(question).then(
        (course) => number === this.#tried && (this.trial = { way, course: (course ?? undefined) as Course | undefined }),
        () => undefined,
      )
    }, 40)
  }
}

const BOT_ORDER = 'bot_order'
export const ASK_ME = 'ask'
const ORDER = ['advance_1', 'advance_2', 'advance_3', 'left', 'right', 'around']
const other = (stack: 0 | 1): 0 | 1 => (stack ? 0 : 1)

/** The steps of a draft that lays these cards onto the two stacks, but for those that lie there for good. */
function actionsOf(stacks: Stacks, fixed: [number, number]): ActionData[] {
  return stacks.flatMap((cards, place) => cards.slice(fixed[place]).map((card) => ({ kind: 'stack', stack: place + 1, card: card.replace('card:', '') })))
}

export const [theTable, shareTable] = createContext<ArcadeTable>()
