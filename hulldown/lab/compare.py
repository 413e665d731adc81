"""What a change did: two sets of games side by side, rate by rate, with intervals."""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Final, NamedTuple

from hulldown.kernel.canonical import JSON
from hulldown.lab.intervals import Z_95, wilson
from hulldown.toolbox.report import Counts, Rate

SURE: Final = 3.29
"""How many deviations one comparison in a thousand is off by chance alone."""


class RateChange(NamedTuple):
    """A rate before and after; `low` and `high` are the 95 % interval of the difference."""

    group: str
    name: str
    before: Rate
    after: Rate
    low: float
    high: float
    is_clear: bool

    @property
    def difference(self) -> float:
        """How much more often than before."""
        return self.after.share - self.before.share

    def to_json(self) -> dict[str, JSON]:
        """As `hulldown balance --json` prints it."""
        return {
            "group": self.group,
            "name": self.name,
            "before": list(interval(self.before)),
            "after": list(interval(self.after)),
            "difference": [self.difference, self.low, self.high],
            "clear": self.is_clear,
        }


class Length(NamedTuple):
    """How many rounds a game takes on average, and the half of the 95 % interval."""

    mean: float
    within: float


def interval(rate: Rate) -> tuple[float, float, float]:
    """The share of a rate and its 95 % interval."""
    return rate.share, *wilson(rate.share, rate.of)


def compare(before: Iterable[Rate], after: Iterable[Rate]) -> list[RateChange]:
    """Every rate that both have, in the order of the second."""
    known = {(rate.group, rate.name): rate for rate in before}
    return [
        changed(known[rate.group, rate.name], rate)
        for rate in after
        if (rate.group, rate.name) in known
    ]


def changed(before: Rate, after: Rate) -> RateChange:
    """The difference of two rates; Newcombe's interval, from Wilson's of each."""
    low, high = difference(before, after, Z_95)
    least, most = difference(before, after, SURE)
    return RateChange(
        group=after.group,
        name=after.name,
        before=before,
        after=after,
        low=low,
        high=high,
        is_clear=least > 0 or most < 0,
    )


def difference(before: Rate, after: Rate, z: float) -> tuple[float, float]:
    """How far apart two rates are at least and at most."""
    p, q = before.share, after.share
    (p_low, p_high), (q_low, q_high) = wilson(p, before.of, z), wilson(q, after.of, z)
    return (
        q - p - sqrt((q - q_low) ** 2 + (p_high - p) ** 2),
        q - p + sqrt((q_high - q) ** 2 + (p - p_low) ** 2),
    )


def clear_ones(changes: Iterable[RateChange]) -> list[RateChange]:
    """The changes that chance does not explain, the largest first."""
    found = [change for change in changes if change.is_clear]
    return sorted(found, key=lambda change: -abs(change.difference))


def length(counts: Counts) -> Length | None:
    """The mean number of rounds, where a game counts them."""
    rounds = [(int(number), times) for number, times in counts.get("rounds", {}).items()]
    games = sum(times for _, times in rounds)
    if not games:
        return None
    mean = sum(number * times for number, times in rounds) / games
    spread = sum((number - mean) ** 2 * times for number, times in rounds) / max(1, games - 1)
    return Length(mean, Z_95 * sqrt(spread / games))


def rows(changes: Iterable[RateChange]) -> Iterator[tuple[str, ...]]:
    """Changes as the rows of a table."""
    for change in changes:
        shares = (f"{100 * rate.share:.1f} %" for rate in (change.before, change.after))
        apart = (
            f"{100 * change.difference:+.1f} ({100 * change.low:+.1f} to {100 * change.high:+.1f})"
        )
        yield (change.group, change.name, *shares, apart, "clear" if change.is_clear else "")
