"""In every window the whole hand and the main button are in sight, nothing is cut or covered."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser import test_arcade_table as arcade
from tests.browser import test_duel_table as duel
from tests.browser import test_rush_table as rush
from tests.browser.scenes import LIVE, Visit, faults, scene_of
from tests.browser.waiting import DESKTOP, PHONE, WINDOWS, languages, sizes

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.long]

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


LOW: Final = ((1280, 600), (844, 390), (390, 844))
"""Windows in which something has to give way."""


def wrong(
    page: "Page",
    cards: str,
    look: Callable[["Page"], list[str]],
    *looked_at: tuple[int, int],
    windows: tuple[tuple[int, int], ...] = WINDOWS,
) -> dict[str, list[str]]:
    """What of the hand, and which main button, cannot be seen whole; the table's faults as well."""
    found = {}
    for language in languages(page):
        for width, height in sizes(page, *windows):
            shown = page.locator(f"{cards}, {LIVE} .usual")
            assert shown.count() > 1
            found[f"{language} {width}x{height}"] = [
                *shown.evaluate_all(HIDDEN),
                *(one for one in faults(page, LIVE) if one.startswith(("cut", "outside"))),
                *(look(page) if (width, height) in looked_at else ()),
            ]
    return {where: things for where, things in found.items() if things}


@pytest.mark.parametrize("seats", [2, 5])
def test_rush_shows_the_hand(seats: int, visit: Visit, table: Any) -> None:
    page = scene_of("announce", seats).open(table, visit, speed=0)
    assert wrong(page, ".hand .card", rush.look_at, DESKTOP, PHONE) == {}


WORDIEST: Final = {
    "2 players": "de", "Medals": "pl", "the tray of five": "en",
    "the last round": "pl", "debriefing of 5": "de", "Siege of a defended Base": "de",
}  # fmt: skip


@pytest.mark.parametrize("look", WORDIEST)
def test_rush_keeps_its_words_whole_in_the_widest_font(look: str, visit: Visit, table: Any) -> None:
    page = rush.open_look(look, visit, table, fonts="plain")
    found = {}
    for _ in languages(page, WORDIEST[look]):
        for width, height in sizes(page, *WINDOWS):
            found[f"{width}x{height}"] = [*rush.look_at(page), *faults(page, "section.prompt")]
    assert {size: things for size, things in found.items() if things} == {}


CARDS: Final = {"rush": ".hand .card", "arcade": ".hand .pile", "duel": ".hand .slot"}
LOOKS: Final = {"rush": rush.look_at, "arcade": arcade.look_at, "duel": duel.look_at}
LESSONS: Final = {"rush": "first", "arcade": "move", "duel": "shot"}
GAMES: Final = tuple(CARDS)


def coached(game: str, visit: Visit, table: Any) -> "Page":
    """A first match, in which the coach says something."""
    if game == "rush":
        page = scene_of("announce").open(table, visit, speed=0)
    elif game == "arcade":
        page = arcade.scene_of("stack", 2).open(table, visit)
    else:
        page = duel.page_of(visit, table, {})
    match = page.url.rpartition("/")[2]
    page.evaluate("(match) => localStorage.setItem(`hulldown.coach.${match}`, 'on')", match)
    page.reload()
    page.locator(".coach").wait_for()
    return page


def taught(game: str, visit: Visit, table: Any) -> "Page":
    """The first lesson."""
    me = table.player()
    lesson = table.call(f"games/{game}/lessons/{LESSONS[game]}", {}, me)["id"]
    page = visit(f"#/match/{lesson}", me, speed=0)
    page.locator(".lesson").wait_for()
    return page  # type: ignore[no-any-return]


def chosen(game: str, visit: Visit, table: Any) -> "Page":
    """A card is chosen and asks what for; an exchange is open; a shot is aimed."""
    if game == "rush":
        page = scene_of("announce").open(table, visit, speed=0)
        page.locator(".hand .card.can").first.click()
        page.locator(".stage:not(.idle)").wait_for()
    elif game == "arcade":
        page = arcade.scene_of("exchange").open(table, visit)
        page.locator("[data-drop=exchange]").click()
        page.locator(".exchange button").first.wait_for()
    else:
        page = duel.scene_of_a_shot().open(table, visit, speed=0)
        page.locator("[data-thing^=tank].can").first.click()
        page.locator(".shot").first.wait_for()
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("state", [coached, taught, chosen])
def test_coach_lesson_and_choice_leave_the_hand_in_sight(
    state: Callable[[str, Visit, Any], "Page"], game: str, visit: Visit, table: Any
) -> None:
    page = state(game, visit, table)
    page.locator(CARDS[game]).first.wait_for()
    assert wrong(page, CARDS[game], LOOKS[game], *LOW, windows=LOW) == {}


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_arcade_shows_the_hand(seats: int, visit: Visit, table: Any) -> None:
    page = arcade.scene_of("stack", seats).open(table, visit)
    page.locator(".pile.can").first.wait_for()
    assert wrong(page, ".hand .pile", arcade.look_at, DESKTOP, (1024, 700), (844, 390)) == {}


def test_arcade_shows_the_hand_of_eight_while_the_film_runs(visit: Visit, table: Any) -> None:
    page = arcade.scene_of("stack", 8).open(table, visit, speed=1)
    arcade.make_ready(page)
    page.locator(".caption .beat").wait_for()
    page.keyboard.press("p")
    for size in sizes(page, (1366, 650), (1280, 600), (960, 600)):
        assert page.locator(".hand .pile").evaluate_all(HIDDEN) == [], size


@pytest.mark.parametrize("options", [{"start": "0", "tanks": n} for n in "124"] + [duel.CROWDED])
def test_duel_shows_the_hand(options: dict[str, Any], visit: Visit, table: Any) -> None:
    """All tanks in one box; or with guns and infantry beside them."""
    page = duel.page_of(visit, table, options)
    assert wrong(page, ".hand .slot", duel.look_at, *WINDOWS) == {}
