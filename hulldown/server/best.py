"""Best lists: results of persons who played alone, by a list of the game's own choosing."""

from time import time
from typing import Any

from sqlalchemy import Connection, select

from hulldown.games import bests
from hulldown.server.session import Session
from hulldown.server.storage.schema import BESTS
from hulldown.server.wire import BestEntry, BestList

SHOWN = 20


def best_of(session: Session) -> dict[str, Any] | None:
    """The line a finished match adds to a list; forks and helped matches add none."""
    row, match = session.row, session.match
    kept = bests(row.game)
    persons = [seat for seat in row.seats if seat.kind == "person" and not seat.stand_in]
    alone = len(row.seats) == len(persons) == 1 and row.origin.kind in {"", "rematch"}
    if kept is None or match.outcome is None or not alone:
        return None
    found = kept.entry(match.config, match.state, match.outcome)
    if found is None:
        return None
    name, score = found
    line = {"match": row.id, "game": row.game, "list": name, "score": score}
    return {**line, "name": persons[0].name, "at": time()}


def best_list(connection: Connection, game: str, name: str) -> BestList:
    """The best results of one list, the earlier of equals first."""
    query = (
        select(BESTS.c.name, BESTS.c.score, BESTS.c.match, BESTS.c.at)
        .where((BESTS.c.game == game) & (BESTS.c.list == name))
        .order_by(BESTS.c.score, BESTS.c.at)
        .limit(SHOWN)
    )
    return BestList(game, name, [BestEntry(*row) for row in connection.execute(query)])
