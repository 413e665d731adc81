"""The speed report and the digests of random matches."""

from typing import Any

import pytest

from hulldown.games import discover, load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.lab import bench, digests, question_costs

GAME = load("template")
CONFIG = GAME.info.configure(2)


@pytest.mark.usefixtures("little_to_measure")
def test_the_report_has_the_shape_programs_rely_on() -> None:
    begun: list[str] = []
    report = bench.bench(discover(), seconds=0.01, progress=begun.append)
    assert list(report) == ["compiled", "python", "optimised", "games"]
    assert [game["id"] for game in report["games"]] == begun
    for game in report["games"]:
        assert list(game) == [
            "id", "decisions_per_s", "acts_per_s", "short_acts_per_s", "long_acts_per_s",
            "clone_us", "legal_us", "view_us", "search_per_s",
        ]  # fmt: skip
        assert all(value > 0 for key, value in game.items() if key != "id")


def test_a_recorded_script_is_a_whole_match() -> None:
    script = bench.record_script(GAME, CONFIG, 3)
    match: Match[Any, Any] = Match(GAME, CONFIG, SeededChance(3), automatic=False)
    for seat, actions in script.turns:
        match.act(seat, actions)
    assert match.outcome is not None
    assert bench.act_scripts(GAME, CONFIG, [script]) == len(match.records) - 1


def test_samples_are_positions_where_the_seat_is_asked() -> None:
    samples = bench.sample_positions(GAME, CONFIG)
    assert len(samples) == bench.POSITIONS
    assert all(seat in GAME.seats_to_act(state) for state, seat in samples)


def test_the_core_is_compiled_exactly_where_its_file_is_no_source() -> None:
    from hulldown.kernel import match

    assert bench.is_compiled() is not match.__file__.endswith(".py")


def test_digests_depend_on_the_seed_and_nothing_else() -> None:
    once = digests.digest_of(GAME, 6, 1)
    assert digests.digest_of(GAME, 6, 1) == once != digests.digest_of(GAME, 6, 2)


def test_digests_are_printed_one_line_a_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["digests", "--matches", "2", "--seed", "5"])
    digests.main()
    lines = capsys.readouterr().out.splitlines()
    assert f"template {digests.digest_of(GAME, 2, 5)}" in lines


def test_what_is_asked_beside_the_rules_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["asking", "template"])
    question_costs.main()
    [_, line] = capsys.readouterr().out.splitlines()
    assert line.startswith("template: plays ")
    found = question_costs.measure(GAME)
    assert found.plays.asked == bench.POSITIONS
    assert 0 < found.plays.mean <= found.plays.worst
    assert 0 < found.query.mean <= found.query.worst
    assert found.most_questions <= found.query.asked
