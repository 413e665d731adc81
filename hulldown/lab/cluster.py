"""A cluster of machines for the lab: Dask distributed, an existing one or one of its own.

Anyone who can reach a scheduler can run code on it: keep it inside a network you trust.
"""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module

from hulldown.kernel.errors import ConfigError, HulldownError
from hulldown.lab.parallel import STRIKES

LOCAL = "local:"
PATIENCE = "30s"


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
        raise HulldownError("lab/worker", "a cluster needs Dask distributed", hint) from error
    with dask.config.set({"distributed.scheduler.allowed-failures": STRIKES - 1}):
        local = None
        if address.startswith(LOCAL):
            local = distributed.LocalCluster(
                n_workers=_count(address),
                threads_per_worker=1,
                host="127.0.0.1",
                dashboard_address=None,
            )
        try:
            client = distributed.Client(local if local is not None else address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise HulldownError("lab/worker", f"no scheduler answers at {address}") from error
        try:
            yield client.get_executor(pure=False)
        finally:
            client.close()
            if local is not None:
                local.close()


def _count(address: str) -> int:
    count = address.removeprefix(LOCAL)
    if not count.isdigit() or int(count) < 1:
        message = f"{address} names no number of workers"
        raise ConfigError("config/bad-value", message, "Give local:4, or tcp://host:8786.")
    return int(count)
