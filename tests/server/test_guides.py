"""How to play: every game's guide can be read in three languages, its pictures drawn."""

import re
from typing import Final

import pytest

from hulldown.games import names, read_file
from hulldown.rulebooks import rulebook, rules
from hulldown.server.errors import ServerError
from hulldown.server.guide import guide, has_guide, scenes
from hulldown.server.texts import LANGUAGES

GUIDES: Final = [game for game in names() if has_guide(game)]
FIGURE: Final = re.compile(r"^!\[(.+)\]\(scene:(\w+)\)$", re.MULTILINE)
LINK: Final = re.compile(r"\]\(rule:([^)]+)\)")


def shape(text: str) -> list[str]:
    """What a guide is made of, whatever its language: headings, lists, tables, pictures, rules."""
    kinds = {"#": "heading", "-": "item", "|": "row", "!": "figure"}
    lines = [kinds.get(line[0], "words") for line in text.splitlines() if line]
    return [*lines, *LINK.findall(text), *(name for _, name in FIGURE.findall(text))]


@pytest.mark.parametrize("game", GUIDES)
def test_a_guide_says_the_same_in_every_language(game: str) -> None:
    english = shape(guide(game, "en").text)
    for language in LANGUAGES:
        found = guide(game, language)
        assert found.language == language
        assert shape(found.text) == english


@pytest.mark.parametrize("game", GUIDES)
def test_a_guide_leads_to_rules_there_are(game: str) -> None:
    assert set(LINK.findall(guide(game, "en").text)) <= set(rules(game))


@pytest.mark.parametrize("game", GUIDES)
def test_every_picture_of_a_guide_shows_a_question_of_its_seat(game: str) -> None:
    drawn = {name for _, name in FIGURE.findall(guide(game, "en").text)}
    assert drawn == set(scenes(game))
    for scene in scenes(game).values():
        assert scene.situation.prompt is not None
        assert scene.seat in scene.situation.to_act
        assert scene.rule in rules(game)
        assert [seat.seat for seat in scene.match.seats if seat.mine] == [scene.seat]


@pytest.mark.parametrize("game", names())
def test_a_rulebook_is_the_whole_file_of_rules(game: str) -> None:
    assert rulebook(game).text == read_file(game, "RULES.md") != ""


def test_a_game_without_a_guide_points_to_its_rules() -> None:
    with pytest.raises(ServerError) as refused:
        guide("template", "en")
    assert refused.value.status == 404
    assert "/api/games/template/rulebook" in refused.value.hint
