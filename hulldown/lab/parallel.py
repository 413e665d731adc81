"""Many games shared among processes or machines, with the same result for any number of them.

A part is known by its game numbers. Delivered twice it counts once; lost with its worker it is
played again; one that has cost three workers their life is given up, and its games are named. What
has fallen with a worker is played alone from then on, so that no part answers for another.
"""

import json
import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from functools import lru_cache
from math import ceil
from multiprocessing import active_children, get_context
from threading import Lock
from typing import Any, Generic, TypeVar

from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.config import Config, read_config
from hulldown.kernel.errors import ConfigError, read_error
from hulldown.kernel.game import AnyGame
from hulldown.lab.errands import ANSWER, Part, Task, games_in, letter, seeds_of
from hulldown.lab.errors import LabError

LARGEST_PART = 250
PARTS = 32
STRIKES = 3
MOST_AT_ONCE = 500
"""Parts that an executor has at a time; all of a million games would fill the memory."""
LOOK_EVERY = 1.0
"""How many seconds pass before an executor that has finished nothing is looked at."""
CONFIGS = 64
ONE_BY_ONE = Lock()
T = TypeVar("T", bound=Task)
P = TypeVar("P")
Work = Callable[[T, int, int], P]


def share(
    work: Work[T, P],
    task: T,
    games: int,
    jobs: int = 1,
    executor: Executor | None = None,
    done: Mapping[Part, P] | None = None,
) -> Iterator[tuple[Part, P]]:
    """Each part with its result, in any order; 0 jobs is one process for each core.

    Work is a function of a module, and only text and plain values go between processes. Any
    executor of `concurrent.futures` does it, too. What is `done` already is not played again.
    """
    if games < 1:
        raise ConfigError("config/bad-value", f"cannot play {games} games", "Play at least one.")
    if jobs < 0:
        raise ConfigError("config/bad-value", f"cannot use {jobs} jobs", "0 is one for each core.")
    finished = done or {}
    parts = parts_of(games)
    left = [part for part in parts if part not in finished]
    known = ((part, finished[part]) for part in parts if part in finished)
    return _all(work, task, left, known, jobs, executor)


def parts_of(games: int) -> list[Part]:
    """The same parts for any number of workers: first game, and the one after the last."""
    size = min(LARGEST_PART, ceil(games / PARTS))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def _all(
    work: Work[T, P],
    task: T,
    left: list[Part],
    known: Iterator[tuple[Part, P]],
    jobs: int,
    executor: Executor | None,
) -> Iterator[tuple[Part, P]]:
    yield from known
    if executor is not None:
        yield from Crew(work, task, left, MOST_AT_ONCE, lambda: executor).run()
    elif jobs == 1:
        for part in left:
            yield part, work(task, *part)
    else:
        count = jobs or os.cpu_count() or 1
        others = active_children()
        crew = Crew(work, task, left, count, lambda: _processes(count))
        try:
            yield from crew.run()
        except BaseException:
            crew.executor.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise
        crew.executor.shutdown()


def _processes(count: int) -> Executor:
    return ProcessPoolExecutor(count, get_context("spawn"), _ignore_interrupts)


class Crew(Generic[T, P]):
    """Parts on their way through an executor, which is made again if it breaks."""

    def __init__(
        self,
        work: Work[T, P],
        task: T,
        left: list[Part],
        at_once: int,
        make: Callable[[], Executor],
    ) -> None:
        self.work = work
        self.task = task
        self.left = left
        self.at_once = at_once
        self.make = make
        self.executor = make()
        self.strikes: dict[Part, int] = {}
        self.running: dict[Future[Any], Part] = {}

    def run(self) -> Iterator[tuple[Part, P]]:
        """Every part once."""
        delivered: set[Part] = set()
        while self.left or self.running:
            self._submit()
            finished, _ = wait(self.running, LOOK_EVERY, FIRST_COMPLETED)
            if not finished and is_gone(self.executor):
                hint = "Finished parts are kept: --resume continues."
                raise LabError("lab/worker", "the scheduler no longer answers", hint)
            for future in finished:
                part = self.running.pop(future, None)
                if part is None:
                    continue
                answer = self._answer(future, part)
                if answer is not None and part not in delivered:
                    delivered.add(part)
                    yield part, answer

    def _submit(self) -> None:
        """As many as may run at once; a part that was lost before runs alone, to clear the rest."""
        while self.left and len(self.running) < self.at_once:
            part = self.left[0]
            suspect = part in self.strikes
            if self.running and (suspect or any(p in self.strikes for p in self.running.values())):
                return
            self.left.pop(0)
            try:
                asked = {"letter": letter(self.work, self.task, part)}
                future = self.executor.submit(eval, ANSWER, asked)
            except BrokenExecutor as broken:
                self._lost(broken, part)
                return
            self.running[future] = part

    def _answer(self, future: "Future[dict[str, Any]]", part: Part) -> P | None:
        try:
            answer = future.result()
        except Exception as error:
            if not is_lost(error):
                message = f"{games_in([part])} came to nothing: {told(error)}"
                raise LabError("lab/worker", message, "Install the same version.") from error
            self._lost(error, part)
            return None
        if "error" in answer:
            raise read_error(answer["error"])
        result: P = answer["result"]
        return result

    def _lost(self, lost: Exception, part: Part) -> None:
        """Its worker died: the part is played again, and those that fell with it, too."""
        fallen = [part]
        if isinstance(lost, BrokenExecutor):
            fallen += self.running.values()
            self.running.clear()
            self._replace(lost, fallen)
        for one in fallen:
            self.strikes[one] = self.strikes.get(one, 0) + 1
            if self.strikes[one] >= STRIKES:
                message = f"{games_in([one])} cost {STRIKES} workers their life: {told(lost)}"
                hint = f"{seeds_of([one])} What is finished is kept."
                raise LabError("lab/worker", message, hint) from lost
        self.left = sorted([*self.left, *fallen], key=lambda p: (p not in self.strikes, p))

    def _replace(self, broken: BrokenExecutor, fallen: list[Part]) -> None:
        """Another executor; one that was handed in cannot be made again."""
        made = self.make()
        if made is self.executor:
            message = f"the executor broke while it had {games_in(fallen)}: {told(broken)}"
            hint = f"{seeds_of(fallen)} What is finished is kept; with jobs the lab makes its own."
            raise LabError("lab/worker", message, hint) from broken
        self.executor = made


def is_lost(error: Exception) -> bool:
    """Is a worker gone? What it was asked would be told another way; Dask has its own error."""
    gone = (BrokenExecutor, CancelledError, OSError)
    return isinstance(error, gone) or type(error).__name__ == "KilledWorker"


def told(error: Exception) -> str:
    """What went wrong, in one sentence."""
    sentence = f"{type(error).__name__}: {error}".partition("\n")[0].partition(". ")[0]
    return sentence.removesuffix(": ").removesuffix(".")


def is_gone(executor: Executor) -> bool:
    """Has this executor lost what it was given? Only one that spans machines can tell."""
    ask = getattr(executor, "is_gone", None)
    return ask is not None and ask()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def config_of(game: AnyGame, data: JSON) -> Config:
    """A task's config, of which a process has one: all parts share its catalogue."""
    with ONE_BY_ONE:
        return _config(game, canonical(data))  # type: ignore[arg-type]  # a game is its own key


@lru_cache(CONFIGS)
def _config(game: AnyGame, text: str) -> Config:
    config = read_config(game.info, json.loads(text))
    game.actions(config)  # made here and now: it takes long
    return config
