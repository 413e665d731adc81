"""Any game's view in the terminal: figures, tables, and what does not fit into them."""

from rich.console import Console

from hulldown.cli.board import board, changes, final_table
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Outcome, View
from hulldown.texts import Texts

DATA: dict[str, JSON] = {
    "turn_number": 7,
    "leader": "seat:0",
    "note": "",
    "rows": [
        {"id": "seat:0", "points": 3, "piles": ["card:mine", "card:mine"], "secret": None},
        {"id": "seat:1", "points": 0, "piles": [], "secret": None},
    ],
    "awards": [{"id": "award:speed", "tally": [0, 2]}],
    "card_facts": {"card:mine": {"power": 2}},
    "spent": {"gold": 0, "iron": 2},
}


def lines_of(thing: object) -> list[str]:
    out = Console(width=60, color_system=None)
    with out.capture() as captured:
        out.print(thing)
    return [line.strip("│ ") for line in captured.get().splitlines()]


def test_a_view_without_texts_still_reads() -> None:
    lines = [" ".join(line.split()) for line in lines_of(board(View(0, DATA), Texts()))]
    assert "turn number: 7 · leader: Player 1" in lines
    assert "rows points secret" in lines
    assert "Player 1 3 –" in lines  # noqa: RUF001
    assert "Player 1: piles 2× mine" in lines  # noqa: RUF001
    assert "speed: tally 0, 2" in lines
    assert "spent iron 2" in lines


def test_details_for_pictures_and_empty_texts_are_left_out() -> None:
    text = "\n".join(lines_of(board(View(0, DATA), Texts())))
    assert "card facts" not in text
    assert "note" not in text
    assert "Player 2: piles" not in text
    assert "awards" not in text


def test_changes_show_only_what_differs() -> None:
    after = View(0, {**DATA, "spent": {"gold": 1, "iron": 2}})
    assert lines_of(changes(View(0, DATA), after, Texts())) == ["spent  gold 1, iron 2"]


def test_the_final_table_ranks_equals_together() -> None:
    outcome = Outcome("done", ((1, 2), (0,)), ({"a": 1}, {"a": 4}, {"a": 4}))
    lines = lines_of(final_table(outcome, Texts(names=["Ada", "Bo", "Cy"])))
    rows = [line.replace("│", " ").split() for line in lines if line[:1].isdigit()]
    assert rows == [["1", "Bo", "4", "4"], ["1", "Cy", "4", "4"], ["3", "Ada", "1", "1"]]


def test_an_outcome_without_scores_has_ranks_only() -> None:
    outcome = Outcome("conceded", ((1,), (0,)))
    assert not [line for line in lines_of(final_table(outcome, Texts())) if "Total" in line]
