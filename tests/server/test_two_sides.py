"""A match between two sides of two: chat, giving up, a rematch, and a restart in mid-exchange."""

import asyncio
from pathlib import Path

from hulldown.games import load
from hulldown.games.duel.tests.scenes import config, do, scene
from hulldown.server.match_rows import begin_from
from hulldown.server.storage import Store, open_store
from tests.server.client import Person, seated, somebody
from tests.server.rooms import Chair, act, new_room, new_row, room_again
from tests.server.running import Running

GERMANS, SOVIETS = (0, 2), (1, 3)
FOUR = {"tanks": "2", "decks": "2"}
ASK = {"reactions": "ask"}


def four_people(server: Running) -> tuple[str, list[Person]]:
    """Two Germans, two Soviets, one tank each."""
    people = [somebody(server, name) for name in ("Ann", "Bob", "Cem", "Dan")]
    seats = ("me", "friend", "friend", "friend")
    id = people[0].make(*seats, game="duel", options=FOUR, pace=ASK)["id"]
    invites = people[0].links(id)["invites"]
    for seat in (1, 2, 3):
        people[seat].claim(id, seat, invites[str(seat)])
    return id, people


def test_a_side_talks_gives_up_and_plays_again(server: Running) -> None:
    id, people = four_people(server)
    assert people[0].info(id)["teams"] == [0, 1, 0, 1]
    with seated(*(one.sit(id, seat) for seat, one in enumerate(people))) as seats:
        seats[0].ask("say", text="You left, I right", channel="team")
        seats[1].ask("say", text="Good luck")
        for seat in seats:
            seat.until(lambda seat: bool(seat.chat) and seat.chat[-1]["text"] == "Good luck")
        assert [len(seat.chat) for seat in seats] == [2, 1, 2, 1]
        seats[1].ask("concede")
        assert not seats[1].is_over
        seats[3].ask("concede")
        for seat in seats:
            seat.until(lambda seat: seat.is_over)
            outcome = seat.situation["outcome"]
            assert (outcome["reason"], outcome["ranking"]) == ("conceded", [[0, 2], [1, 3]])
    again = people[3].post(f"/api/matches/{id}/rematch")
    assert (again["game"], again["status"]) == ("duel", "running")
    names = [seat["name"] for seat in again["seats"]]
    sides = dict(zip(names, again["teams"], strict=True))
    assert sides["Ann"] == sides["Cem"] != sides["Bob"] == sides["Dan"]


def test_a_restart_in_a_chain_of_tactics_loses_nothing(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'one.db'}")
    try:
        asyncio.run(_play_a_chain(store))
    finally:
        store.close()


async def _play_a_chain(store: Store) -> None:
    """A shot, TACTICS, TACTICS against it, and again: the room is reloaded before each."""
    staged = scene([45, 31], other_hand=[7, 43], spotted={"german_i": ["soviet_i"]}, seats=4)
    staged = do(staged, "fire n45", "enough", "declare")
    game, made = load("duel"), config(4, tanks="2")
    row = new_row("duel", 4)
    row.choices = made.to_json()
    await new_room(store, row, begin_from(row, game.encode_state(staged), "ask"))
    for step, (seat, wanted) in enumerate(
        [(1, "tactics n7"), (0, "tactics n31"), (1, "tactics n43"), (0, "decline")]
    ):
        room = await room_again(store)
        match = room.running().match
        assert match.seats_to_act == (seat,)
        legal = {action.notation(): action for action in match.legal(seat)}
        told = await act(room, Chair(seat), f"step{step}", [legal[wanted]])
        assert [message["type"] for message in told if message["type"] == "refused"] == []
    ids = [event.message.id for record in match.records for event in record.events]
    assert ids.count("tactics-played") == 3
    numbers = [
        event.message.args["number"]
        for record in match.records
        for event in record.events
        if event.message.id in ("shot-hit", "shot-missed")
    ]
    assert numbers == [4], "the third card stands: 24 less 20"
