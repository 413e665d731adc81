"""A fourth game is one folder: a copy of the template, and no other file changed.

In the browser it is proved together with the games' tables there.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

PACKAGE = Path(__file__).parents[1] / "hulldown"
RUN = "import sys; from hulldown.cli import main; sys.exit(main())"
CONTRACT = """
import hulldown
from hulldown.lab.contract import check_match
from hulldown.lab.walk import every_config, random_walk

game = hulldown.load("convoy")
for number, config in enumerate(every_config(game)):
    walk = random_walk(game, config, number)
    for finding in check_match(walk, number, stride=5):
        print(finding)
print(hulldown.__file__, len(every_config(game)), "configs checked")
"""

Python = Callable[..., str]


def copy_template(games: Path, name: str) -> None:
    """What docs/add-a-game.md tells to do: copy the folder, replace its import paths and its id."""
    copytree(games / "template", games / name)
    for path in (games / name).rglob("*.py"):
        source = path.read_text("utf-8").replace(
            "hulldown.games.template", f"hulldown.games.{name}"
        )
        path.write_text(source.replace('id="template"', f'id="{name}"'), "utf-8")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Python:
    """Python with a copy of the package that has one more game; returns what it prints."""
    home = tmp_path_factory.mktemp("one-folder")
    copytree(PACKAGE, home / "hulldown", ignore=ignore_patterns("static", "__pycache__"))
    copy_template(home / "hulldown" / "games", "convoy")

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
    assert games["convoy"] == {**games["template"], "id": "convoy"}


def test_it_keeps_the_contract(python: Python) -> None:
    *findings, last = python(CONTRACT).splitlines()
    assert findings == []
    assert last.endswith("configs checked")
    assert not last.startswith(str(PACKAGE.parent))


def test_it_can_be_fuzzed(python: Python) -> None:
    report = json.loads(python(RUN, "fuzz", "convoy", "--games", "3", "--json"))
    assert (report["game"], report["games"], report["failures"]) == ("convoy", 3, [])


def test_it_can_be_played_in_the_terminal(python: Python) -> None:
    told = python(RUN, "play", "convoy", "--seed", "1", typed="\n" * 50)
    assert "Night Convoy: 2 players, seed 1" in told
    assert "The match is over" in told
