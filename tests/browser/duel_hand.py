"""A player's hand at Duel's table: what agents did in recorded matches, done again by clicks."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hulldown.agents import load_agent, seat_agents
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.server.sight import Stream
from tests.browser.scenes import LIVE, Scene
from tests.browser.waiting import answered

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

GAME: Final = load("duel")
BRIEFED: Final[dict[str, JSON]] = {"discard": "keep", "acquire": "always"}
"""The orders that the table gives when a match begins."""
OVER_DAYS: Final[dict[str, JSON]] = {**BRIEFED, "spotted": "leave"}
"""Over days nobody waits for who must choose between a target acquired and a new one."""
SENT: Final = """
() => {
  window.sent = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {
    window.sent.push(String(data))
    return send.call(this, data)
  }
}
"""
"""Keeps what the page sends from now on."""
OFFERED: Final = """
(kind) => JSON.parse(document.querySelector('.table').dataset.offers).some(([one]) => one === kind)
"""
SHORTEST: Final = 5
"""So many plays stand in the panel."""


class Chain(NamedTuple):
    """What a seat did in one go: where it began, and its small actions with their positions."""

    scene: Scene
    actions: list[JSON]
    states: list[Any]

    @property
    def kinds(self) -> set[str]:
        """The kinds of its actions."""
        return {str(action["kind"]) for action in self.actions}


class SmallAction(NamedTuple):
    """One small action: after which record, whose, and the position as that seat has it."""

    record: int
    seat: int
    state: Any
    action: JSON


@cache
def briefed(
    agent: str, seed: int, seats: int = 2, **options: JSON
) -> tuple[Any, list[SmallAction]]:
    """A match of agents under the orders of the table, with all that was done."""
    return recorded(agent, seed, BRIEFED, seats, **options)


def recorded(
    agent: str, seed: int, orders: dict[str, JSON], seats: int = 2, **options: JSON
) -> tuple[Any, list[SmallAction]]:
    """A match of agents who leave to their orders what these answer."""
    config = GAME.info.configure(seats, options)
    match: Match[Any, Any] = Match(GAME, config, SeededChance(f"hand/{agent}/{seed}"))
    players = seat_agents(GAME, config, [load_agent(agent)] * seats, str(seed))
    steps = []
    while match.outcome is None:
        seat = match.seats_to_act[0]
        state = match.at(seat)
        ordered = GAME.answer(state, seat, orders) if orders else None
        chosen = ordered or players[seat].choose(GAME, state, match.legal(seat))
        steps.append(SmallAction(len(match.records) - 1, seat, state, chosen.to_json()))
        match.step(seat, chosen)
    return match, steps


def chains(match: Any, steps: list[SmallAction]) -> Iterator[Chain]:
    """What each seat did in one go, where it began with a moment that somebody saw."""
    stream = Stream(None)
    stream.follow(match)
    seen = set(stream.moments())
    for (record, seat), group in groupby(steps, key=lambda step: (step.record, step.seat)):
        made = list(group)
        if record in seen:
            scene = Scene(match, record, seat)
            yield Chain(scene, [one.action for one in made], [one.state for one in made])


class Hand:
    """Clicks and counts; a key would be one as well."""

    def __init__(self, page: "Page", seat: int) -> None:
        self.page = page
        self.seat = seat
        self.clicks = 0

    def click(self, target: "Locator") -> None:
        """One click; whatever it asks of the server is answered afterwards."""
        target.click(position={"x": 16, "y": 18})
        self.clicks += 1
        answered(self.page)

    def see(self, selector: str) -> "Locator":
        """Such things as can be seen."""
        return self.page.locator(selector).locator("visible=true")

    def offers(self, kind: str) -> list[str]:
        """The things on which something of this kind starts, as it is offered."""
        every = json.loads(self.page.locator(".table").get_attribute("data-offers") or "[]")
        return [thing for each, thing in every if each == kind]

    def perform(self, chain: Chain, last: bool = False) -> None:
        """A whole play where there is one, else step by step; the last one before the end?"""
        plays = [play for play in GAME.plays(chain.states[0], self.seat) if play.actions]
        for place, play in enumerate(plays):
            if [action.to_json() for action in play.actions] == chain.actions:
                return self.play(plays, place, last)
        for action, state in zip(chain.actions, chain.states, strict=True):
            if action["kind"] == "declare" and last:
                self.click(self.see(".tray [data-kind=last]"))
            elif action["kind"] != "declare" or "bid" not in chain.kinds:  # the last bid declares
                self.step(action, state)
        return None

    def play(self, plays: list[Any], place: int, last: bool) -> None:
        """A shot in the shot panel, another play in the list of the best or on its thing."""
        play = plays[place]
        if play.message.id.startswith("play-fire"):
            return self.shoot(plays, place, last)
        best = [one for one in plays if one.message.id != "play-pass"][:SHORTEST]
        if play in best:
            return self.click(self.see(".menu .wide").nth(best.index(play)))
        alike = [one for one in plays if one.message.id == play.message.id]
        return self.take(play.message.id, alike.index(play))

    def shoot(self, plays: list[Any], place: int, last: bool) -> None:
        """The enemy, the way to shoot unless it is the best one, Fire; or Fire and end."""
        enemy = plays[place].message.args["enemy"]
        ways = [
            one
            for one in plays
            if one.message.id.startswith("play-fire") and one.message.args["enemy"] == enemy
        ]
        self.click(self.see(f'.token[data-thing="{enemy}"]'))
        if ways.index(plays[place]):
            self.click(self.see(".shot .way").nth(ways.index(plays[place])))
        fire = "Fire and end" if last else "Fire"
        self.click(self.see(LIVE).get_by_role("button", name=fire, exact=True))

    def step(self, action: JSON, state: Any) -> None:
        """One small action."""
        kind = str(action["kind"])
        alike = [one for one in GAME.legal_actions(state, self.seat) if one.kind == kind]
        self.take(kind, [one.to_json() for one in alike].index(action))

    def take(self, kind: str, place: int) -> None:
        """The offer of this kind at this place: from its thing, or by its button."""
        self.page.wait_for_function(OFFERED, arg=kind)
        things = self.offers(kind)
        thing = things[place]
        if thing:
            self.click(self.see(f'.table [data-thing="{thing}"]').first)
        button = self.see(f'.panel [data-kind="{kind}"]:not([data-thing])')
        if button.count() and (not thing or self.offers(kind) == things):
            self.click(button.nth(min(things[:place].count(thing), button.count() - 1)))
