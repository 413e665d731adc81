"""The match page in a real browser: against agents, on one screen, online, by keyboard."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from hulldown.kernel.chance import commitment
from tests.browser.axe import violations, violations_anywhere
from tests.browser.luck import SECRET
from tests.browser.waiting import answered, moments, settle, take_usual

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LIVE = "section.prompt.live"
OVER = "dialog .banner"


def is_live(page: "Page") -> bool:
    return page.locator(LIVE).count() > 0


def wait_for_question(page: "Page") -> str:
    """Skips what is played back; the question then asked."""
    for _ in moments(page):
        if is_live(page) or page.locator(OVER).count():
            break
        page.keyboard.press("Space")
    return page.locator(".ask").inner_text() if is_live(page) else ""


def play_to_the_end(page: "Page") -> None:
    """Takes the usual choice until the match is over, however long a busy machine needs."""
    for _ in moments(page):
        if page.locator(OVER).count():
            break
        page.keyboard.press("Enter" if is_live(page) else "Space")
        answered(page)


def sizes(page: "Page") -> tuple[int, int]:
    found = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    return found[0], found[1]


def test_here_all_matches_have_the_same_luck(table: Any) -> None:
    """Else what a test finds would depend on the deal."""
    me = table.player()
    promised = {table.match(me, "me", "agent")["fair"]["commitment"] for _ in range(2)}
    assert promised == {commitment(SECRET)}


def test_from_the_lobby_to_a_finished_match_against_agents(visit: Visit) -> None:
    page = visit("")
    page.get_by_text("For developers", exact=True).click()
    card = page.get_by_role("article", name="Night Convoy")
    card.get_by_text("Set up a match").click()
    page.get_by_role("button", name="Start the match").click()
    wait_for_question(page)
    page.keyboard.press("1")
    play_to_the_end(page)
    dialog = page.get_by_role("dialog")
    assert dialog.locator("tbody tr").count() >= 2
    assert 0 < dialog.locator("ol li").count() <= 6
    dialog.get_by_role("button", name="Play again").click()
    page.get_by_role("dialog").wait_for(state="detached")
    assert "has dropped. Send a card" in wait_for_question(page)


def test_the_prompt_says_who_is_asked_for_what_by_which_rule(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    question = wait_for_question(page)
    prompt = page.locator(LIVE)
    assert "Ada, your turn" in prompt.inner_text()
    assert re.search(r"A crate worth\s\d points? has dropped", question)
    assert prompt.locator(".usual kbd").inner_text() == "Enter"
    settle(page)
    prompt.get_by_role("button", name="Rule T-006").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert "T-006" in page.get_by_role("tooltip").inner_text()


def test_a_thing_offers_what_starts_on_it_and_says_why_not(visit: Visit, table: Any) -> None:
    me = table.player()
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    wait_for_question(page)
    hand = page.get_by_role("region", name="Your hand")
    hand.locator("button.able").last.click()
    hand.get_by_role("button", name=re.compile("^Send")).click()
    plan = page.get_by_role("region", name="Your plan")
    plan.wait_for()
    assert "send" in plan.inner_text()
    page.get_by_text("What you cannot do now").click()
    refusals = page.locator(".refusals li")
    assert "One card is already being sent." in " ".join(refusals.all_inner_texts())
    page.keyboard.press("Escape")
    plan.wait_for(state="detached")


def test_a_draft_is_kept_across_a_reload_and_can_be_withdrawn(visit: Visit, table: Any) -> None:
    me = table.player()
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    wait_for_question(page)
    choices = page.get_by_role("region", name="What you can do")
    choices.get_by_role("button", name=re.compile("^Dig in")).first.click()
    page.get_by_role("region", name="Your plan").wait_for()
    page.reload()
    page.get_by_role("region", name="Your plan").wait_for()
    assert "Planned so far" in page.locator(".prompt").first.inner_text()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("region", name="Your plan").wait_for(state="detached")


def log_of(page: "Page") -> list[str]:
    return list(page.locator(".log a").all_inner_texts())


def test_hot_seat_has_a_curtain_between_hidden_hands(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    page = visit(f"#/match/{table.match(me, 'me', 'Bo')['id']}", me)
    for name in ("Ada", "Bo", "Ada"):
        curtain = page.get_by_role("dialog", name=f"Pass the screen to {name}")
        curtain.wait_for()
        words = page.locator("body").inner_text()
        assert "Your hand" not in words
        assert not re.search(r"Flare|Scout|Half-track|Light|Medium|Heavy", words), words
        curtain.get_by_role("button", name=f"I am {name}").click()
        while page.get_by_role("dialog").count() == 0:
            wait_for_question(page)
            assert f"{name}, your turn" in page.locator(LIVE).inner_text()
            page.keyboard.press("Enter")
            settle(page)


def test_whoever_passed_the_screen_on_may_still_take_back(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    page = visit(f"#/match/{table.match(me, 'me', 'Bo')['id']}", me)
    page.get_by_role("button", name="I am Ada").click()
    wait_for_question(page)
    take_usual(page)
    page.get_by_role("button", name="I am still Ada").click()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator(LIVE).wait_for()
    assert "Ada, your turn" in page.locator(LIVE).inner_text()


def test_one_person_on_two_seats_needs_no_curtain(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    page = visit(f"#/match/{table.match(me, 'me', 'me')['id']}", me)
    seen = set()
    for _ in range(4):
        wait_for_question(page)
        assert page.get_by_role("dialog").count() == 0
        seen.add(
            page.locator("li.row.mine").evaluate("row => [...row.parentNode.children].indexOf(row)")
        )
        page.keyboard.press("Enter")
        settle(page)
    assert seen == {0, 1}


def test_two_browsers_online_with_a_reload_in_the_middle(
    visit: Visit, table: Any, address: str
) -> None:
    ada, bo = table.player("Ada"), table.player("Bo")
    match = table.match(ada, "me", "friend", pace={"reactions": "ask"})
    links = table.call(f"matches/{match['id']}/links", secret=ada)
    invitation = next(iter(links["invites"].values()))
    one = visit(f"#/match/{match['id']}", ada)
    two = visit(f"#/join/{invitation}", bo)
    two.get_by_role("button", name="Take the seat").click()
    two.wait_for_url(re.compile("#/match/"))
    for turn, _ in enumerate(moments(one)):
        for page in (one, two):
            if is_live(page):
                page.keyboard.press("Enter")
            elif not page.locator(OVER).count():
                page.keyboard.press("Space")
            answered(page)
        if turn == 3:
            before = log_of(two)
            two.reload()
            two.locator(".log li").first.wait_for()
            assert log_of(two)[: len(before)] == before
        if one.locator(OVER).count() and two.locator(OVER).count():
            break
    for page in (one, two):
        page.locator(OVER).wait_for()
    assert len(log_of(one)) == len(log_of(two)) > 0


def test_friends_talk_and_agree(visit: Visit, table: Any) -> None:
    ada, bo = table.player("Ada"), table.player("Bo")
    match = table.match(ada, "me", "friend", pace={"reactions": "ask"})
    links = table.call(f"matches/{match['id']}/links", secret=ada)
    invitation = next(iter(links["invites"].values()))
    one = visit(f"#/match/{match['id']}", ada)
    two = visit(f"#/join/{invitation}", bo)
    two.get_by_role("button", name="Take the seat").click()
    wait_for_question(one)
    one.get_by_role("tab", name="Chat").click()
    one.get_by_label("Say something").fill("On your left!")
    one.keyboard.press("Enter")
    two.get_by_role("tab", name="Chat").click()
    two.get_by_text("On your left!").wait_for()
    one.get_by_role("button", name="Menu").click()
    one.get_by_role("button", name="End the match now").click()
    banner = two.get_by_text("Ada asks to end the match as it stands.")
    banner.wait_for()
    two.get_by_role("button", name="Agree").click()
    for page in (one, two):
        page.locator(OVER).wait_for()


def test_a_seat_is_handed_to_an_agent_and_taken_back(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    match = table.match(me, "me", "Bo")
    page = visit(f"#/match/{match['id']}", me)
    page.get_by_role("button", name="I am Ada").click()
    wait_for_question(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let the computer play: Lieutenant").click()
    page.get_by_role("button", name="I am still Ada").click()
    notice = page.get_by_text("The computer is playing your seat (Lieutenant).")
    notice.wait_for()
    page.get_by_role("button", name="Take my seat back").click()
    notice.wait_for(state="detached")
    assert table.call(f"matches/{match['id']}", secret=me)["seats"][0]["stand_in"] == ""


def test_giving_up_is_asked_for_and_ends_the_match(visit: Visit, table: Any) -> None:
    me = table.player()
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    wait_for_question(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(OVER).wait_for()
    said = re.sub("[\u2068\u2069]", "", page.locator(OVER).inner_text())
    assert "Ada resigned." in said


def test_standing_orders_are_given_by_a_form(visit: Visit, table: Any) -> None:
    me = table.player()
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    wait_for_question(page)
    page.keyboard.press("o")
    page.get_by_label("Fire Flares from").fill("2")
    page.get_by_label("Fire Flares from").blur()
    page.get_by_role("button", name="Give these orders").click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("o")
    assert page.get_by_label("Fire Flares from").input_value() == "2"


def test_since_my_last_turn_is_played_first_and_can_be_skipped(visit: Visit, table: Any) -> None:
    me = table.player()
    match = table.match(me, "me", "agent", "agent", game="rush", options={"first_player": "1"})
    page = visit(f"#/match/{match['id']}", me)
    wait_for_question(page)
    take_usual(page)
    wait_for_question(page)
    again = visit(f"#/match/{match['id']}", me, speed=0.5)
    again.get_by_text("Since your last turn").first.wait_for()
    again.keyboard.press("Space")
    again.locator(LIVE).wait_for()


def test_all_of_it_by_keyboard(visit: Visit, table: Any) -> None:
    me = table.player()
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    wait_for_question(page)
    page.keyboard.press("?")
    assert "Do the highlighted action" in page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("t")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('button.able')"):
            break
    style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert style == "solid"
    page.keyboard.press("Enter")
    page.get_by_role("group", name=re.compile("^With ")).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("group", name=re.compile("^With ")).wait_for(state="detached")
    assert page.evaluate("document.activeElement.matches('button.able')")
    page.evaluate("document.activeElement.blur()")
    play_to_the_end(page)
    assert page.evaluate("document.activeElement.innerText.trim()") == "Play again"


def test_the_live_region_tells_events_and_questions(visit: Visit, table: Any) -> None:
    me = table.player()
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me)
    wait_for_question(page)
    region = page.get_by_role("log", name="What happens")
    region.get_by_text("has dropped. Send a card").first.wait_for(state="attached")
    take_usual(page)
    region.get_by_text("The plans were shown.").first.wait_for(state="attached")


@pytest.mark.parametrize("game", ["template", "rush"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_does_not_scroll_in_play(
    visit: Visit, table: Any, size: dict[str, int], game: str
) -> None:
    me = table.player()
    match = table.match(me, "me", "agent", "agent", game=game)
    page = visit(f"#/match/{match['id']}", me, viewport=size)
    for _ in range(3):
        wait_for_question(page)
        assert sizes(page) == (size["width"], size["height"])
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        answered(page)


def test_on_the_phone_log_chat_and_seats_are_sheets(visit: Visit, table: Any) -> None:
    me = table.player()
    match = table.match(me, "me", "agent")
    page = visit(f"#/match/{match['id']}", me, viewport=PHONE, has_touch=True)
    wait_for_question(page)
    for button, told in (("Log", "is ready"), ("Chat", "Hello!"), ("Players", "computer")):
        page.get_by_role("button", name=button, exact=True).click()
        assert told in page.get_by_role("dialog").inner_text()
        page.get_by_role("button", name="Close").click()
        page.get_by_role("dialog").wait_for(state="detached")


def test_text_at_double_size_still_plays(visit: Visit, table: Any) -> None:
    me = table.player()
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me, viewport=PHONE)
    wait_for_question(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert sizes(page)[0] == PHONE["width"]
    page.locator(f"{LIVE} .usual").click()
    answered(page)
    wait_for_question(page)


def test_axe_finds_nothing(visit: Visit, table: Any) -> None:
    me = table.player()
    match = table.match(me, "me", "agent")
    page = visit(f"#/match/{match['id']}", me)
    wait_for_question(page)
    assert violations_anywhere(page) == []
    page.keyboard.press("m")
    page.get_by_role("dialog").wait_for()
    assert violations_anywhere(page) == []
    page.keyboard.press("Escape")
    play_to_the_end(page)
    assert violations_anywhere(page) == []


@pytest.mark.parametrize(
    ("language", "question", "over"),
    [("de", "du bist dran", "vorbei"), ("pl", "twoja kolej", "Koniec partii")],
)
def test_in_three_languages(
    visit: Visit, table: Any, language: str, question: str, over: str
) -> None:
    me = table.player()
    page = visit(f"#/match/{table.match(me, 'me', 'agent')['id']}", me, locale=language)
    wait_for_question(page)
    assert question in page.locator(LIVE).inner_text()
    play_to_the_end(page)
    assert over in page.get_by_role("dialog").inner_text()


def test_spectators_see_the_public_table_and_no_hand(visit: Visit, table: Any) -> None:
    me = table.player()
    match = table.match(me, "me", "agent", listed=True)
    page = visit(f"#/match/{match['id']}")
    page.get_by_role("region", name="Players").wait_for()
    assert page.get_by_role("region", name="Your hand").count() == 0
    assert not is_live(page)


def test_a_hint_shows_what_the_computer_would_do_and_does_it(visit: Visit, table: Any) -> None:
    me = table.player("Ada")
    page = visit(f"#/match/{table.match(me, 'me', 'agent', game='rush')['id']}", me)
    before = wait_for_question(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    sheet = page.get_by_role("dialog", name="What the computer would do")
    best = sheet.locator("li button").first
    best.wait_for()
    assert re.search(r"\d+\s?%", best.inner_text())
    assert sheet.locator("li").count() <= 3
    assert not violations(page)
    best.click()
    sheet.wait_for(state="detached")
    page.get_by_text("Ada asked the computer for hints.").first.wait_for()
    answered(page)
    assert before
