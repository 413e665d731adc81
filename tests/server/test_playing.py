"""Playing over the socket: drafts, reconnects, take-backs, orders, the end and its proof."""

from pathlib import Path
from typing import Any

from hulldown.kernel.chance import commitment
from hulldown.replays import verify
from tests.server.client import (
    Seat,
    claim_crate,
    play_on,
    refused,
    seated,
    sendable,
    somebody,
    table_of_two,
)
from tests.server.running import Running

JSON = Any


def quiet(seat: Seat) -> bool:
    """Has this seat been told nothing since it last looked?"""
    before = len(seat.received)
    seat.catch_up()
    return len(seat.received) == before + 1  # the answer to its own question


def test_two_people_play_to_the_end_and_anybody_can_verify_it(
    server: Running, tmp_path: Path
) -> None:
    match, ann, bob = table_of_two(server, entropy="ann's word")
    id = match["id"]
    assert match["fair"]["secret"] is None
    refused("match/not-running", lambda: ann.get(f"/api/matches/{id}/replay"), 409)
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        play_on(first, second)
        result = first.situation["outcome"]
        assert result["reason"] == "rounds-played"
        assert result == second.situation["outcome"]
        refused("action/match-over", lambda: first.ask("draft", actions=[]))
        refused("action/match-over", lambda: first.ask("concede"))
    over = ann.info(id)
    assert over["status"] == "over"
    assert over["fair"]["commitment"] == match["fair"]["commitment"]
    assert commitment(bytes.fromhex(over["fair"]["secret"])) == over["fair"]["commitment"]
    assert over["fair"]["entropy"] == ["ann's word", ""]
    file = tmp_path / "match.jsonl"
    file.write_bytes(bob.get(f"/api/matches/{id}/replay"))
    verdict = verify(file, commitment=match["fair"]["commitment"], words=["ann's word"])
    assert (verdict.ok, verdict.notes) == (True, [])


def test_a_private_step_changes_not_one_byte_for_others(server: Running) -> None:
    pace = {"clock": "bank", "seconds": 600, "bonus": 5}
    match, ann, bob = table_of_two(server, pace=pace)
    id = match["id"]
    stranger = ann.links(id)["watch"]
    with seated(ann.sit(id, 0), bob.sit(id, 1), ann.sit(id, None, secret=stranger)) as seats:
        first, second, watcher = seats
        for seat in seats:
            seat.catch_up()
        before, prompt = bob.info(id), second.prompt
        first.act(sendable(first))
        first.ask("draft", actions=[])
        first.ask("orders", orders={"flare_from": 2})
        first.act(sendable(first))
        first.ask("take-back", prompt_number=first.prompt)
        assert quiet(second)
        assert quiet(watcher)
        after = bob.info(id)
        clocks = [seat.pop("left") for info in (before, after) for seat in info["seats"]]
        assert all(left <= 600 for left in clocks)
        assert after == before
        assert second.prompt == prompt
        second.act("ready")
        first.catch_up()
        assert first.texts()[-1] == "was-ready"


def test_drafts_survive_reconnects_and_are_the_same_on_every_device(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    id = match["id"]
    link = ann.links(id)["seats"]["0"]
    with ann.sit(id, 0) as seat:
        card = sendable(seat)
        seat.act(card)
        kept = seat.situation
    assert kept["draft"] == [card]
    assert kept["view"]["plan"]["send"] == f"card:{card['card']}"
    with seated(ann.sit(id, 0), ann.sit(id, 0, secret=link), bob.sit(id, 1)) as seats:
        lobby, phone, other = seats
        assert lobby.situation == phone.situation == kept
        phone.act("ready")
        lobby.until(lambda seat: not seat.situation["draft"])
        assert lobby.situation == phone.situation
        assert other.situation["draft"] == []


def test_a_draft_begun_before_ones_turn_says_what_no_longer_fits(quick_server: Running) -> None:
    match, ann, bob = table_of_two(quick_server)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        first.act("ready")
        answer = first.ask("preview", actions=[{"kind": "decline"}])
        assert (answer["applied"], answer["stopped"]) == (0, "action/not-your-turn")
        first.ask("draft", actions=[{"kind": "decline"}])
        assert first.situation["draft_stopped"] == "action/not-your-turn"
        second.act("ready")
        first.until(lambda seat: "crate-left" in seat.texts())
        assert first.situation["draft"] == [{"kind": "decline"}]
        assert first.situation["draft_stopped"] == "action/illegal"


def test_a_turn_is_prepared_while_another_plays(quick_server: Running) -> None:
    match, ann, bob = table_of_two(quick_server, game="rush")
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as seats:
        now, later = seats if seats[0].situation["prompt"] else seats[::-1]
        assert (now.situation["early"], later.situation["early"]) == (False, True)
        assert later.situation["choices"] == []
        ahead = later.ask("preview", actions=[])["situation"]
        assert ahead["to_act"] == [later.seat]
        actions = [each["action"] for each in ahead["choices"]]
        card = next(action for action in actions if action["kind"] not in ("end", "buy"))
        before = later.situation["view"]
        now.catch_up()
        later.ask("draft", actions=[card])
        assert later.situation["view"] == before
        assert quiet(now)
        now.act("end")
        later.until(lambda seat: seat.situation["prompt"] is not None)
        assert (later.situation["draft"], later.situation["draft_stopped"]) == ([card], "")
        assert not later.situation["early"]


def test_a_preview_shows_and_keeps_nothing(quick_server: Running) -> None:
    match, ann, _ = table_of_two(quick_server)
    with ann.sit(match["id"], 0) as seat:
        card = sendable(seat)
        before = seat.situation
        answer = seat.ask("preview", actions=[card])
        assert (answer["applied"], answer["stopped"]) == (1, "")
        assert answer["situation"]["view"]["plan"]["send"] == f"card:{card['card']}"
        assert seat.situation == before
        assert seat.ask("query", question=before["questions"][0])["answer"]["of"] > 0


def test_a_step_and_a_whole_turn_are_taken_back(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        fresh = first.situation["choices"]
        first.act(sendable(first))
        first.act(next(choice for choice in first.choices if choice["kind"] == "dig"))
        assert len(first.situation["draft"]) == 2
        first.ask("take-back", prompt_number=first.prompt)
        assert len(first.situation["draft"]) == 1
        first.act("ready")
        assert first.situation["take_back"] is None
        second.until(lambda seat: "was-ready" in seat.texts())
        first.ask("take-back", prompt_number=first.prompt)
        assert len(first.situation["draft"]) == 1
        second.until(lambda seat: "match-took-back" in seat.texts())
        first.act("ready")
        first.ask("take-back", prompt_number=first.prompt, whole_turn=True)
        assert first.situation["draft"] == []
        assert first.situation["choices"] == fresh
        refused("match/take-back", lambda: first.ask("take-back", prompt_number=first.prompt))


def test_nothing_is_taken_back_beyond_the_fence(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace={"reactions": "ask"})
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        claim_crate(first, second)
        assert first.situation["take_back"] in {
            "take-back-nothing-to-take-back",
            "take-back-it-told-something-new",
            "take-back-somebody-else-has-been-asked-since",
        }
        before = first.situation
        refused("match/take-back", lambda: first.ask("take-back", prompt_number=first.prompt))
        assert first.situation == before


def test_take_backs_survive_a_restart_of_the_room(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    id = match["id"]
    with ann.sit(id, 0) as first:
        first.act(sendable(first), "ready")
        before = first.situation
    server.forget(id)
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        assert first.situation == before
        first.ask("take-back", prompt_number=first.prompt)
        assert second.situation["to_act"] == [1]
        second.catch_up()
        assert second.situation["to_act"] == [0, 1]


def test_orders_answer_for_the_seat_and_are_checked(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace={"reactions": "ask"})
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        assert [form["id"] for form in first.situation["order_forms"]] == ["flare_from"]
        refused("match/order", lambda: first.ask("orders", orders={"nothing": 1}))
        refused("config/bad-value", lambda: first.ask("orders", orders={"flare_from": 9}))
        assert first.situation["orders"] == {}
        second.ask("orders", orders={"flare_from": 0})
        assert second.situation["orders"] == {"flare_from": 0}
        claim_crate(first, second)
        first.until(lambda seat: "crate-taken" in seat.texts())
        second.ask("orders", orders={})
        claim_crate(first, second)
        second.until(lambda seat: seat.is_asked and seat.situation["prompt"]["reaction"])


def test_hot_seat_one_person_plays_all_seats_and_reactions_go_by_orders(server: Running) -> None:
    ann = somebody(server)
    match = ann.make("me", {"kind": "here", "name": "Bob"})
    assert [seat["mine"] for seat in match["seats"]] == [True, True]
    with seated(ann.sit(match["id"], 0), ann.sit(match["id"], 1)) as (first, second):
        hands = [seat.situation["view"]["hand"] for seat in (first, second)]
        assert hands == [seat.welcome["situation"]["view"]["hand"] for seat in (first, second)]
        claim_crate(first, second)
        first.until(lambda seat: "crate-taken" in seat.texts())
        play_on(first, second)
    assert ann.info(match["id"])["status"] == "over"


def test_one_person_and_agents_are_simply_asked(server: Running) -> None:
    ann = somebody(server)
    match = ann.make("me", "agent", "agent", options={"rounds": 3})
    with ann.sit(match["id"], 0) as seat:
        while not seat.is_over:
            seat.until(lambda seat: seat.is_over or seat.is_asked)
            if seat.is_asked:
                seat.act(seat.choices[0])
        assert seat.table["window_left"] is None
    assert ann.info(match["id"])["status"] == "over"


def test_agents_alone_play_on_without_anybody(quick_server: Running) -> None:
    ann = somebody(quick_server)
    match = ann.make("agent", "agent", {"kind": "agent", "agent": "random"})
    with ann.sit(match["id"], None) as watcher:
        watcher.until(lambda seat: seat.is_over)
        assert watcher.situation["view"].get("hand") is None
