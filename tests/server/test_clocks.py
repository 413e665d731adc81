"""Clocks and reaction windows, with the server's clock put forward."""

from typing import Any

import pytest

from tests.server.client import (
    Seat,
    claim_crate,
    play_on,
    refused,
    seated,
    sendable,
    table_of_two,
)
from tests.server.clocks import Clock
from tests.server.running import Running

MOVE = {"clock": "move", "seconds": 60, "reactions": "ask"}
BANK = {"clock": "bank", "seconds": 100, "bonus": 10}
WINDOW = {"reactions": "window", "window": 30}


def left(seat: Seat, whose: int) -> float:
    """How much time a seat has, as this one sees it."""
    return float(seat.table["seats"][whose]["left"])


def has_run_out(times: int) -> Any:
    return lambda seat: seat.texts().count("match-time-ran-out") == times


def test_a_run_out_clock_plays_the_usual_and_the_match_goes_on(
    server: Running, clock: Clock
) -> None:
    match, ann, bob = table_of_two(server, pace=MOVE)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        first.act("ready")
        clock.advance(59)
        second.catch_up()
        assert "match-time-ran-out" not in second.texts()
        clock.advance(2)
        first.until(has_run_out(1))
        first.until(lambda seat: seat.situation["to_act"] == [0, 1])
        assert first.table["seats"][1]["stand_in"] == ""


def test_twice_in_a_row_an_agent_stands_in_until_the_person_comes_back(
    server: Running, clock: Clock
) -> None:
    match, ann, bob = table_of_two(server, pace=MOVE)
    id = match["id"]
    with ann.sit(id, 0) as first:
        for times in (1, 2):
            first.until(lambda seat: seat.is_asked)
            first.act("ready")
            clock.advance(61)
            first.until(has_run_out(times))
        assert "match-handed-over" in first.texts()
        first.until(lambda seat: seat.table["seats"][1]["stand_in"] == "lieutenant")
        with bob.sit(id, 1) as second:
            assert second.welcome["lines"][-1]["message"]["id"] == "match-came-back"
            assert second.table["seats"][1]["stand_in"] == ""
            first.until(lambda seat: seat.table["seats"][1]["stand_in"] == "")
            play_on(first, second)


def test_a_late_answer_loses_its_question_and_is_refused(server: Running, clock: Clock) -> None:
    match, ann, bob = table_of_two(server, pace=MOVE)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        first.act("ready")
        late = second.request("act", prompt_number=second.prompt, actions=[{"kind": "ready"}])
        clock.advance(61)
        second.until(has_run_out(1))
        refused("match/stale", lambda: second.put(late))


def test_a_run_out_clock_takes_the_draft_if_it_is_whole(server: Running, clock: Clock) -> None:
    match, ann, bob = table_of_two(server, pace=MOVE)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        card = sendable(second)
        second.ask("draft", actions=[card, {"kind": "ready"}])
        first.act("ready")
        clock.advance(61)
        first.until(lambda seat: "card-sent" in seat.texts())
        sent = next(line for line in first.lines if line["message"]["id"] == "card-sent")
        assert sent["message"]["args"] == {"seat": "seat:1", "card": f"card:{card['card']}"}


def test_a_bank_runs_while_one_is_asked_and_a_decision_adds_to_it(
    server: Running, clock: Clock
) -> None:
    match, ann, bob = table_of_two(server, pace=BANK)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        clock.advance(40)
        first.act("ready")
        second.until(lambda seat: seat.situation["to_act"] == [1])
        second.until(lambda seat: not seat.table["seats"][0]["ticking"])
        assert left(second, 0) == pytest.approx(70, abs=5)
        assert left(second, 1) == pytest.approx(60, abs=5)
        clock.advance(61)
        second.until(has_run_out(1))


def test_private_steps_and_take_backs_buy_no_time(server: Running, clock: Clock) -> None:
    match, ann, bob = table_of_two(server, pace=BANK)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        clock.advance(30)
        first.act(sendable(first))
        first.ask("draft", actions=[])
        for _ in range(3):
            first.act("ready")
            first.ask("take-back", prompt_number=first.prompt)
        first.until(lambda seat: seat.table["seats"][0]["ticking"])
        first.catch_up()
        assert left(first, 0) == pytest.approx(70, abs=6)
        assert left(second, 1) <= 100


def test_a_move_clock_goes_on_where_it_was_after_a_take_back(server: Running, clock: Clock) -> None:
    match, ann, bob = table_of_two(server, pace=MOVE)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, _):
        clock.advance(50)
        first.act("ready")
        first.ask("take-back", prompt_number=first.prompt)
        first.catch_up()
        assert left(first, 0) == pytest.approx(10, abs=4)


def test_a_window_holds_every_answer_to_its_end(server: Running, clock: Clock) -> None:
    match, ann, bob = table_of_two(server, pace=WINDOW)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        claim_crate(first, second)
        first.until(lambda seat: seat.table["window_left"] is not None)
        second.until(lambda seat: seat.is_asked)
        received = len(first.received)
        second.act("decline")
        assert second.situation["held"]
        assert second.situation["to_act"] == [1]
        second.ask("take-back", prompt_number=second.prompt)
        assert not second.situation["held"]
        second.act("decline")
        first.catch_up()
        assert len(first.received) == received + 1
        assert first.situation["to_act"] == [1]
        assert "has-answered" not in second.texts()
        clock.advance(29)
        first.catch_up()
        assert "answers-shown" not in first.texts()
        clock.advance(2)
        first.until(lambda seat: "crate-taken" in seat.texts())
        first.until(lambda seat: seat.table["window_left"] is None)


def test_a_window_is_as_long_for_who_does_not_answer(server: Running, clock: Clock) -> None:
    match, ann, bob = table_of_two(server, pace=WINDOW)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        claim_crate(first, second)
        first.until(lambda seat: seat.table["window_left"] is not None)
        assert first.table["window_left"] == pytest.approx(30, abs=3)
        first.catch_up()
        assert "answers-shown" not in first.texts()
        clock.advance(31)
        first.until(lambda seat: "answers-shown" in seat.texts())


def test_orders_that_decide_are_carried_out_at_once(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace=WINDOW)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        second.ask("orders", orders={"flare_from": 0})
        claim_crate(first, second)
        first.until(lambda seat: "answers-shown" in seat.texts())
        assert first.table["window_left"] is None


def test_a_window_waits_while_the_match_is_paused(server: Running, clock: Clock) -> None:
    match, ann, bob = table_of_two(server, pace=WINDOW)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        claim_crate(first, second)
        for kind in ("pause", "resume"):
            first.ask("propose", kind=kind)
            second.until(lambda seat: seat.table["proposal"] is not None)
            second.ask("consent", proposal=second.table["proposal"]["number"], yes=True)
            first.until(lambda seat: seat.table["proposal"] is None)
            if kind == "pause":
                clock.advance(600)
                first.catch_up()
                assert "answers-shown" not in first.texts()
        assert first.table["window_left"] == pytest.approx(30, abs=3)
        clock.advance(31)
        first.until(lambda seat: "answers-shown" in seat.texts())


def test_held_answers_survive_a_restart_and_are_shown_together(
    server: Running, clock: Clock
) -> None:
    match, ann, bob = table_of_two(server, pace=WINDOW)
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        claim_crate(first, second)
        second.until(lambda seat: seat.is_asked)
        second.act("decline")
        held = second.situation
    server.forget(id)
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        assert second.situation == held
        clock.advance(31)
        first.until(lambda seat: "crate-taken" in seat.texts())
