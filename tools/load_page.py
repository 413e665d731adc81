"""Measures servers under load, and the first page, and writes the figures into docs/load.md.

    make load
    make load GAME=rush

Each game in both forms, interpreted and compiled; then memory, then the first page. What was not
measured stays as it was. Keep the machine quiet meanwhile: it takes minutes for each game.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "load.md"
SOURCES, WHEEL = ".venv", ".venv-wheel"
FORMS: Final = {"The compiled wheel": WHEEL, "The interpreted sources": SOURCES}
FINISHED: Final = "2000"
TABLE: Final = "┏"
MORE: Final = "<!-- more games -->"
"""Where a game goes that was not measured before."""


def printed(*command: str) -> str:
    """What a command prints, from its table on."""
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    print(told, flush=True)
    return told[max(0, told.find(TABLE)) :].rstrip()


def of_game(game: str) -> str:
    """What a server carries of one game, in both forms."""
    parts = [
        f"{form}:\n\n```text\n{printed(f'{venv}/bin/hulldown', 'load', game)}\n```"
        for form, venv in FORMS.items()
    ]
    return "\n\n".join(parts)


def memory() -> str:
    """What finished matches leave behind."""
    command = (f"{WHEEL}/bin/hulldown", "load", "template", "--finished", FINISHED)
    return f"```text\n{printed(*command)}\n```"


def first_page() -> str:
    """How soon the first page can be used."""
    return f"```text\n{printed(f'{SOURCES}/bin/python', '-m', 'tools.first_page')}\n```"


def put_in(page: str, name: str, told: str) -> str:
    """The page with what was told between the marks of this name."""
    begin, end = f"<!-- load: {name} -->\n", f"<!-- /load: {name} -->\n"
    if begin not in page:
        page = page.replace(MORE, f"### {name.capitalize()}\n\n{begin}{end}\n{MORE}")
    before, _, rest = page.partition(begin)
    _, mark, after = rest.partition(end)
    assert mark, f"{PAGE.name} lost its marks for {name}"
    return f"{before}{begin}{told}\n{end}{after}"


def measured(name: str) -> str:
    """The figures of a game, of memory or of the first page."""
    if name == "memory":
        return memory()
    return first_page() if name == "first page" else of_game(name)


def main(games: list[str]) -> None:
    """Measure these games, memory and the first page; each is written as soon as it is known."""
    for name in [*games, "memory", "first page"]:
        told = measured(name)
        PAGE.write_text(put_in(PAGE.read_text("utf-8"), name, told), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
