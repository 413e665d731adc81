"""Six levels, one name each in every game; the lower ones slip, the upper ones look ahead."""

import pytest

from hulldown.agents import LEVELS, ON_SERVERS, Clock, World, clock, load_agent, seat_agent
from hulldown.agents.levels import WITHOUT_ADVICE, LevelAgent
from hulldown.agents.search import SearchAgent
from hulldown.agents.worlds import worlds_of
from hulldown.games import load, names
from hulldown.kernel.chance import ScriptedChance, SeededChance
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import View
from hulldown.kernel.table import Table
from hulldown.texts import LANGUAGES, Texts
from tests.agents.small_games import TAKES, Heap, Nim


class Farsighted(Nim):
    """Nim, whose highest level looks three rounds ahead, and others one."""

    hooks = AgentHooks(turns=lambda state: sum(map(len, state.taken)), cut=1, full_cut=3)


NIM = Nim()
CONFIG = NIM.info.configure(2)
STATE = Heap(3, (0,), [[], []])


def agent_of(level: str, script: list[int]) -> LevelAgent:
    return LevelAgent(LEVELS[level], NIM, CONFIG, 0, ScriptedChance(script))


def played(level: str, script: list[int]) -> str:
    worlds = worlds_of(NIM, STATE, 0, SeededChance(1))
    return agent_of(level, script).choose(View(None, {}), TAKES[1:], worlds, Clock()).notation()


def test_a_slip_is_what_offers_itself_or_anything_at_all() -> None:
    assert played("recruit", [0, 1]) == "take 1"
    assert played("recruit", [0, 0, 1]) == "take 2"


def test_nobody_sits_a_round_out_by_a_slip_where_the_game_knows_a_plan_at_a_glance() -> None:
    game = load("arcade")
    config = game.info.configure(2)
    table = Table(game.setup(config, SeededChance(1)), SeededChance(1))
    while "disengage" not in [one.kind for one in game.legal_actions(table.state, 0)]:
        for seat in game.seats_to_act(table.state)[:1]:
            game.resolve(table, seat, game.usual(table.state, seat))
    state = table.state
    legal = game.legal_actions(state, 0)
    recruit = LevelAgent(LEVELS["recruit"], game, config, 0, ScriptedChance([0, 1]))
    worlds = worlds_of(game, state, 0, SeededChance(1))
    chosen = recruit.choose(game.view(state, 0), legal, worlds, Clock())
    assert game.usual(state, 0).kind == "disengage" != chosen.kind


def test_who_does_not_slip_takes_the_best() -> None:
    assert played("recruit", [99]) == "take 3"
    assert played("ace", []) == "take 3"


def test_slips_become_rarer_and_trials_more_from_level_to_level() -> None:
    slips = [level.slips for level in LEVELS.values()]
    trials = [level.trials for level in LEVELS.values()]
    assert (slips, trials) == (sorted(slips, reverse=True), sorted(trials))
    assert len(set(zip(slips, trials, strict=True))) == len(LEVELS)


def test_a_game_without_rules_of_thumb_has_all_levels_too() -> None:
    agent = agent_of("recruit", [])
    assert isinstance(agent.thinker, SearchAgent)
    assert agent.trials == WITHOUT_ADVICE


def test_a_level_has_more_trials_where_they_are_short() -> None:
    duel, rush = load("duel"), load("rush")
    found = [
        LevelAgent(LEVELS["captain"], game, game.info.configure(2), 0, ScriptedChance([])).trials
        for game in (duel, rush)
    ]
    assert found == [LEVELS["captain"].trials * game.hooks.effort for game in (duel, rush)]
    assert duel.hooks.effort > rush.hooks.effort == 1


def test_the_highest_level_has_what_fits_into_its_second() -> None:
    arcade = load("arcade")
    config = arcade.info.configure(2)
    captain, ace = (
        LevelAgent(LEVELS[name], arcade, config, 0, ScriptedChance([]))
        for name in ("captain", "ace")
    )
    hooks = arcade.hooks
    assert ace.trials == LEVELS["ace"].trials * hooks.full_effort
    assert captain.trials == LEVELS["captain"].trials * hooks.effort
    assert hooks.full_effort > hooks.effort


def test_the_highest_level_may_look_farther_than_the_others() -> None:
    nim = Farsighted()
    depths = []
    for name in ("captain", "ace"):
        thinker = LevelAgent(LEVELS[name], nim, CONFIG, 0, ScriptedChance([])).thinker
        assert isinstance(thinker, SearchAgent)
        depths.append(thinker.tree.ahead)
    assert depths == [2, 6]


@pytest.mark.usefixtures("millisecond_a_look")
def test_a_time_for_each_decision_replaces_the_trials_of_a_level() -> None:
    worlds = worlds_of(NIM, STATE, 0, SeededChance(1))
    agent = agent_of("captain", [])
    agent.choose(View(None, {}), TAKES[1:], worlds, Clock(seconds=0.2))
    assert isinstance(agent.thinker, SearchAgent)
    assert agent.thinker.tree.roots[0].visits > LEVELS["captain"].trials


def test_a_ceiling_ends_the_trials_of_a_level_early() -> None:
    worlds = worlds_of(NIM, STATE, 0, SeededChance(1))
    agent = agent_of("ace", [])
    agent.choose(View(None, {}), TAKES[1:], worlds, Clock(ceiling=0.000001))
    assert isinstance(agent.thinker, SearchAgent)
    assert agent.thinker.tree.roots[0].visits < 3


@pytest.mark.parametrize(("ceiling", "expected"), [(60.0, 4), (None, 0)])
def test_under_a_ceiling_others_go_first_between_two_trials(
    monkeypatch: pytest.MonkeyPatch, ceiling: float | None, expected: int
) -> None:
    yielded: list[None] = []
    monkeypatch.setattr(clock, "let_others_go_first", lambda: yielded.append(None))
    limited = Clock(iterations=3, ceiling=ceiling)
    while limited.tick():
        pass
    assert len(yielded) == expected


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("level", ["recruit", "sergeant"])
def test_the_lower_levels_answer_in_every_game(name: str, level: str) -> None:
    game = load(name)
    config = game.info.configure(max(2, game.info.min_seats))
    world = World(game, Table(game.setup(config, SeededChance(1)), SeededChance(2)))
    players = [seat_agent(game, config, load_agent(level), s, "1") for s in range(config.seats)]
    for _ in range(12):
        seat = world.seats()[0]
        world.play(seat, players[seat].choose(game, world.table.state, world.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agent_of_a_server_has_a_name_in_every_language(language: str) -> None:
    texts = Texts("template", language)
    assert all(texts.has(f"agent-{name}") for name in ON_SERVERS)
