"""A-164: alone, the fewest rounds to three Eagles are remembered by board."""

from hulldown.games.arcade.state import State
from hulldown.games.arcade.view import best_list
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome


def entry(config: Config, state: State, outcome: Outcome) -> tuple[str, int] | None:
    """The board's list and the rounds; only if it was solved."""
    if config.seats != 1 or outcome.reason != "third-eagle":
        return None
    return best_list(state), outcome.scores[0]["rounds"]
