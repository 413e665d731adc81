"""A server far away: whatever it says comes late, each time by another time.

`HULLDOWN_LATE=0.1 pytest -m browser` finds pages that lose what somebody did before an answer came,
and tests that act before the page is ready.
"""

import asyncio
import os
from random import Random
from typing import Any, Final

from hulldown.server import logs

LATEST: Final = float(os.environ.get("HULLDOWN_LATE", "0"))
"""In seconds; none unless told."""
RANDOM: Final = Random(1)


async def wait() -> None:
    """Up to the latest."""
    await asyncio.sleep(RANDOM.random() * LATEST)


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

        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await super().__call__(scope, received, sent)


def move_away() -> None:
    """From now on servers of this process are far away."""
    logs.Access = Late  # type: ignore[misc]
