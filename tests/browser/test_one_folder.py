"""A fourth game is one folder, in the browser too; and the template between two sides."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import REMEMBER, Table
from tests.browser.waiting import PATIENCE, WATCH, answered, moments

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
ADD_A_GAME = ROOT / "docs" / "add-a-game.md"
SERVE = "from hulldown.cli.serve import serve; serve(port=0, no_browser=True, db='sqlite:///x.db')"
SIDED = "from tests.sides import TwoSides\n\nGAME = TwoSides()\n"


@pytest.fixture(scope="module")
def one_more_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose package has one more folder, made as the docs say.

    Its Night Convoy is played between sides.
    """
    tmp_path = tmp_path_factory.mktemp("package")
    copytree(ROOT / "hulldown", tmp_path / "hulldown", ignore=ignore_patterns("__pycache__"))
    lines = re.search(r"```sh\n(.*?)```", ADD_A_GAME.read_text("utf-8"), re.DOTALL)
    assert lines is not None
    subprocess.run(["sh", "-ec", lines[1]], cwd=tmp_path, check=True)
    with (tmp_path / "hulldown" / "games" / "template" / "__init__.py").open("a") as template:
        template.write(SIDED)
    command = [sys.executable, "-c", SERVE]
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        yield run.stdout.readline().split()[3]
        run.terminate()


@pytest.fixture
def page(browser: "Browser", complaints: list[str]) -> Iterator["Page"]:
    """A page of its own: the server is another one than that of the other tests."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page.set_default_timeout(PATIENCE * 1000)
    page.add_init_script(WATCH)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    page.close()


def play_to_the_end(page: "Page") -> None:
    page.locator("section.prompt.live").wait_for()
    for _ in moments(page):
        if page.locator("dialog .banner").count():
            break
        page.keyboard.press("Enter" if page.locator("section.prompt.live").count() else "Space")
        answered(page)
    page.locator("dialog .banner").wait_for()


def test_a_copied_game_is_offered_and_played_to_its_end(page: "Page", one_more_game: str) -> None:
    page.goto(one_more_game)
    page.locator('article[aria-labelledby="title-convoy"]').get_by_text("Play now").click()
    play_to_the_end(page)


def test_seats_of_one_side_are_named_and_ranked_together(page: "Page", one_more_game: str) -> None:
    table = Table(one_more_game.rstrip("/"))
    ada = table.player()
    sides = [0, 1, 0, 1]
    options = {"rounds": 3}
    id = table.match(ada, "me", "agent", "agent", "agent", teams=sides, options=options)["id"]
    page.goto(f"{one_more_game}health")
    page.evaluate(REMEMBER, {"hulldown.player": ada, "hulldown.speed": "8"})
    page.goto(f"{one_more_game}#/match/{id}")
    page.locator("section.prompt.live").wait_for()
    named = page.locator(".seats .team, ul .team").all_inner_texts()
    assert [name.lower() for name in named] == ["north", "south", "north", "south"]
    play_to_the_end(page)
    rows = [row.split() for row in page.locator("dialog tbody tr").all_inner_texts()]
    ranks = {row[1]: row[0] for row in rows}  # by the seat's letter
    assert ranks["A"] == ranks["C"]
    assert ranks["B"] == ranks["D"]
