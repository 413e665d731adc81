"""Recruitment and National Resources: the turn's ledger."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hulldown.games.rush import GAME
from hulldown.games.rush.catalog import COUNTRIES, FIRST_VEHICLE, NONE
from hulldown.games.rush.state import MAIN, State
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.steps import take_step

from .scenes import at, catalogue, do, legal, named, number, pick, picks, refusals, scene

rule = pytest.mark.rule
CAT = catalogue()


def buy(name: str, *payers: str) -> list[str]:
    return [f"buy {name}", *(f"pay {payer}" for payer in payers), "take"]


def buys(state: State) -> list[str]:
    return [a.removeprefix("buy ") for a in legal(state) if a.startswith("buy ")]


def row(*wanted: str) -> str:
    """A full Reserve with these cards at its far end, so that one draw refills it."""
    filling = [name for name in picks(8, cost=(5, 6, 7)) if name not in wanted]
    return "+".join([*wanted, *filling][:4])


# Recruitment


@rule("R-147", "R-134", "RX-39")
def test_recruitment_lets_one_buy_several_vehicles_in_the_turn_and_no_longer() -> None:
    first, second = picks(2, cost=1)
    line = f"hands0 engineers*3+volunteers garages0 engineers*3 reserve {row(first, second)}"
    state = do(scene(line), "use volunteers", *buy(first, "engineers"), luck=[0])
    state = do(state, *buy(second, "engineers"), luck=[0])
    assert named(state.depots[0])[1:] == ["engineers", first, "engineers", second]
    state = do(state, "end", "end", rest=0)
    assert (state.active, state.recruited) == (0, 0)


@rule("R-147")
def test_a_vehicle_with_recruitment_does_the_same() -> None:
    recruiter = pick(ability="recruitment", alone=True, armour=2)
    first, second = picks(2, cost=1, but=[recruiter])
    line = f"hands0 engineers*2+{recruiter} reserve {row(first, second)}"
    state = do(scene(line), f"use {recruiter}", *buy(first, "engineers"), luck=[0])
    assert second in buys(state)
    assert named(state.defenders[:1]) == [recruiter]


@rule("R-148", "RX-22", "RQ-09")
def test_the_cards_spent_pay_jointly_for_all_that_is_bought() -> None:
    rich = pick(resources=3, national=False)
    one, two = pick(cost=1, but=[rich]), pick(cost=2, but=[rich])
    line = f"hands0 {rich} recruited 1 reserve {row(one, two)}"
    state = do(scene(line), *buy(one, rich), luck=[0])
    assert two in buys(state)
    state = do(state, f"buy {two}")
    assert legal(state) == ["take"]
    state = do(state, "take", luck=[0])
    assert named(state.depots[0]) == [rich, one, two]


@rule("R-148", "RQ-09")
def test_every_purchase_must_be_covered_when_it_is_made() -> None:
    one, two = pick(cost=1), pick(cost=2)
    state = scene(f"hands0 engineers*2 recruited 1 reserve {row(one, two)}")
    state = do(state, *buy(one, "engineers"), luck=[0])
    assert refusals(state, two) == {"too-dear": "R-043"}


@rule("R-147", "RQ-09")
def test_a_newly_revealed_card_may_be_bought() -> None:
    one, new = picks(2, cost=1)
    state = scene(f"hands0 engineers*2 recruited 1 reserve {row(one)}")
    state = do(state, *buy(one, "engineers"), luck=[at(state.deck, new)])
    assert new in buys(state)


@rule("R-048", "RQ-09")
def test_under_recruitment_a_card_of_cost_0_needs_no_card_of_its_own() -> None:
    first, second = picks(2, cost=0)
    state = do(scene(f"hands0 engineers recruited 1 reserve {row(first, second)}"), f"buy {first}")
    assert legal(state) == ["pay engineers"]
    state = do(state, "pay engineers", "take", luck=[0])
    assert legal(do(state, f"buy {second}")) == ["take"]


@rule("R-147", "RQ-30")
def test_recruitment_after_a_purchase_counts_from_the_start_of_the_turn() -> None:
    rich = pick(resources=3, national=False)
    one, two = pick(cost=1, but=[rich]), pick(cost=2, but=[rich])
    line = f"hands0 volunteers+{rich} reserve {row(one, two)}"
    state = do(scene(line), *buy(one, rich), luck=[0])
    assert buys(state) == []
    state = do(state, "use volunteers")
    assert two in buys(state)
    assert legal(do(state, f"buy {two}")) == ["take"]


@rule("R-147", "RQ-09")
def test_in_a_batch_the_row_is_filled_once_after_all_purchases() -> None:
    first, second = picks(2, cost=1)
    line = f"hands0 engineers*3 recruited 1 reserve {row(first, second)}"
    state = do(scene(line, recruitment_refill="batch"), *buy(first, "engineers"))
    assert (len(state.reserve), "refill" in legal(state)) == (3, True)
    state = do(state, *buy(second, "engineers"))
    assert len(state.reserve) == 2
    closed = do(state, "refill", luck=[0, 0])
    assert (len(closed.reserve), "refill" in legal(closed)) == (4, False)


@rule("R-147", "RQ-09")
@pytest.mark.parametrize("other", ["put-away engineers", "use technicians", "end"])
def test_any_other_play_closes_a_batch_and_another_may_follow(other: str) -> None:
    first, second = picks(2, cost=1)
    line = f"hands0 engineers*3+technicians recruited 1 reserve {row(first)}"
    state = do(scene(line, recruitment_refill="batch"), *buy(first, "engineers"))
    after = do(state, other, luck=[at(state.deck, second)], rest=0)
    assert len(after.reserve) == 4
    assert second in named(after.reserve)
    assert (second in buys(after)) == other.startswith("put")


@rule("R-147", "RQ-09")
def test_without_recruitment_a_batch_changes_nothing() -> None:
    one = pick(cost=1)
    state = scene(f"hands0 engineers*2 reserve {row(one)}", recruitment_refill="batch")
    after = do(state, *buy(one, "engineers"), luck=[0])
    assert len(after.reserve) == 4


# National Resources

NATIONAL = pick(national=True, resources=(3, 4))
HOME = COUNTRIES[CAT.country[number(NATIONAL)]]
WORTH = CAT.resources[number(NATIONAL)]
ABROAD = next(country for country in COUNTRIES if country != HOME)


def of_home(cost: int, but: Sequence[str] = ()) -> str:
    return pick(country=HOME, cost=cost, but=[NATIONAL, *but])


def of_abroad(cost: int) -> str:
    return pick(country=ABROAD, cost=cost)


@rule("R-171", "R-168", "RQ-29")
def test_national_resources_pay_only_for_their_own_country() -> None:
    home, abroad = of_home(1), of_abroad(1)
    state = scene(f"hands0 {NATIONAL} reserve {home}+{abroad}")
    assert buys(state) == [home]
    assert refusals(state, abroad) == {"too-dear": "R-043"}
    away = scene(f"hands0 {NATIONAL} reserve {abroad}")
    assert refusals(away, NATIONAL)["national-only"] == "R-171"


@rule("R-171", "RQ-29")
def test_a_national_card_is_neither_surplus_nor_the_one_card_abroad() -> None:
    free, dearer = pick(country=ABROAD, cost=0), of_abroad(1)
    state = scene(f"hands0 engineers+{NATIONAL} reserve {free}+{dearer}")
    assert legal(do(state, f"buy {dearer}")) == ["pay engineers"]
    assert refusals(do(state, f"buy {dearer}"), NATIONAL) == {"national-only": "R-171"}
    alone = scene(f"hands0 {NATIONAL} reserve {free}")
    assert buys(alone) == []
    assert refusals(alone, free) == {"no-payer": "R-048"}


@rule("R-172", "RX-26")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_national_and_ordinary_resources_may_be_combined_at_home(edition: str) -> None:
    home, abroad = of_home(WORTH + 1), of_abroad(WORTH + 1)
    state = scene(f"hands0 engineers+{NATIONAL} reserve {row(home, abroad)}", edition=edition)
    assert buys(state) == [home]
    state = do(state, *buy(home, NATIONAL, "engineers"), luck=[0])
    assert named(state.depots[0]) == [NATIONAL, "engineers", home]


@rule("R-173", "R-050")
def test_buying_several_cards_with_national_resources_needs_recruitment_too() -> None:
    first = of_home(1)
    second = of_home(1, [first])
    line = f"hands0 volunteers+{NATIONAL} reserve {row(first, second)}"
    state = do(scene(line), *buy(first, NATIONAL), luck=[0])
    assert refusals(state, second) == {"one-purchase": "R-050"}
    state = do(state, "use volunteers")
    assert second in buys(state)


@rule("RQ-29", "R-148")
def test_national_surplus_stays_at_home_under_recruitment() -> None:
    home, abroad = of_home(1), of_abroad(1)
    line = f"hands0 engineers+{NATIONAL} recruited 1 reserve {row(home, abroad)}"
    state = do(scene(line), *buy(home, NATIONAL), luck=[0])
    assert legal(do(state, f"buy {abroad}")) == ["pay engineers"]


@rule("RQ-29")
def test_ordinary_resources_spent_at_home_are_set_free_by_national_ones() -> None:
    home = of_home(2)
    later = of_home(1, [home])
    abroad = of_abroad(2)
    line = f"hands0 engineers*2+{NATIONAL} recruited 1 reserve {row(home, later, abroad)}"
    state = do(scene(line), *buy(home, "engineers", "engineers"), luck=[0])
    assert abroad not in buys(state)
    state = do(state, *buy(later, NATIONAL), luck=[0])
    assert legal(do(state, f"buy {abroad}")) == ["take"]


# The ledger against brute force

Spent = tuple[int, ...]


def can_be_shared_out(ordinary: int, national: Sequence[int], bought: Sequence[int]) -> bool:
    """Try every way of splitting the resources spent among the Vehicles bought."""
    if not bought:
        return True
    vehicle, rest = bought[0], bought[1:]
    home, cost = CAT.country[vehicle], CAT.cost[vehicle]
    for own in range(min(cost, national[home]) + 1):
        left = [value - own * (country == home) for country, value in enumerate(national)]
        if cost - own <= ordinary and can_be_shared_out(ordinary - (cost - own), left, rest):
            return True
    return False


def may_pay(card: int, vehicle: int) -> bool:
    return CAT.resources[card] >= 0 and CAT.national[card] in (NONE, CAT.country[vehicle])


def is_covered(spent: Spent, bought: Sequence[int], vehicle: int) -> bool:
    """RQ-29 in words: an assignment exists, and a spent card may pay for the Vehicle."""
    ordinary = sum(CAT.resources[card] for card in spent if CAT.national[card] == NONE)
    national = [
        sum(CAT.resources[card] for card in spent if CAT.national[card] == country)
        for country in range(4)
    ]
    payable = any(may_pay(card, vehicle) for card in spent)
    return payable and can_be_shared_out(ordinary, national, [*bought, vehicle])


def can_be_bought(hand: Sequence[int], spent: Spent, bought: Sequence[int], vehicle: int) -> bool:
    """Some choice of cards that may be spent on it makes the Vehicle covered."""
    able = [card for card in hand if may_pay(card, vehicle)]
    choices = (chosen for count in range(len(able) + 1) for chosen in combinations(able, count))
    return any(is_covered((*spent, *chosen), bought, vehicle) for chosen in choices)


PAYING = [number(name) for name in ("engineers", "ussr_two_medals", "volunteers")]
VEHICLES = range(FIRST_VEHICLE, CAT.kinds)
NATIONALS = [card for card in VEHICLES if CAT.national[card] != NONE]
POOR = [card for card in VEHICLES if CAT.resources[card] <= 3 and CAT.national[card] == NONE]
WANTED = [card for card in VEHICLES if CAT.cost[card] <= 4]


@st.composite
def rich_turns(draw: st.DrawFn) -> tuple[State, list[int]]:
    """A turn with mixed resources and a tempting Reserve, and the choices to be made in it."""
    hand = draw(st.lists(st.sampled_from([*PAYING, *NATIONALS * 2, *POOR]), max_size=5))
    hand = [card for n, card in enumerate(hand) if card < FIRST_VEHICLE or card not in hand[:n]]
    homes = {CAT.country[card] for card in hand if card in NATIONALS}
    offered = [c for c in WANTED if c not in hand and (not homes or CAT.country[c] in homes)]
    market = draw(st.lists(st.sampled_from(offered), min_size=2, max_size=3, unique=True))
    market += [c for c in WANTED if c not in hand and c not in market][: 4 - len(market)]
    state = scene(f"recruited {draw(st.integers(0, 5)) and 1}")
    state.hands[0], state.reserve = sorted(hand), market
    state.deck = [card for card in state.deck if card not in hand and card not in market]
    return state, draw(st.lists(st.integers(0, 50), min_size=12, max_size=12))


@rule("R-043", "R-048", "R-148", "R-171", "R-172", "RQ-09", "RQ-29")
@settings(max_examples=400, deadline=None)
@given(rich_turns())
def test_the_ledger_allows_exactly_what_can_be_shared_out(turn: tuple[State, list[int]]) -> None:
    state, choices = turn
    spent: Spent = ()
    bought: list[int] = []
    for choice in choices:
        actions = GAME.legal_actions(state, 0)
        if state.asking == MAIN:
            actions = [action for action in actions if action.kind == "buy"]
            expected = [
                vehicle
                for vehicle in state.reserve
                if (state.recruited or not bought)
                and can_be_bought(state.hands[0], spent, bought, vehicle)
            ]
            assert [action.card for action in actions] == expected
        else:
            takes = any(action.kind == "take" for action in actions)
            assert takes == is_covered(spent, bought, state.target)
        if not actions:
            return
        action = actions[choice % len(actions)]
        if action.kind == "pay":
            spent = (*spent, action.card)
        elif action.kind == "take":
            bought.append(state.target)
        luck = ScriptedChance([choice] if action.kind == "take" else [])
        state = take_step(GAME, state, 0, action, luck).after
