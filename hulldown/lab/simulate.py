"""Many games between agents, in one process or several, with the same result."""

from collections.abc import Callable, Sequence
from math import lcm, sqrt
from time import perf_counter
from typing import NamedTuple

from hulldown.agents import load_agent, play_in_place, seat_players
from hulldown.agents.clock import ITERATIONS
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config, read_config
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.lab.share import share

Z_95 = 1.959964
Progress = Callable[[int], None]


class Simulation(NamedTuple):
    """What is simulated: plain data, so that any process can do a part of it."""

    game: str
    config: JSON
    agents: tuple[str, ...]
    seed: int
    iterations: int
    seconds: float | None


class Summary(NamedTuple):
    """What came of it; places are those in the list of agents, not seats."""

    game: str
    games: int
    seed: int
    agents: tuple[str, ...]
    win_share: list[float]
    interval: list[tuple[float, float]]
    decisions: int
    decisions_per_s: int

    def to_json(self) -> dict[str, JSON]:
        """The summary as `hulldown simulate --json` prints it."""
        return {
            **self._asdict(),
            "agents": list(self.agents),
            "interval": [*map(list, self.interval)],
        }


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share seen in so many games."""
    spread = Z_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(
    game: AnyGame,
    agents: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, JSON] | None = None,
    scenario: str | None = None,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    progress: Progress = lambda done: None,
    pack: JSON = None,
) -> Summary:
    """Play games in which the agents rotate through the seats; 0 jobs is one for each core."""
    config = _config(game, len(agents), options, scenario, pack)
    task = Simulation(game.info.id, config.to_json(), tuple(agents), seed, iterations, seconds)
    begun = perf_counter()
    parts = share(play_part, task, games, jobs)
    wins, decisions, done = [0] * len(agents), 0, 0
    for part_games, part_wins, part_decisions in parts:
        wins = [old + new for old, new in zip(wins, part_wins, strict=True)]
        decisions += part_decisions
        done += part_games
        progress(done)
    spent = perf_counter() - begun
    shares = [won / (_unit(len(agents)) * games) for won in wins]
    intervals = [wilson(share, games) for share in shares]
    names = tuple(agents)
    return Summary(
        game.info.id, games, seed, names, shares, intervals, decisions, round(decisions / spent)
    )


Part = tuple[int, list[int], int]  # games, wins in units, decisions


def _config(
    game: AnyGame,
    seats: int,
    options: dict[str, JSON] | None,
    scenario: str | None,
    pack: JSON,
) -> Config:
    low, high = game.info.min_seats, game.info.max_seats
    if not low <= seats <= high:
        message = f"{game.info.title} cannot be played by {seats} agents"
        hint = f"Name {low} to {high}, one for each seat, such as random,greedy."
        raise ConfigError("config/bad-value", message, hint, key="agents")
    return game.info.configure(seats, options, scenario, pack=pack)


def _unit(seats: int) -> int:
    """A win in whole units, so that it can be shared among any number of seats exactly."""
    return lcm(*range(1, seats + 1))


def play_part(task: Simulation, first: int, end: int) -> Part:
    """The games of these numbers: each has a seed of its own and its agents at rotated seats."""
    game = load(task.game)
    config = read_config(game.info, task.config)
    kinds = [load_agent(agent) for agent in task.agents]
    seats = len(kinds)
    unit = _unit(seats)
    wins, decisions = [0] * seats, 0
    for number in range(first, end):
        seed = f"{task.seed}/{number}"
        place_at = [(seat + number) % seats for seat in range(seats)]
        players = seat_players(
            game, config, [kinds[p] for p in place_at], seed, task.iterations, task.seconds
        )
        played = play_in_place(game, config, players, SeededChance(seed))
        decisions += played.decisions
        for seat in played.outcome.winners:
            wins[place_at[seat]] += unit // len(played.outcome.winners)
    return end - first, wins, decisions
