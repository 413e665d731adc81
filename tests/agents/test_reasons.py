"""Why an action is good, in figures of the game: from what the seat may know, and nothing else."""

import pytest

from hulldown.agents.explain import explain, review
from hulldown.games import discover, load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.judgement import Judgement, own_side
from hulldown.kernel.table import Table
from hulldown.texts import Texts

JUDGED = [name for name, game in discover().items() if game.hooks.judgement is not None]


def position(name: str, decisions: int = 40):  # type: ignore[no-untyped-def] # any game's
    """A position of a match, and the seat that is asked."""
    game = load(name)
    config = game.info.configure(max(2, game.info.min_seats))
    chance = SeededChance("reasons")
    table = Table(game.setup(config, chance), chance)
    for _ in range(decisions):
        seat = game.seats_to_act(table.state)[0]
        legal = game.legal_actions(table.state, seat)
        policy = game.hooks.policy
        assert policy is not None
        game.resolve(table, seat, policy(table.state, seat, legal))
    seat = game.seats_to_act(table.state)[0]
    while len(game.legal_actions(table.state, seat)) < 2:
        game.resolve(table, seat, game.legal_actions(table.state, seat)[0])
        seat = game.seats_to_act(table.state)[0]
    return game, config, table.state, seat


@pytest.mark.parametrize("name", JUDGED)
def test_reasons_name_figures_that_have_words(name: str) -> None:
    game, config, state, seat = position(name)
    told = explain(game, config, state, seat, 30)
    judgement = game.hooks.judgement
    for one in told["best"]:
        for reason in one["reasons"]:
            assert reason["figure"] in judgement.names
            assert reason["change"]
    for language in ("en", "de", "pl"):
        texts = Texts(name, language)
        for figure in judgement.names:
            texts.value(f"figure:{figure}")
        assert not texts.missing


@pytest.mark.parametrize("name", JUDGED)
def test_reasons_are_alike_in_worlds_a_seat_cannot_tell_apart(name: str) -> None:
    game, config, state, seat = position(name)
    other = game.resample(state, seat, SeededChance("another"))
    assert explain(game, config, state, seat, 12) == explain(game, config, other, seat, 12)


@pytest.mark.parametrize("name", JUDGED)
def test_a_decision_is_reviewed_from_what_its_seat_knew(name: str) -> None:
    game, config, state, seat = position(name)
    played = game.legal_actions(state, seat)[-1]
    told = review(game, config, state, seat, played, 20)
    assert len(told["values"]) == config.seats
    assert all(0 <= value <= 1 for value in told["values"])
    assert (told["best"] is None) == (told["gain"] == 0)
    other = game.resample(state, seat, SeededChance("another"))
    assert told == review(game, config, other, seat, played, 20)


@pytest.mark.parametrize("name", JUDGED)
def test_every_side_has_every_figure(name: str) -> None:
    game, config, state, _ = position(name)
    judgement = game.hooks.judgement
    assert {len(row) for row in judgement.measure(state)} == {len(judgement.names)}
    assert 0 <= judgement.left(state) <= 1
    sides = {judgement.side(state, seat) for seat in range(config.seats)}
    assert sides <= set(range(len(judgement.measure(state))))


def test_the_side_with_more_of_what_is_worth_something_is_likelier_to_win() -> None:
    judgement: Judgement[int] = Judgement(
        ["points"], [1], lambda state: [[3.0], [1.0]], lambda state: 0.25, own_side, [0.0], [1.0]
    )
    assert judgement.worth(0.25) == [0.75]
    first, second = (judgement.value(0, seat) for seat in (0, 1))
    assert first + second == pytest.approx(1)
    assert first == pytest.approx(0.8176, abs=1e-4)
