"""Each guided match, and the free match after it, can be finished by what the page itself says.

Everything is found by its role and name in the accessibility tree, in each language.
"""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hulldown.kernel.messages import Message
from hulldown.lessons import lessons
from hulldown.texts import LANGUAGES, Texts
from tests.browser.waiting import settle

pytestmark = pytest.mark.browser

GAMES: Final = ("rush", "arcade", "duel")
QUOTED: Final = re.compile("[“„](.+?)[”“]")
LONGEST: Final = 90
LONGEST_MATCH: Final = 400
AT_ONCE: Final = 0
"""The speed of playback that shows only what has come of it."""
CHANGED: Final = """
([name, said]) => {
  const card = document.querySelector(`section[aria-label="${name}"]`)
  return card?.querySelector('[role=status]')?.innerText !== said
}
"""


class Said:
    """The page's own words in one language."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        shell = Path("web/i18n", f"{language}.ftl").read_text("utf-8")
        self.bundle.add_resource(FluentResource(shell))

    def __call__(self, id: str, **args: str) -> str:
        text = self.bundle.get_message(id).value
        assert text is not None
        return str(self.bundle.format_pattern(text, args)[0])


def press(page: Any, name: str) -> None:
    """The button of this name, or else with it; of several the one that the lesson points at."""
    settle(page)
    whole = page.get_by_role("button", name=name, exact=True)
    found = whole if whole.count() else page.get_by_role("button", name=name)
    pointed = found.and_(page.locator("[aria-current=step]"))
    (pointed if pointed.count() else found).first.click()


def follow(page: Any, lesson: str, ending: Any) -> None:
    """Do what the card says, until the lesson is over."""
    card = page.get_by_role("region", name=lesson, exact=True)
    card.wait_for()
    for _ in range(LONGEST):
        settle(page)
        said = card.get_by_role("status").inner_text()
        names = QUOTED.findall(said)
        if ending.count():
            return
        for name in names:
            press(page, name)
        if names:
            page.wait_for_function(CHANGED, arg=[lesson, said])
        else:  # left to oneself: what is highlighted
            page.keyboard.press("Enter")
    raise AssertionError(f"the lesson does not end: {said}")


def play_on(page: Any, question: str, again: str) -> list[str]:
    """Play by what is highlighted, or offered first, until it is over; what the coach said."""
    heard: list[str] = []
    over = page.get_by_role("button", name=again, exact=True)
    asked = page.get_by_role("region", name=question, exact=True)
    asked.wait_for()
    for _ in range(LONGEST_MATCH):
        settle(page)
        if over.count():
            return heard
        heard += page.get_by_role("status").all_inner_texts()
        said = asked.inner_text()
        page.keyboard.press("Enter")
        settle(page)
        if not over.count() and asked.inner_text() == said:  # to pass or end is never highlighted
            asked.get_by_role("button").filter(has_not_text="?").first.click()
    raise AssertionError(f"the match does not end: {said}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_led_through_the_lessons_and_a_first_match(
    visit: Any, game: str, language: str
) -> None:
    say = Said(language)
    page = visit("", locale=language, speed=AT_ONCE)
    title = Texts(game, language).message(Message("game-title"))
    page.get_by_role("link", name=re.compile(f"{say('lessons')}.*{title}")).click()
    page.get_by_role("button", name=say("lessons-begin")).first.click()
    last = len(lessons(game))
    for number in range(1, last + 1):
        onward = say("lessons-next", title="") if number < last else say("lessons-first-match")
        ending = page.get_by_role("button", name=onward.strip())
        follow(page, say("board-lesson"), ending)
        address = page.url
        ending.first.click()
        page.wait_for_url(lambda url, before=address: url != before)
    heard = play_on(page, say("board-prompt"), say("board-rematch"))
    assert any(say("board-coach") in one for one in heard)
    assert page.get_by_role("region", name=say("board-lesson"), exact=True).count() == 0
