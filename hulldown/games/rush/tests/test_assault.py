"""3) Assault: who attacks, what can be hit, what a hit does."""

import pytest

from .scenes import begin, do, legal, named, pick, picks, refusals, scene, told

rule = pytest.mark.rule

LIGHTS = picks(3, "ussr", klass="light")
SPGS = picks(2, "ussr", klass="spg", only_bases=False, only_vehicles=False)
HEAVY = pick("ussr", klass="heavy")
ONLY_BASES = pick("ussr", power=2, only_bases=True)
ONLY_VEHICLES = pick("ussr", power=2, only_vehicles=True)
FOREIGN = pick("usa", power=1)
WEAK = pick("france", klass="light")
STRONG = pick("france", klass="medium")
GUN, SPG = LIGHTS[0], SPGS[0]


def announced(words: list[str]) -> list[str]:
    return [word for word in words if word.startswith("announce")]


# Who attacks


@rule("R-066")
def test_there_is_one_assault_a_turn() -> None:
    state = scene(f"hands0 {GUN}+{LIGHTS[1]}")
    after = do(state, f"announce {GUN}", f"attack {GUN} 1 0")
    assert announced(legal(after)) == []
    assert refusals(after, LIGHTS[1])["one-assault"] == "R-066"


@rule("R-066")
def test_the_next_turn_has_an_assault_of_its_own() -> None:
    state = scene(f"hands0 {GUN} hands1 {FOREIGN}")
    after = do(state, f"announce {GUN}", f"attack {GUN} 1 0", "end", rest=0)
    assert announced(legal(after)) == [f"announce {FOREIGN}"]


@rule("R-067", "RQ-36")
def test_cards_of_the_hand_attack_and_defenders_do_not() -> None:
    state = scene(f"hands0 {GUN} bases0 whole:{LIGHTS[1]},whole,whole")
    assert announced(legal(state)) == [f"announce {GUN}"]
    assert legal(do(state, f"announce {GUN}")) == [f"attack {GUN} 1 0"]


@rule("R-068", "R-144")
def test_a_card_without_power_cannot_attack() -> None:
    truck = pick("ussr", power=0)
    state = scene(f"hands0 {truck}+engineers+ussr_medal")
    assert announced(legal(state)) == []
    assert refusals(state, truck)["no-power"] == "R-068"
    assert refusals(state, "engineers")["no-power"] == "R-068"


@rule("R-069")
def test_all_attacking_cards_are_of_one_country() -> None:
    state = scene(f"hands0 {GUN}+{LIGHTS[1]}+{FOREIGN}")
    assert sorted(announced(legal(state))) == sorted(
        f"announce {name}" for name in (GUN, LIGHTS[1], FOREIGN)
    )
    begun = do(state, f"announce {GUN}")
    assert announced(legal(begun)) == [f"announce {LIGHTS[1]}"]
    assert refusals(begun, FOREIGN)["other-country"] == "R-069"


@rule("R-070", "RX-14")
def test_every_card_is_announced_before_the_first_attack() -> None:
    state = scene(f"hands0 {'+'.join(LIGHTS)}")
    begun = do(state, f"announce {GUN}", f"announce {LIGHTS[1]}")
    assert announced(legal(begun)) == [f"announce {LIGHTS[2]}"]
    fought = do(begun, f"attack {GUN} 1 0")
    assert announced(legal(fought)) == []
    assert named(fought.hands[0]) == [LIGHTS[2]]


@rule("R-070", "R-071")
def test_an_announcement_says_who_but_not_against_whom() -> None:
    heard = told(scene(f"hands0 {GUN}"), f"announce {GUN}", to=1)
    assert [(message.id, message.args) for message in heard] == [
        ("assault-announced", {"seat": "seat:0", "card": f"card:{GUN}"})
    ]


@rule("R-071")
def test_the_attacker_chooses_the_order_and_each_target_when_the_card_attacks() -> None:
    state = do(scene(f"hands0 {GUN}+{SPG}"), f"announce {GUN}", f"announce {SPG}")
    assert legal(state) == [f"attack {GUN} 1 0", f"attack {SPG} 1 0"]
    after = do(state, f"attack {SPG} 1 0")
    assert legal(after) == [f"attack {GUN} 1 0", f"attack {GUN} 1 1"]


@rule("RQ-12", "R-077")
def test_once_announced_an_assault_is_finished_before_any_other_card_is_played() -> None:
    cheap = pick(cost=0, but=[GUN])
    state = scene(f"hands0 {GUN}+engineers*2+volunteers reserve {cheap}")
    assert legal(do(state, f"announce {GUN}")) == [f"attack {GUN} 1 0"]


# What can be hit


@rule("R-072", "R-059")
def test_targets_are_defenders_and_open_bases_of_every_opponent() -> None:
    state = scene(
        f"hands0 {GUN} bases1 whole:{WEAK},damaged:{STRONG},whole bases2 gone,whole,damaged",
        seats=3,
    )
    assert legal(do(state, f"announce {GUN}")) == [
        f"attack {GUN} 1 0",
        f"attack {GUN} 1 1",
        f"attack {GUN} 1 2",
        f"attack {GUN} 2 1",
        f"attack {GUN} 2 2",
    ]


@rule("R-072")
def test_own_bases_and_defenders_are_no_targets() -> None:
    state = scene(f"hands0 {GUN} bases0 damaged:{WEAK},damaged,whole bases1 gone,gone,gone")
    assert announced(legal(state)) == []
    assert refusals(state, GUN)["no-target"] == "R-072"


@rule("R-073")
def test_after_its_attack_the_card_goes_to_its_owners_depot() -> None:
    after = do(scene(f"hands0 {GUN}"), f"announce {GUN}", f"attack {GUN} 1 0")
    assert (named(after.depots[0]), after.hands[0], after.announced) == ([GUN], [], [])


@rule("R-074", "R-083")
def test_the_same_target_may_be_attacked_again() -> None:
    state = do(scene(f"hands0 {GUN}+{LIGHTS[1]}"), f"announce {GUN}", f"announce {LIGHTS[1]}")
    after = do(state, f"attack {GUN} 1 0", f"attack {LIGHTS[1]} 1 0")
    assert after.bases[3:] == [0, 1, 1]
    assert after.bases_destroyed == (1, 0)


@rule("R-075")
def test_a_later_card_may_attack_another_opponent() -> None:
    state = scene(f"hands0 {GUN}+{LIGHTS[1]}", seats=3)
    state = do(state, f"announce {GUN}", f"announce {LIGHTS[1]}")
    after = do(state, f"attack {GUN} 1 0", f"attack {LIGHTS[1]} 2 0")
    assert after.bases[3:] == [2, 1, 1, 2, 1, 1]


@rule("R-076")
def test_a_base_may_be_uncovered_and_hit_in_one_assault() -> None:
    state = scene(f"hands0 {SPG}+{HEAVY} bases1 whole:{STRONG},gone,gone")
    state = do(state, f"announce {SPG}", f"announce {HEAVY}")
    after = do(state, f"attack {SPG} 1 0", f"attack {HEAVY} 1 0")
    assert (after.vehicles_destroyed, after.bases_destroyed) == ((1, 0), (1, 0))
    assert named(after.depots[0]) == [SPG, "base", HEAVY, "ussr_medal"]
    assert after.ending


@rule("R-076", "RQ-35")
def test_a_base_just_uncovered_is_like_the_other_open_ones() -> None:
    state = scene(f"hands0 {SPG}+{GUN} bases1 whole:{STRONG},whole,damaged")
    state = do(state, f"announce {SPG}", f"announce {GUN}", f"attack {SPG} 1 0")
    assert legal(state) == [f"attack {GUN} 1 0", f"attack {GUN} 1 2"]


@rule("R-077")
def test_all_announced_cards_attack_until_none_is_left() -> None:
    state = scene(f"hands0 {'+'.join(LIGHTS)}")
    for name in LIGHTS:
        state = do(state, f"announce {name}")
    for name in LIGHTS:
        assert all(word.startswith("attack") for word in legal(state))
        state = do(state, f"attack {name} 1 0" if name != LIGHTS[2] else f"attack {name} 1 1")
    assert (state.attacked, "end" in legal(state)) == (1, True)
    assert named(state.depots[0]) == [LIGHTS[0], "base", LIGHTS[1], LIGHTS[2]]


# Without a target


@rule("R-077", "RQ-13")
def test_an_assault_needs_a_card_with_a_target_when_it_is_announced() -> None:
    state = scene(f"hands0 {ONLY_BASES} bases1 whole:{WEAK},gone,gone")
    assert announced(legal(state)) == []
    assert refusals(state, ONLY_BASES)["only-bases"] == "R-169"


@rule("RQ-13")
def test_a_card_that_can_attack_when_its_turn_comes_must() -> None:
    state = scene(f"hands0 {GUN} bases1 whole:{STRONG},gone,gone")
    assert legal(do(state, f"announce {GUN}")) == [f"attack {GUN} 1 0"]


@rule("R-169", "RQ-14")
def test_a_card_only_against_bases_may_join_and_hit_the_base_another_uncovers() -> None:
    state = scene(f"hands0 {ONLY_BASES}+{SPG} bases1 whole:{WEAK},gone,gone")
    begun = do(state, f"announce {ONLY_BASES}")
    assert legal(begun) == [f"announce {SPG}"]
    ready = do(begun, f"announce {SPG}")
    after = do(ready, f"attack {SPG} 1 0")
    assert legal(after) == [f"attack {ONLY_BASES} 1 0"]
    assert do(after, f"attack {ONLY_BASES} 1 0").bases[3] == 2


@rule("RQ-13", "R-077")
def test_a_card_may_be_called_up_while_it_has_no_target_and_goes_to_the_depot() -> None:
    state = scene(f"hands0 {ONLY_BASES}+{SPG} bases1 whole:{WEAK},gone,gone")
    state = do(state, f"announce {ONLY_BASES}", f"announce {SPG}")
    assert legal(state) == [f"stand-down {ONLY_BASES}", f"attack {SPG} 1 0"]
    after = do(state, f"stand-down {ONLY_BASES}")
    assert named(after.depots[0]) == [ONLY_BASES]
    assert legal(after) == [f"attack {SPG} 1 0"]


@rule("RQ-13", "R-077")
def test_cards_left_without_any_target_go_to_the_depot_and_the_assault_ends() -> None:
    state = scene(f"hands0 {GUN}+{HEAVY} bases1 whole,gone,gone")
    state = do(state, f"announce {GUN}", f"announce {HEAVY}")
    after = do(state, f"attack {HEAVY} 1 0")
    assert named(after.depots[0]) == ["base", HEAVY, GUN]
    assert (after.announced, after.attacked, "end" in legal(after)) == ([], 1, True)
    heard = told(state, f"attack {HEAVY} 1 0")
    assert "card-stood-down" in [message.id for message in heard]


@rule("RQ-13")
def test_without_an_enemy_base_there_is_no_assault() -> None:
    state = scene(f"hands0 {GUN} bases1 gone,gone,gone")
    assert announced(legal(state)) == []


@rule("R-169")
def test_only_against_bases_no_vehicle_can_be_attacked() -> None:
    state = scene(f"hands0 {ONLY_BASES} bases1 whole:{WEAK},whole,gone")
    assert legal(do(state, f"announce {ONLY_BASES}")) == [f"attack {ONLY_BASES} 1 1"]


@rule("R-170")
def test_only_against_vehicles_no_base_can_be_attacked() -> None:
    state = scene(f"hands0 {ONLY_VEHICLES} bases1 whole:{WEAK},whole,gone")
    assert legal(do(state, f"announce {ONLY_VEHICLES}")) == [f"attack {ONLY_VEHICLES} 1 0"]
    bare = scene(f"hands0 {ONLY_VEHICLES}")
    assert announced(legal(bare)) == []


# Hits on Vehicles


@rule("R-078", "R-145")
@pytest.mark.parametrize(
    ("gun", "prey"), [(GUN, WEAK), (SPG, WEAK), (SPG, STRONG), (HEAVY, STRONG)]
)
def test_power_of_at_least_the_armour_destroys(gun: str, prey: str) -> None:
    state = scene(f"hands0 {gun} bases1 whole:{prey},gone,gone")
    after = do(state, f"announce {gun}", f"attack {gun} 1 0")
    assert (after.defenders[3], after.vehicles_destroyed) == (-1, (1, 0))


@rule("R-079", "R-144")
def test_power_below_the_armour_only_damages() -> None:
    state = scene(f"hands0 {GUN} bases1 whole:{STRONG},gone,gone")
    after = do(state, f"announce {GUN}", f"attack {GUN} 1 0")
    assert (named(after.defenders[3:4]), after.dented[3]) == ([STRONG], 1)
    assert (after.vehicles_destroyed, after.singles) == ((0, 0), (9, 9, 9, 9))


@rule("R-080", "R-177")
def test_any_hit_on_a_damaged_vehicle_destroys_it() -> None:
    state = scene(f"hands0 {GUN} bases1 whole:{STRONG}!,gone,gone")
    after = do(state, f"announce {GUN}", f"attack {GUN} 1 0")
    assert (after.defenders[3], after.dented[3], after.vehicles_destroyed) == (-1, 0, (1, 0))


@rule("R-080", "R-074")
def test_two_weak_hits_in_one_assault_destroy_a_medium_tank() -> None:
    state = scene(f"hands0 {GUN}+{LIGHTS[1]} bases1 whole:{STRONG},gone,gone")
    state = do(state, f"announce {GUN}", f"announce {LIGHTS[1]}")
    after = do(state, f"attack {GUN} 1 0", f"attack {LIGHTS[1]} 1 0")
    assert after.vehicles_destroyed == (1, 0)
    assert after.singles == (8, 9, 9, 9)


@rule("R-081")
def test_a_destroyed_vehicle_goes_to_its_owners_depot() -> None:
    state = scene(f"hands0 {SPG} bases1 whole:{STRONG},gone,gone")
    after = do(state, f"announce {SPG}", f"attack {SPG} 1 0")
    assert named(after.depots[1]) == [STRONG]
    assert after.graveyard == []
    assert STRONG not in named(after.depots[0])


@rule("RQ-35", "R-081")
def test_a_vehicle_that_comes_back_has_no_mark() -> None:
    state = scene(f"hands0 {GUN} bases1 whole:{STRONG}!,gone,gone")
    state = do(state, f"announce {GUN}", f"attack {GUN} 1 0", "end", luck=[0, 0, 0, 0, 0, 0])
    assert state.active == 1
    assert state.dented[3:] == [0, 0, 0]


# Hits on Bases


@rule("R-082")
@pytest.mark.parametrize("gun", [GUN, SPG, ONLY_BASES])
def test_a_hit_on_an_undamaged_base_damages_it(gun: str) -> None:
    after = do(scene(f"hands0 {gun}"), f"announce {gun}", f"attack {gun} 1 0")
    assert (after.bases[3:], after.bases_destroyed) == ([2, 1, 1], (0, 0))


@rule("R-083", "RX-15")
def test_a_hit_on_a_damaged_base_destroys_it() -> None:
    state = scene(f"hands0 {GUN} bases1 damaged,whole,whole")
    after = do(state, f"announce {GUN}", f"attack {GUN} 1 0")
    assert (after.bases[3:], after.bases_destroyed) == ([0, 1, 1], (1, 0))


@rule("R-084")
@pytest.mark.parametrize("status", ["whole", "damaged"])
def test_a_heavy_tank_destroys_a_base_at_once(status: str) -> None:
    state = scene(f"hands0 {HEAVY} bases1 {status},whole:{WEAK},gone")
    after = do(state, f"announce {HEAVY}", f"attack {HEAVY} 1 0")
    assert (after.bases[3], after.bases_destroyed) == (0, (1, 0))


@rule("R-085")
@pytest.mark.parametrize("klass", ["light", "medium", "spg", "auxiliary"])
def test_no_other_class_does_whatever_its_power(klass: str) -> None:
    gun = pick(klass=klass, power=(1, 2) if klass in ("light", "medium") else 2,
               only_vehicles=False)  # fmt: skip
    after = do(scene(f"hands0 {gun}"), f"announce {gun}", f"attack {gun} 1 0")
    assert after.bases[3:] == [2, 1, 1]


@rule("R-086", "RX-28")
def test_a_destroyed_base_goes_to_the_depot_of_its_destroyer_at_once() -> None:
    state = scene(f"hands0 {HEAVY}+{GUN}")
    state = do(state, f"announce {HEAVY}", f"announce {GUN}")
    after = do(state, f"attack {HEAVY} 1 0")
    assert (after.bases[3], named(after.depots[0])) == (0, ["base", HEAVY])
    assert after.depots[1] == []
    assert legal(after) == [f"attack {GUN} 1 1"]


@rule("R-086", "R-177", "RQ-41")
def test_the_base_goes_to_the_last_hit_not_to_who_damaged_it() -> None:
    state = scene(f"hands0 {GUN} hands1 {FOREIGN}", seats=3)
    state = do(state, f"announce {GUN}", f"attack {GUN} 2 0", "end", rest=0)
    state = do(state, f"announce {FOREIGN}", f"attack {FOREIGN} 2 0")
    assert state.bases_destroyed == (0, 1, 0)
    assert "base" in named(state.depots[1])
    assert "base" not in named(state.depots[0] + state.hands[0] + state.garages[0])


@rule("R-087", "RQ-41")
def test_the_medal_goes_to_the_last_hit_and_is_of_its_country() -> None:
    state = scene(f"hands0 {GUN} hands1 {FOREIGN} bases2 whole:{STRONG},whole,whole", seats=3)
    state = do(state, f"announce {GUN}", f"attack {GUN} 2 0", "end", rest=0)
    state = do(state, f"announce {FOREIGN}", f"attack {FOREIGN} 2 0")
    assert state.vehicles_destroyed == (0, 1, 0)
    assert state.singles == (9, 9, 8, 9)


@rule("R-177", "RQ-35", "R-029")
def test_damage_is_gone_when_its_owner_has_had_a_turn() -> None:
    state = scene(f"hands0 {GUN} hands1 {FOREIGN} garages0 engineers*3")
    state = do(state, f"announce {GUN}", f"attack {GUN} 1 0", "end", rest=0)
    assert state.bases[3:] == [1, 1, 1]


@rule("RQ-35")
def test_a_damaged_defender_still_protects_its_base() -> None:
    state = scene(f"hands0 {ONLY_BASES} bases1 whole:{STRONG}!,gone,gone")
    assert announced(legal(state)) == []


@rule("R-070", "R-077")
def test_an_announcement_can_be_taken_back_until_something_is_revealed() -> None:
    match = begin(f"hands0 {GUN}+{SPG}")
    table = match.game.actions(match.config)
    match.act(0, table.read(f"announce {GUN}"))
    match.take_back(0)
    assert f"announce {SPG}" in [action.notation() for action in match.legal(0)]
