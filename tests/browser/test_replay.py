"""The replay page in a real browser: stepping, sharing, playing on, verifying."""

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.axe import violations_anywhere
from tests.browser.waiting import DESKTOP, PHONE, languages, settle, sizes, take_usual
from tests.server.client import Person, play_on

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
LYING = (844, 390)
ANALYSIS = {"en": "Analysis", "de": "Analyse", "pl": "Analiza"}
READY = {"en": "ready.", "de": "fertig.", "pl": "plan."}


@pytest.fixture(scope="module")
def finished(table: Any) -> tuple[str, str]:
    """A match that a program has played to its end: its id, and its player's secret."""
    me = table.player()
    match = table.match(me, "me", "agent")["id"]
    with Person(table, me).sit(match, 0) as seat:
        play_on(seat)
    return match, me


def place(page: "Page") -> tuple[int, int]:
    words = page.locator("output").inner_text().split()
    return int(words[0]), int(words[-1])


def test_keys_and_scrubber_go_through_the_match(visit: Visit, finished: tuple[str, str]) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}", me)
    page.locator("output").wait_for()
    _, total = place(page)
    assert total > 5
    for key, there in (
        ("ArrowRight", 2),
        ("ArrowRight", 3),
        ("ArrowLeft", 2),
        ("End", total),
        ("Home", 1),
    ):
        page.keyboard.press(key)
        page.locator("output", has_text=re.compile(rf"^{there} ")).wait_for()
    page.locator("input[type=range]").fill("4")
    page.wait_for_url(re.compile(rf"#/replay/{match}/4/0"))
    assert page.locator(".log a").count() > 0
    page.keyboard.press("Home")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.locator(".replay").click(position={"x": 5, "y": 300})
    page.keyboard.press("Space")
    page.locator("output", has_text=re.compile(f"^{total} ")).wait_for()


def test_a_replay_goes_from_turn_to_turn_and_tells_its_keys(visit: Visit, table: Any) -> None:
    me = table.player()
    match = table.match(me, "me", "agent", game="rush")["id"]
    with Person(table, me).sit(match, 0) as seat:
        play_on(seat, until=lambda: seat.texts().count("turn-began") > 4)
    page = visit(f"#/replay/{match}", me)
    page.locator("output").wait_for()
    begins = re.compile("begins a turn")
    page.keyboard.press("End")
    page.keyboard.press("PageUp")
    page.locator(".told", has_text=begins).wait_for()
    last, _ = place(page)
    page.get_by_role("button", name="To the turn before").click()
    page.locator("output", has_not_text=re.compile(f"^{last} ")).wait_for()
    page.locator(".told", has_text=begins).wait_for()
    assert place(page)[0] < last
    page.keyboard.press("PageDown")
    page.locator("output", has_text=re.compile(f"^{last} ")).wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("One turn back or on").wait_for()


def test_a_shared_link_leads_others_to_a_moment_and_a_seat(
    visit: Visit, finished: tuple[str, str]
) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}/3/1", me)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("dialog").locator("input").first
    settle(page)
    address = link.input_value()
    assert me not in address
    friend = visit("#" + address.partition("#")[2])
    friend.locator("output").wait_for()
    assert place(friend)[0] == 4
    assert friend.get_by_label("Seen by").input_value() == "1"
    friend.get_by_label("Seen by").select_option("")
    friend.get_by_role("region", name="Your hand").wait_for(state="detached")


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit, table: Any) -> None:
    me = table.player()
    match = table.match(me, "me", "agent")["id"]
    page = visit(f"#/match/{match}", me)
    page.locator("section.prompt.live").wait_for()
    take_usual(page)
    line = page.locator(".log a", has_text="The plans were shown.").first
    line.click()
    page.locator("output").wait_for()
    assert "The plans were shown." in page.locator(".told").inner_text()
    page.get_by_role("link", name="To the match").click()
    page.locator("section.prompt").wait_for()


def test_a_running_match_shows_no_other_hand(
    visit: Visit, table: Any, complaints: list[str]
) -> None:
    me, other = table.player("Ada"), table.player("Bo")
    match = table.match(me, "me", "agent")["id"]
    page = visit(f"#/replay/{match}", me)
    page.locator("output").wait_for()
    views = page.get_by_label("Seen by").locator("option").all_inner_texts()
    assert views == ["Spectators", "Ada"]
    stranger = visit(f"#/replay/{match}/0/0", other)
    stranger.get_by_role("alert").wait_for()
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


@pytest.mark.parametrize("hidden", ["Reshuffle unseen cards", "Keep everything as it was"])
def test_a_replay_is_played_on(visit: Visit, finished: tuple[str, str], hidden: str) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}/0/0", me)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_label(re.compile(hidden)).check()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile("#/match/"))
    assert match not in page.url
    page.locator("section.prompt").wait_for()
    assert all(page.locator(".log .block").all_inner_texts()), "no block is empty"


def test_the_luck_is_verified_in_the_browser(visit: Visit, finished: tuple[str, str]) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}", me)
    page.get_by_role("button", name="Verify this match").click()
    verdict = page.locator(".verdict")
    verdict.wait_for()
    assert "Every draw follows from the secret" in verdict.inner_text()
    assert "draws follow from the secret" in page.get_by_role("dialog").inner_text()


def test_a_forged_draw_is_found_in_the_browser(visit: Visit, finished: tuple[str, str]) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}", me)

    def forge(route: Any) -> None:
        lines = route.fetch().text().splitlines()
        setup = json.loads(lines[1])
        setup["draws"][0][3] = (setup["draws"][0][3] + 1) % setup["draws"][0][2]
        lines[1] = json.dumps(setup, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        route.fulfill(body="\n".join(lines) + "\n", content_type="application/jsonl")

    page.route("**/replay", forge)
    page.get_by_role("button", name="Verify this match").click()
    page.locator(".verdict.bad").wait_for()
    told = page.get_by_role("dialog").inner_text()
    assert told.count("Wrong:") == 2
    assert "First in line 2 of the file." in told


def test_the_file_can_be_saved_and_opened_again(
    visit: Visit, finished: tuple[str, str], table: Any
) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}", me)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    assert download.value.suggested_filename == f"hulldown-template-{match}.jsonl"
    assert download.value.path().read_text("utf-8").startswith('{"chain":')
    assert table


def test_on_a_phone_the_rest_stands_in_a_sheet(visit: Visit, finished: tuple[str, str]) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}", me, viewport={"width": PHONE[0], "height": PHONE[1]})
    page.locator("output").wait_for()
    for button in page.locator(".buttons > button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0]
    page.get_by_role("button", name="More").click()
    sheet = page.get_by_role("dialog")
    for deed in ("Share", "Play on from here", "Save the file", "Verify this match"):
        assert sheet.get_by_role("button", name=deed).is_visible()
    sheet.get_by_label("Speed").select_option("4")
    sheet.get_by_role("button", name="Verify this match").click()
    page.locator(".verdict").wait_for()


def test_the_page_fits_and_axe_finds_nothing(visit: Visit, finished: tuple[str, str]) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}/5", me)
    page.locator("output").wait_for()
    root = "document.documentElement"
    more = page.get_by_role("button", name="More")
    for size in sizes(page, DESKTOP, LYING, PHONE):
        assert page.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]") == [*size]
        assert more.is_visible() == (size != DESKTOP), "a wide page shows all of it at once"
    assert violations_anywhere(page) == []


def test_a_replay_follows_the_language(visit: Visit, finished: tuple[str, str]) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}/5", me)
    page.locator("output").wait_for()
    for language in languages(page):
        page.get_by_role("button", name=ANALYSIS[language]).wait_for()
        page.locator(".log a", has_text=READY[language]).first.wait_for()


def test_an_analysis_tells_the_largest_swings_and_leads_to_their_moments(
    visit: Visit, finished: tuple[str, str]
) -> None:
    match, me = finished
    page = visit(f"#/replay/{match}", me)
    page.locator("output").wait_for()
    _, total = place(page)
    page.keyboard.press("End")
    page.locator("output", has_text=re.compile(f"^{total} ")).wait_for()
    page.get_by_role("button", name="Analysis").click()
    sheet = page.get_by_role("dialog", name="Analysis")
    sheet.get_by_role("img", name="How everyone stood, decision by decision").wait_for()
    sheet.get_by_text("The computer is looking at the match").wait_for(state="detached")
    swing = sheet.locator("ol button", has_text="→").first
    assert re.search(r"\d+% → \d+%", swing.inner_text())
    sheet.get_by_text("How much was luck?").wait_for()
    assert not violations_anywhere(page)
    swing.click()
    sheet.wait_for(state="detached")
    assert place(page)[0] < total
