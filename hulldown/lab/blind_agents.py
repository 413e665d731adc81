"""The leak contract for agents: where a seat cannot tell two worlds apart, it chooses the same."""

from hulldown.agents import AgentKind, seat_agent
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.messages import Seat
from hulldown.lab.contract import Finding, Findings
from hulldown.lab.walk import Walk, twin

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
