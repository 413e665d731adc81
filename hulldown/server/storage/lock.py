"""One server has a database to itself: a second one waits a little, then is refused.

SQLite: an exclusive lock on an empty database beside the file, `NAME.lock`. PostgreSQL: an
advisory lock, held by a connection of its own. Either goes with its process, however that ends.
Commands for operators may run beside a server; versions of matches guard what both write.
"""

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DBAPIError

from hulldown.server.errors import OperatorError
from hulldown.server.storage.store import make_engine, shown

PAUSE: Final = 0.1
LOOK_AGAIN: Final = 10.0
"""Seconds between two looks whether the lock is still held."""
ADVISORY: Final = 0x48554C4C
"""The first half of the advisory lock's key; the second stands for the schema."""
TAKE: Final = text(f"SELECT pg_try_advisory_lock({ADVISORY}, hashtext(current_schema()))")

log = structlog.get_logger("hulldown.lock")


class FileLock:
    """The lock of a server on SQLite."""

    def __init__(self, url: str) -> None:
        self.url = url
        file = Path(make_url(url).database or "")
        with self._told():
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)

    def take(self) -> bool:
        """Is it ours now?"""
        with self._told():
            try:
                self._lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                    return False
                raise
        return True

    def check(self) -> None:
        """It cannot be lost while the process lives."""

    def close(self) -> None:
        """Let go of it."""
        self._lock.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (OSError, sqlite3.Error) as error:
            message = f"{shown(self.url)}: the lock beside it cannot be taken: {error}"
            raise OperatorError("server/database", message) from error


class ServerLock:
    """The lock of a server on PostgreSQL; it is lost if its connection is."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = make_engine(url)
        self._connection: Connection | None = None

    def take(self) -> bool:
        """Is it ours now?"""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
                self._connection.execution_options(isolation_level="AUTOCOMMIT")
            return bool(self._connection.execute(TAKE).scalar())
        except DBAPIError as error:
            self._drop()
            raise OperatorError("server/database", f"{shown(self.url)}: {error.orig}") from error

    def check(self) -> None:
        """Take it again if it was lost, for example with a restart of PostgreSQL."""
        try:
            if self._connection is not None:
                self._connection.execute(text("SELECT 1"))
                return
        except DBAPIError:
            self._drop()
        with suppress(OperatorError):  # not there: the next look may find it
            if not self.take():
                self._drop()
                log.error("another server has taken the database")

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        """Let go of it."""
        self._drop()
        self._engine.dispose()


@contextmanager
def holding(
    url: str, patience: float = 0.0, waiting: Callable[[], None] = lambda: None
) -> Iterator[FileLock | ServerLock]:
    """Have the database alone; `waiting` is called once if another server still has it."""
    is_postgres = make_url(url).get_backend_name() == "postgresql"
    lock: FileLock | ServerLock = ServerLock(url) if is_postgres else FileLock(url)
    done = threading.Event()
    keeper = threading.Thread(target=_keep, args=(lock, done), name="lock", daemon=True)
    try:
        _take(lock, patience, waiting)
        keeper.start()
        yield lock
    finally:
        done.set()
        if keeper.ident is not None:
            keeper.join()
        lock.close()


def _take(lock: FileLock | ServerLock, patience: float, waiting: Callable[[], None]) -> None:
    give_up_at, is_told = time.monotonic() + patience, False
    while not lock.take():
        if time.monotonic() >= give_up_at:
            hint = "Stop it first, or name another database with --db."
            message = f"Another server has the database {shown(lock.url)}."
            raise OperatorError("server/in-use", message, hint)
        if not is_told:
            waiting()
            is_told = True
        time.sleep(PAUSE)


def _keep(lock: FileLock | ServerLock, done: threading.Event) -> None:
    while not done.wait(LOOK_AGAIN):
        lock.check()
