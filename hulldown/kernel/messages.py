"""What a game says: message ids with arguments, never prose.

A string argument such as `card:flare` names a thing; its words are the text `card-flare`.
`seat:2` is the name of whoever sits there.
"""

from typing import Generic, TypeAlias, TypeVar

from hulldown.kernel.canonical import JSON

Seat: TypeAlias = int
A = TypeVar("A")


class Message:
    """A text's id and the arguments that fill it."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, JSON] | None = None) -> None:
        self.id = id
        self.args: dict[str, JSON] = args if args is not None else {}

    def to_json(self) -> dict[str, JSON]:
        """The message as it travels."""
        return {"id": self.id, "args": self.args}


class Reason:
    """Why something is not allowed: a constant with the rule's id."""

    __slots__ = ("id", "rule")

    def __init__(self, id: str, rule: str) -> None:
        self.id = id
        self.rule = rule


class Refusal:
    """Something a seat might try and cannot: which thing, and why."""

    __slots__ = ("args", "reason", "subject")

    def __init__(self, subject: str, reason: Reason, args: dict[str, JSON] | None = None) -> None:
        self.subject = subject
        self.reason = reason
        self.args: dict[str, JSON] = args if args is not None else {}

    def to_json(self) -> dict[str, JSON]:
        """The refusal as it travels."""
        message = Message(self.reason.id, self.args).to_json()
        return {"subject": self.subject, "rule": self.reason.rule, "message": message}


class Prompt:
    """What a seat is asked.

    `public`: what it may choose follows from what everybody sees, so that an automatic
    choice tells nothing. `sealed`: choices are secret until all are made; steps form a
    draft. `reaction`: an answer to somebody else's action.
    """

    __slots__ = ("message", "public", "reaction", "rule", "sealed")

    def __init__(
        self,
        message: Message,
        rule: str,
        public: bool = False,
        sealed: bool = False,
        reaction: bool = False,
    ) -> None:
        self.message = message
        self.rule = rule
        self.public = public
        self.sealed = sealed
        self.reaction = reaction

    def to_json(self) -> dict[str, JSON]:
        """The prompt as it travels."""
        return {
            "message": self.message.to_json(),
            "rule": self.rule,
            "public": self.public,
            "sealed": self.sealed,
            "reaction": self.reaction,
        }


class Label:
    """An action in words, the thing it starts on and the things it concerns, by view ids."""

    __slots__ = ("message", "start", "touches")

    def __init__(self, message: Message, start: str = "", touches: tuple[str, ...] = ()) -> None:
        self.message = message
        self.start = start
        self.touches = touches

    def to_json(self) -> dict[str, JSON]:
        """The label as it travels."""
        return {
            "message": self.message.to_json(),
            "start": self.start,
            "touches": list(self.touches),
        }


class Play(Generic[A]):
    """A whole play worth one click: a message and its small actions."""

    __slots__ = ("actions", "message")

    def __init__(self, message: Message, actions: list[A]) -> None:
        self.message = message
        self.actions = actions


class View:
    """What a seat may know (None: a spectator), built up from nothing."""

    __slots__ = ("data", "seat")

    def __init__(self, seat: Seat | None, data: dict[str, JSON]) -> None:
        self.seat = seat
        self.data = data

    def to_json(self) -> dict[str, JSON]:
        """The view as it travels."""
        return {"seat": self.seat, "data": self.data}


class Event:
    """What happened: seen whole by `seats` (None: by all), masked by the others, or not at all.

    `news` names the seats that learn something hidden from it: the fence of take-back.
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
    return Event(
        read_message(data["message"]),
        str(data["rule"]),
        None if data["seats"] is None else tuple(data["seats"]),
        None if data["masked"] is None else read_message(data["masked"]),
        tuple(data["news"]),
    )


class Outcome:
    """How a match ended: reason, seats by rank (equals together), scores by part, rule id."""

    __slots__ = ("ranking", "reason", "rule", "scores")

    def __init__(
        self,
        reason: str,
        ranking: tuple[tuple[Seat, ...], ...],
        scores: tuple[dict[str, int], ...] = (),
        rule: str = "",
    ) -> None:
        self.reason = reason
        self.ranking = ranking
        self.scores = scores
        self.rule = rule

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, together if several."""
        return self.ranking[0]

    def to_json(self) -> dict[str, JSON]:
        """The outcome as it travels."""
        return {
            "reason": self.reason,
            "ranking": [list(equals) for equals in self.ranking],
            "scores": list(self.scores),
            "rule": self.rule,
        }
