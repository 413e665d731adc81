"""A room: one match in memory, those connected to it, and one thing at a time.

Whatever happens is stored first and told afterwards. If storing fails the room is given up and
read anew from the database, which is the truth.
"""

import asyncio
import re
import time
from bisect import bisect_left
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, Protocol

import structlog
from msgspec import Raw, json

from hulldown.agents import Player, load_agent, seat_player
from hulldown.games import titles
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.messages import Seat
from hulldown.server import wire
from hulldown.server.best import best_of
from hulldown.server.errors import WebError
from hulldown.server.keeping import AnyMatch, begin, note_new_rules, resume, retrace, rows_of
from hulldown.server.metrics import METRICS
from hulldown.server.session import Session, error_body, reactions_of
from hulldown.server.sight import Owns, Stream, info_of, nobody, offered, situation_of
from hulldown.server.storage import ConflictError, Store
from hulldown.server.storage.rows import (
    MatchRow,
    Saying,
    SeatRow,
    count_records,
    insert_chat,
    insert_records,
    read_chat,
    read_last_position,
    read_match,
    read_positions,
    read_records,
    save_match,
    save_seats,
)
from hulldown.server.storage.schema import BESTS, OUTBOX

log = structlog.get_logger("hulldown.room")
CHAT_KEPT: Final = 200
TRIES: Final = 100
MATCH_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
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

    def __init__(self, store: Store, row: MatchRow) -> None:
        self.store = store
        self.row = row
        self.session: Session | None = None
        self.guests: list[Guest] = []
        self.chat: list[Saying] = []
        self.streams: dict[Seat | None, Stream] = {}
        self.lock = asyncio.Lock()
        self.is_given_up = False
        self.used = time.monotonic()
        self._players: dict[Seat, Player] = {}
        self._stored = row.records
        self._seats_stored = _encoded(row.seats)
        self._told: list[bool] = []  # by seat: it is asked, and that was taken care of
        self._over_stored = row.status == "over"
        self._table_told = b""
        self._driver: asyncio.Task[None] | None = None

    # Taking up and starting.

    async def take_up(self) -> None:
        """Read what is stored of a started match."""
        row = self.row
        self.chat = await self.store.read(lambda c: read_chat(c, row.id, CHAT_KEPT))
        if row.header is None:
            return
        match = await self.store.read(lambda c: _read(c, row))
        self.session = Session(row, match)
        self._told = [seat in match.seats_to_act for seat in range(len(row.seats))]
        if row.status == "running" and note_new_rules(match, row.rules_version):
            match.trail.clear()
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
        row, before = self.row, self._stored
        records = [] if self.session is None else rows_of(self.session.match, before, time.time())
        row.records = before + len(records)
        seats = _encoded(row.seats)
        seats_changed = seats != self._seats_stored
        turns = self._turns_to_tell()
        is_over = row.status == "over" and not self._over_stored
        best = best_of(self.session) if is_over and self.session is not None else None

        def job(connection: Any) -> None:
            save_match(connection, row, before)
            if turns:
                connection.execute(OUTBOX.insert(), turns)
            if records:
                insert_records(connection, row.id, records)
            if seats_changed:
                save_seats(connection, row.id, row.seats)
            if best is not None:
                connection.execute(BESTS.insert().values(**best))

        try:
            await self.store.write(job)
        except ConflictError as error:
            self.give_up()
            raise WebError(409, "match/stale") from error
        except BaseException:
            self.give_up()
            raise
        self._stored = row.records
        self._seats_stored = seats
        self._over_stored = row.status == "over"

    def _turns_to_tell(self) -> list[dict[str, Any]]:
        """Persons who are newly asked and not here: rows for the outbox, one a hand-over."""
        if self.session is None:
            return []
        asked = self.session.to_act()
        rows = []
        for seat, live in enumerate(self.row.live.seats):
            person = self.row.seats[seat]
            is_new = seat in asked and not self._told[seat]
            if is_new and person.player and not person.played_by and not self.is_here(seat):
                who = {"player": person.player, "match": self.row.id, "seat": seat}
                rows.append({**who, "prompt": live.prompt, "due": time.time(), "tries": 0})
            self._told[seat] = seat in asked
        return rows

    def give_up(self) -> None:
        """This room is no longer what is stored: everybody comes again."""
        self.is_given_up = True
        for guest in list(self.guests):
            guest.send(json.encode(wire.Bye(True, None)))

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
        info = info_of(self.row, self.session, here=self._here())
        info.changed = 0.0
        return json.encode(info)

    def _here(self) -> set[Seat]:
        return {guest.seat for guest in self.guests if guest.seat is not None}

    def info(self, guest: Guest | None = None) -> wire.MatchInfo:
        """The match as this guest sees it."""
        owns = nobody if guest is None else guest.owns
        host = guest is not None and guest.is_host
        info = info_of(self.row, self.session, owns, host, self._here(), time.time())
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
            chat = [said.line for said in self.chat if self._hears(guest.seat, said.line)]
            names = titles(self.row.game, self.row.choices["pack"])
            guest.send(
                json.encode(
                    wire.Welcome(self.info(guest), guest.seat, lines, acted, situation, chat, names)
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
            raise WebError(409, "match/stale")

    def check_seat(self, guest: Guest) -> None:
        """Refuse who had a seat that somebody else has now."""
        if guest.seat is not None and not guest.owns(self.row.seats[guest.seat]):
            raise WebError(401, "link/expired")

    def show_out(self) -> None:
        """Say goodbye to everybody whose seat is somebody else's now."""
        for guest in list(self.guests):
            try:
                self.check_seat(guest)
            except WebError as error:
                guest.send(json.encode(wire.Bye(False, wire.Refusal(**error_body(error)))))

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
        except (HulldownError, WebError) as error:
            if self.is_given_up:
                return  # nobody knows what became of it: who asked comes again and asks again
            refusal = wire.Refusal(**error_body(error))
            METRICS.refused(refusal.code)
            guest.send(json.encode(wire.Refused(id, refusal)))
            return
        except Exception:
            log.exception("request broke", match=self.row.id, kind=type(message).__name__)
            self.give_up()
            raise
        guest.send(json.encode(answer))
        self.drive()

    async def _carry_out(
        self, guest: Guest, message: wire.ClientMessage
    ) -> wire.Done | wire.Answer:
        if isinstance(message, wire.Say):
            return await self._say(guest, message)
        session, seat = self.running(), guest.seat
        if seat is None:
            raise WebError(403, "link/wrong", "Spectators watch.")
        if self.row.status == "closed":
            raise WebError(409, "match/not-running", "The match was closed.")
        if isinstance(message, wire.Preview):
            return _preview(session, seat, message)
        if isinstance(message, wire.Query):
            state = session.match.at(seat)
            return wire.Answer(message.id, session.match.game.query(state, seat, message.question))
        if isinstance(message, wire.Hello):
            raise WebError(400, "message/order")
        if session.is_double(seat, message.id):
            return wire.Done(message.id)
        if isinstance(message, wire.Act | wire.Commit | wire.TakeBack):
            session.check_prompt(seat, message.prompt)
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
                session.propose(seat, message.kind, message.pace, record, now)
            case wire.Consent():
                session.consent(seat, message.proposal, message.yes, now)
        await self._carry_out_agreed(session, now)

    def _record_of(self, seat: Seat, line: int | None) -> int | None:
        """The record behind a line of this seat's log."""
        records = self.stream(seat).records
        if line is not None and line >= len(records):
            raise WebError(409, "match/proposal")
        return None if line is None else records[line]

    def _check_person(self, seat: Seat) -> None:
        if self.row.seats[seat].stand_in:
            raise WebError(
                409, "match/not-running", "An agent plays this seat: take it back first."
            )

    def _hand_over(self, session: Session, seat: Seat, agent: str, now: float) -> None:
        if agent:
            check_agent(agent)
        self._players.pop(seat, None)
        session.hand_over(seat, agent, now)

    async def _carry_out_agreed(self, session: Session, now: float) -> None:
        proposal = session.agreed()
        if proposal is None:
            return
        position: JSON = None
        if proposal.kind == "take-back":
            before, match = proposal.record - 1, self.row.id
            (position,) = await self.store.read(lambda c: read_positions(c, match, [before]))
        session.carry_out(proposal, position, now)

    def running(self) -> Session:
        """The session, if the match has begun."""
        if self.session is None:
            raise WebError(409, "match/not-running")
        return self.session

    # Chat.

    async def _say(self, guest: Guest, message: wire.Say) -> wire.Done:
        if guest.seat is None:
            raise WebError(403, "chat/not-allowed", "Spectators listen.")
        if any((said.request, said.line.seat) == (message.id, guest.seat) for said in self.chat):
            return wire.Done(message.id)
        free = message.text is not None
        if free == (message.phrase is not None):
            raise WebError(400, "message/format", "Say a text or a phrase.")
        if free and self.row.listed:
            raise WebError(403, "chat/not-allowed", "Listed matches speak in phrases.")
        if not free and message.phrase not in PHRASES:
            raise WebError(400, "chat/not-allowed", "There is no such phrase.")
        number = self.chat[-1].line.number + 1 if self.chat else 0
        text, phrase = message.text or "", message.phrase or ""
        line = wire.ChatLine(number, guest.seat, message.channel, text, phrase)
        said = Saying(line, message.id)
        try:
            await self.store.write(lambda c: insert_chat(c, self.row.id, time.time(), said))
        except ConflictError as error:
            raise WebError(409, "match/stale") from error
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        for other in self.guests:
            if self._hears(other.seat, line):
                other.send(json.encode(wire.Chatted(line)))
        return wire.Done(message.id)

    def _hears(self, seat: Seat | None, line: wire.ChatLine) -> bool:
        teams = self.row.choices["teams"]
        if line.channel == "all":
            return True
        if seat is None or line.seat is None or not teams:
            return seat == line.seat
        return bool(teams[seat] == teams[line.seat])

    # Agents and clocks.

    def drive(self) -> None:
        """Let agents decide as long as one of them is asked."""
        if self.session is None or self.row.status != "running" or self.is_given_up:
            return
        if not self.session.agents_to_act():
            return
        if self._driver is None or self._driver.done():
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    async def _drive(self) -> None:
        try:
            while not self.is_given_up and await self._drive_one():
                pass
        except ConflictError:
            pass
        except WebError as error:
            log.warning("agent stopped", match=self.row.id, code=error.body["code"])
        except Exception:
            log.exception("agent broke", match=self.row.id)

    async def _drive_one(self) -> bool:
        session = self.session
        if session is None or not (asked := session.agents_to_act()):
            return False
        seat = asked[0]
        match = session.match
        player = self._player(session, seat)
        player.observe(
            [event for record in match.records[player.told :] for event in record.events]
        )
        player.told = len(match.records)
        prompt = session.live.seats[seat].prompt
        legal, state = match.legal(seat), match.at(seat)
        action = await asyncio.to_thread(player.choose, match.game, state, legal)
        async with self.lock:
            if self.is_given_up:
                return False
            if session.live.seats[seat].prompt != prompt or seat not in session.agents_to_act():
                return True
            with METRICS.rules():
                session.act(seat, [action.to_json()], time.time())
            await self.save()
            self.tell()
            self.tell_table()
        return True

    def _player(self, session: Session, seat: Seat) -> Player:
        name = self.row.seats[seat].played_by
        player = self._players.get(seat)
        if player is None or player.name != name:
            match = session.match
            kind = load_agent(name)
            seed = digest([self.row.secret.hex(), "agents"])  # nobody at the table knows it
            player = seat_player(match.game, match.config, kind, seat, seed)
            self._players[seat] = player
        return player

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
        count = await self.store.read(lambda c: count_records(c, self.row.id))
        return count == self._stored

    async def stop(self) -> None:
        """Finish what is being done."""
        if self._driver is not None:
            self._driver.cancel()
            with suppress(asyncio.CancelledError):
                await self._driver
        async with self.lock:
            self.is_given_up = True


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


def check_agent(name: str) -> None:
    """Only agents of ours play on a server, never a file somebody names."""
    if name not in AGENTS:
        raise WebError(400, "match/agent", hint="There are " + ", ".join(AGENTS) + ".")


AGENTS: Final = ("greedy", "random")


def _preview(session: Session, seat: Seat, message: wire.Preview) -> wire.Answer:
    chosen = [session.actions.decode(action) for action in message.actions]
    state, applied, stopped = session.match.ahead(seat, chosen)
    situation = offered(session.match, state, seat)
    situation.to_act = list(session.match.game.seats_to_act(state))
    return wire.Answer(message.id, None, situation, applied, stopped)


def _read(connection: Any, row: MatchRow) -> AnyMatch:
    """The match as it is stored."""
    records = read_records(connection, row.id)
    if len(records) != row.records:  # something was written since the row was read
        raise ConflictError
    position = read_last_position(connection, row.id, row.records)
    match = resume(row, records, position, reactions_of(row))
    trail = row.live.trail
    if trail and trail[0] > 0 and row.rules_version == match.game.info.rules_version:
        cancelled = [min(r["cancels"]) for r in records[trail[0] :] if r["cancels"]]
        starts = sorted({first - 1 for first in (trail[0], *cancelled)}, reverse=True)
        for before in read_positions(connection, row.id, starts):
            retrace(match, trail, before)
    return match


def _encoded(seats: Iterable[SeatRow]) -> bytes:
    return json.encode(list(seats))


class Rooms:
    """The rooms in use, read from the database when first asked for."""

    def __init__(self, store: Store, keep_for: float = 600.0) -> None:
        self.store = store
        self.keep_for = keep_for
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def open_rooms(self) -> list[Room]:
        """All rooms in use."""
        return list(self._rooms.values())

    def add(self, room: Room) -> None:
        """Keep a room that was just made."""
        self._rooms[room.row.id] = room

    async def get(self, id: str) -> Room:
        """The room of this match; refused if there is no such match."""
        if not MATCH_ID.fullmatch(id):
            raise WebError(404, "match/unknown")
        room = self._rooms.get(id)
        if room is not None and not room.is_given_up:
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
        raise AssertionError("the stored match and its log do not fit")

    async def _take_up(self, id: str) -> Room:
        row = await self.store.read(lambda c: read_match(c, id))
        if row is None:
            raise WebError(404, "match/unknown")
        room = Room(self.store, row)
        await room.take_up()
        return room

    def sweep(self) -> None:
        """Let go of rooms nobody is in."""
        now = time.monotonic()
        for id, room in list(self._rooms.items()):
            idle = not room.guests and now - room.used > self.keep_for
            if room.is_given_up or (idle and not room.lock.locked()):
                del self._rooms[id]

    async def stop(self) -> None:
        """Finish every room's work."""
        for room in self.open_rooms():
            await room.stop()
