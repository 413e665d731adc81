"""A position as one line of text.

    plan 2 3 - 010000 010112/000000/0/0/1-* 002111/100000/2/1/-- 0>1:5.2

Phase, round, crate, claimer, cards shown; for each seat its hand, dug-in cards, points, crates
and plan (an asterisk while it is owed); then who saw what, and what was shown since.
"""

from typing import Final

from hulldown.games.template.catalog import catalogue_of
from hulldown.games.template.state import NONE, State
from hulldown.kernel.config import Config
from hulldown.kernel.errors import DataError

PHASES: Final = ("plan", "answer", "over")


def write_position(state: State) -> str:
    """The position as one line."""
    head = f"{PHASES[state.phase]} {state.round} {state.crate} {_one(state.claimer)}"
    seats = [_write_seat(state, seat) for seat in range(len(state.hands))]
    memory = [f"{v}>{o}:" + ".".join(map(str, kinds)) for v, o, *kinds in state.scouted]
    return " ".join([head, _digits(state.shown), *seats, *memory])


def _write_seat(state: State, seat: int) -> str:
    plan = "".join(map(_one, state.sealed.chosen[seat])) + "*" * (seat in state.sealed.owed)
    counts = f"{_digits(state.hands[seat])}/{_digits(state.dug[seat])}"
    return f"{counts}/{state.worth[seat]}/{state.taken[seat]}/{plan}"


def read_position(config: Config, line: str) -> State:
    """The position of such a line."""
    try:
        return _read(config, line.split())
    except (ValueError, IndexError) as error:
        raise DataError("data/bad-position", f"cannot read {line!r}: {error}") from error


def _read(config: Config, words: list[str]) -> State:
    state = State(catalogue_of(config), config.seats)
    state.phase = PHASES.index(words[0])
    state.round, state.crate, state.claimer = int(words[1]), int(words[2]), _kind(words[3])
    state.shown = _counts(words[4], state)
    owed = []
    for seat in range(config.seats):
        hand, dug, worth, taken, plan = words[5 + seat].split("/")
        state.hands[seat], state.dug[seat] = _counts(hand, state), _counts(dug, state)
        state.worth[seat], state.taken[seat] = int(worth), int(taken)
        state.sealed.chosen[seat] = [_kind(plan[0]), _kind(plan[1])]
        if plan.endswith("*"):
            owed.append(seat)
    state.sealed.owed = tuple(owed)
    for word in words[5 + config.seats :]:
        pair, kinds = word.split(":")
        state.scouted.append([*map(int, pair.split(">")), *map(int, kinds.split("."))])
    return state


def _digits(counts: list[int]) -> str:
    return "".join(map(str, counts))


def _counts(word: str, state: State) -> list[int]:
    if len(word) != state.catalogue.kinds:
        raise ValueError(f"{word!r} must count {state.catalogue.kinds} kinds")
    return [int(digit) for digit in word]


def _one(kind: int) -> str:
    return "-" if kind == NONE else str(kind)


def _kind(letter: str) -> int:
    return NONE if letter == "-" else int(letter)
