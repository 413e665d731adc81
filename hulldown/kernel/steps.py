"""One action carried out on a copy, and the choices that are made without asking."""

from collections.abc import Callable
from typing import Generic, TypeVar

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance, Draw, NoChance, NotedChance
from hulldown.kernel.errors import ChanceError, HulldownError
from hulldown.kernel.game import Game
from hulldown.kernel.messages import Event, Seat
from hulldown.kernel.record import BY_SEAT
from hulldown.kernel.table import Table

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Step(Generic[S, A]):
    """One action carried out: where it led, what luck it used, what it told."""

    def __init__(
        self, seat: Seat, action: A, before: S, after: S, draws: list[Draw], events: list[Event]
    ) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.after = after
        self.draws = draws
        self.events = events
        self.asked: tuple[Seat, ...] = ()
        self.number = -1
        self.by: str = BY_SEAT

    def is_news_to(self, seat: Seat) -> bool:
        """Did this seat learn something hidden from it?"""
        for event in self.events:
            if seat in event.news:
                return True
        return False

    def is_private(self) -> bool:
        """Did nobody but the seat itself see anything?"""
        for event in self.events:
            seats = event.seats
            if event.masked is not None or seats is None or len(seats) != 1:
                return False
            if seats[0] != self.seat:
                return False
        return True


def take_step(game: Game[S, A], state: S, seat: Seat, action: A, chance: Chance) -> Step[S, A]:
    """Resolve a legal action on a clone, watched and with its draws noted."""
    noted = NotedChance(chance)
    table: Table[S] = Table(game.clone(state), noted, True)
    game.resolve(table, seat, action)
    return Step(
        seat, action, before=state, after=table.state, draws=noted.draws, events=table.events
    )


def opening_of(game: Game[S, A], state: S) -> list[Event]:
    """What is told of the first position."""
    table: Table[S] = Table(state, NoChance(), True)
    game.opening(table)
    return table.events


def automatic_choice(
    game: Game[S, A], state: S, seat: Seat, offers: Callable[[S, Seat], list[A]]
) -> A | None:
    """The only real choice, if there is just one and making it silently gives nothing away.

    `offers` lists the legal actions; only a public question is worth listing them.
    """
    prompt = game.prompt(state, seat)
    if not prompt.public:
        return None
    legal = offers(state, seat)
    if len(legal) > 1 and not _all_alike(game, state, seat, legal):
        return None
    return None if prompt.sealed and not commits(game, state, seat, legal[0]) else legal[0]


def commits(game: Game[S, A], state: S, seat: Seat, action: A) -> bool:
    """Is the seat done with it for now?"""
    try:
        return seat not in game.seats_to_act(take_step(game, state, seat, action, NoChance()).after)
    except ChanceError:
        return True  # the last commitment: luck came into what followed it


def _all_alike(game: Game[S, A], state: S, seat: Seat, legal: list[A]) -> bool:
    """Do all choices lead to the same position, without luck?"""
    first: JSON = None
    try:
        reached = take_step(game, state, seat, legal[0], NoChance()).after
        for action in legal[1:]:
            other = take_step(game, state, seat, action, NoChance()).after
            first = game.encode_state(reached) if first is None else first
            if game.encode_state(other) != first:
                return False
    except HulldownError:
        return False
    return True


def usual_actions(game: Game[S, A], state: S, seat: Seat) -> list[A]:
    """The usual action; where choices are sealed, usual ones until the seat has committed."""
    chosen: list[A] = []
    while seat in game.seats_to_act(state):
        chosen.append(game.usual(state, seat))
        if not game.prompt(state, seat).sealed:
            break
        try:
            step = take_step(game, state, seat, chosen[-1], NoChance())
        except ChanceError:
            break
        if step.is_news_to(seat):
            break
        state = step.after
    return chosen
