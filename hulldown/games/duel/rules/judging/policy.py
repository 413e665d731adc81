"""Rules of thumb: what a sensible crew would do, judged from what its player may know.

Worths are whole numbers: about a hundred for a Victory Point that may be expected. Nothing here
reads another player's hand, so that the judgement is the same in worlds a seat cannot tell apart.
"""

from collections.abc import Callable
from typing import Final

from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.rules.judging.answers import (
    judge_check,
    judge_spotted,
    judge_tactics,
    judge_yes,
)
from hulldown.games.duel.rules.judging.cards import (
    judge_bid,
    judge_discard,
    judge_loss,
    judge_price,
)
from hulldown.games.duel.rules.judging.driving import judge_flanking, judge_going
from hulldown.games.duel.rules.judging.menu import LEAST, best_of_menu
from hulldown.games.duel.rules.judging.steps import (
    judge_aim,
    judge_loading,
    judge_more,
    judge_target,
)
from hulldown.games.duel.rules.judging.uses import judge_look, judge_use
from hulldown.games.duel.state import (
    ACQUIRING,
    AIMING,
    BIDDING,
    BROKEN,
    BURNING,
    DISCARDING,
    FLANKING,
    GIVING,
    GOING,
    LOADING,
    LOOKING,
    LOSING,
    MENU,
    MORE,
    PAYING,
    PAYING_ORDERS,
    SPOTTING,
    TACTICS,
    TARGET,
    USING,
    State,
)
from hulldown.kernel.messages import Seat
from hulldown.toolbox.decisions import Question


def policy(state: State, seat: Seat, legal: list[DuelAction]) -> DuelAction:
    """The action a sensible player takes here."""
    if state.asking == MENU:
        return best_of_menu(state, seat, legal)
    judge = JUDGES.get(state.asking)
    if judge is None:
        return legal[0]
    best, most = legal[0], LEAST
    for action in legal:
        worth = judge(state, seat, action)
        if worth > most:
            best, most = action, worth
    return best


JUDGES: Final[dict[Question, Callable[[State, Seat, DuelAction], int]]] = {
    BIDDING: judge_bid,
    BURNING: judge_check,
    BROKEN: judge_check,
    PAYING_ORDERS: judge_price,
    MORE: judge_more,
    TARGET: judge_target,
    GOING: judge_going,
    FLANKING: judge_flanking,
    AIMING: judge_aim,
    LOADING: judge_loading,
    USING: judge_use,
    LOOKING: judge_look,
    GIVING: judge_loss,
    PAYING: judge_price,
    TACTICS: judge_tactics,
    SPOTTING: judge_spotted,
    LOSING: judge_loss,
    ACQUIRING: judge_yes,
    DISCARDING: judge_discard,
}
