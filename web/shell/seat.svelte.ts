// One seat's connection to a match: it comes back by itself, misses nothing and repeats nothing.
import { openChannel, type Channel } from '../channel'
import { ApiError } from './api'
import type {
  ActionData,
  Answer,
  ChatLine,
  ClientMessage,
  Done,
  Hint,
  Error as WireError,
  Line,
  MatchInfo,
  Propose,
  Say,
  ServerMessage,
  Situation,
  Welcome,
} from './wire'

/** What opens a connection: a match, a seat of it (null: to watch), and a secret that allows it. */
export type Key = { match: string; seat: number | null; secret: string }

/** `away`: it was online and tries to be so again. `refused`: the server wants us no more. */
export type Connection = 'connecting' | 'online' | 'away' | 'refused'

/** What is printed on things, by their ids. */
type Printed = Record<string, unknown>
type Reply = Done | Answer | Hint
type Pending = { message: ClientMessage; resolve: (reply: Reply) => void; reject: (error: ApiError) => void }
type Request = Exclude<ClientMessage, { type: 'hello' | 'follow' }>
type Asking = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never

export class Seat {
  state = $state<Connection>('connecting')
  /** Why the server wants us no more. */
  error = $state.raw<WireError>()
  match = $state.raw<MatchInfo>()
  situation = $state.raw<Situation | null>(null)
  /** The whole log of this seat. */
  lines = $state.raw<Line[]>([])
  /** How many lines there were when this seat last acted. */
  acted = $state(0)
  /** Has this seat ever decided something? A draft is no decision. */
  decided = $state(false)
  chat = $state.raw<ChatLine[]>([])
  /** Names that a content pack gives to things, by their ids. */
  titles = $state.raw<Record<string, string>>({})
  /** Called for everything that happens, in order, even where several things come at once. */
  onupdate?: (lines: Line[], situation: Situation | null) => void

  readonly #channel: Channel
  readonly #pending = new Map<string, Pending>()
  readonly #tag = randomTag()
  #count = 0
  #printed: Record<string, Printed> = {}

  constructor(readonly key: Key, open = openChannel) {
    this.#channel = open({
      opened: () => this.#hello(),
      lost: () => this.#lost(),
      heard: (text) => this.#heard(JSON.parse(text)),
    })
  }

  /** Carry these out after the draft, whole or not at all. */
  act = async (actions: ActionData[], lingers = false): Promise<void> => {
    await this.#ask({ type: 'act', prompt_number: this.#promptNumber, actions, lingers })
    this.decided = true
  }
  draft = async (actions: ActionData[]): Promise<void> => void (await this.#ask({ type: 'draft', actions }))
  commit = async (lingers = false): Promise<void> => {
    await this.#ask({ type: 'commit', prompt_number: this.#promptNumber, lingers })
    this.decided = true
  }
  takeBack = async (wholeTurn = false): Promise<void> =>
    void (await this.#ask({ type: 'take-back', prompt_number: this.#promptNumber, whole_turn: wholeTurn }))
  giveOrders = async (orders: Record<string, unknown>): Promise<void> => void (await this.#ask({ type: 'orders', orders }))
  propose = async (kind: Propose['kind'], more: Pick<Propose, 'pace' | 'line'> = {}): Promise<void> =>
    void (await this.#ask({ type: 'propose', kind, ...more }))
  consent = async (proposal: number, yes: boolean): Promise<void> => void (await this.#ask({ type: 'consent', proposal, yes }))
  concede = async (): Promise<void> => void (await this.#ask({ type: 'concede' }))
  /** Let an agent play on; without a name: take the seat back. */
  handOver = async (agent = ''): Promise<void> => void (await this.#ask({ type: 'hand-over', agent }))
  say = async (said: Pick<Say, 'text' | 'phrase' | 'channel'>): Promise<void> => void (await this.#ask({ type: 'say', ...said }))
  preview = (actions: ActionData[]): Promise<Answer> => this.#ask({ type: 'preview', actions }) as Promise<Answer>
  query = async (question: unknown): Promise<unknown> => ((await this.#ask({ type: 'query', question })) as Answer).answer

  /** What the computer would do; it takes a moment. */
  hint = (): Promise<Hint> => this.#ask({ type: 'hint', prompt_number: this.#promptNumber }) as Promise<Hint>

  close(): void {
    this.#channel.close()
    this.#giveUp(new ApiError({ code: 'match/left' }))
  }

  get #promptNumber(): number {
    return this.situation?.prompt_number ?? 0
  }

  /** Sends a request; unanswered ones are sent again after a reconnect, with the same id. */
  #ask(asking: Asking): Promise<Reply> {
    if (this.error) return Promise.reject(new ApiError(this.error))
    const message = { ...asking, id: `${this.#tag}-${++this.#count}` } as Request
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject })
      if (this.state === 'online') this.#send(message)
    })
  }

  #send(message: ClientMessage): void {
    this.#channel.send(JSON.stringify(message))
  }

  #hello(): void {
    this.#send({ type: 'hello', ...this.key, seen: this.lines.length, once: true })
  }

  #lost(): void {
    if (this.state === 'online') this.state = 'away'
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message)
      case 'update':
        return this.#happened(message.lines, this.#whole(message.situation, message.printed))
      case 'table':
        this.match = message.match
        return
      case 'chatted':
        this.chat = [...this.chat, message.line]
        return
      case 'done':
      case 'answer':
      case 'hinted':
        return this.#settle(message.id, ({ resolve }) => resolve(message))
      case 'refused':
        // answers come in the order of the requests: what could not be read is the oldest
        return this.#settle(message.id || this.#oldest, ({ reject }) => reject(new ApiError(message.error)))
      case 'bye':
        if (!message.again) this.#refused(message.error ?? undefined)
    }
  }

  #welcomed({ match, lines, acted, situation, chat, titles, once }: Welcome): void {
    this.#printed = Object.fromEntries((once ?? []).map((part) => [part, (situation?.view[part] ?? {}) as Printed]))
    this.match = match
    this.acted = acted
    this.decided = acted > 0
    this.chat = chat
    this.titles = titles
    this.state = 'online'
    this.#happened(lines, situation)
    for (const { message } of this.#pending.values()) this.#send(message)
  }

  /** The view with what is printed on things, which is told once on a connection. */
  #whole(situation: Situation, news: Record<string, Printed> = {}): Situation {
    for (const [part, things] of Object.entries(news)) this.#printed[part] = { ...this.#printed[part], ...things }
    return { ...situation, view: { ...situation.view, ...this.#printed } }
  }

  /** New lines follow those we have; where one is missing, we ask for all again. */
  #happened(lines: Line[], situation: Situation | null): void {
    const known = this.lines.length
    if (lines[0] && lines[0].index > known) return this.#channel.reconnect()
    const fresh = lines.filter((line) => line.index >= known)
    if (fresh.length) this.lines = [...this.lines, ...fresh]
    this.situation = situation
    this.onupdate?.(fresh, situation)
  }

  get #oldest(): string {
    return this.#pending.keys().next().value ?? ''
  }

  #settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (pending) how(pending)
  }

  #refused(error: WireError = { code: 'match/left', message: '', hint: '', details: {} }): void {
    this.error = error
    this.state = 'refused'
    this.#channel.close()
    this.#giveUp(new ApiError(error))
  }

  #giveUp(error: ApiError): void {
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}

/** Marks this page's requests among all that this seat ever sends. */
function randomTag(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
