"""The kernel's public surface is pinned: a name that comes, goes or changes is a decision."""

import ast
from collections.abc import Iterator
from pathlib import Path

from hulldown import kernel

KERNEL = Path(kernel.__path__[0])
PINNED = Path(__file__).with_name("surface.txt")


def surface() -> Iterator[str]:
    """Every public class, function and method with its arguments, module by module."""
    for path in sorted(KERNEL.glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            for name in public(node):
                yield f"{path.stem}.{name}"


def public(node: ast.stmt, inside: str = "") -> Iterator[str]:
    """A class with its methods, a function, a constant or alias: what has no underscore."""
    match node:
        case ast.ClassDef(name=name, body=body) if not name.startswith("_"):
            makers = [each for each in body if getattr(each, "name", "") == "__init__"]
            yield "".join([inside, name, *map(arguments, makers)])
            for each in body:
                yield from public(each, f"{inside}{name}.")
        case ast.FunctionDef(name=name) if not name.startswith("_"):
            yield f"{inside}{name}{arguments(node)}"
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            if not name.startswith("_"):
                yield inside + name


def arguments(node: ast.stmt) -> str:
    """The names of a function's arguments, in brackets."""
    assert isinstance(node, ast.FunctionDef)
    every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return f"({', '.join(arg.arg for arg in every if arg.arg not in {'cls', 'self'})})"


def test_the_public_surface_is_what_was_agreed_on() -> None:
    """Change tests/kernel/surface.txt together with the kernel, and read the diff."""
    pinned = PINNED.read_text("utf-8").splitlines()
    found = list(surface())
    assert (sorted(set(found) - set(pinned)), sorted(set(pinned) - set(found))) == ([], [])
    assert len(found) == len(pinned)
