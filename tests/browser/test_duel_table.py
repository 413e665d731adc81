"""Duel's table in a real browser: whole matches, every offer on its thing, sizes, secrecy."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import pytest

from hulldown.games import load
from tests.browser.axe import violations_in_both_schemes
from tests.browser.duel_hand import SENT
from tests.browser.scenes import LIVE, Scene, Visit, faults, give_orders, moments_of, played_out
from tests.browser.waiting import answered, settle

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

GAME: Final = load("duel")
CROWDED: Final = {"tanks": "4", "start": "400", "guns": True, "infantry": True}
PHONE: Final = {"width": 390, "height": 844}
DESKTOP: Final = {"width": 1440, "height": 900}
OVER: Final = ".ending"
MOST_LAYERS: Final = 3
"""Escape closes what lies over the table first: a note, a sheet; then it leaves the table."""
MOST_STEPS: Final = 500
UNREACHED: Final = """
() => {
  const table = document.querySelector('.table')
  const shown = (selector) => [...document.querySelectorAll(selector)]
  const seen = (selector) => shown(selector).some((one) => one.checkVisibility())
  const offers = JSON.parse(table.dataset.offers)
  const plain = offers.filter(([kind, thing]) => !thing && !kind.startsWith('play-'))
  const bar = document.querySelector('section.prompt .offers, section.prompt .all')
  return [
    ...offers.filter(([, thing]) => thing && !seen(`[data-thing="${thing}"]`)),
    ...plain.filter(([kind]) => !seen(`.table [data-kind="${kind}"]`) && !bar),
  ].map((one) => one.join(' '))
}
"""
"""What may be done and starts on nothing that can be seen."""


def page_of(visit: Visit, table: Any, options: dict[str, Any], **profile: Any) -> "Page":
    """A new match against the computer."""
    me = table.player()
    match = table.match(me, "me", "agent", game="duel", options=options)
    assert match["status"] != "over", "with other luck the first draw may end it"
    page = visit(f"#/match/{match['id']}", me, **{"speed": 0, **profile})
    page.locator(".hand .slot").first.wait_for()
    return page  # type: ignore[no-any-return]


@cache
def scene_of_a_shot() -> Scene:
    """A moment in which somebody may shoot, and drive as well."""
    for scene, state in moments_of(played_out(GAME, GAME.info.configure(2), "greedy", 1)):
        kinds = {play.message.id for play in GAME.plays(state, scene.seat)}
        if {"play-fire", "play-forward"} <= kinds:
            return scene
    raise AssertionError("nobody may shoot and drive")


def is_asked(page: "Page") -> bool:
    """Waits until something is asked or the match is over; is something asked?"""
    page.wait_for_function(
        "() => document.querySelector('.ending') || (document.querySelector('section.prompt.live')"
        " && document.querySelector('.table')?.dataset.film === 'over')"
    )
    return page.locator(OVER).count() == 0


CLICKS: Final = (
    ".bids .go", ".tray .go", ".tray .steps button", ".shot button.fire",
    ".choices .wide", ".tactics .steps button", ".menu .first",
)  # fmt: skip
SHORT: Final = {"tanks": "1", "decks": "1"}


def click_on(page: "Page") -> None:
    """Does what a player would do next with the mouse."""
    shot = page.locator(".shot .way")
    for selector in (f"{LIVE} .usual",) if shot.count() else CLICKS:
        if page.locator(selector).locator("visible=true").count():
            page.locator(selector).locator("visible=true").first.click()
            break
    else:
        thing = page.locator(".hand .slot.can, .token.can, .box.can")
        first = (thing if thing.count() else page.locator(f"{LIVE} .quick")).first
        first.click(position={"x": 16, "y": 18})
    answered(page)


def play(page: "Page") -> set[str]:
    """Plays to the end; whatever was offered had its thing on the table. All kinds offered."""
    offered: set[str] = set()
    for _ in range(MOST_STEPS):
        if not is_asked(page):
            return offered
        offered |= {kind for kind, _ in json.loads(attribute(page, "data-offers"))}
        assert page.evaluate(UNREACHED) == []
        click_on(page)
    raise AssertionError("the match does not end")


def attribute(page: "Page", name: str) -> str:
    """An attribute of the table."""
    return page.locator(".table").get_attribute(name) or "[]"


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_whole_match_is_played(size: Any, visit: Visit, table: Any) -> None:
    """With the mouse, and at phone size; GAME END may come in its first round."""
    page = page_of(visit, table, SHORT, viewport=size)
    offered = play(page)
    assert {"bid", "discard"} - offered == {"discard"}, "orders keep all cards without a question"
    assert page.locator(".ending h2").is_visible()
    page.locator(".ending").get_by_role("heading", name="How much was luck?").wait_for()


WALKED: Final = 9
"""One decision in this many is made on a thing: to walk there takes many keys."""
WALKS: Final = ("ArrowRight", "ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")


def is_at(page: "Page", selector: str) -> bool:
    """Is the focus on such a thing?"""
    return bool(page.evaluate("(at) => document.activeElement.closest(at) !== null", selector))


def walk_to(page: "Page", selector: str) -> bool:
    """By arrows to the first such thing on the way; is it reached?"""
    for key in WALKS * 3:
        page.keyboard.press(key)
        if is_at(page, selector):
            return True
    return False


def press_on(page: "Page", turn: int) -> str:
    """One decision by keys: now and then on a thing that arrows lead to, else what Enter does."""
    for _ in range(MOST_LAYERS):
        if is_at(page, ".table"):
            page.keyboard.press("Escape")
    assert not is_at(page, ".table"), "Escape leads away from things"
    if turn % WALKED == 2 and walk_to(page, ".slot.can, .token.can, .box.can"):
        page.keyboard.press("Enter")
        answered(page)
        if page.locator(".choices .wide").count() and walk_to(page, ".choices .wide"):
            page.keyboard.press("Enter")
        way = "walked"
    else:
        page.keyboard.press("Enter" if page.locator(f"{LIVE} .usual").count() else "1")
        way = "usual"
    answered(page)
    return way


@pytest.mark.long
def test_a_whole_match_is_played_by_keyboard_alone(visit: Visit, table: Any) -> None:
    """Arrows lead to cards, tanks and boxes, Enter does what is highlighted."""
    page = page_of(visit, table, SHORT, viewport=DESKTOP)
    page.evaluate("addEventListener('pointerdown', () => (window.clicked = true))")
    ways = []
    for turn in range(MOST_STEPS):
        if not is_asked(page):
            break
        ways.append(press_on(page, turn))
    assert page.locator(".ending h2").is_visible()
    assert set(ways) == {"walked", "usual"}
    assert not page.evaluate("window.clicked")


COVERED: Final = """
() => [...document.querySelectorAll('.hand .slot')].filter((slot) => {
  const { left, top } = slot.getBoundingClientRect()
  return document.elementFromPoint(left + 16, top + 18).closest('.slot') !== slot
}).map((slot) => slot.dataset.thing)
"""
"""Cards that a click on their left edge does not reach."""


def test_on_a_phone_no_card_of_the_fan_covers_the_next_one(visit: Visit, table: Any) -> None:
    """Not even the one that is pointed at, which lies above the others."""
    page = scene_of_a_shot().open(table, visit, speed=0, viewport=PHONE)
    settle(page)
    for card in page.locator(".hand .slot").all():
        card.hover(position={"x": 16, "y": 18})
        assert page.evaluate(COVERED) == []


def test_fire_and_end_is_one_click_and_others_are_answered_meanwhile(
    visit: Visit, table: Any
) -> None:
    """A click within a tenth of a second of processor time, whatever moves."""
    page = scene_of_a_shot().open(table, visit, speed=1)
    settle(page)
    page.evaluate(SENT)
    page.locator(".token.can:not(.own)").first.click()
    page.locator(LIVE).get_by_role("button", name="Fire and end", exact=True).click()
    page.locator("[data-film=on]").wait_for()
    sort = page.locator(".hand .tools button").first
    sort.hover()
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        found = metrics.send("Performance.getMetrics")["metrics"]
        spent = {one["name"]: one["value"] for one in found}
        return float(sum(spent[f"{part}Duration"] for part in ("Script", "Layout", "RecalcStyle")))

    before = busy()
    page.mouse.down()
    page.mouse.up()
    page.get_by_role("button", name="Sort by number").wait_for()
    assert busy() - before < 0.1
    page.wait_for_function('() => window.sent.some((one) => one.includes(\'"kind":"end"\'))')


def test_a_card_a_box_and_an_enemy_start_what_they_can_do(visit: Visit, table: Any) -> None:
    page = scene_of_a_shot().open(table, visit, speed=0)
    settle(page)
    page.evaluate(SENT)
    for thing in page.locator(".token, .hand .slot, .roster button, .box.can").all():
        thing.hover(position={"x": 16, "y": 18})
    assert page.evaluate("window.sent") == [], "to look at something asks nothing"
    page.locator(".hand .slot.cannot").first.click()
    note = page.get_by_role("alert")
    told, card = note.bounding_box(), page.locator(".hand .slot.cannot").first.bounding_box()
    assert told is not None
    assert card is not None
    assert 0 <= card["y"] - told["y"] - told["height"] < 20, "a refusal is told at its thing"
    assert abs(told["x"] + told["width"] / 2 - card["x"] - card["width"] / 2) < 20
    assert "Tactics" in note.inner_text(), "a refusal is told in words"
    assert note.get_by_role("button", name="Rule D-").count() == 1
    page.keyboard.press("Escape")
    note.wait_for(state="detached")
    page.locator(".token.can:not(.own)").first.click()
    page.locator(".shot .sum").wait_for()
    assert page.locator(".shot .total td").inner_text().isdigit()
    page.keyboard.press("Escape")
    page.locator(".menu").wait_for()
    page.locator(".box.can").first.click()
    page.locator(".choices, .tray, .menu, .bids").first.wait_for()


def look_at(page: "Page") -> list[str]:
    return faults(page, ".table", over=".box", fan=".hand svg", pans=".line svg")


WIDEST: Final = (
    ("ask", (1366, 650), "de"), ("shot", (1366, 650), "de"), ("shot", (390, 844), "pl"),
    ("tray", (844, 390), "de"), ("board", (1280, 600), "pl"),
)  # fmt: skip


@pytest.mark.parametrize(("look", "size", "language"), WIDEST)
def test_all_this_holds_in_the_widest_font(
    look: str, size: tuple[int, int], language: str, visit: Visit, table: Any
) -> None:
    """Without our type, where the words are longest."""
    viewport = {"width": size[0], "height": size[1]}
    page = scene_of_a_shot().open(
        table, visit, speed=0, fonts="plain", locale=language, viewport=viewport
    )
    if look == "shot":
        page.locator(".token.can:not(.own)").first.click()
        page.locator(".shot .sum").wait_for()
    elif look == "tray":
        begin_action(page)
    elif look == "board":
        page.locator(".own .open").click()
        page.get_by_role("dialog").wait_for()
    settle(page)
    assert page.evaluate("document.fonts.check('16px \"Sofia Sans\"')") is False
    root = "[role=dialog] .inside" if look == "board" else ".table"
    assert faults(page, root, over=".box", fan=".hand svg", pans=".line svg", long=True) == []


HURT: Final = {
    "on_fire": True, "broken": True, "damage": ["result:track_damage", "result:immobilized"],
}  # fmt: skip
BEYOND: Final = """
() => [...document.querySelectorAll('.board .counters, .bids')].filter((one) =>
  one.checkVisibility() && one.scrollHeight > one.clientHeight + 4).map((one) => one.className)
"""
"""What has to be scrolled, but for its padding."""


def told_as(page: "Page", change: Callable[[dict[str, Any]], None]) -> None:
    """Hands the page what the server tells with a change in every object of it."""

    def changed(node: Any) -> None:
        if isinstance(node, dict):
            change(node)
        for one in node.values() if isinstance(node, dict) else node:
            if isinstance(one, dict | list):
                changed(one)

    def relay(socket: Any) -> None:
        server = socket.connect_to_server()

        def heard(message: Any) -> None:
            told = json.loads(message)
            changed(told)
            socket.send(json.dumps(told))

        server.on_message(heard)
        socket.on_message(server.send)

    page.route_web_socket("**", relay)


@pytest.mark.parametrize(("fonts", "language"), [("ours", "en"), ("ours", "de"), ("plain", "de")])
def test_all_that_is_the_matter_with_a_tank_is_in_sight(
    fonts: str, language: str, visit: Visit, table: Any
) -> None:
    path, me = scene_of_a_shot().prepare(table)
    page = visit("", me, speed=0, fonts=fonts, locale=language, viewport=DESKTOP)
    told_as(page, lambda node: node.update(HURT if "on_fire" in node else {}))
    page.goto(table.address + "/" + path)
    page.locator(LIVE).wait_for()
    page.locator(".token:not(.own)").first.click()
    page.locator(".desk > .other").wait_for()
    settle(page)
    assert page.locator(".own .counter").count() == 6
    assert page.evaluate(BEYOND) == []
    page.close()  # no other test is lent a page that hears of damage


@pytest.mark.parametrize("size", [(1440, 900), (1280, 900), (760, 900)])
def test_the_orders_below_the_bids_are_in_sight_or_behind_a_button(
    size: tuple[int, int], visit: Visit, table: Any
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = page_of(visit, table, {"tanks": "4"}, fonts="plain", locale="pl", viewport=viewport)
    settle(page)
    assert page.evaluate(BEYOND) == []
    shown = page.locator(".bids .orders").locator("visible=true")
    assert shown.count() == 1


def test_axe_finds_nothing(visit: Visit, table: Any) -> None:
    page = scene_of_a_shot().open(table, visit, speed=0)
    page.locator(".token.can:not(.own)").first.click()
    assert violations_in_both_schemes(page, ".table") == []


def test_the_position_is_there_as_structured_text(visit: Visit, table: Any) -> None:
    page = scene_of_a_shot().open(table, visit, speed=0)
    position = page.get_by_role("region", name="The position in words")
    assert position.locator("h2").count() == 2
    tanks = position.locator("h2 + ul > li")
    assert tanks.count() == page.locator(".token").count()
    said = " ".join(tanks.all_inner_texts())
    for fact in ("Range +800", "Field", "Move 7", "spotted: ", "spotted by: ", "in motion"):
        assert fact in said.replace("\u2068", "").replace("\u2069", "")


# Two people: an exchange of TACTICS


@cache
def scene_of_an_exchange() -> Scene:
    """A shot at somebody who holds two TACTICS, by somebody who holds one."""
    played = played_out(GAME, GAME.info.configure(2, {"tanks": "4", "decks": "2"}), "greedy", 0)
    for scene, state in moments_of(played):
        held = [sum(state.cat.is_tactics[card] for card in hand) for hand in state.hands]
        asked = GAME.prompt(state, scene.seat).message.id == "ask-tactics"
        if asked and state.frames.rows and held[scene.seat] > 1 and held[1 - scene.seat] > 0:
            return scene
    raise AssertionError("nobody can exchange TACTICS")


def test_two_people_exchange_three_tactics(visit: Visit, table: Any) -> None:
    """The stack grows card by card, also for who comes back in between."""
    scene = scene_of_an_exchange()
    pages = scene.open_for_two(table, visit, speed=0)
    target, firer = pages[scene.seat], pages[1 - scene.seat]
    for turn, asked in enumerate((target, firer, target)):
        go = asked.locator(".tactics .go")
        go.first.wait_for()
        if turn == 1:
            asked.reload()
            go.first.wait_for()
        assert asked.locator(".exchange .played").count() == turn
        before, after = asked.locator(".stake b, .stake span").all_inner_texts()
        assert before != after
        go.first.click()
    for page in pages:
        page.wait_for_function(
            "() => document.querySelector('.log').innerText.split('against').length > 3"
        )


def test_eight_tanks_and_what_may_come_fit_a_phone_in_the_widest_font(
    visit: Visit, table: Any
) -> None:
    phone = {"width": 390, "height": 844}
    page = scene_of_an_exchange().open(
        table, visit, speed=0, fonts="plain", locale="pl", viewport=phone
    )
    settle(page)
    assert page.locator(".roster .time.soon").count() == 1
    assert faults(page, ".roster") == []


def begin_action(page: "Page") -> list[str]:
    """Composes an action from a card, half of it; the cards of the tray."""
    page.locator(".hand .slot.can").first.click()
    page.locator(".choices .wide:not(.play), .tray").first.wait_for()
    if page.locator(".choices .wide:not(.play)").count():
        page.locator(".choices .wide:not(.play)").first.click()
    page.locator(".tray").wait_for()
    return page.locator(".tray .cards li .spoken").all_inner_texts()


def test_half_a_choice_stays_whatever_else_happens(visit: Visit, table: Any) -> None:
    page = scene_of_a_shot().open_before_orders(table, visit, speed=0)
    page.locator(".hand .slot.can").first.click()
    choices = page.locator(".choices .wide")
    choices.first.wait_for()
    offered = choices.all_inner_texts()
    give_orders(page)
    assert choices.all_inner_texts() == offered


# When something goes wrong

OLD_QUESTION: Final = """
() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {
    const number = /"prompt_number":(\\d+)/.exec(data)
    const old = number ? data.replace(number[0], `"prompt_number":${number[1] - 1}`) : data
    if (old !== data) WebSocket.prototype.send = send
    return send.call(this, old)
  }
}
"""
"""The next answer is one to the question before."""
STEPPED_BACK: Final = "(tray) => document.querySelector('.tray')?.innerText !== tray"
"""One key is enough, whatever has been clicked before."""
KEPT: Final = """
() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {
    window.socket = this
    return send.call(this, data)
  }
}
"""
"""Keeps the connection that was used last."""


def test_a_stale_click_changes_nothing_and_says_so(visit: Visit, table: Any) -> None:
    page = scene_of_a_shot().open(table, visit, speed=0)
    settle(page)
    held, asked = page.locator(".hand .slot").count(), page.locator(LIVE).inner_text()
    page.evaluate(OLD_QUESTION)
    page.locator(".menu .wide").first.click()
    page.get_by_role("alert").filter(has_text="The question has changed since").wait_for()
    settle(page)
    assert page.locator(".hand .slot").count() == held
    assert page.locator(LIVE).inner_text() == asked, "what is asked now stands there"
    page.locator(".menu .wide").first.click()
    page.wait_for_function(
        "(held) => document.querySelectorAll('.hand .slot').length !== held"
        " || !document.querySelector('section.prompt.live')", arg=held
    )  # fmt: skip


def test_a_lost_connection_keeps_the_draft(visit: Visit, table: Any) -> None:
    page = scene_of_a_shot().open(table, visit, speed=0)
    page.evaluate(KEPT)
    cards = begin_action(page)
    page.evaluate("(window.lost = window.socket).close()")
    page.wait_for_function("() => window.socket !== window.lost")
    settle(page)
    page.locator(LIVE).wait_for()
    assert page.locator(".tray .cards li .spoken").all_inner_texts() == cards


STRANGE: Final = {
    '"card:n5"': '"card:x999"', "model:pz4g": "model:maus_9", "terrain:field": "terrain:moon_dust",
    '"tank-spotted"': '"tank-levitated"', "experience:seasoned": "experience:odd_ones",
}  # fmt: skip
"""What a newer server might send."""
RAW: Final = (
    r"\b(card|model|terrain|tank|seat|side|experience|range|box):\w|undefined|NaN|\[object|null"
)


def test_what_nobody_knows_is_shown_plainly(visit: Visit, table: Any) -> None:
    """An unknown card, tank, ground or event is no blank, no raw id and no stack trace."""
    path, me = scene_of_a_shot().prepare(table)
    page = visit("", me, speed=0)

    def relay(socket: Any) -> None:
        server = socket.connect_to_server()

        def heard(message: Any) -> None:
            text = message if isinstance(message, str) else message.decode()
            for known, strange in STRANGE.items():
                text = text.replace(known, strange)
            socket.send(text)

        server.on_message(heard)
        socket.on_message(server.send)

    page.route_web_socket("**", relay)
    page.goto(table.address + "/" + path)
    page.locator(LIVE).wait_for()
    settle(page)
    strange = page.locator('[data-thing="card:x999"]')
    assert "x999" in strange.inner_text()
    said = [page.locator("body").inner_text()]
    for thing in page.locator(".token, .hand .slot").all():
        thing.hover(position={"x": 16, "y": 18})
        said.append(page.locator("body").inner_text())
    page.locator(".token:not(.own)").first.click()
    page.locator(".other .open").first.click()
    said.append(page.get_by_role("dialog").inner_text())
    for name in ("maus 9", "moon dust", "odd ones"):
        assert any(name in text for text in said), name
    assert [found for text in said for found in re.findall(RAW, text)] == []
    page.close()  # no other test is lent a page that hears strange things


def test_a_half_made_action_is_there_again(visit: Visit, table: Any) -> None:
    page = scene_of_a_shot().open(table, visit, speed=0)
    begin_action(page)
    assert page.locator("section.prompt .tag").inner_text() == "secret until you are done"
    cards = page.locator(".tray .cards li .spoken").all_inner_texts()
    assert cards
    page.reload()
    page.locator(".tray").wait_for()
    assert page.locator(".tray .cards li .spoken").all_inner_texts() == cards
    tray = page.locator(".tray").inner_text()
    page.locator(".hand .tools button").first.click()
    page.keyboard.press("Escape")
    page.wait_for_function(STEPPED_BACK, arg=tray)


def test_who_watches_sees_no_hand_and_who_waits_the_sides(visit: Visit, table: Any) -> None:
    me = table.player()
    match = table.match(me, "me", "agent", game="duel", options={"tanks": "2"}, listed=True)
    page = visit(f"#/match/{match['id']}", table.player("Eve"), speed=0)
    page.locator(".token").first.wait_for()
    assert page.locator(".token").count() == 4
    assert page.locator(".hand").count() == 0

    waiting = table.match(me, "me", "friend", game="duel")
    page = visit(f"#/match/{waiting['id']}", me, speed=0)
    page.locator(".team").nth(1).wait_for()
    assert page.locator(".team").all_inner_texts() == ["Germans", "Soviets"]
