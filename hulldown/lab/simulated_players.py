"""Simulated players of many matches on a server at once, both seats of each.

It is meant to be light, so that it measures the server and not itself: it reads of every
message no more than it needs and answers with a random choice.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from msgspec import Raw, Struct, field, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance

Ask = Callable[[str, str, JSON], bytes]
"""A request over HTTP: path, secret, data."""


# What they read of the messages.


class Offer(Struct):
    """A legal action, unread."""

    action: Raw


class Situation(Struct):
    """What a seat needs to know to answer."""

    prompt_number: int
    to_act: list[int]
    choices: list[Offer] = field(default_factory=list)
    outcome: dict[str, Raw] | None = None


class Welcome(Struct, tag="welcome"):
    """The first message."""

    situation: Situation


class Update(Struct, tag="update"):
    """Something happened."""

    situation: Situation


class Done(Struct, tag="done"):
    """The action is on disk."""


class Fault(Struct):
    """Why something was refused."""

    code: str


class Refused(Struct, tag="refused"):
    """The action came too late, or a fault."""

    error: Fault


class TableChanged(Struct, tag="table"):
    """Of no interest here."""


class Bye(Struct, tag="bye"):
    """The server wants no more."""


PATIENCE: Final = 60.0
"""A server that answers nothing for so long is broken."""
SPREAD: Final = 41
"""New matches play up to this many actions at once, so that not all are at their beginning."""
DECODER: Final = json.Decoder(Welcome | Update | Done | Refused | TableChanged | Bye)


# Those who play.


class Chair:
    """One seat of a match and its socket."""

    def __init__(self, seat: int, socket: ClientConnection, told: Callable[[], None]) -> None:
        self.seat = seat
        self.socket = socket
        self.told = told
        self.situation = Situation(0, [])
        self.answered = -1  # the prompt this seat has answered last
        self.is_waiting = False
        self.done_at = 0.0

    async def read(self) -> None:
        """Take in messages until the socket is closed."""
        with suppress(ConnectionClosed):
            async for text in self.socket:
                self._take_in(DECODER.decode(text))
                self.told()

    def _take_in(self, message: Any) -> None:
        if isinstance(message, Update | Welcome):
            self.situation = message.situation
        elif isinstance(message, Done):
            self.is_waiting = False
            self.done_at = perf_counter()
        elif isinstance(message, Refused):
            assert message.error.code == "match/stale", f"refused: {message.error.code}"
            self.is_waiting = False

    def is_asked(self) -> bool:
        """Is there a question this seat has not answered?"""
        situation = self.situation
        return self.seat in situation.to_act and situation.prompt_number > self.answered

    async def answer(self, picks: SeededChance) -> None:
        """Send a random choice; where none is left, the draft is whole and is carried out."""
        situation = self.situation
        prompt, choices = situation.prompt_number, situation.choices
        request: dict[str, Any] = {"type": "commit", "id": str(prompt), "prompt_number": prompt}
        if choices:
            chosen = choices[picks.draw(len(choices), "", "")]
            request = {**request, "type": "act", "actions": [chosen.action]}
        self.answered = prompt
        self.is_waiting = True
        await self.socket.send(json.encode(request), text=True)


class LiveMatch:
    """A match whose persons are simulated; when it is over a new one takes its place."""

    def __init__(self, players: "SimulatedPlayers", number: int) -> None:
        self.players = players
        self.picks = SeededChance(f"load/{number}")
        self.chairs: list[Chair] = []
        self.readers: list[asyncio.Task[None]] = []
        self._told = asyncio.Event()

    async def begin(self) -> None:
        """A new match on the server, and a socket for each seat."""
        players = self.players
        answer = await asyncio.to_thread(
            players.ask, "api/matches", players.secret, players.request
        )
        made = json.decode(answer)
        for seat in range(players.persons):
            url = players.socket_address
            socket = await connect(url, compression=None, ping_interval=None, max_size=None)
            hello = {"type": "hello", "match": made["id"], "seat": seat, "secret": players.secret}
            hello["once"] = True
            await socket.send(json.encode(hello), text=True)
            chair = Chair(seat, socket, self._told.set)
            self.chairs.append(chair)
            reader = asyncio.create_task(chair.read())
            reader.add_done_callback(lambda _: self._told.set())
            self.readers.append(reader)

    async def end(self) -> None:
        """Leave the match."""
        for chair in self.chairs:
            await chair.socket.close()
        await asyncio.gather(*self.readers)
        self.chairs, self.readers = [], []

    async def act(self) -> float:
        """One action of a seat that is asked; when it was answered."""
        async with asyncio.timeout(PATIENCE):
            while True:
                chair = await self._next_chair()
                await chair.answer(self.picks)
                while chair.is_waiting:
                    await self._news()
                if chair.done_at:
                    return chair.done_at

    async def hurry(self, actions: int) -> None:
        """That many actions without a pause."""
        for _ in range(actions):
            await self.act()

    async def hurry_until(self, until: float) -> list[float]:
        """Actions without a pause until then; how long each took."""
        took = []
        while (begun := perf_counter()) < until:
            took.append(await self.act() - begun)
        return took

    async def hurry_until_finished(self, finished: int) -> None:
        """Actions without a pause until all of them together have finished that many matches."""
        while self.players.finished < finished:
            await self.act()

    async def pace(self, due: float, until: float) -> list[float]:
        """An action each second from `due` until then; how long each took.

        An action that cannot begin in time, because the one before it takes so long, has waited
        since it was due. A match that is over is replaced before its next action is due.
        """
        took = []
        while due < until:
            await self._next_chair()
            begun = due
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
                begun = perf_counter()
            took.append(await self.act() - begun)
            due += 1.0
        return took

    async def _next_chair(self) -> Chair:
        while True:
            if any(chair.situation.outcome is not None for chair in self.chairs):
                self.players.finished += 1
                await self.end()
                await self.begin()
            for chair in self.chairs:
                if chair.is_asked():
                    chair.done_at = 0.0
                    return chair
            await self._news()

    async def _news(self) -> None:
        self._told.clear()
        await self._told.wait()
        for reader in self.readers:
            if reader.done():
                reader.result()
                raise ConnectionError("the server closed a connection")


class SimulatedPlayers:
    """Matches of one game on one server, of two persons or against an agent."""

    def __init__(self, address: str, ask: Ask, game: str, agent: str = "") -> None:
        self.socket_address = address.replace("http", "ws") + "api/socket"
        self.ask = ask
        self.game = game
        self.secret = json.decode(ask("api/players", "", {"name": "Load"}))["player"]
        other = {"kind": "agent", "agent": agent} if agent else {"kind": "here", "name": "Also"}
        self.persons = 1 if agent else 2
        seats = [{"kind": "me"}, other]
        self.request = {"game": game, "seats": seats, "pace": {"reactions": "ask"}}
        self.matches: list[LiveMatch] = []
        self.finished = 0

    async def grow(self, size: int) -> None:
        """Begin matches until there are that many, and bring the new ones into all their parts."""
        new = [LiveMatch(self, number) for number in range(len(self.matches), size)]
        for match in new:
            await match.begin()
        self.matches += new
        await asyncio.gather(*(match.hurry(at % SPREAD) for at, match in enumerate(new)))

    async def hurry_on(self, seconds: float) -> list[float]:
        """Play as fast as the server answers; how long each action took."""
        until = perf_counter() + seconds
        took = await asyncio.gather(*(match.hurry_until(until) for match in self.matches))
        return [each for one in took for each in one]

    async def finish(self, finished: int) -> None:
        """Play as fast as the server answers until that many matches have been finished in all."""
        await asyncio.gather(*(match.hurry_until_finished(finished) for match in self.matches))

    async def keep_pace(self, seconds: float) -> list[float]:
        """One action per second and match, spread evenly; how long each took."""
        begun, size = perf_counter(), len(self.matches)
        took = await asyncio.gather(
            *(
                match.pace(begun + number / size, begun + seconds)
                for number, match in enumerate(self.matches)
            )
        )
        return [each for one in took for each in one]

    async def leave(self) -> None:
        """End all their matches."""
        await asyncio.gather(*(match.end() for match in self.matches))
        self.matches.clear()
