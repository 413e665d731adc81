"""The Vehicle deck and the Reserve: Scouting, running out, the late refill."""

from typing import Any

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.catalog import FIRST_VEHICLE
from hulldown.games.rush.state import State
from hulldown.kernel.chance import NotedChance, ScriptedChance
from hulldown.kernel.steps import take_step

from .scenes import at, catalogue, do, legal, named, pick, picks, read, scene, told

rule = pytest.mark.rule
SCOUT = pick(ability="scouting", alone=True, armour=0)
ROW = picks(4, cost=1, but=[SCOUT])
OTHERS = [name for name in catalogue().names[FIRST_VEHICLE:] if name not in [SCOUT, *ROW]]
BUY = ["pay engineers", "take"]


def scarce(hand: str, deck: int, discards: int, row: int = 4, **options: Any) -> State:
    """So many Vehicles are left in deck, discards and Reserve; the others are out of the game."""
    thrown = OTHERS[deck : deck + discards]
    buried = OTHERS[deck + discards :] + ROW[row:] + [SCOUT] * (SCOUT not in hand)
    piles = {"discards": thrown, "reserve": ROW[:row], "graveyard": buried}
    words = [f"{name} {'+'.join(cards)}" for name, cards in piles.items() if cards]
    return scene(" ".join([f"hands0 {hand}", *words]), **options)


# Scouting


@rule("R-149", "RQ-37")
def test_scouting_discards_the_whole_reserve_and_deals_four_new_cards() -> None:
    state = scene(f"hands0 {SCOUT} reserve {'+'.join(ROW)}")
    new = [OTHERS[9], OTHERS[7], OTHERS[5], OTHERS[3]]
    after = do(state, f"use {SCOUT}", luck=[9, 7, 5, 3])
    assert named(after.discards) == ROW
    assert named(after.reserve) == new
    assert GAME.view(after, 1).data["leaves_next"] == f"card:{new[0]}"
    assert named(after.depots[0]) == [SCOUT]


@rule("R-149")
def test_everybody_sees_the_scouting() -> None:
    state = scene(f"hands0 {SCOUT} reserve {'+'.join(ROW)}")
    heard = told(state, f"use {SCOUT}", luck=[0] * 4, to=1)
    assert [m.id for m in heard] == [
        "card-used", "reserve-scouted", *["reserve-filled"] * 4, "card-discarded",
    ]  # fmt: skip


@rule("R-149", "RQ-04")
def test_what_scouting_discards_is_in_the_shuffle_if_the_deck_runs_out() -> None:
    state = scarce(SCOUT, deck=2, discards=1)
    chance = NotedChance(ScriptedChance(rest=0))
    after = take_step(GAME, state, 0, read(f"use {SCOUT}"), chance).after
    assert [draw.bound for draw in chance.draws] == [2, 1, 5, 4]
    assert sorted(named(after.deck + after.reserve)) == sorted([*OTHERS[:3], *ROW])
    assert after.discards == []


@rule("R-149", "RQ-04")
@pytest.mark.parametrize(("deck", "row", "left"), [(0, 4, 4), (1, 2, 3), (0, 0, 0)])
def test_every_slot_that_can_be_filled_is_filled(deck: int, row: int, left: int) -> None:
    after = do(scarce(SCOUT, deck, 0, row), f"use {SCOUT}", rest=0)
    assert (len(after.reserve), after.deck, after.discards) == (left, [], [])


@rule("R-149")
def test_a_scouted_card_may_be_bought_at_once() -> None:
    state = scene(f"hands0 engineers+{SCOUT} reserve {'+'.join(picks(4, cost=(5, 6, 7)))}")
    after = do(state, f"use {SCOUT}", luck=[at(state.deck, ROW[0]), 0, 0, 0])
    assert f"buy {ROW[0]}" in legal(after)


# Running out


@rule("R-022", "RX-43", "RQ-04")
def test_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    after = do(scarce("engineers", deck=1, discards=2), f"buy {ROW[0]}", *BUY, luck=[0])
    assert (after.deck, named(after.discards)) == ([], OTHERS[1:3])
    again = do(after, "end", rest=0)
    assert (len(again.deck), again.discards, len(again.reserve)) == (2, [], 4)


@rule("R-022", "RQ-04", "RQ-17")
def test_with_nothing_else_left_the_card_that_rotates_out_comes_back_next_to_the_deck() -> None:
    after = do(scarce("technicians", 0, 0), "end", rest=0)
    assert named(after.reserve) == [*ROW[1:], ROW[0]]
    empty = do(scarce("technicians", 0, 0, row=0), "end", rest=0)
    assert (empty.reserve, empty.discards, empty.active) == ([], [], 1)


@rule("R-021", "R-022", "R-162", "RQ-04")
def test_a_short_reserve_stays_short_and_harmless() -> None:
    state = do(scarce("engineers+technicians", 0, 0, row=2), f"buy {ROW[0]}", *BUY)
    assert named(state.reserve) == ROW[1:2]
    state = do(state, "use technicians")
    state = do(state, f"research {ROW[1]}")
    assert (state.reserve, legal(state)) == ([], ["end"])
    assert GAME.view(state, 0).data["leaves_next"] is None


# The house rule of a late refill


@rule("R-047", "RQ-45")
def test_a_late_refill_leaves_gaps_until_the_turn_ends() -> None:
    line = f"hands0 engineers+technicians reserve {'+'.join(ROW)}"
    state = scene(line, reserve_refill="end_of_turn")
    state = do(state, f"buy {ROW[1]}", *BUY)
    assert named(state.reserve) == [ROW[0], ROW[2], ROW[3]]
    state = do(state, "use technicians", f"research {ROW[0]}")
    assert named(state.reserve) == ROW[2:]
    after = do(state, "end", luck=[0, 0, 0, 0, 0, 0])
    assert (named(after.discards), len(after.reserve)) == ([ROW[2]], 4)
    assert named(after.reserve)[0] == ROW[3]


@rule("R-149", "RQ-45")
def test_with_a_late_refill_scouting_still_deals_four() -> None:
    line = f"hands0 engineers+{SCOUT} reserve {'+'.join(ROW)}"
    state = do(scene(line, reserve_refill="end_of_turn"), f"buy {ROW[1]}", *BUY)
    after = do(state, f"use {SCOUT}", rest=0)
    assert named(after.discards) == [ROW[0], *ROW[2:]]
    assert len(after.reserve) == 4


@rule("R-147", "RQ-45")
def test_with_a_late_refill_there_are_no_batches() -> None:
    line = f"hands0 engineers*2 recruited 1 reserve {'+'.join(ROW)}"
    state = scene(line, reserve_refill="end_of_turn", recruitment_refill="batch")
    state = do(state, f"buy {ROW[0]}", *BUY, f"buy {ROW[1]}", *BUY)
    assert (state.batch_open, len(state.reserve)) == (0, 2)
    assert len(do(state, "end", rest=0).reserve) == 4
