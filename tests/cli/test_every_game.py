"""Whole matches of every game in the terminal: nothing raw in any language, the prompt in sight."""

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from hulldown.agents import load_agent, seat_agents
from hulldown.cli.menu import Menu
from hulldown.cli.terminal import Terminal
from hulldown.games import load, names
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.texts import LANGUAGES, Texts

ME = 1
WIDTH, HEIGHT = 100, 24
PATIENCE = 120
RAW = re.compile(r"\b[a-z]+:[a-z0-9]|[a-z0-9]_[a-z0-9]|\b(?:do|ask|play|view|fact|tell)-[a-z]|[{}]")
COMMANDS = ("?", "i", "v", "l", "u", "h")


class Typist(Terminal):
    """A person who types random numbers, now and then asks for something, and leaves at last."""

    def __init__(self, name: str, seats: int, language: str) -> None:
        game = load(name)
        config = game.info.configure(seats)
        players = seat_agents(game, config, [load_agent("random")] * seats, "1")
        match: Match[Any, Any] = Match(game, config, SeededChance(seats))
        texts = Texts(name, language, [f"P{seat}" for seat in range(seats)])
        self.page = StringIO()
        out = Console(
            file=self.page, width=WIDTH, height=HEIGHT, color_system=None, highlight=False
        )
        super().__init__(match, ME, [*players[:ME], None, *players[ME + 1 :]], texts, out)
        self.luck = SeededChance("typing")
        self.typed = ""
        self.count = 0
        self.questions: list[str] = []

    def show_choices(self) -> Menu:
        before = self.page.tell()
        menu = super().show_choices()
        self.questions.append(self.page.getvalue()[before:])
        self.count = len(menu.choices)
        return menu

    def read(self) -> str:
        if len(self.questions) > PATIENCE:
            return "q"
        if not self.asked_twice or not self.typed:
            pick = self.luck.draw(self.count + 1, "", "")
            self.typed = str(pick) if pick else COMMANDS[self.luck.draw(len(COMMANDS), "", "")]
        return self.typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_match_reads_well(name: str, language: str) -> None:
    typist = Typist(name, load(name).info.max_seats, language)
    typist.run()
    printed = typist.page.getvalue()
    assert len(typist.questions) > 5
    assert not typist.texts.missing
    assert RAW.findall(printed) == []
    assert max(map(len, printed.splitlines())) <= WIDTH
    for question in typist.questions:
        lines = question.splitlines()
        assert len(lines) < HEIGHT or lines[-1] == lines[0]
