"""What Rush offers to computer players: rules of thumb, a value, features."""

from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.rules import figures
from hulldown.games.rush.rules.judgement import policy
from hulldown.games.rush.rules.outlook import BASE_POINTS, USUAL_LENGTH
from hulldown.games.rush.state import State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.judgement import Judgement
from hulldown.kernel.messages import View
from hulldown.toolbox.weights import habits_of, judgement_of

CUT = 2
"""A trial is judged after this many rounds; what is bought in the first may come up in the next."""


def features(view: View) -> list[float]:
    """Numbers for learning: the clock, the piles, then each seat from one's own on."""
    data = view.data
    out = [float(data["round"]), turns_left(data), float(data["deck"])]
    out += [float(pile[kind]) for pile in data["medals"] for kind in ("singles", "doubles")]
    count = len(data["seats"])
    for place in range(count):
        shown = data["seats"][(place + (view.seat or 0)) % count]
        bases = [base for base in shown["bases"] if base["state"] != "gone"]
        out += [points_in_sight(shown), float(len(bases))]
        out.append(float(sum(base["defender"] is not None for base in bases)))
        out += [float(shown[pile]) for pile in ("hand", "garage", "depot")]
    return out


def points_in_sight(shown: JSON) -> float:
    """A seat's points if the game ended now; played from memory, what it has destroyed."""
    destroyed = shown["vehicles_destroyed"] + BASE_POINTS * shown["bases_destroyed"]
    return float(shown.get("points", destroyed))


def turns_left(data: JSON) -> float:
    """How many more turns each seat may expect, as `rounds_left` reads it off a position."""
    if data["ending"]:
        return 0.0
    singles: int = min(pile["singles"] for pile in data["medals"])
    gone = max([base["state"] for base in seat["bases"]].count("gone") for seat in data["seats"])
    rounds = float(USUAL_LENGTH - data["round"])
    return max(1.0, min(rounds, 1.5 * singles, 3.0 * (3 - gone)))


JUDGEMENT: Judgement[State] = judgement_of("hulldown.games.rush", figures)
HOOKS: AgentHooks[State, RushAction] = AgentHooks(
    value=JUDGEMENT.value,
    features=features,
    policy=policy,
    judgement=JUDGEMENT,
    habits=habits_of("hulldown.games.rush"),
    turns=figures.turns,
    cut=CUT,
)
