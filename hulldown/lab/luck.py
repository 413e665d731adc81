"""How much was luck: every draw of a match, what it brought each seat and what it might have.

Where few outcomes are possible all of them are weighed; elsewhere some are drawn again, and the
expectation has an interval. What a card is worth shows when it has been played: the game's rules of
thumb go on for a round, with the same luck whatever was drawn, before the position is valued.
"""

from itertools import islice
from math import sqrt
from typing import Any, NamedTuple

from hulldown.agents.tree import lead, play_guided
from hulldown.agents.worlds import PLAYOUT_LIMIT, World
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import RecordedChance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.kernel.playout import every_outcome
from hulldown.kernel.record import ACT
from hulldown.kernel.table import Table

MOST_OUTCOMES = 200
SAMPLES = 64
Z_95 = 1.959964


class Stroke(NamedTuple):
    """One use of luck: for each seat what was to be expected, what came, and how sure that is."""

    record: int
    seat: Seat
    rules: list[str]
    expected: list[float]
    actual: list[float]
    within: list[float]

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        return self._asdict()


def luck_of(match: Match[Any, Any]) -> list[Stroke]:
    """Every action of a match that used luck, its position valued before and after."""
    game, config = match.game, match.config
    again: Match[Any, Any] = Match(
        game, config, RecordedChance(match.records[0].draws), automatic=False
    )
    strokes = []
    for record in match.records[1:]:
        before = again.state
        again.redo(record)
        if record.kind == ACT and record.draws and record.seat is not None:
            action = game.actions(config).decode(record.action)
            expected, within = expectation(game, config, before, record.seat, action)
            actual = values(game, config, again.state)
            rules = sorted({draw.rule for draw in record.draws})
            strokes.append(
                Stroke(
                    record=record.number,
                    seat=record.seat,
                    rules=rules,
                    expected=expected,
                    actual=actual,
                    within=within,
                )
            )
    return strokes


def total_luck(strokes: list[Stroke], seats: int) -> list[float]:
    """What luck brought each seat in all, as a share of a win."""
    return [sum(one.actual[seat] - one.expected[seat] for one in strokes) for seat in range(seats)]


def total(
    strokes: list[tuple[list[float], list[float], list[float]]], seats: int
) -> tuple[list[float], list[float]]:
    """The sum for each seat of what came less what was expected, and half its interval."""
    sums = [sum(actual[s] - expected[s] for expected, actual, _ in strokes) for s in range(seats)]
    within = [sqrt(sum(one[s] ** 2 for _, _, one in strokes)) for s in range(seats)]
    return [round(one, 4) for one in sums], [round(one, 4) for one in within]


def values(game: AnyGame, config: Config, state: Any) -> list[float]:
    """What each seat may hope for: its share of the win, the game's estimate, or its lead."""
    seats = range(config.seats)
    state = a_round_later(game, config, state)
    outcome = game.outcome(state)
    if outcome is not None:
        return [float(outcome.share(seat, config.teams)) for seat in seats]
    estimate = game.hooks.value
    if estimate is not None:
        return [estimate(state, seat) for seat in seats]
    return [lead(game.standing(state), seat, config.teams) for seat in seats]


def a_round_later(game: AnyGame, config: Config, state: Any) -> Any:
    """The position when everybody has had a turn; as it is in a game that counts none."""
    turns = game.hooks.turns
    if turns is None:
        return state
    world = World(game, Table(game.clone(state), SeededChance("luck")))
    play_guided(game, world, 0, PLAYOUT_LIMIT, turns(state) + config.seats)
    return world.table.state


def expectation(
    game: AnyGame, config: Config, state: Any, seat: Seat, action: Action
) -> tuple[list[float], list[float]]:
    """The mean over all outcomes of an action, and half its interval: 0 where all were weighed."""
    weighed = list(islice(every_outcome(game, state, seat, action), MOST_OUTCOMES + 1))
    if len(weighed) <= MOST_OUTCOMES:
        mean = [0.0] * config.seats
        for likely, _, after in weighed:
            for one, value in enumerate(values(game, config, after)):
                mean[one] += float(likely) * value
        return mean, [0.0] * config.seats
    found = []
    for number in range(SAMPLES):
        table = Table(game.clone(state), SeededChance(f"luck/{number}"))
        game.resolve(table, seat, action)
        found.append(values(game, config, table.state))
    columns = list(zip(*found, strict=True))
    means = [sum(column) / SAMPLES for column in columns]
    spreads = [
        sqrt(sum((value - mean) ** 2 for value in column) / (SAMPLES - 1))
        for column, mean in zip(columns, means, strict=True)
    ]
    return means, [Z_95 * spread / sqrt(SAMPLES) for spread in spreads]
