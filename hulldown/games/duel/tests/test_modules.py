"""Radios, and the COMMAND cards of the modules (D-003, D-188, DQ-107)."""

from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.rules.deck import GAME_END
from hulldown.games.duel.rules.infantry import attack_number
from hulldown.games.duel.state import MENU, State, put
from hulldown.games.duel.view import resample, view
from hulldown.kernel.chance import SeededChance

from .scenes import SPARE, do, legal, refused, scene, sees, tank, told

rule = pytest.mark.rule

RIDERS, ASSAULT, HIDDEN, POSITION, SIGNALS, TELEPHONE = 70, 71, 72, 73, 76, 77
RADIOS = {"radios": True}
GUNS = {"guns": True}
INFANTRY = {"infantry": True}
SEEN = {"german_i": ["soviet_i"]}
FLAK_36 = 2


def radio_men(hand: list[int], **fields: Any) -> State:
    return scene(hand, options=RADIOS, **fields)


def why_not(state: State) -> dict[str, str]:
    return {found.subject: found.reason.id for found in GAME.why_not(state, state.asked[0])}


# Radios


@rule("D-003")
def test_a_report_hands_a_spotted_counter_to_a_friend_for_an_order_icon() -> None:
    state = radio_men([23, 12], spotted=SEEN, flanks=SEEN)
    after = do(state, "report", "pay n23", "declare")
    assert (sees(after, "german_i"), sees(after, "german_ii")) == ([], ["soviet_i"])
    assert after.flanks[tank(after, "german_i")] == 0
    assert 23 in after.shown
    assert not after.done


@rule("D-003")
def test_there_is_one_report_in_a_tank_phase() -> None:
    state = radio_men([23, 12], spotted={"german_i": ["soviet_i", "soviet_ii"]})
    after = do(state, "report", "at soviet_ii", "pay n12", "declare")
    assert sees(after, "german_ii") == ["soviet_ii"]
    assert "report" not in legal(after)
    assert why_not(after)["do:report"] == "reported-already"


@rule("D-003", "D-090")
def test_a_friend_with_an_acquired_target_hears_no_report() -> None:
    state = radio_men([23], spotted=SEEN, acquired={"german_ii": "soviet_ii"})
    assert why_not(state)["do:report"] == "nothing-to-report"


@rule("D-003")
def test_a_report_takes_two_radios_and_an_icon() -> None:
    """Of the T-34/76 only the first has a radio."""
    seen = {"soviet_i": ["german_i"], "soviet_ii": ["german_i"]}
    assert why_not(radio_men([23], active="soviet_ii", spotted=seen))["do:report"] == "no-radio"
    lone = radio_men([23], active="soviet_i", spotted={"soviet_i": ["german_i"]})
    assert why_not(lone)["do:report"] == "nothing-to-report"
    assert why_not(radio_men([45], spotted=SEEN, spare=False)).get("do:report") is None
    assert why_not(radio_men([19], spotted=SEEN, spare=False))["do:report"] == "too-dear"


@rule("D-003", "D-188")
def test_without_a_radio_command_costs_another_card_unshown() -> None:
    state = radio_men([75, 4], active="soviet_ii")
    after = do(state, "command n75", "use special", "give n4", "declare")
    assert after.hands[1] == [SPARE]
    assert after.hidden[1] == (4,)
    with_radio = do(radio_men([75], active="soviet_i"), "command n75", "use special", "declare")
    assert (with_radio.hands[1], with_radio.hidden[1]) == ([SPARE], ())


@rule("D-003", "D-188")
def test_without_a_radio_the_last_card_cannot_be_a_command() -> None:
    state = radio_men([75], active="soviet_ii", spare=False)
    assert refused(state, 75) == {"nothing-to-command": "D-188"}
    assert "command n75" in legal(radio_men([75], active="soviet_i", spare=False))


@rule("D-003")
def test_who_has_a_radio_is_open() -> None:
    state = radio_men([])
    assert view(state, None).data["radios"] == [
        "tank:german_i",
        "tank:german_ii",
        "tank:soviet_i",
    ]
    assert "radios" not in view(scene([]), None).data


# The orders of the modules


@rule("D-188", "D-187")
def test_tank_riders_advance_the_infantry_once_more() -> None:
    state = scene([RIDERS, 9], options=INFANTRY)
    state = do(state, "advance", "declare", "command a70", "use special", "declare")
    assert state.infantry_at == (400, 0)
    assert state.infantry_used


@rule("D-188", "D-187")
def test_a_close_assault_helps_the_attack_of_this_phase() -> None:
    state = scene([ASSAULT, 9], options=INFANTRY, range={"soviet_i": 0})
    german, soviet = tank(state, "german_i"), tank(state, "soviet_i")
    number = attack_number(state, german, soviet)
    state = do(state, "command a71", "use special", "declare")
    assert attack_number(state, german, soviet) == number + 15


@rule("D-188", "D-186")
def test_a_hidden_gun_costs_one_order_icon_less() -> None:
    """The 88 costs four, now three: 31 and 23."""
    state = scene([HIDDEN, 31, 23], options=GUNS, spotted=SEEN)
    assert f"gun {FLAK_36}" not in legal(state)
    state = do(state, "command a72", "use special", "declare")
    assert f"gun {FLAK_36}" in legal(state)
    state = do(state, f"gun {FLAK_36}", "pay n23", "declare", pulls=[99])
    assert (state.hands[0], state.gun_hidden) == ([SPARE], 0)


@rule("D-188", "D-070")
def test_a_gun_takes_a_new_position() -> None:
    state = scene([POSITION], options=GUNS)
    state = do(state, "command a73", "use special")
    assert legal(state) == ["gun 0", "gun 1", "gun 2"]
    state = do(state, "gun 1")
    assert legal(state) == ["go -200", "go 200"]
    assert do(state, "go 200", "declare").gun_at[1] == 400
    state.gun_at = put(state.gun_at, 1, 1000)
    assert legal(do(state)) == ["go 200"]


@rule("D-188", "D-231")
def test_signals_take_over_a_spotted_counter() -> None:
    state = radio_men([SIGNALS], spotted={"german_ii": ["soviet_ii"]})
    assert "use special" in legal(do(state, "command a76"))
    after = do(state, "command a76", "use special", "declare")
    assert (sees(after, "german_i"), sees(after, "german_ii")) == (["soviet_ii"], [])


@rule("D-188", "D-016")
def test_a_field_telephone_draws_a_card_and_puts_one_away_unshown() -> None:
    state = radio_men([TELEPHONE])
    state = do(state, "command a77", "use special", "declare", pulls=[8])
    assert legal(state) == ["discard n8", f"discard n{SPARE}"]
    after = do(state, f"discard n{SPARE}")
    assert (after.hands[0], after.hidden[0]) == ([8], (SPARE,))
    heard = told(state, f"discard n{SPARE}", to=1)
    assert [message.id for message in heard] == ["card-discarded-unseen"]
    assert resample(after, 1, SeededChance(2)).hands[0] != [8]


@rule("D-188", "D-013")
def test_a_game_end_drawn_by_field_telephone_ends_the_game_without_a_question() -> None:
    state = radio_men([TELEPHONE])
    state.deck.special, state.deck.within = GAME_END, 200
    after = do(state, "command a77", "use special", "declare", pulls=[GAME_END])
    assert GAME.outcome(after) is not None


@rule("D-188", "D-046")
def test_a_field_telephone_without_a_card_to_draw_asks_an_empty_hand_nothing() -> None:
    state = radio_men([TELEPHONE], spare=False, other_hand=[9])
    state.deck.cards, state.deck.special = [], 0
    state.order = [tank(state, "soviet_i")]
    after = do(state, "command a77", "use special", "declare")
    assert (after.asked, after.asking) == ((1,), MENU)


@rule("D-188")
@pytest.mark.parametrize(
    ("card", "options"),
    [(ASSAULT, INFANTRY), (HIDDEN, GUNS), (SIGNALS, RADIOS)],
)
def test_an_order_without_effect_is_not_offered(card: int, options: dict[str, bool]) -> None:
    state = scene([card], options=options)
    assert "use special" not in legal(do(state, f"command a{card}"))


# Why not


@rule("D-250", "D-172", "D-186", "D-187")
def test_targets_and_actions_that_are_not_offered_have_a_reason() -> None:
    state = scene([45], options={**GUNS, **INFANTRY}, range={"soviet_i": 1000, "soviet_ii": 1000})
    found = why_not(state)
    assert found["tank:soviet_i"] == "not-spotted"
    assert found["gun:pak38"] == "no-target-for-gun"
    assert found["do:attack"] == "no-infantry-icon"
    assert "do:spot" not in found
    assert found["do:unload"] == "nothing-loaded"
