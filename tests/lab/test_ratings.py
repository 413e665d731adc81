"""Ratings say what the games say, and no more."""

import pytest

from hulldown.lab.ratings import fit, invert, rate


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    best, worst = rate(["a", "b"], {(0, 1): (10_000.0, 11_000)})
    assert best.agent == "a"
    assert best.lead == pytest.approx(400, abs=1)
    assert best.rating + worst.rating == pytest.approx(3000)
    assert worst.lead is None


def test_more_games_make_a_rating_surer() -> None:
    few, many = (rate(["a", "b"], {(0, 1): (n * 0.6, n)})[0] for n in (100, 10_000))
    assert few.lead_within == pytest.approx(70, abs=3)
    assert many.lead_within == pytest.approx(7, abs=0.3)
    assert few.within == pytest.approx(35, abs=2)


def test_who_never_met_is_rated_by_those_both_met() -> None:
    rated = rate(["a", "b", "c"], {(0, 1): (75.0, 100), (1, 2): (75.0, 100)})
    assert [one.agent for one in rated] == ["a", "b", "c"]
    assert rated[0].rating - rated[2].rating == pytest.approx(382, abs=15)


def test_who_won_every_game_is_rated_all_the_same() -> None:
    best, _ = rate(["a", "b"], {(0, 1): (20.0, 20)})
    assert best.lead is not None
    assert 300 < best.lead < 1200
    assert (best.points, best.games) == (20.0, 20)


def test_the_inverse_undoes_its_matrix() -> None:
    assert invert([[0.0, 2.0], [4.0, 1.0]]) == [[-0.125, 0.25], [0.5, 0.0]]


def test_equal_results_are_equal_strengths() -> None:
    strengths, _ = fit(2, {(0, 1): (50.0, 100)})
    assert strengths == pytest.approx([0.0, 0.0])
