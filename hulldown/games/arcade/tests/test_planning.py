"""The Planning Phase: A-074 to A-084."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.state import PLANNING, State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match

from .scenes import (
    act,
    acted,
    give,
    legal,
    planning,
    reasons,
    scene,
    told,
)

rule = pytest.mark.rule


def about_to_plan(**cards: int) -> State:
    return planning(give(scene("A> .  .  .\n.  .  .  .\nB> .  .  ."), "A", **cards))


@rule("A-074", "A-075")
def test_two_stacks_of_at_least_one_card_are_made_at_once() -> None:
    state = about_to_plan(advance_1=1, left=1)
    assert GAME.seats_to_act(state) == (0, 1)
    once = act(state, 0, "stack 1 left")
    assert "ready" not in legal(once, 0)
    assert reasons(GAME.why_not(once, 0))["stack:1"] == ["empty-stack"]
    done = act(once, 0, "stack 2 advance_1", "ready")
    assert done.asked == (1,)
    assert done.stacks[:2] == [(3,), (0,)]


@rule("A-076")
def test_a_maneuver_takes_any_number_of_turns() -> None:
    state = about_to_plan(left=4, right=3, around=2, advance_1=1)
    cards = ["stack 1 left"] * 4 + ["stack 1 around"] * 2 + ["stack 1 right"] * 3
    full = act(state, 0, *cards, "stack 1 advance_1")
    assert len(full.stacks[0]) == 10


@rule("A-077")
def test_a_maneuver_takes_one_move_at_most() -> None:
    state = act(about_to_plan(advance_1=2, advance_2=1), 0, "stack 1 advance_1")
    assert legal(state, 0) == ["stack 2 advance_1", "stack 2 advance_2", "disengage"]
    assert reasons(GAME.why_not(state, 0))["card:advance_2"] == ["one-move"]


@rule("A-078", "A-079")
def test_identical_cards_may_be_exchanged_once_before_choosing() -> None:
    state = about_to_plan(left=3, right=1)
    table = acted(state, 0, "exchange left 2", luck=[0, 0])
    after = table.state
    assert after.discards[:6] == [0, 0, 0, 2, 0, 0]
    assert after.hands[:6] == [2, 0, 0, 1, 1, 0]
    assert not [one for one in legal(after, 0) if one.startswith("exchange")]
    assert reasons(GAME.why_not(after, 0))["seat:0"] == ["already-exchanged"]
    shown = GAME.view(after, 1).data["seats"][0]
    assert shown["discards"] == [{"id": "card:left", "count": 2}]
    assert "own-cards-drawn" in told(table.events)


@rule("A-078")
def test_no_card_is_exchanged_after_one_is_chosen() -> None:
    state = act(about_to_plan(left=3), 0, "stack 1 left")
    assert not [one for one in legal(state, 0) if one.startswith("exchange")]
    assert reasons(GAME.why_not(state, 0))["seat:0"] == ["exchange-before-choosing"]


@rule("A-078")
def test_exchanged_cards_take_part_in_a_reshuffle() -> None:
    state = about_to_plan(left=3)
    state.decks[:6] = [0] * 6
    after = act(state, 0, "exchange left 2", luck=[0, 0])
    assert after.hands[:6] == [0, 0, 0, 3, 0, 0]


@rule("A-080", "A-081", "A-082")
def test_a_tank_may_be_disengaged_instead_which_shows_when_all_have_planned() -> None:
    state = about_to_plan(left=2, advance_1=1)
    out = act(state, 0, "stack 1 left", "disengage")
    assert out.hands[:6] == state.hands[:6]
    assert GAME.view(out, 1).data["seats"][0]["status"] == "engaged"
    assert GAME.view(out, 0).data["plan"]["disengaged"]
    shown = acted(out, 1, "disengage", rest=0)
    assert told(shown.events)[:4] == [
        "plan-made", "plans-made", "tank-disengaged", "tank-disengaged",
    ]  # fmt: skip


@rule("A-074")
def test_nobody_sees_a_stack_before_it_is_shown() -> None:
    state = about_to_plan(left=2, advance_1=1)
    one = act(state, 0, "stack 1 left", "stack 2 left", "ready")
    other = act(state, 0, "stack 1 left", "stack 1 left", "stack 2 advance_1", "ready")
    assert GAME.view(one, 1).data == GAME.view(other, 1).data
    assert GAME.view(one, 0).data["plan"] != GAME.view(other, 0).data["plan"]


@rule("A-074")
def test_a_plan_can_be_taken_back_until_the_last_one_commits() -> None:
    match = Match(GAME, GAME.info.configure(2), SeededChance(3))
    while match.state.asking != PLANNING:
        seat = match.seats_to_act[0]
        match.act(seat, match.legal(seat)[0])
    plan = GAME.plays(match.state, 0)[0].actions
    match.act(0, plan)
    assert match.take_back_refused(0) is None
    match.take_back(0)
    assert [action.kind for action in match.drafts[0]] == ["stack", "stack"]
    assert match.seats_to_act == (0, 1)


@rule("A-074", "A-080")
def test_a_run_out_clock_commits_the_draft_or_disengages() -> None:
    state = about_to_plan(left=2)
    assert GAME.usual(state, 0).notation() == "disengage"
    half = act(state, 0, "stack 1 left")
    assert GAME.usual(half, 0).notation() == "disengage"
    assert GAME.usual(act(half, 0, "stack 2 left"), 0).notation() == "ready"


@rule("A-083", "A-084")
def test_a_disengaged_tank_is_an_obstacle_for_bots_but_not_for_players() -> None:
    from hulldown.games.arcade.rules.bots import can_advance

    from .scenes import drive, like

    state = scene("1> b^ .")
    assert not can_advance(state, state.seats, state.at[state.seats], 1)
    assert like(drive(scene("A> b^ ."), "A", "advance_1"), ".  A> b^")


@rule("A-085", "A-086")
def test_stacks_are_shown_in_turn_order_whole_and_then_card_by_card() -> None:
    state = give(about_to_plan(left=2), "B", right=2)
    state.first = 1
    one = act(state, 0, "stack 1 left", "stack 2 left", "ready")
    table = acted(one, 1, "stack 1 right", "stack 2 right", "ready", rest=0)
    shown = [(e.message.id, e.message.args["seat"]) for e in table.events
             if e.message.id in ("stack-shown", "tank-turned")]  # fmt: skip
    assert shown[:4] == [
        ("stack-shown", "seat:1"), ("tank-turned", "seat:1"),
        ("stack-shown", "seat:0"), ("tank-turned", "seat:0"),
    ]  # fmt: skip


@rule("A-099", "A-100")
def test_bots_count_the_highest_move_that_was_shown_even_if_it_was_blocked() -> None:
    state = planning(give(scene("#  .\nA< #\n#  ."), "A", advance_3=1, left=1))
    state.at[1], state.asked = 0, (0,)
    table = acted(state, 0, "stack 1 advance_3", "stack 2 left", "ready", rest=0)
    assert "tank-stopped" in told(table.events)
