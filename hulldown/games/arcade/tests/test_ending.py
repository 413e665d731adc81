"""Objective, end and scoring: A-069 to A-072, A-154, A-155, A-164."""

import pytest

from hulldown.games.arcade import GAME, best
from hulldown.games.arcade.rules.ending import maybe_end
from hulldown.games.arcade.rules.rounds import begin_round
from hulldown.games.arcade.state import (
    EAGLES,
    FIVE_AHEAD,
    GOING_ON,
    NO_BOT_LEFT,
    OVER,
    PLAYED_ON,
    THIRD_EAGLE,
    TIE_BROKEN,
    Ending,
    State,
)

from .scenes import config, drive, scene, table_of, told, volley

rule = pytest.mark.rule


def scored(
    kills: list[int], eagles: list[int], bots: str = "1^", ending: Ending = GOING_ON
) -> State:
    """After a change of the score."""
    state = scene(f"A> .  {bots}\nB> .  .\nC> .  .")
    state.kills, state.eagles, state.captured, state.ending = kills, eagles, sum(eagles), ending
    table = table_of(state)
    maybe_end(table)
    return table.state


@rule("A-069", "A-070", "A-154")
def test_a_bot_is_worth_one_point_and_an_eagle_three() -> None:
    state = scored([2, 0, 4], [1, 1, 0])
    assert [state.points(seat) for seat in range(3)] == [5, 3, 4]
    standing = GAME.standing(state)
    assert standing.ranking == ((0,), (2,), (1,))
    assert standing.scores[0] == {"bots": 2, "eagles": 3}


@rule("A-072")
@pytest.mark.parametrize(("kills", "over"), [([5, 0, 0], True), ([4, 0, 0], False)])
def test_a_lead_of_five_points_ends_the_game(kills: list[int], over: bool) -> None:
    state = scored(kills, [0, 0, 0])
    assert (state.asking == OVER) == over
    assert not over or state.ending == FIVE_AHEAD


@rule("A-072")
def test_the_lead_is_tested_after_a_whole_volley() -> None:
    before = scene("A> 1^ .\nB> 2^ .")
    before.kills = [4, 0]
    assert volley(before, rest=0).asking != OVER
    alone = scene("A> 1^ .\nB> .  .")
    alone.kills = [4, 0]
    assert volley(alone, rest=0).ending == FIVE_AHEAD


@rule("A-071")
def test_the_third_eagle_ends_the_game_whoever_took_the_others() -> None:
    state = scored([0, 0, 0], [1, 0, 2])
    assert (state.asking, state.ending) == (OVER, THIRD_EAGLE)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("third-eagle", (2,))


@rule("A-155", "A-071")
def test_a_tie_for_first_place_is_played_on_until_somebody_leads_alone() -> None:
    tied = scored([3, 0, 0], [1, 2, 0])
    assert (tied.asking != OVER, tied.ending) == (True, PLAYED_ON)
    broken = scored([3, 1, 0], [1, 2, 0], ending=PLAYED_ON)
    assert (broken.asking, broken.ending) == (OVER, TIE_BROKEN)


@rule("A-155")
def test_a_tie_behind_the_leader_does_not_count() -> None:
    assert scored([0, 0, 0], [3, 0, 0]).ending == THIRD_EAGLE


@rule("A-155")
def test_without_any_bot_the_leaders_share_the_win() -> None:
    before = scene("A> .\nB> .\nC> .")
    before.kills, before.eagles, before.captured = [3, 0, 1], [1, 2, 0], EAGLES
    before.bot_reserve.maybe = []
    table = table_of(before)
    maybe_end(table)
    outcome = GAME.outcome(table.state)
    assert table.state.ending == NO_BOT_LEFT
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("no-bot-left", (0, 1))


@rule("A-155")
def test_after_a_tie_the_move_goes_on_without_an_eagle() -> None:
    before = scene("A> @  .  .\nB> .  .  .")
    before.kills, before.eagles, before.captured = [0, 0], [0, 1], EAGLES - 1
    table = table_of(before)
    state = drive(before, "A", "advance_3")
    assert (state.ending, state.eagle_lies) == (PLAYED_ON, 0)
    assert state.at[0] == state.board.space(0, 3)
    assert told(table.events) == []


@rule("A-164")
def test_alone_three_eagles_end_the_game_and_the_rounds_count() -> None:
    before = scene("A> @  .", seats=1)
    before.captured, before.eagles, before.round, before.kills = EAGLES - 1, [2], 17, [9]
    state = drive(before, "A", "advance_1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("third-eagle", ({"rounds": 17},))


@rule("A-164", "A-072")
def test_alone_no_lead_ends_the_game() -> None:
    before = scene("A> 1^ .", seats=1)
    before.kills = [7]
    assert volley(before, rest=0).asking != OVER


@rule("A-164", "A-155")
def test_alone_nobody_has_won_at_the_round_limit() -> None:
    before = scene("A> .", seats=1)
    before.round, before.captured, before.eagles = 300, 2, [2]
    table = table_of(before)
    begin_round(table)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranking) == ("round-limit", (), ((), (0,)))
    assert best.entry(config(1), table.state, outcome) is None


@rule("A-155", "A-148")
def test_a_closed_reserve_counts_as_no_bot_left() -> None:
    before = scene("A> .\nB> .")
    before.kills, before.eagles, before.captured = [3, 0], [1, 2], EAGLES
    table = table_of(before)
    maybe_end(table)
    assert table.state.ending == PLAYED_ON
    table.state.closed = 1
    maybe_end(table)
    assert table.state.ending == NO_BOT_LEFT
