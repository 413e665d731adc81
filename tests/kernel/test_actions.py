"""Actions and their table: numbers, wire form, notation."""

import pytest

from hulldown.kernel.actions import Action, ActionTable
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ActionError


class Move(Action):
    """An intent with two fields."""

    def __init__(self, unit: str, steps: int) -> None:
        super().__init__("move", {"unit": unit, "steps": steps})
        self.steps = steps


def make_table() -> ActionTable[Action]:
    return ActionTable([Action("pass"), Move("t34", 1), Move("t34", 2)])


def test_actions_are_numbered_in_the_order_of_the_table() -> None:
    assert Action("pass").number == -1
    assert [action.number for action in make_table().actions] == [0, 1, 2]


def test_an_action_travels_as_its_kind_and_fields() -> None:
    assert Move("t34", 2).to_json() == {"kind": "move", "unit": "t34", "steps": 2}
    assert Action("pass").to_json() == {"kind": "pass"}


def test_wire_form_and_notation_lead_back_to_the_same_object() -> None:
    table = make_table()
    for action in table.actions:
        assert table.decode(action.to_json()) is action
        assert table.read(action.notation()) is action
    assert table.decode({"steps": 2, "unit": "t34", "kind": "move"}) is table.actions[2]
    assert table.read("  move t34 2\n") is table.actions[2]


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "pass",
        {},
        [{"kind": "pass"}],
        {"kind": "fly"},
        {"kind": "move", "unit": "t34"},
        {"kind": "move", "unit": "t34", "steps": "2"},
        {"kind": "pass", "more": 1},
        {"kind": object()},
        {1: 2, "kind": 3},
    ],
)
def test_what_is_no_action_of_the_table_is_not_decoded(data: JSON) -> None:
    with pytest.raises(ActionError) as error:
        make_table().decode(data)
    assert error.value.code == "action/format"


@pytest.mark.parametrize("notation", ["", "fly", "move t34", "move t34 3", "pass pass"])
def test_what_is_no_action_of_the_table_is_not_read(notation: str) -> None:
    with pytest.raises(ActionError) as error:
        make_table().read(notation)
    assert error.value.code == "action/format"


def test_an_action_cannot_be_in_the_table_twice() -> None:
    with pytest.raises(AssertionError):
        ActionTable([Action("pass"), Action("pass")])


def test_a_mask_marks_the_legal_actions() -> None:
    table = make_table()
    assert table.mask([]) == bytes([0, 0, 0])
    assert table.mask([table.actions[2], table.actions[0]]) == bytes([1, 0, 1])
