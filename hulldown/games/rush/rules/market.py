"""The Vehicle deck and the Reserve."""

from hulldown.games.rush import events
from hulldown.games.rush.state import State
from hulldown.kernel.table import Table

ROW: int = 4


def deal_to_reserve(table: Table[State], rule: str) -> None:
    """R-020, R-047: the top Vehicle fills the slot next to the deck; RQ-04, RQ-37."""
    state = table.state
    if not state.deck:
        if not state.discards:
            return
        state.deck = sorted(state.discards)
        state.discards = []
        if table.watched:
            table.emit(events.deck_shuffled())
    card = state.deck.pop(table.draw(len(state.deck), rule, "vehicles"))
    state.reserve.append(card)
    if table.watched:
        table.emit(events.reserve_filled(state, card))


def fill_reserve(table: Table[State], rule: str) -> None:
    """R-022 (RQ-04): every slot that can be filled is filled."""
    state = table.state
    while len(state.reserve) < ROW and (state.deck or state.discards):
        deal_to_reserve(table, rule)


def refill_after_taking(table: Table[State], rule: str) -> None:
    """R-046, R-047, R-162: the row slides and is filled at once, unless RQ-45 says later."""
    if not table.state.cat.rules.late_refill:
        fill_reserve(table, rule)


def rotate_reserve(table: Table[State]) -> None:
    """R-094, R-095, R-096, R-097: the farthest card leaves, the others slide, the row is filled."""
    state = table.state
    if state.reserve:
        card = state.reserve.pop(0)
        state.discards.append(card)
        if table.watched:
            table.emit(events.reserve_rotated(state, card))
    fill_reserve(table, "R-096")


def scout(table: Table[State]) -> None:
    """R-149: the whole Reserve is discarded, then four new cards are dealt."""
    state = table.state
    state.discards += state.reserve
    state.reserve = []
    fill_reserve(table, "R-149")
