"""Every page and sheet around a match: for everybody, in every language, without page scroll."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.axe import SCHEMES, violations
from tests.browser.waiting import languages, settle, sizes, take_usual

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
PHONE = {"width": 390, "height": 844}
LIVE = "section.prompt.live"
KEYS = {
    "menu": "m",
    "orders": "o",
    "shortcuts": "?",
    "log": "l",
    "chat": "c",
    "choices": "a",
    "hint": "h",
}
BUTTONS = {
    "report": "Report a bug",
    "share": "Move my seat to another device",
    "giving up": "Resign",
}


def fits(page: "Page", width: int, height: int) -> bool:
    root = "document.documentElement"
    return bool(page.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]") == [width, height])


def shuts_out(page: "Page") -> list[Any]:
    """What axe finds on a desktop by night and on a phone by day, and where the page scrolls."""
    found = []
    for width, height in sizes(page, *SCHEMES):
        found += violations(page, scheme=SCHEMES[width, height])
        found += [] if fits(page, width, height) else [f"it scrolls at {width}x{height}"]
    return found


def test_every_sheet_over_the_table_is_for_everybody(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent", "agent")["id"]
    page = visit(f"#/match/{match}", me)
    page.locator(LIVE).wait_for()
    for key in KEYS.values():
        page.keyboard.press(key)
        settle(page)
        assert shuts_out(page) == [], key
        page.keyboard.press("Escape")
        settle(page)
        page.evaluate("document.activeElement.blur()")
    for button in BUTTONS.values():
        page.keyboard.press("m")
        page.get_by_role("dialog").get_by_role("button", name=button).click()
        assert shuts_out(page) == [], button
        page.get_by_role("button", name="Close").click()
        settle(page)


def test_curtain_proposal_and_line_menu_are_for_everybody(visit: Visit, table: Any) -> None:
    ada = table.player("Ada")
    curtained = visit(f"#/match/{table.match(ada, 'me', 'Bo')['id']}", ada)
    curtained.get_by_role("button", name="I am Ada").wait_for()
    assert shuts_out(curtained) == []
    match, ada, bo = table.two(pace={"reactions": "ask"})
    one, two = (visit(f"#/match/{match}", secret) for secret in (ada, bo))
    for page in (one, two):
        take_usual(page)
    one.locator(".log a", has_text="The plans were shown.").first.wait_for()
    one.get_by_role("button", name="Show every step").first.click()
    one.get_by_role("button", name="More about this line").first.click()
    assert violations(one) == []
    one.get_by_role("button", name="Request undo back to here").click()
    two.get_by_text("would be undone").click()
    assert shuts_out(two) == []


def test_watching_and_the_big_screen_are_for_everybody(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent")["id"]
    secret = table.call(f"matches/{match}/links", secret=me)["watch"]
    watching = visit(f"#/watch/{secret}")
    watching.get_by_text("You are watching").wait_for()
    screen = visit(f"#/table/{match}", me)
    for page in (watching, screen):
        page.locator("main .table").first.wait_for()
        assert shuts_out(page) == []
    screen.get_by_role("button", name="Codes").click()
    screen.get_by_role("img", name="QR code").nth(1).wait_for()
    assert shuts_out(screen) == []


@pytest.mark.parametrize("game", ["template", "rush", "arcade"])
def test_no_word_is_cut_on_a_phone_in_any_language(visit: Visit, table: Any, game: str) -> None:
    """Neither at normal size nor at 200 %: the usual choice stays whole and in reach."""
    me = table.player("Ada")
    match = table.match(me, "me", "agent", game=game, options=FIRST.get(game, {}))["id"]
    page = visit(f"#/match/{match}", me, viewport=PHONE)
    page.locator(LIVE).wait_for()
    for _ in languages(page):
        assert fits(page, **PHONE)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        page.wait_for_function(IN_REACH, arg=PHONE["width"])
        page.evaluate("document.documentElement.style.fontSize = ''")


FIRST = {"rush": {"first_player": "1"}}

IN_REACH: Final = """
(width) => [...document.querySelectorAll('section.prompt button:not(.beyond)')].every(
  (button) => button.getBoundingClientRect().right <= width)
"""


MOVING: Final = """
() => {
  window.moved = 0
  const look = () => {
    moved += document.getAnimations().filter(({ playState }) => playState === 'running').length
  }
  const all = { childList: true, characterData: true, subtree: true }
  new MutationObserver(look).observe(document, all)
}
"""


def test_reduced_motion_moves_nothing_and_leaves_nothing_out(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent")["id"]
    page = visit(f"#/match/{match}", me, speed="", reduced_motion="reduce")
    page.locator(LIVE).wait_for()
    page.keyboard.press("m")
    pressed = page.get_by_role("group", name="Speed").locator("[aria-pressed=true]")
    assert pressed.inner_text().startswith("1")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.evaluate(MOVING)
    take_usual(page)
    page.locator(".log a", has_text="The plans were shown.").first.wait_for()
    assert page.evaluate("moved") == 0
