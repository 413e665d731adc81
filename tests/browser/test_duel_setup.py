"""Duel before and after the table: setting up a battle, the end of a match, the aids."""

import gzip
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import pytest

from hulldown.agents import load_agent, seat_agents
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.replays.store import file_of, result_of
from tests.browser.scenes import faults, send
from tests.browser.waiting import settle

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
ROUTES: Final = [("en-GB", 1440, 900), ("de", 844, 390), ("pl", 390, 844)]
FIELD: Final = ".setup"
LINE: Final = ".setup .code input"


def opened(visit: Visit, **profile: Any) -> "Page":
    """The form for a match of Duel with its options unfolded, and the tanks there."""
    page: Page = visit("#/new/duel", **profile)
    page.locator("details > summary").first.click()
    page.locator(f"{FIELD} li").first.wait_for()
    settle(page)
    return page


def tanks(page: "Page", side: str) -> list[str]:
    """The tanks of a side as the field names them."""
    return page.locator(f"{FIELD} .{side} li .facts").all_inner_texts()


def plain(text: str) -> str:
    """Without the marks that keep what is filled in apart from the words around it."""
    return text.replace("\u2068", "").replace("\u2069", "")


def choose_modules(page: "Page") -> None:
    """Modules and conditions stand below the tanks they concern, and nowhere else."""
    beside = page.locator(".option.own fieldset")
    beside.get_by_label("Anti-tank guns").check()
    beside.get_by_label("Weather and ground").select_option("snow")
    assert page.get_by_label("Anti-tank guns").count() == 1


def test_a_battle_is_set_up_by_clicks_and_played_together_against_the_solo_opponent(
    visit: Visit, table: Any
) -> None:
    """From the scenario's line-up to a free battle: what does not fit is told at its tank."""
    page = opened(visit)
    assert [len(tanks(page, side)) for side in ("german", "soviet")] == [2, 2]
    assert page.locator(LINE).input_value() == "scenario"

    page.locator(f"{FIELD} .german .add").click()
    page.get_by_role("button", name="PzKpfw VI Ausf E Tiger I").click()
    page.locator(f"{FIELD} .soviet .board").nth(1).click()
    page.get_by_role("button", name="KV-85 M43").click()
    page.locator(f"{FIELD} [data-tank=german_i] .drop").click()
    crews, rounds, commanders = (f"{FIELD} .german label:nth-child({n}) select" for n in (1, 2, 3))
    page.locator(crews).nth(1).select_option("elite")
    page.locator(rounds).first.select_option("3")
    page.locator(commanders).first.select_option("seat1")
    settle(page)
    line = "german_i stug3g 3 seat1; german_ii tiger1 elite; soviet_i t34_76_m43; soviet_ii kv85"
    assert page.locator(LINE).input_value() == line
    assert page.locator(rounds).nth(1).is_disabled()
    assert page.locator(f"{FIELD} .why").count() == 0

    teams = page.locator("fieldset ol li select:last-child")
    sides = teams.first.locator("option").all_inner_texts()
    assert [plain(side) for side in sides] == ["Germans", "Soviets"]
    teams.first.select_option("1")
    wrong = page.locator(f"{FIELD} [data-tank=german_i].wrong .why")
    assert "Seat A is not on this side" in plain(wrong.inner_text())
    teams.first.select_option("0")
    teams.nth(1).select_option("0")
    wrong.wait_for(state="detached")
    page.locator(commanders).nth(1).select_option("seat2")
    settle(page)
    given = page.locator(f"{FIELD} .soviet label:nth-child(3) select option:checked")
    assert [plain(one) for one in given.all_inner_texts()] == ["solo opponent (given)"] * 2
    assert page.locator(f"{FIELD} .why").count() == 0

    choose_modules(page)
    page.get_by_role("button", name="Start the match").click()
    page.locator("section.prompt.live").wait_for()
    secret = page.evaluate("localStorage['hulldown.player']")
    made = table.call(f"matches/{page.url.rpartition('/')[2]}", secret=secret)
    assert made["options"]["force"] == line.replace("elite;", "elite seat2;")
    assert (made["options"]["guns"], made["options"]["conditions"]) == (True, "snow")
    assert [seat["team"] for seat in made["seats"]] == [0, 0]


def test_a_shared_line_fills_the_field_and_a_wrong_one_says_why(visit: Visit) -> None:
    page = opened(visit)
    page.locator(LINE).fill("german_i pz3j green; soviet_i su85; soviet_ii is2m 4")
    wrong = page.locator(f"{FIELD} [data-tank=soviet_ii] .why")
    assert wrong.inner_text() == "This gun has no special ammunition: it takes no rounds."
    assert tanks(page, "german") == ["German I\nPzKpfw III Ausf J"]
    page.locator(LINE).fill("german_i maus; soviet_i su85")
    reason = page.locator(f"{FIELD} > .why", has_text="maus")
    assert plain(reason.inner_text()) == "This side has no board “maus”."
    page.locator(LINE).fill("scenario")
    reason.wait_for(state="detached")


@pytest.mark.parametrize(("locale", "width", "height"), ROUTES)
def test_the_field_fits_every_window(visit: Visit, locale: str, width: int, height: int) -> None:
    """Eight tanks with the longest names, and the boards to choose from."""
    page = opened(visit, locale=locale, viewport={"width": width, "height": height})
    sides = {"german": ("ferdinand", "tiger2"), "soviet": ("t34_76_m40", "isu152")}
    names = [
        f"{side}_{ident} {models[place % 2]} elite"
        for side, models in sides.items()
        for place, ident in enumerate(("i", "ii", "iii", "iv"))
    ]
    page.locator(LINE).fill("; ".join(names))
    page.locator(f"{FIELD} .german .board").first.click()
    settle(page)
    assert len(tanks(page, "soviet")) == 4
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.evaluate("scrollTo(0, 0)")
    assert faults(page, FIELD, long=True) == []


# The end, and the aid


@cache
def played(agent: str = "random") -> bytes:
    """A replay of a short match of agents."""
    game = load("duel")
    config = game.info.configure(2, {"decks": "2"})
    match: Match[Any, Any] = Match(game, config, SeededChance("end/3"))
    players = seat_agents(game, config, [load_agent(agent)] * 2, "1")
    while match.outcome is None:
        seat = match.seats_to_act[0]
        match.step(seat, players[seat].choose(game, match.at(seat), match.legal(seat)))
    records = [record.to_json() for record in match.records]
    return file_of(match.header.to_json(), records, result_of(match))


def replay(table: Any, visit: Visit, moment: int, agent: str = "random", **profile: Any) -> "Page":
    """The table of a replay at this moment; past the end it is the last one."""
    me = table.player()
    id = send(table, "replays", played(agent), me)["id"]
    page: Page = visit(f"#/replay/{id}/{moment}", me, **profile)
    page.locator(".roster").wait_for()
    settle(page)
    return page


ENDS: Final = {
    "en-GB": ("The Soviet side has won", "The Germans took the field with", 1440, 900),
    "de": ("Die sowjetische Seite hat gewonnen", "Die Deutschen traten mit", 960, 600),
    "pl": ("Wygrała strona radziecka", "Niemcy wystawili:", 390, 844),
}


@pytest.mark.parametrize("locale", ENDS)
def test_the_end_names_the_side_that_won_and_tells_the_match(
    visit: Visit, table: Any, locale: str
) -> None:
    """Equal in points and kills: the tie-break is told, the report is there to be copied."""
    won, begins, width, height = ENDS[locale]
    page = replay(table, visit, 9999, locale=locale, viewport={"width": width, "height": height})
    ending = page.locator(".ending")
    assert won in ending.locator("h2").inner_text()
    report = ending.locator(".report").inner_text()
    assert report.startswith(begins)
    assert 8 <= report.count(". ") + 1 <= 20
    page.evaluate("navigator.clipboard.writeText = async (text) => (document.title = text)")
    ending.locator("article button").click()
    assert report in page.title()
    assert ending.locator("table").count() == 2
    assert faults(page, ".ending article", long=True) == []


def test_the_aid_lists_the_rules_and_marks_those_of_the_moment(visit: Visit, table: Any) -> None:
    page = replay(table, visit, 40)
    page.locator(".roster .aid").click()
    aid = page.get_by_role("dialog", name="Player aid")
    assert aid.locator("details").count() >= 8
    marked = aid.locator("details[open] li.now")
    assert "now" in marked.first.inner_text()
    marked.first.get_by_role("button").click()
    page.get_by_text("Rule D-252").first.wait_for()


def test_the_table_adds_little_to_the_page() -> None:
    """With the set-up field, which the lobby loads by itself."""
    assets = (files("hulldown.server") / "static" / "assets").iterdir()
    ours = [file.read_bytes() for file in assets if file.name.endswith(".js")]
    marks = (b"report-force-", b"table-setup-scenario")
    sizes = [len(gzip.compress(one)) for one in ours if any(mark in one for mark in marks)]
    assert len(sizes) == 2
    assert sum(sizes) < 120_000
