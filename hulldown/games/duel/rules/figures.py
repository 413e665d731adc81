"""A position in figures: for each side what it has won, what it has left, and how it stands."""

from typing import Final

from hulldown.games.duel.info import SIDES
from hulldown.games.duel.rules.victory import side_kills, side_points
from hulldown.games.duel.state import NONE, State
from hulldown.kernel.messages import Seat

NAMES: Final[list[str]] = [
    "points",
    "kills",
    "tanks",
    "crew",
    "cards",
    "seen",
    "acquired",
    "flanked",
    "hull_down",
    "loaded",
    "trouble",
]
GOOD: Final[list[int]] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1]
"""Which of them are good to have (1), and which are not (-1)."""
USUAL_CARDS: Final = 100.0
"""The Battle Deck, gone through once."""


def measure(state: State) -> list[list[float]]:
    """D-342, D-343: points and kills; then tanks, men and cards; then who has whom in sight."""
    return [side_figures(state, side) for side in range(len(SIDES))]


def side_figures(state: State, side: int) -> list[float]:
    """One side's figures; tanks that are out of the battle have none."""
    tanks = crew = seen = acquired = flanked = hull_down = loaded = trouble = 0
    for tank in range(state.cat.tanks):
        if state.cat.side[tank] != side or state.out[tank]:
            continue
        tanks += 1
        crew += len(state.cat.crew[tank]) - state.dead(tank)
        seen += state.spotted[tank].bit_count()
        acquired += int(state.acquired[tank] != NONE)
        flanked += state.flanks[tank].bit_count()
        hull_down += int(state.hull_down[tank] > 0)
        loaded += int(state.loaded[tank] > 0)
        trouble += int(state.burning[tank] > 0) + int(state.broken[tank] > 0)
        trouble += int(state.bog[tank] > 0) + len(state.damage[tank])
    figures = [side_points(state, side), side_kills(state, side), tanks, crew]
    figures += [cards_of(state, side), seen, acquired, flanked, hull_down, loaded, trouble]
    return [float(figure) for figure in figures]


def cards_of(state: State, side: int) -> int:
    """D-052: how many cards the side's players hold."""
    held = 0
    for seat in range(state.cat.seats):
        if state.cat.teams[seat] == side:
            held += len(state.hands[seat])
    return held


def left(state: State) -> float:
    """D-013, D-042: the part of the match that is still to come, by the cards still to be drawn."""
    deck = state.deck
    turns = deck.passes + deck.shuffles + 1
    now = min(1.0, len(deck.cards) / USUAL_CARDS)
    return min(1.0, (deck.passes + now) / turns)


def side_of(state: State, seat: Seat) -> int:
    """DQ-104: the side a seat plays for."""
    return state.cat.teams[seat]


def turns(state: State) -> int:
    """D-005: in a round everybody acts."""
    return state.round * state.cat.seats
