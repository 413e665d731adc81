"""What a host provides to a room: minds that think, and a monitor.

A server provides worker processes, a log and counters; another host may provide less.
"""

from asyncio import Event
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from hulldown.server.thinking import Look, Think, look_here, think_here

T = TypeVar("T")


class Aside(Protocol):
    """Does long work while everything else goes on, such as in a thread."""

    async def __call__(self, work: Callable[[], T]) -> T:
        """What came of it."""


class Monitor(Protocol):
    """Is told what an operator wants to know: faults, refusals, and where time goes."""

    def broke(self, what: str, **about: Any) -> None:
        """Something failed with the exception being handled: a fault of ours."""

    def warned(self, what: str, **about: Any) -> None:
        """Something did not work that should have."""

    def refused(self, code: str) -> None:
        """A request was refused."""

    def rules(self) -> AbstractContextManager[None]:
        """Measures time spent in the rules."""

    def views(self) -> AbstractContextManager[None]:
        """Measures time spent making views and offers."""

    def encoding(self) -> AbstractContextManager[None]:
        """Measures time spent writing JSON."""


class Unwatched:
    """A monitor that ignores everything."""

    def broke(self, what: str, **about: Any) -> None:
        """Nobody is told."""

    def warned(self, what: str, **about: Any) -> None:
        """Nobody is told."""

    def refused(self, code: str) -> None:
        """Nobody counts."""

    def rules(self) -> AbstractContextManager[None]:
        """Nobody measures."""
        return UNMEASURED

    def views(self) -> AbstractContextManager[None]:
        """Nobody measures."""
        return UNMEASURED

    def encoding(self) -> AbstractContextManager[None]:
        """Nobody measures."""
        return UNMEASURED


UNMEASURED: Final = nullcontext()


async def at_once(work: Callable[[], T]) -> T:
    """Everything else waits."""
    return work()


class Facilities(NamedTuple):
    """Where decisions and hints are worked out, where long work is done, and the monitor.

    `stirred` is set when a match that stands in the lobby has changed.
    """

    think: Think = think_here
    look: Look = look_here
    aside: Aside = at_once
    monitor: Monitor = Unwatched()
    stirred: Event = Event()


PLAIN: Final = Facilities()
"""Everything is worked out in the room's own process, and nothing is monitored."""
