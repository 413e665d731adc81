"""Hulldown as a library: light to import, easy to read, forgiving about where actions come from."""

import subprocess
import sys
from typing import Any

import pytest

import hulldown
from hulldown.__main__ import extra_of
from hulldown.kernel.errors import ActionError


def new_match() -> hulldown.Match:  # type: ignore[type-arg]
    game = hulldown.load("template")
    return hulldown.Match(game, game.info.configure(seats=2), hulldown.SeededChance(1))


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys, hulldown; print(sorted(n for n in sys.modules if n.startswith('hulldown')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['hulldown']"


def test_every_public_name_is_there() -> None:
    for name in hulldown.__all__:
        assert getattr(hulldown, name) is not None
    assert set(hulldown.__all__) <= set(dir(hulldown))


def test_an_unknown_name_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = hulldown.nonsense


def test_the_package_of_games_is_not_hidden() -> None:
    import hulldown.games

    assert hulldown.games.load("template") is hulldown.load("template")


def test_an_action_is_taken_by_its_notation() -> None:
    match = new_match()
    match.step(0, "ready")
    assert match.seats_to_act == (1,)


def test_a_notation_nobody_knows_is_refused() -> None:
    with pytest.raises(ActionError, match="not-an-action"):
        new_match().step(0, "not-an-action")


def test_an_action_of_an_equal_config_is_the_same_action() -> None:
    one, other = new_match(), new_match()
    assert one.legal(0) == other.legal(0)
    other.step(0, one.legal(0)[0])
    assert other.seats_to_act == (1,)


@pytest.mark.parametrize("name", hulldown.discover())
def test_equal_configs_share_their_catalogue_and_others_do_not(name: str) -> None:
    game = hulldown.load(name)
    one, other = game.info.configure(2), game.info.configure(2)
    assert one == other
    assert game.actions(one) is game.actions(other)
    assert game.actions(game.info.configure(game.info.max_seats)) is not game.actions(one)


@pytest.mark.parametrize("nonsense", [5, None, 3.5, {"kind": "ready"}, [5], b"ready"])
def test_what_is_no_action_is_refused_with_a_typed_error(nonsense: Any) -> None:
    match = new_match()
    for call in (match.act, match.step, match.draft, match.preview):
        with pytest.raises(ActionError, match="is not an action"):
            call(0, nonsense)
    assert (len(match.records), match.drafts) == (1, {})


def test_games_actions_and_matches_print_themselves() -> None:
    match = new_match()
    assert repr(match.game) == "<Game template: Night Convoy, 2 to 4 seats>"
    ready = match.game.actions(match.config).read("ready")
    assert (repr(ready), str(ready)) == ("<ConvoyAction 'ready'>", "ready")
    assert repr(match) == "<Match of template for 2, 1 records, asked: seat 0, 1>"
    match.concede([1])
    assert repr(match).endswith("over: conceded>")


def test_chance_picks_one_of_several() -> None:
    assert hulldown.SeededChance(1).pick(["only"]) == "only"
    assert {hulldown.SeededChance(n).pick("ab") for n in range(20)} == {"a", "b"}


ONLY_THREE = """
import re
import sys
from importlib.metadata import packages_distributions

ALLOWED = {"attrs", "babel", "fluent-runtime", "fluent-syntax", "hulldown", "msgspec",
           "mypy-extensions", "pytz", "typing-extensions"}
known = packages_distributions()

class Only:
    def find_spec(self, name, path=None, target=None):
        owners = known.get(name.partition(".")[0], [])
        if owners and not {re.sub("[._]", "-", owner).lower() for owner in owners} & ALLOWED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Only())
"""
PLAYS = """
import hulldown
from hulldown.__main__ import main

match = hulldown.Match(
    hulldown.load("template"), hulldown.load("template").info.configure(2), hulldown.SeededChance(1)
)
hulldown.Texts("template").message(match.prompt(0).message)
hulldown.simulate(hulldown.load("template"), ["random", "greedy"], 2)
sys.argv = ["hulldown", "games"]
print(main())
"""


def test_three_packages_are_enough_to_play_and_the_command_names_its_extra() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", ONLY_THREE + PLAYS], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "2\n"
    assert "pip install 'hulldown[cli]'" in ran.stderr


@pytest.mark.parametrize(
    ("module", "extra"),
    [("cyclopts", "cli"), ("litestar.types", "server"), ("prometheus_client", "server")],
)
def test_each_module_has_its_extra(module: str, extra: str) -> None:
    assert extra_of(module) == extra
    assert extra_of("no_such_module") is None
