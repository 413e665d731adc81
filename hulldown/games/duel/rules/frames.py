"""What kinds of unfinished business there are.

The first number of a frame says what it is. In an action and in a shot the second is the step that
comes next, and the third whether TACTICS has prevailed against it. An action then holds its draft.
"""

from typing import Final, TypeAlias

from hulldown.toolbox.frames import FrameKind

Frame: TypeAlias = list[int]

ROUND: Final = FrameKind(0)
PHASE: Final = FrameKind(1)
ACTION: Final = FrameKind(2)
WINDOW: Final = FrameKind(3)
SHOT: Final = FrameKind(4)
DAMAGE: Final = FrameKind(5)
SPOTTED: Final = FrameKind(6)
GUN: Final = FrameKind(7)
FRAME_WORDS: Final = ("round", "phase", "action", "window", "shot", "damage", "spotted", "gun")

FRAME_STEP: Final = 1
FRAME_REPLY: Final = 2
FRAME_DRAFT: Final = 3
