// What is chosen on the table and not yet sent. All that may be done comes from the situation's
// choices and plays, or from the server's preview of what is planned; no rule is known here.
import { createContext } from 'svelte'
import type { ActionData, Choice, Refusal, Situation, TableProps, Play } from '../../../../web/table/contract'
import type { Facts } from './cards'
import { zoneOf, type RushView, type Zone } from './view'

/** A step of a plan: the card it starts on and what will be sent. */
export type PlanStep = { card: string; action: ActionData }
export type Hit = PlanStep & { base: string; result: string }
/** Why something cannot be done, and the rule that says so. */
export type Note = { text: string; rule: string }
/** How a thing looks: it can be used, it is chosen, it cannot be used and says why. */
export type Mark = 'can' | 'chosen' | 'denied' | ''

export class RushTable {
  readonly #props: () => TableProps
  readonly #known = new Map<string, Facts>()
  /** Cards asked about. */
  readonly #wanted = new Set<string>()
  /** The card chosen in hand, or the announced one that is to attack. */
  selected = $state<string>()
  /** The Vehicle to be bought and the cards put into the tray for it. */
  purchase = $state.raw<PlanStep>()
  payers = $state.raw<PlanStep[]>([])
  /** An assault that is planned: who takes part, who hits what. */
  attackers = $state.raw<PlanStep[]>([])
  hits = $state.raw<Hit[]>([])
  /** Where the plan leads, as the server foretells it. */
  ahead = $state.raw<Situation>()
  /** A thing with several offers. */
  asking = $state.raw<{ thing: string; choices: Choice[] }>()
  /** Why the last thing touched cannot be used. */
  note = $state.raw<Note>()
  busy = $state(false)
  /** What is being looked through. */
  looking = $state<'depot' | 'garage' | 'discards' | 'graveyard' | 'achievements' | `seat:${number}`>()
  #asked = 0
  #learnt = $state(0)
  /** What the cards of an assault could do before its first hit: others may still join. */
  #mustered = $state.raw<Choice[]>([])
  /** The Base a card was laid on: it will defend there once it has done what it does. */
  #wish: { card: string; base: string } | undefined

  constructor(props: () => TableProps) {
    this.#props = props
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
  get view(): RushView {
    return this.situation.view as unknown as RushView
  }
  get live(): boolean {
    return this.props.live && !this.busy
  }
  get ask(): string {
    return this.situation.prompt?.message.id ?? ''
  }
  get isMain(): boolean {
    return this.ask === 'ask-play'
  }

  /** What is printed on a card, remembered from when it was in sight. */
  facts(id: string): Facts | undefined {
    void this.#learnt
    const here = this.#known.get(id) ?? this.view.cards[id]
    if (here) this.#known.set(id, here)
    return here
  }

  /** Asks what is printed on a card that is out of sight. */
  async learn(id: string): Promise<void> {
    if (this.#known.has(id) || this.#wanted.has(id)) return
    this.#wanted.add(id)
    const facts = await this.props.query({ ask: 'card', card: id })
    if (facts) this.#known.set(id, facts as Facts)
    this.#learnt++
  }

  /** One's own Garage in no order: what is neither in hand nor in the Depot. Who plays from memory is not told. */
  get garage(): string[] | undefined {
    const me = this.view.seats[this.props.seat ?? -1]
    if (!me?.unseen) return undefined
    const left = [...me.unseen]
    if (left.length > me.garage) for (const card of this.view.hand ?? []) left.splice(left.indexOf(card), 1)
    return left
  }

  /** Choices there are now: of the plan, if there is one. */
  get choices(): Choice[] {
    if (!this.props.live) return []
    return this.ahead ? this.ahead.choices : this.situation.choices
  }

  offers(zone: Zone, id: string): Choice[] {
    return this.choices.filter((choice) => choice.start === id && zoneOf(choice.action.kind) === zone)
  }

  denied(id: string): Refusal[] {
    return this.situation.refusals.filter((denied) => denied.subject === id)
  }

  /** Why this cannot be used now, with the rule that says so first. */
  why(id: string): Note | undefined {
    const denied = this.denied(id)
    const text = [...new Set(denied.map(({ message }) => this.words.message(message)))].join(' ')
    return text ? { text, rule: denied.find(({ rule }) => rule)?.rule ?? '' } : undefined
  }

  plays(id: string, card: string): Play[] {
    if (!this.props.live) return []
    return this.situation.plays.filter((play) => play.message.id.startsWith(id) && play.message.args.card === card)
  }

  /** How a card of the hand comes to defend one of one's Bases: used first, if it can be. */
  defence(card: string, base: string): Choice | undefined {
    if (!this.props.live || !this.isMain) return undefined
    const ways = this.#main(card).filter((one) => one.touches.includes(base))
    return ways.find(is('use')) ?? ways.find(is('deploy'))
  }

  /** What starts on a card of the hand, whatever is planned. */
  #main(card: string): Choice[] {
    return this.situation.choices.filter((one) => one.start === card && zoneOf(one.action.kind) === 'hand')
  }

  /** What a hit on this Base may be now, and what it will do. */
  get targets(): Map<string, Choice[]> {
    const found = new Map<string, Choice[]>()
    const from = this.attacker
    for (const choice of this.choices) {
      const kind = String(choice.action.kind)
      const hits = kind.startsWith('siege-') || (kind === 'attack' && choice.start === from)
      for (const base of hits ? choice.touches : []) found.set(base, [...(found.get(base) ?? []), choice])
    }
    return found
  }

  /** Who attacks next: the chosen one, else the first that may. */
  get attacker(): string | undefined {
    const able = this.choices.filter((choice) => choice.action.kind === 'attack').map((choice) => choice.start)
    return this.selected && able.includes(this.selected) ? this.selected : able[0]
  }

  get isPlanned(): boolean {
    return this.purchase !== undefined || this.attackers.length > 0
  }
  get buying(): string | undefined {
    return this.purchase?.card
  }

  get plan(): ActionData[] {
    const steps = this.purchase ? [this.purchase, ...this.payers] : [...this.attackers, ...this.hits]
    return steps.map((step) => step.action)
  }

  /** What still finishes the plan, if it can be carried out as it stands. */
  get finish(): ActionData[] | undefined {
    if (this.buying) {
      const take = this.ahead?.choices.find((choice) => choice.action.kind === 'take')
      return take ? [...this.plan, take.action] : undefined
    }
    return this.hits.length ? this.plan : undefined
  }

  clear = (): void => {
    this.selected = undefined
    this.purchase = undefined
    this.payers = []
    this.attackers = []
    this.hits = []
    this.ahead = undefined
    this.#mustered = []
    this.asking = undefined
    this.note = undefined
    this.#asked++
  }

  /** One step back; false if there is nothing to step back from. */
  back(): boolean {
    if (this.looking && this.ask !== 'ask-repair' && this.ask !== 'ask-repair-more') this.looking = undefined
    else if (this.asking) this.asking = undefined
    else if (this.hits.length) void this.unhit()
    else if (this.isPlanned || this.selected) this.clear()
    else return false
    return true
  }

  async act(actions: ActionData[]): Promise<void> {
    if (!this.props.live || this.busy) return
    this.clear()
    this.busy = true
    try {
      await this.props.act(actions)
    } finally {
      this.busy = false
    }
  }

  confirm = (): void => {
    const actions = this.finish
    if (actions) void this.act(actions)
  }

  /** Asks the server where the plan leads. */
  async #foretell(): Promise<void> {
    const number = ++this.#asked
    const answer = await this.props.preview(this.plan)
    if (number !== this.#asked) return
    this.ahead = answer.situation ?? undefined
    const joining = this.hits.length ? await this.props.preview(this.attackers.map((step) => step.action)) : answer
    if (number === this.#asked) this.#mustered = joining.situation?.choices ?? []
  }

  #tell(id: string): void {
    this.note = this.why(id)
  }

  // What a click on each thing does.

  clickReserve(id: string): void {
    this.note = undefined
    const choice = this.situation.choices.find((one) => one.start === id && zoneOf(one.action.kind) === 'reserve')
    if (this.buying === id) return this.confirm()
    if (!this.props.live || !choice) return this.#tell(id)
    if (choice.action.kind === 'research') return void this.act([choice.action])
    const play = this.plays('play-buy', id)[0]
    this.clear()
    this.purchase = { card: id, action: choice.action }
    const paid = (play?.message.args.with as string[] | undefined) ?? []
    this.payers = paid.map((card, place) => ({ card, action: play!.actions[place + 1]! }))
    void this.#foretell()
  }

  clickHand(id: string, place: number): void {
    this.note = undefined
    if (this.buying) return this.#togglePayer(id, place)
    const joins = this.#joining(id)
    if (joins && this.selected !== id) return void this.#join(id, joins)
    const offers = this.#main(id)
    const single = offers.find((choice) => choice.action.kind === 'pay' || choice.action.kind === 'give-up')
    if (single) return void this.act([single.action])
    if (this.selected === id || this.attackers.some((step) => step.card === id)) return this.clear()
    this.clear()
    if (!this.props.live || !offers.length) return this.#tell(id)
    this.selected = id
    const announce = offers.find(is('announce'))
    if (announce) void this.#sight(id, announce)
  }

  /** Which targets a card would have: announced for a moment, only to look. */
  async #sight(id: string, announce: Choice): Promise<void> {
    const number = ++this.#asked
    const answer = await this.props.preview([announce.action])
    if (number === this.#asked && this.selected === id) this.ahead = answer.situation ?? undefined
  }

  #joining(id: string): Choice | undefined {
    return this.attackers.length ? this.#mustered.find((one) => one.start === id && is('announce')(one)) : undefined
  }

  /** One more takes part. All are announced before the first hit, so those planned stay behind it. */
  async #join(id: string, announce: Choice): Promise<void> {
    this.attackers = [...this.attackers, { card: id, action: announce.action }]
    this.selected = id
    await this.#foretell()
  }

  #togglePayer(id: string, place: number): void {
    if (!this.#isTaken(id, place, this.payers)) return this.#pay(id)
    this.payers = without(this.payers, id)
    void this.#foretell()
  }

  /** Of equal cards in hand, as many are taken from the left as a plan holds. */
  #isTaken(id: string, place: number, steps: PlanStep[]): boolean {
    const before = (this.view.hand ?? []).slice(0, place + 1).filter((card) => card === id).length
    return before <= steps.filter((step) => step.card === id).length
  }

  clickAttacker(id: string): void {
    this.note = undefined
    const stand = this.offers('assault', id).find(is('stand-down'))
    if (stand) return void this.act([stand.action])
    this.selected = id
  }

  clickBase(id: string): void {
    this.note = undefined
    const own = this.selected ? this.defence(this.selected, id) : undefined
    if (own) return this.#defend(own, id)
    const defend = this.#defending(id)
    if (defend) return void this.act([defend.action])
    const offers = this.targets.get(id) ?? []
    if (this.hits.at(-1)?.base === id && !offers.length) return this.confirm()
    if (!this.props.live || !offers.length) return this.#tell(id)
    if (offers.length > 1) this.asking = { thing: id, choices: offers }
    else this.take(offers[0]!)
  }

  #defending(id: string): Choice | undefined {
    return this.choices.find((one) => is('defend')(one) && one.touches.includes(id))
  }

  #defend(choice: Choice, base: string): void {
    void this.act([choice.action])
    this.#wish = { card: choice.start, base }
  }

  /** A card that was laid on a Base and is asked where to defend goes there. */
  follow(): void {
    const wish = this.#wish
    if (!wish || !this.props.live) return
    if (this.view.turn.playing !== wish.card) this.#wish = undefined
    else if (this.ask === 'ask-defence') {
      this.#wish = undefined
      const defend = this.#defending(wish.base)
      if (defend) void this.act([defend.action])
    }
  }

  /** Carries a choice out, or adds it to the plan of an assault. */
  take(choice: Choice): void {
    this.asking = undefined
    if (choice.action.kind !== 'attack' || !this.isMain) return void this.act([choice.action])
    const { start: card, action } = choice
    const announce = this.#main(card).find(is('announce'))
    const isIn = this.attackers.some((step) => step.card === card)
    if (!isIn && announce) this.attackers = [...this.attackers, { card, action: announce.action }]
    this.hits = [...this.hits, { card, action, base: choice.touches[0] ?? '', result: String(choice.message.args.result ?? '') }]
    this.selected = undefined
    void this.#foretell()
  }

  /** Takes the latest hit out of the plan. */
  async unhit(): Promise<void> {
    const last = this.hits.at(-1)
    this.hits = this.hits.slice(0, -1)
    const idle = last && !this.hits.some((hit) => hit.card === last.card)
    if (idle) this.attackers = this.attackers.filter((step) => step.card !== last.card)
    if (!this.attackers.length) return this.clear()
    await this.#foretell()
  }

  /** A card was dropped on something. */
  async drop(zone: Zone, id: string, onto: string): Promise<void> {
    if (!this.props.live) return
    this.note = undefined
    if (zone === 'reserve') return this.#dropVehicle(id, onto)
    if (onto.startsWith('card:')) return this.#payFor(onto, id)
    if (this.buying && onto === 'tray') return this.#pay(id)
    if (onto.startsWith('base:')) {
      const own = this.defence(id, onto)
      if (own) return this.#defend(own, onto)
      await this.#aim(id)
      return this.clickBase(onto)
    }
    const kinds = onto === 'depot' ? ['put-away', 'give-up'] : onto === 'tray' ? ['use'] : []
    const choice = this.#main(id).find((one) => kinds.includes(String(one.action.kind)))
    if (choice) return this.act([choice.action])
  }

  /** To one's own side it is bought at once; to the tray, to be paid for. */
  #dropVehicle(id: string, onto: string): void {
    const play = this.plays('play-buy', id)[0]
    if (onto === 'mine' && play) void this.act(play.actions)
    else if (onto === 'mine' || onto === 'tray') this.clickReserve(id)
  }

  /** Into the tray of a Vehicle, which is opened for this card if it was not. */
  async #payFor(vehicle: string, card: string): Promise<void> {
    if (this.buying === vehicle) return this.#pay(card)
    this.clickReserve(vehicle)
    if (this.buying !== vehicle || this.payers.some((step) => step.card === card)) return
    this.payers = []
    await this.#foretell()
    this.#pay(card)
  }

  #pay(card: string): void {
    const pay = this.offers('hand', card).find(is('pay'))
    if (!pay) return this.#tell(card)
    this.payers = [...this.payers, { card, action: pay.action }]
    void this.#foretell()
  }

  /** Lets a card of the hand look for its target, in the assault that is planned or in a new one. */
  async #aim(id: string): Promise<void> {
    const joins = this.#joining(id)
    if (joins) return this.#join(id, joins)
    const announce = this.#main(id).find(is('announce'))
    this.clear()
    if (!announce) return this.#tell(id)
    this.selected = id
    await this.#sight(id, announce)
  }

  // How things look.

  markReserve(id: string): Mark {
    if (this.buying === id || this.view.turn.buying === id) return 'chosen'
    if (!this.props.live) return ''
    const can = this.situation.choices.some((one) => one.start === id && zoneOf(one.action.kind) === 'reserve')
    return can ? 'can' : this.denied(id).length ? 'denied' : ''
  }

  markHand(id: string, place: number): Mark {
    const taken = this.#isTaken(id, place, this.payers) || this.#isTaken(id, place, this.attackers)
    if (taken || this.selected === id) return 'chosen'
    if (!this.props.live) return ''
    const offers = this.offers('hand', id)
    const can = this.purchase ? offers.some(is('pay')) : this.attackers.length ? this.#joining(id) : this.isUseful(id)
    return can ? 'can' : this.situation.prompt ? 'denied' : ''
  }

  /** What can be done with a card of the hand by a button, without a target. */
  waysOf(id: string): Choice[] {
    return this.#main(id).filter((choice) => choice.action.kind !== 'announce')
  }

  /** Which enemy Bases the chosen card may strike now, each once, with what it would do there. */
  get strikes(): Choice[] {
    if (!this.selected || !this.isMain || this.isPlanned) return []
    return [...new Set([...this.targets.values()].flat())].filter(({ start }) => start === this.selected)
  }

  /** Can it do more than be put away? */
  isUseful(id: string): boolean {
    const offers = this.#main(id)
    const pays = this.situation.plays.some((play) => (play.message.args.with as string[] | undefined)?.includes(id))
    return pays || offers.some((choice) => choice.action.kind !== 'put-away')
  }

  markBase(id: string): Mark {
    if (this.hits.some((hit) => hit.base === id)) return 'chosen'
    if (!this.props.live) return ''
    if (this.targets.has(id) || this.#defending(id)) return 'can'
    return this.selected && this.defence(this.selected, id) ? 'can' : ''
  }

  /** Does any Base light up? */
  get isLit(): boolean {
    return this.view.seats.some((seat) => seat.bases.some((base) => this.markBase(base.id) === 'can'))
  }

  /** What a hit here would do, as far as it is foretold: for each way to hit. */
  foretold(id: string): string[] {
    const offers = this.targets.get(id) ?? []
    return [...new Set(offers.map((choice) => String(choice.message.args.result ?? '')))].filter(Boolean)
  }
}

const is = (kind: string) => (choice: Choice) => choice.action.kind === kind

function without(steps: PlanStep[], card: string): PlanStep[] {
  const at = steps.map((step) => step.card).lastIndexOf(card)
  return steps.filter((_, place) => place !== at)
}

export const [theTable, shareTable] = createContext<RushTable>()
