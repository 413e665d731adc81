"""Typed errors with stable codes: the same in Python, in JSON and in logs."""

import tomllib
from importlib.resources import files
from typing import Any, ClassVar, Final

CODES: Final[dict[str, str]] = tomllib.loads(
    (files("hulldown.kernel") / "codes.toml").read_text("utf-8")
)
"""Every error code and what it means."""


class HulldownError(Exception):
    """What went wrong: a stable code, a sentence, a hint, and details as data."""

    codes: ClassVar[dict[str, str]] = CODES
    """The codes of this family, each with its sentence."""

    def __init__(self, code: str, message: str = "", hint: str = "", **details: Any) -> None:
        assert code in self.codes, f"undocumented error code {code}"
        self.code = code
        self.message = message or self.codes[code]
        self.hint = hint
        self.details = details
        super().__init__(f"{self.message} [{code}]")

    def to_json(self) -> dict[str, Any]:
        """As JSON; the details stay together."""
        told = {"code": self.code, "message": self.message, "hint": self.hint}
        return {**told, "details": self.details}


class ActionError(HulldownError):
    """An action was refused; nothing changed."""


class ChanceError(HulldownError):
    """Chance was asked for something it cannot give."""


class ConfigError(HulldownError):
    """A match cannot be made like this."""


class DataError(HulldownError):
    """A data file or a position is wrong; the details name file and key."""


class MatchError(HulldownError):
    """The match cannot do this now."""


class ReplayError(HulldownError):
    """A replay cannot be read, or differs; the details name the first bad record."""
