"""Catalogues made once: equal configs share one, and so the very same actions."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from hulldown.kernel.canonical import digest
from hulldown.kernel.config import Config

C = TypeVar("C")
KEPT: Final = 16
"""The latest ones are kept, whether a match needs them or not."""


class Catalogues(Generic[C]):
    """The catalogues of one game, by the choices they were made for."""

    def __init__(self, make: Callable[[Config], C]) -> None:
        self.make = make
        self._known: dict[str, C] = {}

    def of(self, config: Config) -> C:
        """The catalogue of a config, made when it is first asked for."""
        if config.catalogue is None:
            config.catalogue = self._find(config)
        found: C = config.catalogue
        return found

    def _find(self, config: Config) -> C:
        choices = digest(config.to_json())
        known = self._known.get(choices)
        if known is not None:
            return known
        made = self.make(config)
        while len(self._known) >= KEPT:
            self._known.pop(next(iter(self._known)), None)
        # Of two that were made at once, in two threads, only the first may be used.
        return self._known.setdefault(choices, made)
