"""In every window the whole hand and the main button are in sight."""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser import test_arcade_table as arcade
from tests.browser import test_duel_table as duel
from tests.browser.scenes import LIVE, Visit, faults, scene_of
from tests.browser.waiting import languages, sizes

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.long]

WINDOWS: Final = (
    (1440, 900), (1366, 650), (1280, 600), (1024, 700), (960, 600), (844, 390), (390, 844),
    (2560, 1440),
)  # fmt: skip
NOTHING: Final[dict[str, dict[str, list[str]]]] = {"en": {}, "de": {}, "pl": {}}
HIDDEN: Final = """
(things) => things.flatMap((thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  const bar = document.querySelector('section.prompt')
  const above = bar.contains(thing) || bottom <= bar.getBoundingClientRect().top
  const around = thing.closest('.hand') ?? thing
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const low = document.elementFromPoint((left + right) / 2, bottom - 6)
  const seen = around.contains(middle) && around.contains(low)
  return inside && above && seen ? [] : [thing.ariaLabel ?? thing.textContent.trim()]
})
"""


def hidden(page: "Page", cards: str) -> dict[str, list[str]]:
    """What of the hand, and which main button, cannot be seen whole, by window."""
    found = {}
    for width, height in sizes(page, *WINDOWS):
        shown = page.locator(f"{cards}, {LIVE} .usual")
        assert shown.count() > 1
        found[f"{width}x{height}"] = [
            *shown.evaluate_all(HIDDEN),
            *(one for one in faults(page, LIVE) if one.startswith(("cut", "outside"))),
        ]
    return {window: things for window, things in found.items() if things}


@pytest.mark.parametrize("seats", [2, 5])
def test_rush_shows_the_hand(seats: int, visit: Visit, table: Any) -> None:
    page = scene_of("announce", seats).open(table, visit, speed=0)
    assert {language: hidden(page, ".hand .card") for language in languages(page)} == NOTHING


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_arcade_shows_the_hand(seats: int, visit: Visit, table: Any) -> None:
    page = arcade.scene_of("stack", seats).open(table, visit)
    page.locator(".pile.can").first.wait_for()
    assert {language: hidden(page, ".hand .pile") for language in languages(page)} == NOTHING


@pytest.mark.parametrize("tanks", ["1", "2", "4"])
def test_duel_shows_the_hand(tanks: str, visit: Visit, table: Any) -> None:
    page = duel.page_of(visit, table, {"tanks": tanks, "start": "0"})
    assert {language: hidden(page, ".hand .slot") for language in languages(page)} == NOTHING
