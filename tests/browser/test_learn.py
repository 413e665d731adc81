"""How to play: one click away, drawn by the games' own tables; every rule has an address."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.axe import violations

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]


def test_a_newcomer_finds_the_guide_and_from_there_each_rule(visit: Visit) -> None:
    page = visit("#/")
    page.get_by_role("link", name=re.compile("^How to play.*Rush")).click()
    page.get_by_role("heading", name="Your turn").wait_for()
    for picture in page.locator("figure").all():
        picture.locator(".table").first.wait_for()
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.locator("figure").count() == 3
    assert violations(page) == []
    page.get_by_role("link", name="One Vehicle a turn").click()
    named = page.locator("#R-050")
    named.wait_for()
    page.wait_for_function("() => document.activeElement.id === 'R-050'")
    assert "unless Recruitment is used" in named.inner_text()
    assert violations(page) == []
    page.get_by_role("searchbox", name="Search the rules").fill("heavy base")
    page.get_by_role("status").get_by_text("places found").wait_for()
    assert page.locator("tr#R-084").count() == 1
    assert page.locator("tr#R-050").count() == 0
    page.get_by_role("link", name="Set-up", exact=True).click()
    page.locator("tr#R-050").wait_for()


def test_the_question_mark_of_a_prompt_leads_to_the_rulebook(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent", game="rush", options={"first_player": "1"})["id"]
    page = visit(f"#/match/{match}", me)
    page.locator("section.prompt.live").wait_for()
    page.get_by_role("button", name="Rule R-033").click()
    link = page.get_by_role("tooltip").get_by_role("link", name="In the rulebook")
    with page.context.expect_page() as opened:
        link.click()
    opened.value.locator("#R-033.named").wait_for()
    page.keyboard.press("m")
    menu = page.get_by_role("dialog")
    assert menu.get_by_role("link", name="How to play").get_attribute("href") == "#/learn/rush"
    assert menu.get_by_role("link", name="Rulebook").get_attribute("href") == "#/rules/rush"


def test_todays_challenge_is_played_once_and_compared(visit: Visit) -> None:
    page = visit("#/deal/rush")
    page.get_by_text("Nobody has finished it yet.").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Play it").click()
    page.locator("section.prompt.live").wait_for()
    page.keyboard.press("?")
    aid = page.get_by_role("dialog", name="Player aid")
    assert aid.locator("summary").first.inner_text() == "Abilities"
    assert aid.locator("li.now").count() > 0
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.goto(page.url.split("#")[0] + "#/deal/rush")
    page.get_by_role("link", name="To my match").wait_for()
