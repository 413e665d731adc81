"""`kill -9` under load: every acknowledged action is there afterwards, no other is."""

import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from hulldown.kernel.chance import SeededChance
from hulldown.server.storage import open_store
from hulldown.server.storage.rows import read_records
from tests.server.client import PATIENCE, Person, RefusedError, Seat, somebody, until
from tests.server.databases import free_port

pytestmark = pytest.mark.slow

JSON = Any
TABLES = 3
ASK = {"reactions": "ask"}
GONE = (WebSocketException, OSError, TimeoutError, EOFError)


class Victim:
    """A server in a process of its own, on the same port and database after each start."""

    def __init__(self, url: str) -> None:
        self.port = free_port()
        self.process = 0
        self.launcher = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launcher", str(self.port), url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "HULLDOWN_MESSAGES_EACH": "5000"},
            cwd=Path(__file__).parents[2],
        )
        self.start()

    @property
    def address(self) -> str:
        """Where the interface is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        """Where sockets connect."""
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def start(self) -> None:
        """Start it and wait until it listens."""
        assert self.launcher.stdin is not None
        assert self.launcher.stdout is not None
        self.launcher.stdin.write("\n")
        self.launcher.stdin.flush()
        self.process = int(self.launcher.stdout.readline())
        assert self.launcher.stdout.readline().startswith("Hulldown is at")

    def kill(self) -> None:
        """Without any warning."""
        with suppress(ProcessLookupError):
            process = os.pidfd_open(self.process)
            os.kill(self.process, signal.SIGKILL)
            select.select([process], [], [])  # until the port is free again
            os.close(process)

    def stop(self) -> None:
        """The server and who starts it."""
        if self.process:
            self.kill()
        self.launcher.communicate()


@pytest.fixture
def start_victim() -> Iterator[Callable[[str], Victim]]:
    """Starts a server on a database."""
    started: list[Victim] = []

    def start(url: str) -> Victim:
        started.append(Victim(url))
        return started[-1]

    yield start
    for victim in started:
        victim.stop()


class Player(threading.Thread):
    """Acts as fast as it can, notes what was acknowledged, sends the unanswered again."""

    def __init__(self, person: Person, match: str, seat: int, told: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.told = told
        self.person = person
        self.match = match
        self.seat = seat
        self.acknowledged: list[JSON] = []
        self.lines: list[JSON] = []
        self.pending: JSON = None
        self.is_done = False
        self.error: BaseException | None = None
        self.picks = SeededChance(f"{match}/{seat}")

    def run(self) -> None:
        """Play to the end, whatever happens to the server."""
        try:
            while not self.is_done:
                with suppress(*GONE):
                    self.come()
                time.sleep(0.02)
        except BaseException as error:  # noqa: BLE001 - told by the test
            self.error = error

    def come(self) -> None:
        """Play as long as the connection lasts."""
        with Seat(
            self.person.server, self.match, self.seat, self.person.secret, len(self.lines)
        ) as seat:
            if self.pending is not None:
                self.send(seat, self.pending)
            while not seat.is_over:
                self.listen(seat)
                if seat.is_asked and not seat.is_over:
                    choice = seat.choices[self.picks.draw(len(seat.choices), "", "")]
                    self.send(
                        seat, seat.request("act", prompt_number=seat.prompt, actions=[choice])
                    )
            self.listen(seat)
            self.is_done = True

    def send(self, seat: Seat, request: JSON) -> None:
        """Until it is answered, it is not known whether it counts: it is sent again."""
        self.pending = request
        try:
            seat.put(request)
            self.acknowledged.append(request)
            self.told.release()
        except RefusedError as error:
            if error.code == "bye":
                raise OSError("the server wants us to come again") from error
            if error.code not in {"match/stale", "action/match-over"}:
                raise
        finally:
            self.note(seat)
        self.pending = None

    def listen(self, seat: Seat) -> None:
        """Wait for one's turn."""
        while not seat.is_asked and not seat.is_over:
            seat.take()
            self.note(seat)

    def note(self, seat: Seat) -> None:
        """Lines follow each other without gap or double."""
        for line in seat.lines:
            if line["index"] == len(self.lines):
                self.lines.append(line)
            assert self.lines[line["index"]] == line
        assert len(self.lines) >= len(seat.lines)


def everybody_done(players: list[Player]) -> bool:
    for player in players:
        if player.error is not None:
            raise player.error
    return all(player.is_done for player in players)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 3), ("postgres", 1)])
def test_every_acknowledged_action_survives_a_kill_and_no_other_is_there(
    kind: str,
    kills: int,
    new_database: Callable[[str], str],
    start_victim: Callable[[str], Victim],
) -> None:
    url = new_database(kind)
    victim = start_victim(url)
    tables: list[list[Player]] = []
    told = threading.Semaphore(0)
    for _ in range(TABLES):
        ann, bob = somebody(victim, "Ann"), somebody(victim, "Bob")
        wishes: dict[str, JSON] = {
            "listed": True,
            "options": {"rounds": 5},
            "pace": {"reactions": "ask"},
        }
        match = ann.make("me", "open", game="template", **wishes)
        bob.claim(match["id"], 1)
        seated = enumerate((ann, bob))
        tables.append([Player(person, match["id"], seat, told) for seat, person in seated])
    players = [player for table in tables for player in table]
    picks = SeededChance(kind)
    try:
        for player in players:
            player.start()
        for _ in range(kills):
            for _ in range(2 + picks.draw(4, "", "")):
                assert told.acquire(timeout=PATIENCE)
            time.sleep(picks.draw(10, "", "") / 1000)  # while the next ones are on their way
            assert not everybody_done(players)
            victim.kill()
            while told.acquire(blocking=False):
                pass
            victim.start()
        until(lambda: everybody_done(players), 300)
    finally:
        for player in players:
            player.is_done = True
    store = open_store(url)
    for table in tables:
        log = store.read_now(partial(read_records, match=table[0].match))
        chosen = [record for record in log if record["by"] == "seat" and record["kind"] == "act"]
        for player in table:
            acted = [record["action"] for record in chosen if record["seat"] == player.seat]
            assert acted == [request["actions"][0] for request in player.acknowledged]
        assert [record["number"] for record in log] == list(range(len(log)))
    store.close()
