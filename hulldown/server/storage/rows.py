"""Matches, seats, records and people as the tables hold them, and how they are read and written."""

import zlib
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct, field, json, to_builtins
from sqlalchemy import Connection, Row, bindparam, func, select, update
from sqlalchemy import Table as SqlTable

from hulldown.kernel.canonical import JSON
from hulldown.server.storage.schema import CHAT, MATCHES, PLAYERS, RECORDS, SEATS
from hulldown.server.storage.store import ConflictError
from hulldown.server.wire import ChatLine, Notices, Pace, Status

T = TypeVar("T")


class Person(Struct):
    """Somebody who plays, known by a secret only."""

    id: str
    name: str
    language: str
    created: float
    notices: Notices


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


class SeatClock(Struct):
    """A seat's time: what it has, since when it is asked, when that runs out."""

    bank: float = 0.0
    since: float | None = None
    deadline: float | None = None
    left: float | None = None  # what was left when it last stopped
    run_out: int = 0
    away: bool = False


class SeatLive(Struct):
    """What surrounds a seat of a running match.

    `prompt` counts the questions, `asked` fingerprints the present one, `answered` are the ids
    of the latest requests that were carried out, `acted` the number of records when it last acted.
    """

    prompt: int = 0
    asked: str = ""
    answered: list[str] = field(default_factory=list)
    acted: int = 0
    draft: list[JSON] = field(default_factory=list)
    orders: dict[str, JSON] = field(default_factory=dict)
    held: list[JSON] = field(default_factory=list)
    clock: SeatClock = field(default_factory=SeatClock)


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
    paused: bool = False
    proposal: ProposalRow | None = None
    proposals: int = 0
    trail: list[int] = field(default_factory=list)
    drawn: dict[str, int] = field(default_factory=dict)


class Origin(Struct):
    """Where a match came from, and the rematch that followed it."""

    kind: str = ""
    match: str = ""
    next: str = ""


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
    seats: list[SeatRow] = field(default_factory=list)


class Saying(Struct):
    """Something said, and the id of the request that said it."""

    line: ChatLine
    request: str


class RecordRow(Struct):
    """A record with the position after it."""

    number: int
    at: float
    data: JSON
    position: JSON


def pack(value: JSON) -> bytes:
    """A value as bytes for the database."""
    return zlib.compress(json.encode(value), 1)


def unpack(packed: bytes) -> JSON:
    """The value that `pack` packed."""
    return json.decode(zlib.decompress(packed))


# Matches.


def insert_match(connection: Connection, row: MatchRow) -> None:
    """Write a new match with its seats."""
    connection.execute(MATCHES.insert(), _columns(row, MATCHES.columns.keys()))
    connection.execute(SEATS.insert(), [_seat_columns(row.id, seat) for seat in row.seats])


AS_BEFORE: Final = (
    (MATCHES.c.id == bindparam("match"))
    & (MATCHES.c.records == bindparam("before"))
    & (MATCHES.c.status != "closed")
)
SAVE_MATCH: Final = update(MATCHES).where(AS_BEFORE)
SAVED: Final = (
    "status", "changed", "pace", "rules_version", "records", "live", "outcome", "wake", "origin",
)  # fmt: skip
"""What changes in a match; what was chosen for it may be long, and stays."""


def save_match(connection: Connection, row: MatchRow, before: int) -> None:
    """Write a changed match, unless somebody else has added records to it, or closed it."""
    names = SAVED if before else (*SAVED, "header")
    values = {**_columns(row, names), "match": row.id, "before": before}
    if connection.execute(SAVE_MATCH, values).rowcount != 1:
        raise ConflictError


def save_seats(connection: Connection, match: str, seats: Sequence[SeatRow]) -> None:
    """Write changed seats."""
    for seat in seats:
        columns = _seat_columns(match, seat)
        where = (SEATS.c.match == columns.pop("match")) & (SEATS.c.seat == columns.pop("seat"))
        connection.execute(update(SEATS).where(where).values(**columns))


def read_match(connection: Connection, id: str) -> MatchRow | None:
    """A match with its seats, if there is one of this id."""
    found = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).one_or_none()
    if found is None:
        return None
    query = select(SEATS).where(SEATS.c.match == id).order_by(SEATS.c.seat)
    return _match_of(found, [_seat_of(row) for row in connection.execute(query)])


def read_matches(connection: Connection, ids: Sequence[str]) -> list[MatchRow]:
    """These matches, as far as there are any, in this order."""
    found = (read_match(connection, id) for id in ids)
    return [row for row in found if row is not None]


def matches_of_player(connection: Connection, player: str) -> list[MatchRow]:
    """The matches a person has a seat in or made, the latest first."""
    seated = select(SEATS.c.match).where(SEATS.c.player == player)
    query = (
        select(MATCHES.c.id)
        .where((MATCHES.c.host == player) | MATCHES.c.id.in_(seated))
        .where(MATCHES.c.status != "closed")
        .order_by(MATCHES.c.changed.desc())
        .limit(200)
    )
    return read_matches(connection, connection.execute(query).scalars().all())


def listed_matches(connection: Connection, limit: int = 50) -> list[MatchRow]:
    """The matches anybody may see: waiting ones, then running ones, the latest first."""
    query = (
        select(MATCHES.c.id)
        .where(MATCHES.c.listed & MATCHES.c.status.in_(("waiting", "running")))
        .order_by(MATCHES.c.status.desc(), MATCHES.c.changed.desc())
        .limit(limit)
    )
    return read_matches(connection, connection.execute(query).scalars().all())


def due_matches(connection: Connection, now: float) -> list[str]:
    """The matches with a clock or window that has run out."""
    query = select(MATCHES.c.id).where(MATCHES.c.wake <= now).order_by(MATCHES.c.wake).limit(500)
    return list(connection.execute(query).scalars())


def running_matches(connection: Connection) -> list[str]:
    """All running matches."""
    query = select(MATCHES.c.id).where(MATCHES.c.status == "running")
    return list(connection.execute(query).scalars())


def count_matches(connection: Connection) -> dict[str, int]:
    """How many matches there are of each status."""
    query = select(MATCHES.c.status, func.count()).group_by(MATCHES.c.status)
    return {str(status): int(count) for status, count in connection.execute(query)}


# Records.


INSERT_RECORDS: Final = RECORDS.insert()


def insert_records(connection: Connection, match: str, rows: Sequence[RecordRow]) -> None:
    """Append records; whoever comes second fails."""
    values = [
        {
            "match": match,
            "number": row.number,
            "at": row.at,
            "data": pack(row.data),
            "position": pack(row.position),
        }
        for row in rows
    ]
    connection.execute(INSERT_RECORDS, values)


def read_records(connection: Connection, match: str) -> list[JSON]:
    """All records of a match, as data."""
    query = select(RECORDS.c.data).where(RECORDS.c.match == match).order_by(RECORDS.c.number)
    return [unpack(data) for data in connection.execute(query).scalars()]


def count_records(connection: Connection, match: str) -> int | None:
    """How many records a match has; None if there is no such match."""
    return connection.execute(select(MATCHES.c.records).where(MATCHES.c.id == match)).scalar()


def read_positions(connection: Connection, match: str, numbers: Sequence[int]) -> list[JSON]:
    """The positions after these records, in the order of their numbers."""
    query = (
        select(RECORDS.c.position)
        .where((RECORDS.c.match == match) & RECORDS.c.number.in_(numbers))
        .order_by(RECORDS.c.number)
    )
    return [unpack(position) for position in connection.execute(query).scalars()]


def read_last_position(connection: Connection, match: str, records: int) -> JSON:
    """The position that so many records reach, whatever was added since.

    Of an imported match it is the last one that the rules still reach.
    """
    wanted = (RECORDS.c.number < records) & (RECORDS.c.position != pack(None))
    query = (
        select(RECORDS.c.position)
        .where((RECORDS.c.match == match) & wanted)
        .order_by(RECORDS.c.number.desc())
        .limit(1)
    )
    return unpack(connection.execute(query).scalar_one())


# Chat.


def insert_chat(connection: Connection, match: str, at: float, said: Saying) -> None:
    """Write down something said."""
    values = {"match": match, "number": said.line.number, "at": at}
    connection.execute(CHAT.insert().values(**values, data=json.encode(said).decode()))


def read_chat(connection: Connection, match: str, latest: int) -> list[Saying]:
    """What was said at a table lately."""
    query = select(CHAT.c.data).where(CHAT.c.match == match).order_by(CHAT.c.number.desc())
    found = connection.execute(query.limit(latest)).scalars().all()
    return [json.decode(data, type=Saying) for data in reversed(found)]


# People.


def insert_person(connection: Connection, person: Person) -> None:
    """Write down somebody new."""
    connection.execute(PLAYERS.insert().values(**_person_columns(person)))


def save_person(connection: Connection, person: Person) -> None:
    """Write changed wishes of a person."""
    columns = _person_columns(person)
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == columns.pop("id")).values(**columns))


def read_person(connection: Connection, id: str) -> Person | None:
    """The person of this id, if there is one."""
    found = connection.execute(select(PLAYERS).where(PLAYERS.c.id == id)).one_or_none()
    if found is None:
        return None
    values = found._asdict()
    return Person(**{**values, "notices": json.decode(values["notices"], type=Notices)})


# Columns and fields.

AS_JSON: Final = ("choices", "pace", "live", "origin", "header", "outcome")


def _person_columns(person: Person) -> dict[str, Any]:
    return {**_fields(person, PLAYERS), "notices": json.encode(person.notices).decode()}


def _columns(row: MatchRow, names: Sequence[str]) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in names}
    for name in AS_JSON:
        if values.get(name) is not None:
            values[name] = json.encode(values[name]).decode()
    return values


def _match_of(found: Row[Any], seats: list[SeatRow]) -> MatchRow:
    values = found._asdict()
    values["choices"] = json.decode(values["choices"])
    for name in ("header", "outcome"):
        values[name] = None if values[name] is None else json.decode(values[name])
    values["pace"] = json.decode(values["pace"], type=Pace)
    values["live"] = json.decode(values["live"], type=LiveRow)
    values["origin"] = json.decode(values["origin"], type=Origin)
    return MatchRow(**values, seats=seats)


def _seat_columns(match: str, seat: SeatRow) -> dict[str, Any]:
    return {"match": match, **to_builtins(seat)}


def _seat_of(found: Row[Any]) -> SeatRow:
    values = found._asdict()
    del values["match"]
    return SeatRow(**values)


def _fields(value: Struct, table: SqlTable) -> dict[str, Any]:
    return {column.name: getattr(value, column.name) for column in table.columns}
