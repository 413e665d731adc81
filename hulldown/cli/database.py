"""The database that commands for operators work on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from hulldown.cli.serve import check_database
from hulldown.kernel.errors import ConfigError

if TYPE_CHECKING:
    from hulldown.server.storage import Store

SQLITE = "sqlite:///"


def find_database(url: str | None) -> str:
    """The URL that was given, else the one the server takes; a file must be there."""
    from hulldown.server.settings import settings_from_environment

    found = settings_from_environment(db=url).db
    check_database(found)
    if found.startswith(SQLITE) and not Path(found.removeprefix(SQLITE)).is_file():
        hint = "Name the server's database with --db, as with hulldown serve."
        raise ConfigError("config/bad-value", f"no database at {found}", hint, key="db")
    return found


@contextmanager
def opened(url: str | None) -> Iterator["Store"]:
    """The database as it is, for reading and writing."""
    from hulldown.server.storage import open_store

    store = open_store(find_database(url))
    try:
        yield store
    finally:
        store.close()


def public_address(address: str | None) -> str:
    """The public address of the page, to which links are added."""
    from hulldown.server.settings import settings_from_environment

    found = settings_from_environment(db="", address=address).address
    return (found or "http://127.0.0.1:8642").rstrip("/")
