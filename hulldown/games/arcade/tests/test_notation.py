"""Positions and actions as text: round trips, and what cannot be read."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.state import encode_state
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import DataError
from hulldown.kernel.playout import play_out
from hulldown.kernel.table import Table

from .scenes import config


@pytest.mark.parametrize("decisions", [0, 3, 40, 200])
@pytest.mark.parametrize("seats", [1, 4, 7])
def test_a_position_survives_its_line(seats: int, decisions: int) -> None:
    chance = SeededChance(decisions)
    state = GAME.setup(config(seats), chance)
    play_out(GAME, Table(state, chance), chance, decisions)
    line = GAME.write_position(state)
    assert "\n" not in line
    assert encode_state(GAME.read_position(config(seats), line)) == encode_state(state)


def line_of() -> str:
    return GAME.write_position(GAME.setup(config(2), SeededChance(1)))


BAD = {
    "nothing": lambda line: "",
    "no code": lambda line: line.partition(" ")[2].partition(" ")[2],
    "a strange field": lambda line: f"{line} weather 3",
    "a field without a value": lambda line: f"{line} round",
    "no number": lambda line: line.replace("hands ", "hands x,"),
    "too few values": lambda line: f"{line} kills 1",
    "a space off the board": lambda line: f"{line} eagle 9999",
    "an unknown tile": lambda line: line.replace("red", "pink"),
}


@pytest.mark.parametrize("spoil", BAD.values(), ids=list(BAD))
def test_a_bad_line_is_refused(spoil: object) -> None:
    assert callable(spoil)
    with pytest.raises(DataError) as caught:
        GAME.read_position(config(2), spoil(line_of()))
    assert caught.value.code == "data/bad-position"


def test_actions_read_as_they_are_written() -> None:
    table = GAME.actions(config(2))
    for line in (
        "ready", "disengage", "stack 2 advance_3", "exchange left 4", "place c4 west",
        "move 16", "wall l12", "no-wall", "grenade a1", "discard around",
    ):  # fmt: skip
        assert table.read(line).notation() == line
        assert table.decode(table.read(line).to_json()) is table.read(line)
