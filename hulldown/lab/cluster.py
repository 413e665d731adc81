"""A cluster of machines for the lab: Dask distributed, an existing one or one of its own.

Anyone who can reach a scheduler can run code on it: keep it inside a network you trust.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from importlib import import_module
from time import monotonic
from typing import Any, TypeVar

from hulldown.kernel.errors import ConfigError
from hulldown.lab.errors import LabError

T = TypeVar("T")
LOCAL = "local:"
PATIENCE = "30s"
CLOSING = 10.0
"""How many seconds a cluster is given to close; Dask would wait for ever."""
GRACE = 20.0
"""For how many seconds a scheduler may be out of reach before the run is given up."""


class Distributed(Executor):
    """Dask's executor, which knows when its scheduler is gone; Dask would wait for ever."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.inner = client.get_executor(pure=False)
        self.reached = monotonic()

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        """Hand out a piece of work."""
        future: Future[T] = self.inner.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Nothing more will come."""
        self.inner.shutdown(wait=wait, cancel_futures=cancel_futures)

    def is_gone(self) -> bool:
        """Has nobody answered for too long?"""
        if self.client.status == "running":
            self.reached = monotonic()
            return False
        return monotonic() - self.reached > GRACE


@contextmanager
def cluster(address: str) -> Iterator[Executor | None]:
    """The executor behind an address such as `tcp://10.0.0.7:8786`, or of `local:4`.

    Without an address there is none, and processes of this machine do the work.
    """
    if not address:
        yield None
        return
    try:
        dask, distributed = import_module("dask"), import_module("distributed")
    except ImportError as error:
        hint = "pip install 'hulldown[cluster]'"
        raise LabError("lab/worker", "a cluster needs Dask distributed", hint) from error
    with dask.config.set({"distributed.scheduler.allowed-failures": 0}):
        local = None
        if address.startswith(LOCAL):
            local = distributed.LocalCluster(
                n_workers=_count(address),
                threads_per_worker=1,
                host="127.0.0.1",
                dashboard_address=None,
                scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},  # else one port for all
            )
        try:
            client = distributed.Client(local if local is not None else address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise LabError("lab/worker", f"no scheduler answers at {address}") from error
        try:
            yield Distributed(client)
        finally:
            with suppress(TimeoutError):
                client.close(timeout=CLOSING)
            if local is not None:
                with suppress(TimeoutError):
                    local.close(timeout=CLOSING)


def _count(address: str) -> int:
    count = address.removeprefix(LOCAL)
    if not count.isdigit() or int(count) < 1:
        message = f"{address} names no number of workers"
        raise ConfigError("config/bad-value", message, "Give local:4, or tcp://host:8786.")
    return int(count)
