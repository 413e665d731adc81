"""Work beside the requests: under way by its key until it is done or ended."""

import asyncio

from hulldown.server.tasks import Tasks


def test_what_is_done_is_no_longer_under_way() -> None:
    async def scene() -> None:
        tasks = Tasks()
        done = asyncio.Event()

        async def work() -> None:
            done.set()

        tasks.begin("one", work())
        assert "one" in tasks
        assert len(tasks) == 1
        await done.wait()
        await asyncio.sleep(0)
        assert list(tasks) == []
        assert not await tasks.end("one")

    asyncio.run(scene())


def test_what_is_ended_has_stopped_before_anything_else_happens() -> None:
    async def scene() -> None:
        tasks = Tasks()
        stopped: list[str] = []

        async def work(name: str) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                stopped.append(name)

        for name in ("one", "two", "three"):
            tasks.begin(name, work(name))
        await asyncio.sleep(0)
        assert await tasks.end("two")
        assert stopped == ["two"]
        await tasks.end_all()
        assert stopped == ["two", "one", "three"]
        assert len(tasks) == 0

    asyncio.run(scene())
