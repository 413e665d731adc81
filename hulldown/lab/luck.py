"""How much was luck: every draw of a match, what it brought each seat and what it might have.

Where few outcomes are possible all of them are weighed; elsewhere some are drawn again, and the
expectation has an interval. What a card is worth shows when it has been played: before a position
is valued the rules of thumb go on until everybody has had a whole turn. What came is valued
over several such futures, and its interval counts, too.
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
from hulldown.lab.intervals import Z_95

MOST_OUTCOMES = 200
SAMPLES = 64
FUTURES = 16
"""In how many futures a position that came is valued."""


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
            expected, actual, within = weigh(game, config, before, record.seat, action, again.state)
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


def weigh(
    game: AnyGame, config: Config, before: Any, seat: Seat, action: Action, after: Any
) -> tuple[list[float], list[float], list[float]]:
    """What each seat could expect of an action, what came, and half the interval of both."""
    expected, unsure = expectation(game, config, before, seat, action)
    actual, within = mean_of([values(game, config, after, n) for n in range(FUTURES)])
    return expected, actual, [sqrt(a * a + b * b) for a, b in zip(unsure, within, strict=True)]


def expectation(
    game: AnyGame, config: Config, state: Any, seat: Seat, action: Action
) -> tuple[list[float], list[float]]:
    """The mean over all outcomes of an action, and half its interval: 0 where all were weighed."""
    weighed = list(islice(every_outcome(game, state, seat, action), MOST_OUTCOMES + 1))
    if len(weighed) <= MOST_OUTCOMES:
        mean = [0.0] * config.seats
        for likely, _, after in weighed:
            futures = range(max(1, FUTURES // len(weighed)))
            found, _ = mean_of([values(game, config, after, n) for n in futures])
            mean = [
                sum_so_far + float(likely) * v for sum_so_far, v in zip(mean, found, strict=True)
            ]
        return mean, [0.0] * config.seats
    drawn = []
    for number in range(SAMPLES):
        table = Table(game.clone(state), SeededChance(f"luck/{number}"))
        game.resolve(table, seat, action)
        drawn.append(values(game, config, table.state, number))
    return mean_of(drawn)


def mean_of(rows: list[list[float]]) -> tuple[list[float], list[float]]:
    """The mean of each column, and half its interval."""
    columns, count = list(zip(*rows, strict=True)), len(rows)
    means = [sum(column) / count for column in columns]
    spreads = [
        sqrt(sum((value - mean) ** 2 for value in column) / max(1, count - 1))
        for column, mean in zip(columns, means, strict=True)
    ]
    return means, [Z_95 * spread / sqrt(count) for spread in spreads]


def values(game: AnyGame, config: Config, state: Any, future: int = 0) -> list[float]:
    """What each seat may hope for in one of the futures: its share of the win, or an estimate.

    As in a search the estimate is what was learned, else the game's own, else its lead.
    """
    seats = range(config.seats)
    state = a_round_later(game, config, state, future)
    outcome = game.outcome(state)
    if outcome is not None:
        return [float(outcome.share(seat, config.teams)) for seat in seats]
    judgement, estimate = game.hooks.judgement, game.hooks.value
    if judgement is not None and config.seats > 1:
        chances = judgement.chances(state)
        return [chances[judgement.side(state, seat)] for seat in seats]
    if estimate is not None:
        return [estimate(state, seat) for seat in seats]
    return [lead(game.standing(state), seat, config.teams) for seat in seats]


def a_round_later(game: AnyGame, config: Config, state: Any, future: int) -> Any:
    """The position when everybody has begun and ended a turn; as it is where none are counted."""
    turns = game.hooks.turns
    if turns is None:
        return state
    world = World(game, Table(game.clone(state), SeededChance(f"future/{future}")))
    play_guided(game, world, 0, PLAYOUT_LIMIT, turns(state) + config.seats + 1)
    return world.table.state
