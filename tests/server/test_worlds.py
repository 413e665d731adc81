"""Two worlds a seat cannot tell apart send it the same bytes, until something is revealed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hulldown.games import load, names
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.kernel.steps import take_step
from hulldown.lab.walk import random_walk
from hulldown.server import steady_clock
from hulldown.server.match_rows import begin_from
from hulldown.server.room import Room
from hulldown.server.storage import Store, open_store
from tests.server.rooms import Chair, act, ask, new_room, new_row

SEEDS = 4
STEPS = 40
HOSTILE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("act", {"prompt_number": 10**6, "actions": []}),
    ("commit", {"prompt_number": 0}),
    ("take-back", {"prompt_number": 10**6}),
    ("consent", {"proposal": 5, "yes": True}),
    ("orders", {"orders": {"nothing": 1}}),
    ("hand-over", {"agent": "nobody"}),
    ("propose", {"kind": "resume"}),
    ("query", {"question": {"ask": "everything"}}),
)


class World:
    """A match seen by one seat; the other seats are moved by the test."""

    def __init__(self, room: Room, seat: Seat) -> None:
        self.room = room
        self.seat = seat
        self.chairs = [Chair(number) for number in range(len(room.row.seats))]

    @property
    def match(self) -> Match[Any, Any]:
        """The match."""
        assert self.room.session is not None
        return self.room.session.match

    def seen_after(self, actor: Seat, action: Action) -> object:
        """What our seat would see if this seat did this, and who would be asked then."""
        match = self.match
        state = match.at(actor)
        step = take_step(match.game, state, actor, action, match.chance.copy())
        seen = [event.seen_by(self.seat) for event in step.events]
        messages = [message.to_json() for message in seen if message is not None]
        return messages, match.game.seats_to_act(step.after), step.is_private()

    def told_news(self, since: int) -> bool:
        """Did our seat learn something hidden, or did luck decide, from this record on?"""
        records = self.match.records[since:]
        events = [event for record in records for event in record.events]
        return any(self.seat in event.news for event in events) or any(r.draws for r in records)


async def new_world(store: Store, game: str, seats: int, position: Any, seat: Seat) -> World:
    row = new_row(game, seats)
    world = World(await new_room(store, row, begin_from(row, position, "ask")), seat)
    await world.room.welcome(world.chairs[seat], 0)
    return world


def alike(
    here: World, there: World, actor: Seat, picks: SeededChance
) -> tuple[Action, Action] | None:
    """An action for each world that looks the same to our seat, if there is one."""
    legal, others = here.match.legal(actor), there.match.legal(actor)
    start = picks.draw(len(legal), "", "")
    for chosen in [*legal[start:], *legal[:start]]:
        seen = here.seen_after(actor, chosen)
        for other in sorted(others, key=lambda other: other != chosen):
            if there.seen_after(actor, other) == seen:
                return chosen, other
    return None


async def look_ahead(world: World, id: str) -> None:
    """Our seat looks at the turn it may prepare while it is not asked."""
    await ask(world.room, world.chairs[world.seat], "preview", id=id, actions=[])


async def compare(game: str, seats: int, seat: Seat, seed: int, stores: list[Store]) -> int:
    """How many steps looked the same, byte for byte, until something was revealed."""
    rules = load(game)
    walk = random_walk(rules, rules.info.configure(seats), seed, limit=7 * seed)
    if not rules.seats_to_act(walk.state):
        return 0
    other = rules.resample(walk.state, seat, SeededChance(f"{seed}/other"))
    positions = [rules.encode_state(state) for state in (walk.state, other)]
    here, there = [
        await new_world(store, game, seats, position, seat)
        for store, position in zip(stores, positions, strict=True)
    ]
    picks = SeededChance(f"{seed}/picks")
    for steps in range(STEPS):
        assert received(here) == received(there)
        if not here.match.seats_to_act:
            return steps
        asked = here.match.seats_to_act
        actor = asked[picks.draw(len(asked), "", "")]
        since = [len(world.match.records) for world in (here, there)]
        await look_ahead(here, f"p{steps}")
        await look_ahead(there, f"p{steps}")
        if actor == seat:
            for number, (kind, fields) in enumerate(HOSTILE):
                for world in (here, there):
                    await ask(
                        world.room, world.chairs[seat], kind, id=f"h{steps}/{number}", **fields
                    )
            assert received(here) == received(there)
            legal = here.match.legal(seat)
            own = legal[picks.draw(len(legal), "", "")]
            found: tuple[Action, Action] | None = (own, own)
        else:
            found = alike(here, there, actor, picks)
        if found is None:
            return steps
        chosen, other_chosen = found
        for world, action in ((here, chosen), (there, other_chosen)):
            await act(world.room, world.chairs[actor], f"a{steps}", [action])
        if received(here) != received(there):
            assert any(
                world.told_news(start) for world, start in zip((here, there), since, strict=True)
            ), f"{actor} did {chosen.notation()} / {other_chosen.notation()}"
            return steps
    return STEPS


def received(world: World) -> list[bytes]:
    """Every message our seat was sent, in order."""
    return world.chairs[world.seat].received


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[list[Store]]:
    """Two databases, one for each world."""
    made = [open_store(f"sqlite:///{tmp_path}/{number}.db") for number in range(2 * SEEDS)]
    yield made
    for store in made:
        store.close()


@pytest.mark.parametrize("game", names())
def test_equal_worlds_send_the_same_bytes_until_a_reveal(
    game: str, stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steady_clock, "time", lambda: 1_000.0)
    seats = min(load(game).info.seats[1], 3)
    compared = [
        asyncio.run(compare(game, seats, seed % seats, seed, stores[2 * seed : 2 * seed + 2]))
        for seed in range(SEEDS)
    ]
    assert sum(compared) >= 10, f"the worlds parted too early: {compared}"
