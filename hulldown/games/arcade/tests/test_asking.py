"""What a person is asked, told and offered."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.state import PLACING, PLANNING
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ActionError
from hulldown.kernel.match import Match

from .scenes import (
    act,
    config,
    drive,
    give,
    legal,
    planning,
    scene,
)

rule = pytest.mark.rule


@rule("A-074")
def test_planning_is_sealed_and_all_else_is_open() -> None:
    state = planning(give(scene("A> .\nB> ."), "A", left=2))
    asked = GAME.prompt(state, 0)
    assert (asked.sealed, asked.public, asked.rule) == (True, False, "A-074")
    shovel = drive(scene("A> sh ."), "A", "advance_1")
    assert GAME.prompt(shovel, 0).public


def test_a_label_starts_on_a_thing_and_touches_others() -> None:
    state = planning(give(scene("A> .\nB> ."), "A", left=2))
    stack = GAME.describe(state, 0, state.cat.table.read("stack 2 left"))
    assert (stack.start, stack.touches) == ("card:left", ("stack:1",))
    state.ask(PLACING, (0,))
    place = GAME.describe(state, 0, state.cat.table.read("place c4 west"))
    assert (place.start, place.touches) == ("space:3:2", ("facing:west",))
    wall = drive(scene("A> sh .\n.  b  ."), "A", "advance_1")
    away = GAME.describe(wall, 0, wall.cat.table.read("wall b2"))
    assert (away.message.id, away.touches) == ("do-wall-away", ("brick:1:1",))
    new = GAME.describe(wall, 0, wall.cat.table.read("wall a2"))
    assert (new.message.id, new.start) == ("do-wall-new", "space:1:0")


@rule("A-074")
def test_two_moves_straight_on_are_one_click() -> None:
    state = planning(give(scene("A> .\nB> ."), "A", advance_1=2, advance_3=1, left=1))
    plays = GAME.plays(state, 0)
    listed = [[action.notation() for action in play.actions] for play in plays]
    assert listed == [
        ["stack 1 advance_1", "stack 2 advance_1", "ready"],
        ["stack 1 advance_1", "stack 2 advance_3", "ready"],
        ["stack 1 advance_3", "stack 2 advance_1", "ready"],
    ]
    assert GAME.plays(act(state, 0, "stack 1 left"), 0) == []


@rule("A-047")
def test_the_usual_throw_hits_most_bots_and_not_oneself() -> None:
    state = drive(scene("A> gr .  .  1^\n.  .  .  .  2^"), "A", "advance_1")
    area = GAME.describe(state, 0, GAME.usual(state, 0)).touches
    assert {"space:0:4", "space:1:4"} <= set(area)
    assert "space:0:1" not in area


@rule("A-045")
def test_the_usual_answer_to_a_shovel_leaves_all_walls() -> None:
    assert GAME.usual(drive(scene("A> sh ."), "A", "advance_1"), 0).notation() == "no-wall"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = Match(GAME, config(2), SeededChance(5))
    before = GAME.write_position(match.state)
    seat = match.seats_to_act[0]
    with pytest.raises(ActionError) as caught:
        match.act(seat, GAME.actions(match.config).read("ready"))
    assert caught.value.code == "action/illegal"
    with pytest.raises(ActionError) as caught:
        match.act(1 - seat, match.legal(seat)[0])
    assert caught.value.code == "action/not-your-turn"
    assert GAME.write_position(match.state) == before


@rule("A-102")
def test_a_standing_order_moves_the_bots_without_asking() -> None:
    match = Match(GAME, config(2), SeededChance(5))
    for seat in (0, 1):
        match.give_orders(seat, {"bot_order": "nearest"})
    picks = SeededChance("orders")
    while match.seats_to_act and match.state.round < 25:
        seat = match.seats_to_act[0]
        legal_ = match.legal(seat)
        assert legal_[0].kind != "move"
        match.step(seat, legal_[picks.draw(len(legal_), "", "")])
    assert any(record.by == "order" for record in match.records)


def test_nobody_is_refused_anything_who_is_not_asked() -> None:
    state = planning(give(scene("A> .\nB> ."), "A", left=2))
    done = act(state, 0, "stack 1 left", "stack 2 left", "ready")
    assert done.asking == PLANNING
    assert GAME.why_not(done, 0) == []
    assert legal(done, 1)
