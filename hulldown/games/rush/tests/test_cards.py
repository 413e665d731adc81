"""The cards of the box, and the twelve points that a designed deck of Vehicles must keep."""

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations
from math import comb
from typing import Any

import pytest

Card = dict[str, Any]
rule = pytest.mark.rule
DATA = files("hulldown.games.rush") / "data"


def read(name: str) -> list[Card]:
    cards: list[Card] = tomllib.loads((DATA / f"{name}s.toml").read_text("utf-8"))[name]
    return cards


VEHICLES = read("vehicle")
MEDALS = read("medal")
ACHIEVEMENTS = read("achievement")
BARRACKS: list[Card] = tomllib.loads((DATA / "barracks.toml").read_text("utf-8"))["barracks"]
COUNTRIES = ("ussr", "germany", "usa", "france")
CLASSES = {"light": 5, "medium": 6, "spg": 6, "heavy": 4, "auxiliary": 4}
ABILITIES = (
    "reinforcements", "recruitment", "scouting", "sabotage", "siege", "research", "repair",
    "invulnerability",
)  # fmt: skip
NUMBERED = {"reinforcements", "research"}
ARMOURED = [card for card in VEHICLES if card["class"] != "auxiliary"]
AUXILIARIES = [card for card in VEHICLES if card["class"] == "auxiliary"]


def of(country: str) -> list[Card]:
    return [card for card in VEHICLES if card["country"] == country]


def abilities(card: Card) -> list[tuple[str, int]]:
    return [(ability["name"], ability.get("number", 0)) for ability in card.get("abilities", [])]


def bearing(ability: str) -> list[Card]:
    return [card for card in VEHICLES if ability in dict(abilities(card))]


def figures(card: Card) -> tuple[object, ...]:
    """All that matters in play but the country."""
    printed = (card[key] for key in ("class", "cost", "resources", "power", "armour"))
    return (*printed, *abilities(card), card.get("only"), card.get("national", False))


def shown(wanted: int) -> float:
    """The chance that a Reserve of four shows at least one of this many wanted cards."""
    return 1 - comb(len(VEHICLES) - wanted, 4) / comb(len(VEHICLES), 4)


def costing_at_most(cost: int) -> int:
    return sum(card["cost"] <= cost for card in VEHICLES)


# The points that must hold


@rule("R-002")
def test_the_deck_has_a_hundred_vehicles_and_25_of_each_country() -> None:
    assert len(VEHICLES) == 100
    assert Counter(card["country"] for card in VEHICLES) == dict.fromkeys(COUNTRIES, 25)


@rule("R-002")
@pytest.mark.parametrize("key", ["id", "name", "latin"])
def test_all_vehicles_are_different(key: str) -> None:
    assert len({card[key] for card in VEHICLES}) == 100


@rule("R-002")
def test_two_vehicles_differ_in_more_than_name_and_country() -> None:
    assert [n for n in Counter(map(figures, VEHICLES)).values() if n > 1] == []


@rule("R-137", "R-138", "R-139", "R-140")
@pytest.mark.parametrize(
    ("kind", "power", "armour"),
    [("light", 1, 1), ("medium", 1, 2), ("spg", 2, 1), ("heavy", 2, 2)],
)
def test_every_tank_of_a_class_has_its_power_and_armour(kind: str, power: int, armour: int) -> None:
    found = {(card["power"], card["armour"]) for card in VEHICLES if card["class"] == kind}
    assert found == {(power, armour)}


@rule("R-185")
def test_power_and_armour_run_from_0_to_2() -> None:
    for figure in ("power", "armour"):
        assert {card[figure] for card in VEHICLES} == {0, 1, 2}


@rule("R-135")
@pytest.mark.parametrize("country", COUNTRIES)
def test_every_country_has_all_five_classes(country: str) -> None:
    assert Counter(card["class"] for card in of(country)) == CLASSES


@pytest.mark.parametrize("country", COUNTRIES)
def test_every_country_has_attackers_who_can_win_medals_for_little_and_for_much(
    country: str,
) -> None:
    attackers = [card for card in of(country) if card["power"] and card.get("only") != "bases"]
    assert len(attackers) >= 19
    assert {min(card["cost"], 5) for card in attackers} >= {0, 1, 2, 3, 5}


@rule("R-040")
def test_vehicles_have_resources_from_0_to_6() -> None:
    assert {card["resources"] for card in VEHICLES} == set(range(7))


def test_some_vehicles_cost_nothing_and_some_that_pay_nothing_can_pay_for_them() -> None:
    assert sum(card["cost"] == 0 for card in VEHICLES) >= 4
    assert any(card["resources"] == 0 and not card.get("national") for card in VEHICLES)


@pytest.mark.parametrize("ability", ABILITIES)
def test_every_active_ability_stands_on_several_cards_and_in_every_country(ability: str) -> None:
    assert len(bearing(ability)) >= 8
    assert {card["country"] for card in bearing(ability)} == set(COUNTRIES)


PASSIVES = [("only", "bases"), ("only", "vehicles"), ("national", True)]


@pytest.mark.parametrize(("key", "value"), PASSIVES)
def test_every_passive_ability_stands_on_several_cards(key: str, value: object) -> None:
    found = [card for card in VEHICLES if card.get(key) == value]
    assert len(found) >= 6
    assert {card["country"] for card in found} == set(COUNTRIES)


@rule("R-184")
def test_abilities_are_optional_and_some_vehicles_have_two() -> None:
    numbers = Counter(len(abilities(card)) for card in ARMOURED)
    assert set(numbers) == {0, 1, 2}
    assert (numbers[0] >= 8, numbers[2] >= 8) == (True, True)


def test_a_vehicle_that_is_told_whom_to_attack_can_attack() -> None:
    assert [card["id"] for card in VEHICLES if "only" in card and not card["power"]] == []
    assert {card["only"] for card in VEHICLES if "only" in card} == {"bases", "vehicles"}


def test_national_resources_stand_beside_a_figure_worth_restricting() -> None:
    assert all(card["resources"] >= 1 for card in VEHICLES if card.get("national"))


def test_reinforcements_and_research_have_a_number_and_the_others_have_none() -> None:
    for card in [*VEHICLES, *BARRACKS]:
        for ability in card.get("abilities", []):
            assert ability["name"] in ABILITIES
            assert (ability.get("number", 0) >= 1) == (ability["name"] in NUMBERED), card["id"]
            assert set(ability) <= {"name", "number"}


def test_research_on_a_vehicle_reaches_for_something_dearer_than_itself() -> None:
    assert all(dict(abilities(card))["research"] > card["cost"] for card in bearing("research"))


def test_armoured_vehicles_can_recruit_and_an_spg_is_among_them() -> None:
    classes = Counter(card["class"] for card in bearing("recruitment"))
    assert set(classes) == set(CLASSES)


@rule("R-141")
def test_auxiliaries_vary_most() -> None:
    pairs = {(card["power"], card["armour"]) for card in AUXILIARIES}
    assert len(pairs) >= 6
    assert {figure for pair in pairs for figure in pair} == {0, 1, 2}
    assert {card["resources"] for card in AUXILIARIES} == set(range(7))
    assert len({ability for card in AUXILIARIES for ability, _ in abilities(card)}) >= 6


# The points that should hold


@rule("R-013")
def test_no_opening_hand_pays_for_anything_dearer_than_3() -> None:
    deck = [card for card in BARRACKS for _ in range(card["count"])]
    hands = [sum(card.get("resources", 0) for card in hand) for hand in combinations(deck, 3)]
    assert len(deck) == 6
    assert {value: count / len(hands) for value, count in Counter(hands).items()} == {
        3: 0.2, 2: 0.6, 1: 0.2,
    }  # fmt: skip


@pytest.mark.parametrize(("resources", "chance"), [(1, 0.65), (2, 0.9), (3, 0.99)])
def test_every_opening_hand_will_mostly_find_a_vehicle_it_can_buy(
    resources: int, chance: float
) -> None:
    assert shown(costing_at_most(resources)) >= chance


def test_forty_to_fifty_vehicles_are_cheap_so_that_something_happens_early() -> None:
    assert 40 <= costing_at_most(2) <= 50
    assert 1 - shown(costing_at_most(2)) <= 0.12


def test_technicians_find_a_vehicle_to_research_in_three_reserves_of_five() -> None:
    assert costing_at_most(1) >= 20
    assert shown(costing_at_most(1)) >= 0.6


def test_the_vehicle_deck_runs_out_within_a_usual_game_of_four() -> None:
    undealt, leaving_in_a_turn, players = len(VEHICLES) - 4, 2, 4
    assert 9 <= undealt / leaving_in_a_turn / players <= 16


@pytest.mark.parametrize("figure", ["power", "armour", "cost", "resources"])
def test_no_country_is_stronger_or_dearer_by_a_tenth(figure: str) -> None:
    sums = [sum(card[figure] for card in of(country)) for country in COUNTRIES]
    assert max(abs(4 * value / sum(sums) - 1) for value in sums) <= 0.1


def test_no_country_has_more_than_two_attackers_or_defenders_more() -> None:
    for figure in ("power", "armour"):
        numbers = [sum(card[figure] > 0 for card in of(country)) for country in COUNTRIES]
        assert max(numbers) - min(numbers) <= 2
    fighters = [
        sum(card["power"] > 0 and card.get("only") != "bases" for card in of(country))
        for country in COUNTRIES
    ]
    assert max(fighters) - min(fighters) <= 2


def test_no_country_has_more_than_two_other_sources_of_medals_more() -> None:
    sources = Counter(
        card["country"]
        for card in VEHICLES
        for name, _ in abilities(card)
        if name in {"siege", "invulnerability"}
    )
    assert max(sources.values()) - min(sources.values()) <= 2


# What makes a deck worth playing

BETTER = {
    "auxiliary": {"auxiliary", "light", "medium", "spg", "heavy"},
    "light": {"light", "medium", "spg", "heavy"},
    "medium": {"medium", "heavy"},
    "spg": {"spg", "heavy"},
    "heavy": {"heavy"},
}


def has_all_abilities(one: Card, other: Card) -> bool:
    left = abilities(one)
    for name, number in abilities(other):
        enough = [ability for ability in left if ability[0] == name and ability[1] >= number]
        if not enough:
            return False
        left.remove(min(enough))
    return True


def is_at_least(one: Card, other: Card) -> bool:
    """Whether a Vehicle of whatever country is all that another is, for no more."""
    return (
        one["cost"] <= other["cost"]
        and one["class"] in BETTER[other["class"]]
        and all(one[figure] >= other[figure] for figure in ("resources", "power", "armour"))
        and (not one.get("national") or bool(other.get("national")))
        and (one.get("only") in {None, other.get("only")} or not other["power"])
        and has_all_abilities(one, other)
    )


def test_no_vehicle_is_worse_than_one_that_costs_no_more() -> None:
    pairs = [(one, other) for one in VEHICLES for other in VEHICLES if one is not other]
    worse = [f"{other['id']} < {one['id']}" for one, other in pairs if is_at_least(one, other)]
    assert worse == []


@pytest.mark.parametrize("country", COUNTRIES)
def test_the_dearest_vehicle_of_a_country_is_a_mighty_heavy_tank(country: str) -> None:
    dearest = [card for card in of(country) if card["cost"] >= 7]
    assert [card["class"] for card in dearest] == ["heavy"]
    assert dearest[0]["resources"] >= 5
    assert abilities(dearest[0])


# How the files are written


@rule("R-184")
def test_every_vehicle_has_name_country_class_cost_resources_power_and_armour() -> None:
    needed = {
        "id", "name", "latin", "country", "class", "cost", "resources", "power", "armour", "source",
    }  # fmt: skip
    optional = {"abilities", "only", "national", "symbol"}
    for card in VEHICLES:
        assert needed <= set(card) <= needed | optional, card["id"]
        assert card["source"] == "designed"
        assert card["id"].isascii()
        assert card["id"].replace("_", "").isalnum()
        assert card["id"] == card["id"].lower()
        assert card.get("abilities") != []
        assert card.get("national") is not False


def test_spgs_and_only_they_have_one_of_two_symbols() -> None:
    assert {card.get("symbol") for card in VEHICLES if card["class"] != "spg"} == {None}
    symbols = Counter(card["symbol"] for card in VEHICLES if card["class"] == "spg")
    assert set(symbols) == {"destroyer", "artillery"}
    assert min(symbols.values()) >= 8


def test_soviet_names_are_cyrillic_and_all_others_need_no_second_spelling() -> None:
    for card in VEHICLES:
        if card["country"] == "ussr":
            assert not any(letter.isascii() and letter.isalpha() for letter in card["name"])
            assert card["latin"].isascii()
        else:
            assert card["name"] == card["latin"]


# The other cards of the box


@rule("R-004", "R-132", "R-133", "R-134")
def test_the_barracks_are_four_engineers_and_two_cards_without_a_resource_symbol() -> None:
    assert {card["id"]: card["count"] for card in BARRACKS} == {
        "engineers": 4, "technicians": 1, "volunteers": 1,
    }  # fmt: skip
    assert [card.get("resources") for card in BARRACKS] == [1, None, None]
    assert [abilities(card) for card in BARRACKS] == [
        [], [("research", 1)], [("recruitment", 0)],
    ]  # fmt: skip


@rule("R-003", "R-187")
def test_every_country_has_its_medal_nine_times_single_and_three_times_double() -> None:
    assert {card["country"]: card["id"] for card in MEDALS} == {
        "ussr": "order_of_the_red_banner",
        "germany": "iron_cross",
        "usa": "medal_of_honor",
        "france": "medaille_militaire",
    }
    assert {(card["singles"], card["doubles"]) for card in MEDALS} == {(9, 3)}
    assert sum(card["singles"] + card["doubles"] for card in MEDALS) == 48


@rule("R-006")
def test_there_are_twelve_achievements_each_with_its_own_rule() -> None:
    assert len({card["id"] for card in ACHIEVEMENTS}) == 12
    assert [card["rule"] for card in ACHIEVEMENTS] == [f"R-{number}" for number in range(120, 132)]
