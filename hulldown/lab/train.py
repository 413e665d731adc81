"""What the figures of a position are worth, found in games of a game against itself.

Every so often a position is noted with its figures, and at the end who won. The weights are
those under which what happened was likeliest: a logit over the sides, fitted by Newton's method.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from math import exp, log
from typing import Any, Final, NamedTuple

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config, read_config
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.judgement import Judgement
from hulldown.kernel.messages import Outcome
from hulldown.kernel.table import Table
from hulldown.lab.kept import Kept
from hulldown.lab.parallel import Part, share

SLIPS: Final = 10
"""How many decisions in a hundred are random, so that there is something to learn from."""
EVERY: Final = 12
"""One decision in this many is noted, at random."""
HELD_OUT: Final = 5
"""One game in this many is kept for the test."""
CURVE: Final = (8, 4, 2, 1)
"""The parts of the games the curve is drawn from: an eighth, a quarter, half, all."""
STEPS: Final = 12
RIDGE: Final = 1.0
Progress = Callable[[int], None]
Vector = list[float]


class Training(NamedTuple):
    """What is played: plain data, so that any process can do a part of it."""

    game: str
    config: JSON
    seed: int


class Sample(NamedTuple):
    """A position: the part of the match to come, the figures and the win's part of each side."""

    number: int
    left: float
    rows: list[Vector]
    won: Vector


class Learned(NamedTuple):
    """What came of it; `curve` has games, the loss in games not learned from, and that by luck."""

    game: str
    games: int
    seats: int
    seed: int
    positions: int
    names: list[str]
    early: Vector
    late: Vector
    curve: list[tuple[int, float]]
    without: float

    def to_json(self) -> dict[str, JSON]:
        """As `hulldown train --json` prints it."""
        return self._asdict()


def train(
    game: AnyGame,
    games: int,
    *,
    seats: int = 2,
    seed: int = 1,
    jobs: int = 1,
    scenario: str | None = None,
    progress: Progress = lambda done: None,
    executor: Executor | None = None,
    kept: Kept | None = None,
) -> Learned:
    """Play, note and fit; 0 jobs is one for each core."""
    judgement = judgement_of(game)
    config = game.info.configure(seats, None, scenario)
    task = Training(game.info.id, config.to_json(), seed)
    known = {} if kept is None else kept.begin({**task._asdict(), "games": games})
    done = 0
    found: dict[Part, list[JSON]] = {}
    for part, samples in share(play_part, task, games, jobs, executor, known):
        found[part] = samples
        if kept is not None and part not in known:
            kept.keep(part, samples)
        done += part[1] - part[0]
        progress(done)
    noted = [Sample(*one) for part in sorted(found) for one in found[part]]
    test = [one for one in noted if one.number % HELD_OUT == 0]
    learn = [one for one in noted if one.number % HELD_OUT]
    if not test or not learn:
        raise ConfigError("config/bad-value", "too few games to learn from", "Play at least 20.")
    size = 2 * len(judgement.names)
    curve = []
    weights = [0.0] * size
    for part_of in CURVE:
        few = [one for one in learn if one.number < games / part_of]
        if few:
            weights = fit_sensibly(few, judgement.good * 2)
            curve.append((int(games / part_of), round(loss(test, weights), 4)))
    half = len(judgement.names)
    return Learned(
        game=game.info.id,
        games=games,
        seats=seats,
        seed=seed,
        positions=len(noted),
        names=judgement.names,
        early=[round(weight, 4) for weight in weights[:half]],
        late=[round(weight, 4) for weight in weights[half:]],
        curve=curve,
        without=round(loss(test, [0.0] * size), 4),
    )


def judgement_of(game: AnyGame) -> Judgement[Any]:
    """The figures of a game; refused where it has none, or nobody to play by them."""
    if game.hooks.judgement is None or game.hooks.policy is None:
        message = f"{game.info.title} has no figures to learn from"
        raise ConfigError("config/bad-value", message, "docs/add-a-game.md says how to add them.")
    return game.hooks.judgement


def play_part(task: Training, first: int, end: int) -> list[JSON]:
    """The samples of these games."""
    game = load(task.game)
    config = read_config(game.info, task.config)
    return [list(one) for number in range(first, end) for one in play(game, config, task, number)]


def play(game: AnyGame, config: Config, task: Training, number: int) -> list[Sample]:
    """One game by the rules of thumb, with slips."""
    judgement, policy = judgement_of(game), game.hooks.policy
    assert policy is not None
    chance, picks = SeededChance(f"{task.seed}/{number}"), SeededChance(f"{task.seed}/p{number}")
    table = Table(game.setup(config, chance), chance)
    state = table.state
    noted: list[tuple[float, list[Vector]]] = []
    while asked := game.seats_to_act(state):
        legal = game.legal_actions(state, asked[0])
        chosen = legal[0]
        if len(legal) > 1:
            if picks.draw(EVERY, "", "") == 0:
                noted.append((judgement.left(state), judgement.measure(state)))
            is_slip = picks.draw(100, "", "") < SLIPS
            chosen = (
                legal[picks.draw(len(legal), "", "")] if is_slip else policy(state, asked[0], legal)
            )
        game.resolve(table, asked[0], chosen)
    outcome = game.outcome(state)
    assert outcome is not None
    sides = [judgement.side(state, seat) for seat in range(config.seats)]
    won = shares(outcome, sides, len(judgement.measure(state)))
    return [Sample(number, left, rows, won) for left, rows in noted]


def shares(outcome: Outcome, sides: Sequence[int], count: int) -> Vector:
    """Each side's part of the win; if nobody won, of those nobody plays for, or all alike."""
    winners = {sides[seat] for seat in outcome.winners}
    if not winners:
        winners = set(range(count)) - set(sides) or set(range(count))
    return [1.0 / len(winners) if side in winners else 0.0 for side in range(count)]


# Fitting


def inputs(sample: Sample) -> list[Vector]:
    """Each side's figures as the weights meet them: those for the beginning, those for the end."""
    left = sample.left
    return [
        [left * figure for figure in row] + [(1.0 - left) * figure for figure in row]
        for row in sample.rows
    ]


def chances(rows: list[Vector], weights: Vector) -> Vector:
    """Who wins, by these weights."""
    hopes = [sum(map(float.__mul__, row, weights)) for row in rows]
    most = max(hopes)
    raised = [exp(hope - most) for hope in hopes]
    total = sum(raised)
    return [one / total for one in raised]


def loss(samples: list[Sample], weights: Vector) -> float:
    """The mean surprise at what happened, in nats."""
    total = 0.0
    for sample in samples:
        expected = chances(inputs(sample), weights)
        for likely, won in zip(expected, sample.won, strict=True):
            total -= won * log(max(likely, 1e-12))
    return total / len(samples)


def fit_sensibly(samples: list[Sample], good: list[int]) -> Vector:
    """The likeliest weights of which none holds against a side what is good to have.

    Where the games seem to say so, the figure goes along with another one: it is left out.
    """
    taken = [1.0] * len(good)
    while True:
        weights = fit(samples, taken)
        wrong = [place for place, weight in enumerate(weights) if weight * good[place] < 0]
        if not wrong:
            return weights
        for place in wrong:
            taken[place] = 0.0


def fit(samples: list[Sample], taken: Vector) -> Vector:
    """The weights under which what happened was likeliest, held small by a ridge.

    What is not taken, being 0 there, has no weight.
    """
    size = len(taken)
    prepared = [
        ([list(map(float.__mul__, row, taken)) for row in inputs(sample)], sample.won)
        for sample in samples
    ]
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for rows, won in prepared:
            add_sample(rows, won, weights, slope, bend)
        for place in range(size):
            for column in range(place):
                bend[place][column] = bend[column][place]
        step = solve(bend, slope)
        weights = [weight + one for weight, one in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return weights


def add_sample(
    rows: list[Vector], won: Vector, weights: Vector, slope: Vector, bend: list[Vector]
) -> None:
    """How the likelihood of one position rises with each weight, and how that bends."""
    expected = chances(rows, weights)
    mean = [sum(map(float.__mul__, expected, column)) for column in zip(*rows, strict=True)]
    for row, likely, part in zip(rows, expected, won, strict=True):
        away = [figure - middle for figure, middle in zip(row, mean, strict=True)]
        for place, one in enumerate(away):
            slope[place] += (part - likely) * row[place]
            line, times = bend[place], likely * one
            for column in range(place, len(away) if times else 0):
                line[column] += times * away[column]


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """The solution of a system of equations, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        head = rows[place]
        for row in range(place + 1, size):
            times = rows[row][place] / head[place]
            if times:
                rows[row] = [a - times * b for a, b in zip(rows[row], head, strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


# Files


def weights_file(learned: Learned, command: str, date: str) -> str:
    """The data file of a game: what each figure is worth, and how that was found."""
    lines = [
        f"# Made by: {command}",
        "",
        f'command = "{command}"',
        f"seed = {learned.seed}",
        f'date = "{date}"',
        f"games = {learned.games}",
        f"positions = {learned.positions}",
        f"loss = {learned.curve[-1][1]}",
        f"loss_without = {learned.without}",
        "",
        "[figures]",
    ]
    for name, early, late in zip(learned.names, learned.early, learned.late, strict=True):
        lines.append(f"{name} = {{ early = {early}, late = {late} }}")
    return "\n".join(lines) + "\n"
