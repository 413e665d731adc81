"""How far chance alone may have moved a share."""

from math import sqrt
from typing import Final

Z_95: Final = 1.959964


def wilson(share: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson interval of a share seen in that many games, by default at 95 %."""
    spread = z**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
