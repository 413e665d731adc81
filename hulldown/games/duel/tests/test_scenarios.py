"""Special rules of the scenarios: hills, exits, objectives, handicap (D-136, D-186, D-350)."""

from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.catalog import ELITE, GREEN, HILL, ROAD
from hulldown.games.duel.data import read_file, take
from hulldown.games.duel.info import SIDES
from hulldown.games.duel.rules.elimination import reinforce
from hulldown.games.duel.rules.phases import TO_A, end_game, run_phase
from hulldown.games.duel.rules.scenarios import objective_points
from hulldown.games.duel.rules.victory import side_points, winner
from hulldown.games.duel.state import NOBODY, State, put
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import DataError
from hulldown.kernel.table import Table

from .scenes import (
    SPARE,
    Pulls,
    catalogue,
    do,
    legal,
    scene,
    tank,
    told,
)

rule = pytest.mark.rule

MOVE_2 = 22
MOVE_4 = 42
BUILDING = 20


def watched(state: State) -> Table[State]:
    """A table on which nothing may be left to luck."""
    return Table(state, Pulls(state, [], [], []), True)


def administered(state: State) -> State:
    """The Active Tank discards its bid and scores (8.1.a, 8.1.b)."""
    frame = state.frames.top()
    frame[1] = TO_A
    state.asked = NOBODY
    run_phase(watched(state), frame)
    return state


def test_an_unknown_special_rule_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        take("scenarios.toml", "x", {"lineup": "usual", "tides": 1}, {"lineup": str})
    assert caught.value.code == "data/bad-key"


@rule("D-350")
@pytest.mark.parametrize(
    ("scenario", "objectives"),
    [
        ("open_fight", []),
        ("high_ground", [("hill", 400, 1), ("hill_at_end", 400, 10)] * 2),
        ("break_through", [("exit", None, 8)] * 2),
        ("mud_road", [("road", None, 1)] * 2),
        ("white_out", [("advance", 0, 2)] * 2),
        ("city", [("strongpoint", 400, 1)] * 2),
        ("ponyri", [("advance", 0, 3), ("start", None, 11)]),
    ],
)
def test_everybody_is_told_what_gives_points(
    scenario: str, objectives: list[tuple[str, int | None, int]]
) -> None:
    state = GAME.setup(GAME.info.configure(2, scenario=scenario), SeededChance(1))
    told = GAME.view(state, None).data.get("objectives", [])
    assert [(one["id"].partition(":")[2], one["range"], one["points"]) for one in told] == (
        objectives
    )


# Hills


@rule("D-186")
def test_a_tank_in_motion_at_its_hill_halts_on_it() -> None:
    state = scene([100], scenario="high_ground", range={"german_i": 400}, hold={"german_i": MOVE_2})
    after = do(state, "occupy hill", "declare")
    assert (after.hold[0], after.done) == (HILL, 0)
    assert not after.in_motion(0)
    assert MOVE_2 in after.deck.discards
    assert after.cat.cover[HILL] == 5


@rule("D-186")
def test_a_hill_is_reached_even_with_an_empty_hand() -> None:
    fields: Any = {"range": {"german_i": 600}, "hold": {"german_i": MOVE_2}}
    state = scene([MOVE_4], scenario="high_ground", **fields)
    moved = do(state, "move n42", "go 200", "declare")
    assert "occupy hill" in legal(moved)


@rule("D-186")
def test_why_a_hill_cannot_be_taken_is_said() -> None:
    def why(**fields: Any) -> str:
        state = scene([100], scenario="high_ground", **fields)
        found = {each.subject: each.reason.id for each in GAME.why_not(state, 0)}
        return found["occupy:hill"]

    moving: Any = {"german_i": MOVE_2}
    here: Any = {"german_i": 400}
    assert why(range=here) == "not-in-motion"
    assert why(hold=moving) == "no-hill-here"
    assert why(range=here, hold={**moving, "german_ii": HILL}) == "ground-taken"


@rule("D-186")
@pytest.mark.parametrize(("tanks", "hills"), [("1", 1), ("2", 1), ("3", 2), ("4", 2)])
def test_a_side_of_three_or_four_has_two_hills(tanks: str, hills: int) -> None:
    assert catalogue(2, scenario="high_ground", tanks=tanks).field.hills == [hills] * 2
    assert catalogue(2, tanks=tanks).field.hills == [0, 0]


@rule("D-136", "D-350")
def test_a_tank_on_a_hill_scores_in_its_administration_step() -> None:
    state = administered(scene([100], scenario="high_ground", hold={"german_i": HILL}))
    assert state.vp[0] == 1


@rule("D-350")
def test_a_side_that_alone_holds_hills_scores_ten_at_the_end() -> None:
    state = scene([100], scenario="high_ground", hold={"soviet_ii": HILL})
    end_game(watched(state))
    assert side_points(state, 1) == 10
    assert state.vp[tank(state, "soviet_ii")] == 10


@rule("D-350")
def test_nobody_scores_at_the_end_if_both_hold_hills_or_none() -> None:
    both = {"german_i": HILL, "soviet_i": HILL}
    for hold in ({}, both):
        state = scene([100], scenario="high_ground", hold=hold)
        end_game(watched(state))
        assert state.vp == (0, 0, 0, 0)


# Exits


@rule("D-071", "D-350")
def test_a_move_beyond_the_last_range_leaves_the_field_and_scores() -> None:
    fields: Any = {"range": {"german_i": -1000}, "spotted": {"soviet_i": ["german_i"]}}
    state = scene([MOVE_2, 100], scenario="break_through", other_hand=[7, 9, 11], **fields)
    soviet = tank(state, "soviet_i")
    state.order = [soviet]
    leaving = ("move n22", "go 200", "declare")
    assert "tank-left" in [message.id for message in told(state, *leaving)]
    after = do(state, *leaving)
    assert (after.vp[0], after.out[0], after.active) == (8, 1, soviet)
    assert side_points(after, 1) == 0
    assert not after.spotted[soviet]
    assert after.hands[0] == [SPARE, 100]
    assert MOVE_2 in after.deck.discards


@rule("D-071", "D-191")
def test_a_tank_that_has_left_comes_back_with_the_reinforcements() -> None:
    state = scene([], scenario="break_through", range={"german_i": -1000}, out={"german_i": 1})
    reinforce(watched(state))
    assert (state.out[0], state.range[0]) == (0, 600)


@rule("D-070", "D-071")
def test_without_an_exit_nobody_leaves() -> None:
    state = scene([MOVE_2, 100], range={"german_i": -1000})
    assert "go 200" not in legal(do(state, "move n22"))
    korsun = scene([MOVE_2], active="soviet_i", scenario="korsun", range={"soviet_i": -1000})
    assert korsun.cat.field.exit_points == [8, 0]


# What else scores


@rule("D-136", "D-350")
@pytest.mark.parametrize(
    ("scenario", "ground", "place", "points"),
    [
        ("open_fight", 0, -200, 0),
        ("mud_road", ROAD, 400, 1),
        ("mud_road", 0, 400, 0),
        ("korsun", ROAD, 400, 0),
        ("white_out", 0, 0, 2),
        ("white_out", 0, -600, 2),
        ("white_out", 0, 200, 0),
        ("high_ground", HILL, 400, 1),
        ("high_ground", 0, 400, 0),
    ],
)
def test_objectives_score_in_administration(
    scenario: str, ground: int, place: int, points: int
) -> None:
    state = scene([], scenario=scenario, hold={"german_i": ground}, range={"german_i": place})
    assert objective_points(state, 0) == points


@rule("D-136", "D-350")
def test_man_made_terrain_in_the_middle_is_a_strongpoint() -> None:
    state = scene([], hold={"german_i": BUILDING}, range={"german_i": 400})
    assert objective_points(state, 0) == 0
    strong = read_file("scenarios.toml")["scenario"]["city"]["strongpoint"]
    field = state.cat.field
    field.strongpoint_points, field.strongpoint_range = strong["vp"], strong["range"]
    try:
        assert objective_points(state, 0) == 1
        state.range = put(state.range, 0, 600)
        assert objective_points(state, 0) == 0
    finally:
        field.strongpoint_points = field.strongpoint_range = 0


@rule("D-004", "D-136")
def test_only_the_sides_a_rule_names_score_by_it() -> None:
    data = read_file("scenarios.toml")["scenario"]
    assert data["ponyri"]["advance"]["sides"] == ["german"]
    assert catalogue(2, scenario="white_out").field.advance_points == [2, 2]


@rule("D-350")
@pytest.mark.parametrize(("handicap", "points"), [(0, [0, 0]), (7, [0, 7]), (-5, [5, 0])])
def test_a_side_may_begin_with_points(handicap: int, points: list[int]) -> None:
    state = scene([], options={"handicap": handicap})
    assert [side_points(state, side) for side in range(len(SIDES))] == points
    assert winner(state)[0] == (0 if handicap < 0 else 1)


USUAL = ["panther_a pz4g stug3g tiger1", "su100 t34_85 t34_76_m43 is2m"]
PONYRI = ["ferdinand pz4g pz3j pz4g", "t34_76_m43 t34_76_m43 t34_76_m43 kv1"]
KORSUN = ["panther_a pz4g stug3g tiger1", "t34_76_m43 t34_76_m43 su85 kv85"]
DEBRECEN = ["panther_a pz4g stug3g panther_a", "t34_85 t34_85 su85 is2m"]
SEELOW = ["tiger2 jagdpanther panther_a stug3g", "is2m su100 t34_85 isu152"]


@rule("D-004")
@pytest.mark.parametrize(
    ("scenario", "start", "lineup", "sets"),
    [
        ("open_fight", 800, USUAL, set()),
        ("high_ground", 800, USUAL, set()),
        ("break_through", 600, USUAL, set()),
        ("mud_road", 800, USUAL, {"mud"}),
        ("white_out", 600, USUAL, {"snow"}),
        ("city", 600, USUAL, {"city", "infantry"}),
        ("ponyri", 1000, PONYRI, {"mine", "guns"}),
        ("korsun", 800, KORSUN, {"mud"}),
        ("debrecen", 1000, DEBRECEN, {"radios"}),
        ("seelow", 800, SEELOW, {"guns"}),
    ],
)
def test_every_scenario_has_its_tanks_start_and_cards(
    scenario: str, start: int, lineup: list[str], sets: set[str]
) -> None:
    cat = catalogue(2, scenario=scenario, tanks="4")
    models = [model.id for model in cat.models]
    assert [" ".join(models[:4]), " ".join(models[4:])] == lineup
    assert cat.start == [start] * 8
    assert set(cat.field.sets) == sets
    able = ["apcr" in model.equipment for model in cat.models]
    assert cat.rounds == [int(one) for one in able]
    assert len(GAME.info.scenarios) == 10


@rule("D-004")
@pytest.mark.parametrize("scenario", GAME.info.scenarios)
def test_every_scenario_is_for_one_to_four_tanks_a_side(scenario: str) -> None:
    whole = [model.id for model in catalogue(2, scenario=scenario, tanks="4").models]
    for tanks in ("1", "2", "3"):
        cat = catalogue(2, scenario=scenario, tanks=tanks)
        assert cat.tanks == 2 * int(tanks)
        if scenario in ("ponyri", "korsun", "debrecen", "seelow"):
            found = [model.id for model in cat.models]
            assert found == whole[: int(tanks)] + whole[4 : 4 + int(tanks)]


@rule("D-004")
@pytest.mark.parametrize(
    ("tanks", "german", "soviet"),
    [
        ("1", "pz4g", "t34_76_m43"),
        ("2", "pz4g stug3g", "t34_76_m43 t34_76_m43"),
        ("3", "panther_a pz4g stug3g", "su100 t34_85 t34_76_m43"),
    ],
)
def test_the_usual_lineup_grows_with_the_tanks(tanks: str, german: str, soviet: str) -> None:
    models = [model.id for model in catalogue(2, tanks=tanks).models]
    assert models == [*german.split(), *soviet.split()]


@rule("D-004", "D-186")
def test_ponyri_has_soviet_guns_ahead_mines_and_german_ground_to_gain() -> None:
    cat = catalogue(2, scenario="ponyri")
    assert cat.field.guns == [(1, "m39_76"), (1, "m37_45")]
    assert cat.field.gun_range == 400
    assert (cat.field.advance_points, cat.field.advance_range) == ([3, 0], 0)
    assert cat.terrain_name[13] == "mine"


@rule("D-004", "D-071")
def test_in_korsun_the_germans_break_out_through_the_mud() -> None:
    field = catalogue(2, scenario="korsun").field
    assert (field.mud, field.roads, field.exit_points) == (True, [2, 2], [8, 0])


@rule("D-004", "D-100")
def test_in_seelow_the_first_crews_are_elite_the_rest_green_and_the_hills_german() -> None:
    cat = catalogue(2, scenario="seelow", tanks="4")
    assert cat.experience == [ELITE, GREEN, GREEN, GREEN] * 2
    assert cat.field.guns == [(0, "flak36"), (0, "pak40")]
    assert (cat.field.gun_range, cat.field.hills, cat.field.hill_range) == (600, [2, 0], 400)


@rule("D-003")
def test_an_open_fight_has_no_special_rule() -> None:
    field = catalogue(2).field
    assert not any([field.mud, field.snow, field.infantry, field.radios, field.guns])
    assert (field.hills, field.roads, field.exit_points) == ([0, 0], [0, 0], [0, 0])
