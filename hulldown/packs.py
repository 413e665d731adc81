"""Content packs: how each game's are written, read and named."""

from typing import Final, Protocol, cast

from hulldown.games import has_part, load, names, part
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError, DataError, HulldownError

LARGEST_SHEET: Final = 1_000_000
"""The most bytes a sheet of a content pack may have."""
NO_TEXT: Final = "is not valid UTF-8; save the sheet as CSV with UTF-8 as its character set"


class Packs(Protocol):
    """A game's module `pack`: how its content packs are written, read and named."""

    def sheet(self, separator: str) -> str:
        """The game's own things as a CSV sheet that can be changed in a spreadsheet."""

    def read(self, text: str, name: str) -> JSON:
        """The pack of a filled sheet, for `Config.pack`.

        Or a `DataError` whose details hold all `findings`, each with row, column and reason.
        """

    def figures(self, pack: JSON) -> dict[str, int]:
        """How many of its things have printed, historical or our own figures."""

    def titles(self, pack: JSON) -> dict[str, str]:
        """The names of a pack's things that the game's texts have not, by their ids in views."""


def with_packs() -> list[str]:
    """The ids of the games that take content packs."""
    return [name for name in names() if has_part(name, "pack")]


def packs(name: str) -> Packs:
    """How a game's content packs are written and read."""
    load(name)
    if name not in with_packs():
        hint = "These games do: " + (", ".join(with_packs()) or "none") + "."
        raise ConfigError("config/bad-value", f"{name} takes no content packs", hint, key="pack")
    return cast(Packs, part(name, "pack"))


def sheet_text(content: bytes) -> str:
    """The text of a sheet, if it is text in UTF-8 and not too long; else a `DataError`."""
    if len(content) > LARGEST_SHEET:
        raise no_sheet(1, f"is in a file of more than {LARGEST_SHEET:,} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = content.count(b"\n", 0, error.start) + 1
        raise no_sheet(row, NO_TEXT) from error


def no_sheet(row: int, reason: str) -> DataError:
    """The error about a file that no game need look at."""
    finding = {"row": row, "column": "", "reason": reason}
    return DataError("data/bad-key", f"row {row}: {reason}", key=f"row {row}", findings=[finding])


def titles(name: str, pack: JSON) -> dict[str, str]:
    """What a match's pack calls its things; nothing where it has none, or an unreadable one."""
    try:
        return {} if pack is None else packs(name).titles(pack)
    except HulldownError:
        return {}
