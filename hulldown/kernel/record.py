"""The log of a match: a header, append-only records, a result."""

from typing import Final

from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.chance import Draw, read_draw
from hulldown.kernel.messages import Event, Seat, read_event

SETUP: Final = "setup"
ACT: Final = "act"
TAKE_BACK: Final = "take-back"
END: Final = "end"

BY_SEAT: Final = "seat"
BY_RULE: Final = "automatic"
BY_ORDER: Final = "order"
BY_CLOCK: Final = "clock"


class Record:
    """One line of the log.

    `kind` is setup, act, take-back or end; `by` says who decided: the seat, nobody
    (automatic), a standing order or the clock. Records of one list share `first`, the number
    of its first one. A take-back names the records it cancels.
    """

    __slots__ = (
        "_digest", "_reached", "action", "by", "cancels", "draws", "events", "first", "kind",
        "number", "seat",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        kind: str,
        seat: Seat | None,
        action: JSON,
        draws: list[Draw],
        reached: JSON,
        events: list[Event],
        by: str = BY_SEAT,
        first: int = -1,
        cancels: tuple[int, ...] = (),
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.action = action
        self.draws = draws
        self._reached = reached
        self._digest = ""
        self.events = events
        self.by = by
        self.first = number if first < 0 else first
        self.cancels = cancels

    @property
    def digest(self) -> str:
        """The digest of the position after it, worked out when first asked for."""
        if not self._digest:
            self._digest = digest(self._reached)
            self._reached = None
        return self._digest

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
    record = Record(
        int(data["number"]),
        str(data["kind"]),
        data["seat"],
        data["action"],
        [read_draw(draw) for draw in data["draws"]],
        None,
        [read_event(event) for event in data["events"]],
        str(data["by"]),
        int(data["first"]),
        tuple(data["cancels"]),
    )
    record._digest = str(data["digest"])
    return record


class Header:
    """What stands above the records: game, rules version, config, kind of chance."""

    __slots__ = ("chance", "config", "game", "rules_version")

    def __init__(self, game: str, rules_version: int, config: JSON, chance: JSON) -> None:
        self.game = game
        self.rules_version = rules_version
        self.config = config
        self.chance = chance

    def to_json(self) -> dict[str, JSON]:
        """The header as a file keeps it."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "config": self.config,
            "chance": self.chance,
        }
