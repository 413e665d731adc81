"""Work in the background: started and stopped by its key, forgotten when done."""

import asyncio
from collections.abc import Coroutine, Hashable, Iterator
from contextlib import suppress
from typing import Any


class Tasks:
    """What is under way, by key."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.Task[None]] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._under_way

    def __iter__(self) -> Iterator[Hashable]:
        return iter(list(self._under_way))

    def __len__(self) -> int:
        return len(self._under_way)

    def begin(self, key: Hashable, work: Coroutine[Any, Any, None]) -> None:
        """Start it; nothing else may be under way by this key."""
        assert key not in self._under_way
        task = asyncio.get_running_loop().create_task(work)
        self._under_way[key] = task
        task.add_done_callback(lambda _: self._under_way.pop(key, None))

    async def end(self, key: Hashable) -> bool:
        """Stop it, and wait until it has; False if it was not under way."""
        task = self._under_way.pop(key, None)
        if task is not None:
            await end(task)
        return task is not None

    async def end_all(self) -> None:
        """Stop everything, one after the other."""
        for key in self:
            await self.end(key)

    def cancel_all(self) -> None:
        """Tell everything to stop."""
        for task in list(self._under_way.values()):
            task.cancel()


async def end(task: asyncio.Task[None]) -> None:
    """Stop a task, and wait until it has."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
