"""SQLite's log is copied back into the database in the background: no action waits for it.

SQLite would do it after every thousand pages, within the commit of whoever comes then, for which
all others wait. Here a thread of its own does the long part while writing goes on, and only what
was written meanwhile is put back while writing waits: without that the log would never begin again.
"""

import sqlite3
import threading
from contextlib import closing, suppress
from typing import Final

PAUSE: Final = 2.0
"""Seconds in which pages gather: one that was written often is put back once."""
MANY: Final = 1_000
"""Pages after which the log is to begin again."""
PUT_BACK: Final = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """Puts back what was written to one SQLite file, as long as something is written."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.writing = threading.Lock()
        """Held by whoever writes."""
        self._written, self._done = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def wrote(self) -> None:
        """Something was written."""
        if not self._written.is_set():
            self._written.set()

    def close(self) -> None:
        """What is left is put back when the database is closed."""
        self._done.set()
        self._written.set()
        self._thread.join()

    def _run(self) -> None:
        with closing(sqlite3.connect(self.file, isolation_level=None)) as connection:
            while self._written.wait() and not self._done.wait(PAUSE):
                self._written.clear()
                with suppress(sqlite3.Error):  # such as a full disk: whoever writes is told
                    self._put_back(connection)

    def _put_back(self, connection: sqlite3.Connection) -> None:
        _, pages, _ = connection.execute(PUT_BACK).fetchone()
        if pages >= MANY:
            with self.writing:
                connection.execute(PUT_BACK)
