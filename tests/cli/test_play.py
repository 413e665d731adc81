"""A match in the terminal: typed by a script, read as a transcript."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from hulldown import replays
from hulldown.cli.terminal import Terminal
from hulldown.games import load
from hulldown.kernel.config import choice
from hulldown.kernel.messages import View
from hulldown.texts import game_words
from tests.cli.conftest import Run

PLAY = ("play", "template", "--seed", "3")
TextsWith = Callable[[str], None]


@pytest.fixture
def texts_with(monkeypatch: pytest.MonkeyPatch) -> TextsWith:
    """Gives the game other words for some ids."""

    def change(words: str) -> None:
        ids = re.findall(r"^([a-z-]+) =", words, re.MULTILINE)
        lines = game_words("template", "en").split("\n")
        kept = [line for line in lines if line.partition(" = ")[0] not in ids]
        text = "\n".join(["# Other words", words, "", *kept])
        monkeypatch.setattr("hulldown.texts.game_words", lambda game, language: text)

    return change


def test_a_whole_match_reads_well(run: Run, snapshot: SnapshotAssertion) -> None:
    typed = ["h", "?", "i", "6", "u", "11", "1", "?", "1", "", "1", "2", "u", "1", ""]
    ran = run(*PLAY, "--seats", "3", typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out == snapshot


def test_where_there_is_one_choice_nobody_is_asked(run: Run) -> None:
    out = run(*PLAY, typed=["5", *[""] * 20]).out
    assert "Only one choice: " in out
    assert "  1  Let the claim stand  [Enter]\n> " not in out


def test_enter_takes_the_marked_choice_until_the_end(run: Run) -> None:
    ran = run(*PLAY, typed=[""] * 20)
    assert ran.out.count("[Enter]") >= 4
    assert "The match is over" in ran.out
    assert re.search(r"You (won!|share the victory\.|lost: Player 2 \(\w+\) won\.)", ran.out)


def test_an_agent_of_ones_own_that_breaks_is_named_once_and_the_match_goes_on(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "odd.py"
    file.write_text(
        "class Odd:\n    def choose(self, view, legal, worlds, clock):\n        1 / 0\n"
    )
    out = " ".join(run(*PLAY, "--agents", str(file), typed=[""] * 20).out.split())
    words = "agent odd.py: broke: ZeroDivisionError: division by zero (line 3). From now on"
    assert out.count(words) == 1
    assert "The match is over" in out


def test_a_step_is_private_until_it_is_committed_and_can_be_dropped(run: Run) -> None:
    out = run(*PLAY, typed=["6", "u", "u", "q"]).out
    assert "Your plan  send Scout 1\n" in out
    assert "Undone." in out
    assert "Nothing of yours can be undone now." in out
    assert "Player 1 (you) is ready" not in out


def test_why_not_names_things_reasons_and_rules(run: Run) -> None:
    out = " ".join(run(*PLAY, typed=["?", "6", "?"]).out.replace("│", "").split())
    assert "Flare: A Flare cannot be sent. [T-007]" in out
    assert "One card is already being sent. [T-006]" in out


def test_where_nothing_is_refused_it_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(load("template")), "why_not", staticmethod(lambda state, seat: []))
    assert "Nothing is ruled out here." in run(*PLAY, typed=["?"]).out


def test_of_many_refusals_the_first_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hulldown.cli.terminal.MANY", 1)
    out = run(*PLAY, typed=["6", "?", "q"]).out
    assert re.search(r"… and \d+ more of the same kind\.", out)


def test_rules_can_be_read_while_playing(run: Run) -> None:
    out = run(*PLAY, typed=["r", "r t-013", "r T-099"]).out
    assert "rule T-006" in out
    assert "rule T-013" in out
    assert "There is no rule T-099." in out
    assert "Regel T-006" in run(*PLAY, "--lang", "de", typed=["r"]).out


def test_the_log_and_the_table_can_be_shown_again(run: Run) -> None:
    out = run(*PLAY, typed=["l", "v"]).out
    assert "The log" in out
    assert out.count("The table") == 2


def test_standing_orders_are_shown_given_and_withdrawn(run: Run) -> None:
    typed = ["o", "o flare_from 2", "o", "o flare_from 9", "o fire 1", "o flare_from -", "o"]
    out = run(*PLAY, typed=typed).out
    assert out.count("Fire Flares from: none") == 2
    assert "Fire Flares from: 2" in out
    assert "9 does not fit. It takes a whole number from 0 to 3." in out
    assert "There is no standing order fire." in out


def test_a_standing_order_answers_without_asking(run: Run) -> None:
    asked = "claims the crate worth"
    assert asked in run(*PLAY, typed=[""] * 20).out
    assert asked not in run(*PLAY, typed=["o flare_from 0", *[""] * 20]).out


def test_what_should_be_meant_is_asked_twice(run: Run, texts_with: TextsWith) -> None:
    texts_with("do-ready = Ready\n    .sure = Really?")
    assert run(*PLAY, typed=["14", "q"]).out.endswith(
        "> 14\nReally? To do it, type its number.\n> q\nYou left the match.\n"
    )
    out = run(*PLAY, typed=["14", "6", "5", "5", "q"]).out
    assert out.count("Really?") == 2
    assert "Your plan  send Scout 1" in out
    assert "Player 1 (you) sent Scout 1." in out


def test_enter_never_confirms_what_enter_asked(run: Run, texts_with: TextsWith) -> None:
    texts_with("do-ready = Ready\n    .sure = Really?")
    planned = ["", "", "", ""]
    out = run(*PLAY, typed=[*planned, "q"]).out
    assert out.count("Really?") == 3
    assert "sent" not in out
    assert "Player 1 (you) sent" in run(*PLAY, typed=[*planned, "1", "q"]).out


def test_enter_plans_before_it_passes(run: Run) -> None:
    out = run(*PLAY, typed=["", "q"]).out
    assert "Plan for me  [Enter]" in out
    assert "Your plan  send" in out


def test_the_words_on_the_table_are_explained(run: Run, texts_with: TextsWith) -> None:
    assert "There is nothing to explain here." in run(*PLAY, typed=["i"]).out
    texts_with("card-heavy = Heavy 5\ncard-heavy-help = Nothing beats it.")
    assert "Heavy 5: Nothing beats it." in run(*PLAY, typed=["i"]).out


def test_a_standing_order_is_given_in_words(
    run: Run, texts_with: TextsWith, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = choice("spare", ("ask", "flare", "scout"), "ask")
    monkeypatch.setattr(type(load("template")), "orders", staticmethod(lambda state, seat: [form]))
    texts_with("option-spare = Spare\noption-spare-help = A card.\noption-spare-ask = ask me")
    monkeypatch.setattr(
        type(load("template")),
        "view",
        staticmethod(lambda state, seat: View(seat, {"hand": ["card:flare", "card:scout"]})),
    )
    monkeypatch.setattr("hulldown.cli.menu.advised", lambda *_: None)
    typed = ["o", "o spare scout 1", "o", "o spare ask me", "o", "o spare x"]
    out = run(*PLAY, "--agents", "random", typed=typed).out
    assert "One of: ask me, Flare, Scout 1." in out
    assert "Spare: Scout 1" in out
    assert "Spare: ask me" in out
    assert "x does not fit. It takes one of ask, flare, scout." in out


def test_of_much_news_the_latest_is_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hulldown.cli.terminal.NEWS", 3)
    out = run(*PLAY, typed=["3", "l", "q"]).out
    assert re.search(r"… and \d+ lines before; l shows all\.", out)


def test_a_question_with_many_answers_is_repeated_below_them(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = "Send a card, dig one in, or both? [T-006]"
    assert run(*PLAY, typed=["q"]).out.count(asked) == 1
    monkeypatch.setenv("LINES", "12")
    out = run(*PLAY, typed=["q"]).out
    assert out.count(asked) == 2
    assert f"{asked}\n> q\n" in out


def test_anything_else_is_explained(run: Run) -> None:
    out = run(*PLAY, typed=["99", "xyzzy", "[bold]"]).out
    assert "99 is not one of the choices. Type a number from 1 to 14, or h for help." in out
    assert "xyzzy is not one of the choices." in out
    assert "[bold] is not one of the choices." in out


@pytest.mark.parametrize("last", [["q"], ["quit"], []])
def test_leaving_is_fine(run: Run, last: list[str]) -> None:
    ran = run(*PLAY, typed=["", *last])
    assert ran.code == 0
    assert ran.out.endswith("You left the match.\n")


def test_a_match_is_saved_finished_or_not(run: Run, tmp_path: Path) -> None:
    for name, typed in (("whole", [""] * 20), ("part", ["14", "q"])):
        file = tmp_path / f"{name}.jsonl"
        out = run(*PLAY, "--save", str(file), typed=typed).out
        assert f"Saved to {file}." in out
        assert replays.read(file).match_at(3).records[3].number == 3


def test_an_interrupted_match_is_saved(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(terminal: Terminal) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read", interrupted)
    file = tmp_path / "cut.jsonl"
    assert run(*PLAY, "--save", str(file)).code == 130
    assert file.is_file()


def test_without_a_seed_each_match_is_another(run: Run) -> None:
    first, second = (run("play", "template").out.split("Type h")[0] for _ in range(2))
    assert first != second


def test_seats_and_agents_are_as_told(run: Run) -> None:
    out = run(*PLAY, "--seats", "4", "--me", "2", "--agents", "random,greedy").out
    for name in ("1 (Random)", "2 (you)", "3 (Steady)", "4 (Random)"):
        assert f"Player {name}" in out
    assert "Player 3 (Random)" in run(*PLAY, "--agents", "greedy,random").out


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", ["Spieler 1 (du)", "Deine Hand", "Leuchtkugel"]), ("pl", ["Gracz 1 (ty)", "Flara"])],
)
def test_other_languages(run: Run, language: str, said: list[str]) -> None:
    out = run(*PLAY, "--lang", language, typed=["h", "?", "o", "6", "u", *[""] * 20]).out
    for words in said:
        assert words in out
    for english in ("Player", "Your", "Type", "crate"):
        assert english not in out


def test_the_language_chooses_the_edition_whose_own_text_is_told(run: Run) -> None:
    out = run("play", "rush", "--seats", "2", "--seed", "1", "--lang", "pl", typed=["q"]).out
    assert "Wydanie: polskie." in out
    assert "najmłodszy gracz" in " ".join(out.replace("│", " ").split())


def test_a_kept_record_is_taken_back_where_that_is_allowed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The agents answer first here, so allow it by hand."""
    taken: list[int] = []
    monkeypatch.setattr("hulldown.kernel.match.Match.take_back_refused", lambda match, seat: None)
    monkeypatch.setattr(
        "hulldown.kernel.match.Match.take_back", lambda match, seat: taken.append(seat)
    )
    assert "Undone." in run(*PLAY, typed=["14", "u"]).out
    assert taken == [0]
