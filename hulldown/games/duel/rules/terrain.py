"""10.3: Terrain, Cover, triggers on entering it, Concealment and Bog."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.catalog import BOG, CONCEAL, FIELD, MINE
from hulldown.games.duel.rules.conditions import terrain_barred
from hulldown.games.duel.rules.deck import NUMBER_OF_BLANK
from hulldown.games.duel.rules.levels import move_barred, refresh
from hulldown.games.duel.rules.mine import go_off
from hulldown.games.duel.rules.movement import NOT_MOVING, clear_box
from hulldown.games.duel.rules.pulls import pull, unuse
from hulldown.games.duel.rules.spotting import OUT_OF_PLAY, conceal
from hulldown.games.duel.state import State, put
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

NO_TARGET_IN_MOTION: Final = Reason("nobody-in-motion", "D-211")
NO_CONCEAL: Final = Reason("no-conceal-here", "D-221")
NO_HULL_DOWN: Final = Reason("no-hull-down-here", "D-177")
HULL_DOWN_ALREADY: Final = Reason("hull-down-already", "D-171")
HULL_DOWN_MOVING: Final = Reason("hull-down-moving", "D-117")


def enter_refused(state: State, tank: int, moving: bool) -> Reason | None:
    """D-206, D-212, D-319: own Terrain needs a tank In Motion that can move."""
    reason = move_barred(state, tank)
    if reason is not None:
        return reason
    return terrain_barred(state, state.hold[tank]) if moving else NOT_MOVING


def lay_refused(state: State, enemy: int) -> Reason | None:
    """D-184, D-211, D-212, DQ-23: Terrain is laid on enemies In Motion, Spotted or not."""
    if state.out[enemy]:
        return OUT_OF_PLAY
    if not state.in_motion(enemy):
        return NO_TARGET_IN_MOTION
    return terrain_barred(state, state.hold[enemy])


def is_own_terrain(state: State, card: int) -> bool:
    """D-206, DQ-106: Terrain that one may enter; nobody lays a MINE for himself."""
    return state.cat.is_terrain[card] and state.cat.trigger[card] != MINE


def lay_targets(state: State, tank: int) -> list[int]:
    """D-211: enemies In Motion, so not those in FIELD."""
    hold = state.hold
    return [e for e in state.cat.enemies[tank] if hold[e] and lay_refused(state, e) is None]


def resolve_terrain(table: Table[State], tank: int, card: int) -> None:
    """D-206, D-215, D-216, D-218: MOVE goes, Terrain comes.

    D-033, D-034, DQ-71: then its trigger, once.
    """
    state = table.state
    clear_box(table, tank)
    trigger = state.cat.trigger[card]
    if state.cat.terrain_name[card] != "field" and trigger != MINE:
        unuse(state, card)
        state.hold = put(state.hold, tank, card)
    if table.watched:
        table.emit(events.terrain_entered(state, tank, card))
    value = state.cat.trigger_value[card]
    if trigger == CONCEAL:
        attempt_conceal(table, tank, value)
    elif trigger == BOG:
        attempt_bog(table, tank, value)
    elif trigger == MINE:
        go_off(table, tank)


def attempt(table: Table[State], value: int, rule: str) -> bool:
    """D-038, D-220: a Battle Number at most the value; DQ-69: no card at all counts as 100."""
    return (pull(table, rule) or NUMBER_OF_BLANK) <= value


def attempt_conceal(table: Table[State], tank: int, value: int) -> None:
    """D-036, D-080: a Conceal trigger or effect."""
    if attempt(table, value, "D-220"):
        conceal(table, tank)
    elif table.watched:
        table.emit(events.conceal_failed(table.state, tank))


def attempt_bog(table: Table[State], tank: int, value: int) -> None:
    """D-036, D-223: a Bog trigger."""
    if attempt(table, value, "D-220"):
        bog(table, tank)
    elif table.watched:
        table.emit(events.bog_escaped(table.state, tank))


def bog(table: Table[State], tank: int) -> None:
    """D-223, D-225, DQ-27, DQ-36: half of the level of this moment, if that lowers it."""
    state = table.state
    half = (state.move_now[tank] + 1) // 2
    if half < state.move_now[tank]:
        state.bog = put(state.bog, tank, half)
        refresh(state, tank)
        if table.watched:
            table.emit(events.tank_bogged(state, tank, half))
    elif table.watched:
        table.emit(events.bog_escaped(state, tank))


def ground(state: State, tank: int) -> int:
    """D-221, DQ-21: the Terrain that counts for effects; under SMOKE the one below."""
    return state.hold[tank]


def conceal_refused(state: State, tank: int) -> Reason | None:
    """D-221, DQ-21: the current Terrain must list Conceal."""
    return None if state.cat.conceal[ground(state, tank)] else NO_CONCEAL


def resolve_double_conceal(table: Table[State], tank: int) -> None:
    """D-221, DQ-21: a card is Pulled even if twice the value is 100 or more."""
    attempt_conceal(table, tank, 2 * table.state.cat.conceal[ground(table.state, tank)])


def hull_down_refused(state: State, tank: int) -> Reason | None:
    """D-117, DQ-22, DQ-97: by card, without a Pull, for a tank that is not In Motion."""
    if state.in_motion(tank):
        return HULL_DOWN_MOVING
    if state.hull_down[tank]:
        return HULL_DOWN_ALREADY
    anywhere = state.cat.hull_down_anywhere
    return None if anywhere or state.cat.hull_down[state.hold[tank]] else NO_HULL_DOWN


def hull_down_try_refused(state: State, tank: int) -> Reason | None:
    """D-177, D-219, DQ-97: an attempt needs Terrain that lists Hull Down."""
    if state.hull_down[tank]:
        return HULL_DOWN_ALREADY
    return None if state.cat.hull_down[state.hold[tank]] else NO_HULL_DOWN


def go_hull_down(table: Table[State], tank: int) -> None:
    """D-117: the tank is Hull Down."""
    table.state.hull_down = put(table.state.hull_down, tank, 1)
    if table.watched:
        table.emit(events.hull_down(table.state, tank))


def attempt_hull_down(table: Table[State], tank: int) -> None:
    """D-177, D-220: a Hull Down attempt."""
    value = table.state.cat.hull_down[table.state.hold[tank]]
    if attempt(table, value, "D-177"):
        go_hull_down(table, tank)
    elif table.watched:
        table.emit(events.hull_down_failed(table.state, tank))


assert FIELD == 0
