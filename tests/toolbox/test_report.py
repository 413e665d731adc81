"""Counts of many games: parts add up."""

from hulldown.toolbox.report import SHARED_WIN, Counts, add_counts, percent


def test_counts_are_added_table_by_table_and_key_by_key() -> None:
    total: Counts = {"wins": {"a": 1}}
    part: Counts = {"wins": {"a": 2, "b": 3}, "ends": {"c": 4}}
    add_counts(total, part)
    assert total == {"wins": {"a": 3, "b": 3}, "ends": {"c": 4}}
    assert part == {"wins": {"a": 2, "b": 3}, "ends": {"c": 4}}


def test_a_win_can_be_shared_by_any_number_of_seats() -> None:
    assert all(SHARED_WIN % seats == 0 for seats in range(1, 6))


def test_shares_have_one_decimal() -> None:
    assert percent(0.2549) == "25.5%"
