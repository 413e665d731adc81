"""Fair shuffles in a real browser: promised before the word is sent, looked for at the end."""

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from hulldown.replays.lines import chained
from tests.browser.axe import violations_anywhere

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
LIVE = "section.prompt.live"
FAIR = "The luck was fair"
KNOWN = """
() => Object.keys(localStorage).filter((key) => key.startsWith("hulldown.luck.")).length === 2
"""
"""Two commitments are remembered by the browser: the rematch is promised, too."""


def id_of(page: "Page") -> str:
    page.wait_for_url(re.compile("#/match/"))
    return str(page.url.rsplit("/", 1)[1])


def give_up(page: "Page") -> None:
    page.locator("section.prompt").wait_for()
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes, resign").click()
    page.locator("dialog .banner").wait_for()


def verified(page: "Page", match: str) -> str:
    """What the dialog tells, opened in the same browser."""
    page.goto(re.sub("#.*", f"#/replay/{match}", page.url))
    opened(page, "Verify this match")
    page.locator(".verdict").wait_for()
    return page.get_by_role("dialog").inner_text()


def playing(visit: Visit, **profile: Any) -> "Page":
    """A browser that has begun a match against an agent by one click."""
    page: Page = visit("", **profile)
    page.get_by_role("button", name="Play now").first.click()
    return page


def forging(page: "Page", number: int, change: Callable[[Any], None]) -> None:
    """From now on the server forges this line of every replay, and chains it well."""

    def forge(route: Any) -> None:
        lines = [json.loads(line) for line in route.fetch().text().splitlines()]
        for line in lines:
            del line["chain"]
        change(lines[number])
        route.fulfill(body="".join(chained(lines)), content_type="application/jsonl")

    page.route("**/replay", forge)


def test_a_match_against_agents_its_rematch_and_its_fork_are_fair(visit: Visit) -> None:
    page = playing(visit)
    first = id_of(page)
    give_up(page)
    page.wait_for_function(KNOWN)
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(f"#/match/(?!{first})"))
    again = id_of(page)
    give_up(page)
    for match in (first, again):
        told = verified(page, match)
        assert FAIR in told
        assert "Not checked:" not in told
        assert "none was sent" in told  # the agent's seat has no word
        assert "--word" in told
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    fork = id_of(page)
    give_up(page)
    told = verified(page, fork)
    assert FAIR in told
    assert "Not checked: the match was played on from a given position" in told


def test_host_and_guest_both_find_their_words_also_in_the_rematch(visit: Visit, table: Any) -> None:
    host = visit("#/new/template")
    host.get_by_label("Friends, by link").check()
    host.get_by_role("button", name="Create the table").click()
    match = id_of(host)
    secret = host.evaluate("localStorage.getItem('hulldown.player')")
    invite = table.call(f"matches/{match}/links", secret=secret)["invites"]["1"]
    guest = visit(f"#/join/{invite}")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Take the seat").click()
    assert id_of(guest) == match
    host.locator("section.prompt").wait_for()
    give_up(guest)
    host.locator("dialog .banner").wait_for()
    for page in (host, guest):
        page.wait_for_function(KNOWN)
    guest.get_by_role("dialog").get_by_role("button", name="Play again").click()
    guest.wait_for_url(re.compile(f"#/match/(?!{match})"))
    again = id_of(guest)
    give_up(guest)
    for page in (host, guest):
        for one in (match, again):
            told = verified(page, one)
            assert FAIR in told
            assert "none was sent" not in told


def withhold(line: Any) -> None:
    line["secret"] = None


def rename(line: Any) -> None:
    line["chance"] = {"kind": "other"}


@pytest.mark.parametrize(("number", "change"), [(-1, withhold), (0, rename)])
def test_a_secret_that_is_withheld_is_never_called_fair(
    visit: Visit, number: int, change: Callable[[Any], None]
) -> None:
    page = playing(visit)
    match = id_of(page)
    give_up(page)
    forging(page, number, change)
    told = verified(page, match)
    assert page.locator(".verdict.bad").is_visible()
    assert FAIR not in told
    assert "Wrong: the server sealed a secret, and the file does not reveal it." in told


def test_another_browser_says_what_it_cannot_tell(visit: Visit) -> None:
    page = playing(visit)
    match = id_of(page)
    give_up(page)
    secret = page.evaluate("localStorage.getItem('hulldown.player')")
    other = visit(f"#/replay/{match}", secret)
    told = verified(other, match)
    assert other.locator(".verdict.consistent").is_visible()
    assert FAIR not in told
    assert told.count("Not checked:") == 2


def test_axe_finds_nothing_in_the_verdicts_and_the_fork_dialog(visit: Visit) -> None:
    page = playing(visit)
    match = id_of(page)
    give_up(page)
    verified(page, match)
    found = {}
    for level in ("fair", "bad", "unknown", "consistent"):
        if level == "bad":
            forging(page, -1, withhold)
        elif level == "unknown":
            page.evaluate(f"localStorage.removeItem('hulldown.luck.{match}')")
        elif level == "consistent":
            page.unroute("**/replay")
        page.reload()
        opened(page, "Verify this match")
        page.locator(f".verdict.{level}").wait_for()
        found[level] = violations_anywhere(page)
    page.get_by_role("button", name="Close", exact=True).click()
    opened(page, "Play on from here")
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).wait_for()
    found["fork"] = violations_anywhere(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def opened(page: "Page", button: str) -> None:
    """Where there is no room for it, it stands in a sheet."""
    page.locator("output").wait_for()
    if not page.get_by_role("button", name=button).is_visible():
        page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=button).click()
