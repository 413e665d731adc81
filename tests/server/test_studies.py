"""Finished matches looked at in the background: decisions from what a seat knew, and luck."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from pathlib import Path
from typing import Any

import pytest

from hulldown.replays import read
from hulldown.server import rooms as rooms_of
from hulldown.server import studies as studies_of
from hulldown.server import wire
from tests.server.client import (
    JSON,
    Person,
    play_on,
    refused,
    seated,
    sendable,
    somebody,
    table_of_two,
    until,
)
from tests.server.running import Running


@pytest.fixture(scope="module")
def finished(quick_server: Running) -> tuple[Person, JSON]:
    """A short match of two agents that is over."""
    ann = somebody(quick_server, "Ann")
    match = ann.make("agent", "agent", options={"rounds": 3})
    with ann.sit(match["id"], None) as watcher:
        watcher.until(lambda seat: seat.is_over)
    return ann, match


def analysed(ann: Person, match: JSON, seat: str = "") -> Callable[[], bool]:
    """Is everything looked at?"""

    def is_done() -> bool:
        found = ann.get(f"/api/matches/{match['id']}/analysis{seat}")
        return found is not None and found["done"] == found["total"]

    return is_done


def test_every_decision_is_looked_at_once_and_kept(finished: tuple[Person, JSON]) -> None:
    ann, match = finished
    path = f"/api/matches/{match['id']}/analysis"
    assert ann.get(path) is None
    ann.post(path)
    until(analysed(ann, match))
    found = ann.get(f"{path}?seat=0")
    total = ann.get(f"/api/matches/{match['id']}/moments?seat=0")["total"]
    assert found["decisions"]
    for one in found["decisions"]:
        assert len(one["values"]) == 2
        assert 0 <= one["moment"] < total
        assert one["played"]["id"]
        assert (one["best"] is None) == (one["gain"] == 0)
    moments = [one["moment"] for one in found["decisions"]]
    assert moments == sorted(moments)
    ann.post(path)
    assert ann.get(f"{path}?seat=0")["decisions"] == found["decisions"]


def test_gains_that_were_claimed_long_ago_are_not_told() -> None:
    send = {"id": "do-send", "args": {}}
    old = {"record": 3, "seat": 0, "values": [0.5, 0.5], "played": send, "best": send, "gain": 0.2}
    told = studies_of.decision_of(old, [0, 2])
    assert (told.best, told.gain) == (None, 0.0)
    told = studies_of.decision_of({**old, "trials": 80}, [0, 2])
    assert (told.best, told.gain) == (wire.Message("do-send", {}), 0.2)


def test_luck_is_added_up_for_each_seat(finished: tuple[Person, JSON]) -> None:
    ann, match = finished
    luck = ann.get(f"/api/matches/{match['id']}/luck")
    assert len(luck["seats"]) == len(luck["within"]) == 2
    assert sum(luck["seats"]) == pytest.approx(0, abs=0.2), "what one gains another loses"
    assert len(luck["strokes"]) == luck["draws"] + 1 > 1
    assert [one["seat"] is None for one in luck["strokes"]][:2] == [True, False], "first the deal"
    for seat in range(2):
        brought = sum(one["actual"][seat] - one["expected"][seat] for one in luck["strokes"])
        assert brought == pytest.approx(luck["seats"][seat], abs=0.01)
    total = ann.get(f"/api/matches/{match['id']}/moments?seat=0")["total"]
    moments = [
        one["moment"] for one in ann.get(f"/api/matches/{match['id']}/luck?seat=0")["strokes"]
    ]
    assert moments == sorted(moments)
    assert 0 < moments[-1] < total
    assert ann.get(f"/api/matches/{match['id']}/luck") == luck


def test_luck_asked_for_by_many_at_once_is_found_out_once(
    finished: tuple[Person, JSON], quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = finished
    match = ann.make("agent", "agent", options={"rounds": 3})
    with ann.sit(match["id"], None) as watcher:
        watcher.until(lambda seat: seat.is_over)
    studies = quick_server.app.state.services.history.studies
    looks, asked = [0], [0]
    look, find = studies.look, studies.store.find_study

    async def counted(question: Any) -> Any:
        looks[0] += 1
        while asked[0] < 3:
            await asyncio.sleep(0)
        return await look(question)

    async def noted(*args: Any) -> Any:
        asked[0] += 1
        return await find(*args)

    monkeypatch.setattr(studies, "look", counted)
    monkeypatch.setattr(studies.store, "find_study", noted)
    path = f"/api/matches/{match['id']}/luck"
    with ThreadPoolExecutor(3) as pool:
        answers = list(pool.map(lambda _: ann.get(path), range(3)))
    assert answers[0] == answers[1] == answers[2]
    assert looks == [1 + ceil(answers[0]["draws"] / studies_of.DRAWS_AT_ONCE)], "the deal by itself"


def test_what_was_taken_back_is_neither_a_decision_nor_luck(
    quick_server: Running, tmp_path: Path
) -> None:
    """An undo of one's own, and a rewind by agreement."""
    match, ann, bob = table_of_two(quick_server, pace={"reactions": "ask"})
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        first.act(sendable(first), "ready")
        first.ask("take-back", prompt_number=first.situation["prompt_number"])
        play_on(first, second, until=lambda: first.texts().count("plans-shown") > 1)
        first.ask("propose", kind="take-back", line=0)
        second.until(lambda seat: seat.table["proposal"] is not None)
        second.ask("consent", proposal=second.table["proposal"]["number"], yes=True)
        first.until(lambda seat: seat.table["proposal"] is None)
        play_on(first, second)
    file = tmp_path / "match.jsonl"
    file.write_bytes(ann.get(f"/api/matches/{id}/replay"))
    records = [one.to_json() for one in read(file).records]
    assert [one["by"] for one in records if one["kind"] == "take-back"] == ["seat", "consent"]
    gone = {number for one in records for number in one["cancels"]}
    drawn = {one["number"] for one in records if one["kind"] == "act" and one["draws"]}
    assert gone & drawn
    assert ann.get(f"/api/matches/{id}/luck")["draws"] == len(drawn - gone)
    acted = {one["number"] for one in records if one["kind"] == "act"}
    assert set(studies_of.decisions_in(records)) == acted - gone


def test_luck_is_told_though_the_room_was_put_away_while_it_was_found_out(
    finished: tuple[Person, JSON], quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = finished
    match = ann.make("agent", "agent", options={"rounds": 3})
    with ann.sit(match["id"], None) as watcher:
        watcher.until(lambda seat: seat.is_over)
    studies = quick_server.app.state.services.history.studies
    rooms, look = quick_server.app.state.services.lobby.rooms, studies.look

    async def slow(question: Any) -> Any:
        monkeypatch.setattr(rooms_of, "KEEP_FINISHED", 0.0)
        room = rooms.known(match["id"])
        if room is not None:
            room.audience.guests.clear()
            room.used = float("-inf")
            rooms.sweep()
        assert rooms.known(match["id"]) is None
        return await look(question)

    monkeypatch.setattr(studies, "look", slow)
    assert ann.get(f"/api/matches/{match['id']}/luck")["draws"] > 0


def test_only_so_many_matches_wait_to_be_looked_at(
    finished: tuple[Person, JSON], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = finished
    monkeypatch.setattr(studies_of, "WAITING", 0)
    other = ann.make("agent", "agent", options={"rounds": 3})
    with ann.sit(other["id"], None) as watcher:
        watcher.until(lambda seat: seat.is_over)
    refused("server/busy", lambda: ann.post(f"/api/matches/{other['id']}/analysis"), 503)


def test_a_running_match_is_not_looked_at(quick_server: Running) -> None:
    ann = somebody(quick_server, "Ann")
    path = f"/api/matches/{ann.make('me', 'agent')['id']}"
    refused("match/not-running", lambda: ann.post(f"{path}/analysis"), 409)
    refused("match/not-running", lambda: ann.get(f"{path}/analysis"), 409)
    refused("match/not-running", lambda: ann.get(f"{path}/luck"), 409)
