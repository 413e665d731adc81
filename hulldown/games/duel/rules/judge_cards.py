"""What the cards of a hand promise, and which one can go."""

from typing import Final

from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.state import (
    State,
)
from hulldown.kernel.messages import Seat

CARD: Final = 25
JUNK: Final = 50


def card_worth(state: State, seat: Seat, card: int) -> int:
    """How much a card in hand promises its player, whichever half is played."""
    cat = state.cat
    worth = 15 * cat.orders[card]
    tanks = cat.tanks_of[seat]
    move = max([state.move_now[tank] for tank in tanks], default=0)
    fire = max([state.fire_now[tank] for tank in tanks], default=0)
    if 0 < cat.fire_level[card] <= fire + 1:
        worth += 70 + cat.fire_modifier[card]
    if 0 < cat.move_level[card] <= move + 1:
        worth += 40
    if 0 < cat.flank_level[card] <= move + 1:
        worth += 30
    if cat.is_terrain[card]:
        worth += max(0, cat.cover[card])
    if cat.is_leadership[card]:
        worth += 60
    if cat.is_tactics[card]:
        worth += 60
    if cat.command[card] != NONE:
        worth += 45
    return worth


def judge_loss(state: State, seat: Seat, action: DuelAction) -> int:
    """D-025, D-172: a card that must go is the one that promises least."""
    return -card_worth(state, seat, action.card) if action.card != NONE else 0


def judge_bid(state: State, seat: Seat, action: DuelAction) -> int:
    """D-129, D-131: what promises least; of equals the lowest number, which acts first."""
    if action.card == NONE:
        return 0
    return -10 * card_worth(state, seat, action.card) - action.card


def judge_discard(state: State, seat: Seat, action: DuelAction) -> int:
    """D-189: what promises next to nothing makes room for a new card."""
    return 0 if action.card == NONE else JUNK - card_worth(state, seat, action.card)


def judge_price(state: State, seat: Seat, action: DuelAction) -> int:
    """D-025: Order Icons that are worth least else; of equals the card with more of them."""
    return state.cat.orders[action.card] - 3 * card_worth(state, seat, action.card)
