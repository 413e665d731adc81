"""The position: every field declared once, cloned by hand because that is hot."""

from collections.abc import Sequence
from typing import Any, Final

from hulldown.games.template.catalog import FLARES, Catalogue
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.toolbox import fields
from hulldown.toolbox.decisions import Position, Question
from hulldown.toolbox.frames import FrameKind, Frames, read_frames

# What is asked
PLAN: Final = Question(0)
ANSWER: Final = Question(1)
OVER: Final = Question(2)

# Unfinished business: a claim, and whose it is
CLAIM: Final = FrameKind(0)

# A sealed choice: the card sent (or whether a Flare is fired), and the card dug in
SENT: Final = 0
DUG: Final = 1
NONE: Final = -1


class Claims(fields.Stack):
    """T-009: stored as the claimer's seat alone, as it was before there were frames."""

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """Whose claim it is."""
        return value.top()[1] if len(value) else NONE

    def decode(self, data: JSON, places: fields.Places) -> Any:
        """The claim of this seat."""
        return read_frames([] if data == NONE else [[CLAIM, data]])


def _kinds_by_seat(cat: Catalogue) -> list[list[int]]:
    return [[0] * cat.kinds for _ in range(cat.seats)]


FIELDS: Final = fields.Fields(
    fields.word("asking", ("plan", "answer", "over"), key="phase"),
    fields.seats("asked", key="sealed.owed"),
    fields.Field("frames", Claims(("claim",)), lambda cat: Frames(), key="claimer"),
    fields.number("round"),
    fields.number("crate"),
    fields.rows("hands", _kinds_by_seat),
    fields.rows("dug", _kinds_by_seat),
    fields.rows("chosen", lambda cat: [[NONE, NONE] for _ in range(cat.seats)], "sealed.chosen"),
    fields.numbers("shown", lambda cat: [0] * cat.kinds),
    fields.numbers("worth", lambda cat: [0] * cat.seats),
    fields.numbers("taken", lambda cat: [0] * cat.seats),
    fields.rows("scouted"),
)
"""A key keeps the name that a field had in matches stored before; a new game needs none."""


class State(Position):
    """Hands, dug-in and shown cards are counts by kind.

    A row of `scouted` is memory (T-013): viewer, owner, kind seen, then every kind the owner
    has shown since.
    """

    __slots__ = ("cat", *FIELDS.slots)

    cat: Catalogue
    frames: Frames
    round: int
    crate: int
    hands: list[list[int]]
    dug: list[list[int]]
    chosen: list[list[int]]
    shown: list[int]
    worth: list[int]
    taken: list[int]
    scouted: list[list[int]]

    def __init__(self, cat: Catalogue) -> None:
        self.cat = cat

    def clone(self) -> "State":
        """An independent copy; the catalogue is shared."""
        other = State(self.cat)
        other.asking = self.asking
        other.asked = self.asked
        other.frames = self.frames.clone()
        other.round = self.round
        other.crate = self.crate
        other.hands = [hand.copy() for hand in self.hands]
        other.dug = [dug.copy() for dug in self.dug]
        other.chosen = [choice.copy() for choice in self.chosen]
        other.shown = self.shown.copy()
        other.worth = self.worth.copy()
        other.taken = self.taken.copy()
        other.scouted = [row.copy() for row in self.scouted]
        return other

    def claimer(self) -> Seat:
        """T-009: who claims the crate; NONE if nobody does."""
        return self.frames.top()[1] if len(self.frames) else NONE

    def held(self, seat: Seat) -> int:
        """How many cards the seat holds, in hand or dug in; everybody knows."""
        return sum(self.hands[seat]) + sum(self.dug[seat])

    def cards(self, seat: Seat) -> list[int]:
        """The cards the seat holds, in hand or dug in, one by one."""
        return sorted(one_by_one(self.hands[seat]) + one_by_one(self.dug[seat]))

    def seal(self, question: Question, asked: tuple[Seat, ...]) -> None:
        """T-006, T-010: ask these seats at once; nobody has chosen anything yet."""
        self.ask(question, asked)
        self.chosen = [[NONE, NONE] for _ in self.hands]

    def show(self, seat: Seat, kind: int) -> None:
        """T-008, T-011: a card from hand is shown and leaves the game."""
        self.hands[seat][kind] -= 1
        self.shown[kind] += 1
        for row in self.scouted:
            if row[1] == seat:
                row.append(kind)

    def can_flare(self, seat: Seat) -> bool:
        """T-010: a Flare must be in hand."""
        return self.hands[seat][FLARES] > 0


def one_by_one(counts: list[int]) -> list[int]:
    """As many cards of each kind as counted."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
