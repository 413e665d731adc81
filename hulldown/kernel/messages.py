"""What a game says: message ids with arguments, never prose.

A string argument such as `lamp:red` names a thing; its words are the text `lamp-red`.
`seat:2` is the name of the player there.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeAlias, TypeVar

from hulldown.kernel.canonical import JSON

Seat: TypeAlias = int
Args: TypeAlias = dict[str, JSON]
"""What fills a text, by name."""
A = TypeVar("A")


class Message:
    """A text's id and the arguments that fill it."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Args | None = None) -> None:
        self.id = id
        self.args: Args = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.to_json() == other.to_json()

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        return {"id": self.id, "args": self.args}


@dataclass
class Reason:
    """Why something is not allowed: a constant with the rule's id."""

    id: str
    rule: str


class Refusal:
    """Something a seat might try and cannot: which thing, and why."""

    __slots__ = ("args", "reason", "subject")

    def __init__(self, subject: str, reason: Reason, args: Args | None = None) -> None:
        self.subject = subject
        self.reason = reason
        self.args: Args = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __repr__(self) -> str:
        return f"Refusal({self.subject!r}, {self.reason!r}, {self.args!r})"

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        message = Message(self.reason.id, self.args).to_json()
        return {"subject": self.subject, "rule": self.reason.rule, "message": message}


class Prompt:
    """What a seat is asked.

    `public`: what it may choose follows from what everybody sees, so that an automatic
    choice tells nothing. `sealed`: choices are secret until all are made; steps form a
    draft. `reaction`: an answer to somebody else's action; `window` is how long people have for
    it where answers are collected for a while, as a share of the time the match allows.
    """

    __slots__ = ("message", "public", "reaction", "rule", "sealed", "window")

    def __init__(
        self,
        message: Message,
        rule: str,
        public: bool = False,
        sealed: bool = False,
        reaction: bool = False,
        window: float = 1.0,
    ) -> None:
        self.message = message
        self.rule = rule
        self.public = public
        self.sealed = sealed
        self.reaction = reaction
        self.window = window

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prompt) and self.to_json() == other.to_json()

    def __repr__(self) -> str:
        return f"Prompt({self.message!r}, {self.rule!r})"

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        flags = {"public": self.public, "sealed": self.sealed, "reaction": self.reaction}
        return {"message": self.message.to_json(), "rule": self.rule, **flags}


class Label:
    """An action in words, the thing it starts on and the things it concerns, by view ids."""

    __slots__ = ("message", "start", "touches")

    def __init__(self, message: Message, start: str = "", touches: tuple[str, ...] = ()) -> None:
        self.message = message
        self.start = start
        self.touches = touches

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Label) and self.to_json() == other.to_json()

    def __repr__(self) -> str:
        return f"Label({self.message!r}, {self.start!r}, {self.touches!r})"

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        touches = list(self.touches)
        return {"message": self.message.to_json(), "start": self.start, "touches": touches}


class Play(Generic[A]):
    """A sequence of actions to be taken with one click, and the message that describes it."""

    def __init__(self, message: Message, actions: list[A]) -> None:
        self.message = message
        self.actions = actions


@dataclass
class View:
    """What a seat may know (None: a spectator), built up from nothing."""

    seat: Seat | None
    data: dict[str, JSON]

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        return {"seat": self.seat, "data": self.data}


class Event:
    """What happened: seen whole by `seats` (None: by all), masked by the others, or not at all.

    `news` names the seats that learn something hidden from it: no take-back goes past that.
    """

    __slots__ = ("masked", "message", "news", "rule", "seats")

    def __init__(
        self,
        message: Message,
        rule: str,
        seats: tuple[Seat, ...] | None = None,
        masked: Message | None = None,
        news: tuple[Seat, ...] = (),
    ) -> None:
        self.message = message
        self.rule = rule
        self.seats = seats
        self.masked = masked
        self.news = news

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __repr__(self) -> str:
        return f"Event({self.message!r}, {self.rule!r})"

    def seen_by(self, seat: Seat | None) -> Message | None:
        """What this seat (None: a spectator) sees of it."""
        if self.seats is None or (seat is not None and seat in self.seats):
            return self.message
        return self.masked

    def to_json(self) -> dict[str, JSON]:
        """The event whole, as a record keeps it."""
        return {
            "message": self.message.to_json(),
            "rule": self.rule,
            "seats": None if self.seats is None else list(self.seats),
            "masked": None if self.masked is None else self.masked.to_json(),
            "news": list(self.news),
        }


def read_message(data: JSON) -> Message:
    """The message that `Message.to_json` wrote."""
    return Message(str(data["id"]), dict(data["args"]))


def read_event(data: JSON) -> Event:
    """The event that `Event.to_json` wrote."""
    seats = None if data["seats"] is None else tuple(data["seats"])
    masked = None if data["masked"] is None else read_message(data["masked"])
    message = read_message(data["message"])
    return Event(message, str(data["rule"]), seats, masked, tuple(data["news"]))


@dataclass
class Outcome:
    """How a match ended: reason, seats by rank (equals together), scores by part, rule id.

    An empty first rank: nobody at the table won.
    """

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[dict[str, int], ...] = ()
    rule: str = ""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, together if several; none if nobody did."""
        return self.ranking[0]

    def share(self, seat: Seat, teams: tuple[int, ...] = ()) -> Fraction:
        """The part of the win that fell to the seat's side; sides that win together share it."""
        winners = self.winners
        if seat not in winners:
            return Fraction(0)
        return Fraction(1, len({teams[one] if teams else one for one in winners}))

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        ranking = [list(equals) for equals in self.ranking]
        scores = list(self.scores)
        return {"reason": self.reason, "ranking": ranking, "scores": scores, "rule": self.rule}


def read_outcome(data: JSON) -> Outcome:
    """The outcome that `Outcome.to_json` wrote.

    Older logs rank those first who all gave up: nobody won.
    """
    ranking = tuple([tuple(equals) for equals in data["ranking"]])
    if data["reason"] == "conceded" and len(ranking) == 1:
        ranking = ((), *ranking)
    return Outcome(str(data["reason"]), ranking, tuple(data["scores"]), str(data["rule"]))
