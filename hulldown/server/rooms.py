"""The rooms in use: opened when first asked for, let go when nobody has been there for a while."""

import asyncio
import re
from typing import Final

from hulldown.server import steady_clock as time
from hulldown.server.errors import ConflictError, ServerError
from hulldown.server.facilities import PLAIN, Facilities
from hulldown.server.room import Room
from hulldown.server.storage_protocol import ServerStorage

TRIES: Final = 100
KEEP_FINISHED: Final = 20.0
"""Seconds for those who look back at a match that is over."""
KEEP_LEAST: Final = 1.0
"""Seconds a room is kept for the caller who has just asked for it."""
MOST_FINISHED: Final = 50
"""How many such matches are kept; any other is read again when it is asked for."""
MATCH_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")


class Rooms:
    """The rooms in use, read from the database when first asked for."""

    def __init__(
        self,
        store: ServerStorage,
        facilities: Facilities = PLAIN,
        keep_for: float = 600.0,
    ) -> None:
        self.store = store
        self.facilities = facilities
        self.keep_for = keep_for
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def open_rooms(self) -> list[Room]:
        """All rooms in use."""
        return list(self._rooms.values())

    def known(self, id: str) -> Room | None:
        """The room of this match, if it is open."""
        room = self._rooms.get(id)
        return None if room is None or room.is_given_up else room

    def due(self, now: float) -> list[str]:
        """The open matches with a clock or window that has run out."""
        rows = [room.row for room in self._rooms.values()]
        return [row.id for row in rows if row.wake is not None and row.wake <= now]

    def add(self, room: Room) -> None:
        """Keep a room that was just made."""
        self._rooms[room.row.id] = room

    async def get(self, id: str) -> Room:
        """The room of this match; refused if there is no such match."""
        if not MATCH_ID.fullmatch(id):
            raise ServerError(404, "match/unknown")
        room = self.known(id)
        if room is not None:
            return room
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._open(id))
        try:
            return await asyncio.shield(self._opening[id])
        finally:
            if id in self._opening and self._opening[id].done():
                del self._opening[id]

    async def _open(self, id: str) -> Room:
        for _ in range(TRIES):
            try:
                room = await self._take_up(id)
            except ConflictError:
                await asyncio.sleep(0.01)
            else:
                self._rooms[id] = room
                room.drive()
                return room
        raise AssertionError("the stored match and its log do not match")

    async def _take_up(self, id: str) -> Room:
        row = await self.store.find_match(id)
        if row is None:
            raise ServerError(404, "match/unknown")
        room = Room(self.store, row, self.facilities)
        await room.take_up()
        return room

    def sweep(self) -> None:
        """Let go of rooms nobody is in, the sooner if nothing more can happen there."""
        now, finished = time.monotonic(), 0
        for room in sorted(self.open_rooms(), key=lambda room: -room.used):
            is_over = room.row.status == "over"
            finished += is_over and not room.audience.guests
            keep_for = KEEP_FINISHED if is_over else self.keep_for
            if is_over and finished > MOST_FINISHED:
                keep_for = KEEP_LEAST
            is_old = now - room.used > keep_for
            is_idle = not room.audience.guests and not room.lock.locked()
            if room.is_given_up or (is_old and is_idle):
                del self._rooms[room.row.id]
                room.put_away()

    async def stop(self) -> None:
        """Finish every room's work."""
        for room in self.open_rooms():
            await room.stop()
