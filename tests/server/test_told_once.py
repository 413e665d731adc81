"""What is printed on cards is told once to clients that ask for it, and nothing else changes."""

import asyncio
from pathlib import Path
from typing import Any

from hulldown.games import load, names
from hulldown.kernel.chance import SeededChance
from hulldown.server.storage.store import open_store
from tests.server.rooms import Chair, act, new_room, new_row

ACTS = 30


async def play(folder: Path, whole: Chair, short: Chair) -> None:
    """Two at the same seat of a match, told in two ways, while some random actions are made."""
    store = open_store(f"sqlite:///{folder / 'told.db'}")
    room = await new_room(store, new_row("rush", 2))
    for chair in (whole, short):
        await room.welcome(chair, 0)
    session, picks = room.running(), SeededChance(3)
    for number in range(ACTS):
        seat = session.to_act()[0]
        chosen = picks.pick(session.match.legal(seat))
        await act(room, Chair(seat), f"a{number}", [chosen])
    store.close()


def updates(chair: Chair) -> list[Any]:
    return [message for message in chair.told() if message["type"] == "update"]


def test_what_is_printed_comes_once_and_views_are_whole_when_it_is_put_back(tmp_path: Path) -> None:
    whole, short = Chair(0), Chair(0, once=True)
    asyncio.run(play(tmp_path, whole, short))
    welcome = next(message for message in short.told() if message["type"] == "welcome")
    assert welcome["once"] == ["cards"]
    known = dict(welcome["situation"]["view"]["cards"])
    assert len(updates(whole)) == len(updates(short)) >= ACTS
    for full, brief in zip(updates(whole), updates(short), strict=True):
        fresh = brief["printed"].get("cards", {})
        assert not known.keys() & fresh.keys()
        known |= fresh
        cards = full["situation"]["view"].pop("cards")
        assert fresh.keys() <= cards.keys()
        assert cards == {id: known[id] for id in cards}
        assert full["situation"] == brief["situation"]
    assert sum(map(len, short.received)) < 0.8 * sum(map(len, whole.received))


def test_who_does_not_ask_for_it_is_told_always(tmp_path: Path) -> None:
    whole = Chair(0)
    asyncio.run(play(tmp_path, whole, Chair(0, once=True)))
    welcome = next(message for message in whole.told() if message["type"] == "welcome")
    assert welcome["once"] == []
    assert all(update["printed"] == {} for update in updates(whole))


def test_the_parts_that_are_told_once_are_parts_of_every_view() -> None:
    for name in names():
        game = load(name)
        state = game.setup(game.info.configure(game.info.min_seats), SeededChance(1))
        for seat in (None, 0):
            assert set(game.info.printed) <= game.view(state, seat).data.keys()
