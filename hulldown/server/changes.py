"""What has changed in a match since it was last stored, and storing that."""

from collections.abc import Iterable, Set
from typing import Any

from msgspec import json

from hulldown.kernel.messages import Seat
from hulldown.server import steady_clock as time
from hulldown.server.leaderboard import best_of
from hulldown.server.match_rows import rows_of
from hulldown.server.rows import MatchRow, RecordRow, SeatRow
from hulldown.server.session import Session
from hulldown.server.storage_protocol import Change, ServerStorage


class Saver:
    """Stores what has changed of one match since it was last stored."""

    def __init__(self, store: ServerStorage, row: MatchRow, is_new: bool) -> None:
        self.store = store
        self.row = row
        self.is_new = is_new  # nothing of it is stored: it and its beginning are, at once
        self._records = row.records
        self._position = b""  # the last one that was stored, if it was stored here
        self._seats = _encoded(row.seats)
        self._around = _around(row)
        self._asked: list[bool] = []  # by seat: it is asked, and that was taken care of
        self._is_over = row.status == "over"

    def begin(self, asked: Iterable[Seat] = ()) -> None:
        """The match has begun; these seats know that they are asked."""
        known = set(asked)
        self._asked = [seat in known for seat in range(len(self.row.seats))]

    async def save(self, session: Session | None, here: Set[Seat]) -> None:
        """Put on disk what has changed; those who are asked and not `here` are to be told."""
        row, before = self.row, self._records
        records: list[RecordRow] = []
        if session is not None:
            records = rows_of(session.match, before, time.time(), self._position)
        row.records = before + len(records)
        seats, around = _encoded(row.seats), _around(row)
        ends = row.status == "over" and not self._is_over
        change = Change(
            row,
            records,
            turns=[] if session is None else self._turns_to_tell(session, here),
            best=best_of(session) if ends and session is not None else None,
            is_new=self.is_new,
            begins=not before,
            seats_changed=seats != self._seats,
            around_changed=around != self._around,
        )
        await self.store.save_change(change)
        row.version += not self.is_new
        self.is_new = False
        self._records, self._seats, self._around = row.records, seats, around
        if records:
            self._position = records[-1].position
        self._is_over = row.status == "over"

    def _turns_to_tell(self, session: Session, here: Set[Seat]) -> list[dict[str, Any]]:
        """Rows for the outbox: absent persons who are newly asked, one row for each turn.

        A lesson calls nobody back.
        """
        if self.row.lesson:
            return []
        asked = session.to_act()
        rows = []
        for seat, live in enumerate(self.row.live.seats):
            person = self.row.seats[seat]
            is_new = seat in asked and not self._asked[seat]
            if is_new and person.player and not person.played_by and seat not in here:
                who = {"player": person.player, "match": self.row.id, "seat": seat}
                rows.append({**who, "prompt": live.prompt_number, "due": time.time(), "tries": 0})
            self._asked[seat] = seat in asked
        return rows


def _around(row: MatchRow) -> bytes:
    """What hardly ever changes in a running match."""
    rest = (row.status, row.pace, row.rules_version, row.outcome, row.wake, row.origin)
    return json.encode(rest)


def _encoded(seats: Iterable[SeatRow]) -> bytes:
    return json.encode(list(seats))
