"""The book in which plays are found: composed step by step on a copy, as they will be carried out.

What a play lists is legal, and a step that has only one way is not listed.
"""

from fractions import Fraction
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.events import which
from hulldown.games.duel.rules.draft import amounts_due, fill, open_draft
from hulldown.games.duel.rules.judging.cards import card_worth
from hulldown.games.duel.rules.judging.shots import approach
from hulldown.games.duel.rules.odds import (
    OFF,
    Pool,
    percent,
    pool_of,
)
from hulldown.games.duel.rules.orders import in_draft
from hulldown.games.duel.rules.steps import STEPS, next_question
from hulldown.games.duel.state import (
    DECLARING,
    DRAFT,
    GIVING,
    GOING,
    PAYING,
    State,
)
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Args, Message, Play, Seat
from hulldown.toolbox.decisions import Question

UNTOLD: Final = {
    "play-spot": "play-spot-untold",
    "play-hull-down": "play-hull-down-untold",
    "play-conceal": "play-conceal-untold",
}
Wants = list[DuelAction]
Offer = tuple[int, Play[DuelAction]]


class Book:
    """The plays found so far for a seat, and what they are found with."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.scratch = state.clone()
        self.pool: Pool = pool_of(state, seat)
        self.tells = state.cat.odds != OFF
        self.offers: list[Offer] = []
        self.seen: list[tuple[int, str]] = []
        self.approaches: dict[int, int] = {}

    def is_new(self, verb: int, what: str) -> bool:
        """Has no such play been offered yet? One MOVE card is as good as another."""
        key = (verb, what)
        if key in self.seen:
            return False
        self.seen.append(key)
        return True

    def nearer(self, metres: int) -> int:
        """D-252, D-268: how much better the gun would do after a move of `metres`."""
        if metres not in self.approaches:
            self.approaches[metres] = approach(self.state, self.state.active, metres)
        if not metres:
            return 0
        self.nearer(0)
        return self.approaches[metres] - self.approaches[0]

    def add(self, worth: int, id: str, args: Args, actions: Wants) -> None:
        """One more play."""
        self.offers.append((worth, Play(Message(id, args), actions)))

    def add_likely(self, worth: int, id: str, args: Args, likely: Fraction, actions: Wants) -> None:
        """One more play that luck decides; how likely it succeeds, if odds are told."""
        if self.tells:
            self.add(worth, id, {**args, "chance": percent(likely)}, actions)
        else:
            self.add(worth, UNTOLD[id], args, actions)

    def compose(self, first: DuelAction, wants: Wants) -> Wants:
        """D-168: the small actions of a draft that begins so, up to its declaration."""
        state, seat = self.scratch, self.seat
        state.draft = [NONE] * DRAFT
        state.paid = []
        out = [first]
        open_draft(state.draft, first)
        while True:
            question = next_question(state, seat)
            if question == DECLARING:
                return [*out, state.cat.declare]
            legal = STEPS[question].legal(state, seat)
            chosen = self.choose(question, legal, wants)
            out.append(chosen)
            fill(state, question, chosen)

    def choose(self, question: Question, legal: Wants, wants: Wants) -> DuelAction:
        """What is wanted, if it may be chosen here; else what costs least."""
        for action in legal:
            if action in wants:
                return action
        state, seat = self.scratch, self.seat
        if question == PAYING:
            missing = sum(amounts_due(state))
            cards = [action.card for action in legal]
            return state.cat.pay[cheapest_payer(state, seat, cards, missing)]
        if question == GIVING:
            return min(legal, key=lambda action: card_worth(state, seat, action.card))
        if question == GOING:
            return state.cat.go[act.FURTHEST // act.STEP]
        return legal[0]

    def spent(self) -> list[JSON]:
        """The cards that the play composed last spends, those included that need no choice."""
        state = self.scratch
        return [which(state, card) for card in in_draft(state) if card != NONE]


def cheapest_payer(state: State, seat: Seat, cards: list[int], missing: int) -> int:
    """D-025, DQ-13: a card that pays all at once, if one does; then the one that promises least."""
    orders = state.cat.orders
    most = min(missing, max(orders[card] for card in cards))
    return min(
        [card for card in cards if orders[card] >= most],
        key=lambda card: (orders[card], card_worth(state, seat, card)),
    )
