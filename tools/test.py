"""`make test`: sets up, checks, tests both forms, and says where the time went.

The core is compiled and tested beside the checks and tests, at the lowest priority: browsers leave
the processor idle now and then. The first phase that fails is the last one.
"""

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MAKE = ["make", "--no-print-directory", "-C", str(ROOT)]
LOWEST = ["nice", "-n", "19"]

Running = subprocess.Popen[bytes]


class Took(NamedTuple):
    """What a phase took, in seconds; the processor's are those of all that it started."""

    name: str
    wall: float
    processor: float
    code: int

    def __str__(self) -> str:
        failed = "" if self.code == 0 else "  FAILED"
        return f"{self.name:<32}{self.wall:7.0f} s {self.processor:7.0f} s{failed}"


class Report:
    """The phases so far."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.phases: list[Took] = []

    def run(self, name: str, *targets: str) -> None:
        """Makes these targets; nothing comes after a failure."""
        self.end(name, subprocess.Popen([*MAKE, *targets]), time.monotonic())

    @contextmanager
    def beside(
        self, name: str, *targets: str, is_urgent: bool = False
    ) -> Iterator[Callable[[], None]]:
        """Makes these targets meanwhile, until they are waited for; else they end half done.

        What they print comes then, in one piece.
        """
        began = time.monotonic()
        with tempfile.TemporaryFile() as said:
            running = subprocess.Popen(
                [*([] if is_urgent else LOWEST), *MAKE, *targets],
                start_new_session=True,
                stdout=said,
                stderr=subprocess.STDOUT,
            )

            def wait() -> None:
                try:
                    self.end(f"{name} (beside the above)", running, began)
                finally:
                    said.seek(0)
                    print(said.read().decode(errors="replace"), end="", flush=True)

            try:
                yield wait
            finally:
                if running.returncode is None:
                    with suppress(ProcessLookupError):
                        os.killpg(running.pid, signal.SIGTERM)
                    running.wait()

    def end(self, name: str, running: Running, began: float) -> None:
        """Waits for the end of a phase and notes what it took."""
        _, status, used = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(status)
        wall, processor = time.monotonic() - began, used.ru_utime + used.ru_stime
        self.phases.append(Took(name, wall, processor, running.returncode))
        if running.returncode != 0:
            raise SystemExit(running.returncode)

    def print(self) -> None:
        """Where the time went."""
        whole = sum(each.processor for each in self.phases)
        failed = max((each.code for each in self.phases), default=1)
        total = Took("make test", time.monotonic() - self.began, whole, failed)
        print(f"\n{'':<32}{'clock':>9} {'processor':>9}", *self.phases, total, sep="\n", flush=True)


def main() -> None:
    """Runs all phases."""
    report = Report()
    try:
        packages = ("chromium", "postgres", ".venv-wheel/packages")
        with report.beside("packages", *packages, is_urgent=True) as wait:
            report.run("set up", "setup")
            wait()
        report.run("compiler", "compiler")
        with report.beside("compiled core", "test-compiled") as wait:
            report.run("check", "check")
            report.run("tests", "test-pure")
            wait()
    finally:
        report.print()


if __name__ == "__main__":
    main()
