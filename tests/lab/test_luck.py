"""The ledger of luck weighs what came against what might have come."""

from typing import Any

import pytest

from hulldown.agents import drive, load_agent, seat_agents
from hulldown.games import load
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.kernel.playout import every_outcome
from hulldown.kernel.record import Record
from hulldown.kernel.table import Table
from hulldown.lab import luck
from hulldown.lab.luck import (
    Weighed,
    a_round_later,
    luck_of,
    needs_future,
    spend_on,
    student_95,
    total_luck,
    values,
    weigh,
    weigh_deal,
)
from tests.agents.small_games import Heap, Nim

GAME = load("template")
CONFIG = GAME.info.configure(2)
SEED = 2
"""A match in which luck turns round who wins."""


@pytest.fixture(scope="module")
def played() -> Match[Any, Any]:
    match: Match[Any, Any] = Match(GAME, CONFIG, SeededChance(SEED))
    drive(match, [*seat_agents(GAME, CONFIG, [load_agent("greedy")] * 2, str(SEED))])
    return match


def test_the_deal_and_every_action_with_luck_have_a_stroke(played: Match[Any, Any]) -> None:
    strokes = luck_of(played)
    drawn = [one.number for one in played.records[1:] if one.kind == "act" and one.draws]
    assert [one.record for one in strokes] == [0, *drawn]
    assert [one.seat is None for one in strokes] == [True, *(False for _ in drawn)]
    for one in strokes:
        assert all(-1e-9 <= value <= 1 + 1e-9 for value in (*one.expected, *one.actual))
        assert list(one.to_json()) == list(one._fields)
    assert len(total_luck(strokes, 2)) == 2


@pytest.mark.parametrize("name", ["rush", "arcade", "duel"])
def test_what_was_drawn_counts_even_before_it_is_played(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand changes no figure on the table; what is done with it does."""
    monkeypatch.setattr(luck, "VALUED_IN_ALL", 0)
    game = load(name)
    config = game.info.configure(2)
    match: Match[Any, Any] = Match(game, config, SeededChance(1))
    drive(match, [*seat_agents(game, config, [load_agent("greedy")] * 2, "1")])
    strokes = luck_of(match)
    brought = total_luck(strokes, 2)
    assert brought[0] == pytest.approx(-brought[1])
    assert any(abs(one.actual[0] - one.expected[0]) > 0.01 for one in strokes)


@pytest.mark.parametrize("name", ["rush", "arcade", "duel"])
def test_a_position_is_valued_when_everybody_has_had_a_whole_turn(name: str) -> None:
    """Arcade deals new hands before its round ends: they are played, too."""
    game = load(name)
    config = game.info.configure(4)
    state = game.setup(config, SeededChance(1))
    turns = game.hooks.turns
    assert turns is not None
    later = a_round_later(game, config, state, "")
    assert turns(later) > turns(state) + config.seats or game.outcome(later) is not None


class Drawn:
    """An action of a match that used luck, and the positions around it."""

    def __init__(self, played: Match[Any, Any], record: Record) -> None:
        match: Match[Any, Any] = Match(GAME, CONFIG, SeededChance(SEED), automatic=False)
        for one in played.records[1 : record.number]:
            match.redo(one)
        assert record.seat is not None
        self.before = match.state
        self.seat = record.seat
        self.action = GAME.actions(CONFIG).decode(record.action)
        match.redo(record)
        self.after = match.state

    def weighed(self, spend: int, seed: str = "") -> Weighed:
        """What is said of it if so many positions may be valued."""
        return weigh(GAME, CONFIG, self.before, self.seat, self.action, self.after, spend, seed)

    def outcomes(self) -> list[Any]:
        """All that might have come of it."""
        return [one for _, _, one in every_outcome(GAME, self.before, self.seat, self.action)]


@pytest.fixture(scope="module")
def drawn(played: Match[Any, Any]) -> list[Drawn]:
    return [Drawn(played, one) for one in played.records[1:] if one.draws]


def test_what_came_and_what_might_have_are_valued_in_the_same_futures(drawn: list[Drawn]) -> None:
    one = drawn[1]
    outcomes = list(every_outcome(GAME, one.before, one.seat, one.action))
    spend = 10 * (len(outcomes) + 1)
    found = one.weighed(spend)
    for seat in range(2):
        came = [values(GAME, CONFIG, one.after, f"/{n}")[seat] for n in range(10)]
        hoped = [
            sum(float(p) * values(GAME, CONFIG, after, f"/{n}")[seat] for p, _, after in outcomes)
            for n in range(10)
        ]
        apart = [a - b for a, b in zip(came, hoped, strict=True)]
        mean = sum(apart) / 10
        error = (sum((each - mean) ** 2 for each in apart) / 9 / 10) ** 0.5
        assert found.actual[seat] == pytest.approx(sum(came) / 10)
        assert found.expected[seat] == pytest.approx(sum(hoped) / 10)
        assert found.within[seat] == pytest.approx(2.262 * error, rel=0.01)
    assert max(found.within) > 0, "futures differ: nobody is sure"


def test_the_interval_holds_the_truth_as_often_as_it_says(drawn: list[Drawn]) -> None:
    """The truth is what very many futures say; a match of its own for each of the samples."""
    one = drawn[1]
    truths = [one.weighed(4_000, f"truth/{n}") for n in range(8)]
    truth = sum(each.actual[0] - each.expected[0] for each in truths) / 8
    for spend in (8 * (len(one.outcomes()) + 1), 16):
        found = [one.weighed(spend, str(n)) for n in range(60)]
        held = [abs(each.actual[0] - each.expected[0] - truth) <= each.within[0] for each in found]
        assert sum(held) >= 51, f"spending {spend}: {sum(held)} of 60"


class Toss(Nim):
    """Who takes the only one wins in one case of four: then the match is over."""

    heap = 1
    hooks = AgentHooks(turns=lambda state: 0)

    def resolve(self, table: Table[Heap], seat: Seat, action: Action) -> None:
        super().resolve(table, seat, action)
        if table.draw(4, "T-001", "toss"):
            table.state.taken[1 - seat] += [1, 1]


def test_where_the_match_is_over_whatever_came_all_is_exact() -> None:
    game = Toss()
    config = game.info.configure(2)
    before = game.setup(config, SeededChance(1))
    action = game.legal_actions(before, 0)[0]
    for _, _, after in every_outcome(game, before, 0, action):
        assert not needs_future(game, after)
        won = 0.0 if after.taken[1] else 1.0
        found = weigh(game, config, before, 0, action, after, spend=1)
        assert found == Weighed([0.25, 0.75], [won, 1 - won], [0.0, 0.0])


def test_the_deal_is_compared_with_other_deals() -> None:
    """Over many deals what one brings is nothing; of one it is something."""
    brought, widths = [], []
    for seed in range(40):
        dealt = GAME.setup(CONFIG, SeededChance(seed))
        expected, actual, within = weigh_deal(GAME, CONFIG, dealt, 64)
        brought.append(actual[0] - expected[0])
        widths.append(within[0])
    assert abs(sum(brought) / 40) < 0.1 < max(map(abs, brought))
    assert min(widths) > 0


def test_a_match_that_began_in_the_middle_was_not_dealt(played: Match[Any, Any]) -> None:
    begun = GAME.encode_state(GAME.setup(CONFIG, SeededChance(5)))
    match: Match[Any, Any] = Match.from_position(GAME, CONFIG, SeededChance(5), begun)
    drive(match, [*seat_agents(GAME, CONFIG, [load_agent("greedy")] * 2, "5")])
    assert [one.seat is None for one in luck_of(match)][:1] == [False]


def test_what_was_taken_back_brought_nobody_anything() -> None:
    """Everybody agreed to go back: what was drawn is drawn anew."""
    match: Match[Any, Any] = Match(GAME, CONFIG, SeededChance(SEED))
    players = [*seat_agents(GAME, CONFIG, [load_agent("greedy")] * 2, str(SEED))]
    first, dealt = len(match.records), match.state
    while not any(one.draws for one in match.records[first:]):
        (seat, *_) = match.seats_to_act
        match.step(seat, players[seat].decide(GAME, match.at(seat), match.legal(seat)))
    gone = {one.number for one in match.records[first:] if one.draws}
    match.rewind(0, first, dealt)
    drive(match, players)
    told = {one.record for one in luck_of(match)}
    drawn_in_all = {one.number for one in match.records if one.draws}
    assert told == drawn_in_all - gone


def test_a_long_match_takes_no_longer_only_its_interval_is_wider() -> None:
    assert spend_on(0) == spend_on(60) == luck.MOST_VALUED
    assert [200 * spend_on(200), 900 * spend_on(900)] == pytest.approx([32_000, 32_000], rel=0.1)
    assert spend_on(10**6) == luck.LEAST_VALUED


@pytest.mark.parametrize(("freedom", "factor"), [(7, 2.365), (15, 2.131), (63, 1.998)])
def test_few_samples_know_little_of_their_own_error(freedom: int, factor: float) -> None:
    assert student_95(freedom) == pytest.approx(factor, abs=0.01)


def test_the_value_of_a_finished_match_is_its_result(played: Match[Any, Any]) -> None:
    assert played.outcome is not None
    expected = [float(played.outcome.share(seat)) for seat in range(2)]
    assert values(GAME, CONFIG, played.state) == expected
