"""What a player sets once: sound, volume, shortcuts; what is said; what is reported."""

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.axe import violations
from tests.browser.waiting import settle

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
LIVE = "section.prompt.live"
OVER = "dialog .banner"


@pytest.fixture
def page(visit: Visit, table: Any) -> "Page":
    """Ada's, at the first decision of a match against the computer."""
    me = table.player("Ada")
    found: Page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    found.locator(LIVE).wait_for()
    return found


def cues(page: "Page") -> int:
    return int(page.evaluate("window.cues"))


COUNT_CUES = """() => {
  window.cues = 0
  const make = AudioContext.prototype.createGain
  AudioContext.prototype.createGain = function () { window.cues += 1; return make.call(this) }
}"""


def test_sound_and_volume_are_set_and_remembered(page: "Page") -> None:
    page.evaluate(COUNT_CUES)
    page.keyboard.press("m")
    switch = page.get_by_role("switch", name="Sound is on")
    page.get_by_label("Volume").fill("0.2")
    page.wait_for_function("() => window.cues > 0")  # whoever turns the volume hears it
    switch.click()
    page.get_by_role("switch", name="Sound is off").wait_for()
    page.reload()
    page.locator(LIVE).wait_for()
    page.evaluate(COUNT_CUES)
    page.keyboard.press("m")
    assert page.get_by_role("switch", name="Sound is off").get_attribute("aria-checked") == "false"
    assert page.get_by_label("Volume").input_value() == "0.2"
    page.get_by_label("Volume").fill("0.9")
    settle(page)
    assert cues(page) == 0
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("s")
    page.wait_for_function("() => window.cues > 0")


def test_what_others_say_sounds_and_what_one_says_oneself_does_not(
    visit: Visit, table: Any
) -> None:
    match, ada, bo = table.two()
    one, two = visit(f"#/match/{match}", ada), visit(f"#/match/{match}", bo)
    for page in (one, two):
        page.locator(LIVE).wait_for()
        page.evaluate(COUNT_CUES)
        page.keyboard.press("c")
        page.locator(".chat").first.wait_for()
    one.get_by_role("button", name="Hello").click()
    two.wait_for_function("() => window.cues > 0")
    one.locator(".said p").first.wait_for()
    assert cues(one) == 0


def test_shortcuts_of_one_letter_can_be_switched_off(page: "Page") -> None:
    page.keyboard.press("?")
    page.get_by_role("switch", name="Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    for _ in range(2):
        for key in ("m", "?", "o", "1", "a"):
            page.keyboard.press(key)
        assert page.get_by_role("dialog").count() == 0
        assert "Planned so far" not in page.locator(LIVE).inner_text()
        assert page.locator(f"{LIVE} kbd").all_inner_texts() == ["Enter"]
        page.reload()
        page.locator(LIVE).wait_for()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").press_sequentially("mo?")
    assert page.get_by_label("Say something").input_value() == "mo?"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Single-key shortcuts").check()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def test_all_choices_stand_in_a_sheet(page: "Page") -> None:
    page.get_by_role("button", name=re.compile("^All choices: ")).click()
    sheet = page.get_by_role("dialog")
    assert "has dropped. Send a card" in sheet.inner_text()
    sheet.get_by_role("button", name=re.compile("^Dig in")).first.click()
    sheet.wait_for(state="detached")
    page.get_by_role("region", name="Your plan").wait_for()
    page.keyboard.press("a")
    sheet.wait_for()


@pytest.mark.parametrize("game", ["template", "rush"])
@pytest.mark.parametrize("width", [390, 1440])
def test_the_prompt_bar_keeps_its_height_and_cuts_no_play(
    visit: Visit, table: Any, game: str, width: int
) -> None:
    me = table.player("Ada")
    size = {"width": width, "height": 900}
    match = table.match(me, "me", "agent", game=game, options=FIRST.get(game, {}))["id"]
    page = visit(f"#/match/{match}", me, viewport=size)
    heights = set()
    for _ in range(4):
        page.locator(LIVE).wait_for()
        heights.add(page.locator("section.prompt").evaluate("bar => bar.offsetHeight"))
        assert page.evaluate(CUT_PLAYS) == []
        page.keyboard.press("Enter")
        settle(page)
        heights.add(page.locator("section.prompt").evaluate("bar => bar.offsetHeight"))
    assert len(heights) == 1
    assert heights.pop() <= 124


FIRST = {"rush": {"first_player": "1"}}
CUT_PLAYS = """
[...document.querySelectorAll('section.prompt button')]
  .filter((play) => play.checkVisibility({ visibilityProperty: true }))
  .map((play) => [play.innerText, play.getBoundingClientRect(),
                  play.closest('.offers, .prompt').getBoundingClientRect()])
  .filter(([, play, bar]) => play.right > bar.right + 1 || play.bottom > bar.bottom + 1
                             || play.top < bar.top - 1 || play.right > innerWidth)
  .map(([words]) => words)
"""


def test_the_log_begins_with_who_plays_by_which_rules(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent", options={"rounds": 5})
    page = visit(f"#/match/{match['id']}", me)
    page.locator(LIVE).wait_for()
    told = page.get_by_role("region", name="How this match began").inner_text()
    assert "Ada" in told
    assert "Rounds: 5" in told
    assert match["fair"]["commitment"][:16] in told


def test_a_listed_match_speaks_in_set_phrases(visit: Visit, table: Any) -> None:
    match, ada, bo = table.two(listed=True)
    one, two = visit(f"#/match/{match}", ada), visit(f"#/match/{match}", bo)
    for page in (one, two):
        page.get_by_role("tab", name="Chat").click()
        page.get_by_text("In listed matches people talk in set phrases.").wait_for()
        assert page.get_by_label("Say something").count() == 0
    one.get_by_role("button", name="Good luck!").click()
    said = two.get_by_role("log", name="Chat")
    said.get_by_text("Good luck!").wait_for()
    assert "Ada" in said.inner_text()


def report(page: "Page") -> Any:
    """Reports a bug by the menu; the file that comes of it."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a bug").click()
    page.get_by_label("What went wrong?").fill("The crate blinked.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the report").click()
    page.get_by_text("The report is saved as a file. Thank you.").wait_for()
    return json.loads(download.value.path().read_text("utf-8"))


def test_a_report_of_a_running_match_holds_what_this_seat_was_sent(page: "Page") -> None:
    match = page.url.rpartition("/")[2]
    found = report(page)
    assert (found["match"], found["seat"], found["text"]) == (match, 0, "The crate blinked.")
    assert found["replay"] is None
    assert found["situation"]["view"]["hand"]
    assert not re.search("secret|draws|digest|records", json.dumps(found))


def test_a_report_of_a_finished_match_holds_its_replay(page: "Page") -> None:
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(OVER).wait_for()
    page.get_by_role("button", name="View the final board").click()
    found = report(page)
    assert json.loads(found["replay"].splitlines()[0])["game"] == "template"
    assert (found["lines"], found["situation"]) == ([], None)


def test_settings_are_chosen_on_any_page_and_go_along(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    page = visit("#/", me)
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Dark").click()
    sheet.get_by_role("switch", name="Marks instead of colours").check()
    page.wait_for_function("() => localStorage['hulldown.unsent-settings'] === ''")
    assert violations(page) == []
    elsewhere = visit("#/me", me)
    elsewhere.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    assert elsewhere.evaluate("document.documentElement.dataset.marks") == "bold"
