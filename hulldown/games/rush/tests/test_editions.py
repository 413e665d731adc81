"""Three editions as overlays, and the options that do not depend on them."""

from typing import Any

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.catalog import Rules, catalogue_of, read_data
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.match import Match

from .scenes import begin, catalogue

rule = pytest.mark.rule

EDITIONS = ("de-1.3", "en", "pl")
SWITCHED = {
    "vehicle_once_per_turn": ("once_per_turn", {"on": True, "off": False}),
    "siege_targets_auxiliary": ("siege_targets_auxiliary", {"on": True, "off": False}),
    "voluntary_replacement": ("voluntary_replacement", {"on": True, "off": False}),
    "two_medal_card": ("doubles_preselected", {"preselected": True, "choice": False}),
}
PRINTED = {
    "en": (True, False, False, True),
    "de-1.3": (True, False, False, True),
    "pl": (True, True, False, True),
}


def rules(**options: Any) -> Rules:
    """What a match made with these options plays by."""
    return Rules(GAME.info.configure(2, options))


def switches(**options: Any) -> tuple[bool, ...]:
    """The values of `SWITCHED`."""
    made = rules(**options)
    return tuple(bool(getattr(made, name)) for name, _ in SWITCHED.values())


@rule("R-038", "R-057", "R-089", "R-153", "RX-08", "RX-12", "RX-16", "RX-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_sets_what_its_rulebook_says(edition: str) -> None:
    assert switches(edition=edition) == PRINTED[edition]


@rule("R-010", "RX-03")
@pytest.mark.parametrize(("edition", "youngest"), [("en", False), ("de-1.3", False), ("pl", True)])
def test_only_the_polish_edition_lets_the_youngest_begin(edition: str, youngest: bool) -> None:
    assert rules(edition=edition).youngest_starts == youngest


def test_the_german_edition_is_the_default() -> None:
    assert GAME.info.configure(2).options["edition"] == "de-1.3"
    assert switches() == PRINTED["de-1.3"]


@rule("R-038", "R-057", "R-089", "R-153")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("option", SWITCHED)
def test_an_option_overrides_its_edition_and_touches_nothing_else(
    edition: str, option: str
) -> None:
    place = list(SWITCHED).index(option)
    for value, meaning in SWITCHED[option][1].items():
        expected = list(PRINTED[edition])
        expected[place] = meaning
        assert switches(edition=edition, **{option: value}) == tuple(expected)


def test_every_edition_says_something_about_every_switch() -> None:
    data = read_data("editions.toml")
    assert set(data) == set(EDITIONS)
    assert {frozenset(edition) for edition in data.values()} == {
        frozenset([*SWITCHED, "youngest_starts"])
    }


@pytest.mark.parametrize(
    ("option", "name", "first", "second"),
    [
        ("sabotage", "sabotage_sealed", ("in_order", False), ("sealed", True)),
        ("open_depots", "open_depots", (False, False), (True, True)),
        ("live_tally", "live_tally", (True, True), (False, False)),
        ("recruitment_refill", "batch", ("each", False), ("batch", True)),
        ("merge_medals_per_turn", "merge_medals", ("pair", "pair"), ("on", "on")),
        ("defenders_in_final_squad", "defenders_count", (False, False), (True, True)),
        ("tiebreak_vehicles", "tiebreak_by_medals", ("events", False), ("medals", True)),
        ("siege_kills_armour_1", "siege_kills_armour_1", (False, False), (True, True)),
        ("early_discard", "early_discard", (True, True), (False, False)),
        ("round_limit", "round_limit", ("300", 300), ("none", 0)),
        ("reserve_refill", "late_refill", ("at_once", False), ("end_of_turn", True)),
    ],
)
def test_the_other_options_have_the_same_default_in_every_edition(
    option: str, name: str, first: tuple[Any, Any], second: tuple[Any, Any]
) -> None:
    for edition in EDITIONS:
        usual, changed = rules(edition=edition), rules(edition=edition, **{option: second[0]})
        assert GAME.info.configure(2).options[option] == first[0]
        assert (getattr(usual, name), getattr(changed, name)) == (first[1], second[1])


def test_what_is_the_same_everywhere_is_a_rule_and_no_switch() -> None:
    same = {"min_one_resource_card", "one_purchase_per_turn", "baseless", "national_mixing"}
    assert same & {option.id for option in GAME.info.options} == set()


def test_a_match_keeps_its_edition_and_all_options_in_its_header() -> None:
    options = {"edition": "pl", "siege_targets_auxiliary": "off", "sabotage": "sealed"}
    match = Match(GAME, GAME.info.configure(3, options), SeededChance(1))
    kept = match.header.config["options"]
    assert set(kept) == {option.id for option in GAME.info.options}
    assert {key: kept[key] for key in options} == options


def test_matches_of_two_editions_do_not_share_their_switches() -> None:
    polish, german = begin("", edition="pl"), begin("", edition="de-1.3")
    assert catalogue_of(polish.config).rules.siege_targets_auxiliary
    assert not catalogue_of(german.config).rules.siege_targets_auxiliary


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"edition": "fr"}, "config/bad-value"),
        ({"siege_targets_auxiliary": True}, "config/bad-value"),
        ({"round_limit": "12"}, "config/bad-value"),
        ({"first_player": "3"}, "config/bad-value"),
        ({"house_rules": True}, "config/unknown-option"),
    ],
)
def test_an_edition_or_option_that_is_none_is_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(ConfigError) as caught:
        rules(**options)
    assert caught.value.code == code


@pytest.mark.parametrize("preset", ["de-1.3", "en", "pl", "calm-market"])
def test_every_preset_makes_a_match(preset: str) -> None:
    match = Match(GAME, GAME.info.configure(2, GAME.info.presets[preset]), SeededChance(1))
    assert match.seats_to_act


def test_the_cards_are_the_same_in_every_edition() -> None:
    names = [catalogue(edition=edition).names for edition in EDITIONS]
    assert names[0] == names[1] == names[2]
