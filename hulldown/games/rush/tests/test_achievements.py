"""The twelve Achievements, each by what it counts."""

import pytest

from hulldown.games.rush.catalog import read_data
from hulldown.games.rush.rules.ending import award, tally

from .scenes import catalogue, pick, scene

rule = pytest.mark.rule

COUNTRIES = ("ussr", "germany", "usa", "france")
CLASSES = ("light", "medium", "spg", "heavy", "auxiliary")
TITLES = {"light": "light_tanks", "medium": "medium_tanks", "spg": "spgs", "heavy": "heavy_tanks",
          "auxiliary": "auxiliary_units"}  # fmt: skip
MEDALS = {"ussr": "soviet", "germany": "german", "usa": "american", "france": "french"}


def counts(name: str, line: str, seats: int = 2) -> list[int]:
    """Everybody's count for an Achievement."""
    state = scene(f"achievements {name} {line}", seats)
    return tally(state, state.achievements[0])


@rule("R-006")
def test_there_are_twelve() -> None:
    assert len(set(catalogue().achievements)) == 12


@rule("R-120", "RQ-21")
def test_bases_destroyed_counts_what_was_destroyed_not_the_cards() -> None:
    assert counts("bases_destroyed", "bases_destroyed 2,1 depots1 base*3") == [2, 1]


@rule("R-121", "R-122", "R-123", "R-124", "R-125")
@pytest.mark.parametrize("klass", CLASSES)
def test_each_class_counts_its_vehicles_of_any_country(klass: str) -> None:
    own = [pick(country, klass=klass) for country in COUNTRIES]
    others = [pick(klass=other, but=own) for other in CLASSES if other != klass]
    line = f"hands0 {own[0]} garages0 {own[1]} depots0 {own[2]}+{'+'.join(others)} depots1 {own[3]}"
    assert counts(TITLES[klass], line) == [3, 1]


@rule("R-123", "RQ-22", "RX-34")
def test_both_symbols_of_an_spg_are_one_class() -> None:
    symbols = {entry.get("symbol"): entry["id"] for entry in read_data("vehicles.toml")["vehicle"]}
    line = f"depots0 {symbols['destroyer']}+{symbols['artillery']}"
    assert counts("spgs", line) == [2, 0]


@rule("R-126", "R-127", "R-128", "R-129", "RQ-23", "R-187")
@pytest.mark.parametrize("country", COUNTRIES)
def test_each_countrys_medals_count_two_for_a_two_medal_card(country: str) -> None:
    foreign = [f"{other}_two_medals" for other in COUNTRIES if other != country]
    line = f"depots0 {country}_medal*3+{'+'.join(foreign)} depots1 {country}_two_medals*2"
    assert counts(f"{MEDALS[country]}_medals", line) == [3, 4]


@rule("R-130")
def test_double_medals_count_two_medal_cards_of_any_country() -> None:
    line = f"depots0 ussr_two_medals+france_two_medals+usa_medal*5+{pick()}+base+engineers "
    assert counts("double_medals", f"{line}depots1 germany_two_medals") == [2, 1]


@rule("R-131")
def test_most_cards_counts_the_whole_squad_with_medals_and_bases() -> None:
    line = f"hands0 engineers*2 garages0 {pick()} depots0 ussr_medal+usa_two_medals+base "
    assert counts("most_cards", f"{line}depots1 engineers*3") == [6, 3]


@rule("R-109", "R-131")
def test_the_counts_decide_who_gets_it() -> None:
    state = scene("achievements most_cards depots0 engineers depots2 engineers*2", seats=3)
    assert award(state) == [0, 0, 1]


@rule("R-120", "RQ-34")
def test_nobody_gets_bases_destroyed_if_none_was() -> None:
    assert award(scene("achievements bases_destroyed")) == [0, 0]
