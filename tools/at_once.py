"""Runs commands side by side, as many as there are cores, the output of each in one piece."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import NamedTuple


class Ran(NamedTuple):
    """A command that has ended."""

    command: str
    seconds: float
    code: int
    output: str


def run(command: str) -> Ran:
    """Runs a command in a shell."""
    began = time.monotonic()
    done = subprocess.run(
        command,
        shell=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Ran(command, time.monotonic() - began, done.returncode, done.stdout)


def main(commands: list[str]) -> int:
    """Runs all of them, whatever fails; the exit code says whether all succeeded."""
    failed = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for each in as_completed([pool.submit(run, command) for command in commands]):
            ran = each.result()
            end = "" if ran.code == 0 else " FAILED"
            print(f"{ran.command} ({ran.seconds:.0f} s){end}\n{ran.output}", end="", flush=True)
            failed |= ran.code != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
