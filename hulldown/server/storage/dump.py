"""The whole database as one file: compressed JSON lines, alike from SQLite and PostgreSQL.

The first line names the format and the revision of the tables, then comes a line for each row,
and the last line counts them. A file made from one kind of database fills the other.
"""

import gzip
import os
import time
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from msgspec import DecodeError, json
from sqlalchemy import Connection, Integer, LargeBinary, MetaData, Table, func, select
from sqlalchemy.exc import DBAPIError

from hulldown import __version__
from hulldown.kernel.nesting import is_too_deep
from hulldown.server.errors import OperatorError
from hulldown.server.storage.schema import MATCHES, METADATA, PLAYERS
from hulldown.server.storage.store import make_engine, migrate

FORMAT: Final = "hulldown-backup"
VERSION: Final = 1
BATCH: Final = 500

Counts = dict[str, int]


def back_up(url: str, file: Path) -> Counts:
    """Write all that is stored into a file that only its owner may read; how many rows."""
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as raw:
                with gzip.open(raw, "wb", compresslevel=6) as lines:
                    counts = _write(connection, lines)
                raw.flush()
                os.fsync(raw.fileno())
        part.replace(file)
    except OSError as error:
        raise OperatorError("server/backup", f"{file}: {error.strerror}") from error
    except DBAPIError as error:
        raise OperatorError("server/database", str(error.orig)) from error
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return counts


def _write(connection: Connection, lines: gzip.GzipFile) -> Counts:
    """Everything as it was at one moment, whatever is written meanwhile."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise OperatorError("server/database", "There is nothing in this database.")
    made = {"hulldown": __version__, "revision": revision, "made": time.time()}
    lines.write(json.encode({"format": FORMAT, "version": VERSION, **made}) + b"\n")
    counts: Counts = {}
    for table in METADATA.sorted_tables:
        name, columns = str(table.name), [str(column.name) for column in table.columns]
        counts[name] = 0
        for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
            values = dict(zip(columns, row, strict=True))
            lines.write(json.encode({"table": name, "row": values}) + b"\n")
            counts[name] += 1
    lines.write(json.encode({"rows": counts}) + b"\n")
    return counts


def restore(url: str, file: Path, force: bool = False) -> Counts:
    """Fill an empty database, or with force any, from a file; all of it or nothing."""
    engine = make_engine(url)
    try:
        with gzip.open(file, "rb") as lines, engine.begin() as connection:
            header = _read_line(lines.readline())
            if header.get("format") != FORMAT or header.get("version") != VERSION:
                raise OperatorError("server/backup", f"{file} is not a backup in this format.")
            _make_room(connection, force)
            migrate(connection, header["revision"])
            counts = _fill(connection, lines)
            migrate(connection)
    except (OSError, EOFError, zlib.error) as error:
        raise OperatorError("server/backup", f"{file} cannot be read: {error}") from error
    except CommandError as error:
        hint = "Use the version of Hulldown that made it, or a newer one."
        raise OperatorError("server/backup", f"{file}: {error}", hint) from error
    except DBAPIError as error:
        raise OperatorError("server/database", str(error.orig)) from error
    finally:
        engine.dispose()
    return counts


def _make_room(connection: Connection, force: bool) -> None:
    present = MetaData()
    present.reflect(connection)
    for table in (MATCHES, PLAYERS):
        is_full = table.name in present.tables and connection.scalar(
            select(func.count()).select_from(table)
        )
        if is_full and not force:
            hint = "Name another database, or give --force to replace everything in it."
            raise OperatorError("server/database", "The database is not empty.", hint)
    present.drop_all(connection)


def _fill(connection: Connection, lines: gzip.GzipFile) -> Counts:
    tables = MetaData()
    tables.reflect(connection)
    counts: Counts = {}
    for table, rows in _batches(lines, tables):
        connection.execute(table.insert(), rows)
        counts[table.name] = counts.get(table.name, 0) + len(rows)
    return counts


def _batches(
    lines: gzip.GzipFile, tables: MetaData
) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of each table, some at a time; the last line must have counted them right."""
    counts: Counts = {}
    name, rows = "", list[dict[str, Any]]()
    for content in lines:
        line = _read_line(content)
        if rows and (line.get("table") != name or len(rows) == BATCH):
            yield tables.tables[name], rows
            rows = []
        if "rows" in line:
            if {table: count for table, count in line["rows"].items() if count} != counts:
                break
            return
        name = line["table"]
        counts[name] = counts.get(name, 0) + 1
        rows.append(_values(tables.tables[name], line["row"]))
    raise OperatorError("server/backup", "The backup is incomplete.")


def _values(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row as the database takes it; numbers that it assigns itself are assigned again."""
    columns = table.columns
    keys = list(table.primary_key.columns)
    if len(keys) == 1 and isinstance(keys[0].type, Integer):
        del row[keys[0].name]
    for name, value in row.items():
        if value is not None and isinstance(columns[name].type, LargeBinary):
            row[name] = b64decode(value)
    return row


def _read_line(content: bytes) -> dict[str, Any]:
    with suppress(DecodeError):
        if not is_too_deep(content):
            return json.decode(content, type=dict[str, Any])
    raise OperatorError("server/backup", "This is not a backup, or it is damaged.")
