"""How long the lessons of a game take a newcomer: what is read, what is pressed, what is shown.

Plays them as the browser tests do, by what the page says, on a phone and at the usual speed.
"""

import sys
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hulldown.lessons import lessons  # noqa: E402
from tests.browser.conftest import SERVE  # noqa: E402
from tests.browser.scenes import served  # noqa: E402
from tests.browser.test_lessons import GAMES, PHONE, Followed, Said, follow  # noqa: E402
from tests.browser.waiting import PATIENCE, WATCH  # noqa: E402
from tools.chromium import FLAGS, find_chromium  # noqa: E402

WORDS_A_MINUTE: Final = 200
"""So fast adults read something new in their own language."""
SECONDS_A_PRESS: Final = 3
"""To find the thing, and press it."""


def told(title: str, followed: Followed, shown: float) -> float:
    """Says what a lesson takes; in minutes."""
    words, pressed = sum(len(text.split()) for text in followed.said), followed.pressed
    minutes = words / WORDS_A_MINUTE + (pressed * SECONDS_A_PRESS + shown) / 60
    print(f"{title}: {words} words, {pressed} presses, {shown:.0f} s shown: {minutes:.1f} minutes")
    return minutes


def take(page: Any, game: str) -> None:
    """All lessons of a game, one after the other."""
    say = Said("en")
    page.get_by_role("button", name=say("lessons-begin")).first.click()
    known = list(lessons(game))
    total = 0.0
    for number, lesson in enumerate(known, start=1):
        onward = (
            say("lessons-next", title="") if number < len(known) else say("lessons-first-match")
        )
        ending = page.get_by_role("button", name=onward.strip())
        began = time.monotonic()
        followed = follow(page, say("board-lesson"), ending)
        total += told(f"{game} {lesson}", followed, time.monotonic() - began)
        address = page.url
        ending.first.click()
        page.wait_for_url(lambda url, before=address: url != before)
    print(f"{game}: {total:.1f} minutes")


def main() -> None:
    """The games that are named, or all that have lessons for people."""
    with sync_playwright() as playwright, served(SERVE) as address:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for game in sys.argv[1:] or GAMES:
            size: Any = PHONE
            context = browser.new_context(viewport=size, locale="en-GB")
            context.set_default_timeout(PATIENCE * 1000)
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto(f"{address}#/lessons/{game}")
            take(page, game)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
