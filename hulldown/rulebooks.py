"""The rulebook of each game in its languages, line by line; the rule trace, a summary."""

import json
import re
from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from hulldown.games import load, names, read_file
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import HulldownError

RULE_ID: Final = re.compile(r"[A-Z]+-\d+")
CODES: Final = {"rules/unknown": "The game has no rule with this id."}


class RuleError(HulldownError):
    """No rulebook has this."""

    codes: ClassVar[Mapping[str, str]] = CODES


class Rule(NamedTuple):
    """One line of a game's rulebook: the rule in our words, where it comes from, its ruling."""

    id: str
    chapter: str
    text: str
    source: str
    see: str


ENGLISH: Final = "en"


class Rulebook(NamedTuple):
    """All rules of a game as Markdown, and the language they are in."""

    language: str
    text: str


def rulebook(name: str, language: str = ENGLISH) -> Rulebook:
    """A game's rules in this language (`rulebook/de.md`) if it has them, else RULES.md."""
    translated = None if language == ENGLISH else read_file(name, "rulebook", f"{language}.md")
    if translated is not None:
        return Rulebook(language, translated)
    return Rulebook(ENGLISH, read_file(name, "RULES.md") or "")


def rules(name: str, language: str = ENGLISH) -> dict[str, Rule]:
    """The lines of a game's rulebook by rule id, in their order."""
    found: dict[str, Rule] = {}
    chapter = ""
    for line in rulebook(name, language).text.splitlines():
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
