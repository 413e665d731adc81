"""A position as one line: its fields by name, those that are as at the start left out.

code proving:red0.blue3/white1.green2 round 3 at 14,0,33 stacks 1.3/4 walls 30=2,41=1
"""

from typing import Final

from hulldown.games.arcade.catalog import Catalogue, catalogue_of
from hulldown.games.arcade.state import FIELDS, State, blank, complete, put_walls, walls_of
from hulldown.kernel.config import Config
from hulldown.kernel.errors import DataError, HulldownError
from hulldown.toolbox.fields import places_of, split

CODE: Final = "code"
WALLS: Final = "walls"


def write_position(state: State) -> str:
    """The position as one line."""
    usual = blank(state.cat, state.code)
    words = [CODE, state.code.replace(" ", ""), FIELDS.write(state, usual)]
    if walls_of(state) != walls_of(usual):
        walls = ",".join(f"{space}={block}" for space, block in walls_of(state))
        words += [WALLS, walls or "-"]
    return " ".join(word for word in words if word)


def read_position(config: Config, line: str) -> State:
    """The position of such a line."""
    try:
        return _read(catalogue_of(config), line.split())
    except (ValueError, IndexError, KeyError, HulldownError) as error:
        raise DataError("data/bad-position", f"cannot read {line!r}: {error}") from error


def _read(cat: Catalogue, words: list[str]) -> State:
    given = dict(zip(words[::2], words[1::2], strict=True))
    state = blank(cat, cat.tidy(given.pop(CODE)))
    walls = given.pop(WALLS, None)
    places = places_of(state)
    for name, word in given.items():
        FIELDS.read_word(state, name, word, places)
    if walls is not None:
        put_walls(state, [_wall(pair) for pair in split(walls, ",")])
    _check(state)
    complete(state)
    return state


def _wall(pair: str) -> list[int]:
    space, block = pair.split("=")
    return [int(space), int(block)]


def _check(state: State) -> None:
    """Whatever lies somewhere lies on the board."""
    spaces = {0, *state.board.spaces}
    if not {*state.at, *state.ups, *state.levelled, state.eagle} <= spaces:
        raise ValueError("a space is not on the board")
