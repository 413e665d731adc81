"""Rush's table in a real browser: every action by a click, whole matches, sizes, speed."""

import gzip
import json
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from hulldown.games.rush.actions import VERBS
from hulldown.games.rush.catalog import our_vehicles
from hulldown.games.rush.state import DAMAGED, MAIN, NOT_YET
from tests.browser.axe import violations
from tests.browser.scenes import (
    GAME,
    LIVE,
    Scene,
    Visit,
    faults,
    largest_hand,
    last_scene,
    late_scene,
    scene_of,
    scene_where,
)
from tests.browser.waiting import (
    WINDOWS,
    answered,
    choose_agents,
    languages,
    moments,
    settle,
    sizes,
    take_usual,
)

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
OVER: Final = ".ending"
SKIP: Final = "section.prompt:not(.live) .usual"
KINDS: Final = sorted({action.kind for action in GAME.actions(GAME.info.configure(
    2, {"recruitment_refill": "batch"})).actions})  # fmt: skip


class Sent:
    """The actions a page sends, by its socket."""

    def __init__(self, page: "Page") -> None:
        self.page = page

    @property
    def kinds(self) -> list[str]:
        sent = self.page.evaluate("waits.sent.filter((one) => one.type === 'act')")
        return [action["kind"] for message in sent for action in message["actions"]]

    def wait_for(self, page: "Page", kind: str) -> None:
        for _ in moments(page):
            if kind in self.kinds:
                return


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
        settle(page)
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
        if page.locator(".choices").count():
            page.locator(".choices button").nth(int(at_defender)).click()
            return
        if not at_defender:
            return


WAYS: Final[dict[str, Callable[["Page"], None]]] = {
    "end": take_usual,
    "buy": buy,
    "pay": buy,
    "take": buy,
    "refill": lambda page: press(page, ".stage .go"),
    "use": lambda page: by_card(page, "use"),
    "deploy": lambda page: by_card(page, "defend a Base"),
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


def test_no_kind_of_action_is_left_out() -> None:
    assert len(KINDS) == VERBS
    assert sorted(WAYS) == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_action_is_a_click_away(kind: str, visit: Visit, table: Any) -> None:
    page = scene_of(FIRST.get(kind, kind)).open(table, visit, speed=0)
    sent = Sent(page)
    WAYS[kind](page)
    sent.wait_for(page, kind)


# Whole matches


def wait_for_question(page: "Page") -> bool:
    """Skips what is played back; is there a question?"""
    for _ in moments(page):
        if page.locator(LIVE).count():
            return True
        if page.locator(OVER).count():
            return False
        if page.locator(SKIP).count():
            page.keyboard.press("Space")
    raise AssertionError("unreachable")


def is_shown(page: "Page", selector: str) -> bool:
    return page.locator(selector).count() > 0


def is_planned(page: "Page") -> bool:
    """Is there a plan that can be carried out? What it leads to takes a moment to be told."""
    answered(page)
    return is_shown(page, ".stage.planned .go:enabled")


def use_the_mouse(page: "Page") -> None:
    """Whatever lights up first is clicked; with nothing lit the turn ends."""
    for selector in ("[aria-modal] .can", ".choices button", ".base.can", ".reserve .card.can",
                     ".stage .go:enabled"):  # fmt: skip
        if is_shown(page, selector):
            press(page, selector)
            if is_planned(page):
                press(page, ".stage .go:enabled")
            return
    if is_shown(page, ".stage.moment") and is_shown(page, ".hand .card.can"):
        press(page, ".hand .card.can")
        return
    take_usual(page)


def use_the_keyboard(page: "Page") -> None:
    """An arrow goes to what lights up and Enter takes it; Enter elsewhere plays what is best."""
    if is_shown(page, "[aria-modal]"):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter" if is_shown(page, "[aria-modal] .can") else "Escape")
        return
    if is_shown(page, f"{LIVE} .usual"):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        return
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def play(page: "Page", turn: Callable[["Page"], None], questions: int = 400) -> bool:
    """Answers this many questions; is the match over before?"""
    for _ in range(questions):
        if not wait_for_question(page):
            return True
        turn(page)
        answered(page)
    return False


@pytest.mark.long
def test_a_match_begins_in_the_lobby_and_ends_in_the_result_with_the_mouse(
    visit: Visit, table: Any
) -> None:
    """Its first turns and its last ones; those between are like them."""
    page = visit("", speed=8)
    page.get_by_role("article", name="Rush", exact=True).get_by_text("Set up a match").click()
    choose_agents(page)
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/#/match/*")
    page.locator(".table").wait_for()
    assert not play(page, use_the_mouse, questions=3)
    page = late_scene().open(table, visit, speed=0)
    assert play(page, use_the_mouse)
    debrief = page.get_by_role("region", name="Debriefing")
    assert debrief.locator("tbody tr").count() >= 2
    assert debrief.locator("ul > li").count() >= 3
    assert debrief.locator("ol > li").last.inner_text().startswith("Round ")
    assert debrief.get_by_role("heading", name="How much was luck?").count() == 1
    offered = {"Play again", "New opponents", "Replay", "Home"}
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        ways = page.locator("section.prompt .offers > :not(.beyond)")
        assert offered <= set(ways.all_inner_texts()), f"{width}x{height}"


def test_a_match_is_played_to_its_end_with_the_keyboard_alone(visit: Visit, table: Any) -> None:
    assert play(late_scene().open(table, visit, speed=0), use_the_keyboard)


def test_a_match_is_played_to_its_end_on_a_phone(visit: Visit, table: Any) -> None:
    page = late_scene().open(table, visit, speed=0, viewport=PHONE, has_touch=True)
    assert play(page, use_the_mouse)


def test_at_a_shared_screen_the_winner_is_named_and_nobody_is_you(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    people = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    page = visit(f"#/match/{last_scene(2).fork(table, me, people)}", me, speed=0)
    page.locator(".curtain button").first.click()
    page.locator(LIVE).wait_for()
    finish(page)
    assert page.locator(".ending h2").inner_text() in {"Ada wins", "Bo wins"}
    assert "(you)" not in page.get_by_role("region", name="How this match began").inner_text()


# How it looks and feels


def choose(page: "Page") -> None:
    press(page, ".hand .card.can")
    page.locator(".ways button").first.wait_for()


def fill_tray(page: "Page") -> None:
    press(page, ".reserve .card.can")
    page.locator(".stage .go:enabled").wait_for()


def empty_tray(page: "Page") -> None:
    fill_tray(page)
    press(page, ".hand .card.chosen")
    page.locator(".stage .go:disabled").wait_for()


def plan_assault(page: "Page") -> None:
    """Every card that may join the first one does, and hits what it can."""
    cards = page.locator(".hand .card")
    for place in range(cards.count()):
        if is_shown(page, ".stage.assault") and "can" not in str(
            cards.nth(place).get_attribute("class")
        ):
            continue
        cards.nth(place).click()
        settle(page)
        if is_shown(page, ".others .base.can"):
            press(page, ".others .base.can")
            page.locator(".stage .go:enabled").wait_for()
        elif not is_shown(page, ".stage.assault"):
            page.keyboard.press("Escape")
    assert is_shown(page, ".stage.assault")


def look_through(selector: str) -> Callable[["Page"], None]:
    def look(page: "Page") -> None:
        page.locator(selector).first.click()
        page.locator("[aria-modal]").wait_for()

    return look


def ask_which(page: "Page") -> None:
    """A Base with a defender: which of the two is meant?"""
    bases = page.locator(".others .base.can:has(.guard)")
    for place in range(bases.count()):
        bases.nth(place).click()
        if is_shown(page, ".choices"):
            return
        page.keyboard.press("Escape")
    raise AssertionError("it is always clear")


def explain(page: "Page") -> None:
    """The tray is open, and a Vehicle of the Reserve explains itself."""
    fill_tray(page)
    page.locator(".reserve .card").nth(2).focus()
    page.keyboard.press("ArrowLeft")
    page.locator("#explanation.shown").wait_for()


def finish(page: "Page") -> None:
    """The last turn ends; the table is looked at."""
    take_usual(page)
    page.locator(".ending").wait_for()


def rests(page: "Page") -> None:
    """Nothing is done."""


def may_join(state: Any, seat: int) -> bool:
    """May two cards of one country attack together?"""
    cards = [a.card for a in GAME.legal_actions(state, seat) if a.kind == "announce"]
    countries = [state.cat.country[card] for card in cards]
    return not state.announced and len(cards) > len(set(countries))


def is_last_round(state: Any, seat: int) -> bool:
    return bool(state.ending != NOT_YET and state.asking == MAIN)


def is_damaged(state: Any, seat: int) -> bool:
    return bool(state.asking == MAIN and any(state.dented) and DAMAGED in state.bases)


def is_recruiting(state: Any, seat: int) -> bool:
    return bool(state.asking == MAIN and state.recruited)


Deed = Callable[["Page"], None]
LOOKS: Final[dict[str, tuple[Callable[[], Scene], Deed]]] = {
    **{f"{n} players": (partial(scene_of, "announce", n), rests) for n in (2, 3, 4, 5)},
    **{f"debriefing of {n}": (partial(last_scene, n), finish) for n in (2, 3, 5)},
    "a card is chosen": (partial(scene_of, "announce"), choose),
    "the tray": (partial(scene_of, "buy"), fill_tray),
    "the tray of five": (partial(scene_of, "buy", 5), fill_tray),
    "the tray is not full": (partial(scene_of, "buy"), empty_tray),
    "an explanation beside the tray": (partial(scene_of, "buy"), explain),
    "an assault": (partial(scene_of, "announce", 4), plan_assault),
    "an assault together": (partial(scene_where, may_join), plan_assault),
    "Siege": (partial(scene_of, "siege-base"), rests),
    "Siege of a defended Base": (
        partial(scene_of, "siege-defender"), ask_which),
    "Research": (partial(scene_of, "research"), rests),
    "Sabotage": (partial(scene_of, "give-up"), rests),
    "Recruitment": (partial(scene_where, is_recruiting), rests),
    "Repair": (partial(scene_of, "repair"), rests),
    "a second Repair": (partial(scene_of, "repair-done"), rests),
    "a defender is replaced": (partial(scene_of, "defend"), rests),
    "Medals": (partial(scene_of, "take-doubles"), rests),
    "a reason": (partial(scene_of, "siege-base"), lambda page: press(page, ".reserve .denied")),
    "the last round": (partial(scene_where, is_last_round), rests),
    "a large hand": (largest_hand, rests),
    "damage": (partial(scene_where, is_damaged), rests),
    "the Depot": (partial(scene_where, is_last_round), look_through("[data-thing=depot]")),
    "the Garage": (partial(scene_where, is_last_round), look_through("[data-pile=garage]")),
    "the Graveyard": (partial(scene_where, is_last_round), look_through(".grave")),
    "the discards": (partial(scene_where, is_last_round), look_through(".discards")),
    "a squad": (partial(scene_where, is_last_round), look_through(".who")),
}  # fmt: skip


IN_WINDOWS: Final = {"2 players", "5 players"}
"""What is looked at in every window (`test_windows.py`)."""
LOOKED_OVER: Final = (
    "3 players", "a card is chosen", "the tray is not full", "an assault together", "Siege",
    "Research", "Sabotage", "Recruitment", "Repair", "Medals", "a reason", "the last round",
    "damage", "a squad", "debriefing of 3",
)  # fmt: skip


@pytest.mark.parametrize("look", [look for look in LOOKS if look not in IN_WINDOWS])
def test_nothing_overlaps_is_cut_small_or_out_of_sight(look: str, visit: Visit, table: Any) -> None:
    """On a desktop and on a phone, in all languages; in many of them axe finds nothing, either."""
    page = open_look(look, visit, table)
    if look in LOOKED_OVER:
        assert violations(page, ".table", "dark" if len(look) % 2 else "light") == []
    assert look_over(page) == {}


def open_look(look: str, visit: Visit, table: Any, **profile: Any) -> "Page":
    scene, step = LOOKS[look]
    page = scene().open(table, visit, speed=0, **profile)
    step(page)
    return page


def look_over(page: Any, *wanted: str) -> dict[str, list[str]]:
    """What is wrong on a desktop and on a phone, by language."""
    found = {}
    for language in languages(page, *wanted):
        for width, _ in sizes(page, (1440, 900), (390, 844)):
            found[f"{language} {width}"] = look_at(page)
    return {where: faults for where, faults in found.items() if faults}


def look_at(page: "Page") -> list[str]:
    return faults(page, ".table", over=".note", fan=".hand")


WORDIEST: Final = {
    "5 players": "de", "debriefing of 5": "pl", "the tray of five": "de",
    "an assault": "de", "Siege of a defended Base": "pl", "Research": "de",
    "Sabotage": "pl", "a second Repair": "de", "a large hand": "de",
    "damage": "de", "the discards": "pl", "a squad": "de",
}  # fmt: skip


@pytest.mark.parametrize("look", WORDIEST)
def test_all_this_holds_in_the_widest_font(look: str, visit: Visit, table: Any) -> None:
    """Without our type, where the words are longest."""
    page = open_look(look, visit, table, fonts="plain")
    assert look_over(page, WORDIEST[look]) == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_agents_turns_are_laid_out_as_well(size: Any, visit: Visit, table: Any) -> None:
    path, me = scene_of("end", 4).prepare(table)
    page = visit(path, me, speed=1, viewport=size, reduced_motion="reduce")
    page.locator(LIVE).wait_for()
    take_usual(page)
    looked = 0
    found: set[str] = set()
    for _ in moments(page):
        found |= set(look_at(page))
        looked += is_shown(page, ".stage .herald")
        if is_shown(page, LIVE) and looked:
            break
    assert looked
    assert found == set()


SLOW_MOTION = """() => {
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const made = animate.apply(this, how)
    made.playbackRate = 0.02
    return made
  }
}"""


def test_a_click_is_answered_within_a_tenth_of_a_second(visit: Visit, table: Any) -> None:
    """While cards travel. By processor time: other programs may slow this machine down."""
    page = scene_of("buy").open(table, visit, speed=0.5)
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        found = {
            one["name"]: one["value"] for one in metrics.send("Performance.getMetrics")["metrics"]
        }
        return float(sum(found[f"{part}Duration"] for part in ("Script", "Layout", "RecalcStyle")))

    fill_tray(page)
    page.evaluate(SLOW_MOTION)
    page.locator(".hand .card:not(.chosen)").first.hover()
    page.locator(".stage .go:enabled").press("Enter")
    page.wait_for_function("() => document.getAnimations().length > 3")
    before = busy()
    page.mouse.down()
    page.mouse.up()
    page.locator(".stage:is(.ways, :has(.note))").wait_for()
    assert busy() - before < 0.1


def test_the_table_adds_little_to_the_page() -> None:
    assets = (files("hulldown.server") / "static" / "assets").iterdir()
    ours = [file.read_bytes() for file in assets if file.name.endswith(".js")]
    sizes = [len(gzip.compress(content)) for content in ours if b"durchbruchswagen" in content]
    assert 0 < sum(sizes) < 120_000


def test_every_vehicle_is_drawn_from_numbers_or_by_hand() -> None:
    client = files("hulldown.games.rush") / "client"
    shared = Path(__file__).parents[2] / "web" / "table" / "vehicles.json"
    drawn = set(json.loads((client / "silhouettes.json").read_text("utf-8")))
    assert drawn.isdisjoint(json.loads(shared.read_text("utf-8")))
    by_hand = (client / "Emblem.svelte").read_text("utf-8")
    ids = {str(vehicle["id"]) for vehicle in our_vehicles()}
    assert drawn <= ids
    drawn |= set(json.loads(shared.read_text("utf-8")))
    assert {id for id in ids - drawn if f"of === '{id}'" not in by_hand} == set()


# Dragging, by mouse and by finger

Drag = Callable[["Page", "Locator", "Locator"], None]


def by_mouse(page: "Page", thing: "Locator", onto: "Locator") -> None:
    thing.drag_to(onto)


def by_finger(page: "Page", thing: "Locator", onto: "Locator") -> None:
    """Real touches, as the browser gets them from a screen."""
    screen = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(thing), middle(onto)

    def touch(kind: str, *points: dict[str, float]) -> None:
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for part in (0.1, 0.4, 0.7, 1):
        touch("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
    touch("touchEnd")


def middle(thing: "Locator") -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def find_card(page: "Page", lit: str) -> "Locator":
    """A card of the hand for which something lights up."""
    cards = page.locator(".hand .card")
    for place in range(cards.count()):
        cards.nth(place).click()
        settle(page)
        if is_shown(page, lit):
            page.keyboard.press("Escape")
            return cards.nth(place)
        page.keyboard.press("Escape")
    raise AssertionError(f"no card lights up {lit}")


WITH: Final = pytest.mark.parametrize(
    ("drag", "profile"),
    [(by_mouse, {}), (by_finger, {"has_touch": True, "viewport": PHONE})],
    ids=["mouse", "finger"],
)


@WITH
def test_an_attacker_is_dragged_onto_its_target(
    drag: Drag, profile: Any, visit: Visit, table: Any
) -> None:
    page = scene_of("announce").open(table, visit, speed=0, **profile)
    sent = Sent(page)
    card = find_card(page, ".others .base.can")
    drag(page, card, page.locator(".others .base:not(.gone)").first)
    page.locator(".stage.assault .go:enabled").wait_for()
    assert page.locator("svg path[marker-end]").count() == 1
    assert sent.kinds == []
    press(page, ".stage .go")
    sent.wait_for(page, "attack")
    assert sent.kinds == ["announce", "attack"]


@WITH
def test_a_card_is_dragged_onto_a_base_and_defends_it(
    drag: Drag, profile: Any, visit: Visit, table: Any
) -> None:
    page = scene_of("deploy").open(table, visit, speed=0, **profile)
    sent = Sent(page)
    card = find_card(page, ".mine .base.can")
    drag(page, card, page.locator(".mine .base:not(.gone)").first)
    page.locator(".mine .base .guard").first.wait_for()
    assert sent.kinds[0] in {"use", "deploy"}


@WITH
def test_a_vehicle_is_dragged_to_ones_side_and_bought(
    drag: Drag, profile: Any, visit: Visit, table: Any
) -> None:
    page = scene_of("buy").open(table, visit, speed=0, **profile)
    sent = Sent(page)
    drag(page, page.locator(".reserve .card.can").first, page.locator(".hand"))
    sent.wait_for(page, "take")


@WITH
def test_cards_are_dragged_onto_a_vehicle_and_into_its_tray(
    drag: Drag, profile: Any, visit: Visit, table: Any
) -> None:
    page = scene_of("buy").open(table, visit, speed=0, **profile)
    sent = Sent(page)
    vehicle = page.locator(".reserve .card.can").first
    drag(page, page.locator('.hand [data-thing="card:engineers"]').first, vehicle)
    page.locator(".stage.buying .go:enabled").wait_for()
    press(page, ".hand .card.chosen")
    page.locator(".stage.buying .go:disabled").wait_for()
    drag(page, page.locator('.hand [data-thing="card:engineers"]').first, page.locator(".stage"))
    page.locator(".stage.buying .go:enabled").wait_for()
    press(page, ".stage .go")
    sent.wait_for(page, "take")
    assert sent.kinds == ["buy", "pay", "take"]


@WITH
def test_what_is_dropped_nowhere_stays_where_it_was(
    drag: Drag, profile: Any, visit: Visit, table: Any
) -> None:
    page = scene_of("buy").open(table, visit, speed=0, **profile)
    sent = Sent(page)
    cards = page.locator(".hand .card")
    before = [middle(card)[0] for card in cards.all()]
    drag(page, page.locator(".hand .card.can").first, page.locator("header nav"))
    settle(page)
    assert [middle(card)[0] for card in cards.all()] == before
    assert sent.kinds == []


def test_what_cannot_be_bought_says_why_and_by_which_rule(visit: Visit, table: Any) -> None:
    page = scene_of("siege-base").open(table, visit, speed=0)
    press(page, ".reserve .card.denied")
    assert "Finish the card" in page.locator(".stage [role=status]").inner_text()
    page.locator(".stage [role=status] [data-explains]").click()
    assert "R-" in page.get_by_role("tooltip").inner_text()
