"""A really served page and a real Chromium for the browser tests."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SERVE = """
import sys
from hulldown.cli.serve import serve
serve(port=0, no_browser=True, db=sys.argv[1])
"""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


def missing(what: str) -> NoReturn:
    """Without a browser there is nothing to test here, except where all must be tested."""
    if os.environ.get("CI"):
        pytest.fail(f"browser tests need {what}")
    pytest.skip(f"browser tests need {what}")


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Debian's Chromium, driven by Playwright."""
    chromium = shutil.which("chromium")
    if chromium is None:
        missing("chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("the package playwright")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium, args=FLAGS)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, with a database of its own."""
    db = f"sqlite:///{tmp_path_factory.mktemp('server') / 'matches.db'}"
    command = [sys.executable, "-c", SERVE, db]
    env = {**os.environ, "HULLDOWN_REQUESTS_EACH": "100000"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as run:
        assert run.stdout is not None
        yield run.stdout.readline().split()[3]
        run.terminate()
