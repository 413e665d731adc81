"""A Tank Phase is prepared while others act: the order of play is known after the bids."""

from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.rules.frames import WINDOW
from hulldown.games.duel.state import State

from .scenes import begin, config, do, legal, scene, tank

rule = pytest.mark.rule
BOTH_SEEN = {"german_i": ["soviet_i"], "soviet_i": ["german_i"]}
SHOT = ("fire n45", "enough", "declare")


def waiting(hand: list[int], **fields: Any) -> State:
    """A German acts; after it the first Soviet tank, whose player holds this hand."""
    state = scene([45], other_hand=hand, spotted=BOTH_SEEN, **fields)
    state.order = [tank(state, "german_ii"), tank(state, "soviet_i"), tank(state, "soviet_ii")]
    return state


@rule("D-131", "D-133")
def test_the_next_tank_of_a_waiting_player_composes_its_action() -> None:
    state = waiting([44])
    ahead = GAME.on_turn(state, 1)
    assert ahead is not None
    assert (ahead.active, ahead.asked) == (tank(state, "soviet_i"), (1,))
    assert {"fire n44", "pass"} <= set(legal(ahead, 1))
    assert (state.active, state.asked) == (tank(state, "german_i"), (0,))


@rule("D-131")
def test_nobody_prepares_who_acts_or_has_no_tank_left_to_act() -> None:
    state = waiting([44])
    assert GAME.on_turn(state, 0) is None
    state.order = [tank(state, "german_ii")]
    assert GAME.on_turn(state, 1) is None


@rule("D-133", "D-336")
def test_what_another_has_declared_or_composes_does_not_come_into_it() -> None:
    begun = do(waiting([44]), "fire n45", "enough")
    ahead, plain = GAME.on_turn(begun, 1), GAME.on_turn(waiting([44]), 1)
    assert ahead is not None
    assert plain is not None
    assert ahead.draft == plain.draft
    asked = do(waiting([44]), *SHOT)
    assert asked.frames.kind() == WINDOW
    assert GAME.on_turn(asked, 1) is None


@rule("D-140", "D-141")
def test_a_burning_crew_prepares_what_it_is_asked_first() -> None:
    ahead = GAME.on_turn(waiting([44], burning={"soviet_i": 1}), 1)
    assert ahead is not None
    assert "bail-out" in legal(ahead, 1)


@rule("D-137")
def test_smoke_that_may_lift_does_not_hinder_preparing() -> None:
    ahead = GAME.on_turn(waiting([44], filled={"soviet_i": 1}), 1)
    assert ahead is not None
    assert "pass" in legal(ahead, 1)


@rule("D-146")
def test_where_luck_decides_first_nothing_is_prepared() -> None:
    assert GAME.on_turn(waiting([44], broken={"soviet_i": 1}), 1) is None


@rule("D-181")
def test_an_empty_hand_prepares_nothing() -> None:
    assert GAME.on_turn(waiting([]), 1) is None


@rule("D-336", "D-131")
def test_a_prepared_shot_outlives_a_question_about_tactics() -> None:
    state = waiting([7, 44])
    state.order = [tank(state, "soviet_i")]
    match = begin(state, config(2, "open_fight", tanks="2"))
    plan = match.own(["fire n44"])
    assert match.draft(1, plan).applied == 1
    match.act(0, ["fire n45", "declare"])
    assert match.prompt(1).reaction
    assert (match.drafts, match.aside) == ({}, {1: plan})
    match.act(1, "decline")
    assert match.drafts == {1: plan}
