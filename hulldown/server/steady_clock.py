"""The time of day as clocks and windows count it: it stays even when the system clock is set.

It begins with the time of day when the process starts, so that times stored by an earlier
process fit, and counts on by a clock that nobody sets and that does not stop with the machine.
"""

import time as _time

monotonic = _time.monotonic
_BOOT = getattr(_time, "CLOCK_BOOTTIME", None)
"""Keeps counting while the machine sleeps."""


def _counted() -> float:
    return _time.monotonic() if _BOOT is None else _time.clock_gettime(_BOOT)


_BEGAN = _time.time() - _counted()


def time() -> float:
    """Now, in seconds since 1970."""
    return _BEGAN + _counted()
