"""Help comes at once, for every command, with an example that a newcomer can type."""

import inspect
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

import pytest

from hulldown.cli import COMMANDS
from tests.cli.conftest import Run

HULLDOWN = str(Path(sys.executable).with_name("hulldown"))


def test_help_comes_at_once() -> None:
    """Half a second is the aim; twice that in processor time, so that others do not count."""
    spent = []
    for _ in range(3):
        before = getrusage(RUSAGE_CHILDREN)
        out = subprocess.run(
            [HULLDOWN, "--help"], capture_output=True, text=True, check=True
        ).stdout
        after = getrusage(RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    print(f"hulldown --help took {min(spent):.2f} s")
    assert all(name in out for name in COMMANDS)
    assert min(spent) < 1.0


def test_the_list_says_what_each_command_does(run: Run) -> None:
    lines = [" ".join(line.strip("│ ").split()) for line in run("--help").out.splitlines()]
    for name in COMMANDS:
        doc = inspect.getdoc(command(name))
        assert doc is not None
        assert any(line.startswith(f"{name} {doc.splitlines()[0][:20]}") for line in lines), name


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_explains_itself(run: Run, name: str) -> None:
    ran = run(name, "--help")
    assert ran.code == 0
    assert f"Usage: hulldown {name}" in ran.out
    assert f"Example: hulldown {name}" in ran.out
    for parameter in inspect.signature(command(name)).parameters.values():
        if parameter.kind is parameter.POSITIONAL_ONLY:
            assert parameter.name.upper() in ran.out
        for flag in flags(parameter):
            assert "--" + flag.replace("_", "-") in ran.out


def flags(parameter: inspect.Parameter) -> list[str]:
    """The names that a keyword brings: its own, or those of its group."""
    if is_dataclass(parameter.default):
        return [field.name for field in fields(parameter.default)]
    return [parameter.name] if parameter.kind is parameter.KEYWORD_ONLY else []


def command(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(f"hulldown.cli.{name}"), name)
    return found
