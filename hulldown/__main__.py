"""The command `hulldown`, which says which extra to install where one is missing."""

import re
import sys
from importlib.metadata import requires

EXTRA = re.compile(r"""^([A-Za-z0-9._-]+).*;\s*extra\s*==\s*['"]([a-z]+)['"]""")
FOR_USERS = ("cli", "server", "postgres", "cluster", "lab")


def extra_of(module: str) -> str | None:
    """The extra that installs a module, as the package's own metadata says."""
    wanted = _plain(module.partition(".")[0])
    found = [EXTRA.match(line) for line in requires("hulldown") or []]
    by_extra = {match[2]: match[1] for match in found if match and _plain(match[1]) == wanted}
    return next((extra for extra in FOR_USERS if extra in by_extra), None)


def _plain(name: str) -> str:
    return re.sub(r"[._-]+", "-", name).lower()


def main() -> int:
    """Run the command line; the exit code."""
    try:
        from hulldown.cli import main as run

        return run()
    except ModuleNotFoundError as missing:
        extra = extra_of(missing.name or "")
        if extra is None:
            raise
        print(f"error: this needs the package {missing.name}", file=sys.stderr)
        print(f"hint: pip install 'hulldown[{extra}]'", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
