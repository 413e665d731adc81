"""Agents in worker processes: the same decisions, and nothing they do stops a match."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hulldown.agents.levels import ON_SERVERS
from hulldown.games import load
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.server import workers as workers_of
from hulldown.server.settings import Settings
from hulldown.server.thinking import HintQuestion, Question, decide, is_quick, usual
from hulldown.server.workers import Workers
from tests.server.client import somebody, until
from tests.server.running import running

GAME = load("template")
DIES_ONCE = """
import os, pathlib
class Dies:
    def choose(self, view, legal, worlds, clock):
        flag = pathlib.Path({flag!r})
        if not flag.exists():
            flag.touch()
            os._exit(1)
        return legal[-1]
"""
THINKS_FOR_EVER = """
class Slow:
    def choose(self, view, legal, worlds, clock):
        while True:
            pass
"""
WAITS = """
import pathlib, time
class Waits:
    def choose(self, view, legal, worlds, clock):
        pathlib.Path({begun!r}).touch()
        while not pathlib.Path({gate!r}).exists():
            time.sleep(0.01)
        return legal[0]
"""
FAILURES = {
    "takes too much memory": "return legal[len(bytearray(1 << 42)) * 0]",
    "crashes": "raise RuntimeError('no idea')",
    "chooses what is not legal": "return None",
}
FAILS = """
class Fails:
    def choose(self, view, legal, worlds, clock):
        with open({asked!r}, "a") as file:
            file.write("asked ")
        {how}
"""


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """One worker for several tests."""
    found = Workers(1)
    yield found
    found.close()


def question(agent: str, seed: str = "1") -> Question:
    """The first decision of a match."""
    config: Config = GAME.info.configure(2)
    state = GAME.setup(config, SeededChance("7"))
    choices = canonical(config.to_json()).encode()
    return Question("template", choices, GAME.encode_state(state), 0, agent, seed)


@pytest.mark.parametrize("agent", ["random", "greedy", "captain"])
def test_a_worker_decides_as_the_server_would(workers: Workers, agent: str) -> None:
    asked = [question(agent, str(seed)) for seed in range(5)]
    found = [asyncio.run(workers.think(one)) for one in asked]
    assert found == [decide(one) for one in asked]


def test_a_worker_that_dies_is_replaced_and_asked_again(workers: Workers, tmp_path: Path) -> None:
    file = tmp_path / "dies.py"
    file.write_text(DIES_ONCE.format(flag=str(tmp_path / "flag")))
    asyncio.run(workers.think(question("random")))
    before = workers.workers[0].process
    chosen = asyncio.run(workers.think(question(str(file))))
    after = workers.workers[0].process
    assert before is not None
    assert after is not None
    assert (before.is_alive(), after.is_alive()) == (False, True)
    assert chosen == decide(question(str(file)))


@pytest.mark.parametrize("failure", FAILURES)
def test_an_agent_that_fails_is_asked_once_and_ends_in_the_usual_action(
    workers: Workers, tmp_path: Path, failure: str
) -> None:
    file, note = tmp_path / "fails.py", tmp_path / "note"
    file.write_text(FAILS.format(how=FAILURES[failure], asked=str(note)))
    asked = question(str(file))
    assert asyncio.run(workers.think(asked)) == usual(asked)
    assert note.read_text() == "asked "


def test_an_agent_that_never_decides_ends_in_the_usual_action(tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(THINKS_FOR_EVER)
    impatient = Workers(1, seconds=0.1)
    asked = question(str(file))
    try:
        assert asyncio.run(impatient.think(asked)) == usual(asked)
        assert impatient.workers[0].process is None, "nothing goes on thinking"
    finally:
        impatient.close()


class Gated:
    """A worker that is busy until the gate is opened."""

    def __init__(self, tmp_path: Path) -> None:
        self.begun, self.gate = tmp_path / "begun", tmp_path / "gate"
        self.file = tmp_path / "waits.py"
        self.file.write_text(WAITS.format(begun=str(self.begun), gate=str(self.gate)))
        self.workers = Workers(1)

    async def think(self) -> int:
        """A decision that takes until the gate is opened."""
        return await self.workers.think(question(str(self.file)))

    async def keep_busy(self) -> "asyncio.Task[int]":
        """The worker takes such a decision now."""
        task = asyncio.create_task(self.think())
        while not self.begun.exists():
            await asyncio.sleep(0.01)
        return task


@pytest.fixture
def gated(tmp_path: Path) -> Iterator[Gated]:
    found = Gated(tmp_path)
    yield found
    found.workers.close()


def test_a_sergeant_waits_neither_for_a_queued_nor_for_a_running_ace(gated: Gated) -> None:
    asked = question("sergeant")

    async def play() -> int:
        running = await gated.keep_busy()
        queued = [asyncio.create_task(gated.think()) for _ in range(3)]
        await asyncio.sleep(0)
        chosen = await gated.workers.think(asked)
        assert not any(task.done() for task in (running, *queued))
        gated.gate.touch()
        await asyncio.gather(running, *queued)
        return chosen

    assert asyncio.run(play()) == decide(asked)


@pytest.mark.parametrize("patience", [5.0, 0.0])
def test_a_hint_lets_decisions_go_first_for_a_while(
    gated: Gated, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    monkeypatch.setitem(workers_of.PATIENCE, HintQuestion, patience)
    asked = question("captain")
    hint = HintQuestion(asked.game, asked.choices, asked.position, asked.seat, asked.seed)
    done = []

    async def play() -> None:
        running = await gated.keep_busy()
        looked = asyncio.create_task(gated.workers.look(hint))
        looked.add_done_callback(lambda _: done.append("hint"))
        await asyncio.sleep(0)
        chosen = asyncio.create_task(gated.workers.think(asked))
        chosen.add_done_callback(lambda _: done.append("decision"))
        await asyncio.sleep(0)
        gated.gate.touch()
        await asyncio.gather(running, looked, chosen)
        await asyncio.sleep(0)

    asyncio.run(play())
    assert done == (["decision", "hint"] if patience else ["hint", "decision"])


@pytest.mark.parametrize("agent", [*ON_SERVERS, "agent.py"])
def test_only_levels_that_follow_rules_of_thumb_are_quick(agent: str) -> None:
    assert is_quick(question(agent)) == (agent not in {"captain", "ace", "agent.py"})


def test_a_server_plays_with_agents_in_processes(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'one.db'}")
    with running(settings, workers=1) as server:
        ann = somebody(server, "Ann")
        match = ann.make("agent", "agent", options={"rounds": 3})
        with ann.sit(match["id"], None) as watcher:
            watcher.until(lambda seat: seat.is_over)


def test_a_match_goes_on_whose_worker_is_killed(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'one.db'}")
    with running(settings, workers=1) as server:
        ann = somebody(server, "Ann")
        rooms = server.app.state.services.lobby.rooms
        (worker,) = rooms.facilities.think.__self__.workers
        match = ann.make("agent", "agent", options={"rounds": 3})
        with ann.sit(match["id"], None) as watcher:
            killed = []
            for _ in range(2):
                until(lambda: worker.process is not None and worker.process not in killed)
                killed.append(worker.process)
                killed[-1].kill()
                killed[-1].join()
            watcher.until(lambda seat: seat.is_over)
        assert worker.process not in killed
