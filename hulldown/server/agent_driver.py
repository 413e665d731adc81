"""Agents at a table: whenever one of them is asked, it decides."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hulldown.kernel.canonical import digest
from hulldown.kernel.messages import Seat
from hulldown.server.errors import ConflictError, ServerError, StorageError
from hulldown.server.facilities import Facilities
from hulldown.server.match_rows import encoded_choices
from hulldown.server.session import Session
from hulldown.server.thinking import Question

if TYPE_CHECKING:
    from hulldown.server.room import Room


class AgentDriver:
    """Asks for the decisions of a room's agents, one after another, without holding it up."""

    def __init__(self, facilities: Facilities) -> None:
        self.facilities = facilities
        self._task: asyncio.Task[None] | None = None

    def drive(self, room: "Room") -> None:
        """Let agents decide as long as one of them is asked."""
        if room.session is None or room.row.status != "running" or room.is_given_up:
            return
        if not room.session.agents_to_act():
            return
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._drive(room))

    async def stop(self) -> None:
        """No further decision is asked for."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _drive(self, room: "Room") -> None:
        match = room.row.id
        try:
            while not room.is_given_up and await self._drive_one(room):
                pass
        except (ConflictError, StorageError):
            pass
        except ServerError as error:
            self.facilities.monitor.warned("agent stopped", match=match, code=error.code)
        except Exception:  # noqa: BLE001 the monitor tells
            self.facilities.monitor.broke("agent broke", match=match)

    async def _drive_one(self, room: "Room") -> bool:
        session = room.session
        if session is None or not (asked := session.agents_to_act()):
            return False
        seat = asked[0]
        number = session.live.seats[seat].prompt_number
        scripted = session.scripted(seat)
        if scripted is not None:
            return await room.play_for(seat, number, scripted.number)
        action = await self.facilities.think(_question(room, session, seat, number))
        return await room.play_for(seat, number, action)


def _question(room: "Room", session: Session, seat: Seat, number: int) -> Question:
    row, match = room.row, session.match
    seed = digest([row.secret.hex(), "agents", number])  # nobody at the table knows it
    position = match.game.encode_state(match.at(seat))
    agent = row.seats[seat].played_by
    return Question(
        game=row.game,
        choices=encoded_choices(row),
        position=position,
        seat=seat,
        agent=agent,
        seed=seed,
    )
