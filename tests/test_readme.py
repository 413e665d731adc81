"""What README.md says is so: its match runs, its games are the games, its commands exist."""

import re
import subprocess
import sys
from pathlib import Path

from hulldown.rulebooks import summaries

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def block(language: str, after: str = "# Hulldown") -> str:
    """The first block of a language after a heading."""
    found = re.search(rf"```{language}\n(.*?)```", README.partition(after)[2], re.DOTALL)
    assert found is not None
    return found[1]


def table(heading: str) -> list[list[str]]:
    """The rows of the first table after a heading."""
    lines = README.partition(heading)[2].partition("\n\n|")[2].partition("\n\n")[0]
    rows = [line.strip("|").split("|") for line in lines.splitlines()]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def test_the_match_runs_and_prints_what_it_says() -> None:
    command = [sys.executable, "-c", block("python", after="## A whole match")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.stderr, ran.stdout) == ("", block("text", after="## A whole match"))


def test_the_match_is_short() -> None:
    lines = [line for line in block("python").splitlines() if line.strip()]
    assert len(lines) <= 14


def test_the_games_table_lists_every_game_as_it_is() -> None:
    rows = {
        found[1]: row for row in table("## The games") if (found := re.search(r"`(\w+)`", row[0]))
    }
    assert sorted(rows) == [game["id"] for game in summaries()]
    for game in summaries():
        low, high = game["seats"]
        rules = game["rules"]
        title, *figures = rows[game["id"]]
        assert title.startswith(game["title"])
        seats = f"{low} to {high}" if low != high else str(low)
        assert figures == [seats, game["maturity"], f"{rules['tested']} of {rules['total']}"]


def test_a_game_that_is_not_here_is_marked_so() -> None:
    for row in table("## The games"):
        assert ("`" in row[0]) != (row[2:] == ["not yet", ""])


def test_the_two_commands_come_first_and_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    commands = re.findall(r"^make (\w+)", block("sh"), re.MULTILINE)
    assert commands == ["play", "test"]
    for target in re.findall(r"`?make (\w+)`?", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
