"""The time of day as clocks and windows count it: it goes on evenly if somebody sets the clock.

It begins with the time of day when the process starts, so that times stored by an earlier
process fit, and counts on by a clock that nobody sets and that does not stop with the machine.
"""

import time as _time

monotonic = _time.monotonic


def _counted() -> float:
    boot = getattr(_time, "CLOCK_BOOTTIME", None)  # goes on while the machine sleeps
    return _time.monotonic() if boot is None else _time.clock_gettime(boot)


_BEGAN = _time.time() - _counted()


def time() -> float:
    """Now, in seconds since 1970."""
    return _BEGAN + _counted()
