"""Hints: thought out in a worker from what the seat knows, and told to everybody once."""

import asyncio
import threading
from typing import Any

import pytest

from hulldown.server.rows import MatchRow, SeatRow
from hulldown.server.wire import Pace
from tests.server.client import RefusedError, somebody
from tests.server.running import Running


def test_a_hint_names_legal_actions_with_their_values(quick_server: Running) -> None:
    ann = somebody(quick_server, "Ann")
    match = ann.make("me", "agent")
    assert match["hints"] is True
    with ann.sit(match["id"], 0) as seat:
        hint = seat.ask("hint", prompt_number=seat.situation["prompt_number"])
        assert hint["type"] == "hinted"
        assert hint["trials"] > 0
        choices = [choice["action"] for choice in seat.situation["choices"]]
        assert hint["best"]
        for one in hint["best"]:
            assert one["action"] in choices
            assert 0 <= one["value"] <= 1
            assert one["message"]["id"]


def test_the_first_hint_of_a_seat_is_told_to_everybody_and_once(quick_server: Running) -> None:
    ann = somebody(quick_server, "Ann")
    match = ann.make("me", "agent")
    with ann.sit(match["id"], 0) as seat:
        for _ in range(2):
            seat.ask("hint", prompt_number=seat.situation["prompt_number"])
        told = [line for line in seat.lines if line["message"]["id"] == "match-took-hint"]
        assert len(told) == 1


def test_a_seat_is_given_one_hint_after_another(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = somebody(quick_server, "Ann")
    match = ann.make("me", "agent")
    rooms = quick_server.app.state.services.lobby.rooms
    (room,) = [room for room in rooms.open_rooms() if room.row.id == match["id"]]
    look, is_refused = room.facilities.look, threading.Event()

    async def slow(question: Any) -> Any:
        assert await asyncio.to_thread(is_refused.wait, 60)
        return await look(question)

    monkeypatch.setattr(room, "facilities", room.facilities._replace(look=slow))
    with ann.sit(match["id"], 0) as seat:
        number = seat.situation["prompt_number"]
        first = seat.request("hint", prompt_number=number)
        seat.send(first)
        with pytest.raises(RefusedError, match="match/hint"):
            seat.ask("hint", prompt_number=number)
        is_refused.set()
        while (message := seat.take())["type"] != "hinted":
            pass
        assert message["id"] == first["id"]


def test_a_hint_for_a_question_that_is_gone_is_refused(quick_server: Running) -> None:
    ann = somebody(quick_server, "Ann")
    match = ann.make("me", "agent")
    with ann.sit(match["id"], 0) as seat, pytest.raises(RefusedError) as refused:
        seat.ask("hint", prompt_number=seat.situation["prompt_number"] + 5)
    assert refused.value.code == "match/stale"


@pytest.mark.parametrize(
    ("listed", "players", "casual"),
    [(False, ["a", "b"], True), (True, ["a", "b"], False), (True, ["a", "a"], True)],
)
def test_hints_are_for_private_matches_and_those_against_computers(
    listed: bool, players: list[str], casual: bool
) -> None:
    seats = [SeatRow(number, "person", "me", one) for number, one in enumerate(players)]
    row = MatchRow("m", "template", "running", listed, "a", 0, 0, {}, Pace(), b"", 1, seats=seats)
    assert row.is_casual() is casual
