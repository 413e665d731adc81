"""Bounds for code of others that runs in this process: what one call of it may take."""

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
PLAIN: Final = signal.default_int_handler
UNHEARD: Final = (signal.SIG_IGN, signal.SIG_DFL)
"""Under these Ctrl+C raises nothing: a KeyboardInterrupt is the agent's own."""
MEMORY: Final = 1 << 30
"""How much memory an agent may take."""
AGAIN: Final = 1.0
"""An agent that ignored its time limit is interrupted again after this many seconds."""
SOONEST: Final = 0.01
"""An agent that catches that is interrupted ever sooner, down to this: once it cannot catch it."""


class OutOfTimeError(BaseException):
    """Its time is up. No `except Exception` of an agent stops it."""


class CtrlC(KeyboardInterrupt):
    """The user interrupted, and not an agent that says so."""


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
    What the user interrupts ends with a `CtrlC`, even if the agent takes no notice.
    """
    with _limited(memory), _listening(), _timed(seconds):
        yield


def is_of_user(error: BaseException) -> bool:
    """Was it the user who interrupted? An agent may raise a KeyboardInterrupt, too."""
    if not isinstance(error, KeyboardInterrupt) or not _is_main_thread():
        return False
    return isinstance(error, CtrlC) or signal.getsignal(signal.SIGINT) not in (PLAIN, *UNHEARD)


@contextmanager
def _limited(memory: int) -> Iterator[None]:
    if not memory:
        yield
        return
    limit = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (_lower(memory, limit[1]), limit[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, limit)


@contextmanager
def _listening() -> Iterator[None]:
    """Ctrl+C is told from what an agent raises, where nobody else listens for it."""
    if not _is_main_thread() or signal.getsignal(signal.SIGINT) is not PLAIN:
        yield
        return
    pressed = []

    def interrupt(_: int, __: FrameType | None) -> Never:
        pressed.append(True)
        raise CtrlC

    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, PLAIN)
        if pressed:
            raise CtrlC


@contextmanager
def _timed(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or not _is_main_thread():
        yield
        return
    later, is_over = AGAIN, False

    def wake(_: int, __: FrameType | None) -> None:
        nonlocal later
        if not is_over:
            signal.setitimer(signal.ITIMER_REAL, later)
            later = max(SOONEST, later / 2)
            raise OutOfTimeError

    before = signal.signal(signal.SIGALRM, wake)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            is_over = True
    except OutOfTimeError as error:
        raise TimeoutError("it stayed silent").with_traceback(error.__traceback__) from None
    finally:
        is_over = True
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def limit_this_process() -> None:
    """Nothing this process does takes more memory than an agent may."""
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def _lower(wanted: int, hard: int) -> int:
    return wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
