"""A turn is prepared while another plays, and carried out when it comes."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from hulldown.games.duel import GAME
from tests.browser.scenes import Scene, moments_of, played_out
from tests.browser.waiting import DESKTOP, PHONE, moments, settle, sizes, take_usual

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
Visit = Callable[..., Any]


def places(visit: Visit, table: Any, **profile: Any) -> tuple["Page", "Page"]:
    """Who plays Rush now, and who waits."""
    id, *secrets = table.two(game="rush")
    first = table.call(f"matches/{id}", secret=secrets[0])["to_act"][0]
    playing = visit(f"#/match/{id}", secrets[first], **profile)
    waiting = visit(f"#/match/{id}", secrets[1 - first], **profile)
    for page in (playing, waiting):
        page.locator(".table").wait_for()
    return playing, waiting


def prompt_of(page: "Page") -> Any:
    return page.get_by_role("region", name="Decision")


def test_a_turn_is_prepared_while_another_plays(visit: Visit, table: Any) -> None:
    playing, waiting = places(visit, table)
    waiting.get_by_role("button", name="Prepare your turn").click()
    prompt_of(waiting).get_by_text("only you can see this").wait_for()
    prompt_of(waiting).get_by_role("button", name="End the turn").click()
    waiting.get_by_text("Planned so far: End the turn").wait_for()
    before = playing.locator(".side").inner_text()
    waiting.keyboard.press("e")
    prompt_of(waiting).get_by_text("Not your turn").wait_for()
    undo = prompt_of(waiting).get_by_role("button", name="Request undo")
    assert undo.count() == 0, "nothing was decided yet"
    assert playing.locator(".side").inner_text() == before
    prompt_of(playing).get_by_role("button", name="End the turn").click()
    prompt_of(playing).get_by_role("alert").wait_for()
    playing.keyboard.press("Enter")
    prompt_of(playing).get_by_role("alert").wait_for(state="detached")
    prompt_of(playing).get_by_role("button", name="End the turn").click()
    prompt_of(playing).get_by_role("button", name="Yes").click()
    waiting.get_by_role("button", name="Play this").wait_for()
    waiting.locator(".table").click(position={"x": 5, "y": 5})
    waiting.keyboard.press("Enter")
    waiting.get_by_role("button", name="Play this").wait_for(state="detached")


def test_a_prepared_turn_is_stepped_back_and_left(visit: Visit, table: Any) -> None:
    _, waiting = places(visit, table)
    waiting.keyboard.press("e")
    prompt_of(waiting).get_by_text("only you can see this").wait_for()
    prompt_of(waiting).get_by_role("button", name="End the turn").click()
    waiting.get_by_text("plan further").wait_for()
    waiting.keyboard.press("Escape")
    waiting.get_by_text("plan further").wait_for(state="detached")
    waiting.keyboard.press("Escape")
    prompt_of(waiting).get_by_text("Not your turn").wait_for()


def a_tank_that_waits() -> Scene:
    """A moment of Duel in which somebody acts, and the other's tank is the next but may drive."""
    for scene, state in moments_of(played_out(GAME, GAME.info.configure(2), "greedy", 1)):
        ahead = GAME.on_turn(state, 1 - scene.seat)
        if ahead is None or GAME.prompt(state, scene.seat).message.id != "ask-action":
            continue
        if len(state.order) and state.owner(state.order[0]) == 1 - scene.seat:
            plays = GAME.plays(ahead, 1 - scene.seat)
            if plays and plays[0].message.id == "play-forward":
                return scene
    raise AssertionError("nobody waits")


def test_a_tank_action_is_prepared_while_another_tank_acts(visit: Visit, table: Any) -> None:
    scene = a_tank_that_waits()
    pages = scene.open_for_two(table, visit, speed=0)
    acting, waiting = pages[scene.seat], pages[1 - scene.seat]
    waiting.get_by_role("button", name="Prepare your turn").click()
    prompt_of(waiting).get_by_text("only you can see this").wait_for()
    settle(waiting)
    for width, _ in sizes(waiting, DESKTOP, PHONE):
        play = prompt_of(waiting).locator(".offers .quick", has_text="Move 200 m")
        assert play.first.is_visible(), f"at {width} the bar holds the plays"
        assert prompt_of(waiting).get_by_role("button", name="Back to the table").is_visible()
    waiting.keyboard.press("Enter")
    waiting.get_by_text("plan further").wait_for()
    assert waiting.locator(".tray").get_by_text("Move").count()
    waiting.keyboard.press("e")
    prompt_of(waiting).get_by_text("Planned so far: Move 200 m forward").wait_for()
    settle(acting)
    take_usual(acting)
    declare = prompt_of(waiting).get_by_role("button", name="Declare")
    for _ in moments(waiting):
        settle(acting)
        if declare.count():
            break
        first = acting.locator("section.prompt.live .quick").first
        if first.count():  # the card it discards to pass; then it keeps all others
            first.click()
    settle(waiting)
    waiting.keyboard.press("Enter")
    waiting.get_by_role("button", name="Declare").first.wait_for(state="detached")
    assert prompt_of(waiting).get_by_text("declare the action").count() == 0
