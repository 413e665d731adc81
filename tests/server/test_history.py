"""Replays, files, forks and reports: what leaves the server, and for whom."""

import asyncio
import json
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hulldown.replays import read, verify, write
from hulldown.replays.lines import chained
from hulldown.server.commitments import Commitments
from hulldown.server.history import History
from hulldown.server.links import Signer
from hulldown.server.lobby import Caller, Lobby
from hulldown.server.room import Room
from hulldown.server.rooms import Rooms
from hulldown.server.storage import Store, open_store
from hulldown.server.storage.rows import read_matches
from tests.replays.matches import FAIR, new_match, play
from tests.server.client import (
    Person,
    RefusedError,
    claim_crate,
    play_on,
    refused,
    seated,
    somebody,
    table_of_two,
)
from tests.server.rooms import Chair, act, new_room, new_row
from tests.server.running import Running

JSON = Any
SECRETS = ("draws", "digest", "secret", "records")


def finished(server: Running) -> tuple[str, Person, Person]:
    """A match of two people that is over."""
    match, ann, bob = table_of_two(server, pace={"reactions": "ask"}, options={"rounds": 3})
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        claim_crate(first, second)
        play_on(first, second)
    return match["id"], ann, bob


def test_a_running_match_is_watched_from_ones_own_seat_only(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace={"reactions": "ask"})
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        claim_crate(first, second)
        own = ann.get(f"/api/matches/{id}/moments?seat=0")
        assert own["moments"][-1]["view"] == first.situation["view"]
        assert own["moments"][0]["view"]["hand"] == first.welcome["situation"]["view"]["hand"]
        lines = [line for moment in own["moments"] for line in moment["lines"]]
        assert lines == first.lines
        public = ann.get(f"/api/matches/{id}/moments")
        assert all("hand" not in moment["view"] for moment in public["moments"])
        path = f"/api/matches/{id}/moments?seat=1"
        refused("link/wrong", lambda: ann.get(path), 403)
        refused("link/wrong", lambda: ann.get(path, secret=ann.links(id)["watch"]), 403)
        refused("match/unknown", lambda: ann.get(f"/api/matches/{id}/moments?seat=9"), 404)
    refused("match/unknown", lambda: somebody(server).get(path), 404)


def test_a_finished_match_is_watched_from_any_seat_in_parts(server: Running) -> None:
    id, ann, _ = finished(server)
    whole = ann.get(f"/api/matches/{id}/moments?seat=1&count=50")
    assert whole["total"] == len(whole["moments"])
    assert [moment["index"] for moment in whole["moments"]] == list(range(whole["total"]))
    assert whole["moments"][-1]["outcome"]["reason"] == "rounds-played"
    part = ann.get(f"/api/matches/{id}/moments?seat=1&start=2&count=3")
    assert part["moments"] == whole["moments"][2:5]
    assert ann.get(f"/api/matches/{id}/moments?seat=1&start=999")["moments"] == []


def test_a_replay_asked_for_in_the_middle_of_a_save_waits_for_it(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'one.db'}")
    try:
        before, during = asyncio.run(_moments_around_a_save(store))
    finally:
        store.close()
    assert during > before, "what was just played is told, now that it is stored"


async def _moments_around_a_save(store: Store) -> tuple[int, int]:
    """How many moments there are before an action, and when asked for while it is being saved."""
    room = await new_room(store, new_row("template", 2))
    history = History(Lobby(store, Signer(b"key"), Rooms(store), Commitments(b"key")))
    await _ready(room, 0)
    before = await history.moments(Caller(None), room, None, 0, 50)
    known = len(room.running().match.records)
    disk = threading.Event()
    blocked = asyncio.create_task(store.write(lambda _: disk.wait(30)))
    playing = asyncio.create_task(_ready(room, 1))
    while len(room.running().match.records) == known:
        await asyncio.sleep(0)
    asking = asyncio.create_task(history.moments(Caller(None), room, None, 0, 50))
    await asyncio.sleep(0)
    await store.read(lambda c: c.exec_driver_sql("SELECT 1"))  # reading is possible all the time
    disk.set()
    await asyncio.gather(blocked, playing)
    return before.total, (await asking).total


async def _ready(room: Room, seat: int) -> None:
    """The seat sends no card: when both are ready, the round goes on."""
    ready = next(a for a in room.running().match.legal(seat) if a.kind == "ready")
    await act(room, Chair(seat), f"ready{seat}", [ready])


def test_a_file_goes_out_and_comes_back_the_same(server: Running, tmp_path: Path) -> None:
    id, ann, _ = finished(server)
    content = ann.get(f"/api/matches/{id}/replay")
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    assert verify(file).ok
    cem = somebody(server, "Cem")
    taken = cem.post("/api/replays", content)
    assert (taken["status"], taken["host"]) == ("over", True)
    assert taken["fair"]["secret"] == ann.info(id)["fair"]["secret"]
    assert cem.get(f"/api/matches/{taken['id']}/replay") == content
    original = ann.get(f"/api/matches/{id}/moments?seat=0&count=50")
    again = cem.get(f"/api/matches/{taken['id']}/moments?seat=0&count=50")
    assert again["moments"] == original["moments"]
    assert again["match"]["rules_version"] == original["match"]["rules_version"]
    refused("match/unknown", lambda: ann.info(taken["id"]), 404)
    with cem.sit(taken["id"], None) as watcher:
        assert watcher.is_over


def test_files_that_are_no_finished_match_are_refused(
    quick_server: Running, tmp_path: Path
) -> None:
    ann = somebody(quick_server)
    id, _, _ = finished(quick_server)
    content = _file(quick_server, id, ann)
    lines = content.splitlines(keepends=True)
    running = tmp_path / "running.jsonl"
    write(play(new_match(FAIR), 3), running)
    for body, code in (
        (b"nonsense", "replay/format"),
        (b"{}\n", "replay/format"),
        (b"\xff\xfe\n", "replay/format"),
        (content.replace(b"crate", b"creme", 1), "replay/damaged"),
        (b"".join(lines[:-1]), "replay/truncated"),
        (running.read_bytes(), "replay/truncated"),
    ):
        refused(code, partial(ann.post, "/api/replays", body), 400)
    refused("link/missing", lambda: Person(quick_server).post("/api/replays", content), 401)


def _file(server: Running, id: str, person: Person) -> bytes:
    """A finished match as a file, whoever may see it."""
    watch = server.app.state.services.lobby.links.of_spectators(id)
    found: bytes = person.get(f"/api/matches/{id}/replay", secret=watch)
    return found


def test_a_forged_header_is_refused_before_it_costs_anything(quick_server: Running) -> None:
    ann = somebody(quick_server)
    id, _, _ = finished(quick_server)
    lines = [json.loads(line) for line in _file(quick_server, id, ann).splitlines()]
    for line in lines:
        del line["chain"]
    for config in ({}, {"seats": 10**9}, {**lines[0]["config"], "seats": 10**9}):
        for version in (1, 99):
            lines[0] = {**lines[0], "config": config, "rules_version": version}
            body = "".join(chained(lines)).encode()
            with pytest.raises(RefusedError, match=r"400 (config|replay)/"):
                ann.post("/api/replays", body)


def test_a_finished_match_is_forked_with_its_cards_or_with_new_ones(server: Running) -> None:
    id, ann, _ = finished(server)
    seats = [{"kind": "me"}, {"kind": "agent"}]
    old = ann.get(f"/api/matches/{id}/moments?seat=0&count=50")["moments"]
    for hidden in ("keep", "resample"):
        wish = {"moment": 2, "seat": 0, "seats": seats, "hidden": hidden}
        made = ann.post(f"/api/matches/{id}/fork", wish)
        assert (made["status"], made["forked_from"]) == ("running", id)
        assert made["fair"]["commitment"] != ann.info(id)["fair"]["commitment"]
        with ann.sit(made["id"], 0) as seat:
            assert seat.situation["view"]["hand"] == old[2]["view"]["hand"]
            while not seat.is_over:
                seat.until(lambda seat: seat.is_over or seat.is_asked)
                if seat.is_asked:
                    seat.act(seat.choices[0])
        file = ann.get(f"/api/matches/{made['id']}/replay")
        taken = ann.post("/api/replays", file)
        assert taken["status"] == "over"
    bad = {"moment": 999, "seat": 0, "seats": seats}
    refused("match/unknown", lambda: ann.post(f"/api/matches/{id}/fork", bad), 404)
    few = {"moment": 0, "seat": 0, "seats": seats[:1]}
    refused("match/full", lambda: ann.post(f"/api/matches/{id}/fork", few), 400)


def test_a_fork_verifies_like_any_match(server: Running, tmp_path: Path) -> None:
    id, ann, _ = finished(server)
    seats = [{"kind": "agent"}, {"kind": "agent"}]
    made = ann.post(f"/api/matches/{id}/fork", {"moment": 1, "seat": 1, "seats": seats})
    with ann.sit(made["id"], None) as watcher:
        watcher.until(lambda seat: seat.is_over)
    file = tmp_path / "fork.jsonl"
    file.write_bytes(ann.get(f"/api/matches/{made['id']}/replay"))
    assert verify(file).to_json()["problems"] == []
    assert read(file).records[0].action is not None


def test_a_running_match_is_forked_from_ones_own_seat_with_new_cards_only(
    server: Running,
) -> None:
    match, ann, _ = table_of_two(server)
    path = f"/api/matches/{match['id']}/fork"
    seats = [{"kind": "me"}, {"kind": "here"}]
    for wish in (
        {"moment": 0, "seat": 0, "seats": seats, "hidden": "keep"},
        {"moment": 0, "seat": 1, "seats": seats},
        {"moment": 0, "seats": seats},
    ):
        refused("link/wrong", partial(ann.post, path, wish), 403)
    made = ann.post(path, {"moment": 0, "seat": 0, "seats": seats})
    with seated(ann.sit(made["id"], 0), ann.sit(match["id"], 0)) as (fork, original):
        assert fork.situation["view"]["hand"] == original.situation["view"]["hand"]


def test_a_report_of_a_running_match_holds_what_the_seat_was_sent(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    path = f"/api/matches/{match['id']}/report"
    with ann.sit(match["id"], 0) as seat:
        report = ann.post(path, {"text": "It is dark.", "seat": 0})
        assert report["lines"] == seat.lines
        assert report["situation"] == seat.situation
    assert (report["text"], report["replay"]) == ("It is dark.", None)
    assert not [word for word in SECRETS if f'"{word}"' in json.dumps(report)]
    refused("link/wrong", lambda: ann.post(path, {"text": "x", "seat": 1}), 403)
    public = bob.post(path, {"text": "x"})
    assert "hand" not in public["situation"]["view"]


def test_a_report_of_a_finished_match_holds_its_replay(server: Running) -> None:
    id, ann, _ = finished(server)
    report = ann.post(f"/api/matches/{id}/report", {"text": "Who won?", "seat": 0})
    assert report["replay"].encode() == ann.get(f"/api/matches/{id}/replay")


def test_nothing_of_a_running_match_holds_records_draws_digests_or_the_secret(
    server: Running,
) -> None:
    match, ann, bob = table_of_two(server, pace={"reactions": "ask"})
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        claim_crate(first, second)
        sent = b"".join([*first.received, *second.received])
    for path in (f"/api/matches/{id}", f"/api/matches/{id}/moments?seat=0", "/api/me"):
        sent += ann.fetch("GET", path).content
    assert b'"draws"' not in sent
    assert b'"digest"' not in sent
    (row,) = server.store.read_now(lambda c: read_matches(c, [id]))
    assert row.secret.hex().encode() not in sent
