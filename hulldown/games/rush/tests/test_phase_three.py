"""Phase III: the Reserve rotates, the hand is put down, a new one is drawn, the turn passes."""

import pytest

from .scenes import at, catalogue, do, legal, named, pick, picks, scene, told, walk

rule = pytest.mark.rule

ROW = picks(4)
RESERVE = "+".join(ROW)
EVERYTHING = catalogue().names[12:]


def without(*kept: str) -> str:
    """All other Vehicles, out of the game."""
    return "graveyard " + "+".join(name for name in EVERYTHING if name not in kept)


# The Reserve


@rule("R-094", "R-095", "R-096")
def test_the_farthest_card_is_discarded_the_row_slides_and_is_filled_next_to_the_deck() -> None:
    state = scene(f"reserve {RESERVE}")
    new = named(state.deck[11:12])[0]
    after = do(state, "end", luck=[at(state.deck, new)])
    assert named(after.reserve) == [*ROW[1:], new]
    assert named(after.discards) == [ROW[0]]


@rule("R-094")
def test_the_discarded_card_lies_face_up_for_all_to_see() -> None:
    heard = told(scene(f"reserve {RESERVE}"), "end", rest=0, to=1)
    assert heard[0].id == "reserve-rotated"
    assert heard[0].args == {"card": f"card:{ROW[0]}"}


@rule("R-097", "RQ-17")
def test_the_row_rotates_every_turn_bought_or_not() -> None:
    cheap = pick(cost=0)
    row = [name for name in picks(5) if name != cheap][:3]
    state = scene(f"hands0 engineers reserve {'+'.join(row)}+{cheap}")
    bought = do(state, f"buy {cheap}", "pay engineers", "take", "end", rest=0)
    idle = do(state, "end", rest=0)
    assert named(bought.discards) == named(idle.discards) == row[:1]
    assert named(bought.reserve[:2]) == row[1:]
    assert len(bought.reserve) == len(idle.reserve) == 4


@rule("R-097")
def test_every_player_rotates_it() -> None:
    state = do(scene(f"reserve {RESERVE}", seats=3), "end", "end", "end", rest=0)
    assert named(state.discards) == ROW[:3]


@rule("R-096", "R-022", "RQ-04")
def test_with_an_empty_deck_the_discards_are_shuffled_the_new_one_included() -> None:
    state = scene(f"reserve {RESERVE} discards {EVERYTHING[-1]} {without(*ROW, EVERYTHING[-1])}")
    assert state.deck == []
    after = do(state, "end", luck=[1])
    assert named(after.reserve) == [*ROW[1:], EVERYTHING[-1]]
    assert (named(after.deck), after.discards) == ([ROW[0]], [])


@rule("R-096", "RQ-17")
def test_with_deck_and_discards_empty_the_same_card_comes_back_next_to_the_deck() -> None:
    state = scene(f"reserve {RESERVE} {without(*ROW)}")
    after = do(state, "end", luck=[0])
    assert named(after.reserve) == [*ROW[1:], ROW[0]]


@rule("RQ-17", "RQ-04")
def test_an_empty_reserve_skips_the_step() -> None:
    after = do(scene(without()), "end")
    assert (after.reserve, after.discards, after.active) == ([], [], 1)


@rule("RQ-04", "R-096")
def test_a_row_that_was_short_is_filled_as_far_as_it_can_be() -> None:
    kept = (*ROW[:2], *EVERYTHING[-2:])
    state = scene(f"reserve {'+'.join(ROW[:2])} {without(*kept)}")
    after = do(state, "end", rest=0)
    assert len(after.reserve) == 4
    assert sorted(named(after.reserve)) == sorted(kept)


# The hand


@rule("R-098")
def test_unplayed_cards_go_to_the_depot() -> None:
    state = scene("hands0 engineers+volunteers garages0 engineers*3")
    after = do(state, "end", rest=0)
    assert named(after.depots[0]) == ["engineers", "volunteers"]


@rule("R-099")
def test_three_cards_are_drawn_from_the_garage() -> None:
    state = scene("hands0 volunteers garages0 engineers*4+technicians")
    after = do(state, "end", luck=[0, 0, 0, 0, 4, 0, 0])
    assert named(after.hands[0]) == ["engineers", "engineers", "technicians"]
    assert named(after.garages[0]) == ["engineers", "engineers"]


@rule("R-099")
@pytest.mark.parametrize("left", [0, 1, 2, 5])
def test_three_are_drawn_whatever_was_left_in_hand(left: int) -> None:
    hand = f"hands0 engineers*{left} " if left else ""
    after = do(scene(f"{hand}garages0 engineers*6"), "end", rest=0)
    assert (len(after.hands[0]), len(after.depots[0])) == (3, left)


@rule("R-100", "RX-17")
def test_with_too_few_cards_the_rest_is_drawn_then_the_depot_is_shuffled() -> None:
    state = scene("hands0 engineers garages0 volunteers depots0 engineers*3+technicians")
    after, events = walk(state, "end", rest=0)
    said = [event.message.id for event in events if "drawn" in event.message.id
            or "shuffled" in event.message.id]  # fmt: skip
    assert said == ["own-cards-drawn", "garage-shuffled", "own-cards-drawn"]
    assert "volunteers" in named(after.hands[0])
    assert (len(after.hands[0]), after.depots[0], len(after.garages[0])) == (3, [], 3)


@rule("R-100", "R-098")
def test_the_unplayed_cards_are_in_that_shuffle() -> None:
    after = do(scene("hands0 engineers*3"), "end", rest=0)
    assert named(after.hands[0]) == ["engineers"] * 3


@rule("R-100", "RQ-05")
def test_a_squad_of_two_draws_two() -> None:
    after = do(scene("hands0 engineers+volunteers"), "end", rest=0)
    assert named(after.hands[0]) == ["engineers", "volunteers"]


@rule("R-099", "RQ-06", "RQ-43")
def test_a_base_among_the_three_goes_to_the_depot_after_the_draw() -> None:
    state = scene("garages0 engineers*2 depots0 base+volunteers")
    after = do(state, "end", luck=[0, 0, 0, 0, 0, 0, 1])
    assert named(after.hands[0]) == ["engineers", "engineers"]
    assert (named(after.depots[0]), named(after.garages[0])) == (["base"], ["volunteers"])


# Order and passing


@rule("R-179", "RQ-43")
def test_the_reserve_rotates_then_the_hand_is_put_down_then_the_new_one_is_drawn() -> None:
    state = scene(f"hands0 engineers garages0 volunteers*3 reserve {RESERVE}")
    ids = [message.id for message in told(state, "end", rest=0, to=0)]
    assert ids == [
        "reserve-rotated",
        "reserve-filled",
        "card-put-away",
        "own-cards-drawn",
        "turn-began",
        "hand-laid-out",
    ]


@rule("R-101", "R-026")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_turn_passes_to_the_left_hand_neighbour(seats: int) -> None:
    state = scene(seats=seats)
    order = []
    for _ in range(seats + 1):
        order.append(state.active)
        state = do(state, "end", rest=0)
    assert order == [*range(seats), 0]


@rule("R-179")
def test_the_hand_laid_out_next_is_the_one_drawn_before() -> None:
    state = scene("hands1 volunteers+engineers")
    after = do(state, "end", rest=0)
    assert (after.laid_out, named(after.hands[1])) == (1, ["engineers", "volunteers"])


# Empty hands and squads


@rule("RQ-39")
def test_a_turn_with_nothing_to_play_still_rotates_the_reserve_and_passes() -> None:
    state = scene(f"reserve {RESERVE}")
    assert legal(state) == ["end"]
    after = do(state, "end", rest=0)
    assert (named(after.discards), after.active) == ([ROW[0]], 1)


@rule("RQ-39")
def test_a_player_without_any_card_draws_again_when_a_defender_comes_home() -> None:
    guard = pick("ussr", klass="light")
    gun = pick("usa", klass="light")
    state = scene(f"active 1 asked 1 laid_out 1 hands1 {gun} bases0 whole:{guard},whole,whole")
    state = do(state, f"announce {gun}", f"attack {gun} 0 0", "end", rest=0)
    assert (state.active, state.hands[0], legal(state)) == (0, [], ["end"])
    after = do(state, "end", rest=0)
    assert named(after.hands[0]) == [guard]


@rule("RQ-39", "R-104")
def test_no_seat_is_skipped_without_bases_and_cards() -> None:
    state = scene("bases1 gone,gone,gone hands0 engineers*3 hands2 engineers*3", seats=3)
    state = do(state, "end", rest=0)
    assert (state.active, state.asked) == (1, (1,))
