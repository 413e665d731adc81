"""`make play`: the page first, the compiled core after it.

Where no compiled core is at hand, the package is installed as plain Python, which takes seconds;
the core is then compiled beside the running server, at the lowest priority and for the next start.
It ends with the server. `HULLDOWN_PURE=1` leaves it away.
"""

import fcntl
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
MAKE = ["make", "--no-print-directory", "-C", str(ROOT)]
HULLDOWN = ROOT / ".venv-wheel/bin/hulldown"
COMPILED = "dist/built"
LOG = ROOT / "build/compiling.txt"


def make(*targets: str) -> None:
    """Makes what is not there yet; what went wrong has been said already."""
    code = subprocess.run([*MAKE, *targets], check=False).returncode
    if code != 0:
        raise SystemExit(code)


def make_at_once(*targets: str) -> None:
    """The same, side by side."""
    running = [subprocess.Popen([*MAKE, target]) for target in targets]
    if any([each.wait() for each in running]):  # noqa: C419 - all of them end
        raise SystemExit(1)


def is_current(target: str) -> bool:
    """Whether there is nothing to do for a target."""
    asked = subprocess.run([*MAKE, "-q", target], capture_output=True, check=False)
    return asked.returncode == 0


def is_pure() -> bool:
    """Whether the compiled core is not wanted."""
    return os.environ.get("HULLDOWN_PURE", "") not in ("", "0")


def has_compiler() -> bool:
    """Whether it is worth trying; the build looks for Python's headers, too."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


def set_up() -> None:
    """Installs the quickest form at hand: the compiled one where it is built, else plain Python."""
    if not is_pure() and is_current(COMPILED):
        make(".venv-wheel/ready")
        return
    if is_current(".venv-wheel/pure"):
        return
    began = time.monotonic()
    make(".venv-wheel/bin/pip")
    make_at_once(".venv-wheel/packages", "build/pure/built")
    make(".venv-wheel/pure")
    print(f"Set up in {time.monotonic() - began:.0f} s.", flush=True)


@contextmanager
def compiling() -> Iterator[None]:
    """Compiles the core meanwhile, unless that is done, not wanted, or going on elsewhere."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("a") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield
            return
        if is_pure() or not has_compiler() or is_current(COMPILED):
            yield
            return
        print("Meanwhile the core is compiled for the next start.", flush=True)
        command = ["nice", "-n", "19", *MAKE, COMPILED]
        running = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        Thread(target=tell, args=(running,), daemon=True).start()
        try:
            yield
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGTERM)
            running.wait()


def tell(running: "subprocess.Popen[bytes]") -> None:
    """Says how compiling ended, if it came to an end."""
    code = running.wait()
    if code == 0:
        if not list((ROOT / "dist").glob("*-none-any.whl")):
            print("The core is compiled now; the next start uses it.", flush=True)
    elif code > 0:
        print(f"The core cannot be compiled: {LOG.relative_to(ROOT)} says why.", flush=True)


def serve(arguments: list[str]) -> int:
    """Runs the server until it ends; a signal for us is one for it."""
    with subprocess.Popen([HULLDOWN, *arguments]) as server:

        def pass_on(number: int, _: FrameType | None) -> None:
            server.send_signal(number)

        signal.signal(signal.SIGTERM, pass_on)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the server by itself
        return server.wait()


def main(arguments: list[str]) -> int:
    """Sets up what is missing and plays."""
    set_up()
    with compiling():
        return serve(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
