"""How much was luck: the deal and every draw of a match, what each brought and might have.

What a card is worth shows when it has been played: before a position is valued the rules of thumb
go on until everybody has had a whole turn, in one of many futures. What came and what might have
come are valued in the same futures, and the interval is that of the difference. Few outcomes are
all weighed, of many some are drawn again. Nothing is uncertain only where no future is needed:
where the match is over, whatever came.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from math import sqrt
from typing import Any, Final, NamedTuple

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
from hulldown.kernel.record import ACT, Record
from hulldown.kernel.table import Table
from hulldown.lab.intervals import Z_95

MOST_OUTCOMES: Final = 200
"""More outcomes than these are not all looked at."""
MOST_FUTURES: Final = 64
LEAST_FUTURES: Final = 8
"""Where there is not time for so many futures of every outcome, some are drawn again."""
MOST_VALUED: Final = 256
LEAST_VALUED: Final = 32
VALUED_IN_ALL: Final = 32_000
"""How many positions are valued for one use of luck, and about how many for a whole match."""

Likely = tuple[float, Any]
"""A position that might have come, and how likely it was."""


class Weighed(NamedTuple):
    """For each seat what was to be expected, what came, half the interval of the difference."""

    expected: list[float]
    actual: list[float]
    within: list[float]


class Stroke(NamedTuple):
    """One use of luck, weighed; the deal is nobody's."""

    record: int
    seat: Seat | None
    rules: list[str]
    expected: list[float]
    actual: list[float]
    within: list[float]

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        return self._asdict()


def luck_of(match: Match[Any, Any]) -> list[Stroke]:
    """The deal, and every action of a match that used luck and was not taken back."""
    game, config = match.game, match.config
    gone = {number for record in match.records for number in record.cancels}
    used = {one.number for one in match.records if uses_luck(one) and one.number not in gone}
    spend = spend_on(len(used))
    again = _begun_again(match)
    deal, *rest = match.records
    strokes = []
    if deal.draws:
        weighed = weigh_deal(game, config, again.state, spend)
        strokes.append(_stroke(deal, weighed))
    for record in rest:
        before = again.state
        again.redo(record)
        if record.number in used and record.seat is not None:
            action = game.actions(config).decode(record.action)
            came, seed = again.state, str(record.number)
            weighed = weigh(game, config, before, record.seat, action, came, spend, seed)
            strokes.append(_stroke(record, weighed))
    return strokes


def uses_luck(record: Record) -> bool:
    """Is it an action that luck had a part in?"""
    return record.kind == ACT and bool(record.draws) and record.seat is not None


def spend_on(strokes: int) -> int:
    """How many positions to value for each of so many uses of luck: a match takes a minute."""
    return max(LEAST_VALUED, min(MOST_VALUED, VALUED_IN_ALL // max(1, strokes)))


def _begun_again(match: Match[Any, Any]) -> Match[Any, Any]:
    first, game, config = match.records[0], match.game, match.config
    chance = RecordedChance(first.draws)
    if first.action is None:
        return Match(game, config, chance, automatic=False)
    position = first.action["position"]
    return Match.from_position(game, config, chance, position, automatic=False)


def _stroke(record: Record, weighed: Weighed) -> Stroke:
    rules = sorted({draw.rule for draw in record.draws})
    return Stroke(record.number, record.seat, rules, *weighed)


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
    game: AnyGame,
    config: Config,
    before: Any,
    seat: Seat,
    action: Action,
    after: Any,
    spend: int = MOST_VALUED,
    seed: str = "",
) -> Weighed:
    """What each seat could expect of an action, what came, and half the interval of the two.

    At most so many positions are valued as there are to `spend`. Uses of luck with seeds of their
    own err independently of each other.
    """
    found = list(islice(every_outcome(game, before, seat, action), MOST_OUTCOMES + 1))
    outcomes = [(float(likely), reached) for likely, _, reached in found]
    unsure = sum(needs_future(game, reached) for _, reached in [*outcomes, (1.0, after)])
    futures = min(MOST_FUTURES, spend // unsure) if unsure else 1
    if len(outcomes) <= MOST_OUTCOMES and (not unsure or futures >= LEAST_FUTURES):
        return _paired(game, config, after, lambda _: outcomes, futures, seed)

    def drawn(number: int) -> Sequence[Likely]:
        table = Table(game.clone(before), SeededChance(f"luck/{seed}/{number}"))
        game.resolve(table, seat, action)
        return [(1.0, table.state)]

    return _paired(game, config, after, drawn, spend // 2, seed)


def weigh_deal(game: AnyGame, config: Config, dealt: Any, spend: int = MOST_VALUED) -> Weighed:
    """What each seat could expect before the match was set up, and what the deal brought it."""

    def drawn(number: int) -> Sequence[Likely]:
        return [(1.0, game.setup(config, SeededChance(f"deal/{number}")))]

    return _paired(game, config, dealt, drawn, spend // 2, "deal")


def _paired(
    game: AnyGame,
    config: Config,
    after: Any,
    might: Callable[[int], Sequence[Likely]],
    futures: int,
    seed: str,
) -> Weighed:
    """What came, and what might have come, valued in the same futures."""
    expected, actual = [], []
    for number in range(futures):
        future = f"{seed}/{number}"
        mean = [0.0] * config.seats
        for likely, reached in might(number):
            found = values(game, config, reached, future)
            mean = [before + likely * value for before, value in zip(mean, found, strict=True)]
        expected.append(mean)
        actual.append(values(game, config, after, future))
    differences = [
        [came - hoped for came, hoped in zip(*rows, strict=True)]
        for rows in zip(actual, expected, strict=True)
    ]
    return Weighed(_means(expected), _means(actual), _within(differences))


def _means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _within(rows: list[list[float]]) -> list[float]:
    """Half the 95 % interval of the mean of each column; a single row is certain."""
    count = len(rows)
    if count == 1:
        return [0.0 for _ in rows[0]]
    spreads = [
        sum((value - mean) ** 2 for value in column) / (count - 1)
        for column, mean in zip(zip(*rows, strict=True), _means(rows), strict=True)
    ]
    return [student_95(count - 1) * sqrt(spread / count) for spread in spreads]


def student_95(freedom: int) -> float:
    """How many errors make half a 95 % interval: few samples know little of their own error.

    Student's t, as Fisher approached it from the normal distribution.
    """
    z, n = Z_95, freedom
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)


def needs_future(game: AnyGame, state: Any) -> bool:
    """Does the value of a position depend on how the match goes on? Not where it is over."""
    return game.hooks.turns is not None and game.outcome(state) is None


def values(game: AnyGame, config: Config, state: Any, future: str = "") -> list[float]:
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


def a_round_later(game: AnyGame, config: Config, state: Any, future: str) -> Any:
    """The position when everybody has begun and ended a turn; as it is where none are counted."""
    turns = game.hooks.turns
    if turns is None:
        return state
    world = World(game, Table(game.clone(state), SeededChance(f"future/{future}")))
    play_guided(game, world, 0, PLAYOUT_LIMIT, turns(state) + config.seats + 1)
    return world.table.state
