"""The log of a match: a header, append-only records, a result."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Draw, read_draw
from hulldown.kernel.errors import ReplayError
from hulldown.kernel.messages import Event, Message, Seat, read_event

SETUP: Final = "setup"
ACT: Final = "act"
TAKE_BACK: Final = "take-back"
END: Final = "end"
NOTE: Final = "note"

BY_SEAT: Final = "seat"
BY_RULE: Final = "automatic"
BY_ORDER: Final = "order"
BY_CLOCK: Final = "clock"
BY_CONSENT: Final = "consent"


@mypyc_attr(allow_interpreted_subclasses=True)
class Digests:
    """Where a record finds the digest of its position once somebody asks."""

    def digest_of(self, number: int) -> str:
        """The digest of the position after this record."""
        raise NotImplementedError


class Record:
    """One line of the log.

    `kind` is setup, act, take-back, end or note; `by` says who decided: the seat, nobody
    (automatic), a standing order, the clock or everybody. Records of one list share `first`,
    the number of its first one. A take-back names the records it cancels. The setup of a match
    that begins in the middle holds its first position as `action`.
    """

    __slots__ = (
        "action", "by", "cancels", "digests", "draws", "events", "first", "kind", "known_digest",
        "number", "seat",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        kind: str,
        seat: Seat | None,
        action: JSON,
        draws: list[Draw] | None = None,
        events: list[Event] | None = None,
        by: str = BY_SEAT,
        first: int = -1,
        cancels: tuple[int, ...] = (),
        known_digest: str = "",
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.action = action
        self.draws = [] if draws is None else draws
        self.events = [] if events is None else events
        self.by = by
        self.first = first
        self.cancels = cancels
        self.known_digest = known_digest
        self.digests: Digests | None = None

    @property
    def digest(self) -> str:
        """The digest of the position after it, worked out when first asked for."""
        if not self.known_digest and self.digests is not None:
            self.known_digest = self.digests.digest_of(self.number)
        return self.known_digest

    def only_message(self) -> Message:
        """What a note tells."""
        if len(self.events) != 1:
            raise ReplayError("replay/mismatch", "a note tells one thing")
        return self.events[0].message

    def to_json(self) -> dict[str, JSON]:
        """The record as a file keeps it."""
        return {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "action": self.action,
            "draws": [draw.to_json() for draw in self.draws],
            "digest": self.digest,
            "events": [event.to_json() for event in self.events],
            "by": self.by,
            "first": self.first,
            "cancels": list(self.cancels),
        }


def read_record(data: JSON) -> Record:
    """The record that `Record.to_json` wrote."""
    return Record(
        number=int(data["number"]),
        kind=str(data["kind"]),
        seat=data["seat"],
        action=data["action"],
        draws=[read_draw(draw) for draw in data["draws"]],
        events=[read_event(event) for event in data["events"]],
        by=str(data["by"]),
        first=int(data["first"]),
        cancels=tuple(data["cancels"]),
        known_digest=str(data["digest"]),
    )


@dataclass
class Header:
    """What stands above the records: game, rules version, config, kind of chance."""

    game: str
    rules_version: int
    config: JSON
    chance: JSON

    def to_json(self) -> dict[str, JSON]:
        """The header as a file keeps it."""
        out: dict[str, JSON] = {"game": self.game, "rules_version": self.rules_version}
        return {**out, "config": self.config, "chance": self.chance}
