"""What the decisions of Arcade share: who is told why not, and how things are shown."""

from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import CARDS
from hulldown.games.arcade.state import State
from hulldown.kernel.messages import Reason, Refusal, Seat
from hulldown.toolbox.decisions import Decision


class ArcadeDecision(Decision[State, ArcadeAction]):
    """One question. The board is open: unless cards are asked for, all see what can be chosen."""

    public = True

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """Only who is asked can try anything."""
        return self.refusals(state, seat) if seat in state.asked else []

    def refusals(self, state: State, seat: Seat) -> list[Refusal]:
        """What the seat that is asked might try, and why it cannot."""
        return super().why_not(state, seat)


def card_id(card: int) -> str:
    """A card's id."""
    return f"card:{CARDS[card]}"


def space_of(state: State, action: ArcadeAction) -> int:
    """The space that an action is about."""
    return state.board.spaces[action.place]


def space_refused(state: State, space: int, reason: Reason) -> Refusal:
    """Why a space cannot be used."""
    id = state.board.ids[space]
    return Refusal(id, reason, {"at": id})
