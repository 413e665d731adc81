"""A fourth game is one folder, in the browser too: a copy of the template can be played there."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import TYPE_CHECKING

import pytest

from tests.browser.waiting import PATIENCE, WATCH, answered, moments

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
ADD_A_GAME = ROOT / "docs" / "add-a-game.md"
SERVE = "from hulldown.cli.serve import serve; serve(port=0, no_browser=True, db='sqlite:///x.db')"


@pytest.fixture
def one_more_game(tmp_path: Path) -> Iterator[str]:
    """The address of a server whose package has one more folder, made as the docs say."""
    copytree(ROOT / "hulldown", tmp_path / "hulldown", ignore=ignore_patterns("__pycache__"))
    lines = re.search(r"```sh\n(.*?)```", ADD_A_GAME.read_text("utf-8"), re.DOTALL)
    assert lines is not None
    subprocess.run(["sh", "-ec", lines[1]], cwd=tmp_path, check=True)
    command = [sys.executable, "-c", SERVE]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        yield run.stdout.readline().split()[3]
        run.terminate()


def test_a_copied_game_is_offered_and_played_to_its_end(
    browser: "Browser", one_more_game: str, complaints: list[str]
) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page.set_default_timeout(PATIENCE * 1000)
    page.add_init_script(WATCH)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(one_more_game)
    page.locator('article[aria-labelledby="title-convoy"]').get_by_text("Play now").click()
    page.locator("section.prompt.live").wait_for()
    for _ in moments(page):
        if page.locator("dialog .banner").count():
            break
        page.keyboard.press("Enter" if page.locator("section.prompt.live").count() else "Space")
        answered(page)
    page.locator("dialog .banner").wait_for()
    page.close()
