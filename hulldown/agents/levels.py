"""How strong a computer player is: one name for each level, the same in every game.

The lower levels follow the game's rules of thumb and now and then slip, as people do: they take
what offers itself, or anything at all. The upper ones look ahead.
"""

from typing import Final, NamedTuple

from hulldown.agents.agent import Agent, GreedyAgent
from hulldown.agents.clock import Clock
from hulldown.agents.search import SearchAgent
from hulldown.agents.tree import SearchSettings
from hulldown.agents.worlds import Worlds
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat, View


class Level(NamedTuple):
    """How many decisions in a hundred are slips, and how many trials the others get, 0 for none.

    A game whose trials are short has them several times (`AgentHooks.effort`), and the highest
    level as many as fit into a second where that is worth it (`AgentHooks.full_effort`).
    """

    name: str
    slips: int
    trials: int


LEVELS: Final = {
    level.name: level
    for level in (
        Level("recruit", 60, 0),
        Level("gunner", 35, 0),
        Level("sergeant", 14, 0),
        Level("lieutenant", 0, 0),
        Level("captain", 0, 40),
        Level("ace", 0, 800),
    )
}
ON_SERVERS: Final = (*LEVELS, "greedy", "random")
"""Who may play on a server; the last two in older matches and in tests only."""
EASIEST: Final = next(iter(LEVELS))
HARDEST: Final = next(reversed(LEVELS))
STEADY: Final = "lieutenant"
"""The agent that replaces a player who has left."""
WITHOUT_ADVICE: Final = 20
"""The trials of a lower level in a game that offers no rules of thumb."""


class LevelAgent:
    """A computer player of one level."""

    def __init__(
        self, level: Level, game: AnyGame, config: Config, seat: Seat, chance: Chance
    ) -> None:
        self.level = level
        self.seat = seat
        self.chance = chance
        advised = game.hooks.policy is not None
        is_quicker = game.hooks.playout is not game.hooks.policy
        self.quick = game.hooks.playout if is_quicker else None
        is_full = level.name == HARDEST
        effort = game.hooks.full_effort if is_full else game.hooks.effort
        self.trials = level.trials * effort or (0 if advised else WITHOUT_ADVICE)
        settings = SearchSettings(cut=game.hooks.full_cut) if is_full else None
        self.thinker: Agent = (
            SearchAgent(game, config, seat, settings) if self.trials else GreedyAgent(game, seat)
        )
        self.needs_view: bool = getattr(self.thinker, "needs_view", True)

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        """The considered action, or a slip."""
        if self.level.slips and self.chance.draw(100, "", "") < self.level.slips:
            return self._slip(legal, worlds)
        if self.trials and clock.seconds is None:
            clock = Clock(self.trials, ceiling=clock.ceiling)
        return self.thinker.choose(view, legal, worlds, clock)

    def _slip(self, legal: list[Action], worlds: Worlds) -> Action:
        """What offers itself, or anything at all.

        What is usual may be to sit a round out: the game's quicker rules of thumb go before it.
        """
        if not self.chance.draw(2, "", ""):
            return legal[self.chance.draw(len(legal), "", "")]
        world = next(worlds(1))
        if self.quick is None:
            return world.usual(self.seat)
        chosen: Action = self.quick(world.table.state, self.seat, legal)
        return chosen
