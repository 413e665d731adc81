"""12.1 to 12.5: Damage Checks, special results, fires, explosions, Morale, tracks."""

from typing import Any

import pytest

from hulldown.games.duel import catalog as kinds
from hulldown.games.duel.catalog import CREW
from hulldown.games.duel.data import POSITIONS
from hulldown.games.duel.rules.damage import apply_result, begin_damage, hurt, run_damage
from hulldown.games.duel.rules.levels import is_immobilized
from hulldown.games.duel.state import ABSENT, HEALTHY, KIA, WOUNDED, State, put
from hulldown.kernel.messages import Message
from hulldown.kernel.table import Table

from .scenes import Pulls, do, legal, scene, sees, tank, told

rule = pytest.mark.rule
TURRET, HULL, TRACKS = range(3)
VICTIM = "soviet_i"
NO_FIRE, FIRE, EXPLOSION, FIRE_2, EXPLOSION_2 = 3, 8, 11, 22, 20


def hit(
    state: State,
    place: int,
    damage: int,
    heavy: bool = False,
    kept: int = 99,
    pulls: tuple[int, ...] = (),
    luck: tuple[int, ...] = (),
    victim: str = VICTIM,
) -> tuple[State, list[Message]]:
    """A Damage Check in mid-shot: location, Damage Card, severity, the card kept."""
    state = state.clone()
    state.asked = ()
    state.deck.kept = kept
    index, causer = tank(state, victim), tank(state, "german_i")
    state.penetrator = put(state.penetrator, index, causer)
    state.medal = put(state.medal, index, 1)
    chance = Pulls(state, pulls, [damage], luck)
    table = Table(state, chance, True)
    begin_damage(state, index, causer, place, heavy)
    run_damage(table, state.frames.top())
    assert not chance.left_over()
    return state, [event.message for event in table.events]


def result(state: State, what: int, number: int = -1, instead: int = -1, **luck: Any) -> State:
    """One result alone, for the first Soviet tank."""
    state = state.clone()
    chance = Pulls(state, luck.get("pulls", ()), (), luck.get("luck", ()))
    frame = [5, 1, tank(state, VICTIM), tank(state, "german_i"), 0, 0, 0, 0, 0, 0, 0]
    apply_result(Table(state, chance, True), frame, what, number, instead)
    assert not chance.left_over()
    return state


def man(state: State, position: str, victim: str = VICTIM) -> int:
    return state.men[tank(state, victim) * CREW + POSITIONS.index(position)]


def ids(messages: list[Message]) -> list[str]:
    return [message.id for message in messages]


# Which section


@rule("D-277", "D-278")
def test_equal_numbers_are_a_critical_hit() -> None:
    """Damage Card 2 has Critical 3: at the turret a catastrophic hit."""
    state, told = hit(scene(), TURRET, 2, kept=3)
    assert state.out[tank(state, VICTIM)]
    sections = [message for message in told if message.id == "damage-section"]
    assert sections[0].args["gravity"] == "gravity:critical"


@rule("D-022", "D-278")
def test_the_target_number_of_a_ten_is_zero() -> None:
    """Damage Card 12 has Critical 0: at the hull ammunition and two Explosion Checks."""
    _, told = hit(scene(), HULL, 12, kept=30, pulls=(1, 3))
    assert {"damage-result"} <= set(ids(told))


@rule("D-279", "D-060")
@pytest.mark.parametrize(("heavy", "broken"), [(False, "track_damage"), (True, "immobilized")])
def test_the_colour_decides_between_light_and_heavy(heavy: bool, broken: str) -> None:
    state, _ = hit(scene(), TRACKS, 2, heavy)
    wanted = kinds.TRACK_DAMAGE if broken == "track_damage" else kinds.IMMOBILIZED
    assert state.damage[tank(state, VICTIM)] == (wanted,)


@rule("D-098", "D-279")
def test_a_gun_of_85_mm_does_heavy_damage_with_a_black_card() -> None:
    seen = {"soviet_ii": ["german_i"]}
    state = scene([45], "soviet_ii", tanks="3", spotted=seen, range={"soviet_ii": 0})
    shoot = ("fire n45", "enough", "declare", "acquire no")
    messages = told(state, *shoot, pulls=[11, 9, 3], damage=[3])
    assert [m.args["gravity"] for m in messages if m.id == "damage-section"] == ["gravity:heavy"]


# Crew


@rule("D-099", "D-101", "D-281")
def test_a_first_wound_turns_the_counter() -> None:
    state = result(scene(), kinds.WOUND, POSITIONS.index("loader"))
    assert man(state, "loader") == WOUNDED
    assert man(state, "driver") == HEALTHY


@rule("D-102", "D-284", "D-346")
def test_a_second_wound_kills_and_scores() -> None:
    state = result(scene(wounded={VICTIM: ["loader"]}), kinds.WOUND, POSITIONS.index("loader"))
    assert man(state, "loader") == KIA
    assert state.vp[tank(state, "german_i")] == 2


@rule("D-281", "D-102", "D-103")
def test_capitals_kill_at_once() -> None:
    state = result(scene(), kinds.KILL, POSITIONS.index("driver"))
    assert man(state, "driver") == KIA
    assert state.vp[tank(state, "german_i")] == 2


@rule("D-104", "D-100")
@pytest.mark.parametrize(("experience", "points"), [("green", 2), ("seasoned", 3), ("elite", 4)])
def test_the_commander_is_worth_more_or_less_by_experience(experience: str, points: int) -> None:
    state = scene(options={"force": f"german_i pz4g; soviet_i t34_85 {experience}"})
    loader = result(state, kinds.KILL, POSITIONS.index("loader"))
    assert loader.vp[tank(state, "german_i")] == 2
    state = result(state, kinds.KILL, POSITIONS.index("commander"))
    assert state.vp[tank(state, "german_i")] == points


@rule("D-280")
def test_damage_hits_whoever_sits_there() -> None:
    state = scene(kia={VICTIM: ["driver"]})
    base = tank(state, VICTIM) * CREW
    driver, assistant = POSITIONS.index("driver"), POSITIONS.index("assistant_driver")
    state.sits = put(state.sits, base + driver, assistant)
    state.sits = put(state.sits, base + assistant, -1)
    state = result(state, kinds.WOUND, driver)
    assert man(state, "assistant_driver") == WOUNDED


@rule("D-282")
def test_an_empty_seat_passes_the_damage_on() -> None:
    assistant, driver = POSITIONS.index("assistant_driver"), POSITIONS.index("driver")
    state = scene(kia={VICTIM: ["assistant_driver"]})
    assert man(result(state, kinds.WOUND, assistant, driver), "driver") == WOUNDED
    assert man(result(scene(), kinds.WOUND, assistant, driver), "driver") == HEALTHY


@rule("D-283")
def test_damage_to_nobody_is_ignored() -> None:
    state = scene(kia={VICTIM: ["loader"]})
    assert result(state, kinds.WOUND, POSITIONS.index("loader")).men == state.men


@rule("D-280", "D-114")
def test_commander_and_gunner_in_one_seat_suffer_both_results() -> None:
    state = scene()
    assert man(state, "gunner") == ABSENT
    table = Table(state.clone(), Pulls(state, (), (), ()), False)
    for position in ("commander", "gunner"):
        number = POSITIONS.index(position)
        hurt(table, tank(state, VICTIM), number, -1, False, tank(state, "german_i"))
    assert man(table.state, "commander") == KIA


@rule("D-113", "D-112")
def test_with_the_commander_all_sight_is_lost() -> None:
    state = scene(spotted={VICTIM: ["german_i"]}, flanks={VICTIM: ["german_i"]})
    state = result(state, kinds.KILL, POSITIONS.index("commander"))
    assert sees(state, VICTIM) == []
    assert state.flanks[tank(state, VICTIM)] == 0


@rule("D-116", "D-321", "D-322")
def test_two_dead_make_the_crew_bail_out() -> None:
    """Damage Card 5, heavy turret: GUNNER, Fire. In a T-34/76 the gunner commands."""
    state, messages = hit(scene(kia={VICTIM: ["driver"]}), TURRET, 5, True, pulls=(NO_FIRE,))
    assert "crew-bailed-out" in ids(messages)
    assert state.out[tank(state, VICTIM)]
    assert "morale-held" not in ids(messages)


# Special results


@rule("D-290", "D-294", "D-288")
@pytest.mark.parametrize(("what", "cap"), [(kinds.LOADER_PANICS, 4), (kinds.CREW_IN_SHOCK, 3)])
def test_panic_and_shock_cap_the_fire_level(what: int, cap: int) -> None:
    state = result(scene(), what)
    index = tank(state, VICTIM)
    assert state.fire_now[index] == cap
    low = result(scene(damage={VICTIM: [kinds.GUN_HIT]}), what)
    assert low.fire_now[index] == 2


@rule("D-291", "D-295", "D-288")
@pytest.mark.parametrize(("what", "cap"), [(kinds.DRIVER_PANICS, 4), (kinds.CREW_STUNNED, 3)])
def test_panic_and_stun_cap_the_move_level(what: int, cap: int) -> None:
    assert result(scene(), what).move_now[tank(scene(), VICTIM)] == cap


@rule("D-292")
def test_a_catastrophic_hit_leaves_no_survivors() -> None:
    state = result(scene(penetrator={VICTIM: "german_i"}), kinds.CATASTROPHIC_HIT)
    assert state.out[tank(state, VICTIM)]
    assert state.vp[tank(state, "german_i")] == 3 + 3 * 2 + 8
    assert state.kills[tank(state, "german_i")] == 1


@rule("D-293", "D-296", "D-297", "D-303", "D-305")
@pytest.mark.parametrize(
    ("what", "move", "fire"),
    [
        (kinds.TURRET_GEARS, 8, 3),
        (kinds.GUN_HIT, 8, 2),
        (kinds.OPTICS, 8, 3),
        (kinds.FUEL_HIT, 5, 5),
        (kinds.TRACK_DAMAGE, 4, 5),
        (kinds.IMMOBILIZED, 0, 5),
        (kinds.TRANSMISSION, 0, 5),
    ],
)
def test_lasting_results_lower_the_levels(what: int, move: int, fire: int) -> None:
    state = result(scene(), what)
    index = tank(state, VICTIM)
    assert (state.move_now[index], state.fire_now[index]) == (move, fire)


@rule("D-289", "D-105")
def test_results_come_before_the_penalties_of_the_crew() -> None:
    """Gun Hit: 5 to 2; then the dead Loader: 1."""
    state = result(scene(kia={VICTIM: ["loader"]}), kinds.GUN_HIT)
    assert state.fire_now[tank(state, VICTIM)] == 1


@rule("D-298")
def test_a_destroyed_engine_halts_and_may_explode_or_burn() -> None:
    state = result(scene(), kinds.ENGINE_DESTROYED, pulls=(NO_FIRE, FIRE))
    index = tank(state, VICTIM)
    assert is_immobilized(state, index)
    assert state.burning[index]


@rule("D-300", "D-301")
def test_smoke_fills_the_tank_after_two_fire_checks() -> None:
    state = result(scene(), kinds.SMOKE_FILLS, pulls=(NO_FIRE, NO_FIRE - 1))
    assert state.filled[tank(state, VICTIM)]


@rule("D-302")
def test_special_ammunition_hit_blows_up_a_tank_that_has_some() -> None:
    state = result(scene(stored={VICTIM: 1}), kinds.SPECIAL_AMMO_HIT)
    assert state.out[tank(state, VICTIM)]
    state = result(scene(stored={VICTIM: 0}), kinds.SPECIAL_AMMO_HIT)
    assert state.burning[tank(state, VICTIM)]


@rule("D-304")
def test_an_ammo_hit_costs_rounds_and_two_fire_cards_face_up() -> None:
    state = scene([45], other_hand=[5, 21, 38], spotted={"german_i": [VICTIM]})
    notations = ("fire n45", "enough", "declare", "decline")
    state = do(state, *notations, pulls=[11, 3, 92], damage=[9])
    assert state.asked == (1,)
    assert legal(state) == ["lose n5", "lose n21", "lose n38"]
    state = do(state, "lose n5", "lose n38", pulls=[6, 12])
    assert state.hands[1] == [21]
    assert state.stored[tank(state, VICTIM)] == 0
    assert {5, 38} <= set(state.shown)


@rule("D-304")
def test_who_holds_no_fire_card_is_asked_all_the_same() -> None:
    state = scene([45], other_hand=[13], spotted={"german_i": [VICTIM]})
    notations = ("fire n45", "enough", "declare", "decline")
    state = do(state, *notations, pulls=[11, 3, 92], damage=[9])
    assert legal(state) == ["decline"]


# Fires and explosions


@rule("D-307", "D-286")
def test_an_explosion_icon_blows_the_tank_up() -> None:
    survive = (3, 4, 6, 9)
    state = result(scene(), kinds.CHECK_EXPLOSION, 1, pulls=(EXPLOSION, *survive))
    assert state.out[tank(state, VICTIM)]
    state = result(scene(), kinds.CHECK_EXPLOSION, 1, pulls=(NO_FIRE,))
    assert not state.out[tank(state, VICTIM)]


@rule("D-308", "D-323", "D-324", "D-019")
def test_each_man_escapes_by_a_pull_and_a_wounded_one_by_two() -> None:
    state = scene(wounded={VICTIM: ["loader"]}, penetrator={VICTIM: "german_i"})
    pulls = (EXPLOSION, 3, EXPLOSION_2, 4, 6, 9)
    state = result(state, kinds.CHECK_EXPLOSION, 1, pulls=pulls)
    assert state.vp[tank(state, "german_i")] == 2 + 8


@rule("D-309", "D-311", "D-064")
def test_a_fire_icon_sets_the_tank_on_fire() -> None:
    index = tank(scene(), VICTIM)
    assert result(scene(), kinds.CHECK_FIRE, 1, pulls=(FIRE,)).burning[index] == 1
    assert result(scene(), kinds.CHECK_FIRE, 1, pulls=(NO_FIRE,)).burning[index] == 0


@rule("D-310", "D-285", "D-362")
def test_a_burning_tank_burns_out_of_control() -> None:
    state = scene(burning={VICTIM: 1}, penetrator={VICTIM: "german_i"})
    state = result(state, kinds.FIRE_RESULT, pulls=(3, FIRE, 6, 9))
    assert state.out[tank(state, VICTIM)]
    assert state.burning[tank(state, VICTIM)] == 0
    assert state.vp[tank(state, "german_i")] == 2 + 8


@rule("D-285")
def test_capitals_burn_without_a_check() -> None:
    assert result(scene(), kinds.FIRE_RESULT).burning[tank(scene(), VICTIM)] == 1


@rule("D-287", "D-362")
def test_checks_stop_when_the_tank_is_lost() -> None:
    """Damage Card 21, heavy tracks: three Fire Checks; the second ends it."""
    state, messages = hit(scene(), TRACKS, 21, True, pulls=(FIRE, FIRE_2, 3, 6, 9, 12), luck=())
    assert state.out[tank(state, VICTIM)]
    assert "morale-held" not in ids(messages)
    assert "crew-broken" not in ids(messages)


# Morale


@rule("D-306", "D-313", "D-314", "D-315", "D-061")
def test_the_same_card_decides_about_morale() -> None:
    """Cards 1 and 3 are alike but for their crosses; 99 is no critical for either."""
    index = tank(scene(), VICTIM)
    state, messages = hit(scene(), TRACKS, 1)
    assert state.broken[index] == 1
    assert "crew-broken" in ids(messages)
    state, messages = hit(scene(), TRACKS, 3)
    assert state.broken[index] == 0
    assert "morale-held" in ids(messages)


@rule("D-314")
def test_a_cross_counts_only_if_its_condition_applies() -> None:
    """Card 2 has a cross for On Fire alone."""
    index = tank(scene(), VICTIM)
    assert hit(scene(), TRACKS, 2)[0].broken[index] == 0
    assert hit(scene(burning={VICTIM: 1}), TRACKS, 2)[0].broken[index] == 1


@rule("D-316", "D-321", "D-147")
def test_a_broken_crew_that_fails_again_bails_out() -> None:
    state, messages = hit(scene(broken={VICTIM: 1}), TRACKS, 1)
    assert "crew-bailed-out" in ids(messages)
    assert state.out[tank(state, VICTIM)]


@rule("D-316")
def test_a_broken_crew_that_holds_stays_broken() -> None:
    state, _ = hit(scene(broken={VICTIM: 1}), TRACKS, 3)
    assert state.broken[tank(state, VICTIM)] == 1


# Tracks


@rule("D-317", "D-318")
def test_a_second_track_damage_immobilizes() -> None:
    state = result(scene(), kinds.TRACK_DAMAGE)
    index = tank(state, VICTIM)
    assert state.move_now[index] == 4
    state = result(state, kinds.TRACK_DAMAGE)
    assert state.move_now[index] == 0
    assert is_immobilized(state, index)


@rule("D-317")
def test_track_damage_is_half_of_the_printed_level() -> None:
    state = result(scene(damage={VICTIM: [kinds.FUEL_HIT]}), kinds.TRACK_DAMAGE)
    assert state.move_now[tank(state, VICTIM)] == 4
    state = result(scene(damage={VICTIM: [kinds.TRACK_DAMAGE]}), kinds.FUEL_HIT)
    assert state.move_now[tank(state, VICTIM)] == 1


@rule("D-125", "D-126", "D-121")
@pytest.mark.parametrize(
    ("damage", "fire"),
    [([], 7), ([kinds.TRACK_DAMAGE], 4), ([kinds.IMMOBILIZED], 2), ([kinds.TRACK_DAMAGE] * 2, 2)],
)
def test_the_tracks_of_a_destroyer_aim_its_gun(damage: list[int], fire: int) -> None:
    state = scene(damage={"german_ii": damage})
    assert state.fire_now[tank(state, "german_ii")] == fire


@rule("D-225")
def test_a_level_at_or_below_the_bog_counter_removes_it() -> None:
    state = scene(bog={VICTIM: 4})
    index = tank(state, VICTIM)
    state = result(state, kinds.TRACK_DAMAGE)
    assert (state.bog[index], state.move_now[index]) == (0, 4)
    other = result(scene(bog={VICTIM: 4}), kinds.FUEL_HIT)
    assert (other.bog[index], other.move_now[index]) == (4, 4)


@rule("D-225")
def test_a_dead_commander_may_leave_a_bog_counter_without_effect() -> None:
    state = scene(bog={VICTIM: 4}, damage={VICTIM: [kinds.FUEL_HIT]})
    index = tank(state, VICTIM)
    state = result(state, kinds.KILL, POSITIONS.index("commander"))
    assert (state.bog[index], state.move_now[index]) == (0, 4)


@rule("D-225", "D-291")
def test_a_panic_that_passes_removes_no_bog_counter() -> None:
    state = scene(bog={VICTIM: 4}, move_cap={VICTIM: 4})
    assert result(state, kinds.GUN_HIT).bog[tank(state, VICTIM)] == 4


@rule("D-299", "D-318", "D-125", "D-126")
def test_track_damage_under_a_locked_transmission_is_recorded() -> None:
    """A StuG: Fire Level 7, 4 with Track Damage, 2 Immobilized; Move Level 6."""
    lock, track = kinds.TRANSMISSION, kinds.TRACK_DAMAGE
    state = scene([53, 59], "german_ii", damage={"german_ii": [lock, track]})
    stug = tank(state, "german_ii")
    assert (state.move_now[stug], state.fire_now[stug]) == (0, 2)
    free = do(state, "unlock", "give n53", "declare")
    assert free.damage[stug] == (track,)
    assert (free.move_now[stug], free.fire_now[stug]) == (3, 4)
    stuck = do(
        scene([53, 59], "german_ii", damage={"german_ii": [track, lock, track]}),
        "unlock",
        "give n53",
        "declare",
    )
    assert is_immobilized(stuck, stug)
    assert (stuck.move_now[stug], stuck.fire_now[stug]) == (0, 2)


@rule("D-062")
def test_the_reshuffle_card_goes_back_after_the_action() -> None:
    state = scene([45], spotted={"german_i": [VICTIM]})
    shoot = ("fire n45", "enough", "declare", "acquire no")
    after = do(state, *shoot, pulls=[11, 9, 3], damage=[21])
    assert len(after.damage_deck) == 21
    assert after.damage_discards == []


@rule("D-361")
def test_what_can_be_done_of_a_text_is_done() -> None:
    """Damage Card 13, heavy tracks: Track Damage, ASST DRIVER, Fire; there is no assistant."""
    state, _ = hit(scene(tanks="3"), TRACKS, 13, True, pulls=(FIRE,), victim="soviet_i")
    index = tank(state, "soviet_i")
    assert state.damage[index] == (kinds.TRACK_DAMAGE,)
    assert state.burning[index]
    assert state.dead(index) == 0
