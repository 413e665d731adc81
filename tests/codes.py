"""The error codes of all layers, wherever an error of ours brings its own."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

import hulldown
from hulldown.kernel.errors import HulldownError

ELSEWHERE = (".adapters", ".tests", ".migrations", ".__main__")
"""Modules that need what is not installed, or do something when they are imported."""


@cache
def families() -> tuple[type[HulldownError], ...]:
    """Every class of errors in the package."""
    for module in walk_packages(hulldown.__path__, "hulldown."):
        if not any(part in module.name for part in ELSEWHERE):
            import_module(module.name)
    return (HulldownError, *_below(HulldownError))


def _below(kind: type[HulldownError]) -> Iterator[type[HulldownError]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("hulldown."):
            yield one
            yield from _below(one)


@cache
def every_code() -> dict[str, str]:
    """Each code with its sentence."""
    return {code: told for family in families() for code, told in family.codes.items()}
