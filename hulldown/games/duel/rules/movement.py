"""10.1 and 10.2: moving, being In Motion, stopping."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import FIELD
from hulldown.games.duel.rules.conditions import keeps_column
from hulldown.games.duel.rules.deciding import Ask
from hulldown.games.duel.rules.levels import move_barred, refresh
from hulldown.games.duel.rules.pulls import bring_back, pull, unuse
from hulldown.games.duel.rules.spotting import has_moved
from hulldown.games.duel.state import SHEDDING, State, put
from hulldown.kernel.messages import Reason, Seat
from hulldown.kernel.table import Table

LEVEL_TOO_HIGH: Final = Reason("level-too-high", "D-166")
NOT_MOVING: Final = Reason("not-in-motion", "D-212")
LIMIT: Final = 1000


class Shedding(Ask):
    """D-198, DQ-78: which of several Flank counters goes is the flanked player's choice."""

    asks = "ask-shed"
    rule = "D-198"
    public = True

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-200: any flanker, Spotted or not."""
        return [state.cat.shed[enemy] for enemy in state.flankers(state.active)]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-237: the counter goes."""
        shed(table, table.state.active, action.value)


def boost_needed(level: int, now: int) -> int:
    """D-166: how many levels are missing."""
    return level - now if level > now else 0


def move_refused(state: State, tank: int, card: int, orders: int) -> Reason | None:
    """D-166, D-193: a MOVE card needs a tank that can move and a level that can be reached."""
    reason = move_barred(state, tank)
    if reason is not None:
        return reason
    return level_refused(state.cat.move_level[card], state.move_now[tank], orders)


def level_refused(level: int, now: int, orders: int) -> Reason | None:
    """D-029, D-030, D-166, DQ-14: at most two levels more, for 2 or 4 Order Icons."""
    missing = level - now
    return LEVEL_TOO_HIGH if missing > 2 or 2 * missing > orders else None


def distances(state: State, tank: int, cards: int) -> list[int]:
    """D-070, D-195, D-196, D-197, DQ-26: metres towards the enemy, negative for back.

    D-071, DQ-93: a side with an exit may go one step beyond the last Range.
    """
    furthest = 200 * cards
    place = state.range[tank]
    exits = state.cat.field.exit_points[state.cat.side[tank]] > 0
    nearest = -LIMIT - 200 if exits else -LIMIT
    return [
        metres
        for metres in range(-furthest, furthest + 1, 200)
        if nearest <= place - metres <= LIMIT and keeps_column(state, tank, metres)
    ]


def clear_box(table: Table[State], tank: int) -> None:
    """What lay in the Holding Box is discarded; the tank stands in FIELD.

    D-201, D-208, D-222, D-246.
    """
    state = table.state
    card = state.hold[tank]
    if state.smoke[tank]:
        bring_back(state, state.smoke[tank])
        state.smoke = put(state.smoke, tank, 0)
    if FIELD < card <= 100:
        bring_back(state, card)
    state.hold = put(state.hold, tank, FIELD)


def resolve_move(table: Table[State], tank: int, card: int, metres: int) -> None:
    """D-068, D-195, D-201, D-202: the Range changes, one MOVE card lies in the Holding Box.

    D-120: Hull Down ends. D-089: so do Acquired counters. D-224, D-291, D-295, DQ-27: so do Bog,
    panic and stun.
    """
    state = table.state
    state.range = put(state.range, tank, state.range[tank] - metres)
    if table.watched:
        table.emit(events.tank_moved(state, tank, metres))
    clear_box(table, tank)
    unuse(state, card)
    state.hold = put(state.hold, tank, card)
    state.hull_down = put(state.hull_down, tank, 0)
    state.bog = put(state.bog, tank, 0)
    state.move_cap = put(state.move_cap, tank, 0)
    refresh(state, tank)
    has_moved(table, tank)


def shake_flankers(table: Table[State], tank: int, pair: bool, boost: int, level: int) -> None:
    """D-198, D-199, D-200, DQ-25, DQ-78: two MOVE cards shed a flanker, one only by a Pull.

    DQ-69: no card at all counts as 100, whose Target Number is 0.
    """
    state = table.state
    flankers = state.flankers(tank)
    if not flankers:
        return
    if not pair and pull(table, "D-199") % 10 >= level + boost:
        return
    if len(flankers) == 1:
        shed(table, tank, flankers[0])
    else:
        state.ask_seat(SHEDDING, state.owner(tank))


def shed(table: Table[State], tank: int, enemy: int) -> None:
    """D-237, D-360: one Flank counter goes back to its owner."""
    state = table.state
    state.flanks = put(state.flanks, enemy, state.flanks[enemy] & ~(1 << tank))
    if table.watched:
        table.emit(events.flank_ended(state, enemy, tank))


def stop(table: Table[State], tank: int) -> None:
    """D-205, D-207, D-208, DQ-57: the MOVE card is discarded and the tank stands in FIELD."""
    state = table.state
    if not state.in_motion(tank):
        return
    clear_box(table, tank)
    if table.watched:
        table.emit(events.tank_stopped(state, tank))
