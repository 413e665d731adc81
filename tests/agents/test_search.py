"""Search finds the best play of games whose best play is known, and is repeatable."""

from typing import Any

import pytest

from hulldown.agents import Clock, SearchAgent, load_agent, play_in_place, seat_agents
from hulldown.agents.search import Dealt
from hulldown.agents.tree import Edge, SearchSettings, Tree, lead
from hulldown.agents.worlds import worlds_of
from hulldown.games import load
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import Outcome, Seat, View
from tests.agents.small_games import TAKES, Ambush, Heap, Nim, Partners, Pennies, TwoSteps

TEMPLATE = load("template")
UNSEEN = View(None, {})


def agent_of(game: Any, config: Config, seat: Seat = 0, **settings: Any) -> SearchAgent:
    return SearchAgent(game, config, seat, SearchSettings(**settings))


def choose(agent: SearchAgent, state: Any, trials: int = 300) -> Action:
    legal = agent.game.legal_actions(state, agent.seat)
    worlds = worlds_of(agent.game, state, agent.seat, SeededChance(1))
    return agent.choose(UNSEEN, legal, worlds, Clock(trials))


def value_of(agent: SearchAgent, state: Any, trials: int) -> float:
    legal = agent.game.legal_actions(state, agent.seat)
    worlds = worlds_of(agent.game, state, agent.seat, SeededChance(1))
    best = max(agent.think(legal, worlds, Clock(trials)), key=lambda one: one.visits)
    return best.value


@pytest.mark.parametrize(("left", "best"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_search_leaves_a_multiple_of_four_in_nim(left: int, best: int) -> None:
    nim = Nim()
    agent = agent_of(nim, nim.info.configure(2))
    assert choose(agent, Heap(left, (0,), [[], []])) is TAKES[best]


def test_the_others_of_a_table_play_for_themselves() -> None:
    nim = Nim()
    agent = agent_of(nim, nim.info.configure(3))
    assert value_of(agent, Heap(4, (0,), [[], [], []]), 500) < 0.2


def test_the_seats_of_one_side_play_for_each_other() -> None:
    game = Partners()
    agent = agent_of(game, game.info.configure(3, teams=[0, 0, 1]))
    state = game.setup(agent.config, SeededChance(1))
    assert choose(agent, state, 500) is TAKES[3]
    assert value_of(agent, state, 500) > 0.8


@pytest.mark.parametrize(("sealed", "low", "high"), [(True, 0.5, 0.8), (False, 0.0, 0.2)])
def test_nobody_answers_a_sealed_choice_before_it_is_shown(
    sealed: bool, low: float, high: float
) -> None:
    game = Pennies(sealed)
    agent = agent_of(game, game.info.configure(2))
    state = game.setup(agent.config, SeededChance(1))
    assert low < value_of(agent, state, 600) < high


def test_an_attack_is_chosen_for_the_reaction_it_meets_and_the_answer_to_that() -> None:
    game = Ambush()
    agent = agent_of(game, game.info.configure(2))
    state = game.setup(agent.config, SeededChance(1))
    assert choose(agent, state) is TAKES[2]
    tried = {edge.action: edge for edge in agent.tree.roots[0].edges.values()}
    assert tried[TAKES[2]].total / tried[TAKES[2]].visits > 0.8
    for stopped in (TAKES[1], TAKES[3]):
        assert tried[stopped].total / tried[stopped].visits < 0.6


@pytest.mark.parametrize(
    ("seat", "taken", "best"), [(1, [[3], []], 3), (1, [[1], []], 1), (0, [[2], [2]], 3)]
)
def test_a_reaction_is_made_where_it_matters(seat: Seat, taken: list[list[int]], best: int) -> None:
    game = Ambush()
    agent = agent_of(game, game.info.configure(2), seat)
    assert choose(agent, Heap(6, (seat,), taken)) is TAKES[best]


def test_what_was_learned_is_kept_for_the_decision_that_follows_by_itself() -> None:
    game = TwoSteps()
    agent = agent_of(game, game.info.configure(2))
    state = game.setup(agent.config, SeededChance(1))
    assert choose(agent, state) is TAKES[3]
    kept = agent.tree
    assert kept.roots[0].visits > 20
    after = Heap(3, (0,), [[3], []])
    assert choose(agent, after, 1) is TAKES[3]
    other = Heap(3, (0,), [[2], []])
    choose(agent, other, 1)
    assert agent.tree is not kept


def test_the_same_seed_gives_the_same_match() -> None:
    config = TEMPLATE.info.configure(3)

    def played() -> Outcome:
        kinds = [load_agent(name) for name in ("search", "random", "search")]
        players = seat_agents(TEMPLATE, config, kinds, "seed", iterations=10)
        return play_in_place(TEMPLATE, config, players, SeededChance(5)).outcome

    assert played() == played()


def test_a_search_is_over_once_nothing_can_change_it() -> None:
    nim = Nim()
    agent = agent_of(nim, nim.info.configure(2))
    choose(agent, Heap(3, (0,), [[], []]), 1000)
    assert agent.tree.roots[0].visits < 1000


@pytest.mark.usefixtures("millisecond_a_look")
def test_a_budget_of_seconds_is_kept() -> None:
    nim = Nim()
    agent = agent_of(nim, nim.info.configure(2))
    worlds = worlds_of(nim, Heap(3, (0,), [[], []]), 0, SeededChance(1))
    assert agent.choose(UNSEEN, TAKES[1:], worlds, Clock(seconds=0.2)) is TAKES[3]


def test_thoughts_name_the_best_actions_with_their_value_and_what_may_follow() -> None:
    nim = Nim()
    agent = agent_of(nim, nim.info.configure(2))
    worlds = worlds_of(nim, Heap(6, (0,), [[], []]), 0, SeededChance(1))
    best, *others = agent.think(TAKES[1:], worlds, Clock(400))
    assert best.action is TAKES[2]
    assert best.value > 0.8 > others[0].value
    assert best.visits > others[0].visits
    assert [seat for seat, _ in best.line][:2] == [1, 0]
    told = best.to_json()
    assert list(told) == ["action", "value", "visits", "line"]
    assert told["action"] == {"kind": "take", "count": 2}


def grown(game: Any, config: Config, trials: int, **settings: Any) -> tuple[Tree, list[int]]:
    """A tree after some trials from the beginning, and the turn in which each of them ended."""
    state = game.setup(config, SeededChance(1))
    seat = game.seats_to_act(state)[0]
    tree = Tree(game, config, SearchSettings(**settings), 100_000)
    ends = []
    for world in worlds_of(game, state, seat, SeededChance(1))(trials):
        tree.grow(world)
        ends.append(game.hooks.turns(world.table.state))
    return tree, ends


def test_a_cut_trial_is_valued_by_the_game_or_as_it_stands() -> None:
    config = TEMPLATE.info.configure(2)
    state = TEMPLATE.setup(config, SeededChance(1))
    assert choose(agent_of(TEMPLATE, config, cut=2), state, 20).kind
    nim = Nim()
    assert choose(agent_of(nim, nim.info.configure(2), cut=1), Heap(9, (0,), [[], []]), 20).kind


def test_a_cut_trial_is_judged_by_what_was_learned() -> None:
    rush = load("rush")
    config = rush.info.configure(2)
    tree, _ = grown(rush, config, 1, cut=1)
    assert 0 < min(tree.totals) < max(tree.totals) < 1
    assert sum(tree.totals) == pytest.approx(1)


@pytest.mark.parametrize("name", ["rush", "arcade", "duel", "template"])
@pytest.mark.parametrize("cut", [1, 2])
def test_whatever_is_tried_everybody_has_had_as_many_turns_when_it_is_judged(
    name: str, cut: int
) -> None:
    game: Any = load(name)
    config = game.info.configure(2)
    begun = game.hooks.turns(game.setup(config, SeededChance(1)))
    _, ends = grown(game, config, 12, cut=cut)
    assert set(ends) == {begun + 2 * cut}


def test_a_game_says_how_far_search_looks_ahead_but_not_for_one_alone() -> None:
    arcade, rush = load("arcade"), load("rush")
    assert (
        Tree(rush, rush.info.configure(3), SearchSettings(), 1000).ahead == 3 * rush.hooks.cut > 0
    )
    assert Tree(rush, rush.info.configure(2), SearchSettings(cut=0), 1000).ahead == 0
    assert Tree(arcade, arcade.info.configure(1), SearchSettings(), 1000).ahead == 0


def test_every_action_is_tried_in_the_same_worlds() -> None:
    nim = Nim()
    dealt = Dealt(worlds_of(nim, Heap(9, (0,), [[], []]), 0, SeededChance(1)))
    one, other = Edge(TAKES[1]), Edge(TAKES[2])
    luck = [
        [dealt.world_for(edge).table.chance.draw(1 << 30, "", "") for _ in range(3)]
        for edge in (one, other)
    ]
    assert luck[0] == luck[1]
    assert len(set(luck[0])) == 3


class Racing(Nim):
    """Nim, whose actions race."""

    hooks = AgentHooks(race=True)


@pytest.mark.parametrize(("left", "best"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_a_race_is_won_by_the_best_play(left: int, best: int) -> None:
    nim = Racing()
    agent = agent_of(nim, nim.info.configure(2))
    assert choose(agent, Heap(left, (0,), [[], []])) is TAKES[best]


def test_whoever_keeps_up_in_a_race_is_tried_alike() -> None:
    nim = Racing()
    agent = agent_of(nim, nim.info.configure(2))
    choose(agent, Heap(8, (0,), [[], []]), 60)
    lost = [edge.visits for edge in agent.tree.roots[0].edges.values()]
    assert max(lost) - min(lost) < 15
    other = agent_of(nim, nim.info.configure(2))
    choose(other, Heap(3, (0,), [[], []]), 60)
    tried = {edge.action: edge.visits for edge in other.tree.roots[0].edges.values()}
    assert tried[TAKES[3]] > 2 * max(tried[TAKES[1]], tried[TAKES[2]])


@pytest.mark.parametrize(("better", "proven"), [(0.02, False), (0.2, True)])
def test_a_race_leaves_what_is_advised_only_for_what_is_proven(better: float, proven: bool) -> None:
    duel: Any = load("duel")
    config = duel.info.configure(2)
    state = duel.setup(config, SeededChance(1))
    seat = duel.seats_to_act(state)[0]
    legal = duel.legal_actions(state, seat)
    world = next(worlds_of(duel, state, seat, SeededChance(1))(1))
    advised = world.policy(seat, legal)
    other = next(action for action in legal if action is not advised)
    tree = Tree(duel, config, SearchSettings(), 1000)
    assert tree.favourite(world, seat, legal) is None
    for action, value in ((advised, 0.5), (other, 0.5 + better)):
        edge = Edge(action)
        edge.visits, edge.total = 20, 20 * value
        tree.roots[seat].edges[action.number] = edge
    tree.trials, tree.totals[seat], tree.squares[seat] = 40, 20.0, 40 * (0.25 + 0.15**2)
    favourite = tree.favourite(world, seat, legal)
    assert favourite is not None
    assert favourite.action is (other if proven else advised)


def test_a_lead_counts_against_the_best_of_the_other_sides() -> None:
    outcome = Outcome("over", ((0,), (1,)), ({"points": 9}, {"points": 4}))
    assert lead(outcome, 0, ()) == pytest.approx(10 / 15)
    assert lead(outcome, 1, ()) == pytest.approx(5 / 15)
    assert lead(outcome, 0, (1, 1)) == pytest.approx(10 / 11)
