"""What the cards of a hand promise, and which one can go."""

from typing import Final

from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.state import (
    State,
)
from hulldown.kernel.messages import Seat

CARD_WORTH: Final = 25
LEVEL: Final = 60
JUNK: Final = 50
AN_ORDER: Final = 5
A_SHOT: Final = 70
A_MOVE: Final = 40
A_FLANK: Final = 30
A_LEAD: Final = 60
AN_ANSWER: Final = 60
A_COMMAND: Final = 45
JUNK_NOW: Final = 20
SPARE: Final = 10


def card_worth(state: State, seat: Seat, card: int) -> int:
    """How much a card in hand promises its player, whichever half is played."""
    cat = state.cat
    worth = AN_ORDER * cat.orders[card]
    move = fire = 0
    for tank in cat.tanks_of[seat]:
        move = max(move, state.move_now[tank])
        fire = max(fire, state.fire_now[tank])
    if 0 < cat.fire_level[card] <= fire + 1:
        worth += A_SHOT + cat.fire_modifier[card]
    if 0 < cat.move_level[card] <= move + 1:
        worth += A_MOVE
    if 0 < cat.flank_level[card] <= move + 1:
        worth += A_FLANK
    if cat.is_terrain[card]:
        worth += max(0, cat.cover[card])
    if cat.is_leadership[card]:
        worth += A_LEAD if is_among_first(state.hands[seat], cat.is_leadership, card, 2) else SPARE
    if cat.is_tactics[card]:
        worth += AN_ANSWER if is_among_first(state.hands[seat], cat.is_tactics, card, 2) else SPARE
    if cat.command[card] != NONE:
        worth += A_COMMAND
    return worth


def is_among_first(hand: list[int], family: list[bool], card: int, most: int) -> bool:
    """Is it one of the first of its family in hand? More of them only take the room of others."""
    before = 0
    for other in hand:
        if other < card and family[other]:
            before += 1
    return before < most


def judge_loss(state: State, seat: Seat, action: DuelAction) -> int:
    """D-025, D-172: a card that must go is the one that promises least."""
    return -card_worth(state, seat, action.card) if action.card != NONE else 0


def judge_bid(state: State, seat: Seat, action: DuelAction) -> int:
    """D-129, D-131: what promises least; of equals the lowest number, which acts first."""
    if action.card == NONE:
        return 0
    return -10 * card_worth(state, seat, action.card) - action.card


def judge_discard(state: State, seat: Seat, action: DuelAction) -> int:
    """D-189: what promises next to nothing makes room for a new card.

    New cards come with the next round only: a tank that acts before it may need what is there.
    """
    if action.card == NONE:
        return 0
    limit = JUNK_NOW if acts_again(state, seat) else JUNK
    return limit - card_worth(state, seat, action.card)


def acts_again(state: State, seat: Seat) -> bool:
    """D-131, D-135: has another tank of this player its phase still to come in this round?"""
    for tank in state.cat.tanks_of[seat]:
        if state.bids[tank]:
            return True
    return False


def judge_price(state: State, seat: Seat, action: DuelAction) -> int:
    """D-025: Order Icons that are worth least else; of equals the card with more of them."""
    return state.cat.orders[action.card] - 3 * card_worth(state, seat, action.card)
