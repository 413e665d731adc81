"""Best lists: who played alone and how well, by board."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hulldown.games.arcade.view import best_list as name_of
from hulldown.kernel.messages import Message
from hulldown.replays import read
from hulldown.server.deals import list_of
from hulldown.server.leaderboard import HELP
from hulldown.server.match_rows import begin_from
from hulldown.server.rows import Origin
from hulldown.server.storage import Store, open_store
from hulldown.server.storage.operations import read_best_list as best_list
from hulldown.server.wire import BestList
from tests.server.rooms import Chair, act, new_room, new_row

ROOT = Path(__file__).resolve().parents[2]
ALONE = ROOT / "hulldown" / "games" / "arcade" / "tests" / "recorded" / "alone.jsonl"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.close()


async def end_alone(store: Store, id: str, origin: str = "", help: str = "", of: str = "") -> str:
    """The last plan of a recorded match of one tank, made at a table; its board's list."""
    replay = read(ALONE)
    last = replay.records[-1]
    before = replay.match_at(last.first - 1)
    row = new_row("arcade", 1, id=id)
    row.choices = before.config.to_json()
    row.origin = Origin(origin, of)
    position = before.game.encode_state(before.state)
    room = await new_room(store, row, begin_from(row, position, "ask"))
    assert room.session is not None
    if help:
        room.session.match.note(Message(help, {"seat": "seat:0", "agent": "agent:greedy"}))
    table = before.game.actions(before.config)
    plan = [table.decode(record.action) for record in replay.records[last.first :]]
    await act(room, Chair(0), "plan", plan)
    assert room.session.match.outcome is not None
    return name_of(before.state)


def lists(store: Store, board: str) -> BestList:
    return store.read_now(lambda connection: best_list(connection, "arcade", board))


@pytest.mark.rule("A-164")
def test_who_takes_three_eagles_alone_is_remembered_by_board(store: Store) -> None:
    board = asyncio.run(end_alone(store, "one"))
    asyncio.run(end_alone(store, "two"))
    found = lists(store, board)
    assert [(entry.name, entry.score, entry.match) for entry in found.entries] == [
        ("Name 0", 15, "one"),
        ("Name 0", 15, "two"),
    ]
    assert lists(store, "another board").entries == []


@pytest.mark.parametrize(
    ("origin", "help"), [("fork", ""), ("lesson", ""), *(("", help) for help in sorted(HELP))]
)
def test_forks_lessons_and_helped_matches_are_in_no_list(
    store: Store, origin: str, help: str
) -> None:
    board = asyncio.run(end_alone(store, "one", origin, help))
    assert lists(store, board).entries == []


def test_the_board_of_a_day_has_a_list_of_its_own(store: Store) -> None:
    board = asyncio.run(end_alone(store, "one", "deal", of="2026-11-17"))
    (entry,) = lists(store, list_of("2026-11-17")).entries
    assert (entry.name, entry.score, entry.match) == ("Name 0", 15, "one")
    assert lists(store, list_of("2026-11-18")).entries == []
    assert lists(store, board).entries == []


@pytest.mark.parametrize("help", sorted(HELP))
def test_who_was_helped_is_in_no_list_of_a_day(store: Store, help: str) -> None:
    asyncio.run(end_alone(store, "one", "deal", help, of="2026-11-17"))
    assert lists(store, list_of("2026-11-17")).entries == []
