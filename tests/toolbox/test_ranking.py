"""Seats in the order of what decides."""

import pytest

from hulldown.toolbox.ranking import ranked


@pytest.mark.parametrize(
    ("keys", "ranking"),
    [
        ([], ()),
        ([(3,)], ((0,),)),
        ([(1,), (4,), (2,)], ((1,), (2,), (0,))),
        ([(5,), (5,), (7,)], ((2,), (0, 1))),
        ([(5, 1), (5, 2)], ((1,), (0,))),  # the second figure breaks the tie
        ([(0, 0), (-1, 9), (0, 0)], ((0, 2), (1,))),
    ],
)
def test_equals_share_a_rank(
    keys: list[tuple[int, ...]], ranking: tuple[tuple[int, ...], ...]
) -> None:
    assert ranked(keys) == ranking
