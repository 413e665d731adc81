"""Recorded matches: one for each way the game can end and for each edition, replayed and checked.

`tools/record_rush.py` records them again when cards or rules have changed.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hulldown.games.rush.catalog import COUNTRIES
from hulldown.games.rush.info import EDITIONS
from hulldown.games.rush.rules.ending import REASONS
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Outcome
from hulldown.replays import Replay, read, verify

rule = pytest.mark.rule

FOLDER = Path(__file__).parent / "recorded"
NAMES = sorted(path.name.removesuffix(".gz") for path in FOLDER.glob("*.jsonl*"))
LAST_WORDS = {
    "conceded": "match-conceded",
    "edition-pl": "own-cards-drawn",
    "third-base": "cards-drawn",
    "tie-shared": "own-cards-drawn",
}
EARLIER = sorted((FOLDER / "rules-1").iterdir())


def outcome_of(replay: Replay) -> Outcome:
    assert replay.result.outcome is not None
    return replay.result.outcome


def last_position(path: Path) -> Match[Any, Any]:
    """The match as it ended."""
    *_, match = read(path).walk()
    return match


def decided_by(match: Match[Any, Any]) -> tuple[int, Sequence[int]]:
    """Which figure decides (0: the score, 1 to 3: a tie-break, 4: none), and who is left then."""
    outcome, state = match.outcome, match.state
    assert outcome is not None
    figures = [
        [sum(parts.values()) for parts in outcome.scores],
        state.vehicles_destroyed,
        state.bases_destroyed,
        [parts["achievements"] for parts in outcome.scores],
    ]
    left: Sequence[int] = range(state.seats)
    for level, figure in enumerate(figures):
        left = [seat for seat in left if figure[seat] == max(figure[other] for other in left)]
        if len(left) == 1:
            return level, left
    return len(figures), left


@rule("R-104")
@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_replays_to_its_result(name: str, unpacked: Path) -> None:
    verdict = verify(unpacked / name)
    problems = [problem.message for problem in verdict.problems]
    assert (problems, verdict.notes) == ([], []), "run tools/record_rush.py"


def test_every_way_to_end_and_every_edition_has_a_recorded_match(unpacked: Path) -> None:
    replays = [read(unpacked / name) for name in NAMES]
    assert {outcome_of(replay).reason for replay in replays} == {*REASONS, "conceded"}
    editions = {replay.header.config["options"]["edition"] for replay in replays}
    assert editions == set(EDITIONS)


@rule("R-102")
def test_the_third_base_ends_a_match(unpacked: Path) -> None:
    match = last_position(unpacked / "third-base.jsonl")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.rule) == ("bases-lost", "R-102")
    bases = match.state.bases
    assert [0, 0, 0] in [bases[place : place + 3] for place in range(0, len(bases), 3)]


@rule("R-103")
@pytest.mark.parametrize("country", COUNTRIES)
def test_the_ninth_single_of_each_country_ends_a_match(country: str, unpacked: Path) -> None:
    match = last_position(unpacked / f"ninth-{country}.jsonl")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.rule) == ("medals-gone", "R-103")
    assert match.state.singles[COUNTRIES.index(country)] == 0


@rule("R-116", "R-117", "R-118", "R-183")
@pytest.mark.parametrize(
    ("name", "level"), [("tie-vehicles", 1), ("tie-bases", 2), ("tie-achievements", 3)]
)
def test_each_tie_break_decides_a_match(name: str, level: int, unpacked: Path) -> None:
    match = last_position(unpacked / f"{name}.jsonl")
    decided, left = decided_by(match)
    assert match.outcome is not None
    assert (decided, tuple(left)) == (level, match.outcome.winners)


@rule("R-119")
def test_a_match_is_won_by_several_together(unpacked: Path) -> None:
    match = last_position(unpacked / "tie-shared.jsonl")
    decided, left = decided_by(match)
    assert match.outcome is not None
    assert (decided, tuple(left)) == (4, match.outcome.winners)
    assert len(left) > 1


@rule("RQ-40")
def test_the_round_limit_ends_a_match(unpacked: Path) -> None:
    match = last_position(unpacked / "round-limit.jsonl")
    assert match.outcome is not None
    assert (match.outcome.reason, match.state.round) == ("round-limit", 300)


@rule("RQ-40")
def test_a_match_ends_by_agreement_and_is_scored_as_it_stands(unpacked: Path) -> None:
    outcome = outcome_of(read(unpacked / "agreed.jsonl"))
    assert outcome.reason == "agreed"
    assert len(outcome.scores) == 2


def test_a_match_ends_when_somebody_gives_up(unpacked: Path) -> None:
    outcome = outcome_of(read(unpacked / "conceded.jsonl"))
    assert (outcome.reason, outcome.winners) == ("conceded", (0,))


@rule("R-153", "RX-23")
def test_the_polish_match_shows_a_siege_on_an_auxiliary_unit(unpacked: Path) -> None:
    replay = read(unpacked / "edition-pl.jsonl")
    game = replay.games("rush")
    config = game.info.configure(3)
    struck = [
        event.message.args["card"]
        for record in replay.records
        if record.action and record.action.get("kind") == "siege-defender"
        for event in record.events
        if event.message.id in ("vehicle-damaged", "vehicle-destroyed")
    ]
    state = game.read_position(config, "")
    facts = [game.query(state, 0, {"ask": "card", "card": card}) for card in struck]
    assert "auxiliary" in [fact["class"] for fact in facts]


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.name)
def test_a_match_of_earlier_rules_still_replays_and_says_under_which(path: Path) -> None:
    verdict = verify(path)
    assert verdict.ok
    assert verdict.notes[0] == "recorded under rules 1; rules 2 give the same match"
    number, last = list(read(path).watch(0))[-1]
    assert (number, last.id) == (len(read(path).records) - 1, LAST_WORDS[path.stem])


@rule("RQ-16")
def test_a_match_of_earlier_rules_goes_on_without_pairs() -> None:
    replay = read(FOLDER / "rules-1" / "conceded.jsonl")
    assert replay.header.config["options"]["merge_medals_per_turn"] is False
    match = replay.match_at(10)
    assert match.config.options["merge_medals_per_turn"] == "off"


def test_files_stay_small() -> None:
    assert max(path.stat().st_size for path in FOLDER.glob("**/*.jsonl*")) < 300_000
