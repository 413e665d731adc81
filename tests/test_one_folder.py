"""A fourth game is one folder: a copy of the template, and no other file changed.

tests/browser/test_one_folder.py plays it in the browser.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "hulldown"
ADD_A_GAME = ROOT / "docs" / "add-a-game.md"
RUN = "import sys; from hulldown.cli import main; sys.exit(main())"
CONTRACT = """
import sys

import hulldown
from hulldown.lab.contract import check_match
from hulldown.lab.walk import every_config, random_walk

game = hulldown.load(sys.argv[1])
for number, config in enumerate(every_config(game)):
    walk = random_walk(game, config, number)
    for finding in check_match(walk, number, stride=5):
        print(finding)
print(hulldown.__file__, len(every_config(game)), "configs checked")
"""

Python = Callable[..., str]


def copy_the_template(home: Path) -> None:
    """The lines that docs/add-a-game.md begins with."""
    found = re.search(r"```sh\n(.*?)```", ADD_A_GAME.read_text("utf-8"), re.DOTALL)
    assert found is not None
    subprocess.run(["sh", "-ec", found[1]], cwd=home, check=True)


def write_the_smallest(home: Path) -> None:
    """The one file that docs/add-a-game.md shows whole."""
    text = ADD_A_GAME.read_text("utf-8").partition("## The smallest game")[2]
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    folder = home / "hulldown" / "games" / "crates"
    folder.mkdir()
    (folder / "__init__.py").write_text(found[1], "utf-8")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Python:
    """Python with a copy of the package that has one more game; returns what it prints."""
    home = tmp_path_factory.mktemp("one-folder")
    copytree(PACKAGE, home / "hulldown", ignore=ignore_patterns("static", "__pycache__"))
    copy_the_template(home)
    write_the_smallest(home)

    def run(code: str, *arguments: str, typed: str = "") -> str:
        command = [sys.executable, "-c", code, *arguments]
        env = {**os.environ, "PYTHONPATH": str(home)}
        ran = subprocess.run(
            command, cwd=home, env=env, input=typed, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    return run


def test_it_is_listed_beside_the_others(python: Python) -> None:
    games = {game["id"]: game for game in json.loads(python(RUN, "games", "--json"))["games"]}
    assert games["convoy"] == {**games["template"], "id": "convoy", "audience": "players"}


def test_it_keeps_the_contract(python: Python) -> None:
    *findings, last = python(CONTRACT, "convoy").splitlines()
    assert findings == []
    assert last.endswith("configs checked")
    assert not last.startswith(str(ROOT))


def test_it_can_be_fuzzed(python: Python) -> None:
    report = json.loads(python(RUN, "fuzz", "convoy", "--games", "3", "--json"))
    assert (report["game"], report["games"], report["failures"]) == ("convoy", 3, [])


def test_it_can_be_played_in_the_terminal(python: Python) -> None:
    told = python(RUN, "play", "convoy", "--seed", "1", typed="\n" * 50)
    assert "Night Convoy: 2 players, seed 1" in told
    assert "The match is over" in told


def test_rules_alone_keep_the_contract(python: Python) -> None:
    *findings, last = python(CONTRACT, "crates").splitlines()
    assert findings == []
    assert last.endswith("configs checked")


def test_rules_alone_can_be_played_in_the_terminal(python: Python) -> None:
    told = python(RUN, "play", "crates", "--seed", "1", typed="\n" * 50)
    assert "Do take: count 1" in told
    assert "Took: seat Player 2" in told
    assert "The match is over" in told
