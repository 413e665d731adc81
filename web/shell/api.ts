// The server's interface over HTTP, typed.
import { addressOf, request as ask } from '../transport'
import type { Rule } from '../table/words'
import type {
  Analysis,
  Adopt,
  ChangePlayer,
  Claim,
  Commitment,
  Deal,
  DealSeat,
  Error as WireError,
  Experiment,
  ExperimentList,
  Option,
  Fork,
  Guide,
  Links,
  Luck,
  MatchInfo,
  Moments,
  NewExperiment,
  NewMatch,
  NewPlayer,
  Opening,
  PackRead,
  Past,
  PlayerPage,
  PlayerSecret,
  Puzzles,
  Report,
  Reseat,
  SeatBehind,
  Setup,
} from './wire'

/** A game as `GET /api/games` describes it: all that the lobby's form is made of. */
export type Game = {
  id: string
  title: string
  seats: [min: number, max: number]
  options: Option[]
  scenarios: string[]
  presets: Record<string, Record<string, unknown>>
  /** Options that players of a language are offered first. */
  languages?: Record<string, Record<string, unknown>>
  teams: string[]
  agents: string[]
  /** Who sits in for somebody who has left. */
  stand_in: string
  /** Does it take content packs? */
  packs: boolean
  /** Has it a guide to how it is played? */
  guide: boolean
  /** The ids of its lessons, in their order. */
  lessons: string[]
  /** How many puzzles it has. */
  puzzles: number
  maturity: string
  /** `players`, or `developers`: there to be read rather than to be played. */
  audience: string
  rules: { total: number; tested: number }
}

/** The shell's words, and of each game what is said where it is not open. */
export type TextFiles = { language: string; shell: string; games: Record<string, string> }

/** Why something was refused: a stable code, a sentence, a hint. */
export class ApiError extends Error {
  readonly code: string
  readonly hint: string
  readonly details: Record<string, unknown>

  constructor({ code, message, hint, details }: Partial<WireError>) {
    super(message ?? code)
    this.code = code ?? 'server/internal'
    this.hint = hint ?? ''
    this.details = details ?? {}
  }
}

type Request = { method?: string; secret?: string; body?: unknown; file?: Blob }

const headers = ({ secret, body, file }: Request): Record<string, string> => ({
  Accept: 'application/json',
  ...(secret && { Authorization: `Bearer ${secret}` }),
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
  ...(file && { 'Content-Type': 'application/octet-stream' }),
})

async function send(path: string, request: Request = {}): Promise<Response> {
  const { method = 'GET', body, file } = request
  const content = file ?? (body === undefined ? undefined : JSON.stringify(body))
  const sent = ask(path, { method, headers: headers(request), body: content })
  const response = await sent.catch(() => {
    throw new ApiError({ code: UNREACHABLE })
  })
  if (response.ok) return response
  throw new ApiError(await response.json().catch(() => ({ code: UNREACHABLE })))
}

/** The code of our own for a server that does not answer, or something else that does. */
export const UNREACHABLE = 'server/unreachable'

const call = async <T>(path: string, request?: Request): Promise<T> => (await send(path, request)).json()
const post = <T>(path: string, secret: string, body?: unknown): Promise<T> => call(path, { method: 'POST', secret, body })

export const getGames = async (): Promise<Game[]> => (await call<{ games: Game[] }>('games')).games
/** The English of the shell is built into the page already. */
export const getTexts = (language: string): Promise<TextFiles> => call(`texts/${language}${language === 'en' ? '?shell=false' : ''}`)

/** All words of a game. */
export const getGameText = async (language: string, game: string): Promise<string> =>
  (await call<{ text: string }>(`texts/${language}/${game}`)).text

/** A game's rules by id, in this language or else in English. */
export async function getRules(game: string, language: string): Promise<Record<string, Rule>> {
  type Told = { language: string; rules: Record<string, Omit<Rule, 'language'>> }
  const told = await call<Told>(`games/${game}/rules?${new URLSearchParams({ language })}`)
  return Object.fromEntries(Object.entries(told.rules).map(([id, rule]) => [id, { ...rule, language: told.language }]))
}

export const getRulebook = (game: string, language: string): Promise<{ language: string; text: string }> =>
  call(`games/${game}/rulebook?${new URLSearchParams({ language })}`)
export const getGuide = (game: string, language: string): Promise<Guide> => call(`games/${game}/guide/${language}`)
export const getPuzzles = (game: string): Promise<Puzzles> => call(`games/${game}/puzzles`)
export const getSample = (game: string): Promise<Moments> => call(`games/${game}/sample`)

/** Where a game's own things can be had as a sheet to fill in. */
export const sheetAddress = (game: string, semicolons: boolean): string =>
  addressOf(`games/${game}/sheet?semicolons=${semicolons}`)
/** A game's own things as CSV. */
export const getSheet = async (game: string): Promise<string> => (await send(`games/${game}/sheet`)).text()
/** The pack of a filled sheet; refused with all that is wrong in it. */
export const readSheet = (game: string, file: Blob, name: string): Promise<PackRead> =>
  call(`games/${game}/pack?${new URLSearchParams({ name })}`, { method: 'POST', file })

/** How a match of these choices would begin, or why they do not fit. */
export const getOpening = (game: string, body: Setup): Promise<Opening> => call(`games/${game}/opening`, { method: 'POST', body })

export const makePlayer = (body: NewPlayer): Promise<PlayerSecret> => post('players', '', body)
export const getPlayer = (secret: string): Promise<PlayerPage> => call('me', { secret })
/** How the player's matches ended; `wish` says which are listed. */
export const getPast = (secret: string, wish: Record<string, string>): Promise<Past> =>
  call(`me/past?${new URLSearchParams(wish)}`, { secret })
export const changePlayer = (secret: string, body: ChangePlayer): Promise<PlayerPage> =>
  call('me', { method: 'PATCH', secret, body })

export const confirmEmail = async (secret: string): Promise<void> =>
  void (await send('email', { method: 'POST', body: { secret } }))

/** Fixes the luck of a match to come. */
export const askCommitment = (): Promise<Commitment> => post('commitments', '')
export const makeMatch = (secret: string, body: NewMatch): Promise<MatchInfo> => post('matches', secret, body)
/** Begins a lesson of a game as a match. */
export const beginLesson = (game: string, lesson: string, secret: string): Promise<MatchInfo> =>
  post(`games/${game}/lessons/${lesson}`, secret)
/** How the tables of a deal compare. */
export const getDeal = (game: string, deal: string, secret: string): Promise<Deal> => call(`games/${game}/deals/${encodeURIComponent(deal)}`, { secret })
/** A table of a deal for several people, or the one there is already. */
export const setDealTable = (game: string, deal: string, secret: string, seats: DealSeat[]): Promise<MatchInfo> =>
  post(`games/${game}/deals/${encodeURIComponent(deal)}/tables`, secret, { seats })
/** Plays a deal, or goes on with it. */
export const playDeal = (game: string, deal: string, secret: string): Promise<MatchInfo> =>
  post(`games/${game}/deals/${encodeURIComponent(deal)}`, secret)
export const getMatch = (id: string, secret: string): Promise<MatchInfo> => call(`matches/${id}`, { secret })
export const startMatch = (id: string, secret: string): Promise<MatchInfo> => post(`matches/${id}/start`, secret)
export const playAgain = (id: string, secret: string): Promise<MatchInfo> => post(`matches/${id}/rematch`, secret)
/** The luck of the rematch, fixed as soon as the match is over. */
export const getNextLuck = (id: string, secret: string): Promise<Commitment> => call(`matches/${id}/rematch`, { secret })
export const giveWord = (id: string, seat: number, secret: string, entropy: string): Promise<Commitment> =>
  call(`matches/${id}/seats/${seat}/word`, { method: 'PUT', secret, body: { entropy } })
export const getLinks = (id: string, secret: string): Promise<Links> => call(`matches/${id}/links`, { secret })
export const claimSeat = (id: string, seat: number, secret: string, body: Claim): Promise<MatchInfo> =>
  post(`matches/${id}/seats/${seat}/claim`, secret, body)
export const changeSeat = (id: string, seat: number, secret: string, body: Reseat): Promise<MatchInfo> =>
  call(`matches/${id}/seats/${seat}`, { method: 'PUT', secret, body })

/** Where an invitation's, a seat's or a spectator's secret leads; looking changes nothing. */
export const lookBehind = (secret: string): Promise<SeatBehind> => call('seat', { secret })
export const moveSeat = (secret: string, body: Adopt): Promise<SeatBehind> => post('seat', secret, body)

/** Part of a replay, as one seat (none: a spectator) saw it. */
export function getMoments(id: string, secret: string, start: number, count: number, seat?: number): Promise<Moments> {
  const asked = new URLSearchParams({ start: `${start}`, count: `${count}`, ...(seat !== undefined && { seat: `${seat}` }) })
  return call(`matches/${id}/moments?${asked}`, { secret })
}

/** How much of a finished match was luck. */
export const getLuck = (id: string, secret: string, seat?: number): Promise<Luck> =>
  call(`matches/${id}/luck${seat === undefined ? '' : `?seat=${seat}`}`, { secret })
/** Has every decision of a finished match looked at, in the background. */
export const beginAnalysis = async (id: string, secret: string): Promise<void> =>
  void (await send(`matches/${id}/analysis`, { method: 'POST', secret }))
/** What is known of it so far; null: nobody has asked yet. */
export const getAnalysis = (id: string, secret: string, seat?: number): Promise<Analysis | null> =>
  call(`matches/${id}/analysis${seat === undefined ? '' : `?seat=${seat}`}`, { secret })

export const getReplay = async (id: string, secret: string): Promise<Blob> =>
  (await send(`matches/${id}/replay`, { secret })).blob()
export const importReplay = (secret: string, file: Blob): Promise<MatchInfo> =>
  call('replays', { method: 'POST', secret, file })
export const forkMatch = (id: string, secret: string, body: Fork): Promise<MatchInfo> => post(`matches/${id}/fork`, secret, body)
export const reportBug = async (id: string, secret: string, body: Report): Promise<Blob> =>
  (await send(`matches/${id}/report`, { method: 'POST', secret, body })).blob()

/** Plays games with our figures and with those of a pack, in the background. */
export const beginExperiment = (secret: string, body: NewExperiment): Promise<Experiment> => post('experiments', secret, body)
/** The player's own experiments, the latest first. */
export const getExperiments = async (secret: string): Promise<Experiment[]> => (await call<ExperimentList>('experiments', { secret })).experiments
export const getExperiment = (id: string, secret: string): Promise<Experiment> => call(`experiments/${id}`, { secret })
export const cancelExperiment = (id: string, secret: string): Promise<Experiment> => call(`experiments/${id}`, { method: 'DELETE', secret })
