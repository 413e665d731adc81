"""The named operations of `ServerStorage`, carried out by SQL."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, func, select

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.server.errors import ConflictError
from hulldown.server.rows import FinishedMatch, MatchRow, Person, RecordRow, Saying
from hulldown.server.storage import rows
from hulldown.server.storage.schema import BESTS, OUTBOX, REPORTS, STUDIES
from hulldown.server.storage_protocol import Change, StoredLog
from hulldown.server.wire import BestEntry, BestList

T = TypeVar("T")
BEST_SHOWN = 20


class Operations:
    """What a store can do by name, in terms of one read or one write."""

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What a job reads."""
        raise NotImplementedError

    async def write(self, job: Callable[[Connection], T]) -> T:
        """What a job answers once all it wrote is on disk."""
        raise NotImplementedError

    async def find_match(self, id: str) -> MatchRow | None:
        """A match with its seats, if there is one of this id."""
        return await self.read(lambda c: rows.read_match(c, id))

    async def open_log(self, row: MatchRow, make: Callable[[StoredLog], T]) -> T:
        """What is made of a match's log, in the thread that has read it."""
        return await self.read(lambda c: make(read_log(c, row)))

    async def save_change(self, change: Change) -> None:
        """Store all of it; a ConflictError if another writer was faster."""
        await self.write(lambda c: write_change(c, change))

    async def add_match(self, row: MatchRow, records: Sequence[RecordRow]) -> None:
        """Store a match with its whole log."""
        await self.write(lambda c: write_change(c, Change(row, records, is_new=True)))

    async def version_of(self, match: str) -> int | None:
        """How often a match was written; None if there is no such match."""
        return await self.read(lambda c: rows.read_version(c, match))

    async def positions_of(self, match: str, numbers: Sequence[int]) -> list[JSON]:
        """The positions after these records, in the order of their numbers."""
        return await self.read(lambda c: rows.read_positions(c, match, numbers))

    async def records_of(self, match: str) -> list[JSON]:
        """All records of a match, as data."""
        return await self.read(lambda c: rows.read_records(c, match))

    async def chat_of(self, match: str, latest: int) -> list[Saying]:
        """What was said at a table lately."""
        return await self.read(lambda c: rows.read_chat(c, match, latest))

    async def add_saying(self, match: str, at: float, said: Saying) -> None:
        """Store something said; a ConflictError if somebody else was faster."""
        await self.write(lambda c: rows.insert_chat(c, match, at, said))

    async def find_person(self, id: str) -> Person | None:
        """The person of this id, if there is one."""
        return await self.read(lambda c: rows.read_person(c, id))

    async def add_person(self, person: Person) -> None:
        """Store somebody new."""
        await self.write(lambda c: rows.insert_person(c, person))

    async def save_person(self, person: Person) -> None:
        """Store what has changed about a person."""
        await self.write(lambda c: rows.save_person(c, person))

    async def matches_of(self, person: str) -> list[MatchRow]:
        """The matches a person has a seat in or made, the latest first."""
        return await self.read(lambda c: rows.matches_of_player(c, person))

    async def finished_of(self, person: str) -> list[FinishedMatch]:
        """The finished matches in which a person had a seat, the latest first."""
        return await self.read(lambda c: rows.finished_of_player(c, person))

    async def listed_matches(self, now: float) -> list[MatchRow]:
        """The matches anybody may see."""
        return await self.read(lambda c: rows.listed_matches(c, now))

    async def count_listed(self, host: str, now: float) -> int:
        """How many matches of this person wait in the lobby."""
        return await self.read(lambda c: rows.count_listed(c, host, now))

    async def still_listed(self, ids: Sequence[str], now: float) -> list[str]:
        """Which of these matches wait in the lobby."""
        return await self.read(lambda c: rows.still_listed(c, ids, now))

    async def count_reports(self, match: str) -> int:
        """How many bug reports there are of a match."""
        query = select(func.count()).where(REPORTS.c.match == match)
        return await self.read(lambda c: int(c.scalar(query) or 0))

    async def add_report(self, match: str, at: float, content: JSON) -> None:
        """Store a bug report."""
        values = {"match": match, "at": at, "data": rows.pack(content)}
        await self.write(lambda c: c.execute(REPORTS.insert().values(**values)))

    async def find_study(self, match: str, kind: str) -> JSON:
        """What was found out about a match; None if nothing yet."""
        query = select(STUDIES.c.data).where((STUDIES.c.match == match) & (STUDIES.c.kind == kind))
        found = await self.read(lambda c: c.scalar(query))
        return None if found is None else rows.unpack(found)

    async def keep_study(self, match: str, kind: str, found: JSON) -> None:
        """Store what was found out; the first to do so wins, since all find the same."""
        await self.write(lambda c: insert_study(c, match, kind, rows.pack(found)))

    async def best_list(self, game: str, name: str) -> BestList:
        """The best results of one list, the earlier of equals first."""
        return await self.read(lambda c: read_best_list(c, game, name))


def read_log(connection: Connection, row: MatchRow) -> StoredLog:
    """The log as the row knows it; what may be taken back has its positions with it."""
    records = rows.read_records(connection, row.id)
    if len(records) != row.records:  # something was written since the row was read
        raise ConflictError
    position = rows.read_last_position(connection, row.id, row.records)
    trail, before = row.live.trail, list[JSON]()
    if trail and trail[0] > 0 and row.rules_version == load(row.game).info.rules_version:
        cancelled = [min(r["cancels"]) for r in records[trail[0] :] if r["cancels"]]
        starts = sorted({first - 1 for first in (trail[0], *cancelled)}, reverse=True)
        before = rows.read_positions(connection, row.id, starts)
    return StoredLog(records, position, before)


def write_change(connection: Connection, change: Change) -> None:
    """All that has changed of a match, in one transaction."""
    row = change.row
    if change.is_new:
        rows.insert_match(connection, row)
    else:
        rows.save_match(connection, row, change.begins, change.around_changed)
    if change.turns:
        connection.execute(OUTBOX.insert(), list(change.turns))
    if change.records:
        rows.insert_records(connection, row.id, change.records)
    if change.seats_changed and not change.is_new:
        rows.save_seats(connection, row.id, row.seats)
    if change.best is not None:
        connection.execute(BESTS.insert().values(**change.best))


def insert_study(connection: Connection, match: str, kind: str, data: bytes) -> None:
    """A study, unless it is there already."""
    query = select(STUDIES.c.match).where((STUDIES.c.match == match) & (STUDIES.c.kind == kind))
    if connection.scalar(query) is None:
        connection.execute(STUDIES.insert().values(match=match, kind=kind, data=data))


def read_best_list(connection: Connection, game: str, name: str) -> BestList:
    """The best results of one list, the earlier of equals first."""
    query = (
        select(BESTS.c.name, BESTS.c.score, BESTS.c.match, BESTS.c.at)
        .where((BESTS.c.game == game) & (BESTS.c.list == name))
        .order_by(BESTS.c.score, BESTS.c.at)
        .limit(BEST_SHOWN)
    )
    found: list[Any] = list(connection.execute(query))
    return BestList(game, name, [BestEntry(*row) for row in found])
