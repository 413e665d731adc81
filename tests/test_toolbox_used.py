"""The toolbox holds what at least two games use, and no more: every public name of it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest

PACKAGE = Path(__file__).parents[1] / "hulldown"
TOOLBOX = "hulldown.toolbox"
TOOLS = sorted({path.stem for path in (PACKAGE / "toolbox").glob("*.py")} - {"__init__"})
CARDS = "how cards are stored and written is a kind of field like any other"
TEXT = "a field may be a text as well as a number"
FEWER_GAMES = {
    "fields.Card": CARDS,
    "fields.Cards": CARDS,
    "fields.MOST": CARDS,
    "fields.card": CARDS,
    "fields.cards": CARDS,
    "fields.find_card": CARDS,
    "fields.piles": CARDS,
    "fields.Text": TEXT,
    "fields.text": TEXT,
    "report.Measure": "what the lab asks of a game's own counting; games only have its form",
}
"""Names that fewer games use, each with the reason why it is here all the same."""

Name: TypeAlias = tuple[str, str]
"""A module of the toolbox, and what it defines."""


def tree_of(tool: str) -> ast.Module:
    """The source of a module of the toolbox."""
    return ast.parse((PACKAGE / "toolbox" / f"{tool}.py").read_text("utf-8"))


def defined(line: ast.stmt) -> list[str]:
    """What a line at the top of a module defines."""
    if isinstance(line, ast.FunctionDef | ast.ClassDef):
        return [line.name]
    if isinstance(line, ast.AnnAssign | ast.Assign):
        targets = [line.target] if isinstance(line, ast.AnnAssign) else line.targets
        parts = [part for target in targets for part in ast.walk(target)]
        return [part.id for part in parts if isinstance(part, ast.Name)]
    return []


def imported(tree: ast.AST) -> Iterator[tuple[str, Name]]:
    """What a source imports from the toolbox: its own word for it, module and name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == TOOLBOX:
            yield from ((one.asname or one.name, (one.name, "")) for one in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{TOOLBOX}."):
            tool = str(node.module).split(".")[2]
            yield from ((one.asname or one.name, (tool, one.name)) for one in node.names)
        elif isinstance(node, ast.Import):
            for one in node.names:
                if one.name.startswith(f"{TOOLBOX}."):
                    yield one.asname or one.name, (one.name.split(".")[2], "")


def names_in(source: str) -> set[Name]:
    """The names of the toolbox that a source uses, in whichever way it imports them."""
    tree = ast.parse(source)
    words = dict(imported(tree))
    found = {name for name in words.values() if name[1]}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            tool, name = words.get(ast.unparse(node.value), ("", ""))
            if tool and not name:
                found.add((tool, node.attr))
    return found


@cache
def needs() -> dict[Name, set[Name]]:
    """Every name of the toolbox, and those that its definition uses."""
    found: dict[Name, set[Name]] = {}
    for tool in TOOLS:
        tree = tree_of(tool)
        words = dict(imported(tree))
        words |= {name: (tool, name) for line in tree.body for name in defined(line)}
        for line in tree.body:
            used = {node.id for node in ast.walk(line) if isinstance(node, ast.Name)}
            for name in defined(line):
                found[tool, name] = {words[each] for each in used if each in words}
    return found


@cache
def users() -> dict[Name, set[str]]:
    """The games that use each name, directly or through another one, other than in their tests."""
    found: dict[Name, set[str]] = {name: set() for name in needs()}
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        game, *rest = path.relative_to(PACKAGE / "games").parts
        if "tests" not in rest:
            left = names_in(path.read_text("utf-8"))
            while left:
                name = left.pop()
                if game not in found.get(name, {game}):
                    found[name].add(game)
                    left |= needs()[name]
    return found


@pytest.mark.parametrize("tool", TOOLS)
def test_at_least_two_games_use_each_public_name(tool: str) -> None:
    few = {
        f"{tool}.{name}"
        for (home, name), games in users().items()
        if home == tool and not name.startswith("_") and len(games) < 2
    }
    assert few == {name for name in FEWER_GAMES if name.startswith(f"{tool}.")}


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ("from hulldown.toolbox.odds import odds_of_any as some", "odds_of_any"),
        ("from hulldown.toolbox import odds\nodds.at_least(1)", "at_least"),
        ("import hulldown.toolbox.odds as chances\nchances.at_least(1)", "at_least"),
        ("import hulldown.toolbox.odds\nhulldown.toolbox.odds.at_least(1)", "at_least"),
    ],
)
def test_a_name_is_seen_however_it_is_imported(lines: str, found: str) -> None:
    assert names_in(f"{lines}\nimport hulldown.kernel.match\n") == {("odds", found)}
