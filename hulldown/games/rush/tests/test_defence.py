"""2) Defence: who must defend, where, and how a defender leaves."""

from typing import Any

import pytest

from .scenes import bearing, do, legal, named, number, pick, picks, refusals, scene, told

rule = pytest.mark.rule

TANK = pick(ability="recruitment", alone=True, armour=2)
SPG = pick(klass="spg", ability="")
GUARDS = picks(3, ability="", armour=(1, 2), but=[SPG])
PLAIN = pick(ability="", armour=(1, 2), but=[SPG, *GUARDS])
UNARMOURED = pick(ability="sabotage", armour=0)


def guarded(*names: str) -> str:
    """Bases with these defenders, the rest without."""
    return ",".join([*(f"whole:{name}" for name in names), *["whole"] * (3 - len(names))])


def deployments(words: list[str]) -> list[str]:
    return [word for word in words if word.startswith(("deploy", "defend"))]


# The rulebooks' example


@rule("R-054", "R-055", "R-058", "R-147")
def test_the_tank_recruits_then_defends_and_the_spg_it_displaces_goes_to_the_depot() -> None:
    state = scene(f"hands0 {TANK} bases0 {guarded(GUARDS[0], SPG, GUARDS[1])}")
    asked = do(state, f"use {TANK}")
    assert asked.recruited
    assert legal(asked) == ["defend 0", "defend 1", "defend 2"]
    after = do(asked, "defend 1")
    assert named(after.defenders[:3]) == [GUARDS[0], TANK, GUARDS[1]]
    assert named(after.depots[0]) == [SPG]


# Who must defend


@rule("R-054", "R-061")
@pytest.mark.parametrize("armour", [1, 2])
def test_a_vehicle_with_armour_used_for_its_ability_must_defend_afterwards(armour: int) -> None:
    card = pick(ability="recruitment", alone=True, armour=armour)
    after = do(scene(f"hands0 {card}"), f"use {card}")
    assert named(after.defenders[:1]) == [card]
    assert (after.hands[0], after.depots[0], after.card) == ([], [], -1)


@rule("R-055", "RX-38")
def test_the_base_is_chosen_after_the_last_ability() -> None:
    card = bearing("siege", "reinforcements", armour=(1, 2))
    state = scene(f"hands0 {card} garages0 engineers bases0 {guarded(*GUARDS)}")
    words = [message.id for message in told(state, f"use {card}", "siege-base 1 0", rest=0)]
    assert words == ["card-used", "base-damaged", "cards-laid-out"]
    asked = do(state, f"use {card}", "siege-base 1 0", rest=0)
    assert legal(asked) == ["defend 0", "defend 1", "defend 2"]


@rule("R-060")
def test_a_vehicle_without_an_ability_is_deployed_the_same_way() -> None:
    after = do(scene(f"hands0 {PLAIN}"), f"deploy {PLAIN}")
    assert named(after.defenders[:1]) == [PLAIN]


@rule("R-061")
def test_an_ability_may_be_left_unused_when_the_vehicle_defends() -> None:
    after = do(scene(f"hands0 {TANK}"), f"deploy {TANK}")
    assert named(after.defenders[:1]) == [TANK]
    assert not after.recruited


@rule("R-062", "R-063")
def test_a_card_with_armour_0_goes_to_the_depot_after_its_ability() -> None:
    after = do(scene(f"hands0 {UNARMOURED}"), f"use {UNARMOURED}", rest=0)
    assert named(after.depots[0]) == [UNARMOURED]
    assert (after.defenders[:3], after.graveyard) == ([-1, -1, -1], [])


@rule("R-062")
def test_a_card_with_armour_0_cannot_defend() -> None:
    state = scene(f"hands0 {UNARMOURED}")
    assert deployments(legal(state)) == []
    assert refusals(state, UNARMOURED)["no-armour"] == "R-062"


@rule("R-062", "R-063", "R-064")
def test_barracks_and_medal_cards_never_defend() -> None:
    state = scene("hands0 engineers+technicians+volunteers+ussr_medal")
    assert deployments(legal(state)) == []
    for name in ("engineers", "technicians", "volunteers", "ussr_medal"):
        assert "no-armour" in refusals(state, name)
    assert named(do(state, "use volunteers").depots[0]) == ["volunteers"]


@rule("R-063")
@pytest.mark.parametrize("ability", ["recruitment", "scouting", "sabotage", "invulnerability"])
def test_only_an_ability_that_says_so_sends_its_card_to_the_graveyard(ability: str) -> None:
    card = pick(ability=ability, alone=True)
    after = do(scene(f"hands0 {card}"), f"use {card}", rest=0)
    assert after.graveyard == []


# Where


@rule("R-056")
def test_a_base_has_one_defender_and_the_next_vehicle_takes_another_base() -> None:
    state = scene(f"hands0 {'+'.join(GUARDS)}")
    state = do(state, *(f"deploy {name}" for name in GUARDS))
    assert named(state.defenders[:3]) == GUARDS


@rule("R-057", "RX-12")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_a_defended_base_cannot_be_chosen_while_another_stands_open(edition: str) -> None:
    state = scene(f"hands0 {PLAIN} bases0 {guarded(*GUARDS[:2])}", edition=edition)
    after = do(state, f"deploy {PLAIN}")
    assert named(after.defenders[:3]) == [*GUARDS[:2], PLAIN]


@rule("R-057", "RX-12")
@pytest.mark.parametrize("edition", ["en", "de-1.3"])
def test_replacing_by_choice_can_be_allowed(edition: str) -> None:
    options: dict[str, Any] = {"edition": edition, "voluntary_replacement": "on"}
    state = scene(f"hands0 {PLAIN} bases0 {guarded(*GUARDS[:1])}", **options)
    asked = do(state, f"deploy {PLAIN}")
    assert legal(asked) == ["defend 1", "defend 0"]
    replaced = do(asked, "defend 0")
    assert named(replaced.defenders[:1]) == [PLAIN]
    assert named(replaced.depots[0]) == GUARDS[:1]
    assert named(do(asked, "defend 1").defenders[:2]) == [GUARDS[0], PLAIN]


@rule("R-057", "RX-12")
def test_an_option_that_is_off_keeps_replacing_by_choice_forbidden() -> None:
    options: dict[str, Any] = {"voluntary_replacement": "off"}
    state = scene(f"hands0 {PLAIN} bases0 {guarded(*GUARDS[:1])}", **options)
    assert named(do(state, f"deploy {PLAIN}").defenders[:2]) == [GUARDS[0], PLAIN]


@rule("R-058")
def test_with_all_bases_defended_any_one_defender_is_replaced() -> None:
    state = do(scene(f"hands0 {PLAIN} bases0 {guarded(*GUARDS)}"), f"deploy {PLAIN}")
    for base, old in enumerate(GUARDS):
        after = do(state, f"defend {base}")
        assert named(after.defenders[base : base + 1]) == [PLAIN]
        assert named(after.depots[0]) == [old]


@rule("R-058")
def test_the_defender_of_the_only_base_left_is_replaced_without_a_question() -> None:
    state = scene(f"hands0 {PLAIN} bases0 gone,whole:{GUARDS[0]},gone")
    after = do(state, f"deploy {PLAIN}")
    assert named(after.defenders[1:2]) == [PLAIN]
    assert named(after.depots[0]) == GUARDS[:1]


@rule("R-058")
def test_only_own_bases_that_stand_can_be_defended() -> None:
    state = scene(f"hands0 {PLAIN} bases0 gone,gone,whole bases1 whole,whole,whole")
    after = do(state, f"deploy {PLAIN}")
    assert named(after.defenders[2:3]) == [PLAIN]
    assert after.defenders[3:] == [-1, -1, -1]


@rule("R-055", "R-058")
def test_every_player_defends_his_own_bases() -> None:
    line = f"active 1 asked 1 laid_out 1 hands1 {PLAIN} bases1 gone,whole,whole"
    after = do(scene(line, seats=3), f"deploy {PLAIN}")
    assert after.defenders == [-1, -1, -1, -1, number(PLAIN), -1, -1, -1, -1]
    full = f"active 1 asked 1 laid_out 1 hands1 {PLAIN} bases1 {guarded(*GUARDS)}"
    asked = do(scene(full, seats=3), f"deploy {PLAIN}")
    assert legal(asked) == ["defend 0", "defend 1", "defend 2"]
    replaced = do(asked, "defend 2")
    assert (named(replaced.defenders[5:6]), named(replaced.depots[1])) == ([PLAIN], GUARDS[2:])


@rule("R-059")
def test_a_defended_base_is_no_target_of_an_assault_but_its_defender_is() -> None:
    gun = pick(power=2, only_bases=False, only_vehicles=False, but=GUARDS)
    state = scene(f"hands0 {gun} bases1 whole:{GUARDS[0]},gone,gone")
    after = do(state, f"announce {gun}", f"attack {gun} 1 0")
    assert after.vehicles_destroyed == (1, 0)
    assert after.bases[3:] == [1, 0, 0]


@rule("R-059", "R-152")
def test_siege_master_can_strike_a_defended_base() -> None:
    card = pick(ability="siege", alone=True)
    state = scene(f"hands0 {card} bases1 whole:{PLAIN},gone,gone")
    after = do(state, f"use {card}", "siege-base 1 0")
    assert (after.bases[3], after.dented[3]) == (2, 0)


# Without a Base


@rule("R-065", "RX-13")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_a_player_without_bases_puts_vehicles_he_used_into_the_depot(edition: str) -> None:
    state = scene(f"hands0 {TANK} bases0 gone,gone,gone", edition=edition)
    after = do(state, f"use {TANK}")
    assert after.recruited
    assert (named(after.depots[0]), after.defenders[:3]) == ([TANK], [-1, -1, -1])
    assert (after.card, legal(after)) == (-1, ["end"])


@rule("R-065")
def test_without_a_base_nothing_can_be_deployed_and_the_reason_is_told() -> None:
    state = scene(f"hands0 {PLAIN} bases0 gone,gone,gone")
    assert deployments(legal(state)) == []
    assert refusals(state, PLAIN)["no-base"] == "R-065"


# Damage, and how a defender leaves


@rule("RQ-32", "R-058")
def test_a_replacing_vehicle_comes_undamaged() -> None:
    state = scene(f"hands0 {PLAIN} bases0 whole:{GUARDS[0]}!,gone,gone")
    assert do(state, f"deploy {PLAIN}").dented[0] == 0


@rule("RQ-32", "RQ-35")
def test_a_base_keeps_its_own_damage_under_a_defender() -> None:
    state = scene(f"hands0 {PLAIN} bases0 damaged,gone,gone")
    after = do(state, f"deploy {PLAIN}")
    assert (after.bases[0], after.dented[0]) == (2, 0)


@rule("RQ-36", "R-067")
def test_a_defender_cannot_be_recalled_moved_or_used_by_its_owner() -> None:
    state = scene(f"hands0 engineers*3 bases0 {guarded(*GUARDS)}")
    touched = [word for word in legal(state) if any(name in word for name in GUARDS)]
    assert touched == []


@rule("RQ-36", "RQ-05")
def test_a_defender_is_not_reshuffled() -> None:
    state = scene(f"hands0 engineers*2 bases0 {guarded(*GUARDS)}")
    after = do(state, "end", rest=0)
    assert named(after.hands[0]) == ["engineers", "engineers"]
    assert named(after.defenders[:3]) == GUARDS


@rule("RQ-36")
def test_a_defender_cannot_be_repaired_away() -> None:
    card = pick(ability="repair", alone=True, armour=(1, 2))
    state = scene(f"hands0 {card} depots0 engineers bases0 {guarded(*GUARDS)}")
    assert legal(do(state, f"use {card}")) == ["repair engineers"]
