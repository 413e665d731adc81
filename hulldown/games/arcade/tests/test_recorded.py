"""Recorded matches: one for each way the game can end, replayed and checked.

`tools/record_arcade.py` records them again when tiles or rules have changed.
"""

from pathlib import Path

import pytest

from hulldown.games.arcade.rules.ending import REASONS
from hulldown.kernel.messages import Outcome
from hulldown.replays import Replay, read, verify

rule = pytest.mark.rule

FOLDER = Path(__file__).parent / "recorded"
NAMES = sorted(path.name.removesuffix(".gz") for path in FOLDER.glob("*.jsonl*"))
EARLIER = sorted((FOLDER / "rules-1").iterdir())


def outcome_of(replay: Replay) -> Outcome:
    assert replay.result.outcome is not None
    return replay.result.outcome


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_replays_to_its_result(name: str, unpacked: Path) -> None:
    verdict = verify(unpacked / name)
    problems = [problem.message for problem in verdict.problems]
    assert (problems, verdict.notes) == ([], []), "run tools/record_arcade.py"


@rule("A-071", "A-072", "A-155", "A-164")
def test_every_way_to_end_has_a_recorded_match(unpacked: Path) -> None:
    found = {(outcome_of(read(unpacked / name)).reason) for name in NAMES}
    wanted = {reason for reason, _ in REASONS.values()}
    assert found == wanted | {"agreed", "conceded"}
    alone = [read(unpacked / name) for name in ("alone.jsonl", "alone-unsolved.jsonl")]
    assert [list(outcome_of(replay).scores[0]) for replay in alone] == [["rounds"], ["rounds"]]


@rule("A-155")
def test_a_tie_after_the_third_eagle_was_played_on(unpacked: Path) -> None:
    replay = read(unpacked / "tie-broken.jsonl")
    told = [event.message.id for record in replay.records for event in record.events]
    assert "tie-played-on" in told
    assert told.index("tie-played-on") < len(told) - 1 - told[::-1].index("bot-scored")


@rule("A-155", "A-148")
def test_without_a_bot_the_leaders_shared_the_win(unpacked: Path) -> None:
    outcome = outcome_of(read(unpacked / "no-bot-left.jsonl"))
    assert len(outcome.winners) > 1
    assert sum(parts["bots"] for parts in outcome.scores) == 16


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.name)
def test_a_match_of_earlier_rules_is_replayed_or_watched_and_says_which(path: Path) -> None:
    """Two are the same match under both; in the third a rule that changed made a difference."""
    verdict = verify(path)
    told = "\n".join([*verdict.notes, *(problem.message for problem in verdict.problems)])
    same = "recorded under rules 1; rules 2 give the same match"
    other = "recorded under rules 1, rules 2 differ at record 74: can be watched, not replayed"
    assert (other if path.stem == "alone" else same) in told
    number, _ = list(read(path).watch(0))[-1]
    assert number == len(read(path).records) - 1


def test_files_stay_small() -> None:
    assert max(path.stat().st_size for path in FOLDER.glob("**/*.jsonl*")) < 300_000
