"""A process that starts a server at every line it reads: a fork that has all imports done.

Run as `python -m tests.server.launcher PORT URL`; each server prints its process id, and its
address when it listens.
"""

import os
import signal
import sys

import hulldown.server.app  # noqa: F401 - every server it starts has this done
from hulldown.cli.serve import serve


def launch(port: int, url: str) -> None:
    """Start servers until there is nothing more to read."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            print(os.getpid(), flush=True)
            serve(port=port, db=url, no_browser=True)
            os._exit(0)


if __name__ == "__main__":
    launch(int(sys.argv[1]), sys.argv[2])
