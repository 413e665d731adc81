"""What the balance report of Duel counts."""

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.measure import begin, rates
from hulldown.lab.balance import balance

from .scenes import config


def test_every_kind_of_tank_action_has_its_share_and_the_wins_of_those_who_do_it_most() -> None:
    result = balance(GAME, 6, 2)
    shares = {one.name: one for one in result.rates if one.group == "actions"}
    wins = {one.name: one for one in result.rates if one.group == "doers_won"}
    assert {"action:move", "action:fire"} <= set(shares)
    assert sum(one.share for one in shares.values()) == pytest.approx(1)
    assert wins
    assert all(one.of <= 6 for one in wins.values()), "a game counts once"


def test_each_tank_has_its_share_of_the_tank_actions_of_its_side() -> None:
    result = balance(GAME, 6, 2)
    shares = [one for one in result.rates if one.group == "tanks_used"]
    passed = result.counts["actions"].get("pass", 0)
    assert (
        sum(one.share * one.of for one in shares) == sum(result.counts["actions"].values()) - passed
    )
    assert all(0 < one.share < 1 for one in shares), "each side has more than one tank"


def test_only_the_side_that_does_it_more_often_counts() -> None:
    counting = begin(config(2))
    counting.count_most("did most", {"fire": {"0": 3, "1": 1}, "pass": {"0": 1, "1": 1}}, [0, 1])
    found = rates(config(2), counting.counts, 1)
    assert [one[:] for one in found if one.group == "doers_won"] == [
        ("doers_won", "action:fire", 0.0, 1)
    ]
