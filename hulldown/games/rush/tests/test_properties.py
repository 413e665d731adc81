"""What holds after every action of any match: nothing is lost, nobody stuck, nothing untrue."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hulldown.games.rush import GAME
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import BASE, DOUBLE, FIRST_VEHICLE, NONE, SINGLE
from hulldown.games.rush.rules import purchase
from hulldown.games.rush.state import (
    ASSAULT,
    DEFENCE,
    GONE,
    MAIN,
    NOBODY,
    PAYMENT,
    RESEARCH,
    WHOLE,
    State,
)
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import CHOICE, Option
from hulldown.kernel.messages import Play, Seat
from hulldown.kernel.steps import take_step
from hulldown.kernel.table import Table
from hulldown.rulebooks import rules

from .scenes import config

pytestmark = pytest.mark.slow

rule = pytest.mark.rule
RULES = rules("rush")
SETS = 6
"""So many sets of options, drawn once: a catalogue is not made for every example."""


def any_value(option: Option, picks: SeededChance) -> str | bool:
    """Some value, the default as often as all others together."""
    values = option.choices if option.kind == CHOICE else (True, False)
    if option.id == "first_player" or picks.draw(2, "", ""):
        return option.default  # type: ignore[no-any-return]
    return values[picks.draw(len(values), "", "")]


def options(number: int) -> dict[str, str | bool]:
    picks = SeededChance(f"options {number}")
    return {option.id: any_value(option, picks) for option in GAME.info.options}


OPTIONS = [{}, *(options(number) for number in range(SETS - 1))]


Positions = Iterator[tuple[State, list[RushAction]]]


@st.composite
def stretches(draw: st.DrawFn, length: int = 20) -> Positions:
    """A stretch of a match, from anywhere in it: each position with the legal actions there."""
    made = config(draw(st.integers(2, 5)), **draw(st.sampled_from(OPTIONS)))
    seed = draw(st.integers(0, 999))
    chance, picks = SeededChance(seed), SeededChance(f"{seed} picks")
    table = Table(GAME.setup(made, chance), chance)
    for _ in range(draw(st.integers(0, 500))):
        if table.state.asked:
            seat, action = any_action(table.state, picks.draw(1000, "", ""))
            GAME.resolve(table, seat, action)
    choices = draw(st.lists(st.integers(0, 999), min_size=length, max_size=length))
    return positions(table.state, chance, choices)


def any_action(state: State, choice: int) -> tuple[Seat, RushAction]:
    """Some action of some seat; putting away and ending the turn are kept for later, mostly."""
    seat = state.asked[choice % len(state.asked)]
    legal = GAME.legal_actions(state, seat)
    eager = [action for action in legal if action.kind not in {"end", "put-away"}]
    able = eager if eager and choice % 10 else legal
    return seat, able[choice // 10 % len(able)]


def positions(state: State, chance: SeededChance, choices: list[int]) -> Positions:
    for choice in choices:
        if not state.asked:
            yield state, []
            return
        seat, action = any_action(state, choice)
        yield state, GAME.legal_actions(state, seat)
        state = take_step(GAME, state, seat, action, chance).after


# Every card is in exactly one place


def cards_in(state: State) -> Counter[int]:
    """All cards wherever they are, those of the piles of Medals and the standing Bases apart."""
    piles = [*state.hands, *state.garages, *state.depots, state.reserve, state.deck]
    piles += [state.discards, state.graveyard, state.announced, state.defenders, [state.card]]
    return Counter(card for pile in piles for card in pile if card != NOBODY)


def assert_nothing_is_lost(state: State) -> None:
    found, seats = cards_in(state), state.seats
    assert [found[card] for card in range(FIRST_VEHICLE, state.cat.kinds)] == [1] * 100
    assert [found[card] for card in range(3)] == [4 * seats, seats, seats]
    for country in range(4):
        assert found[SINGLE + country] + state.singles[country] == 9
        assert found[DOUBLE + country] + state.doubles[country] == 3
    standing = sum(base != GONE for base in state.bases)
    assert found[BASE] + standing == 3 * seats
    assert sum(state.bases_destroyed) == 3 * seats - standing
    assert BASE not in [card for hand in state.hands for card in hand]
    assert all(card in state.hands[n] for n, card in enumerate(state.given_up) if card != NOBODY)
    assert state.target == NOBODY or state.target in state.reserve


@rule("R-002", "R-003", "R-004", "R-005", "R-021", "R-086", "R-092")
@settings(max_examples=60, deadline=None)
@given(stretches(length=40))
def test_every_card_is_in_exactly_one_place(
    stretch: Positions,
) -> None:
    for state, _ in stretch:
        assert_nothing_is_lost(state)


@rule("R-056", "R-058", "RQ-04", "RQ-35")
@settings(max_examples=40, deadline=None)
@given(stretches())
def test_the_table_is_in_order(stretch: Positions) -> None:
    for state, _ in stretch:
        for place, base in enumerate(state.bases):
            assert base != GONE or state.defenders[place] == NOBODY
            assert state.defenders[place] != NOBODY or not state.dented[place]
            if place // 3 == state.active and state.laid_out == state.active:
                assert (base, state.dented[place]) in {(GONE, 0), (WHOLE, 0)}
        if state.asking == MAIN and not state.batch_open and not state.cat.rules.late_refill:
            vehicles = len(state.reserve + state.deck + state.discards)
            assert len(state.reserve) == min(4, vehicles)


# Nobody is stuck, and equal things are one choice


@rule("R-034", "R-035", "RQ-39")
@settings(max_examples=40, deadline=None)
@given(stretches())
def test_somebody_can_act_or_it_is_over_and_no_choice_is_offered_twice(
    stretch: Positions,
) -> None:
    for state, legal in stretch:
        assert bool(legal) == bool(state.asked)
        assert len({action.notation() for action in legal}) == len(legal)
        assert not legal or GAME.usual(state, state.asked[0]) in GAME.legal_actions(
            state, state.asked[0]
        )
        if state.asking == DEFENCE:
            bare = [a for a in legal if state.defenders[state.active * 3 + a.place] == NOBODY]
            assert len(bare) <= 1
        open_bases = [
            (action.kind, action.card, action.place // 3, state.bases[action.place])
            for action in legal
            if action.kind in {"attack", "siege-base"} and state.defenders[action.place] == NOBODY
        ]
        assert len(set(open_bases)) == len(open_bases)


# Legal list, guards and refusals agree

WAYS = {
    "pay": {"no-symbol", "one-purchase", "national-only", "nothing-affordable", "used-up"},
    "use": {"no-ability", "used-up"},
    "deploy": {"no-armour", "no-base", "used-up"},
    "announce": {
        "one-assault", "no-power", "no-target", "only-bases", "only-vehicles", "used-up",
    },
}  # fmt: skip


def ways_open(state: State, card: int, legal: list[RushAction]) -> dict[str, bool]:
    """In which of the three ways (defence by itself apart) a laid-out card can be played now."""
    able = {(action.kind, action.card) for action in legal}
    bought = [action.card for action in legal if action.kind == "buy"]
    pays = any(purchase.pay_refused(state, card, vehicle) is None for vehicle in bought)
    return {"pay": pays} | {kind: (kind, card) in able for kind in ("use", "deploy", "announce")}


def refused_things(state: State, seat: Seat) -> dict[str, set[str]]:
    out: dict[str, set[str]] = {}
    for refusal in GAME.why_not(state, seat):
        assert refusal.reason.rule in RULES
        out.setdefault(refusal.subject, set()).add(refusal.reason.id)
    return out


def assert_refusals_are_true(state: State, legal: list[RushAction]) -> None:
    refused = refused_things(state, state.active)
    names = state.cat.names
    able = {(action.kind, action.card) for action in legal}
    hand = {card: refused.get(f"card:{names[card]}", set()) for card in state.hands[state.active]}
    row = {card: f"card:{names[card]}" in refused for card in state.reserve}
    if state.asking == MAIN:
        for card, reasons in hand.items():
            for way, possible in ways_open(state, card, legal).items():
                assert possible != bool(reasons & WAYS[way]), (names[card], way, reasons)
        assert row == {card: ("buy", card) not in able for card in state.reserve}
    elif state.asking in (PAYMENT, ASSAULT):
        way = "pay" if state.asking == PAYMENT else "announce"
        assert {card: bool(found) for card, found in hand.items()} == {
            card: (way, card) not in able for card in hand
        }
        assert row == {card: card != state.target for card in state.reserve}
    elif state.laid_out == state.active:
        assert all(hand.values())
        expected = [state.asking == RESEARCH and ("research", card) in able for card in row]
        assert [not named for named in row.values()] == expected


@rule("R-033", "R-043", "R-048", "R-050", "R-066", "R-068", "R-070")
@settings(max_examples=60, deadline=None)
@given(stretches())
def test_what_cannot_be_done_is_named_and_what_can_is_not(
    stretch: Positions,
) -> None:
    for state, _ in stretch:
        if not state.asked:
            return
        asked = state.active in state.asked
        legal = GAME.legal_actions(state, state.active) if asked else []
        assert_refusals_are_true(state, legal)
        for seat in range(state.seats):
            assert seat == state.active or GAME.why_not(state, seat) == []


@rule("R-042", "R-178")
@settings(max_examples=40, deadline=None)
@given(stretches())
def test_the_legal_purchases_are_those_the_guard_lets_pass(
    stretch: Positions,
) -> None:
    for state, legal in stretch:
        if state.asking == MAIN:
            purse = purchase.purse(state)
            bought = [action.card for action in legal if action.kind == "buy"]
            assert bought == [
                card for card in state.reserve if purchase.buy_refused(state, card, purse) is None
            ]


# Whole plays


BUYING = ("play-buy", "play-buy-spent")


def least_surplus(state: State, vehicle: int) -> int:
    """The fewest resources that buy a Vehicle, by trying every choice of cards."""
    cat = state.cat
    hand = [c for c in state.hands[state.active] if not purchase.pay_refused(state, c, vehicle)]
    paid = state.payers[purchase.ORDINARY] + state.payers[cat.country[vehicle]]
    sums = [
        sum(cat.resources[card] for card in chosen)
        for count in range(len(hand) + 1)
        for chosen in combinations(hand, count)
        if (chosen or paid)
        and purchase.missing(
            state,
            vehicle,
            sum(cat.resources[card] for card in chosen if cat.national[card] == NONE),
            sum(cat.resources[card] for card in chosen if cat.national[card] != NONE),
        )
        <= 0
    ]
    return min(sums)


def assert_play_is_legal(state: State, seat: Seat, play: Play[RushAction]) -> None:
    for action in play.actions:
        assert seat in state.asked
        assert action in GAME.legal_actions(state, seat)
        state = take_step(GAME, state, seat, action, SeededChance(1)).after


@rule("R-043", "R-058", "R-069", "R-089")
@settings(max_examples=40, deadline=None)
@given(stretches())
def test_every_whole_play_is_legal_and_buys_with_the_least_surplus(
    stretch: Positions,
) -> None:
    for state, legal in stretch:
        for seat in state.asked:
            plays = GAME.plays(state, seat)
            for play in plays:
                assert_play_is_legal(state, seat, play)
            bought = [play.actions[0] for play in plays if play.message.id in BUYING]
            assert bought == [action for action in legal if action.kind == "buy"]
            for play in plays:
                if play.message.id in BUYING and len(state.hands[seat]) <= 7:
                    paid = [action.card for action in play.actions if action.kind == "pay"]
                    spent = sum(state.cat.resources[card] for card in paid)
                    assert spent == least_surplus(state, play.actions[0].card)


# Views


@rule("R-016", "R-018", "R-023", "RQ-42")
@settings(max_examples=40, deadline=None)
@given(stretches(length=8))
def test_views_count_truly_and_tell_nothing_else(
    stretch: Positions,
) -> None:
    for state, _ in stretch:
        for seat in (None, *range(state.seats)):
            data = GAME.view(state, seat).data
            canonical(data)
            assert data["deck"] == len(state.deck)
            assert len(data["reserve"]) == len(state.reserve)
            assert [m["singles"] for m in data["medals"]] == list(state.singles)
            assert ("hand" in data) == (seat is not None)
            for owner, shown in enumerate(data["seats"]):
                piles = (state.hands[owner], state.garages[owner], state.depots[owner])
                assert (shown["hand"], shown["garage"], shown["depot"]) == tuple(map(len, piles))
                open_depot = owner == seat or state.cat.rules.open_depots
                assert ("depot_cards" in shown) == open_depot
                assert "garage_cards" not in shown
