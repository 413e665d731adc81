"""The same luck at several tables, compared at the end: a board a day for everybody, or a deal.

A deal has a name, such as the day. Whoever plays it gets the standard match of the game with the
luck that follows from that name: alone where the game keeps best lists, else against computers.
"""

import re
from typing import Final, Literal

from hulldown.games import has_part, load
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome, Seat
from hulldown.server import wire
from hulldown.server.errors import ServerError
from hulldown.server.rows import MatchRow

OPPONENT: Final = "lieutenant"
"""Who plays against everybody: it never slips."""


def check_name(deal: str) -> None:
    """Refuse what cannot be the name of a deal."""
    if not re.fullmatch(r"[\w-]+", deal):
        raise ServerError(404, "http/not-found", "A deal is named by letters, digits and hyphens.")


def list_of(deal: str) -> str:
    """The name of the list that compares its tables."""
    return f"deal {deal}"


def is_alone(game: str) -> bool:
    """Is it played alone, and counted as the game's best lists count?"""
    return has_part(game, "best")


def wishes(game: str) -> list[wire.SeatWish]:
    """Who sits at a table of a deal: the one who plays it, and computers."""
    seats = 1 if is_alone(game) else max(2, load(game).info.min_seats)
    others = [wire.SeatWish("agent", agent=OPPONENT)] * (seats - 1)
    return [wire.SeatWish("me"), *others]


def behind(outcome: Outcome, seat: Seat, config: Config) -> int:
    """How many points a seat is behind the best of those it plays against; less is better."""
    points = [sum(parts.values()) for parts in outcome.scores] or [0] * config.seats
    side = config.team_of(seat)
    others = [points[one] for one in range(config.seats) if config.team_of(one) != side]
    return max(others, default=0) - points[seat]


def told(game: str, deal: str, rows: list[MatchRow], entries: list[wire.BestEntry]) -> wire.Deal:
    """How a deal stands, with the caller's own match of it."""
    mine = [row.id for row in rows if row.game == game and row.deal == deal]
    by: Literal["score", "lead"] = "score" if is_alone(game) else "lead"
    return wire.Deal(game, deal, by, mine[0] if mine else "", entries)
