"""Bounds for code of others that runs in this process: what one decision may take."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final, Never

with suppress(ImportError):  # not every system can bound memory
    import resource

PATIENCE: Final = 60.0
"""For how many seconds longer than its clock says an agent may think."""
MEMORY: Final = 1 << 30
"""How much memory an agent may take."""
AGAIN: Final = 1.0
"""An agent that ignored its time limit is interrupted again after this many seconds."""


def enough_memory() -> int:
    """What this process holds now, and what an agent may take; 0 where nobody can tell."""
    held = Path("/proc/self/statm")
    if not held.exists():
        return 0
    return int(held.read_text().split()[5]) * os.sysconf("SC_PAGE_SIZE") + MEMORY


@contextmanager
def bounded(seconds: float, memory: int) -> Iterator[None]:
    """A TimeoutError after this time, a MemoryError beyond this; memory 0 is not bounded.

    Time is bounded in a process's main thread only, and both only where the system can do it.
    """
    can_wake = hasattr(signal, "setitimer") and _is_main_thread()
    woken = signal.signal(signal.SIGALRM, _wake) if can_wake else None
    limit = resource.getrlimit(resource.RLIMIT_DATA) if memory else None
    try:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_DATA, (_lower(memory, limit[1]), limit[1]))
        if can_wake:
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        yield
    finally:
        if can_wake:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, woken)
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_DATA, limit)


def limit_this_process() -> None:
    """Nothing this process does takes more memory than an agent may."""
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def _wake(_: int, __: FrameType | None) -> Never:
    raise TimeoutError("it stayed silent")


def _lower(wanted: int, hard: int) -> int:
    return wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
