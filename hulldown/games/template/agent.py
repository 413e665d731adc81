"""What Night Convoy offers to computer players: rules of thumb, a value, features."""

from hulldown.games.template.actions import DIG, FLARE, SEND, ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import Seat, View


def policy(state: State, seat: Seat, legal: list[ConvoyAction]) -> ConvoyAction:
    """Send strong cards after valuable crates, flare at those, dig in the weakest card."""
    strong = [a for a in legal if a.verb == SEND and a.card > state.crate]
    flares = [a for a in legal if a.verb == FLARE and state.crate > 1]
    weak = [a for a in legal if a.verb == DIG and 0 < a.card < 3]
    return [*strong, *flares, *weak, *legal][0]


def value(state: State, seat: Seat) -> float:
    """The seat's share of all points so far."""
    points = [state.worth[s] + sum(state.dug[s]) for s in range(state.cat.seats)]
    return points[seat] / sum(points) if sum(points) else 1 / len(points)


def features(view: View) -> list[float]:
    """Round, crate and the open figures of each seat."""
    seats = [float(seat[key]) for seat in view.data["seats"] for key in ("held", "points")]
    return [float(view.data["round"]), float(view.data["crate"]), *seats]


def turns(state: State) -> int:
    """All play at once: each round is a turn of everybody."""
    return state.round * len(state.hands)


HOOKS: AgentHooks[State, ConvoyAction] = AgentHooks(policy, value, features, turns=turns)
