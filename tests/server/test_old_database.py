"""A database written by an earlier version is brought up to date, and its matches play on."""

import asyncio
import gzip
from pathlib import Path

import pytest
from msgspec import json

from hulldown.server.room import Room
from hulldown.server.storage import Store, open_store
from hulldown.server.storage.dump import _fill
from hulldown.server.storage.rows import read_match
from hulldown.server.storage.store import make_engine, migrate
from tests.server.clocks import Clock
from tests.server.rooms import Chair, act, room_again

BEFORE_VERSIONS = Path(__file__).parent / "data" / "before-versions.backup"
"""Three matches of two, each some actions old; one seat has a draft, the other an order."""
MORE = 8
WINDOW = 15.0


@pytest.fixture
def old(database: str) -> str:
    """A database of each kind as the earlier version left it."""
    engine = make_engine(database)
    with gzip.open(BEFORE_VERSIONS) as lines, engine.begin() as connection:
        migrate(connection, json.decode(lines.readline())["revision"])
        _fill(connection, lines)
    engine.dispose()
    return database


def test_an_old_database_is_brought_up_to_date_and_played_on(old: str, clock: Clock) -> None:
    store = open_store(old)
    for game in ("template", "rush", "arcade"):
        asyncio.run(play_on(store, game, clock))
        row = store.read_now(lambda c, game=game: read_match(c, game))  # type: ignore[misc]
        assert row is not None
        assert row.version > 0
    store.close()


async def play_on(store: Store, game: str, clock: Clock) -> None:
    """Everything is there, and whoever is asked acts."""
    room = await room_again(store, game)
    assert room.session is not None
    if game == "template":
        assert room.session.match.given_orders == {0: {"flare_from": 2}}
        assert [len(seat.draft) for seat in room.session.live.seats] == [0, 1]
        assert room.session.is_double(1, "draft")
    assert [said.line.text for said in room.chat.said] == ["hello from before"]
    match = room.session.match
    before = room.row.version
    seat = match.seats_to_act[0]
    chair = Chair(seat)
    await room.welcome(chair, 0)
    told = await act(room, chair, "new", [match.legal(seat)[0]])
    assert told[-1] == {"type": "done", "id": "new"}
    again = await room_again(store, game)
    assert again.row.version == before + 1
    assert again.session is not None
    assert again.session.is_double(seat, "new")
    await go_on(again, clock)
    once_more = await room_again(store, game)
    assert once_more.row.version == again.row.version > before + 1
    assert once_more.row.records == again.row.records > room.row.records
    assert game != "template" or once_more.row.status == "over"


async def go_on(room: Room, clock: Clock) -> None:
    """Whoever is asked does the usual, again and again; each time it is stored."""
    assert room.session is not None
    for number in range(MORE):
        match = room.session.match
        asked = [seat for seat in match.seats_to_act if not room.session.live.seats[seat].held]
        if not match.seats_to_act:
            return
        if not asked:
            clock.advance(WINDOW)
            await room.wake()
            continue
        told = await act(room, Chair(asked[0]), f"more {number}", [match.usual(asked[0])])
        assert told[-1] == {"type": "done", "id": f"more {number}"}
