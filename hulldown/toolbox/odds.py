"""Exact odds over cards whose place nobody knows, each equally likely."""

from math import comb


def odds_of_any(wanted: int, cards: int, drawn: int) -> dict[str, int]:
    """How likely at least one of the `wanted` is among the `drawn` of all `cards`."""
    every = comb(cards, drawn)
    return {"ways": every - comb(cards - wanted, drawn), "of": every}
