"""Runs npm with the Node that the build hook finds.

`--found` asks whether there is one, `--build` builds the browser client where it is stale.
"""

import sys
from pathlib import Path

import hatch_build

ROOT = Path(hatch_build.__file__).parent


def main(arguments: list[str]) -> int:
    """Does what the command line says."""
    if arguments == ["--found"]:
        return 0 if hatch_build.find_npm() else 1
    if arguments == ["--build"]:
        if hatch_build.is_client_stale(ROOT):
            hatch_build.build_client(ROOT)
        return 0
    hatch_build.install_packages(ROOT)
    hatch_build.run_npm(ROOT, *arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
