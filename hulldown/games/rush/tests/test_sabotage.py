"""Sabotage: every opponent gives up a card of his choice."""

import pytest

from hulldown.games.rush import GAME

from .scenes import bearing, begin, do, legal, named, pick, scene, told, walk

rule = pytest.mark.rule

CARD = pick(ability="sabotage", alone=True, armour=0)
HANDS = "hands1 engineers+volunteers hands2 engineers*2+ussr_medal hands3 technicians"


@rule("R-150", "RQ-24")
def test_every_opponent_gives_up_a_card_clockwise_from_the_left() -> None:
    state = scene(f"active 2 asked 2 laid_out 2 hands2 {CARD} {HANDS.replace('hands2', 'hands0')}",
                  seats=4)  # fmt: skip
    asked = do(state, f"use {CARD}")
    order = []
    while asked.asked != (2,):
        order.append(asked.asked)
        asked = do(asked, legal(asked)[0])
    assert order == [(3,), (0,), (1,)]
    assert [named(depot) for depot in asked.depots] == [
        ["engineers"],
        ["engineers"],
        [CARD],
        ["technicians"],
    ]


@rule("R-150")
def test_the_victim_chooses_and_equal_cards_are_one_choice() -> None:
    state = scene(f"hands0 {CARD} hands1 engineers*2+ussr_medal")
    asked = do(state, f"use {CARD}")
    assert legal(asked) == ["give-up engineers", "give-up ussr_medal"]
    after = do(asked, "give-up ussr_medal")
    assert named(after.depots[1]) == ["ussr_medal"]
    assert named(after.hands[1]) == ["engineers", "engineers"]


@rule("R-150", "RQ-24", "RQ-42")
def test_each_choice_is_seen_by_all_when_it_is_made() -> None:
    state = do(scene(f"hands0 {CARD} {HANDS}", seats=4), f"use {CARD}")
    heard = told(state, "give-up volunteers", to=3)
    assert [(message.id, message.args) for message in heard] == [
        ("card-given-up", {"seat": "seat:1", "card": "card:volunteers"})
    ]


@rule("R-150", "RQ-24")
def test_an_empty_hand_loses_nothing() -> None:
    state = scene(f"hands0 {CARD} hands1 engineers hands3 volunteers", seats=4)
    asked = do(state, f"use {CARD}")
    assert asked.asked == (1,)
    assert do(asked, "give-up engineers").asked == (3,)


@rule("R-150", "RQ-24")
def test_with_all_hands_empty_sabotage_does_nothing_and_the_turn_goes_on() -> None:
    card = bearing("sabotage", "reinforcements")
    after = do(scene(f"hands0 {card} garages0 engineers"), f"use {card}", rest=0)
    assert after.asked == (0,)
    assert "end" in legal(after)
    assert after.depots[1] == []


@rule("R-151")
def test_no_replacement_is_drawn() -> None:
    state = scene(f"hands0 {CARD} hands1 engineers*3 garages1 engineers*3")
    after = do(state, f"use {CARD}", "give-up engineers")
    assert (len(after.hands[1]), len(after.garages[1])) == (2, 3)


@rule("R-099", "RQ-24")
def test_the_victim_draws_three_at_the_end_of_the_next_turn_as_always() -> None:
    state = scene(f"hands0 {CARD} hands1 engineers*3 garages1 engineers*3")
    state = do(state, f"use {CARD}", "give-up engineers", "end", rest=0)
    assert (state.active, len(state.hands[1])) == (1, 2)
    assert len(do(state, "end", rest=0).hands[1]) == 3


@rule("RQ-24")
def test_each_sabotage_is_a_round_of_its_own() -> None:
    other = pick(ability="sabotage", alone=True, but=[CARD])
    state = scene(f"hands0 {CARD}+{other} hands1 engineers*3")
    once = do(state, f"use {CARD}", "give-up engineers")
    twice = do(once, f"use {other}", "give-up engineers")
    assert (len(once.hands[1]), len(twice.hands[1])) == (2, 1)


@rule("R-052", "R-150")
def test_play_returns_to_the_saboteur_for_the_next_ability() -> None:
    card = bearing("sabotage", "reinforcements")
    state = scene(f"hands0 {card} garages0 volunteers*3 hands1 engineers*3")
    after = do(state, f"use {card}", "give-up engineers", rest=0)
    assert after.asked == (0,)
    assert after.hands[0]


@rule("R-150", "R-105")
def test_a_player_without_bases_is_sabotaged_like_everybody() -> None:
    state = scene(f"hands0 {CARD} hands1 engineers bases1 gone,gone,gone")
    assert do(state, f"use {CARD}").asked == (1,)


# Sealed


@rule("R-150", "RQ-24")
def test_sealed_all_opponents_choose_at_once() -> None:
    state = scene(f"hands0 {CARD} {HANDS}", seats=4, sabotage="sealed")
    assert do(state, f"use {CARD}").asked == (1, 2, 3)


@rule("R-150", "RQ-24")
def test_sealed_choices_move_no_card_and_tell_nothing_until_the_last_is_made() -> None:
    state = do(scene(f"hands0 {CARD} {HANDS}", seats=4, sabotage="sealed"), f"use {CARD}")
    one, events = walk(state, "give-up volunteers", seat=1)
    other = do(state, "give-up engineers", seat=1)
    assert [event.message.id for event in events] == ["has-chosen"]
    assert events[0].message.args == {"seat": "seat:1"}
    assert (one.asked, one.depots[1], len(one.hands[1])) == ((2, 3), [], 2)
    assert GAME.view(one, 2).data == GAME.view(other, 2).data
    assert GAME.view(one, 1).data["chosen"] == "card:volunteers"


@rule("R-150", "RQ-24")
def test_sealed_choices_are_shown_together_clockwise() -> None:
    state = do(scene(f"hands0 {CARD} {HANDS}", seats=4, sabotage="sealed"), f"use {CARD}")
    state = do(do(state, "give-up technicians", seat=3), "give-up ussr_medal", seat=2)
    after, events = walk(state, "give-up engineers", seat=1)
    shown = [event.message for event in events if event.message.id == "card-given-up"]
    assert [message.args["seat"] for message in shown] == ["seat:1", "seat:2", "seat:3"]
    assert [named(depot) for depot in after.depots[1:]] == [
        ["engineers"],
        ["ussr_medal"],
        ["technicians"],
    ]
    assert (after.asked, after.given_up) == ((0,), (-1, -1, -1, -1))


@rule("R-150", "RQ-24")
def test_sealed_an_empty_hand_is_not_asked() -> None:
    state = scene(f"hands0 {CARD} hands2 engineers", seats=3, sabotage="sealed")
    asked = do(state, f"use {CARD}")
    assert asked.asked == (2,)
    assert do(asked, "give-up engineers").asked == (0,)
    alone = scene(f"hands0 {CARD}", seats=3, sabotage="sealed")
    assert do(alone, f"use {CARD}").asked == (0,)


@rule("R-150", "RQ-24")
def test_a_sealed_choice_can_be_taken_back_while_another_is_missing() -> None:
    match = begin(f"hands0 {CARD} {HANDS}", seats=4, sabotage="sealed")
    table = match.game.actions(match.config)
    match.act(0, table.read(f"use {CARD}"))
    match.act(1, table.read("give-up volunteers"))
    match.take_back(1)
    match.act(1, table.read("give-up engineers"))
    match.act(2, table.read("give-up engineers"))
    assert named(match.state.depots[1]) == ["engineers"]
