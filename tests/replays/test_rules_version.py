"""Files of other rules: replayed with their own draws, or watched with a word; never different."""

from dataclasses import replace
from pathlib import Path

import pytest

from hulldown.games.template import NightConvoy
from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.info import INFO
from hulldown.games.template.state import State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import number, switch
from hulldown.kernel.errors import ReplayError
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.table import Table
from hulldown.replays import read, verify, write
from hulldown.replays.replay import Games

from .matches import FAIR, forge, new_match, play


class SameRules(NightConvoy):
    """Rules 2, which change nothing that ever happens."""

    info = replace(INFO, rules_version=2)


class DearCrates(SameRules):
    """Rules 2: a crate is worth one point more."""

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        """Take the crate, and one point."""
        before = sum(table.state.taken)
        super().resolve(table, seat, action)
        if sum(table.state.taken) > before:
            table.state.worth[table.state.taken.index(max(table.state.taken))] += 1


class MoreLuck(SameRules):
    """Rules 2: being ready needs luck."""

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        """Draw for nothing."""
        if action.kind == "ready":
            table.draw(2, "T-006", "nerves")
        super().resolve(table, seat, action)


class OtherTie(SameRules):
    """Rules 2: everybody wins."""

    def outcome(self, state: State) -> Outcome | None:
        """All are first."""
        found = super().outcome(state)
        return found and Outcome(found.reason, (tuple(range(len(state.hands))),), found.scores)


class FewerOptions(SameRules):
    """Rules 2: scouting is no option any more."""

    info = replace(INFO, rules_version=2, options=(number("rounds", 3, 5, 4),))


class MoreOptions(SameRules):
    """Rules 2: one more option, which changes nothing unless it is chosen."""

    info = replace(INFO, rules_version=2, options=(*INFO.options, switch("fog", False)))


def only(game: NightConvoy) -> Games:
    """A lookup that finds this game under its name."""
    return {"template": game}.__getitem__


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A finished match under rules 1."""
    write(play(new_match(FAIR)), tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


@pytest.mark.parametrize("rules", [SameRules, MoreOptions])
def test_an_older_file_that_still_replays_is_ok_with_a_note(
    path: Path, rules: type[NightConvoy]
) -> None:
    verdict = verify(path, only(rules()))
    assert verdict.ok
    assert verdict.notes[-1] == "recorded under rules 1; rules 2 give the same match"
    there = read(path, only(rules())).match_at(5)
    assert there.header.rules_version == 1


@pytest.mark.parametrize("rules", [DearCrates, MoreLuck, FewerOptions, OtherTie])
def test_an_older_file_that_no_longer_replays_says_so_and_is_watched(
    path: Path, rules: type[NightConvoy]
) -> None:
    [problem] = verify(path, only(rules())).problems
    where = "the result" if problem.record is None else f"record {problem.record}"
    assert problem.code == "replay/rules"
    assert problem.message == (
        f"recorded under rules 1, rules 2 differ at {where}: can be watched, not replayed"
    )
    replay = read(path, only(rules()))
    assert list(replay.watch(0)) == list(read(path).watch(0))


def test_a_match_goes_no_further_than_the_rules_agree(path: Path) -> None:
    replay = read(path, only(DearCrates()))
    [problem] = verify(path, only(DearCrates())).problems
    assert problem.record is not None
    assert problem.record > 1
    good = replay.match_at(problem.record - 1)
    assert good.records[-1].to_json() == replay.records[problem.record - 1].to_json()
    with pytest.raises(ReplayError) as error:
        replay.match_at(problem.record)
    assert error.value.code == "replay/rules"
    assert error.value.details["record"] == problem.record


def test_a_newer_file_is_met_in_the_same_way(path: Path) -> None:
    forge(path, 0, lambda line: line.update(rules_version=3))
    assert verify(path).notes[-1] == "recorded under rules 3; rules 1 give the same match"
    [problem] = verify(path, only(DearCrates())).problems
    assert problem.message.startswith("recorded under rules 3, rules 2 differ at record ")


def test_a_forged_draw_is_found_whatever_the_rules(path: Path) -> None:
    forge(path, 1, lambda line: line["draws"][-1].__setitem__(3, 2 - line["draws"][-1][3]))
    codes = [problem.code for problem in verify(path, only(DearCrates())).problems]
    assert "replay/mismatch" in codes


def test_the_same_rules_that_differ_are_a_mismatch(tmp_path: Path) -> None:
    """Whoever changes a rule and forgets the version is told."""

    class Forgotten(DearCrates):
        info = INFO

    write(play(new_match(SeededChance(2))), tmp_path / "match.jsonl")
    [problem] = verify(tmp_path / "match.jsonl", only(Forgotten())).problems
    assert problem.code == "replay/mismatch"
