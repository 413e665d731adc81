"""Worker processes for agents: bounded in number, memory and time.

An agent that searches keeps a core busy for seconds. In the server's own process every other
match would wait for it; here only other agents do.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count as count_up
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Condition, Thread
from time import monotonic
from typing import Final, NamedTuple, TypeVar

import structlog

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import HulldownError, read_error
from hulldown.server.errors import ServerError
from hulldown.server.thinking import (
    HintQuestion,
    Question,
    Study,
    answer,
    decide,
    is_quick,
    look,
    usual,
)

T = TypeVar("T")
log = structlog.get_logger("hulldown.workers")
SECONDS: Final = 60.0
"""A decision that takes longer is given up."""
MEGABYTES: Final = 2048
"""The address space of one worker."""
TRIES: Final = 3
"""How often a decision is asked for before the usual action is taken instead."""
PATIENCE: Final[dict[type, float]] = {Question: 0.0, HintQuestion: 5.0}
LONGEST_PATIENCE: Final = 20.0
"""For how many seconds a request lets those go first that come after it and are more urgent."""
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


class Turn(NamedTuple):
    """A request that waits for a worker; the least is the next."""

    is_slow: bool
    due: float
    number: int
    question: Question | Study
    answer: "Future[JSON]"


class Workers:
    """A pool of workers; a request made while all are busy waits for one.

    Decisions by rules of thumb come first: a person waits for a Sergeant to answer at once. When
    all workers are busy, a light one that does nothing else takes them. After them come searches,
    hints and studies; each lets the former go first for a while, and none waits for ever.
    """

    def __init__(self, count: int, seconds: float = SECONDS, megabytes: int = MEGABYTES) -> None:
        self.workers = [Worker(seconds, megabytes) for _ in range(count)]
        self.light = Worker(seconds, megabytes)
        self._waiting: list[Turn] = []
        self._numbers = count_up()
        self._busy = 0
        self._changed = Condition()
        self._threads: list[Thread] = []
        self._is_closed = False

    async def think(self, question: Question) -> int:
        """Take a decision in one of the processes; without any, in a thread of this one."""
        if not self.workers:
            return await asyncio.to_thread(decide, question)
        try:
            return int(await self._answer(question))
        except (LostError, HulldownError):
            if self._is_closed:
                raise
            return usual(question)

    async def look(self, study: Study) -> JSON:
        """Look into something in one of the processes; an error if nothing comes of it."""
        if not self.workers:
            return await asyncio.to_thread(look, study)
        try:
            return await self._answer(study)
        except LostError as error:
            raise ServerError(500, "server/internal") from error

    async def _answer(self, question: Question | Study) -> JSON:
        is_slow = not isinstance(question, Question) or not is_quick(question)
        due = monotonic() + PATIENCE.get(type(question), LONGEST_PATIENCE)
        turn = Turn(is_slow, due, next(self._numbers), question, Future())
        with self._changed:
            if self._is_closed:
                raise LostError("no worker takes anything any more")
            self._begin()
            heappush(self._waiting, turn)
            self._changed.notify_all()
        return await asyncio.wrap_future(turn.answer)

    def _begin(self) -> None:
        if not self._threads:
            for worker in (*self.workers, self.light):
                self._threads.append(Thread(target=self._serve, args=[worker], daemon=True))
                self._threads[-1].start()

    def _serve(self, worker: Worker) -> None:
        """Let this worker answer one request after another."""
        is_light = worker is self.light
        while (turn := self._next(is_light)) is not None:
            if turn.answer.set_running_or_notify_cancel():
                try:
                    turn.answer.set_result(self._ask(worker, turn.question))
                except Exception as error:  # noqa: BLE001  # who asked is told
                    turn.answer.set_exception(error)
            with self._changed:
                self._busy -= not is_light

    def _next(self, is_light: bool) -> Turn | None:
        """The next request for a worker, when there is one; None when all is over."""
        with self._changed:
            while not self._is_closed and not self._has_turn(is_light):
                self._changed.wait()
            if self._is_closed:
                return None
            self._busy += not is_light
            self._changed.notify_all()  # the light one may have waited for this
            return heappop(self._waiting)

    def _has_turn(self, is_light: bool) -> bool:
        if not self._waiting or not is_light:
            return bool(self._waiting)
        return self._busy == len(self.workers) and not self._waiting[0].is_slow

    def _ask(self, worker: Worker, question: Question | Study) -> JSON:
        """Ask a worker, and again if it is lost; a refusal would be the same again."""
        tries = TRIES
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

    def close(self) -> None:
        """End all processes; decisions that are being taken are lost."""
        with self._changed:
            self._is_closed = True
            for turn in self._waiting:
                turn.answer.cancel()
            self._waiting.clear()
            self._changed.notify_all()
        for worker in (*self.workers, self.light):
            if worker.process is not None:
                worker.process.kill()
        for thread in self._threads:
            thread.join()


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
