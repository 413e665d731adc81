"""Nobody outside the kernel assigns into a match: there is an operation for whatever changes it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "hulldown"
SOURCES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if "kernel" not in path.relative_to(PACKAGE).parts and "tests" not in path.parts
]
CHANGING = {"add", "append", "clear", "extend", "insert", "pop", "remove", "setdefault", "update"}


def is_match(node: ast.expr) -> bool:
    """`match`, `self.match`, `session.match`."""
    return (isinstance(node, ast.Name) and node.id == "match") or (
        isinstance(node, ast.Attribute) and node.attr == "match"
    )


def is_inside(node: ast.expr) -> bool:
    """`match.drafts`, `match.drafts[0]`, `match.trail.steps[:]`."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        if isinstance(node, ast.Attribute) and is_match(node.value):
            return True
        node = node.value
    return False


def changes(source: str) -> Iterator[int]:
    """The lines that assign into a match, or change one of its lists and dicts."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=targets) if any(map(is_inside, flat(targets))):
                yield node.lineno
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target) if is_inside(target):
                yield node.lineno
            case ast.Delete(targets=targets) if any(map(is_inside, targets)):
                yield node.lineno
            case ast.Call(func=ast.Attribute(value=of, attr=name)) if name in CHANGING:
                if is_inside(of):
                    yield node.lineno


def flat(targets: list[ast.expr]) -> Iterator[ast.expr]:
    """Targets, those of `a, b = …` one by one."""
    for target in targets:
        if isinstance(target, ast.Tuple):
            yield from flat(target.elts)
        else:
            yield target


def test_nobody_outside_the_kernel_assigns_into_a_match() -> None:
    found = {
        str(path.relative_to(PACKAGE)): lines
        for path in SOURCES
        if (lines := list(changes(path.read_text("utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "match.chance = chance",
        "self.match.reactions = how",
        "match.drafts[seat] = []",
        "match.trail.steps[:] = steps",
        "self.match.drafts.pop(seat, None)",
        "a, match.header = b, c",
        "match.version += 1",
        "del match.drafts[0]",
    ],
)
def test_an_assignment_is_found(line: str) -> None:
    assert list(changes(line)) == [1]


@pytest.mark.parametrize("line", ["self.match = match", "row.match = 1", "match.act(0, [])"])
def test_what_is_no_assignment_is_not_found(line: str) -> None:
    assert list(changes(line)) == []
