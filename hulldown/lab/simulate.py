"""Many games between agents, in one process, several or a cluster, with the same result."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from math import lcm
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from hulldown.agents import load_agent, play_in_place, seat_agents
from hulldown.agents.clock import ITERATIONS
from hulldown.agents.loading import AgentKind, agent_texts
from hulldown.games import load
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Event, Outcome, Seat
from hulldown.lab.intervals import wilson
from hulldown.lab.parallel import config_of, share
from hulldown.lab.rows import RowFile
from hulldown.toolbox.report import Counts

Progress = Callable[[int], None]
AgentClass = Callable[..., Any]
"""A class of agents, as `docs/write-an-agent.md` describes it, or a function that makes one."""


class Simulation(NamedTuple):
    """What is simulated: plain data, so that any process can do a part of it."""

    game: str
    config: JSON
    agents: tuple[str, ...]
    seed: int
    iterations: int
    seconds: float | None
    texts: dict[str, str]
    """What stands in the files of agents."""
    decisions: bool = False
    """Is every decision kept, or only every game?"""


class AgentFailure(NamedTuple):
    """An agent that failed: in how many games, and in the first of them why."""

    agent: str
    games: int
    seed: str
    why: str

    def words(self, games: int) -> str:
        """A sentence on it, out of so many games."""
        often = f"in {self.games:,} of {games:,} games, first with seed {self.seed}"
        return f"{self.agent} failed {often}: {self.why}."


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
    failed: list[AgentFailure]

    def to_json(self) -> dict[str, JSON]:
        """The summary as `hulldown simulate --json` prints it."""
        return {
            **self._asdict(),
            "agents": list(self.agents),
            "interval": [*map(list, self.interval)],
            "failed": [failure._asdict() for failure in self.failed],
        }


def simulate(
    game: AnyGame,
    agents: Sequence[str | AgentClass],
    games: int,
    *,
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, JSON] | None = None,
    scenario: str | None = None,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    progress: Progress = lambda done: None,
    pack: JSON = None,
    teams: Sequence[int] | None = None,
    executor: Executor | None = None,
    rows: RowFile | None = None,
) -> Summary:
    """Play games in which the agents rotate through the seats; 0 jobs is one for each core.

    Where there are sides, a place wins whenever the side it sits on does. Any executor can do the
    work, and `rows` keeps what came of every game. An agent is a name, a file or a class; a class
    plays in this process only.
    """
    names = tuple([one if isinstance(one, str) else one.__name__ for one in agents])
    own = {place: one for place, one in enumerate(agents) if not isinstance(one, str)}
    if own and (jobs != 1 or executor is not None):
        message = f"{names[min(own)]} is a class, which cannot be sent to other processes"
        raise ConfigError("config/bad-value", message, "Save it as a file.", key="agents")
    config = _config(game, len(agents), options, scenario, pack, teams)
    task = Simulation(
        game=game.info.id,
        config=config.to_json(),
        agents=names,
        seed=seed,
        iterations=iterations,
        seconds=seconds,
        texts=agent_texts([one for one in agents if isinstance(one, str)]),
        decisions=rows is not None and rows.decisions,
    )
    begun = perf_counter()
    kept = rows.begin({**task._asdict(), "agents": list(names), "games": games}) if rows else {}
    wins, decisions, done = [0] * len(agents), 0, 0
    failures: dict[int, list[tuple[int, str]]] = {}
    work = partial(play_part, own=own) if own else play_part
    for part, played in share(work, task, games, jobs, executor, kept):
        if rows is not None:
            rows.keep(part, played)
        for row in played["games"]:
            wins = [old + new for old, new in zip(wins, row["wins"], strict=True)]
            decisions += row["decisions"]
            for place, why in zip(row["places"], row["failed"], strict=True):
                if why:
                    failures.setdefault(place, []).append((row["number"], why))
        done += part[1] - part[0]
        progress(done)
    if rows is not None:
        rows.write()
    spent = perf_counter() - begun
    shares = [won / (_unit(len(agents)) * games) for won in wins]
    intervals = [wilson(share, games) for share in shares]
    return Summary(
        game=game.info.id,
        games=games,
        seed=seed,
        agents=names,
        win_share=shares,
        interval=intervals,
        decisions=decisions,
        decisions_per_s=round(decisions / spent),
        failed=[failure(names[p], seed, failures[p]) for p in sorted(failures)],
    )


def failure(agent: str, seed: int, games: list[tuple[int, str]]) -> AgentFailure:
    """What is told of an agent that failed in these games."""
    number, why = min(games)
    return AgentFailure(Path(agent).name, len(games), f"{seed}/{number}", why)


def _config(
    game: AnyGame,
    seats: int,
    options: dict[str, JSON] | None,
    scenario: str | None,
    pack: JSON,
    teams: Sequence[int] | None,
) -> Config:
    low, high = game.info.min_seats, game.info.max_seats
    if not low <= seats <= high:
        message = f"{game.info.title} cannot be played by {seats} agents"
        hint = f"Name {low} to {high}, one for each seat, such as recruit,sergeant."
        raise ConfigError("config/bad-value", message, hint, key="agents")
    return game.info.configure(seats, options, scenario, teams, pack)


def _unit(seats: int) -> int:
    """A win in whole units, so that it can be shared among any number of seats exactly."""
    return lcm(*range(1, seats + 1))


def play_part(
    task: Simulation, first: int, end: int, own: Mapping[int, AgentClass] | None = None
) -> dict[str, list[Any]]:
    """The games of these numbers: each has a seed of its own and its agents at rotated seats.

    `own` are the places whose agent is a class of this process.
    """
    classes = own or {}
    game = load(task.game)
    config = config_of(game, task.config)
    kinds = [
        AgentKind(agent, classes[place])
        if place in classes
        else load_agent(agent, task.texts.get(agent))
        for place, agent in enumerate(task.agents)
    ]
    seats = len(kinds)
    games: list[JSON] = []
    decisions: list[JSON] = []
    for number in range(first, end):
        seed = f"{task.seed}/{number}"
        place_at = [(seat + number) % seats for seat in range(seats)]
        seated = seat_agents(
            game, config, [kinds[p] for p in place_at], seed, task.iterations, task.seconds
        )
        told = DecisionRows(game, config, number) if task.decisions else None
        played = play_in_place(game, config, seated, SeededChance(seed), measure=told)
        row = game_row(config, played.outcome, number, place_at)
        why = [played.failed.get(seat, "") for seat in range(seats)]
        games.append({**row, "decisions": played.decisions, "rounds": played.rounds, "failed": why})
        if told is not None:
            decisions += told.rows
    return {"games": games, "decisions": decisions}


def game_row(config: Config, outcome: Outcome, number: int, place_at: list[int]) -> dict[str, JSON]:
    """What came of a game: wins by place, all else by seat."""
    seats = len(place_at)
    wins = [0] * seats
    ranks = [0] * seats
    for seat, place in enumerate(place_at):
        wins[place] = int(_unit(seats) * outcome.share(seat, config.teams))
    for rank, equals in enumerate(outcome.ranking, start=1):
        for seat in equals:
            ranks[seat] = rank
    return {
        "number": number,
        "places": place_at,
        "wins": wins,
        "ranks": ranks,
        "scores": [dict(parts) for parts in outcome.scores],
        "reason": outcome.reason,
    }


class DecisionRows:
    """Every decision of a game, as rows to learn from."""

    def __init__(self, game: AnyGame, config: Config, number: int) -> None:
        self.game = game
        self.teams = config.teams
        self.number = number
        self.rows: list[dict[str, JSON]] = []
        self.counts: Counts = {}
        self.listens = False

    def decides(self, state: Any, seat: Seat, legal: list[Action], action: Action) -> None:
        """A decision: what the seat saw in numbers, what it might do, what it did."""
        numbers = [one.number for one in legal]
        row = {"game": self.number, "seat": seat, "features": self.features(state, seat)}
        self.rows.append({**row, "legal": numbers, "action": action.number, "result": 0.0})

    def hears(self, events: Sequence[Event]) -> None:
        """Nothing: a row is what was decided."""

    def features(self, state: Any, seat: Seat) -> list[float]:
        """The game's own numbers for a view, or its figures of each side, the seat's own first.

        Figures are those of a world that the seat cannot tell from this one: nothing leaks.
        """
        hooks = self.game.hooks
        if hooks.features is not None:
            return hooks.features(self.game.view(state, seat))
        if hooks.judgement is None:
            return []
        luck = SeededChance(f"features/{self.number}/{len(self.rows)}")
        world = self.game.resample(state, seat, luck)
        sides, own = hooks.judgement.measure(world), hooks.judgement.side(world, seat)
        return [figure for side in (sides[own], *sides[:own], *sides[own + 1 :]) for figure in side]

    def ends(self, state: Any, outcome: Outcome) -> None:
        """Now the result of each of them is known."""
        for row in self.rows:
            row["result"] = float(outcome.share(row["seat"], self.teams))
