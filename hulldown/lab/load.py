"""How much a server can carry: many live matches on a real one, on a core of its own."""

import asyncio
import gc
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final, NamedTuple
from urllib.request import Request, urlopen

from msgspec import Struct, json, to_builtins
from prometheus_client.parser import text_string_to_metric_families

from hulldown.kernel.canonical import JSON
from hulldown.lab.bench import is_compiled
from hulldown.lab.simulated_players import SimulatedPlayers
from hulldown.server.metrics import PARTS

LIMIT: Final = 0.050
"""What the slowest hundredth of the actions may take on a server that carries its matches."""
STEP: Final = 50
"""The fewest matches to add when looking for the most; of many matches a quarter is added."""
PROBES: Final = 50
STARTING: Final = 3.0
"""Seconds in which the agents' processes start and read their games."""
QUIET: Final = 0.05
"""A server that waits for its core longer than this, without a hurry, is not alone on it."""
AT_ONCE: Final = 20
PARTS_OF_RUN: Final = 10
TOO_BUSY: Final = 0.8
"""Simulated players that work for more than this share of the time measure themselves."""
NO_LIMITS: Final = {
    "HULLDOWN_CONNECTIONS": "100000",
    "HULLDOWN_CONNECTIONS_EACH": "100000",
    "HULLDOWN_MESSAGES_EACH": "1000000",
    "HULLDOWN_REQUESTS_EACH": "1000000",
    "HULLDOWN_STORED_EACH": "1000000",
}
SERVE: Final = "import sys; from hulldown.cli import main; sys.exit(main())"


class Counts(Struct):
    """Counters of a server by name or part, and its round trips by bucket."""

    values: dict[str, float]
    buckets: dict[float, float]

    def since(self, before: "Counts") -> "Counts":
        """What was counted since then."""
        values = {key: value - before.values.get(key, 0.0) for key, value in self.values.items()}
        buckets = {key: count - before.buckets[key] for key, count in self.buckets.items()}
        return Counts(values, buckets)

    def quantile(self, share: float) -> float:
        """The seconds that this share of the round trips stayed below, read between buckets."""
        wanted = share * max(self.buckets.values(), default=0.0)
        low = below = 0.0
        for high, count in sorted(self.buckets.items()):
            if count >= wanted and count > below and high != float("inf"):
                return low + (high - low) * (wanted - below) / (count - below)
            low, below = (low if high == float("inf") else high), count
        return low


class Server:
    """A real `hulldown serve` in a process of its own."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self.pid = pid

    def ask(self, path: str, secret: str = "", data: JSON = None) -> bytes:
        """The answer to a request over HTTP."""
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        body = None if data is None else json.encode(data)
        with urlopen(Request(self.address + path, body, headers)) as answer:
            content: bytes = answer.read()
        return content

    def seconds_kept_waiting(self) -> float:
        """How long the server's event loop had to do and did not get its core (on Linux)."""
        file = Path(f"/proc/{self.pid}/schedstat")
        return int(file.read_text().split()[1]) / 1e9 if file.exists() else 0.0

    def megabytes(self) -> float:
        """The memory the server holds (on Linux)."""
        status = Path(f"/proc/{self.pid}/status")
        if not status.exists():
            return 0.0
        (held,) = [line for line in status.read_text().splitlines() if line.startswith("VmRSS:")]
        return int(held.split()[1]) / 1024

    def counts(self) -> Counts:
        """What the server has counted so far."""
        values: dict[str, float] = {}
        buckets: dict[float, float] = {}
        for family in text_string_to_metric_families(self.ask("metrics").decode()):
            for sample in family.samples:
                if sample.name == "hulldown_round_trip_seconds_bucket":
                    buckets[float(sample.labels["le"])] = sample.value
                elif not sample.name.endswith("_created"):
                    values[sample.labels.get("part", sample.name)] = sample.value
        return Counts(values, buckets)


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server on the first core we may use, its database in this folder; we take the others.

    It has no limits against floods. Where there is one core only, both share it.
    """
    command = [sys.executable, "-P", "-c", SERVE, "serve", "--port", "0", "--no-browser"]
    command += ["--db", f"sqlite:///{folder / 'load.db'}"]
    environment = {**os.environ, **NO_LIMITS}
    cores = usable_cores()
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            if len(cores) > 1:
                os.sched_setaffinity(process.pid, cores[:1])
                os.sched_setaffinity(0, cores[1:])
            assert process.stdout is not None
            yield Server(process.stdout.readline().split()[3], process.pid)
        finally:
            process.terminate()
            if len(cores) > 1:
                os.sched_setaffinity(0, cores)


def usable_cores() -> list[int]:
    """The cores this process may use, where that can be told."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def allow_many_sockets() -> None:
    """Two sockets a match need more open files than a shell usually allows."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Times(Struct):
    """Round trips in milliseconds: what half, 95 and 99 of a hundred stayed below."""

    p50: float
    p95: float
    p99: float


class LoadLevel(Struct):
    """What was measured with that many matches.

    `client` is from sending an action to reading that it is on disk, `server` from reading it
    to queueing that answer. `cpu_ms` is the server's processor time an action, `shares` how it
    is spent. `busy` and `waiting` are the shares of the time that the server worked and that
    its event loop waited for the core, because of others or, with much to do, its own writing;
    `crowd` is that of those who play.
    """

    matches: int
    actions: int
    actions_per_s: float
    client: Times
    server: Times
    cpu_ms: float
    shares: dict[str, float]
    busy: float
    waiting: float
    crowd: float

    @property
    def is_borne(self) -> bool:
        """Are 99 of 100 actions fast enough?"""
        return self.client.p99 <= 1e3 * LIMIT


class Measured(NamedTuple):
    """A server's figures: at a pace, with Aces thinking, in a hurry, and with more matches."""

    paced: LoadLevel
    thinking: LoadLevel | None
    hurried: LoadLevel
    more: list[LoadLevel]


async def measure(
    server: Server, players: SimulatedPlayers, seconds: float, hurry: bool = False
) -> LoadLevel:
    """Let them play for this long, at their pace or as fast as they can."""
    gc.collect()
    before = await asyncio.to_thread(server.counts)
    begun, own, waited = perf_counter(), process_time(), server.seconds_kept_waiting()
    took = await (players.hurry_on(seconds) if hurry else players.keep_pace(seconds))
    spent, own = perf_counter() - begun, process_time() - own
    waited = server.seconds_kept_waiting() - waited
    counts = (await asyncio.to_thread(server.counts)).since(before)
    cpu = counts.values["hulldown_cpu_seconds"]
    shares = {part: counts.values.get(part, 0.0) / cpu for part in PARTS}
    return LoadLevel(
        matches=len(players.matches),
        actions=len(took),
        actions_per_s=round(len(took) / spent, 1),
        client=times(lambda share: quantile(took, share)),
        server=times(counts.quantile),
        cpu_ms=round(1e3 * cpu / len(took), 3),
        shares={part: round(value, 3) for part, value in with_rest(shares).items()},
        busy=round(cpu / spent, 3),
        waiting=round(waited / spent, 3),
        crowd=round(own / spent, 3),
    )


def with_rest(shares: dict[str, float]) -> dict[str, float]:
    """The shares, and what is left: sockets, the event loop, the framework."""
    return {**shares, "rest": max(0.0, 1.0 - sum(shares.values()))}


def times(below: Callable[[float], float]) -> Times:
    """The three round trips that are told, in milliseconds."""
    return Times(*(round(1e3 * below(share), 2) for share in (0.5, 0.95, 0.99)))


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def load(
    game: str,
    matches: int,
    seconds: float,
    most: bool = True,
    folder: Path | None = None,
    progress: Callable[[str], None] = lambda what: None,
    aces: int = 0,
) -> dict[str, JSON]:
    """Measure a server: paced, with Aces, unthrottled, and with the most matches it can carry."""
    allow_many_sockets()
    cores = usable_cores()
    with TemporaryDirectory(prefix="hulldown-load-", dir=folder) as name:
        disk = disk_seconds(Path(name))
        with serving(Path(name)) as server:
            paced, thinking, hurried, more = asyncio.run(
                _load(server, game, matches, seconds, most, progress, aces)
            )
    levels = [paced, *more]
    return {
        "game": game,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "cores": len(cores),
        "disk_ms": round(1e3 * disk, 2),
        "paced": to_builtins(paced),
        "aces": aces,
        "thinking": to_builtins(thinking),
        "hurried": to_builtins(hurried),
        "more": [to_builtins(level) for level in more],
        "most": max([level.matches for level in levels if level.is_borne], default=0)
        if most
        else None,
        "quiet": paced.waiting <= QUIET,
        "crowd_too_busy": max(level.crowd for level in (*levels, hurried)) > TOO_BUSY,
    }


async def _load(
    server: Server,
    game: str,
    matches: int,
    seconds: float,
    most: bool,
    progress: Callable[[str], None],
    aces: int,
) -> Measured:
    players = SimulatedPlayers(server.address, server.ask, game)
    progress(f"{matches} matches")
    await players.grow(matches)
    gc.freeze()
    paced = last = await measure(server, players, seconds)
    thinking = None
    if aces:
        progress(f"{matches} matches, {aces} Aces thinking")
        thinking = await measure_beside(server, players, seconds, aces)
    progress(f"{matches} matches in a hurry")
    hurried = await measure(server, players, seconds, hurry=True)
    more: list[LoadLevel] = []
    while most and last.is_borne:
        wanted = len(players.matches) + max(STEP, len(players.matches) // (4 * STEP) * STEP)
        progress(f"{wanted} matches")
        await players.grow(wanted)
        last = await measure(server, players, seconds)
        more.append(last)
    await players.leave()
    return Measured(paced, thinking, hurried, more)


async def measure_beside(
    server: Server, players: SimulatedPlayers, seconds: float, aces: int
) -> LoadLevel:
    """Let the players keep their pace while this many Aces think: they are answered at once.

    The agents' processes have started before.
    """
    others = SimulatedPlayers(server.address, server.ask, players.game, "ace")
    await others.grow(aces)
    await others.hurry_on(STARTING)
    playing = asyncio.create_task(others.hurry_on(seconds))
    level = await measure(server, players, seconds)
    await playing
    await others.leave()
    return level


class Memory(Struct):
    """What a server holds after that many finished matches: megabytes, and matches in memory."""

    finished: int
    megabytes: float
    rooms: int


def memory(
    game: str,
    finished: int,
    folder: Path | None = None,
    progress: Callable[[str], None] = lambda what: None,
) -> dict[str, JSON]:
    """How much a server holds while that many matches are played to their end on it."""
    allow_many_sockets()
    with TemporaryDirectory(prefix="hulldown-load-", dir=folder) as name, serving(Path(name)) as it:
        steps = asyncio.run(_memory(it, game, finished, progress))
    half = [step for step in steps if 2 * step.finished >= finished]
    grown = half[-1].megabytes - half[0].megabytes
    return {
        "game": game,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "steps": [to_builtins(step) for step in steps],
        "grown_kb_each": round(1024 * grown / (half[-1].finished - half[0].finished), 1),
    }


async def _memory(
    server: Server, game: str, finished: int, progress: Callable[[str], None]
) -> list[Memory]:
    players = SimulatedPlayers(server.address, server.ask, game)
    await players.grow(min(AT_ONCE, finished))
    steps: list[Memory] = []
    for part in range(1, PARTS_OF_RUN + 1):
        await players.finish(finished * part // PARTS_OF_RUN)
        counts = await asyncio.to_thread(server.counts)
        rooms = int(counts.values["hulldown_rooms"])
        steps.append(Memory(players.finished, round(server.megabytes(), 1), rooms))
        progress(f"{players.finished} of {finished} matches")
    await players.leave()
    return steps


def disk_seconds(folder: Path) -> float:
    """How long the disk usually takes to keep something for good."""
    took = []
    with (folder / "probe").open("wb") as file:
        for _ in range(PROBES):
            file.write(bytes(4096))
            file.flush()
            begun = perf_counter()
            os.fsync(file.fileno())
            took.append(perf_counter() - begun)
    return quantile(took, 0.5)
