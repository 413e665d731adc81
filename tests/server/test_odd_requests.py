"""A request that changes nothing never ends a match, whatever it asks."""

import asyncio
from collections.abc import Iterator

import pytest

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.server.storage import Store, open_store
from tests.server.conftest import NewDatabase
from tests.server.rooms import Chair, ask, new_room, new_row

ODD = [
    ("rush", {"ask": "holds", "seat": {}, "card": "x"}),
    ("rush", {"ask": "holds", "seat": ["seat:1"], "card": "x"}),
    ("arcade", {"ask": "bots", "maneuvers": 1.0}),
    ("arcade", {"ask": "bots", "maneuvers": True}),
    ("arcade", {"ask": "reach", "stack": 1.0}),
    ("arcade", {"ask": "maneuver", "stack": 2.0}),
    ("arcade", {"ask": "maneuver", "stack": 1, "cards": [{}]}),
    ("arcade", {"ask": "maneuver", "stack": 1, "cards": ["card:advance-1"] * 4000}),
]


@pytest.fixture
def store(new_database: NewDatabase) -> Iterator[Store]:
    opened = open_store(new_database("sqlite"))
    yield opened
    opened.close()


@pytest.mark.parametrize(("game", "question"), ODD)
def test_an_odd_question_is_answered_with_nothing(store: Store, game: str, question: JSON) -> None:
    async def run() -> None:
        room = await new_room(store, new_row(game, 2))
        (answer,) = await ask(room, Chair(0), "query", id="q", question=question)
        assert (answer["type"], answer["answer"]) == ("answer", None)
        assert not room.is_given_up

    asyncio.run(run())


@pytest.mark.parametrize(
    ("kind", "fields"), [("query", {"question": None}), ("preview", {"actions": []})]
)
def test_a_look_that_breaks_is_refused_and_the_match_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch, kind: str, fields: dict[str, JSON]
) -> None:
    async def run() -> None:
        room = await new_room(store, new_row("template", 2))
        asker, other = Chair(0), Chair(1)
        for chair in (asker, other):
            await room.welcome(chair, 0)
        told = len(other.received)
        monkeypatch.setattr(type(load("template")), "query", _broken)
        monkeypatch.setattr(type(load("template")), "plays", _broken)
        (answer,) = await ask(room, asker, kind, id="q", **fields)
        assert (answer["type"], answer["error"]["code"]) == ("refused", "server/internal")
        assert other.received[told:] == []
        monkeypatch.undo()
        (answer,) = await ask(room, asker, "orders", id="o", orders={})
        assert answer["type"] == "done"

    asyncio.run(run())


def _broken(*_: object) -> None:
    raise TypeError("a fault of the rules")
