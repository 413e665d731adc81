"""A-164: alone, the fewest rounds to three Eagles are remembered by board."""

from hulldown.games.arcade.state import State
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome


def entry(config: Config, state: State, outcome: Outcome) -> tuple[str, int] | None:
    """The board's code with its tile set and variants, and the rounds; only if it was solved."""
    if config.seats != 1 or outcome.reason != "third-eagle":
        return None
    options = config.options
    variants = [name for name in ("uneven", "island", "four", "avalanche") if options[name]]
    board = [str(options["tiles"]), state.code, *variants]
    return " ".join(board), outcome.scores[0]["rounds"]
