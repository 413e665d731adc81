"""An agent's decision as data: an encoded position goes in, the number of an action comes out.

So it can be taken anywhere: in a thread of the server, or in a worker process.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from hulldown.agents import load_agent, seat_agent
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.server.persistence import config_from

CEILING: Final = 2.0
"""The seconds after which an agent on a server answers with what it has found."""


class Question(NamedTuple):
    """Which agent decides for which seat, in which position; the seed is new for each decision.

    `choices` are those of the match, encoded. Nothing is remembered from one decision to the
    next, so that any worker can take any of them, and take it again.
    """

    game: str
    choices: bytes
    position: JSON
    seat: Seat
    agent: str
    seed: str


Think: TypeAlias = Callable[[Question], Awaitable[int]]
"""Takes a decision: the number of the chosen action."""


def decide(question: Question) -> int:
    """What the agent chooses."""
    game, config = load(question.game), config_from(question.game, question.choices)
    state = game.decode_state(config, question.position)
    legal = game.legal_actions(state, question.seat)
    kind, seat, seed = load_agent(question.agent), question.seat, question.seed
    agent = seat_agent(game, config, kind, seat, seed, ceiling=CEILING)
    return agent.choose(game, state, legal).number


def usual(question: Question) -> int:
    """What the seat usually does: where no agent could decide, the match goes on all the same."""
    game, config = load(question.game), config_from(question.game, question.choices)
    state = game.decode_state(config, question.position)
    return int(game.usual(state, question.seat).number)


async def think_here(question: Question) -> int:
    """Decide in a thread of this process."""
    return await asyncio.to_thread(decide, question)
