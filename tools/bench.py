"""Measures both forms of the core and writes the README's table: `make bench`."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hulldown.games import load

PAGE = Path(__file__).resolve().parent.parent / "README.md"
ROWS = {
    "decisions_per_s": "decisions/s",
    "acts_per_s": "acts/s",
    "search_per_s": "decisions/s in a search",
    "clone_us": "clone µs",
    "legal_us": "legal µs",
    "view_us": "view µs",
}


def measure(command: str) -> dict[str, dict[str, Any]]:
    """The figures of every game, as this command prints them."""
    printed = subprocess.run([command, "bench", "--json"], stdout=subprocess.PIPE, check=True)
    return {game["id"]: game for game in json.loads(printed.stdout)["games"]}


def rows(pure: dict[str, dict[str, Any]], compiled: dict[str, dict[str, Any]]) -> Iterator[str]:
    """The table, both forms of each game side by side."""
    titles = [f"{load(game).info.title}, interpreted | compiled" for game in pure]
    yield f"| | {' | '.join(titles)} |"
    yield "| --- |" + " ---: |" * (2 * len(pure))
    for key, name in ROWS.items():
        cells = [f"{form[game][key]:,}" for game in pure for form in (pure, compiled)]
        yield f"| {name} | {' | '.join(cells)} |"


def main(pure: str, compiled: str) -> None:
    """Takes the `hulldown` of each form."""
    told = "\n".join(rows(measure(pure), measure(compiled)))
    print(told)
    page = PAGE.read_text(encoding="utf-8")
    marked = re.compile(r"(<!-- bench -->\n).*(<!-- /bench -->)", re.DOTALL)
    PAGE.write_text(marked.sub(lambda at: f"{at[1]}{told}\n{at[2]}", page), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
