"""Typed errors with stable codes: the same in Python, in JSON and in logs."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

CODES: Final[dict[str, str]] = {
    "action/format": "The action cannot be read.",
    "action/illegal": "The action is not among the legal ones.",
    "action/not-your-turn": "This seat is not asked for anything now.",
    "action/match-over": "The match is over.",
    "action/past-reveal": "A list of actions goes on past chance, news or another seat.",
    "action/uncommitted": "A secret choice must be committed whole.",
    "agent/failed": "An agent could not be loaded, or answered with something illegal.",
    "chance/bad-bound": "A draw needs at least one outcome, and not more than chance can give.",
    "chance/needed": "The answer needs luck, which a preview has not.",
    "chance/script": "The script of chance does not fit what the rules draw.",
    "config/bad-value": "An option, seat count, scenario or address has an impossible value.",
    "config/unknown-game": "There is no game of this name.",
    "config/unknown-option": "The game has no such option.",
    "config/unknown-scenario": "The game has no such scenario.",
    "contract/broken": "A game breaks the contract every game must keep.",
    "data/bad-key": "A data file has a wrong, missing or unknown entry.",
    "data/bad-position": "The position cannot be read.",
    "match/order": "The standing order is none the seat may give.",
    "match/seat": "There is no such seat.",
    "match/take-back": "This can no longer be taken back.",
    "replay/damaged": "A line of the replay was changed after it was written.",
    "replay/file": "The file cannot be read or written.",
    "replay/format": "The file is no replay, or a line of it cannot be read.",
    "replay/mismatch": "The replay differs from what the rules make of it.",
    "replay/rules": "The replay was recorded under other rules: it can be watched, not replayed.",
    "replay/truncated": "The replay ends before the match does.",
    "rules/unknown": "The game has no rule with this id.",
    "server/port": "The server cannot use this address.",
}


@mypyc_attr(native_class=False)
class HulldownError(Exception):
    """What went wrong: a stable code, a sentence, a hint, and details as data."""

    def __init__(self, code: str, message: str = "", hint: str = "", **details: Any) -> None:
        assert code in CODES, f"undocumented error code {code}"
        self.code = code
        self.message = message or CODES[code]
        self.hint = hint
        self.details = details
        super().__init__(f"{self.message} [{code}]")

    def to_json(self) -> dict[str, Any]:
        """The error as it travels."""
        return {"code": self.code, "message": self.message, "hint": self.hint, **self.details}


@mypyc_attr(native_class=False)
class ActionError(HulldownError):
    """An action was refused; nothing changed."""


@mypyc_attr(native_class=False)
class ChanceError(HulldownError):
    """Chance was asked for something it cannot give."""


@mypyc_attr(native_class=False)
class ConfigError(HulldownError):
    """A match cannot be made like this."""


@mypyc_attr(native_class=False)
class DataError(HulldownError):
    """A data file or a position is wrong; the details name file and key."""


@mypyc_attr(native_class=False)
class MatchError(HulldownError):
    """The match cannot do this now."""


@mypyc_attr(native_class=False)
class ReplayError(HulldownError):
    """A replay cannot be read, or differs; the details name the first bad record."""
