"""The games, found by scanning this folder: the only place that names a game."""

import json
import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final, NamedTuple, Protocol, cast

from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError, DataError, HulldownError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Outcome
from hulldown.toolbox.report import Counts, Gate, Measure, Section

RULE_ID: Final = re.compile(r"[A-Z]+-\d+")
LARGEST_SHEET: Final = 1_000_000
"""The most bytes a sheet of a content pack may have."""
NO_TEXT: Final = "is no text in UTF-8; save the sheet as CSV with UTF-8 as its character set"


class Rule(NamedTuple):
    """One line of a game's RULES.md: the rule in our words, where it comes from, its ruling."""

    id: str
    chapter: str
    text: str
    source: str
    see: str


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


class Measures(Protocol):
    """A game's module `measure`: what to count in many games, and how to read it."""

    def begin(self, config: Config) -> Measure:
        """Something that counts, for games with this config."""

    def gates(self, config: Config, counts: Counts, games: int) -> list[Gate]:
        """What must hold, and whether it does."""

    def sections(self, config: Config, counts: Counts, games: int) -> list[Section]:
        """The tables and plots of the report."""


class Bests(Protocol):
    """A game's module `best`: results that belong on a list, such as the fewest rounds alone."""

    def entry(self, config: Config, state: Any, outcome: Outcome) -> tuple[str, int] | None:
        """The list a finished match belongs to and its score, fewer being better; None: none."""


def names() -> list[str]:
    """The ids of all games that are here, without loading them."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> AnyGame:
    """The game of this id."""
    if name not in names():
        hint = "There are " + ", ".join(names()) + "."
        raise ConfigError("config/unknown-game", f"no game {name!r}", hint)
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    return game


def discover() -> dict[str, AnyGame]:
    """All games by id."""
    return {name: load(name) for name in names()}


def with_packs() -> list[str]:
    """The ids of the games that take content packs."""
    return [name for name in names() if find_spec(f"{__name__}.{name}.pack") is not None]


def packs(name: str) -> Packs:
    """How a game's content packs are written and read."""
    load(name)
    if name not in with_packs():
        hint = "These games do: " + (", ".join(with_packs()) or "none") + "."
        raise ConfigError("config/bad-value", f"{name} takes no content packs", hint, key="pack")
    return cast(Packs, import_module(f"{__name__}.{name}.pack"))


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
    """The complaint about a file that no game need look at."""
    finding = {"row": row, "column": "", "reason": reason}
    return DataError("data/bad-key", f"row {row}: {reason}", key=f"row {row}", findings=[finding])


def titles(name: str, pack: JSON) -> dict[str, str]:
    """What a match's pack calls its things; nothing where it has none, or an unreadable one."""
    try:
        return {} if pack is None else packs(name).titles(pack)
    except HulldownError:
        return {}


def measures(name: str) -> Measures | None:
    """What a game counts for its balance report, if it counts anything of its own."""
    module = f"{__name__}.{name}.measure"
    return cast(Measures, import_module(module)) if find_spec(module) is not None else None


def bests(name: str) -> Bests | None:
    """Which results of a game belong on a list, if any do."""
    module = f"{__name__}.{name}.best"
    return cast(Bests, import_module(module)) if find_spec(module) is not None else None


def read_file(name: str, *path: str) -> str | None:
    """A text file of a game's folder, if it is there."""
    found = files(f"{__name__}.{name}").joinpath(*path)
    return found.read_text("utf-8") if found.is_file() else None


def file_names(name: str, folder: str) -> list[str]:
    """The names of the files in a folder of a game's, if it has that folder."""
    found = files(f"{__name__}.{name}").joinpath(folder)
    return [file.name for file in found.iterdir()] if found.is_dir() else []


def rules(name: str) -> dict[str, Rule]:
    """The lines of a game's RULES.md by rule id, in their order."""
    found: dict[str, Rule] = {}
    chapter = ""
    for line in (read_file(name, "RULES.md") or "").splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and RULE_ID.fullmatch(cells[0]):
            text, source, see = [*cells[1:], "", "", ""][:3]
            found[cells[0]] = Rule(cells[0], chapter, text, source, see)
    return found


def trace(name: str) -> dict[str, JSON]:
    """Which code cites and which tests prove each rule, as last written by the rule trace."""
    found: dict[str, JSON] = json.loads(read_file(name, "trace.json") or "{}")
    return found


def summaries() -> list[dict[str, JSON]]:
    """What can be said of each game without making a match."""
    return [summary(name) for name in names()]


def summary(name: str) -> dict[str, JSON]:
    """What can be said of one game: seats, options, maturity, how many rules are tested."""
    info = load(name).info
    ids, traced = rules(name), trace(name)
    tested = [rule for rule in ids if traced.get(rule, {}).get("tests")]
    return {
        "id": info.id,
        "title": info.title,
        "seats": [info.min_seats, info.max_seats],
        "options": [option.to_json() for option in info.options],
        "maturity": info.maturity,
        "audience": info.audience,
        "rules": {"total": len(ids), "tested": len(tested)},
    }
