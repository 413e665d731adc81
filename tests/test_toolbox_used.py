"""The toolbox holds what at least two games use, and no more."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "hulldown"
TOOLBOX = "hulldown.toolbox"
TOOLS = sorted({path.stem for path in (PACKAGE / "toolbox").glob("*.py")} - {"__init__"})


def tools_in(source: str) -> Iterator[str]:
    """The modules of the toolbox that a source imports, in whichever way."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == TOOLBOX:
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{TOOLBOX}."):
            yield str(node.module).split(".")[2]
        elif isinstance(node, ast.Import):
            names = (name.name.split(".") for name in node.names)
            yield from (parts[2] for parts in names if ".".join(parts[:2]) == TOOLBOX and parts[2:])


@cache
def users() -> dict[str, set[str]]:
    """The games that use each module of the toolbox, other than in their tests."""
    found: dict[str, set[str]] = {tool: set() for tool in TOOLS}
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        game, *rest = path.relative_to(PACKAGE / "games").parts
        if "tests" not in rest:
            for tool in tools_in(path.read_text("utf-8")):
                found[tool].add(game)
    return found


@pytest.mark.parametrize("tool", TOOLS)
def test_at_least_two_games_use_each_module(tool: str) -> None:
    assert len(users()[tool]) >= 2


@pytest.mark.parametrize(
    "line",
    [
        "from hulldown.toolbox.odds import odds_of_any",
        "from hulldown.toolbox import odds",
        "import hulldown.toolbox.odds as chances",
    ],
)
def test_an_import_is_seen_however_it_is_written(line: str) -> None:
    assert list(tools_in(f"{line}\nimport hulldown.kernel.match\n")) == ["odds"]
