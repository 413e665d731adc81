"""Actions: small immutable intents, made once for a catalogue, numbered and reused."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.errors import ActionError


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What a seat asks for. A game makes a small subclass per intent; `fields` are its wire form.

    Interned: equal actions of a catalogue are the same object. `number` is set by the table.
    """

    def __init__(self, kind: str, fields: dict[str, JSON] | None = None) -> None:
        self.kind = kind
        self.fields: dict[str, JSON] = fields if fields is not None else {}
        self.number = -1

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.notation()!r}>"

    def __str__(self) -> str:
        return self.notation()

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        return {"kind": self.kind, **self.fields}

    def notation(self) -> str:
        """The action as one line of text: its kind and the values of its fields."""
        return " ".join([self.kind, *[str(value) for value in self.fields.values()]])


A = TypeVar("A", bound=Action)


class ActionTable(Generic[A]):
    """All actions of a catalogue by number, wire form and notation."""

    def __init__(self, actions: Sequence[A]) -> None:
        self.actions: list[A] = list(actions)
        self._by_json: dict[str, A] = {}
        self._by_notation: dict[str, A] = {}
        for number, action in enumerate(self.actions):
            action.number = number
            self._by_json[canonical(action.to_json())] = action
            self._by_notation[action.notation()] = action
        assert len(self._by_json) == len(self._by_notation) == len(self.actions)

    def decode(self, data: JSON) -> A:
        """The interned action of this wire form."""
        try:
            found = self._by_json.get(canonical(data))
        except (TypeError, ValueError):
            found = None
        if found is None:
            raise ActionError("action/format", f"{data!r} is not an action of this game")
        return found

    def read(self, notation: str) -> A:
        """The interned action of this notation."""
        found = self._by_notation.get(notation.strip())
        if found is None:
            raise ActionError("action/format", f"{notation!r} is not an action of this game")
        return found

    def own(self, action: "A | str") -> A:
        """The interned action that this one, or this notation, stands for."""
        if isinstance(action, str):
            return self.read(action)
        if not isinstance(action, Action):
            raise ActionError("action/format", f"{action!r} is not an action of this game")
        if 0 <= action.number < len(self.actions) and self.actions[action.number] is action:
            return action
        return self.decode(action.to_json())

    def mask(self, legal: Sequence[A]) -> bytes:
        """One byte per action: 1 where it is in the list."""
        out = [0] * len(self.actions)
        for action in legal:
            out[action.number] = 1
        return bytes(out)
