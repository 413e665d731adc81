"""Two writers on one database: the slower one is told, and nothing acknowledged is lost."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
from sqlalchemy import event

from hulldown.server import wire
from hulldown.server.room import Room
from hulldown.server.rows import MatchRow
from hulldown.server.storage import Store, open_store
from hulldown.server.storage.rows import (
    LIVE,
    SAVE,
    Prepared,
    insert_match,
    read_chat,
    read_match,
)
from tests.server.rooms import Chair, act, ask, new_row, room_again

Stores = tuple[Store, Store]
Scene = Callable[[Room, Room, Chair, Chair], Coroutine[Any, Any, None]]


@pytest.fixture
def stores(database: str) -> Iterator[Stores]:
    """Two stores on one database of each kind, as two servers would open it."""
    both = open_store(database), open_store(database)
    yield both
    for store in both:
        store.close()


def play(stores: Stores, scene: Scene) -> MatchRow:
    """A match in two rooms, seat 0 at the first and seat 1 at the second; what is stored then."""
    first, second = stores

    async def run() -> MatchRow:
        await first.write(lambda c: insert_match(c, new_row("template", 2)))
        begun = Room(first, new_row("template", 2))
        await begun.start()
        rooms = await room_again(first), await room_again(second)
        chairs = Chair(0), Chair(1)
        for room, chair in zip(rooms, chairs, strict=True):
            await room.welcome(chair, 0)
        await scene(*rooms, *chairs)
        row = await first.read(lambda c: read_match(c, "room"))
        assert row is not None
        return row

    return asyncio.run(run())


def a_card(room: Room, seat: int) -> Any:
    """The first card the seat may send: a step of its draft."""
    assert room.session is not None
    return next(a for a in room.session.match.legal(seat) if a.kind == "send")


def test_the_slower_writer_is_told_and_no_draft_is_lost(stores: Stores) -> None:
    async def scene(here: Room, there: Room, ann: Chair, bob: Chair) -> None:
        assert (await act(here, ann, "a1", [a_card(here, 0)]))[-1]["type"] == "done"
        (bye,) = await act(there, bob, "b1", [a_card(there, 1)])
        assert (bye["type"], bye["again"]) == ("bye", True)
        assert there.is_given_up
        again = await room_again(stores[1])
        await again.welcome(bob, 0)
        assert (await act(again, bob, "b1", [a_card(again, 1)]))[-1]["type"] == "done"
        (answer,) = await act(again, Chair(0), "a1", [])
        assert answer["type"] == "done", "the first request is known there, and not done twice"

    row = play(stores, scene)
    assert [len(seat.draft) for seat in row.live.seats] == [1, 1]
    assert [seat.answered for seat in row.live.seats] == [["a1"], ["b1"]]


def test_two_writers_at_the_same_moment_lose_nothing_acknowledged(stores: Stores) -> None:
    async def scene(here: Room, there: Room, ann: Chair, bob: Chair) -> None:
        asked = [
            act(here, ann, "a1", [a_card(here, 0)]),
            act(there, bob, "b1", [a_card(there, 1)]),
        ]
        answers = [told[-1]["type"] for told in await asyncio.gather(*asked)]
        assert sorted(answers) == ["bye", "done"]
        kept.append(answers.index("done"))

    kept: list[int] = []
    row = play(stores, scene)
    (winner,) = kept
    assert [len(seat.draft) for seat in row.live.seats] == [winner == 0, winner == 1]
    assert [bool(seat.answered) for seat in row.live.seats] == [winner == 0, winner == 1]


def test_a_version_costs_no_round_trip(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(database)
    sent: list[Any] = []
    run_prepared = Prepared.run

    def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        sent.append(statement)

    def note_prepared(self: Prepared, *given: Any) -> int:
        sent.append(self)
        return run_prepared(self, *given)

    async def run() -> None:
        await store.write(lambda c: insert_match(c, new_row("template", 2)))
        room = Room(store, new_row("template", 2))
        await room.start()
        chair = Chair(0)
        await room.welcome(chair, 0)
        event.listen(store.engine, "before_cursor_execute", note)
        monkeypatch.setattr(Prepared, "run", note_prepared)
        assert (await act(room, chair, "a1", [a_card(room, 0)]))[-1]["type"] == "done"

    asyncio.run(run())
    store.close()
    assert sent == [SAVE[LIVE]]


def test_orders_and_seats_are_guarded_like_actions(stores: Stores) -> None:
    async def scene(here: Room, there: Room, ann: Chair, bob: Chair) -> None:
        orders = {"flare_from": 2}
        assert (await ask(here, ann, "orders", id="o", orders=orders))[-1]["type"] == "done"
        (bye,) = await ask(there, bob, "hand-over", id="h", agent="greedy")
        assert bye["type"] == "bye"

    row = play(stores, scene)
    assert row.live.seats[0].orders == {"flare_from": 2}
    assert row.seats[1].stand_in == ""


def test_what_is_said_at_two_servers_is_all_heard_in_one_order(stores: Stores) -> None:
    async def scene(here: Room, there: Room, ann: Chair, bob: Chair) -> None:
        for number in range(3):
            for room, chair, name in ((here, ann, "a"), (there, bob, "b")):
                told = await ask(room, chair, "say", id=f"{name}{number}", text=f"{name}{number}")
                assert told[-1]["type"] == "done"
        heard = [m["line"]["text"] for m in bob.told() if m["type"] == "chatted"]
        assert heard == ["a0", "b0", "a1", "b1", "a2", "b2"]
        again = await ask(there, bob, "say", id="b0", text="b0")
        assert [message["type"] for message in again] == ["done"], "said once"

    play(stores, scene)
    said = stores[0].read_now(lambda c: read_chat(c, "room", 10))
    assert [saying.line for saying in said] == [
        wire.ChatLine(number, number % 2, "all", f"{'ab'[number % 2]}{number // 2}", "")
        for number in range(6)
    ]
