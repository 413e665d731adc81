"""The lines of a replay: their shape, and the chain of digests that binds them.

docs/replay-format.md explains every field.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, NamedTuple, Never, TypeVar

from msgspec import Struct, ValidationError, convert

from hulldown.kernel.canonical import JSON, canonical, digest
from hulldown.kernel.nesting import is_too_deep
from hulldown.replays.errors import ReplayFileError

FORMAT: Final = "hulldown-replay"
VERSION: Final = 1

T = TypeVar("T")


class MessageData(Struct, forbid_unknown_fields=True):
    """A text's id and its arguments."""

    id: str
    args: dict[str, Any]


class EventData(Struct, forbid_unknown_fields=True):
    """What happened and who saw it."""

    message: MessageData
    rule: str
    seats: list[int] | None
    masked: MessageData | None
    news: list[int]


class EndData(Struct, forbid_unknown_fields=True):
    """What ended a match outside the rules."""

    reason: str
    seats: list[int]


class OutcomeData(Struct, forbid_unknown_fields=True):
    """How a match ended."""

    reason: str
    ranking: list[list[int]]
    scores: list[dict[str, int]]
    rule: str


class SeededData(Struct, forbid_unknown_fields=True):
    """The chance of a simulated match."""

    kind: Literal["seeded"]
    seed: int | str


class FairData(Struct, forbid_unknown_fields=True):
    """The chance of an online match."""

    kind: Literal["fair"]
    commitment: str
    entropy: list[str]


class OtherData(Struct):
    """A chance that cannot be worked out again."""

    kind: str


class HeaderLine(Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    game: str
    rules_version: int
    config: dict[str, Any]
    chance: dict[str, Any]
    chain: str


class RecordLine(Struct, forbid_unknown_fields=True):
    """A line for each record."""

    number: int
    kind: Literal["setup", "act", "take-back", "end", "note"]
    seat: int | None
    action: dict[str, Any] | None
    draws: list[tuple[str, str, int, int]]
    digest: str
    events: list[EventData]
    by: Literal["seat", "automatic", "order", "clock", "consent"]
    first: int
    cancels: list[int]
    chain: str


class ResultLine(Struct, forbid_unknown_fields=True):
    """The last line."""

    outcome: OutcomeData | None
    secret: str | None
    records: int
    chain: str


CHANCES: Final[dict[str, type[Struct]]] = {"seeded": SeededData, "fair": FairData}


def chained(lines: Iterable[dict[str, JSON]]) -> Iterator[str]:
    """The lines as text, each bound to all above it."""
    chain = ""
    for line in lines:
        chain = digest([chain, line])
        yield canonical({**line, "chain": chain}) + "\n"


class LinePlace(NamedTuple):
    """A line of the file, counted from 1, and the number of its record, if it is one's."""

    line: int
    record: int | None = None

    def error(self, code: str, what: str, hint: str = "") -> ReplayFileError:
        """An error about this line."""
        name = "the header" if self.line == 1 else "the result"
        if self.record is not None:
            name = f"record {self.record}"
        where = f"line {self.line}, {name}"
        return ReplayFileError(code, f"{where}: {what}", hint, line=self.line, record=self.record)


def parse(text: bytes, spot: LinePlace) -> dict[str, JSON]:
    """A line as data, if it is written exactly as we write it."""
    try:
        if not is_too_deep(text):
            data = json.loads(text.decode(), parse_float=no_fraction, parse_constant=no_fraction)
            if isinstance(data, dict) and canonical(data).encode() == text:
                return data
    except ValueError:
        pass
    raise spot.error("replay/format", "cannot be read")


def no_fraction(text: str) -> Never:
    """Values are whole: a fraction would not come back the same everywhere."""
    raise ValueError(text)


def check_chain(line: dict[str, JSON], chain: str, spot: LinePlace) -> str:
    """The chain up to this line, if the line carries it."""
    content = {key: value for key, value in line.items() if key != "chain"}
    expected = digest([chain, content])
    if line.get("chain") != expected:
        raise spot.error("replay/damaged", "was changed after it was written")
    return expected


def check_shape(data: JSON, shape: type[T], spot: LinePlace) -> T:
    """The data as such a shape: nothing missing, nothing unknown, nothing of a wrong type."""
    try:
        return convert(data, shape)
    except ValidationError as error:
        raise spot.error("replay/format", str(error)) from error
