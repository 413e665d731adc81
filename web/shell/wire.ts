// The protocol's types, made from hulldown/server/wire.py by `make wire`.

export type ActionData = Record<string, unknown>

export type SeatKind = 'person' | 'agent' | 'open'

export type Status = 'waiting' | 'running' | 'over' | 'closed'

export type ClientMessage = Hello | Follow | Act | Draft | Commit | AskPreview | Query | AskHint | TakeBack | GiveOrders | Propose | Consent | Concede | HandOver | Say

export type ServerMessage = Welcome | Update | TableChanged | Done | Answer | Hint | Refused | Chatted | Listed | Bye

export type ExperimentStatus = 'waiting' | 'running' | 'done' | 'cancelled' | 'failed'

/** A text's id and the arguments that fill it; the words are in the `.ftl` files. */
export type Message = {
  id: string
  args: Record<string, unknown>
}

/**
 * One line of the log, as this seat saw it: its place in this seat's own stream from 0 on.
 *
 * `moment` is the moment of a replay from this seat that told it.
 */
export type Line = {
  index: number
  message: Message
  rule: string
  moment: number
}

/** A legal action: what to send back, its words, the things it starts on and concerns. */
export type Choice = {
  action: ActionData
  message: Message
  start: string
  touches: string[]
}

/** A one-click move: its words, and the small actions to send as one list. */
export type Play = {
  message: Message
  actions: ActionData[]
}

/** Something the seat might try and cannot: which thing, by which rule, why. */
export type Refusal = {
  subject: string
  rule: string
  message: Message
}

/** One typed question: an option of a match or a standing order. */
export type Option = {
  id: string
  kind: 'switch' | 'choice' | 'number' | 'text'
  default: unknown
  rule: string
  per_seat: boolean
  choices?: string[]
  low?: number
  high?: number
}

/** What the seat is asked: message, rule, and what kind of question it is. */
export type Prompt = {
  message: Message
  rule: string
  public: boolean
  sealed: boolean
  reaction: boolean
}

/** How the match ended: reason, seats by rank (equals together), scores by part, rule. */
export type Outcome = {
  reason: string
  ranking: number[][]
  scores: Record<string, number>[]
  rule: string
}

/**
 * A reason: a figure of the position that an action changes compared with the others shown.
 *
 * The words are the text `figure-FIGURE`; `own` is whether it is the seat's own figure or that of
 * those it plays against.
 */
export type Merit = {
  figure: string
  own: boolean
  change: number
}

/** A move in words, and whose it is. */
export type SaidMove = {
  seat: number
  message: Message
}

/** In how many of 100 trials it happens after a move (`often`), and without (`otherwise`). */
export type Effect = {
  message: Message
  often: number
  otherwise: number
}

/**
 * What was found out about a puzzle's move, for those who have solved it or give up.
 *
 * `value` is its expected result, `next_value` that of `next`, the best of the others;
 * `line` is the move and what would most likely follow, `effects` are what it brings about or
 * spares, `also` is the same move with another card.
 */
export type Solution = {
  value: number
  next: SaidMove
  next_value: number
  line: SaidMove[]
  effects: Effect[]
  also: SaidMove[]
}

/**
 * How far the learner has come in a lesson: the number of steps that are done.
 *
 * `number` is the current step as people count them, `numbers` how many there are. `message` says
 * what to do now and why, its attribute `wrong` what to say to another move;
 * `things` are pointed at. When all is done `next` is the lesson that follows, if one does.
 * A `puzzle` waits for one move, and points at nothing unless asked to.
 */
export type LessonStep = {
  lesson: string
  done: number
  steps: number
  number: number
  numbers: number
  message: Message
  rule: string
  things: string[]
  next: string
  puzzle: Solution | null
}

/**
 * Everything a seat may know and do now.
 *
 * `prompt_number` counts what this seat has been asked; an answer names the number it answers.
 * With a draft, view, question and choices are as the draft leaves them. `take_back` is the
 * text id of the reason why the latest step cannot be taken back, null if it can. `early`:
 * the seat is not asked, but a preview shows its next turn, and a draft prepares it.
 * `advice` is what the game's own rules of thumb would do, as long as nothing is drafted; in a
 * lesson, what its step waits for.
 */
export type Situation = {
  prompt_number: number
  to_act: number[]
  view: Record<string, unknown>
  prompt: Prompt | null
  choices: Choice[]
  usual: number | null
  plays: Play[]
  advice: Play | null
  refusals: Refusal[]
  questions: unknown[]
  draft: ActionData[]
  draft_stopped: string
  early: boolean
  held: boolean
  orders: Record<string, unknown>
  order_forms: Option[]
  take_back: string | null
  outcome: Outcome | null
  lesson: LessonStep | null
}

/**
 * Who sits at a seat, and how that person is doing, as everybody at the table sees it.
 *
 * `mine`: the seat belongs to whoever asked. `here`: someone is connected for it.
 * `stand_in`: an agent plays for its person for the time being. `left` is the seconds its
 * clock still has, running if `ticking`.
 */
export type SeatInfo = {
  seat: number
  kind: SeatKind
  name: string
  agent: string
  mine: boolean
  here: boolean
  stand_in: string
  conceded: boolean
  team: number
  left: number | null
  ticking: boolean
}

/**
 * How fast a match is played.
 *
 * `live` or over `days`; the clock: `none`, `move` (seconds for each decision) or `bank`
 * (seconds for the whole match, plus some for each decision). `window` is how long a
 * reaction window stays open, in seconds; some kinds of questions need only a part of it.
 */
export type Pace = {
  mode: 'live' | 'days'
  clock: 'none' | 'move' | 'bank'
  seconds: number
  bonus: number
  reactions: 'default' | 'ask' | 'window' | 'orders'
  window: number
}

/**
 * Something that needs everybody's consent: who asks for what, and who has said yes.
 *
 * `line` is where a `take-back` goes back to: this line of one's own log and all after it
 * would be undone.
 */
export type Proposal = {
  number: number
  kind: 'take-back' | 'end' | 'pause' | 'resume' | 'pace'
  seat: number
  agreed: number[]
  waiting: number[]
  pace: Pace | null
  line: number | null
}

/**
 * The shuffles can be checked: the commitment from the start, the secret at the end.
 *
 * `entropy` is the word of each seat, empty where none was sent. Matches made before words
 * were kept by seat list only those that were sent.
 */
export type Fairness = {
  commitment: string
  entropy: string[]
  secret: string | null
}

/**
 * A match as the lobby and the table show it; nothing in it is secret.
 *
 * `lesson` is the id of the lesson that it is, `learned` whether all its steps are done; `deal`
 * the name of the deal that other tables play, too.
 * `hints`: players may ask for them.
 */
export type MatchInfo = {
  id: string
  game: string
  status: Status
  listed: boolean
  scenario: string
  options: Record<string, unknown>
  teams: number[]
  pack: string
  pace: Pace
  paused: boolean
  seats: SeatInfo[]
  to_act: number[]
  host: boolean
  fair: Fairness | null
  rules_version: number
  created: number
  changed: number
  outcome: Outcome | null
  proposal: Proposal | null
  window_left: number | null
  forked_from: string
  next: string
  lesson: string
  deal: string
  learned: boolean
  hints: boolean
}

/** Something said at the table: free text, or the text id of a preset phrase. */
export type ChatLine = {
  number: number
  seat: number | null
  channel: 'all' | 'team'
  text: string
  phrase: string
}

/** Why a request was refused: a stable code (docs/errors.md), a sentence, a hint. */
export type Error = {
  code: string
  message: string
  hint: string
  details: Record<string, unknown>
}

/**
 * The first message: which match, for which seat (null: to watch), with which secret.
 *
 * The secret is a seat's, a player's or a spectator's. `seen` is how many lines of this
 * seat's log the client has already. With `once`, what is printed on things is sent once on
 * this connection: see Update. Without a match the secret of a seat tells which seat of which
 * match it is.
 */
export type Hello = {
  type: 'hello'
  match?: string | null
  seat?: number | null
  secret?: string
  seen?: number
  once?: boolean
}

/** The first message of a client that watches the lobby; it sends nothing else. */
export type Follow = {
  type: 'follow'
}

/**
 * Carry out actions after the seat's draft, whole or not at all.
 *
 * Where choices are sealed and these do not finish them, they are kept in the draft. `lingers`:
 * if only the end of the turn is left after them, it is asked for and not made automatically.
 */
export type Act = {
  type: 'act'
  id: string
  prompt_number: number
  actions: ActionData[]
  lingers?: boolean
}

/** Replace the seat's draft, now or before its turn; nobody else learns of it. */
export type Draft = {
  type: 'draft'
  id: string
  actions: ActionData[]
}

/** Carry out the draft as it stands; `lingers` as in [Act](#act). */
export type Commit = {
  type: 'commit'
  id: string
  prompt_number: number
  lingers?: boolean
}

/** What would the situation be after these actions? Nothing is kept. */
export type AskPreview = {
  type: 'preview'
  id: string
  actions: ActionData[]
}

/** A question of the game's own: odds, reach, outcome of a hit. */
export type Query = {
  type: 'query'
  id: string
  question: unknown
}

/**
 * What would the computer do? Answered by [Hint](#hint) once it has been worked out.
 *
 * Not in public matches among people. A seat's first hint is announced to the table, and
 * such a match is in no best list.
 */
export type AskHint = {
  type: 'hint'
  id: string
  prompt_number: number
}

/** Take back the latest step, or all steps since this seat's turn began. */
export type TakeBack = {
  type: 'take-back'
  id: string
  prompt_number: number
  whole_turn?: boolean
}

/** Replace the seat's standing orders. */
export type GiveOrders = {
  type: 'orders'
  id: string
  orders: Record<string, unknown>
}

/** Ask all others for consent; see Proposal. */
export type Propose = {
  type: 'propose'
  id: string
  kind: 'take-back' | 'end' | 'pause' | 'resume' | 'pace'
  pace?: Pace | null
  line?: number | null
}

/** Answer a proposal. */
export type Consent = {
  type: 'consent'
  id: string
  proposal: number
  yes: boolean
}

/** Give up. The match ends when one side is left; until then an agent plays on. */
export type Concede = {
  type: 'concede'
  id: string
}

/** Let an agent play this seat (`agent` its name), or take the seat back (empty). */
export type HandOver = {
  type: 'hand-over'
  id: string
  agent?: string
}

/** Chat: free text in private matches, a preset phrase in any. */
export type Say = {
  type: 'say'
  id: string
  channel?: 'all' | 'team'
  text?: string | null
  phrase?: string | null
}

/**
 * The answer to Hello: everything needed to go on exactly where things stand.
 *
 * `lines` are those from `seen` on. `acted` is the number of lines there were when this
 * seat last acted: what came later happened since its last turn. `titles` are the names that
 * a content pack gives to things, by their ids. `once` names the parts of the view that
 * updates leave out, if Hello asked for that: they say by id what is printed on things.
 */
export type Welcome = {
  type: 'welcome'
  match: MatchInfo
  seat: number | null
  lines: Line[]
  acted: number
  situation: Situation | null
  chat: ChatLine[]
  titles: Record<string, string>
  once: string[]
}

/**
 * Something happened that this seat sees: new lines, and what it may know and do now.
 *
 * `printed` is what of the parts that the view leaves out was not told on this connection yet.
 */
export type Update = {
  type: 'update'
  lines: Line[]
  situation: Situation
  printed: Record<string, Record<string, unknown>>
}

/**
 * Somebody came, went, proposed, agreed or ran short of time.
 *
 * When only `to_act` has changed this does not come: each situation tells who is to act.
 */
export type TableChanged = {
  type: 'table'
  match: MatchInfo
}

/** The request of this id is carried out and on disk. */
export type Done = {
  type: 'done'
  id: string
}

/** The answer to a query, or the situation of a preview with how many actions it applied. */
export type Answer = {
  type: 'answer'
  id: string
  answer: unknown
  situation: Situation | null
  applied: number
  stopped: string
}

/**
 * An action that was considered: its words, its expected result, and why.
 *
 * `value` is 1 for a sure win; a quarter of it depends on points. `visits` is how
 * often it was tried.
 */
export type Advice = {
  action: ActionData
  message: Message
  value: number
  visits: number
  reasons: Merit[]
}

/**
 * The best few actions as the computer sees them from what the seat knows, the best first.
 *
 * It belongs to this `prompt_number`; `trials` is how many games were tried out.
 */
export type Hint = {
  type: 'hinted'
  id: string
  prompt_number: number
  trials: number
  best: Advice[]
}

/** The request of this id (empty: none could be read) changed nothing. */
export type Refused = {
  type: 'refused'
  id: string
  error: Error
}

/** Somebody said something. */
export type Chatted = {
  type: 'chatted'
  line: ChatLine
}

/**
 * The answer to Follow with all matches anybody may see, and later with what has changed.
 *
 * `matches` are those that are new or different, as a stranger sees them, `gone` the ids of
 * those no longer listed.
 */
export type Listed = {
  type: 'listed'
  matches: MatchInfo[]
  gone: string[]
}

/** The server closes the connection: reconnect if `again`. */
export type Bye = {
  type: 'bye'
  again: boolean
  error: Error | null
}

/** Somebody without an account: a name to be shown. */
export type NewPlayer = {
  name: string
  language?: 'en' | 'de' | 'pl'
}

/** The secret that is this person from now on; it opens the player's page. */
export type PlayerSecret = {
  player: string
}

/**
 * How a person wants to be told that a match is waiting: by all that are filled in.
 *
 * An address gets mail once it is `confirmed`, by the link sent to it; the server says so.
 */
export type Notices = {
  email: string
  webhook: string
  push: Record<string, unknown>[]
  confirmed: boolean
}

/** What a person likes on every device; null: not chosen, each device decides. */
export type Preferences = {
  theme: 'system' | 'light' | 'dark' | null
  speed: number | null
  confirm: boolean | null
  lingers: boolean | null
  rules: boolean | null
  marks: boolean | null
  sound: boolean | null
  volume: number | null
}

/** One of a person's seats: in which match, and whether it is asked something. */
export type SeatOf = {
  match: MatchInfo
  seat: number
  waiting: boolean
  since: number
}

/**
 * How matches of one game, or with one other player, ended for a person.
 *
 * `id` is the game, or stands for the other; `name` is what that one was called last, `agent`
 * the level of a computer player. `latest` is the latest such match.
 */
export type Tally = {
  id: string
  name: string
  agent: string
  won: number
  lost: number
  drawn: number
  latest: string
}

/**
 * The finished matches of a person, counted, and a page of those that were asked for.
 *
 * `total` is how many were asked for; `games` and `others` count all there are.
 */
export type Past = {
  total: number
  matches: MatchInfo[]
  games: Tally[]
  others: Tally[]
}

/**
 * A person's own page: name, seats (those waiting first), notices, preferences.
 *
 * `push_key` is what a browser subscribes with, `webhook_key` what signs calls to the webhook,
 * `mail` whether this server sends mail at all.
 */
export type PlayerPage = {
  name: string
  language: string
  seats: SeatOf[]
  notices: Notices
  preferences: Preferences
  push_key: string
  webhook_key: string
  mail: boolean
}

/** Change one's name, language, notices or preferences; what is left out stays. */
export type ChangePlayer = {
  name?: string | null
  language?: 'en' | 'de' | 'pl' | null
  notices?: Notices | null
  preferences?: Preferences | null
}

/** The secret from the link in a mail: this address may be written to. */
export type Confirm = {
  secret: string
}

/**
 * How a seat of a new match is to be filled.
 *
 * `me`: the one who makes it. `here`: somebody at the same screen, with a name.
 * `friend`: by an invitation. `open`: by anybody, from the lobby. `agent`: by an agent.
 */
export type SeatWish = {
  kind: 'me' | 'here' | 'friend' | 'open' | 'agent'
  name?: string
  agent?: string
}

/**
 * The shuffles of a match to come are fixed: the id it will have, and the hash of its secret.
 *
 * With the `ticket` a match or fork is made within an hour, once; a rematch needs none.
 */
export type Commitment = {
  match: string
  commitment: string
  ticket: string
}

/**
 * A match to be made; it starts at once if every seat is taken.
 *
 * `ticket` is that of a [Commitment](#commitment); `entropy` is the word of the one who makes
 * it, mixed into the shuffles.
 */
export type NewMatch = {
  game: string
  seats: SeatWish[]
  scenario?: string | null
  options?: Record<string, unknown>
  teams?: number[] | null
  pack?: unknown
  listed?: boolean
  pace?: Pace
  ticket?: string
  entropy?: string
}

/** A match that might be made, to ask its rules about beforehand. */
export type Setup = {
  seats: number
  scenario?: string | null
  options?: Record<string, unknown>
  teams?: number[] | null
  pack?: unknown
}

/** How such a match would begin, as a spectator would see it, or why it cannot be made. */
export type Opening = {
  view: Record<string, unknown> | null
  error: Error | null
}

/**
 * What is wrong in a sheet: the row as a spreadsheet counts it, the column, and what.
 *
 * A refused sheet's error has all its `findings`. `message` is told in the reader's language,
 * by the game's own texts and those that all games share; `reason` is the same in English.
 */
export type SheetFinding = {
  row: number
  column: string
  message: Message
  reason: string
}

/** A content pack as a new match takes it, and where its figures come from, counted. */
export type PackRead = {
  pack: unknown
  figures: Record<string, number>
}

/** Take a free seat, under a name; a seat kept for a friend needs the invitation's secret. */
export type Claim = {
  name: string
  invite?: string
  entropy?: string
}

/** A seat's word for the shuffles of the rematch, while nobody has asked for that yet. */
export type GiveWord = {
  entropy: string
}

/** The host changes a seat nobody plays from yet. */
export type Reseat = {
  kind: 'friend' | 'open' | 'agent'
  agent?: string
}

/**
 * The secrets of a match that the caller may pass on; each goes after the # of an address.
 *
 * `invites` by free seat, `seats` for the caller's own (to move to another device), `watch`
 * for spectators.
 */
export type Links = {
  invites: Record<string, string>
  seats: Record<string, string>
  watch: string
}

/** Where a secret leads: the match, and its seat (null: the spectators' bench). */
export type SeatBehind = {
  match: MatchInfo
  seat: number | null
}

/** Move the seat with this secret to the person who asks. */
export type Adopt = {
  secret: string
}

/** The match after something this seat saw: the view, and how many lines were there. */
export type Moment = {
  index: number
  lines: Line[]
  view: Record<string, unknown>
  to_act: number[]
  outcome: Outcome | null
}

/** Part of a replay: moments `start` … of `total`, as one seat (null: a spectator) saw it. */
export type Moments = {
  match: MatchInfo
  seat: number | null
  start: number
  total: number
  moments: Moment[]
  titles: Record<string, string>
}

/**
 * A position drawn in a guide, as one seat (null: a spectator) sees it.
 *
 * `rule`: the rulebook shows it, too, in the chapter of this rule.
 */
export type Scene = {
  match: MatchInfo
  seat: number | null
  situation: Situation
  rule: string
}

/**
 * A puzzle of a game: what it is about (text `theme-THEME`), and whether it is a hard one.
 *
 * It is solved as the lesson `puzzle-ID`.
 */
export type PuzzleInfo = {
  id: string
  theme: string
  hard: boolean
}

/** The puzzles of a game, and the one for everybody today. */
export type Puzzles = {
  today: string
  puzzles: PuzzleInfo[]
}

/** How to play a game, as Markdown, and the positions its pictures show, by name. */
export type Guide = {
  language: string
  text: string
  scenes: Record<string, Scene>
}

/** Play on from a moment of a replay: as `seat` saw it, hidden cards kept or dealt again. */
export type Fork = {
  moment: number
  seats: SeatWish[]
  seat?: number | null
  hidden?: 'keep' | 'resample'
  pace?: Pace
  ticket?: string
  entropy?: string
}

/** A bug report: what somebody saw, in their words. */
export type Report = {
  text: string
  seat?: number | null
}

/** The matches anybody may see: those with open seats first. */
export type MatchList = {
  matches: MatchInfo[]
}

/** One result of a best list: who, how well, in which match, when. */
export type BestEntry = {
  name: string
  score: number
  match: string
  at: number
}

/** The best results of a list that a game keeps, such as the fewest rounds on one board. */
export type BestList = {
  game: string
  name: string
  entries: BestEntry[]
}

/** Who is to sit at a table of a deal: the one who makes it, somebody here, or a friend. */
export type DealSeat = {
  kind: 'me' | 'here' | 'friend'
  name?: string
}

/** A table of several people at a deal; it starts at once if every seat is taken. */
export type NewDealTable = {
  seats: DealSeat[]
}

/** What people made of a deal: who sat at each seat, and how far ahead of the best other. */
export type DealTable = {
  match: string
  names: string[]
  leads: number[]
}

/**
 * The same luck at several tables: what each made of it, the best first.
 *
 * `by` says what is counted: `score`, as the game's best lists do, fewer being better, or `lead`,
 * the points behind the best of the others. `mine` is the caller's own match of it, empty if
 * there is none yet. `tables` are those at which people played each other, the earliest first.
 */
export type Deal = {
  game: string
  deal: string
  by: 'score' | 'lead'
  mine: string
  entries: BestEntry[]
  tables: DealTable[]
}

/**
 * A use of luck: what each seat could expect of it, and what it got.
 *
 * `moment` is that of the replay in which it shows, `seat` the one that acted, null for the deal.
 * `within` is half the 95 % interval of the difference.
 */
export type Stroke = {
  moment: number
  seat: number | null
  expected: number[]
  actual: number[]
  within: number[]
}

/**
 * How much was luck: what it brought each seat in all, 1 being a whole win.
 *
 * For the deal and for each of the `draws`, actions that used luck, the result is compared with
 * the expectation in the same possible futures; `within` is half the 95 % interval of the
 * difference. `strokes` is the ledger: each of them by itself, the deal first.
 */
export type Luck = {
  seats: number[]
  within: number[]
  draws: number
  strokes: Stroke[]
}

/**
 * A decision of a finished match, judged by what its seat knew then.
 *
 * `moment` is that of the replay it was taken in, `values` the result each seat could expect
 * before it. `best` is what the computer would have done instead, and `gain` how much better
 * that proved to be; null and 0 where it would have done the same, or the gain may be chance.
 */
export type AnalysedDecision = {
  moment: number
  seat: number
  values: number[]
  played: Message
  best: Message | null
  gain: number
}

/** What is known so far of a finished match: `done` of `total` decisions are looked at. */
export type Analysis = {
  done: number
  total: number
  decisions: AnalysedDecision[]
  luck: Luck | null
}

/** Games between equal computer players, as many with our figures as with those of a pack. */
export type NewExperiment = {
  game: string
  seats: number
  pack: unknown
  games: number
  scenario?: string | null
  options?: Record<string, unknown>
  teams?: number[] | null
}

/**
 * How often something happened with our figures and with the changed ones.
 *
 * Each of the three is a share, or a difference, with its 95 % interval; `clear` if chance alone
 * would make such a difference less than once in a thousand comparisons. The words of the group
 * are the text `rate-GROUP` of the game.
 */
export type Share = {
  group: string
  name: string
  before: number[]
  after: number[]
  difference: number[]
  clear: boolean
}

/**
 * What is known so far: `done` of `games` have been played with each set.
 *
 * `rounds` are the mean length with our figures and with the changed ones, each with half its
 * 95 % interval; empty where the game has no rounds.
 */
export type Experiment = {
  id: string
  game: string
  status: ExperimentStatus
  games: number
  done: number
  rounds: number[][]
  shares: Share[]
}

/** The caller's experiments that are still known, the latest first. */
export type ExperimentList = {
  experiments: Experiment[]
}
