"""Makes the pictures of the documentation from a real server in a real browser."""

import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import test_arcade_table as arcade  # noqa: E402
from tests.browser import test_duel_setup as duel  # noqa: E402
from tests.browser import test_duel_table as duel_table  # noqa: E402
from tests.browser import test_rush_table as rush  # noqa: E402
from tests.browser.conftest import SERVE, Table  # noqa: E402
from tests.browser.duel_hand import Chain, Hand, briefed, chains  # noqa: E402
from tests.browser.scenes import Scene, Visit, moments_of, played_out, served  # noqa: E402
from tests.browser.waiting import WATCH  # noqa: E402
from tools.chromium import FLAGS, find_chromium  # noqa: E402

IMAGES = ROOT / "docs" / "images"
DESKTOP = (1440, 900)
PHONE = (390, 844)
LIMIT = 700_000  # bytes
TABLE = {
    "rush-purchase": ("the tray", DESKTOP),
    "rush-assault": ("an assault together", DESKTOP),
    "rush-siege": ("Siege", DESKTOP),
    "rush-repair": ("Repair", DESKTOP),
    "rush-end": ("debriefing of 3", DESKTOP),
    "rush-phone": ("an assault", PHONE),
    "rush-sabotage-phone": ("Sabotage", PHONE),
    "rush-end-phone": ("debriefing of 2", PHONE),
}
ARCADE = {
    "arcade-plan": ("stack", DESKTOP, 4),
    "arcade-bots": ("move", DESKTOP, 4),
    "arcade-grenade": ("grenade", DESKTOP, 4),
    "arcade-film": ("stack", DESKTOP, 4),
    "arcade-many": ("stack", DESKTOP, 8),
    "arcade-phone": ("stack", PHONE, 4),
    "arcade-film-phone": ("stack", PHONE, 4),
}

# The moment of a replay; none: the set-up field.
DUEL: dict[str, tuple[int | None, tuple[int, int]]] = {
    "duel-setup": (None, DESKTOP),
    "duel-battle": (60, DESKTOP),
    "duel-end": (9999, DESKTOP),
    "duel-battle-phone": (60, PHONE),
    "duel-end-phone": (9999, PHONE),
}
# What is asked in the moment that a seat comes to, or the beat of a shot that is told.
DUEL_ASKED = {
    "duel-opening": ("ask-bid", DESKTOP, {"tanks": "2"}),
    "duel-fire": ("ask-burning", DESKTOP, {"tanks": "2"}),
    "duel-eight": ("ask-action", DESKTOP, {"tanks": "4", "start": "0"}),
    "duel-shot": ("play-fire", DESKTOP, {"tanks": "2", "start": "400"}),
    "duel-shot-phone": ("play-fire", PHONE, {"tanks": "2", "start": "400"}),
}
DUEL_TOLD = {"duel-pull": "pull", "duel-damage": "damage", "duel-bids": "bids"}
SHOTS = 12
MOST_BEATS = 24
BACK = """() => {
  const back = document.querySelector('.stage ~ .controls button')
  back?.click()
  return back !== null
}"""


def front_page(browser: Browser, address: str) -> None:
    """The front page on a desktop."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page.goto(address)
    page.wait_for_selector("article")
    page.wait_for_timeout(800)  # what is drawn when the page is idle
    page.screenshot(path=IMAGES / "front-page.png")


def moments(browser: Browser, address: str) -> None:
    """The main moments of Rush at its table."""
    for name, (look, (width, height)) in TABLE.items():
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")

        def visit(path: str, secret: str) -> Page:
            for key, value in {"player": secret, "speed": "0"}.items():
                context.add_init_script(f"localStorage.setItem('hulldown.{key}', '{value}')")  # noqa: B023
            context.add_init_script(WATCH)  # noqa: B023
            page = context.new_page()  # noqa: B023
            page.goto(address + path)
            return page

        scene, step = rush.LOOKS[look]
        page = scene().open(Table(address.rstrip("/")), visit)
        step(page)
        page.mouse.move(0, 0)
        page.wait_for_timeout(800)
        page.screenshot(path=IMAGES / f"{name}.png")
        context.close()


def arcade_moments(browser: Browser, address: str) -> None:
    """The main moments of Arcade at its table."""
    for name, (kind, (width, height), seats) in ARCADE.items():
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", color_scheme="dark"
        )
        speed = "1" if "film" in name else "0"

        def visit(path: str, secret: str, **_: object) -> Page:
            for key, value in {"player": secret, "speed": speed}.items():  # noqa: B023
                context.add_init_script(f"localStorage.setItem('hulldown.{key}', '{value}')")  # noqa: B023
            context.add_init_script(WATCH)  # noqa: B023
            page = context.new_page()  # noqa: B023
            page.goto(address + path)
            return page

        page = arcade.scene_of(kind, seats).open(Table(address.rstrip("/")), visit)
        play_arcade(page, name)
        page.screenshot(path=IMAGES / f"{name}.png")
        context.close()


def play_arcade(page: Page, name: str) -> None:
    """Leads to the moment: a plan, the bots' ways, where a Grenade hits, a volley of the film."""
    if name == "arcade-bots":
        page.keyboard.press("b")
        page.keyboard.press("f")
    elif name == "arcade-many":
        page.keyboard.press("v")
    elif name == "arcade-grenade":
        page.locator("[data-space='space:6:4']").hover()
    else:
        arcade.plan(page)
        page.mouse.move(0, 0)
    if "film" in name:
        page.locator(".ready:not([aria-disabled])").wait_for(state="attached")
        page.locator(f"{arcade.LIVE} .usual").click()
        page.locator(".caption", has_text="fired").wait_for()
        page.keyboard.press("p")
    page.wait_for_timeout(800)


def duel_moments(browser: Browser, address: str) -> None:
    """Duel: the set-up field, the battlefield half-way, the end, on a desktop and a phone."""
    table = Table(address.rstrip("/"))
    for name, (moment, (width, height)) in DUEL.items():
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")

        def visit(path: str, secret: str = "", **_: object) -> Page:
            for key, value in {"player": secret, "speed": "0"}.items():
                context.add_init_script(f"localStorage.setItem('hulldown.{key}', '{value}')")  # noqa: B023
            context.add_init_script(WATCH)  # noqa: B023
            page = context.new_page()  # noqa: B023
            page.goto(address + path)
            return page

        if moment is None:
            page = duel.opened(visit)
            page.locator(duel.FIELD).evaluate("(field) => field.scrollIntoView()")
            page.locator(f"{duel.FIELD} .german .add").click()
        else:
            page = duel.replay(table, visit, moment, agent="greedy")
        page.mouse.move(0, 0)
        page.wait_for_timeout(800)
        page.screenshot(path=IMAGES / f"{name}.png")
        context.close()


def visitor(browser: Browser, address: str, size: tuple[int, int], speed: str = "0") -> Visit:
    """Opens pages of this size."""
    width, height = size

    def visit(path: str, secret: str = "", **_: object) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", color_scheme="dark"
        )
        for key, value in {"player": secret, "speed": speed}.items():
            context.add_init_script(f"localStorage.setItem('hulldown.{key}', '{value}')")
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(address + path)
        return page

    return visit


def keep(page: Page, name: str) -> None:
    """The picture of a page; the page is closed."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(800)
    page.screenshot(path=IMAGES / f"{name}.png")
    page.context.close()


def duel_questions(browser: Browser, address: str) -> None:
    """Duel: what is asked in the main moments of a match."""
    table = Table(address.rstrip("/"))
    for name, (asked, size, options) in DUEL_ASKED.items():
        page = duel_scene(asked, options).open(table, visitor(browser, address, size))
        if asked == "play-fire":
            page.locator(".token.can:not(.own)").first.click()
            page.locator(".shot .sum").wait_for()
        keep(page, name)
    scene = duel_table.scene_of_an_exchange()
    pages = scene.open_for_two(table, visitor(browser, address, DESKTOP))
    pages[scene.seat].locator(".tactics .go").first.click()
    pages[1 - scene.seat].locator(".tactics .go").first.wait_for()
    keep(pages[1 - scene.seat], "duel-tactics")


def duel_scene(asked: str, options: dict[str, str]) -> Scene:
    """The first moment of a match in which this is asked, or such a play is offered."""
    for seed in range(SHOTS):
        config = duel_table.GAME.info.configure(2, options)
        for scene, state in moments_of(played_out(duel_table.GAME, config, "greedy", seed)):
            plays = {play.message.id for play in duel_table.GAME.plays(state, scene.seat)}
            if asked in plays | {duel_table.GAME.prompt(state, scene.seat).message.id}:
                return scene
    raise AssertionError(f"nobody is asked {asked}")


def duel_beats(browser: Browser, address: str) -> None:
    """Duel: a Pull, what a Damage Card does, and bids turned together, as the film tells them."""
    table = Table(address.rstrip("/"))
    visit = visitor(browser, address, DESKTOP, "0.5")
    for name, beat in DUEL_TOLD.items():
        wanted = "bid" if beat == "bids" else "fire"
        for chain in duel_chains(wanted):
            page = chain.scene.open(table, visit)
            Hand(page, chain.scene.seat).perform(chain)
            if stops_at(page, beat):
                keep(page, name)
                break
            page.context.close()


def duel_chains(kind: str) -> Iterator[Chain]:
    """Shots that pierced, or bids that were the last."""
    told = "damage-section" if kind == "fire" else "bids-shown"
    match, steps = briefed("greedy", 1, tanks="2", start="400")
    for chain in chains(match, steps):
        after = match.records[chain.scene.record + 1 :][: len(chain.actions) + 2]
        events = [event.message.id for record in after for event in record.events]
        if kind in chain.kinds and told in events:
            yield chain


def stops_at(page: Page, beat: str) -> bool:
    """Stops what is told, goes back to its beginning and on to such a beat."""
    page.wait_for_function(BACK)
    page.evaluate(f"Array.from({{ length: {MOST_BEATS} }}, {BACK})")
    for _ in range(MOST_BEATS):
        if page.locator(f".stage[data-beat={beat}]").count():
            return True
        page.get_by_role("button", name="One step forward").click()
    return False


PARTS = {
    "front": [front_page],
    "rush": [moments],
    "arcade": [arcade_moments],
    "duel": [duel_moments, duel_questions, duel_beats],
}


def main() -> int:
    """Starts a server, takes all pictures or those of some parts, says how large they are."""
    with served(SERVE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name in sys.argv[1:] or PARTS:
            for part in PARTS[name]:
                part(browser, address)
    sizes = {file.name: file.stat().st_size for file in sorted(IMAGES.glob("*.png"))}
    for name, size in sizes.items():
        print(f"docs/images/{name}: {size:,} bytes")
    return 0 if max(sizes.values()) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
