"""The front page in a real browser: games, languages, sizes, keyboard, accessibility."""

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from hulldown.games import read_file
from hulldown.rulebooks import summaries
from tests.browser.axe import violations_anywhere
from tests.browser.conftest import PLAIN
from tests.browser.waiting import WATCH, WINDOWS, languages, settle, sizes

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    Open = Callable[..., Page]

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
HEADINGS = {"en": "Games", "de": "Spiele", "pl": "Gry"}
NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski"}


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the browser complains of; it fails the test."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def open_page(browser: "Browser", address: str, complaints: list[str]) -> Iterator["Open"]:
    """Opens the front page in a fresh profile; nobody else has listed a match."""
    contexts = []

    def complain_about(message: Any) -> None:
        if message.type in {"error", "warning"}:
            complaints.append(message.text)

    def watch_request(request: Any) -> None:
        if not request.url.startswith(address):
            complaints.append(f"request to {request.url}")

    def open_page(**profile: Any) -> "Page":
        context = browser.new_context(**{"locale": "en-GB", "viewport": DESKTOP, **profile})
        contexts.append(context)
        context.add_init_script(WATCH)
        page = context.new_page()
        page.on("console", complain_about)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", watch_request)
        page.route_web_socket("**/api/socket", tell_of_nobody)
        page.goto(address)
        page.wait_for_selector("article")
        return page

    yield open_page
    for context in contexts:
        context.close()


def tell_of_nobody(socket: Any) -> None:
    """A lobby without tables."""
    nothing = json.dumps({"type": "listed", "matches": [], "gone": []})
    socket.on_message(lambda _: socket.send(nothing))


def heading(page: "Page") -> str:
    return page.locator("#games-title").inner_text().strip()


def test_every_game_is_shown_with_its_facts(open_page: "Open") -> None:
    page = open_page()
    for game in summaries():
        if game["audience"] == "developers":
            assert page.get_by_role("article", name=game["title"], exact=True).count() == 0
    page.get_by_text("For developers", exact=True).click()
    for game in summaries():
        card = page.get_by_role("article", name=game["title"], exact=True)
        card.get_by_text("Play it in the terminal").click()
        words = card.inner_text().replace("\u2068", "").replace("\u2069", "")
        summary = (read_file(game["id"], "texts", "en.ftl") or "").partition("game-summary = ")[2]
        low, high = game["seats"]
        assert summary.splitlines()[0] in words
        assert (f"{low}\N{EN DASH}{high}" if low < high else str(low)) in words
        assert f"{game['rules']['tested']} of {game['rules']['total']}" in words
        assert f"hulldown play {game['id']}" in words


@pytest.mark.parametrize("language", HEADINGS)
def test_the_language_of_the_browser_is_chosen(open_page: "Open", language: str) -> None:
    page = open_page(locale=f"{language}-CH")
    assert heading(page) == HEADINGS[language]
    assert page.locator("html").get_attribute("lang") == language


def test_an_unknown_language_becomes_english(open_page: "Open") -> None:
    assert heading(open_page(locale="fi-FI")) == HEADINGS["en"]


def test_the_language_can_be_changed_and_is_remembered(open_page: "Open") -> None:
    page = open_page()
    for language in ("de", "pl"):
        page.get_by_role("button", name=NAMES[language]).click()
        page.wait_for_selector(f"html[lang={language}]")
        page.get_by_role("heading", name=HEADINGS[language], exact=True).wait_for()
    page.reload()
    page.wait_for_selector("article")
    assert heading(page) == HEADINGS["pl"]
    assert page.locator("[aria-pressed=true]").inner_text() == NAMES["pl"]


def test_the_page_never_scrolls_sideways(open_page: "Open") -> None:
    """Not even where the text is large."""
    page = open_page()
    for language in languages(page):
        for width, _ in sizes(page, (1440, 900), (390, 844)):
            for text in ("100%", "200%"):
                page.evaluate("(size) => (document.documentElement.style.fontSize = size)", text)
                wide = page.evaluate("document.documentElement.scrollWidth")
                assert wide == width, f"{language} {text}"


def test_axe_finds_nothing(open_page: "Open") -> None:
    assert violations_anywhere(open_page()) == []


def test_the_keyboard_reaches_everything_and_shows_where_it_is(open_page: "Open") -> None:
    page = open_page()
    reached = []
    for _ in range(10):
        page.keyboard.press("Tab")
        style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert style == "solid"
        reached.append(page.evaluate("document.activeElement.innerText.trim().split('\\n')[0]"))
    first = ["Skip to the games", "Settings", "English", "Deutsch", "Polski"]
    assert reached == [
        *first,
        "No open tables right now",
        "Play now",
        "Set up a match",
        "Learn by playing",
        "Puzzles",
    ]


def test_the_skip_link_leads_to_the_games(open_page: "Open") -> None:
    page = open_page()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "games"


def test_the_command_can_be_copied(open_page: "Open") -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_text("Play it in the terminal").first.click()
    page.get_by_role("button", name="Copy").first.click()
    page.get_by_role("button", name="Copied").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"hulldown play {summaries()[0]['id']}"


def test_without_the_server_the_page_says_so_and_tries_again(
    open_page: "Open", complaints: list[str]
) -> None:
    page = open_page()
    page.route("**/api/texts/**", lambda route: route.fulfill(status=503, json={"code": "x"}))
    page.get_by_role("button", name="Deutsch").click()
    trouble = page.get_by_role("alert")
    assert "No answer from the server" in trouble.inner_text()
    assert all("503" in complaint for complaint in complaints)
    complaints.clear()
    page.unroute("**/api/texts/**")
    trouble.get_by_role("button").click()
    page.wait_for_selector("html[lang=de]")
    trouble.wait_for(state="detached")


def test_a_game_that_is_pointed_at_comes_alive(open_page: "Open") -> None:
    page = open_page()
    page.get_by_text("For developers", exact=True).press("Enter")
    assert page.locator(".alive").count() == 0
    for game in summaries():
        card = page.get_by_role("article", name=game["title"], exact=True)
        card.hover()
        card.locator(".alive > .frame > .frame > .table").wait_for()


def test_a_long_name_stays_on_a_phone(visit: Callable[..., Any], table: Any) -> None:
    name = "Wilhelmina of the Long Column " + "W" * 10
    page = visit("", table.player(name), viewport=PHONE)
    link = page.get_by_role("link", name=name)
    link.wait_for()
    settle(page)
    box = link.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_in_every_window_a_match_is_one_click_away(open_page: "Open") -> None:
    page = open_page()
    page.evaluate(f"{PLAIN}; document.dispatchEvent(new Event('DOMContentLoaded'))")
    below = []
    for language in languages(page):
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            box = page.locator(".play").first.bounding_box()
            if box is None or box["y"] + box["height"] > height:
                below.append(f"{language} {width}x{height}: {box}")
    assert below == []


def test_open_tables_and_matches_come_and_go_by_themselves(
    visit: Callable[..., Any], table: Any
) -> None:
    page = visit("", table.player("Ada"))
    bo = table.player("Bo of the live tables")
    match = table.match(bo, "me", "open", listed=True)
    join = page.locator(".button", has_text="Bo of the live tables")
    join.wait_for()
    page.locator("#games summary").first.click()
    row = page.locator("#games details li", has_text="Bo of the live tables")
    row.get_by_text("One seat is free").wait_for()
    claim = {"name": "Cy of the live tables"}
    table.call(f"matches/{match['id']}/seats/1/claim", claim, table.player("Cy"))
    row.get_by_text("Cy of the live tables").first.wait_for()
    assert join.count() == 0


def test_whoever_has_a_name_joins_an_open_table_with_one_click(
    visit: Callable[..., Any], table: Any
) -> None:
    bo = table.player("Bo of the open table")
    table.match(bo, "me", "open", listed=True)
    page = visit("", table.player("Ada"))
    page.locator("button", has_text="Bo of the open table").click()
    page.locator("section.prompt").wait_for()
    assert "Ada" in page.locator("header").first.inner_text()
