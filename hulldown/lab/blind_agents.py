"""The leak contract for agents: where a seat cannot tell two worlds apart, it chooses the same."""

from typing import Any

from hulldown.agents import AgentKind, seat_agent
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat
from hulldown.lab.contract import Finding, Findings
from hulldown.lab.walk import Walk, begin, twin

LEAK_AGENT = "leak/agent"


def check_agent(walk: Walk, length: int, kind: AgentKind, seed: str, iterations: int) -> Findings:
    """One agent at one position of a walk, at each seat that is asked there."""
    for seat in walk.game.seats_to_act(walk.state_at(length)):
        yield from _check_seat(walk, length, kind, seat, f"{seed}/{length}/{seat}", iterations)


def _check_seat(
    walk: Walk, length: int, kind: AgentKind, seat: Seat, seed: str, iterations: int
) -> Findings:
    """The true position, another that the seat cannot tell from it, and one resampled."""
    game, state = walk.game, walk.state_at(length)
    positions = [
        state,
        game.resample(state, seat, SeededChance(seed)),
        twin(walk, length, seat, SeededChance(f"{seed}/twin")),
    ]
    legal = game.legal_actions(state, seat)
    answers = []
    for position in positions:
        if position is not None:
            player = seat_agent(game, walk.config, kind, seat, seed, iterations)
            answers.append(player.choose(game, position, legal).notation())
    if len(set(answers)) > 1:
        told = " or ".join(sorted(set(answers)))
        yield Finding(LEAK_AGENT, f"after step {length} {kind.name} at seat {seat} plays {told}")


def check_kept_agent(
    game: AnyGame, config: Config, kind: AgentKind, seed: str, iterations: int, decisions: int
) -> Findings:
    """One agent kept over a match that goes as it says, with all it remembers of it.

    Of three with the same luck one sees the true positions, the others always ones that its seat
    cannot tell from them. The game's rules of thumb, or the usual action, play the other seats.
    """
    walk, chance = begin(game, config, seed)
    seat, taken = 0, 0
    players = [seat_agent(game, config, kind, seat, seed, iterations) for _ in range(3)]
    while (asked := game.seats_to_act(walk.state)) and taken < decisions:
        state, actor = walk.state, seat if seat in asked else asked[0]
        legal = game.legal_actions(state, actor)
        if actor != seat:
            policy = game.hooks.policy
            plays = game.usual(state, actor) if policy is None else policy(state, actor, legal)
            walk.take(actor, plays, chance)
            continue
        positions = [state, *_others(walk, seat, f"{seed}/{len(walk.steps)}")]
        answers = [
            player.choose(game, position, legal)
            for player, position in zip(players, positions, strict=True)
        ]
        taken += len(legal) > 1
        if any(answer != answers[0] for answer in answers):
            told = " or ".join(sorted({answer.notation() for answer in answers}))
            after = f"after step {len(walk.steps)}"
            yield Finding(LEAK_AGENT, f"{after} {kind.name}, kept at seat {seat}, plays {told}")
            return
        walk.take(seat, answers[0], chance)


def _others(walk: Walk, seat: Seat, seed: str) -> list[Any]:
    """Two positions the seat cannot tell from the true one: resampled, and a twin if there is."""
    game, state = walk.game, walk.state
    found = [game.resample(state, seat, SeededChance(f"{seed}/{n}")) for n in range(2)]
    relived = twin(walk, len(walk.steps), seat, SeededChance(f"{seed}/twin"))
    return found if relived is None else [found[0], relived]
