"""The errors of the lab, with their codes."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hulldown.kernel.errors import HulldownError

CODES: Final[dict[str, str]] = {
    "lab/failed": "A part of a run failed.",
    "lab/rows": "The file of results cannot be written or continued.",
    "lab/worker": "A worker was lost repeatedly, or runs another version.",
}


class LabError(HulldownError):
    """A long run cannot begin, or cannot go on."""

    codes: ClassVar[Mapping[str, str]] = CODES
