"""How much an agent may think about one decision."""

import os
from time import perf_counter

from hulldown.kernel.errors import ConfigError

ITERATIONS = 100


def let_others_go_first() -> None:
    """Let another process have this core now, where the system supports it."""


if hasattr(os, "sched_yield"):
    let_others_go_first = os.sched_yield


class Clock:
    """A budget for each decision: iterations (repeatable) or seconds (not repeatable).

    With a `ceiling` in seconds iterations end early where the machine is too slow for them. So it
    is where people wait for other things, too: between two iterations those come first.
    """

    __slots__ = ("_begun", "_used", "ceiling", "iterations", "seconds")

    def __init__(
        self,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        ceiling: float | None = None,
    ) -> None:
        if iterations < 1 or (seconds is not None and seconds <= 0):
            hint = "Give at least one iteration, or more than 0 seconds."
            raise ConfigError("config/bad-value", "the time to think must be positive", hint)
        self.iterations = iterations
        self.seconds = seconds
        self.ceiling = ceiling
        self._used = self._begun = 0.0
        self.restart()

    def restart(self) -> None:
        """A new decision begins."""
        self._used = 0 if self.seconds is None else perf_counter()
        self._begun = 0 if self.ceiling is None else perf_counter()

    def tick(self) -> bool:
        """Take one iteration: True while there is budget for it."""
        if self.seconds is not None:
            return perf_counter() - self._used < self.seconds
        if self.ceiling is not None:
            let_others_go_first()
            if perf_counter() - self._begun > self.ceiling:
                return False
        self._used += 1
        return self._used <= self.iterations

    def left(self) -> int:
        """How many iterations are left; where time is measured nobody knows, and it is -1."""
        return -1 if self.seconds is not None else self.iterations - int(self._used) + 1
