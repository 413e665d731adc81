"""Every discovered game keeps the contract, with every number of seats, scenario and preset."""

import tomllib

import pytest

from hulldown.games import load, names, read_file
from hulldown.kernel.canonical import digest
from hulldown.kernel.config import Config
from hulldown.lab.contract import check_match
from hulldown.lab.cover import never_used
from hulldown.lab.walk import every_config, random_walk

WALKS = 2
POSITIONS = 10


def cases() -> list[tuple[str, Config]]:
    return [(name, config) for name in names() for config in every_config(load(name))]


def case_name(value: object) -> str:
    if isinstance(value, Config):
        return f"{value.seats}-{value.scenario}-{digest(value.options)[:6]}"
    return str(value)


@pytest.mark.parametrize("seed", range(WALKS))
@pytest.mark.parametrize(("name", "config"), cases(), ids=case_name)
def test_a_random_walk_keeps_the_contract(name: str, config: Config, seed: int) -> None:
    walk = random_walk(load(name), config, seed)
    stride = max(1, len(walk.steps) // POSITIONS)
    assert list(check_match(walk, seed, stride)) == []


@pytest.mark.parametrize("name", names())
def test_every_action_of_the_catalogue_comes_up_in_play(name: str) -> None:
    rare = tomllib.loads(read_file(name, "rare.toml") or "")
    assert set(never_used(load(name), matches=300)) <= set(rare)
