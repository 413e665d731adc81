"""What the rules of thumb do in plain situations, and that they beat chance."""

from hulldown.games.duel import GAME
from hulldown.games.duel.rules.judgement import policy
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.table import Table

GAMES = 12
WON = 8


def play(seed: int, me: int) -> bool:
    """Does the judgement at this seat beat random play?"""
    chance, picks = SeededChance(f"judgement/{seed}"), SeededChance(seed)
    state = GAME.setup(GAME.info.configure(2), chance)
    table = Table(state, chance)
    while GAME.seats_to_act(state):
        seat = GAME.seats_to_act(state)[0]
        legal = GAME.legal_actions(state, seat)
        GAME.resolve(table, seat, policy(state, seat, legal) if seat == me else picks.pick(legal))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return me in outcome.winners


def test_judgement_beats_random_play() -> None:
    assert sum(play(number, number % 2) for number in range(GAMES)) >= WON


def test_the_policy_is_what_agents_are_offered() -> None:
    assert GAME.hooks.policy is policy
