"""Phase II in general: each card is used in one way, once per turn; putting cards away."""

from typing import Final

from hulldown.games.rush import events
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import FIRST_VEHICLE
from hulldown.games.rush.rules.squad import put_down
from hulldown.games.rush.state import State
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

USED_UP: Final = Reason("used-up", "R-038")
LOOP_LIMIT: Final = 20


def is_used_up(state: State, card: int) -> bool:
    """R-033, R-038 (RX-08): a Vehicle card serves once a turn; RQ-31 ends loops otherwise."""
    if card < FIRST_VEHICLE or card not in state.used:
        return False
    return state.cat.rules.once_per_turn or state.used.count(card) >= LOOP_LIMIT


def mark_used(state: State, card: int) -> None:
    """R-038: this Vehicle has been used in this turn."""
    if card >= FIRST_VEHICLE:
        state.used.append(card)


def resolve_put_away(table: Table[State], action: RushAction) -> None:
    """R-035 (RQ-33): a card goes to the Depot unplayed, and has not been used."""
    state = table.state
    put_down(state, state.active, action.card)
    if table.watched:
        table.emit(events.card_put_away(state, state.active, action.card))
