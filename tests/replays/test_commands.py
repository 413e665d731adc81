"""`hulldown replay` and `hulldown verify`, as typed."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hulldown.cli import main
from hulldown.kernel.chance import commitment
from hulldown.kernel.messages import Message
from hulldown.kernel.situation import ORDERS
from hulldown.replays import export, read, write
from hulldown.replays.check import NOT_COMPARED
from hulldown.texts import Texts

from .matches import FAIR, SECRET, forge, new_match, play

Typing = Callable[..., str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a finished fair match."""
    write(play(new_match(FAIR)), tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


@pytest.fixture(autouse=True)
def _wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def typing(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Typing:
    """Steps through the match with these keys; what was shown."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)

    def run(*keys: str, words: tuple[str, ...] = ()) -> str:
        left = iter(keys)

        def read_key(prompt: str) -> str:
            print(prompt)
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read_key)
        monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
        assert main(["replay", str(path), *words]) == 0
        return capsys.readouterr().out

    return run


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def said(message: Message) -> str:
    return Texts("template").message(message)


# Printed


@pytest.mark.parametrize("seat", [None, 2])
def test_the_whole_log_is_printed_as_a_seat_or_a_spectator_saw_it(
    path: Path, capsys: pytest.CaptureFixture[str], seat: int | None
) -> None:
    words = [] if seat is None else ["--seat", str(seat)]
    out = printed(capsys, "replay", str(path), *words)
    lines = [line[6:] for line in out.splitlines()]
    watched = [said(message) for _, message in read(path).watch(None if seat is None else seat - 1)]
    assert [line for line in lines if line in watched] == watched
    assert out.startswith("Night Convoy: ")
    assert "The last crate is gone." in out
    mine = [line for line in lines if line.startswith("Player 2: ")]
    others = [line for line in lines if line.startswith(("Player 1: ", "Player 3: "))]
    assert bool(mine) == (seat is not None)
    assert others == []


def test_everything_is_shown_to_whoever_wants_it(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = printed(capsys, "replay", str(path), "--everything")
    acts = [record for record in read(path).records if record.kind == "act"]
    assert sum(": Ready" in line for line in out.splitlines()) == sum(
        record.action["kind"] == "ready" for record in acts
    )
    assert "looked at a card of Player 2: Half-track 2." in out
    assert "undid their last choice" in out


def test_who_decided_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = new_match()
    match.ask_reactions(ORDERS)
    match.run_out(0)
    for seat in (1, 2):
        game = match.game
        strongest = [a for a in match.legal(seat) if a.kind == "send"][-1]
        match.act(
            seat, [strongest, game.usual(match.state, seat)] if seat == 1 else match.legal(2)[0]
        )
    write(match, tmp_path / "match.jsonl")
    out = printed(capsys, "replay", str(tmp_path / "match.jsonl"), "--everything")
    assert "Player 1: Ready (the clock ran out)" in out
    assert "Player 3: Let the claim stand (standing order)" in out
    assert "The match is not over." in out


def test_the_log_ends_with_a_record_and_the_table_there(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = printed(capsys, "replay", str(path), "--to", "7", "--seat", "1", "--lang", "de")
    numbers = [int(line[:4]) for line in out.splitlines() if line[:4].strip().isdecimal()]
    assert max(numbers) <= 7
    assert "Der Tisch" in out
    assert "Deine Hand" in out
    assert "Place" not in out


def test_json_holds_what_the_seat_saw(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay = read(path)
    out = printed(capsys, "replay", str(path), "--seat", "3", "--json")
    assert json.loads(out) == export(replay, 2)
    part = json.loads(printed(capsys, "replay", str(path), "--to", "9", "--json"))
    assert part == export(replay, None, 9)
    assert 0 < len(part["messages"]) < len(export(replay, None)["messages"])
    assert part["outcome"] is None


def test_other_rules_are_watched_with_a_word(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    watched = len(list(read(path).watch(None)))
    forge(path, 0, lambda line: line.update(rules_version=0))
    forge(path, 5, lambda line: line.update(digest="0" * 32))
    out = printed(capsys, "replay", str(path))
    word = "recorded under rules 0, rules 1 differ at record 4: can be watched, not replayed"
    assert word in out
    assert sum(line[6:7].isupper() for line in out.splitlines()) >= watched
    out = printed(capsys, "replay", str(path), "--everything", "--to", "20")
    assert out.count(word) == 2  # once for the match, once instead of the table
    assert ": ready\n" in out  # in notation, where the rules cannot say it in words


def test_a_game_that_is_not_here_is_watched_all_the_same(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forge(path, 0, lambda line: line.update(game="forgotten"))
    out = printed(capsys, "replay", str(path))
    assert out.startswith("forgotten: ")
    assert "Was ready: seat Player 3" in out
    assert "no game 'forgotten'" in out


def test_a_forged_action_does_not_stop_the_show(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for action in (None, {"kind": "flare"}, {"kind": "fly", "far": True}):
        forge(path, 5, lambda line, action=action: line.update(action=action))  # type: ignore[misc]
        out = printed(capsys, "replay", str(path), "--everything")
        assert "record 4: " in out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--seat", "0"], "match/seat"),
        (["--seat", "4"], "match/seat"),
        (["--to", "-1"], "config/bad-value"),
        (["--to", "999"], "config/bad-value"),
    ],
)
def test_what_is_not_there_is_refused(
    path: Path, capsys: pytest.CaptureFixture[str], words: list[str], code: str
) -> None:
    assert main(["replay", str(path), *words]) == 2
    assert f"[{code}]" in capsys.readouterr().err


def test_a_damaged_file_is_not_shown(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(path.read_bytes()[:-9])
    assert main(["replay", str(path)]) == 2
    assert "[replay/truncated]" in capsys.readouterr().err


# Step by step


def shown(out: str) -> list[int]:
    """The numbers of the records that were shown, in order."""
    return [int(line[:4]) for line in out.splitlines() if line[:4].strip().isdecimal()]


def test_enter_goes_on_and_b_goes_back(path: Path, typing: Typing) -> None:
    first, second, third, *_ = dict.fromkeys(number for number, _ in read(path).watch(None))
    out = typing("", "", "b", "b", "b", "q")
    assert "Enter goes on, b goes back" in out
    assert shown(out) == [first, second, third, second, first, first]


def test_a_number_goes_to_that_record_or_the_next_that_shows_something(
    path: Path, typing: Typing
) -> None:
    numbers = sorted({number for number, _ in read(path).watch(None)})
    out = typing("9", "0", words=("--to", "5"))
    assert shown(out) == [next(n for n in numbers if n >= wanted) for wanted in (5, 9, 0)]


def test_the_end_is_the_result(path: Path, typing: Typing) -> None:
    out = typing("999", "", "b", "q")
    assert out.count("The last crate is gone.") == 2
    assert shown(out)[-1] == len(read(path).records) - 1


def test_the_table_is_shown_as_it_was(typing: Typing) -> None:
    out = typing("v", "999", "v", words=("--seat", "2"))
    assert out.count("The table") == 2
    assert "Round: 1" in out
    assert "Round: 4" in out
    assert "Your hand" in out


def test_anything_else_shows_the_same_again(path: Path, typing: Typing) -> None:
    first = next(number for number, _ in read(path).watch(None))
    assert shown(typing("what?")) == [first, first]


def test_a_match_that_has_just_begun_has_nothing_to_step_through(
    path: Path, typing: Typing
) -> None:
    write(new_match(), path)
    assert "The match is not over." in typing("", "b", "v")


# Verify


def test_an_honest_file_is_ok(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "verify", str(path)) == f"{path}: ok; {NOT_COMPARED}\n"
    assert json.loads(printed(capsys, "verify", str(path), "--json")) == {
        "file": str(path),
        "ok": True,
        "problems": [],
        "notes": [NOT_COMPARED],
    }


def test_what_was_promised_before_the_match_is_checked(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(play(new_match(FAIR)), path)
    promise = commitment(SECRET)
    asked = ("verify", str(path), "--commitment", promise, "--word", "ann", "--word", "bob")
    assert printed(capsys, *asked) == f"{path}: ok\n"
    assert main(["verify", str(path), "--commitment", promise, "--word", "eve"]) == 1
    out = capsys.readouterr().out
    problem = "the header: the word 'eve' is not among those mixed in [replay/mismatch]"
    assert out == f"{path}: {problem}\n"


def test_notes_stand_in_the_same_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(play(new_match(FAIR), 9), path)
    out = printed(capsys, "verify", str(path))
    assert out == (
        f"{path}: ok; the match is not over; the luck can be checked when the match is over\n"
    )


def test_a_bad_file_is_named_with_its_first_bad_record(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forge(path, 6, lambda line: line.update(digest="0" * 32))
    assert main(["verify", str(path)]) == 1
    out = capsys.readouterr().out
    assert out == f"{path}: line 7, record 5: the record differs [replay/mismatch]\n"
    assert main(["verify", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"][0]["record"] == 5


@pytest.mark.parametrize("content", [None, b"", b"hello\n", b"\x00\xff"])
def test_what_is_no_replay_is_bad_input(
    path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    for command in ("verify", "replay"):
        assert main([command, str(path)]) == 2
        ran = capsys.readouterr()
        assert ran.out == ""
        assert ran.err.startswith("error: ")
        assert ran.err.count("\n") == 1
