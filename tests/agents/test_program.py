"""A program in any language plays by JSON lines, and costs nobody anything when it fails."""

import shutil
import sys
from pathlib import Path

import pytest

from hatch_build import find_npm
from hulldown.agents import SeatedAgent, load_agent, seat_agent
from hulldown.agents.program import ProgramAgent
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import HulldownError
from hulldown.lab.simulate import simulate
from tests.test_docs import ROOT, blocks

GAME = load("template")
CONFIG = GAME.info.configure(2)
STATE = GAME.setup(CONFIG, SeededChance(1))
LAST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"choose": len(json.loads(line)["legal"]) - 1}), flush=True)
"""
LOOKS_AHEAD = """
import json, sys
for line in sys.stdin:
    print('{"worlds": 2}', flush=True)
    worlds = json.loads(next(sys.stdin))["worlds"]
    print(json.dumps({"choose": len(worlds)}), flush=True)
"""
FAILURES = {
    "crashes": "raise SystemExit(1)",
    "answers nonsense": "print('hello', flush=True); input()",
    "answers no object": "print('[1]', flush=True); input()",
    "nests its answer deeply": "print('[' * 500_000 + ']' * 500_000, flush=True); input()",
    "chooses what is not there": "print('{\"choose\": 999}', flush=True); input()",
    "is silent": "import time; time.sleep(60)",
    "does not listen": "while True: print('{\"worlds\": 900}', flush=True)",
    "talks without end": "while True: print('x' * 65536, end='', flush=True)",
    "takes too much memory": "x = bytearray(1 << 31); print('{\"choose\": 1}', flush=True)",
}


def agent_of(tmp_path: Path, text: str, seconds: float = 20) -> SeatedAgent:
    path = tmp_path / "agent.py"
    path.write_text(text)
    kind = load_agent(f"program:{sys.executable} {path}")
    return seat_agent(GAME, CONFIG, kind, 0, "1", seconds=seconds)


def answer(agent: SeatedAgent) -> str:
    return agent.decide(GAME, STATE, GAME.legal_actions(STATE, 0)).notation()


def test_a_program_answers_by_a_place_in_the_list(tmp_path: Path) -> None:
    agent = agent_of(tmp_path, LAST)
    assert answer(agent) == answer(agent) == GAME.legal_actions(STATE, 0)[-1].notation()
    assert agent.failed == ""


def test_a_program_may_ask_for_worlds(tmp_path: Path) -> None:
    agent = agent_of(tmp_path, LOOKS_AHEAD)
    assert answer(agent) == GAME.legal_actions(STATE, 0)[2].notation()


@pytest.mark.parametrize("failure", FAILURES)
def test_a_program_that_fails_loses_its_say_and_nothing_else(tmp_path: Path, failure: str) -> None:
    seconds = 1 if failure in {"is silent", "does not listen"} else 20
    agent = agent_of(tmp_path, FAILURES[failure], seconds)
    usual = GAME.usual(STATE, 0).notation()
    assert answer(agent) == usual
    assert agent.failed
    assert isinstance(agent.agent, ProgramAgent)
    assert agent.agent.process is None
    assert answer(agent) == usual


def test_a_program_that_is_not_there_loses_its_say() -> None:
    agent = seat_agent(GAME, CONFIG, load_agent("program:./not-there"), 0, "1")
    legal = GAME.legal_actions(STATE, 0)
    assert agent.decide(GAME, STATE, legal) is GAME.usual(STATE, 0)
    assert "No such file" in agent.failed
    with pytest.raises(HulldownError, match="names no program"):
        load_agent("program:")


def test_the_example_in_another_language_plays(tmp_path: Path) -> None:
    npm = find_npm()
    node = shutil.which("node", path=npm.folder if npm else None)
    assert node is not None
    page = (ROOT / "docs/write-an-agent.md").read_text("utf-8")
    (text,) = [block.text for block in blocks(page) if block.info == "javascript strongest.mjs"]
    path = tmp_path / "strongest.mjs"
    path.write_text(text)
    summary = simulate(GAME, ["usual", f"program:{node} {path}"], 2)
    assert summary.win_share[1] > 0.5
