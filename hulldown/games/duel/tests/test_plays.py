"""Sequences of actions for one click, and which of them come first."""

from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.state import BURNING, State
from hulldown.kernel.messages import Play

from .scenes import legal, scene, walk

rule = pytest.mark.rule
SEEN = {"german_i": ["soviet_i", "soviet_ii"]}


def plays(state: State, id: str = "") -> list[Play[DuelAction]]:
    """The plays offered to whoever is asked, or those with this message."""
    found = GAME.plays(state, state.asked[0])
    return [play for play in found if not id or play.message.id == id]


def told(state: State, id: str) -> list[dict[str, Any]]:
    """The arguments of the plays with this message."""
    return [play.message.args for play in plays(state, id)]


def small_steps(state: State, play: Play[DuelAction]) -> State:
    """The position after all actions of a play but the last; each must be legal."""
    return walk(state, *[action.notation() for action in play.actions[:-1]])[0]


def test_every_play_consists_of_legal_actions_and_ends_with_its_declaration() -> None:
    state = scene(hand=[45, 4, 62, 6, 13, 2, 57, 16], spotted=SEEN, tanks="4")
    found = plays(state)
    assert len(found) > 10
    for play in found:
        assert play.actions[-1].notation() == "declare"
        assert legal(small_steps(state, play)) == ["declare"]


@rule("D-248")
def test_a_shot_is_one_play_with_its_chances_and_cards() -> None:
    state = scene(hand=[62], spotted={"german_i": ["soviet_i"]})
    [args] = told(state, "play-fire")
    assert args["enemy"] == "tank:soviet_i"
    assert args["cards"] == ["card:n62"]
    hits = [card for card in state.deck.cards if card <= args["number"]]
    assert args["hit"] == round(100 * len(hits) / len(state.deck.cards))
    assert 0 < args["pierce"] < args["hit"]


def test_each_enemy_in_sight_has_its_own_shots() -> None:
    shots = told(scene(hand=[62], spotted=SEEN), "play-fire")
    assert {args["enemy"] for args in shots} == {"tank:soviet_i", "tank:soviet_ii"}


def test_a_way_to_shoot_that_costs_more_and_brings_no_more_is_not_offered() -> None:
    shots = told(scene(hand=[45, 62], spotted={"german_i": ["soviet_i"]}), "play-fire")
    assert [args["cards"] for args in shots] == [["card:n62"]]


def test_an_enemy_has_at_most_eight_ways_and_the_most_promising_stands_first() -> None:
    state = scene(hand=[4, 9, 15, 21, 50, 57, 62, 6, 13], spotted={"german_i": ["soviet_i"]})
    shots = [play for play in plays(state) if play.message.id.startswith("play-fire")]
    assert 1 < len(shots) <= 8
    assert shots[0].message.args["cards"] == ["card:n62", "card:n6"]


def test_two_fire_cards_aim_where_a_hull_down_target_can_be_hit() -> None:
    state = scene(hand=[62, 57], spotted={"german_i": ["soviet_i"]}, hull_down={"soviet_i": 1})
    [args] = told(state, "play-fire-aimed")
    assert args["place"] == "place:turret"
    assert args["pierce"] > told(state, "play-fire")[0]["pierce"]


def test_with_odds_off_a_play_tells_the_number_and_no_chance() -> None:
    state = scene(hand=[62], spotted={"german_i": ["soviet_i"]}, options={"odds": "off"})
    [args] = told(state, "play-fire-untold")
    assert set(args) == {"enemy", "cards", "number"}
    assert not plays(state, "play-fire")


@rule("D-173")
def test_a_spot_attempt_is_one_play_for_each_enemy() -> None:
    state = scene(hand=[45, 13])
    found = told(state, "play-spot")
    assert {args["enemy"] for args in found} == {"tank:soviet_i", "tank:soviet_ii"}
    assert all(0 < args["chance"] < 100 for args in found)


@rule("D-171")
def test_to_conceal_is_offered_only_to_a_tank_that_somebody_has_spotted() -> None:
    in_woods = {"german_i": 2}
    unseen = scene(hand=[6], hold=in_woods)
    assert plays(unseen, "play-conceal") == []
    assert "lead n6" in legal(unseen), "who wants to may still try"
    seen = scene(hand=[6], hold=in_woods, spotted={"soviet_i": ["german_i"]})
    [args] = told(seen, "play-conceal")
    assert args["card"] == "card:n6"


@rule("D-206")
def test_driving_into_terrain_is_one_play() -> None:
    state = scene(hand=[13, 2])
    [play] = [play for play in plays(state) if "into" in play.message.id]
    assert play.message.args["terrain"] == "terrain:woods"
    after = walk(state, *[action.notation() for action in play.actions], pulls=[99])[0]
    assert after.hold[state.active] == 2


@rule("D-164")
def test_a_burning_tank_is_offered_to_put_the_fire_out_first() -> None:
    state = scene(hand=[4, 13, 26, 62], burning={"german_i": 1})
    first = plays(state)[0]
    assert first.message.id == "play-extinguish"
    assert first.message.args["cards"] == ["card:n26", "card:n13"]


@rule("D-026")
def test_paying_for_the_fire_in_administration_is_one_play() -> None:
    state = scene(hand=list(range(1, 31)), burning={"german_i": 1})
    state.ask_seat(BURNING, state.asked[0])
    [play] = plays(state, "play-pay-fire")
    icons = [state.cat.orders[action.card] for action in play.actions[1:]]
    assert sum(icons) >= 4
    assert sum(icons[:-1]) < 4
