"""Hulldown: tank games of the tabletop as software. Play, replay, analyse, write agents."""

from importlib.metadata import version as _version

from hulldown.games import discover as games
from hulldown.games import load
from hulldown.kernel.chance import FairChance, SeededChance
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.match import Match

__all__ = ["FairChance", "HulldownError", "Match", "SeededChance", "__version__", "games", "load"]
__version__ = _version("hulldown")
