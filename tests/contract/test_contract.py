"""Every discovered game keeps the contract, with every number of seats, scenario and preset."""

import tomllib

import pytest

from hulldown.games import load, names, read_file
from hulldown.kernel.canonical import digest
from hulldown.kernel.config import Config
from hulldown.lab.bench import is_compiled
from hulldown.lab.contract import check_match
from hulldown.lab.cover import never_used
from hulldown.lab.walk import LIMIT, every_config, random_walk
from tests.sides import TwoSides

pytestmark = pytest.mark.slow

WALKS = 2 if is_compiled() else 1
"""With the fewest seats; the compiled form is quick enough for another one."""
POSITIONS = 10
LONGEST = 1_000
"""Steps of a walk; only those with the fewest seats go to their end, however far."""


def cases() -> list[tuple[str, Config, int]]:
    """Each config once; with the fewest seats, where matches are shortest, more often."""
    every = [(name, config) for name in names() for config in every_config(load(name))]
    return [
        (name, config, seed)
        for name, config in every
        for seed in range(WALKS if config.seats == load(name).info.min_seats else 1)
    ]


def case_name(value: object) -> str:
    if isinstance(value, Config):
        return f"{value.seats}-{value.scenario}-{digest([value.options, list(value.teams)])[:6]}"
    return str(value)


@pytest.mark.parametrize(("name", "config", "seed"), cases(), ids=case_name)
def test_a_random_walk_keeps_the_contract(name: str, config: Config, seed: int) -> None:
    game = load(name)
    is_whole = config.seats == game.info.min_seats
    walk = random_walk(game, config, seed, LIMIT if is_whole else LONGEST)
    stride = max(1, len(walk.steps) // POSITIONS)
    assert list(check_match(walk, seed, stride)) == []


SIDED = TwoSides()


@pytest.mark.parametrize("config", every_config(SIDED), ids=case_name)
def test_a_game_between_sides_keeps_the_contract(config: Config) -> None:
    walk = random_walk(SIDED, config, 0)
    assert list(check_match(walk, 0, max(1, len(walk.steps) // POSITIONS))) == []


def test_scenarios_and_presets_are_tried_with_few_and_many_seats_and_what_a_game_names() -> None:
    found = {(config.seats, config.scenario, config.teams) for config in every_config(SIDED)}
    assert {seats for seats, scenario, _ in found if scenario == "storm"} == {2, 4}
    assert {(3, "standard", (1, 1, 1)), (3, "standard", (0, 1, 1))} <= found
    short = {config.seats for config in every_config(SIDED) if config.options["rounds"] == 3}
    assert short == {2, 4}


@pytest.mark.parametrize("name", names())
def test_every_action_of_the_catalogue_comes_up_in_play(name: str) -> None:
    rare = tomllib.loads(read_file(name, "rare.toml") or "")
    assert set(never_used(load(name), matches=300, rare=rare)) <= set(rare)
