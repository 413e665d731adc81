"""The protocol: every message between a client and the server, as types.

docs/protocol.md explains how they follow each other; its tables and the browser's TypeScript
types are made from this file (`make wire`).
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from hulldown.agents import EASIEST

JSON: TypeAlias = Any
ActionData: TypeAlias = dict[str, JSON]

MESSAGE_BYTES: Final = 64 * 1024
"""The longest message a client may send over a socket."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Secret: TypeAlias = Annotated[str, Meta(max_length=512)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Actions: TypeAlias = Annotated[list[ActionData], Meta(max_length=200)]


class Strict(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing unknown in it."""


class Said(Struct, gc=False):
    """What the server sends: trees without cycles, of no interest to the garbage collector."""


# What both sides talk about.


class Message(Said):
    """A text's id and the arguments that fill it; the words are in the `.ftl` files."""

    id: str
    args: dict[str, JSON]


class Line(Said):
    """One line of the log, as this seat saw it: its place in this seat's own stream from 0 on.

    `moment` is the moment of a replay from this seat that told it.
    """

    index: int
    message: Message
    rule: str
    moment: int


class Choice(Said):
    """A legal action: what to send back, its words, the things it starts on and concerns."""

    action: ActionData
    message: Message
    start: str
    touches: list[str]


class Play(Said):
    """A one-click move: its words, and the small actions to send as one list."""

    message: Message
    actions: list[ActionData]


class Refusal(Said):
    """Something the seat might try and cannot: which thing, by which rule, why."""

    subject: str
    rule: str
    message: Message


class Option(Said):
    """One typed question: an option of a match or a standing order."""

    id: str
    kind: Literal["switch", "choice", "number", "text"]
    default: JSON
    rule: str
    per_seat: bool
    choices: list[str] | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET


class Prompt(Said):
    """What the seat is asked: message, rule, and what kind of question it is."""

    message: Message
    rule: str
    public: bool
    sealed: bool
    reaction: bool


class Outcome(Said):
    """How the match ended: reason, seats by rank (equals together), scores by part, rule."""

    reason: str
    ranking: list[list[int]]
    scores: list[dict[str, int]]
    rule: str


class Merit(Said):
    """A reason: a figure of the position that an action changes compared with the others shown.

    The words are the text `figure-FIGURE`; `own` is whether it is the seat's own figure or that of
    those it plays against.
    """

    figure: str
    own: bool
    change: float


class SaidMove(Said):
    """A move in words, and whose it is."""

    seat: int
    message: Message


class Effect(Said):
    """In how many of 100 trials it happens after a move (`often`), and without (`otherwise`)."""

    message: Message
    often: int
    otherwise: int


class Solution(Said):
    """What was found out about a puzzle's move, for those who have solved it or give up.

    `value` is its expected result, `next_value` that of `next`, the best of the others;
    `line` is the move and what would most likely follow, `effects` are what it brings about or
    spares, `also` is the same move with another card.
    """

    value: float
    next: SaidMove
    next_value: float
    line: list[SaidMove]
    effects: list[Effect]
    also: list[SaidMove]


class LessonStep(Said):
    """How far the learner has come in a lesson: the number of steps that are done.

    `number` is the current step as people count them, `numbers` how many there are. `message` says
    what to do now and why, its attribute `wrong` what to say to another move;
    `things` are pointed at. When all is done `next` is the lesson that follows, if one does.
    A `puzzle` waits for one move, and points at nothing unless asked to.
    """

    lesson: str
    done: int
    steps: int
    number: int
    numbers: int
    message: Message
    rule: str = ""
    things: list[str] = field(default_factory=list)
    next: str = ""
    puzzle: Solution | None = None


class Situation(Said):
    """Everything a seat may know and do now.

    `prompt_number` counts what this seat has been asked; an answer names the number it answers.
    With a draft, view, question and choices are as the draft leaves them. `take_back` is the
    text id of the reason why the latest step cannot be taken back, null if it can. `early`:
    the seat is not asked, but a preview shows its next turn, and a draft prepares it.
    `advice` is what the game's own rules of thumb would do, as long as nothing is drafted; in a
    lesson, what its step waits for.
    """

    prompt_number: int
    to_act: list[int]
    view: dict[str, JSON]
    prompt: Prompt | None = None
    choices: list[Choice] = field(default_factory=list)
    usual: int | None = None
    plays: list[Play] = field(default_factory=list)
    advice: Play | None = None
    refusals: list[Refusal] = field(default_factory=list)
    questions: list[JSON] = field(default_factory=list)
    draft: list[ActionData] = field(default_factory=list)
    draft_stopped: str = ""
    early: bool = False
    held: bool = False
    orders: dict[str, JSON] = field(default_factory=dict)
    order_forms: list[Option] = field(default_factory=list)
    take_back: str | None = None
    outcome: Outcome | None = None
    lesson: LessonStep | None = None


# The table around the match.

SeatKind: TypeAlias = Literal["person", "agent", "open"]
Status: TypeAlias = Literal["waiting", "running", "over", "closed"]


class SeatInfo(Said):
    """Who sits at a seat, and how that person is doing, as everybody at the table sees it.

    `mine`: the seat belongs to whoever asked. `here`: someone is connected for it.
    `stand_in`: an agent plays for its person for the time being. `left` is the seconds its
    clock still has, running if `ticking`.
    """

    seat: int
    kind: SeatKind
    name: str
    agent: str = ""
    mine: bool = False
    here: bool = False
    stand_in: str = ""
    conceded: bool = False
    team: int = -1
    left: float | None = None
    ticking: bool = False


class Pace(Said, forbid_unknown_fields=True):
    """How fast a match is played.

    `live` or over `days`; the clock: `none`, `move` (seconds for each decision) or `bank`
    (seconds for the whole match, plus some for each decision). `window` is how long a
    reaction window stays open, in seconds; some kinds of questions need only a part of it.
    """

    mode: Literal["live", "days"] = "live"
    clock: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=60 * 86_400)] = 86_400
    bonus: Annotated[int, Meta(ge=0, le=86_400)] = 0
    reactions: Literal["default", "ask", "window", "orders"] = "default"
    window: Annotated[int, Meta(ge=3, le=120)] = 10


class Proposal(Said):
    """Something that needs everybody's consent: who asks for what, and who has said yes.

    `line` is where a `take-back` goes back to: this line of one's own log and all after it
    would be undone.
    """

    number: int
    kind: Literal["take-back", "end", "pause", "resume", "pace"]
    seat: int
    agreed: list[int]
    waiting: list[int]
    pace: Pace | None = None
    line: int | None = None


class Fairness(Said):
    """The shuffles can be checked: the commitment from the start, the secret at the end.

    `entropy` is the word of each seat, empty where none was sent. Matches made before words
    were kept by seat list only those that were sent.
    """

    commitment: str
    entropy: list[str]
    secret: str | None = None


class MatchInfo(Said):
    """A match as the lobby and the table show it; nothing in it is secret.

    `lesson` is the id of the lesson that it is, `learned` whether all its steps are done; `deal`
    the name of the deal that other tables play, too.
    `hints`: players may ask for them.
    """

    id: str
    game: str
    status: Status
    listed: bool
    scenario: str
    options: dict[str, JSON]
    teams: list[int]
    pack: str
    pace: Pace
    paused: bool
    seats: list[SeatInfo]
    to_act: list[int]
    host: bool
    fair: Fairness | None
    rules_version: int
    created: float
    changed: float
    outcome: Outcome | None = None
    proposal: Proposal | None = None
    window_left: float | None = None
    forked_from: str = ""
    next: str = ""
    lesson: str = ""
    deal: str = ""
    learned: bool = False
    hints: bool = False


class ChatLine(Said):
    """Something said at the table: free text, or the text id of a preset phrase."""

    number: int
    seat: int | None
    channel: Literal["all", "team"]
    text: str = ""
    phrase: str = ""


class Error(Said):
    """Why a request was refused: a stable code (docs/errors.md), a sentence, a hint."""

    code: str
    message: str
    hint: str
    details: dict[str, JSON] = field(default_factory=dict)


# Client to server, over the socket.


class Hello(Strict, tag="hello"):
    """The first message: which match, for which seat (null: to watch), with which secret.

    The secret is a seat's, a player's or a spectator's. `seen` is how many lines of this
    seat's log the client has already. With `once`, what is printed on things is sent once on
    this connection: see Update. Without a match the secret of a seat tells which seat of which
    match it is.
    """

    match: Id | None = None
    seat: Place | None = None
    secret: Secret = ""
    seen: Number = 0
    once: bool = False


class Follow(Strict, tag="follow"):
    """The first message of a client that watches the lobby; it sends nothing else."""


class Act(Strict, tag="act"):
    """Carry out actions after the seat's draft, whole or not at all.

    Where choices are sealed and these do not finish them, they are kept in the draft. `lingers`:
    if only the end of the turn is left after them, it is asked for and not made automatically.
    """

    id: Id
    prompt_number: Number
    actions: Actions
    lingers: bool = False


class Draft(Strict, tag="draft"):
    """Replace the seat's draft, now or before its turn; nobody else learns of it."""

    id: Id
    actions: Actions


class Commit(Strict, tag="commit"):
    """Carry out the draft as it stands; `lingers` as in [Act](#act)."""

    id: Id
    prompt_number: Number
    lingers: bool = False


class AskPreview(Strict, tag="preview"):
    """What would the situation be after these actions? Nothing is kept."""

    id: Id
    actions: Actions


class Query(Strict, tag="query"):
    """A question of the game's own: odds, reach, outcome of a hit."""

    id: Id
    question: JSON


class AskHint(Strict, tag="hint"):
    """What would the computer do? Answered by [Hint](#hint) once it has been worked out.

    Not in public matches among people. A seat's first hint is announced to the table, and
    such a match is in no best list.
    """

    id: Id
    prompt_number: Number


class TakeBack(Strict, tag="take-back"):
    """Take back the latest step, or all steps since this seat's turn began."""

    id: Id
    prompt_number: Number
    whole_turn: bool = False


class GiveOrders(Strict, tag="orders"):
    """Replace the seat's standing orders."""

    id: Id
    orders: dict[str, JSON]


class Propose(Strict, tag="propose"):
    """Ask all others for consent; see Proposal."""

    id: Id
    kind: Literal["take-back", "end", "pause", "resume", "pace"]
    pace: Pace | None = None
    line: Number | None = None


class Consent(Strict, tag="consent"):
    """Answer a proposal."""

    id: Id
    proposal: Number
    yes: bool


class Concede(Strict, tag="concede"):
    """Give up. The match ends when one side is left; until then an agent plays on."""

    id: Id


class HandOver(Strict, tag="hand-over"):
    """Let an agent play this seat (`agent` its name), or take the seat back (empty)."""

    id: Id
    agent: Annotated[str, Meta(max_length=40)] = ""


class Say(Strict, tag="say"):
    """Chat: free text in private matches, a preset phrase in any."""

    id: Id
    channel: Literal["all", "team"] = "all"
    text: ChatText | None = None
    phrase: Id | None = None


ClientMessage: TypeAlias = (
    Hello
    | Follow
    | Act
    | Draft
    | Commit
    | AskPreview
    | Query
    | AskHint
    | TakeBack
    | GiveOrders
    | Propose
    | Consent
    | Concede
    | HandOver
    | Say
)


# Server to client, over the socket.


class Welcome(Said, tag="welcome"):
    """The answer to Hello: everything needed to go on exactly where things stand.

    `lines` are those from `seen` on. `acted` is the number of lines there were when this
    seat last acted: what came later happened since its last turn. `titles` are the names that
    a content pack gives to things, by their ids. `once` names the parts of the view that
    updates leave out, if Hello asked for that: they say by id what is printed on things.
    """

    match: MatchInfo
    seat: int | None
    lines: list[Line]
    acted: int
    situation: Situation | None
    chat: list[ChatLine]
    titles: dict[str, str] = field(default_factory=dict)
    once: list[str] = field(default_factory=list)


class Update(Said, tag="update"):
    """Something happened that this seat sees: new lines, and what it may know and do now.

    `printed` is what of the parts that the view leaves out was not told on this connection yet.
    """

    lines: list[Line]
    situation: Situation
    printed: dict[str, dict[str, JSON]] = field(default_factory=dict)


class TableChanged(Said, tag="table"):
    """Somebody came, went, proposed, agreed or ran short of time.

    When only `to_act` has changed this does not come: each situation tells who is to act.
    """

    match: MatchInfo


class Done(Said, tag="done"):
    """The request of this id is carried out and on disk."""

    id: str


class Answer(Said, tag="answer"):
    """The answer to a query, or the situation of a preview with how many actions it applied."""

    id: str
    answer: JSON = None
    situation: Situation | None = None
    applied: int = 0
    stopped: str = ""


class Advice(Said):
    """An action that was considered: its words, its expected result, and why.

    `value` is 1 for a sure win; a quarter of it depends on points. `visits` is how
    often it was tried.
    """

    action: ActionData
    message: Message
    value: float
    visits: int
    reasons: list[Merit]


class Hint(Said, tag="hinted"):
    """The best few actions as the computer sees them from what the seat knows, the best first.

    It belongs to this `prompt_number`; `trials` is how many games were tried out.
    """

    id: str
    prompt_number: int
    trials: int
    best: list[Advice]


class Refused(Said, tag="refused"):
    """The request of this id (empty: none could be read) changed nothing."""

    id: str
    error: Error


class Chatted(Said, tag="chatted"):
    """Somebody said something."""

    line: ChatLine


class Listed(Said, tag="listed"):
    """The answer to Follow with all matches anybody may see, and later with what has changed.

    `matches` are those that are new or different, as a stranger sees them, `gone` the ids of
    those no longer listed.
    """

    matches: list[MatchInfo]
    gone: list[str] = field(default_factory=list)


class Bye(Said, tag="bye"):
    """The server closes the connection: reconnect if `again`."""

    again: bool
    error: Error | None = None


ServerMessage: TypeAlias = (
    Welcome | Update | TableChanged | Done | Answer | Hint | Refused | Chatted | Listed | Bye
)


# HTTP: the lobby, people, replays. Secrets travel in the header `Authorization: Bearer …`.


class NewPlayer(Strict):
    """Somebody without an account: a name to be shown."""

    name: Name
    language: Literal["en", "de", "pl"] = "en"


class PlayerSecret(Said):
    """The secret that is this person from now on; it opens the player's page."""

    player: str


class Notices(Said, forbid_unknown_fields=True):
    """How a person wants to be told that a match is waiting: by all that are filled in.

    An address gets mail once it is `confirmed`, by the link sent to it; the server says so.
    """

    email: Annotated[str, Meta(max_length=200)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    push: Annotated[list[dict[str, JSON]], Meta(max_length=5)] = field(default_factory=list)
    confirmed: bool = False


class Preferences(Said, forbid_unknown_fields=True):
    """What a person likes on every device; null: not chosen, each device decides."""

    theme: Literal["system", "light", "dark"] | None = None
    speed: Annotated[float, Meta(ge=0, le=8)] | None = None
    confirm: bool | None = None
    lingers: bool | None = None
    rules: bool | None = None
    marks: bool | None = None
    sound: bool | None = None
    volume: Annotated[float, Meta(ge=0, le=1)] | None = None


class SeatOf(Said):
    """One of a person's seats: in which match, and whether it is asked something."""

    match: MatchInfo
    seat: int
    waiting: bool
    since: float


class Tally(Said):
    """How matches of one game, or with one other player, ended for a person.

    `id` is the game, or stands for the other; `name` is what that one was called last, `agent`
    the level of a computer player. `latest` is the latest such match.
    """

    id: str
    name: str = ""
    agent: str = ""
    won: int = 0
    lost: int = 0
    drawn: int = 0
    latest: str = ""


class Past(Said):
    """The finished matches of a person, counted, and a page of those that were asked for.

    `total` is how many were asked for; `games` and `others` count all there are.
    """

    total: int
    matches: list[MatchInfo]
    games: list[Tally]
    others: list[Tally]


class PlayerPage(Said):
    """A person's own page: name, seats (those waiting first), notices, preferences.

    `push_key` is what a browser subscribes with, `webhook_key` what signs calls to the webhook,
    `mail` whether this server sends mail at all.
    """

    name: str
    language: str
    seats: list[SeatOf]
    notices: Notices
    preferences: Preferences
    push_key: str = ""
    webhook_key: str = ""
    mail: bool = False


class ChangePlayer(Strict):
    """Change one's name, language, notices or preferences; what is left out stays."""

    name: Name | None = None
    language: Literal["en", "de", "pl"] | None = None
    notices: Notices | None = None
    preferences: Preferences | None = None


class Confirm(Strict):
    """The secret from the link in a mail: this address may be written to."""

    secret: Secret


class SeatWish(Strict):
    """How a seat of a new match is to be filled.

    `me`: the one who makes it. `here`: somebody at the same screen, with a name.
    `friend`: by an invitation. `open`: by anybody, from the lobby. `agent`: by an agent.
    """

    kind: Literal["me", "here", "friend", "open", "agent"]
    name: Annotated[str, Meta(max_length=40)] = ""
    agent: Annotated[str, Meta(max_length=40)] = EASIEST


class Commitment(Said):
    """The shuffles of a match to come are fixed: the id it will have, and the hash of its secret.

    With the `ticket` a match or fork is made within an hour, once; a rematch needs none.
    """

    match: str
    commitment: str
    ticket: str


class NewMatch(Strict):
    """A match to be made; it starts at once if every seat is taken.

    `ticket` is that of a [Commitment](#commitment); `entropy` is the word of the one who makes
    it, mixed into the shuffles.
    """

    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    scenario: Annotated[str, Meta(max_length=80)] | None = None
    options: dict[str, JSON] = field(default_factory=dict)
    teams: list[int] | None = None
    pack: JSON = None
    listed: bool = False
    pace: Pace = field(default_factory=Pace)
    ticket: Secret = ""
    entropy: Word = ""


class Setup(Strict):
    """A match that might be made, to ask its rules about beforehand."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    scenario: Annotated[str, Meta(max_length=80)] | None = None
    options: dict[str, JSON] = field(default_factory=dict)
    teams: Annotated[list[int], Meta(max_length=16)] | None = None
    pack: JSON = None


class Opening(Said):
    """How such a match would begin, as a spectator would see it, or why it cannot be made."""

    view: dict[str, JSON] | None = None
    error: Error | None = None


class SheetFinding(Said):
    """What is wrong in a sheet: the row as a spreadsheet counts it, the column, and what.

    A refused sheet's error has all its `findings`. `message` is told in the reader's language,
    by the game's own texts and those that all games share; `reason` is the same in English.
    """

    row: int
    column: str
    message: Message
    reason: str


class PackRead(Said):
    """A content pack as a new match takes it, and where its figures come from, counted."""

    pack: JSON
    figures: dict[str, int]


class Claim(Strict):
    """Take a free seat, under a name; a seat kept for a friend needs the invitation's secret."""

    name: Name
    invite: Secret = ""
    entropy: Word = ""


class GiveWord(Strict):
    """A seat's word for the shuffles of the rematch, while nobody has asked for that yet."""

    entropy: Annotated[str, Meta(min_length=1, max_length=64)]


class Reseat(Strict):
    """The host changes a seat nobody plays from yet."""

    kind: Literal["friend", "open", "agent"]
    agent: Annotated[str, Meta(max_length=40)] = EASIEST


class Links(Said):
    """The secrets of a match that the caller may pass on; each goes after the # of an address.

    `invites` by free seat, `seats` for the caller's own (to move to another device), `watch`
    for spectators.
    """

    invites: dict[str, str]
    seats: dict[str, str]
    watch: str


class SeatBehind(Said):
    """Where a secret leads: the match, and its seat (null: the spectators' bench)."""

    match: MatchInfo
    seat: int | None


class Adopt(Strict):
    """Move the seat with this secret to the person who asks."""

    secret: Secret


class Moment(Said):
    """The match after something this seat saw: the view, and how many lines were there."""

    index: int
    lines: list[Line]
    view: dict[str, JSON]
    to_act: list[int]
    outcome: Outcome | None = None


class Moments(Said):
    """Part of a replay: moments `start` … of `total`, as one seat (null: a spectator) saw it."""

    match: MatchInfo
    seat: int | None
    start: int
    total: int
    moments: list[Moment]
    titles: dict[str, str] = field(default_factory=dict)


class Scene(Said):
    """A position drawn in a guide, as one seat (null: a spectator) sees it.

    `rule`: the rulebook shows it, too, in the chapter of this rule.
    """

    match: MatchInfo
    seat: int | None
    situation: Situation
    rule: str = ""


class PuzzleInfo(Said):
    """A puzzle of a game: what it is about (text `theme-THEME`), and whether it is a hard one.

    It is solved as the lesson `puzzle-ID`.
    """

    id: str
    theme: str
    hard: bool


class Puzzles(Said):
    """The puzzles of a game, and the one for everybody today."""

    today: str
    puzzles: list[PuzzleInfo]


class Guide(Said):
    """How to play a game, as Markdown, and the positions its pictures show, by name."""

    language: str
    text: str
    scenes: dict[str, Scene]


class Fork(Strict):
    """Play on from a moment of a replay: as `seat` saw it, hidden cards kept or dealt again."""

    moment: Number
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    seat: Place | None = None
    hidden: Literal["keep", "resample"] = "resample"
    pace: Pace = field(default_factory=Pace)
    ticket: Secret = ""
    entropy: Word = ""


class Report(Strict):
    """A bug report: what somebody saw, in their words."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    seat: Place | None = None


class MatchList(Said):
    """The matches anybody may see: those with open seats first."""

    matches: list[MatchInfo]


class BestEntry(Said):
    """One result of a best list: who, how well, in which match, when."""

    name: str
    score: int
    match: str
    at: float


class BestList(Said):
    """The best results of a list that a game keeps, such as the fewest rounds on one board."""

    game: str
    name: str
    entries: list[BestEntry]


class DealSeat(Strict):
    """Who is to sit at a table of a deal: the one who makes it, somebody here, or a friend."""

    kind: Literal["me", "here", "friend"]
    name: Annotated[str, Meta(max_length=40)] = ""


class NewDealTable(Strict):
    """A table of several people at a deal; it starts at once if every seat is taken."""

    seats: Annotated[list[DealSeat], Meta(min_length=2, max_length=16)]


class DealTable(Said):
    """What people made of a deal: who sat at each seat, and how far ahead of the best other."""

    match: str
    names: list[str]
    leads: list[int]


class Deal(Said):
    """The same luck at several tables: what each made of it, the best first.

    `by` says what is counted: `score`, as the game's best lists do, fewer being better, or `lead`,
    the points behind the best of the others. `mine` is the caller's own match of it, empty if
    there is none yet. `tables` are those at which people played each other, the earliest first.
    """

    game: str
    deal: str
    by: Literal["score", "lead"]
    mine: str
    entries: list[BestEntry]
    tables: list[DealTable]


class Stroke(Said):
    """A use of luck: what each seat could expect of it, and what it got.

    `moment` is that of the replay in which it shows, `seat` the one that acted, null for the deal.
    `within` is half the 95 % interval of the difference.
    """

    moment: int
    seat: int | None
    expected: list[float]
    actual: list[float]
    within: list[float]


class Luck(Said):
    """How much was luck: what it brought each seat in all, 1 being a whole win.

    For the deal and for each of the `draws`, actions that used luck, the result is compared with
    the expectation in the same possible futures; `within` is half the 95 % interval of the
    difference. `strokes` is the ledger: each of them by itself, the deal first.
    """

    seats: list[float]
    within: list[float]
    draws: int
    strokes: list[Stroke] = []


class AnalysedDecision(Said):
    """A decision of a finished match, judged by what its seat knew then.

    `moment` is that of the replay it was taken in, `values` the result each seat could expect
    before it. `best` is what the computer would have done instead, and `gain` how much better
    that proved to be; null and 0 where it would have done the same, or the gain may be chance.
    """

    moment: int
    seat: int
    values: list[float]
    played: Message
    best: Message | None
    gain: float


class Analysis(Said):
    """What is known so far of a finished match: `done` of `total` decisions are looked at."""

    done: int
    total: int
    decisions: list[AnalysedDecision]
    luck: Luck | None = None


# The balance lab

ExperimentStatus: TypeAlias = Literal["waiting", "running", "done", "cancelled", "failed"]


class NewExperiment(Strict):
    """Games between equal computer players, as many with our figures as with those of a pack."""

    game: Id
    seats: Annotated[int, Meta(ge=1, le=16)]
    pack: JSON
    games: Annotated[int, Meta(ge=20, le=10_000)]
    scenario: Name | None = None
    options: dict[str, JSON] = {}
    teams: Annotated[list[Place], Meta(max_length=16)] | None = None


class Share(Said):
    """How often something happened with our figures and with the changed ones.

    Each of the three is a share, or a difference, with its 95 % interval; `clear` if chance alone
    would make such a difference less than once in a thousand comparisons. The words of the group
    are the text `rate-GROUP` of the game.
    """

    group: str
    name: str
    before: list[float]
    after: list[float]
    difference: list[float]
    clear: bool


class Experiment(Said):
    """What is known so far: `done` of `games` have been played with each set.

    `rounds` are the mean length with our figures and with the changed ones, each with half its
    95 % interval; empty where the game has no rounds.
    """

    id: str
    game: str
    status: ExperimentStatus
    games: int
    done: int
    rounds: list[list[float]]
    shares: list[Share]


class ExperimentList(Said):
    """The caller's experiments that are still known, the latest first."""

    experiments: list[Experiment]
