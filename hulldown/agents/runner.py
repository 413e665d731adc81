"""Agents at their seats: in place for simulation, or through a match with records and events."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hulldown.agents.agent import Agent, RandomAgent, UsualAgent
from hulldown.agents.bounds import PATIENCE, enough_memory
from hulldown.agents.clock import ITERATIONS, Clock
from hulldown.agents.loading import AgentKind, failed, theirs, words
from hulldown.agents.worlds import Worlds, worlds_of
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Event, Message, Outcome, Seat, View
from hulldown.kernel.playout import play_out
from hulldown.kernel.table import Table
from hulldown.toolbox.report import Measure

LIMIT = 100_000
UNSEEN = View(None, {})


class SeatedAgent:
    """An agent at its seat, with its clock, its luck and what it has been told."""

    __slots__ = (
        "_chance",
        "_memory",
        "_observe",
        "agent",
        "clock",
        "failed",
        "guest",
        "name",
        "needs_view",
        "seat",
        "told",
    )

    def __init__(
        self, agent: Agent, name: str, seat: Seat, seed: str, clock: Clock, guest: bool = False
    ) -> None:
        self.agent = agent
        self.name = name
        self.seat = seat
        self.clock = clock
        self.guest = guest
        self.failed = ""  # why it is out
        self.needs_view: bool = getattr(agent, "needs_view", True)
        self.told = 0
        self._observe = getattr(agent, "observe", None)
        self._chance: Chance | str = seed
        self._memory = enough_memory() if guest else 0

    @property
    def observes(self) -> bool:
        """Does it want to be told what happens?"""
        return self._observe is not None

    def decide(self, game: AnyGame, state: Any, legal: list[Action]) -> Action:
        """What the agent answers; a guest that has failed does what is usual from then on."""
        if not self.failed:
            try:
                return self.choose(game, state, legal)
            except HulldownError as error:
                self._fail(error)
        usual: Action = game.usual(state, self.seat)
        return usual

    def choose(self, game: AnyGame, state: Any, legal: list[Action]) -> Action:
        """What the agent answers, checked; it is not asked where there is no choice."""
        if len(legal) == 1:
            return legal[0]
        if isinstance(self._chance, str):
            self._chance = SeededChance(self._chance)
        view = game.view(state, self.seat) if self.needs_view else UNSEEN
        worlds = worlds_of(game, state, self.seat, self._chance)
        self.clock.restart()
        if self.guest:
            with theirs(self.name, "broke", PATIENCE + (self.clock.seconds or 0), self._memory):
                return self._ask(view, legal, worlds)
        try:
            return self._ask(view, legal, worlds)
        except HulldownError:
            raise
        except Exception as error:  # the run says whose it was
            raise failed(self.name, f"broke: {words(error, self.name)}") from error

    def _ask(self, view: View, legal: list[Action], worlds: Worlds) -> Action:
        chosen = self.agent.choose(view, legal.copy(), worlds, self.clock)
        if chosen not in legal:
            hint = "choose() must return one of the actions in the list `legal`."
            raise failed(self.name, f"answered {_notation(chosen)}, which is not legal", hint)
        return chosen

    def _fail(self, error: HulldownError) -> None:
        if not self.guest:
            raise error
        self.failed = error.message

    def observe(self, events: Sequence[Event]) -> None:
        """Tell the agent what its seat saw of these events."""
        if self._observe is None or self.failed:
            return
        seen = [event.seen_by(self.seat) for event in events]
        told = [message for message in seen if message is not None]
        try:
            if not self.guest:
                self._tell(told)
            elif told:
                with theirs(self.name, "broke", PATIENCE, self._memory):
                    self._tell(told)
        except HulldownError as error:
            self._fail(error)
        except Exception as error:  # the run says whose it was
            raise failed(self.name, f"broke: {words(error, self.name)}") from error

    def _tell(self, messages: Sequence[Message]) -> None:
        assert self._observe is not None
        for message in messages:
            self._observe(message)


class Played(NamedTuple):
    """A match played in place: how it ended, after how many decisions, and rounds if it has any.

    `failed` says why, for each seat whose agent failed.
    """

    outcome: Outcome
    decisions: int
    rounds: int
    failed: dict[Seat, str]


def seat_agent(
    game: AnyGame,
    config: Config,
    kind: AgentKind,
    seat: Seat,
    seed: str,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    ceiling: float | None = None,
) -> SeatedAgent:
    """A fresh agent of this kind at a seat; iterations or seconds are its budget a decision.

    A `ceiling` of seconds ends iterations early, for callers that wait for the answer.
    """
    clock, why = Clock(iterations, seconds, ceiling), ""
    try:
        agent = kind.make(game, config, seat, f"{seed}/{seat}")
    except HulldownError as error:
        if not kind.guest:
            raise
        agent, why = UsualAgent(seat), error.message
    seated = SeatedAgent(
        agent, kind.name, seat, seed=f"{seed}/{seat}/worlds", clock=clock, guest=kind.guest
    )
    seated.failed = why
    return seated


def seat_agents(
    game: AnyGame,
    config: Config,
    kinds: Sequence[AgentKind],
    seed: str,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
) -> list[SeatedAgent]:
    """A fresh agent at each seat, in the order of the kinds."""
    return [
        seat_agent(game, config, kind, seat, seed, iterations, seconds)
        for seat, kind in enumerate(kinds)
    ]


def play_in_place(
    game: AnyGame,
    config: Config,
    seated: Sequence[SeatedAgent],
    chance: Chance,
    limit: int = LIMIT,
    measure: Measure | None = None,
) -> Played:
    """Play a whole match on one state: no clones, no records, events only for who observes."""
    is_heard = any(one.observes for one in seated) or (measure is not None and measure.listens)
    table = Table(game.setup(config, chance), chance, is_heard)
    blind = [one.agent for one in seated if isinstance(one.agent, RandomAgent)]
    if len(blind) == len(seated) and measure is None:
        decisions = play_out(game, table, blind[0].chance, limit)
    else:
        decisions = _play(game, table, seated, limit, measure)
    outcome = game.outcome(table.state)
    if outcome is None:
        message = f"{game.info.title} did not end within {limit} decisions"
        raise HulldownError("contract/broken", message)
    if measure is not None:
        measure.ends(table.state, outcome)
    failures = {one.seat: one.failed for one in seated if one.failed}
    return Played(outcome, decisions, getattr(table.state, "round", 0), failures)


def _play(
    game: AnyGame,
    table: Table[Any],
    seated: Sequence[SeatedAgent],
    limit: int,
    measure: Measure | None,
) -> int:
    state = table.state
    for decisions in range(limit):
        seats = game.seats_to_act(state)
        if not seats:
            return decisions
        seat = seats[0]
        legal = game.legal_actions(state, seat)
        action = seated[seat].decide(game, state, legal)
        if measure is not None:
            measure.decides(state, seat, legal, action)
        game.resolve(table, seat, action)
        if table.watched:
            for one in seated:
                one.observe(table.events)
            if measure is not None:
                measure.hears(table.events)
            table.events.clear()
    return limit


def drive(
    match: Match[Any, Any], seated: Sequence[SeatedAgent | None], limit: int = LIMIT
) -> Outcome | None:
    """Let the agents act as long as one of them is asked; the outcome, if the match is over.

    None in place of an agent is a seat that somebody else decides for.
    """
    for _ in range(limit):
        _tell_news(match, seated)
        asked = [seated[seat] for seat in match.seats_to_act]
        one = next((one for one in asked if one is not None), None)
        if one is None:
            return match.outcome
        legal = match.legal(one.seat)
        match.step(one.seat, one.decide(match.game, match.at(one.seat), legal))
    raise HulldownError("contract/broken", f"the match did not go on within {limit} decisions")


def _tell_news(match: Match[Any, Any], seated: Sequence[SeatedAgent | None]) -> None:
    for one in seated:
        if one is not None and one.observes:
            for record in match.records[one.told :]:
                one.observe(record.events)
            one.told = len(match.records)


def _notation(chosen: object) -> str:
    return repr(chosen.notation()) if isinstance(chosen, Action) else repr(chosen)
