"""Builds the package into a folder and says what it is doing; the whole log is left there."""

import shutil
import subprocess
import sys
from pathlib import Path

SAYS = "hulldown: "
FETCHES = "Collecting "


def main(folder: Path) -> int:
    """Builds the wheel with the pip of this very Python."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "-w", str(folder), "."]
    log = folder / "log.txt"
    pipe = subprocess.PIPE
    with (
        log.open("w") as kept,
        subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True) as building,
    ):
        assert building.stdout is not None
        for printed in building.stdout:
            kept.write(printed)
            line = printed.strip()
            if line.startswith(SAYS):
                print(f"  {line.removeprefix(SAYS)}", flush=True)
            elif line.startswith(FETCHES):
                print(f"  fetching {line.removeprefix(FETCHES)}", flush=True)
    if building.returncode != 0:
        print(log.read_text(), file=sys.stderr)
    return building.returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
