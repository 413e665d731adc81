"""The type is ours, comes from here, holds every letter of our texts, and nothing jumps."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.waiting import languages

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ("web/i18n/*.ftl", "hulldown/words/*.ftl", "hulldown/games/*/texts/*.ftl",
         "hulldown/games/*/data/*.toml")  # fmt: skip
ARRIVED = "document.fonts.ready.then(fonts => [...fonts].some(one => one.status === 'loaded'))"


def assets(ending: str) -> Iterator[Any]:
    folder = files("hulldown.server") / "static" / "assets"
    return (file for file in folder.iterdir() if file.name.endswith(ending))


def faces(family: str) -> set[int]:
    """The characters a family is said to have."""
    styles = "".join(file.read_text("utf-8") for file in assets(".css"))
    found = set()
    for face in re.findall(r"@font-face ?\{[^}]*\}", styles):
        if re.search(rf"font-family: ?['\"]?{family}['\"]?;", face):
            for first, last in re.findall(r"U\+([0-9A-Fa-f]+)(?:-([0-9A-Fa-f]+))?", face):
                found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


@pytest.mark.parametrize("family", ["Sofia Sans", "Sofia Sans Condensed"])
def test_every_letter_of_our_texts_is_in_the_type(family: str) -> None:
    every = {letter for pattern in TEXTS for file in ROOT.glob(pattern)
             for letter in file.read_text("utf-8") if letter.isalnum()}  # fmt: skip
    assert len(every) > 80
    assert every - {chr(code) for code in faces(family)} == set()


def test_the_licence_comes_with_the_fonts() -> None:
    (licence,) = assets("license.txt")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text("utf-8")


def test_the_type_is_there_and_comes_from_here(visit: Any, address: str) -> None:
    asked: list[str] = []
    page = visit("#/me")
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.locator("h1").first.wait_for()
    assert page.evaluate(ARRIVED)
    assert page.evaluate("document.fonts.check('16px \"Sofia Sans\"', 'Zoë')")
    assert any(url.endswith(".woff2") for url in asked)
    assert all(url.startswith(address) for url in asked)


def test_the_first_font_is_asked_for_early() -> None:
    page = (files("hulldown.server") / "static" / "index.html").read_text("utf-8")
    (link,) = re.findall(r"<link rel=\"preload\" as=\"font\"[^>]*>", page)
    (asked,) = re.findall(r'href="\./assets/([^"]+)"', link)
    assert asked in {file.name for file in assets(".woff2")}
    assert "sofia-sans-latin" in asked


def extent(page: "Page") -> dict[str, float]:
    """How wide the buttons of the front page are, and how far down its texts go."""
    page.locator("#games article").last.wait_for()
    page.evaluate(ARRIVED)
    return dict(
        page.evaluate("""() => Object.fromEntries([
        ...[...document.querySelectorAll('.button')].map((one, i) =>
            [`button ${i}`, one.getBoundingClientRect().width]),
        ...[...document.querySelectorAll('article')].map((one, i) =>
            [`article ${i}`, one.getBoundingClientRect().height])])""")
    )


def test_nothing_jumps_when_the_type_arrives(visit: Any) -> None:
    """The page with the fonts that stand in is as large as the page with the type."""
    before, after = visit("", fonts="stand-in"), visit("")
    for _ in zip(languages(before), languages(after), strict=True):
        standing, final = extent(before), extent(after)
        assert before.evaluate("document.fonts.check('16px \"Sofia Sans\"')") is False
        assert standing.keys() == final.keys()
        wrong = {what: (size, final[what]) for what, size in standing.items()
                 if abs(size - final[what]) > 0.06 * final[what]}  # fmt: skip
        assert wrong == {}
