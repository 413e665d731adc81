"""Repair: one or two cards of the own Depot leave the game."""

import pytest

from .scenes import bearing, do, legal, named, number, pick, scene

rule = pytest.mark.rule

CARD = pick(ability="repair", alone=True, armour=(1, 2))


@rule("R-165", "R-021")
def test_one_or_two_cards_of_the_own_depot_go_to_the_graveyard() -> None:
    state = do(scene(f"hands0 {CARD} depots0 engineers*2+volunteers"), f"use {CARD}")
    assert legal(state) == ["repair engineers", "repair volunteers"]
    one = do(state, "repair volunteers", "repair-done")
    assert (named(one.depots[0]), named(one.graveyard)) == (["engineers"] * 2, ["volunteers"])
    two = do(state, "repair engineers", "repair engineers")
    assert (named(two.depots[0]), named(two.graveyard)) == (["volunteers"], ["engineers"] * 2)


@rule("R-165")
def test_there_is_no_third_card() -> None:
    state = scene(f"hands0 {CARD} depots0 engineers*4")
    after = do(state, f"use {CARD}", "repair engineers", "repair engineers")
    assert "end" in legal(after)
    assert len(after.depots[0]) == 2


@rule("R-165")
def test_the_starting_barracks_cards_are_among_them() -> None:
    state = do(scene(f"hands0 {CARD} depots0 engineers+technicians+volunteers"), f"use {CARD}")
    assert legal(state) == ["repair engineers", "repair technicians", "repair volunteers"]


@rule("R-166")
def test_the_repair_card_itself_does_not_leave_the_game() -> None:
    state = scene(f"hands0 {CARD} depots0 engineers")
    after = do(state, f"use {CARD}", "repair engineers")
    assert named(after.defenders[:1]) == [CARD]
    assert named(after.graveyard) == ["engineers"]


@rule("RQ-28", "R-166")
def test_the_repair_card_is_not_yet_in_the_depot() -> None:
    state = scene(f"hands0 {CARD} depots0 engineers bases0 gone,gone,gone")
    asked = do(state, f"use {CARD}")
    assert legal(asked) == ["repair engineers"]
    assert named(do(asked, "repair engineers").depots[0]) == [CARD]


@rule("R-165", "RQ-28")
def test_cards_of_any_kind_medals_and_bases_included() -> None:
    tank = pick(but=[CARD])
    depot = f"base+ussr_medal+germany_two_medals+{tank}"
    words = legal(do(scene(f"hands0 {CARD} depots0 {depot}"), f"use {CARD}"))
    assert sorted(words) == sorted(f"repair {name}" for name in depot.split("+"))


@rule("RQ-28", "R-103")
def test_a_removed_medal_does_not_return_to_its_pile() -> None:
    state = scene(f"hands0 {CARD} depots0 ussr_medal*2 singles 7,9,9,9")
    after = do(state, f"use {CARD}", "repair ussr_medal", "repair ussr_medal")
    assert after.singles == (7, 9, 9, 9)
    assert named(after.graveyard) == ["ussr_medal"] * 2


@rule("RQ-28")
def test_cards_spent_bought_or_attacked_with_in_this_turn_can_be_removed() -> None:
    gun = pick(power=(1, 2), only_vehicles=False, but=[CARD])
    cheap = pick(cost=1, but=[CARD, gun])
    state = scene(f"hands0 {CARD}+{gun}+engineers reserve {cheap}")
    state = do(state, f"buy {cheap}", "pay engineers", "take", f"announce {gun}",
               f"attack {gun} 1 0", f"use {CARD}", rest=0)  # fmt: skip
    assert sorted(legal(state)) == sorted(["repair engineers", f"repair {cheap}", f"repair {gun}"])


@rule("RQ-28")
def test_with_one_card_there_it_is_that_card() -> None:
    state = do(scene(f"hands0 {CARD} depots0 engineers"), f"use {CARD}")
    assert legal(state) == ["repair engineers"]
    assert "end" in legal(do(state, "repair engineers"))


@rule("RQ-28")
def test_with_an_empty_depot_nothing_happens() -> None:
    after = do(scene(f"hands0 {CARD}"), f"use {CARD}")
    assert (named(after.defenders[:1]), after.graveyard) == ([CARD], [])


@rule("RQ-28", "R-061")
def test_to_remove_none_the_vehicle_is_deployed_without_its_ability() -> None:
    after = do(scene(f"hands0 {CARD} depots0 engineers"), f"deploy {CARD}")
    assert (named(after.depots[0]), after.graveyard) == (["engineers"], [])


@rule("R-165")
def test_another_players_depot_is_not_touched() -> None:
    after = do(scene(f"hands0 {CARD} depots1 engineers"), f"use {CARD}")
    assert named(after.depots[1]) == ["engineers"]


@rule("R-021", "R-165")
def test_a_vehicle_removed_never_comes_back_to_the_deck() -> None:
    tank = pick(but=[CARD])
    state = scene(f"hands0 {CARD} depots0 {tank}")
    after = do(state, f"use {CARD}", f"repair {tank}")
    assert named(after.graveyard) == [tank]
    assert number(tank) not in after.deck + after.discards + after.reserve


@rule("R-052", "R-165")
def test_the_next_ability_follows_when_repair_is_done() -> None:
    card = bearing("repair", "reinforcements")
    state = scene(f"hands0 {card} garages0 volunteers depots0 engineers*2")
    after = do(state, f"use {card}", "repair engineers", "repair-done", rest=0)
    assert named(after.hands[0]) == ["volunteers"]


@rule("RQ-39", "RQ-28")
def test_a_squad_may_be_repaired_away_to_the_last_card_and_its_player_plays_on() -> None:
    state = scene(f"hands0 {CARD} depots0 engineers*2 garages1 engineers*3 hands1 engineers*3")
    state = do(state, f"use {CARD}", "repair engineers", "repair engineers", "end", rest=0)
    assert (state.hands[0], state.garages[0], state.depots[0]) == ([], [], [])
    state = do(state, "end", rest=0)
    assert (state.active, state.asked, legal(state)) == (0, (0,), ["end"])
