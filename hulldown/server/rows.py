"""Matches, seats, records and people as they are stored: plain data that knows no database."""

from msgspec import Struct, field

from hulldown.kernel.canonical import JSON
from hulldown.server.clocks import SeatClock
from hulldown.server.wire import ChatLine, Notices, Pace, Preferences, Status


class Person(Struct):
    """Somebody who plays, known by a secret only."""

    id: str
    name: str
    language: str
    created: float
    notices: Notices
    preferences: Preferences = field(default_factory=Preferences)


class SeatRow(Struct):
    """Who is to sit, or sits, at a seat."""

    seat: int
    kind: str
    wish: str
    player: str | None = None
    name: str = ""
    agent: str = ""
    stand_in: str = ""
    conceded: bool = False
    epoch: int = 0
    entropy: str = ""

    @property
    def played_by(self) -> str:
        """The agent that decides for the seat; empty: its person does."""
        return self.agent if self.kind == "agent" else self.stand_in


class SeatLive(Struct):
    """What surrounds a seat of a running match.

    `prompt_number` counts the questions, `fingerprint` is that of the present one, `answered` are
    the ids of the latest requests carried out, `acted` the number of records when it last acted.
    `aside` is a turn it has prepared, while it is asked to react.
    `helped`: it has asked for a hint. `lingers`: it ends its turns itself.
    """

    prompt_number: int = field(default=0, name="prompt")
    fingerprint: str = field(default="", name="asked")
    answered: list[str] = field(default_factory=list)
    acted: int = 0
    draft: list[JSON] = field(default_factory=list)
    aside: list[JSON] = field(default_factory=list)
    orders: dict[str, JSON] = field(default_factory=dict)
    held: list[JSON] = field(default_factory=list)
    clock: SeatClock = field(default_factory=SeatClock)
    helped: bool = False
    lingers: bool = False


class ProposalRow(Struct):
    """Something proposed: by which seat, and which seats have agreed."""

    number: int
    kind: str
    seat: int
    agreed: list[int]
    pace: Pace | None = None
    record: int = 0


class LiveRow(Struct):
    """What surrounds a running match, besides its log and position."""

    seats: list[SeatLive] = field(default_factory=list)
    window: float | None = None
    window_questions: list[str] = field(default_factory=list)
    paused: bool = False
    proposal: ProposalRow | None = None
    proposals: int = 0
    trail: list[int] = field(default_factory=list)
    drawn: dict[str, int] = field(default_factory=dict)
    learned: bool = False  # all steps of its lesson are done
    to_act: list[int] | None = None  # who is asked; matches stored long ago do not say


class Origin(Struct):
    """Where a match came from, the rematch that followed it, and the words for that by seat.

    Of a lesson (`kind` is `lesson`) `match` is the lesson's id, of a deal (`deal`) its name.
    """

    kind: str = ""
    match: str = ""
    next: str = ""
    words: dict[int, str] = field(default_factory=dict)


class MatchRow(Struct):
    """A match without its log."""

    id: str
    game: str
    status: Status
    listed: bool
    host: str
    created: float
    changed: float
    choices: JSON
    pace: Pace
    secret: bytes
    rules_version: int
    header: JSON = None
    records: int = 0
    live: LiveRow = field(default_factory=LiveRow)
    outcome: JSON = None
    wake: float | None = None
    origin: Origin = field(default_factory=Origin)
    version: int = 0
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def lesson(self) -> str:
        """The lesson that the match is; empty if it is none."""
        return self.origin.match if self.origin.kind == "lesson" else ""

    @property
    def deal(self) -> str:
        """The deal that other tables play, too; empty if its luck is its own."""
        return self.origin.match if self.origin.kind == "deal" else ""

    def persons(self) -> list[int]:
        """The seats whose consent counts."""
        return [row.seat for row in self.seats if row.kind == "person" and not row.conceded]

    def is_casual(self) -> bool:
        """May one ask for hints? In private matches, and where nobody else is a person.

        A lesson says itself what to do, and a deal is compared with others.
        """
        people = {row.player for row in self.seats if row.kind == "person"}
        return not self.lesson and not self.deal and (not self.listed or len(people) < 2)

    def waiting_for(self) -> list[int]:
        """Who has not answered the proposal yet."""
        proposal = self.live.proposal
        return [] if proposal is None else [s for s in self.persons() if s not in proposal.agreed]


class FinishedMatch(Struct):
    """A finished match, as far as the page of somebody who played it counts it."""

    id: str
    game: str
    teams: list[int]
    ranking: list[list[int]]
    seats: list[SeatRow]


class Saying(Struct):
    """Something said, and the id of the request that said it."""

    line: ChatLine
    request: str


class RecordRow(Struct):
    """A record with the position after it, and where it is known, the one before it.

    Positions are encoded: what one of them has in common with the one before it takes no room.
    """

    number: int
    at: float
    data: JSON
    position: bytes
    before: bytes = b""
