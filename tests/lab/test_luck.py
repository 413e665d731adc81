"""The ledger of luck weighs what came against what might have come."""

from typing import Any

import pytest

from hulldown.agents import drive, load_agent, seat_agents
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.lab import luck
from hulldown.lab.luck import a_round_later, expectation, luck_of, total_luck, values

GAME = load("template")
CONFIG = GAME.info.configure(2)


@pytest.fixture(scope="module")
def played() -> Match[Any, Any]:
    match: Match[Any, Any] = Match(GAME, CONFIG, SeededChance(3))
    drive(match, [*seat_agents(GAME, CONFIG, [load_agent("greedy")] * 2, "3")])
    return match


def test_every_action_with_luck_has_a_stroke(played: Match[Any, Any]) -> None:
    strokes = luck_of(played)
    drawn = [one.number for one in played.records[1:] if one.kind == "act" and one.draws]
    assert [one.record for one in strokes] == drawn != []
    for one in strokes:
        assert all(0 <= value <= 1 for value in (*one.expected, *one.actual))
        assert list(one.to_json()) == list(one._fields)
    assert len(total_luck(strokes, 2)) == 2


@pytest.mark.parametrize("name", ["rush", "arcade", "duel"])
def test_what_was_drawn_counts_even_before_it_is_played(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand changes no figure on the table; what is done with it does."""
    for many in ("MOST_OUTCOMES", "SAMPLES", "FUTURES"):
        monkeypatch.setattr(luck, many, 4)
    game = load(name)
    config = game.info.configure(2)
    match: Match[Any, Any] = Match(game, config, SeededChance(1))
    drive(match, [*seat_agents(game, config, [load_agent("greedy")] * 2, "1")])
    strokes = luck_of(match)
    brought = total_luck(strokes, 2)
    assert brought[0] == pytest.approx(-brought[1])
    assert any(abs(one.actual[0] - one.expected[0]) > 0.01 for one in strokes)


@pytest.mark.parametrize("name", ["rush", "arcade", "duel"])
def test_a_position_is_valued_when_everybody_has_had_a_whole_turn(name: str) -> None:
    """Arcade deals new hands before its round ends: they are played, too."""
    game = load(name)
    config = game.info.configure(4)
    state = game.setup(config, SeededChance(1))
    turns = game.hooks.turns
    assert turns is not None
    later = a_round_later(game, config, state, 0)
    assert turns(later) > turns(state) + config.seats or game.outcome(later) is not None


def test_few_outcomes_are_weighed_exactly_and_many_sampled(
    played: Match[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match: Match[Any, Any] = Match(GAME, CONFIG, SeededChance(3), automatic=False)
    record = next(one for one in played.records[1:] if one.draws)
    for one in played.records[1 : record.number]:
        match.redo(one)
    assert record.seat is not None
    action = GAME.actions(CONFIG).decode(record.action)
    exact, sure = expectation(GAME, CONFIG, match.state, record.seat, action)
    monkeypatch.setattr(luck, "MOST_OUTCOMES", 0)
    sampled, within = expectation(GAME, CONFIG, match.state, record.seat, action)
    assert sure == [0.0, 0.0]
    for seat in range(2):
        assert abs(exact[seat] - sampled[seat]) <= 2 * within[seat] + 1e-9


def test_the_value_of_a_finished_match_is_its_result(played: Match[Any, Any]) -> None:
    assert played.outcome is not None
    expected = [float(played.outcome.share(seat)) for seat in range(2)]
    assert values(GAME, CONFIG, played.state) == expected
