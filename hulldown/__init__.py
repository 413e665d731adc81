"""Hulldown: tabletop tank games as software. Play, replay, analyse, write agents.

Names are loaded when first used, so that importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hulldown.games import discover, load
    from hulldown.kernel.chance import FairChance, SeededChance
    from hulldown.kernel.config import Config
    from hulldown.kernel.errors import HulldownError
    from hulldown.kernel.match import Match
    from hulldown.lab.simulate import simulate
    from hulldown.replays import Replay, read, verify, write
    from hulldown.texts import Texts

    __version__: str

__all__ = [
    "Config", "FairChance", "HulldownError", "Match", "Replay", "SeededChance", "Texts",
    "__version__", "discover", "load", "read", "simulate", "verify", "write",
]  # fmt: skip

HOMES: Final = {
    "Config": "hulldown.kernel.config",
    "FairChance": "hulldown.kernel.chance",
    "HulldownError": "hulldown.kernel.errors",
    "Match": "hulldown.kernel.match",
    "Replay": "hulldown.replays",
    "SeededChance": "hulldown.kernel.chance",
    "Texts": "hulldown.texts",
    "discover": "hulldown.games",
    "load": "hulldown.games",
    "read": "hulldown.replays",
    "simulate": "hulldown.lab.simulate",
    "verify": "hulldown.replays",
    "write": "hulldown.replays",
}


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name == "__version__":
        from importlib.metadata import version

        return version("hulldown")
    if name in HOMES:
        return getattr(import_module(HOMES[name]), name)
    raise AttributeError(f"module 'hulldown' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
