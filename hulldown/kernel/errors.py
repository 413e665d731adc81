"""Typed errors with stable codes: the same in Python, in JSON and in logs."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

CODES: Final[dict[str, str]] = {
    "action/format": "The action cannot be read.",
    "action/illegal": "The action is not among the legal ones.",
    "action/not-your-turn": "This seat is not asked for anything now.",
    "action/match-over": "The match is over.",
    "action/past-reveal": "A list of actions goes on past chance, news or another seat.",
    "action/uncommitted": "A secret choice must be committed whole.",
    "chance/bad-bound": "A draw needs at least one outcome, and not more than chance can give.",
    "chance/needed": "The answer depends on a draw, which a preview cannot make.",
    "chance/script": "The script of chance does not fit what the rules draw.",
    "config/bad-value": "An option, seat count, scenario or address has an invalid value.",
    "config/unknown-game": "There is no game with this name.",
    "config/unknown-option": "The game has no such option.",
    "config/unknown-scenario": "The game has no such scenario.",
    "contract/broken": "A game breaks the contract every game must keep.",
    "data/bad-key": "A data file has a wrong, missing or unknown entry.",
    "data/bad-position": "The position cannot be read.",
    "match/order": "The seat cannot give this standing order.",
    "match/seat": "There is no such seat.",
    "match/take-back": "This can no longer be taken back.",
    "replay/mismatch": "The replay differs from what the rules lead to.",
}
"""The kernel's own error codes, each with the sentence used unless a better one is given."""


class HulldownError(Exception):
    """What went wrong: a stable code, a sentence, a hint, and details as data."""

    codes: ClassVar[Mapping[str, str]] = CODES
    """The codes of this family; a layer with codes of its own brings them in a subclass."""

    def __init__(self, code: str, message: str = "", hint: str = "", **details: Any) -> None:
        assert code in self.codes, f"undocumented error code {code}"
        self._fill(code, message or self.codes[code], hint, details)

    def _fill(self, code: str, message: str, hint: str, details: dict[str, Any]) -> None:
        self.code = code
        self.message = message
        self.hint = hint
        self.details = details
        super().__init__(f"{message} [{code}]")

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


def read_error(data: Mapping[str, Any]) -> HulldownError:
    """The error that `to_json` wrote, in another process: of whichever family, it has its code."""
    error = HulldownError.__new__(HulldownError)
    error._fill(data["code"], data["message"], data["hint"], data["details"])
    return error
