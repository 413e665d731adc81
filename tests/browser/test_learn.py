"""How to play: one click away, drawn by the games' own tables; every rule has an address."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import WIDE
from tests.server.client import Person, play_on

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
    page.locator("figure .table").nth(2).wait_for()
    assert page.locator("figure").count() == 3
    top = named.evaluate("(row) => row.getBoundingClientRect().top")
    assert 0 < top < WIDE["height"], "pictures above it do not push it away"
    assert violations(page) == []
    page.get_by_role("searchbox", name="Search the rules").fill("heavy base")
    page.get_by_role("status").get_by_text("Found in ").wait_for()
    assert page.locator("tr#R-084").count() == 1
    assert page.locator("tr#R-050").count() == 0
    page.get_by_role("link", name="Set-up", exact=True).click()
    page.locator("tr#R-050").wait_for()


def test_the_question_mark_of_a_prompt_leads_to_the_rulebook(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent", game="rush", options={"first_player": "1"})["id"]
    page = visit(f"#/match/{match}", me)
    page.locator("section.prompt.live").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Rule R-033").click()
    link = page.get_by_role("tooltip").get_by_role("link", name="In the rulebook")
    with page.context.expect_page() as opened:
        link.click()
    opened.value.locator("#R-033.named").wait_for()
    page.keyboard.press("m")
    menu = page.get_by_role("dialog")
    assert menu.get_by_role("link", name="How to play").get_attribute("href") == "#/learn/rush"
    assert menu.get_by_role("link", name="Rulebook").get_attribute("href") == "#/rules/rush"


def test_the_player_aid_speaks_the_players_language(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent", game="rush", options={"first_player": "1"})["id"]
    page = visit(f"#/match/{match}", me, locale="de-DE")
    page.locator("section.prompt.live").wait_for()
    page.keyboard.press("?")
    aid = page.get_by_role("dialog", name="Spielhilfe")
    aid.locator("li.now").first.wait_for()
    assert aid.get_by_text("Das Regelbuch gibt es nur auf Englisch.").count() == 0
    assert {line.get_attribute("lang") for line in aid.locator("li").all()} == {"de"}


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


def play_out(person: Person, match: str) -> None:
    """Both seats of a table at one screen, to the end."""
    with person.sit(match, 0) as one, person.sit(match, 1) as other:
        play_on(one, other)


def test_people_set_tables_for_a_deal_and_are_compared_seat_by_seat(
    visit: Visit, table: Any
) -> None:
    page_of_it, deal = "#/deal/template/club-night", "/api/games/template/deals/club-night"
    ada, ben = (Person(table, table.player(name)) for name in ("Ada", "Ben"))
    page = visit(page_of_it, ada.secret)
    page.get_by_text("Nobody has finished it yet.").wait_for()
    page.get_by_label("Who are you playing with?").select_option("here")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/#/match/*")
    play_out(ada, page.url.rpartition("/")[2])
    seats = [{"kind": "me"}, {"kind": "here", "name": "Dora"}]
    play_out(ben, ben.post(f"{deal}/tables", {"seats": seats})["id"])
    page.goto(page.url.partition("#")[0] + page_of_it)
    rows = page.locator("tbody tr")
    rows.nth(1).wait_for()
    assert [row.locator("td").first.inner_text().split()[0] for row in rows.all()] == ["Ada", "Ben"]
    shown = [[int(lead.inner_text()) for lead in row.locator("td b").all()] for row in rows.all()]
    assert shown == [one["leads"] for one in ada.get(deal)["tables"]]
    assert page.get_by_text("Nobody has finished it yet.").count() == 0
    assert page.get_by_role("button", name="Create the table").count() == 0
    assert violations(page) == []


def test_a_puzzle_goes_on_from_what_is_laid_and_explains_its_move(visit: Visit) -> None:
    page = visit("#/puzzles/arcade")
    page.get_by_role("button", name=re.compile(r"^Puzzle \W*1\W.*hard")).click()
    card = page.get_by_role("region", name="Puzzle", exact=True)
    card.get_by_text("You are in the middle of your turn").wait_for()
    page.get_by_role("button", name=re.compile("^Turn Left")).click()
    card.get_by_text("there is something far better").wait_for()
    assert (
        page.get_by_role("button", name=re.compile("^Advance 1")).get_attribute("data-pointed")
        is None
    )
    page.get_by_role("button", name=re.compile("^Advance 1")).click()
    card.get_by_text("Solved!").wait_for()
    card.get_by_text("What would most likely follow").wait_for()
    card.get_by_role("button", name="Next puzzle").wait_for()
    assert violations(page) == []
