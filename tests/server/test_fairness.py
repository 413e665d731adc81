"""Fair shuffles: the server commits first, each player's word comes after, both are kept."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hulldown.kernel.chance import commitment
from hulldown.replays import read, verify
from tests.server.client import Person, play_on, refused, seated, somebody, table_of_two
from tests.server.running import Running

JSON = Any
AGAINST_AGENT = [{"kind": "me"}, {"kind": "agent"}]


def promised(person: Person) -> JSON:
    return person.post("/api/commitments")


def finish(person: Person, match: JSON, tmp_path: Path) -> Path:
    """The file of a match that this person gives up."""
    number = next(seat["seat"] for seat in match["seats"] if seat["mine"])
    with person.sit(match["id"], number) as seat:
        seat.ask("concede")
    file = tmp_path / f"{match['id']}.jsonl"
    file.write_bytes(person.get(f"/api/matches/{match['id']}/replay"))
    return file


def finished(server: Running) -> tuple[str, Person, Person]:
    match, ann, bob = table_of_two(server, options={"rounds": 3})
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        play_on(first, second)
    return match["id"], ann, bob


def test_a_match_against_an_agent_keeps_what_was_committed_to_before_the_word_was_sent(
    server: Running, tmp_path: Path
) -> None:
    ann = somebody(server)
    promise = promised(ann)
    made = ann.make("me", "agent", ticket=promise["ticket"], entropy="ann's word")
    assert made["id"] == promise["match"]
    assert made["fair"]["commitment"] == promise["commitment"]
    assert made["fair"]["entropy"] == ["ann's word", ""]
    file = finish(ann, made, tmp_path)
    verdict = verify(file, commitment=promise["commitment"], words=["ann's word"])
    assert (verdict.ok, verdict.notes) == (True, [])
    assert not verify(file, commitment=promise["commitment"], words=["another"]).ok


def test_every_commitment_is_to_a_secret_of_its_own(quick_server: Running) -> None:
    ann = somebody(quick_server)
    found = [promised(ann) for _ in range(3)]
    assert len({one["match"] for one in found}) == len({one["commitment"] for one in found}) == 3


def test_a_ticket_makes_one_match_so_that_no_secret_is_known_before_it_is_used(
    server: Running, tmp_path: Path
) -> None:
    ann = somebody(server)
    ticket = promised(ann)["ticket"]
    finish(ann, ann.make("me", "agent", ticket=ticket, entropy="one"), tmp_path)
    refused("match/ticket", lambda: ann.make("me", "agent", ticket=ticket, entropy="two"), 409)
    id, host, _ = finished(server)
    fork = {"moment": 1, "seat": 0, "seats": AGAINST_AGENT, "ticket": ticket}
    refused("match/ticket", lambda: host.post(f"/api/matches/{id}/fork", fork), 409)


def test_a_ticket_nobody_gave_out_or_an_old_one_is_refused(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = somebody(quick_server)
    ticket = promised(ann)["ticket"]
    for bad in ("nonsense", ticket[:-1], ann.secret):
        refused("match/ticket", partial(ann.make, "me", "agent", ticket=bad), 409)
    monkeypatch.setattr("hulldown.server.commitments.LIFETIME", -1)
    refused("match/ticket", lambda: ann.make("me", "agent", ticket=ticket), 409)
    assert ann.get("/api/me")["seats"] == []


def test_a_guest_sees_the_commitment_before_taking_a_seat(server: Running) -> None:
    ann, bob = somebody(server), somebody(server, "Bob")
    promise = promised(ann)
    made = ann.make("me", "friend", ticket=promise["ticket"], entropy="ann's word")
    invite = ann.links(made["id"])["invites"]["1"]
    behind = bob.get("/api/invite", secret=invite)["match"]
    assert behind["fair"] == {
        "commitment": promise["commitment"],
        "entropy": ["ann's word", ""],
        "secret": None,
    }
    claimed = bob.claim(made["id"], 1, invite, entropy="bob's word")
    assert claimed["fair"]["entropy"] == ["ann's word", "bob's word"]
    assert claimed["fair"]["commitment"] == promise["commitment"]


def test_a_rematch_keeps_what_was_committed_to_and_mixes_in_both_words(
    server: Running, tmp_path: Path
) -> None:
    id, ann, bob = finished(server)
    promise = ann.get(f"/api/matches/{id}/rematch")
    assert bob.get(f"/api/matches/{id}/rematch") == promise
    for person, seat in ((ann, 0), (bob, 1)):
        word = {"entropy": f"{person.name}'s word"}
        assert person.ask("PUT", f"/api/matches/{id}/seats/{seat}/word", word) == promise
    again = bob.post(f"/api/matches/{id}/rematch")
    assert (again["id"], again["status"]) == (promise["match"], "running")
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
    assert again["fair"]["entropy"] == ["Bob's word", "Ann's word"]
    file = finish(bob, again, tmp_path)
    verdict = verify(file, commitment=promise["commitment"], words=["Bob's word", "Ann's word"])
    assert (verdict.ok, verdict.notes) == (True, [])
    secret = read(file).result.secret
    assert secret is not None
    assert commitment(secret) == promise["commitment"]


def test_a_rematch_does_not_wait_for_a_word_and_shows_whose_is_missing(server: Running) -> None:
    id, ann, bob = finished(server)
    ann.ask("PUT", f"/api/matches/{id}/seats/0/word", {"entropy": "ann's word"})
    again = bob.post(f"/api/matches/{id}/rematch")
    assert again["status"] == "running"
    assert again["fair"]["entropy"] == ["", "ann's word"]


def test_a_seat_gives_one_word_and_only_for_a_rematch_to_come(server: Running) -> None:
    id, ann, bob = finished(server)
    path = f"/api/matches/{id}/seats/0/word"
    ann.ask("PUT", path, {"entropy": "first"})
    ann.ask("PUT", path, {"entropy": "first"})
    refused("match/word", lambda: ann.ask("PUT", path, {"entropy": "second"}), 409)
    refused("link/wrong", lambda: bob.ask("PUT", path, {"entropy": "mine"}), 403)
    beyond = f"/api/matches/{id}/seats/7/word"
    refused("link/wrong", lambda: ann.ask("PUT", beyond, {"entropy": "mine"}), 403)
    assert ann.post(f"/api/matches/{id}/rematch")["fair"]["entropy"] == ["", "first"]
    ann.ask("PUT", path, {"entropy": "first"})
    other = f"/api/matches/{id}/seats/1/word"
    refused("match/word", lambda: bob.ask("PUT", other, {"entropy": "late"}), 409)


def test_while_a_match_runs_nothing_is_promised_for_its_rematch(server: Running) -> None:
    match, ann, _ = table_of_two(server)
    path = f"/api/matches/{match['id']}"
    refused("match/not-running", lambda: ann.get(f"{path}/rematch"), 409)
    word = {"entropy": "early"}
    refused("match/not-running", lambda: ann.ask("PUT", f"{path}/seats/0/word", word), 409)


def test_a_fork_keeps_what_was_committed_to_and_says_what_cannot_be_checked(
    server: Running, tmp_path: Path
) -> None:
    id, ann, _ = finished(server)
    promise = promised(ann)
    wish = {"moment": 1, "seat": 0, "seats": AGAINST_AGENT, "entropy": "ann's word"}
    made = ann.post(f"/api/matches/{id}/fork", {**wish, "ticket": promise["ticket"]})
    assert (made["id"], made["fair"]["entropy"]) == (promise["match"], ["ann's word", ""])
    file = finish(ann, made, tmp_path)
    verdict = verify(file, commitment=promise["commitment"], words=["ann's word"])
    given = "the match began from a given position, whose hidden part was not checked"
    assert (verdict.ok, verdict.notes) == (True, [given])


def test_words_for_a_rematch_survive_a_restart(server: Running) -> None:
    id, ann, bob = finished(server)
    ann.ask("PUT", f"/api/matches/{id}/seats/0/word", {"entropy": "ann's word"})
    server.app.state.services.lobby.rooms._rooms.pop(id)
    assert bob.post(f"/api/matches/{id}/rematch")["fair"]["entropy"] == ["", "ann's word"]


def test_a_rematch_that_was_made_but_not_noted_is_found_again(server: Running) -> None:
    id, ann, bob = finished(server)
    again = ann.post(f"/api/matches/{id}/rematch")
    server.app.state.services.lobby.rooms._rooms[id].row.origin.next = ""
    assert bob.post(f"/api/matches/{id}/rematch")["id"] == again["id"]
