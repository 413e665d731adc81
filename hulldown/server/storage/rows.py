"""How matches, seats, records and people are read from the tables and written to them."""

import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct, field, json, to_builtins
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Dialect,
    Row,
    Select,
    bindparam,
    delete,
    func,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase

from hulldown.kernel.canonical import JSON
from hulldown.server.errors import ConflictError
from hulldown.server.limits import CHAT_SPARE, CHAT_STORED, LISTED_DAYS, LISTED_SHOWN
from hulldown.server.rows import (
    FinishedMatch,
    LiveRow,
    MatchRow,
    Origin,
    Person,
    RecordRow,
    Saying,
    SeatRow,
)
from hulldown.server.storage.schema import CHAT, MATCHES, PLAYERS, RECORDS, SEATS
from hulldown.server.wire import Notices, Pace, Preferences

T = TypeVar("T")
REACH: Final = 512
"""How much of its window zlib does not look back at."""
WHOLE: Final = 16
"""Every 16th position is kept whole, those between as what has changed since the one before."""
SHORT: Final = 600
"""Bytes of a value that are not worth compressing."""
UNKNOWN: Final = zlib.compress(b"null", 1)
"""The position after a record that the rules no longer reach."""


def pack(value: JSON) -> bytes:
    """A value as bytes for the database; a short one as it stands.

    To compress what is short takes ten times as long as to encode it, and spares little.
    """
    content = json.encode(value)
    return content if is_plain(content) and len(content) <= SHORT else squeezed(content)


def unpack(packed: bytes) -> JSON:
    """The value that `pack` packed."""
    return json.decode(packed if is_plain(packed) else zlib.decompress(packed))


def is_plain(packed: bytes) -> bool:
    """Is it an object as it stands? Nothing that zlib writes begins so."""
    return packed.startswith(b"{")


def squeezed(content: bytes, before: bytes = b"") -> bytes:
    """Content compressed; what it has in common with `before` takes next to no room.

    zlib sets up a window for each content: one no larger than needed costs a tenth of the usual.
    """
    reach = max(len(before), len(content)) + REACH
    window = min(zlib.MAX_WBITS, reach.bit_length())
    if before:
        packing = zlib.compressobj(1, zlib.DEFLATED, window, window - 7, zdict=before)
    else:
        packing = zlib.compressobj(1, zlib.DEFLATED, window, window - 7)
    return packing.compress(content) + packing.flush()


def released(packed: bytes, before: bytes) -> bytes:
    """The content that was squeezed, by itself or after the content `before`."""
    unpacking = zlib.decompressobj(zdict=before)
    return unpacking.decompress(packed) + unpacking.flush()


def wrapped(error: Exception, dialect: Dialect) -> BaseException:
    """An error of the driver as SQLAlchemy raises it, without what was to be written."""
    return DBAPIError.instance(
        None, None, error, dialect.loaded_dbapi.Error, hide_parameters=True, dialect=dialect
    )


class Prepared:
    """A statement that is needed all the time, put into SQL once for each kind of database.

    The driver runs it, with nothing in between; its errors are SQLAlchemy's, as everywhere.
    """

    def __init__(self, statement: UpdateBase | Select[Any], names: Sequence[str]) -> None:
        self._statement = statement
        self._names = list(names)
        self._known: dict[str, tuple[str, list[str]]] = {}

    def run(self, connection: Connection, values: Sequence[dict[str, Any]]) -> int:
        """Run it with each of these values; how many rows it concerned."""
        return self._executed(connection, values, lambda cursor: int(cursor.rowcount))

    def find(self, connection: Connection, values: dict[str, Any], most: int) -> list[Any]:
        """The first `most` rows that `first_of` finds with these values."""
        limited = {**values, "first": 0, "most": most}
        return self._executed(connection, [limited], lambda cursor: list(cursor.fetchall()))

    def _executed(
        self, connection: Connection, values: Sequence[dict[str, Any]], read: Callable[[Any], T]
    ) -> T:
        dialect = connection.dialect
        known = self._known.get(dialect.name)
        if known is None:
            known = self._known[dialect.name] = self._compiled(dialect)
        sql, order = known
        given: list[Any] = list(values)
        if dialect.positional:
            given = [[row[name] for name in order] for row in values]
        cursor = connection.connection.cursor()
        try:
            if len(given) == 1:
                cursor.execute(sql, given[0])
            else:
                cursor.executemany(sql, given)
            return read(cursor)
        except dialect.loaded_dbapi.Error as error:
            raise wrapped(error, dialect) from error
        finally:
            cursor.close()

    def _compiled(self, dialect: Dialect) -> tuple[str, list[str]]:
        compiled = self._statement.compile(dialect=dialect, column_keys=self._names)
        return compiled.string, list(compiled.positiontup or compiled.params)


LIMITS: Final = ("most", "first")


def first_of(query: Select[Any], order: Column[Any]) -> Select[Any]:
    """The query of which `Prepared.find` reads the first rows in this order."""
    return query.order_by(order).limit(bindparam("most")).offset(bindparam("first"))


# Matches.


def insert_match(connection: Connection, row: MatchRow) -> None:
    """Write a new match with its seats."""
    connection.execute(MATCHES.insert(), _columns(row, MATCHES.columns.keys()))
    connection.execute(SEATS.insert(), [_seat_columns(row.id, seat) for seat in row.seats])


AS_BEFORE: Final = (
    (MATCHES.c.id == bindparam("match"))
    & (MATCHES.c.version == bindparam("before"))
    & (MATCHES.c.status != bindparam("closed"))
)
LIVE: Final = ("changed", "records", "live")
"""What nearly every action changes."""
SAVED: Final = (*LIVE, "status", "pace", "rules_version", "outcome", "wake", "origin")
"""What changes in a match; what was chosen for it may be long, and stays."""
BEGUN: Final = (*SAVED, "header")
SAVE: Final = {
    names: Prepared(update(MATCHES).where(AS_BEFORE), (*names, "version"))
    for names in (LIVE, SAVED, BEGUN)
}
"""An index is written with every column that a statement names, whether it has changed or not."""


def save_match(
    connection: Connection, row: MatchRow, begins: bool = False, around_changed: bool = True
) -> None:
    """Write a changed match as its next version, unless another writer was faster, or closed it.

    The row keeps the version it was read as: whoever asked for this raises it afterwards.
    """
    names = BEGUN if begins else SAVED if around_changed else LIVE
    values = _columns(row, names)
    values |= {"match": row.id, "before": row.version, "version": row.version + 1}
    values["closed"] = "closed"
    if SAVE[names].run(connection, [values]) != 1:
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


SHOWN: Final = {"running": 1_000, "waiting": 200, "over": 200}
"""How many matches of each status a person's page shows: none that runs is pushed out."""


def matches_of_player(connection: Connection, player: str) -> list[MatchRow]:
    """The matches a person has a seat in or made, the latest first."""
    seated = select(SEATS.c.match).where(SEATS.c.player == player)
    theirs = (
        select(MATCHES.c.id)
        .where((MATCHES.c.host == player) | MATCHES.c.id.in_(seated))
        .order_by(MATCHES.c.changed.desc())
    )
    ids: list[str] = []
    for status, most in SHOWN.items():
        found = connection.execute(theirs.where(MATCHES.c.status == status).limit(most))
        ids += found.scalars()
    rows = read_matches(connection, ids)
    return sorted(rows, key=lambda row: -row.changed)


COUNTED: Final = 2_000
"""The latest finished matches of a person that are counted."""


class Sides(Struct):
    """What was chosen for a match, as far as it says who plays with whom."""

    teams: list[int] = field(default_factory=list)


class StoredRanking(Struct):
    """How a match ended, as far as it says who came where."""

    ranking: list[list[int]]


def finished_of_player(connection: Connection, player: str) -> list[FinishedMatch]:
    """The finished matches in which a person had a seat, the latest first; lessons are none."""
    mine = select(SEATS.c.match).where(SEATS.c.player == player)
    columns = (MATCHES.c.id, MATCHES.c.game, MATCHES.c.choices, MATCHES.c.outcome, MATCHES.c.origin)
    query = (
        select(*columns)
        .where(MATCHES.c.id.in_(mine) & (MATCHES.c.status == "over"))
        .order_by(MATCHES.c.changed.desc(), MATCHES.c.id)
        .limit(COUNTED)
    )
    found = list(connection.execute(query))
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    everybody = select(SEATS).where(SEATS.c.match.in_(mine)).order_by(SEATS.c.match, SEATS.c.seat)
    for row in connection.execute(everybody):
        if row.match in seats:
            seats[row.match].append(_seat_of(row))
    return [
        FinishedMatch(
            row.id,
            row.game,
            json.decode(row.choices, type=Sides).teams,
            json.decode(row.outcome, type=StoredRanking).ranking,
            seats[row.id],
        )
        for row in found
        if row.outcome is not None and json.decode(row.origin, type=Origin).kind != "lesson"
    ]


def _listed(now: float) -> ColumnElement[bool]:
    return MATCHES.c.listed & (MATCHES.c.changed > now - LISTED_DAYS * 86_400)


def listed_matches(connection: Connection, now: float, limit: int = LISTED_SHOWN) -> list[MatchRow]:
    """The matches anybody may see: waiting ones, then running ones, the latest first.

    Where there are too many, every host's latest one comes before anybody's second.
    """
    place = func.row_number().over(
        partition_by=(MATCHES.c.host, MATCHES.c.status),
        order_by=(MATCHES.c.changed.desc(), MATCHES.c.id),
    )
    placed = (
        select(MATCHES.c.id, MATCHES.c.status, MATCHES.c.changed, place.label("place"))
        .where(_listed(now) & MATCHES.c.status.in_(("waiting", "running")))
        .subquery()
    )
    order = (placed.c.status.desc(), placed.c.place, placed.c.changed.desc(), placed.c.id)
    query = select(placed.c.id).order_by(*order).limit(limit)
    found = read_matches(connection, connection.execute(query).scalars().all())
    return sorted(found, key=lambda row: (row.status != "waiting", -row.changed))


def count_listed(connection: Connection, host: str, now: float) -> int:
    """How many matches of this person wait in the lobby."""
    waiting = _listed(now) & (MATCHES.c.status == "waiting") & (MATCHES.c.host == host)
    return int(connection.scalar(select(func.count()).where(waiting)) or 0)


def still_listed(connection: Connection, ids: Sequence[str], now: float) -> list[str]:
    """Which of these matches wait in the lobby."""
    waiting = _listed(now) & (MATCHES.c.status == "waiting") & MATCHES.c.id.in_(ids)
    return list(connection.execute(select(MATCHES.c.id).where(waiting)).scalars())


MOST_DUE: Final = 500
DUE: Final = Prepared(
    first_of(select(MATCHES.c.id).where(MATCHES.c.wake <= bindparam("now")), MATCHES.c.wake),
    ("now", *LIMITS),
)
"""Asked four times a second: SQLAlchemy's own way was most of what an idle server did."""


def due_matches(connection: Connection, now: float) -> list[str]:
    """The matches with a clock or window that has run out."""
    return [id for (id,) in DUE.find(connection, {"now": now}, MOST_DUE)]


def running_matches(connection: Connection) -> list[str]:
    """All running matches."""
    query = select(MATCHES.c.id).where(MATCHES.c.status == "running")
    return list(connection.execute(query).scalars())


def count_matches(connection: Connection) -> dict[str, int]:
    """How many matches there are of each status."""
    query = select(MATCHES.c.status, func.count()).group_by(MATCHES.c.status)
    return {str(status): int(count) for status, count in connection.execute(query)}


# Records.


INSERT_RECORDS: Final = Prepared(RECORDS.insert(), RECORDS.columns.keys())


def insert_records(connection: Connection, match: str, rows: Sequence[RecordRow]) -> None:
    """Append records; the second of two writers fails."""
    values = [
        {
            "match": match,
            "number": row.number,
            "at": row.at,
            "data": pack(row.data),
            "position": _position_of(row),
        }
        for row in rows
    ]
    INSERT_RECORDS.run(connection, values)


def _position_of(row: RecordRow) -> bytes:
    if row.position == b"null":
        return UNKNOWN
    return squeezed(row.position, row.before if row.number % WHOLE else b"")


def read_records(connection: Connection, match: str) -> list[JSON]:
    """All records of a match, as data."""
    query = select(RECORDS.c.data).where(RECORDS.c.match == match).order_by(RECORDS.c.number)
    return [unpack(data) for data in connection.execute(query).scalars()]


def read_version(connection: Connection, match: str) -> int | None:
    """How often a match was written; None if there is no such match."""
    return connection.execute(select(MATCHES.c.version).where(MATCHES.c.id == match)).scalar()


def read_positions(connection: Connection, match: str, numbers: Sequence[int]) -> list[JSON]:
    """The positions after these records, in the order of their numbers."""
    wanted = set(numbers)
    needed = {at for number in wanted for at in range(number - number % WHOLE, number + 1)}
    query = (
        select(RECORDS.c.number, RECORDS.c.position)
        .where((RECORDS.c.match == match) & RECORDS.c.number.in_(sorted(needed)))
        .order_by(RECORDS.c.number)
    )
    found, content = list[JSON](), b""
    for number, packed in connection.execute(query):
        content = released(packed, content)
        if number in wanted:
            found.append(json.decode(content))
    return found


def read_last_position(connection: Connection, match: str, records: int) -> JSON:
    """The position that this many records reach, whatever was added since.

    Of an imported match it is the last one that the rules still reach.
    """
    known = (RECORDS.c.number < records) & (RECORDS.c.position != UNKNOWN)
    last = connection.scalar(
        select(func.max(RECORDS.c.number)).where((RECORDS.c.match == match) & known)
    )
    (position,) = read_positions(connection, match, [last])
    return position


# Chat.


def insert_chat(connection: Connection, match: str, at: float, said: Saying) -> None:
    """Write down something said; now and then, drop what was said long ago."""
    values = {"match": match, "number": said.line.number, "at": at}
    connection.execute(CHAT.insert().values(**values, data=json.encode(said).decode()))
    if said.line.number % CHAT_SPARE == 0:
        old = (CHAT.c.match == match) & (CHAT.c.number <= said.line.number - CHAT_STORED)
        connection.execute(delete(CHAT).where(old))


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
    read: dict[str, Any] = {
        name: json.decode(values[name], type=kind) for name, kind in OF_PERSON.items()
    }
    return Person(**{**values, **read})


# Columns and fields.

OF_PERSON: Final[dict[str, type]] = {"notices": Notices, "preferences": Preferences}
AS_JSON: Final = ("choices", "pace", "live", "origin", "header", "outcome")


def _person_columns(person: Person) -> dict[str, Any]:
    told = {name: json.encode(getattr(person, name)).decode() for name in OF_PERSON}
    return {**_fields(person, PLAYERS), **told}


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
