"""Verifying: every line, every draw, every rule; what is forged is named."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance, FairChance, ScriptedChance, SeededChance, commitment
from hulldown.kernel.errors import ReplayError
from hulldown.replays import Problem, Verdict, verify, write
from hulldown.replays.check import NOT_COMPARED

from .matches import FAIR, SECRET, forge, lines_of, new_match, play

OTHER = bytes(32)
NOT_OVER = "the match is not over"

UNKNOWN_LUCK = "nothing tells where the luck came from: it was not checked"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def lucky(path: Path) -> int:
    """The number of the last record with a draw."""
    records = lines_of(path)[1:-1]
    return max(number for number, record in enumerate(records) if record["draws"])


def first_problem(verdict: Verdict) -> Problem:
    assert not verdict.ok
    return verdict.problems[0]


@pytest.mark.parametrize(
    ("chance", "notes"),
    [
        (SeededChance(1), []),
        (SeededChance("text"), []),
        (FAIR, [NOT_COMPARED]),
        (FairChance(SECRET), [NOT_COMPARED]),
        (ScriptedChance(rest=0), [UNKNOWN_LUCK]),
    ],
    ids=["seeded", "text", "fair", "no entropy", "scripted"],
)
def test_an_honest_file_is_ok(path: Path, chance: Chance, notes: list[str]) -> None:
    write(play(new_match(chance)), path)
    assert verify(path).to_json() == {"ok": True, "problems": [], "notes": notes}


@pytest.mark.parametrize("seed", range(8))
def test_draws_between_take_backs_are_still_in_order(path: Path, seed: int) -> None:
    match = play(new_match(FAIR), seed=f"take back {seed}")
    assert any(record.kind == "take-back" for record in match.records)
    write(match, path)
    assert verify(path).ok


def test_a_running_match_is_ok_and_said_to_run(path: Path) -> None:
    write(play(new_match(SeededChance(1)), 9), path)
    assert verify(path).to_json() == {"ok": True, "problems": [], "notes": [NOT_OVER]}


def test_the_luck_of_a_running_fair_match_is_checked_later(path: Path) -> None:
    write(play(new_match(FAIR), 9), path)
    verdict = verify(path)
    assert verdict.ok
    assert verdict.notes == [NOT_OVER, "the luck can be checked when the match is over"]


@pytest.mark.parametrize("how", ["concede", "agree"])
def test_a_match_that_ended_early_is_ok(path: Path, how: str) -> None:
    match = play(new_match(FAIR), 9)
    _ = match.concede([1]) if how == "concede" else match.agree_to_end()
    write(match, path)
    assert verify(path).to_json() == {"ok": True, "problems": [], "notes": [NOT_COMPARED]}


def test_what_is_no_replay_is_an_error_and_no_verdict(path: Path) -> None:
    with pytest.raises(ReplayError) as error:
        verify(path)
    assert error.value.code == "replay/file"
    path.write_text("Dear diary,\n")
    with pytest.raises(ReplayError) as error:
        verify(path)
    assert error.value.code == "replay/format"


def test_a_damaged_file_is_a_verdict_with_the_first_bad_record(path: Path) -> None:
    write(play(new_match()), path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[6] = lines[6].replace(b'"seat":', b'"seat":1')
    path.write_bytes(b"".join(lines))
    problem = first_problem(verify(path))
    assert problem.to_json() == {
        "line": 7,
        "record": 5,
        "code": "replay/damaged",
        "message": "line 7, record 5: was changed after it was written",
    }


# Forged luck


def bend(line: dict[str, JSON]) -> None:
    """Take the next result of the last draw of a line."""
    draw = line["draws"][-1]
    draw[3] = (draw[3] + 1) % draw[2]


@pytest.mark.parametrize("chance", [SeededChance(1), FAIR], ids=["seeded", "fair"])
def test_a_forged_draw_is_named(path: Path, chance: Chance) -> None:
    write(play(new_match(chance)), path)
    number = lucky(path)
    forge(path, number + 1, bend)
    problem = first_problem(verify(path))
    assert (problem.code, problem.record) == ("replay/mismatch", number)
    assert "is not what luck gave" in problem.message


def test_a_forged_first_draw_is_named(path: Path) -> None:
    write(play(new_match(FAIR)), path)
    forge(path, 1, lambda line: line["draws"][0].__setitem__(3, 23 - line["draws"][0][3]))
    verdict = verify(path)
    assert [problem.record for problem in verdict.problems] == [0, 0]
    assert [problem.code for problem in verdict.problems] == ["replay/mismatch"] * 2


@pytest.mark.parametrize("bound", [2**31 + 1, 2**64 + 1])
@pytest.mark.parametrize("chance", [SeededChance(1), FAIR], ids=["seeded", "fair"])
def test_a_draw_no_chance_could_give_is_named(path: Path, chance: Chance, bound: int) -> None:
    write(play(new_match(chance)), path)
    forge(path, 1, lambda line: line["draws"][0].__setitem__(2, bound))
    assert first_problem(verify(path)).record == 0


@pytest.mark.parametrize(
    ("number", "change", "record", "message"),
    [
        (-1, {"secret": OTHER.hex()}, None, "the secret is not the one committed to"),
        (-1, {"secret": None}, None, "the secret is missing"),
        (0, {"commitment": commitment(OTHER)}, None, "the secret is not the one committed to"),
        (0, {"entropy": ["bob", "ann"]}, 0, "draw 0 for T-003 is not what luck gave"),
        (0, {"entropy": []}, 0, "draw 0 for T-003 is not what luck gave"),
    ],
    ids=["secret", "no secret", "commitment", "order of entropy", "no entropy"],
)
def test_forged_luck_is_named(
    path: Path, number: int, change: dict[str, JSON], record: int | None, message: str
) -> None:
    write(play(new_match(FAIR)), path)
    forge(path, number, lambda line: (line["chance"] if number == 0 else line).update(change))
    [problem] = verify(path).problems
    assert (problem.code, problem.record) == ("replay/mismatch", record)
    assert message in problem.message


def test_secret_and_commitment_forged_together_do_not_give_the_draws(path: Path) -> None:
    write(play(new_match(FAIR)), path)
    forge(path, -1, lambda line: line.update(secret=OTHER.hex()))
    forge(path, 0, lambda line: line["chance"].update(commitment=commitment(OTHER)))
    assert first_problem(verify(path)).record == 0


Change = Callable[[dict[str, JSON]], None]
PROMISED = commitment(SECRET)


def test_a_file_that_keeps_the_promise_and_holds_the_word_is_ok_without_a_note(path: Path) -> None:
    write(play(new_match(FAIR)), path)
    verdict = verify(path, commitment=PROMISED, words=["ann"])
    assert verdict.to_json() == {"ok": True, "problems": [], "notes": []}
    assert verify(path, commitment=PROMISED).notes == ["no word of one's own was looked for"]
    assert verify(path, words=["ann"]).notes == [NOT_COMPARED]


def withhold(line: dict[str, JSON]) -> None:
    line["secret"] = None


def rename(line: dict[str, JSON]) -> None:
    line["chance"] = {"kind": "other"}


@pytest.mark.parametrize(
    ("number", "change", "promise", "word", "message"),
    [
        (0, None, commitment(OTHER), "ann", "is not the one seen before the match"),
        (0, None, PROMISED, "eve", "the word 'eve' is not among those mixed in"),
        (0, rename, PROMISED, "ann", "is not the one seen before the match"),
        (-1, withhold, PROMISED, "ann", "there is no secret to compare the commitment with"),
    ],
    ids=["another commitment", "no such word", "another kind of luck", "secret withheld"],
)
def test_a_promise_that_was_broken_or_cannot_be_checked_is_named(
    path: Path,
    number: int,
    change: Change | None,
    promise: str,
    word: str,
    message: str,
) -> None:
    write(play(new_match(FAIR)), path)
    if change is not None:
        forge(path, number, change)
    verdict = verify(path, commitment=promise, words=[word])
    assert any(message in problem.message for problem in verdict.problems)
    assert {problem.code for problem in verdict.problems} == {"replay/mismatch"}


def test_a_running_match_cannot_keep_its_promise_yet(path: Path) -> None:
    write(play(new_match(FAIR), 9), path)
    assert verify(path).ok
    assert not verify(path, commitment=PROMISED).ok


def test_a_forged_seed_is_named(path: Path) -> None:
    write(play(new_match(SeededChance(1))), path)
    forge(path, 0, lambda line: line["chance"].update(seed=2))
    assert first_problem(verify(path)).record == 0


def test_a_draw_that_was_thrown_away_is_noticed(path: Path) -> None:
    """A server that draws until it likes the result leaves a gap in the stream."""
    match = play(new_match(FAIR), 3)
    match.chance.draw(3, "T-005", "crates")
    write(play(match), path)
    problem = first_problem(verify(path))
    assert problem.record is not None
    assert "crates" in [draw.stream for draw in match.records[problem.record].draws]


def test_a_match_that_hides_its_luck_is_not_called_checked(path: Path) -> None:
    write(play(new_match(SeededChance(1))), path)
    forge(path, 0, lambda line: line.update(chance={"kind": "other"}))
    assert verify(path).notes == [UNKNOWN_LUCK]


# Forged play


def swap_event(line: dict[str, JSON]) -> None:
    line["events"][0]["message"]["args"]["seat"] = "seat:9"


FORGERIES: dict[str, Callable[[dict[str, JSON]], object]] = {
    "event": swap_event,
    "audience": lambda line: line["events"][0].update(seats=[0]),
    "digest": lambda line: line.update(digest="0" * 32),
    "no digest": lambda line: line.update(digest=""),
    "seat": lambda line: line.update(seat=(line["seat"] + 1) % 3),
    "wrong seat": lambda line: line.update(seat=-1),
    "no seat": lambda line: line.update(seat=None),
    "action": lambda line: line.update(action={"kind": "flare"}),
    "no action": lambda line: line.update(action=None),
    "unknown action": lambda line: line.update(action={"kind": "fly"}),
    "draw": lambda line: line.update(draws=[["T-005", "crates", 3, 1]]),
    "take-back": lambda line: line.update(kind="take-back", cancels=[0]),
    "end": lambda line: line.update(kind="end", action={"reason": "agreed", "seats": [0, 1, 2]}),
    "empty end": lambda line: line.update(kind="end", action={"reason": "x", "seats": []}),
    "far end": lambda line: line.update(kind="end", action={"reason": "x", "seats": [10**30]}),
    "cancels": lambda line: line.update(cancels=[0]),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_record_is_named(path: Path, name: str) -> None:
    write(play(new_match(ScriptedChance(rest=0))), path)
    number = next(n for n, line in enumerate(lines_of(path)) if n > 4 and line.get("events"))
    forge(path, number, FORGERIES[name])
    problem = first_problem(verify(path))
    assert (problem.code, problem.line, problem.record) == (
        "replay/mismatch",
        number + 1,
        number - 1,
    )


@pytest.mark.parametrize(
    "config",
    [{}, {"seats": 99}, {"options": {"rounds": 99}}, {"scenario": "moon"}, {"seats": None}],
    ids=["empty", "seats", "option", "scenario", "no seats"],
)
def test_a_forged_config_is_named(path: Path, config: dict[str, JSON]) -> None:
    write(play(new_match()), path)
    forge(path, 0, lambda line: line.update(config={**line["config"], **config} if config else {}))
    problem = first_problem(verify(path))
    assert (problem.code, problem.record) == ("replay/mismatch", 0)


def test_a_forged_result_is_named(path: Path) -> None:
    write(play(new_match()), path)
    forge(path, -1, lambda line: line["outcome"]["ranking"].reverse())
    problem = first_problem(verify(path))
    assert (problem.code, problem.record) == ("replay/mismatch", None)
    assert ", the result: " in problem.message


def test_a_match_called_running_that_is_over_is_named(path: Path) -> None:
    write(play(new_match()), path)
    forge(path, -1, lambda line: line.update(outcome=None))
    assert first_problem(verify(path)).record is None


def test_a_match_called_over_that_is_running_is_named(path: Path) -> None:
    write(play(new_match()), path)
    outcome = lines_of(path)[-1]["outcome"]
    write(play(new_match(), 9), path)
    forge(path, -1, lambda line: line.update(outcome=outcome))
    assert first_problem(verify(path)).record is None


def test_the_first_bad_line_is_named_first(path: Path) -> None:
    write(play(new_match(FAIR)), path)
    number = lucky(path)
    forge(path, -1, lambda line: line.update(secret=OTHER.hex()))
    forge(path, number + 1, lambda line: line.update(digest="0" * 32))
    verdict = verify(path)
    assert [problem.record for problem in verdict.problems] == [number, None]
