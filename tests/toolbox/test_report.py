"""Counts of many games: parts add up."""

from hulldown.toolbox.report import SHARED_WIN, Counts, add_counts, length_gate, percent, quantile


def test_counts_are_added_table_by_table_and_key_by_key() -> None:
    total: Counts = {"wins": {"a": 1}}
    part: Counts = {"wins": {"a": 2, "b": 3}, "ends": {"c": 4}}
    add_counts(total, part)
    assert total == {"wins": {"a": 3, "b": 3}, "ends": {"c": 4}}
    assert part == {"wins": {"a": 2, "b": 3}, "ends": {"c": 4}}


def test_a_win_can_be_shared_by_any_number_of_seats() -> None:
    assert all(SHARED_WIN % seats == 0 for seats in range(1, 9))


def test_shares_have_one_decimal() -> None:
    assert percent(0.2549) == "25.5%"


def test_quantiles_are_numbers_that_were_counted() -> None:
    counts = {"20": 1, "7": 1, "9": 1, "8": 1, "10": 1}
    assert [quantile(counts, share) for share in (0.0, 0.5, 0.9, 1.0)] == [7, 9, 20, 20]


def test_a_length_is_held_between_its_limits() -> None:
    assert length_gate({"9": 2, "30": 1}, 9, 16).held
    assert not length_gate({"8": 2, "12": 1}, 9, 16).held
    assert not length_gate({"17": 2, "12": 1}, 9, 16).held
