"""Exact odds: counted out by hand for a few cards."""

from itertools import combinations

import pytest

from hulldown.toolbox.odds import odds_of_any


@pytest.mark.parametrize(("wanted", "cards", "drawn"), [(1, 5, 2), (2, 6, 3), (0, 4, 2), (3, 3, 1)])
def test_the_odds_are_those_of_counting_every_hand(wanted: int, cards: int, drawn: int) -> None:
    hands = list(combinations(range(cards), drawn))
    found = [hand for hand in hands if min(hand) < wanted]
    assert odds_of_any(wanted, cards, drawn) == {"ways": len(found), "of": len(hands)}
