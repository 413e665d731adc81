"""What an agent thinks of a decision, as data: the best few actions, and why."""

from typing import Any

from hulldown.agents.clock import ITERATIONS, Clock
from hulldown.agents.search import SearchAgent
from hulldown.agents.worlds import worlds_of
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ActionError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat


def explain(
    game: AnyGame,
    config: Config,
    state: Any,
    seat: Seat,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    seed: str = "explain",
) -> dict[str, JSON]:
    """The best few actions of a seat from what it may know, each in words, with its value.

    `value` is the share of wins to be expected, `visits` how often it was tried, `line` what would
    most likely follow; `advised` is what the game's own rules of thumb say.
    """
    if seat not in game.seats_to_act(state):
        raise ActionError("action/not-your-turn")
    legal = game.legal_actions(state, seat)
    worlds = worlds_of(game, state, seat, SeededChance(seed))
    agent = SearchAgent(game, config, seat)
    found = agent.think(legal, worlds, Clock(iterations, seconds))
    policy = game.hooks.policy
    advised = None if policy is None else next(worlds(1)).policy(seat, legal).to_json()
    best = [
        {**one.to_json(), "label": game.describe(state, seat, one.action).to_json()}
        for one in found
    ]
    trials = agent.tree.roots[seat].visits
    return {"seat": seat, "trials": trials, "best": best, "advised": advised}
