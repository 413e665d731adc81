"""Connections as uvicorn serves them, with limits: how long one may keep the server waiting.

uvicorn has no such limits for the first request of a connection: without them anybody could
open thousands and say nothing. And when a connection has ended, its parts still refer to each other
in rings that only a full collection would find, which `garbage` puts off: here they are cut.

A socket is also a *line*: whoever serves it hears and tells without the framework in between, for
which every message of every match would pay. And the server itself does not wake up ten times a
second to see whether it is to stop.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from hulldown.server.socket_frames import framed, texts_in

HEAD_SECONDS: Final = 15.0
"""For the head of a request, from the connection or from the answer before on."""
BODY_SECONDS: Final = 60.0
"""For the body of a request, from its head on."""
END_SECONDS: Final = 15.0
"""For a client to answer a socket's end, or to read what was last sent to it."""
LOOK_SECONDS: Final = 1.0
SOCKET_SECONDS: Final = 10.0
"""Between two looks at a socket: there are many, and hardly any is about to end."""
LINE: Final = "hulldown.line"
"""The extension of a socket's scope that is its line."""
AHEAD: Final = 16
"""Messages of a socket that are read while one before them is carried out."""

TICK: Final = 1.0
"""The date in the heads of answers is as old as that."""

_Http: Any = AutoHTTPProtocol


class Server(uvicorn.Server):
    """uvicorn's server, told when it is to stop."""

    _stop: Callable[[], object] | None = None

    async def main_loop(self) -> None:
        """Until it is to stop; uvicorn would look ten times a second."""
        loop, stop = asyncio.get_running_loop(), asyncio.Event()
        self._stop = lambda: loop.call_soon_threadsafe(stop.set)
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), TICK)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, or stop at once if told twice."""
        super().handle_exit(sig, frame)
        if self._stop is not None:
            self._stop()


class Http(_Http):  # type: ignore[misc] # one of two classes, whichever is installed
    """HTTP with limits."""

    def connection_made(self, transport: Any) -> None:
        """Begin to count."""
        super().connection_made(transport)
        self._waiting_for, self._since = "head", self.loop.time()
        self._look = self.loop.call_later(LOOK_SECONDS, self._look_again)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing to wait for any more."""
        self._look.cancel()
        super().connection_lost(exc)
        if waiting_for(self.cycle):
            self._unset_keepalive_if_required()  # of a broken connection uvicorn leaves it
            end(self)

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """It is a socket from now on."""
        self._look.cancel()
        super().handle_websocket_upgrade(*request)
        self.loop.call_soon(forget, self)

    def _look_again(self) -> None:
        now, waits = self.loop.time(), waiting_for(self.cycle)
        if waits != self._waiting_for:
            self._waiting_for, self._since = waits, now
        patience = {"head": HEAD_SECONDS, "body": BODY_SECONDS}.get(waits)
        if patience is not None and now - self._since >= patience:
            self.transport.abort()
        else:
            self._look = self.loop.call_later(LOOK_SECONDS, self._look_again)


def waiting_for(cycle: Any) -> str:
    """What a connection waits for: the head of a request, its body, or (empty) for us."""
    if cycle is None or cycle.response_complete:
        return "head"
    return "body" if cycle.more_body else ""


class Socket(WebSocketsSansIOProtocol):
    """WebSockets with limits; while one is open, uvicorn's pings find out who has gone."""

    _look: asyncio.TimerHandle | None = None
    _ending: float | None = None
    _is_served = False
    _is_lost = False
    _in_pieces = False
    _tell_again: Callable[[], None] | None = None

    def connection_made(self, transport: Any) -> None:
        """Begin to count."""
        super().connection_made(transport)
        self._look = self.loop.call_later(SOCKET_SECONDS, self._look_again)

    async def run_asgi(self) -> None:
        """Serve it; the app finds its line in the scope."""
        extensions: Any = self.scope["extensions"]
        extensions[LINE] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Read whole texts here, which nearly all messages are; the library reads all else.

        Once it has begun to read a frame of which only a piece has come, it reads all that follows.
        """
        texts = None if self._in_pieces else texts_in(data)
        if texts and self._is_between_messages():
            for text in texts:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._maybe_pause()
            return
        self._in_pieces = self.handshake_initiated and texts is None
        super().data_received(data)

    def _is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is State.OPEN and conn.current_size is None and not self.close_sent

    def send_receive_event_to_app(self) -> None:
        """Hand a message over and read on; uvicorn would stop reading after each."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        self._maybe_pause()

    def _maybe_pause(self) -> None:
        """Read no further while many messages wait."""
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> str | None:
        """The next message; None if there will be no more."""
        event: Any = await self.receive()
        return None if event["type"] == "websocket.disconnect" else event.get("text") or ""

    def tell(self, messages: Sequence[bytes], again: Callable[[], None]) -> bool:
        """Send all of these; not now if the client reads too slowly: `again` is called when it has.

        What is told to one who has gone is lost.
        """
        if not self.writable.is_set():
            self._tell_again = again
            return False
        if self.conn.state is State.OPEN and not self.close_sent:
            self.transport.write(b"".join([framed(message) for message in messages]))
        return True

    def resume_writing(self) -> None:
        """The client has read on."""
        super().resume_writing()
        if self._tell_again is not None:
            again, self._tell_again = self._tell_again, None
            again()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing to wait for any more."""
        if self._look is not None:
            self._look.cancel()
        super().connection_lost(exc)
        self._is_lost = True
        if self._is_served:
            self._end()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Its server has nothing more to say."""
        super().on_task_complete(task)
        self._is_served = True
        if self._is_lost:
            self._end()

    def _end(self) -> None:
        vars(self.conn).clear()  # its parser is a generator of its own
        end(self)

    def _look_again(self) -> None:
        now = self.loop.time()
        if self.close_sent or self.transport.is_closing():
            self._ending = self._ending or now
            if now - self._ending >= END_SECONDS:
                self.transport.abort()
                return
        self._look = self.loop.call_later(SOCKET_SECONDS, self._look_again)


def end(protocol: Any) -> None:
    """Nothing more will happen on this connection: its parts let go of each other."""
    if hasattr(protocol.transport, "_read_ready_cb"):  # asyncio's own: a method of its own
        protocol.transport._read_ready_cb = None
    forget(protocol)


def forget(protocol: asyncio.Protocol) -> None:
    """Nothing more will happen here, though perhaps on the same connection."""
    vars(protocol).clear()
