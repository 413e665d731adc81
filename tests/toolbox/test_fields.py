"""Fields declared once: stored, read and written alike."""

from collections.abc import Sequence
from typing import Any

import pytest

from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.errors import DataError
from hulldown.toolbox.fields import (
    Field,
    Fields,
    Kind,
    Places,
    card,
    cards,
    derived,
    figures,
    frames,
    number,
    numbers,
    piles,
    rows,
    seats,
    text,
    word,
)
from hulldown.toolbox.frames import FrameKind, read_frames


class Cat:
    names = ("scout", "light", "heavy")


FIELDS = Fields(
    word("asking", ("plan", "fire")),
    seats("asked", key="sealed.owed"),
    text("code", "A1"),
    number("round", 1),
    numbers("worth", lambda cat: [0, 0]),
    figures("due", lambda cat: (0, 0)),
    rows("plans", lambda cat: [[], []], key="sealed.chosen"),
    rows("stacks", lambda cat: [(), ()], of_tuples=True),
    card("target"),
    cards("reserve"),
    cards("given_up", lambda cat: (-1, -1), is_tuple=True),
    piles("hands", lambda cat: [[], []], is_bag=True),
    piles("known", lambda cat: [(), ()], of_tuples=True),
    frames("frames", ("fire", "reaction")),
    derived("reach"),
)


class State:
    """Whatever has the fields and a catalogue."""

    def __init__(self) -> None:
        self.cat = Cat()
        FIELDS.clear(self)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


def busy() -> State:
    state = State()
    values = {
        "asking": 1, "asked": (0, 1), "code": "B7", "round": 3, "worth": [4, 0], "due": (0, 2),
        "plans": [[1, -1], []], "stacks": [(), (2, 3)], "target": 2, "reserve": [2, 0, 0],
        "given_up": (-1, 1), "hands": [[0, 0, 2], []], "known": [(), (1,)],
        "frames": read_frames([[0, 2, 30], [1]]), "reach": [5],
    }  # fmt: skip
    for name, value in values.items():
        setattr(state, name, value)
    return state


def test_a_field_is_stored_by_its_kind_and_key() -> None:
    assert FIELDS.encode(busy()) == {
        "asking": 1,
        "sealed": {"owed": [0, 1], "chosen": [[1, -1], []]},
        "code": "B7",
        "round": 3,
        "worth": [4, 0],
        "due": [0, 2],
        "stacks": [[], [2, 3]],
        "target": "heavy",
        "reserve": ["heavy", "scout", "scout"],
        "given_up": [None, "light"],
        "hands": [["scout", "scout", "heavy"], []],
        "known": [[], ["light"]],
        "frames": [[0, 2, 30], [1]],
    }


def test_what_was_stored_comes_back_with_its_types() -> None:
    state, again = busy(), State()
    FIELDS.decode(again, FIELDS.encode(state))
    assert canonical(FIELDS.encode(again)) == canonical(FIELDS.encode(state))
    for name in ("asked", "due", "plans", "stacks", "given_up", "hands", "known"):
        assert getattr(again, name) == getattr(state, name)
    assert again.frames.kind() == FrameKind(1)
    assert again.reach is None


def test_what_comes_back_shares_no_list_with_the_data() -> None:
    data, again = FIELDS.encode(busy()), State()
    FIELDS.decode(again, data)
    again.worth[0] = 9
    again.plans[0][0] = 9
    again.frames.top()[0] = 9
    assert (data["worth"], data["sealed"]["chosen"]) == ([4, 0], [[1, -1], []])
    assert data["frames"] == [[0, 2, 30], [1]]


def test_a_line_tells_what_differs_from_a_blank_table() -> None:
    assert FIELDS.write(State(), State()) == ""
    assert FIELDS.write(busy(), State()) == (
        "asking fire asked 0,1 code B7 round 3 worth 4,0 due 0,2 plans 1.-1/- stacks -/2.3 "
        "target heavy reserve heavy+scout*2 given_up -+light hands0 scout*2+heavy known1 light "
        "frames fire:2.30/reaction"
    )


def test_a_line_reads_back_as_it_was_written() -> None:
    again = State()
    FIELDS.read(again, FIELDS.write(busy(), State()))
    assert FIELDS.encode(again) == FIELDS.encode(busy())


def test_a_bag_is_sorted_whatever_the_line_says() -> None:
    state = State()
    FIELDS.read(state, "hands1 heavy+scout reserve heavy+scout")
    assert (state.hands[1], state.reserve) == ([0, 2], [2, 0])


@pytest.mark.parametrize(
    "line",
    [
        "round",
        "round three",
        "nothing 1",
        "reach 1",
        "worth 1,2,3",
        "worth0 1",
        "hands scout",
        "hands2 scout",
        "hands0 scout*1000",
        "target tank",
        "asking sleep",
        "frames siege:1",
    ],
)
def test_a_line_that_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(DataError) as refused:
        FIELDS.read(State(), line)
    assert refused.value.code == "data/bad-position"


def test_slots_are_the_declared_names() -> None:
    assert FIELDS.slots[:2] == ("code", "round")
    assert "reach" in FIELDS.slots


class Older:
    """A position of a game that got a field later."""

    def __init__(self) -> None:
        self.cat = Cat()
        LATER.clear(self)

    round: int
    singles: tuple[int, ...]


LATER = Fields(number("round", 1), figures("singles", lambda cat: (0, 0)).seldom())


def test_a_seldom_field_leaves_other_positions_as_they_were_stored_before() -> None:
    state = Older()
    assert LATER.encode(state) == {"round": 1}
    LATER.decode(state, {"round": 4})
    assert (state.round, state.singles) == (4, (0, 0))


def test_a_seldom_field_is_stored_and_written_while_it_says_something() -> None:
    state, again = Older(), Older()
    state.singles = (0, 2)
    assert LATER.encode(state) == {"round": 1, "singles": [0, 2]}
    LATER.decode(again, LATER.encode(state))
    assert again.singles == (0, 2)
    assert LATER.write(state, Older()) == "singles 0,2"


class Doubled(Kind):
    """A kind of a game's own."""

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        return 2 * value

    def decode(self, data: JSON, places: Places) -> Any:
        return data // 2


def test_a_game_may_have_kinds_of_its_own() -> None:
    fields = Fields(Field("round", Doubled(), lambda cat: 1))
    state = Older()
    fields.decode(state, {"round": 10})
    assert (state.round, fields.encode(state)) == (5, {"round": 10})


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state = busy()
    copy = FIELDS.copy(state, State())
    before = canonical(FIELDS.encode(state))
    assert canonical(FIELDS.encode(copy)) == before
    copy.worth.append(1)
    copy.plans[1].append(2)
    copy.stacks.pop()
    copy.reserve.clear()
    copy.hands[0].pop()
    copy.frames.pop()
    copy.reach.append(6)
    assert canonical(FIELDS.encode(state)) == before
    assert state.reach == [5]
