"""The numbered choices: whole plays first, single steps by the things they start on."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console, Group

from hulldown.cli.menu import Menu
from hulldown.kernel.actions import Action
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Label, Message, Play
from hulldown.texts import Texts

WORDS = """
do-buy = Buy { $card } for coins
    .short = buy
do-use = Use { $card }
    .short = use
do-drop = Drop { $card }
    .short = drop
do-pay = Pay with { $card }
do-end = End the turn
play-win = Win at once
"""


class Doable(Action):
    """An action with a card, or without."""

    def __init__(self, kind: str, card: str = "") -> None:
        super().__init__(kind, {"card": card})


class Offers:
    """As much of a match and its game as a menu looks at."""

    hooks = SimpleNamespace(policy=None)

    def __init__(self, actions: list[Doable], plays: int = 0) -> None:
        self.game = self
        self.actions = actions
        self.whole = [Play(Message("play-win"), actions[:2])] * plays

    def at(self, seat: int) -> None:
        return None

    def legal(self, seat: int) -> list[Doable]:
        return self.actions

    def usual(self, state: None, seat: int) -> Doable:
        return self.actions[-1]

    def plays(self, state: None, seat: int) -> list[Play[Doable]]:
        return self.whole

    def describe(self, state: None, seat: int, action: Doable) -> Label:
        card = str(action.fields["card"])
        start = f"card:{card}" if card else ""
        return Label(Message(f"do-{action.kind}", {"card": start}), start)


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    monkeypatch.setattr("hulldown.texts.game_words", lambda game, language: WORDS)
    return Texts("no game")


def shown(offers: Offers, texts: Texts, width: int = 60) -> tuple[Menu, list[str]]:
    menu = Menu(cast(Match[Any, Any], offers), 0, texts, width)
    out = Console(width=width, color_system=None)
    with out.capture() as captured:
        out.print(Group(*menu.parts))
    return menu, [line.rstrip() for line in captured.get().splitlines()]


END = Doable("end")


def test_single_choices_are_a_list_and_the_usual_one_is_marked(texts: Texts) -> None:
    _, lines = shown(Offers([Doable("buy", "tank"), END]), texts)
    assert lines == ["  1  Buy tank for coins", "  2  End the turn  [Enter]"]


def test_what_can_be_done_with_a_thing_stands_in_its_line(texts: Texts) -> None:
    cards = [Doable("use", "tank"), Doable("drop", "tank"), Doable("drop", "mine")]
    menu, lines = shown(Offers([*cards, END]), texts)
    assert lines == [
        "  tank  1) use   2) drop",
        "  mine  3) drop",
        "  4  End the turn  [Enter]",
    ]
    assert menu.choices == [[action] for action in (*cards, END)]


def test_the_same_step_with_several_things_is_one_line(texts: Texts) -> None:
    cards = [Doable("buy", "tank"), Doable("use", "crew"), Doable("drop", "crew")]
    last = Doable("buy", "mine")
    menu, lines = shown(Offers([*cards, last, END]), texts)
    assert lines[:2] == ["  buy   1) tank   2) mine", "  crew  3) use   4) drop"]
    assert menu.choices[1] == [last]


def test_even_if_that_is_all(texts: Texts) -> None:
    _, lines = shown(Offers([Doable("buy", "tank"), Doable("buy", "mine"), END]), texts)
    assert lines == ["  buy  1) tank   2) mine", "  3  End the turn  [Enter]"]


def test_whole_plays_come_first(texts: Texts) -> None:
    actions = [Doable("buy", "tank"), END]
    menu, lines = shown(Offers(actions, plays=1), texts)
    assert lines[:3] == ["In one go", "  1  Win at once", "Step by step"]
    assert menu.choices == [actions, [actions[0]], [END]]


def test_many_choices_stand_side_by_side(texts: Texts) -> None:
    _, lines = shown(Offers([Doable("pay", f"c{number}") for number in range(9)]), texts)
    assert len(lines) == 5
    assert " ".join(lines[0].split()) == "1 Pay with c0 6 Pay with c5"


def test_a_line_is_not_broken_inside_a_choice(texts: Texts) -> None:
    cards = [Doable("use", "tank"), Doable("drop", "tank")]
    _, lines = shown(Offers([*cards, END]), texts, width=20)
    assert lines[:2] == ["  tank  1) use", "        2) drop"]
