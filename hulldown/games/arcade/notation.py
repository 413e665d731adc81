"""A position as one line: its fields by name, those that are as at the start left out.

round 3 at 14,0,33 facing 1,2,0 hands 0,1,0,2,3,1 stacks 1.3/4 walls 30=2,41=1
"""

from typing import Final

from hulldown.games.arcade.catalog import Catalogue, catalogue_of
from hulldown.games.arcade.state import SAME, State, blank, decode_state, encode_state
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import Config
from hulldown.kernel.errors import DataError, HulldownError

CODE: Final = "code"
RESERVES: Final = ("bot_reserve", "up_reserve")


def write_position(state: State) -> str:
    """The position as one line."""
    data, usual = encode_state(state), encode_state(blank(state.cat, state.code))
    words = [f"{CODE} {state.code.replace(' ', '')}"]
    words += [f"{name} {_word(name, data[name])}" for name in data if data[name] != usual.get(name)]
    return " ".join(words)


def _word(name: str, value: JSON) -> str:
    if name == "stacks":
        return "/".join(".".join(map(str, stack)) or "-" for stack in value)
    if name == "walls":
        return ",".join(f"{space}={block}" for space, block in value) or "-"
    if name in RESERVES:
        maybe, surely, out = value
        return f"{_numbers(maybe)}/{_numbers(surely)}/{out}"
    return _numbers(value) if isinstance(value, list) else str(value)


def _numbers(value: list[int]) -> str:
    return ",".join(map(str, value)) or "-"


def read_position(config: Config, line: str) -> State:
    """The position of such a line."""
    try:
        return _read(catalogue_of(config), line.split())
    except (ValueError, IndexError, KeyError, TypeError, HulldownError) as error:
        raise DataError("data/bad-position", f"cannot read {line!r}: {error}") from error


def _read(cat: Catalogue, words: list[str]) -> State:
    given = dict(zip(words[::2], words[1::2], strict=True))
    code = cat.tidy(given.pop(CODE))
    data = {**encode_state(blank(cat, code)), "closed": 0, "levelled": []}
    for name, word in given.items():
        data[name] = _value(name, word, data[name])
    _check(cat, data, encode_state(blank(cat, code)))
    return decode_state(cat, data)


def _value(name: str, word: str, usual: JSON) -> JSON:
    if name == "stacks":
        return [[int(card) for card in part.split(".")] if part != "-" else [] for part in
                word.split("/")]  # fmt: skip
    if name == "walls":
        return [[int(number) for number in pair.split("=")] for pair in _parts(word)]
    if name in RESERVES:
        maybe, surely, out = word.split("/")
        return [_list(maybe), _list(surely), int(out)]
    return _list(word) if isinstance(usual, list) else int(word)


def _parts(word: str) -> list[str]:
    return [] if word == "-" else word.split(",")


def _list(word: str) -> list[int]:
    return [int(number) for number in _parts(word)]


def _check(cat: Catalogue, data: JSON, usual: JSON) -> None:
    """Lists of the right length, spaces on the board."""
    for name in (*SAME, "stacks"):
        if type(data[name]) is not type(usual[name]):
            raise ValueError(f"{name} cannot be {data[name]!r}")
    for name in ("at", "facing", "backs", "kills", "eagles", "helms", "engaged", "exchanged",
                 "hands", "decks", "discards", "sure", "shown", "stacks"):  # fmt: skip
        if len(data[name]) != len(usual[name]):
            raise ValueError(f"{name} must have {len(usual[name])} values")
    spaces = {0, *cat.board(data[CODE]).spaces}
    if not {*data["at"], *data["ups"], *data["levelled"], data["eagle"]} <= spaces:
        raise ValueError("a space is not on the board")
