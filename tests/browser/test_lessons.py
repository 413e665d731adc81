"""Each guided match, and the free match after it, can be finished by what the page itself says.

Everything is found by its role and name in the accessibility tree, in each language, on a phone.
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

pytestmark = [pytest.mark.browser, pytest.mark.long]

GAMES: Final = ("rush", "arcade", "duel")
QUOTED: Final = re.compile("[“„](.+?)[”“]")
LONGEST: Final = 90
LONGEST_MATCH: Final = 400
AT_ONCE: Final = 0
"""The speed of playback that shows only what has come of it."""
PHONE: Final = {"width": 390, "height": 844}
LOOK: Final = """
async ([name, old]) => {
  const region = () => document.querySelector(`section[aria-label="${name}"]`)
  const said = () => (region()?.querySelector('[role=status]') ?? region())?.innerText ?? ''
  while (said() === old) await waits.changed()
  await waits.settled()
  const isSeen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const isWithin = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    return one.checkVisibility() && isWithin
  }
  return {
    said: said(),
    heard: [...document.querySelectorAll('[role=status]')].map((one) => one.innerText),
    pointed: [...document.querySelectorAll('[data-pointed]')].filter(isSeen).length,
  }
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


class Followed:
    """What a lesson said, what was pressed for it, and at how many things it pointed at most."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.pressed = 0
        self.pointed = 0


def follow(page: Any, lesson: str, ending: Any) -> Followed:
    """Do what the card says, until the lesson is over."""
    followed = Followed()
    said = old = ""
    for _ in range(LONGEST):
        seen = page.evaluate(LOOK, [lesson, old])
        if seen["said"] != said:
            followed.said.append(seen["said"])
        said = seen["said"]
        followed.pointed = max(followed.pointed, int(seen["pointed"]))
        names = QUOTED.findall(said)
        if not names and ending.count():
            return followed
        for name in names:
            press(page, name)
        if not names:  # left to oneself: what is highlighted
            page.keyboard.press("Enter")
        followed.pressed += len(names) or 1
        old = said if names else ""
    raise AssertionError(f"the lesson does not end: {said}")


def play_on(page: Any, say: Said) -> list[str]:
    """Play by what is highlighted, or offered first, until it is over; what the coach said."""
    heard: list[str] = []
    said = old = ""
    question, again, coach = say("board-prompt"), say("board-rematch"), say("board-coach")
    asked = page.get_by_role("region", name=question, exact=True)
    sure = asked.get_by_role("button", name=say("board-sure-yes"), exact=True)
    for _ in range(LONGEST_MATCH):
        seen = page.evaluate(LOOK, [question, ""])
        said, coached = seen["said"], [one for one in seen["heard"] if coach in one]
        assert len(coached) <= 1
        assert seen["pointed"] or not coached, f"{coached[0]} points at nothing"
        heard += coached
        if again in said.splitlines():
            return heard
        if sure.count():
            sure.click()
            old = ""
        elif said == old:  # to pass or end is never highlighted
            offered = asked.locator("button:enabled").filter(has_not_text="?")
            if offered.count():
                offered.first.click()
            old = ""
        else:
            page.keyboard.press("Enter")
            old = said
    raise AssertionError(f"the match does not end: {said}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_led_through_the_lessons(visit: Any, game: str, language: str) -> None:
    say = Said(language)
    page = visit("", locale=language, speed=AT_ONCE, viewport=PHONE)
    title = Texts(game, language).message(Message("game-title"))
    page.get_by_role("link", name=re.compile(f"{say('lessons')}.*{title}")).click()
    page.get_by_role("button", name=say("lessons-begin")).first.click()
    last = len(lessons(game))
    for number, lesson in enumerate(lessons(game).values(), start=1):
        onward = say("lessons-next", title="") if number < last else say("lessons-first-match")
        ending = page.get_by_role("button", name=onward.strip())
        followed = follow(page, say("board-lesson"), ending)
        assert followed.pointed or not any(step.at for step in lesson.steps), lesson.id
        address = page.url
        ending.first.click()
        page.wait_for_url(lambda url, before=address: url != before)
    page.get_by_role("status").filter(has_text=say("board-coach")).first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_match_after_them_ends_and_is_coached(
    visit: Any, game: str, language: str
) -> None:
    say = Said(language)
    page = visit(f"#/lessons/{game}", locale=language, speed=AT_ONCE, viewport=PHONE)
    page.get_by_role("button", name=say("lessons-first-match")).click()
    heard = play_on(page, say)
    assert heard
    assert page.get_by_role("region", name=say("board-lesson"), exact=True).count() == 0
