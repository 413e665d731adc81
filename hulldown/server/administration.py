"""What an operator does to matches from outside, beside a running server or without one.

Every change is guarded like a player's: the second writer fails, and a running server that
finds itself second reloads the match.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from hulldown.agents import LEVELS, ON_SERVERS
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError, MatchError
from hulldown.kernel.messages import Message
from hulldown.replays.store import file_of
from hulldown.server.history import imported
from hulldown.server.lobby import bot_name
from hulldown.server.match_rows import AnyMatch, resume, rows_of
from hulldown.server.reactions import reactions_of
from hulldown.server.rows import MatchRow, Person
from hulldown.server.session import Session
from hulldown.server.storage import ConflictError, Store
from hulldown.server.storage.rows import (
    insert_match,
    insert_records,
    read_match,
    read_positions,
    read_records,
    save_match,
    save_seats,
    unpack,
)
from hulldown.server.storage.schema import (
    CHAT,
    MATCHES,
    OUTBOX,
    PLAYERS,
    RECORDS,
    REPORTS,
    SEATS,
    STUDIES,
)
from hulldown.server.storage_protocol import StoredLog
from hulldown.server.wire import Notices

OPERATOR = Person("", "", "en", 0.0, Notices())
"""The host of imported matches: nobody who plays."""


def find_match(connection: Connection, id: str) -> MatchRow:
    """The match of this id; refused if there is none."""
    row = read_match(connection, id)
    if row is None:
        hint = "hulldown match list shows them."
        raise ConfigError("config/bad-value", f"no such match: {id!r}", hint)
    return row


def find_matches(connection: Connection, status: str = "", limit: int = 50) -> list[MatchRow]:
    """The matches that changed last, of one status or of all."""
    query = select(MATCHES.c.id).order_by(MATCHES.c.changed.desc()).limit(limit)
    if status:
        query = query.where(MATCHES.c.status == status)
    return [find_match(connection, id) for id in connection.execute(query).scalars().all()]


def match_of(connection: Connection, row: MatchRow) -> AnyMatch:
    """The match as it stands."""
    records = read_records(connection, row.id)
    (position,) = read_positions(connection, row.id, [len(records) - 1])
    return resume(row, StoredLog(records, position, []), reactions_of(row))


class ReportRow(NamedTuple):
    """A bug report as it is kept."""

    number: int
    match: str
    at: float
    content: JSON


def find_reports(connection: Connection, limit: int = 50) -> list[ReportRow]:
    """The latest bug reports."""
    query = select(REPORTS).order_by(REPORTS.c.id.desc()).limit(limit)
    found = connection.execute(query)
    return [ReportRow(row.id, row.match, row.at, unpack(row.data)) for row in found]


def find_report(connection: Connection, number: int) -> JSON:
    """The bug report of this number; refused if there is none."""
    query = select(REPORTS.c.match, REPORTS.c.data).where(REPORTS.c.id == number)
    found = connection.execute(query).one_or_none()
    if found is None:
        hint = "hulldown match reports shows them."
        raise ConfigError("config/bad-value", f"no such report: {number}", hint)
    report, row = unpack(found.data), read_match(connection, found.match)
    if report["replay"] is None and row is not None and row.status == "over":
        report["replay"] = export(connection, row).decode()
    return report


# Changing a running match.


def rewind(store: Store, id: str, record: int) -> MatchRow:
    """Go back to the position after this record, as if all had agreed to it."""

    def job(connection: Connection) -> MatchRow:
        row, session = _running(connection, id)
        match = session.match
        first = record + 1
        if not 0 < first < len(match.records):
            hint = f"They go from 0 to {len(match.records) - 2}."
            raise ConfigError("config/bad-value", f"no such record: {record}", hint)
        (position,) = read_positions(connection, id, [record])
        state = match.game.decode_state(match.config, position)
        match.rewind(match.records[first].seat or 0, first, state)
        for live in session.live.seats:
            live.held = []
        session.live.proposal = None
        session.settle(time.time(), session.to_act())
        return _save(connection, row, match)

    return _guarded(store, job)


def reseat(store: Store, id: str, seat: int, agent: str = "") -> MatchRow:
    """Take a seat from its person, for an agent or for the holder of a new link."""
    if agent and agent not in ON_SERVERS:
        raise ConfigError("config/bad-value", f"no such agent: {agent!r}", ", ".join(LEVELS))

    def job(connection: Connection) -> MatchRow:
        row, session = _running(connection, id)
        if not 0 <= seat < len(row.seats) or row.seats[seat].conceded:
            raise MatchError("match/seat", "There is no such seat, or it has given up.")
        chair = row.seats[seat]
        chair.player, chair.stand_in, chair.agent = None, "", agent
        chair.kind = "agent" if agent else "person"
        chair.name = bot_name(seat) if agent else chair.name
        chair.epoch += 1
        args = {"seat": f"seat:{seat}"}
        taken = Message("match-handed-over", {**args, "agent": f"agent:{agent}"})
        session.match.note(taken if agent else Message("match-came-back", args))
        clock = session.live.seats[seat].clock
        clock.away, clock.run_out = False, 0
        session.settle(time.time())
        return _save(connection, row, session.match)

    return _guarded(store, job)


def close(store: Store, id: str) -> MatchRow:
    """Nobody plays on; what was played can be looked at until it is archived."""

    def job(connection: Connection) -> MatchRow:
        row = find_match(connection, id)
        if row.status in {"over", "closed"}:
            raise ConfigError("config/bad-value", f"the match {id!r} is {row.status} already")
        row.status, row.wake, row.changed = "closed", None, time.time()
        save_match(connection, row)
        return row

    return _guarded(store, job)


def _running(connection: Connection, id: str) -> tuple[MatchRow, Session]:
    row = find_match(connection, id)
    if row.status != "running":
        raise ConfigError(
            "config/bad-value", f"the match {id!r} is not running: it is {row.status}"
        )
    return row, Session(row, match_of(connection, row))


def _save(connection: Connection, row: MatchRow, match: AnyMatch) -> MatchRow:
    before = row.records
    records = rows_of(match, before, time.time())
    row.records = before + len(records)
    row.wake = 0.0  # calls a running server to look at it
    save_match(connection, row)
    insert_records(connection, row.id, records)
    save_seats(connection, row.id, row.seats)
    return row


def _guarded(store: Store, job: Callable[[Connection], MatchRow]) -> MatchRow:
    try:
        return store.write_now(job)
    except ConflictError as error:
        message = "Somebody acted at the same moment: try again."
        raise MatchError("match/take-back", message) from error


# Files.


def export(connection: Connection, row: MatchRow) -> bytes:
    """A match that is over or closed, as a replay file."""
    if row.status not in {"over", "closed"} or row.header is None:
        hint = "While a match runs its log is secret; hulldown backup keeps it."
        raise ConfigError("config/bad-value", f"the match {row.id!r} is {row.status}", hint)
    records = read_records(connection, row.id)
    is_fair = row.header["chance"]["kind"] == "fair"
    secret = row.secret.hex() if is_fair and row.outcome is not None else None
    return file_of(
        row.header, records, {"outcome": row.outcome, "secret": secret, "records": len(records)}
    )


def take_in(store: Store, content: bytes) -> MatchRow:
    """Store a replay file as a match to be watched; one without an end is closed."""
    row, records = imported(OPERATOR, content, only_finished=False)

    def job(connection: Connection) -> MatchRow:
        insert_match(connection, row)
        insert_records(connection, row.id, records)
        return row

    return store.write_now(job)


def write_file(file: Path, content: bytes) -> None:
    """Write a complete file; it is on disk when this returns."""
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise ConfigError("config/bad-value", f"{file}: {error.strerror}") from error


# The archive.


class Archived(NamedTuple):
    """What went: matches into files, matches that never began, people without any, reports."""

    files: list[Path]
    never_begun: int
    people: int
    reports: int


def archive(store: Store, before: float, folder: Path) -> Archived:
    """Move what has not changed since then from the database into files."""
    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    never_begun = 0
    for id in store.read_now(lambda c: _old_matches(c, before)):
        row, content = store.read_now(lambda c, id=id: _with_file(c, id))  # type: ignore[misc]
        file = folder / f"{row.game}-{row.id}.jsonl"
        if content:
            write_file(file, content)
        if store.write_now(lambda c, row=row: _remove(c, row)):  # type: ignore[misc]
            files += [file] if content else []
            never_begun += not content
    people, reports = store.write_now(lambda c: _forget(c, before))
    return Archived(files, never_begun, people, reports)


def _old_matches(connection: Connection, before: float) -> list[str]:
    done = MATCHES.c.status.in_(("over", "closed", "waiting"))
    query = select(MATCHES.c.id).where(done & (MATCHES.c.changed < before))
    return list(connection.execute(query).scalars())


def _with_file(connection: Connection, id: str) -> tuple[MatchRow, bytes]:
    row = find_match(connection, id)
    return row, b"" if row.header is None else export(connection, row)


def _remove(connection: Connection, row: MatchRow) -> bool:
    """Remove a match, unless it has changed in the meantime."""
    same = (MATCHES.c.version == row.version) & (MATCHES.c.status == row.status)
    query = select(MATCHES.c.id).where((MATCHES.c.id == row.id) & same)
    if connection.execute(query.with_for_update()).scalar() is None:
        return False
    for table in (RECORDS, CHAT, SEATS, OUTBOX, STUDIES):
        connection.execute(delete(table).where(table.c.match == row.id))
    connection.execute(delete(MATCHES).where(MATCHES.c.id == row.id))
    return True


def _forget(connection: Connection, before: float) -> tuple[int, int]:
    """People without a match, and reports, from before then."""
    seated = select(SEATS.c.player).where(SEATS.c.player.is_not(None))
    hosting = select(MATCHES.c.host)
    alone = PLAYERS.c.id.not_in(seated) & PLAYERS.c.id.not_in(hosting)
    people = connection.execute(delete(PLAYERS).where((PLAYERS.c.created < before) & alone))
    reports = connection.execute(delete(REPORTS).where(REPORTS.c.at < before))
    return people.rowcount, reports.rowcount
