"""Limits and silence: connections, rates, sizes, headers, and no secret in any log."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hulldown.server import socket as sockets
from hulldown.server.addresses import REPLAY_BYTES
from hulldown.server.app import SECURITY_HEADERS
from hulldown.server.settings import Settings
from tests.server.client import (
    Person,
    RefusedError,
    Socket,
    play_on,
    refused,
    seated,
    somebody,
    table_of_two,
)
from tests.server.running import Running, running

NewDatabase = Callable[[str], str]


@pytest.fixture
def strict(new_database: NewDatabase) -> Iterator[Running]:
    """A server that takes three connections and few requests."""
    settings = Settings(
        new_database("sqlite"), connections_each=3, messages_each=5.0, requests_each=20
    )
    with running(settings) as server:
        yield server


def test_one_address_has_so_many_connections_and_no_more(strict: Running) -> None:
    ann = somebody(strict)
    match = ann.make("me", "friend")["id"]
    with seated(*(ann.sit(match, 0) for _ in range(3))) as seats:
        with Socket(strict) as fourth:
            bye = fourth.hear()
            assert (bye["error"]["code"], bye["again"]) == ("server/busy", True)
            with pytest.raises(ConnectionClosed):
                fourth.hear()
        seats[0].close()
        seats[1].until(lambda seat: True)
        with ann.sit(match, 0) as again:
            assert again.welcome["seat"] == 0


def test_a_flood_of_messages_is_refused_and_then_cut_off(strict: Running) -> None:
    ann = somebody(strict)
    match = ann.make("me", "agent")["id"]
    with ann.sit(match, 0) as seat:
        for _ in range(100):
            seat.send(seat.request("query", question=None))
        codes: list[str] = []
        while seat.bye is None:
            message = seat.take()
            codes += [message["error"]["code"]] if message["type"] == "refused" else []
        assert set(codes) == {"http/too-many"}
        assert seat.bye["error"]["code"] == "http/too-many"
    with ann.sit(match, 0) as again:
        assert again.is_asked


def test_who_never_says_hello_is_cut_off(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.01)
    with Socket(quick_server) as silent:
        assert silent.hear()["error"]["code"] == "message/order"
        with pytest.raises(ConnectionClosed):
            silent.hear()


class Deaf:
    """A line whose client reads nothing before it is told to."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.again: Callable[[], None] | None = None
        self.is_reading = False

    async def hear(self) -> str | None:
        """Nothing comes."""
        return None

    def tell(self, messages: Sequence[bytes], again: Callable[[], None]) -> bool:
        """Keep what is sent to who reads."""
        self.again = again
        self.sent += messages if self.is_reading else []
        return self.is_reading


def test_who_does_not_read_is_cut_off() -> None:
    async def run() -> None:
        line = Deaf()
        guest = sockets.Connection(line, None, lambda _: False, is_host=False)
        found = []
        for number in range(sockets.QUEUE + 1):
            guest.send(b"%d" % number)
            found.append(guest.over.done())
        assert found == [False] * sockets.QUEUE + [True]
        await asyncio.sleep(0)
        assert line.sent == []

    asyncio.run(run())


def test_who_reads_late_is_told_all_in_order_and_at_once() -> None:
    async def run() -> None:
        line = Deaf()
        guest = sockets.Connection(line, None, lambda _: False, is_host=False)
        guest.send(b"first")
        await asyncio.sleep(0)
        guest.send(b"second")
        await asyncio.sleep(0)
        assert line.sent == []
        assert line.again is not None
        line.is_reading = True
        line.again()
        assert line.sent == [b"first", b"second"]
        guest.send(b"third")
        guest.send(b'{"type":"bye"}')
        assert line.sent == [b"first", b"second"]
        await guest.over
        assert line.sent == [b"first", b"second", b"third", b'{"type":"bye"}']

    asyncio.run(run())


def test_a_flood_of_requests_is_refused(strict: Running) -> None:
    stranger = Person(strict)
    for _ in range(20):
        stranger.get("/api/matches")
    error = refused("http/too-many", lambda: stranger.get("/api/matches"), 429)
    assert "Too many" in error.message
    assert stranger.get("/health")["status"] == "ok"
    forwarded = stranger.fetch("GET", "/api/matches")
    assert forwarded.status_code == 429


def test_a_request_that_is_too_large_is_refused(quick_server: Running) -> None:
    ann = somebody(quick_server)
    body = b'{"game": "template", "scenario": "' + b"x" * 1024 * 1024 + b'"}'
    refused("http/too-large", lambda: ann.post("/api/matches", body), 413)
    refused("http/too-large", lambda: ann.post("/api/replays", b"x" * (REPLAY_BYTES + 1)), 413)
    with pytest.raises(RefusedError, match="replay/format"):
        ann.post("/api/replays", b"x" * (2 * 1024 * 1024))


@pytest.mark.parametrize("path", ["/api/me", "/api/matches", "/api/matches/x", "/api/schema"])
def test_answers_of_the_interface_carry_the_security_headers(
    quick_server: Running, path: str
) -> None:
    headers = Person(quick_server).fetch("GET", path).headers
    assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_no_secret_is_ever_logged(
    new_database: NewDatabase, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    settings = Settings(new_database("sqlite"), messages_each=5000.0, requests_each=10**6)
    secrets: list[str] = []
    with running(settings) as server:
        match, ann, bob = table_of_two(server, entropy="my own entropy")
        id = match["id"]
        links = ann.links(id)
        secrets += [ann.secret, bob.secret, links["watch"], *links["seats"].values()]
        with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
            for secret in (ann.secret + "x", links["watch"], ""):
                with pytest.raises(RefusedError):
                    Person(server, secret).sit(id, 1).close()
                with pytest.raises(RefusedError):
                    Person(server, secret or "x.y.z").get("/api/me")
            with Socket(server) as socket:
                socket.send({"type": "hello", "match": id, "secret": [ann.secret]})
                socket.hear()
            play_on(first, second)
        secrets.append(ann.info(id)["fair"]["secret"])
        made: dict[str, Any] = ann.make("me", "friend")
        invite = ann.links(made["id"])["invites"]["1"]
        bob.claim(made["id"], 1, invite)
        secrets.append(invite)
        _break(server, ann, made["id"])
    out, err = capfd.readouterr()
    logged = caplog.text + out + err
    assert "failed" in logged or "broke" in logged, "nothing was logged at all"
    assert [secret for secret in secrets if secret in logged] == []


def _break(server: Running, person: Person, match: str) -> None:
    """Make the server stumble over its own feet, so that it logs a trace."""
    rooms = server.app.state.services.lobby.rooms
    (room,) = [room for room in rooms.open_rooms() if room.row.id == match]
    room.row.seats = None
    answer = person.fetch("GET", f"/api/matches/{match}/links")
    assert answer.status_code == 500
    assert answer.json()["code"] == "server/internal"
    room.is_given_up = True
