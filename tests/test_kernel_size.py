"""The kernel stays small, documented and free of any game's words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.code_lines import code_lines

PACKAGE = Path(__file__).parents[1] / "hulldown"
SOURCES = [path for part in ("kernel", "toolbox") for path in sorted((PACKAGE / part).glob("*.py"))]
KERNEL = [path for path in SOURCES if path.parent.name == "kernel"]
LIMIT = 300
Part = ast.ClassDef | ast.FunctionDef
GAME_WORDS = {
    "ammo", "armor", "armour", "card", "crew", "deck", "dice", "hex", "meeple", "pawn", "tank",
    "terrain", "tile", "token", "turret", "vehicle",
}  # fmt: skip


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def public_parts(node: ast.AST, inside: str = "") -> Iterator[tuple[str, Part]]:
    """Public classes and functions with their full names; a constructor speaks for itself."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Part) and not child.name.startswith("_"):
            name = f"{inside}{child.name}"
            yield name, child
            if isinstance(child, ast.ClassDef):
                yield from public_parts(child, f"{name}.")


def words(source: str) -> set[str]:
    """All words of names, docstrings, strings and comments, singular and in small letters."""
    parts = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", source)
    return {part.lower() for part in parts} | {part.lower().removesuffix("s") for part in parts}


@pytest.mark.parametrize("path", KERNEL, ids=name_of)
def test_no_file_of_the_kernel_has_more_than_three_hundred_lines_of_code(path: Path) -> None:
    assert code_lines(path.read_text("utf-8")) <= LIMIT


def test_blank_lines_comments_and_docstrings_are_not_counted() -> None:
    source = (
        '"""A\nB."""\n\n# why\nx = [\n    1,\n]\n\n\ndef f() -> None:\n    """Do."""\n    g()\n'
    )
    assert code_lines(source) == 5


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_every_public_name_is_documented(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert ast.get_docstring(tree)
    parts = dict(public_parts(tree))
    assert [name for name, part in parts.items() if not ast.get_docstring(part)] == []


@pytest.mark.parametrize("path", KERNEL, ids=name_of)
def test_the_kernel_knows_no_word_of_a_game(path: Path) -> None:
    assert words(path.read_text("utf-8")) & GAME_WORDS == set()


def test_words_are_found_inside_names() -> None:
    found = words("class TankCards: hull_tiles = 1  # a DECK, discarded")
    assert found & GAME_WORDS == {"tank", "card", "tile", "deck"}
