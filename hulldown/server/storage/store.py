"""One database: reads at once, writes together.

All writes go through one thread, which carries out whatever has queued up in one transaction
and answers when that is on disk: an acknowledged action survives any crash, and a hundred
matches share one wait for the disk.
"""

import queue
import sqlite3
import threading
from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final, NamedTuple, TypeVar

import structlog
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, delete, event, make_url, update
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.pool import QueuePool

from hulldown.server.errors import ConflictError, OperatorError, StorageError
from hulldown.server.metrics import METRICS
from hulldown.server.storage.checkpoints import Checkpoints
from hulldown.server.storage.operations import Operations
from hulldown.server.storage.rows import wrapped
from hulldown.server.storage.schema import KEYS

log = structlog.get_logger("hulldown.storage")
T = TypeVar("T")
Job = Callable[[Connection], T]

READERS: Final = 8
"""Reads at once: they have threads of their own, which nothing else keeps busy."""
CONNECTIONS: Final = READERS + 1
MIGRATIONS: Final = Path(__file__).parent / "migrations"
LARGEST_GROUP: Final = 256
AWAY: Final = (OperationalError, InterfaceError, InternalError, PoolTimeoutError)
"""Not a job's fault: no space, no permission, no database."""
TOUCH: Final = update(KEYS).values(value=KEYS.c.value)
"""A write that changes nothing: it succeeds if others would."""
ROOM: Final = "room"
ROOM_BYTES: Final = 65_536
"""More than any one action needs."""
SQLITE_SETTINGS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
    "PRAGMA wal_autocheckpoint=20000",  # long before that `checkpoints` has done it
)


class Store(Operations):
    """The open database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.failure = ""  # why nothing can be stored; empty as long as it can
        self.failures = 0
        self._writing = engine.execution_options(writes=True)
        self._connection: Connection | None = None  # of the thread that writes
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._checkpoints = checkpoints_of(engine)
        self._jobs: queue.SimpleQueue[QueuedWrite | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes wait to be put on disk."""
        return self._jobs.qsize()

    async def read(self, job: Job[T]) -> T:
        """What a job reads, in one of the threads for it."""
        return await get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        """What a job reads, at once; a StorageError if the database is away."""
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except AWAY as error:
            raise self._failed(error) from error

    async def write(self, job: Job[T]) -> T:
        """What a job answers once all it wrote is on disk; a ConflictError if it came too late.

        A StorageError if nothing can be written at all. A job may be carried out twice, if the
        first time was undone.
        """
        loop = get_running_loop()
        waiting = QueuedWrite(job, loop.create_future(), loop)
        self._jobs.put(waiting)
        result: T = await waiting.future
        return result

    def write_now(self, job: Job[T]) -> T:
        """The same, for code that is not asynchronous."""
        future: Future[T] = Future()
        self._jobs.put(QueuedWrite(job, future, None))
        return future.result()

    async def try_again(self) -> None:
        """Find out whether there is room to store something; a StorageError if not.

        Nothing else says that storing works again: on a full disk some small writes still
        succeed.
        """
        known = self.failures
        await self.write(_take_room)
        await self.write(_leave_room)
        if self.failures == known and self.failure:
            self.failure = ""
            log.warning("storing works again")

    def _failed(self, error: Exception) -> StorageError:
        """Remember that nothing can be stored, and say so once."""
        cause = getattr(error, "orig", None) or error
        reason = f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"
        self.failures += 1
        if not self.failure:
            log.error("nothing can be stored", reason=reason)
        self.failure = reason
        return StorageError(reason)

    def close(self) -> None:
        """Finish every write that was asked for, then let go of the database."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        if self._checkpoints is not None:
            self._checkpoints.close()
        self.engine.dispose()

    def _write_all(self) -> None:
        going_on = True
        while going_on:
            group = [self._jobs.get()]
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                group.append(self._jobs.get())
            going_on = None not in group
            asked = [waiting for waiting in group if waiting is not None]
            if asked:
                self._write(asked)
        if self._connection is not None:
            self._connection.close()

    def _write(self, group: list["QueuedWrite"]) -> None:
        with METRICS.storage():
            answers = self._commit([waiting.job for waiting in group])
        for loop in {waiting.loop for waiting in group}:
            settled = [
                (waiting.future, answer)
                for waiting, answer in zip(group, answers, strict=True)
                if waiting.loop is loop
            ]
            if loop is None:
                _settle(settled)
            else:
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(_settle, settled)

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        if self._checkpoints is None:
            return self._carried_out(jobs)
        with self._checkpoints.writing:
            answers = self._carried_out(jobs)
        self._checkpoints.wrote()
        return answers

    def _carried_out(self, jobs: list[Job[Any]]) -> list[Any]:
        """The jobs' answers or errors, after one transaction; if one fails, each after its own."""
        if len(jobs) > 1:
            with suppress(Exception):
                return self._in_one(jobs)
        return [self._alone(job) for job in jobs]

    def _in_one(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        """The jobs' answers after one transaction of the writer's own connection.

        It is begun and ended by the driver: SQLAlchemy would take as long for that as a match for
        its rows, and so believes in one transaction that never ends. If something fails, the next
        transaction has a new connection.
        """
        connection = self._connection or self._to_write()
        self._connection = None
        driver: Any = connection.connection.driver_connection
        try:
            if connection.dialect.name == "sqlite":
                driver.execute("BEGIN IMMEDIATE")  # waits for its turn before it reads
            answers = [job(connection) for job in jobs]
            driver.commit()
        except connection.dialect.loaded_dbapi.Error as error:
            connection.close()
            raise wrapped(error, connection.dialect) from error
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return answers

    def _to_write(self) -> Connection:
        connection = self._writing.connect()
        connection.begin()
        return connection

    def _alone(self, job: Job[Any]) -> Any:
        try:
            return self._in_one([job])[0]
        except IntegrityError:
            return ConflictError()
        except AWAY as error:
            return self._failed(error)
        except Exception as error:  # noqa: BLE001 - handed to whoever asked for this write
            return error


class QueuedWrite(NamedTuple):
    """A write that was asked for, and who waits for it: a loop, or (None) a thread."""

    job: Job[Any]
    future: Any
    loop: AbstractEventLoop | None


def _settle(settled: Sequence[tuple[Any, Any]]) -> None:
    for future, answer in settled:
        if future.cancelled():
            continue
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _take_room(connection: Connection) -> None:
    """Needs as much room as a match may need."""
    _leave_room(connection)
    connection.execute(KEYS.insert().values(name=ROOM, value=token_bytes(ROOM_BYTES)))


def _leave_room(connection: Connection) -> None:
    connection.execute(delete(KEYS).where(KEYS.c.name == ROOM))


def checkpoints_of(engine: Engine) -> Checkpoints | None:
    """What puts SQLite's log back; a database in memory has none, PostgreSQL does it itself."""
    file = engine.url.database
    is_file = engine.dialect.name == "sqlite" and file and file != ":memory:"
    return Checkpoints(str(file)) if is_file else None


def open_store(url: str) -> Store:
    """The database at this URL, made or brought up to date if need be."""
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except DBAPIError as error:
        engine.dispose()
        raise OperatorError("server/database", f"{shown(url)}: {error.orig}") from error
    return Store(engine)


def make_engine(url: str) -> Engine:
    """An engine for `sqlite:///file.db` or `postgresql://…`."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "postgresql":
            driver = parsed.set(drivername="postgresql+psycopg")
            return create_engine(
                driver, pool_size=CONNECTIONS, pool_pre_ping=True, hide_parameters=True
            )
        if parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(
            parsed, poolclass=QueuePool, pool_size=CONNECTIONS, hide_parameters=True
        )
    except (ArgumentError, ImportError) as error:
        hint = "For PostgreSQL install hulldown[postgres]."
        raise OperatorError("server/database", f"{shown(url)}: {error}", hint) from error
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun by SQLAlchemy, see below
    for setting in SQLITE_SETTINGS:
        connection.execute(setting)


def _begin_sqlite(connection: Connection) -> None:
    """Begin what reads or migrates; what writes begins by itself."""
    if connection.get_execution_options().get("writes"):
        return
    try:
        connection.connection.cursor().execute("BEGIN")
    except sqlite3.Error as error:
        raise wrapped(error, connection.dialect) from error


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the tables to this revision."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def shown(url: str) -> str:
    """A database's URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "the database"
