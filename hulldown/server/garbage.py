"""Collecting garbage without keeping anybody waiting.

A full collection looks at all that is kept, every match included, and nothing is answered
meanwhile: half a second with a few hundred matches. So what outlives one small collection is set
aside, and looked at again when nobody is connected, or after a day.
"""

import gc
from time import monotonic
from typing import Final

THRESHOLD: Final = 1_000
"""New objects until those that are left are looked at, which keeps everybody waiting.

Five times as many took 4 to 6 ms once a second. Fewer save little more: half as many cost a
twentieth more in all, since what an action is about to let go of is then looked at more often.
"""
SOONEST: Final = 60.0
LATEST: Final = 86_400.0


class Garbage:
    """The garbage collector of a process that serves; nothing of it happens before `begin`."""

    def __init__(self) -> None:
        self.looked_at: float | None = None

    def begin(self) -> None:
        """Set aside what the process started with, and from now on everything that lasts."""
        gc.set_threshold(THRESHOLD)
        gc.callbacks.append(_set_aside)
        gc.collect()
        self.looked_at = monotonic()

    def maybe_look_again(self, is_quiet: bool) -> None:
        """Collect everything, if nobody would notice or it is time."""
        if self.looked_at is None:
            return
        since = monotonic() - self.looked_at
        if since > LATEST or (is_quiet and since > SOONEST):
            gc.unfreeze()
            gc.collect()
            self.looked_at = monotonic()


def _set_aside(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


GARBAGE: Final = Garbage()
