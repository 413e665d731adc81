"""A call with many arguments names them: who makes an object of ours says which is which."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1] / "hulldown"
MOST = 5
"""Arguments of a constructor that may go without their names."""


@cache
def sources() -> dict[str, ast.Module]:
    """Every module but tests and migrations."""
    paths = [path for path in ROOT.rglob("*.py") if not {"tests", "versions"} & set(path.parts)]
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in paths}


def is_variadic(node: ast.ClassDef) -> bool:
    """Does its constructor take any number of arguments, as `Fields` does?"""
    makers = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    return any(each.name == "__init__" and each.args.vararg is not None for each in makers)


def ours() -> set[str]:
    """The classes of the package whose constructors take a fixed number of arguments."""
    parts = [node for tree in sources().values() for node in tree.body]
    return {n.name for n in parts if isinstance(n, ast.ClassDef) and not is_variadic(n)}


def long_calls(tree: ast.AST, classes: set[str]) -> Iterator[tuple[int, str]]:
    """Where one of these classes is called with too many arguments by place."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) > MOST:
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            if name in classes:
                yield node.lineno, name


def test_a_constructor_takes_at_most_five_arguments_without_their_names() -> None:
    classes = ours() - {"Table"}  # a database's and a terminal's tables are not ours
    found = {file: list(long_calls(tree, classes)) for file, tree in sources().items()}
    assert {file: calls for file, calls in found.items() if calls} == {}


def test_a_long_call_is_found() -> None:
    tree = ast.parse("Shot(1, 2, 3, 4, 5, 6)\nwire.Shot(1, 2, 3, 4, 5, last=6)")
    assert list(long_calls(tree, {"Shot"})) == [(1, "Shot")]
