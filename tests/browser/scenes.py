"""Moments of matches of agents, to be played on from in a real browser."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.request import Request, urlopen

from hulldown.agents import load_agent, seat_agents
from hulldown.games import load
from hulldown.games.rush.state import MAIN
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.replays.store import file_of, result_of
from hulldown.server.sight import Stream
from tests.browser.waiting import AGENT, answered

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., Any]
GAME: Final = load("rush")
LIVE: Final = "section.prompt.live"
MATCHES: Final = 6
LAYOUT: Final = Path(__file__).with_name("layout.js").read_text("utf-8")
OPTIONS: Final = {"refill": {"recruitment_refill": "batch"}}


@contextmanager
def served(program: str, python: str = sys.executable) -> Iterator[str]:
    """The address of a server of our own for a tool, with a database of its own."""
    limits = {"HULLDOWN_REQUESTS_EACH": "100000", "HULLDOWN_STORED_EACH": "100000"}
    env = {**os.environ, **limits}
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-c", program, f"sqlite:///{folder}/matches.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as run:
            assert run.stdout is not None
            try:
                yield run.stdout.readline().split()[3]
            finally:
                run.terminate()


def faults(
    page: "Page", *roots: str, over: str = "", fan: str = "", pans: str = "", long: bool = False
) -> list[str]:
    """What is too small, out of sight, cut or over each other there: layout.js says how."""
    page.evaluate("document.fonts.ready")
    wish = {"roots": roots, "over": over, "fan": fan, "pans": pans, "long": long}
    return list(page.evaluate(LAYOUT, wish))


LAID_OUT: Final = """document.fonts.ready.then(() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
"""Until then what stands in for a font may still move under the mouse."""


HOLD_ORDERS: Final = """
() => {
  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (data) {
    if (JSON.parse(data).type !== 'orders') return send.call(this, data)
    window.give = () => send.call(this, data)
  }
}
"""


class Scene:
    """A moment of a match of agents in which a seat may do something of a kind."""

    def __init__(self, match: Match[Any, Any], record: int, seat: int) -> None:
        self.match = match
        self.record = record
        self.seat = seat

    def prepare(self, table: Any) -> tuple[str, str]:
        """Makes a match that goes on from here: its address, and this seat's secret."""
        seats = [AGENT for _ in range(self.match.config.seats)]
        seats[self.seat] = {"kind": "me"}
        me = host_of(table, self.match)
        return f"#/match/{self.fork(table, me, seats)}", me

    def fork(self, table: Any, me: str, seats: list[Any], **wish: Any) -> str:
        """Makes a match that goes on from here; its id."""
        moment = moments_told(self.match).index(self.record)
        wish |= {"moment": moment, "seats": seats, "hidden": "keep"}
        old = replay_at(table, self.match, me)
        return str(table.call(f"matches/{old}/fork", wish, me)["id"])

    def open_for_two(self, table: Any, visit: Visit, **profile: Any) -> list["Page"]:
        """Plays on as two people without orders who are asked for every reaction; their pages."""
        ada = table.player("Ada")
        people = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
        id = self.fork(table, ada, people, pace={"reactions": "ask"})
        links = table.call(f"matches/{id}/links", secret=ada)["seats"]
        pages = [visit("", **profile) for _ in people]
        for seat, page in enumerate(pages):
            page.evaluate(f"localStorage.setItem('hulldown.duel.orders.{id}.{seat}', 'given')")
            page.goto(f"{table.address}/#/seat/{links[str(seat)]}")
            page.get_by_role("button", name="Play here").click()
        return pages

    def open(self, table: Any, visit: Visit, **profile: Any) -> "Page":
        """Plays on from here in the browser, as this seat."""
        page = visit(*self.prepare(table), **profile)
        page.locator(LIVE).wait_for()
        page.evaluate(LAID_OUT)
        return page  # type: ignore[no-any-return]

    def open_before_orders(self, table: Any, visit: Visit, **profile: Any) -> "Page":
        """The same; the orders the table gives in this seat's name wait until `give_orders`."""
        path, me = self.prepare(table)
        page = visit("", me, **profile)
        page.evaluate(HOLD_ORDERS)
        page.goto(f"{table.address}/{path}")
        page.locator(LIVE).wait_for()
        page.wait_for_function("() => !!window.give")
        return page  # type: ignore[no-any-return]


def give_orders(page: "Page") -> None:
    """What waited is sent; the seat's situation is a new one, and its question the same."""
    page.evaluate("give()")
    answered(page)


@cache
def moments_told(match: Match[Any, Any]) -> list[int]:
    """The records after which everybody who watches sees something new."""
    stream = Stream(None)
    stream.follow(match)
    return stream.moments()


@cache
def replay_of(match: Match[Any, Any]) -> bytes:
    """The match as a file."""
    records = [record.to_json() for record in match.records]
    return file_of(match.header.to_json(), records, result_of(match))


@cache
def host_of(table: Any, match: Match[Any, Any]) -> str:
    """Whoever goes on from this match: one person, to whom it is sent once."""
    return str(table.player())


@cache
def replay_at(table: Any, match: Match[Any, Any], me: str) -> str:
    """The match as a replay of this person, sent once: to check all of it takes its time."""
    return str(send(table, "replays", replay_of(match), me)["id"])


def send(table: Any, path: str, content: bytes, secret: str) -> Any:
    """A body that is no JSON."""
    headers = {"Authorization": f"Bearer {secret}"}
    request = Request(f"{table.address}/api/{path}", data=content, headers=headers)
    with urlopen(request) as answer:
        return json.load(answer)


Played = tuple[Match[Any, Any], list[tuple[int, Any]]]


@cache
def match_of(agent: str, kind: str, seats: int, seed: int) -> Played:
    """A match of Rush between agents with the position after each record."""
    return played_out(GAME, GAME.info.configure(seats, OPTIONS.get(kind, {})), agent, seed)


def played_out(game: Any, config: Any, agent: str, seed: int) -> Played:
    """A match between agents with the position after each record."""
    match: Match[Any, Any] = Match(game, config, SeededChance(f"{agent}/{seed}"))
    players = seat_agents(game, config, [load_agent(agent)] * config.seats, str(seed))
    positions = {len(match.records) - 1: match.state}
    while match.outcome is None:
        seat = match.seats_to_act[0]
        match.step(seat, players[seat].choose(game, match.at(seat), match.legal(seat)))
        positions[len(match.records) - 1] = match.state
    return match, sorted(positions.items())


def matches(agent: str, kind: str, seats: int = 3) -> Iterator[Played]:
    """Matches of agents, played when they are asked for."""
    return (match_of(agent, kind, seats, seed) for seed in range(MATCHES))


def moments_of(played: Played) -> Iterator[tuple[Scene, Any]]:
    """Moments somebody saw and was asked in, with their positions."""
    match, positions = played
    seen = set(moments_told(match))
    for record, state in positions:
        for seat in match.game.seats_to_act(state) if record in seen else ():
            yield Scene(match, record, seat), state


def moments(agent: str, kind: str = "", seats: int = 3) -> Iterator[tuple[Scene, Any]]:
    """Such moments of all matches of these agents."""
    return chain.from_iterable(map(moments_of, matches(agent, kind, seats)))


@cache
def scene_of(kind: str, seats: int = 3) -> Scene:
    """The first moment in which somebody may do this."""
    for agent in ("greedy", "random"):
        for scene, state in moments(agent, kind if kind in OPTIONS else "", seats):
            legal = GAME.legal_actions(state, scene.seat)
            if len(legal) > 1 and kind in {action.kind for action in legal}:
                return scene
    raise AssertionError(f"nobody may {kind}")


@cache
def scene_where(holds: Callable[[Any, int], bool], seats: int = 3) -> Scene:
    """The first moment in which this holds of the position for a seat that is asked."""
    for agent in ("greedy", "random"):
        for scene, state in moments(agent, seats=seats):
            if holds(state, scene.seat):
                return scene
    raise AssertionError("it never holds")


def last_scene(seats: int = 3) -> Scene:
    """The last decision of a match."""
    *_, (scene, _) = moments_of(match_of("greedy", "", seats, 0))
    return scene


@cache
def late_scene() -> Scene:
    """A turn of two players' last round but one."""
    played = match_of("greedy", "", 2, 1)
    last = played[1][-1][1].round
    return next(scene for scene, state in moments_of(played) if state.round == last - 1)


@cache
def largest_hand() -> Scene:
    """The moment in which somebody may play most different cards."""
    every = chain(moments("greedy"), moments("random"))
    asked = [(scene, state.hands[scene.seat]) for scene, state in every if state.asking == MAIN]
    return max(asked, key=lambda found: len(set(found[1])))[0]
