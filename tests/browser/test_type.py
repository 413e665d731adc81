"""The type is ours, comes from here, holds every letter of our texts, and nothing jumps."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.scenes import faults, last_scene, replay_of, send
from tests.browser.waiting import languages, settle, sizes
from tests.server.client import Person, play_on

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


@pytest.fixture(scope="module")
def places(table: Any) -> dict[str, str]:
    """Somebody with matches that wait, run and are over: where each of them is, and the secret."""
    me = table.player("Ada")
    scene = last_scene(2)
    for game in ("arcade", "duel", "rush"):
        table.match(me, "me", "agent", game=game)
    with Person(table, me).sit(table.match(me, "me", "agent")["id"], 0) as seat:
        play_on(seat)
    return {
        "me": me,
        "room": table.match(me, "me", "friend", "open", "agent", game="rush")["id"],
        "replay": send(table, "replays", replay_of(scene.match), me)["id"],
    }


PLACES: Final = {
    "the front page": ("", "#games article"),
    "the form for Rush": ("#/new/rush", "form"),
    "the form for Arcade": ("#/new/arcade", "form"),
    "the form for Duel": ("#/new/duel", "form"),
    "the person's page": ("#/me", "form"),
    "the waiting room": ("#/match/{room}", "[role=textbox], input"),
    "a replay": ("#/replay/{replay}/8", "output"),
}


BROKEN: Final = """
() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const isSpoken = getComputedStyle(parent).clipPath !== 'none' || parent.closest('.spoken')
    if (isSpoken || parent.closest('[inert]') || !parent.checkVisibility()) continue
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].map((box) => Math.round(box.top))
      if (new Set(tops).size > 1) found.push(`broken: ${word}`)
    }
  }
  return found
}
"""
"""The words that begin in one line and end in the next."""


@pytest.mark.parametrize("place", PLACES)
def test_without_the_type_every_page_keeps_its_words_whole(
    place: str, visit: Any, places: dict[str, str]
) -> None:
    """In German, the wordiest, and also where the window is low.

    The last button of a form stays in sight over what is scrolled below it, and the links of a log
    are lines of text.
    """
    path, sign = PLACES[place]
    is_long = place != "a replay"
    page = visit(path.format(**places), places["me"], fonts="plain", locale="de-DE")
    page.locator(sign).first.wait_for()
    settle(page)
    roots = ["header", "main", "footer"] if is_long else [".replay"]
    found = {}
    for size in sizes(page, (1366, 650), (390, 844)):
        every = faults(page, *roots, over=".go, .log a", long=is_long)
        broken = page.evaluate(BROKEN)
        found[size] = [*(one for one in every if not one.startswith("small")), *broken]
    assert {size: things for size, things in found.items() if things} == {}
