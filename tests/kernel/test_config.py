"""Options, game descriptions and configs: every wrong choice is named."""

import pytest

from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import (
    GameInfo,
    Option,
    OrderForm,
    choice,
    number,
    read_config,
    switch,
    text,
)
from hulldown.kernel.errors import ConfigError

FOG = switch("fog", False, rule="X-1")
SIDE = choice("side", ("red", "blue"), "red", per_seat=True)
ROUNDS = number("rounds", 3, 5, 4)
NAME = text("name", 8)
INFO = GameInfo(
    "specimen",
    "Specimen",
    (2, 4),
    (FOG, SIDE, ROUNDS, NAME),
    scenarios=("plain", "hill"),
    presets={"long": {"rounds": 5}},
    teams=("north", "south"),
    rules_version=3,
    maturity="beta",
)
TEAMLESS = GameInfo("plain", "Plain", (1, 2))


@pytest.mark.parametrize(
    ("option", "value"),
    [(FOG, True), (ROUNDS, 3), (ROUNDS, 5), (NAME, ""), (NAME, "12345678")],
    ids=repr,
)
def test_a_fitting_value_is_accepted(option: Option, value: JSON) -> None:
    assert option.check(value, 2) == value


@pytest.mark.parametrize(
    ("option", "value", "hint"),
    [
        (FOG, 1, "It takes true or false."),
        (FOG, None, "It takes true or false."),
        (ROUNDS, 2, "It takes a whole number from 3 to 5."),
        (ROUNDS, 6, "It takes a whole number from 3 to 5."),
        (ROUNDS, True, "It takes a whole number from 3 to 5."),
        (ROUNDS, "4", "It takes a whole number from 3 to 5."),
        (ROUNDS, 4.0, "It takes a whole number from 3 to 5."),
        (NAME, "123456789", "It takes a text of at most 8 characters."),
        (NAME, 7, "It takes a text of at most 8 characters."),
        (SIDE, "red", "It takes one of red, blue, for each of 2 seats."),
        (SIDE, ["red"], "It takes one of red, blue, for each of 2 seats."),
        (SIDE, ["red", "green"], "It takes one of red, blue, for each of 2 seats."),
        (SIDE, ["red", 1], "It takes one of red, blue, for each of 2 seats."),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_fit(
    option: Option, value: JSON, hint: str
) -> None:
    with pytest.raises(ConfigError) as error:
        option.check(value, 2)
    assert error.value.code == "config/bad-value"
    assert error.value.hint == hint
    assert error.value.details == {"key": option.id}


def test_a_value_for_each_seat_is_copied() -> None:
    given = ["red", "blue"]
    checked = SIDE.check(given, 2)
    assert checked == given
    assert checked is not given


def test_options_describe_themselves_for_a_form() -> None:
    assert SIDE.to_json() == {
        "id": "side",
        "kind": "choice",
        "default": "red",
        "choices": ["red", "blue"],
        "rule": "",
        "per_seat": True,
    }
    assert ROUNDS.to_json() == {
        "id": "rounds",
        "kind": "number",
        "default": 4,
        "low": 3,
        "high": 5,
        "rule": "",
        "per_seat": False,
    }
    assert (FOG.to_json()["kind"], FOG.to_json()["rule"]) == ("switch", "X-1")
    assert (NAME.to_json()["kind"], NAME.to_json()["high"]) == ("text", 8)
    assert OrderForm is Option


def test_what_is_not_chosen_takes_its_default() -> None:
    config = INFO.configure(3)
    assert config.options == {"fog": False, "side": ["red"] * 3, "rounds": 4, "name": ""}
    assert config.scenario == "plain"
    assert config.teams == (0, 1, 0)
    assert config.pack is None


def test_what_is_chosen_is_kept() -> None:
    options = {"fog": True, "side": ["blue", "red"], "rounds": 5, "name": "x"}
    config = INFO.configure(2, options, "hill", [1, 0], {"cards": []})
    assert config.to_json() == {
        "seats": 2,
        "scenario": "hill",
        "options": options,
        "teams": [1, 0],
        "pack": {"cards": []},
    }


@pytest.mark.parametrize("seats", [-2, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(ConfigError) as error:
        INFO.configure(seats)
    assert error.value.code == "config/bad-value"
    assert error.value.hint == "Specimen seats 2 to 4."


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(ConfigError) as error:
        INFO.configure(2, {"smoke": True})
    assert error.value.code == "config/unknown-option"
    assert error.value.hint == "Available: fog, name, rounds, side."
    with pytest.raises(ConfigError) as error:
        TEAMLESS.configure(2, {"smoke": True})
    assert error.value.hint == "Available: none."


def test_an_unknown_scenario_is_refused_with_those_there_are() -> None:
    with pytest.raises(ConfigError) as error:
        INFO.configure(2, scenario="lake")
    assert error.value.code == "config/unknown-scenario"
    assert error.value.hint == "Available: plain, hill."


@pytest.mark.parametrize("teams", [[0], [0, 1, 0], [0, 2], [0, -1], []])
def test_impossible_teams_are_refused(teams: list[int]) -> None:
    with pytest.raises(ConfigError) as error:
        INFO.configure(2, teams=teams)
    assert error.value.code == "config/bad-value"
    assert error.value.hint == "Each seat takes a team from 0 to 1."


def test_a_game_without_teams_takes_none() -> None:
    assert TEAMLESS.configure(2, teams=[]).teams == ()
    with pytest.raises(ConfigError) as error:
        TEAMLESS.configure(2, teams=[0, 0])
    assert error.value.hint == "It has none."


def test_a_seat_without_a_team_is_a_team_of_its_own() -> None:
    assert [INFO.configure(3).team_of(seat) for seat in range(3)] == [0, 1, 0]
    assert [TEAMLESS.configure(2).team_of(seat) for seat in range(2)] == [0, 1]


def test_a_config_survives_the_round_trip() -> None:
    for info, teams in ((INFO, [1, 1]), (TEAMLESS, None)):
        written = info.configure(2, teams=teams).to_json()
        assert read_config(info, written).to_json() == written


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": 9}, "config/bad-value"),
        ({"seats": "2"}, "config/bad-value"),
        ({"seats": True}, "config/bad-value"),
        ({"seats": None}, "config/bad-value"),
        ({"seats": 2.0}, "config/bad-value"),
        ({"options": []}, "config/bad-value"),
        ({"options": ["fog"]}, "config/bad-value"),
        ({"options": 7}, "config/bad-value"),
        ({"options": {"smoke": 1}}, "config/unknown-option"),
        ({"options": {"rounds": 99}}, "config/bad-value"),
        ({"scenario": "lake"}, "config/unknown-scenario"),
        ({"teams": 7}, "config/bad-value"),
        ({"teams": ["x", "y"]}, "config/bad-value"),
    ],
)
def test_a_spoilt_config_is_refused_in_our_own_words(change: dict[str, JSON], code: str) -> None:
    with pytest.raises(ConfigError) as error:
        read_config(INFO, {**INFO.configure(2).to_json(), **change})
    assert error.value.code == code


@pytest.mark.parametrize("data", [None, 7, [], {}, {"seats": 2}])
def test_what_is_no_config_is_refused(data: JSON) -> None:
    with pytest.raises(ConfigError) as error:
        read_config(INFO, data)
    assert error.value.code == "config/bad-value"
