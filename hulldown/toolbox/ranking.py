"""Who is ahead of whom, from figures that decide it in their order."""

from collections.abc import Sequence

from hulldown.kernel.messages import Seat


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[tuple[Seat, ...], ...]:
    """The seats by their keys, the highest first; those with equal keys share a rank."""
    best_first = sorted(set(keys), reverse=True)
    return tuple([_seats_with(keys, key) for key in best_first])


def _seats_with(keys: Sequence[tuple[int, ...]], key: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat, own in enumerate(keys) if own == key])
