"""What the figures of a position are worth, and what is chosen: learned from a game's own play.

Every so often a position is noted with its figures, and at the end who won. The weights are
those under which what happened was likeliest: a logit over the sides, fitted by Newton's method.
More rarely a search looks at a decision, and what it tried how often is a lesson in what is worth
trying: a logit over the legal actions, by their kind, their name and what the rules of thumb say.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from math import exp, log
from typing import Any, Final, NamedTuple

from hulldown.agents.clock import Clock
from hulldown.agents.search import SearchAgent
from hulldown.agents.tree import SearchSettings
from hulldown.agents.worlds import worlds_of
from hulldown.games import load
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.config import Config, read_config
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.habits import ADVISED, ANY
from hulldown.kernel.judgement import Judgement
from hulldown.kernel.messages import Outcome
from hulldown.kernel.table import Table
from hulldown.lab.errands import Part
from hulldown.lab.finished_parts import FinishedParts
from hulldown.lab.parallel import share

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
LESSONS: Final = 30
"""One decision in this many is looked at by a search, at random."""
TRIALS: Final = 60
"""How many trials that search has."""
OFTEN: Final = 30
"""An action offered in this many lessons gets a weight of its own."""
ROUNDS: Final = 100
PART: Final = 0.25
"""The part of each step that is gone: four things can be said of an action, and all four move."""
Progress = Callable[[int], None]
Vector = list[float]


class Training(NamedTuple):
    """What is played: plain data, so that any process can do a part of it."""

    game: str
    config: JSON
    seed: int
    trials: int


class Sample(NamedTuple):
    """A position: the part of the match to come, the figures and the win's part of each side."""

    number: int
    left: float
    rows: list[Vector]
    won: Vector


class HabitLesson(NamedTuple):
    """A decision: the legal actions by number, the one advised, each one's part of the trials."""

    number: int
    legal: list[int]
    advised: int
    chosen: Vector


class Noted(NamedTuple):
    """What a game leaves to learn from."""

    samples: list[Sample]
    lessons: list[HabitLesson]


class Learned(NamedTuple):
    """What came of it; the curves have games, and the loss in games not learned from.

    The loss `without` is that of luck alone, `plain` that of what a search hopes for without
    habits.
    """

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
    lessons: int
    trials: int
    habits: dict[str, float]
    habits_curve: list[tuple[int, float]]
    plain: float

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
    trials: int = TRIALS,
    keen: int = 1,
    progress: Progress = lambda done: None,
    executor: Executor | None = None,
    kept: FinishedParts | None = None,
) -> Learned:
    """Play, note and fit; 0 jobs is one for each core.

    With `keen` at 1 habits follow a search's trials; the higher it is, the more what it chose.
    """
    judgement = judgement_of(game)
    config = game.info.configure(seats, None, scenario)
    task = Training(game.info.id, config.to_json(), seed, trials)
    known = {} if kept is None else kept.begin({**task._asdict(), "games": games})
    done = 0
    found: dict[Part, list[JSON]] = {}
    for part, noted in share(play_part, task, games, jobs, executor, known):
        found[part] = noted
        if kept is not None and part not in known:
            kept.keep(part, noted)
        done += part[1] - part[0]
        progress(done)
    every = [one for part in sorted(found) for one in found[part]]
    samples = [Sample(*one) for noted in every for one in noted[0]]
    lessons = [HabitLesson(*one) for noted in every for one in noted[1]]
    test = [one for one in samples if one.number % HELD_OUT == 0]
    learn = [one for one in samples if one.number % HELD_OUT]
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
    keenly = [sharpen(one, keen) for one in lessons]
    taught = learn_habits(keenly, game.actions(config).actions, games)
    return Learned(
        game=game.info.id,
        games=games,
        seats=seats,
        seed=seed,
        positions=len(samples),
        names=judgement.names,
        early=[round(weight, 4) for weight in weights[:half]],
        late=[round(weight, 4) for weight in weights[half:]],
        curve=curve,
        without=round(loss(test, [0.0] * size), 4),
        lessons=len(lessons),
        trials=trials,
        habits=taught.weights,
        habits_curve=taught.curve,
        plain=taught.plain,
    )


def judgement_of(game: AnyGame) -> Judgement[Any]:
    """The figures of a game; refused where it has none, or nobody to play by them."""
    if game.hooks.judgement is None or game.hooks.policy is None:
        message = f"{game.info.title} has no figures to learn from"
        raise ConfigError("config/bad-value", message, "docs/add-a-game.md says how to add them.")
    return game.hooks.judgement


def play_part(task: Training, first: int, end: int) -> list[JSON]:
    """What these games leave to learn from."""
    game = load(task.game)
    config = read_config(game.info, task.config)
    noted = [play(game, config, task, number) for number in range(first, end)]
    return [[[*map(list, one.samples)], [*map(list, one.lessons)]] for one in noted]


def play(game: AnyGame, config: Config, task: Training, number: int) -> Noted:
    """One game by the rules of thumb, with slips."""
    judgement, policy = judgement_of(game), game.hooks.policy
    assert policy is not None
    chance, picks = SeededChance(f"{task.seed}/{number}"), SeededChance(f"{task.seed}/p{number}")
    table = Table(game.setup(config, chance), chance)
    state = table.state
    noted: list[tuple[float, list[Vector]]] = []
    lessons: list[HabitLesson] = []
    while asked := game.seats_to_act(state):
        seat = asked[0]
        legal = game.legal_actions(state, seat)
        chosen = legal[0]
        if len(legal) > 1:
            if picks.draw(EVERY, "", "") == 0:
                noted.append((judgement.left(state), judgement.measure(state)))
            if task.trials and picks.draw(LESSONS, "", "") == 0:
                luck = SeededChance(f"{task.seed}/l{number}/{len(lessons)}")
                agent = SearchAgent(game, config, seat, SearchSettings(learned=False, race=False))
                lessons.append(teach(agent, state, task.trials, luck, number))
            is_slip = picks.draw(100, "", "") < SLIPS
            chosen = (
                legal[picks.draw(len(legal), "", "")] if is_slip else policy(state, seat, legal)
            )
        game.resolve(table, seat, chosen)
    outcome = game.outcome(state)
    assert outcome is not None
    sides = [judgement.side(state, seat) for seat in range(config.seats)]
    won = shares(outcome, sides, len(judgement.measure(state)))
    return Noted([Sample(number, left, rows, won) for left, rows in noted], lessons)


def teach(agent: SearchAgent, state: Any, trials: int, luck: Chance, number: int) -> HabitLesson:
    """What a search makes of a decision."""
    game, seat = agent.game, agent.seat
    legal = game.legal_actions(state, seat)
    worlds = worlds_of(game, state, seat, luck)
    advised = next(worlds(1)).policy(seat, legal)
    tried = {
        edge.action.number: edge.visits for edge in agent.look_at(legal, worlds, Clock(trials))
    }
    visits = [tried.get(action.number, 0) for action in legal]
    total = sum(visits)
    numbers = [action.number for action in legal]
    return HabitLesson(number, numbers, advised.number, [round(one / total, 3) for one in visits])


def shares(outcome: Outcome, sides: Sequence[int], count: int) -> Vector:
    """Each side's part of the win; if nobody won, of those nobody plays for, or all alike."""
    teams = tuple(sides)
    won = {sides[seat]: float(outcome.share(seat, teams)) for seat in outcome.winners}
    if not won:
        others = set(range(count)) - set(sides) or set(range(count))
        won = dict.fromkeys(others, 1.0 / len(others))
    return [won.get(side, 0.0) for side in range(count)]


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
    """The likeliest weights, none of which counts against a side what is good to have.

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


# Habits


class Taught(NamedTuple):
    """Weights of what can be said of an action, and how well they foresee a search."""

    weights: dict[str, float]
    curve: list[tuple[int, float]]
    plain: float


Traits = list[list[int]]
"""For each legal action of a lesson, the places of what can be said of it."""


def sharpen(lesson: HabitLesson, keen: int) -> HabitLesson:
    """The same lesson, in which what was tried most counts that much more."""
    raised = [part**keen for part in lesson.chosen]
    total = sum(raised)
    return lesson._replace(chosen=[one / total for one in raised])


def advised_of(kind: str) -> str:
    """The name of "an action of this kind that the rules of thumb advise"."""
    return f"{kind} {ADVISED}"


def learn_habits(lessons: list[HabitLesson], actions: Sequence[Action], games: int) -> Taught:
    """The habits that these lessons teach, and their loss in games not learned from."""
    names = trait_names(lessons, actions)
    places = {name: place for place, name in enumerate(names)}
    prepared = [(one, traits_of(one, actions, places)) for one in lessons]
    test = [pair for pair in prepared if pair[0].number % HELD_OUT == 0]
    learn = [pair for pair in prepared if pair[0].number % HELD_OUT]
    if not test or not learn:
        return Taught({}, [], 0.0)
    curve, weights = [], [0.0] * len(names)
    for part_of in CURVE:
        few = [pair for pair in learn if pair[0].number < games / part_of]
        if few:
            weights = fit_habits(few, len(names))
            losses = [surprise(one, liked(traits, weights)) for one, traits in test]
            curve.append((int(games / part_of), round(sum(losses) / len(test), 4)))
    plain = sum(surprise(one, trusted(one)) for one, _ in test) / len(test)
    found = dict(zip(names, weights, strict=True))
    common = found.pop(ADVISED)
    for kind in {action.kind for action in actions}:
        found[advised_of(kind)] += common
    found = {name: round(weight, 3) for name, weight in found.items()}
    return Taught(found, curve, round(plain, 4))


def trait_names(lessons: list[HabitLesson], actions: Sequence[Action]) -> list[str]:
    """All that is advised, kinds, kinds advised, and single actions that were offered often."""
    offered: dict[int, int] = {}
    for lesson in lessons:
        for number in lesson.legal:
            offered[number] = offered.get(number, 0) + 1
    kinds = sorted({action.kind for action in actions})
    alone = [number for number, times in sorted(offered.items()) if times >= OFTEN]
    single = [actions[number].notation() for number in alone if actions[number].fields]
    return [ADVISED, *kinds, *map(advised_of, kinds), *single]


def traits_of(lesson: HabitLesson, actions: Sequence[Action], places: dict[str, int]) -> Traits:
    """What can be said of each legal action of a lesson."""
    found = []
    for number in lesson.legal:
        action = actions[number]
        traits = [places[action.kind]]
        if number == lesson.advised:
            traits += [places[ADVISED], places[advised_of(action.kind)]]
        if action.fields and action.notation() in places:
            traits.append(places[action.notation()])
        found.append(traits)
    return found


def liked(traits: Traits, weights: Vector) -> Vector:
    """How likely each action is to be chosen, by these weights."""
    raised = [exp(sum([weights[place] for place in one])) for one in traits]
    total = sum(raised)
    return [one / total for one in raised]


def trusted(lesson: HabitLesson) -> Vector:
    """The same without habits: half of it goes to what is advised."""
    trust = SearchSettings().trust
    even = (1 - trust) / len(lesson.legal)
    return [even + trust * (number == lesson.advised) for number in lesson.legal]


def surprise(lesson: HabitLesson, expected: Vector) -> float:
    """How surprising a search's trials are, in nats."""
    pairs = zip(lesson.chosen, expected, strict=True)
    return -sum(part * log(max(likely, 1e-12)) for part, likely in pairs)


def fit_habits(lessons: list[tuple[HabitLesson, Traits]], size: int) -> Vector:
    """The weights under which the trials of these lessons were likeliest, held small by a ridge."""
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [RIDGE] * size
        for lesson, traits in lessons:
            for one, part, likely in zip(
                traits, lesson.chosen, liked(traits, weights), strict=True
            ):
                for place in one:
                    slope[place] += part - likely
                    bend[place] += likely * (1.0 - likely)
        weights = [
            weight + PART * up / down for weight, up, down in zip(weights, slope, bend, strict=True)
        ]
    return weights


# Files


def weights_file(learned: Learned, command: str, date: str) -> str:
    """The data file of a game: what each figure is worth, what is chosen, and how it was found."""
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
    ]
    habits = dict(learned.habits)
    if habits:
        lines += [
            f"lessons = {learned.lessons}",
            f"trials = {learned.trials}",
            f"lesson_loss = {learned.habits_curve[-1][1]}",
            f"lesson_loss_without = {learned.plain}",
        ]
    lines += ["", "[figures]"]
    for name, early, late in zip(learned.names, learned.early, learned.late, strict=True):
        lines.append(f"{name} = {{ early = {early}, late = {late} }}")
    kinds = [name for name in habits if advised_of(name) in habits]
    if kinds:
        lines += ["", "[kinds]"]
        for kind in kinds:
            weight, advised = habits.pop(kind), habits.pop(advised_of(kind))
            lines.append(f"{kind} = {{ {ANY} = {weight}, {ADVISED} = {advised} }}")
        lines += ["", "[actions]"]
        lines += [f'"{name}" = {weight}' for name, weight in habits.items()]
    return "\n".join(lines) + "\n"
