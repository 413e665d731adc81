"""Playing in place: the path of search and simulation, on states of their own."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance, Draw, EnumeratingChance
from hulldown.kernel.game import Game
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Course, Table

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class _OwnCourse(Course[S, A]):
    """A game that does any of it in its own way, in the form of a table of decisions."""

    def __init__(self, game: Game[S, A]) -> None:
        self.game = game

    def seats_to_act(self, state: S) -> tuple[Seat, ...]:
        """Who is asked."""
        return self.game.seats_to_act(state)

    def legal_actions(self, state: S, seat: Seat) -> list[A]:
        """What the seat may do now."""
        return self.game.legal_actions(state, seat)

    def resolve(self, table: Table[S], seat: Seat, action: A) -> None:
        """Carry out a legal action."""
        self.game.resolve(table, seat, action)


def course_of(game: Game[S, A]) -> Course[S, A]:
    """The table of decisions that a game plays by, or what stands for it."""
    found = getattr(game, "decisions", None)
    if (
        isinstance(found, Course)
        and game.seats_to_act == found.seats_to_act
        and game.legal_actions == found.legal_actions
        and game.resolve == found.resolve
    ):
        return found
    return _OwnCourse(game)


def play_out(game: Game[S, A], table: Table[S], picks: Chance, limit: int) -> int:
    """Play random legal actions to the end, or `limit` of them; how many were played."""
    course = course_of(game)
    state = table.state
    for played in range(limit):
        seats = course.seats_to_act(state)
        if not seats:
            return played
        seat = seats[0] if len(seats) == 1 else seats[picks.draw(len(seats), "", "")]
        legal = course.legal_actions(state, seat)
        course.resolve(table, seat, legal[picks.draw(len(legal), "", "")])
    return limit


def play_on(
    game: Game[S, A], table: Table[S], policy: Callable[[S, Seat, list[A]], A], limit: int
) -> int:
    """Let a policy decide for every seat to the end, or for `limit` decisions; how many it made."""
    course = course_of(game)
    state = table.state
    for played in range(limit):
        seats = course.seats_to_act(state)
        if not seats:
            return played
        legal = course.legal_actions(state, seats[0])
        chosen = legal[0] if len(legal) == 1 else policy(state, seats[0], legal)
        course.resolve(table, seats[0], chosen)
    return limit


def every_outcome(
    game: Game[S, A], state: S, seat: Seat, action: A
) -> Iterator[tuple[Fraction, list[Draw], S]]:
    """Each way luck can take an action: its probability, the draws, the position reached."""
    chance = EnumeratingChance()
    more = True
    while more:
        table: Table[S] = Table(game.clone(state), chance)
        game.resolve(table, seat, action)
        yield chance.probability(), chance.draws, table.state
        more = chance.advance()
