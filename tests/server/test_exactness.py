"""Nothing is applied twice, missed or repeated: doubles, late ones, replays, reconnects."""

from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hulldown.server.session import REMEMBERED
from hulldown.server.storage.rows import read_records
from tests.server.client import (
    Person,
    RefusedError,
    Seat,
    Socket,
    claim_crate,
    refused,
    seated,
    sendable,
    table_of_two,
)
from tests.server.running import Running, running

JSON = Any
ASK = {"reactions": "ask"}


def records(server: Running, match: str) -> list[JSON]:
    """The stored log."""
    return server.store.read_now(lambda c: read_records(c, match))


def test_a_doubled_request_is_answered_again_and_applied_once(server: Running) -> None:
    match, ann, _ = table_of_two(server)
    id = match["id"]
    with ann.sit(id, 0) as seat:
        request = seat.request("act", prompt_number=seat.prompt, actions=[{"kind": "ready"}])
        seat.put(request)
        log = records(server, id)
        seat.put(request)
    with ann.sit(id, 0) as again:
        again.put(request)
    server.forget(id)
    with ann.sit(id, 0) as again:
        again.put(request)
        late = again.request(
            "act", prompt_number=request["prompt_number"], actions=[{"kind": "ready"}]
        )
        refused("match/stale", lambda: again.put(late))
    assert records(server, id) == log


def test_two_answers_to_one_question_sent_at_once_the_first_counts(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    id = match["id"]
    link = ann.links(id)["seats"]["0"]
    with seated(ann.sit(id, 0), ann.sit(id, 0, secret=link), bob.sit(id, 1)) as seats:
        lobby, phone, _ = seats
        requests = [
            device.request(
                "act", prompt_number=device.prompt, actions=[sendable(device), {"kind": "ready"}]
            )
            for device in (lobby, phone)
        ]
        lobby.send(requests[0])
        phone.send(requests[1])
        answers = []
        for device, request in zip((lobby, phone), requests, strict=True):
            while (message := device.take())["type"] not in {"done", "refused"}:
                pass
            assert message["id"] == request["id"]
            answers.append(message)
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        stale = next(answer for answer in answers if answer["type"] == "refused")
        assert stale["error"]["code"] == "match/stale"
    assert [record["kind"] for record in records(server, id)] == ["setup", "act", "act"]


def test_reordered_requests_are_refused_and_change_nothing(server: Running) -> None:
    match, ann, _ = table_of_two(server)
    id = match["id"]
    with ann.sit(id, 0) as seat:
        first = seat.request("act", prompt_number=seat.prompt, actions=[sendable(seat)])
        second = seat.request("act", prompt_number=seat.prompt + 1, actions=[{"kind": "ready"}])
        refused("match/stale", lambda: seat.put(second))
        seat.put(first)
        seat.put(second)
    assert [record["action"] for record in records(server, id)[1:]] == [
        first["actions"][0],
        {"kind": "ready"},
    ]


def test_an_old_request_replayed_later_is_never_applied_again(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace=ASK)
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        sent: list[JSON] = []
        for _ in range(15):
            for request in (
                first.request("act", prompt_number=first.prompt, actions=[{"kind": "ready"}]),
                first.request("take-back", prompt_number=first.prompt + 1),
            ):
                first.put(request)
                sent.append(request)
        log = records(server, id)
        for request in sent[:-REMEMBERED]:
            refused("match/stale", partial(first.put, request))
        for request in sent[-REMEMBERED:]:
            assert first.put(request)["type"] == "done"
        assert records(server, id) == log
        second.catch_up()
        assert second.situation["to_act"] == [0, 1]


def test_reconnecting_brings_every_line_exactly_once_and_the_exact_prompt(
    server: Running,
) -> None:
    match, ann, bob = table_of_two(server, pace=ASK)
    id = match["id"]
    pieces: list[JSON] = []
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (steady, other):

        def come_again() -> Seat:
            seat = ann.sit(id, 0, seen=len(pieces))
            steady.catch_up()
            assert seat.welcome["lines"] == steady.lines[len(pieces) :]
            assert seat.situation == steady.situation
            pieces.extend(seat.welcome["lines"])
            seat.close()
            return seat

        for round_ in range(3):
            come_again()
            claim_crate(steady, other)
            come_again()
            if round_ == 1:
                server.forget(id)
                break
            other.until(lambda seat: seat.is_asked)
            other.act("decline")
        assert [line["index"] for line in pieces] == list(range(len(pieces)))
    with seated(ann.sit(id, 0, seen=len(pieces)), ann.sit(id, 0)) as (short, long):
        assert short.welcome["lines"] == []
        assert long.lines == pieces
        assert short.situation == long.situation == steady.situation
    with ann.sit(id, 0, seen=10**6) as far:
        assert far.welcome["lines"] == []


def test_what_comes_right_after_hello_is_answered_after_the_welcome(server: Running) -> None:
    match, ann, _ = table_of_two(server)
    with Socket(server) as socket:
        hello = {"type": "hello", "match": match["id"], "seat": 0, "secret": ann.secret}
        socket.send(hello)
        socket.send(
            {"type": "act", "id": "early", "prompt_number": 1, "actions": [{"kind": "ready"}]}
        )
        kinds = [socket.hear()["type"]]
        while kinds[-1] not in {"done", "refused"}:
            kinds.append(socket.hear()["type"])
    assert kinds[0] == "welcome"
    assert kinds[-1] == "done"


def test_of_two_servers_on_one_database_the_slower_one_gives_way(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    id = match["id"]
    with running(server.settings) as other, seated(ann.sit(id, 0), bob.sit(id, 1)) as seats:
        first, _ = seats
        with Person(other, bob.secret).sit(id, 1) as elsewhere:
            elsewhere.act("ready")
        request = first.request("act", prompt_number=first.prompt, actions=[{"kind": "ready"}])
        with pytest.raises(RefusedError):
            first.put(request)
        if first.bye is None:
            first.until(lambda seat: seat.bye is not None)
        assert first.bye["again"]
        with ann.sit(id, 0) as again:
            assert again.texts()[-1] == "was-ready"
            again.put({**request, "prompt_number": again.prompt})
    assert [record["seat"] for record in records(server, id)[1:3]] == [1, 0]


def test_the_socket_is_closed_after_goodbye(quick_server: Running) -> None:
    with Socket(quick_server) as socket:
        socket.send({"type": "hello", "match": "nothing"})
        assert socket.hear()["error"]["code"] == "match/unknown"
        with pytest.raises(ConnectionClosed):
            socket.hear()
