"""What the objectives of a scenario are worth to a tank (D-350)."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.catalog import HILL
from hulldown.games.duel.rules.judging.shots import PERCENT
from hulldown.games.duel.state import (
    State,
)

GROUND: Final = 200
HELD: Final = 150
FAR_END: Final = 1200


def goal_gain(state: State, tank: int, metres: int) -> int:
    """D-350: how much nearer to the scenario's objectives a move of `metres` brings the tank."""
    place = state.range[tank]
    return goal_worth(state, tank, place - metres) - goal_worth(state, tank, place)


def goal_worth(state: State, tank: int, place: int) -> int:
    """D-136, D-350: what a Range promises: an exit, ground that scores, a hill."""
    cat, field = state.cat, state.cat.field
    side = cat.side[tank]
    worth = 0
    if field.exit_points[side]:
        worth += nearing(field.exit_points[side] * PERCENT, place, -FAR_END)
    if field.advance_points[side]:
        worth += nearing(field.advance_points[side] * HELD, place, field.advance_range)
    if field.strongpoint_points and abs(place) <= field.strongpoint_range:
        worth += field.strongpoint_points * HELD // 2
    if field.hills[side] and state.hold[tank] != HILL:
        worth += nearing(GROUND, place, field.hill_range)
    return worth


def nearing(points: int, place: int, goal: int) -> int:
    """What is left to go makes it worth less, step by step."""
    return points // (1 + max(0, place - goal) // act.STEP)
