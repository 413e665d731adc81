"""Who meets whom: line-ups by scenario, free battles, and what is refused (D-352)."""

from collections.abc import Mapping
from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.catalog import Catalogue, catalogue_of
from hulldown.games.duel.data import EXPERIENCE, read_file, read_tanks
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.info import SCENARIOS, SIDES
from hulldown.kernel.errors import ConfigError
from hulldown.texts import LANGUAGES, Texts

from .scenes import catalogue, config

rule = pytest.mark.rule

BOTH = "german_i pz4g; soviet_i t34_85"


def battle(force: str, seats: int = 2, teams: Any = None) -> Catalogue:
    """The catalogue of a free battle."""
    return catalogue_of(config(seats, teams=teams, force=force))


def told(seats: int = 2, teams: Any = None, **options: Any) -> Mapping[str, Any]:
    """How a config is refused."""
    with pytest.raises(ConfigError) as caught:
        catalogue_of(GAME.info.configure(seats, options, None, teams))
    error = caught.value
    key = error.details["key"]
    if "why" in error.details:
        check_words(error.details["why"], error.details["said"])
    return {"code": error.code, "key": key, "said": f"{error.message}: {error.hint}"}


def check_words(why: str, said: dict[str, Any]) -> None:
    """A refusal is told in every language, with what it concerns."""
    for language in LANGUAGES:
        texts = Texts("duel", language)
        words = texts.text(why, **said)
        assert not texts.missing
        assert all(str(said[name]) in words for name in ("seat", "model", "word") if name in said)


@rule("D-351", "D-352")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("count", ["1", "2", "3", "4"])
def test_every_scenario_has_a_line_up_of_one_to_four_tanks_a_side(
    scenario: str, count: str
) -> None:
    cat = catalogue(2, scenario=scenario, tanks=count)
    assert [cat.side.count(side) for side in range(2)] == [int(count)] * 2
    assert all(
        model.nation == SIDES[side] for model, side in zip(cat.models, cat.side, strict=True)
    )


@rule("D-352")
def test_tanks_go_by_the_seats_unless_their_number_is_chosen() -> None:
    assert catalogue(2).tanks == 4
    assert catalogue(6).tanks == 6
    assert catalogue(2, tanks="1").tanks == 2


def test_every_line_up_of_the_data_names_tanks_that_exist() -> None:
    for lineup in read_file("scenarios.toml")["lineup"].values():
        for side in SIDES:
            for listed in lineup[side]:
                for id in listed if isinstance(listed, list) else [listed]:
                    assert read_tanks()[id].nation == side


@rule("D-067")
def test_tanks_begin_where_the_scenario_says_or_where_the_option_says() -> None:
    assert set(catalogue(2).start) == {800}
    assert set(catalogue(2, scenario="break_through").start) == {600}
    for start in ("0", "200", "400", "600", "800", "1000"):
        assert set(catalogue(2, start=start).start) == {int(start)}


@rule("D-008")
def test_the_passes_are_by_the_tanks_or_as_chosen() -> None:
    assert catalogue(2, tanks="3").decks == 4
    for decks in ("1", "2", "3", "4", "5", "6"):
        assert catalogue(2, decks=decks).decks == int(decks)


@rule("D-066", "D-092", "D-352")
def test_a_free_battle_names_each_tank_its_crew_rounds_and_commander() -> None:
    cat = battle("german_ii panther_a elite 3 seat1; german_i pz4g green, soviet_iv IS2M 0", 2)
    assert cat.tank_names == ["german_i", "german_ii", "soviet_iv"]
    assert [model.id for model in cat.models] == ["pz4g", "panther_a", "is2m"]
    assert [EXPERIENCE[crew] for crew in cat.experience] == ["green", "elite", "seasoned"]
    assert cat.rounds == [1, 3, 0]
    assert cat.commander == [0, 0, 1]


@rule("D-352")
def test_tanks_nobody_is_named_for_go_to_the_seat_with_the_fewest() -> None:
    three = "german_i pz4g seat3; german_ii pz4g; german_iii pz4g; soviet_i t34_85; soviet_ii kv1"
    cat = battle(three, 4)
    assert cat.commander == [2, 0, 0, 1, 3]


@rule("D-352")
def test_sides_may_be_of_different_strength() -> None:
    cat = battle(
        "german_i tiger2; soviet_i t34_85; soviet_ii t34_85; soviet_iii su85", 3, (0, 1, 1)
    )
    assert cat.commander == [0, 1, 2, 1]


@rule("D-066", "D-092", "D-352")
@pytest.mark.parametrize(
    ("force", "said"),
    [
        ("german_i pz4g", "no soviet tank"),
        ("", "no german tank"),
        ("german_i pz4g; german_i pz3j; soviet_i t34_85", "german_i twice"),
        ("german_v pz4g; soviet_i t34_85", "at most 4 tanks"),
        ("polish_i pz4g; soviet_i t34_85", "no tank 'polish_i'"),
        ("german_i maus; soviet_i t34_85", "no model 'maus'"),
        ("german_i; soviet_i t34_85", "no model ''"),
        ("german_i t34_85; soviet_i t34_85", "no model 't34_85'"),
        ("german_i tiger2 1; soviet_i t34_85", "This gun has no APCR"),
        ("german_i pz4g 10; soviet_i t34_85", "It takes 0 to 9"),
        ("german_i pz4g 1 2; soviet_i t34_85", "rounds twice"),
        ("german_i pz4g brave; soviet_i t34_85", "'brave' is not understood"),
        ("german_i pz4g seat0; soviet_i t34_85", "'seat0' is not understood"),
        ("german_i pz4g seat2; soviet_i t34_85", "commanded by seat1"),
        ("german_i pz4g seat9; soviet_i t34_85", "seat9 is not on this side"),
    ],
)
def test_a_free_battle_that_does_not_fit_is_refused_with_what_would(force: str, said: str) -> None:
    found = told(force=force)
    assert (found["code"], found["key"]) == ("config/bad-value", "force")
    assert said in found["said"]


@rule("D-352")
def test_a_seat_without_a_tank_is_refused() -> None:
    found = told(4, force=BOTH)
    assert (found["code"], found["key"]) == ("config/bad-value", "force")
    assert "seat3 has no tank" in found["said"]
    assert told(4, tanks="1")["key"] == "tanks"


@rule("D-352")
def test_a_side_without_seats_and_a_tank_called_solo_are_led_by_the_solo_opponent() -> None:
    assert battle("german_i pz4g solo; soviet_i t34_85", 1, (1,)).commander == [SOLO, 0]
    shared = battle("german_i pz4g solo; german_ii pz4g; soviet_i t34_85", 2)
    assert shared.commander == [SOLO, 0, 1]
    assert told(force="german_i pz4g solo; soviet_i t34_85")["key"] == "force"


@rule("D-352")
def test_more_than_four_seats_on_a_side_are_refused() -> None:
    assert told(5, (0, 0, 0, 0, 0))["key"] == "teams"


def test_a_force_longer_than_a_line_is_refused() -> None:
    assert told(force="x" * 401)["key"] == "force"
    assert told(start="500")["key"] == "start"
    assert told(conditions="fog")["key"] == "conditions"
    assert told(handicap=31)["key"] == "handicap"
