"""Research: the card is spent for good and brings a cheap Vehicle."""

import pytest

from .scenes import at, bearing, catalogue, do, legal, named, pick, picks, scene, told

rule = pytest.mark.rule

CARD = pick(ability="research", number=2, alone=True, armour=(1, 2))
CHEAP = picks(2, cost=(0, 1, 2), ability="", but=[CARD])
DEAR = picks(2, cost=(3, 4, 5), but=[CARD, *CHEAP])
ROW = f"{DEAR[0]}+{CHEAP[0]}+{DEAR[1]}+{CHEAP[1]}"


@rule("R-160", "R-063", "R-021")
@pytest.mark.parametrize("card", ["technicians", CARD])
def test_the_card_goes_to_the_graveyard_and_neither_defends_nor_comes_back(card: str) -> None:
    state = scene(f"hands0 {card} reserve {ROW}")
    after = do(state, f"use {card}", *legal(do(state, f"use {card}"))[:1], rest=0)
    assert named(after.graveyard) == [card]
    assert after.defenders[:3] == [-1, -1, -1]
    assert card not in named(after.depots[0])
    assert card not in named(do(after, "end", rest=0).hands[0])


@rule("R-161")
def test_a_vehicle_of_the_reserve_up_to_the_printed_number_goes_to_the_depot() -> None:
    asked = do(scene(f"hands0 {CARD} reserve {ROW}"), f"use {CARD}")
    assert legal(asked) == [f"research {name}" for name in CHEAP]
    after = do(asked, f"research {CHEAP[1]}", rest=0)
    assert named(after.depots[0]) == [CHEAP[1]]


@rule("R-161")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_printed_number_is_the_highest_cost_that_can_be_taken(number: int) -> None:
    card = pick(ability="research", number=number, alone=True)
    row = [pick(cost=cost, but=[card]) for cost in (number - 1, number, number + 1)]
    asked = do(scene(f"hands0 {card} reserve {'+'.join(row)}"), f"use {card}")
    assert legal(asked) == [f"research {row[0]}", f"research {row[1]}"]


@rule("R-161", "R-133")
def test_technicians_research_1() -> None:
    row = [pick(cost=cost) for cost in (0, 1, 2)]
    asked = do(scene(f"hands0 technicians reserve {'+'.join(row)}"), "use technicians")
    assert legal(asked) == [f"research {row[0]}", f"research {row[1]}"]


@rule("R-161", "RQ-27")
def test_any_country_may_be_taken() -> None:
    row = [pick(country, cost=(0, 1)) for country in ("ussr", "germany", "usa", "france")]
    asked = do(scene(f"hands0 technicians reserve {'+'.join(row)}"), "use technicians")
    assert legal(asked) == [f"research {name}" for name in row]


@rule("R-162", "R-046")
def test_the_row_slides_and_is_refilled_from_the_deck() -> None:
    state = do(scene(f"hands0 {CARD} reserve {ROW}"), f"use {CARD}")
    new = named(state.deck[7:8])[0]
    after = do(state, f"research {CHEAP[0]}", luck=[at(state.deck, new)])
    assert named(after.reserve) == [DEAR[0], DEAR[1], CHEAP[1], new]


@rule("R-162", "RQ-04")
def test_with_deck_and_discards_empty_the_row_stays_shorter() -> None:
    rest = [name for name in catalogue().names[12:] if name not in (CARD, *CHEAP, *DEAR)]
    state = scene(f"hands0 {CARD} reserve {ROW} graveyard {'+'.join(rest)}")
    after = do(state, f"use {CARD}", f"research {CHEAP[0]}")
    assert named(after.reserve) == [DEAR[0], DEAR[1], CHEAP[1]]


@rule("R-163")
def test_resources_cannot_be_added_to_reach_a_dearer_card() -> None:
    state = scene(f"hands0 {CARD}+engineers*6 reserve {DEAR[0]}")
    after = do(state, f"use {CARD}")
    assert (named(after.reserve), named(after.graveyard)) == ([DEAR[0]], [CARD])


@rule("R-164")
def test_a_research_card_with_resources_may_buy_instead() -> None:
    card = pick(ability="research", resources=(2, 3))
    cheap = pick(cost=2, but=[card])
    state = scene(f"hands0 {card} reserve {cheap}")
    after = do(state, f"buy {cheap}", f"pay {card}", "take", rest=0)
    assert named(after.depots[0]) == [card, cheap]
    assert after.graveyard == []


@rule("RQ-27", "R-050")
def test_research_is_no_purchase_and_leaves_the_purchase_of_the_turn_open() -> None:
    state = scene(f"hands0 {CARD}+technicians+engineers*2 reserve {'+'.join(CHEAP)}")
    after = do(state, f"use {CARD}", f"research {CHEAP[0]}", rest=0)
    assert (after.purchases, after.spent) == (0, 0)
    assert f"buy {CHEAP[1]}" in legal(after)


@rule("RQ-27", "R-048")
def test_nothing_is_paid_even_for_a_card_that_costs_nothing() -> None:
    free = pick(cost=0)
    after = do(scene(f"hands0 technicians reserve {free}"), "use technicians", f"research {free}",
               rest=0)  # fmt: skip
    assert named(after.depots[0]) == [free]


@rule("RQ-27")
def test_research_may_be_done_several_times_a_turn() -> None:
    state = scene(f"hands0 {CARD}+technicians reserve {ROW}")
    state = do(state, f"use {CARD}", f"research {CHEAP[0]}", rest=0)
    free = next(name for name in named(state.reserve) if cost(name) < 2)
    after = do(state, "use technicians", f"research {free}", rest=0)
    assert named(after.depots[0]) == [CHEAP[0], free]
    assert named(after.graveyard) == [CARD, "technicians"]


def cost(name: str) -> int:
    """A Vehicle's cost."""
    return catalogue().cost[catalogue().names.index(name)]


@rule("RQ-27")
def test_with_nothing_cheap_enough_only_the_card_is_removed() -> None:
    state = scene(f"hands0 technicians reserve {'+'.join(DEAR)}")
    after = do(state, "use technicians")
    assert (named(after.graveyard), named(after.reserve)) == (["technicians"], DEAR)
    empty = do(scene("hands0 technicians"), "use technicians")
    assert named(empty.graveyard) == ["technicians"]


@rule("RQ-27")
def test_taking_is_not_optional_if_something_qualifies() -> None:
    words = legal(do(scene(f"hands0 {CARD} reserve {CHEAP[0]}"), f"use {CARD}"))
    assert words == [f"research {CHEAP[0]}"]


@rule("R-160", "RQ-11", "R-063")
def test_with_another_ability_all_are_resolved_and_then_the_card_is_buried() -> None:
    card = bearing("scouting", "research")
    row = picks(4, but=[card])
    state = scene(f"hands0 {card} reserve {'+'.join(row)}")
    asked = do(state, f"use {card}", rest=0)
    assert named(asked.discards) == row
    heard = told(asked, legal(asked)[0], rest=0)
    assert [message.id for message in heard] == [
        "vehicle-researched",
        "reserve-filled",
        "card-buried",
    ]
    after = do(asked, legal(asked)[0], rest=0)
    assert (named(after.graveyard), after.defenders[:3]) == ([card], [-1, -1, -1])


@rule("R-061", "R-160")
def test_a_research_vehicle_with_armour_may_defend_instead() -> None:
    after = do(scene(f"hands0 {CARD}"), f"deploy {CARD}")
    assert (named(after.defenders[:1]), after.graveyard) == ([CARD], [])


@rule("R-162", "RQ-45")
def test_with_late_refill_research_leaves_a_gap_until_the_end_of_the_turn() -> None:
    state = scene(f"hands0 {CARD} reserve {ROW}", reserve_refill="end_of_turn")
    after = do(state, f"use {CARD}", f"research {CHEAP[0]}")
    assert named(after.reserve) == [DEAR[0], DEAR[1], CHEAP[1]]
    assert len(do(after, "end", rest=0).reserve) == 4
