"""Positions and actions as one line of text."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hulldown.games.rush import GAME
from hulldown.games.rush.state import DAMAGED, GONE, WHOLE
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ActionError, DataError
from hulldown.kernel.match import Match
from hulldown.kernel.playout import play_out
from hulldown.kernel.table import Table

from .scenes import act, begin, config, do, named, number, pick, picks, read, scene

GUARD, BURIED = picks(2, klass="heavy")
FREE = pick(cost=0)


def test_what_is_not_said_keeps_its_default() -> None:
    state = scene("")
    assert (state.round, state.active, state.first, state.laid_out) == (1, 0, 0, 0)
    assert state.bases == [WHOLE] * 6
    assert state.hands == state.garages == state.depots == [[], []]
    assert len(state.deck) == 100


def test_a_line_names_cards_bases_and_figures() -> None:
    line = (
        f"round 7 active 1 asked 1 laid_out 1 hands1 technicians+engineers*2 depots1 {FREE}+base"
        f" bases0 damaged:{GUARD}!,gone,whole graveyard {BURIED} singles 9,0,3,9 attacked 1"
    )
    state = scene(line)
    assert named(state.hands[1]) == ["engineers", "engineers", "technicians"]
    assert named(state.depots[1]) == [FREE, "base"]
    assert state.bases[:3] == [DAMAGED, GONE, WHOLE]
    assert (state.defenders[0], state.dented[0]) == (number(GUARD), 1)
    assert (state.round, state.active, state.attacked) == (7, 1, 1)
    assert state.singles == (9, 0, 3, 9)
    assert len(state.deck) == 97


def test_the_deck_is_whatever_vehicle_lies_nowhere_else() -> None:
    state = scene(f"hands0 {FREE} bases1 whole:{GUARD},whole,whole graveyard {BURIED}")
    assert not {number(name) for name in (FREE, GUARD, BURIED)} & set(state.deck)
    assert len(state.deck) == 97


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.integers(0, 999), st.integers(0, 900), st.booleans())
def test_every_position_survives_its_line(seats: int, seed: int, steps: int, sealed: bool) -> None:
    made = config(seats, sabotage="sealed" if sealed else "in_order")
    chance = SeededChance(seed)
    state = GAME.setup(made, chance)
    play_out(GAME, Table(state, chance), SeededChance(f"{seed}/picks"), steps)
    line = GAME.write_position(state)
    again = GAME.read_position(made, line)
    assert "\n" not in line
    assert canonical(GAME.encode_state(again)) == canonical(GAME.encode_state(state))
    assert GAME.write_position(again) == line
    encoded = GAME.encode_state(state)
    assert canonical(GAME.encode_state(GAME.decode_state(made, encoded))) == canonical(encoded)


def test_a_play_half_way_survives_its_line() -> None:
    repair = pick(ability="repair", alone=True)
    sabotage = pick(ability="sabotage", alone=True, armour=0)
    hands = "hands1 engineers+technicians hands2 engineers"
    sealed = scene(f"hands0 {sabotage} {hands}", 3, sabotage="sealed")
    half_way = [
        do(scene(f"hands0 engineers*3 reserve {pick(cost=2)}"), f"buy {pick(cost=2)}"),
        do(scene(f"hands0 {GUARD}+{BURIED}"), f"announce {GUARD}"),
        do(scene(f"hands0 {repair} depots0 engineers*3"), f"use {repair}", "repair engineers"),
        do(do(sealed, f"use {sabotage}"), "give-up technicians", seat=1),
    ]
    for state in half_way:
        options = {"sabotage": "sealed"} if state.seats == 3 else {}
        again = GAME.read_position(config(state.seats, **options), GAME.write_position(state))
        assert canonical(GAME.encode_state(again)) == canonical(GAME.encode_state(state))


@pytest.mark.parametrize(
    "line",
    [
        "hands0",
        "hands0 dragons",
        "hands0 engineers*0",
        "hands0 engineers*-1",
        "hands0 engineers*999999999",
        "hands0 engineers*x",
        "hands2 engineers",
        "hand0 engineers",
        "hands engineers",
        "known7 engineers",
        "bases0 whole",
        "bases0 whole,whole,burning",
        "bases0 gone:t_34,whole,whole",
        "bases0 whole:engineers,whole,whole",
        "bases2 whole,whole,whole",
        "active 2",
        "active -1",
        "first 9",
        "asked 0,5",
        "laid_out 2",
        "asking sleep",
        "round soon",
        "singles 9,9,9",
        "vehicles_destroyed 1,2,3",
        "given_up engineers",
        "achievements longest_road",
        f"hands0 {FREE} depots1 {FREE}",
        f"hands0 {FREE}*2",
        "weather rain",
        "0 1",
    ],
)
def test_a_line_that_cannot_be_read_is_refused_with_a_code(line: str) -> None:
    with pytest.raises(DataError) as caught:
        scene(line)
    assert caught.value.code == "data/bad-position"


@pytest.mark.parametrize(
    "notation",
    ["", "buy", "buy engineers", "pay technicians", "attack engineers 1 0", "fly t_34", "end end"],
)
def test_an_action_that_is_none_is_refused_with_a_code(notation: str) -> None:
    with pytest.raises(ActionError) as caught:
        read(notation)
    assert caught.value.code == "action/format"


@pytest.mark.parametrize(
    "data",
    [None, 7, [], {}, {"kind": "buy"}, {"kind": "end", "now": True}, {"kind": "defend", "base": 3}],
)
def test_wire_data_that_is_no_action_is_refused_with_a_code(data: Any) -> None:
    with pytest.raises(ActionError) as caught:
        GAME.actions(config()).decode(data)
    assert caught.value.code == "action/format"


def test_every_action_reads_back_from_its_notation_and_its_data() -> None:
    table = GAME.actions(config())
    for action in table.actions:
        assert table.read(action.notation()) is action
        assert table.decode(action.to_json()) is action


def test_refused_actions_change_nothing() -> None:
    match = begin(f"hands0 engineers hands1 engineers reserve {FREE}")
    before = canonical(GAME.encode_state(match.state))
    attempts = [
        (1, "end", "not-your-turn"),
        (0, "use technicians", "illegal"),
        (0, "take", "illegal"),
    ]
    for seat, notation, why in attempts:
        with pytest.raises(ActionError) as caught:
            act(match, seat, notation)
        assert caught.value.code == f"action/{why}"
    assert (canonical(GAME.encode_state(match.state)), len(match.records)) == (before, 1)


def test_after_the_end_nothing_is_accepted() -> None:
    line = "ending 1 active 1 asked 1 laid_out 1 hands1 engineers"
    match: Match[Any, Any] = begin(line)
    act(match, 1, "end")
    assert match.outcome is not None
    with pytest.raises(ActionError) as caught:
        act(match, 0, "end")
    assert caught.value.code == "action/match-over"
