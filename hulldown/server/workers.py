"""Worker processes for agents: bounded in number, memory and time.

An agent that searches keeps a core busy for seconds. In the server's own process every other
match would wait for it; here only other agents do.
"""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import structlog

from hulldown.kernel.errors import HulldownError
from hulldown.server.thinking import Question, decide, think_here, usual

log = structlog.get_logger("hulldown.workers")
SECONDS: Final = 60.0
"""A decision that takes longer is given up."""
MEGABYTES: Final = 2048
"""The address space of one worker."""
TRIES: Final = 3
"""How often a decision is asked for before the usual action is taken instead."""
NICENESS: Final = 5
"""Whoever waits for a person's action to be stored comes before whoever thinks."""


class LostError(Exception):
    """The worker died, or thought for too long, and was ended."""


class Worker:
    """One process, started when it is first needed and again after it was lost."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, question: Question) -> int:
        """The number of the chosen action; a LostError if nothing came of it."""
        try:
            pipe = self._pipe or self._start()
            pipe.send(question)
            if not pipe.poll(self.seconds):
                raise LostError(f"no decision within {self.seconds:.0f} s")
            answer = pipe.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise LostError("the worker died") from error
        except LostError:
            self.end()
            raise
        if isinstance(answer, dict):
            details = answer.pop("details")
            raise HulldownError(**answer, **details)
        return int(answer)

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, self.megabytes), daemon=True)
        self.process.start()
        theirs.close()  # else the end of the process would not be the end of the pipe
        return self._pipe

    def end(self) -> None:
        """Kill the process, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self._pipe is not None:
            self._pipe.close()
        self.process = self._pipe = None


class Workers:
    """So many workers; who asks while all are busy waits for one."""

    def __init__(self, count: int, seconds: float = SECONDS, megabytes: int = MEGABYTES) -> None:
        self.workers = [Worker(seconds, megabytes) for _ in range(count)]
        self._idle = list(self.workers)
        self._threads = ThreadPoolExecutor(max(1, count), "workers")  # one waits for each worker
        self._is_closed = False

    async def think(self, question: Question) -> int:
        """Take a decision in one of the processes; without any, in a thread of this one."""
        if not self.workers:
            return await think_here(question)
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._think, question
        )

    def _think(self, question: Question) -> int:
        worker = self._idle.pop()
        try:
            for _ in range(TRIES):
                try:
                    return worker.ask(question)
                except (LostError, HulldownError) as error:
                    if self._is_closed:
                        raise
                    log.warning("no decision", agent=question.agent, why=str(error))
            return usual(question)
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


def work(pipe: Connection, megabytes: int) -> None:
    """What a worker does: decide until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    limit_memory(megabytes)
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            question: Question = pipe.recv()
            try:
                pipe.send(decide(question))
            except HulldownError as error:
                pipe.send(error.to_json())


def limit_memory(megabytes: int) -> None:
    """Whatever an agent does, it takes no more than this; not every system can say so."""
    try:
        import resource
    except ImportError:
        return
    most = megabytes * 1024 * 1024
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
