"""Recorded matches: one for each way the game can end, replayed and checked.

`tools/record_duel.py` records them again when cards or rules have changed.
"""

from pathlib import Path
from typing import Any

import pytest

from hulldown.games.duel.rules.victory import (
    BY_KILLS,
    BY_POINTS,
    BY_SIDE,
    SOLO_WON,
    side_kills,
    side_points,
)
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Outcome
from hulldown.replays import Replay, read, verify

rule = pytest.mark.rule

FOLDER = Path(__file__).parent / "recorded"
NAMES = sorted(path.name.removesuffix(".gz") for path in FOLDER.glob("*.jsonl*"))
REASONS = {BY_POINTS, BY_KILLS, BY_SIDE, *SOLO_WON[BY_POINTS], *SOLO_WON[BY_KILLS]}


def outcome_of(replay: Replay) -> Outcome:
    assert replay.result.outcome is not None
    return replay.result.outcome


def last_position(path: Path) -> Match[Any, Any]:
    """The match as it ended."""
    *_, match = read(path).walk()
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_replays_to_its_result(name: str, unpacked: Path) -> None:
    verdict = verify(unpacked / name)
    problems = [problem.message for problem in verdict.problems]
    assert (problems, verdict.notes) == ([], []), "run tools/record_duel.py"


def test_every_way_to_end_has_a_recorded_match(unpacked: Path) -> None:
    found = {outcome_of(read(unpacked / name)).reason for name in NAMES}
    assert found == REASONS | {"agreed", "conceded"}


@rule("D-342", "D-343", "D-344")
@pytest.mark.parametrize(
    ("name", "winners", "points", "kills"),
    [
        ("points-german", (0,), 1, None),
        ("points-soviet", (1,), -1, None),
        ("kills", (0,), 0, 1),
        ("side", (1,), 0, 0),
        ("solo-lost", (0,), 1, None),
        ("solo-points-german", (), 1, None),
        ("solo-points-soviet", (), -1, None),
        ("solo-kills-german", (), 0, 1),
        ("solo-kills-soviet", (), 0, -1),
        ("solo-side", (), 0, 0),
    ],
)
def test_points_then_kills_then_the_soviet_side_decide(
    name: str, winners: tuple[int, ...], points: int, kills: int | None, unpacked: Path
) -> None:
    match = last_position(unpacked / f"{name}.jsonl")
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert sign([side_points(match.state, side) for side in (0, 1)]) == points
    if kills is not None:
        assert sign([side_kills(match.state, side) for side in (0, 1)]) == kills


def sign(figures: list[int]) -> int:
    """1 if the German figure is higher, -1 if the Soviet one is, else 0."""
    return (figures[0] > figures[1]) - (figures[0] < figures[1])


@rule("D-339", "D-340")
def test_three_tactics_in_a_chain_were_played_by_both_sides_in_turn(unpacked: Path) -> None:
    replay = read(unpacked / "tactics-chain.jsonl")
    told = [event.message for record in replay.records for event in record.events]
    ids = "".join("T" if message.id == "tactics-played" else "." for message in told)
    first = ids.index("TTT")
    answers = [message.args["seat"] for message in told[first : first + 3]]
    assert answers[0] == answers[2] != answers[1]


def test_files_stay_small() -> None:
    assert max(path.stat().st_size for path in FOLDER.iterdir()) < 100_000
