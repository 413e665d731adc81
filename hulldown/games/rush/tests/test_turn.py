"""The turn frame: who plays when, and phase I."""

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.state import DAMAGED, GONE, WHOLE

from .scenes import act, begin, do, legal, named, pick, picks, scene, told, walk

rule = pytest.mark.rule
ROW = "+".join(picks(4, cost=(0, 1)))
GUARD, OTHER_GUARD = picks(2, armour=2, klass="medium", but=ROW.split("+"))


@rule("R-026", "R-027", "RX-05")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_turns_go_clockwise_from_the_first_player_and_never_otherwise(
    seats: int, first: int, edition: str
) -> None:
    line = f"reserve {ROW} first {first} active {first} asked {first} laid_out {first}"
    state = scene(line, seats, edition=edition)
    order, rounds = [], []
    for _ in range(2 * seats):
        order.append(state.active)
        rounds.append(state.round)
        state = do(state, "end", rest=0)
    assert order == [(first + n) % seats for n in range(2 * seats)]
    assert rounds == [1] * seats + [2] * seats


@rule("R-028")
def test_a_turn_repairs_and_reveals_then_plays_then_refills() -> None:
    line = f"reserve {ROW} hands1 engineers garages0 engineers*3 bases1 damaged,whole,whole"
    turn = told(scene(line), "end", "put-away engineers", "end", rest=0)
    assert [message.id for message in turn] == [
        "reserve-rotated", "reserve-filled", "cards-drawn",
        "turn-began", "table-repaired", "hand-laid-out",
        "card-put-away",
        "reserve-rotated", "reserve-filled", "garage-shuffled", "cards-drawn",
        "turn-began", "hand-laid-out",
    ]  # fmt: skip


@rule("R-029", "R-030", "R-031", "RX-06")
def test_phase_one_turns_all_damaged_cards_of_the_active_player_upright_and_nobody_elses() -> None:
    third = pick(armour=2, klass="heavy", but=[*ROW.split("+"), GUARD, OTHER_GUARD])
    line = f"reserve {ROW} bases0 whole:{third}!,damaged,whole"
    state = scene(f"{line} bases1 damaged:{GUARD}!,damaged,whole:{OTHER_GUARD}!", 3)
    after = do(state, "end", luck=[0])
    assert after.active == 1
    assert after.bases[3:6] == [WHOLE, WHOLE, WHOLE]
    assert after.dented[3:6] == [0, 0, 0]
    assert named(after.defenders[3:6:2]) == [GUARD, OTHER_GUARD]
    assert after.bases[0:3] == [WHOLE, DAMAGED, WHOLE]
    assert after.dented[0:3] == [1, 0, 0]


@rule("R-029")
def test_a_lost_base_is_not_repaired_and_a_sound_table_needs_no_word() -> None:
    state = scene(f"reserve {ROW} bases1 gone,whole,whole")
    after, events = walk(state, "end", luck=[0])
    assert after.bases[3:6] == [GONE, WHOLE, WHOLE]
    assert "table-repaired" not in {event.message.id for event in events}


@rule("R-032", "R-018")
@pytest.mark.parametrize(
    "cards", ["engineers*3", "engineers*2+technicians+volunteers", "engineers"]
)
def test_the_whole_hand_is_laid_face_up(cards: str) -> None:
    state = scene(f"reserve {ROW} hands1 {cards}")
    event = walk(state, "end", luck=[0])[1][-1]
    assert event.message.id == "hand-laid-out"
    assert event.message.args["cards"] == [f"card:{name}" for name in named(state.hands[1])]
    assert (event.seats, event.news) == (None, (0,))


@rule("R-032", "RQ-39")
def test_a_turn_is_taken_with_an_empty_hand_too() -> None:
    after = do(scene(f"reserve {ROW}"), "end", luck=[0])
    assert (after.active, after.laid_out, legal(after)) == (1, 1, ["end"])


@rule("R-177", "RX-15", "RQ-41")
def test_hits_by_different_opponents_add_up_until_the_owners_next_turn() -> None:
    weak = picks(2, country="usa", klass="light")
    row = "+".join(picks(4, country="france"))
    bases = f"bases2 whole:{GUARD},whole,whole"
    line = f"reserve {row} hands0 {weak[0]} hands1 {weak[1]} {bases}"
    state = do(scene(line, 3), f"announce {weak[0]}", f"attack {weak[0]} 2 0")
    assert (state.dented[6], state.vehicles_destroyed) == (1, (0, 0, 0))
    state = do(state, "end", rest=0)
    state = do(state, f"announce {weak[1]}", f"attack {weak[1]} 2 0")
    assert state.vehicles_destroyed == (0, 1, 0)
    assert named(state.depots[2]) == [GUARD]


@rule("R-177", "RQ-35")
def test_damage_on_a_base_lasts_through_the_other_turns_and_no_longer() -> None:
    weak = pick(country="usa", klass="light")
    row = "+".join(picks(4, country="france"))
    state = scene(f"reserve {row} hands0 {weak}", 3)
    state = do(state, f"announce {weak}", f"attack {weak} 2 0", "end", rest=0)
    assert state.bases[6] == DAMAGED
    state = do(state, "end", luck=[0])
    assert (state.active, state.bases[6]) == (2, WHOLE)


@rule("R-028")
def test_what_was_used_spent_bought_and_attacked_is_forgotten_with_the_turn() -> None:
    tank = pick(country="usa", klass="light", but=ROW.split("+"))
    line = f"hands0 engineers*3+{tank} garages0 engineers*3 reserve {ROW}"
    cheap = ROW.split("+")[0]
    state = do(scene(line), f"announce {tank}", f"attack {tank} 1 0", f"buy {cheap}", rest=0)
    state = do(state, "pay engineers", "take", "end", rest=0)
    turn = GAME.view(state, 0).data["turn"]
    assert (turn["spent"], turn["purchases"], turn["recruited"]) == (0, 0, False)
    assert (turn["attacked"], turn["used"]) == (False, [])


def test_a_turn_with_nothing_left_to_do_ends_by_itself_unless_its_player_wants_to_say_so() -> None:
    line = "hands0 engineers hands1 engineers"
    match = begin(line)
    act(match, 0, "put-away engineers")
    assert match.seats_to_act == (1,)
    match = begin(line)
    match.linger(0, lingers=True)
    act(match, 0, "put-away engineers")
    assert match.seats_to_act == (0,)
    assert [action.notation() for action in match.legal(0)] == ["end"]
    match.take_back(0)
    assert "put-away engineers" in [action.notation() for action in match.legal(0)]
    act(match, 0, "put-away engineers", "end")
    assert match.seats_to_act == (1,)
