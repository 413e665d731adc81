"""What a game says: message ids with arguments, never prose.

A string argument such as `lamp:red` names a thing; its words are the text `lamp-red`.
`seat:2` is the name of whoever sits there.
"""

from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from hulldown.kernel.canonical import JSON

Seat: TypeAlias = int
A = TypeVar("A")


@dataclass
class Message:
    """A text's id and the arguments that fill it."""

    id: str
    args: dict[str, JSON] = field(default_factory=dict)

    def to_json(self) -> dict[str, JSON]:
        """The message as it travels."""
        return {"id": self.id, "args": self.args}


@dataclass
class Reason:
    """Why something is not allowed: a constant with the rule's id."""

    id: str
    rule: str


@dataclass
class Refusal:
    """Something a seat might try and cannot: which thing, and why."""

    subject: str
    reason: Reason
    args: dict[str, JSON] = field(default_factory=dict)

    def to_json(self) -> dict[str, JSON]:
        """The refusal as it travels."""
        message = Message(self.reason.id, self.args).to_json()
        return {"subject": self.subject, "rule": self.reason.rule, "message": message}


@dataclass
class Prompt:
    """What a seat is asked.

    `public`: what it may choose follows from what everybody sees, so that an automatic
    choice tells nothing. `sealed`: choices are secret until all are made; steps form a
    draft. `reaction`: an answer to somebody else's action.
    """

    message: Message
    rule: str
    public: bool = False
    sealed: bool = False
    reaction: bool = False

    def to_json(self) -> dict[str, JSON]:
        """The prompt as it travels."""
        flags = {"public": self.public, "sealed": self.sealed, "reaction": self.reaction}
        return {"message": self.message.to_json(), "rule": self.rule, **flags}


@dataclass
class Label:
    """An action in words, the thing it starts on and the things it concerns, by view ids."""

    message: Message
    start: str = ""
    touches: tuple[str, ...] = ()

    def to_json(self) -> dict[str, JSON]:
        """The label as it travels."""
        touches = list(self.touches)
        return {"message": self.message.to_json(), "start": self.start, "touches": touches}


class Play(Generic[A]):
    """A whole play worth one click: a message and its small actions."""

    def __init__(self, message: Message, actions: list[A]) -> None:
        self.message = message
        self.actions = actions


@dataclass
class View:
    """What a seat may know (None: a spectator), built up from nothing."""

    seat: Seat | None
    data: dict[str, JSON]

    def to_json(self) -> dict[str, JSON]:
        """The view as it travels."""
        return {"seat": self.seat, "data": self.data}


@dataclass
class Event:
    """What happened: seen whole by `seats` (None: by all), masked by the others, or not at all.

    `news` names the seats that learn something hidden from it: the fence of take-back.
    """

    message: Message
    rule: str
    seats: tuple[Seat, ...] | None = None
    masked: Message | None = None
    news: tuple[Seat, ...] = ()

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
    """How a match ended: reason, seats by rank (equals together), scores by part, rule id."""

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[dict[str, int], ...] = ()
    rule: str = ""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, together if several."""
        return self.ranking[0]

    def to_json(self) -> dict[str, JSON]:
        """The outcome as it travels."""
        ranking = [list(equals) for equals in self.ranking]
        scores = list(self.scores)
        return {"reason": self.reason, "ranking": ranking, "scores": scores, "rule": self.rule}
