"""A server far away: whatever it says comes late, each time by another time.

`HULLDOWN_LATE=0.1 pytest -m browser` finds pages that lose what somebody did before an answer came,
and tests that act before the page is ready.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from hulldown.server import logs
from hulldown.server.uvicorn_protocols import LINE

LATEST: Final = float(os.environ.get("HULLDOWN_LATE", "0"))
"""In seconds; none unless told."""
RANDOM: Final = Random(1)


async def wait() -> None:
    """Up to the latest."""
    await asyncio.sleep(RANDOM.random() * LATEST)


class LateLine:
    """A socket's line on which everything takes its time, and nothing overtakes anything."""

    def __init__(self, line: Any) -> None:
        self.line = line
        self.loop = asyncio.get_running_loop()
        self._arrives = 0.0

    async def hear(self) -> str | None:
        """The next message, some time after it came."""
        said: str | None = await self.line.hear()
        await wait()
        return said

    def tell(self, messages: Sequence[bytes], _: Callable[[], None]) -> bool:
        """Send these some time later."""
        self._arrives = max(self._arrives, self.loop.time() + RANDOM.random() * LATEST)
        self.loop.call_at(self._arrives, self._tell, list(messages))
        return True

    def _tell(self, messages: list[bytes]) -> None:
        self.line.tell(messages, partial(self._tell, messages))


class Late(logs.Access):
    """What is heard and said through here takes its time."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def received() -> Any:
            said = await receive()
            await wait()
            return said

        async def sent(said: Any) -> None:
            await wait()
            await send(said)

        if scope["type"] == "websocket":
            scope["extensions"][LINE] = LateLine(scope["extensions"][LINE])
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await super().__call__(scope, received, sent)


def move_away() -> None:
    """From now on servers of this process are far away."""
    logs.Access = Late  # type: ignore[misc]
