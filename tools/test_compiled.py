"""Runs the tests of all that is compiled on the installed wheel, and compares both forms' digests.

Tests that play many matches run here only (`ONCE`): on the compiled core, which is quicker, or as
plain Python where nothing was compiled. What only tests need is not installed again: it is found
where this Python has it.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled-tests"
WHERE = "import hulldown.kernel.match as match; print(match.__file__)"
WITH_TESTS = {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib")}
DIGESTS = ("-m", "hulldown.lab.digests", "--matches", "8", "--seed", "1")
"""With eight, each number of seats comes up."""
SERVER = ("agreements", "clocks", "exactness", "lessons", "match_info", "memory", "told_once")
"""The tests of what is compiled of the server."""


def copy_tests() -> None:
    """Copies the tests that a compiled core must pass to a folder without the sources."""
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("contract", "kernel", "toolbox"):
        shutil.copytree(ROOT / "tests" / folder, COPY / "tests" / folder)
    shutil.copytree(ROOT / "tests" / "server", COPY / "tests" / "server", ignore=others)
    shutil.copy(ROOT / "conftest.py", COPY)
    for path in (ROOT / "tests").glob("*.py"):
        if not path.name.startswith("test_"):
            shutil.copy(path, COPY / "tests")
    for tests in (ROOT / "hulldown" / "games").glob("*/tests"):
        shutil.copytree(tests, COPY / "games" / tests.parent.name)


def others(_: str, names: list[str]) -> set[str]:
    """The tests of the rest of the server."""
    wanted = {f"test_{name}.py" for name in SERVER}
    return {name for name in names if name.startswith("test_") and name not in wanted}


def run(*command: str, cwd: Path = COPY) -> str:
    """Runs a command that must succeed; returns what it printed."""
    return subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, text=True, check=True).stdout


def passes(python: str, *more: str, cwd: Path = COPY) -> bool:
    """Runs tests on all cores; do all of them pass?"""
    command = [python, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *more]
    return subprocess.run(command, cwd=cwd, env=WITH_TESTS, check=False).returncode == 0


def main(python: str, once: list[str]) -> int:
    """Takes the Python of the environment that holds the wheel, and the tests to be run once."""
    copy_tests()
    imported = run(python, "-c", WHERE).strip()
    print(f"Testing {imported}", flush=True)
    if imported.endswith(".py"):
        print("Skipped: the tests of the compiled core, because the wheel was built without it.")
        passed = passes(sys.executable, *once, cwd=ROOT)
        return 1 if os.environ.get("CI") or not passed else 0
    with ThreadPoolExecutor() as pool:
        forms = [pool.submit(run, form, *DIGESTS) for form in (sys.executable, python)]
        config = f"--config-file={ROOT / 'pyproject.toml'}"
        passed = passes(python, config, f"--rootdir={COPY}", "tests", "games")
        pure, compiled = (form.result() for form in forms)
    if pure != compiled:
        print(f"The two forms differ.\nPure:\n{pure}Compiled:\n{compiled}")
        return 1
    print(f"Both forms agree over random matches:\n{pure}", end="")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(str(Path(sys.argv[1]).absolute()), sys.argv[2:]))
