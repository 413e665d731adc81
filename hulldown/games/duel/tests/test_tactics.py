"""13: TACTICS."""

import pytest

from .scenes import do, flanking, legal, scene, sees, tank, told

rule = pytest.mark.rule
SEEN = {"german_i": ["soviet_i"]}
MOVING = {"german_i": 13}


@rule("D-251", "D-335", "D-336")
def test_the_targets_player_is_asked_after_all_cards_and_before_any_pull() -> None:
    state = do(scene([45], other_hand=[7, 13], spotted=SEEN), "fire n45", "enough", "declare")
    assert state.asked == (1,)
    assert legal(state) == ["decline", "tactics n7"]


@rule("D-336", "D-251")
def test_who_holds_no_tactics_is_asked_all_the_same() -> None:
    state = do(scene([45], other_hand=[13], spotted=SEEN), "fire n45", "enough", "declare")
    assert legal(state) == ["decline"]


@rule("D-338", "D-260")
def test_against_a_shot_tactics_takes_twenty() -> None:
    state = do(scene([45], other_hand=[7], spotted=SEEN), "fire n45", "enough", "declare")
    messages = told(state, "tactics n7", "decline", pulls=[11])
    assert [m.args["number"] for m in messages if m.id == "shot-missed"] == [4]


@rule("D-339", "D-340")
def test_tactics_is_cancelled_by_tactics_and_so_on() -> None:
    state = scene([45, 31], other_hand=[7, 43], spotted=SEEN)
    state = do(state, "fire n45", "enough", "declare", "tactics n7")
    assert state.asked == (0,)
    assert legal(state) == ["decline", "tactics n19", "tactics n31"]
    state = do(state, "tactics n31")
    assert state.asked == (1,)
    after = told(state, "tactics n43", "decline", pulls=[11])
    assert [m.args["number"] for m in after if m.id == "shot-missed"] == [4]
    plain = told(state, "decline", "acquire no", pulls=[25])
    assert [m.args["number"] for m in plain if m.id == "shot-missed"] == [24]


@rule("D-334", "D-337")
def test_tactics_cancels_a_spot_attempt() -> None:
    state = scene([45], other_hand=[7])
    state = do(state, "spot", "at soviet_i", "give n45", "declare", "tactics n7", "decline")
    assert sees(state, "german_i") == []
    assert state.done
    assert {45, 7} <= set(state.deck.discards)


@rule("D-334", "D-337")
def test_tactics_cancels_a_flank_but_not_the_move_before_it() -> None:
    state = scene([13, 23], other_hand=[7], spotted=SEEN)
    state = do(
        state, "move n13", "flank n23", "enough", "go 200", "declare", "tactics n7", "decline"
    )
    assert flanking(state, "german_i") == []
    assert state.range[tank(state, "german_i")] == 600
    assert 23 in state.deck.discards


@rule("D-334", "D-337")
def test_tactics_cancels_terrain() -> None:
    state = scene([83], other_hand=[7], hold={"soviet_i": 13})
    state = do(state, "lay n83", "declare", "tactics n7", "decline")
    assert state.in_motion(tank(state, "soviet_i"))
    assert 83 in state.deck.discards


@rule("D-334")
def test_shaking_off_a_flanker_has_no_target_to_answer() -> None:
    both = {"german_i": ["soviet_i"], "soviet_i": ["german_i"]}
    state = scene([23], other_hand=[7], spotted=both, flanks={"soviet_i": ["german_i"]})
    state = do(state, "flank n23", "declare")
    assert flanking(state, "soviet_i") == []


@rule("D-334")
def test_automatic_spotting_is_not_answered() -> None:
    state = do(scene([6], other_hand=[7]), "lead n6", "use spot", "at soviet_i", "declare")
    assert sees(state, "german_i") == ["soviet_i"]


@rule("D-266", "D-336")
def test_the_named_location_is_not_shown_before_it_hits() -> None:
    state = scene([45, 21], other_hand=[7], spotted=SEEN)
    state = do(state, "fire n45", "fire n21", "enough", "aim hull")
    messages = told(state, "declare", to=1)
    assert "place" not in messages[0].args


@rule("D-335")
def test_a_team_mate_cannot_help() -> None:
    """Seats 1 and 3 are Soviet; the second tank is seat 3's."""
    state = scene([45], seats=4, spotted={"german_i": ["soviet_ii"]})
    owner = state.owner(tank(state, "soviet_ii"))
    mate = state.owner(tank(state, "soviet_i"))
    state.hands[mate], state.hands[owner] = [7], [13]
    state.deck.cards = [card for card in state.deck.cards if card not in (7, 13)]
    state = do(state, "fire n45", "enough", "declare")
    assert state.asked == (owner,)
    assert legal(state) == ["decline"]


@rule("D-336")
def test_an_empty_hand_is_not_asked() -> None:
    state = do(scene([45], spotted=SEEN), "fire n45", "enough", "declare", pulls=[97])
    assert state.asked == (0,)


@rule("D-337")
def test_order_icons_paid_for_a_cancelled_attempt_are_lost() -> None:
    state = scene([45, 85], other_hand=[7])
    spot = ("spot", "at soviet_i", "look 2", "give n45", "declare")
    state = do(state, *spot, "tactics n7", "decline")
    assert state.hands == [[19], []]
    assert {45, 85, 7} <= set(state.deck.discards)


@rule("D-337", "D-334")
def test_terrain_after_a_cancelled_flank_stands() -> None:
    state = scene([13, 23, 2], other_hand=[7], spotted=SEEN)
    go = ("move n13", "flank n23", "enter n2", "go 0", "declare")
    state = do(state, *go, "tactics n7", "decline", pulls=[99])
    assert flanking(state, "german_i") == []
    assert state.hold[tank(state, "german_i")] == 2
