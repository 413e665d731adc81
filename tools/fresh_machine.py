"""Proves `make play` and `make test` on a machine nobody prepared.

Builds a bare Debian from its packages (Python with venv, make, git, a network and nothing else),
puts a clean clone into it and runs both commands there as root. The Debian is built once and kept;
every run gets a copy of its own. Needs root: `sudo python3 tools/fresh_machine.py`.
"""

import argparse
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeAlias
from urllib.request import urlopen

Started: TypeAlias = "subprocess.Popen[str]"

ROOT = Path(__file__).resolve().parent.parent
SUITES = {"bookworm": "3.11", "trixie": "3.13"}
"""Debian's releases, and the Python that each has."""
PACKAGES = ("python3", "python3-venv", "make", "git", "ca-certificates")
CHROMIUM = ("chromium-headless-shell", "chromium")
UNWANTED = ("node", "npm", "gcc", "cc", *CHROMIUM, "fc-list", "psql", "curl")
CLONE = "srv/hulldown"
HOME = "var/local/player"
CACHE = "var/cache/packages"
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
NETWORK = ("etc/resolv.conf", "etc/hosts")
PASSED = re.compile(r"(PIP_|npm_config_|CI$|PYTEST_|HULLDOWN_|SSL_CERT_FILE$|NODE_EXTRA_CA_CERTS$)")
PROXY = re.compile(r"(?i)(https?|no|all)_proxy$")
PLAY = "make play ARGS='--port 0 --no-browser'"
TEST = "make test"
MOUNTS = """
set -e
cd "$1"
mount --rbind /sys sys
mount -t tmpfs tmpfs dev
for each in null zero full random urandom tty; do
  touch dev/$each; mount --bind /dev/$each dev/$each
done
mkdir dev/shm dev/pts
mount -t tmpfs tmpfs dev/shm
mount -t devpts devpts dev/pts
ln -s pts/ptmx dev/ptmx; ln -s /proc/self/fd dev/fd
mount -t proc proc proc
if [ -n "$3" ]; then mount --bind "$3" "$4"; fi
chroot . /bin/sh -c "cd /$5; $2"
"""


def say(what: str) -> None:
    """One line of our own among those of the commands."""
    print(f"fresh machine: {what}", flush=True)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("commands", nargs="*", help="play, test, or a command in quotes; both")
    parser.add_argument("--commit", default="HEAD", help="what to prove; HEAD")
    parser.add_argument("--suite", choices=SUITES, default=next(iter(SUITES)), help="the Debian")
    parser.add_argument("--kept", type=Path, help="where the bare Debian is kept")
    parser.add_argument("--warm", action="store_true", help="keep fetched packages between runs")
    parser.add_argument("--keep", action="store_true", help="do not remove the machine")
    parser.add_argument("--again", type=Path, help="use a machine left by --keep once more")
    return parser.parse_args(arguments)


# The machine


def bare_debian(kept: Path, suite: str) -> Path:
    """The bare Debian, built where it is missing."""
    base = kept / suite
    if base.is_dir():
        say(f"the bare Debian in {base} is there already")
        return base
    if shutil.which("debootstrap") is None:
        subprocess.run(["apt-get", "install", "-qq", "-y", "debootstrap"], check=True)
    say(f"building a bare Debian in {base}")
    half = kept / f"{suite}.half"
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(parents=True)
    include = f"--include={','.join(PACKAGES)}"
    own_mounts = ["unshare", "--mount"]  # what debootstrap mounts ends with it
    command = [*own_mounts, "debootstrap", "--variant=minbase", include, suite, str(half)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    half.rename(base)
    return base


@contextmanager
def machine(base: Path, wish: argparse.Namespace) -> Iterator[Path]:
    """A machine of our own: a copy of the bare Debian with a clean clone and a network."""
    if wish.again:
        yield wish.again
        return
    folder = Path(tempfile.mkdtemp(prefix="fresh-machine-", dir="/var/tmp"))
    try:
        subprocess.run(["cp", "-a", "--reflink=auto", f"{base}/.", str(folder)], check=True)
        prepare(folder, wish.commit)
        yield folder
    finally:
        if wish.keep:
            say(f"left as it is: {folder}")
        else:
            shutil.rmtree(folder)


def prepare(folder: Path, commit: str) -> None:
    """The clone, the name servers and the certificates this network needs; nothing else."""
    for name in (*NETWORK, CERTIFICATES):
        if Path("/", name).is_file():
            shutil.copy(Path("/", name), folder / name)
    for name in (HOME, CACHE, CLONE):
        (folder / name).mkdir(parents=True)
    wanted = git(ROOT, "rev-parse", "--verify", f"{commit}^{{commit}}")
    git(ROOT, "clone", "-q", "--no-local", str(ROOT), str(folder / CLONE))
    git(folder / CLONE, "checkout", "-q", wanted)
    say(f"a clean clone of {git(folder / CLONE, 'log', '-1', '--format=%h %s')}")
    found = [name for name in UNWANTED if shutil.which(name, path=machine_path(folder))]
    if found:
        raise SystemExit(f"fresh machine: it is not bare, it has {', '.join(found)}")
    say(f"nothing of {', '.join(UNWANTED)} is on it")


def git(where: Path, *command: str) -> str:
    """What git says."""
    done = subprocess.run(
        ["git", *command], cwd=where, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"fresh machine: git {command[0]} failed")
    return done.stdout.strip()


def machine_path(folder: Path) -> str:
    """The machine's programs, seen from outside."""
    return os.pathsep.join(str(folder / name) for name in ("usr/bin", "usr/sbin", "usr/local/bin"))


def settings(warm: bool) -> dict[str, str]:
    """The machine's environment: of ours only how the network and its packages are reached."""
    ours = {name: value for name, value in os.environ.items() if is_passed(name, value)}
    cache = f"/{CACHE}" if warm else f"/{HOME}/cache"
    return {
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": f"/{HOME}",
        "LANG": "C.UTF-8",
        "XDG_CACHE_HOME": cache,
        "npm_config_cache": f"{cache}/npm",
        **ours,
    }


def is_passed(name: str, value: str) -> bool:
    """Does the machine need this variable? One that names a folder of ours it could not use."""
    wanted = PASSED.match(name) or PROXY.fullmatch(name)
    return bool(wanted) and not (value.startswith("/") and Path(value).is_dir())


@contextmanager
def started(folder: Path, command: str, kept: Path | None, stdout: int | None) -> Iterator[Started]:
    """A command that runs in the machine; all that it leaves running ends with it."""
    cache = "" if kept is None else str(kept)
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
    inside = ["sh", "-c", MOUNTS, "sh", str(folder), f"{command}; exit $?", cache, CACHE, CLONE]
    outside = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *inside]
    env = settings(kept is not None)
    with subprocess.Popen(
        outside, env=env, text=True, start_new_session=True, stdout=stdout
    ) as running:
        try:
            yield running
        finally:
            running.kill()


# The commands


def run(begin: Callable[..., AbstractContextManager[Started]], command: str) -> bool:
    """Runs a command to its end."""
    with begin(command) as running:
        return running.wait() == 0


def play(begin: Callable[..., AbstractContextManager[Started]], began: float) -> bool:
    """Runs `make play` until its page answers, then stops it as Ctrl+C does."""
    with begin(PLAY, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        address = None
        for line in running.stdout:
            print(line, end="", flush=True)
            if found := re.match(r"Hulldown is at (\S+)", line):
                address = found[1]
                break
        answered = address is not None and has_page(address)
        if answered:
            say(f"the page answers {time.monotonic() - began:.1f} s after `make play`")
        os.killpg(running.pid, signal.SIGINT)
        for line in running.stdout:
            print(line, end="", flush=True)
        running.wait()
    return answered


def has_page(address: str) -> bool:
    """Does the page come, with the scripts and styles it names, and do the games?"""
    with urlopen(address, timeout=60) as answer:
        page = answer.read().decode()
    named = re.findall(r'(?:src|href)="\.?/?(assets/[^"]+)"', page)
    for path in [*named, "api/games"]:
        with urlopen(address + path, timeout=60) as answer:
            answer.read()
    return bool(named)


def main(arguments: list[str]) -> int:
    """Runs what was asked for; the exit code says whether all of it succeeded."""
    if os.geteuid() != 0:
        say("this needs root, for the machine's own file system")
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # what was started is ended
    wish = parse(arguments)
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    kept = wish.kept or home / "hulldown" / "fresh-machine"
    base = bare_debian(kept, wish.suite)
    say(f"Python {SUITES[wish.suite]}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    report = []
    with machine(base, wish) as folder:

        def begin(command: str, stdout: int | None = None) -> AbstractContextManager[Started]:
            say(f"running {command}")
            return started(folder, command, kept / "packages" if wish.warm else None, stdout)

        for command in wish.commands or ["play", "test"]:
            began = time.monotonic()
            if command == "play":
                fine = play(begin, began)
            else:
                fine = run(begin, TEST if command == "test" else command)
            name = shlex.join(["make", command]) if command in {"play", "test"} else command
            took = time.monotonic() - began
            report.append((fine, f"{name}: {'passed' if fine else 'FAILED'} after {took:.0f} s"))
            say(report[-1][1])
    for _, line in report:
        say(line)
    return 0 if all(fine for fine, _ in report) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
