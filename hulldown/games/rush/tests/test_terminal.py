"""What the terminal says of Rush: which rules are played, and how the result came about."""

import pytest
from rich.console import Console

from hulldown.cli.choices import told_options
from hulldown.cli.view import final_lines, rendered
from hulldown.games.rush import GAME
from hulldown.games.rush.state import OVER
from hulldown.texts import LANGUAGES, Texts

from .scenes import pick, scene

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("language", "edition"), [("en", "English"), ("de", "deutsch, Version 1.3"), ("pl", "polskie")]
)
def test_a_language_offers_its_own_edition_and_the_edition_is_told(
    language: str, edition: str
) -> None:
    made = GAME.info.configure(2, {**GAME.info.languages[language], "live_tally": False})
    told = told_options(GAME, made, Texts("rush", language))
    assert told.split(" · ")[0].endswith(f": {edition}")
    assert len(told.split(" · ")) == 2


@rule("R-109", "R-116", "R-180")
def test_at_the_end_each_achievement_and_each_tie_is_told_with_its_counts() -> None:
    heavy = pick(klass="heavy")
    state = scene(
        f"achievements heavy_tanks,spgs garages0 {heavy} garages1 ussr_medal*5 "
        "vehicles_destroyed 1,2"
    )
    state.asking = OVER
    lines = [str(line) for line in final_lines(GAME.view(state, 0), Texts("rush"))]
    assert lines == [
        "Heavy Tanks: Player 1 (1/0)",
        "SPGs: nobody alone (0/0)",
        "Equal Medals: Player 2 is ahead of Player 1 by Vehicles destroyed (2/1).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_rows_have_no_column_of_tie_breaks(language: str) -> None:
    texts = Texts("rush", language)
    console = Console(width=200)
    with console.capture() as shown:
        console.print(rendered(GAME.view(scene(), 0), texts))
    assert texts.label("tie_breaks") not in shown.get()
