"""`make test` and `make check`: what runs beside what, what ends where, and what is said of it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import at_once, test

ROOT = Path(__file__).resolve().parent.parent
Printed = pytest.CaptureFixture[str]


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> test.Report:
    """Phases whose targets are commands of a shell."""
    monkeypatch.setattr(test, "MAKE", ["sh", "-c"])
    return test.Report()


def test_phases_run_in_turn_and_are_told_with_what_they_took(
    report: test.Report, capfd: Printed
) -> None:
    work = f"{sys.executable} -c 'sum(range(10**6))'"
    with report.beside("the other", "echo begun; echo ended") as wait:
        report.run("first", f"{work}; echo worked")
        wait()
    report.run("second", "echo done")
    report.print()
    rows = capfd.readouterr().out.rstrip().splitlines()
    assert rows[:4] == ["worked", "begun", "ended", "done"]
    named = [" ".join(row.split()[:-4]) for row in rows[-4:]]
    assert named == ["first", "the other (beside the above)", "second", "make test"]
    assert report.phases[0].processor > 0
    assert "FAILED" not in rows[-1]


def test_a_failure_is_the_end_and_ends_what_runs_beside(
    report: test.Report, capfd: Printed, tmp_path: Path
) -> None:
    late = tmp_path / "late"
    with (
        pytest.raises(SystemExit, match="3"),
        report.beside("never ending", f"sleep 1000; touch {late}"),
    ):
        report.run("broken", "exit 3")
    report.print()
    assert [(each.name, each.code) for each in report.phases] == [("broken", 3)]
    assert capfd.readouterr().out.count("FAILED") == 2
    assert not late.exists()


def test_what_runs_beside_fails_the_test_too_and_says_why(
    report: test.Report, capfd: Printed
) -> None:
    broken = report.beside("broken", "echo why; exit 2")
    with pytest.raises(SystemExit, match="2"), broken as wait:
        wait()
    assert capfd.readouterr().out == "why\n"


def test_commands_run_at_once_with_their_output_in_one_piece(capfd: Printed) -> None:
    assert at_once.main(["echo one; echo two", "echo three"]) == 0
    printed = capfd.readouterr().out
    assert "one\ntwo\n" in printed
    assert "three\n" in printed


def test_one_that_fails_is_named_and_the_others_still_run(capfd: Printed) -> None:
    assert at_once.main(["exit 1", "echo done"]) == 1
    printed = capfd.readouterr().out
    assert "exit 1 (0 s) FAILED" in printed
    assert "done\n" in printed


def commands_of(target: str) -> str:
    """What a target of the Makefile would run."""
    command = ["make", "--no-print-directory", "-n", target]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_what_the_tests_leave_out_is_run_by_the_checks_or_with_the_compiled_core() -> None:
    left_out = set(re.findall(r"--ignore=(\S+)", commands_of("test-pure")))
    checked = set(re.findall(r"tests/test_\w+\.py", commands_of("check")))
    once = commands_of("test-compiled").split(".venv-wheel/bin/python")[-1].split()
    assert left_out == checked | set(once)
    assert all((ROOT / path).is_file() for path in left_out)
    assert {Path(path).parent.name for path in once} <= {"contract", "tests"}
