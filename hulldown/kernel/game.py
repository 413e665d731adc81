"""The contract: what every game offers to matches, agents, server and tools."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from hulldown.kernel.actions import Action, ActionTable
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config, GameInfo, OrderForm, Orders
from hulldown.kernel.habits import Habits
from hulldown.kernel.judgement import Judgement
from hulldown.kernel.messages import Label, Message, Outcome, Play, Prompt, Refusal, Seat, View
from hulldown.kernel.table import Table

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A", bound=Action)


class AgentHooks(Generic[S, A]):
    """What a game offers to computer players; each may be absent.

    `policy` picks from the legal actions of a seat in a (resampled) world, using only what that
    seat may know there, so that it answers alike in worlds the seat cannot tell apart. `playout`
    is a quicker one for a search's trials; absent, they follow `policy`. `value` estimates a
    seat's result in such a world between 0 and 1, `features` turns a view into numbers.
    `judgement` says what a position is worth in named figures, each with a text `figure-NAME`,
    and `habits` which actions a search tends to prefer. `turns` counts the turns of all seats so
    far: a round is one of each. `cut` ends a search's trials after that many rounds with the
    judgement's word on who will win; 0 never does. `effort` is how many times the usual trials
    the levels have here: more, where trials are short; the highest level has `full_effort` and
    `full_cut` instead, where they are given. With `race` a search tries all that keeps
    up with the best action alike, and does what is advised unless another is proven better.
    """

    def __init__(
        self,
        policy: Callable[[S, Seat, list[A]], A] | None = None,
        value: Callable[[S, Seat], float] | None = None,
        features: Callable[[View], list[float]] | None = None,
        judgement: Judgement[S] | None = None,
        turns: Callable[[S], int] | None = None,
        cut: int = 0,
        playout: Callable[[S, Seat, list[A]], A] | None = None,
        habits: Habits | None = None,
        effort: int = 1,
        race: bool = False,
        full_effort: int = 0,
        full_cut: int = 0,
    ) -> None:
        self.policy = policy
        self.value = value
        self.features = features
        self.judgement = judgement
        self.turns = turns
        self.cut = cut
        self.playout = policy if playout is None else playout
        self.habits = habits
        self.effort = effort
        self.race = race
        self.full_effort = full_effort or effort
        self.full_cut = full_cut or cut


class Rules(Protocol[S, A]):
    """What can be played: the rules alone make a game."""

    def setup(self, config: Config, chance: Chance) -> S:
        """The first position."""

    def opening(self, table: Table[S]) -> None:
        """Tell what there is to tell of the first position."""

    def clone(self, state: S) -> S:
        """An independent copy."""

    def seats_to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that are asked, maybe several; none exactly when the match is over."""

    def on_turn(self, state: S, seat: Seat) -> S | None:
        """The position if the next turn were this seat's, to prepare it; None if it cannot."""

    def legal_actions(self, state: S, seat: Seat) -> list[A]:
        """Complete, ordered, deterministic, never empty for a seat to act."""

    def resolve(self, table: Table[S], seat: Seat, action: A) -> None:
        """Carry out a legal action in place."""

    def outcome(self, state: S) -> Outcome | None:
        """The result, if the match is over."""

    def standing(self, state: S) -> Outcome:
        """The result if the match ended here: agreed ends and round limits."""


class Knowledge(Protocol[S]):
    """What each seat may know, and what it may ask about that."""

    def view(self, state: S, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may know."""

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[View]:
        """The same for several at once, who share what all may know: nobody changes a view."""

    def pictures(self, state: S, seat: Seat | None) -> dict[str, JSON]:
        """What to add to the view for reading it as text, such as a board drawn in characters."""

    def resample(self, state: S, seat: Seat, chance: Chance) -> S:
        """Another world that this seat cannot tell apart: sound and blind."""

    def query(self, state: S, seat: Seat, question: JSON) -> JSON:
        """The answer, from what the seat may know; None if there is none."""

    def questions(self, state: S, seat: Seat) -> list[JSON]:
        """The questions `query` answers for this seat now."""

    def contradiction(self, state: S, seat: Seat, heard: Sequence[Message]) -> str | None:
        """What somebody who only wrote down the events this seat saw would object to."""


class People(Protocol[S_contra, A]):
    """How a decision is put to somebody: asked, described, shortened, refused, ordered."""

    def prompt(self, state: S_contra, seat: Seat) -> Prompt:
        """What the seat is asked."""

    def describe(self, state: S_contra, seat: Seat, action: A) -> Label:
        """A legal action in words."""

    def usual(self, state: S_contra, seat: Seat) -> A:
        """The action behind Enter, and what a run-out clock plays."""

    def plays(self, state: S_contra, seat: Seat) -> list[Play[A]]:
        """Sequences of actions that a player can take with one click."""

    def orders(self, state: S_contra, seat: Seat) -> list[OrderForm]:
        """The standing orders the seat may give."""

    def answer(self, state: S_contra, seat: Seat, orders: Orders) -> A | None:
        """What those orders imply here, from what the seat may know."""

    def decided(self, state: S_contra, seat: Seat, orders: Orders) -> bool:
        """Do those orders decide a reaction whatever the seat holds?

        Then it is answered at once where others wait for a window to close. Everybody sees that,
        so it may follow from the orders and from what is public, never from what is hidden.
        """

    def why_not(self, state: S_contra, seat: Seat) -> list[Refusal]:
        """What the seat might try and cannot."""


class Storage(Protocol[S, A]):
    """Positions and actions as data and as text."""

    def actions(self, config: Config) -> ActionTable[A]:
        """Every action there can be with this config, numbered."""

    def encode_state(self, state: S) -> JSON:
        """The whole position as data, secrets and memory included."""

    def decode_state(self, config: Config, data: JSON) -> S:
        """The position that `encode_state` wrote."""

    def write_position(self, state: S) -> str:
        """The whole position as one line of text."""

    def read_position(self, config: Config, line: str) -> S:
        """The position of that line."""


class Game(Rules[S, A], Knowledge[S], People[S, A], Storage[S, A], Protocol[S, A]):
    """The rules of one game. States are changed by `resolve` and by nothing else.

    `toolbox/ruleset.py` has a default for all that a simple game does not need.
    """

    @property
    def info(self) -> GameInfo:
        """What the lobby must know."""

    @property
    def hooks(self) -> AgentHooks[S, A]:
        """What agents may use."""


AnyGame = Game[Any, Any]
