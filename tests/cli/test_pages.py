"""The samples in the pages are real: agents are run, output is compared."""

import os
import re
import shlex
from pathlib import Path

import pytest

from hatch_build import find_npm
from hulldown.games import load
from hulldown.lab.simulate import simulate
from tests.cli.conftest import Run

DOCS = Path(__file__).parents[2] / "docs"
AGENTS = (DOCS / "write-an-agent.md").read_text("utf-8")
COMMANDS = (DOCS / "command-line.md").read_text("utf-8")
REPEATABLE = ("simulate", "rules")


def code_in(page: str) -> dict[str, str]:
    """The files a page tells to save."""
    saved = r"^```(?:python|javascript) (\S+\.(?:py|mjs))\n(.*?)^```"
    return dict(re.findall(saved, page, re.DOTALL | re.MULTILINE))


def samples_in(page: str) -> dict[str, str]:
    """The commands a page shows, each with its output, where that is the same every time."""
    found = dict(re.findall(r"^\$ hulldown (.*?)\n(.*?)^```", page, re.DOTALL | re.MULTILINE))
    return {line: out for line, out in found.items() if line.split()[0] in REPEATABLE}


def lines_of(output: str) -> list[str]:
    """What does not depend on the machine's speed or the terminal's width."""
    return re.sub(r", [\d,]+ a second", "", " ".join(output.split())).split()


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the agents of the page, where commands are typed."""
    for name, source in code_in(AGENTS).items():
        (tmp_path / name).write_text(source)
    monkeypatch.chdir(tmp_path)
    npm = find_npm()
    assert npm is not None, "the environment of the tests has Node"
    monkeypatch.setenv("PATH", os.pathsep.join([npm.folder, os.environ["PATH"]]))
    return tmp_path


@pytest.mark.parametrize("line", [*samples_in(AGENTS), *samples_in(COMMANDS)])
def test_a_sample_is_what_one_gets(run: Run, saved: Path, line: str) -> None:
    shown = {**samples_in(AGENTS), **samples_in(COMMANDS)}[line]
    ran = run(*shlex.split(line))
    assert lines_of(ran.out + ran.err) == lines_of(shown)


def test_the_first_agent_has_about_ten_lines_and_beats_random(saved: Path) -> None:
    source = code_in(AGENTS)["my_agent.py"]
    assert len([line for line in source.splitlines() if line.strip()]) <= 10
    share = simulate(load("template"), ["random", "my_agent.py"], 200)
    assert share.interval[1][0] > 0.5


def test_the_match_from_python_runs(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code_in(AGENTS)["match.py"], {})
    assert re.fullmatch(r"\(\(.*\)\) \d+\n", capsys.readouterr().out)


def test_there_are_samples_and_agents() -> None:
    files = ["my_agent.py", "monte_carlo.py", "match.py", "strongest.mjs", "seat.py"]
    assert list(code_in(AGENTS)) == files
    assert len(samples_in(AGENTS)) == 3
    assert len(samples_in(COMMANDS)) == 3
