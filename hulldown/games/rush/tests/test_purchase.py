"""1) Purchase: what pays, for what, and in which order things move."""

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.catalog import FIRST_VEHICLE
from hulldown.kernel.errors import ActionError

from .scenes import (
    act,
    at,
    begin,
    catalogue,
    do,
    legal,
    named,
    number,
    pick,
    picks,
    refusals,
    refused,
    scene,
    told,
)

rule = pytest.mark.rule
DEAR = picks(3, cost=(6, 7))
THREE = pick(cost=3)
FREE = pick(cost=0)
ROW = "+".join([DEAR[0], THREE, FREE, DEAR[1]])
TWO_WORTH = pick(resources=2, national=False, but=[THREE, FREE])
NOTHING_WORTH = pick(resources=0, national=False, but=[FREE])


@rule("R-042", "R-043", "R-044", "R-045", "R-046", "R-047")
def test_the_rulebooks_example_two_cards_worth_3_buy_a_card_of_cost_3_and_the_row_refills() -> None:
    state = scene(f"hands0 engineers+{TWO_WORTH} reserve {ROW}")
    new = DEAR[2]
    after = do(
        state, f"buy {THREE}", "pay engineers", f"pay {TWO_WORTH}", "take",
        luck=[at(state.deck, new)],
    )  # fmt: skip
    assert named(after.depots[0]) == ["engineers", TWO_WORTH, THREE]
    assert named(after.reserve) == [DEAR[0], FREE, DEAR[1], new]
    assert after.hands[0] == []


@rule("R-044", "R-045", "R-046", "R-047", "R-051")
def test_first_the_paying_cards_then_the_vehicle_then_the_new_card() -> None:
    state = scene(f"hands0 engineers*3 reserve {ROW}")
    heard = told(state, f"buy {THREE}", *["pay engineers"] * 3, "take", luck=[0])
    assert [message.id for message in heard] == [
        "card-paid", "card-paid", "card-paid", "vehicle-bought", "reserve-filled",
    ]  # fmt: skip


@rule("R-040")
def test_vehicles_engineers_and_medals_carry_resources_from_0_to_6() -> None:
    cat = catalogue()
    values = {name: cat.resources[card] for card, name in enumerate(cat.names)}
    assert values["engineers"] == values["usa_medal"] == 1
    assert values["usa_two_medals"] == 2
    assert {values[name] for name in cat.names[FIRST_VEHICLE:]} == set(range(7))


@rule("R-040", "R-142")
@pytest.mark.parametrize(
    ("payers", "cost"),
    [
        (["engineers"], 1),
        (["ussr_medal"], 1),
        (["ussr_two_medals"], 2),
        (["france_medal", "germany_two_medals"], 3),
        ([pick(resources=6, national=False)], 6),
    ],
)
def test_each_pays_what_it_carries_and_no_more(payers: list[str], cost: int) -> None:
    exact, dearer = pick(cost=cost, but=payers), pick(cost=cost + 1, but=payers)
    state = scene(f"hands0 {'+'.join(payers)} reserve {exact}+{dearer}")
    assert f"buy {exact}" in legal(state)
    assert f"buy {dearer}" not in legal(state)
    paid = do(state, f"buy {exact}", *[f"pay {name}" for name in payers])
    assert "take" in legal(paid)


@rule("R-041", "RX-10")
@pytest.mark.parametrize("name", ["technicians", "volunteers"])
def test_a_card_without_a_resource_symbol_cannot_help_to_pay(name: str) -> None:
    state = scene(f"hands0 engineers+{name} reserve {FREE}+{pick(cost=2)}")
    assert legal(do(state, f"buy {FREE}")) == ["pay engineers"]
    assert refusals(do(state, f"buy {FREE}"), name) == {"no-symbol": "R-041"}
    assert f"buy {pick(cost=2)}" not in legal(state)


@rule("R-042")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_or_several_cards_pay_together_for_one_vehicle(count: int) -> None:
    wanted = pick(cost=count)
    state = do(scene(f"hands0 engineers*3 reserve {wanted}"), f"buy {wanted}")
    for _ in range(count):
        assert "take" not in legal(state)
        state = do(state, "pay engineers")
    assert "take" in legal(state)


@rule("R-043")
def test_less_than_the_cost_buys_nothing() -> None:
    state = scene(f"hands0 engineers*2 reserve {THREE}")
    assert f"buy {THREE}" not in legal(state)
    [found] = refused(state, THREE)
    assert (found.reason.id, found.reason.rule) == ("too-dear", "R-043")
    assert found.args == {"card": f"card:{THREE}", "missing": 1}


@rule("R-043", "RQ-08")
def test_what_is_paid_too_much_is_lost() -> None:
    rich = pick(resources=(5, 6), national=False)
    one = pick(cost=1, but=[rich])
    line = f"hands0 engineers+{rich} reserve {one}+{FREE} depots0 engineers garages0 engineers*3"
    state = do(scene(line), f"buy {one}", f"pay {rich}", "take", rest=0)
    assert state.spent == catalogue().resources[number(rich)]
    assert not [a for a in legal(state) if a.startswith("buy")]
    after = do(state, "end", "end", rest=0)
    assert (after.active, after.spent) == (0, 0)


@rule("R-042", "RQ-08")
def test_more_cards_than_needed_may_be_spent() -> None:
    one = pick(cost=1)
    state = scene(f"hands0 engineers*3 reserve {one}+{DEAR[0]}+{DEAR[1]}+{DEAR[2]}")
    after = do(state, f"buy {one}", *["pay engineers"] * 3, "take", luck=[0])
    assert named(after.depots[0]) == ["engineers"] * 3 + [one]


@rule("R-046", "R-047", "RQ-17")
@pytest.mark.parametrize("place", range(4))
def test_the_others_slide_away_from_the_deck_wherever_the_gap_is(place: int) -> None:
    row = picks(4, cost=1)
    state = scene(f"hands0 engineers reserve {'+'.join(row)}")
    new = DEAR[0]
    buy = [f"buy {row[place]}", "pay engineers", "take"]
    after = do(state, *buy, luck=[at(state.deck, new)])
    assert named(after.reserve) == [name for name in row if name != row[place]] + [new]


@rule("R-047", "R-022", "RQ-04")
def test_a_purchase_from_an_empty_deck_shuffles_the_discards_or_leaves_a_shorter_row() -> None:
    row, thrown = picks(4, cost=1), DEAR[0]
    rest = [name for name in catalogue().names[FIRST_VEHICLE:] if name not in [*row, thrown]]
    line = f"hands0 engineers*2 reserve {'+'.join(row)} graveyard {'+'.join(rest)}"
    buy = [f"buy {row[0]}", "pay engineers", "take"]
    refilled = do(scene(f"{line} discards {thrown}"), *buy, luck=[0])
    assert named(refilled.reserve) == [*row[1:], thrown]
    assert refilled.discards == refilled.deck == []
    shorter = do(scene(line.replace("graveyard ", f"graveyard {thrown}+")), *buy)
    assert named(shorter.reserve) == row[1:]


@rule("R-048", "RX-10")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_even_a_card_of_cost_0_needs_a_card_with_a_resource_value(edition: str) -> None:
    state = scene(f"hands0 technicians+volunteers reserve {FREE}", edition=edition)
    assert f"buy {FREE}" not in legal(state)
    assert refusals(state, FREE) == {"no-payer": "R-048"}
    asked = do(scene(f"hands0 engineers reserve {FREE}", edition=edition), f"buy {FREE}")
    assert legal(asked) == ["pay engineers"]


@rule("R-049", "RX-10")
def test_a_resource_value_of_0_pays_for_a_card_of_cost_0() -> None:
    state = scene(f"hands0 {NOTHING_WORTH} reserve {ROW}")
    after = do(state, f"buy {FREE}", f"pay {NOTHING_WORTH}", "take", luck=[0])
    assert named(after.depots[0]) == [NOTHING_WORTH, FREE]


@rule("R-050", "RX-11")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_only_one_card_is_bought_in_a_turn(edition: str) -> None:
    state = scene(f"hands0 engineers*4 reserve {ROW}", edition=edition)
    after = do(state, f"buy {FREE}", "pay engineers", "take", luck=[0])
    assert not [a for a in legal(after) if a.startswith("buy")]
    assert refusals(after, THREE) == {"one-purchase": "R-050"}


@rule("R-050")
def test_the_next_turn_buys_again() -> None:
    state = scene(f"hands0 engineers garages0 engineers*3 reserve {ROW}")
    state = do(state, f"buy {FREE}", "pay engineers", "take", "end", "end", rest=0)
    assert [a for a in legal(state) if a.startswith("buy")]


@rule("R-051", "RX-37")
def test_a_new_card_enters_the_squad_on_the_depot_face_up_and_never_the_garage() -> None:
    state = scene(f"hands0 engineers*3 garages0 technicians reserve {ROW}")
    after = do(state, f"buy {THREE}", *["pay engineers"] * 3, "take", luck=[0])
    assert named(after.garages[0]) == ["technicians"]
    for seat in (0, 1, None):
        assert GAME.view(after, seat).data["seats"][0]["depot_top"] == f"card:{THREE}"


@rule("R-178")
def test_only_vehicles_in_the_reserve_can_be_bought() -> None:
    thrown, guard = picks(2, cost=1)
    line = f"hands0 engineers*4 reserve {FREE} discards {thrown} bases1 whole:{guard},whole,whole"
    assert [a for a in legal(scene(line)) if a.startswith("buy")] == [f"buy {FREE}"]
    match = begin(line)
    before = len(match.records)
    for name in (thrown, guard):
        with pytest.raises(ActionError, match="action/illegal"):
            act(match, 0, f"buy {name}")
    with pytest.raises(ActionError, match="action/format"):
        act(match, 0, "buy engineers")
    assert len(match.records) == before


@rule("R-042", "R-178")
def test_with_an_empty_reserve_nothing_can_be_bought_and_play_goes_on() -> None:
    everything = "+".join(catalogue().names[FIRST_VEHICLE:])
    state = scene(f"hands0 engineers*2 graveyard {everything}")
    assert legal(state) == ["end", "put-away engineers"]
    assert refusals(state, "engineers")["nothing-affordable"] == "R-043"
    assert do(state, "end", rest=0).active == 1


def test_a_purchase_that_was_begun_can_be_taken_back() -> None:
    line = f"hands0 engineers*3+{TWO_WORTH} reserve {ROW}"
    match = begin(line)
    act(match, 0, f"buy {THREE}", f"pay {TWO_WORTH}")
    match.take_back(0)
    match.take_back(0)
    assert legal(match.state) == legal(scene(line))


def test_a_payment_without_a_choice_is_made_by_itself() -> None:
    match = begin(f"hands0 engineers*3+technicians reserve {ROW}")
    act(match, 0, f"buy {THREE}")
    assert [record.by for record in match.records[-4:]] == ["automatic"] * 4
    assert named(match.state.depots[0]) == ["engineers"] * 3 + [THREE]
