"""What an agent thinks of a decision, as data: the best few actions, and why."""

from typing import Any, Final

from hulldown.agents.clock import ITERATIONS, Clock
from hulldown.agents.reasons import reasons
from hulldown.agents.search import SearchAgent
from hulldown.agents.worlds import worlds_of
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ActionError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat

COMPARED: Final = 80
"""In how many worlds what was played is compared with what seems better."""
TRIED: Final = 15
"""Fewer are not enough to call one of them better."""
SURE: Final = 2.0
"""By how many of its errors a gain must exceed nothing."""


def explain(
    game: AnyGame,
    config: Config,
    state: Any,
    seat: Seat,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    seed: str = "explain",
    ceiling: float | None = None,
) -> dict[str, JSON]:
    """The best few actions of a seat from what it may know, each in words, with its value.

    `value` is the result to be expected, 1 for a sure win, `visits` how often it was tried, `line`
    what would most likely follow; `reasons` are the figures that speak for it, where the game has
    any; `advised` is what the game's own rules of thumb say.
    """
    if seat not in game.seats_to_act(state):
        raise ActionError("action/not-your-turn")
    legal = game.legal_actions(state, seat)
    worlds = worlds_of(game, state, seat, SeededChance(seed))
    agent = SearchAgent(game, config, seat)
    found = agent.think(legal, worlds, Clock(iterations, seconds, ceiling))
    policy = game.hooks.policy
    advised = None if policy is None else next(worlds(1)).policy(seat, legal).to_json()
    why = reasons(game, seat, [one.action for one in found], worlds)
    best = [
        {
            **one.to_json(),
            "label": game.describe(state, seat, one.action).to_json(),
            "reasons": [reason.to_json() for reason in because],
        }
        for one, because in zip(found, why, strict=True)
    ]
    trials = agent.tree.roots[seat].visits
    return {"seat": seat, "trials": trials, "best": best, "advised": advised}


def review(
    game: AnyGame,
    config: Config,
    state: Any,
    seat: Seat,
    played: Action,
    iterations: int = ITERATIONS,
    seed: str = "review",
    ceiling: float | None = None,
) -> dict[str, JSON]:
    """A decision looked at afterwards, from what its seat knew.

    `values` is what each seat could expect, `played` and `best` are actions in words, `gain` is how
    much better the best proved to be when both were tried in the same worlds; 0 and nothing where
    it was played, or what it gained may be chance. `trials` is how often both were tried for that.
    """
    legal = game.legal_actions(state, seat)
    worlds = worlds_of(game, state, seat, SeededChance(seed))
    agent = SearchAgent(game, config, seat)
    best, *_ = agent.think(legal, worlds, Clock(iterations, None, ceiling))
    values = [round(total / agent.tree.trials, 4) for total in agent.tree.totals]
    gain, trials = 0.0, 0
    if best.action is not played:
        found = agent.lead(best.action, played, worlds, Clock(COMPARED, None, ceiling))
        trials = found.trials
        if found.trials >= TRIED and found.mean > SURE * found.error:
            gain = round(found.mean, 4)
    better = game.describe(state, seat, best.action).message.to_json() if gain else None
    return {
        "values": values,
        "played": game.describe(state, seat, played).message.to_json(),
        "best": better,
        "gain": gain,
        "trials": trials,
    }
