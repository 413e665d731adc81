"""11: the Fire Procedure."""

import pytest

from hulldown.games.duel.catalog import IMMOBILIZED, OPTICS
from hulldown.games.duel.rules.firing import (
    OUT_OF_REACH,
    armour,
    is_hull_down_to,
    penetration,
    target_refused,
    to_hit,
)
from hulldown.games.duel.state import State, put

from .scenes import SPARE, do, legal, refused, scene, sees, tank, told

rule = pytest.mark.rule
SPOTTED = {"german_i": ["soviet_i"]}
SHOOT = ("fire n45", "enough", "declare")
"""Card 45 is FIRE 2: modifier -5. Pz IV against T-34/76 M43, 1600 m apart."""


def number(state: State, modifier: int = 0, leads: bool = False, tactics: bool = False) -> int:
    firer, target = tank(state, "german_i"), tank(state, "soviet_i")
    return to_hit(state, firer, target, modifier, leads, tactics, None)


@rule("D-069", "D-252")
def test_the_chart_is_read_at_the_distance_of_both() -> None:
    state = scene(spotted=SPOTTED, range={"german_i": 1000, "soviet_i": -200})
    assert number(state) == 86 - 5
    state = scene(spotted=SPOTTED, range={"german_i": -200, "soviet_i": -200})
    assert number(state) == 90 - 5


@rule("D-259")
def test_a_small_target_is_hard_to_hit_and_a_large_one_easy() -> None:
    assert number(scene(spotted=SPOTTED)) == 34 - 5
    three = scene(spotted=SPOTTED, tanks="3", range={"german_i": 0, "soviet_i": 400})
    assert number(three) == 93


@rule("D-253", "D-254", "D-260", "D-338")
def test_cards_and_tactics_change_the_number() -> None:
    state = scene(spotted=SPOTTED)
    plain = number(state)
    assert number(state, modifier=10) == plain + 10
    assert number(state, leads=True) == plain + 20
    assert number(state, tactics=True) == plain - 20


@rule("D-255")
@pytest.mark.parametrize("bonus", [10, 20])
def test_an_acquired_target_is_easier(bonus: int) -> None:
    state = scene(bonus={"german_i": bonus}, acquired={"german_i": "soviet_i"})
    assert number(state) == 29 + bonus


@rule("D-256", "D-232")
def test_a_flanked_target_is_easier() -> None:
    state = scene(spotted=SPOTTED, flanks=SPOTTED)
    assert number(state) == 29 + 10


@rule("D-209", "D-257")
@pytest.mark.parametrize(("card", "change"), [(13, -40), (2, -10), (83, -5), (93, 0)])
def test_own_motion_and_terrain_disturb(card: int, change: int) -> None:
    assert number(scene(spotted=SPOTTED, hold={"german_i": card})) == 29 + change


@rule("D-210", "D-217", "D-258")
@pytest.mark.parametrize(("card", "cover"), [(13, 30), (2, 20), (83, 0), (26, 15)])
def test_the_target_has_its_cover(card: int, cover: int) -> None:
    assert number(scene(spotted=SPOTTED, hold={"soviet_i": card})) == 29 - cover


@rule("D-244")
def test_smoke_adds_to_the_cover_of_the_terrain() -> None:
    state = scene(spotted=SPOTTED, hold={"soviet_i": 2}, smoke={"soviet_i": 12})
    assert number(state) == 29 - 20 - 30


@rule("D-248", "D-253")
def test_of_two_fire_cards_only_the_higher_modifier_counts() -> None:
    state = scene([45, 4, 21], spotted=SPOTTED, options={})
    after = told(state, "fire n45", "fire n21", "enough", "aim turret", "declare", pulls=[97])
    missed = [m for m in after if m.id == "shot-missed"]
    assert missed[0].args["number"] == 29


@rule("D-263", "D-265")
def test_a_number_at_most_the_to_hit_number_hits() -> None:
    state = scene([45], spotted=SPOTTED)
    ids = [m.id for m in told(state, *SHOOT, "acquire no", pulls=[24, 9, 40])]
    assert "shot-hit" in ids
    ids = [m.id for m in told(state, *SHOOT, "acquire no", pulls=[25])]
    assert "shot-missed" in ids
    assert "shot-located" not in ids


@rule("D-264")
def test_the_last_five_numbers_always_miss() -> None:
    state = scene(
        [45, 6], acquired={"german_i": "soviet_i"}, flanks=SPOTTED,
        range={"german_i": 0, "soviet_i": 0},
    )  # fmt: skip
    ids = [m.id for m in told(state, "fire n45", "lead n6", "declare", "acquire no", pulls=[96])]
    assert "shot-missed" in ids


@rule("D-264")
def test_a_number_below_one_never_hits() -> None:
    state = scene([45], spotted=SPOTTED, hold={"soviet_i": 2}, smoke={"soviet_i": 12})
    ids = [m.id for m in told(state, *SHOOT, "acquire no", pulls=[1])]
    assert "shot-missed" in ids


@rule("D-267")
@pytest.mark.parametrize(("pulled", "place"), [(20, "turret"), (3, "hull"), (9, "tracks")])
def test_the_target_number_gives_the_location(pulled: int, place: str) -> None:
    state = scene([45], spotted=SPOTTED)
    found = told(state, *SHOOT, "acquire no", pulls=[11, pulled, 40])
    located = [m for m in found if m.id == "shot-located"]
    assert located[0].args["place"] == f"place:{place}"


@rule("D-266", "D-160")
def test_two_fire_cards_name_the_location_but_not_the_tracks() -> None:
    state = scene([45, 21], spotted=SPOTTED)
    state = do(state, "fire n45", "fire n21", "enough")
    assert legal(state) == ["aim turret", "aim hull"]
    found = told(state, "aim hull", "declare", "acquire no", pulls=[11, 40])
    assert [m.args["place"] for m in found if m.id == "shot-located"] == ["place:hull"]


@rule("D-119", "D-118")
def test_hull_down_turns_hits_below_the_turret_into_misses() -> None:
    state = scene([45], spotted=SPOTTED, hull_down={"soviet_i": 1})
    ids = [m.id for m in told(state, *SHOOT, "acquire no", pulls=[11, 3])]
    assert "shot-at-cover" in ids
    ids = [m.id for m in told(state, *SHOOT, "acquire no", pulls=[11, 20, 40])]
    assert "shot-located" in ids


@rule("D-118", "D-232")
def test_nobody_is_hull_down_to_a_flanker() -> None:
    state = scene(spotted=SPOTTED, flanks=SPOTTED, hull_down={"soviet_i": 1})
    assert not is_hull_down_to(state, tank(state, "soviet_i"), tank(state, "german_i"))
    assert is_hull_down_to(state, tank(state, "soviet_i"), tank(state, "german_ii"))


@rule("D-119", "D-266")
def test_naming_the_hull_of_a_hull_down_tank_misses() -> None:
    state = scene([45, 21], spotted=SPOTTED, hull_down={"soviet_i": 1})
    notations = ("fire n45", "fire n21", "enough", "aim hull", "declare", "acquire no")
    assert "shot-at-cover" in [m.id for m in told(state, *notations, pulls=[11])]


@rule("D-268")
def test_apcr_adds_to_the_penetration_at_short_range() -> None:
    near = scene(spotted=SPOTTED, range={"german_i": 200, "soviet_i": 200})
    firer, target = tank(near, "german_i"), tank(near, "soviet_i")
    assert penetration(near, firer, target, 0) == 12
    assert penetration(near, firer, target, 1) == 16
    assert penetration(scene(spotted=SPOTTED), firer, target, 1) == 6


@rule("D-269", "D-232")
def test_a_flanked_target_shows_its_side() -> None:
    plain, flanked = scene(spotted=SPOTTED), scene(spotted=SPOTTED, flanks=SPOTTED)
    firer, target = tank(plain, "german_i"), tank(plain, "soviet_i")
    assert armour(plain, firer, target, 1) == 9
    assert armour(flanked, firer, target, 1) == 6


@rule("D-270", "D-272", "D-273")
def test_penetration_and_pen_mod_must_reach_the_armour() -> None:
    """At 1600 m the gun has 6; the turret has 7."""
    state = scene([45], spotted=SPOTTED)
    ids = [m.id for m in told(state, *SHOOT, "acquire no", pulls=[11, 20, 23])]
    assert "shot-bounced" in ids
    ids = [m.id for m in told(state, *SHOOT, "acquire no", pulls=[11, 20, 3], damage=[13])]
    assert "shot-pierced" in ids


@rule("D-271")
def test_p_always_penetrates_and_b_never() -> None:
    state = scene([45], spotted=SPOTTED)
    ids = [m.id for m in told(state, *SHOOT, "acquire no", pulls=[11, 3, 24, 7], damage=[2])]
    assert "shot-pierced" in ids
    near = scene([45], spotted=SPOTTED, range={"german_i": 0, "soviet_i": 0})
    ids = [m.id for m in told(near, *SHOOT, "acquire no", pulls=[11, 3, 40])]
    assert "shot-bounced" in ids


@rule("D-093", "D-262")
def test_loaded_apcr_is_spent_whatever_the_result() -> None:
    state = scene([45], spotted=SPOTTED, loaded={"german_i": 1}, stored={"german_i": 0})
    after = do(state, *SHOOT, "acquire no", pulls=[97])
    german = tank(after, "german_i")
    assert (after.loaded[german], after.stored[german]) == (0, 0)


@rule("D-032", "D-249")
def test_three_order_icons_load_a_round_with_the_shot() -> None:
    state = scene([45, 13, 85], spotted=SPOTTED)
    state = do(state, "fire n45", "enough")
    assert legal(state) == ["quick as-it-is", "quick load"]
    after = do(state, "quick load", "pay n13", "declare", pulls=[97])
    assert after.stored[tank(after, "german_i")] == 0
    assert after.hands[0] == [SPARE]


@rule("D-032", "D-094")
def test_three_order_icons_unload_a_round() -> None:
    after = do(
        scene([45, 13, 85, 6], spotted=SPOTTED, loaded={"german_i": 1}, stored={"german_i": 0}),
        "fire n45", "enough", "quick unload", "pay n13", "pay n85", "declare", "acquire no",
        pulls=[97],
    )  # fmt: skip
    assert after.stored[tank(after, "german_i")] == 1


@rule("D-207", "D-208")
def test_a_penetrated_tank_stops() -> None:
    state = scene([45], spotted=SPOTTED, hold={"soviet_i": 13}, range={"german_i": 0})
    after = do(state, *SHOOT, "acquire no", pulls=[11, 20, 3], damage=[13])
    assert not after.in_motion(tank(after, "soviet_i"))
    assert 13 in after.deck.discards


@rule("D-275", "D-085", "D-207")
def test_a_target_that_was_stopped_by_the_shot_may_be_acquired() -> None:
    state = scene([45], spotted=SPOTTED, hold={"soviet_i": 13}, range={"german_i": 0})
    after = do(state, *SHOOT, "acquire yes", pulls=[11, 20, 3], damage=[13])
    assert after.acquired[tank(after, "german_i")] == tank(after, "soviet_i")


@rule("D-274")
def test_afterwards_all_cards_used_are_discarded() -> None:
    state = scene([45, 6], spotted=SPOTTED)
    after = do(
        state, "fire n45", "lead n6", "declare", "acquire no", pulls=[11, 20, 3], damage=[13]
    )
    assert {45, 6, 11, 20, 3} <= set(after.deck.discards)
    assert after.deck.played == after.deck.pulled == []


@rule("D-275", "D-085", "D-086", "D-087")
def test_after_the_shot_the_target_may_be_acquired_and_acquired_better() -> None:
    state = scene([45], spotted=SPOTTED)
    after = do(state, *SHOOT, "acquire yes", pulls=[97])
    german, soviet = tank(after, "german_i"), tank(after, "soviet_i")
    assert (after.acquired[german], after.bonus[german]) == (soviet, 10)
    again = do(scene([45], acquired={"german_i": "soviet_i"}), *SHOOT, "acquire yes", pulls=[97])
    assert again.bonus[german] == 20
    most = scene([45, 5], acquired={"german_i": "soviet_i"}, bonus={"german_i": 20})
    assert do(most, *SHOOT, pulls=[97]).bonus[german] == 20


@rule("D-083", "D-231")
def test_acquiring_costs_all_other_sight_and_its_flank_counter() -> None:
    both = {"german_i": ["soviet_i", "soviet_ii"]}
    state = scene([45], spotted=both, flanks={"german_i": ["soviet_ii"]})
    state = do(state, "fire n45", "enough", "at soviet_i", "declare", "acquire yes", pulls=[97])
    assert sees(state, "german_i") == ["soviet_i"]
    assert state.flanks[tank(state, "german_i")] == 0


@rule("D-084")
def test_an_acquired_enemy_is_also_spotted() -> None:
    state = do(scene([45], spotted=SPOTTED), *SHOOT, "acquire yes", pulls=[97])
    assert sees(state, "german_i") == ["soviet_i"]


@rule("D-275")
@pytest.mark.parametrize("moving", ["german_i", "soviet_i"])
def test_nobody_acquires_in_motion(moving: str) -> None:
    state = scene([45, 5], spotted=SPOTTED, hold={moving: 13})
    after = do(state, *SHOOT, pulls=[97])
    assert after.acquired[tank(after, "german_i")] == -1


@rule("D-297")
def test_damaged_optics_acquire_nothing() -> None:
    state = scene([45, 5], spotted=SPOTTED, damage={"german_i": [OPTICS]})
    after = do(state, *SHOOT, pulls=[97])
    assert after.acquired[tank(after, "german_i")] == -1


@rule("D-276", "D-078")
def test_who_fires_is_spotted_by_all_enemies() -> None:
    state = do(scene([45], spotted=SPOTTED), *SHOOT, "acquire no", pulls=[97])
    assert sees(state, "soviet_i") == sees(state, "soviet_ii") == ["german_i"]


@rule("D-075", "D-250")
def test_only_a_spotted_enemy_is_a_target() -> None:
    state = scene([45])
    assert "fire n45" not in legal(state)
    assert refused(state, 45) == {"no-target": "D-250"}


@rule("D-252")
def test_a_gun_without_an_entry_at_the_distance_does_not_reach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = scene([45], spotted=SPOTTED)
    german, soviet = tank(state, "german_i"), tank(state, "soviet_i")
    short = [row[:8] if one == german else row for one, row in enumerate(state.cat.to_hit)]
    monkeypatch.setattr(state.cat, "to_hit", short)
    assert target_refused(state, german, soviet) == OUT_OF_REACH
    assert "fire n45" not in legal(state)
    state.range = put(state.range, german, 600)
    assert target_refused(state, german, soviet) is None


@rule("D-074", "D-166", "D-029", "D-030")
def test_a_fire_card_above_the_level_needs_order_icons() -> None:
    """FIRE 4 with Fire Level 3 takes two icons."""
    damaged = {"german_i": [OPTICS]}
    assert "fire n21" not in legal(scene([21], spotted=SPOTTED, damage=damaged))
    state = scene([21, 13], spotted=SPOTTED, damage=damaged)
    state = do(state, "fire n21", "enough", "declare", pulls=[97])
    assert state.hands[0] == [SPARE]
    level_two = {"german_i": [OPTICS]}
    state = scene([57, 13, 85], spotted=SPOTTED, damage=level_two)
    state = do(state, "fire n57", "pay n13")
    assert legal(state) == ["declare"]
    assert state.paid == [13, 85]


@rule("D-121", "D-122", "D-161")
def test_a_destroyer_does_not_fire_in_motion() -> None:
    seen = {"german_ii": ["soviet_i"]}
    state = scene([45], "german_ii", spotted=seen, hold={"german_ii": 13})
    assert refused(state, 45) == {"destroyer-moving": "D-122"}


@rule("D-123")
def test_a_destroyer_does_not_fire_at_motion() -> None:
    seen = {"german_ii": ["soviet_i"]}
    state = scene([45], "german_ii", spotted=seen, hold={"soviet_i": 13})
    assert "fire n45" not in legal(state)


@rule("D-124")
def test_a_destroyer_does_not_fire_at_its_flanker() -> None:
    seen = {"german_ii": ["soviet_i"]}
    state = scene([45], "german_ii", spotted=seen, flanks={"soviet_i": ["german_ii"]})
    assert "fire n45" not in legal(state)


@rule("D-243")
def test_nobody_fires_out_of_smoke() -> None:
    state = scene([45], spotted=SPOTTED, smoke={"german_i": 12})
    assert refused(state, 45) == {"in-smoke": "D-243"}


@rule("D-301")
def test_nobody_fires_in_a_tank_full_of_smoke() -> None:
    state = scene([45], spotted=SPOTTED, filled={"german_i": 1})
    assert refused(state, 45) == {"smoke-fills": "D-301"}


@rule("D-109")
def test_nobody_fires_without_a_gunner() -> None:
    state = scene([45], spotted=SPOTTED, kia={"german_i": ["gunner"]})
    assert refused(state, 45) == {"no-gunner": "D-109"}


@rule("D-153", "D-170", "D-254")
def test_leadership_with_fire_helps_the_shot_and_does_nothing_else() -> None:
    state = scene([45, 6], spotted=SPOTTED)
    state = do(state, "fire n45")
    assert legal(state) == ["enough", "lead n6"]
    found = told(state, "lead n6", "declare", "acquire no", pulls=[97])
    assert [m.args["number"] for m in found if m.id == "shot-missed"] == [44]


@rule("D-290", "D-294")
@pytest.mark.parametrize("cap", [3, 4])
def test_panic_and_shock_last_until_the_tank_has_fired(cap: int) -> None:
    state = scene([45], spotted=SPOTTED, fire_cap={"german_i": cap})
    german = tank(state, "german_i")
    assert state.fire_now[german] == cap
    assert do(state, *SHOOT, "acquire no", pulls=[97]).fire_now[german] == 7


@rule("D-319")
def test_an_immobilized_tank_may_still_fire() -> None:
    state = scene([45], spotted=SPOTTED, damage={"german_i": [IMMOBILIZED]})
    assert "fire n45" in legal(state)
