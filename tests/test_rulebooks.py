"""A game's rulebook says the same in every language: rule by rule, figure by figure."""

import re
from typing import Final

import pytest

from hulldown.games import names
from hulldown.rulebooks import ENGLISH, RULE_ID, rulebook, rules
from hulldown.texts import LANGUAGES, languages_of

TRANSLATED: Final = [
    (game, language)
    for game in names()
    for language in LANGUAGES
    if language != ENGLISH and rulebook(game, language).language == language
]
EXACT: Final = {
    "ids": RULE_ID,
    "options": re.compile(r"`[^`]+`"),
    "editions": re.compile(r"\[(?:en|de|de-1\.3|pl|Playbook)\]"),
    "figures": re.compile(r"\d+"),
}
"""What a translation leaves as it is."""


def lines(text: str) -> list[str]:
    """The lines that stand for themselves: headings, rows, items, paragraphs."""
    found: list[str] = []
    goes_on = False
    for line in text.splitlines():
        if goes_on and line and not re.match(r"[#|]|- ", line):
            found[-1] += f" {line.strip()}"
        elif line:
            found.append(line)
        goes_on = bool(line) and not re.match(r"[#|]", line)
    return found


def kind(line: str) -> tuple[str, int]:
    """What a line is: a heading of a level, a row with its number of cells, an item, words."""
    mark = line.split(" ", 1)[0]
    return (mark if mark in {"-", "|"} or mark.startswith("#") else "words"), line.count("|")


def test_every_game_has_its_rules_in_the_languages_it_must_speak() -> None:
    due = {(game, spoken) for game in names() for spoken in languages_of(game)}
    assert due - {(game, ENGLISH) for game in names()} == set(TRANSLATED)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translated_rulebook_has_the_same_lines(game: str, language: str) -> None:
    english, other = lines(rulebook(game).text), lines(rulebook(game, language).text)
    assert [kind(line) for line in other] == [kind(line) for line in english]
    assert list(rules(game, language)) == list(rules(game))


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
@pytest.mark.parametrize("what", EXACT)
def test_what_a_rule_counts_and_names_is_the_same(game: str, language: str, what: str) -> None:
    pairs = zip(lines(rulebook(game).text), lines(rulebook(game, language).text), strict=True)
    for english, other in pairs:
        assert sorted(EXACT[what].findall(other)) == sorted(EXACT[what].findall(english)), other


def test_a_rulebook_that_is_not_translated_is_told_in_english() -> None:
    assert rulebook("template", "xx") == rulebook("template")
    assert rulebook("template").language == ENGLISH
