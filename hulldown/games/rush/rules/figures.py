"""A position in figures: for each player what is held, what guards it, and what it may bring."""

from typing import Final

from hulldown.games.rush.catalog import HEAVY, MOST_CARDS
from hulldown.games.rush.rules.counting import count_squads, counted, points
from hulldown.games.rush.rules.outlook import (
    LATE,
    USUAL_LENGTH,
    Outlook,
    ahead_of_others,
    by_lead,
    rounds_left,
)
from hulldown.games.rush.state import DAMAGED, GONE, NOBODY, State
from hulldown.kernel.messages import Seat

NAMES: Final[list[str]] = [
    "points",
    "achievements",
    "vehicles",
    "heavies",
    "ballast",
    "damaged",
    "guards",
    "strength",
]
GOOD: Final[list[int]] = [1, 1, 1, 1, -1, -1, 1, 1]
"""Which of them are good to have (1), and which are not (-1)."""


def measure(state: State) -> list[list[float]]:
    """R-008, R-109, R-112: points, leads in Achievements, the squad, Bases and their guards."""
    counts = count_squads(state)
    rows: list[list[float]] = []
    for seat in range(state.seats):
        count = counts[seat]
        places = range(seat * 3, seat * 3 + 3)
        standing = [place for place in places if state.bases[place] != GONE]
        lead = 0.0
        for achievement in state.achievements:
            figures = counted(state, counts, achievement)
            lead += by_lead(LATE, ahead_of_others(figures, seat))
        rows.append(
            [
                float(points(count, 0)),
                lead,
                float(count.vehicles),
                float(count.figures[HEAVY]),
                float(count.figures[MOST_CARDS] - count.vehicles),
                float(len([place for place in standing if state.bases[place] == DAMAGED])),
                float(len([place for place in standing if state.defenders[place] != NOBODY])),
                strength(state, seat),
            ]
        )
    return rows


def strength(state: State, seat: Seat) -> float:
    """What all cards of a squad bring when they are drawn, by the rules of thumb."""
    outlook = Outlook(state, seat)
    total = 0.0
    for pile in (state.hands[seat], state.garages[seat], state.depots[seat]):
        for card in pile:
            total += outlook.per_use(card)
    return total


def left(state: State) -> float:
    """The part of the match that is still to come, by what usually ends it."""
    return min(1.0, rounds_left(state) / USUAL_LENGTH)


def turns(state: State) -> int:
    """R-026: the turns played so far, of all players."""
    return state.round * state.seats + (state.active - state.first) % state.seats
