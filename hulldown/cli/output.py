"""How all commands print: tables for people, JSON for programs, progress bars for long runs."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError

if TYPE_CHECKING:
    from rich.console import Console

    from hulldown.lab.simulate import AgentFailure


def check_folder(folder: Path | None) -> None:
    """Make sure before a long run that the folder to be written to exists."""
    if folder is not None and not folder.is_dir():
        raise ConfigError("config/bad-value", f"no such folder: {folder}", "Create it first.")


def check_kept(asked: bool, file: Path | None, given: str, needed: str) -> None:
    """Make sure before a long run that what was asked for has the file it needs."""
    if asked and file is None:
        raise ConfigError("config/bad-value", f"{given} needs {needed}", f"Give {needed} FILE.")


def console() -> "Console":
    """The terminal; plain text where the output is not a terminal."""
    from rich.console import Console

    return Console(highlight=False)


def print_failed(failed: "Sequence[AgentFailure]", games: int) -> None:
    """Which agents failed, and why: results with failures mean little."""
    for one in failed:
        console().print(one.words(games), markup=False, style="bold red", soft_wrap=True)


def print_json(value: JSON) -> None:
    """Print one JSON document to standard output."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


@contextmanager
def progress_bar(text: str, total: int, hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error; none if that is not a terminal."""
    if hidden or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text, total=total)
        yield lambda done: progress.update(task, completed=done)
