"""What the decisions of Rush share: what is shown, and what waits for the play to be finished."""

from typing import ClassVar, Final

from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.events import which, who
from hulldown.games.rush.state import NOBODY, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Args, Reason, Refusal, Seat
from hulldown.toolbox.decisions import Decision

FINISH_CARD: Final = Reason("finish-card", "R-053")


class RushDecision(Decision[State, RushAction]):
    """One question to the active player; everybody sees what there is to choose from."""

    public = True
    first: ClassVar[Reason] = FINISH_CARD
    """What must be finished before other cards are played."""

    def args(self, state: State, seat: Seat) -> Args:
        """The card being played, and who plays it."""
        if state.card == NOBODY:
            return {}
        return {"card": which(state, state.card), "by": who(state.active)}

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """For every card in the Reserve and in hand: what cannot be done with it now, and why."""
        if seat != state.active or state.laid_out != seat:
            return []
        return [*self.reserve_refused(state), *self.hand_refused(state)]

    def reserve_refused(self, state: State) -> list[Refusal]:
        """All but what is being bought waits for the play to be finished."""
        return [refusal(state, card, self.first) for card in state.reserve if card != state.target]

    def hand_refused(self, state: State) -> list[Refusal]:
        """All waits for the play to be finished."""
        return [refusal(state, card, self.first) for card in laid_out(state)]


def refusal(state: State, card: int, reason: Reason, **args: JSON) -> Refusal:
    """Why something cannot be done with a card."""
    return Refusal(which(state, card), reason, {"card": which(state, card), **args})


def laid_out(state: State) -> list[int]:
    """The active player's cards, equal ones once."""
    return sorted(set(state.hands[state.active]))


def alike(state: State, place: int) -> tuple[str, ...]:
    """RQ-35: the Base itself, then undefended ones of its owner that are in the same state."""
    places = [place]
    if state.defenders[place] == NOBODY:
        places += [
            other
            for other in range(place // 3 * 3, place // 3 * 3 + 3)
            if other != place
            and state.defenders[other] == NOBODY
            and state.bases[other] == state.bases[place]
        ]
    return tuple([f"base:{each // 3}:{each % 3}" for each in places])


def target_args(state: State, place: int, result: str) -> dict[str, JSON]:
    """A Base as a target: whose it is, who defends it, what a hit will do."""
    args: Args = {"owner": who(place // 3), "base": place % 3 + 1}
    if state.defenders[place] != NOBODY:
        args["defender"] = which(state, state.defenders[place])
    return args | {"result": f"result:{result}"}
