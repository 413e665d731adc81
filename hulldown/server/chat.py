"""What is said at a table: free text in private matches, preset phrases in listed ones."""

from collections.abc import Callable
from typing import Final

from hulldown.kernel.messages import Seat
from hulldown.server import steady_clock as time
from hulldown.server import wire
from hulldown.server.errors import ConflictError, ServerError
from hulldown.server.rows import MatchRow, Saying
from hulldown.server.storage_protocol import ServerStorage

Tell = Callable[[wire.ChatLine], None]

KEPT: Final = 200
TRIES: Final = 3
PHRASES: Final = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-thinking",
    "phrase-be-right-back",
    "phrase-good-game",
)
"""What can be said in listed matches."""


class Chat:
    """The latest lines of one table."""

    def __init__(self, store: ServerStorage, row: MatchRow) -> None:
        self.store = store
        self.row = row
        self.said: list[Saying] = []

    async def take_up(self) -> None:
        """Read what was said lately."""
        self.said = await self.store.chat_of(self.row.id, KEPT)

    def heard_by(self, seat: Seat | None) -> list[wire.ChatLine]:
        """The lines this seat may hear."""
        return [said.line for said in self.said if self.is_heard(seat, said.line)]

    def is_heard(self, seat: Seat | None, line: wire.ChatLine) -> bool:
        """May this seat (None: a spectator) hear the line?"""
        teams = self.row.choices["teams"]
        if line.channel == "all":
            return True
        if seat is None or line.seat is None or not teams:
            return seat == line.seat
        return bool(teams[seat] == teams[line.seat])

    async def say(self, seat: Seat | None, message: wire.Say, tell: Tell) -> None:
        """Store what a seat says, then tell it; said once, however often the request comes."""
        self._check(seat, message)
        for _ in range(TRIES):
            if any((s.request, s.line.seat) == (message.id, seat) for s in self.said):
                return
            number = self.said[-1].line.number + 1 if self.said else 0
            text, phrase = message.text or "", message.phrase or ""
            line = wire.ChatLine(number, seat, message.channel, text, phrase)
            said = Saying(line, message.id)
            try:
                await self.store.add_saying(self.row.id, time.time(), said)
            except ConflictError:  # another writer has said something since: read that first
                latest = await self.store.chat_of(self.row.id, KEPT)
                self._keep([one for one in latest if one.line.number >= number], tell)
            else:
                self._keep([said], tell)
                return
        raise ServerError(409, "match/stale")

    def _check(self, seat: Seat | None, message: wire.Say) -> None:
        if seat is None:
            raise ServerError(403, "chat/not-allowed", "Spectators cannot chat.")
        is_free = message.text is not None
        if is_free == (message.phrase is not None):
            raise ServerError(400, "message/format", "Say a text or a phrase.")
        if is_free and self.row.listed:
            raise ServerError(403, "chat/not-allowed", "Listed matches allow preset phrases only.")
        if not is_free and message.phrase not in PHRASES:
            raise ServerError(400, "chat/not-allowed", "There is no such phrase.")

    def _keep(self, new: list[Saying], tell: Tell) -> None:
        self.said = [*self.said, *new][-KEPT:]
        for said in new:
            tell(said.line)
