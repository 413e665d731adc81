"""Everybody against everybody, with seats and sides balanced, and ratings of what came of it."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from hulldown.agents import load_agent, play_in_place, seat_agents
from hulldown.agents.clock import ITERATIONS
from hulldown.agents.loading import agent_texts
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Outcome
from hulldown.lab.errands import Part
from hulldown.lab.finished_parts import FinishedParts
from hulldown.lab.parallel import config_of, share
from hulldown.lab.ratings import Rating, rate
from hulldown.lab.simulate import AgentFailure, failure

Progress = Callable[[int], None]


class Tournament(NamedTuple):
    """What is played: plain data, so that any process can do a part of it."""

    game: str
    config: JSON
    agents: tuple[str, ...]
    seed: int
    games: int
    """Of each pair of agents."""
    iterations: int
    seconds: float | None
    texts: dict[str, str]
    neighbours: bool = False

    def pairs(self) -> list[tuple[int, int]]:
        """Who plays whom: everybody everybody, or each agent the next one in the list."""
        count = len(self.agents)
        if self.neighbours:
            return [(one, one + 1) for one in range(count - 1)]
        return list(combinations(range(count), 2))


class Standings(NamedTuple):
    """What came of it."""

    game: str
    games: int
    seed: int
    seats: int
    ratings: list[Rating]
    failed: list[AgentFailure]

    def to_json(self) -> dict[str, JSON]:
        """The table as `hulldown tournament --json` prints it."""
        ratings, failed = ([one._asdict() for one in many] for many in (self.ratings, self.failed))
        return {**self._asdict(), "ratings": ratings, "failed": failed}


def tournament(
    game: AnyGame,
    agents: Sequence[str],
    games: int,
    *,
    seats: int = 2,
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, JSON] | None = None,
    scenario: str | None = None,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    progress: Progress = lambda done: None,
    pack: JSON = None,
    executor: Executor | None = None,
    kept: FinishedParts | None = None,
    neighbours: bool = False,
) -> Standings:
    """Each pair plays that many games, every deal from both sides; 0 jobs is one for each core."""
    if len(set(agents)) != len(agents) or len(agents) < 2:
        raise ConfigError(
            "config/bad-value", "a tournament needs two different agents", key="agents"
        )
    if games % 2:
        message, hint = f"{games} games cannot be shared evenly", "Every deal is played twice."
        raise ConfigError("config/bad-value", message, hint, key="games")
    config = game.info.configure(seats, options, scenario, None, pack)
    if not first_half(config) or len(first_half(config)) == seats:
        raise ConfigError("config/bad-value", "a tournament needs two sides", "Take more seats.")
    task = Tournament(
        game=game.info.id,
        config=config.to_json(),
        agents=tuple(agents),
        seed=seed,
        games=games,
        iterations=iterations,
        seconds=seconds,
        texts=agent_texts(agents),
        neighbours=neighbours,
    )
    known = kept.begin({**task._asdict(), "agents": list(agents)}) if kept else {}
    pairs = task.pairs()
    done = 0
    parts: dict[Part, list[JSON]] = {}
    for part, played in share(play_part, task, games * len(pairs), jobs, executor, known):
        parts[part] = played
        if kept is not None and part not in known:
            kept.keep(part, played)
        done += part[1] - part[0]
        progress(done)
    return Standings(game.info.id, games * len(pairs), seed, seats, *_judge(task, parts))


def _judge(
    task: Tournament, parts: Mapping[Part, list[JSON]]
) -> tuple[list[Rating], list[AgentFailure]]:
    """The ratings, and who failed."""
    pairs = task.pairs()
    results = dict.fromkeys(pairs, (0.0, 0))
    failures: dict[str, list[tuple[int, str]]] = {}
    for (first, _), part in parts.items():
        for number, one in enumerate(part, start=first):
            won, failed = one if isinstance(one, list) else (one, {})
            pair, (deal, _) = pairs[number // task.games], divmod(number % task.games, 2)
            so_far, played = results[pair]
            results[pair] = (so_far + won, played + 1)
            for agent, why in failed.items():
                failures.setdefault(agent, []).append((deal, why))
    ratings = rate([Path(agent).name for agent in task.agents], results)
    return ratings, [failure(agent, task.seed, failures[agent]) for agent in sorted(failures)]


def play_part(task: Tournament, first: int, end: int) -> list[JSON]:
    """What the first of the two got in each of these games: 1, 0, or a part of a win.

    Where an agent failed, a pair: what the first got, and who failed why.
    """
    game = load(task.game)
    config = config_of(game, task.config)
    pairs = task.pairs()
    half = first_half(config)
    out: list[JSON] = []
    for number in range(first, end):
        pair = [task.agents[one] for one in pairs[number // task.games]]
        deal, turned = divmod(number % task.games, 2)
        kinds = [load_agent(name, task.texts.get(name)) for name in pair]
        chosen = [kinds[(seat not in half) ^ turned] for seat in range(config.seats)]
        seed, luck = f"{task.seed}/{deal}", f"{task.seed}/{deal}/{number}"
        seated = seat_agents(game, config, chosen, luck, task.iterations, task.seconds)
        played = play_in_place(game, config, seated, SeededChance(seed))
        own = [seat for seat in range(config.seats) if chosen[seat] is kinds[0]]
        won = points_of(played.outcome, own)
        failed = {chosen[seat].name: why for seat, why in played.failed.items()}
        out.append([won, failed] if failed else won)
    return out


def first_half(config: Config) -> list[int]:
    """The seats of one of two agents: one side, or every other seat."""
    if config.teams:
        side = min(config.teams)
        return [seat for seat, team in enumerate(config.teams) if team == side]
    return list(range(0, config.seats, 2))


def points_of(outcome: Outcome, own: Sequence[int]) -> float:
    """1 if only seats of one's own won, half if others did too, or nobody did."""
    winners = outcome.winners
    if not winners:
        return 0.5
    mine = [seat for seat in winners if seat in own]
    if not mine:
        return 0.0
    return 1.0 if len(mine) == len(winners) else 0.5
