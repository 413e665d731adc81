"""7: bidding, and the order of the Tank Phases."""

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.rules.initiative import begin_bidding, phase_order
from hulldown.games.duel.state import State
from hulldown.kernel.messages import Event
from hulldown.kernel.table import Table

from .scenes import Pulls, legal, scene, tank

rule = pytest.mark.rule


def bidding(hands: list[list[int]]) -> State:
    state = scene(spare=False)
    state.hands = hands
    state.frames.pop()
    state.frames.top()[1] = 2
    state.active = -1
    begin_bidding(Table(state, Pulls(state, (), (), ()), True))
    return state


def bid(state: State, seat: int, *notations: str) -> list[Event]:
    events: list[Event] = []
    for notation in notations:
        found = [a for a in GAME.legal_actions(state, seat) if a.notation() == notation]
        assert found, legal(state, seat)
        table = Table(state, Pulls(state, (), (), ()), True)
        GAME.resolve(table, seat, found[0])
        events += table.events
    return events


@rule("D-129", "D-006")
def test_all_bid_at_once_a_card_for_each_tank() -> None:
    state = bidding([[5, 40, 60], [10, 70]])
    assert list(state.asked) == [0, 1]
    assert bid(state, 0, "bid n40", "bid n5") == []
    assert legal(state, 0) == ["declare"]
    (only,) = GAME.legal_actions(state, 0)
    assert GAME.describe(state, 0, only).message.id == "do-commit-bids"
    seen = bid(state, 0, "declare")
    assert [event.message.id for event in seen] == ["has-bid"]
    assert list(state.asked) == [1]


@rule("D-130", "D-131", "D-132", "D-133", "D-135")
def test_the_lowest_number_acts_first() -> None:
    state = bidding([[5, 40, 60], [10, 70]])
    bid(state, 0, "bid n40", "bid n5", "declare")
    events = bid(state, 1, "bid n70", "bid n10", "declare")
    shown = [event.message for event in events if event.message.id == "bids-shown"]
    order = ["german_ii", "soviet_ii", "german_i", "soviet_i"]
    assert shown[0].args["tanks"] == [f"tank:{name}" for name in order]
    assert state.active == tank(state, "german_ii")
    assert state.bids[state.active] == 0
    assert 5 in state.deck.discards
    assert state.hands == [[60], []]


@rule("D-129")
def test_who_has_cards_enough_bids_for_every_tank() -> None:
    state = bidding([[5, 40], [10, 70]])
    assert legal(state, 0) == ["bid n5", "bid n40"]
    assert [r.reason.rule for r in GAME.why_not(state, 0)] == ["D-129"]


@rule("D-129", "D-131")
def test_with_too_few_cards_the_owner_chooses_which_tank_bids() -> None:
    state = bidding([[5], [10, 70]])
    assert legal(state, 0) == ["bid n5", "hold-back"]
    bid(state, 0, "hold-back", "bid n5", "declare")
    assert state.sealed[0] == (0, 5)


@rule("D-129")
def test_an_empty_hand_is_not_asked() -> None:
    assert bidding([[], [10, 70]]).asked == (1,)


@rule("D-131")
def test_tanks_without_a_bid_come_last_clockwise_from_the_last_bidder() -> None:
    state = scene()
    state.bids = [0, 5, 0, 9]
    assert phase_order(state) == [1, 3, 2, 0]
    state.bids = [0, 0, 0, 0]
    assert phase_order(state) == [0, 1, 2, 3]
