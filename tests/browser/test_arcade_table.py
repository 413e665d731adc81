"""Arcade's table in a real browser: every action by a click, whole matches, the film, sizes."""

import gzip
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import islice
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, Final

import pytest

from hulldown.agents import load_agent, seat_agents
from hulldown.games import load
from hulldown.kernel.chance import NoChance, SeededChance
from hulldown.kernel.match import Match
from hulldown.kernel.steps import take_step
from hulldown.replays.store import file_of, result_of
from tests.browser import scenes
from tests.browser.axe import violations_in_both_schemes
from tests.browser.scenes import faults, give_orders, send
from tests.browser.waiting import DESKTOP as DESK
from tests.browser.waiting import answered, choose_agents, devices, languages, moments, settle

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
GAME: Final = load("arcade")
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
LIVE: Final = "section.prompt.live"
OVER: Final = "dialog .banner"
CHOICE: Final = {"grenade_discard": "choice"}
KINDS: Final = sorted({action.kind for action in GAME.actions(GAME.info.configure(4)).actions})
SEEDS: Final = {"grenade": 85, "wall": 41, "no-wall": 41, "discard": 1}
"""Matches in which this comes early; any other seed would do."""


# Scenes: moments of matches between agents, played on in the browser.


class Scene(scenes.Scene):
    """A match of agents that stands where a seat may do something."""

    def __init__(self, match: Match[Any, Any], seat: int) -> None:
        super().__init__(match, len(match.records) - 1, seat)
        match.agree_to_end()

    def open(self, table: Any, visit: Visit, **profile: Any) -> "Page":
        """Plays on from here in the browser, as this seat."""
        page = super().open(table, visit, **{"speed": 0, **profile})
        page.locator("[role=grid]").wait_for()
        return page


def played(agent: str, seed: int, seats: int, options: Any) -> Iterator[Match[Any, Any]]:
    """A match of agents, before each step."""
    config = GAME.info.configure(seats, options)
    match: Match[Any, Any] = Match(GAME, config, SeededChance(f"{agent}/{seed}"))
    players = seat_agents(GAME, config, [load_agent(agent)] * seats, str(seed))
    while match.outcome is None:
        yield match
        if match.outcome is None:
            seat = match.seats_to_act[0]
            match.step(seat, players[seat].choose(GAME, match.at(seat), match.legal(seat)))


@cache
def scene_of(kind: str, seats: int = 4) -> Scene:
    """The first moment in which somebody may do this, and something else."""
    options = CHOICE if kind == "discard" else {}
    for seed in range(SEEDS.get(kind, 0), 200):
        for steps, match in enumerate(played("random", seed, seats, options)):
            if steps > 2500:
                break
            seat = match.seats_to_act[0]
            legal = [] if match.drafts.get(seat) else match.legal(seat)
            if len(legal) > 1 and any(action.kind == kind for action in legal):
                return Scene(match, seat)
    raise AssertionError(f"nobody may {kind}")


class Sent:
    """The actions a page sends, by its socket."""

    def __init__(self, page: "Page") -> None:
        self.page = page

    @property
    def actions(self) -> list[Any]:
        kinds = "waits.sent.filter((one) => ['act', 'draft'].includes(one.type))"
        sent = self.page.evaluate(kinds)
        return list(sent[-1]["actions"]) if sent else []

    def wait_for(self, page: "Page", kind: str) -> None:
        for _ in moments(page):
            if any(action["kind"] == kind for action in self.actions):
                return


# What a player does


def first(page: "Page", selector: str) -> "Locator":
    found = page.locator(selector).first
    found.wait_for()
    return found


def is_shown(page: "Page", selector: str) -> bool:
    return page.locator(selector).count() > 0


def enter(page: "Page") -> None:
    first(page, ".cell.can").click()
    first(page, ".facing button").click()


def plan(page: "Page") -> None:
    """Taps a space for each maneuver."""
    for number in (1, 2):
        first(page, ".cell.can").click()
        page.locator(f".stack:nth-child({number}) .laid").first.wait_for()


def make_ready(page: "Page") -> None:
    plan(page)
    first(page, ".ready:not([aria-disabled])").click()


def exchange(page: "Page") -> None:
    first(page, "[data-drop=exchange]").click()
    first(page, ".exchange button").click()


def sit_out(page: "Page") -> None:
    """A whole round is not given away by one click."""
    page.locator(".buttons").get_by_role("button", name="Disengage", exact=True).click()
    page.locator(f"{LIVE} .yes").click()


WAYS: Final[dict[str, Callable[["Page"], None]]] = {
    "place": enter,
    "stack": lambda page: first(page, ".cell.can").click(),
    "exchange": exchange,
    "disengage": sit_out,
    "ready": make_ready,
    "move": lambda page: first(page, ".cell.can").click(),
    "wall": lambda page: first(page, ".cell.dig").click(),
    "no-wall": lambda page: first(page, ".buttons .wide").click(),
    "grenade": lambda page: page.locator(".cell.may").nth(40).click(),
    "discard": lambda page: first(page, ".pile.can").click(),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_action_is_a_click_away(kind: str, visit: Visit, table: Any) -> None:
    page = scene_of("stack" if kind == "ready" else kind).open(table, visit)
    sent = Sent(page)
    WAYS[kind](page)
    sent.wait_for(page, kind)


# Planning


def stacks(page: "Page") -> list[list[str]]:
    """The cards of the two maneuvers, by their names."""
    return [
        [
            str(card.get_attribute("aria-label")).removeprefix("Remove ")
            for card in page.locator(f".stack:nth-child({number}) .laid").all()
        ]
        for number in (1, 2)
    ]


def test_a_card_is_dragged_onto_a_stack_and_taken_back(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    card = first(page, ".pile.can")
    name = str(card.get_attribute("aria-label")).rpartition(" ")[0]
    card.drag_to(page.locator(".stack:nth-child(2)"))
    page.locator(".stack:nth-child(2) .laid").wait_for()
    assert stacks(page) == [[], [name]]
    page.locator(".stack:nth-child(2) .laid").click()
    page.locator(".laid").wait_for(state="detached")
    assert stacks(page) == [[], []]


def test_a_card_stays_in_hand_whatever_else_happens(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open_before_orders(table, visit, speed=0)
    card = first(page, ".pile.can")
    card.hover()
    page.mouse.down()
    page.locator(".stack:nth-child(2)").hover()
    give_orders(page)
    page.mouse.up()
    page.locator(".stack:nth-child(2) .laid").wait_for()


class Fingers:
    """Fingers on a real touch screen."""

    def __init__(self, page: "Page") -> None:
        self.session = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    def drag(self, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
        """Each finger from a point to another, all at the same time."""
        self.send("touchStart", *(start for start, _ in ways))
        for step in range(1, 11):
            self.send("touchMove", *(between(start, end, step / 10) for start, end in ways))
        self.send("touchEnd")


def between(a: tuple[float, float], b: tuple[float, float], part: float) -> tuple[float, float]:
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def middle(found: "Locator") -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_finger_drags_cards_onto_the_stacks_and_back(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit, viewport=PHONE, has_touch=True)
    fingers = Fingers(page)
    card = first(page, ".pile.can")
    name = str(card.get_attribute("aria-label")).rpartition(" ")[0]
    fingers.drag((middle(card), middle(page.locator(".stack:nth-child(2)"))))
    page.locator(".stack:nth-child(2) .laid").wait_for()
    assert stacks(page) == [[], [name]]
    laid = page.locator(".stack:nth-child(2) .laid")
    fingers.drag((middle(laid), middle(page.locator(".stack:nth-child(1)"))))
    page.locator(".stack:nth-child(1) .laid").wait_for()
    assert stacks(page) == [[name], []]
    fingers.drag((middle(page.locator(".laid")), middle(page.locator(".pile").last)))
    page.locator(".laid").wait_for(state="detached")
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_fingers_pinch_and_pan_a_large_board(visit: Visit, table: Any) -> None:
    page = scene_of("stack", 8).open(table, visit, viewport=PHONE, has_touch=True)
    page.locator(".cell.can").first.wait_for()
    fingers, world = Fingers(page), page.locator(".world")
    x, y = middle(page.locator(".picture"))

    def width() -> float:
        return float(world.evaluate("one => one.getBoundingClientRect().width"))

    before = width()
    fingers.drag(((x - 30, y), (x - 120, y)), ((x + 30, y), (x + 120, y)))
    assert width() > 1.3 * before
    large = width()
    place = world.evaluate("one => one.style.transform")
    fingers.drag(((x, y), (x - 60, y - 40)))
    assert world.evaluate("one => one.style.transform") != place
    assert width() == large
    fingers.drag(((x - 120, y), (x - 20, y)), ((x + 120, y), (x + 20, y)))
    assert width() < large
    assert not page.locator(".laid").count(), "a pinch is no tap"
    assert page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def test_a_tapped_space_is_where_the_ghost_goes(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    cell = first(page, ".cell.can")
    name = str(cell.get_attribute("aria-label")).split(",")[0]
    cell.click()
    assert first(page, ".stack:nth-child(1) small").inner_text() == name
    assert page.locator(".ghost").count() >= 1
    page.keyboard.press("Escape")
    page.locator(".stack:nth-child(1) small").wait_for(state="detached")
    assert stacks(page) == [[], []]


def test_the_way_a_maneuver_ends_can_be_turned(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    first(page, ".cell.can").click()
    other = page.locator(".stack:nth-child(1) .compass button:not(.here):not([aria-disabled])")
    before = stacks(page)
    other.first.wait_for()
    facing = other.first.get_attribute("aria-label")
    other.first.click()
    chosen = page.locator(".stack:nth-child(1) .compass .here")
    for _ in moments(page):
        if chosen.get_attribute("aria-label") == facing:
            break
    assert stacks(page)[0] != before[0]


TWO_AT_ONCE = """() => {
  const [first, second] = document.querySelectorAll('.pile[aria-label^=Advance]:not(.none)')
  first.click()
  ;(second ?? first).click()
}"""


def test_a_second_move_in_a_maneuver_is_refused_with_its_rule(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    page.evaluate(TWO_AT_ONCE)  # quicker than the server answers
    for number in (1, 2):
        page.locator(f".stack:nth-child({number}) .laid").wait_for()
    page.locator(".pile[aria-label^=Advance]:not(.none):not(.can)").first.click(force=True)
    page.locator(".caption").get_by_role("button", name="Rule A-077").wait_for()


def test_bots_move_by_themselves_once_told_how(visit: Visit, table: Any) -> None:
    page = scene_of("move").open(table, visit)
    page.get_by_role("button", name="Always: the nearest to a tank first").click()
    page.locator(".ask", has_text="Round 2").wait_for()
    assert not is_shown(page, ".ask:has-text('goes next')")


def test_whoever_wants_to_order_the_bots_turns_a_switch(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    page.get_by_role("button", name="Bots: nearest first").first.click()
    page.get_by_role("button", name="Bots: I decide").first.click()
    page.get_by_role("button", name="Bots: nearest first").first.wait_for()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("n")
    page.get_by_role("button", name="Bots: I decide").first.wait_for()


def test_enter_plans_and_gives_no_round_away(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    sent = Sent(page)
    page.locator(".cell.can").first.wait_for()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.locator(".stack .laid").first.wait_for()
    page.locator(f"{LIVE} .usual", has_text="Ready").wait_for()
    page.keyboard.press("Enter")
    sent.wait_for(page, "ready")
    assert "disengage" not in [action["kind"] for action in sent.actions]


def test_the_plan_stands_on_the_table_and_not_in_the_prompt_bar(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    plan(page)
    assert "Planned so far" not in page.locator(LIVE).inner_text()


def test_the_table_tells_its_own_keys(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    page.keyboard.press("?")
    told = page.get_by_role("dialog").inner_text()
    assert "Show the lines of fire" in told
    assert "From space to space on the board" in told


# Whole matches


def wait_for_question(page: "Page") -> bool:
    """Skips what is played back; is there a question? While others plan, theirs may come yet."""
    for _ in moments(page):
        if page.locator(OVER).count():
            return False
        if page.locator(LIVE).count() and page.locator("[data-film=over]").count():
            if page.locator(".scores .waits").count() <= 1:
                return True
        else:
            page.keyboard.press("Space")
    raise AssertionError("unreachable")


def use_the_mouse(page: "Page") -> None:
    """Whatever lights up is clicked; with nothing lit the usual is done."""
    settle(page)
    if is_shown(page, ".ready:not([aria-disabled])"):
        page.locator(".ready").click()
    elif is_shown(page, ".facing button"):
        page.locator(".facing button").first.click()
    elif is_shown(page, ".cell.can"):
        cells = page.locator(".cell.can")
        cells.nth(cells.count() // 2).click()
    else:
        page.locator(f"{LIVE} .usual").click()


def use_a_finger(page: "Page") -> None:
    """Taps; what is planned is committed in the prompt bar."""
    settle(page)
    if is_shown(page, ".facing button"):
        page.locator(".facing button").first.tap()
    elif is_shown(page, ".cell.can") and not is_shown(page, ".ready:not([aria-disabled])"):
        own = str(page.locator(".cell[tabindex='0']").get_attribute("data-space"))
        _, row, column = own.split(":")
        near = [
            f".cell.can[data-space='space:{int(row) + down}:{int(column) + across}']"
            for down, across in ((0, 1), (1, 0), (0, -1), (-1, 0), (0, 0))
        ]
        found = next((one for one in near if is_shown(page, one)), ".cell.can")
        page.locator(found).first.tap()
    else:
        page.locator(f"{LIVE} .usual").tap()


def use_the_keyboard(page: "Page") -> None:
    """T goes to the table, arrows over the spaces, Enter takes one; Enter outside commits."""
    settle(page)
    ready = is_shown(page, ".ready:not([aria-disabled])")
    if not is_shown(page, ".cell.can") or ready:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        return
    page.locator(".cell[tabindex='0']").focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft"):
        focused = page.locator(".cell:focus")
        if "can" in str(focused.get_attribute("class")).split():
            break
        page.keyboard.press(key)
    if "can" not in str(page.locator(".cell:focus").get_attribute("class")).split():
        page.locator(".cell.can").first.focus()
    page.keyboard.press("Enter")
    answered(page)
    if is_shown(page, ".facing"):
        page.keyboard.press("ArrowUp")


def play(page: "Page", turn: Callable[["Page"], None]) -> None:
    """To the end."""
    for _ in range(400):
        if not wait_for_question(page):
            return
        assert not is_shown(page, ".ask:has-text('goes next')"), "bots cost no click"
        turn(page)
        answered(page)
    raise AssertionError("the match does not end")


@pytest.mark.long
def test_a_match_from_the_lobby_to_the_result_with_the_mouse(visit: Visit) -> None:
    page = visit("", speed=8)
    page.get_by_role("article", name="Arcade", exact=True).get_by_text("Set up a match").click()
    choose_agents(page)
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/#/match/*")
    page.locator("[role=grid]").wait_for()
    play(page, use_the_mouse)
    page.locator(OVER).wait_for()


def test_a_board_laid_in_the_lobby_is_the_board_played_on(visit: Visit) -> None:
    page = visit("#/new/arcade", speed=0)
    page.locator("summary").first.click()
    page.get_by_text("This one").click()
    page.locator(".layout .tiles button").first.click()
    settle(page)
    grounds = "all => all.map(one => one.getAttribute('href'))"
    shown = page.locator(".layout svg use").evaluate_all(grounds)
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/#/match/*")
    page.locator("[role=grid]").wait_for()
    assert len(shown) == 144
    assert page.locator(".world svg use").evaluate_all(grounds) == shown


@pytest.mark.long
def test_a_match_with_the_keyboard_alone(visit: Visit, table: Any) -> None:
    me = table.player()
    made = table.match(me, "me", "agent", game="arcade")
    page = visit(f"#/match/{made['id']}", me, speed=0)
    page.locator("[role=grid]").wait_for()
    play(page, use_the_keyboard)
    page.locator(OVER).wait_for()


@pytest.mark.long
def test_a_match_with_a_finger_on_a_phone(visit: Visit, table: Any) -> None:
    me = table.player()
    made = table.match(me, "me", "agent", "agent", game="arcade")
    page = visit(f"#/match/{made['id']}", me, speed=0, viewport=PHONE, has_touch=True)
    page.locator("[role=grid]").wait_for()
    play(page, use_a_finger)
    page.locator(OVER).wait_for()


# The film


def film(page: "Page") -> tuple[int, int]:
    """Which beat is shown, of how many; none at the end."""
    told = page.locator(".caption .beat")
    if not told.count():
        return (0, 0)
    at, _, length = told.first.inner_text().partition("/")
    return (int(at), int(length))


def test_the_film_is_paused_stepped_shown_again_and_skipped(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit, speed=1)
    make_ready(page)
    page.locator("[data-film=on]").wait_for()
    page.locator(".caption .beat").wait_for()
    page.keyboard.press("p")
    at, length = film(page)
    assert length > 3
    settle(page)
    assert film(page)[0] in {at, at + 1}
    at = film(page)[0]
    page.keyboard.press(".")
    assert film(page)[0] > at
    page.keyboard.press(",")
    page.keyboard.press(",")
    assert film(page)[0] <= at
    for _ in range(6):
        page.keyboard.press(".")
    at = film(page)[0]
    page.keyboard.press("w")
    for _ in moments(page):
        if film(page)[0] < at:
            break
    page.keyboard.press("Space")
    page.locator("[data-film=over]").wait_for()
    page.get_by_role("button", name="Show the round again").click()
    page.locator("[data-film=on]").wait_for()


IS_OVER_FIRST: Final = """
(moment) => new Promise((done) => {
  const table = document.querySelector('[data-film]')
  const at = document.querySelector('.controls input[type=range]')
  let seen = false
  const note = () => (seen ||= table.dataset.film === 'over' && at.value === moment)
  new MutationObserver(note).observe(table, { attributes: true })
  const look = () => (at.value === moment ? requestAnimationFrame(look) : done(seen))
  look()
})
"""
"""Was the film of this moment over before the replay left it?"""


def test_a_replay_waits_for_the_film_of_each_moment(visit: Visit, table: Any) -> None:
    me = table.player()
    id = send(table, "replays", a_whole_match(), me)["id"]
    told = table.call(f"matches/{id}/moments?start=0&count=50", secret=me)["moments"]
    long = next(one["index"] for one in told if len(one["lines"]) > 15)
    page = visit(f"#/replay/{id}/{long - 1}", me)
    page.locator("[role=grid]").wait_for()
    page.locator(".controls .main").click()
    page.locator("[data-film=on]").wait_for()
    assert page.evaluate(IS_OVER_FIRST, str(long))


def test_a_click_is_answered_at_once_while_the_film_runs(visit: Visit, table: Any) -> None:
    """By processor time, twice of what is promised: on a busy machine more of the film passes."""
    page = scene_of("stack").open(table, visit, speed=1)
    make_ready(page)
    page.locator("[data-film=on]").wait_for()
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        found = metrics.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    page.locator("section.prompt .usual").hover()
    before = busy()
    page.mouse.down()
    page.mouse.up()
    page.locator("[data-film=over]").wait_for()
    assert busy() - before < 0.2


# How it looks


def look_at(page: "Page", *roots: str, long: bool = False) -> list[str]:
    """What is wrong there, or on the table and in the prompt bar."""
    settle(page)
    every = roots or (".table", "section.prompt")
    return faults(page, *every, over=".facing, .exchange", pans=".picture", long=long)


def look_over(
    page: "Page", *roots: str, long: bool = False, wanted: tuple[str, ...] = ()
) -> dict[str, list[str]]:
    """The same on a desktop and on a phone, in every language or in those wanted."""
    found = {
        f"{language} {width}": look_at(page, *roots, long=long)
        for width, _ in devices(page)
        for language in languages(page, *wanted)
    }
    return {where: faults for where, faults in found.items() if faults}


@pytest.mark.parametrize("kind", ["place", "stack", "move", "wall", "grenade", "discard"])
def test_nothing_overlaps_is_cut_small_or_out_of_sight(kind: str, visit: Visit, table: Any) -> None:
    page = scene_of(kind).open(table, visit, has_touch=True)
    page.locator(".cell.may, .pile.can").first.wait_for()
    assert look_over(page) == {}
    if kind == "stack":
        plan_on(page)
        assert look_over(page) == {}
    elif kind in {"grenade", "wall"}:
        for device in devices(page):
            aim(page, device)
            assert {each: look_at(page) for each in languages(page)} == NOTHING


NOTHING: Final[dict[str, list[str]]] = {"en": [], "de": [], "pl": []}


def plan_on(page: "Page") -> None:
    """A maneuver by mouse, another one by finger."""
    for number, device in enumerate(devices(page), 1):
        first(page, ".cell.can").click() if device == DESK else use_a_finger(page)
        page.locator(f".stack:nth-child({number}) .laid").first.wait_for()


@pytest.mark.parametrize(
    ("kind", "seats", "language"),
    [
        ("place", 4, "de"),
        ("stack", 1, "pl"),
        ("stack", 8, "de"),
        ("move", 4, "de"),
        ("wall", 4, "pl"),
    ],
)
def test_all_this_holds_in_the_widest_font(
    kind: str, seats: int, language: str, visit: Visit, table: Any
) -> None:
    """Without our type, where the words are longest."""
    page = scene_of(kind, seats).open(table, visit, fonts="plain", has_touch=True)
    page.locator(".cell.may, .pile.can").first.wait_for()
    assert look_over(page, wanted=(language,)) == {}
    if kind == "stack":
        plan_on(page)
        assert look_over(page, wanted=(language,)) == {}


def aim(page: "Page", device: tuple[int, int]) -> None:
    """At a space in the middle of the picture, by pointer or by finger."""
    cell = page.locator(".cell[tabindex='0']")
    cell.hover() if device == DESK else cell.tap()


def test_the_film_fits_as_well(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit, has_touch=True, speed=1)
    plan_on(page)
    page.locator(".ready:not([aria-disabled])").wait_for(state="attached")
    first(page, f"{LIVE} .usual").click()
    page.locator(".caption .beat").wait_for()
    page.keyboard.press("p")
    for _ in range(4):
        assert look_over(page) == {}
        for _ in range(7):
            page.keyboard.press(".")


@pytest.mark.parametrize("seats", [1, 8])
def test_few_and_many_players_fit_on_a_phone(seats: int, visit: Visit, table: Any) -> None:
    """On a desktop, too (`test_windows.py`)."""
    page = scene_of("stack", seats).open(table, visit, viewport=PHONE, has_touch=True)
    page.locator(".cell.may").first.wait_for()
    if seats == 1:
        assert page.get_by_text("0 rounds used").is_visible(), "the first is not over yet"
    assert {each: look_at(page) for each in languages(page)} == NOTHING


def test_the_board_chooser_fits(visit: Visit) -> None:
    page = visit("#/new/arcade", has_touch=True)
    page.locator("summary").first.click()
    page.locator(".layout input[type=radio]").nth(1).click()
    page.locator(".layout .tiles button").first.wait_for()
    assert look_over(page, ".layout", long=True) == {}


@cache
def a_whole_match() -> bytes:
    """The replay of a match that agents played to its end."""
    match = next(reversed(deque(played("greedy", 3, 4, {}), maxlen=1)))
    records = [record.to_json() for record in match.records]
    return file_of(match.header.to_json(), records, result_of(match))


def test_the_end_fits(visit: Visit, table: Any) -> None:
    me = table.player()
    over = send(table, "replays", a_whole_match(), me)
    page = visit(f"#/match/{over['id']}", me, has_touch=True)
    page.locator(OVER).wait_for()
    assert look_over(page, "dialog[open]") == {}
    page.keyboard.press("Escape")
    page.locator(OVER).wait_for(state="detached")
    assert look_over(page) == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_large_board_pans_and_zooms_while_the_page_does_not(
    size: Any, visit: Visit, table: Any
) -> None:
    page = scene_of("place", 8).open(table, visit, viewport=size)
    world = page.locator(".world")
    width = float(world.evaluate("one => one.getBoundingClientRect().width"))
    box = page.locator(".picture").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    for _ in range(6):
        page.mouse.wheel(0, -120)
    assert float(world.evaluate("one => one.getBoundingClientRect().width")) > width
    before = world.evaluate("one => one.style.transform")
    page.mouse.down()
    page.mouse.move(middle[0] - 90, middle[1] - 70, steps=6)
    page.mouse.up()
    assert world.evaluate("one => one.style.transform") != before
    page.keyboard.press("v")
    settle(page)
    whole = world.bounding_box()
    assert whole is not None
    assert whole["width"] <= box["width"] + 1
    assert page.evaluate("[scrollX, scrollY, document.documentElement.scrollWidth]") == [
        0,
        0,
        size["width"],
    ]


@pytest.mark.parametrize("kind", ["stack", "grenade"])
def test_axe_finds_nothing(kind: str, visit: Visit, table: Any) -> None:
    page = scene_of(kind).open(table, visit)
    page.locator(".cell.may").first.wait_for()
    assert violations_in_both_schemes(page, ".table") == []


def test_the_board_is_read_as_a_grid_with_headers(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    assert page.get_by_role("grid").get_by_role("columnheader").count() == 13
    assert page.get_by_role("grid").get_by_role("rowheader").count() == 12
    assert page.get_by_role("grid").get_by_role("gridcell").count() == 144
    tanks = page.get_by_role("gridcell", name="Tank of Ada")
    assert tanks.count() == 1
    assert "faces" in str(tanks.first.get_attribute("aria-label"))
    assert page.get_by_role("gridcell", name="Bot").count() >= 1


def test_a_space_explains_itself_under_pointer_and_finger(visit: Visit, table: Any) -> None:
    page = scene_of("stack").open(table, visit)
    page.get_by_role("gridcell", name="forest").last.hover()
    assert "A-020" in page.locator(".caption").inner_text()
    phone = scene_of("stack").open(table, visit, viewport=PHONE, has_touch=True)
    tank = phone.locator(".cell[aria-label*='Tank of Ada']")
    tank.dispatch_event("pointerdown", {"pointerType": "touch"})
    phone.locator(".caption", has_text="Tank of Ada").wait_for()


def test_a_grenade_shows_what_it_would_hit(visit: Visit, table: Any) -> None:
    page = scene_of("grenade").open(table, visit)
    page.locator("[data-space='space:5:5']").hover()
    assert page.locator(".cell.hit").count() == 9


def test_a_finger_aims_before_it_throws(visit: Visit, table: Any) -> None:
    page = scene_of("grenade").open(table, visit, viewport=PHONE, has_touch=True)
    sent = Sent(page)
    cell = page.locator(".cell[tabindex='0']")
    cell.tap()
    settle(page)
    assert page.locator(".cell.hit").count() >= 4
    assert not sent.actions
    cell.tap()
    sent.wait_for(page, "grenade")


def test_the_table_adds_little_to_the_page() -> None:
    assets = (files("hulldown.server") / "static" / "assets").iterdir()
    own = [file.read_bytes() for file in assets if file.name.endswith((".js", ".css"))]
    sizes = [len(gzip.compress(data)) for data in own if b"arcade" in data]
    assert 0 < sum(sizes) < 120_000


# The click budget of docs/play-feel.md


def plans(seed: int) -> Iterator[tuple[Match[Any, Any], int, list[list[str]]]]:
    """The plans that agents made in a match: each with the match, which has not seen it yet."""
    made: set[tuple[int, int]] = set()
    for match in played("greedy", seed, 4, {}):
        seat = match.seats_to_act[0]
        plan: Any = match.view(seat).data["plan"]
        stacked = [plan["first_stack"], plan["second_stack"]]
        committed = all(stacked) and (len(match.records), seat) not in made
        if committed and any(action.kind == "ready" for action in match.legal(seat)):
            made.add((len(match.records), seat))
            yield match, seat, stacked


def way_to(state: Any, seat: int, number: int, cards: list[str]) -> Any:
    """The space and the side to tap for just these cards, if the table offers them."""
    ways: Any = GAME.query(state, seat, {"ask": "reach", "stack": number})
    return next((way for way in ways or [] if way["cards"] == cards), None)


def with_cards(state: Any, seat: int, number: int, cards: list[str]) -> Any:
    """The position with these cards on a stack."""
    for card in cards:
        wanted = {"kind": "stack", "stack": number, "card": card.partition(":")[2]}
        legal = GAME.legal_actions(state, seat)
        action = next(one for one in legal if one.to_json() == wanted)
        state = take_step(GAME, state, seat, action, NoChance()).after
    return state


def clicks_for(state: Any, seat: int, plan: list[list[str]]) -> int:
    """A tap for a maneuver the table offers, else one for each card; one to commit."""
    clicks = 1
    for number, cards in enumerate(plan, 1):
        clicks += 1 if way_to(state, seat, number, cards) else len(cards)
        state = with_cards(state, seat, number, cards)
    return clicks


def test_plans_of_agents_take_few_clicks() -> None:
    found = [
        (clicks_for(match.state, seat, plan), sum(map(len, plan)))
        for seed in range(3)
        for match, seat, plan in plans(seed)
    ]
    counts = [clicks for clicks, _ in found]
    print(len(found), "plans, cards", median(cards for _, cards in found), "clicks", median(counts))
    print("90th percentile", quantiles(counts, n=10)[-1])
    assert len(found) > 30
    assert median(counts) <= 5
    assert quantiles(counts, n=10)[-1] <= 7


SIDES: Final = {
    "north": (0.5, 0.12),
    "east": (0.88, 0.5),
    "south": (0.5, 0.88),
    "west": (0.12, 0.5),
}


def make_plan(page: "Page", state: Any, seat: int, wanted: list[list[str]]) -> int:
    """Lays these cards by taps on spaces where that will do; how many clicks it took."""
    clicks = 0
    for number, cards in enumerate(wanted, 1):
        way = way_to(state, seat, number, cards)
        if way:
            cell = first(page, f".cell.can[data-space='{way['at']}']")
            size = float(cell.evaluate("one => one.clientWidth"))
            x, y = SIDES[way["facing"].partition(":")[2]]
            cell.click(position={"x": x * size, "y": y * size})
            clicks += 1
        else:
            for card in cards:
                page.locator(f".pile[data-card='{card}']").click()
                clicks += 1
        page.locator(f".stack:nth-child({number}) .laid").nth(len(cards) - 1).wait_for()
        settle(page)
        state = with_cards(state, seat, number, cards)
    return clicks


@pytest.mark.parametrize("seed", range(3))
def test_the_clicks_counted_make_the_plan(seed: int, visit: Visit, table: Any) -> None:
    match, seat, wanted = next(islice(plans(seed), 4 + seed, None))
    counted = clicks_for(match.state, seat, wanted)
    page = Scene(match, seat).open(table, visit)
    clicks = make_plan(page, match.state, seat, wanted)
    laid = "all => all.map(one => one.dataset.card)"
    shown = [page.locator(f".stack:nth-child({n}) .laid").evaluate_all(laid) for n in (1, 2)]
    assert shown == wanted
    first(page, ".ready:not([aria-disabled])").click()
    assert clicks + 1 == counted
