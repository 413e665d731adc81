"""Playing in place, and every way luck can take an action."""

from fractions import Fraction
from typing import Any

from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat
from hulldown.kernel.playout import every_outcome, play_out
from hulldown.kernel.table import Table

from .scenes import THREE, TWO, actions, begin, position

LAST_PLAN = "asked 1 round 1 crate 2 hands 1.0.0.1.1.1/0.1.1.1.0.1 chosen 5.-1/-1.-1"
LAST_ANSWER = (
    "asking answer asked 1 frames claim:0 round 1 crate 2 "
    "hands 1.0.0.1.1.0/1.1.1.0.0.1 dug 0.0.0.0.0.0/0.0.1.0.0.0 chosen 5.-1/-1.-1 shown 0,0,0,0,0,1"
)


def test_a_playout_ends_with_the_match() -> None:
    match = begin(THREE)
    state = match.game.clone(match.state)
    played = play_out(match.game, Table(state, SeededChance(2)), SeededChance(3), 10_000)
    assert 0 < played < 10_000
    assert match.game.seats_to_act(state) == ()
    assert match.game.outcome(state) is not None
    assert position(match) == THREE


def test_a_playout_stops_at_its_limit() -> None:
    match = begin(THREE)
    state = match.game.clone(match.state)
    assert play_out(match.game, Table(state, SeededChance(2)), SeededChance(3), 4) == 4
    assert match.game.seats_to_act(state) != ()


def test_a_game_that_resolves_in_its_own_way_is_played_that_way() -> None:
    game: AnyGame = load("template")
    resolved: list[Seat] = []

    class Watched(type(game)):  # type: ignore[misc]
        def resolve(self, table: Table[Any], seat: Seat, action: Any) -> None:
            resolved.append(seat)
            game.resolve(table, seat, action)

    states = []
    for played_by in (game, Watched()):
        state = game.setup(game.info.configure(3), SeededChance(1))
        played = play_out(played_by, Table(state, SeededChance(2)), SeededChance(3), 10_000)
        states.append(game.encode_state(state))
    assert states[0] == states[1]
    assert len(resolved) == played


def test_an_action_without_luck_has_one_outcome() -> None:
    match = begin(TWO)
    [(probability, draws, state)] = every_outcome(
        match.game, match.state, 0, *actions(match, "send heavy")
    )
    assert probability == 1
    assert draws == []
    assert match.game.write_position(state) == f"{TWO} chosen 5.-1/-1.-1"
    assert position(match) == TWO


def test_every_crate_of_the_next_round_is_equally_likely() -> None:
    match = begin(LAST_PLAN.replace("5.-1", "-1.-1"))
    found = list(every_outcome(match.game, match.state, 1, *actions(match, "ready")))
    assert [(probability, state.crate) for probability, _, state in found] == [
        (Fraction(1, 3), crate) for crate in (1, 2, 3)
    ]


def test_probabilities_are_exact_and_sum_to_one() -> None:
    """T-013: two of the five cards are half-tracks; then one of three crates."""
    match = begin(LAST_ANSWER)
    found = list(every_outcome(match.game, match.state, 1, *actions(match, "decline")))
    assert sum(probability for probability, _, _ in found) == 1
    halftracks = [probability for probability, _, state in found if state.scouted[-1] == [0, 1, 2]]
    assert sum(halftracks) == Fraction(2, 5)
    assert all(len(draws) == 2 for _, draws, _ in found)
