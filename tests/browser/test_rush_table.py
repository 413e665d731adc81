"""Rush's table in a real browser: every action by a click, whole matches, sizes, speed."""

import gzip
import json
from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import pytest

from hulldown.games.rush.catalog import our_vehicles
from tests.browser.scenes import GAME, LIVE, Visit, scene_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
OVER: Final = "dialog .banner"
KINDS: Final = sorted({action.kind for action in GAME.actions(GAME.info.configure(
    2, {"recruitment_refill": "batch"})).actions})  # fmt: skip


class Sent:
    """The actions a page sends, by its socket."""

    def __init__(self, page: "Page") -> None:
        self.kinds: list[str] = []
        page.on("websocket", lambda socket: socket.on("framesent", self.read))
        page.reload()
        page.locator(LIVE).wait_for()

    def read(self, frame: Any) -> None:
        data = json.loads(frame if isinstance(frame, str) else "{}")
        if data.get("type") == "act":
            self.kinds += [action["kind"] for action in data["actions"]]

    def wait_for(self, page: "Page", kind: str) -> None:
        for _ in range(100):
            if kind in self.kinds:
                return
            page.wait_for_timeout(50)
        raise AssertionError(f"{kind} was not sent, but {self.kinds}")


def press(page: "Page", selector: str) -> None:
    page.locator(selector).first.click()


def by_card(page: "Page", word: str) -> None:
    """Chooses cards of the hand until one offers this by a button."""
    cards = page.locator(".hand .card")
    for place in range(cards.count()):
        cards.nth(place).click()
        button = page.locator(".ways button", has_text=word)
        if button.count():
            button.first.click()
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"no card offers to {word}")


def buy(page: "Page") -> None:
    press(page, ".reserve .card.can")
    press(page, ".stage .go:enabled")


def attack(page: "Page") -> None:
    cards = page.locator(".hand .card")
    for place in range(cards.count()):
        cards.nth(place).click()
        page.wait_for_timeout(300)
        if page.locator(".others .base.can").count():
            press(page, ".others .base.can")
            press(page, ".stage .go:enabled")
            return
        page.keyboard.press("Escape")
    raise AssertionError("no card may attack")


def siege(page: "Page", at_defender: bool) -> None:
    """A Base with a defender asks which of the two is meant."""
    bases = page.locator(".others .base.can" + (":has(.guard)" if at_defender else ""))
    for place in range(bases.count()):
        bases.nth(place).click()
        if page.locator(".asking").count():
            page.locator(".asking button").nth(int(at_defender)).click()
            return
        if not at_defender:
            return


WAYS: Final[dict[str, Callable[["Page"], None]]] = {
    "end": lambda page: press(page, f"{LIVE} .usual"),
    "buy": buy,
    "pay": buy,
    "take": buy,
    "refill": lambda page: press(page, ".stage .go"),
    "use": lambda page: by_card(page, "use"),
    "deploy": lambda page: by_card(page, "defend only"),
    "put-away": lambda page: by_card(page, "put away"),
    "announce": attack,
    "attack": attack,
    "stand-down": lambda page: press(page, ".stage .chip:has-text('does not attack')"),
    "siege-base": lambda page: siege(page, at_defender=False),
    "siege-defender": lambda page: siege(page, at_defender=True),
    "research": lambda page: press(page, ".reserve .card.can"),
    "repair": lambda page: press(page, "[aria-modal] .can"),
    "repair-done": lambda page: press(page, "[aria-modal] .go"),
    "defend": lambda page: press(page, ".mine .base.can"),
    "take-doubles": lambda page: press(page, ".stage .go"),
    "give-up": lambda page: press(page, ".hand .card"),
}
FIRST: Final = {"pay": "buy", "take": "buy", "attack": "announce"}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_action_is_a_click_away(kind: str, visit: Visit, table: Any) -> None:
    page = scene_of(FIRST.get(kind, kind)).open(table, visit, speed=0)
    sent = Sent(page)
    WAYS[kind](page)
    if kind == "end" and page.locator(f"{LIVE} [role=alert]").count():
        press(page, f"{LIVE} .usual")
    sent.wait_for(page, kind)


# Whole matches


def wait_for_question(page: "Page") -> bool:
    """Skips what is played back; is there a question?"""
    for _ in range(400):
        if page.locator(LIVE).count():
            return True
        if page.locator(OVER).count():
            return False
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    raise AssertionError("nothing happens any more")


def is_shown(page: "Page", selector: str) -> bool:
    return page.locator(selector).count() > 0


def is_planned(page: "Page") -> bool:
    """Is there a plan that can be carried out? What it leads to takes a moment to be told."""
    page.wait_for_timeout(100)
    for _ in range(60):
        if not is_shown(page, ".stage.planned .go") or is_shown(page, ".stage .go:enabled"):
            break
        page.wait_for_timeout(50)
    return is_shown(page, ".stage.planned .go:enabled")


def use_the_mouse(page: "Page") -> None:
    """Whatever lights up first is clicked; with nothing lit the turn ends."""
    for selector in ("[aria-modal] .can", ".asking button", ".base.can", ".reserve .card.can",
                     ".stage .go:enabled"):  # fmt: skip
        if is_shown(page, selector):
            press(page, selector)
            if is_planned(page):
                press(page, ".stage .go:enabled")
            return
    if is_shown(page, ".stage .sign") and is_shown(page, ".hand .card.can"):
        press(page, ".hand .card.can")
        return
    press(page, f"{LIVE} .usual")
    if is_shown(page, f"{LIVE} [role=alert]"):
        press(page, f"{LIVE} .usual")


def use_the_keyboard(page: "Page") -> None:
    """An arrow goes to what lights up, Enter takes it, Escape steps back; Enter ends the turn."""
    if is_shown(page, "[aria-modal]"):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter" if is_shown(page, "[aria-modal] .can") else "Escape")
        return
    if is_shown(page, ".reserve .card.can, .base.can, .stage .sign"):
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if is_planned(page):
            page.keyboard.press("Enter")
        return
    for key in ("Escape", "Escape", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(60)
    if is_shown(page, f"{LIVE} [role=alert]"):
        page.keyboard.press("Enter")


def play(page: "Page", turn: Callable[["Page"], None]) -> None:
    for _ in range(400):
        if not wait_for_question(page):
            return
        turn(page)
        page.wait_for_timeout(60)
    raise AssertionError("the match does not end")


def test_a_match_from_the_lobby_to_the_result_with_the_mouse(visit: Visit) -> None:
    page = visit("", speed=8)
    page.get_by_role("article", name="Rush", exact=True).get_by_text("Set up a match").click()
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/#/match/*")
    page.locator(".table").wait_for()
    play(page, use_the_mouse)
    page.locator(OVER).wait_for()
    debrief = page.get_by_role("region", name="Debriefing")
    assert debrief.locator("tbody tr").count() >= 2
    assert debrief.locator("li").count() >= 3


def begin(visit: Visit, table: Any, **profile: Any) -> "Page":
    me = table.player()
    made = table.match(me, "me", "agent", game="rush")
    page = visit(f"#/match/{made['id']}", me, speed=0, **profile)
    page.locator(".table").wait_for()
    return page  # type: ignore[no-any-return]


def test_a_match_with_the_keyboard_alone(visit: Visit, table: Any) -> None:
    page = begin(visit, table)
    play(page, use_the_keyboard)
    page.locator(OVER).wait_for()


def test_a_match_on_a_phone(visit: Visit, table: Any) -> None:
    page = begin(visit, table, viewport=PHONE, has_touch=True)
    play(page, use_the_mouse)
    page.locator(OVER).wait_for()


# How it looks and feels

LOOK_AT = """() => {
  const table = document.querySelector('.table')
  const frame = table.getBoundingClientRect()
  const shown = [...table.querySelectorAll('button')].filter((one) => one.offsetParent && !one.closest('.others'))
  const name = (one) => `${one.className} ${one.getAttribute('aria-label') ?? one.innerText}`
  const found = []
  const boxes = shown.map((one) => [one, one.getBoundingClientRect()])
  for (const [one, box] of boxes) {
    if (Math.min(box.width, box.height) < 39.5) found.push(`small: ${name(one)} ${box.width}x${box.height}`)
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 2)
      found.push(`outside: ${name(one)}`)
  }
  for (const [one, a] of boxes)
    for (const [other, b] of boxes) {
      if (one === other || (one.closest('.hand') && other.closest('.hand'))) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 6 && high > 6) found.push(`overlap: ${name(one)} / ${name(other)}`)
    }
  for (const one of table.querySelectorAll('span, b, p, li, h2'))
    if (one.offsetParent && getComputedStyle(one).overflowX === 'hidden' && one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1)
      found.push(`cut: ${name(one)}`)
  if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight)
    found.push('the page scrolls')
  return found
}"""  # noqa: E501
ASKED: Final = ("buy", "announce", "siege-base", "research", "give-up", "defend", "take-doubles")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("kind", ASKED)
def test_nothing_overlaps_is_cut_small_or_out_of_sight(
    kind: str, size: Any, visit: Visit, table: Any
) -> None:
    page = scene_of(kind).open(table, visit, speed=0, viewport=size)
    assert page.evaluate(LOOK_AT) == []
    if kind == "buy":
        press(page, ".reserve .card.can")
        page.locator(".stage .go:enabled").wait_for()
        assert page.evaluate(LOOK_AT) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", ["announce", "repair"])
def test_axe_finds_nothing(kind: str, scheme: Any, visit: Visit, table: Any) -> None:
    page = scene_of(kind).open(table, visit, speed=0, color_scheme=scheme)
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run('.table')")
    assert found["passes"], "axe looked at nothing"
    assert [(v["id"], [n["target"] for n in v["nodes"]]) for v in found["violations"]] == []


def test_a_click_is_answered_within_a_tenth_of_a_second(visit: Visit, table: Any) -> None:
    """By processor time: other programs may slow this machine down."""
    page = scene_of("buy").open(table, visit, speed=1)
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        found = metrics.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "ScriptDuration"))

    page.locator(".reserve .card.can").first.hover()
    page.wait_for_timeout(200)
    before = busy()
    page.mouse.down()
    page.mouse.up()
    page.locator(".stage .go:enabled").wait_for()
    assert busy() - before < 0.1


def test_the_table_adds_little_to_the_page() -> None:
    assets = (files("hulldown.server") / "static" / "assets").iterdir()
    ours = [file.read_bytes() for file in assets if file.name.endswith(".js")]
    sizes = [len(gzip.compress(content)) for content in ours if b"durchbruchswagen" in content]
    assert 0 < sum(sizes) < 120_000


def test_every_vehicle_is_drawn_from_numbers_or_by_hand() -> None:
    client = files("hulldown.games.rush") / "client"
    drawn = set(json.loads((client / "silhouettes.json").read_text("utf-8")))
    by_hand = (client / "Emblem.svelte").read_text("utf-8")
    ids = {str(vehicle["id"]) for vehicle in our_vehicles()}
    assert drawn <= ids
    assert {id for id in ids - drawn if f"of === '{id}'" not in by_hand} == set()


def test_a_card_is_dragged_onto_a_base_and_defends_it(visit: Visit, table: Any) -> None:
    page = scene_of("deploy").open(table, visit, speed=0)
    sent = Sent(page)
    cards = page.locator(".hand .card")
    for place in range(cards.count()):
        cards.nth(place).click()
        if is_shown(page, ".mine .base.can"):
            page.keyboard.press("Escape")
            cards.nth(place).drag_to(page.locator(".mine .base:not(.gone)").first)
            break
    for _ in range(60):
        if sent.kinds:
            break
        page.wait_for_timeout(50)
    assert sent.kinds[0] in {"use", "deploy"}


def test_what_cannot_be_bought_says_why(visit: Visit, table: Any) -> None:
    page = scene_of("siege-base").open(table, visit, speed=0)
    press(page, ".reserve .card.denied")
    assert "First finish" in page.locator(".stage [role=status]").inner_text()
