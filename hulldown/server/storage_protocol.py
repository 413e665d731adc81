"""What a server needs of a database: a few named operations, whatever carries them out."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from hulldown.kernel.canonical import JSON
from hulldown.server.rows import FinishedMatch, MatchRow, Person, RecordRow, Saying
from hulldown.server.wire import BestList

T = TypeVar("T")


class StoredLog(NamedTuple):
    """The log of a match, the position it reaches, and those before what may be taken back."""

    records: list[JSON]
    position: JSON
    before: list[JSON]


class Change(NamedTuple):
    """All that is stored of a match at once, or not at all.

    `turns` are people to be told that they are asked, `best` a line of a best list. Unless
    `around_changed`, nothing of the row has changed but its records and what is live.
    """

    row: MatchRow
    records: Sequence[RecordRow] = ()
    turns: Sequence[dict[str, Any]] = ()
    best: dict[str, Any] | None = None
    is_new: bool = False
    begins: bool = False
    seats_changed: bool = False
    around_changed: bool = True


class ServerStorage(Protocol):
    """The stored matches and people. What writes may raise a ConflictError or a StorageError."""

    async def find_match(self, id: str) -> MatchRow | None:
        """A match with its seats, if there is one of this id."""

    async def open_log(self, row: MatchRow, make: Callable[[StoredLog], T]) -> T:
        """What is made of a match's log; a ConflictError if it has changed since the row."""

    async def save_change(self, change: Change) -> None:
        """Store all of it; a ConflictError if another writer was faster."""

    async def add_match(self, row: MatchRow, records: Sequence[RecordRow]) -> None:
        """Store a match with its whole log."""

    async def version_of(self, match: str) -> int | None:
        """How often a match was written; None if there is no such match."""

    async def positions_of(self, match: str, numbers: Sequence[int]) -> list[JSON]:
        """The positions after these records, in the order of their numbers."""

    async def records_of(self, match: str) -> list[JSON]:
        """All records of a match, as data."""

    async def chat_of(self, match: str, latest: int) -> list[Saying]:
        """What was said at a table lately."""

    async def add_saying(self, match: str, at: float, said: Saying) -> None:
        """Store something said; a ConflictError if somebody else was faster."""

    async def find_person(self, id: str) -> Person | None:
        """The person of this id, if there is one."""

    async def add_person(self, person: Person) -> None:
        """Store somebody new."""

    async def save_person(self, person: Person) -> None:
        """Store what has changed about a person."""

    async def matches_of(self, person: str) -> list[MatchRow]:
        """The matches a person has a seat in or made, the latest first."""

    async def finished_of(self, person: str) -> list[FinishedMatch]:
        """The finished matches in which a person had a seat, the latest first; no lessons."""

    async def listed_matches(self, now: float) -> list[MatchRow]:
        """The matches anybody may see."""

    async def count_listed(self, host: str, now: float) -> int:
        """How many matches of this person wait in the lobby."""

    async def still_listed(self, ids: Sequence[str], now: float) -> list[str]:
        """Which of these matches wait in the lobby."""

    async def count_reports(self, match: str) -> int:
        """How many bug reports there are of a match."""

    async def add_report(self, match: str, at: float, content: JSON) -> None:
        """Store a bug report."""

    async def find_study(self, match: str, kind: str) -> JSON:
        """What was found out about a match; None if nothing yet."""

    async def keep_study(self, match: str, kind: str, found: JSON) -> None:
        """Store what was found out about a match, unless it is there already."""

    async def best_list(self, game: str, name: str) -> BestList:
        """The best results of one list, the earlier of equals first."""
