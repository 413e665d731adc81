"""Plays turns of recorded matches of agents through Rush's table and counts clicks.

Writes docs/play-feel.md. A drag counts as one click, as does a key.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright

from hulldown.kernel.canonical import JSON
from hulldown.kernel.record import Record

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import SERVE, Table  # noqa: E402
from tests.browser.scenes import LIVE, Scene, matches, served  # noqa: E402
from tools.chromium import FLAGS, find_chromium  # noqa: E402

PAGE = ROOT / "docs" / "play-feel.md"
OTHERS = "<!-- arcade -->"
BUDGET = (5, 9)
TURNS = 40
PATIENCE = 10_000
WORDS = {"use": "use", "deploy": "defend a Base"}


class Turn(NamedTuple):
    """A turn of a recorded match: where it begins, and what its player did in it."""

    scene: Scene
    actions: list[Record]


def turns() -> Iterator[Turn]:
    """All turns in which the agent did more than end them."""
    for match, positions in matches("greedy", ""):
        known = dict(positions)
        current: Turn | None = None
        for record in match.records:
            if current is not None and record.seat == current.scene.seat:
                current.actions.append(record)
            began = [event for event in record.events if event.message.id == "turn-began"]
            if began:
                if current is not None and len(current.actions) > 1:
                    yield current
                seat = int(began[-1].message.args["seat"].removeprefix("seat:"))
                fits = record.number in known
                current = Turn(Scene(match, record.number, seat), []) if fits else None


class Hand:
    """A player at the table who counts clicks; a drag is one, a key as well."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, selector: str) -> None:
        """One click on the first such thing."""
        self.page.locator(selector).first.click(timeout=PATIENCE, no_wait_after=True)
        self.clicks += 1
        self.page.wait_for_timeout(150)

    def drag(self, card: str, onto: str) -> None:
        """A card of the hand onto a Base."""
        source = self.page.locator(f'.hand [data-thing="card:{card}"]').first
        source.drag_to(self.page.locator(onto).first, timeout=PATIENCE)
        self.clicks += 1
        self.page.wait_for_timeout(300)

    def shows(self, selector: str) -> bool:
        """Is there such a thing?"""
        return self.page.locator(selector).count() > 0

    def buy(self, action: JSON) -> None:
        """The tray proposes what wastes least."""
        self.click(f'.reserve [data-thing="card:{action["card"]}"]')
        self.click(".stage .go:enabled")

    def attack(self, action: JSON) -> None:
        """An attacker onto its target; all fire together."""
        self.drag(action["card"], f'[data-thing="base:{action["seat"]}:{action["base"]}"]')

    def use(self, action: JSON) -> None:
        """Onto a Base of one's own where it will defend one; else by its button."""
        card = f'.hand [data-thing="card:{action["card"]}"]'
        self.page.locator(card).first.click(timeout=PATIENCE, no_wait_after=True)
        if self.shows(".mine .base.can"):
            self.page.keyboard.press("Escape")
            self.drag(action["card"], ".mine .base:not(.gone)")
        else:
            self.clicks += 1
            self.click(f'.ways button:has-text("{WORDS[action["kind"]]}")')

    def strike(self, action: JSON) -> None:
        """A Base, and where that is not clear, it or its defender."""
        self.click(f'[data-thing="base:{action["seat"]}:{action["base"]}"]')
        if self.shows(".choices"):
            self.click(".choices button")

    def research(self, action: JSON) -> None:
        """A Vehicle of the Reserve."""
        self.click(f'.reserve [data-thing="card:{action["card"]}"]')

    def repair(self, action: JSON) -> None:
        """A card of the Depot."""
        self.click(f'[aria-modal] [data-thing="depot:card:{action["card"]}"]')

    def answer(self, action: JSON) -> None:
        """A button in the middle of the table."""
        self.click("[aria-modal] .go" if self.shows("[aria-modal]") else ".stage .go")

    def end(self, action: JSON) -> None:
        """The turn, sure or not."""
        self.click(f"{LIVE} .offers button:has-text('End the turn')")
        if self.shows(f"{LIVE} [role=alert]"):
            self.click(f"{LIVE} .yes")

    def play(self, records: list[Record]) -> None:
        """A whole turn; what needs no click of its own is left out."""
        ways = {
            "buy": self.buy, "attack": self.attack, "use": self.use, "deploy": self.use,
            "siege-base": self.strike, "siege-defender": self.strike, "research": self.research,
            "repair": self.repair, "repair-done": self.answer, "take-doubles": self.answer,
            "refill": self.answer, "end": self.end,
        }  # fmt: skip
        chosen = [
            one.action for one in records if one.by == "seat" or one.action["kind"] == "attack"
        ]
        for place, action in enumerate(chosen):
            if action["kind"] in ways:
                ways[action["kind"]](action)
            later = chosen[place + 1]["kind"] if place + 1 < len(chosen) else ""
            if action["kind"] == "attack" and later != "attack":
                self.click(".stage .go:enabled")


def opened(browser: Browser, address: str, scene: Scene) -> Page:
    """The table at this moment, without motion."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")

    def visit(path: str, secret: str) -> Page:
        for key, value in {"player": secret, "speed": "0"}.items():
            context.add_init_script(f"localStorage.setItem('hulldown.{key}', '{value}')")
        page = context.new_page()
        page.goto(address + path)
        return page

    return scene.open(Table(address.rstrip("/")), visit)


def measure(browser: Browser, address: str, count: int) -> tuple[list[tuple[int, int]], int]:
    """Clicks and small actions of that many turns; how many came out differently by other luck."""
    every = list(turns())
    found: list[tuple[int, int]] = []
    strayed = 0
    for turn in every[:: max(1, len(every) // count)][:count]:
        page = opened(browser, address, turn.scene)
        hand = Hand(page)
        try:
            hand.play(turn.actions)
            found.append((hand.clicks, len(turn.actions)))
        except Error:
            strayed += 1
        page.context.close()
    return found, strayed


def report(found: list[tuple[int, int]], strayed: int) -> str:
    """The page."""
    clicks = sorted(one for one, _ in found)
    naive = sorted(one for _, one in found)

    def row(name: str, values: list[int]) -> str:
        high = quantiles(values, n=10)[-1]
        return f"| {name} | {median(values):g} | {high:.0f} | {max(values)} |"

    lines = [
        "# How it plays",
        "",
        "How many clicks a turn takes at the tables in the browser: turns from matches between",
        "agents are replayed by hand, and every click, drag and key is counted.",
        "`python tools/play_feel.py` measures again and rewrites this page.",
        "",
        "## Rush",
        "",
        f"{len(found)} turns of greedy agents in matches of three; {strayed} more turned out",
        "differently by the luck of the draw and are left out.",
        "",
        "| | median | 90th percentile | most |",
        "| --- | --- | --- | --- |",
        row("small actions, one click each", naive),
        row("clicks at the table", clicks),
        f"| budget | {BUDGET[0]} | {BUDGET[1]} | |",
        "",
        "A Vehicle dragged onto a Base is used and defends it; an attacker dragged onto a target",
        "joins the assault, one *Fire* sends them all; a tap on a Vehicle of the Reserve fills the",
        "tray with what wastes least, *Buy* pays. Unplayed cards need not be put away.",
        "",
    ]
    return "\n".join(lines)


def others() -> str:
    """What other games' tests have measured, from their marker on: it stays as it is."""
    _, marker, rest = PAGE.read_text("utf-8").partition(OTHERS)
    return f"\n{marker}{rest}" if marker else ""


def main() -> int:
    """Measures, writes the page, says whether the budget is kept."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TURNS
    with served(SERVE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        found, strayed = measure(browser, address, count)
    text = report(found, strayed)
    PAGE.write_text(text + others(), "utf-8")
    print(text)
    clicks = sorted(one for one, _ in found)
    return 0 if median(clicks) <= BUDGET[0] and quantiles(clicks, n=10)[-1] <= BUDGET[1] else 1


if __name__ == "__main__":
    sys.exit(main())
