"""Best lists: results of persons who played alone, by a list of the game's own choosing."""

from time import time
from typing import Any, Protocol, cast

from hulldown.games import part
from hulldown.kernel.config import Config
from hulldown.kernel.match import TOOK_BACK, UNDID
from hulldown.kernel.messages import Outcome
from hulldown.kernel.record import Record
from hulldown.server.deals import (
    behind,
    is_alone,
    is_of_people,
    is_standard,
    list_of,
    tables_of,
)
from hulldown.server.session import Session

HELP = frozenset({"match-handed-over", TOOK_BACK, "match-took-hint", UNDID})


class Bests(Protocol):
    """A game's module `best`: results that belong on a list, such as the fewest rounds alone."""

    def entry(self, config: Config, state: Any, outcome: Outcome) -> tuple[str, int] | None:
        """The list a finished match belongs to and its score, fewer being better; None: none."""


def best_of(session: Session) -> dict[str, Any] | None:
    """The line a finished match adds to a list; forks, helped and conceded matches add none."""
    row, match = session.row, session.match
    persons = [seat for seat in row.seats if seat.kind == "person"]
    conceded = any(seat.conceded for seat in persons)
    if match.outcome is None or conceded or _is_helped(match.records) or not persons:
        return None
    found = _of_deal(session, match.outcome) if row.deal else None
    if len(row.seats) == len(persons) == 1 and row.origin.kind in {"", "rematch"}:
        found = _of_game(session, match.outcome)
    if found is None:
        return None
    name, score = found
    line = {"match": row.id, "game": row.game, "list": name, "score": score}
    return {**line, "name": persons[0].name, "at": time()}


def _of_game(session: Session, outcome: Outcome) -> tuple[str, int] | None:
    """The game's own list for such a match, and its score there."""
    kept = cast("Bests | None", part(session.row.game, "best"))
    match = session.match
    return None if kept is None else kept.entry(match.config, match.state, outcome)


def _of_deal(session: Session, outcome: Outcome) -> tuple[str, int] | None:
    """The list of a deal's tables that this one belongs to, and its score there."""
    row = session.row
    if is_of_people(row):
        return tables_of(row.deal), 0
    if not is_standard(row):
        return None
    if is_alone(row.game):
        found = _of_game(session, outcome)
        return found and (list_of(row.deal), found[1])
    return list_of(row.deal), behind(outcome, row.persons()[0], session.match.config)


def _is_helped(records: list[Record]) -> bool:
    """Did an agent play or think for the person, or was luck that had shown itself taken back?"""
    return any(event.message.id in HELP for record in records for event in record.events)
