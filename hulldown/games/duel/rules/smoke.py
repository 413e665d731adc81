"""10.5: SMOKE."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.rules.pulls import bring_back, unuse
from hulldown.games.duel.rules.spotting import lose_all_spotted
from hulldown.games.duel.rules.terrain import attempt_conceal
from hulldown.games.duel.state import State, put
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

NO_DISPENSER: Final = Reason("no-dispenser", "D-096")
SMOKE_MOVING: Final = Reason("smoke-moving", "D-240")


def smoke_refused(state: State, tank: int) -> Reason | None:
    """D-096, D-097, D-240: a dispenser, and not In Motion."""
    if not state.cat.has_smoke[tank]:
        return NO_DISPENSER
    return SMOKE_MOVING if state.in_motion(tank) else None


def resolve_smoke(table: Table[State], tank: int, card: int) -> None:
    """D-238, D-241, D-242, DQ-80: laid over the Terrain; sight is lost; then its trigger."""
    state = table.state
    if state.smoke[tank]:
        bring_back(state, state.smoke[tank])
    unuse(state, card)
    state.smoke = put(state.smoke, tank, card)
    if table.watched:
        table.emit(events.smoke_laid(state, tank, card))
    lose_all_spotted(table, tank)
    attempt_conceal(table, tank, state.cat.smoke_conceal)


def clear_smoke(table: Table[State], tank: int) -> None:
    """D-139, D-245: the SMOKE goes, the Terrain stays."""
    state = table.state
    if state.smoke[tank]:
        bring_back(state, state.smoke[tank])
        state.smoke = put(state.smoke, tank, 0)
    state.filled = put(state.filled, tank, 0)
    if table.watched:
        table.emit(events.smoke_cleared(state, tank))
