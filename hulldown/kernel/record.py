"""The log of a match: a header, append-only records, a result."""

from dataclasses import dataclass, field
from typing import Final

from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.chance import Draw, read_draw
from hulldown.kernel.messages import Event, Seat, read_event

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


@dataclass
class Record:
    """One line of the log.

    `kind` is setup, act, take-back, end or note; `by` says who decided: the seat, nobody
    (automatic), a standing order, the clock or everybody. Records of one list share `first`,
    the number of its first one. A take-back names the records it cancels. The setup of a match
    that begins in the middle holds its first position as `action`.
    """

    number: int
    kind: str
    seat: Seat | None
    action: JSON
    draws: list[Draw] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    by: str = BY_SEAT
    first: int = -1
    cancels: tuple[int, ...] = ()
    known_digest: str = ""
    reached: JSON = None

    @property
    def digest(self) -> str:
        """The digest of the position after it, worked out when first asked for."""
        if not self.known_digest:
            self.known_digest = digest(self.reached)
            self.reached = None
        return self.known_digest

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
        int(data["number"]),
        str(data["kind"]),
        data["seat"],
        data["action"],
        [read_draw(draw) for draw in data["draws"]],
        [read_event(event) for event in data["events"]],
        str(data["by"]),
        int(data["first"]),
        tuple(data["cancels"]),
        str(data["digest"]),
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
