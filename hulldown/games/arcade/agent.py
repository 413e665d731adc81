"""What Arcade offers to computer players: rules of thumb, a value, features."""

from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.rules import figures
from hulldown.games.arcade.rules.board import FACINGS
from hulldown.games.arcade.rules.ending import standing
from hulldown.games.arcade.rules.glance import glance
from hulldown.games.arcade.rules.judgement import policy
from hulldown.games.arcade.state import OVER, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.judgement import Judgement
from hulldown.kernel.messages import Seat, View
from hulldown.toolbox.weights import habits_of, judgement_of

FAR_OFF = 99
CUT = 1
"""A trial is judged after this many rounds."""
FULL_CUT = 4
"""Ace's trials are judged later: it makes enough of them for luck to hide less of four rounds."""
FULL_EFFORT = 4
"""Ace has four times the usual trials: as many of that length as fit into a second."""


def value(state: State, seat: Seat) -> float:
    """The seat's part of all points so far; alone, the Eagles taken."""
    if state.cat.solo:
        return state.captured / 3
    if state.asking == OVER:
        return float(standing(state).share(seat))
    points = [state.points(other) + 1 for other in range(state.seats)]
    return points[seat] / sum(points)


def features(view: View) -> list[float]:
    """The round, the bots, and the open figures of each seat."""
    data = view.data
    eagle = data["eagle"]
    seats = [figure for told in data["seats"] for figure in seat_features(told, eagle)]
    return [float(data["round"]), float(len(data["bots"])), *seats]


def seat_features(told: JSON, eagle: JSON) -> list[float]:
    """Points, cards, the way a tank faces, and how far from the Eagle it stands."""
    facing = FACINGS.index(told["facing"].removeprefix("facing:")) if told["at"] else 0
    away = distance(told["at"], eagle["at"]) if told["at"] and eagle else FAR_OFF
    return [float(told["points"]), float(told["held"]), facing / len(FACINGS), float(away)]


def distance(one: str, other: str) -> int:
    """Rows plus columns between two spaces."""
    parts = zip(one.split(":")[1:], other.split(":")[1:], strict=True)
    return sum(abs(int(a) - int(b)) for a, b in parts)


JUDGEMENT: Judgement[State] = judgement_of("hulldown.games.arcade", figures)
HOOKS: AgentHooks[State, ArcadeAction] = AgentHooks(
    value=value,
    features=features,
    policy=policy,
    playout=glance,
    judgement=JUDGEMENT,
    habits=habits_of("hulldown.games.arcade"),
    turns=figures.turns,
    cut=CUT,
    full_cut=FULL_CUT,
    full_effort=FULL_EFFORT,
)
