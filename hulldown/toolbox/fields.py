"""A state's fields, declared once: slots, blank values, encoding and notation follow from it.

    FIELDS: Final = Fields(
        word("asking", ("plan", "answer", "over")),
        seats("asked"),
        number("round"),
        numbers("worth", lambda cat: [0] * cat.seats),
        piles("hands", lambda cat: [[] for _ in range(cat.seats)]),
    )

`Fields.copy` clones a state. A game whose clone is hot spells it out by hand instead; the contract
compares either with the fields.
A field may be stored under another `key` than its name (`a.b` is the key `b` inside `a`), which
keeps the digests of a game that renames one.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import DataError
from hulldown.toolbox.decisions import SHARED
from hulldown.toolbox.frames import Frames, read_frames

NOTHING: Final = "-"
MOST: Final = 100
Start = Callable[[Any], Any]
"""The value on a blank table, made from the catalogue."""
Places = Mapping[str | None, int]
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How a field is stored and written. Names of cards are those of the catalogue.

    This kind is stored as it stands and written as a number. `is_plain`: its `encode` changes
    nothing and need not be called.
    """

    def __init__(self, is_plain: bool = False) -> None:
        self.is_plain = is_plain

    def copy(self, value: Any) -> Any:
        """A value of its own for a clone: lists are copied, all else is shared."""
        return value.copy() if isinstance(value, list) else value

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """The value as JSON."""
        return value

    def decode(self, data: JSON, places: Places) -> Any:
        """The value that `encode` wrote."""
        return data

    def write(self, value: Any, names: Sequence[str]) -> str:
        """The value as one word without spaces."""
        return str(value)

    def read(self, word: str, places: Places) -> Any:
        """The value of that word."""
        return int(word)


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Kind):
    """A string without spaces."""

    def read(self, word: str, places: Places) -> Any:
        """The word itself."""
        return word


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Kind):
    """A small constant, stored as a number and written as a word."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(is_plain=True)
        self.words = tuple(words)

    def write(self, value: Any, names: Sequence[str]) -> str:
        """Its word."""
        return self.words[int(value)]

    def read(self, word: str, places: Places) -> Any:
        """The constant of this word."""
        return self.words.index(word)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Kind):
    """A list of ints, or a tuple of them."""

    def __init__(self, is_tuple: bool) -> None:
        super().__init__(is_plain=not is_tuple)
        self.is_tuple = is_tuple

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """A list either way."""
        return list(value) if self.is_tuple else value

    def decode(self, data: JSON, places: Places) -> Any:
        """The list or tuple."""
        return tuple(data) if self.is_tuple else list(data)

    def write(self, value: Any, names: Sequence[str]) -> str:
        """Joined by commas."""
        return ",".join(map(str, value)) or NOTHING

    def read(self, word: str, places: Places) -> Any:
        """The list or tuple."""
        return self.decode([int(part) for part in split(word, ",")], places)


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberRows(Kind):
    """A list of lists of ints, or of tuples."""

    def __init__(self, of_tuples: bool) -> None:
        super().__init__(is_plain=not of_tuples)
        self.of_tuples = of_tuples

    def copy(self, value: Any) -> Any:
        """The rows, copied one by one."""
        return value.copy() if self.of_tuples else [row.copy() for row in value]

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """Lists of lists."""
        return [list(row) for row in value] if self.of_tuples else value

    def decode(self, data: JSON, places: Places) -> Any:
        """The rows."""
        return [tuple(row) if self.of_tuples else list(row) for row in data]

    def write(self, value: Any, names: Sequence[str]) -> str:
        """Rows joined by slashes, their numbers by dots."""
        rows = [".".join(map(str, row)) or NOTHING for row in value]
        return "/".join(rows) or NOTHING

    def read(self, word: str, places: Places) -> Any:
        """The rows."""
        rows = [] if word == NOTHING else word.split("/")
        return self.decode([[int(part) for part in split(row, ".")] for row in rows], places)


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Kind):
    """A card by its name, -1 for none."""

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """Its name."""
        return None if value < 0 else names[value]

    def decode(self, data: JSON, places: Places) -> Any:
        """The card of this name."""
        return places[data]

    def write(self, value: Any, names: Sequence[str]) -> str:
        """Its name."""
        return NOTHING if value < 0 else names[value]

    def read(self, word: str, places: Places) -> Any:
        """The card of this name."""
        return find_card(word, places)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Kind):
    """Cards by their names. A bag, whose order nobody knows, is kept sorted."""

    def __init__(self, is_tuple: bool, is_bag: bool) -> None:
        super().__init__()
        self.is_tuple = is_tuple
        self.is_bag = is_bag

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """Their names."""
        cards: Sequence[int] = value
        return [None if card < 0 else names[card] for card in cards]

    def decode(self, data: JSON, places: Places) -> Any:
        """The cards of these names."""
        cards = [places[name] for name in data]
        return tuple(cards) if self.is_tuple else cards

    def write(self, value: Any, names: Sequence[str]) -> str:
        """Names joined by plus signs, repeated ones once with their number."""
        words: list[str] = []
        start = 0
        for place, card in enumerate(value):
            if place + 1 == len(value) or value[place + 1] != card:
                name = NOTHING if card < 0 else names[card]
                words.append(name if place == start else f"{name}*{place + 1 - start}")
                start = place + 1
        return "+".join(words) or NOTHING

    def read(self, word: str, places: Places) -> Any:
        """The cards of these names."""
        cards: list[int] = []
        for part in [] if word == NOTHING else word.split("+"):
            name, _, times = part.partition("*")
            if not 1 <= int(times or 1) <= MOST:
                raise ValueError(f"{part!r}: 1 to {MOST} cards")
            cards += [find_card(name, places)] * int(times or 1)
        if self.is_bag:
            cards.sort()
        return tuple(cards) if self.is_tuple else cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack(Kind):
    """Unfinished business: stored as rows, written by the words of its kinds."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__()
        self.words = tuple(words)

    def copy(self, value: Any) -> Any:
        """An independent stack."""
        frames: Frames = value
        return frames.clone()

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """The frames as rows."""
        frames: Frames = value
        return frames.rows

    def decode(self, data: JSON, places: Places) -> Any:
        """The stack of these rows."""
        return read_frames(data)

    def write(self, value: Any, names: Sequence[str]) -> str:
        """Frames from the outermost in: `claim:2/answer:0.1`."""
        frames: Frames = value
        rows = [":".join([self.words[kind], *_dots(rest)]) for kind, *rest in frames.rows]
        return "/".join(rows) or NOTHING

    def read(self, word: str, places: Places) -> Any:
        """The stack of these frames."""
        rows = []
        for row in [] if word == NOTHING else word.split("/"):
            name, _, rest = row.partition(":")
            rows.append([self.words.index(name), *map(int, split(rest or NOTHING, "."))])
        return read_frames(rows)


class Derived(Kind):
    """What follows from the rest: a slot that is neither stored nor written."""


class Field:
    """One field: its name, its kind, its value on a blank table, the key it is stored under.

    With `by_place` it is a list of things of that kind, each written as a word of its own:
    `hands0 … hands1 …`.
    """

    def __init__(
        self, name: str, kind: Kind, start: Start, key: str = "", by_place: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.start = start
        self.key: list[str] = (key or name).split(".")
        self.by_place = by_place
        self.is_stored = not isinstance(kind, Derived)
        self.is_written = self.is_stored
        self.is_seldom = False

    def is_plain(self) -> bool:
        """Is it stored as it stands, under a key of its own?"""
        return self.kind.is_plain and self.is_kept() and not self.by_place

    def is_kept(self) -> bool:
        """Is it always stored, under a key of its own?"""
        return len(self.key) == 1 and not self.is_seldom

    def seldom(self) -> "Field":
        """The same field, stored only while it is not as on a blank table.

        A field that a game gets later is one of these, so that all other positions are stored
        as they were before.
        """
        self.is_seldom = True
        return self

    def unwritten(self) -> "Field":
        """The same field, which the game writes in words of its own."""
        self.is_written = False
        return self

    def copy(self, value: Any) -> Any:
        """The value for a clone."""
        return [self.kind.copy(item) for item in value] if self.by_place else self.kind.copy(value)

    def encode(self, state: Any, names: Sequence[str]) -> JSON:
        """The field of this state as JSON."""
        value = getattr(state, self.name)
        if self.by_place:
            return [self.kind.encode(item, names) for item in value]
        return self.kind.encode(value, names)

    def decode(self, data: JSON, places: Places) -> Any:
        """The value that `encode` wrote."""
        if self.by_place:
            return [self.kind.decode(item, places) for item in data]
        return self.kind.decode(data, places)

    def write(self, value: Any, usual: Any, names: Sequence[str]) -> list[str]:
        """Name and value as words, unless it is as on a blank table."""
        if not self.by_place:
            return [self.name, self.kind.write(value, names)]
        return [
            word
            for place, item in enumerate(value)
            if item != usual[place]
            for word in (f"{self.name}{place}", self.kind.write(item, names))
        ]


def number(name: str, start: int = 0, key: str = "") -> Field:
    """An int."""
    return Field(name, Kind(is_plain=True), lambda cat: start, key)


def text(name: str, start: str = "", key: str = "") -> Field:
    """A string without spaces."""
    return Field(name, Text(is_plain=True), lambda cat: start, key)


def word(name: str, words: Sequence[str], start: int = 0, key: str = "") -> Field:
    """A small constant such as a question: stored as an int, written as one of these words."""
    return Field(name, Word(words), lambda cat: start, key)


def seats(name: str, key: str = "") -> Field:
    """A tuple of seats, empty to begin with."""
    return Field(name, Numbers(True), lambda cat: (), key)


def numbers(name: str, start: Start = lambda cat: [], key: str = "") -> Field:
    """A list of ints."""
    return Field(name, Numbers(False), start, key)


def figures(name: str, start: Start = lambda cat: (), key: str = "") -> Field:
    """A tuple of ints, which clones share."""
    return Field(name, Numbers(True), start, key)


def rows(name: str, start: Start = lambda cat: [], key: str = "", of_tuples: bool = False) -> Field:
    """A list of lists (or tuples) of ints."""
    return Field(name, NumberRows(of_tuples), start, key)


def card(name: str, key: str = "") -> Field:
    """A card, stored by its name; -1 is none."""
    return Field(name, Card(), lambda cat: -1, key)


def cards(
    name: str, start: Start = lambda cat: [], is_tuple: bool = False, is_bag: bool = False
) -> Field:
    """A list (or tuple) of cards, stored by their names."""
    return Field(name, Cards(is_tuple, is_bag), start)


def piles(name: str, start: Start, of_tuples: bool = False, is_bag: bool = False) -> Field:
    """A pile of cards for each seat, stored by their names."""
    return Field(name, Cards(of_tuples, is_bag), start, by_place=True)


def frames(name: str, words: Sequence[str], key: str = "") -> Field:
    """A stack of unfinished business; the words are those of its kinds."""
    return Field(name, Stack(words), lambda cat: Frames(), key)


def derived(name: str, start: Start = lambda cat: None) -> Field:
    """What follows from other fields: a slot that is neither stored nor written."""
    return Field(name, Derived(), start)


class Fields:
    """All fields of a state, in the order in which they are written."""

    def __init__(self, *fields: Field) -> None:
        self.every: list[Field] = list(fields)
        self.stored: list[Field] = [field for field in fields if field.is_stored]
        self._plain: list[tuple[str, str]] = [
            (field.name, field.key[0]) for field in self.stored if field.is_plain()
        ]
        others = [field for field in self.stored if not field.is_plain()]
        self._kept: list[Field] = [field for field in others if field.is_kept()]
        self._others: list[Field] = [field for field in others if not field.is_kept()]
        self.written: dict[str, Field] = {field.name: field for field in fields if field.is_written}
        self.slots: tuple[str, ...] = tuple(
            [field.name for field in fields if field.name not in SHARED]
        )

    def clear(self, state: S) -> S:
        """The state, with every field as on a blank table."""
        cat = state.cat  # type: ignore[attr-defined]
        for field in self.every:
            setattr(state, field.name, field.start(cat))
        return state

    def copy(self, state: S, other: S) -> S:
        """The other state, with every field as in this one but independent of it."""
        for field in self.every:
            setattr(other, field.name, field.copy(getattr(state, field.name)))
        return other

    def encode(self, state: Any) -> dict[str, JSON]:
        """The whole position as JSON, secrets and memory included."""
        names = _names(state)
        out: dict[str, JSON] = {key: getattr(state, name) for name, key in self._plain}
        for field in self._kept:
            out[field.key[0]] = field.encode(state, names)
        for field in self._others:
            if field.is_seldom and getattr(state, field.name) == field.start(state.cat):
                continue
            place = out
            for key in field.key[:-1]:
                place = place.setdefault(key, {})
            place[field.key[-1]] = field.encode(state, names)
        return out

    def decode(self, state: Any, data: JSON) -> None:
        """Fill a blank state with what `encode` wrote."""
        places = places_of(state)
        for field in self.stored:
            if field.is_seldom and field.key[0] not in data:
                continue
            found = data
            for key in field.key:
                found = found[key]
            setattr(state, field.name, field.decode(found, places))

    def write(self, state: Any, blank: Any) -> str:
        """The position as one line: a name and a word for each field that is not as on `blank`."""
        names = _names(state)
        words: list[str] = []
        for field in self.written.values():
            value, usual = getattr(state, field.name), getattr(blank, field.name)
            if field.encode(state, names) != field.encode(blank, names):
                words += field.write(value, usual, names)
        return " ".join(words)

    def read(self, state: Any, line: str) -> None:
        """Change a blank state as a line says."""
        words = line.split()
        try:
            if len(words) % 2:
                raise ValueError("words come in pairs")
            places = places_of(state)
            for name, word in zip(words[::2], words[1::2], strict=True):
                self.read_word(state, name, word, places)
        except (ValueError, IndexError, KeyError) as error:
            raise DataError("data/bad-position", f"cannot read {line!r}: {error}") from error

    def read_word(self, state: Any, name: str, word: str, places: Places) -> None:
        """Set one field; a list that has a length on a blank table keeps it."""
        item = name.rstrip("0123456789")
        field = self.written.get(name) or self.written.get(item)
        if field is None or field.by_place != (name != field.name):
            raise ValueError(f"unknown word {name!r}")
        value = field.kind.read(word, places)
        if field.by_place:
            getattr(state, field.name)[int(name[len(item) :])] = value
            return
        usual = getattr(state, field.name)
        if isinstance(usual, (list, tuple)) and len(usual) not in (0, len(value)):
            raise ValueError(f"{name} takes {len(usual)} values")
        setattr(state, field.name, value)


def split(word: str, by: str) -> list[str]:
    """The parts of a word; a dash has none."""
    return [] if word == NOTHING else word.split(by)


def find_card(name: str, places: Places) -> int:
    """The card of this name; a dash is none."""
    if name == NOTHING:
        return -1
    if name not in places:
        raise ValueError(f"no card {name!r}")
    return places[name]


def _names(state: Any) -> Sequence[str]:
    names: Sequence[str] = getattr(state.cat, "names", ())
    return names


def places_of(state: Any) -> Places:
    """The cards of a state by their names."""
    return {None: -1, **{name: place for place, name in enumerate(_names(state))}}


def _dots(values: list[int]) -> list[str]:
    return [".".join(map(str, values))] if values else []
