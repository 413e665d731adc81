"""Weather and ground: Deep Mud with its roads and lead tanks, Snow, hills (D-004)."""

from typing import Any

import pytest

from hulldown.games.duel.catalog import HILL, ROAD, TRACK_DAMAGE
from hulldown.games.duel.rules.conditions import keeps_column, slope
from hulldown.games.duel.rules.firing import penetration
from hulldown.games.duel.rules.flanking import flank_at_refused
from hulldown.games.duel.rules.levels import Steps, move_level
from hulldown.games.duel.rules.movement import distances
from hulldown.games.duel.rules.phases import BEFORE_A, finish_phase, run_phase
from hulldown.games.duel.rules.spotting import spot_refused
from hulldown.games.duel.state import NOBODY, State, put
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

from .scenes import (
    Pulls,
    catalogue,
    do,
    flanking,
    legal,
    refused,
    scene,
    tank,
    walk,
)

rule = pytest.mark.rule

MOVE_2 = 22
MOVE_4 = 42
MOVE_5 = 11
MOVE_6 = 3
FLANK_2 = 23
WOODS = 2
ROAD_GUIDE = 74
FLARES = 75


def said(reason: Reason | None) -> str | None:
    """The id of a reason."""
    return None if reason is None else reason.id


def mud(hand: list[int], **fields: Any) -> State:
    """A scene in Deep Mud."""
    return scene(hand, options={"conditions": "deep_mud"}, **fields)


def snow(hand: list[int], **fields: Any) -> State:
    """A scene in Snow; a tank sees 600 m until it has looked out."""
    return scene(hand, options={"conditions": "snow"}, **fields)


@rule("D-004")
def test_conditions_come_with_the_scenario_or_by_the_option() -> None:
    plain = catalogue(2).field
    assert (plain.mud, plain.snow) == (False, False)
    for cat in (catalogue(2, scenario="mud_road"), catalogue(2, conditions="deep_mud")):
        assert (cat.field.mud, cat.field.snow, cat.field.roads) == (True, False, [2, 2])
    for cat in (catalogue(2, scenario="white_out"), catalogue(2, conditions="snow")):
        assert (cat.field.mud, cat.field.snow, cat.field.roads) == (False, True, [0, 0])


@rule("D-039")
def test_mud_and_snow_bring_their_own_orders() -> None:
    assert catalogue(2).names[ROAD_GUIDE : FLARES + 1] == ["n74", "n75"]
    assert catalogue(2, conditions="deep_mud").names[ROAD_GUIDE : FLARES + 1] == ["a74", "n75"]
    assert catalogue(2, conditions="snow").names[ROAD_GUIDE : FLARES + 1] == ["n74", "a75"]


@rule("D-004", "D-072")
def test_deep_mud_costs_germans_four_levels_and_soviets_three_but_leaves_one() -> None:
    state = mud([])
    printed = state.cat.printed_move
    losses = [4, 4, 3, 3]
    assert state.move_now == tuple(max(1, printed[t] - losses[t]) for t in range(4))


@rule("D-004", "D-317")
def test_deep_mud_is_the_first_entry_before_damage() -> None:
    state = mud([], damage={"soviet_i": [TRACK_DAMAGE]})
    soviet = tank(state, "soviet_i")
    printed = state.cat.printed_move[soviet]
    steps: Steps = []
    level = move_level(state, soviet, steps)
    assert level == min(printed - 3, (printed + 1) // 2)
    assert [step[0] for step in steps][:2] == ["printed", "mud"]


@rule("D-004", "D-186")
def test_the_first_road_gives_the_levels_back_and_the_second_lets_flank() -> None:
    state = mud([FLANK_2, 100], hold={"german_i": MOVE_2}, spotted={"german_i": ["soviet_i"]})
    assert refused(state, FLANK_2)["mud-bars-flank"] == "D-004"
    after = do(state, "occupy road", "declare")
    assert (after.hold[0], after.roads) == (ROAD, (1, 0))
    assert after.move_now[:2] == tuple(after.cat.printed_move[:2])
    assert after.move_now[2] < after.cat.printed_move[2]
    assert MOVE_2 in after.deck.discards
    after.hold = put(after.hold, 1, ROAD)
    after.roads = put(after.roads, 0, 2)
    after.hold = put(after.hold, 0, MOVE_2)
    assert "flank n23" in legal(after)


@rule("D-186")
def test_a_side_has_two_roads_and_takes_them_in_motion() -> None:
    assert "occupy road" not in legal(mud([100]))
    moving = scene(
        [100],
        tanks="3",
        options={"conditions": "deep_mud"},
        hold={"german_i": MOVE_2, "german_ii": ROAD, "german_iii": ROAD},
    )
    assert "occupy road" not in legal(moving)
    moving.hold = put(moving.hold, 2, 0)
    assert "occupy road" in legal(moving)


@rule("D-004")
def test_nobody_passes_the_lead_tank_in_the_mud() -> None:
    state = mud([], range={"german_i": 600, "german_ii": 800})
    assert distances(state, 1, 2) == [-200, 0, 200]
    assert distances(state, 0, 2) == [-200, 0, 200, 400]
    assert not keeps_column(state, 0, -400)
    state.roads = put(state.roads, 0, 2)
    assert 400 in distances(state, 1, 2)


@rule("D-004")
def test_the_next_tank_leads_while_the_first_is_out() -> None:
    state = mud([], range={"german_i": 800, "german_ii": 600}, out={"german_i": 1})
    assert 200 in distances(state, 1, 1)
    state.out = put(state.out, 0, 0)
    assert distances(state, 1, 1) == [-200, 0]


@rule("D-188", "D-004")
def test_a_road_guide_frees_the_level_until_the_step_is_over() -> None:
    state = mud([ROAD_GUIDE, 100])
    slow = state.move_now[0]
    guided = do(state, "command a74", "use special", "declare")
    assert guided.move_now[0] == guided.cat.printed_move[0]
    assert guided.move_now[1] < guided.cat.printed_move[1]
    finish_phase(guided)
    assert (guided.guided, guided.move_now[0]) == (0, slow)


@rule("D-004", "D-073")
def test_snow_caps_every_move_level_at_five() -> None:
    state = snow([])
    assert state.move_now == tuple(min(5, level) for level in state.cat.printed_move)


@rule("D-004")
@pytest.mark.parametrize(("number", "sight"), [(20, 600), (15, 600), (16, 200), (99, 200)])
def test_a_pull_before_step_a_says_how_far_a_tank_sees(number: int, sight: int) -> None:
    state = snow([100])
    state.asked = NOBODY
    frame = state.frames.top()
    frame[1] = BEFORE_A
    run_phase(Table(state, Pulls(state, [number], [], []), True), frame)
    assert state.sight[0] == sight
    assert state.deck.discards == [number]
    assert frame[1] == BEFORE_A + 1


@rule("D-004")
def test_beyond_its_sight_a_tank_neither_spots_nor_flanks_nor_fires() -> None:
    state = snow([45, 100], range={"german_i": 400, "soviet_i": 400}, sight={"german_i": 600})
    soviet = tank(state, "soviet_i")
    assert said(spot_refused(state, 0, soviet)) == "beyond-sight"
    state.spotted = put(state.spotted, 0, 1 << soviet)
    assert said(flank_at_refused(state, 0, soviet)) == "beyond-sight"
    assert "fire n45" not in legal(state)
    state.range = put(state.range, soviet, 200)
    assert flank_at_refused(state, 0, soviet) is None
    assert "fire n45" in legal(state)


@rule("D-004", "D-229")
def test_in_snow_a_flank_counts_from_where_its_move_leads() -> None:
    state = snow(
        [MOVE_2, FLANK_2, 100],
        range={"german_i": 600, "soviet_i": 200, "soviet_ii": 1000},
        spotted={"german_i": ["soviet_i", "soviet_ii"]},
        sight={"german_i": 600},
    )
    going = do(state, "move n22", "flank n23", "enough")
    assert legal(going) == ["declare"], "only 200 m forward bring somebody into sight"
    after = do(going, "declare")
    assert (after.range[0], flanking(after, "german_i")) == (400, ["soviet_i"])
    state.range = put(state.range, 0, 400)
    going = do(state, "move n22", "flank n23", "enough")
    assert legal(going) == ["go 0", "go 200"], "further back it would be out of sight"
    state.range = put(state.range, 0, 800)
    assert "flank n23" not in legal(do(state, "move n22"))


@rule("D-004", "D-211")
def test_in_snow_terrain_is_entered_from_slow_moves_only() -> None:
    slow = snow([WOODS, 100], hold={"german_i": MOVE_4, "soviet_i": MOVE_2})
    fast = snow([WOODS, 100], hold={"german_i": MOVE_5, "soviet_i": MOVE_6})
    assert {"enter n2", "lay n2"} <= set(legal(slow))
    assert not {"enter n2", "lay n2"} & set(legal(fast))
    assert refused(fast, WOODS)["moved-too-fast"] == "D-004"


@rule("D-004", "D-154")
def test_in_snow_a_fast_move_is_not_followed_by_terrain() -> None:
    state = snow([WOODS, MOVE_5, MOVE_2, 100])
    assert "enter n2" in legal(do(state, "move n22"))
    assert "enter n2" not in legal(do(state, "move n11"))


@rule("D-188", "D-004")
def test_flares_let_a_tank_see_again() -> None:
    state = snow([FLARES, 100], sight={"german_i": 200})
    after, events = walk(state, "command a75", "use special", "declare")
    assert after.sight[0] == 600
    assert "sight-changed" in [event.message.id for event in events]
    assert "use special" not in legal(do(snow([FLARES, 100]), "command a75"))


@rule("D-004", "D-268")
def test_a_hill_helps_to_pierce_downhill_and_hinders_uphill() -> None:
    state = scene([], scenario="high_ground", hold={"german_i": HILL})
    soviet = tank(state, "soviet_i")
    flat = state.cat.penetration[0][state.distance(0, soviet) // 200]
    assert penetration(state, 0, soviet, 0) == flat + 1
    assert slope(state, soviet, 0) == -1
    state.hold = put(state.hold, soviet, HILL)
    assert slope(state, 0, soviet) == 0
