"""A finding says where two worlds differ."""

from hulldown.lab.differences import differences, tell


def test_equal_values_have_no_differences_tuples_or_lists() -> None:
    assert differences({"hands": [(1, 2)]}, {"hands": [[1, 2]]}) == []


def test_a_difference_is_told_by_its_path() -> None:
    here = {"round": 2, "seats": [{"held": 3}, {"held": 5}]}
    there = {"round": 2, "seats": [{"held": 3}, {"held": 4}], "extra": "x"}
    assert tell(here, there) == (
        'extra: nothing here, "x" there; seats.1.held: 5 here, 4 there'
    )  # fmt: skip


def test_of_lists_of_other_lengths_only_what_differs_is_told() -> None:
    assert tell({"legal": ["a", "b", "c"]}, {"legal": ["a", "c"]}) == 'legal: ["b"] here, [] there'


def test_many_differences_are_counted() -> None:
    assert tell(list(range(9)), list(range(1, 10))).endswith(" and 4 more")


def test_long_values_are_cut() -> None:
    assert tell("x" * 500, "y").count("x") < 100
