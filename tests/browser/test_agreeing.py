"""Two people at two browsers: what they agree on, their clocks, windows and drafts."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.waiting import take_usual
from tests.server.client import Person, Seat, action, claim_crate, sendable

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
Browsers = tuple["Page", "Page"]
LIVE = "section.prompt.live"
ASK = {"reactions": "ask"}
CLOCK = {"clock": "move", "seconds": 5}


def program(table: Any, match: str, secret: str, seat: int) -> Seat:
    """A seat played by a program instead of a browser."""
    return Person(table, secret).sit(match, seat)


@pytest.fixture
def browsers(visit: Visit, table: Any) -> Browsers:
    """Ada's and Bo's, both at their first decision."""
    match, ada, bo = table.two(pace=ASK)
    pages = visit(f"#/match/{match}", ada), visit(f"#/match/{match}", bo)
    for page in pages:
        page.locator(LIVE).wait_for()
    return pages


def choose_in_menu(page: "Page", name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).click()


def log_of(page: "Page") -> str:
    return page.locator(".log").inner_text()


def play_a_round(pages: Browsers) -> None:
    """Both make their usual choice, until the plans are shown."""
    for page in pages:
        take_usual(page)
    for page in pages:
        page.locator(".log a", has_text="The plans were shown.").last.wait_for()


def test_the_clocks_are_paused_and_go_on_by_consent(visit: Visit, table: Any) -> None:
    match, ada, bo = table.two(pace={"clock": "bank", "seconds": 600})
    one, two = visit(f"#/match/{match}", ada), visit(f"#/match/{match}", bo)
    one.get_by_role("timer").first.wait_for()
    choose_in_menu(one, "Pause the clocks")
    two.get_by_text("Ada asks to pause the clocks.").wait_for()
    two.get_by_role("button", name="Agree").click()
    for page in (one, two):
        page.get_by_text("The match is paused.").wait_for()
        assert page.locator(LIVE).count() == 0
    stands = one.get_by_role("timer").all_inner_texts()
    choose_in_menu(two, "Resume")
    assert one.get_by_role("timer").all_inner_texts() == stands
    one.get_by_role("button", name="Agree").click()
    for page in (one, two):
        page.locator(LIVE).wait_for()


def test_the_pace_is_changed_by_consent(browsers: Browsers) -> None:
    one, two = browsers
    choose_in_menu(one, "Play over several days")
    banner = two.get_by_role("status").filter(has_text="Ada asks to play at another pace.")
    banner.wait_for()
    assert "Over several days (2 days per decision)" in re.sub(
        "[\u2068\u2069]", "", banner.inner_text()
    )
    two.get_by_role("button", name="Agree").click()
    one.get_by_role("timer").first.wait_for()
    assert re.match("2 d 0 h|1 d 23 h", one.get_by_role("timer").first.inner_text())


def test_a_no_is_enough_to_drop_a_proposal(browsers: Browsers) -> None:
    one, two = browsers
    choose_in_menu(one, "End the match now")
    two.get_by_role("button", name="Refuse").wait_for()
    assert "Waiting for: " not in two.locator(".notices").inner_text()
    one.locator(".notices").get_by_text("Waiting for: ").wait_for()
    two.get_by_role("button", name="Refuse").click()
    for page in browsers:
        page.get_by_text("asks to end the match").wait_for(state="detached")
        assert page.locator(LIVE).count() == 1
        page.locator(".log", has_text="refused to end the match.").wait_for()
    one.locator(".notices").get_by_text("refused to end the match.").wait_for()
    assert two.locator(".notices").inner_text() == ""


def test_a_take_back_by_consent_is_marked_in_the_log(browsers: Browsers) -> None:
    one, two = browsers
    play_a_round(browsers)
    one.get_by_role("button", name="Request undo").click()
    two.get_by_text("Ada asks to undo.").wait_for()
    two.get_by_role("button", name="Agree").click()
    for page in browsers:
        page.locator(".log a", has_text="Everyone agreed to let").wait_for()
        assert "Everyone agreed to let Ada undo." in re.sub("[\u2068\u2069]", "", log_of(page))
        page.locator(LIVE).wait_for()


def test_a_take_back_to_a_line_says_to_the_others_what_would_be_undone(
    browsers: Browsers,
) -> None:
    one, two = browsers
    crate = one.locator(".ask").inner_text()
    play_a_round(browsers)
    for page in browsers:
        page.locator(LIVE).wait_for()
    one.get_by_role("button", name="Show every step").first.click()
    line = one.locator(".log li", has_text="is ready").first
    line.get_by_role("button", name="More about this line").click()
    line.get_by_role("button", name="Request undo back to here").click()
    undone = two.get_by_text(re.compile(r"lines of the log would be undone"))
    undone.click()
    assert "The plans were shown." in two.locator(".proposal ol").inner_text()
    two.get_by_role("button", name="Agree").click()
    one.locator(".log a", has_text="Everyone agreed to let").wait_for()
    one.locator(LIVE).wait_for()
    assert one.locator(".ask").inner_text() == crate


def test_alone_against_the_computer_going_back_to_a_line_has_its_price(
    visit: Visit, table: Any
) -> None:
    me = table.player("Ada")
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    page.locator(LIVE).wait_for()
    crate = page.locator(".ask").inner_text()
    take_usual(page)
    page.locator(".log a", has_text="The plans were shown.").first.wait_for()
    page.get_by_role("button", name="Show every step").first.click()
    page.get_by_role("button", name="More about this line").first.click()
    page.get_by_role("button", name="Undo back to here", exact=True).click()
    page.get_by_text("Luck is drawn again, and the match no longer counts").wait_for()
    page.get_by_role("button", name="Yes").click()
    page.locator(".log a", has_text="went back; luck is drawn again.").wait_for()
    page.locator(LIVE).wait_for()
    assert page.locator(".ask").inner_text() == crate


def test_alone_against_the_computer_a_match_is_not_ended_by_one_click(
    visit: Visit, table: Any
) -> None:
    me = table.player("Ada")
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    page.locator(LIVE).wait_for()
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_text("Ask everybody").count() == 0
    assert page.get_by_role("button", name="Play over several days").count() == 0
    page.get_by_role("button", name="End the match now").click()
    page.get_by_text("score it as it stands?").wait_for()
    page.get_by_role("button", name="No, play on").click()
    page.locator(LIVE).wait_for()
    choose_in_menu(page, "End the match now")
    page.get_by_role("button", name="Yes, end it").click()
    page.locator("section.prompt.over").wait_for()


def test_a_clock_that_runs_out_plays_the_usual_choice(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent", pace=CLOCK)["id"]
    page = visit(f"#/match/{match}", me)
    clock = page.get_by_role("timer").first
    clock.wait_for()
    assert re.fullmatch(r"0:0[0-5]", clock.inner_text())
    page.locator(".log a", has_text="ran out of time").wait_for()
    assert "ran out of time: the usual choice was played." in log_of(page)


def test_a_window_for_reactions_is_shown_alike_to_all(visit: Visit, table: Any) -> None:
    """Whoever is asked and whoever watches sees the same time run."""
    pace = {"reactions": "window", "window": 20}
    match, ada, bo = table.two(pace=pace, listed=True)
    pages = [visit(f"#/match/{match}", secret) for secret in (ada, bo, table.player())]
    with program(table, match, ada, 0) as first, program(table, match, bo, 1) as second:
        claim_crate(first, second)
        for page in pages:
            page.keyboard.press("Space")
            page.locator(".window").wait_for()
            assert re.search(r"Time to react\s+0:[012]\d", page.locator(".window").inner_text())
        for page in pages:
            page.locator(".window").wait_for(state="detached")


def test_a_turn_that_was_planned_elsewhere_is_carried_out(visit: Visit, table: Any) -> None:
    match, ada, bo = table.two(pace=ASK)
    with program(table, match, ada, 0) as seat:
        seat.ask("draft", actions=[sendable(seat), action("ready")])
    page = visit(f"#/match/{match}", ada)
    page.get_by_text("Your turn is planned.").wait_for()
    assert "Planned so far" in page.locator("section.prompt").inner_text()
    page.get_by_role("button", name="Play this").click()
    page.get_by_text("Waiting for").wait_for()
    with program(table, match, bo, 1) as seat:
        seat.act("ready")
    page.locator(".log a", has_text="The plans were shown.").first.wait_for()


def test_whoever_gives_up_among_three_is_played_on_for(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent", "agent")["id"]
    page = visit(f"#/match/{match}", me)
    page.locator(LIVE).wait_for()
    choose_in_menu(page, "Resign")
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(".log a", has_text="resigned; the computer took over.").wait_for()
    page.get_by_role("list", name="Players").get_by_text("resigned").wait_for(state="attached")


def test_a_seat_handed_over_plays_and_comes_back_to_its_person(browsers: Browsers) -> None:
    one, two = browsers
    choose_in_menu(one, "Let the computer play: Lieutenant")
    one.get_by_text("The computer is playing your seat (Lieutenant).").wait_for()
    two.get_by_role("list", name="Players").get_by_text("played by").wait_for(state="attached")
    take_usual(two)
    one.locator(".log a", has_text="The plans were shown.").first.wait_for()
    one.get_by_role("button", name="Take my seat back").click()
    for page in browsers:
        page.locator(".log a", has_text="came back to play.").wait_for()
