"""What one click can do: for each enemy the ways to shoot, then the other usual things."""

from collections.abc import Callable
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.events import which
from hulldown.games.duel.rules.orders import (
    ADMINISTRATION_PRICE,
    can_pay,
    payers,
)
from hulldown.games.duel.rules.plays.book import Book, cheapest_payer
from hulldown.games.duel.rules.plays.driving import (
    find_flank,
    find_move,
    find_smoke,
    find_stop,
    find_terrain,
)
from hulldown.games.duel.rules.plays.instructions import (
    find_card_uses,
    find_extinguish,
    find_hull_down,
    find_load,
    find_pass,
    find_reseat,
    find_spot,
    find_unlock,
)
from hulldown.games.duel.rules.plays.shots import shots
from hulldown.games.duel.state import State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Message, Play, Seat


def price_plays(state: State, seat: Seat, message: str) -> list[Play[DuelAction]]:
    """D-026, D-027: name the price and pay it with what promises least."""
    hand = state.hands[seat].copy()
    if not can_pay(state, hand, ADMINISTRATION_PRICE, 0):
        return []
    missing, paid = ADMINISTRATION_PRICE, list[int]()
    while missing > 0:
        card = cheapest_payer(state, seat, payers(state, hand, missing, 0), missing)
        hand.remove(card)
        paid.append(card)
        missing -= state.cat.orders[card]
    cards: list[JSON] = [which(state, card) for card in paid]
    actions = [state.cat.order, *[state.cat.pay[card] for card in paid]]
    return [Play(Message(message, {"cards": cards}), actions)]


def menu_plays(state: State, seat: Seat, legal: list[DuelAction]) -> list[Play[DuelAction]]:
    """D-150: every usual thing there is to do now, the most promising first."""
    book = Book(state, seat)
    shots(book)
    for action in legal:
        finder = FINDERS.get(action.verb)
        if finder is not None:
            finder(book, action)
    return [play for worth, play in sorted(book.offers, key=lambda offer: -offer[0])]


FINDERS: Final[dict[int, Callable[[Book, DuelAction], None]]] = {
    act.MOVE: find_move,
    act.FLANK: find_flank,
    act.TERRAIN: find_terrain,
    act.STOP: find_stop,
    act.SMOKE: find_smoke,
    act.SPOT: find_spot,
    act.LEADERSHIP: find_card_uses,
    act.COMMAND: find_card_uses,
    act.HULL_DOWN: find_hull_down,
    act.LOAD: find_load,
    act.RESEAT: find_reseat,
    act.UNLOCK: find_unlock,
    act.EXTINGUISH: find_extinguish,
    act.PASS: find_pass,
}
