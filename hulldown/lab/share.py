"""Many games shared among processes, with the same result for any number of them."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import ceil
from multiprocessing import active_children, get_context
from typing import TypeVar

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError, HulldownError

LARGEST_CHUNK = 250
T = TypeVar("T")
P = TypeVar("P")
Work = Callable[[T, int, int], P]


def share(work: Work[T, P], task: T, games: int, jobs: int) -> Iterator[P]:
    """The results for all games, from first to end in chunks; 0 jobs is one for each core.

    Work is a function of a module, and only plain values go between processes.
    """
    if games < 1:
        raise ConfigError("config/bad-value", f"cannot play {games} games", "Play at least one.")
    if jobs < 0:
        raise ConfigError("config/bad-value", f"cannot use {jobs} jobs", "0 is one for each core.")
    if jobs == 1:
        return (work(task, first, end) for first, end in _chunks(games, 1))
    return _in_processes(work, task, games, jobs or os.cpu_count() or 1)


def _chunks(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = min(LARGEST_CHUNK, ceil(games / (4 * jobs)))
    for first in range(0, games, size):
        yield first, min(first + size, games)


def _in_processes(work: Work[T, P], task: T, games: int, jobs: int) -> Iterator[P]:
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _ignore_interrupts) as pool:
        waiting: set[Future[tuple[P | None, dict[str, JSON]]]] = {
            pool.submit(_work_safely, work, task, first, end) for first, end in _chunks(games, jobs)
        }
        try:
            while waiting:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    done, error = future.result()
                    if done is None:
                        raise HulldownError(**error)
                    yield done
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()
            raise


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work_safely(
    work: Work[T, P], task: T, first: int, end: int
) -> tuple[P | None, dict[str, JSON]]:
    """Errors travel as data."""
    try:
        return work(task, first, end), {}
    except HulldownError as error:
        return None, error.to_json()
