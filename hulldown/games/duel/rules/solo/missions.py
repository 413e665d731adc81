"""The missions that scenarios give a solo tank (D-004, DQ-104)."""

from collections.abc import Callable
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.catalog import HILL
from hulldown.games.duel.rules.movement import (
    LIMIT,
)
from hulldown.games.duel.rules.scenarios import ON_HILL, grounds, occupy_refused
from hulldown.games.duel.rules.solo.choice import NO_CARD, Choice, blank
from hulldown.games.duel.rules.solo.driving import ONE_STEP, drive
from hulldown.games.duel.rules.terrain import enter_refused
from hulldown.games.duel.state import (
    DRAFT_CHANGE,
    DRAFT_FIRST,
    DRAFT_METRES,
    State,
)

ON_ROAD: Final = 1


def on_mission(state: State, tank: int) -> Choice | None:
    """D-004: the scenario's mission; an open fight has none."""
    mission = MISSIONS.get(state.cat.scenario)
    return None if mission is None else mission(state, tank)


def take_hill(state: State, tank: int) -> Choice | None:
    """D-186: a hill of its side if In Motion at its Range, else it goes there."""
    field, side = state.cat.field, state.cat.side[tank]
    held = [
        t for t in range(state.cat.tanks) if state.hold[t] == HILL and state.cat.side[t] == side
    ]
    if tank in held or len(held) >= field.hills[side]:
        return None
    choice = take_ground(state, tank, ON_HILL)
    return choice if choice is not None else go_on_mission(state, tank, field.hill_range)


def lay_road(state: State, tank: int) -> Choice | None:
    """D-186: a ROAD for its side."""
    return take_ground(state, tank, ON_ROAD)


def take_ground(state: State, tank: int, how: int) -> Choice | None:
    """D-186: ground of the scenario, where it may be taken now."""
    if how not in grounds(state, state.cat.side[tank]):
        return None
    if occupy_refused(state, tank, how) is not None:
        return None
    draft = blank(act.OCCUPY)
    draft[DRAFT_CHANGE] = how
    return Choice(draft, [], "mission-ground", {"ground": f"terrain:{act.GROUNDS[how]}"})


def break_through(state: State, tank: int) -> Choice | None:
    """D-071, DQ-93: to the far end of the field, and off it."""
    if not state.cat.field.exit_points[state.cat.side[tank]]:
        return None
    beyond = state.range[tank] == -LIMIT
    return go_on_mission(state, tank, -LIMIT - ONE_STEP if beyond else -LIMIT)


def advance(state: State, tank: int) -> Choice | None:
    """D-136: to the Range where its side scores."""
    field = state.cat.field
    scores = field.advance_points[state.cat.side[tank]] > 0
    if not scores or state.range[tank] <= field.advance_range:
        return None
    return go_on_mission(state, tank, field.advance_range)


def hold_strongpoint(state: State, tank: int) -> Choice | None:
    """D-136: man-made Terrain near the centre; without such a card it goes near."""
    cat, place = state.cat, state.range[tank]
    near = cat.field.strongpoint_range
    if cat.man_made[state.hold[tank]] and abs(place) <= near:
        return None
    wanted = min(place, near)
    choice = enter_strongpoint(state, tank, wanted)
    if choice is None and place > near:
        choice = go_on_mission(state, tank, wanted)
    return choice


def enter_strongpoint(state: State, tank: int, wanted: int) -> Choice | None:
    """D-154, D-206: into the man-made Terrain that covers best, with a MOVE unless In Motion."""
    cat, place, near = state.cat, state.range[tank], state.cat.field.strongpoint_range
    cards = [card for card in state.pools[tank] if cat.man_made[card] and cat.cover[card]]
    if not cards:
        return None
    ground = max(cards, key=lambda card: (cat.cover[card], -card))
    if abs(place) <= near and enter_refused(state, tank, state.in_motion(tank)) is None:
        draft = blank(act.TERRAIN)
        draft[DRAFT_FIRST] = ground
        return Choice(draft, [], "mission-move", {"range": place, "wanted": wanted})
    choice = drive(state, tank, wanted, NO_CARD, ground, "mission-move")
    if choice is None or abs(place - choice.draft[DRAFT_METRES] + act.FURTHEST) > near:
        return None
    return choice


def go_on_mission(state: State, tank: int, wanted: int) -> Choice | None:
    """D-193: a MOVE towards the Range that the mission wants."""
    return drive(state, tank, wanted, NO_CARD, NO_CARD, "mission-move")


MISSIONS: Final[dict[str, Callable[[State, int], Choice | None]]] = {
    "high_ground": take_hill,
    "break_through": break_through,
    "korsun": break_through,
    "mud_road": lay_road,
    "white_out": advance,
    "ponyri": advance,
    "city": hold_strongpoint,
}
"""The scenarios that have one; korsun's and ponyri's is the German side's alone."""
