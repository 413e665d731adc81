"""Best lists: results of persons who played alone, by a list of the game's own choosing."""

from time import time
from typing import Any

from hulldown.games import bests
from hulldown.kernel.record import Record
from hulldown.server.session import Session

HELP = frozenset({"match-handed-over", "match-took-back-agreed", "match-took-hint"})


def best_of(session: Session) -> dict[str, Any] | None:
    """The line a finished match adds to a list; forks and helped matches add none."""
    row, match = session.row, session.match
    kept = bests(row.game)
    persons = [seat for seat in row.seats if seat.kind == "person"]
    alone = len(row.seats) == len(persons) == 1 and row.origin.kind in {"", "rematch"}
    if kept is None or match.outcome is None or not alone or _is_helped(match.records):
        return None
    found = kept.entry(match.config, match.state, match.outcome)
    if found is None:
        return None
    name, score = found
    line = {"match": row.id, "game": row.game, "list": name, "score": score}
    return {**line, "name": persons[0].name, "at": time()}


def _is_helped(records: list[Record]) -> bool:
    """Did an agent play or think for the person, or was luck that had shown itself taken back?"""
    return any(event.message.id in HELP for record in records for event in record.events)
