"""4.2.3, 8.3.2: prices in Order Icons, and which cards can still pay them (DQ-13)."""

from typing import Final

from hulldown.games.duel.rules.deciding import refuse_cards
from hulldown.games.duel.state import (
    DRAFT_AMMO,
    DRAFT_BOOST,
    DRAFT_FIRST,
    DRAFT_GIVEN,
    DRAFT_GIVEN_TOO,
    DRAFT_KIND,
    DRAFT_LAST,
    DRAFT_LOOK,
    State,
)
from hulldown.kernel.messages import Reason, Refusal, Seat

TOO_DEAR: Final = Reason("too-dear", "D-025")
NO_ORDERS_ON_IT: Final = Reason("no-orders-on-it", "D-025")
ADMINISTRATION_PRICE: Final = 4
EXTINGUISH_PRICE: Final = 3
LEVEL_PRICE: Final = 2
LOOK_PRICE: Final = 2
QUICK_PRICE: Final = 3
MOST_BOOST: Final = 2


def orders_in(state: State, cards: list[int]) -> int:
    """D-025: the Order Icons these cards show."""
    orders = state.cat.orders
    total = 0
    for card in cards:
        total += orders[card]
    return total


def in_draft(state: State) -> list[int]:
    """The cards that the draft uses: played, discarded, paid; NONE for each that it does not."""
    draft = state.draft
    return (
        draft[DRAFT_FIRST : DRAFT_LAST + 1] + draft[DRAFT_GIVEN : DRAFT_GIVEN_TOO + 1] + state.paid
    )


def spare_cards(state: State, seat: Seat) -> list[int]:
    """The cards of the hand that the draft has not used yet."""
    used = in_draft(state)
    return [card for card in state.hands[seat] if card not in used]


def blank_cards(state: State, seat: Seat) -> list[Refusal]:
    """D-025: the spare cards that show no Order Icon pay nothing."""
    cards = [card for card in spare_cards(state, seat) if not state.cat.orders[card]]
    return refuse_cards(state, cards, NO_ORDERS_ON_IT)


def can_pay(state: State, cards: list[int], first: int, second: int) -> bool:
    """DQ-13: can these cards pay both prices, no card serving twice? Excess is lost."""
    ones = twos = 0
    for card in cards:
        count = state.cat.orders[card]
        if count == 1:
            ones += 1
        elif count == 2:
            twos += 1
    if not second:
        return ones + 2 * twos >= first
    for spent in range(twos + 1):
        left = ones - max(0, first - 2 * spent)
        if left >= 0 and left + 2 * (twos - spent) >= second:
            return True
    return False


def extinguish_possible(state: State, seat: Seat) -> bool:
    """D-028, D-164: still On Fire, and 3 Order Icons in hand."""
    burns = state.burning[state.active] == 1
    return burns and can_pay(state, state.hands[seat], EXTINGUISH_PRICE, 0)


def first_price(state: State, extinguish: int) -> int:
    """D-028, D-029, D-030, D-031, D-164: the price of a boost, a second look or a dead fire."""
    draft = state.draft
    if draft[DRAFT_KIND] == extinguish:
        return EXTINGUISH_PRICE
    if draft[DRAFT_LOOK] == 2:
        return LOOK_PRICE
    return LEVEL_PRICE * draft[DRAFT_BOOST] if draft[DRAFT_BOOST] > 0 else 0


def second_price(state: State) -> int:
    """D-032: the price of quick-loading or unloading."""
    return QUICK_PRICE if state.draft[DRAFT_AMMO] > 0 else 0


def still_to_pay(state: State, first: int, second: int) -> tuple[int, int]:
    """What is left of both prices after the cards paid so far, the first one first."""
    if not first and not second:
        return 0, 0
    for card in state.paid:
        if first > 0:
            first -= state.cat.orders[card]
        else:
            second -= state.cat.orders[card]
    return max(0, first), max(0, second)


def payers(state: State, cards: list[int], first: int, second: int) -> list[int]:
    """DQ-13: the cards with which the rest can still be paid."""
    orders = state.cat.orders
    out = []
    for card in cards:
        count = orders[card]
        if not count:
            continue
        if second:
            rest = [other for other in cards if other != card]
            left = (max(0, first - count), second) if first else (0, max(0, second - count))
            if not can_pay(state, rest, left[0], left[1]):
                continue
        out.append(card)
    return out
