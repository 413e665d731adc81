"""A room: one match in memory, those connected to it, and one thing at a time.

Everything is persisted before it is broadcast. If storing fails, the room is discarded and
reloaded from the database, which is the truth.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import json

from hulldown.kernel.errors import HulldownError
from hulldown.kernel.messages import Seat
from hulldown.server import steady_clock as time
from hulldown.server import wire
from hulldown.server.agent_driver import AgentDriver
from hulldown.server.audience import Audience, Guest
from hulldown.server.changes import Saver
from hulldown.server.chat import Chat
from hulldown.server.errors import ConflictError, ServerError, StorageError
from hulldown.server.facilities import PLAIN, Facilities
from hulldown.server.hints import Hints
from hulldown.server.match_rows import AnyMatch, begin, note_new_rules, resume
from hulldown.server.reactions import reactions_of
from hulldown.server.requests import ONLY_LOOKS, carry_out
from hulldown.server.rows import MatchRow
from hulldown.server.session import Session
from hulldown.server.sight import Stream
from hulldown.server.stand_ins import came_back
from hulldown.server.storage_protocol import ServerStorage


class Room:
    """One match and those at its table."""

    def __init__(
        self,
        store: ServerStorage,
        row: MatchRow,
        facilities: Facilities = PLAIN,
        is_new: bool = False,
    ) -> None:
        self.store = store
        self.row = row
        self.facilities = facilities
        self.session: Session | None = None
        self.audience = Audience(row, facilities.monitor)
        self.chat = Chat(store, row)
        self.hints = Hints()
        self.lock = asyncio.Lock()
        self.is_given_up = False
        self.used = time.monotonic()
        self._saver = Saver(store, row, is_new)
        self._driver = AgentDriver(facilities)

    # Taking up and starting.

    async def take_up(self) -> None:
        """Read what is stored of a started match."""
        row = self.row
        await self.chat.take_up()
        if row.header is None:
            return
        match = await self.store.open_log(row, lambda log: resume(row, log, reactions_of(row)))
        self.session = Session(row, match)
        row.live.to_act = list(match.seats_to_act)
        self._saver.begin(match.seats_to_act)
        if row.status == "running" and note_new_rules(match, row.rules_version):
            self.session.settle(time.time())
            await self.save()

    async def start(self, match: AnyMatch | None = None) -> None:
        """Everybody is seated: begin (or go on from a match made elsewhere)."""
        row = self.row
        begun = begin(row, reactions_of(row)) if match is None else match
        row.header = begun.header.to_json()
        row.status = "running"
        self.session = Session(row, begun)
        self._saver.begin()
        self.session.settle(time.time(), self.session.to_act())
        await self.publish()
        self.drive()

    # Storing and telling.

    async def save(self) -> None:
        """Put on disk what has changed; if that fails, this room is no longer what is stored."""
        is_new = self._saver.is_new
        try:
            await self._saver.save(self.session, self.audience.here())
        except ConflictError as error:
            self.give_up()
            if is_new:
                raise  # there is a match of this id already
            raise ServerError(409, "match/stale") from error
        except StorageError as error:
            self.give_up(error)
            raise
        except BaseException:
            self.give_up()
            raise
        self._stir()

    def _stir(self) -> None:
        """The lobby lists this match."""
        if self.row.listed:
            self.facilities.stirred.set()

    async def publish(self) -> None:
        """Store what has changed, then tell everybody."""
        await self.save()
        self.tell()
        self.tell_table()

    def tell(self) -> None:
        """Send everybody what is new to them, and nothing else."""
        if self.session is not None:
            self.audience.tell(self.session)

    def tell_table(self) -> None:
        """Send everybody who sits there and how they are doing, if that has changed."""
        self.audience.tell_table(self.session)
        self._stir()

    def stream(self, seat: Seat | None) -> Stream:
        """All this seat has seen happen."""
        return self.audience.stream(self.running(), seat)

    def running(self) -> Session:
        """The session, if the match has begun."""
        if self.session is None:
            raise ServerError(409, "match/not-running")
        return self.session

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """Wait until everything is stored: readers of the log must see nothing unstored."""
        async with self.lock:
            self.check_open()
            yield

    # Coming and going.

    async def welcome(self, guest: Guest, seen: int) -> None:
        """Let a guest in, and tell everything needed to go on."""
        async with self.lock:
            self.check_open()
            session, seat = self.session, guest.seat
            if session is not None and seat is not None and came_back(session, seat, time.time()):
                await self.save()
                self.tell()
            self.used = time.monotonic()
            self.audience.welcome(session, guest, seen, self.chat.heard_by(seat))
            self.tell_table()

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        if guest in self.audience.guests:
            self.audience.guests.remove(guest)
            self.used = time.monotonic()
            self.tell_table()

    def check_open(self) -> None:
        """Refuse what comes to a room that was given up."""
        if self.is_given_up:
            raise ServerError(409, "match/stale")

    def give_up(self, why: ServerError | None = None) -> None:
        """This room is no longer what is stored: everybody comes again."""
        self.is_given_up = True
        self.audience.send_away(why)
        self._stir()

    # Requests.

    async def ask(self, guest: Guest, message: wire.ClientMessage) -> None:
        """Carry out one request of a guest, or refuse it; the answer goes to that guest."""
        id = getattr(message, "id", "")
        try:
            async with self.lock:
                self.check_open()
                self.audience.check_seat(guest)
                self.used = time.monotonic()
                answer = await carry_out(self, guest, message)
        except HulldownError as error:
            if self.is_given_up:
                return  # nobody knows what became of it: who asked comes again and asks again
            self.refuse(guest, id, error)
            return
        except Exception:
            kind = type(message).__name__
            self.facilities.monitor.broke("request broke", match=self.row.id, kind=kind)
            if not isinstance(message, ONLY_LOOKS):
                self.give_up()
                raise
            self.refuse(guest, id, ServerError(500, "server/internal"))
            return
        if answer is not None:
            guest.send(json.encode(answer))
        self.drive()

    def refuse(self, guest: Guest, id: str, error: HulldownError) -> None:
        """Tell a guest why a request is not carried out."""
        self.facilities.monitor.refused(error.code)
        guest.send(json.encode(wire.Refused(id, wire.Error(**error.to_json()))))

    async def say(self, guest: Guest, message: wire.Say) -> None:
        """Somebody says something; those who may hear it do."""
        await self.chat.say(guest.seat, message, self._tell_chat)

    def _tell_chat(self, line: wire.ChatLine) -> None:
        for guest in self.audience.guests:
            if self.chat.is_heard(guest.seat, line):
                guest.send(json.encode(wire.Chatted(line)))

    # Agents and clocks.

    def drive(self) -> None:
        """Let agents decide as long as one of them is asked."""
        self._driver.drive(self)

    async def play_for(self, seat: Seat, number: int, action: int) -> bool:
        """Carry out an agent's decision, unless the question has changed since it was asked."""
        session = self.running()
        async with self.lock:
            if self.is_given_up:
                return False
            is_asked = seat in session.agents_to_act()
            if not is_asked or session.live.seats[seat].prompt_number != number:
                return True
            with self.facilities.monitor.rules():
                session.act(seat, [session.actions.actions[action].to_json()], time.time())
            await self.publish()
        return True

    async def wake(self) -> None:
        """A clock or window may have run out, or an operator has changed the match."""
        async with self.lock:
            if self.is_given_up or self.session is None:
                return
            now = time.time()
            try:
                is_changed = self.session.wake(now)
            except Exception:
                self.give_up()
                raise
            if not is_changed and not await self._is_as_stored():
                self.give_up()
                return
            if not is_changed and self.row.wake is not None and self.row.wake <= now:
                self.session.settle(now)  # the operator's call has been heard
                is_changed = True
            if is_changed:
                await self.publish()
        self.drive()

    async def _is_as_stored(self) -> bool:
        """Has nobody else written since?"""
        version = await self.store.version_of(self.row.id)
        return version == self.row.version

    # The end.

    def put_away(self) -> None:
        """Free what the room held, now that nobody needs it."""
        self.is_given_up = True
        if self.session is not None and not self.audience.guests and not self.lock.locked():
            self.session.match.let_go()

    async def stop(self) -> None:
        """Finish what is being done."""
        await self._driver.stop()
        self.hints.stop()
        async with self.lock:
            self.is_given_up = True
