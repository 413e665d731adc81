"""Special rules of the scenarios: ground to be held, exits, VPs (8.1.b, 8.4.2, 14.3)."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.catalog import HILL, ROAD
from hulldown.games.duel.rules.conditions import terrain_barred
from hulldown.games.duel.rules.elimination import award, take_off
from hulldown.games.duel.rules.levels import refresh
from hulldown.games.duel.rules.movement import LIMIT, NOT_MOVING, clear_box
from hulldown.games.duel.state import State, put
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

NO_HILL_HERE: Final = Reason("no-hill-here", "D-186")
GROUND_TAKEN: Final = Reason("ground-taken", "D-186")
GROUNDS: Final = (HILL, ROAD)
ON_HILL: Final = 0


def grounds(state: State, side: int) -> list[int]:
    """D-186: which ground this side may take in this scenario, as actions name it."""
    return state.cat.field.grounds[side]


def occupy_refused(state: State, tank: int, how: int) -> Reason | None:
    """D-186, D-212: a tank In Motion, at the hill's Range; a side's hills and ROADs are few."""
    cat = state.cat
    side = cat.side[tank]
    if not state.in_motion(tank):
        return NOT_MOVING
    if how == ON_HILL and state.range[tank] != cat.field.hill_range:
        return NO_HILL_HERE
    most = cat.field.hills[side] if how == ON_HILL else cat.field.roads[side]
    taken = [t for t in range(cat.tanks) if cat.side[t] == side and state.hold[t] == GROUNDS[how]]
    return GROUND_TAKEN if len(taken) >= most else terrain_barred(state, state.hold[tank])


def can_occupy(state: State, tank: int) -> bool:
    """D-186: is there ground this tank may take now?"""
    side = state.cat.side[tank]
    return any(occupy_refused(state, tank, how) is None for how in grounds(state, side))


def occupy(table: Table[State], tank: int, how: int) -> None:
    """D-186, D-206: HILL or ROAD lies in the Holding Box, which ends the motion; no trigger."""
    state = table.state
    clear_box(table, tank)
    state.hold = put(state.hold, tank, GROUNDS[how])
    if table.watched:
        table.emit(events.terrain_entered(state, tank, GROUNDS[how]))
    if how != ON_HILL:
        open_road(table, state.cat.side[tank])


def open_road(table: Table[State], side: int) -> None:
    """D-004: a side's first ROAD ends its loss of levels in Deep Mud, the second the rest."""
    state = table.state
    field = state.cat.field
    if not field.mud or state.roads[side] >= field.roads[side]:
        return
    state.roads = put(state.roads, side, state.roads[side] + 1)
    if table.watched:
        table.emit(events.road_opened(state, side))
    for tank in range(state.cat.tanks):
        if state.cat.side[tank] == side:
            refresh(state, tank)


def leaves_field(state: State, tank: int, metres: int) -> bool:
    """D-071, DQ-93: does this move lead off the field?"""
    return state.range[tank] - metres < -LIMIT


def leave_field(table: Table[State], tank: int) -> None:
    """D-071, D-350, DQ-93: VPs to the tank, none to the enemy, no cards lost; it comes back."""
    state = table.state
    if table.watched:
        table.emit(events.tank_left(state, tank))
    award(table, tank, state.cat.field.exit_points[state.cat.side[tank]], "D-350")
    take_off(table, tank)


def objective_points(state: State, tank: int) -> int:
    """D-136, D-350: what this tank scores in its Administration Step."""
    cat, field = state.cat, state.cat.field
    card = state.hold[tank]
    points = 0
    if card == HILL:
        points += field.hill_points
    if card == ROAD:
        points += field.road_points
    if state.range[tank] <= field.advance_range:
        points += field.advance_points[cat.side[tank]]
    if cat.man_made[card] and abs(state.range[tank]) <= field.strongpoint_range:
        points += field.strongpoint_points
    return points


def score_objectives(table: Table[State], tank: int) -> None:
    """D-136: step b of the Administration Step."""
    award(table, tank, objective_points(table.state, tank), "D-136")


def score_hills(table: Table[State]) -> None:
    """D-350: at the end of the game a side that alone holds hills scores, by its first tank there.

    D-341: VPs belong to a tank.
    """
    state = table.state
    holders = [tank for tank in range(state.cat.tanks) if state.hold[tank] == HILL]
    sides = {state.cat.side[tank] for tank in holders}
    if len(sides) == 1:
        award(table, holders[0], state.cat.field.hill_end, "D-350")
