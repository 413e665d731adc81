"""Ratings by maximum likelihood: how many points apart two agents are, and how sure that is.

The scale is Elo's: 400 points are odds of ten to one. A draw counts as half a win for both. Each
agent also has half a win and half a loss against a player of the middle, so that nobody who won
every game is rated beyond all bounds.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from hulldown.lab.intervals import Z_95

SCALE = 400 / log(10)
MIDDLE = 1500
ROUNDS = 60
PRIOR = 0.5

Results = Mapping[tuple[int, int], tuple[float, int]]
"""For each pair of agents, the first below the second: points of the first, and games."""


class Rating(NamedTuple):
    """An agent's place: rating, half of its interval, and its lead over the next one below."""

    agent: str
    rating: float
    within: float
    games: int
    points: float
    lead: float | None
    lead_within: float | None


def rate(agents: Sequence[str], results: Results) -> list[Rating]:
    """The agents from best to worst."""
    strengths, spread = fit(len(agents), results)
    games, points = [0] * len(agents), [0.0] * len(agents)
    for (one, other), (won, played) in results.items():
        games[one] += played
        games[other] += played
        points[one] += won
        points[other] += played - won
    order = sorted(range(len(agents)), key=lambda one: -strengths[one])
    middle = sum(strengths) / len(agents)
    ratings = []
    for place, one in enumerate(order):
        lead = lead_within = None
        if place + 1 < len(order):
            below = order[place + 1]
            lead = SCALE * (strengths[one] - strengths[below])
            both = spread[one][one] + spread[below][below] - 2 * spread[one][below]
            lead_within = SCALE * Z_95 * sqrt(max(0.0, both))
        rating = MIDDLE + SCALE * (strengths[one] - middle)
        within = SCALE * Z_95 * sqrt(max(0.0, _about_middle(spread, one)))
        ratings.append(
            Rating(
                agent=agents[one],
                rating=rating,
                within=within,
                games=games[one],
                points=points[one],
                lead=lead,
                lead_within=lead_within,
            )
        )
    return ratings


def _about_middle(spread: Sequence[Sequence[float]], one: int) -> float:
    """How far a strength may be off, seen from the middle of all."""
    count = len(spread)
    everybody = sum(map(sum, spread)) / count**2
    return spread[one][one] - 2 * sum(spread[one]) / count + everybody


def fit(count: int, results: Results) -> tuple[list[float], list[list[float]]]:
    """The likeliest strengths, by Newton's method, and the inverse of the information there."""
    strengths = [0.0] * count
    inverse: list[list[float]] = []
    for _ in range(ROUNDS):
        slope, bend = _likelihood(strengths, results)
        inverse = invert(bend)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        moves = [max(-2.0, min(2.0, step)) for step in steps]
        strengths = [old + move for old, move in zip(strengths, moves, strict=True)]
        if max(map(abs, steps)) < 1e-9:
            break
    return strengths, inverse


def _likelihood(
    strengths: Sequence[float], results: Results
) -> tuple[list[float], list[list[float]]]:
    count = len(strengths)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for one, strength in enumerate(strengths):
        expected = 1 / (1 + exp(-strength))
        slope[one] += PRIOR - 2 * PRIOR * expected
        bend[one][one] += 2 * PRIOR * expected * (1 - expected)
    for (one, other), (won, games) in results.items():
        expected = 1 / (1 + exp(strengths[other] - strengths[one]))
        slope[one] += won - games * expected
        slope[other] -= won - games * expected
        weight = games * expected * (1 - expected)
        for a, b, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            bend[a][b] += sign * weight
    return slope, bend


def invert(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by elimination with the largest pivot first."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                pairs = zip(rows[row], rows[column], strict=True)
                rows[row] = [value - factor * other for value, other in pairs]
    return [row[size:] for row in rows]
