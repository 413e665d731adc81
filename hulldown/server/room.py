"""A room: one match in memory, those connected to it, and one thing at a time.

Everything is persisted before it is broadcast. If storing fails the room is discarded and
reloaded from the database, which is the truth.
"""

import asyncio
import re
from bisect import bisect_left
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

import structlog
from msgspec import Raw, json

from hulldown.agents import LEVELS, ON_SERVERS
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.messages import Seat
from hulldown.packs import titles
from hulldown.server import proposals, wire
from hulldown.server import steady as time
from hulldown.server.chat import Chat
from hulldown.server.driving import AgentDriver
from hulldown.server.errors import ConflictError, ServerError, StorageError
from hulldown.server.leaderboard import best_of
from hulldown.server.match_info import Owns, info_of, nobody
from hulldown.server.metrics import METRICS
from hulldown.server.persistence import (
    AnyMatch,
    begin,
    encoded_choices,
    note_new_rules,
    resume,
    rows_of,
)
from hulldown.server.rows import MatchRow, SeatRow
from hulldown.server.session import Session, reactions_of
from hulldown.server.sight import Stream, hint_of, offered, situation_of
from hulldown.server.storing import Change, Storage
from hulldown.server.thinking import HintQuestion, Look, Think, look_here, think_here

log = structlog.get_logger("hulldown.room")
TRIES: Final = 100
MATCH_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
ONLY_LOOKS: Final = (wire.Query, wire.Preview)
"""Requests that change nothing: if one breaks, the match goes on."""
ABOUT_TABLE: Final = (wire.Concede, wire.HandOver, wire.Propose, wire.Consent)


class Guest(Protocol):
    """Somebody connected: for a seat, or to watch (None)."""

    seat: Seat | None
    owns: Owns
    is_host: bool
    last: bytes
    heard: int

    def send(self, message: bytes) -> None:
        """Queue a message for this connection."""


class Room:
    """One match and those at its table."""

    def __init__(
        self,
        store: Storage,
        row: MatchRow,
        is_new: bool = False,
        think: Think = think_here,
        look: Look = look_here,
    ) -> None:
        self.store = store
        self.row = row
        self.session: Session | None = None
        self.guests: list[Guest] = []
        self.chat = Chat(store, row)
        self.streams: dict[Seat | None, Stream] = {}
        self.lock = asyncio.Lock()
        self.is_given_up = False
        self.used = time.monotonic()
        self._is_new = is_new  # nothing of it is stored: it and its beginning are, at once
        self._stored = row.records
        self._seats_stored = _encoded(row.seats)
        self._told: list[bool] = []  # by seat: it is asked, and that was taken care of
        self._over_stored = row.status == "over"
        self._table_told = b""
        self._driver = AgentDriver(think)
        self._look = look
        self._hints: dict[Seat, asyncio.Task[None]] = {}

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
        self._told = [seat in match.seats_to_act for seat in range(len(row.seats))]
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
        self._told = [False] * len(row.seats)
        self.session.settle(time.time(), self.session.to_act())
        await self.save()
        self.tell_table()
        self.tell()
        self.drive()

    # Storing and telling.

    async def save(self) -> None:
        """Put on disk what has changed; if somebody else was faster, give the room up."""
        row, before, is_new = self.row, self._stored, self._is_new
        records = [] if self.session is None else rows_of(self.session.match, before, time.time())
        row.records = before + len(records)
        seats = _encoded(row.seats)
        seats_changed = seats != self._seats_stored
        turns = self._turns_to_tell()
        is_over = row.status == "over" and not self._over_stored
        best = best_of(self.session) if is_over and self.session is not None else None

        change = Change(
            row,
            records,
            turns,
            best,
            is_new=is_new,
            begins=not before,
            seats_changed=seats_changed,
        )
        await self._write(change)
        row.version += not is_new
        self._is_new = False
        self._stored = row.records
        self._seats_stored = seats
        self._over_stored = row.status == "over"

    async def _write(self, change: Change) -> None:
        """Carry out a write; if it fails, this room is no longer what is stored."""
        try:
            await self.store.save_change(change)
        except ConflictError as error:
            self.give_up()
            if change.is_new:
                raise  # there is a match of this id already
            raise ServerError(409, "match/stale") from error
        except StorageError as error:
            self.give_up(error)
            raise
        except BaseException:
            self.give_up()
            raise

    def _turns_to_tell(self) -> list[dict[str, Any]]:
        """Persons who are newly asked and not here: rows for the outbox, one a hand-over.

        A lesson calls nobody back.
        """
        if self.session is None or self.row.lesson:
            return []
        asked = self.session.to_act()
        rows = []
        for seat, live in enumerate(self.row.live.seats):
            person = self.row.seats[seat]
            is_new = seat in asked and not self._told[seat]
            if is_new and person.player and not person.played_by and not self.is_here(seat):
                who = {"player": person.player, "match": self.row.id, "seat": seat}
                rows.append({**who, "prompt": live.prompt_number, "due": time.time(), "tries": 0})
            self._told[seat] = seat in asked
        return rows

    def give_up(self, why: ServerError | None = None) -> None:
        """This room is no longer what is stored: everybody comes again."""
        self.is_given_up = True
        error = None if why is None else wire.Error(**why.to_json())
        for guest in list(self.guests):
            guest.send(json.encode(wire.Bye(True, error)))

    def tell(self) -> None:
        """Send everybody what is new to them, and nothing else."""
        if self.session is None:
            return
        session, seats = self.session, {guest.seat for guest in self.guests}
        with METRICS.views():
            situations = {seat: situation_of(session, seat) for seat in seats}
        with METRICS.encoding():
            encoded = {seat: json.encode(situation) for seat, situation in situations.items()}
            for guest in self.guests:
                self._update(guest, encoded[guest.seat])

    def _update(self, guest: Guest, situation: bytes) -> None:
        lines = self.stream(guest.seat).lines
        if situation == guest.last and guest.heard == len(lines):
            return
        update = wire.Update(lines[guest.heard :], Raw(situation))  # type: ignore[arg-type] # ready
        guest.last, guest.heard = situation, len(lines)
        guest.send(json.encode(update))

    def tell_table(self) -> None:
        """Send everybody who sits there and how they are doing, if that has changed."""
        table = self._table()
        if table == self._table_told:
            return
        self._table_told = table
        for guest in self.guests:
            guest.send(json.encode(wire.TableChanged(self.info(guest))))

    def _table(self) -> bytes:
        """All that is public around the match, without the time of day."""
        info = info_of(self.row, here=self.here())
        info.changed = 0.0
        return json.encode(info)

    def here(self) -> set[Seat]:
        """The seats somebody is connected for."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    def info(self, guest: Guest | None = None) -> wire.MatchInfo:
        """The match as this guest sees it."""
        owns = nobody if guest is None else guest.owns
        host = guest is not None and guest.is_host
        info = info_of(self.row, owns, host, self.here(), time.time())
        if guest is not None and info.proposal is not None:
            info.proposal.line = self._undone_from(guest.seat)
        return info

    def _undone_from(self, seat: Seat | None) -> int | None:
        """The first line of this seat's log that a proposed take-back would undo."""
        proposal = self.row.live.proposal
        if proposal is None or proposal.kind != "take-back":
            return None
        return bisect_left(self.stream(seat).records, proposal.record)

    def stream(self, seat: Seat | None) -> Stream:
        """All this seat has seen happen."""
        assert self.session is not None
        stream = self.streams.setdefault(seat, Stream(seat))
        stream.follow(self.session.match)
        return stream

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """Wait until everything here is stored: whoever reads the log sees nothing unstored."""
        async with self.lock:
            self.check_open()
            yield

    # Coming and going.

    def is_here(self, seat: Seat) -> bool:
        """Is somebody connected for this seat?"""
        return any(guest.seat == seat for guest in self.guests)

    async def welcome(self, guest: Guest, seen: int) -> None:
        """Let a guest in, and tell everything needed to go on."""
        async with self.lock:
            self.check_open()
            session = self.session
            seat = guest.seat
            if session is not None and seat is not None and session.came_back(seat, time.time()):
                await self.save()
                self.tell()
            self.guests.append(guest)
            self.used = time.monotonic()
            lines: list[wire.Line] = []
            acted, situation = 0, None
            if session is not None:
                stream = self.stream(guest.seat)
                lines = stream.lines[min(seen, len(stream.lines)) :]
                acted = self._lines_at_last_act(guest.seat, stream)
                situation = situation_of(session, guest.seat)
                guest.last, guest.heard = json.encode(situation), len(stream.lines)
            chat = self.chat.heard_by(guest.seat)
            names = titles(self.row.game, self.row.choices["pack"])
            guest.send(
                json.encode(
                    wire.Welcome(
                        match=self.info(guest),
                        seat=guest.seat,
                        lines=lines,
                        acted=acted,
                        situation=situation,
                        chat=chat,
                        titles=names,
                    )
                )
            )
            self.tell_table()

    def _lines_at_last_act(self, seat: Seat | None, stream: Stream) -> int:
        if seat is None:
            return len(stream.lines)
        acted = self.row.live.seats[seat].acted
        return sum(1 for number in stream.records if number < acted)

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.used = time.monotonic()
            self.tell_table()

    def check_open(self) -> None:
        """Refuse what comes to a room that was given up."""
        if self.is_given_up:
            raise ServerError(409, "match/stale")

    def check_seat(self, guest: Guest) -> None:
        """Refuse who had a seat that somebody else has now."""
        if guest.seat is not None and not guest.owns(self.row.seats[guest.seat]):
            raise ServerError(401, "link/expired")

    def show_out(self) -> None:
        """Say goodbye to everybody whose seat is somebody else's now."""
        for guest in list(self.guests):
            try:
                self.check_seat(guest)
            except ServerError as error:
                guest.send(json.encode(wire.Bye(False, wire.Error(**error.to_json()))))

    # Requests.

    async def ask(self, guest: Guest, message: wire.ClientMessage) -> None:
        """Carry out one request of a guest, or refuse it; the answer goes to that guest."""
        id = getattr(message, "id", "")
        try:
            async with self.lock:
                self.check_open()
                self.check_seat(guest)
                self.used = time.monotonic()
                answer = await self._carry_out(guest, message)
        except HulldownError as error:
            if self.is_given_up:
                return  # nobody knows what became of it: who asked comes again and asks again
            self._refuse(guest, id, error)
            return
        except Exception:
            log.exception("request broke", match=self.row.id, kind=type(message).__name__)
            if not isinstance(message, ONLY_LOOKS):
                self.give_up()
                raise
            self._refuse(guest, id, ServerError(500, "server/internal"))
            return
        if answer is not None:
            guest.send(json.encode(answer))
        self.drive()

    def _refuse(self, guest: Guest, id: str, error: HulldownError) -> None:
        METRICS.refused(error.code)
        guest.send(json.encode(wire.Refused(id, wire.Error(**error.to_json()))))

    async def _carry_out(
        self, guest: Guest, message: wire.ClientMessage
    ) -> wire.Done | wire.Answer | None:
        if isinstance(message, wire.Say):
            return await self._say(guest, message)
        session, seat = self.running(), guest.seat
        if seat is None:
            raise ServerError(403, "link/wrong", "Spectators watch.")
        if self.row.status == "closed":
            raise ServerError(409, "match/not-running", "The match was closed.")
        if isinstance(message, ONLY_LOOKS):
            return _looked(session, seat, message)
        if isinstance(message, wire.Hello):
            raise ServerError(400, "message/order")
        if session.is_double(seat, message.id):
            return wire.Done(message.id)
        if isinstance(message, wire.Act | wire.Commit | wire.TakeBack | wire.AskHint):
            session.check_prompt(seat, message.prompt_number)
        if isinstance(message, wire.AskHint):
            await self._begin_hint(guest, session, seat, message)
            return None
        if isinstance(message, ABOUT_TABLE):
            await self._agree_on(session, seat, message)
        else:
            with METRICS.rules():
                self._play(session, seat, message)
        session.remember(seat, message.id)
        await self.save()
        self.tell()
        self.tell_table()
        return wire.Done(message.id)

    def _play(self, session: Session, seat: Seat, message: wire.ClientMessage) -> None:
        """What a seat does within the rules."""
        now = time.time()
        if not isinstance(message, wire.GiveOrders):
            self._check_person(seat)
        match message:
            case wire.Act():
                session.act(seat, message.actions, now)
            case wire.Commit():
                session.commit(seat, now)
            case wire.TakeBack():
                session.take_back(seat, message.whole_turn, now)
            case wire.Draft():
                session.draft(seat, message.actions, now)
            case wire.GiveOrders():
                session.give_orders(seat, message.orders, now)

    async def _agree_on(self, session: Session, seat: Seat, message: wire.ClientMessage) -> None:
        """What people do about the match itself."""
        now = time.time()
        match message:
            case wire.Concede():
                session.concede(seat, now)
            case wire.HandOver():
                self._hand_over(session, seat, message.agent, now)
            case wire.Propose():
                record = self._record_of(seat, message.line)
                proposals.propose(session, seat, message.kind, message.pace, record, now)
            case wire.Consent():
                proposals.consent(session, seat, message.proposal, message.yes, now)
        await self._carry_out_agreed(session, now)

    def _record_of(self, seat: Seat, line: int | None) -> int | None:
        """The record behind a line of this seat's log."""
        records = self.stream(seat).records
        if line is not None and line >= len(records):
            raise ServerError(409, "match/proposal")
        return None if line is None else records[line]

    def _check_person(self, seat: Seat) -> None:
        if self.row.seats[seat].stand_in:
            raise ServerError(
                409, "match/not-running", "An agent plays this seat: take it back first."
            )

    def _hand_over(self, session: Session, seat: Seat, agent: str, now: float) -> None:
        if agent:
            check_agent(agent)
        session.hand_over(seat, agent, now)

    async def _carry_out_agreed(self, session: Session, now: float) -> None:
        proposal = proposals.agreed_upon(session)
        if proposal is None:
            return
        position: JSON = None
        if proposal.kind == "take-back":
            before, match = proposal.record - 1, self.row.id
            (position,) = await self.store.positions_of(match, [before])
        proposals.carry_out(session, proposal, position, now)

    # Hints: thought out in a worker while everything else goes on.

    async def _begin_hint(
        self, guest: Guest, session: Session, seat: Seat, message: wire.AskHint
    ) -> None:
        self._check_person(seat)
        if seat in self._hints:
            raise ServerError(409, "match/hint", "A hint is being thought out.")
        if session.take_hint(seat, time.time()):
            await self.save()
            self.tell()
        match, number = session.match, session.live.seats[seat].prompt_number
        seed = digest([self.row.secret.hex(), "hints", seat, number])
        position = match.game.encode_state(match.at(seat))
        study = HintQuestion(self.row.game, encoded_choices(self.row), position, seat, seed)
        task = asyncio.get_running_loop().create_task(
            self._hint(guest, message.id, number, study), name=f"hint/{self.row.id}"
        )
        self._hints[seat] = task
        task.add_done_callback(lambda _: self._hints.pop(seat, None))

    async def _hint(self, guest: Guest, id: str, number: int, study: HintQuestion) -> None:
        try:
            found = await self._look(study)
        except HulldownError as error:
            self._refuse(guest, id, error)
            return
        guest.send(json.encode(hint_of(id, number, found)))

    def running(self) -> Session:
        """The session, if the match has begun."""
        if self.session is None:
            raise ServerError(409, "match/not-running")
        return self.session

    # Chat.

    async def _say(self, guest: Guest, message: wire.Say) -> wire.Done:
        await self.chat.say(guest.seat, message, self._tell_chat)
        return wire.Done(message.id)

    def _tell_chat(self, line: wire.ChatLine) -> None:
        for guest in self.guests:
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
            with METRICS.rules():
                session.act(seat, [session.actions.actions[action].to_json()], time.time())
            await self.save()
            self.tell()
            self.tell_table()
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
                await self.save()
                self.tell()
                self.tell_table()
        self.drive()

    async def _is_as_stored(self) -> bool:
        """Has nobody else written since?"""
        version = await self.store.version_of(self.row.id)
        return version == self.row.version

    def put_away(self) -> None:
        """Nobody needs this room any more: what it held goes at once."""
        self.is_given_up = True
        if self.session is not None and not self.guests and not self.lock.locked():
            self.session.match.let_go()

    async def stop(self) -> None:
        """Finish what is being done."""
        await self._driver.stop()
        for task in list(self._hints.values()):
            task.cancel()
        async with self.lock:
            self.is_given_up = True


def check_agent(name: str) -> None:
    """Only agents of ours play on a server, never a file somebody names."""
    if name not in ON_SERVERS:
        raise ServerError(400, "match/agent", hint="There are " + ", ".join(LEVELS) + ".")


def _looked(session: Session, seat: Seat, message: wire.Query | wire.Preview) -> wire.Answer:
    """The answer to a request that changes nothing."""
    if isinstance(message, wire.Preview):
        return _preview(session, seat, message)
    state = session.match.at(seat)
    return wire.Answer(message.id, session.match.game.query(state, seat, message.question))


def _preview(session: Session, seat: Seat, message: wire.Preview) -> wire.Answer:
    chosen = [session.actions.decode(action) for action in message.actions]
    state, applied, stopped = session.match.ahead(seat, chosen)
    situation = offered(session.match, state, seat)
    situation.to_act = list(session.match.game.seats_to_act(state))
    return wire.Answer(message.id, None, situation, applied, stopped)


def _encoded(seats: Iterable[SeatRow]) -> bytes:
    return json.encode(list(seats))
