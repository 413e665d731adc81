"""Each guided match can be finished by following only what the page says, by names and roles."""

import re
from typing import Any

import pytest

from hulldown.lessons import lessons
from tests.browser.waiting import settle

pytestmark = pytest.mark.browser

SPOKEN = {"rush": "en", "arcade": "de", "duel": "pl"}
"""One language for each game: tests/contract/test_lessons.py has them all."""
WAYS = {
    "en": ("Learn by playing", "Begin", "Next:", "Play a first match", "Lesson"),
    "de": ("Spielend lernen", "Anfangen", "Weiter:", "Erste Partie spielen", "Lektion"),
    "pl": ("Nauka w grze", "Zacznij", "Dalej:", "Zagraj pierwszą partię", "Lekcja"),
}
QUOTED = re.compile("[“„](.+?)[”“]")
LONGEST = 90
CHANGED = "(said) => document.querySelector('section.lesson .say')?.innerText !== said"


def press(page: Any, name: str) -> None:
    """The button of this name, or else with it; of several the one that the lesson points at."""
    settle(page)
    whole = page.get_by_role("button", name=name, exact=True)
    found = whole if whole.count() else page.get_by_role("button", name=name)
    pointed = found.and_(page.locator("[aria-current=step]"))
    (pointed if pointed.count() else found).first.click()


def follow(page: Any, card: Any, ending: Any) -> None:
    """Do what the card says, until the lesson is over."""
    for _ in range(LONGEST):
        settle(page)
        said = card.locator(".say").inner_text()
        names = QUOTED.findall(said)
        if ending.count():
            return
        for name in names:
            press(page, name)
        if names:
            page.wait_for_function(CHANGED, arg=said)
        else:  # left to oneself: what is highlighted
            page.keyboard.press("Enter")
            settle(page)
    raise AssertionError(f"the lesson does not end: {said}")


@pytest.mark.parametrize("game", SPOKEN)
def test_a_guided_match_is_finished_by_following_the_page(visit: Any, game: str) -> None:
    language = SPOKEN[game]
    learn, begin, then, first, lesson = WAYS[language]
    page = visit("", locale=language)
    page.locator(f"a[href='#/lessons/{game}']").filter(has_text=learn).click()
    page.get_by_role("button", name=begin).first.click()
    for number, _ in enumerate(lessons(game), 1):
        card = page.get_by_role("region", name=lesson, exact=True)
        card.wait_for()
        ending = page.get_by_role("button", name=then if number < len(lessons(game)) else first)
        follow(page, card, ending)
        address = page.url
        ending.first.click()
        page.wait_for_url(lambda url, before=address: url != before)
    page.locator("section.prompt.live").wait_for()
    assert page.locator("section.lesson").count() == 0
