"""What axe, which knows how pages shut people out, finds wrong with a page."""

from importlib.resources import files
from typing import Any, Final

from tests.browser.waiting import DESKTOP, PHONE, settle, sizes

AXE: Final = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
SCHEMES: Final = {DESKTOP: "dark", PHONE: "light"}
RUN: Final = "([root, wish]) => axe.run(root || document, { resultTypes: ['violations'], ...wish })"


def violations(page: Any, root: str = "", scheme: str = "") -> list[Any]:
    """On the page or in a part of it, in a colour scheme or as it is."""
    if scheme:
        page.emulate_media(color_scheme=scheme)
        settle(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return found(page, root, {})


def violations_in_both_schemes(page: Any, root: str = "") -> list[Any]:
    """By day all that axe knows, by night the colours: nothing else is different then."""
    by_day = violations(page, root, "light")
    page.emulate_media(color_scheme="dark")
    settle(page)
    by_night = found(page, root, {"runOnly": ["color-contrast"]})
    page.emulate_media(color_scheme="light")
    return [*by_day, *(("by night", *each) for each in by_night)]


def violations_anywhere(page: Any, root: str = "") -> list[Any]:
    """On a desktop by night and on a phone by day."""
    return [
        (size, *each)
        for size in sizes(page, *SCHEMES)
        for each in violations(page, root, SCHEMES[size])
    ]


def found(page: Any, root: str, wish: dict[str, Any]) -> list[Any]:
    """What breaks which of axe's rules."""
    results = page.evaluate(RUN, [root, wish])
    assert results["passes"], "axe looked at nothing"
    return [(each["id"], [n["target"] for n in each["nodes"]]) for each in results["violations"]]
