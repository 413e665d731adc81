// The form for a new match: what is chosen so far, and what is sent to the server.
import type { Game } from '../api'
import type { NewMatch, Pace, SeatWish, Setup } from '../wire'
import { accepts, changes, isSame, printed, readRules, type Options, type RuleSet } from './rules'

/** Ways to fill the seats at one stroke. */
export const COMPANIES = ['agents', 'friends', 'here', 'open'] as const
export type Company = (typeof COMPANIES)[number]
export type SeatDraft = { kind: SeatWish['kind']; name: string; agent: string; team: number }
/** A content pack that was read from the player's own file. */
export type TakenPack = { name: string; data: unknown; figures: Record<string, number> }
export type Tempo = 'live' | 'clock' | 'days'

/** A pack that another page brings along, by its game; the next form takes it. */
export const BROUGHT = new Map<string, TakenPack>()

const OTHERS: Record<Company, SeatWish['kind']> = { agents: 'agent', friends: 'friend', here: 'here', open: 'open' }
const MINUTE = 60
const DAY = 86_400

export class MatchForm {
  seats = $state<SeatDraft[]>([])
  options = $state.raw<Options>({})
  scenario = $state('')
  listed = $state(false)
  pack = $state.raw<TakenPack>()
  tempo = $state<Tempo>('live')
  /** For a clock: time for each decision, or a bank for the match. */
  clock = $state<'move' | 'bank'>('bank')
  minutes = $state(20)
  bonus = $state(10)
  days = $state(2)
  reactions = $state<Pace['reactions']>('default')
  /** The name that came with a link. */
  readonly shared: RuleSet

  constructor(
    readonly game: Game,
    asked = new URLSearchParams(),
    language = '',
  ) {
    const count = Math.max(game.seats[0], Math.min(2, game.seats[1]))
    this.scenario = game.scenarios[0] ?? ''
    this.pack = BROUGHT.get(game.id)
    BROUGHT.delete(game.id)
    this.shared = readRules(game, asked, count)
    this.fill('agents', count)
    const isShared = this.shared.name !== '' || Object.keys(this.shared.options).length > 0
    this.options = { ...this.options, ...(isShared ? this.shared.options : game.languages?.[language]) }
  }

  /** Seats for this company: me first, then the others. */
  fill(company: Company, count = this.seats.length): void {
    this.resize(count)
    this.seats.forEach((seat, i) => (seat.kind = i === 0 ? 'me' : OTHERS[company]))
    this.listed = company === 'open'
  }

  /** The company the seats make, if they make one. */
  get company(): Company | undefined {
    const [me, ...others] = this.seats
    if (me?.kind !== 'me') return undefined
    return COMPANIES.find((company) => others.every(({ kind }) => kind === OTHERS[company]))
  }

  /** More seats are filled like the last one; options for each seat follow. */
  resize(count: number): void {
    const last = this.seats.at(-1)
    const kind = last && this.seats.length > 1 ? last.kind : 'agent'
    while (this.seats.length < count) this.seats.push(this.#seat(this.seats.length, kind))
    this.seats.length = count
    const defaults = printed(this.game, count)
    const kept = this.game.options.filter((form) => accepts(form, this.options[form.id], count))
    this.options = { ...defaults, ...Object.fromEntries(kept.map(({ id }) => [id, this.options[id]])) }
  }

  #seat(place: number, kind: SeatWish['kind']): SeatDraft {
    const teams = this.game.teams.length
    return { kind, name: '', agent: this.game.agents[0] ?? '', team: teams ? place % teams : -1 }
  }

  set(id: string, value: unknown): void {
    this.options = { ...this.options, [id]: value }
  }

  /** Exactly these rules, the rest as printed. */
  use({ options }: { options: Options }): void {
    this.options = { ...printed(this.game, this.seats.length), ...options }
  }

  /** What differs from the printed rules. */
  get changed(): Options {
    return changes(this.game, this.options, this.seats.length)
  }

  /** Which of these sets the options are, or none. */
  among(sets: RuleSet[]): RuleSet | undefined {
    const full = (options: Options) => changes(this.game, { ...printed(this.game, this.seats.length), ...options }, this.seats.length)
    return sets.find(({ options }) => isSame(sorted(full(options)), sorted(this.changed)))
  }

  /** Nobody has to be waited for. */
  get startsAtOnce(): boolean {
    return this.seats.every(({ kind }) => kind !== 'friend' && kind !== 'open')
  }

  get pace(): Pace {
    const common = { reactions: this.reactions, window: 10, bonus: 0 }
    if (this.tempo === 'days') return { ...common, mode: 'days', clock: 'move', seconds: this.days * DAY }
    if (this.tempo === 'live') return { ...common, mode: 'live', clock: 'none', seconds: DAY }
    const bonus = this.clock === 'bank' ? this.bonus : 0
    return { ...common, mode: 'live', clock: this.clock, seconds: this.minutes * MINUTE, bonus }
  }

  /** The same, with a name for everybody at this screen who has not said one. */
  wishIn(say: (id: string, args: Record<string, number>) => string): NewMatch {
    const { wish } = this
    const seats = wish.seats.map((seat, i) => (seat.kind === 'here' && !seat.name ? { ...seat, name: say('seat-default', { number: i + 1 }) } : seat))
    return { ...wish, seats }
  }

  /** What the rules of the match are made from. */
  get setup(): Setup {
    return {
      seats: this.seats.length,
      scenario: this.scenario || null,
      options: this.changed,
      teams: this.game.teams.length ? this.seats.map(({ team }) => team) : null,
      pack: this.pack?.data ?? null,
    }
  }

  /** What the server is asked to make. */
  get wish(): NewMatch {
    return {
      game: this.game.id,
      ...this.setup,
      seats: this.seats.map(wishOf),
      listed: this.listed,
      pace: this.pace,
    }
  }
}

function wishOf({ kind, name, agent }: SeatDraft): SeatWish {
  if (kind === 'agent') return { kind, agent }
  return kind === 'here' ? { kind, name: name.trim() } : { kind }
}

const sorted = (options: Options): [string, unknown][] => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))

/** A match against agents as it comes out of the box. */
export const quickMatch = (game: Game, language: string): NewMatch => new MatchForm(game, undefined, language).wish
