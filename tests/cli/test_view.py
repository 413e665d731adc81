"""Any game's view in the terminal: figures, tables, and what does not fit into them."""

import pytest
from rich.console import Console, RenderableType

from hulldown.cli.details import detailed_lists, explained
from hulldown.cli.view import changes, final_table, rendered
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Outcome, View
from hulldown.texts import Texts

DATA: dict[str, JSON] = {
    "turn_number": 7,
    "leader": "seat:0",
    "note": "",
    "waiting": ["seat:0"],
    "rows": [
        {"id": "seat:0", "points": 3, "piles": ["card:mine", "card:mine"], "secret": None},
        {"id": "seat:1", "points": 0, "piles": [], "secret": None},
    ],
    "awards": [{"id": "award:speed", "tally": [0, 2]}],
    "spent": {"gold": 0, "iron": 2},
    "saved": {"gold": 0},
    "empty": [],
}
SHOP: dict[str, JSON] = {
    "offered": ["card:tank", "card:mine"],
    "buried": ["card:mine"],
    "held": ["card:mine", "card:mine", "card:crew"],
    "turn": {"shown": ["card:mine", "card:mine", "card:crew"], "coins": 1},
    "facts": {
        "card:tank": {"name": "T", "kind": "big", "cost": 3, "worth": 2, "skills": [["dig", 2]]},
        "card:mine": {"name": "M", "kind": "small", "cost": 1, "worth": None, "skills": []},
        "card:crew": {"name": "C", "kind": None, "cost": 0, "worth": 1, "skills": [["fix", 0]]},
    },
}
WORDS = """
fact-kind = Kind
fact-kind-help = How big it is.
fact-cost = Cost
fact-worth = Worth
fact-skills = Skills
kind-big = huge
kind-small = tiny
skill-dig = Digging
skill-dig-help = It digs.
skill-fix = Fixing
card-crew = Crew
card-crew-help = People.
tell-awards = { $id } ({ $tally })
award-speed = Speed
"""


def lines_of(thing: RenderableType, width: int = 60) -> list[str]:
    out = Console(width=width, color_system=None)
    with out.capture() as captured:
        out.print(thing)
    return [" ".join(line.strip("│ ").split()) for line in captured.get().splitlines()]


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    monkeypatch.setattr("hulldown.texts.game_words", lambda game, language: WORDS)
    return Texts("no game")


def test_a_view_without_texts_still_reads() -> None:
    lines = lines_of(rendered(View(0, DATA), Texts()))
    assert "turn number: 7 · leader: Player 1" in lines
    assert "rows points secret" in lines
    assert "Player 1 3 –" in lines  # noqa: RUF001
    assert "spent iron 2" in lines
    assert "empty –" in lines  # noqa: RUF001


def test_what_is_deep_is_shown_if_everything_is_asked_for() -> None:
    usual, everything = (lines_of(rendered(View(0, DATA), Texts(), all)) for all in (False, True))
    for line in ("Player 1: piles 2× mine", "speed: tally 0, 2"):  # noqa: RUF001
        assert line not in usual
        assert line in everything
    assert not [line for line in everything if line.startswith("Player 2: piles")]


def test_a_long_list_is_counted_unless_everything_is_asked_for() -> None:
    view = View(0, {"pile": [f"card:number_{number}" for number in range(13)]})
    assert "pile 13" in lines_of(rendered(view, Texts()))
    whole = " ".join(lines_of(rendered(view, Texts(), everything=True)))
    assert "number 0, number 1" in whole
    assert "and number 12" in whole


def test_what_says_nothing_is_left_out() -> None:
    text = "\n".join(lines_of(rendered(View(0, DATA), Texts())))
    assert "note" not in text
    assert "saved" not in text
    assert "waiting" not in text
    assert "waiting Player 1" in lines_of(rendered(View(1, DATA), Texts()))


def test_a_game_may_tell_a_list_in_one_line(texts: Texts) -> None:
    assert "awards Speed (0/2)" in lines_of(rendered(View(0, DATA), texts))


def test_things_are_shown_with_what_is_said_of_them(texts: Texts) -> None:
    lines = lines_of(rendered(View(0, SHOP), texts))
    assert lines[lines.index("Kind Cost Worth") :][:4] == [
        "Kind Cost Worth",
        "offered tank huge 3 2 Digging 2",
        "mine tiny 1 –",  # noqa: RUF001
        "held 2× mine tiny 1 –",  # noqa: RUF001
    ]
    assert "Crew 0 1 Fixing" in lines
    assert "buried mine" in lines
    assert "turn coins 1" in lines


def test_lists_with_the_same_things_are_shown_once_the_later_with_details() -> None:
    data = {**SHOP, "offered": ["card:mine", "card:crew"]}
    assert list(detailed_lists(View(0, data))) == ["held"]


def test_the_words_in_sight_are_explained(texts: Texts) -> None:
    told = explained(View(0, SHOP), texts)
    assert told == {"Crew": "People.", "Kind": "How big it is.", "Digging": "It digs."}


def test_changes_show_only_what_differs(texts: Texts) -> None:
    after = View(0, {**DATA, "spent": {"gold": 1, "iron": 2}, "turn_number": 8})
    assert lines_of(changes(View(0, DATA), after, Texts())) == ["spent gold 1, iron 2"]
    fewer = View(0, {**SHOP, "held": ["card:crew"], "turn": {"shown": ["card:crew"], "coins": 1}})
    assert lines_of(changes(View(0, SHOP), fewer, texts)) == [
        "Kind Cost Worth",
        "held Crew 0 1 Fixing",
    ]


def test_of_rows_told_in_a_line_only_the_new_ones_are_changes(texts: Texts) -> None:
    awards = [{"id": "award:speed", "tally": [0, 2]}, {"id": "award:aim", "tally": [1, 0]}]
    before, after = ({"awards": [awards[0], one]} for one in (None, awards[1]))
    assert lines_of(changes(View(0, before), View(0, after), texts)) == ["awards aim (1/0)"]


@pytest.mark.parametrize("width", [40, 60, 100])
def test_a_table_keeps_to_the_width(texts: Texts, width: int) -> None:
    out = Console(width=width, color_system=None)
    with out.capture() as captured:
        out.print(rendered(View(0, {**SHOP, **DATA}), texts, everything=True))
    assert {len(line) for line in captured.get().splitlines()} == {width}


def test_of_counted_things_all_are_told_if_one_changes() -> None:
    cards: list[JSON] = [{"id": "card:mine", "count": 2}, {"id": "card:tank", "count": 1}]
    after: list[JSON] = [{"id": "card:mine", "count": 1}, {"id": "card:tank", "count": 1}]
    told = lines_of(changes(View(0, {"hand": cards}), View(0, {"hand": after}), Texts()))
    assert any("mine" in line and "tank" in line for line in told)


def test_where_nobody_won_the_final_table_gives_no_ranks() -> None:
    outcome = Outcome("round-limit", ((), (0,)), ({"rounds": 300},))
    lines = lines_of(final_table(outcome, Texts(names=["Ada"])))
    told = next(line for line in lines if "Ada" in line)
    assert ("- " in told, "1" in told, told.count("300")) == (True, False, 1)


def test_the_final_table_ranks_equals_together() -> None:
    scores = ({"a": 1, "b": 0}, {"a": 4, "b": 1}, {"a": 3, "b": 2})
    outcome = Outcome("done", ((1, 2), (0,)), scores)
    lines = lines_of(final_table(outcome, Texts(names=["Ada", "Bo", "Cy"])))
    rows = [line.replace("│", " ").split() for line in lines if line[:1].isdigit()]
    assert rows == [
        ["1", "Bo", "4", "1", "5"], ["1", "Cy", "3", "2", "5"], ["3", "Ada", "1", "0", "1"],
    ]  # fmt: skip


def test_an_outcome_without_scores_has_ranks_only() -> None:
    outcome = Outcome("conceded", ((1,), (0,)))
    assert not [line for line in lines_of(final_table(outcome, Texts())) if "Total" in line]
