"""Content packs: how each game's are written, read and named, and what is wrong with one."""

from typing import Any, Final, Protocol, cast

from hulldown.games import has_part, load, names, part
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError, DataError, HulldownError
from hulldown.kernel.messages import Message, read_message
from hulldown.texts import FALLBACK, Texts
from hulldown.toolbox.sheets import SheetFinding, refused

LARGEST_SHEET: Final = 1_000_000
"""The most bytes a sheet of a content pack may have."""


class Packs(Protocol):
    """A game's module `pack`: how its content packs are written, read and named."""

    def sheet(self, separator: str) -> str:
        """The game's own things as a CSV sheet that can be changed in a spreadsheet."""

    def read(self, text: str, name: str) -> JSON:
        """The pack of a filled sheet, for `Config.pack`.

        Or a `DataError` whose details hold all `findings`, each with row, column and message.
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


def read_pack(game: str, sheet: bytes | str, name: str, language: str = FALLBACK) -> JSON:
    """The pack of a filled sheet; else a `DataError` whose findings have reasons in words, too."""
    reader = packs(game)
    try:
        return reader.read(sheet if isinstance(sheet, str) else sheet_text(sheet), name)
    except DataError as error:
        raise told(error, Texts(game, language)) from error


def told(error: DataError, texts: Texts) -> DataError:
    """The error about a sheet in words: its first finding, and each finding with its reason."""
    findings = [with_reason(finding, texts) for finding in error.details.get("findings", ())]
    if not findings:
        return error
    what = found_in(findings[0], texts)
    if findings[1:]:
        what = texts.text("fault-and-more", first=what, count=len(findings) - 1)
    return DataError(error.code, what, error.hint, **{**error.details, "findings": findings})


def with_reason(finding: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """A finding with its message in words."""
    message = read_message(finding["message"])
    return {**finding, "reason": texts.message(message)}


def found_in(finding: dict[str, Any], texts: Texts) -> str:
    """A finding as a line: its row, its column if it has one, its reason."""
    row, column, why = str(finding["row"]), finding["column"], finding["reason"]
    if not column:
        return texts.text("fault-in-row", row=row, why=why)
    return texts.text("fault-at-cell", row=row, column=column, why=why)


def sheet_text(content: bytes) -> str:
    """The text of a sheet, if it is text in UTF-8 and not too long; else a `DataError`."""
    if len(content) > LARGEST_SHEET:
        raise no_sheet(1, Message("fault-large", {"most": LARGEST_SHEET}))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = content.count(b"\n", 0, error.start) + 1
        raise no_sheet(row, Message("fault-no-text")) from error


def no_sheet(row: int, fault: Message) -> DataError:
    """The error about a file that no game need look at."""
    return refused([SheetFinding(row, "", fault)])


def titles(name: str, pack: JSON) -> dict[str, str]:
    """What a match's pack calls its things; nothing where it has none, or an unreadable one."""
    try:
        return {} if pack is None else packs(name).titles(pack)
    except HulldownError:
        return {}
