"""Waiting for what happens on a page, never for time to pass."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hulldown.texts import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page

WATCH: Final = Path(__file__).with_name("watch.js").read_text("utf-8")
PATIENCE: Final = 120.0
"""In seconds, for a machine with much else to do."""


AGENT: Final = {"kind": "agent", "agent": "lieutenant"}
"""A seat of a computer that ends a match soon and thinks quickly."""
WINDOWS: Final = (
    (1440, 900), (1366, 650), (1280, 600), (1024, 700), (960, 600), (844, 390), (390, 844),
    (2560, 1440),
)  # fmt: skip
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
STRONGER: Final = """
(all) => all.forEach((one) => {
  one.value = 'lieutenant'
  one.dispatchEvent(new Event('change', { bubbles: true }))
})
"""


def choose_agents(page: "Page") -> None:
    """On the page of a new match, such a computer for every seat of one."""
    agents = page.locator("select:has(option[value=lieutenant])")
    agents.first.wait_for()
    agents.evaluate_all(STRONGER)


def settle(page: "Page") -> None:
    """Until nothing is asked of the server, nothing moves and nothing changes any more."""
    page.wait_for_function("waits.settled().then(() => true)", timeout=PATIENCE * 1000)


def take_usual(page: "Page") -> None:
    """The usual choice, whatever is highlighted; yes to what is asked before it is done."""
    page.locator("section.prompt.live [data-usual]").click()
    settle(page)
    if page.locator("section.prompt.live .yes").count():
        page.locator("section.prompt.live .yes").click()


def answered(page: "Page") -> None:
    """Until the server has answered all it was asked; what follows may still be played back."""
    page.wait_for_function("waits.answered().then(() => true)", timeout=PATIENCE * 1000)


SPEAK: Final = """
(language) => {
  localStorage.setItem('hulldown.language', language)
  dispatchEvent(new StorageEvent('storage', { key: 'hulldown.language', newValue: language }))
}
"""


def languages(page: "Page", *wanted: str) -> Iterator[str]:
    """The page in each language, as if it had been chosen in another tab."""
    for language in wanted or LANGUAGES:
        if page.evaluate("document.documentElement.lang") != language:
            page.evaluate(SPEAK, language)
            page.wait_for_function("(one) => document.documentElement.lang === one", arg=language)
        settle(page)
        yield language


def sizes(page: "Page", *wanted: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The page in each size, first in the one it has: each change is laid out and drawn anew."""

    def shown() -> tuple[int, int] | None:
        now = page.viewport_size
        return now and (now["width"], now["height"])

    first = shown()
    for size in sorted(wanted, key=lambda size: size != first):
        if size != shown():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            settle(page)
        yield size


def devices(page: "Page") -> Iterator[tuple[int, int]]:
    """The page on a desktop, then on a phone that is touched; its profile has a touch screen."""
    session = page.context.new_cdp_session(page)
    for size in (DESKTOP, PHONE):
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": size == PHONE})
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        yield size


def moments(page: "Page") -> Iterator[None]:
    """The page now, and each time it may have changed, as long as patience lasts."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        page.evaluate("waits.changed()")
    raise AssertionError(f"it does not come: {page.locator('body').inner_text()}")
