"""4.2.7 and 6.0: Hand Size and the Draw Phase."""

from hulldown.games.duel import events
from hulldown.games.duel.catalog import SEASONED
from hulldown.games.duel.rules.pulls import ROW_CARD, ROW_VIEWER, remember_shuffle, settle
from hulldown.games.duel.state import NONE, State
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table


def hand_size(state: State, seat: Seat) -> int:
    """D-051, D-053, D-054, D-055, D-056, D-057, DQ-07, DQ-08: 4, 2 for each tank, and its state."""
    size = 4
    cat = state.cat
    for tank in cat.tanks_of[seat]:
        size += 2 + cat.experience[tank] - SEASONED - state.burning[tank] - state.broken[tank]
        if state.near(tank):
            size += 1
        if state.commander_dead(tank):
            size -= 1
    return max(0, size)


def draw_order(state: State) -> list[Seat]:
    """D-128, DQ-56, DQ-92: who acted last fills the hand first, then clockwise."""
    seats = state.cat.seats
    first = 0 if state.last == NONE else state.last
    return [(first + step) % seats for step in range(seats)]


def draw_phase(table: Table[State]) -> None:
    """D-127, D-354: all draw to Hand Size, unseen by the others; D-058: nobody discards for it.

    D-045: SHUFFLE waits until all have drawn. D-013: GAME END ends the game on the spot.
    """
    state = table.state
    for seat in draw_order(state):
        missing = hand_size(state, seat) - len(state.hands[seat])
        if missing > 0 and not draw_cards(table, seat, missing, "D-127"):
            return
    settle(table)


def draw_cards(table: Table[State], seat: Seat, count: int, rule: str) -> bool:
    """D-046, D-354, DQ-06: draw `count` cards; False if GAME END was drawn."""
    state = table.state
    deck = state.deck
    hand = state.hands[seat]
    told = deck.shuffle_due
    drawn: list[int] = []
    for _ in range(count):
        shuffles = deck.shuffles
        card = deck.draw(table.chance, rule)
        if deck.shuffles != shuffles:
            remember_shuffle(state)
            if table.watched:
                tell_shuffle(table, told)
            told = False
        if deck.ended or not card:
            break
        hand.append(card)
        drawn.append(card)
        state.drawn[seat] += 1
    hand.sort()
    if state.rows:
        state.rows = [r for r in state.rows if r[ROW_VIEWER] != seat or r[ROW_CARD] not in drawn]
    if table.watched:
        if drawn:
            table.emit(events.cards_drawn(state, seat, drawn, rule))
        if deck.shuffle_due and not told:
            table.emit(events.shuffle_came_up())
        if deck.ended:
            table.emit(events.game_end_came_up())
    return not deck.ended


def tell_shuffle(table: Table[State], told: bool) -> None:
    """D-012, D-046: the pile ran out after SHUFFLE, told or not, and is shuffled."""
    if not told:
        table.emit(events.shuffle_came_up())
    table.emit(events.deck_shuffled(table.state))
