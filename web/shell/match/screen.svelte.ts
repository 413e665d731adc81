// A match on this screen: its seats, whose hand is shown, what is played back, what is asked before it is done.
import { tick, untrack } from 'svelte'
import type { ActionData, Answer, Chosen, Showing, TableModule } from '../../table/contract'
import { sameActions } from '../../table/offers'
import { Playback, watched, type Frame } from '../../table/playback.svelte'
import { play } from '../../table/sound'
import type { Words } from '../../table/words'
import { ApiError, getMoments } from '../api'
import type { SeatKey } from '../player.svelte'
import { Seat } from '../seat.svelte'
import { settings } from '../settings.svelte'
import type { Line, MatchInfo, SeatInfo, Situation } from '../wire'
import { Ahead, UNFIT } from './ahead.svelte'
import { lastHead } from './blocks'
import { newsOf, strikes, type News, type Telling } from './news'

/** What was asked of all is refused, or too late. */
const NO = /^match-(declined|lapsed)-/
/** At most so many moments are played when somebody comes back. */
const CATCH_UP = 40
const SPOKEN = 12
/** Milliseconds: what strikes the player is shown so long, and the beginning of somebody's turn. */
const STRUCK = 1800
const BEGUN = 700

export type Sure = { question: string; yes: () => void; no: () => void }

export class MatchScreen {
  readonly seats: Seat[]
  readonly playback: Playback
  /** The next turn, prepared while others play. */
  readonly ahead = new Ahead()
  /** Which of our seats is shown. */
  active = $state(0)
  /** The seat whose person is to take the screen before anything is shown. */
  curtain = $state<number>()
  /** What the table itself still shows of the latest moment. */
  showing = $state.raw<Showing>()
  /** So many lines of the log have been told. */
  told = $state(0)
  /** The lines told last. */
  #telling = $state.raw<Line[]>([])
  /** What is shown and has not been said aloud yet. */
  #unspoken: Line[] = []
  /** What the live region has said of late: events and questions. */
  spoken = $state.raw<{ number: number; text: string }[]>([])
  /** What stands between the player and something done for good. */
  sure = $state.raw<Sure>()
  trouble = $state('')
  /** Something worth knowing that is no trouble. */
  notice = $state('')
  /** What is chosen on the table and only waits for a word. */
  chosen = $state.raw<Chosen>()
  busy = $state(false)
  /** Has anybody of this screen been shown a hand yet? */
  shownBefore = $state(false)
  /** Somebody who has nothing to do looks once more before passing the screen on. */
  #stays = false
  /** True while what happened since the last turn is played. */
  catchingUp = $state(false)
  words = $state.raw<Words>()
  /** What the game says of its lines. */
  telling = $state.raw<Telling>({})
  /** What the game says belongs to a seat. */
  belongings = $state.raw<TableModule['mine']>()
  /** Something has been told since the last question. */
  #isNews = false
  readonly #opened: MatchInfo
  readonly #labels = new Map<string, string>()
  /** Whole plays that were ever offered here, by their actions. */
  readonly #plays = new Map<string, { length: number; words: string }>()

  constructor(
    match: MatchInfo,
    keys: SeatKey[],
    readonly sayError: (error: unknown) => string,
  ) {
    this.#opened = match
    this.playback = new Playback((frame) => this.#shown(frame), ({ lines }) => (lines.some(this.strikesMe) ? STRUCK : lastHead(lines, this.telling.turns ?? []) ? BEGUN : 0))
    this.seats = keys.map((key) => new Seat({ match: match.id, ...key }))
    this.seats.forEach((seat, place) => {
      let met = false
      seat.onupdate = (lines, situation) => {
        if (place === this.active && this.curtain === undefined && situation) {
          if (met) this.playback.push({ situation, lines })
          else void this.#comeBack(seat)
        }
        if (met && place === this.active) this.#hearNo(lines)
        met ||= situation !== null
        if (place === this.active) this.ahead.follow(seat)
        this.#mindTheScreen()
      }
    })
    if (this.isShared && match.status === 'running') this.curtain = this.#firstAsked(match)
  }

  /** The words to tell everything in; what is shown and asked already is told as soon as there are any. */
  learn(words: Words | undefined): void {
    const before = this.words
    this.words = words
    const { shown, behind } = this.playback
    if (before || !words || !shown) return
    this.#label(shown.situation)
    if (!behind && !this.showing && shown.situation.prompt) this.#speak(words.message(shown.situation.prompt.message))
  }

  close(): void {
    this.playback.clear()
    for (const seat of this.seats) seat.close()
  }

  get seat(): Seat {
    return this.seats[this.active]!
  }

  get match(): MatchInfo {
    return this.seat.match ?? this.#opened
  }

  /** Whose view is shown; null: a spectator's. */
  get number(): number | null {
    return this.seat.key.seat
  }

  get me(): SeatInfo | undefined {
    return this.number === null ? undefined : this.match.seats[this.number]
  }

  get situation(): Situation | undefined {
    return this.ahead.situation ?? this.playback.shown?.situation
  }

  /** May the next turn be prepared, though it has not come? */
  get early(): boolean {
    return !!this.seat.situation?.early && this.match.status === 'running' && this.seat.state === 'online' && !this.me?.stand_in
  }

  /** Do several people share this screen? Then nobody in particular is “you”. */
  get isShared(): boolean {
    return this.#people().size > 1
  }

  /** Is something still being shown? */
  get isBehind(): boolean {
    return this.playback.behind > 0 || this.showing !== undefined
  }

  /** The log as far as it has been told. */
  get lines(): Line[] {
    const { lines } = this.seat
    if (!this.isBehind) return lines
    const told = this.showing?.told ?? (this.playback.behind ? this.told : lines.length)
    return lines.filter(({ index }) => index < told)
  }

  /** Whose turn is being shown, and what happens, in words. */
  get news(): News {
    const { words, lines } = this
    const film = this.showing && lines.at(-1)
    const fresh = film ? [film] : this.#telling
    if (!words) return { who: '', text: '' }
    const { who, text } = newsOf(fresh, lines, this.telling, words)
    return { who, text: this.showing?.text || text, strikes: fresh.some(this.strikesMe) }
  }

  /** Does somebody else do something to the player whose view this is? */
  strikesMe = (line: Line): boolean => strikes(line, this.own, this.telling)

  /** The seat whose view this is, and what the game says belongs to it. */
  get own(): string[] {
    const { number } = this
    const situation = this.seat.situation ?? this.situation
    return number === null ? [] : [`seat:${number}`, ...((situation && this.belongings?.(situation, number)) ?? [])]
  }

  /** The table says whether it still shows something, and how far it has come. */
  hold = (showing: boolean | Showing, skip: () => void = () => {}): void =>
    untrack(() => {
      const before = this.showing
      this.showing = showing === true ? { told: this.told, skip } : showing || undefined
      if (before) this.#speakTold(this.showing?.told ?? Infinity)
      if (before && !this.showing && !this.playback.behind) this.#arrived()
    })

  /** Ends all that is being shown. */
  skip = (): void => {
    this.playback.skip()
    this.showing?.skip()
  }

  /** May something be done now? */
  get live(): boolean {
    const { seat, match, situation } = this
    if (seat.key.seat === null || seat.state !== 'online' || (this.isBehind && !this.ahead.situation)) return false
    return match.status === 'running' && !match.paused && !this.me?.stand_in && !!situation?.prompt && !situation.held
  }

  /** The whole turn is planned, and only waits to be carried out. */
  get planned(): boolean {
    const { situation, number } = this
    if (this.ahead.situation || !situation?.draft.length || number === null || !situation.to_act.includes(number)) return false
    return !situation.prompt || (!situation.prompt.sealed && situation.choices.length > 0)
  }

  /** The steps of the draft in words, as far as they were ever offered here. */
  get drafted(): string[] {
    const draft = this.situation?.draft ?? []
    const told: string[] = []
    for (let place = 0; place < draft.length; ) {
      const play = this.#playAt(draft, place)
      told.push(play?.words ?? this.#labels.get(JSON.stringify(draft[place])) ?? this.words?.ui('board-step', { number: place + 1 }) ?? '')
      place += play?.length ?? 1
    }
    return told
  }

  /** The longest whole play that the draft goes on with here. */
  #playAt(draft: ActionData[], place: number): { length: number; words: string } | undefined {
    for (let end = draft.length; end > place + 1; end--) {
      const play = this.#plays.get(JSON.stringify(draft.slice(place, end)))
      if (play) return play
    }
    return undefined
  }

  // Doing something.

  act = async (actions: ActionData[]): Promise<void> => {
    if (this.busy || !this.live) return
    const { situation, words } = this
    if (this.ahead.situation) {
      this.#label(this.ahead.situation)
      return this.draft([...this.ahead.situation.draft, ...actions])
    }
    const choice = actions.length === 1 && situation?.choices.find(({ action }) => sameActions(action, actions[0]))
    const question = choice && words ? words.sure(choice.message) : ''
    const isBest = sameActions(situation?.advice?.actions, actions)
    const isGuided = situation?.lesson && situation.lesson.done < situation.lesson.steps
    if (question && settings.confirm && !isBest && !isGuided && !(await this.ask(`${question} ${this.#better}`.trim()))) return
    await this.request(() => this.#send(actions), true)
  }

  /** A secret choice that is not whole yet is kept as a draft. */
  async #send(actions: ActionData[]): Promise<void> {
    try {
      await this.seat.act(actions, settings.lingers)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'action/uncommitted') throw error
      await this.seat.draft([...(this.situation?.draft ?? []), ...actions])
    }
    this.ondone(actions)
  }

  /** Told of every action that was done or drafted here. */
  ondone: (actions: ActionData[]) => void = () => {}

  draft = async (actions: ActionData[]): Promise<void> => {
    const before = this.situation?.draft.length ?? 0
    const done = await this.request(() => this.seat.draft(actions), true)
    if (done && actions.length > before) this.ondone(actions.slice(before))
  }
  commit = async (): Promise<void> => void (await this.request(() => this.seat.commit(settings.lingers), true))
  preview = (actions: ActionData[]): Promise<Answer> => this.seat.preview(actions)
  query = (question: unknown): Promise<unknown> => this.seat.query(question)
  takeBack = async (wholeTurn: boolean): Promise<void> => void (await this.request(() => this.seat.takeBack(wholeTurn), true))

  /**
   * Sends a request; says why where it is refused. Was it carried out?
   * `acts`: what came before is seen, and nothing else is done until it is answered; giving up, a word or a request to all
   * never waits for that.
   */
  async request(send: () => Promise<void>, acts = false): Promise<boolean> {
    if (acts && this.busy) return false
    if (acts) this.busy = true
    this.trouble = ''
    this.notice = ''
    try {
      await send()
      if (acts) this.seat.acted = this.seat.lines.length
      this.#stays = false // not before: the other seats of this screen may hear of it first
      this.#mindTheScreen()
      return true
    } catch (error) {
      this.trouble = this.sayError(error)
      return false
    } finally {
      if (acts) this.busy = false
    }
  }

  /** What would be better than what is asked back. */
  get #better(): string {
    const { situation, words } = this
    return situation?.advice && words ? words.ui('board-better', { play: words.message(situation.advice.message) }) : ''
  }

  /** Asks in the prompt bar, and waits for yes or no. */
  ask(question: string): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (yes: boolean) => () => {
        this.sure = undefined
        resolve(yes)
      }
      this.sure = { question, yes: answer(true), no: answer(false) }
    })
  }

  /** Look at the next turn, or back at the table. */
  prepare = (): void => {
    if (this.ahead.situation) this.ahead.leave()
    else if (this.early) void this.ahead.begin(this.seat).catch((error) => (this.trouble = this.sayError(error)))
  }

  /** One step back: out of a question, out of the draft, out of the latest step. */
  stepBack = (): void => {
    const { situation, sure } = this
    const prepared = this.ahead.situation?.draft
    if (sure) sure.no()
    else if (prepared) prepared.length ? void this.draft(prepared.slice(0, -1)) : this.ahead.leave()
    else if (this.match.status === 'running' && this.number !== null && situation?.take_back === null && !this.isBehind)
      void this.takeBack(false)
  }

  // Several seats on one screen: the name decides who sits before it.

  /** Show another of our seats, behind the curtain if it is somebody else's. */
  look(number: number): void {
    const place = this.seats.findIndex((seat) => seat.key.seat === number)
    if (place < 0 || place === this.active) return
    this.#stays = false
    if (this.#person(place) === this.#person(this.active)) this.#activate(place, false)
    else {
      this.#forget()
      this.curtain = place
    }
  }

  /** The person asked for has the screen. */
  raise = (): void => {
    const place = this.curtain
    this.curtain = undefined
    this.#stays = false
    if (place !== undefined) this.#activate(place, true)
  }

  /** The person before still has it, and may look or take back. */
  stay = (): void => {
    this.curtain = undefined
    this.#stays = true
    this.#activate(this.active, false)
  }

  /** Nothing of what one person saw is left for the next. */
  #forget(): void {
    this.playback.clear()
    this.showing = undefined
    this.#telling = []
    this.#unspoken = []
    this.spoken = []
  }

  #activate(place: number, catchUp: boolean): void {
    this.#forget()
    this.active = place
    this.sure = undefined
    this.ahead.leave()
    const { situation } = this.seat
    if (catchUp) void this.#comeBack(this.seat)
    else if (situation) this.playback.push({ situation, lines: [] })
  }

  /** When our shown seat has nothing to do and another of ours has, turn to that one. */
  #mindTheScreen(): void {
    if (this.seats.length < 2 || this.#stays || this.curtain !== undefined || this.isBehind || this.catchingUp) return
    const shown = this.seat.situation
    if (!shown || shown.outcome || (shown.prompt && !shown.held)) return
    const next = this.seats.findIndex(({ situation }) => situation?.prompt && !situation.held)
    if (next >= 0) this.look(this.seats[next]!.key.seat!)
  }

  #person(place: number): string {
    const number = this.seats[place]!.key.seat
    return number === null ? '' : (this.match.seats[number]?.name ?? '')
  }

  #people(): Set<string> {
    return new Set(this.seats.map((_, place) => this.#person(place)))
  }

  #firstAsked(match: MatchInfo): number {
    const asked = this.seats.findIndex(({ key }) => key.seat !== null && match.to_act.includes(key.seat))
    return Math.max(0, asked)
  }

  // Showing what happened.

  /** Plays what happened since the seat last acted, then shows how things stand. */
  async #comeBack(seat: Seat): Promise<void> {
    const missed = await this.#missed(seat)
    if (seat !== this.seat || this.curtain !== undefined || !seat.situation) return
    this.catchingUp = missed.length > 1
    this.told = missed[0]?.lines[0]?.index ?? seat.lines.length
    this.playback.push(...missed, { situation: seat.situation, lines: [] })
  }

  async #missed(seat: Seat): Promise<Frame[]> {
    const { match, secret, seat: number } = seat.key
    if (number === null || seat.acted >= seat.lines.length || this.playback.speed === 0) return []
    if (seat.situation?.outcome) return []
    try {
      const { total } = await getMoments(match, secret, 0, 1, number)
      const { moments } = await getMoments(match, secret, Math.max(0, total - CATCH_UP), CATCH_UP, number)
      return moments.filter(({ lines }) => lines.some(({ index }) => index >= seat.acted)).map(watched)
    } catch {
      return []
    }
  }

  #shown({ situation, lines, skipped }: Frame): void {
    const { playback } = this
    this.shownBefore = true
    this.#label(situation)
    if (lines.length) {
      this.told = lines.at(-1)!.index + 1
      this.#telling = lines
      this.#isNews = true
      this.#unspoken.push(...lines)
    }
    // A film begins with its first line; the table says so itself, but only after the page has been drawn.
    if (playback.isFilm && lines.length && !skipped && playback.speed > 0 && !this.ahead.situation) this.showing ??= { told: lines[0]!.index, skip: () => {} }
    if (!this.showing) this.#speakTold(Infinity)
    if (!playback.behind && !this.showing) this.#arrived()
  }

  /** Nothing more is to be shown: what is asked now? */
  #arrived(): void {
    const { words } = this
    const situation = this.playback.shown?.situation
    if (!situation) return
    this.catchingUp = false
    this.#cue(situation)
    this.#isNews = false
    if (situation.prompt && words) this.#speak(words.message(situation.prompt.message))
    this.#dropUnfit(situation)
    void tick().then(() => this.#mindTheScreen())
  }

  /** A turn that was prepared and no longer fits is dropped with a word. */
  #dropUnfit({ prompt, draft_stopped }: Situation): void {
    const { words, drafted } = this
    if (!prompt || !drafted.length || !words || !UNFIT.includes(draft_stopped)) return
    const plan = drafted.join(' · ')
    void this.draft([]).then(() => (this.notice = words.ui('board-plan-dropped', { plan })))
  }

  /** What this seat asked of all and does not get is said at once, not only in the log. */
  #hearNo(lines: Line[]): void {
    const no = lines.filter(({ message: { id, args } }) => NO.test(id) && args.of === `seat:${this.number}`).at(-1)
    if (no && this.words) this.notice = this.words.message(no.message)
  }

  #label({ choices, plays }: Situation): void {
    const { words } = this
    if (!words) return
    for (const { action, message } of choices) this.#labels.set(JSON.stringify(action), words.message(message))
    for (const { actions, message } of plays) this.#plays.set(JSON.stringify(actions), { length: actions.length, words: words.message(message) })
  }

  /** Says the lines that have been told, not before they are shown. */
  #speakTold(told: number): void {
    const { words } = this
    const lines = this.#unspoken.filter(({ index }) => index < told)
    if (!lines.length) return
    this.#unspoken = this.#unspoken.filter(({ index }) => index >= told)
    if (words) this.#speak(lines.map(({ message }) => words.message(message)).join(' '))
  }

  #speak(text: string): void {
    const number = (this.spoken.at(-1)?.number ?? 0) + 1
    this.spoken = [...this.spoken, { number, text }].slice(-SPOKEN)
  }

  #cue(situation: Situation): void {
    if (!this.#isNews) return
    if (situation.outcome) {
      play(this.number !== null && situation.outcome.ranking[0]?.includes(this.number) ? 'win' : 'drum')
    } else if (situation.prompt) play('turn')
  }
}
