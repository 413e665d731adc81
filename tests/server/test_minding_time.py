"""Clocks are minded whatever breaks, from the first look on."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from hulldown.server import app
from hulldown.server.errors import StorageError
from hulldown.server.rooms import Rooms
from hulldown.server.storage import open_store
from hulldown.server.storage.rows import due_matches, running_matches
from tests.server.conftest import NewDatabase

ERRORS = [StorageError("away"), ZeroDivisionError("a fault of ours"), StorageError("away")]


def test_errors_at_the_first_looks_do_not_end_the_clocks(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TICK", 0.0)
    store = open_store(new_database("sqlite"))
    errors, looks = list(ERRORS), list[str]()
    looked = asyncio.Event()

    async def failing(job: Callable[[Any], Any]) -> Any:
        if errors:
            raise errors.pop(0)
        looks.append("all" if job is running_matches else "due")
        if looks[-1] == "due":
            looked.set()
        return await read(job)

    read = store.read
    monkeypatch.setattr(store, "read", failing)

    async def run() -> None:
        task = asyncio.create_task(app.mind_time(Rooms(store), store))
        async with asyncio.timeout(60):
            await looked.wait()
        task.cancel()

    asyncio.run(run())
    assert errors == []
    assert looks[:2] == ["all", "due"]
    assert store.read_now(lambda c: due_matches(c, 0.0)) == []
    store.close()
