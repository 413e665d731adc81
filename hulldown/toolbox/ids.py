"""Ids that views and events write again and again, made once."""

from typing import Final

MOST_SEATS: Final = 16
SEAT_IDS: Final[list[str]] = [f"seat:{seat}" for seat in range(MOST_SEATS)]
"""Each seat as views and events name it."""
