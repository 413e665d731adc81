"""A game gathered from its parts, with defaults for what a simple game does not need.

A game that has decisions and declared fields names them; the rest follows:

    class NightConvoy(Ruleset[State, Action]):
        info = INFO
        state = State
        decisions = DECISIONS
        fields = FIELDS
        catalogue_type = Catalogue

What it does not say has a default: an open game without whole plays, standing orders, queries
or hooks for agents. This module is never compiled: a game object is interpreted, and interpreted
classes do not inherit from compiled ones. Nothing here is called in the middle of play.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from hulldown.kernel.actions import Action, ActionTable
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config, GameInfo, OrderForm, Orders
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import Label, Message, Outcome, Play, Prompt, Refusal, Seat, View
from hulldown.kernel.table import Table
from hulldown.toolbox.catalogues import Catalogues
from hulldown.toolbox.decisions import SHARED, Decisions, Position
from hulldown.toolbox.fields import Fields

S = TypeVar("S", bound=Position)
A = TypeVar("A", bound=Action)

DECIDED = (
    "seats_to_act", "legal_actions", "resolve", "prompt", "describe", "usual", "plays", "why_not",
    "orders", "answer",
    "decided",
)  # fmt: skip


class Ruleset(Generic[S, A]):
    """The rules of one game. `game.resolve` is the compiled function itself, not a call to it."""

    info: ClassVar[GameInfo]
    hooks: ClassVar[AgentHooks[Any, Any]] = AgentHooks()
    state: ClassVar[Any]
    decisions: ClassVar[Decisions[Any, Any]]
    fields: ClassVar[Fields]
    catalogue_type: ClassVar[Any]
    _catalogues: Catalogues[Any] | None = None

    def __init_subclass__(cls) -> None:
        """Bind what the parts answer, unless the class has its own."""
        if "decisions" in cls.__dict__:
            for name in DECIDED:
                cls._bind(name, getattr(cls.decisions, name))
        if "fields" in cls.__dict__:
            cls._bind("encode_state", cls.fields.encode)
        if hasattr(cls.__dict__.get("state"), "clone"):
            cls._bind("clone", cls.state.clone)

    def __repr__(self) -> str:
        info = self.info
        return f"<Game {info.id}: {info.title}, {info.min_seats} to {info.max_seats} seats>"

    @classmethod
    def _bind(cls, name: str, function: Callable[..., Any]) -> None:
        if name not in cls.__dict__:
            setattr(cls, name, staticmethod(function))

    # Rules

    def catalogue(self, config: Config) -> Any:
        """The data of a config, made once: `names` of its cards, the `table` of its actions."""
        if config.pack is not None:
            raise ConfigError("config/bad-value", "this game takes no content packs")
        if self._catalogues is None:
            self._catalogues = Catalogues(self.catalogue_type)
        return self._catalogues.of(config)

    def setup(self, config: Config, chance: Chance) -> S:
        """The first position, made from the catalogue."""
        return self.first_position(self.catalogue(config), chance)

    def first_position(self, cat: Any, chance: Chance) -> S:
        """The first position of a match with this catalogue."""
        raise NotImplementedError

    def clone(self, state: S) -> S:
        """An independent copy, field by field."""
        other: S = self.state(state.cat)  # type: ignore[attr-defined]
        return self.fields.copy(state, other)

    def seats_to_act(self, state: S) -> tuple[Seat, ...]:
        """Who is asked."""
        return state.asked

    def opening(self, table: Table[S]) -> None:
        """Nothing is told of the first position."""

    def on_turn(self, state: S, seat: Seat) -> S | None:
        """Nobody prepares a turn."""
        return None

    def legal_actions(self, state: S, seat: Seat) -> list[A]:
        """What the seat may do now."""
        raise NotImplementedError

    def resolve(self, table: Table[S], seat: Seat, action: A) -> None:
        """Carry out a legal action in place."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """The result, once nobody is asked any more."""
        return None if self.seats_to_act(state) else self.standing(state)

    def standing(self, state: S) -> Outcome:
        """The result if the match ended here."""
        raise NotImplementedError

    # Knowledge: an open game, in which everybody sees everything

    def view(self, state: S, seat: Seat | None) -> View:
        """The whole position but who is asked what: everybody is told that anyway."""
        data = self.encode_state(state)
        return View(seat, {key: data[key] for key in data if key not in SHARED})

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[View]:
        """One after another."""
        return [self.view(state, seat) for seat in seats]

    def pictures(self, state: S, seat: Seat | None) -> dict[str, JSON]:
        """The view says it all."""
        return {}

    def resample(self, state: S, seat: Seat, chance: Chance) -> S:
        """The same position: there is nothing to guess."""
        return self.clone(state)

    def query(self, state: S, seat: Seat, question: JSON) -> JSON:
        """No question is answered."""
        return None

    def questions(self, state: S, seat: Seat) -> list[JSON]:
        """Nothing can be asked."""
        return []

    def contradiction(self, state: S, seat: Seat, heard: Sequence[Message]) -> str | None:
        """There is nothing to remember."""
        return None

    # People

    def prompt(self, state: S, seat: Seat) -> Prompt:
        """What the seat is asked."""
        return Prompt(Message("ask"), "")

    def describe(self, state: S, seat: Seat, action: A) -> Label:
        """A legal action in words."""
        return Label(Message(f"do-{action.kind}", dict(action.fields)))

    def usual(self, state: S, seat: Seat) -> A:
        """The first legal action."""
        return self.legal_actions(state, seat)[0]

    def plays(self, state: S, seat: Seat) -> list[Play[A]]:
        """No whole plays."""
        return []

    def orders(self, state: S, seat: Seat) -> list[OrderForm]:
        """No standing orders."""
        return []

    def answer(self, state: S, seat: Seat, orders: Orders) -> A | None:
        """No standing orders."""
        return None

    def decided(self, state: S, seat: Seat, orders: Orders) -> bool:
        """No standing orders."""
        return False

    def why_not(self, state: S, seat: Seat) -> list[Refusal]:
        """Nothing to explain."""
        return []

    # Storage

    def actions(self, config: Config) -> ActionTable[A]:
        """Every action there can be, numbered."""
        table: ActionTable[A] = self.catalogue(config).table
        return table

    def blank(self, config: Config) -> S:
        """A position with nothing on the table."""
        state: S = self.fields.clear(self.state(self.catalogue(config)))
        return state

    def encode_state(self, state: S) -> JSON:
        """The whole position as JSON."""
        return self.fields.encode(state)

    def decode_state(self, config: Config, data: JSON) -> S:
        """The position that `encode_state` wrote."""
        state = self.blank(config)
        self.fields.decode(state, data)
        return state

    def write_position(self, state: S) -> str:
        """The whole position as one line: what differs from a blank table."""
        blank = self.fields.clear(self.state(state.cat))  # type: ignore[attr-defined]
        return self.fields.write(state, blank)

    def read_position(self, config: Config, line: str) -> S:
        """The position of that line."""
        state = self.blank(config)
        self.fields.read(state, line)
        return state
