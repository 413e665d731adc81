"""Odd addresses, deep bodies, and connections that break: refused or let go, without an alarm."""

import logging
import socket
import struct
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from hulldown.kernel.nesting import DEEPEST
from tests.server.client import Person, refused, seated, sendable, somebody, table_of_two
from tests.server.running import Running


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/assets/%00", 404, "http/not-found"),
        ("/api/games/%00/rules", 404, "http/not-found"),
        ("/api/best?game=%00&name=%00", 400, "http/bad-request"),
    ],
)
def test_an_address_with_a_null_is_refused(
    server: Running, path: str, status: int, code: str
) -> None:
    refused(code, lambda: Person(server).get(path), status)


@pytest.mark.parametrize("levels", [DEEPEST + 1, 100_000])
@pytest.mark.parametrize("path", ["/api/players", "/api/matches", "/api/seat", "/api/email"])
def test_a_deeply_nested_body_is_refused(quick_server: Running, path: str, levels: int) -> None:
    ann = somebody(quick_server)
    body = b'{"pack": ' + b"[" * levels + b"]" * levels + b"}"
    error = refused("http/bad-request", lambda: ann.post(path, body), 400)
    assert "nest at most 32 deep" in error.hint


def test_deep_nesting_is_refused_whatever_type_the_body_is_said_to_have(
    quick_server: Running,
) -> None:
    ann = somebody(quick_server)
    body = b'{"pack": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    for kind in ("text/plain", "application/octet-stream", "application/vnd.x+json", ""):
        answer = ann.fetch("POST", "/api/matches", body, kind=kind)
        assert (answer.status_code, answer.json()["code"]) == (400, "http/bad-request")
        assert "nest at most 32 deep" in answer.json()["hint"]


@pytest.mark.parametrize("levels", [DEEPEST + 1, 20_000])
def test_a_deeply_nested_message_is_refused(quick_server: Running, levels: int) -> None:
    match, ann, _ = table_of_two(quick_server)
    with ann.sit(match["id"], 0) as seat:
        deep = "[" * levels + "]" * levels
        seat.send('{"type":"query","id":"q","question":' + deep + "}")
        while (answer := seat.take())["type"] != "refused":
            pass
        assert answer["error"]["code"] == "message/format"
        assert "nest at most 32 deep" in answer["error"]["hint"]


def test_a_message_within_the_limit_is_answered(quick_server: Running) -> None:
    match, ann, _ = table_of_two(quick_server)
    with ann.sit(match["id"], 0) as seat:
        question: object = None
        for _ in range(DEEPEST - 2):
            question = [question]
        assert seat.ask("query", question=question)["answer"] is None


def test_a_connection_that_breaks_is_no_alarm(
    quick_server: Running, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.WARNING)
    match, ann, bob = table_of_two(quick_server)
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        reset = struct.pack("ii", 1, 0)
        second.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
        second.socket.socket.shutdown(socket.SHUT_RDWR)
        first.act(sendable(first), "ready")
        first.until(lambda seat: not seat.table["seats"][1]["here"])
    with bob.sit(id, 1) as second:
        second.socket.send(b"\xff\xfe", text=True)
        with suppress(ConnectionClosed):
            second.until(lambda seat: seat.bye is not None)
    with ann.sit(id, 0) as first:
        first.until(lambda seat: not seat.table["seats"][1]["here"])
    logged = "".join(capfd.readouterr()) + caplog.text
    assert "broke" not in logged, logged
    assert "Traceback" not in logged, logged
