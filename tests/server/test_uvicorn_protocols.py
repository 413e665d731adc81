"""Connections that keep the server waiting are cut off; those that are served are not."""

import asyncio
import socket
import struct
import threading
from collections.abc import Iterator
from queue import Queue
from typing import Any

import pytest

from hulldown.server import settings, uvicorn_protocols
from hulldown.server.history import History
from tests.server.client import PATIENCE, somebody, table_of_two
from tests.server.conftest import NewDatabase, generous
from tests.server.running import Running, running

PATIENT = ("HEAD_SECONDS", "BODY_SECONDS", "END_SECONDS")
LOOKS = ("LOOK_SECONDS", "SOCKET_SECONDS")
SOCKET = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HALVES = {
    "nothing at all": b"",
    "half a line": b"GET /hea",
    "half a head": b"GET /health HTTP/1.1\r\nHost: here\r\nX-More: ",
    "half a body": b"POST /api/players HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
    "half a second request": b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET /hea",
}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """All patience is short."""
    for name in (*PATIENT, *LOOKS):
        monkeypatch.setattr(uvicorn_protocols, name, 0.05)


@pytest.fixture
def server(hasty: None, new_database: NewDatabase) -> Iterator[Running]:
    """A server without much patience."""
    with running(generous(new_database("sqlite"))) as found:
        yield found


def connected(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def is_cut_off(connection: socket.socket) -> bool:
    """Read until the server ends it; a time-out fails."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES)
def test_half_a_request_is_cut_off(server: Running, sent: bytes) -> None:
    with connected(server) as connection:
        connection.sendall(sent)
        assert is_cut_off(connection)


def test_a_socket_that_does_not_answer_its_end_is_cut_off(
    hasty: None, new_database: NewDatabase
) -> None:
    full = settings.Settings(new_database("sqlite"), connections=0)
    with running(full) as server, connected(server) as connection:
        connection.sendall(SOCKET)
        assert is_cut_off(connection)


def test_a_request_that_takes_us_long_and_an_open_socket_are_left_alone(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Patience is short only while we work: a busy machine keeps clients waiting, too."""
    looks, looked = [0], threading.Event()
    waiting_for = uvicorn_protocols.waiting_for

    def counted(cycle: Any) -> str:
        looks[0] += waiting_for(cycle) == ""
        if looks[0] > 5:  # many times as long as any patience here
            looked.set()
        return waiting_for(cycle)

    async def slow(*_: object) -> bytes:
        with pytest.MonkeyPatch.context() as meanwhile:
            for name in PATIENT:
                meanwhile.setattr(uvicorn_protocols, name, 0.05)
            assert await asyncio.to_thread(looked.wait, PATIENCE)
        return b"{}"

    monkeypatch.setattr(uvicorn_protocols, "waiting_for", counted)
    for name in LOOKS:
        monkeypatch.setattr(uvicorn_protocols, name, 0.05)
    with running(generous(new_database("sqlite"))) as server:
        match, ann, bob = table_of_two(server)
        with ann.sit(match["id"], 0) as seat:
            monkeypatch.setattr(History, "report", slow)
            assert bob.post(f"/api/matches/{match['id']}/report", {"text": "odd"}) == {}
            seat.catch_up()
        assert somebody(server).get("/health")["status"] == "ok"


def test_a_connection_that_breaks_off_leaves_no_timer(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would look for a transport that is no longer there."""
    timers: Queue[object] = Queue()

    def forget(protocol: Any) -> None:
        timers.put(protocol.timeout_keep_alive_task)
        vars(protocol).clear()

    monkeypatch.setattr(uvicorn_protocols, "forget", forget)
    connection = connected(quick_server)
    connection.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
    assert connection.recv(65536)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()
    assert timers.get(timeout=PATIENCE) is None
