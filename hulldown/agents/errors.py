"""The errors of agents, with their code."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hulldown.kernel.errors import HulldownError

CODES: Final[dict[str, str]] = {
    "agent/failed": "An agent could not be loaded, or answered with something illegal.",
}


class AgentError(HulldownError):
    """An agent could not be loaded, or did something that no agent may do."""

    codes: ClassVar[Mapping[str, str]] = CODES
