"""Whoever likes to ends a turn by a word, though nothing else is left to do in it."""

import asyncio
from pathlib import Path

import pytest

from hulldown.server.storage.store import open_store
from tests.server.rooms import Chair, ask, new_room, new_row, room_again


async def put_all_away(folder: Path, lingers: bool) -> tuple[int, Chair]:
    """Put every card of the first hand into the Depot; whose turn it was, and how it looks then.

    The server begins again in between, and an order is given, which settles what needs no asking.
    """
    store = open_store(f"sqlite:///{folder / 'lingering.db'}")
    room = await new_room(store, new_row("rush", 2))
    seat = room.running().to_act()[0]
    chair = Chair(seat)
    await room.welcome(chair, 0)
    for number in range(chair.situation["view"]["seats"][seat]["hand"]):
        actions = [choice["action"] for choice in chair.situation["choices"]]
        away = [action for action in actions if action["kind"] == "put-away"]
        prompt = chair.situation["prompt_number"]
        sent = {"prompt_number": prompt, "actions": away[:1], "lingers": lingers}
        await ask(room, chair, "act", id=f"a{number}", **sent)
    room, chair = await room_again(store), Chair(seat)
    await room.welcome(chair, 0)
    await ask(room, chair, "orders", id="o", orders={})
    store.close()
    return seat, chair


@pytest.mark.parametrize("lingers", [False, True])
def test_the_end_of_a_turn_is_asked_for_where_that_is_wished(tmp_path: Path, lingers: bool) -> None:
    seat, chair = asyncio.run(put_all_away(tmp_path, lingers))
    if lingers:
        assert [choice["action"]["kind"] for choice in chair.situation["choices"]] == ["end"]
        assert (chair.situation["to_act"], chair.situation["take_back"]) == ([seat], None)
    else:
        assert chair.situation["to_act"] == [1 - seat]
