"""Unfinished business as a stack of data."""

from typing import Final

from hulldown.toolbox.frames import NO_FRAME, FrameKind, Frames

FIRE: Final = FrameKind(0)
REACTION: Final = FrameKind(1)


def fire_and_reaction() -> Frames:
    frames = Frames()
    frames.push(FIRE, [2, 30])
    frames.push(REACTION, [1])
    return frames


def test_the_innermost_business_is_finished_first() -> None:
    frames = fire_and_reaction()
    assert (frames.kind(), frames.top()) == (REACTION, [REACTION, 1])
    assert frames.pop() == [REACTION, 1]
    assert frames.pop() == [FIRE, 2, 30]
    assert (len(frames), frames.kind()) == (0, NO_FRAME)


def test_what_lies_beneath_can_be_found() -> None:
    frames = fire_and_reaction()
    assert frames.find(FIRE) == [FIRE, 2, 30]
    assert frames.find(FrameKind(7)) is None


def test_a_frame_is_changed_in_place_and_a_clone_keeps_its_own() -> None:
    frames = fire_and_reaction()
    other = frames.clone()
    frames.top()[1] = 5
    frames.pop()
    assert other.rows == [[FIRE, 2, 30], [REACTION, 1]]
