"""Unfinished business as data: a stack of frames that can be cloned, stored and written down.

Where an action interrupts another (fire, a reaction to it, a reaction to that), the rule pushes
a frame for what is to be resumed; the rule that finishes pops it and looks what lies beneath.
A frame is a short list of ints, its kind first: `[CLAIM, seat]`.
"""

from typing import Final, NewType

FrameKind = NewType("FrameKind", int)
"""What kind of business a frame is: a small constant of the game."""
NO_FRAME: Final = FrameKind(-1)


class Frames:
    """The stack, innermost business last."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: list[list[int]] = []

    def __len__(self) -> int:
        return len(self.rows)

    def push(self, kind: FrameKind, values: list[int]) -> None:
        """Begin something that must be finished before what lies beneath goes on."""
        self.rows.append([kind, *values])

    def pop(self) -> list[int]:
        """Finish the innermost business."""
        return self.rows.pop()

    def top(self) -> list[int]:
        """The innermost business, to be read or changed in place."""
        return self.rows[-1]

    def kind(self) -> FrameKind:
        """Of what kind the innermost business is; NO_FRAME if there is none."""
        return FrameKind(self.rows[-1][0]) if self.rows else NO_FRAME

    def find(self, kind: FrameKind) -> list[int] | None:
        """The innermost business of this kind, whatever lies above it."""
        for row in reversed(self.rows):
            if row[0] == kind:
                return row
        return None

    def clone(self) -> "Frames":
        """An independent copy."""
        other = Frames()
        if self.rows:
            other.rows = [row.copy() for row in self.rows]
        return other


def read_frames(rows: list[list[int]]) -> Frames:
    """A stack of these frames."""
    frames = Frames()
    frames.rows = [list(row) for row in rows]
    return frames
