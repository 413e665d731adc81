"""Games to be played for a balance report, and the rates that come of them.

This is what a host needs that lets others play the games: no process starts here.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import Config
from hulldown.lab.measures import measures
from hulldown.toolbox.report import SHARED_WIN, Counts, Rate, rates_of


class Task(NamedTuple):
    """What is played: plain data, so that any process can do a part of it."""

    game: str
    config: JSON
    agent: str
    seed: int
    texts: Mapping[str, str] = {}
    """What stands in the files of agents."""


def seat_names(config: Config) -> list[str]:
    """The seats as tables count them."""
    return [f"seat {seat + 1}" for seat in range(config.seats)]


def side_names(config: Config) -> dict[int, str]:
    """The sides that have a seat, by number."""
    names = load(config.game).info.teams
    return {team: names[team] for team in sorted(set(config.teams))}


def shares_of(counts: Counts, games: int, kind: str, names: Sequence[str]) -> list[float]:
    """The share of the wins of each seat or side."""
    wins = counts.get(f"wins by {kind}", {})
    return [wins.get(name, 0) / (SHARED_WIN * games) for name in names]


def all_rates(config: Config, counts: Counts, games: int) -> list[Rate]:
    """The wins of each seat or side, and what the game itself counts."""
    if config.teams:
        sides = list(side_names(config).values())
        won, chances = counts.get("wins by side", {}), dict.fromkeys(sides, games)
        rates = rates_of("sides_won", sides, won, chances, "team", SHARED_WIN)
    else:
        shares = shares_of(counts, games, "seat", seat_names(config))
        rates = [
            Rate("seats_won", f"seat:{seat}", won * games, games) for seat, won in enumerate(shares)
        ]
    own = measures(config.game)
    return [*rates, *(own.rates(config, counts, games) if own else [])]
