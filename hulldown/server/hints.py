"""Hints on request: thought out in a worker while everything else goes on."""

from typing import TYPE_CHECKING

from msgspec import json

from hulldown.kernel.canonical import digest
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.messages import Seat
from hulldown.server.audience import Guest
from hulldown.server.errors import ServerError
from hulldown.server.match_rows import encoded_choices
from hulldown.server.session import Session
from hulldown.server.sight import hint_of
from hulldown.server.tasks import Tasks
from hulldown.server.thinking import HintQuestion

if TYPE_CHECKING:
    from hulldown.server.room import Room


class Hints:
    """The hints of a room that are being thought out, one for each seat at a time."""

    def __init__(self) -> None:
        self._tasks = Tasks()

    def check_free(self, seat: Seat) -> None:
        """Refuse a second hint while one is being thought out."""
        if seat in self._tasks:
            raise ServerError(409, "match/hint", "A hint is already being worked out.")

    def begin(self, room: "Room", guest: Guest, seat: Seat, id: str) -> None:
        """Think one out; the answer to this request goes to the guest alone."""
        session = room.running()
        number = session.live.seats[seat].prompt_number
        question = _question(room, session, seat, number)
        self._tasks.begin(seat, self._answer(room, guest, id, number, question))

    async def _answer(
        self, room: "Room", guest: Guest, id: str, number: int, question: HintQuestion
    ) -> None:
        try:
            found = await room.facilities.look(question)
        except HulldownError as error:
            room.refuse(guest, id, error)
            return
        guest.send(json.encode(hint_of(id, number, found)))

    def stop(self) -> None:
        """No hint is given any more."""
        self._tasks.cancel_all()


def _question(room: "Room", session: Session, seat: Seat, number: int) -> HintQuestion:
    row, match = room.row, session.match
    seed = digest([row.secret.hex(), "hints", seat, number])
    position = match.game.encode_state(match.at(seat))
    return HintQuestion(row.game, encoded_choices(row), position, seat, seed)
