"""Best lists: results of persons who played alone, by a list of the game's own choosing."""

from time import time
from typing import Any, Protocol, cast

from hulldown.games import part
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome
from hulldown.kernel.record import Record
from hulldown.server.deals import behind, list_of
from hulldown.server.session import Session

HELP = frozenset({"match-handed-over", "match-took-back-agreed", "match-took-hint"})


class Bests(Protocol):
    """A game's module `best`: results that belong on a list, such as the fewest rounds alone."""

    def entry(self, config: Config, state: Any, outcome: Outcome) -> tuple[str, int] | None:
        """The list a finished match belongs to and its score, fewer being better; None: none."""


def best_of(session: Session) -> dict[str, Any] | None:
    """The line a finished match adds to a list; forks and helped matches add none."""
    row, match = session.row, session.match
    kept = cast("Bests | None", part(row.game, "best"))
    persons = [seat for seat in row.seats if seat.kind == "person"]
    alone = len(row.seats) == len(persons) == 1 and row.origin.kind in {"", "rematch"}
    if match.outcome is None or _is_helped(match.records) or not persons:
        return None
    found = None
    if kept is not None and (alone or (row.deal and len(row.seats) == 1)):
        found = kept.entry(match.config, match.state, match.outcome)
    elif row.deal:
        found = "", behind(match.outcome, persons[0].seat, match.config)
    if found is None:
        return None
    name, score = found
    name = list_of(row.deal) if row.deal else name
    line = {"match": row.id, "game": row.game, "list": name, "score": score}
    return {**line, "name": persons[0].name, "at": time()}


def _is_helped(records: list[Record]) -> bool:
    """Did an agent play or think for the person, or was luck that had shown itself taken back?"""
    return any(event.message.id in HELP for record in records for event in record.events)
