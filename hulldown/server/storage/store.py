"""One database: reads at once, writes together.

All writes go through one thread, which carries out whatever has queued up in one transaction
and answers when that is on disk: an acknowledged action survives any crash, and a hundred
matches share one wait for the disk.
"""

import queue
import threading
from asyncio import get_running_loop, to_thread
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

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
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def read(self, job: Job[T]) -> T:
        """What a job reads, in a thread of its own."""
        return await to_thread(self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        """What a job reads, at once."""
        with self.engine.connect() as connection:
            return job(connection)

    async def write(self, job: Job[T]) -> T:
        """What a job answers once all it wrote is on disk; a ConflictError if it came too late."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        loop = get_running_loop()
        done = loop.create_future()
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(_settle, done, future))
        result: T = await done
        return result

    def write_now(self, job: Job[T]) -> T:
        """The same, for code that is not asynchronous."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
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
            jobs = [job for job in group if job is not None]
            if jobs:
                self._write(jobs)

    def _write(self, jobs: list[tuple[Job[Any], Future[Any]]]) -> None:
        try:
            with METRICS.storage():
                answers = self._commit([job for job, _ in jobs])
        except Exception as error:  # noqa: BLE001 - every waiting request must hear of it
            answers = [error] * len(jobs)
        for (_, future), answer in zip(jobs, answers, strict=True):
            if isinstance(answer, BaseException):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        """The jobs' answers after one transaction; one that fails leaves the others alone."""
        with self.engine.begin() as connection:
            if len(jobs) == 1:
                try:
                    return [jobs[0](connection)]
                except IntegrityError as error:
                    raise ConflictError from error
            return [_alone(connection, job) for job in jobs]


def _alone(connection: Connection, job: Job[Any]) -> Any:
    try:
        with connection.begin_nested():
            return job(connection)
    except IntegrityError:
        return ConflictError()
    except Exception as error:  # noqa: BLE001 - handed to whoever asked for this write
        return error


def _settle(done: Any, future: Future[Any]) -> None:
    if done.cancelled():
        return
    error = future.exception()
    if error is None:
        done.set_result(future.result())
    else:
        done.set_exception(error)


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
