"""The same luck at several tables, compared at the end: a board a day for everybody, or a deal.

A deal has a name, such as the day. Everybody who plays it gets the game's standard match with the
luck that follows from that name: alone where the game keeps best lists, else against computers; or
several people play each other, and are compared with those who sat in their places elsewhere.
"""

import re
from typing import Final, Literal

from hulldown.games import has_part, load
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome, Seat, read_outcome
from hulldown.server import wire
from hulldown.server.errors import ServerError
from hulldown.server.match_rows import config_of
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


def tables_of(deal: str) -> str:
    """The name of the list of the tables at which people played each other."""
    return f"deal {deal} tables"


def is_alone(game: str) -> bool:
    """Is it played alone, and counted as the game's best lists count?"""
    return has_part(game, "best")


def wishes(game: str) -> list[wire.SeatWish]:
    """Who sits at a table of a deal: the one who plays it, and computers."""
    seats = 1 if is_alone(game) else max(2, load(game).info.min_seats)
    others = [wire.SeatWish("agent", agent=OPPONENT)] * (seats - 1)
    return [wire.SeatWish("me"), *others]


def is_standard(row: MatchRow) -> bool:
    """Does one person play the deal, against nobody but those who play against everybody?"""
    wanted = ["" if wish.kind == "me" else wish.agent for wish in wishes(row.game)]
    return [seat.agent for seat in row.seats] == wanted


def behind(outcome: Outcome, seat: Seat, config: Config) -> int:
    """How many points a seat is behind the best of those it plays against; less is better."""
    points = [sum(parts.values()) for parts in outcome.scores] or [0] * config.seats
    side = config.team_of(seat)
    others = [points[one] for one in range(config.seats) if config.team_of(one) != side]
    return max(others, default=0) - points[seat]


def is_of_people(row: MatchRow) -> bool:
    """Do people play each other, and nobody else?"""
    return len(row.seats) > 1 and all(seat.kind == "person" for seat in row.seats)


def table_of(row: MatchRow) -> wire.DealTable:
    """What the people at a table that is done made of the deal."""
    outcome, config = read_outcome(row.outcome), config_of(row)
    leads = [-behind(outcome, seat.seat, config) for seat in row.seats]
    return wire.DealTable(row.id, [seat.name for seat in row.seats], leads)


def told(
    game: str,
    deal: str,
    own: list[MatchRow],
    entries: list[wire.BestEntry],
    tables: list[MatchRow],
) -> wire.Deal:
    """How a deal stands, with the caller's own match of it."""
    mine = [row.id for row in own if row.game == game and row.deal == deal]
    by: Literal["score", "lead"] = "score" if is_alone(game) else "lead"
    compared = [table_of(row) for row in tables]
    return wire.Deal(
        game=game,
        deal=deal,
        by=by,
        mine=mine[0] if mine else "",
        entries=entries,
        tables=compared,
    )
