"""Siege Master: targets, damage, spoils, and Medals at the end of the turn."""

from typing import Any

import pytest

from .scenes import (
    bearing,
    country_of,
    do,
    legal,
    named,
    pick,
    scene,
    told,
    walk,
)

rule = pytest.mark.rule

SIEGE = pick("ussr", ability="siege", alone=True)
FOREIGN = pick("usa", ability="siege", alone=True)
TWICE = bearing("siege", "siege")
LIGHT = pick("france", klass="light")
MEDIUM = pick("france", klass="medium")
HELPER = pick("france", klass="auxiliary", armour=(1, 2))


def strikes(state_line: str, **options: Any) -> list[str]:
    """What a Siege Master may choose in this scene."""
    return legal(do(scene(f"hands0 {SIEGE} {state_line}", **options), f"use {SIEGE}"))


# Targets


@rule("R-152", "R-153")
def test_a_base_defended_or_not_or_the_armoured_vehicle_defending_it() -> None:
    assert strikes(f"bases1 whole:{MEDIUM},whole,damaged") == [
        "siege-base 1 0",
        "siege-defender 1 0",
        "siege-base 1 1",
        "siege-base 1 2",
    ]


@rule("R-152", "RQ-35")
def test_undefended_bases_in_the_same_state_are_one_choice_for_each_opponent() -> None:
    assert strikes("bases2 gone,damaged,damaged", seats=3) == ["siege-base 1 0", "siege-base 2 1"]


@rule("R-152")
def test_own_bases_are_no_target() -> None:
    assert strikes(f"bases0 whole:{MEDIUM},damaged,whole bases1 gone,gone,whole") == [
        "siege-base 1 2"
    ]


@rule("R-153", "R-136", "RX-23")
@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"edition": "en"}, False),
        ({"edition": "de-1.3"}, False),
        ({"edition": "pl"}, True),
        ({"edition": "de-1.3", "siege_targets_auxiliary": "on"}, True),
        ({"edition": "pl", "siege_targets_auxiliary": "off"}, False),
    ],
)
def test_an_auxiliary_unit_is_a_target_only_where_edition_or_option_say_so(
    options: dict[str, Any], allowed: bool
) -> None:
    words = strikes(f"bases1 whole:{HELPER},gone,gone", **options)
    assert words == ["siege-base 1 0"] + ["siege-defender 1 0"] * allowed


@rule("R-189", "RQ-38")
def test_one_use_hits_one_target_and_two_abilities_two() -> None:
    state = scene(f"hands0 {TWICE}")
    after = do(state, f"use {TWICE}", "siege-base 1 0", "siege-base 1 1")
    assert after.bases[3:] == [2, 2, 1]
    same = do(state, f"use {TWICE}", "siege-base 1 0", "siege-base 1 0")
    assert same.bases[3:] == [0, 1, 1]
    once = do(scene(f"hands0 {SIEGE}"), f"use {SIEGE}", "siege-base 1 0")
    assert once.bases[3:] == [2, 1, 1]


@rule("R-189", "RQ-38")
def test_a_target_must_be_chosen_if_there_is_one() -> None:
    assert all(word.startswith("siege-") for word in strikes("bases1 gone,gone,whole"))


@rule("RQ-38")
def test_without_a_target_the_ability_does_nothing_and_the_card_goes_on() -> None:
    card = bearing("siege", "reinforcements", armour=(1, 2))
    state = scene(f"hands0 {card} garages0 engineers bases1 gone,gone,gone")
    after = do(state, f"use {card}", rest=0)
    assert (named(after.hands[0]), named(after.defenders[:1])) == (["engineers"], [card])


# What a strike does


@rule("R-154")
def test_a_base_is_damaged_and_a_damaged_one_destroyed() -> None:
    state = do(scene(f"hands0 {SIEGE} bases1 whole,damaged,gone"), f"use {SIEGE}")
    assert do(state, "siege-base 1 0").bases[3:] == [2, 2, 0]
    assert do(state, "siege-base 1 1").bases[3:] == [1, 0, 0]


@rule("R-154", "RQ-25")
@pytest.mark.parametrize("prey", [LIGHT, MEDIUM])
def test_an_undamaged_vehicle_is_only_damaged_whatever_its_armour(prey: str) -> None:
    state = scene(f"hands0 {SIEGE} bases1 whole:{prey},gone,gone")
    after = do(state, f"use {SIEGE}", "siege-defender 1 0")
    assert (named(after.defenders[3:4]), after.dented[3]) == ([prey], 1)
    assert (after.vehicles_destroyed, after.siege_due) == ((0, 0), (0, 0, 0, 0))


@rule("R-154", "RQ-25")
@pytest.mark.parametrize(("prey", "killed"), [(LIGHT, True), (MEDIUM, False)])
def test_an_option_lets_siege_destroy_armour_1_at_once(prey: str, killed: bool) -> None:
    state = scene(f"hands0 {SIEGE} bases1 whole:{prey},gone,gone", siege_kills_armour_1=True)
    after = do(state, f"use {SIEGE}", "siege-defender 1 0")
    assert (after.vehicles_destroyed[0], after.dented[3]) == (int(killed), int(not killed))


@rule("R-154", "R-158")
@pytest.mark.parametrize("prey", [LIGHT, MEDIUM])
def test_a_damaged_vehicle_is_destroyed_and_goes_to_its_owners_depot(prey: str) -> None:
    state = scene(f"hands0 {SIEGE} bases1 whole:{prey}!,gone,gone")
    after = do(state, f"use {SIEGE}", "siege-defender 1 0")
    assert (after.defenders[3], after.dented[3], after.bases[3]) == (-1, 0, 1)
    assert named(after.depots[1]) == [prey]
    assert after.vehicles_destroyed == (1, 0)


@rule("RQ-38", "R-084")
def test_a_heavy_tank_with_siege_only_damages_an_undamaged_base() -> None:
    heavy = pick(klass="heavy", ability="siege", alone=True)
    after = do(scene(f"hands0 {heavy}"), f"use {heavy}", "siege-base 1 0")
    assert after.bases[3:] == [2, 1, 1]


@rule("RQ-38", "R-169")
def test_only_against_bases_does_not_bind_the_siege_of_such_a_card() -> None:
    card = pick(ability="siege", alone=True, only_bases=True)
    state = scene(f"hands0 {card} bases1 whole:{MEDIUM},gone,gone")
    assert do(state, f"use {card}", "siege-defender 1 0").dented[3] == 1


@rule("RQ-35", "R-154", "R-177")
def test_marks_of_siege_and_assault_combine_in_one_turn() -> None:
    gun = pick("usa", power=1, only_bases=False)
    state = scene(f"hands0 {SIEGE}+{gun} bases1 whole:{MEDIUM},gone,gone")
    siege_first = do(state, f"use {SIEGE}", "siege-defender 1 0", f"announce {gun}",
                     f"attack {gun} 1 0")  # fmt: skip
    assert siege_first.vehicles_destroyed == (1, 0)
    assault_first = do(state, f"announce {gun}", f"attack {gun} 1 0", f"use {SIEGE}",
                       "siege-defender 1 0")  # fmt: skip
    assert assault_first.vehicles_destroyed == (1, 0)
    assert assault_first.siege_due == (1, 0, 0, 0)


# Spoils


@rule("R-156", "RQ-21")
def test_a_base_destroyed_by_siege_goes_to_the_active_players_depot_and_counts() -> None:
    state = scene(f"hands0 {SIEGE} bases1 damaged,whole,whole")
    after = do(state, f"use {SIEGE}", "siege-base 1 0")
    assert named(after.depots[0]) == ["base"]
    assert after.bases_destroyed == (1, 0)
    assert (after.due, after.siege_due) == ((0, 0, 0, 0), (0, 0, 0, 0))


@rule("R-157", "RQ-26", "RX-44", "RQ-20")
def test_siege_on_a_defended_damaged_base_sends_its_defender_home_without_a_medal() -> None:
    state = scene(f"hands0 {SIEGE} bases1 damaged:{MEDIUM},whole,whole")
    after, events = walk(state, f"use {SIEGE}", "siege-base 1 0")
    assert (after.bases[3], after.defenders[3]) == (0, -1)
    assert (named(after.depots[0]), named(after.depots[1])) == (["base"], [MEDIUM])
    assert (after.vehicles_destroyed, after.siege_due) == ((0, 0), (0, 0, 0, 0))
    assert (events[-1].message.id, events[-1].rule) == ("base-defended", "R-055")
    returned = events[-2]
    assert (returned.message.id, returned.rule) == ("defender-returned", "R-157")
    assert returned.message.args == {"seat": "seat:1", "card": f"card:{MEDIUM}"}


@rule("R-157", "RQ-26")
def test_a_damaged_defender_of_a_fallen_base_comes_home_without_its_mark() -> None:
    state = scene(f"hands0 {SIEGE} bases1 damaged:{MEDIUM}!,whole,whole")
    after = do(state, f"use {SIEGE}", "siege-base 1 0")
    assert (after.dented[3], named(after.depots[1])) == (0, [MEDIUM])


@rule("R-102", "R-156")
def test_the_third_base_may_fall_to_siege() -> None:
    state = scene(f"hands0 {SIEGE} bases1 damaged,gone,gone")
    assert do(state, f"use {SIEGE}", "siege-base 1 0").ending


# Medals


@rule("R-159", "RQ-16", "RQ-43")
def test_the_medal_is_of_the_siege_cards_country_and_comes_at_the_end_of_the_turn() -> None:
    state = scene(f"hands0 {SIEGE} garages0 engineers*3 bases1 whole:{LIGHT}!,whole,whole")
    struck = do(state, f"use {SIEGE}", "siege-defender 1 0")
    assert struck.singles == (9, 9, 9, 9)
    after, events = walk(struck, "end", rest=0)
    assert named(after.depots[0]) == ["ussr_medal"]
    assert after.singles == (8, 9, 9, 9)
    said = [(event.message.id, event.rule) for event in events]
    assert ("medals-taken", "R-159") in said


@rule("R-159")
def test_the_medal_is_paid_once() -> None:
    state = scene(f"hands0 {SIEGE} bases1 whole:{LIGHT}!,whole,whole")
    state = do(state, f"use {SIEGE}", "siege-defender 1 0", "end", "end", "end", rest=0)
    assert state.singles == (8, 9, 9, 9)


@rule("R-159", "RQ-16", "RQ-43")
def test_a_siege_medal_is_not_in_the_reshuffle_of_the_new_hand() -> None:
    state = scene(f"hands0 {SIEGE}+engineers*3 bases0 gone,gone,gone "
                  f"bases1 whole:{LIGHT}!,whole,whole")  # fmt: skip
    ids = [
        message.id
        for message in told(state, f"use {SIEGE}", "siege-defender 1 0", "end", rest=0, to=0)
    ]
    assert ids.index("own-cards-drawn") < ids.index("medals-taken") < ids.index("turn-began")
    after = do(state, f"use {SIEGE}", "siege-defender 1 0", "end", rest=0)
    assert named(after.depots[0]) == ["ussr_medal"]


@rule("R-155", "RX-24", "RQ-12")
def test_siege_and_assault_of_one_turn_may_be_of_different_countries() -> None:
    gun = pick("usa", power=2, only_bases=False)
    state = scene(f"hands0 {SIEGE}+{gun} bases1 whole:{LIGHT},whole:{MEDIUM}!,whole")
    after = do(state, f"use {SIEGE}", "siege-defender 1 1", f"announce {gun}",
               f"attack {gun} 1 0", "end", rest=0)  # fmt: skip
    assert after.vehicles_destroyed == (2, 0)
    assert after.singles == (8, 9, 8, 9)


@rule("RQ-12", "R-066")
def test_siege_is_no_assault_and_is_free_before_and_after_one() -> None:
    gun = pick("usa", power=1, only_vehicles=False)
    state = scene(f"hands0 {SIEGE}+{gun}")
    sieged = do(state, f"use {SIEGE}", "siege-base 1 0")
    assert f"announce {gun}" in legal(sieged)
    attacked = do(state, f"announce {gun}", f"attack {gun} 1 0")
    assert f"use {SIEGE}" in legal(attacked)


@rule("R-159", "R-089", "RQ-16")
def test_two_siege_kills_of_one_country_may_be_paid_with_a_double() -> None:
    country = country_of(TWICE)
    state = scene(f"hands0 {TWICE} bases1 whole:{LIGHT}!,whole:{MEDIUM}!,whole")
    struck = do(state, f"use {TWICE}", "siege-defender 1 0", "siege-defender 1 1")
    asked = do(struck, "end", rest=0)
    assert (asked.asked, legal(asked)) == ((0,), ["take-doubles 0", "take-doubles 1"])
    after = do(asked, "take-doubles 1")
    assert named(after.depots[0]) == [f"{country}_two_medals"]
    assert (after.asked, "end" in legal(after)) == ((1,), True)
    assert named(do(asked, "take-doubles 0").depots[0]) == [f"{country}_medal"] * 2


@rule("R-159", "RQ-16")
def test_siege_kills_of_two_countries_are_paid_each_from_its_pile() -> None:
    state = scene(f"hands0 {SIEGE}+{FOREIGN} bases1 whole:{LIGHT}!,whole:{MEDIUM}!,whole")
    after = do(state, f"use {SIEGE}", "siege-defender 1 0", f"use {FOREIGN}",
               "siege-defender 1 1", "end", rest=0)  # fmt: skip
    assert sorted(named(after.depots[0])) == ["usa_medal", "ussr_medal"]
    assert after.doubles == (3, 3, 3, 3)


@rule("R-091", "R-159", "RQ-15")
def test_a_siege_kill_with_no_single_left_earns_nothing_but_counts() -> None:
    state = scene(f"hands0 {SIEGE} bases1 whole:{LIGHT}!,whole,whole singles 0,9,9,9")
    after = do(state, f"use {SIEGE}", "siege-defender 1 0", "end", rest=0)
    assert (after.depots[0], after.doubles) == ([], (3, 3, 3, 3))
    assert after.vehicles_destroyed == (1, 0)


@rule("RQ-20", "RQ-41")
def test_the_striker_who_destroys_is_credited_not_who_damaged_before() -> None:
    state = scene(
        f"active 2 asked 2 laid_out 2 hands2 {SIEGE} bases1 whole:{MEDIUM}!,whole,whole", seats=3
    )
    after = do(state, f"use {SIEGE}", "siege-defender 1 0", "end", rest=0)
    assert after.vehicles_destroyed == (0, 0, 1)
    assert after.singles == (8, 9, 9, 9)
