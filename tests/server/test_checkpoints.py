"""SQLite's log is put back beside the writing, and begins again."""

from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import Connection

from hulldown.server.storage import checkpoints, open_store
from hulldown.server.storage.schema import KEYS
from tests.server.client import until


def test_the_log_is_put_back_and_begins_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "PAUSE", 0.0)
    monkeypatch.setattr(checkpoints, "MANY", 5)
    store = open_store(f"sqlite:///{tmp_path / 'some.db'}")
    log = tmp_path / "some.db-wal"

    def write(connection: Connection) -> None:
        connection.execute(KEYS.insert().values(name=token_hex(8), value=b""))

    def beginnings() -> bytes:
        """What SQLite puts anew into the head of a log that begins."""
        store.write_now(write)
        return log.read_bytes()[12:24]

    first = beginnings()
    until(lambda: beginnings() != first)
    store.close()
    assert not log.exists()
