"""Duel's table: every kind of action that the catalogue has is done by clicks."""

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.duel_hand import OFFERED, SENT, Chain, Hand
from tests.browser.duel_kinds import every_kind, kinds
from tests.browser.scenes import LIVE, Visit
from tests.browser.waiting import AGENT, settle

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

PARTS: Final = 5
GIVEN: Final = "(key) => localStorage.setItem(key, 'given')"


@pytest.fixture(scope="session")
def me(table: Any) -> str:
    """One person for all of it: each of the matches is sent to the server once."""
    return str(table.player())


def test_every_kind_has_its_place() -> None:
    done = {kind for chain in every_kind() for kind in chain.kinds}
    assert done == kinds()


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_every_kind_of_action_is_done_by_clicks(
    part: int, visit: Visit, table: Any, me: str
) -> None:
    """Step by step, each on its thing, as somebody without orders who is asked everything."""
    page = visit("", me, speed=0)
    page.evaluate(SENT)
    for chain in share(part):
        hand = sit_down(page, table, me, chain)
        if "bail-out" in chain.kinds:
            assert page.locator(".choices .odds").count() == 2, "how a fire and an escape may end"
        for action, state in zip(chain.actions, chain.states, strict=True):
            hand.step(action, state)
        assert sent(page) >= chain.kinds


def test_after_a_move_card_a_box_is_one_click_away(visit: Visit, table: Any, me: str) -> None:
    """Nothing else starts then but what the draft allows: further cards, or how far to go."""
    chain = next(one for one in every_kind() if {"move", "boost"} <= one.kinds)
    page = visit("", me, speed=0)
    page.evaluate(SENT)
    hand = sit_down(page, table, me, chain)
    hand.step(chain.actions[0], chain.states[0])
    page.wait_for_function(OFFERED, arg="go")
    offers = json.loads(page.locator(".table").get_attribute("data-offers") or "")
    assert {kind for kind, _ in offers} == {"enough", "move", "go"}
    hand.take("go", 0)
    assert {"move", "enough", "go"} <= sent(page)


def share(part: int) -> list[Chain]:
    """A part of all chains: those of one match stay together."""
    size = -(-len(every_kind()) // PARTS)
    return every_kind()[part * size : (part + 1) * size]


def sit_down(page: "Page", table: Any, me: str, chain: Chain) -> Hand:
    """Takes the seat in a match that goes on from the beginning of the chain."""
    scene = chain.scene
    seats: list[Any] = [AGENT] * scene.match.config.seats
    seats[scene.seat] = {"kind": "me"}
    id = scene.fork(table, me, seats, pace={"reactions": "ask"})
    page.evaluate(GIVEN, f"hulldown.duel.orders.{id}.{scene.seat}")
    page.evaluate("window.sent = []")
    page.goto(f"{table.address}/#/match/{id}")
    page.locator(LIVE).wait_for()
    settle(page)
    return Hand(page, scene.seat)


def sent(page: "Page") -> set[str]:
    """The kinds of all actions that the page has sent."""
    said = [json.loads(one) for one in page.evaluate("window.sent")]
    return {action["kind"] for one in said for action in one.get("actions") or ()}
