"""What is wrong with a content pack is told in every language, whatever is wrong."""

import csv
import random
from collections.abc import Iterator
from io import StringIO
from typing import Any, Final

import pytest

from hulldown.kernel.errors import DataError
from hulldown.kernel.messages import read_message
from hulldown.packs import LARGEST_SHEET, packs, read_pack, with_packs
from hulldown.texts import LANGUAGES, Texts, game_words, shared_words
from tests.test_texts import variables_of

NASTY: Final = (
    "", "seat:1", "card:tank", "many", "3", "-1", "99", "²", "a b", "x" * 50, "A B", "research",
    "engineers", "france", "move", "move 9", "wound", "check", "~", "b", "1^", "vehicles", "/",
)  # fmt: skip
SHEETS: Final = 150


def spoiled(rows: list[list[str]], dice: random.Random) -> str:
    """A sheet in which a few things are wrong."""
    rows = [list(row) for row in rows]
    for _ in range(dice.randint(1, 6)):
        row = dice.choice(rows)
        how = dice.randrange(12)
        if how < 9 and row:
            row[dice.randrange(len(row))] = dice.choice(NASTY)
        elif how == 9:
            row.append("more")
        elif how == 10:
            rows.insert(dice.randrange(len(rows)), list(row))
        else:
            rows.remove(row)
    out = StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue()


def findings(game: str) -> Iterator[dict[str, Any]]:
    """What is found wrong in many spoiled sheets, and in files that are none."""
    rows = list(csv.reader(StringIO(packs(game).sheet(","))))
    dice = random.Random(game)
    sheets: list[str | bytes] = [spoiled(rows, dice) for _ in range(SHEETS)]
    sheets += ["", '"', b"\xfc", b"x" * (LARGEST_SHEET + 1), packs(game).sheet(",")[:30]]
    for sheet in sheets:
        try:
            read_pack(game, sheet, "mine")
        except DataError as error:
            yield from error.details["findings"]


@pytest.mark.parametrize("game", with_packs())
def test_all_that_is_found_wrong_is_told_in_each_language(game: str) -> None:
    found = list(findings(game))
    assert len({finding["message"]["id"] for finding in found}) > 9
    for language in LANGUAGES:
        texts = Texts(game, language)
        for finding in found:
            told = texts.message(read_message(finding["message"]))
            assert "{" not in told
            assert language != "en" or told == finding["reason"]
        assert not texts.missing


@pytest.mark.parametrize("game", with_packs())
def test_a_fault_tells_the_same_in_each_language(game: str) -> None:
    for words in (lambda language: game_words(game, language), shared_words):
        english, *others = (variables_of(words(language)) for language in LANGUAGES)
        faults = {id for id in english if id.startswith("fault-")}
        assert all(other[id] == english[id] for other in others for id in faults)


def test_what_was_typed_is_told_as_it_stands() -> None:
    sheet = packs("rush").sheet(",").replace(",ussr,", ",seat:1,", 1)
    with pytest.raises(DataError, match="“seat:1” is not one of ussr, germany, usa, france"):
        read_pack("rush", sheet, "mine")
