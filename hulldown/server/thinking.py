"""What agents are asked, as data: an encoded position goes in, an action's number or a study out.

So it can be answered anywhere: in a thread of the server, or in a worker process.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from hulldown.agents import LEVELS, load_agent, seat_agent
from hulldown.agents.explain import explain, review
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat
from hulldown.server.match_rows import config_from

if TYPE_CHECKING:
    from hulldown.lab.luck import Weighed
    from hulldown.lab.rates import Task

CEILING: Final = 2.0
"""The seconds after which an agent on a server answers with what it has found."""
HINT_TRIALS: Final = 400
HINT_CEILING: Final = 4.0
REVIEW_TRIALS: Final = 120
REVIEW_CEILING: Final = 1.0
QUICK: Final = ("greedy", "random", "usual")
Draw: TypeAlias = tuple[int, JSON, Seat, JSON, JSON]


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


class HintQuestion(NamedTuple):
    """What a seat might do here, from what it knows, and why."""

    game: str
    choices: bytes
    position: JSON
    seat: Seat
    seed: str


class ReviewQuestion(NamedTuple):
    """How good a decision was, from what its seat knew."""

    game: str
    choices: bytes
    position: JSON
    seat: Seat
    action: JSON


class LuckQuestion(NamedTuple):
    """What luck brought in a finished match, here and there.

    Each of the `draws` is an action that used luck: the number of its record, the position before
    it, its seat, the action, and the position after it. `strokes` says how often the whole match
    used luck: the more there is to weigh, the less time each may take.
    """

    game: str
    choices: bytes
    draws: list[Draw]
    strokes: int


class DealQuestion(NamedTuple):
    """What luck brought when a finished match was set up in this position."""

    game: str
    choices: bytes
    position: JSON
    strokes: int


class PartQuestion(NamedTuple):
    """Games of these numbers, played and counted."""

    task: "Task"
    first: int
    end: int


Study: TypeAlias = HintQuestion | ReviewQuestion | LuckQuestion | DealQuestion | PartQuestion
Think: TypeAlias = Callable[[Question], Awaitable[int]]
"""Takes a decision: the number of the chosen action."""
Look: TypeAlias = Callable[[Study], Awaitable[JSON]]
"""Looks into something that is not a decision."""


def is_quick(question: Question) -> bool:
    """Does this agent follow rules of thumb, which takes no time worth speaking of?"""
    level = LEVELS.get(question.agent)
    if level is None:
        return question.agent in QUICK
    return not level.trials and load(question.game).hooks.policy is not None


def decide(question: Question) -> int:
    """What the agent chooses."""
    game, config, state = _position(question)
    legal = game.legal_actions(state, question.seat)
    kind, seat, seed = load_agent(question.agent), question.seat, question.seed
    agent = seat_agent(game, config, kind, seat, seed, ceiling=CEILING)
    return agent.choose(game, state, legal).number


def usual(question: Question) -> int:
    """What the seat usually does, so that the match goes on even if no agent could decide."""
    game, _, state = _position(question)
    return int(game.usual(state, question.seat).number)


def look(study: Study) -> JSON:
    """The answer to a study."""
    if isinstance(study, LuckQuestion):
        return look_for_luck(study)
    if isinstance(study, DealQuestion):
        return look_at_deal(study)
    if isinstance(study, PartQuestion):
        return play_part(study)
    game, config, state = _position(study)
    if isinstance(study, HintQuestion):
        trials, seed = HINT_TRIALS, study.seed
        return explain(game, config, state, study.seat, trials, seed=seed, ceiling=HINT_CEILING)
    legal = game.legal_actions(state, study.seat) if study.seat in game.seats_to_act(state) else []
    if len(legal) < 2:
        return None
    played = game.actions(config).decode(study.action)
    ceiling = REVIEW_CEILING
    return review(game, config, state, study.seat, played, REVIEW_TRIALS, ceiling=ceiling)


def look_for_luck(study: LuckQuestion) -> JSON:
    """What luck brought each seat, as a part of a win, stroke by stroke."""
    from hulldown.lab.luck import spend_on, weigh

    game, config = load(study.game), config_from(study.game, study.choices)
    spend = spend_on(study.strokes)
    strokes = []
    for number, before, seat, action, after in study.draws:
        state, played = game.decode_state(config, before), game.actions(config).decode(action)
        came = game.decode_state(config, after)
        strokes.append(weigh(game, config, state, seat, played, came, spend, str(number)))
    return [_rounded(one) for one in strokes]


def look_at_deal(study: DealQuestion) -> JSON:
    """What the deal brought each seat, as a part of a win."""
    from hulldown.lab.luck import spend_on, weigh_deal

    game, config = load(study.game), config_from(study.game, study.choices)
    dealt = game.decode_state(config, study.position)
    return _rounded(weigh_deal(game, config, dealt, spend_on(study.strokes)))


def _rounded(weighed: "Weighed") -> dict[str, JSON]:
    return {name: [round(one, 4) for one in figures] for name, figures in weighed._asdict().items()}


def luck_in_all(strokes: list[dict[str, list[float]]], seats: int) -> dict[str, JSON]:
    """What all these strokes brought each seat together."""
    from hulldown.lab.luck import total

    figures = [(one["expected"], one["actual"], one["within"]) for one in strokes]
    sums, within = total(figures, seats)
    return {"seats": sums, "within": within}


def play_part(study: PartQuestion) -> JSON:
    """What is counted in these games."""
    from hulldown.lab import balance

    _, counts, _ = balance.play_part(*study)
    return counts


def answer(asked: Question | Study) -> JSON:
    """A question for a worker."""
    return decide(asked) if isinstance(asked, Question) else look(asked)


def _position(question: Question | HintQuestion | ReviewQuestion) -> tuple[AnyGame, Config, Any]:
    game, config = load(question.game), config_from(question.game, question.choices)
    return game, config, game.decode_state(config, question.position)


async def think_here(question: Question) -> int:
    """Decide at once; everything else waits."""
    return decide(question)


async def look_here(study: Study) -> JSON:
    """Look into it at once; everything else waits."""
    return look(study)
