"""People at the table: over real HTTP and real sockets, as a browser or a program would come."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any, Protocol, Self

import httpx
import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

JSON = Any
PATIENCE = 60.0
REQUESTS = count(1)
HTTP = httpx.Client(verify=False, timeout=PATIENCE)


def until(met: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until this is so, for what nobody tells us of."""
    end = time.monotonic() + patience
    while not met():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.02)


class Running(Protocol):
    """A server that answers, wherever it runs."""

    @property
    def address(self) -> str:
        """Where the interface is."""

    @property
    def socket_address(self) -> str:
        """Where sockets connect."""


class RefusedError(Exception):
    """The server said no, with this code."""

    def __init__(self, status: int, error: JSON) -> None:
        super().__init__(f"{status} {error['code']}: {error['message']}")
        self.status = status
        self.code: str = error["code"]
        self.message: str = error["message"]
        self.hint: str = error.get("hint", "")


class Person:
    """Somebody with a secret, or a stranger without one."""

    def __init__(self, server: Running, secret: str = "", name: str = "") -> None:
        self.server = server
        self.secret = secret
        self.name = name

    def ask(self, method: str, path: str, body: JSON = None, secret: str | None = None) -> JSON:
        """What the interface answers; a refusal is raised."""
        content = b"" if body is None else body if isinstance(body, bytes) else json.encode(body)
        answer = self.fetch(method, path, content, secret)
        is_json = answer.headers["content-type"].partition(";")[0] == "application/json"
        found = answer.json() if is_json else answer.content
        if answer.status_code >= 400:
            raise RefusedError(answer.status_code, found)
        return found

    def fetch(
        self,
        method: str,
        path: str,
        content: bytes = b"",
        secret: str | None = None,
        kind: str = "application/json",
    ) -> httpx.Response:
        """The whole answer."""
        given = self.secret if secret is None else secret
        headers = {"authorization": f"Bearer {given}"} if given else {}
        if content:
            headers["content-type"] = kind
        url = self.server.address + path
        return HTTP.request(method, url, content=content, headers=headers)

    def get(self, path: str, **more: Any) -> JSON:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: JSON = None, **more: Any) -> JSON:
        return self.ask("POST", path, body, **more)

    def make(self, *seats: str | JSON, game: str = "template", **wishes: JSON) -> JSON:
        """A new match with these seats."""
        wished = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return self.post("/api/matches", {"game": game, "seats": wished, **wishes})

    def claim(self, match: str, seat: int, invite: str = "", **wishes: JSON) -> JSON:
        body = {"name": self.name, "invite": invite, **wishes}
        return self.post(f"/api/matches/{match}/seats/{seat}/claim", body)

    def links(self, match: str) -> JSON:
        return self.get(f"/api/matches/{match}/links")

    def info(self, match: str) -> JSON:
        return self.get(f"/api/matches/{match}")

    def sit(self, match: str, seat: int | None, **more: Any) -> "Seat":
        """Come to the table; to be used with `with`, or closed."""
        return Seat(self.server, match, seat, more.pop("secret", self.secret), **more)


def somebody(server: Running, name: str = "Ann") -> Person:
    """A new person."""
    secret = Person(server).post("/api/players", {"name": name})["player"]
    return Person(server, secret, name)


class Socket:
    """A socket and all it received."""

    def __init__(self, server: Running) -> None:
        self.socket: ClientConnection = connect(
            server.socket_address,
            compression=None,
            legacy=True,
            open_timeout=PATIENCE,
            max_size=None,
        )
        self.received: list[bytes] = []

    def send(self, message: JSON) -> None:
        """A message, or text or bytes as they stand."""
        is_raw = isinstance(message, str | bytes)
        self.socket.send(message if is_raw else json.encode(message).decode())

    def hear(self, timeout: float = PATIENCE) -> JSON:
        """The next message."""
        text = self.socket.recv(timeout, decode=False)
        self.received.append(text)
        return json.decode(text)

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Seat(Socket):
    """Somebody at the table (seat None: a spectator), keeping up with what is told."""

    def __init__(
        self, server: Running, match: str, seat: int | None, secret: str = "", seen: int = 0
    ) -> None:
        super().__init__(server)
        self.seat = seat
        self.lines: list[JSON] = []
        self.chat: list[JSON] = []
        self.situation: JSON = None
        self.table: JSON = None
        self.bye: JSON = None
        self.others: list[JSON] = []
        self.send({"type": "hello", "match": match, "seat": seat, "secret": secret, "seen": seen})
        self.welcome = self.take()
        if self.welcome["type"] == "bye":
            self.close()
            raise RefusedError(0, self.welcome["error"])

    @property
    def prompt(self) -> int:
        return int(self.situation["prompt_number"])

    @property
    def is_asked(self) -> bool:
        return self.situation["prompt"] is not None

    @property
    def is_over(self) -> bool:
        return self.situation is not None and self.situation["outcome"] is not None

    @property
    def choices(self) -> list[JSON]:
        return [choice["action"] for choice in self.situation["choices"]]

    def take(self, timeout: float = PATIENCE) -> JSON:
        """The next message, with all it tells taken in."""
        message = self.hear(timeout)
        match message["type"]:
            case "welcome":
                self.lines = message["lines"]
                self.situation, self.table = message["situation"], message["match"]
                self.chat = message["chat"]
            case "update":
                self.lines += message["lines"]
                self.situation = message["situation"]
            case "table":
                self.table = message["match"]
            case "chatted":
                self.chat.append(message["line"])
            case "bye":
                self.bye = message
        return message

    def request(self, kind: str, /, **fields: JSON) -> JSON:
        """A request with an id of its own."""
        return {"type": kind, "id": f"r{next(REQUESTS)}", **fields}

    def ask(self, kind: str, /, **fields: JSON) -> JSON:
        """Send a request; its answer, or a refusal."""
        return self.put(self.request(kind, **fields))

    def put(self, request: JSON) -> JSON:
        """Send a request as it stands; its answer, or a refusal."""
        self.send(request)
        while True:
            message = self.take()
            if message["type"] == "bye":
                raise RefusedError(0, message["error"] or {"code": "bye", "message": ""})
            if message["type"] in {"done", "answer", "hinted", "refused"} and message["id"] in {
                "",
                request["id"],
            }:
                break
        if message["type"] == "refused":
            raise RefusedError(0, message["error"])
        return message

    def act(self, *actions: JSON) -> JSON:
        """Carry out actions by their JSON or, of a plain kind, by their name."""
        return self.ask("act", prompt_number=self.prompt, actions=[action(a) for a in actions])

    def until(self, met: Callable[["Seat"], bool], timeout: float = PATIENCE) -> None:
        """Listen until this is so."""
        while not met(self):
            self.take(timeout)

    def catch_up(self) -> None:
        """Take in all that was told so far: what comes before the answer to a question."""
        with suppress(RefusedError):
            self.ask("query", question="nothing")

    def texts(self) -> list[str]:
        """The ids of what this seat saw happen."""
        return [line["message"]["id"] for line in self.lines]


def action(given: JSON) -> JSON:
    """An action: as JSON, or as `send heavy`."""
    if isinstance(given, dict):
        return given
    kind, _, card = given.partition(" ")
    return {"kind": kind, "card": card} if card else {"kind": kind}


@contextmanager
def seated(*seats: Seat) -> Iterator[tuple[Seat, ...]]:
    """These seats, closed at the end."""
    try:
        yield seats
    finally:
        for seat in seats:
            with suppress(ConnectionClosed, OSError):
                seat.close()


def play_on(*seats: Seat, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody takes the usual action until the match is over, or until this is so."""
    while not until():
        for seat in seats:
            seat.catch_up()
        if any(seat.is_over for seat in seats):
            return
        for seat in seats:
            if seat.is_asked and not seat.situation["held"]:
                seat.act(seat.choices[seat.situation["usual"]])
                break
        else:
            seats[0].take()


def sendable(seat: Seat) -> JSON:
    """The highest card the seat may send."""
    return [choice for choice in seat.choices if choice["kind"] == "send"][-1]


def claim_crate(claimer: Seat, other: Seat) -> None:
    """One seat sends a card, the other none: the first claims the crate."""
    claimer.catch_up()
    claimer.act(sendable(claimer), "ready")
    other.catch_up()
    other.act("ready")
    claimer.catch_up()


def refused(code: str, ask: Callable[[], object], status: int = 0) -> RefusedError:
    """The request is refused with this code and HTTP status (0: over a socket)."""
    with pytest.raises(RefusedError) as error:
        ask()
    assert (error.value.code, error.value.status) == (code, status)
    return error.value


def table_of_two(server: Running, **wishes: JSON) -> tuple[JSON, Person, Person]:
    """A running match of two people."""
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    match = ann.make("me", "friend", **wishes)
    invite = ann.links(match["id"])["invites"]["1"]
    return bob.claim(match["id"], 1, invite), ann, bob
