"""How fair a game is: many games between equal agents, counted, judged and written down."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Any, NamedTuple

from hulldown.agents import load_agent, play_in_place, seat_agents
from hulldown.agents.loading import agent_texts
from hulldown.games import load
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Event, Outcome, Seat
from hulldown.lab.intervals import wilson
from hulldown.lab.measures import WITHIN, Measures, measures, sides_within
from hulldown.lab.parallel import config_of, share
from hulldown.lab.rates import Task, all_rates, seat_names, shares_of, side_names
from hulldown.lab.simulate import AgentFailure, failure
from hulldown.toolbox.report import (
    SHARED_WIN,
    Bars,
    Counts,
    Gate,
    Measure,
    Rate,
    Section,
    add_counts,
    equal_gate,
    percent,
)

Progress = Callable[[int], None]
Failed = tuple[int, str, str]
"""The number of a game, which agent failed in it, and why: the usual choices were its own then."""


class Balance(NamedTuple):
    """What came of it."""

    game: str
    games: int
    seed: int
    seats: int
    agent: str
    gates: list[Gate]
    sections: list[Section]
    rates: list[Rate]
    counts: Counts
    failed: list[AgentFailure]

    @property
    def held(self) -> bool:
        """Do all gates hold?"""
        return all(gate.held for gate in self.gates)

    def to_json(self) -> dict[str, JSON]:
        """The result as `hulldown balance --json` prints it."""
        gates = [gate._asdict() for gate in self.gates]
        named = ("game", "games", "seed", "seats", "agent", "counts")
        rates, failed = ([one._asdict() for one in many] for many in (self.rates, self.failed))
        told = {name: getattr(self, name) for name in named}
        return {**told, "gates": gates, "rates": rates, "failed": failed}


class GameMeasure:
    """What can be counted in any game, beside what the game itself counts."""

    def __init__(self, config: Config, own: Measures | None) -> None:
        self.own: Measure | None = own.begin(config) if own else None
        self.listens = self.own is not None and self.own.listens
        self.teams = config.teams
        self.names = side_names(config)
        self.counts: Counts = {"wins by seat": {}, "ends": {}, "decisions": {"all": 0}}

    def decides(self, state: Any, seat: Seat, legal: list[Action], action: Action) -> None:
        """A decision, on its way to the game's own counting."""
        self.counts["decisions"]["all"] += 1
        if self.own is not None:
            self.own.decides(state, seat, legal, action)

    def hears(self, events: Sequence[Event]) -> None:
        """What came of a decision, on its way there, too."""
        if self.own is not None:
            self.own.hears(events)

    def ends(self, state: Any, outcome: Outcome) -> None:
        """Who won, and why it ended."""
        shares = {seat: outcome.share(seat, self.teams) for seat in outcome.winners}
        won = {f"seat {seat + 1}": int(SHARED_WIN * share) for seat, share in shares.items()}
        add_counts(self.counts, {"wins by seat": won, "ends": {outcome.reason: 1}})
        if self.teams:
            sides = {self.names[self.teams[seat]]: share for seat, share in shares.items()}
            parts = {name: int(SHARED_WIN * share) for name, share in sides.items()}
            add_counts(self.counts, {"wins by side": parts})
        if self.own is not None:
            self.own.ends(state, outcome)


def balance(
    game: AnyGame,
    games: int,
    seats: int,
    *,
    seed: int = 1,
    jobs: int = 1,
    agent: str = "greedy",
    options: dict[str, JSON] | None = None,
    progress: Progress = lambda done: None,
    pack: JSON = None,
    scenario: str | None = None,
    teams: Sequence[int] | None = None,
    executor: Executor | None = None,
) -> Balance:
    """Let agents play, equal ones or one named for each seat; 0 jobs is one for each core."""
    if not game.info.min_seats <= seats <= game.info.max_seats:
        message = f"{game.info.title} cannot be played at {seats} seats"
        hint = f"Take {game.info.min_seats} to {game.info.max_seats}."
        raise ConfigError("config/bad-value", message, hint, key="seats")
    if len(agent.split(",")) not in (1, seats):
        message, hint = f"{agent} are not {seats} agents", "Name one, or one for each seat."
        raise ConfigError("config/bad-value", message, hint, key="agents")
    config = game.info.configure(seats, options, scenario, teams, pack)
    task = Task(game.info.id, config.to_json(), agent, seed, agent_texts(agent.split(",")))
    counts: Counts = {}
    failures: dict[str, list[tuple[int, str]]] = {}
    done = 0
    for _, (part_games, part, failed) in share(play_part, task, games, jobs, executor):
        add_counts(counts, part)
        for number, name, why in failed:
            failures.setdefault(name, []).append((number, why))
        done += part_games
        progress(done)
    told = [failure(name, seed, failures[name]) for name in sorted(failures)]
    return judge(config, counts, games, seed, agent, told)


def judge(
    config: Config, counts: Counts, games: int, seed: int, agent: str, failed: list[AgentFailure]
) -> Balance:
    """What these games say."""
    counts = {table: dict(sorted(counts[table].items())) for table in sorted(counts)}
    own = measures(config.game)
    gates = [*fair_gates(config, counts, games), *(own.gates(config, counts, games) if own else [])]
    sections = [*fair_sections(config, counts, games), ends_section(counts, games)]
    sections += own.sections(config, counts, games) if own else []
    return Balance(
        game=config.game,
        games=games,
        seed=seed,
        seats=config.seats,
        agent=agent,
        gates=gates,
        sections=sections,
        rates=all_rates(config, counts, games),
        counts=counts,
        failed=failed,
    )


def play_part(task: Task, first: int, end: int) -> tuple[int, Counts, list[Failed]]:
    """The games of these numbers, each with a seed of its own: how many, counted, who failed."""
    game = load(task.game)
    config = config_of(game, task.config)
    measure = GameMeasure(config, measures(task.game))
    named = [load_agent(name, task.texts.get(name)) for name in task.agent.split(",")]
    failed: list[Failed] = []
    for number in range(first, end):
        seed = f"{task.seed}/{number}"
        kinds = [named[(seat + number) % len(named)] for seat in range(config.seats)]
        seated = seat_agents(game, config, kinds, seed)
        played = play_in_place(game, config, seated, SeededChance(seed), measure=measure)
        by = {kinds[seat].name: why for seat, why in sorted(played.failed.items(), reverse=True)}
        failed += [(number, name, by[name]) for name in sorted(by)]
    counts = measure.counts
    if measure.own is not None:
        add_counts(counts, measure.own.counts)
    return end - first, counts, failed


# What can be said of any game


def fair_gates(config: Config, counts: Counts, games: int) -> list[Gate]:
    """No side wins much more than its share; where nobody is on a side, no seat does."""
    if not config.teams:
        return [equal_gate("seat", shares_of(counts, games, "seat", seat_names(config)), WITHIN)]
    sides = list(side_names(config).values())
    if len(sides) == 1:
        return []  # against whom the game itself plays
    shares = shares_of(counts, games, "side", sides)
    return [equal_gate("side", shares, sides_within(config.game))]


def fair_sections(config: Config, counts: Counts, games: int) -> list[Section]:
    """The wins of each seat, or of each side."""
    if not config.teams:
        return [wins_section("seat", counts, games, seat_names(config), WITHIN)]
    sides = list(side_names(config).values())
    return [wins_section("side", counts, games, sides, sides_within(config.game))]


def wins_section(kind: str, counts: Counts, games: int, names: list[str], within: float) -> Section:
    """The wins of each seat or side, with the interval that chance alone explains."""
    shares = shares_of(counts, games, kind, names)
    fair = 1 / len(names)
    rows = []
    for name, won in zip(names, shares, strict=True):
        low, high = wilson(won, games)
        rows.append((name, percent(won), f"{percent(low)} to {percent(high)}"))
    plot = Bars(names, shares, "share of wins", games, (fair - within, fair + within))
    text = "A shared win is split. The line on a bar is the 95 % interval."
    return Section(f"Wins by {kind}", text, (kind, "wins", "95 % interval"), rows, plot)


def ends_section(counts: Counts, games: int) -> Section:
    """Why games end."""
    found = sorted(counts["ends"].items(), key=lambda pair: -pair[1])
    rows = [(reason, f"{times:,}", percent(times / games)) for reason, times in found]
    return Section("How games end", "What ended the games.", ("reason", "games", "share"), rows)
