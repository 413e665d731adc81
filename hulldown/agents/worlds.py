"""What an agent may look into: worlds it cannot tell from the real one."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.playout import play_out

Worlds: TypeAlias = Callable[[int], Iterator["World"]]
PLAYOUT_LIMIT = 100_000


class World:
    """One guess at the whole position, to play with. Actions are taken to be legal."""

    __slots__ = ("_game", "_table")

    def __init__(self, game: AnyGame, table: Table[Any]) -> None:
        self._game = game
        self._table = table

    def seats(self) -> tuple[Seat, ...]:
        """Who is asked in this world; nobody when its match is over."""
        return self._game.seats_to_act(self._table.state)

    def legal(self, seat: Seat) -> list[Action]:
        """What the seat may do in this world."""
        return self._game.legal_actions(self._table.state, seat)

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action; this world changes."""
        self._game.resolve(self._table, seat, action)

    def play_out(self, limit: int = PLAYOUT_LIMIT) -> Outcome | None:
        """Play random actions to the end, or `limit` of them; the outcome, if it ended."""
        play_out(self._game, self._table, self._table.chance, limit)
        return self.outcome()

    def outcome(self) -> Outcome | None:
        """The result, if this world's match is over."""
        return self._game.outcome(self._table.state)

    def value(self, seat: Seat) -> float:
        """The game's own estimate of the seat's result here, between 0 and 1."""
        estimate = self._game.hooks.value
        if estimate is None:
            message = f"{self._game.info.title} offers no estimate of a position"
            raise HulldownError("agent/failed", message, "Use play_out() and outcome() instead.")
        return estimate(self._table.state, seat)

    def copy(self) -> "World":
        """The same world once more, to try something else; it shares this one's luck."""
        table = Table(self._game.clone(self._table.state), self._table.chance)
        return World(self._game, table)


def worlds_of(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Worlds:
    """The worlds a seat cannot tell apart; the true state stays inside this function."""

    def worlds(count: int) -> Iterator[World]:
        for _ in range(count):
            yield World(game, Table(game.resample(state, seat, chance), chance))

    return worlds
