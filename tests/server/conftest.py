"""Servers and databases for the tests of this folder."""

import os
from collections.abc import Callable, Iterator

import pytest

from hulldown.server.settings import Settings
from tests.server.clocks import Clock, put_in
from tests.server.databases import KINDS, Cluster, find_postgres, running_cluster
from tests.server.running import Running, running

NewDatabase = Callable[[str], str]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process."""
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: make postgres")
    with running_cluster(programs) as found:
        yield found


@pytest.fixture(scope="session")
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """Makes a fresh database of a kind; PostgreSQL starts when the first one is asked for."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('db') / 'hulldown.db'}"
        found: Cluster = request.getfixturevalue("cluster")
        return found.new_database()

    return make


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """The URL of a fresh database of each kind."""
    return new_database(request.param)


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[Running]:
    """A server on a database of each kind, shared by the tests of a file."""
    with running(generous(new_database(request.param))) as found:
        yield found


@pytest.fixture(scope="module")
def quick_server(new_database: NewDatabase) -> Iterator[Running]:
    """A server on SQLite, for what has nothing to do with the database."""
    with running(generous(new_database("sqlite"))) as found:
        yield found


def generous(url: str) -> Settings:
    """Settings whose limits no test meets by accident."""
    return Settings(db=url, messages_each=5000.0, requests_each=1_000_000, stored_each=10**6)


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test touches the user's data."""
    os.environ.setdefault("XDG_DATA_HOME", str(tmp_path_factory.getbasetemp() / "data"))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The server's clock, to be put forward."""
    return put_in(monkeypatch)
