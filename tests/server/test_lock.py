"""One server has a database to itself."""

import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from hulldown.cli.restore import restore
from hulldown.cli.serve import serve
from hulldown.kernel.errors import HulldownError
from hulldown.server.storage import open_store
from hulldown.server.storage.lock import ServerLock, holding
from tests.server.conftest import NewDatabase


def is_refused(url: str) -> bool:
    """Is a second server refused?"""
    try:
        with holding(url):
            return False
    except HulldownError as error:
        return error.code == "server/in-use"


def test_a_second_server_is_refused_until_the_first_has_gone(database: str) -> None:
    with holding(database):
        assert is_refused(database)
        open_store(database).close()  # an operator may work beside it
    assert not is_refused(database)


def test_a_restart_that_overlaps_waits_for_the_first_to_go(database: str) -> None:
    waiting, is_in = threading.Event(), threading.Event()

    def second() -> None:
        with holding(database, 60.0, waiting.set):
            is_in.set()

    thread = threading.Thread(target=second)
    with holding(database):
        thread.start()
        assert waiting.wait(60)
        assert not is_in.is_set()
    assert is_in.wait(60)
    thread.join()


def test_a_lock_that_was_lost_with_its_connection_is_taken_again(
    new_database: NewDatabase,
) -> None:
    url = new_database("postgres")
    store = open_store(url)
    here = "(SELECT oid FROM pg_database WHERE datname = current_database())"
    locks = f"FROM pg_locks WHERE locktype = 'advisory' AND database = {here}"
    with holding(url) as lock:
        assert isinstance(lock, ServerLock)
        lock.check()
        ended = text(f"SELECT pg_terminate_backend(pid) {locks}")
        assert store.write_now(lambda c: c.execute(ended).scalars().all()) == [True]
        lock.check()
        assert is_refused(url)
    store.close()


def test_the_commands_say_that_a_server_has_the_database(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HULLDOWN_TAKEOVER", "0")
    with holding(database):
        with pytest.raises(HulldownError, match="server/in-use"):
            serve(port=0, db=database, no_browser=True)
        with pytest.raises(HulldownError, match="server/in-use"):
            restore(tmp_path / "any.backup", db=database)


def test_a_folder_that_cannot_be_written_is_a_typed_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with (
        pytest.raises(HulldownError, match="server/database"),
        holding(f"sqlite:///{tmp_path}/file/hulldown.db"),
    ):
        pass
