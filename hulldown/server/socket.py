"""One WebSocket per seat or onlooker: reading, limits, and a queue of what is to be sent."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

import structlog
from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError, json

from hulldown.kernel.errors import HulldownError
from hulldown.kernel.messages import Seat
from hulldown.kernel.nesting import is_too_deep
from hulldown.server import wire
from hulldown.server.errors import CODES, NESTED, ServerError
from hulldown.server.lobby import Lobby
from hulldown.server.match_info import Owns, nobody
from hulldown.server.metrics import METRICS
from hulldown.server.onlookers import Onlookers
from hulldown.server.room import Room
from hulldown.server.settings import Settings
from hulldown.server.uvicorn_protocols import LINE

log = structlog.get_logger("hulldown.socket")
DECODER: Final = json.Decoder(wire.ClientMessage)
QUEUE: Final = 500
"""Messages that may wait for a slow client before it is disconnected."""
HELLO_SECONDS: Final = 15.0
COME_AGAIN: Final = ("match/stale", "server/busy", "server/storage")
LOST: Final = (WebSocketDisconnect, OSError, UnicodeError)
"""How the end of a connection shows itself: nothing to be alarmed about."""
STRIKES: Final = 40
"""Unreadable or flooding messages until a connection is closed."""

AnySocket = WebSocket[Any, Any, Any]


class SocketLine(Protocol):
    """What a connection hears and tells through (see `uvicorn_protocols`)."""

    async def hear(self) -> str | None:
        """The next message; None if there will be no more."""

    def tell(self, messages: Sequence[bytes], again: Callable[[], None]) -> bool:
        """Send all of these; if that must wait, `again` is called when it need not."""


class Bucket:
    """A token bucket: refilled at a steady rate, and holding three seconds' worth."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = rate * 3
        self._at = time.monotonic()

    def take(self) -> bool:
        """Is there one left?"""
        now = time.monotonic()
        self.left = min(self.rate * 3, self.left + (now - self._at) * self.rate)
        self._at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Connection:
    """A guest at the other end of a socket."""

    def __init__(
        self, line: SocketLine, seat: Seat | None, owns: Owns, is_host: bool, once: bool = False
    ) -> None:
        self.line = line
        self.seat = seat
        self.owns = owns
        self.is_host = is_host
        self.last = b""
        self.heard = 0
        self.printed: set[str] | None = set() if once else None
        self.is_asking = False  # a request of this guest is being carried out
        self.is_gone = False
        self.loop = asyncio.get_running_loop()
        self.over = self.loop.create_future()  # it was told goodbye, or does not read
        self._untold: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Tell something, together with all else of this moment.

        A client that does not read is disconnected, and reconnects.
        """
        if not self._untold:
            self.loop.call_soon(self._tell)
        self._untold.append(message)
        if len(self._untold) > QUEUE:
            self._end()

    def _tell(self) -> None:
        if self.is_gone or self.over.done() or not self.line.tell(self._untold, self._tell):
            return
        if self._untold[-1].startswith(b'{"type":"bye"'):
            self._end()
        self._untold.clear()

    def _end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)


class Sockets:
    """All open sockets, and how many there may be."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        self.lobby = lobby
        self.onlookers = Onlookers(lobby)
        self.settings = settings
        self.by_address: dict[str, int] = {}
        self.count = 0

    async def serve(self, socket: AnySocket) -> None:
        """One connection from its first message to its last."""
        await socket.accept()
        address = socket.client.host if socket.client is not None else ""
        if not self._enter(address):
            await _refuse(socket, ServerError(503, "server/busy"))
            return
        try:
            await self._serve(socket)
        except LOST:
            pass
        except HulldownError as error:
            with suppress(Exception):
                await _refuse(socket, error)
        finally:
            self._exit(address)
            # No ring (see `uvicorn_protocols`).
            socket.receive, socket.send = empty_receive, empty_send

    def _enter(self, address: str) -> bool:
        here = self.by_address.get(address, 0)
        if self.count >= self.settings.connections or here >= self.settings.connections_each:
            return False
        self.count += 1
        self.by_address[address] = here + 1
        METRICS.connections.set(self.count)
        return True

    def _exit(self, address: str) -> None:
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]
        METRICS.connections.set(self.count)

    async def _serve(self, socket: AnySocket) -> None:
        line: SocketLine = socket.scope["extensions"][LINE]  # type: ignore[index,assignment] # ours
        try:
            text = await asyncio.wait_for(line.hear(), HELLO_SECONDS)
        except TimeoutError as error:
            raise ServerError(400, "message/order") from error
        if text is None:
            return
        hello = read(text)
        if isinstance(hello, wire.Follow):
            guest = Connection(line, None, nobody, is_host=False)
            await self._attend(guest, None, self.onlookers.welcome(guest))
        elif isinstance(hello, wire.Hello):
            room, guest = await self._let_in(line, hello)
            await self._attend(guest, room, room.welcome(guest, hello.seen))
        else:
            raise ServerError(400, "message/order")
        with suppress(Exception):
            await socket.close()

    async def _attend(
        self, guest: Connection, room: Room | None, welcome: Coroutine[Any, Any, None]
    ) -> None:
        """Read until the guest goes or is sent away; without a room this is the lobby."""
        reading: asyncio.Task[None] | None = None
        try:
            await welcome  # nothing is carried out for who is not in yet
            reading = asyncio.create_task(self._read(guest, room))
            await asyncio.wait((reading, guest.over), return_when=asyncio.FIRST_COMPLETED)
        finally:
            (room or self.onlookers).leave(guest)
            guest.is_gone = True
            if reading is not None:
                await self._finish(guest, room, reading)

    async def _finish(
        self, guest: Connection, room: Room | None, reading: "asyncio.Task[None]"
    ) -> None:
        """What was begun for a guest who has gone is carried out."""
        if not guest.is_asking:
            reading.cancel()
        (result,) = await asyncio.gather(reading, return_exceptions=True)
        if isinstance(result, HulldownError):
            raise result
        if isinstance(result, Exception) and not isinstance(result, LOST):
            match = "" if room is None else room.row.id
            log.error("socket broke", match=match, exc_info=result)

    async def _let_in(self, line: SocketLine, hello: wire.Hello) -> tuple[Room, Connection]:
        caller = self.lobby.caller(hello.secret)
        match, seat = (hello.match, hello.seat) if hello.match else caller.place()
        room = await self.lobby.room(caller, match)
        owns = caller.owns_in(room.row.id)
        if seat is not None and not (seat < len(room.row.seats) and owns(room.row.seats[seat])):
            raise ServerError(403, "link/wrong", "This is not your seat.")
        return room, Connection(line, seat, owns, caller.is_host(room.row), hello.once)

    async def _read(self, guest: Connection, room: Room | None) -> None:
        bucket = Bucket(self.settings.messages_each)
        strikes = 0
        while strikes < STRIKES and not guest.is_gone:
            text = await guest.line.hear()
            if text is None:
                return
            begun = time.perf_counter()
            try:
                if not bucket.take():
                    raise ServerError(429, "http/too-many")
                message = read(text)
                if room is None or isinstance(message, (wire.Hello, wire.Follow)):
                    raise ServerError(400, "message/order")
            except ServerError as error:
                strikes += 1
                METRICS.refused(error.code)
                guest.send(json.encode(wire.Refused("", wire.Error(**error.to_json()))))
                continue
            METRICS.requests.begun(str(message.__struct_config__.tag))
            guest.is_asking = True  # what was begun is finished, even if the connection is lost
            await room.ask(guest, message)
            guest.is_asking = False
            METRICS.requests.answered(time.perf_counter() - begun)
        if not guest.is_gone:
            raise ServerError(429, "http/too-many")


def read(text: str) -> wire.ClientMessage:
    """A client's message; refused if it is too long or not of the protocol."""
    content = text.encode(errors="replace")
    if len(content) > wire.MESSAGE_BYTES:
        raise ServerError(413, "message/too-large")
    if is_too_deep(content):
        raise ServerError(400, "message/format", hint=NESTED)
    try:
        message: wire.ClientMessage = DECODER.decode(text)
    except ValidationError as error:
        raise ServerError(400, "message/format", f"{CODES['message/format']} {error}") from error
    except (DecodeError, UnicodeError) as error:
        raise ServerError(400, "message/format") from error
    return message


async def _refuse(socket: AnySocket, error: HulldownError) -> None:
    bye = wire.Bye(error.code in COME_AGAIN, wire.Error(**error.to_json()))
    METRICS.refused(error.code)
    await socket.send_data(json.encode(bye).decode(), mode="text")
    await socket.close(code=4000)
