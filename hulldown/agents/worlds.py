"""What an agent may look into: worlds it cannot tell from the real one."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from hulldown.agents.errors import AgentError
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Outcome, Prompt, Seat
from hulldown.kernel.playout import play_on, play_out
from hulldown.kernel.table import Table

Worlds: TypeAlias = Callable[[int], Iterator["World"]]
Policy: TypeAlias = Callable[[Seat, list[Action]], Action]
"""What decides for a seat among its legal actions, in one world."""
PLAYOUT_LIMIT = 100_000


class World:
    """One guess at the whole position, with luck of its own. Actions are taken to be legal."""

    __slots__ = ("_game", "table")

    def __init__(self, game: AnyGame, table: Table[Any]) -> None:
        self._game = game
        self.table = table

    def seats(self) -> tuple[Seat, ...]:
        """Who is asked in this world; nobody when its match is over."""
        return self._game.seats_to_act(self.table.state)

    def legal(self, seat: Seat) -> list[Action]:
        """What the seat may do in this world."""
        return self._game.legal_actions(self.table.state, seat)

    def usual(self, seat: Seat) -> Action:
        """What Enter would do, or a clock that has run out."""
        chosen: Action = self._game.usual(self.table.state, seat)
        return chosen

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action; this world changes."""
        self._game.resolve(self.table, seat, action)

    def prompt(self, seat: Seat) -> Prompt:
        """What the seat is asked in this world: whether its choice is sealed, or a reaction."""
        return self._game.prompt(self.table.state, seat)

    def policy(self, seat: Seat, legal: list[Action]) -> Action:
        """What the game's own rules of thumb choose for the seat in this world."""
        chosen: Action = self._policy()(self.table.state, seat, legal)
        return chosen

    def play_out(self, limit: int = PLAYOUT_LIMIT, policy: Policy | None = None) -> Outcome | None:
        """Play to the end, or `limit` actions; the outcome, if it ended.

        Actions are random unless a policy, such as this world's own, decides for every seat.
        """
        if policy is None:
            play_out(self._game, self.table, self.table.chance, limit)
        else:
            decide = policy
            play_on(self._game, self.table, lambda _, seat, legal: decide(seat, legal), limit)
        return self.outcome()

    def key(self, seat: Seat) -> str:
        """What the seat knows in this world, as a text: equal in worlds it cannot tell apart."""
        seen = self._game.view(self.table.state, seat).data
        asked = self.prompt(seat).to_json() if seat in self.seats() else None
        return canonical([seen, asked])

    def _policy(self) -> Callable[[Any, Seat, list[Action]], Action]:
        policy = self._game.hooks.policy
        if policy is None:
            message = f"{self._game.info.title} offers no rules of thumb for a world"
            raise AgentError("agent/failed", message, "Play at random instead.")
        return policy

    def outcome(self) -> Outcome | None:
        """The result, if this world's match is over."""
        return self._game.outcome(self.table.state)

    def value(self, seat: Seat) -> float:
        """The game's own estimate of the seat's result here, between 0 and 1."""
        estimate = self._game.hooks.value
        if estimate is None:
            message = f"{self._game.info.title} offers no estimate of a position"
            raise AgentError("agent/failed", message, "Use play_out() and outcome() instead.")
        return estimate(self.table.state, seat)

    def copy(self) -> "World":
        """A copy of this world, to try something else in; both will have the same luck."""
        table = Table(self._game.clone(self.table.state), self.table.chance.copy())
        return World(self._game, table)


def worlds_of(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Worlds:
    """The worlds a seat cannot tell apart; the true state stays inside this function."""

    def worlds(count: int) -> Iterator[World]:
        for _ in range(count):
            luck = SeededChance(chance.draw(1 << 31, "", ""))
            yield World(game, Table(game.resample(state, seat, luck), luck))

    return worlds
