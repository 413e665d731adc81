"""What Night Convoy offers to computer players: rules of thumb, a value, features."""

from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import Seat, View

STRENGTH = {"scout": 1, "halftrack": 2, "light": 3, "medium": 4, "heavy": 5}


def greedy(view: View, legal: list[ConvoyAction]) -> ConvoyAction:
    """Dig in the weakest card, send strong ones after dear crates, flare at those."""
    crate = int(view.data["crate"])
    by_kind = {kind: [a for a in legal if a.kind == kind] for kind in ("send", "dig", "flare")}
    if by_kind["flare"] and crate > 1:
        return by_kind["flare"][0]
    wanted = [a for a in by_kind["send"] if STRENGTH[a.fields["card"]] > crate]
    if wanted:
        return wanted[0]
    weak = [a for a in by_kind["dig"] if STRENGTH.get(a.fields["card"], 9) < 3]
    return weak[0] if weak else legal[0]


def value(state: State, seat: Seat) -> float:
    """The seat's share of all points so far."""
    points = [state.worth[s] + sum(state.dug[s]) for s in range(len(state.hands))]
    return points[seat] / sum(points) if sum(points) else 1 / len(points)


def features(view: View) -> list[float]:
    """Round, crate and the open figures of each seat."""
    seats = [float(seat[key]) for seat in view.data["seats"] for key in ("held", "points")]
    return [float(view.data["round"]), float(view.data["crate"]), *seats]


HOOKS: AgentHooks[State, ConvoyAction] = AgentHooks(greedy, value, features)
