"""Clocks are minded whatever breaks, from the first look on."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from hulldown.server import app, wire
from hulldown.server.errors import StorageError
from hulldown.server.rooms import Rooms
from hulldown.server.storage import open_store
from hulldown.server.storage.rows import due_matches, running_matches
from tests.server.conftest import NewDatabase
from tests.server.rooms import new_room, new_row

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


def test_clocks_of_matches_in_memory_are_minded_without_the_database(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TICK", 0.0)
    monkeypatch.setattr(app, "LOOK", 1_000_000_000)
    store = open_store(new_database("sqlite"))
    woken = asyncio.Event()

    async def run() -> None:
        rooms = Rooms(store)
        task = asyncio.create_task(app.mind_time(rooms, store))
        room = await new_room(store, new_row("template", 2, wire.Pace(clock="move", seconds=3600)))
        rooms.add(room)
        assert room.row.wake is not None
        assert rooms.due(room.row.wake - 1) == []
        assert rooms.due(room.row.wake) == [room.row.id]

        async def wake() -> None:
            room.row.wake = None
            woken.set()

        monkeypatch.setattr(room, "wake", wake)
        room.row.wake = 0.0  # in memory: the database knows nothing of it
        async with asyncio.timeout(60):
            await woken.wait()
        task.cancel()

    asyncio.run(run())
    store.close()
