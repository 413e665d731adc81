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


def course_of(game: Game[S, A]) -> "Course[S, A] | None":
    """The table of decisions that a game plays by; None if it does any of it in its own way."""
    found = getattr(game, "decisions", None)
    if (
        isinstance(found, Course)
        and game.seats_to_act == found.seats_to_act
        and game.legal_actions == found.legal_actions
        and game.resolve == found.resolve
    ):
        return found
    return None


def play_out(game: Game[S, A], table: Table[S], picks: Chance, limit: int) -> int:
    """Play random legal actions to the end, or `limit` of them; how many were played."""
    course = course_of(game)
    if course is not None:
        return _play_course(course, table, picks, limit)
    state = table.state
    resolve = game.resolve
    legal_actions = game.legal_actions
    seats_to_act = game.seats_to_act
    for played in range(limit):
        seats = seats_to_act(state)
        if not seats:
            return played
        seat = seats[0] if len(seats) == 1 else seats[picks.draw(len(seats), "", "")]
        legal = legal_actions(state, seat)
        resolve(table, seat, legal[picks.draw(len(legal), "", "")])
    return limit


def _play_course(course: Course[S, A], table: Table[S], picks: Chance, limit: int) -> int:
    """The same with a game's decisions, called directly."""
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
    if course is not None:
        return _keep_course(course, table, policy, limit)
    state = table.state
    for played in range(limit):
        seats = game.seats_to_act(state)
        if not seats:
            return played
        legal = game.legal_actions(state, seats[0])
        chosen = legal[0] if len(legal) == 1 else policy(state, seats[0], legal)
        game.resolve(table, seats[0], chosen)
    return limit


def _keep_course(
    course: Course[S, A], table: Table[S], policy: Callable[[S, Seat, list[A]], A], limit: int
) -> int:
    """The same with a game's decisions, called directly."""
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
