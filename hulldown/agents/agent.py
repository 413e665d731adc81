"""The interface of computer players, and those that every game has."""

from typing import Protocol

from hulldown.agents.clock import Clock
from hulldown.agents.errors import AgentError
from hulldown.agents.worlds import Worlds
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat, View


class Agent(Protocol):
    """A computer player: one object for each seat and match.

    It may also have `observe(message)`, which is told every event the seat sees, and
    `needs_view = False` if it never looks, so that no view is built for it.
    """

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        """One of the legal actions; asked only if there are at least two."""


class RandomAgent:
    """Plays any legal action, each equally likely."""

    needs_view = False

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        """Any of the legal actions."""
        return legal[self.chance.draw(len(legal), "", "")]


class GreedyAgent:
    """Follows the game's own rules of thumb."""

    needs_view = False

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        if game.hooks.policy is None:
            message = f"{game.info.title} offers no rules of thumb to play greedily"
            raise AgentError("agent/failed", message, "Choose the agent `random` instead.")
        self.seat = seat

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        """What the game's rules of thumb say, in one world that may be the real one."""
        (world,) = worlds(1)
        return world.policy(self.seat, legal)


class UsualAgent:
    """Does what Enter does, or a clock that has run out: an absent player."""

    needs_view = False

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        """The game's usual action."""
        return next(worlds(1)).usual(self.seat)
