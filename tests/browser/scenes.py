"""Moments of matches of agents, to be played on from in a real browser."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from urllib.request import Request, urlopen

from hulldown.agents import load_agent, seat_players
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.replays.store import file_of, result_of
from hulldown.server.sight import Stream

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., Any]
GAME: Final = load("rush")
LIVE: Final = "section.prompt.live"
MATCHES: Final = 6
OPTIONS: Final = {"refill": {"recruitment_refill": "batch"}}


@contextmanager
def served(program: str) -> Iterator[str]:
    """The address of a server of our own for a tool, with a database of its own."""
    env = {**os.environ, "HULLDOWN_REQUESTS_EACH": "100000"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", program, f"sqlite:///{folder}/matches.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as run:
            assert run.stdout is not None
            yield run.stdout.readline().split()[3]
            run.terminate()


class Scene:
    """A moment of a match of agents in which a seat may do something of a kind."""

    def __init__(self, match: Match[Any, Any], record: int, seat: int) -> None:
        self.match = match
        self.record = record
        self.seat = seat

    def open(self, table: Any, visit: Visit, **profile: Any) -> "Page":
        """Plays on from here in the browser, as this seat."""
        me = table.player()
        records = [record.to_json() for record in self.match.records]
        content = file_of(self.match.header.to_json(), records, result_of(self.match))
        old = send(table, "replays", content, me)
        stream = Stream(None)
        stream.follow(self.match)
        moment = stream.moments().index(self.record)
        seats = [{"kind": "agent"} for _ in range(self.match.config.seats)]
        seats[self.seat] = {"kind": "me"}
        wish = {"moment": moment, "seats": seats, "hidden": "keep"}
        made = table.call(f"matches/{old['id']}/fork", wish, me)
        page = visit(f"#/match/{made['id']}", me, **profile)
        page.locator(LIVE).wait_for()
        return page  # type: ignore[no-any-return]


def send(table: Any, path: str, content: bytes, secret: str) -> Any:
    """A body that is no JSON."""
    headers = {"Authorization": f"Bearer {secret}"}
    request = Request(f"{table.address}/api/{path}", data=content, headers=headers)
    with urlopen(request) as answer:
        return json.load(answer)


@cache
def matches(agent: str, kind: str, seats: int = 3) -> list[tuple[Match[Any, Any], list[Any]]]:
    """Matches of agents with the position after each record."""
    found = []
    for seed in range(MATCHES):
        config = GAME.info.configure(seats, OPTIONS.get(kind, {}))
        match: Match[Any, Any] = Match(GAME, config, SeededChance(f"{agent}/{seed}"))
        players = seat_players(GAME, config, [load_agent(agent)] * seats, str(seed))
        positions = {len(match.records) - 1: match.state}
        while match.outcome is None:
            seat = match.seats_to_act[0]
            match.act(seat, players[seat].choose(GAME, match.at(seat), match.legal(seat)))
            positions[len(match.records) - 1] = match.state
        found.append((match, sorted(positions.items())))
    return found


def moments(agent: str, kind: str) -> Iterator[tuple[Scene, Any]]:
    """Moments somebody saw, with their positions."""
    for match, positions in matches(agent, kind):
        stream = Stream(None)
        stream.follow(match)
        seen = set(stream.moments())
        for record, state in positions:
            for seat in GAME.seats_to_act(state) if record in seen else ():
                yield Scene(match, record, seat), state


@cache
def scene_of(kind: str) -> Scene:
    """The first moment in which somebody may do this."""
    for agent in ("greedy", "random"):
        for scene, state in moments(agent, kind if kind in OPTIONS else ""):
            legal = GAME.legal_actions(state, scene.seat)
            if len(legal) > 1 and kind in {action.kind for action in legal}:
                return scene
    raise AssertionError(f"nobody may {kind}")
