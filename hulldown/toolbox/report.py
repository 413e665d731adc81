"""What a game says about its balance: numbers counted in many games, read as tables and plots."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from mypy_extensions import mypyc_attr

from hulldown.kernel.actions import Action
from hulldown.kernel.messages import Event, Outcome, Seat

Counts = dict[str, dict[str, int]]
SHARED_WIN = 840
"""A win in whole units, so that up to eight seats can share it exactly."""
WINNERS = "winners' points"
"""The table of what the winners scored, by part and in parts of a win."""
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
TENTHS = {"shortest": 0.0, "10 %": 0.1, "25 %": 0.25, "median": 0.5, "75 %": 0.75, "90 %": 0.9}


class Bars(NamedTuple):
    """A value for each label; with `of`, shares seen in that many games; a band to aim at."""

    labels: list[str]
    values: list[float]
    axis: str
    of: int = 0
    band: tuple[float, float] | None = None


class Dot(NamedTuple):
    """One thing by two figures."""

    name: str
    group: str
    x: float
    y: float


class Dots(NamedTuple):
    """Things by two figures, in groups."""

    dots: list[Dot]
    x_axis: str
    y_axis: str


class Section(NamedTuple):
    """One heading of a report: a sentence, a table, and a plot if there is one to draw."""

    title: str
    text: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    plot: Bars | Dots | None = None


class Rate(NamedTuple):
    """How often something came about, `times` out of `of`, for one of a group of things.

    The group is a text of the game's, `rate-GROUP`; the name is the thing's id, as in views.
    """

    group: str
    name: str
    times: float
    of: int

    @property
    def share(self) -> float:
        """Times by chances."""
        return self.times / self.of


class Gate(NamedTuple):
    """Something that must hold, and whether it does."""

    what: str
    wanted: str
    measured: str
    held: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting:
    """Numbers by table and key; what a game's measure adds to."""

    def __init__(self, *tables: str, listens: bool = False) -> None:
        self.counts: Counts = {table: {} for table in tables}
        self.listens = listens

    def count(self, table: str, key: str, number: int = 1) -> None:
        """Add to a number."""
        numbers = self.counts.setdefault(table, {})
        numbers[key] = numbers.get(key, 0) + number

    def count_most(self, table: str, done: Counts, wins: Sequence[int]) -> None:
        """Who did a thing more often than anybody else in this game, and that one's part of a win.

        `done` tells for each thing how often each seat or side, by its number, did it. A game
        counts once, however often a thing was done in it: plays of one game do not win apart.
        """
        for what, by in done.items():
            most = max(by.values())
            leading = [who for who, times in by.items() if times == most]
            if len(leading) == 1:
                self.count(table, what)
                self.count(f"{table} won", what, wins[int(leading[0])])

    def hears(self, events: Sequence[Event]) -> None:
        """Nothing, unless a game's measure listens."""


def count_deed(done: Counts, what: str, who: int) -> None:
    """Count that somebody did a thing."""
    add_counts(done, {what: {str(who): 1}})


class Measure(Protocol):
    """Counts what happens in game after game, looking at the true position."""

    counts: Counts
    listens: bool
    """Does it want to be told what happens? That takes time: events are made for it."""

    def decides(self, state: Any, seat: Seat, legal: list[Action], action: Action) -> None:
        """A seat has chosen an action, which has not been carried out yet."""

    def hears(self, events: Sequence[Event]) -> None:
        """What came of it, where somebody listens."""

    def ends(self, state: Any, outcome: Outcome) -> None:
        """A game is over."""


def percent(share: float) -> str:
    """A share as a table shows it."""
    return f"{share:.1%}"


def add_counts(total: Counts, part: Counts) -> None:
    """Add the numbers of a part to those of the whole."""
    for table, numbers in part.items():
        own = total.setdefault(table, {})
        for key, number in numbers.items():
            own[key] = own.get(key, 0) + number


def quantile(counts: dict[str, int], share: float) -> int:
    """The number that this share of all that were counted does not exceed."""
    every = sorted(int(number) for number, times in counts.items() for _ in range(times))
    return every[min(len(every) - 1, int(share * len(every)))]


# What most games have to say


def rates_of(
    group: str,
    names: Sequence[str],
    times: dict[str, int],
    chances: dict[str, int],
    prefix: str,
    unit: int = 1,
) -> list[Rate]:
    """A rate for each thing that had a chance; `times` may be counted in parts of a unit."""
    return [
        Rate(group, f"{prefix}:{name}", times.get(name, 0) / unit, chances[name])
        for name in names
        if chances.get(name)
    ]


def win_shares(wins: dict[str, int], seats: int, games: int) -> list[float]:
    """The share of wins of each place in an order, counted in parts of a shared win."""
    return [wins.get(place, 0) / (SHARED_WIN * games) for place in ORDINALS[:seats]]


def equal_gate(what: str, shares: Sequence[float], within: float) -> Gate:
    """Nobody wins much more or less than an equal share."""
    fair = 1 / len(shares)
    off = [share - fair for share in shares]
    return Gate(
        f"Wins of each {what} against an equal share",
        f"within {100 * within:.0f} points of {fair:.1%}",
        f"{100 * min(off):+.1f} to {100 * max(off):+.1f} points",
        max(map(abs, off)) <= within,
    )


def length_gate(rounds: dict[str, int], low: int, high: int) -> Gate:
    """A game is neither over at once nor endless."""
    median = quantile(rounds, 0.5)
    wanted = f"{low} to {high} rounds"
    return Gate("Median length", wanted, f"{median} rounds", low <= median <= high)


def turns_section(
    text: str, column: str, shares: Sequence[float], within: float, games: int
) -> Section:
    """Does it matter who begins?"""
    places = list(ORDINALS[: len(shares)])
    fair = 1 / len(shares)
    plot = Bars(places, list(shares), "share of wins", games, (fair - within, fair + within))
    rows = [(place, percent(share)) for place, share in zip(places, shares, strict=True)]
    return Section("Wins by turn order", text, (column, "wins"), rows, plot)


def length_section(rounds: dict[str, int], games: int) -> Section:
    """How long games take."""
    shortest, longest = quantile(rounds, 0), quantile(rounds, 1)
    numbers = range(shortest, longest + 1)
    plot = Bars(
        [str(number) for number in numbers],
        [rounds.get(str(number), 0) / games for number in numbers],
        "share of games",
    )
    row = (*(str(quantile(rounds, share)) for share in TENTHS.values()), str(longest))
    columns = (*TENTHS, "longest")
    return Section("Length in rounds", "How long the games took.", columns, [row], plot)


def points_section(counts: Counts, seats: int, games: int) -> Section:
    """Where the points come from, in a game of all seats and of its winner."""
    won = counts.get(WINNERS, {})
    rows = [
        (
            part,
            f"{points / games / seats:.2f}",
            f"{won.get(part, 0) / games / SHARED_WIN:.2f}",
        )
        for part, points in counts["points"].items()
    ]
    text = "Points a game, of all seats and of the winner."
    return Section("Points", text, ("from", "a seat", "the winner"), rows)
