"""Decks, hands and discard piles: A-007, A-078, A-079, A-139 to A-144, A-149, A-150."""

from typing import Final

from hulldown.games.arcade import events
from hulldown.games.arcade.catalog import DECK, KINDS, OF_EACH
from hulldown.games.arcade.state import State, replaced
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

HAND: Final = 7
DECKS: Final = tuple([f"deck/{seat}" for seat in range(8)])
HANDS: Final = tuple([f"hand/{seat}" for seat in range(8)])


def draw_card(table: Table[State], seat: Seat, total: int, rule: str) -> int:
    """A-144: one of the cards of a deck that holds this many."""
    state = table.state
    decks = state.decks
    place = seat * KINDS
    left = table.chance.draw(total, rule, DECKS[seat])
    while left >= decks[place]:
        left -= decks[place]
        place += 1
    decks[place] -= 1
    state.hands[place] += 1
    return place - seat * KINDS


def resolve_draw(table: Table[State], seat: Seat, count: int, rule: str) -> None:
    """A-140, A-141 (AQ-21): draw this many cards, or fewer if there are no more.

    A-144 (AQ-61): an empty deck is rebuilt first.
    """
    drawn: list[int] = []
    total = table.state.deck_size(seat)
    for _ in range(count):
        if not total:
            total = resolve_rebuild(table, seat)
            if not total:
                break
        drawn.append(draw_card(table, seat, total, rule))
        total -= 1
    if drawn and table.watched:
        table.emit(events.cards_drawn(seat, drawn, rule))


def resolve_rebuild(table: Table[State], seat: Seat) -> int:
    """A-144: the discard pile becomes the deck; now all know what is in hand and stacks (AQ-60)."""
    state = table.state
    base = seat * KINDS
    total = 0
    for kind in range(KINDS):
        total += state.discards[base + kind]
    if not total:
        return 0
    sure = state.sure.copy()
    for kind in range(base, base + KINDS):
        state.decks[kind] = state.discards[kind]
        state.discards[kind] = 0
        sure[kind] = state.hands[kind]
    for stack in (seat * 2, seat * 2 + 1):
        if not state.shown[stack]:
            for card in state.stacks[stack]:
                sure[base + card] += 1
    state.sure = sure
    if table.watched:
        table.emit(events.deck_rebuilt(seat, total))
    return total


def show_card(state: State, seat: Seat, kind: int) -> None:
    """AQ-60: a card of hand or stacks is seen by all; what they know of the rest follows."""
    place = seat * KINDS + kind
    if state.sure[place]:
        state.sure = replaced(state.sure, place, state.sure[place] - 1)


def resolve_discard(state: State, seat: Seat, kind: int) -> None:
    """A-079: a card of the hand goes to the discard pile, face up."""
    place = seat * KINDS + kind
    state.hands[place] -= 1
    state.discards[place] += 1
    show_card(state, seat, kind)


def resolve_random_discards(table: Table[State], seat: Seat, count: int, rule: str) -> list[int]:
    """A-132 (AQ-37): this many random cards of the hand are discarded."""
    state = table.state
    base = seat * KINDS
    lost: list[int] = []
    size = state.hand_size(seat)
    for _ in range(count):
        left = table.chance.draw(size, rule, HANDS[seat])
        kind = 0
        while left >= state.hands[base + kind]:
            left -= state.hands[base + kind]
            kind += 1
        resolve_discard(state, seat, kind)
        lost.append(kind)
        size -= 1
    return lost


def resolve_new_deck(table: Table[State], seat: Seat) -> None:
    """A-149, A-150 (AQ-39, AQ-40): all own cards become a new deck, and a hand of 7 is drawn."""
    state = table.state
    base = seat * KINDS
    for kind in range(KINDS):
        state.decks[base + kind] = OF_EACH[kind]
        state.hands[base + kind] = 0
        state.discards[base + kind] = 0
        if state.sure[base + kind]:
            state.sure = replaced(state.sure, base + kind, 0)
    clear_stacks(state, seat)
    if table.watched:
        table.emit(events.deck_renewed(seat, DECK))
    resolve_draw(table, seat, HAND, "A-150")


def clear_stacks(state: State, seat: Seat) -> None:
    """The seat's stacks are gone."""
    for stack in range(seat * 2, seat * 2 + 2):
        state.stacks[stack] = ()
        if state.shown[stack]:
            state.shown = replaced(state.shown, stack, 0)


def resolve_new_cards(table: Table[State], seat: Seat) -> None:
    """A-139, A-140, A-141: discard what was played, draw as many, and one more below 7."""
    state = table.state
    base = seat * KINDS
    played = state.planned(seat)
    for stack in (seat * 2, seat * 2 + 1):
        for card in state.stacks[stack]:
            state.discards[base + card] += 1
    clear_stacks(state, seat)
    more = 1 if state.hand_size(seat) + played < HAND else 0
    resolve_draw(table, seat, played + more, "A-140")


def resolve_refill(table: Table[State], seat: Seat) -> None:
    """A-142 (AQ-68): whoever disengaged refills the hand to 7; a larger one stays."""
    missing = HAND - table.state.hand_size(seat)
    if missing > 0:
        resolve_draw(table, seat, missing, "A-142")
