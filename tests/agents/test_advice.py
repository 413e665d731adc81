"""The play that a person is shown first: what the game's own rules of thumb would do."""

from hulldown.agents.advice import advised
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.messages import Message, Play
from hulldown.kernel.playout import play_out
from hulldown.kernel.table import Table


def test_advice_begins_with_what_the_rules_of_thumb_choose() -> None:
    game = load("rush")
    policy = game.hooks.policy
    assert policy is not None
    chance = SeededChance(5)
    table = Table(game.setup(game.info.configure(2), chance), chance)
    asked = 0
    for _ in range(60):
        if not (seats := game.seats_to_act(table.state)):
            break
        state, seat = table.state, seats[0]
        legal = game.legal_actions(state, seat)
        if len(legal) > 1 and not game.prompt(state, seat).sealed:
            asked += 1
            advice = advised(game, state, seat, game.plays(state, seat))
            assert advice is not None
            assert advice.actions[0] == policy(state, seat, legal)
        play_out(game, table, chance, 1)
    assert asked > 9


def test_of_plays_that_begin_alike_the_one_that_goes_on_alike_is_advised() -> None:
    game = load("rush")
    chance = SeededChance(1)
    state = game.setup(game.info.configure(2), chance)
    (seat,) = game.seats_to_act(state)
    first = advised(game, state, seat, [])
    assert first is not None
    other = [action for action in game.legal_actions(state, seat) if action != first.actions[0]]
    strange = [Play(Message("strange"), [first.actions[0], action]) for action in other[:2]]
    advice = advised(game, state, seat, strange)
    assert advice is not None
    assert advice.actions == first.actions
    assert advised(game, state, seat, strange[:1]) is strange[0]
