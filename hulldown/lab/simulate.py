"""Many games between agents, in one process or several, with the same result."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import ceil, lcm, sqrt
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import NamedTuple

from hulldown.agents import load_agent, play_in_place, seat_players
from hulldown.agents.clock import ITERATIONS
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config, read_config
from hulldown.kernel.errors import ConfigError, HulldownError
from hulldown.kernel.game import AnyGame

Z_95 = 1.959964
LARGEST_CHUNK = 250
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
) -> Summary:
    """Play games in which the agents rotate through the seats; 0 jobs is one for each core."""
    config = _config(game, len(agents), options, scenario)
    if games < 1:
        raise ConfigError("config/bad-value", f"cannot play {games} games", "Play at least one.")
    if jobs < 0:
        raise ConfigError("config/bad-value", f"cannot use {jobs} jobs", "0 is one for each core.")
    task = Simulation(game.info.id, config.to_json(), tuple(agents), seed, iterations, seconds)
    begun = perf_counter()
    parts = (
        _in_processes(task, games, jobs or os.cpu_count() or 1) if jobs != 1 else _here(task, games)
    )
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
    game: AnyGame, seats: int, options: dict[str, JSON] | None, scenario: str | None
) -> Config:
    low, high = game.info.min_seats, game.info.max_seats
    if not low <= seats <= high:
        message = f"{game.info.title} cannot be played by {seats} agents"
        hint = f"Name {low} to {high}, one for each seat, such as random,greedy."
        raise ConfigError("config/bad-value", message, hint, key="agents")
    return game.info.configure(seats, options, scenario)


def _unit(seats: int) -> int:
    """A win in whole units, so that it can be shared among any number of seats exactly."""
    return lcm(*range(1, seats + 1))


def _chunks(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = min(LARGEST_CHUNK, ceil(games / (4 * jobs)))
    for first in range(0, games, size):
        yield first, min(first + size, games)


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


def _here(task: Simulation, games: int) -> Iterator[Part]:
    for first, end in _chunks(games, 1):
        yield play_part(task, first, end)


def _in_processes(task: Simulation, games: int, jobs: int) -> Iterator[Part]:
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _ignore_interrupts) as pool:
        waiting: set[Future[Part | dict[str, JSON]]] = {
            pool.submit(_play_part_safely, task, first, end) for first, end in _chunks(games, jobs)
        }
        try:
            while waiting:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield _checked(future.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()
            raise


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_part_safely(task: Simulation, first: int, end: int) -> Part | dict[str, JSON]:
    """Errors travel as data: only plain values go between processes."""
    try:
        return play_part(task, first, end)
    except HulldownError as error:
        return error.to_json()


def _checked(result: Part | dict[str, JSON]) -> Part:
    if isinstance(result, dict):
        raise HulldownError(**result)
    return result
