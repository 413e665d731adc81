"""The command line: one module per command, loaded when it is asked for."""

import sys
from collections.abc import Sequence
from typing import Any, Final

from cyclopts import App, CycloptsError, Parameter

from hulldown.kernel.errors import HulldownError

COMMANDS: Final = (
    "serve", "games", "play", "simulate", "tournament", "train", "puzzles", "balance", "fuzz",
    "bench", "load", "replay", "verify", "rules", "pack", "backup", "restore", "archive", "match",
    "pin",
)  # fmt: skip
FINE: Final = 0
FOUND: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

HELP = """Tabletop tank games: play them, replay them, let computers play them.

`hulldown` alone starts the server and opens the browser, as `hulldown serve` does.
`hulldown COMMAND --help` explains a command.
"""
EXIT_CODES = "Exit codes: 0 all is well, 1 something was found, 2 bad input, 130 interrupted."


def version() -> str:
    """The version, and which form of the core runs."""
    import platform

    from hulldown import __version__
    from hulldown.lab.bench import is_compiled

    core = "compiled" if is_compiled() else "pure Python"
    return f"hulldown {__version__} ({core} core, Python {platform.python_version()})"


def make_app() -> App:
    """All commands under one name."""
    app = App(
        "hulldown",
        help=HELP,
        help_format="markdown",
        help_epilogue=EXIT_CODES,
        version=version,
        default_parameter=Parameter(negative=(), show_default=_default),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = "Show this help, or that of a command."
    app["--version"].help = "Show the version and which core runs: compiled or pure."
    for place, name in enumerate(COMMANDS):
        app.command(f"hulldown.cli.{name}:{name}", name=name, sort_key=place)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    app = make_app()
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help", "--version"}):
        words.insert(0, "serve")
    if words[0] in {"-h", "--help"}:
        for name in COMMANDS:
            app[name]  # loaded, so that the help can say what it does
    try:
        code = app(words, exit_on_error=False)
    except HulldownError as error:
        print(f"error: {error}", file=sys.stderr)
        if error.hint:
            print(f"hint: {error.hint}", file=sys.stderr)
        return BAD_INPUT
    except CycloptsError:
        return BAD_INPUT  # already explained
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code if isinstance(code, int) else FINE


def _default(value: Any) -> str | None:
    """A default worth showing in the help."""
    return None if value is None or value is False or value in ("", ()) else str(value)
