"""The errors of replay files, with their codes."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hulldown.kernel.errors import ReplayError

CODES: Final[dict[str, str]] = {
    "replay/damaged": "A line of the replay was changed after it was written.",
    "replay/file": "The file cannot be read or written.",
    "replay/format": "The file is not a replay, or a line of it cannot be read.",
    "replay/rules": "The replay was recorded under other rules: it can be watched, not replayed.",
    "replay/truncated": "The replay ends before the match does.",
}


class ReplayFileError(ReplayError):
    """A replay file cannot be written or read, or does not say what the rules say."""

    codes: ClassVar[Mapping[str, str]] = {**ReplayError.codes, **CODES}
