"""Logs of online matches: notes, agreed take-backs and matches that begin in the middle."""

from pathlib import Path

import pytest

from hulldown.games import load
from hulldown.kernel.chance import FairChance
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message
from hulldown.replays import read, verify, write
from hulldown.replays.check import GIVEN_START, NOT_COMPARED

from .matches import FAIR, SECRET, AnyMatch, forge, lines_of, new_match, play


def note(match: AnyMatch) -> None:
    """Something that is no move."""
    match.note(Message("match-handed-over", {"seat": "seat:0", "agent": "agent:greedy"}))


@pytest.fixture
def annotated(tmp_path: Path) -> Path:
    """A finished match with notes and an agreed take-back."""
    match = new_match(FAIR)
    note(match)
    first, state = len(match.records), match.state
    play(match, 9, "first")
    match.rewind(1, first, state)
    note(match)
    play(match, 500, "then")
    write(match, tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


def test_notes_and_agreed_take_backs_verify(annotated: Path) -> None:
    assert verify(annotated).to_json() == {"ok": True, "problems": [], "notes": [NOT_COMPARED]}
    replay = read(annotated)
    assert sum(record.kind == "note" for record in replay.records) == 2
    taken = [record for record in replay.records if record.by == "consent"]
    assert [record.kind for record in taken] == ["take-back"]
    there = replay.match_at(taken[0].number)
    before = replay.match_at(taken[0].cancels[0] - 1)
    assert there.game.encode_state(there.state) == before.game.encode_state(before.state)


def test_who_went_back_alone_is_told_again_as_it_was(tmp_path: Path) -> None:
    match = new_match(FAIR)
    state = match.state
    play(match, 9, "first")
    match.rewind(1, 1, state, alone=True)
    play(match, 500, "then")
    file = tmp_path / "match.jsonl"
    write(match, file)
    assert verify(file).ok
    (taken,) = [record for record in read(file).records if record.by == "consent"]
    assert taken.only_message() == Message("match-undid", {"seat": "seat:1"})
    forge(
        file, taken.number + 1, lambda line: line["events"][0]["message"].update(id="match-agreed")
    )
    assert verify(file).problems[0].record == taken.number


@pytest.mark.parametrize("cancels", [[], [0], [999]])
def test_a_forged_agreed_take_back_is_found(annotated: Path, cancels: list[int]) -> None:
    (number,) = [r.number for r in read(annotated).records if r.by == "consent"]
    forge(annotated, number + 1, lambda line: line.update(cancels=cancels))
    problems = verify(annotated).problems
    assert [problem.code for problem in problems] == ["replay/mismatch"]
    assert problems[0].record == number


def test_a_forged_agreed_take_back_of_nobody_is_found(annotated: Path) -> None:
    (number,) = [r.number for r in read(annotated).records if r.by == "consent"]
    forge(annotated, number + 1, lambda line: line.update(seat=None))
    assert verify(annotated).problems[0].record == number


def test_a_note_that_says_two_things_or_none_is_found(annotated: Path) -> None:
    (number, _) = [r.number for r in read(annotated).records if r.kind == "note"]
    forge(annotated, number + 1, lambda line: line.update(events=line["events"] * 2))
    assert verify(annotated).problems[0].record == number
    forge(annotated, number + 1, lambda line: line.update(events=[]))
    assert verify(annotated).problems[0].record == number


@pytest.fixture
def middle(tmp_path: Path) -> Path:
    """A finished match that began in the middle of another one."""
    old = play(new_match(FAIR), 8)
    game = load("template")
    chance = FairChance(SECRET, ("other",))
    position = game.encode_state(old.state)
    match: AnyMatch = Match.from_position(game, old.config, chance, position)
    play(match, 500, "middle")
    write(match, tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


def test_a_match_from_the_middle_verifies_and_is_played_on(middle: Path) -> None:
    verdict = verify(middle)
    assert (verdict.ok, verdict.notes) == (True, [GIVEN_START, NOT_COMPARED])
    replay = read(middle)
    there = replay.match_at(2)
    assert len(there.records) == 3
    assert lines_of(middle)[1]["action"]["position"] == there.game.encode_state(
        replay.match_at(0).state
    )


def test_a_forged_first_position_is_found(middle: Path) -> None:
    forge(middle, 1, lambda line: line["action"]["position"].update(round=3))
    assert [problem.record for problem in verify(middle).problems] == [0]
