"""Those who look at the lobby: they are told what changes of the matches anybody may see."""

import asyncio
from typing import Final, Protocol

from msgspec import json
from msgspec.structs import replace

from hulldown.server import wire
from hulldown.server.errors import StorageError
from hulldown.server.lobby import Caller, Lobby

PAUSE: Final = 1.0
"""Seconds between two reports, however much happens meanwhile."""
STRANGER: Final = Caller(None)


class Onlooker(Protocol):
    """Somebody connected to the lobby."""

    def send(self, message: bytes) -> None:
        """Queue a message for this connection."""


class Onlookers:
    """Everybody who is looking at the lobby; they all get the same messages."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.guests: list[Onlooker] = []
        self._stirred = lobby.rooms.facilities.stirred
        self._told: dict[str, bytes] = {}  # by match: how it was last told
        self._lock = asyncio.Lock()

    async def welcome(self, guest: Onlooker) -> None:
        """Let a guest in with all there is to see."""
        async with self._lock:
            found = await self._tell()
            guest.send(json.encode(wire.Listed(found)))
            self.guests.append(guest)

    def leave(self, guest: Onlooker) -> None:
        """A guest is gone."""
        if guest in self.guests:
            self.guests.remove(guest)

    async def run(self) -> None:
        """Tell what is new whenever something has changed."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            if self.guests:
                await self._tell_in_turn()
            await asyncio.sleep(PAUSE)

    async def _tell_in_turn(self) -> None:
        try:
            async with self._lock:
                await self._tell()
        except StorageError:
            self._stirred.set()  # the store has told; what is new is told when it is back
        except Exception:  # noqa: BLE001 the monitor tells
            self.lobby.rooms.facilities.monitor.broke("the lobby cannot be shown")

    async def _tell(self) -> list[wire.MatchInfo]:
        """Send everybody what is new to them; all that is listed."""
        found = (await self.lobby.listed(STRANGER)).matches
        seen = {info.id: without_time(info) for info in found}
        news = [info for info in found if self._told.get(info.id) != seen[info.id]]
        gone = [id for id in self._told if id not in seen]
        self._told = seen
        if news or gone:
            message = json.encode(wire.Listed(news, gone))
            for guest in self.guests:
                guest.send(message)
        return found


def without_time(info: wire.MatchInfo) -> bytes:
    """The match without what only time changes."""
    seats = [replace(seat, left=None) for seat in info.seats]
    return json.encode(replace(info, seats=seats, changed=0.0, window_left=None))
