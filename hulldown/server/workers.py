"""Worker processes for agents: bounded in number, memory and time.

An agent that searches keeps a core busy for seconds. In the server's own process every other
match would wait for it; here only other agents do.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

import structlog

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import HulldownError, read_error
from hulldown.server.errors import ServerError
from hulldown.server.thinking import Question, Study, answer, decide, look, usual

T = TypeVar("T")
log = structlog.get_logger("hulldown.workers")
SECONDS: Final = 60.0
"""A decision that takes longer is given up."""
MEGABYTES: Final = 2048
"""The address space of one worker."""
TRIES: Final = 3
"""How often a decision is asked for before the usual action is taken instead."""
NICENESS: Final = 5
"""Storing a person's action comes before thinking."""


class OneThread:
    """Long work of the server's own, one thing after another."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, name)

    async def __call__(self, work: Callable[[], T]) -> T:
        """What came of it."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Nothing more is begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class LostError(Exception):
    """The worker died, or thought for too long, and was ended."""


class Worker:
    """One process, started when it is first needed and again after it was lost."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, question: Question | Study) -> JSON:
        """What the worker answers; a LostError if nothing came of it."""
        try:
            pipe = self._pipe or self._start()
            pipe.send(question)
            if not pipe.poll(self.seconds):
                raise LostError(f"no decision within {self.seconds:.0f} s")
            found, error = pipe.recv()
        except (EOFError, OSError) as lost:
            self.end()
            raise LostError("the worker died") from lost
        except LostError:
            self.end()
            raise
        if error is not None:
            raise read_error(error)
        return found

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, self.megabytes), daemon=True)
        self.process.start()
        theirs.close()  # else the end of the process would not be the end of the pipe
        return self._pipe

    def end(self) -> None:
        """Kill the process, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self._pipe is not None:
            self._pipe.close()
        self.process = self._pipe = None


class Workers:
    """A pool of workers; a request made while all are busy waits for one."""

    def __init__(self, count: int, seconds: float = SECONDS, megabytes: int = MEGABYTES) -> None:
        self.workers = [Worker(seconds, megabytes) for _ in range(count)]
        self._idle = list(self.workers)
        self._threads = ThreadPoolExecutor(max(1, count), "workers")  # one waits for each worker
        self._is_closed = False

    async def think(self, question: Question) -> int:
        """Take a decision in one of the processes; without any, in a thread of this one."""
        if not self.workers:
            return await asyncio.to_thread(decide, question)
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._think, question
        )

    async def look(self, study: Study) -> JSON:
        """Look into something in one of the processes; an error if nothing comes of it."""
        if not self.workers:
            return await asyncio.to_thread(look, study)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._look, study)

    def _think(self, question: Question) -> int:
        try:
            return int(self._ask(question))
        except (LostError, HulldownError):
            if self._is_closed:
                raise
            return usual(question)

    def _look(self, study: Study) -> JSON:
        try:
            return self._ask(study)
        except LostError as error:
            raise ServerError(500, "server/internal") from error

    def _ask(self, question: Question | Study) -> JSON:
        """Ask a worker, and again if it is lost; a refusal would be the same again."""
        worker = self._idle.pop()
        tries = TRIES
        try:
            while True:
                tries -= 1
                try:
                    return worker.ask(question)
                except HulldownError as error:
                    _note(question, error)
                    raise
                except LostError as error:
                    _note(question, error)
                    if self._is_closed or not tries:
                        raise
        finally:
            self._idle.append(worker)

    def close(self) -> None:
        """End all processes; decisions that are being taken are lost."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            if worker.process is not None:
                worker.process.kill()
        self._threads.shutdown()


def _note(question: Question | Study, error: Exception) -> None:
    log.warning("no answer", asked=type(question).__name__, why=str(error))


def work(pipe: Connection, megabytes: int) -> None:
    """What a worker does: answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    limit_memory(megabytes)
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            question: Question | Study = pipe.recv()
            try:
                pipe.send((answer(question), None))
            except HulldownError as error:
                pipe.send((None, error.to_json()))


def limit_memory(megabytes: int) -> None:
    """Limit an agent's memory, where the system supports it."""
    try:
        import resource
    except ImportError:
        return
    most = megabytes * 1024 * 1024
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
