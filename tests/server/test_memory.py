"""Matches that are over leave nothing in memory, even while the collector never looks."""

import gc
from asyncio.selector_events import (  # type: ignore[attr-defined]
    _SelectorSocketTransport,
)
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import WebSocket
from websockets.server import ServerProtocol

from hulldown.kernel.positions import Positions
from hulldown.kernel.record import Record
from hulldown.server import rooms, steady_clock
from hulldown.server.room import Room
from hulldown.server.session import Session
from hulldown.server.uvicorn_protocols import Socket
from tests.server.client import play_on, seated, table_of_two, until
from tests.server.running import Running

KINDS = (
    *(Room, Session, Positions, Record),
    *(Socket, WebSocket, ServerProtocol, _SelectorSocketTransport),
)


def kept() -> Counter[str]:
    """How much there is of what matches are made of, and those at them."""
    return Counter(kind.__name__ for kind in map(type, gc.get_objects()) if kind in KINDS)


def test_a_match_that_is_over_is_let_go_whole(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "KEEP_FINISHED", 0.0)
    gc.collect()
    gc.disable()
    try:
        before = kept()
        for _ in range(3):
            match, ann, bob = table_of_two(quick_server)
            with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as seats:
                ann.make("agent", "agent")
                play_on(*seats)
                assert kept() > before
        until(lambda: kept() == before)
    finally:
        gc.enable()


def test_of_many_matches_that_are_over_only_the_latest_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "MOST_FINISHED", 2)
    store: Any = None
    kept, now = rooms.Rooms(store), steady_clock.monotonic()

    def add(id: str, seconds_ago: float, status: str = "over", *guests: str) -> None:
        lock = SimpleNamespace(locked=lambda: False)
        room: Any = SimpleNamespace(
            row=SimpleNamespace(id=id, status=status),
            audience=SimpleNamespace(guests=guests),
            used=now - seconds_ago,
            lock=lock,
            is_given_up=False,
            put_away=lambda: None,
        )
        kept.add(room)

    for place in range(4):
        add(f"over {place}", 2.0 + place)
    add("running", 9.0, "running")
    add("watched", 9.0, "over", "somebody")
    kept.sweep()
    left = {room.row.id for room in kept.open_rooms()}
    assert left == {"over 0", "over 1", "running", "watched"}
