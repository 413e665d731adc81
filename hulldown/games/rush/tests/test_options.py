"""Options: each changes what it says and nothing else, stands in the header, refuses bad values."""

from collections.abc import Callable
from typing import Any

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.catalog import Rules
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import ScriptedChance, SeededChance
from hulldown.kernel.config import CHOICE, read_config
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.match import Match

from .scenes import config, do, legal, named, pick, picks, scene

rule = pytest.mark.rule
OPTIONS = {option.id: option for option in GAME.info.options}
ROW = picks(4, cost=1)
WEAK = pick(country="usa", klass="light", ability="")
STRONG = pick(country="germany", klass="spg", only_bases=False, only_vehicles=False)
HEAVIES = picks(3, klass="heavy")
SIEGE = pick(ability="siege", alone=True, armour=0)
SABOTAGE = pick(ability="sabotage", alone=True, armour=0)
AUXILIARY = pick(klass="auxiliary", armour=(1, 2))
DRAWER = pick(ability="reinforcements", number=1, alone=True)
BUY = [f"buy {ROW[0]}", "pay engineers", "take"]


# One small observation for each option, in which it shows


def may_be_used_again(**options: Any) -> bool:
    state = scene(f"hands0 {DRAWER} used {DRAWER} garages0 engineers", **options)
    return f"use {DRAWER}" in legal(state)


def auxiliaries_may_be_besieged(**options: Any) -> bool:
    line = f"hands0 {SIEGE} bases1 whole:{AUXILIARY},whole,whole"
    return "siege-defender 1 0" in legal(do(scene(line, **options), f"use {SIEGE}"))


def places_to_defend(**options: Any) -> list[str]:
    state = scene(f"hands0 {HEAVIES[0]} bases0 whole:{HEAVIES[1]},whole,whole", **options)
    after = do(state, f"deploy {HEAVIES[0]}")
    return [a for a in legal(after) if a.startswith("defend")]


def medals_usually_taken(**options: Any) -> str:
    return GAME.usual(scene("asking medals due 2,0,0,0", **options), 0).notation()


def who_begins(**options: Any) -> int:
    return GAME.setup(config(2, **options), ScriptedChance(rest=0)).first


def who_is_sabotaged_at_once(**options: Any) -> tuple[int, ...]:
    line = f"hands0 {SABOTAGE} hands1 engineers*2 hands2 engineers*2"
    return do(scene(line, 3, **options), f"use {SABOTAGE}").asked


def others_depots(**options: Any) -> JSON:
    shown = GAME.view(scene("depots1 technicians+engineers", **options), 0).data["seats"][1]
    return shown.get("depot_cards")


def tally(**options: Any) -> JSON:
    state = scene("achievements most_cards depots1 engineers", **options)
    data = GAME.view(state, 0).data
    return [data["achievements"][0]["tally"], data["seats"][1].get("squad")]


def row_after_recruiting(**options: Any) -> int:
    line = f"hands0 engineers*2 recruited 1 reserve {'+'.join(ROW)}"
    return len(do(scene(line, **options), *BUY, rest=0).reserve)


def medals_after_an_assault(**options: Any) -> list[str]:
    line = f"hands0 {STRONG} bases1 whole:{WEAK},whole,whole"
    state = do(scene(line, **options), f"announce {STRONG}", f"attack {STRONG} 1 0")
    return named(state.depots[0])


def final_squads(**options: Any) -> JSON:
    line = f"asking over asked - bases0 whole:{HEAVIES[0]},whole,whole achievements heavy_tanks"
    outcome = GAME.outcome(scene(line, **options))
    return outcome and [score["achievements"] for score in outcome.scores]


def who_wins_a_tie(**options: Any) -> JSON:
    line = "asking over asked - depots0 ussr_medal*3 depots1 base vehicles_destroyed 1,2"
    outcome = GAME.outcome(scene(line, **options))
    return outcome and list(outcome.winners)


def besieged_light_tank(**options: Any) -> tuple[int, ...]:
    line = f"hands0 {SIEGE} bases1 whole:{WEAK},whole,whole"
    return do(scene(line, **options), f"use {SIEGE}", "siege-defender 1 0").vehicles_destroyed


def may_be_put_away(**options: Any) -> bool:
    return "put-away engineers" in legal(scene("hands0 engineers", **options))


def ends_after_round_300(**options: Any) -> bool:
    line = f"round 300 active 1 asked 1 laid_out 1 reserve {'+'.join(ROW)}"
    return do(scene(line, **options), "end", rest=0).asked == ()


def row_after_buying(**options: Any) -> int:
    state = scene(f"hands0 engineers*2 reserve {'+'.join(ROW)}", **options)
    return len(do(state, *BUY, rest=0).reserve)


SHOWS: dict[str, tuple[Any, Callable[..., Any], Any, Any]] = {
    "vehicle_once_per_turn": ("off", may_be_used_again, False, True),
    "siege_targets_auxiliary": ("on", auxiliaries_may_be_besieged, False, True),
    "voluntary_replacement": ("on", places_to_defend, [], ["defend 1", "defend 0"]),
    "two_medal_card": ("choice", medals_usually_taken, "take-doubles 1", "take-doubles 0"),
    "first_player": ("2", who_begins, 0, 1),
    "sabotage": ("sealed", who_is_sabotaged_at_once, (1,), (1, 2)),
    "open_depots": (True, others_depots, None, ["card:technicians", "card:engineers"]),
    "live_tally": (False, tally, [[0, 1], ["card:engineers"]], [None, None]),
    "recruitment_refill": ("batch", row_after_recruiting, 4, 3),
    "merge_medals_per_turn": ("on", medals_after_an_assault, [STRONG, "germany_medal"], [STRONG]),
    "defenders_in_final_squad": (True, final_squads, [0, 0], [5, 0]),
    "tiebreak_vehicles": ("medals", who_wins_a_tie, [1], [0]),
    "siege_kills_armour_1": (True, besieged_light_tank, (0, 0), (1, 0)),
    "early_discard": (False, may_be_put_away, True, False),
    "round_limit": ("none", ends_after_round_300, True, False),
    "reserve_refill": ("end_of_turn", row_after_buying, 4, 3),
}
ALSO = {"reserve_refill": {"recruitment_refill": 3}}
"""A late refill holds under Recruitment, too (RQ-45)."""


def test_every_option_but_the_edition_is_looked_at_here() -> None:
    assert set(SHOWS) == set(OPTIONS) - {"edition"}
    assert all(len(option.choices or (0, 1)) >= 2 for option in OPTIONS.values())


@rule("RQ-02", "RQ-03", "RQ-09", "RQ-16", "RQ-19", "RQ-20", "RQ-25", "RQ-33", "RQ-40", "RQ-45")
@pytest.mark.parametrize("switched", SHOWS)
def test_an_option_changes_what_it_says_and_nothing_else(switched: str) -> None:
    value = SHOWS[switched][0]
    for id, (_, look, usual, changed) in SHOWS.items():
        expected = changed if id == switched else ALSO.get(switched, {}).get(id, usual)
        assert look() == usual, id
        assert look(**{switched: value}) == expected, id


@rule("RX-08", "RX-12", "RX-16", "RX-23")
@pytest.mark.parametrize(
    ("edition", "changed"),
    [
        ("de-1.3", set()),
        ("en", set()),
        ("pl", {"siege_targets_auxiliary"}),
    ],
)
def test_an_edition_changes_what_it_says_and_nothing_else(edition: str, changed: set[str]) -> None:
    for id, (_, look, usual, other) in SHOWS.items():
        assert look(edition=edition) == (other if id in changed else usual), id


@pytest.mark.parametrize("switched", SHOWS)
def test_an_option_switches_one_rule(switched: str) -> None:
    usual = Rules(GAME.info.configure(2))
    other = Rules(GAME.info.configure(2, {switched: SHOWS[switched][0]}))
    names = [name for name in dir(usual) if not name.startswith("_")]
    assert sum(getattr(usual, name) != getattr(other, name) for name in names) == 1


@pytest.mark.parametrize("id", OPTIONS)
def test_every_value_is_written_in_the_header_and_read_from_it(id: str) -> None:
    option = OPTIONS[id]
    for value in option.choices if option.kind == CHOICE else (True, False):
        made = GAME.info.configure(5, {id: value})
        assert made.to_json()["options"][id] == value
        assert read_config(GAME.info, made.to_json()) == made
    header = Match(GAME, made, SeededChance(1)).header.to_json()
    assert header["config"] == made.to_json()


@pytest.mark.parametrize("id", OPTIONS)
@pytest.mark.parametrize("value", [None, 17, "maybe", ["on"], 1.5])
def test_a_bad_value_is_refused(id: str, value: Any) -> None:
    with pytest.raises(ConfigError) as caught:
        GAME.info.configure(2, {id: value})
    assert caught.value.code == "config/bad-value"
    assert caught.value.details["key"] == id
    assert caught.value.hint


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ConfigError) as caught:
        GAME.info.configure(2, {"edition": "en", "weather": "rain"})
    assert (caught.value.code, caught.value.details["key"]) == ("config/unknown-option", "weather")


@rule("R-009", "RQ-02")
@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (3, "5"), (4, "5")])
def test_nobody_begins_who_does_not_sit_at_the_table(seats: int, first: str) -> None:
    made = GAME.info.configure(seats, {"first_player": first})
    with pytest.raises(ConfigError) as caught:
        Match(GAME, made, SeededChance(1))
    assert caught.value.code == "config/bad-value"
    assert caught.value.details["key"] == "first_player"
