"""A public number of a game has one value, whichever module it is imported from."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from hulldown.games import discover

GAMES = Path(__file__).parents[1] / "hulldown" / "games"


@pytest.mark.parametrize("name", discover())
def test_no_number_of_a_game_has_two_values_under_one_name(name: str) -> None:
    known: dict[str, list[tuple[str, int, str]]] = {}
    for module, constant, kind in constants(name):
        value = getattr(import_module(module), constant)
        if type(value) is int:
            known.setdefault(constant, []).append((kind, value, module))
    twice = {constant: found for constant, found in known.items() if is_mistakable(found)}
    assert not twice


@pytest.mark.parametrize(
    ("found", "is_one"),
    [
        ([("", 3, "actions"), ("", 3, "state")], False),
        ([("", 3, "actions"), ("", 4, "state")], True),
        ([("Verb", 3, "actions"), ("", 4, "state")], True),
        ([("Verb", 3, "actions"), ("Question", 4, "state")], False),
        ([("Verb", 3, "actions"), ("Verb", 4, "state")], True),
    ],
)
def test_only_numbers_of_distinct_types_may_differ(
    found: list[tuple[str, int, str]], is_one: bool
) -> None:
    assert is_mistakable(found) == is_one


def is_mistakable(found: list[tuple[str, int, str]]) -> bool:
    """Are there two values that a type checker would not tell apart?"""
    values = {value for _, value, _ in found}
    kinds = {kind for kind, _, _ in found}
    return len(values) > 1 and ("" in kinds or len(kinds) < len({each[:2] for each in found}))


def constants(name: str) -> Iterator[tuple[str, str, str]]:
    """Module, name and type of every constant; plain numbers have no type of their own."""
    for path in sorted((GAMES / name).rglob("*.py")):
        inside = path.relative_to(GAMES.parents[1]).with_suffix("").parts
        if "tests" in inside:
            continue
        module = ".".join(inside).removesuffix(".__init__")
        for line in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(line, ast.AnnAssign | ast.Assign):
                for constant in names(line):
                    yield module, constant, kind_of(line.value)


def names(line: ast.AnnAssign | ast.Assign) -> list[str]:
    """The public constants that a line defines."""
    targets = [line.target] if isinstance(line, ast.AnnAssign) else line.targets
    found = [part.id for one in targets for part in ast.walk(one) if isinstance(part, ast.Name)]
    return [one for one in found if one.isupper() and not one.startswith("_")]


def kind_of(value: ast.expr | None) -> str:
    """The distinct type that a number is given, if any: `Verb` in `Verb(3)`."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id
    return ""
