"""Plays rounds of recorded matches of agents through Arcade's table and counts clicks.

Writes Arcade's part of docs/play-feel.md. A click into the board, on a card or on a button counts
one each, as does every question about the bots.
"""

import sys
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import test_arcade_table as arcade  # noqa: E402
from tests.browser.conftest import SERVE, Table  # noqa: E402
from tests.browser.scenes import served  # noqa: E402
from tests.browser.waiting import WATCH  # noqa: E402
from tools.chromium import FLAGS, find_chromium  # noqa: E402

PAGE = ROOT / "docs" / "play-feel.md"
BEGIN, END = "<!-- arcade -->", "<!-- /arcade -->"
MATCHES = 3
PLAYED = 24
BUDGET = (5, 7)


class Round(NamedTuple):
    """A plan that an agent made, and what it took to make it by hand."""

    cards: int
    clicks: int
    for_bots: int


def opened(browser: Browser, address: str, scene: arcade.Scene) -> Page:
    """The table at this moment, without motion."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(WATCH)

    def visit(path: str, secret: str, **_: object) -> Page:
        for key, value in {"player": secret, "speed": "0"}.items():
            context.add_init_script(f"localStorage.setItem('hulldown.{key}', '{value}')")
        page = context.new_page()
        page.goto(address + path)
        return page

    return scene.open(Table(address.rstrip("/")), visit)


def play(page: Page, match: Any, seat: int, plan: list[list[str]]) -> Round:
    """Makes the plan by hand and sees the round to its end."""
    clicks = arcade.make_plan(page, match.state, seat, plan)
    arcade.first(page, ".ready:not([aria-disabled])").click()
    for_bots = 0
    while arcade.wait_for_question(page):
        asked = page.locator(".ask").inner_text()
        if "goes next" not in asked:
            break
        for_bots += 1
        arcade.first(page, ".cell.can").click()
        page.wait_for_timeout(200)
    return Round(sum(map(len, plan)), clicks + 1, for_bots)


def measure(browser: Browser, address: str, count: int) -> list[Round]:
    """That many rounds, taken evenly from all plans of the matches."""
    every = [(seed, n) for seed in range(MATCHES) for n, _ in enumerate(arcade.plans(seed))]
    found = []
    for seed, number in every[:: max(1, len(every) // count)][:count]:
        match, seat, plan = next(islice(arcade.plans(seed), number, None))
        page = opened(browser, address, arcade.Scene(match, seat))
        found.append(play(page, match, seat, plan))
        page.context.close()
    return found


def report(rounds: list[Round]) -> str:
    """Arcade's part of the page."""

    def row(name: str, values: list[int]) -> str:
        return (
            f"| {name} | {median(values):g} | {quantiles(values, n=10)[-1]:.0f} | {max(values)} |"
        )

    lines = [
        BEGIN,
        "## Arcade",
        "",
        f"{len(rounds)} rounds of greedy agents in {MATCHES} matches of four, replanned by",
        "hand and watched to their end. `python tools/play_feel_arcade.py` measures again and",
        "rewrites this part.",
        "",
        "| | median | 90th percentile | most |",
        "| --- | --- | --- | --- |",
        row("one click a card, and one to commit", [one.cards + 1 for one in rounds]),
        row("clicks at the table for a plan", [one.clicks for one in rounds]),
        row("clicks for the bots", [one.for_bots for one in rounds]),
        f"| budget for a plan | {BUDGET[0]} | {BUDGET[1]} | |",
        "",
        "A tap on a space lays the cards that lead there; the side of the space that is tapped",
        "is the way the tank faces in the end. A third click commits. The bots go by themselves,",
        "the nearest to a tank first; to order them yourself, turn the switch *Bots: nearest",
        "first*.",
        END,
    ]
    return "\n".join(lines)


def main() -> int:
    """Measures, writes the part, says whether the budget is kept."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYED
    with served(SERVE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        rounds = measure(browser, address, count)
    text = report(rounds)
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(before + text + rest.partition(END)[2], "utf-8")
    print(text)
    clicks = [one.clicks for one in rounds]
    kept = median(clicks) <= BUDGET[0] and quantiles(clicks, n=10)[-1] <= BUDGET[1]
    return 0 if kept and not any(one.for_bots for one in rounds) else 1


if __name__ == "__main__":
    sys.exit(main())
