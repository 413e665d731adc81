"""Agents by name or from a file; what is wrong with a file is said."""

from pathlib import Path

import pytest

from hulldown.agents import GreedyAgent, RandomAgent, load_agent
from hulldown.games import load
from hulldown.kernel.errors import HulldownError

GAME = load("template")
CONFIG = GAME.info.configure(2)

FIRST = """
class First:
    def choose(self, view, legal, worlds, clock):
        return legal[0]
"""
BAD_FILES = {
    "class A:\n    pass": "defines no agents, not one",
    FIRST + FIRST.replace("First", "Second"): "defines 2 agents, not one",
    "import nothing_of_this_name": "could not be loaded: ModuleNotFoundError",
    "class A(": "could not be loaded: SyntaxError",
    FIRST + "    def __init__(self, money): ...": "asks for money, which nobody offers",
    FIRST + "    def __init__(self): 1 / 0": "could not be made: ZeroDivisionError",
}


def made(path: Path) -> object:
    return load_agent(str(path)).make(GAME, CONFIG, 0, "seed")


def test_names_give_the_agents_every_game_has() -> None:
    assert isinstance(load_agent("random").make(GAME, CONFIG, 0, "1"), RandomAgent)
    assert isinstance(load_agent("greedy").make(GAME, CONFIG, 0, "1"), GreedyAgent)


def test_a_file_gives_the_one_class_that_can_choose(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("from hulldown.agents import RandomAgent\n" + FIRST)
    assert type(made(file)).__name__ == "First"
    assert load_agent(str(file)).name == "first.py"


def test_a_file_may_say_which_agent_is_meant(tmp_path: Path) -> None:
    file = tmp_path / "two.py"
    file.write_text(FIRST + FIRST.replace("First", "Second") + "\nAGENT = Second\n")
    assert type(made(file)).__name__ == "Second"


def test_a_constructor_is_given_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "asking.py"
    init = "    def __init__(self, seat, chance, game, config, level=3):\n        self.got = "
    file.write_text(FIRST + init + "(seat, chance.seed, game.info.id, config.seats, level)\n")
    agent = load_agent(str(file)).make(GAME, CONFIG, 1, "mine")
    assert agent.got == (1, "mine", "template", 2, 3)  # type: ignore[attr-defined]


def test_each_seat_and_match_has_an_object_of_its_own() -> None:
    kind = load_agent("random")
    assert kind.make(GAME, CONFIG, 0, "1") is not kind.make(GAME, CONFIG, 0, "1")


@pytest.mark.parametrize("source", BAD_FILES, ids=list(BAD_FILES.values()))
def test_a_bad_file_is_named_with_what_is_wrong(tmp_path: Path, source: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(source)
    with pytest.raises(HulldownError) as caught:
        made(file)
    assert caught.value.code == "agent/failed"
    assert caught.value.message.startswith(f"agent bad.py: {BAD_FILES[source]}")


@pytest.mark.parametrize("name", ["smart", "", "missing.py"])
def test_an_unknown_agent_is_refused_with_a_hint(name: str) -> None:
    with pytest.raises(HulldownError) as caught:
        load_agent(name)
    assert caught.value.code == "agent/failed"
    assert caught.value.hint
