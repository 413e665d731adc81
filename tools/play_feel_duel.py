"""How Duel plays: clicks of recorded rounds at its table, hand-overs over days, minutes of a match.

Writes Duel's part of docs/play-feel.md. Agents play under the orders that the table gives; their
Tank Phases with a shot are played again by hand. A click on a tank, a card, a box or a button
counts one. `python tools/play_feel_duel.py 12` plays fewer rounds; 0 leaves the clicks as they are.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright

from hulldown.agents import load_agent, seat_agents
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.kernel.situation import ORDERS

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import REMEMBER, SERVE, Table  # noqa: E402
from tests.browser.duel_hand import (  # noqa: E402
    BRIEFED,
    GAME,
    OVER_DAYS,
    Chain,
    Hand,
    briefed,
    chains,
)
from tests.browser.scenes import served  # noqa: E402
from tests.browser.waiting import WATCH  # noqa: E402
from tools.chromium import FLAGS, find_chromium  # noqa: E402

PAGE = ROOT / "docs" / "play-feel.md"
BEGIN, END = "<!-- duel -->", "<!-- /duel -->"
CLICKS = re.compile(r"\*Clicks\.\*.*?(?=\n\*Hand-overs)", re.DOTALL)
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
MATCHES = 4
PLAYED = 24
BUDGET = (6, 10)
MORE_ON_PHONE = 2
PATIENCE = 20_000
DAYS = 8
MOST_HAND_OVERS = 1.1
LONGEST = 30
# The film's own limits (client/film.svelte.ts), and how long a decision takes.
OTHERS_TURN, OWN_TURN, BIDS, DECISION = 3.0, 5.2, 1.2, 5.0


class Round(NamedTuple):
    """A bid and a Tank Phase with a shot: its goes, and how many small actions they are."""

    goes: list[Chain]
    small: int


def rounds() -> Iterator[Round]:
    """All such rounds of matches of one tank a side."""
    for seed in range(MATCHES):
        match, steps = briefed("greedy", seed, tanks="1", decks="2")
        for seat in (0, 1):
            goes: list[Chain] = []
            for go in (chain for chain in chains(match, steps) if chain.scene.seat == seat):
                if go.actions[0]["kind"] == "bid":
                    yield from wanted(goes)
                    goes = []
                goes.append(go)
            yield from wanted(goes)


def wanted(goes: list[Chain]) -> Iterator[Round]:
    """A round in which the tank fires."""
    if goes and any("fire" in go.kinds for go in goes):
        yield Round(goes, sum(len(go.actions) for go in goes))


class Visitor:
    """A page of one size, used again: a new one has to compile everything again."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int]) -> None:
        self.address = address
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        self.page = context.new_page()

    def visit(self, path: str, secret: str, **_: object) -> Page:
        """The page, without motion, as the person of this secret."""
        self.page.goto(self.address + "health")
        self.page.evaluate(REMEMBER, {"hulldown.player": secret, "hulldown.speed": "0"})
        self.page.goto(self.address + path)
        return self.page


def clicks_of(visitor: Visitor, one: Round) -> int:
    """The clicks of a round, each go from its recorded position; orders answer the rest."""
    table = Table(visitor.address.rstrip("/"))
    total, last = 0, False
    asked = [go for go in one.goes if GAME.answer(go.states[0], go.scene.seat, BRIEFED) is None]
    for go, after in zip(asked, [*asked[1:], None], strict=True):
        if go.kinds == {"end"} and last:
            continue
        last = "fire" in go.kinds and after is not None and after.kinds == {"end"}
        page = go.scene.open(table, visitor.visit)
        hand = Hand(page, go.scene.seat)
        hand.perform(go, last)
        total += hand.clicks
    return total


def measure(browser: Browser, address: str, count: int) -> tuple[dict[str, list[int]], list[int]]:
    """The clicks of that many rounds by size, and their small actions."""
    every = list(rounds())
    chosen = every[:: max(1, len(every) // count)][:count]
    found: dict[str, list[int]] = {}
    for name, size in SIZES.items():
        visitor = Visitor(browser, address, size)
        found[name] = []
        for one in chosen:
            try:
                found[name].append(clicks_of(visitor, one))
            except Error as error:
                print(f"left out: {error.message[:200]}", flush=True)
    return found, [one.small for one in chosen]


def over_days(seed: int) -> tuple[float, int, int]:
    """Four people over days: hand-overs a Tank Phase without the bids, phases, rounds."""
    config = GAME.info.configure(4)
    match: Match[Any, Any] = Match(GAME, config, SeededChance(f"days/{seed}"), reactions=ORDERS)
    players = seat_agents(GAME, config, [load_agent("greedy")] * 4, str(seed))
    for seat in range(4):
        match.give_orders(seat, OVER_DAYS)
    before, changes = -1, 0
    while match.outcome is None:
        seat = match.seats_to_act[0]
        state = match.at(seat)
        if GAME.prompt(state, seat).message.id.startswith("ask-bid"):
            before = -1
        elif seat != before:
            changes, before = changes + 1, seat
        match.step(seat, players[seat].choose(GAME, state, match.legal(seat)))
    told = [event.message.id for record in match.records for event in record.events]
    phases = told.count("phase-began")
    return changes / max(1, phases), phases, told.count("round-began")


def minutes_of(seed: int) -> float:
    """A match of four tanks, two of them one's own: the film at speed 1 and 5 s a decision."""
    match, steps = briefed("greedy", seed, tanks="2")
    mine = [go for go in chains(match, steps) if go.scene.seat == 0]
    asked = [go for go in mine if GAME.answer(go.states[0], 0, BRIEFED) is None]
    own = sum("declare" in go.kinds and "bid" not in go.kinds for go in mine)
    events = [event.message for record in match.records for event in record.events]
    phases = [one.args["tank"] for one in events if one.id == "phase-began"]
    others = sum("soviet" in str(tank) for tank in phases)
    bids = sum(one.id == "bids-shown" for one in events)
    seconds: float = len(asked) * DECISION + own * OWN_TURN + others * OTHERS_TURN + bids * BIDS
    return seconds / 60


def row(name: str, values: list[int]) -> str:
    """A line of the table."""
    return f"| {name} | {median(values):g} | {quantiles(values, n=10)[-1]:.0f} | {max(values)} |"


def told_clicks(found: dict[str, list[int]], small: list[int]) -> str:
    """The clicks in words."""
    lines = [
        f"*Clicks.* {len(found['desktop'])} rounds of greedy agents with one tank each, bid and",
        "Tank Phase with a shot, replayed by hand. A window for TACTICS that the orders",
        f"answer takes no click. On the phone {len(found['phone'])} of them reached their end.",
        "",
        "| | median | 90th percentile | most |",
        "| --- | --- | --- | --- |",
        row("small actions, one click each", small),
        row("clicks at the table", found["desktop"]),
        row("taps on a phone", found["phone"]),
        f"| budget | {BUDGET[0]} | {BUDGET[1]} | |",
        "",
        "One click on a card bids it; a click on an enemy opens the shot panel with the best way",
        "to shoot, *Fire* fires it, *Fire and end* ends the actions as well; other plays are in",
        "the panel and take one click.",
        "",
    ]
    return "\n".join(lines)


def told_rest(days: list[tuple[float, int, int]], minutes: list[float]) -> str:
    """Hand-overs and minutes in words."""
    most = max(one for one, _, _ in days)
    usual, phases, count = (median(values) for values in zip(*days, strict=True))
    lines = [
        f"*Hand-overs.* {len(days)} matches of four people over days under the orders of the",
        f"table: {usual:.2f} per Tank Phase (most {most:.2f}), and one bid per person a round; the",
        f"budget is {MOST_HAND_OVERS}. A match has {phases:.0f} Tank Phases in {count:.0f} rounds.",
        "",
        f"*Minutes.* {len(minutes)} matches of four tanks, a person's two against an agent's, at",
        "speed 1 with 5 seconds per decision and every turn shown as long as it may be:",
        f"{median(minutes):.0f} minutes (most {max(minutes):.0f}); the budget is {LONGEST}.",
    ]
    return "\n".join(lines)


def is_kept(found: dict[str, list[int]]) -> bool:
    """Are both click budgets kept?"""
    return all(
        median(values) <= BUDGET[0] + more and quantiles(values, n=10)[-1] <= BUDGET[1] + more
        for values, more in ((found["desktop"], 0), (found["phone"], MORE_ON_PHONE))
    )


def main() -> int:
    """Measures, writes the part, says whether the budgets are kept."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYED
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    part, _, after = rest.partition(END)
    days = [over_days(seed) for seed in range(DAYS)]
    minutes = [minutes_of(seed) for seed in range(DAYS)]
    known = CLICKS.search(part)
    clicks, kept = known.group() if known else "", True
    if count:
        with served(SERVE) as address, sync_playwright() as playwright:
            chromium = find_chromium()
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            found, small = measure(browser, address, count)
        clicks, kept = told_clicks(found, small), is_kept(found)
    head = "`python tools/play_feel_duel.py` measures again and rewrites this part."
    text = "\n".join([BEGIN, "## Duel", "", head, "", clicks, told_rest(days, minutes), END])
    PAGE.write_text(before.rstrip("\n") + "\n\n" + text + (after or "\n"), "utf-8")
    print(text)
    calm = max(one for one, _, _ in days) <= MOST_HAND_OVERS and max(minutes) <= LONGEST
    return 0 if kept and calm else 1


if __name__ == "__main__":
    sys.exit(main())
