"""A position in figures: for each player what is won, what is held, and the way to the Eagle."""

from typing import Final

from hulldown.games.arcade.rules.ways import SPACE, way_to
from hulldown.games.arcade.state import EAGLES, State

NAMES: Final[list[str]] = ["points", "eagles", "cards", "way", "off_board", "helms"]
GOOD: Final[list[int]] = [1, 1, 1, -1, -1, 1]
"""Which of them are good to have (1), and which are not (-1)."""
LONGEST_WAY: Final = 20


def measure(state: State) -> list[list[float]]:
    """A-069, A-070: points and Eagles; then cards, the way to the Eagle, and what protects."""
    far = way_to(state, state.eagle).far if state.eagle else []
    rows: list[list[float]] = []
    for seat in range(state.seats):
        here = state.at[seat]
        way = min(LONGEST_WAY, far[here] // SPACE) if far and here else LONGEST_WAY
        figures = [state.points(seat), state.eagles[seat], state.hand_size(seat), way]
        figures += [int(not here), state.helms[seat]]
        rows.append([float(figure) for figure in figures])
    return rows


def left(state: State) -> float:
    """A-071: the part of the match that is still to come, by the Eagles taken."""
    return max(0.0, 1.0 - state.captured / EAGLES)


def turns(state: State) -> int:
    """A-073: all play at once, so each round is a turn of everybody."""
    return state.round * state.seats
