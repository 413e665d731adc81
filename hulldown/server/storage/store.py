"""One database: reads at once, writes together.

All writes go through one thread, which carries out whatever has queued up in one transaction
and answers when that is on disk: an acknowledged action survives any crash, and a hundred
matches share one wait for the disk.
"""

import queue
import threading
from asyncio import AbstractEventLoop, get_running_loop, to_thread
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.pool import QueuePool

from hulldown.kernel.errors import HulldownError
from hulldown.server.metrics import METRICS

T = TypeVar("T")
Job = Callable[[Connection], T]

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LARGEST_GROUP: Final = 256
SQLITE_SETTINGS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


class ConflictError(Exception):
    """Somebody else wrote first; nothing of this write was kept."""


class Store:
    """The open database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes wait to be put on disk."""
        return self._jobs.qsize()

    async def read(self, job: Job[T]) -> T:
        """What a job reads, in a thread of its own."""
        return await to_thread(self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        """What a job reads, at once."""
        with self.engine.connect() as connection:
            return job(connection)

    async def write(self, job: Job[T]) -> T:
        """What a job answers once all it wrote is on disk; a ConflictError if it came too late.

        A job may be carried out twice, if the first time was undone.
        """
        loop = get_running_loop()
        waiting = Waiting(job, loop.create_future(), loop)
        self._jobs.put(waiting)
        result: T = await waiting.future
        return result

    def write_now(self, job: Job[T]) -> T:
        """The same, for code that is not asynchronous."""
        future: Future[T] = Future()
        self._jobs.put(Waiting(job, future, None))
        return future.result()

    def close(self) -> None:
        """Finish every write that was asked for, then let go of the database."""
        self._jobs.put(None)
        self._thread.join()
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

    def _write(self, group: list["Waiting"]) -> None:
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
        """The jobs' answers or errors, after one transaction; if one fails, each after its own."""
        if len(jobs) > 1:
            with suppress(Exception), self.engine.begin() as connection:
                return [job(connection) for job in jobs]
        return [self._alone(job) for job in jobs]

    def _alone(self, job: Job[Any]) -> Any:
        try:
            with self.engine.begin() as connection:
                return job(connection)
        except IntegrityError:
            return ConflictError()
        except Exception as error:  # noqa: BLE001 - handed to whoever asked for this write
            return error


class Waiting(NamedTuple):
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


def open_store(url: str) -> Store:
    """The database at this URL, made or brought up to date if need be."""
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except DBAPIError as error:
        engine.dispose()
        raise HulldownError("server/database", f"{_shown(url)}: {error.orig}") from error
    return Store(engine)


def make_engine(url: str) -> Engine:
    """An engine for `sqlite:///file.db` or `postgresql://…`."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "postgresql":
            return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_size=8)
        if parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed, poolclass=QueuePool, pool_size=8)
    except (ArgumentError, ImportError) as error:
        hint = "For PostgreSQL install hulldown[postgres]."
        raise HulldownError("server/database", f"{_shown(url)}: {error}", hint) from error
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun by SQLAlchemy, see below
    for setting in SQLITE_SETTINGS:
        connection.execute(setting)


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the tables to this revision."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _shown(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "the database"
