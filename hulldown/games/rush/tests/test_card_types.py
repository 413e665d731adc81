"""Types of cards: Barracks, Vehicles, Medals, Bases, and what is printed on them."""

from itertools import combinations

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.catalog import CLASSES, COUNTRIES, FIRST_VEHICLE, faults, our_vehicles

from .scenes import at, catalogue, do, legal, named, number, pick, picks, refusals, scene

rule = pytest.mark.rule
CAT = catalogue()
VEHICLES = CAT.names[FIRST_VEHICLE:]
MEDALS = CAT.names[4:FIRST_VEHICLE]
FREE = pick(cost=0)


def ways(name: str) -> list[str]:
    """What can be done with a card while a Vehicle costs nothing and all targets stand."""
    guard = pick(klass="heavy", but=[name])
    state = scene(f"hands0 {name} reserve {FREE} bases1 whole:{guard},whole,whole")
    own = [a.split()[0] for a in legal(state) if a.endswith(f" {name}")]
    return own + ["pay"] * (f"buy {FREE}" in legal(state))


# Barracks and Medals


@rule("R-132")
def test_engineers_give_one_resource_and_can_only_buy() -> None:
    assert ways("engineers") == ["put-away", "pay"]
    assert CAT.resources[number("engineers")] == 1
    assert refusals(scene("hands0 engineers"), "engineers") == {
        "nothing-affordable": "R-043",
        "no-ability": "R-060",
        "no-armour": "R-062",
        "no-power": "R-068",
    }


@rule("R-133", "R-134", "R-041")
@pytest.mark.parametrize("name", ["technicians", "volunteers"])
def test_technicians_and_volunteers_have_their_ability_and_no_resource_value(name: str) -> None:
    assert ways(name) == ["use", "put-away"]
    assert refusals(scene(f"hands0 {name}"), name)["no-symbol"] == "R-041"


@rule("R-133")
def test_technicians_research_a_vehicle_that_costs_at_most_1() -> None:
    cheap, dearer = pick(cost=1), pick(cost=2)
    state = do(scene(f"hands0 technicians reserve {cheap}+{dearer}"), "use technicians")
    assert legal(state) == [f"research {cheap}"]


@rule("R-134")
def test_volunteers_recruit() -> None:
    assert do(scene("hands0 volunteers"), "use volunteers").recruited == 1


@rule("R-142", "R-188")
@pytest.mark.parametrize("name", MEDALS)
def test_a_medal_can_only_buy_for_1_or_2(name: str) -> None:
    assert ways(name) == ["put-away", "pay"]
    assert CAT.resources[number(name)] == (2 if name.endswith("two_medals") else 1)


@rule("R-187")
@pytest.mark.parametrize("country", COUNTRIES)
def test_each_country_gives_its_own_medal(country: str) -> None:
    attacker = pick(country=country, klass="spg", only_bases=False)
    guard = pick(klass="light", but=[attacker])
    state = scene(f"hands0 {attacker} bases1 whole:{guard},whole,whole")
    state = do(state, f"announce {attacker}", f"attack {attacker} 1 0")
    assert named(state.depots[0]) == [attacker, f"{country}_medal"]


@rule("R-143", "RQ-06")
@pytest.mark.parametrize("where", ["garages0", "depots0"])
def test_a_base_card_that_comes_to_hand_goes_to_the_depot_at_once(where: str) -> None:
    row = "+".join(picks(4))
    state = scene(f"{where} base*2+engineers reserve {row}")
    after = do(state, "end", rest=0)
    assert named(after.hands[0]) == ["engineers"]
    assert named(after.depots[0]) == ["base", "base"]


@rule("R-143", "RQ-06")
def test_a_base_card_is_put_away_after_the_draw_so_that_it_is_not_drawn_twice() -> None:
    row = "+".join(picks(4))
    state = scene(f"garages0 base depots0 engineers*3 reserve {row}")
    after = do(state, "end", rest=0)
    assert named(after.hands[0]) == ["engineers", "engineers"]
    assert (named(after.garages[0]), named(after.depots[0])) == (["engineers"], ["base"])


# Vehicles


@rule("R-135")
def test_every_vehicle_has_one_of_five_classes() -> None:
    assert {CLASSES[CAT.klass[card]] for card in range(FIRST_VEHICLE, CAT.kinds)} == set(CLASSES)
    vehicle = our_vehicles()[0]
    assert faults({**vehicle, "class": "submarine"})[0][0] == "class"


@rule("R-136", "R-153", "RX-20", "RX-23")
@pytest.mark.parametrize("klass", CLASSES)
def test_only_auxiliaries_are_no_armoured_vehicles(klass: str) -> None:
    guard, siege = pick(klass=klass, armour=(1, 2)), pick(ability="siege", alone=True, armour=0)
    state = scene(f"hands0 {siege} bases1 whole:{guard},whole,whole")
    asked = do(state, f"use {siege}")
    assert ("siege-defender 1 0" in legal(asked)) == (klass != "auxiliary")


@rule("R-137", "R-138", "R-139", "R-140", "R-141", "RX-21")
@pytest.mark.parametrize(
    ("klass", "figures"),
    [("light", (1, 1)), ("medium", (1, 2)), ("spg", (2, 1)), ("heavy", (2, 2))],
)
def test_a_class_has_its_power_and_armour_whoever_writes_the_cards(
    klass: str, figures: tuple[int, int]
) -> None:
    vehicle = next(vehicle for vehicle in our_vehicles() if vehicle["class"] == klass)
    assert (vehicle["power"], vehicle["armour"]) == figures
    for key in ("power", "armour"):
        changed = {**vehicle, key: 3 - vehicle[key], "only": None}
        assert [fault[0] for fault in faults(changed)] == [key]
        assert faults({**changed, "class": "auxiliary", "symbol": None}) == []


@rule("R-141")
def test_auxiliaries_vary_in_power_armour_resources_and_abilities() -> None:
    cards = [card for card in range(FIRST_VEHICLE, CAT.kinds) if CAT.klass[card] == 4]
    for figure in (CAT.power, CAT.armour, CAT.resources):
        assert len({figure[card] for card in cards}) >= 3
    assert len({tuple(CAT.abilities[card]) for card in cards}) >= 6


@rule("R-144", "R-068")
def test_power_0_cannot_attack() -> None:
    name = pick(power=0, armour=(1, 2))
    assert "announce" not in ways(name)
    assert refusals(scene(f"hands0 {name}"), name)["no-power"] == "R-068"


@rule("R-144", "R-145")
@pytest.mark.parametrize(
    ("attacker", "guard", "falls"),
    [("light", "light", 1), ("light", "medium", 0), ("spg", "light", 1), ("spg", "medium", 1)],
)
def test_power_1_or_2_is_that_many_points_to_one_target(
    attacker: str, guard: str, falls: int
) -> None:
    card = pick(country="germany", klass=attacker, only_bases=False, only_vehicles=False)
    guards = picks(2, country="usa", klass=guard)
    state = scene(f"hands0 {card} bases1 whole:{guards[0]},whole:{guards[1]},whole")
    state = do(state, f"announce {card}", f"attack {card} 1 0")
    assert state.vehicles_destroyed[0] == falls
    assert named(state.defenders[4:5]) == [guards[1]]
    assert state.dented[3:6] == [1 - falls, 0, 0]


@rule("R-145", "R-062")
def test_armour_0_cannot_defend() -> None:
    name = pick(armour=0, power=(1, 2))
    assert "deploy" not in ways(name)
    assert refusals(scene(f"hands0 {name}"), name)["no-armour"] == "R-062"


@rule("R-184", "R-185")
@pytest.mark.parametrize("name", VEHICLES)
def test_a_vehicle_shows_name_country_class_cost_resources_power_and_armour(name: str) -> None:
    facts = GAME.query(scene(), 0, {"ask": "card", "card": f"card:{name}"})
    assert facts["title"]
    assert facts["country"] in COUNTRIES
    assert facts["class"] in CLASSES
    assert facts["cost"] >= 0
    assert facts["resources"] in range(7)
    assert facts["power"] in range(3)
    assert facts["armour"] in range(3)
    assert facts["figures"] in ("printed", "historical", "ours")


@rule("R-184")
@pytest.mark.parametrize(
    "key", ["name", "country", "class", "cost", "resources", "power", "armour"]
)
def test_a_vehicle_without_one_of_these_is_refused_and_one_without_abilities_is_not(
    key: str,
) -> None:
    vehicle = our_vehicles()[0]
    assert key in [fault[0] for fault in faults({**vehicle, key: None})]
    assert faults({**vehicle, "abilities": []}) == []


@rule("R-185", "R-040")
@pytest.mark.parametrize(("key", "most"), [("power", 2), ("armour", 2), ("resources", 6)])
def test_figures_beyond_their_limits_are_refused(key: str, most: int) -> None:
    vehicle = {**our_vehicles()[0], "class": "auxiliary", "only": None, "symbol": None}
    for value in range(most + 1):
        assert faults({**vehicle, key: value}) == []
    for wrong in (-1, most + 1, "1", None):
        assert [fault[0] for fault in faults({**vehicle, key: wrong})] == [key]


@rule("R-184", "R-041")
def test_no_resource_symbol_and_a_value_of_0_are_different_things() -> None:
    zero = pick(resources=0)
    state = scene(f"hands0 volunteers+{zero}")
    facts = GAME.view(state, 0).data["cards"]
    assert facts[f"card:{zero}"]["resources"] == 0
    assert facts["card:volunteers"]["resources"] is None


@rule("R-186")
def test_a_squad_may_hold_vehicles_of_any_mix_of_countries() -> None:
    for home, other in combinations(COUNTRIES, 2):
        mine = pick(country=home, resources=(2, 3), national=False)
        wanted = pick(country=other, cost=1)
        row = "+".join([wanted, *picks(3, cost=(5, 6, 7), but=[mine])])
        state = scene(f"hands0 {mine} garages0 {pick(country=other, but=[wanted])} reserve {row}")
        after = do(state, f"buy {wanted}", f"pay {mine}", "take", luck=[0])
        assert {CAT.country[card] for card in after.depots[0]} == {
            COUNTRIES.index(home), COUNTRIES.index(other),
        }  # fmt: skip


@rule("R-184")
def test_every_vehicle_is_bought_for_its_own_cost() -> None:
    for name in VEHICLES:
        state = scene(f"hands0 engineers*{max(1, CAT.cost[number(name)])} reserve {name}")
        assert f"buy {name}" in legal(state)
        if CAT.cost[number(name)] > 1:
            poor = scene(f"hands0 engineers*{CAT.cost[number(name)] - 1} reserve {name}")
            assert f"buy {name}" not in legal(poor)
        assert at(state.reserve, name) == 0
