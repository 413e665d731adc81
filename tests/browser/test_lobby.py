"""The lobby in a real browser: to the first decision, invitations, one's own page, house rules."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.replays import write
from tests.browser.axe import SCHEMES, violations
from tests.browser.waiting import languages, settle, sizes

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
PHONE = {"width": 390, "height": 844}
ONE_ROW = 60
GAME = "Night Convoy"
ASKED = "section.prompt.live"
INVITED = "Invitation to"
LANGUAGES = {
    "en": ("Who are you playing with?", "Friends, by link", "Create the table", "One seat is free"),
    "de": ("Mit wem spielst du?", "Freunde, per Link", "Tisch eröffnen", "Ein Platz"),
    "pl": ("Z kim grasz?", "Znajomi, przez link", "Załóż stół", "Jedno wolne miejsce"),
}


def invitations(page: "Page") -> list[str]:
    """The links that stand in the waiting room."""
    fields = page.get_by_role("textbox", name=INVITED)
    fields.first.wait_for()
    return [field.input_value() for field in fields.all()]


def secret_of(page: "Page") -> str:
    """Whoever plays in this browser."""
    return str(page.evaluate("localStorage['hulldown.player']"))


def path_of(link: str) -> str:
    """What stands behind the # of a link."""
    return "#" + link.partition("#")[2]


def text_of(page: "Page", selector: str) -> str:
    return page.locator(selector).inner_text().replace("\u2068", "").replace("\u2069", "")


# To the first decision


def test_from_a_fresh_start_one_click_leads_to_the_first_decision(visit: Visit) -> None:
    page = visit("")
    page.get_by_text("For developers", exact=True).click()
    page.get_by_role("button", name=f"Play now : {GAME}").click()
    page.locator(ASKED).wait_for()
    assert page.get_by_role("button").count() > 0


def test_play_now_needs_no_name_and_remembers_the_player(visit: Visit, table: Any) -> None:
    page = visit("")
    page.get_by_text("For developers", exact=True).click()
    page.get_by_role("button", name=f"Play now : {GAME}").click()
    page.locator(ASKED).wait_for()
    found = table.call("me", secret=secret_of(page))
    assert found["name"].isalpha()
    assert [seat["match"]["id"] for seat in found["seats"]] == [page.url.rpartition("/")[2]]


def test_my_matches_stand_on_the_front_page_after_a_reload(visit: Visit) -> None:
    page = visit("")
    page.get_by_text("For developers", exact=True).click()
    page.get_by_role("button", name=f"Play now : {GAME}").click()
    page.locator(ASKED).wait_for()
    match = page.url.rpartition("/")[2]
    page.evaluate("location.hash = '#/'")
    page.reload()
    row = page.get_by_role("region", name="Your matches").get_by_role("link")
    assert "Your turn" in row.inner_text()
    page.wait_for_function("() => document.title.startsWith('●')")
    assert "icon-called" in page.locator("link[rel=icon]").get_attribute("href")
    row.click()
    page.locator(ASKED).wait_for()
    assert page.url.endswith(f"#/match/{match}")


# Inviting and joining


def test_a_friend_joins_by_link_with_a_name_and_a_tap(visit: Visit) -> None:
    host = visit("#/new/template")
    host.get_by_label("Friends, by link").check()
    host.get_by_role("button", name="Create the table").click()
    (link,) = invitations(host)
    friend = visit(path_of(link), viewport=PHONE, locale="de-DE")
    friend.get_by_label("Dein Name").fill("")
    friend.get_by_role("button", name="Platz nehmen").click()
    friend.get_by_text("Gib zuerst deinen Namen ein.").wait_for()
    friend.get_by_label("Dein Name").fill("Clara")
    friend.get_by_role("button", name="Platz nehmen").click()
    for page in (host, friend):
        page.locator(ASKED).wait_for()
        assert "Clara" in page.locator("header").first.inner_text()
    assert "join" not in friend.url


def test_looking_at_an_invitation_changes_nothing(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "friend")
    secret = table.call(f"matches/{match['id']}/links", secret=me)["invites"]["1"]
    for _ in range(2):
        page = visit(f"#/join/{secret}")
        page.get_by_role("button", name="Take the seat").wait_for()
        assert "Ada invites you to play." in text_of(page, "main")
    assert table.call(f"matches/{match['id']}", secret=me)["seats"][1]["kind"] == "open"


def test_a_used_invitation_says_so(visit: Visit, table: Any, complaints: list[str]) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "friend", "friend")
    secret = table.call(f"matches/{match['id']}/links", secret=me)["invites"]["1"]
    claim = {"name": "Bo", "invite": secret}
    table.call(f"matches/{match['id']}/seats/1/claim", claim, table.player("Bo"))
    page = visit(f"#/join/{secret}")
    page.get_by_role("alert").wait_for()
    assert "given away" in page.get_by_role("alert").inner_text()
    assert all("401" in complaint for complaint in complaints)
    complaints.clear()


def test_the_host_changes_a_seat_and_starts(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "friend", "friend")
    page = visit(f"#/match/{match['id']}", me)
    assert len(invitations(page)) == 2
    page.get_by_label(re.compile("Change the seat: Seat .B")).select_option("agent:gunner")
    page.get_by_text("One seat is free").wait_for()
    assert "Gunner" in text_of(page, "main")
    page.get_by_role("button", name="Start the match").click()
    page.locator(ASKED).wait_for()


def without_time(link: str) -> str:
    """A link without the second it was made in, and the seal over that."""
    return link.rsplit(".", 2)[0]


def test_an_invitation_can_be_copied_and_scanned(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "friend")
    allowed = ["clipboard-read", "clipboard-write"]
    page = visit(f"#/match/{match['id']}", me, permissions=allowed)
    (link,) = invitations(page)
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("button", name="Copied").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert without_time(copied) == without_time(link)
    code = page.get_by_role("img", name="QR code")
    code.wait_for()
    assert code.bounding_box()["width"] > 180


def test_an_open_table_comes_to_the_front_page_of_everybody(visit: Visit, table: Any) -> None:
    host = table.player("Greta")
    guest = visit("")
    settle(guest)
    match = table.match(host, "me", "open", listed=True)
    guest.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # look again now
    row = guest.locator(f"main a[href='#/match/{match['id']}']").first
    row.wait_for(state="attached")
    if not row.is_visible():
        guest.get_by_text(re.compile("open table")).first.click()
    row.click()
    guest.get_by_label("Your name").fill("Finn")
    guest.get_by_role("button", name="Take the seat").click()
    guest.locator(ASKED).wait_for()
    seats = table.call(f"matches/{match['id']}", secret=host)["seats"]
    assert [seat["name"] for seat in seats] == ["Greta", "Finn"]


# Moving about


def test_a_seat_moves_to_another_device_when_told_to(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "agent")
    secret = table.call(f"matches/{match['id']}/links", secret=me)["seats"]["0"]
    phone = visit(f"#/seat/{secret}", viewport=PHONE)
    phone.get_by_role("button", name="Play here").click()
    phone.locator(ASKED).wait_for()
    assert "seat" not in phone.url
    seats = table.call("me", secret=me)["seats"]
    assert seats == []


def test_the_players_page_opens_on_another_device_by_its_link(visit: Visit, table: Any) -> None:
    me = table.player("Kazimiera Nowakowska")
    match = table.match(me, "me", "agent")
    phone = visit(f"#/me/{me}", viewport=PHONE)
    tall = "() => document.querySelector('header').offsetHeight"
    assert all(phone.evaluate(tall) < ONE_ROW for _ in languages(phone, "de", "pl", "en"))
    phone.get_by_role("link", name="To the match that waits for you").click()
    phone.locator(ASKED).wait_for()
    assert phone.url.endswith(match["id"])


def test_a_link_never_makes_somebody_else_of_a_player_unasked(visit: Visit, table: Any) -> None:
    ada, bo = table.player("Ada"), table.player("Bo")
    page = visit(f"#/me/{ada}", bo)
    become = page.get_by_role("button", name=re.compile("Play as .Ada. here"))
    become.wait_for()
    assert secret_of(page) == bo
    become.click()
    page.get_by_label("Your name").wait_for()
    assert secret_of(page) == ada


def test_name_and_notices_are_changed_on_the_players_page(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    page = visit("#/me", me)
    page.get_by_label("Your name").fill("Ada L.")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_role("heading", name="Ada L.").wait_for()
    page.get_by_label("Webhook").fill("https://example.org/turn")
    page.get_by_role("button", name="Save").last.click()
    page.get_by_text("Saved.").wait_for()
    found = table.call("me", secret=me)
    assert (found["name"], found["notices"]["webhook"]) == ("Ada L.", "https://example.org/turn")


def hold_back(page: Any, address: str) -> list[Any]:
    """The requests to this address from now on, which nobody answers until they are continued."""
    late: list[Any] = []

    def hold(route: Any) -> None:
        late.append(route)

    page.route(address, hold)
    return late


def test_a_name_typed_before_the_server_answers_stays(visit: Visit, table: Any) -> None:
    page = visit("#/me", table.player("Ada"))
    settle(page)
    go = "(hash) => void (location.hash = hash)"
    page.evaluate(go, "#/")
    settle(page)
    late = hold_back(page, "**/api/me")
    page.evaluate(go, "#/me")
    name = page.get_by_label("Your name")
    name.fill("Ada L.")
    for answer in late:
        answer.continue_()
    settle(page)
    assert late, "the page asked who this is"
    assert name.input_value() == "Ada L."


def test_an_invitation_waits_until_the_server_has_said_who_this_is(
    visit: Visit, table: Any
) -> None:
    ada, bo = table.player("Ada"), table.player("Bo")
    match = table.match(ada, "me", "friend")
    invite = table.call(f"matches/{match['id']}/links", secret=ada)["invites"]["1"]
    page = visit("#/me", bo)
    settle(page)
    late = hold_back(page, "**/api/me")
    page.goto("about:blank")
    page.goto(f"{table.address}/#/join/{invite}")
    take = page.get_by_role("button", name="Take the seat")
    take.wait_for()
    assert take.is_disabled()
    for answer in late:
        answer.continue_()
    take.click()  # as Bo, whose name nobody had to type
    page.wait_for_url(re.compile("#/match/"))
    assert late, "the page asked who this is"
    assert table.call(f"matches/{match['id']}", secret=ada)["seats"][1]["name"] == "Bo"


def test_the_big_screen_shows_codes_until_all_sit(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "friend", "friend")
    screen = visit(f"#/table/{match['id']}", me)
    codes = screen.get_by_role("img", name="QR code")
    codes.nth(2).wait_for()
    screen.get_by_role("heading", name=re.compile("Ada.*: your hand")).wait_for()  # the host, too
    invites = table.call(f"matches/{match['id']}/links", secret=me)["invites"]
    claim = {"name": "Bo", "invite": invites["1"]}
    table.call(f"matches/{match['id']}/seats/1/claim", claim, table.player("Bo"))
    screen.get_by_text("Bo", exact=True).wait_for()
    assert codes.count() == 2
    claim = {"name": "Cy", "invite": invites["2"]}
    table.call(f"matches/{match['id']}/seats/2/claim", claim, table.player("Cy"))
    codes.first.wait_for(state="detached")
    screen.locator(".board.big .table").first.wait_for()
    assert screen.locator(".side:visible, section.prompt").count() == 0  # all for the board
    screen.get_by_role("button", name="Codes").click()
    codes.nth(1).wait_for()  # the host's hand, and one to watch


SEEN = "(codes) => codes.every((code) => code.getBoundingClientRect().bottom <= innerHeight)"
LARGE = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"


def test_all_codes_of_eight_seats_are_in_sight_and_grow_with_the_screen(
    visit: Visit, table: Any
) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", *["friend"] * 7, game="arcade")
    screen = visit(f"#/table/{match['id']}", me)
    codes = screen.get_by_role("img", name="QR code")
    codes.nth(7).wait_for()
    for size in sizes(screen, (1366, 650), (960, 600), (1024, 700), (1440, 900), (2560, 1440)):
        assert codes.evaluate_all(SEEN), size
    assert screen.evaluate(LARGE) > 24
    match = table.match(me, "me", "friend", "agent", game="rush")
    screen.goto(f"{table.address}/#/table/{match['id']}")
    screen.get_by_text("Cobalt").wait_for()
    for size in sizes(screen, (2560, 1440), (1366, 650), (1440, 900)):
        assert codes.evaluate_all(SEEN), size
    screen.goto(f"{table.address}/#/")
    screen.locator("article").first.wait_for()
    assert screen.evaluate(LARGE) == 16


def test_a_browser_that_allows_no_notices_says_so(
    visit: Visit, table: Any, complaints: list[str]
) -> None:
    page = visit("#/me", table.player("Ada"))
    page.get_by_role("button", name="Tell me on this device").click()
    page.get_by_text("This browser does not allow notifications.").wait_for()
    workers = "navigator.serviceWorker.getRegistrations().then((found) => found.length)"
    assert page.evaluate(workers) == 1, "the worker itself was taken"
    assert all("Push API in incognito" in complaint for complaint in complaints)
    complaints.clear()


def test_a_replay_file_is_taken_in_and_watched(visit: Visit, tmp_path: Path) -> None:
    game = load("template")
    match = Match(game, game.info.configure(2), SeededChance("a file"))
    while match.seats_to_act:
        seat = match.seats_to_act[0]
        match.step(seat, match.legal(seat)[0])
    write(match, tmp_path / "match.jsonl")
    page = visit("")
    page.get_by_label("Open a file").set_input_files(tmp_path / "match.jsonl")
    page.wait_for_url("**/#/replay/*")
    page.get_by_role("slider").wait_for()


def test_a_file_that_is_no_replay_is_refused_in_words(
    visit: Visit, tmp_path: Path, complaints: list[str]
) -> None:
    (tmp_path / "letter.jsonl").write_text("Dear Ada")
    page = visit("")
    page.get_by_label("Open a file").set_input_files(tmp_path / "letter.jsonl")
    assert len(page.get_by_role("alert").inner_text()) > 10
    assert all("400" in complaint for complaint in complaints)
    complaints.clear()


# Rules


def test_house_rules_are_kept_and_shared_by_link(visit: Visit) -> None:
    page = visit("#/new/template")
    page.get_by_text("All options").click()
    page.get_by_label("Rounds").fill("5")
    page.get_by_label("Name of these house rules").fill("Long nights")
    page.get_by_role("button", name="Save as house rules").click()
    link = page.get_by_role("textbox", name=re.compile("House rules: .Long")).input_value()
    page.reload()
    page.get_by_label("Play by").select_option(label="Long nights")
    assert page.get_by_label("Rounds").input_value() == "5"
    friend = visit(path_of(link))
    friend.get_by_label("Rounds").wait_for()
    assert friend.get_by_label("Rounds").input_value() == "5"
    friend.get_by_role("button", name="Start the match").click()
    friend.locator(ASKED).wait_for()


def test_an_option_tells_its_rule(visit: Visit) -> None:
    page = visit("#/new/template")
    page.get_by_text("All options").click()
    page.get_by_role("button", name=re.compile("T-004")).click()
    page.locator("q").wait_for()
    assert len(page.locator("q").inner_text()) > 20


def test_a_preset_fills_the_options_in(visit: Visit, table: Any) -> None:
    page = visit("#/new/template")
    page.get_by_label("Play by").select_option(index=1)
    page.get_by_role("button", name="Start the match").click()
    page.locator(ASKED).wait_for()
    match = page.url.rpartition("/")[2]
    found = table.call(f"matches/{match}", secret=secret_of(page))
    assert found["options"]["rounds"] == 3


# Everybody


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_set_in_every_language(visit: Visit, language: str) -> None:
    question, friends, go, free = LANGUAGES[language]
    page = visit("#/new/template", locale=language)
    page.get_by_text(question).wait_for()
    page.get_by_label(friends).check()
    page.get_by_role("button", name=go).click()
    page.get_by_text(free).wait_for()


def test_a_table_is_set_by_keyboard_alone(visit: Visit) -> None:
    page = visit("")
    page.get_by_text("For developers", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name=f"Set up a match : {GAME}").focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio").first.wait_for()
    assert page.evaluate("document.activeElement.tagName") == "H1"
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "radio":
            break
    page.keyboard.press("ArrowDown")
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        if page.evaluate("document.activeElement.innerText") == "Create the table":
            break
    page.keyboard.press("Enter")
    page.get_by_text("One seat is free").wait_for()


@pytest.fixture(scope="module")
def addresses(table: Any) -> dict[str, tuple[str, str]]:
    """Every page of the lobby, with the secret of whoever opens it."""
    me = table.player("Ada")
    match = table.match(me, "me", "friend", "agent", "open", listed=True)["id"]
    links = table.call(f"matches/{match}/links", secret=me)
    return {
        "front": ("", me),
        "new match": ("#/new/rush?name=Ours&open_depots=true", ""),
        "waiting room": (f"#/match/{match}", me),
        "waiting room of a guest": (f"#/match/{match}", ""),
        "invitation": (f"#/join/{links['invites']['1']}", ""),
        "moving a seat": (f"#/seat/{links['seats']['0']}", ""),
        "player's page": ("#/me", me),
        "player's page of nobody": ("#/me", ""),
        "big screen": (f"#/table/{match}", me),
        "lessons": ("#/lessons/rush", me),
        "balance lab": ("#/lab/duel", me),
        "confirming": ("#/confirm/secret", ""),
        "nowhere": ("#/nowhere", ""),
    }


PAGES = (
    *("front", "new match", "waiting room", "waiting room of a guest", "invitation"),
    *("moving a seat", "player's page", "player's page of nobody", "big screen", "confirming"),
    *("lessons", "balance lab", "nowhere"),
)


ENLARGE = "size => (document.documentElement.style.fontSize = size)"


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_for_everybody(
    visit: Visit, addresses: dict[str, tuple[str, str]], name: str
) -> None:
    """Axe finds nothing, targets are large, nothing scrolls sideways, not even at 200 %."""
    page = visit(*addresses[name])
    page.locator("h1").wait_for()
    for width, height in sizes(page, *SCHEMES):
        assert violations(page, scheme=SCHEMES[width, height]) == []
        assert page.evaluate(SMALL_TARGETS) == []
        for text in ("200%", "100%"):
            page.evaluate(ENLARGE, text)
            assert page.evaluate("document.documentElement.scrollWidth") == width, text


@pytest.mark.parametrize("language", ["de", "pl"])
def test_no_page_cuts_a_word_in_other_languages(
    visit: Visit, addresses: dict[str, tuple[str, str]], language: str
) -> None:
    """On a phone nothing scrolls sideways and no label is longer than its place."""
    page = visit("", addresses["front"][1], viewport=PHONE, locale=language)
    for name in PAGES:
        page.evaluate("path => (location.hash = path)", addresses[name][0] or "#/")
        page.locator("h1").first.wait_for()
        settle(page)
        for size in ("100%", "200%"):
            page.evaluate(ENLARGE, size)
            assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"], name
            assert page.evaluate(CUT) == [], (name, size)


CUT = """
[...document.querySelectorAll('h1, h2, h3, legend, summary, button, .button, label > span, dt, dd')]
  .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 1)
  .filter((it) => getComputedStyle(it).display !== 'inline')
  .map((it) => it.innerText.slice(0, 40))
"""
SMALL_TARGETS = """
[...document.querySelectorAll('button, select, summary, a[href]:not(p a), input:not(.spoken)')]
  .filter((it) => it.checkVisibility() && !it.closest('.skip, [inert]'))
  .map((it) => [it, Math.max(...[it, it.closest('label') ?? it].map((one) => one.offsetHeight))])
  .filter(([, height]) => height < 40)
  .map(([it, height]) => it.outerHTML.slice(0, 80) + ' ' + height)
"""
