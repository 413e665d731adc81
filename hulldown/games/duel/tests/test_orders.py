"""Standing orders: every form, in every value."""

from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.flow import DECISIONS
from hulldown.games.duel.state import State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match

from .scenes import do, scene

rule = pytest.mark.rule
SEEN = {"german_i": ["soviet_i"]}


def answered(state: State, **orders: Any) -> str | None:
    found = GAME.answer(state, state.asked[0], orders)
    return None if found is None else found.notation()


def shot(distance: int = 0, other_hand: tuple[int, ...] = (7, 31)) -> State:
    """Near shots hit with 85 %, far ones with 24 %."""
    where = {"german_i": distance, "soviet_i": distance}
    state = scene([45], other_hand=other_hand, spotted=SEEN, range=where)
    return do(state, "fire n45", "enough", "declare")


def flank() -> State:
    state = scene([23], other_hand=[7], spotted=SEEN, hold={"german_i": 13})
    return do(state, "flank n23", "declare")


@rule("D-338")
def test_without_orders_likely_shots_are_answered_with_the_cheapest_card() -> None:
    assert answered(shot()) == "tactics n7"
    assert answered(shot(800)) == "decline"


@rule("D-334", "D-338")
@pytest.mark.parametrize(
    ("against", "to_shot", "to_flank"),
    [
        ("never", "decline", "decline"),
        ("fire", "tactics n7", "decline"),
        ("always", "tactics n7", "tactics n7"),
    ],
)
def test_against_what(against: str, to_shot: str, to_flank: str) -> None:
    assert answered(shot(), tactics_against=against) == to_shot
    assert answered(flank(), tactics_against=against) == to_flank


@rule("D-338")
def test_from_which_chance() -> None:
    assert answered(shot(800), tactics_from=24) == "tactics n7"
    assert answered(shot(800), tactics_from=25) == "decline"


@rule("D-335")
def test_for_which_tanks() -> None:
    assert answered(shot(), tactics_soviet_i=False) == "decline"
    assert answered(shot(), tactics_soviet_ii=False) == "tactics n7"


@rule("D-335")
def test_how_many_cards_to_keep() -> None:
    assert answered(shot(), tactics_keep=1) == "tactics n7"
    assert answered(shot(), tactics_keep=2) == "decline"


@rule("D-339", "D-340")
def test_a_longer_exchange_only_if_ordered() -> None:
    state = do(shot(), "tactics n7")
    assert list(state.asked) == [0]
    assert answered(state) == "decline"
    assert answered(state, tactics_exchange=True) == "tactics n19"


@rule("D-335")
def test_who_holds_no_tactics_declines() -> None:
    assert answered(shot(other_hand=(45 - 1,))) == "decline"


@rule("D-077")
@pytest.mark.parametrize(
    ("order", "answer"), [("ask", None), ("take", "spotted yes"), ("leave", "spotted no")]
)
def test_spotted_by_order(order: str, answer: str | None) -> None:
    state = scene([13], acquired={"soviet_i": "german_ii"})
    state = do(state, "move n13", "enough", "go 0", "declare")
    assert answered(state) is None
    assert answered(state, spotted=order) == answer


@rule("D-275")
@pytest.mark.parametrize(
    ("order", "answer"), [("ask", None), ("always", "acquire yes"), ("never", "acquire no")]
)
def test_acquire_by_order(order: str, answer: str | None) -> None:
    state = do(scene([45], spotted=SEEN), "fire n45", "enough", "declare", pulls=[97])
    assert answered(state) is None
    assert answered(state, acquire=order) == answer


@rule("D-189")
@pytest.mark.parametrize(("order", "answer"), [("ask", None), ("keep", "keep")])
def test_discard_by_order(order: str, answer: str | None) -> None:
    state = do(scene([45, 13]), "pass", "give n13", "declare", "end")
    assert answered(state) is None
    assert answered(state, discard=order) == answer


@rule("D-189")
def test_who_keeps_all_cards_by_order_is_not_asked_after_the_actions() -> None:
    """The end of the actions is no secret any more: it is told, and the order answers."""
    config = GAME.info.configure(2, {"tanks": "1"})
    match: Match[Any, Any] = Match(GAME, config, SeededChance("orders"))
    match.give_orders(0, {"discard": "keep"})
    while match.state.round == 1:
        seat = match.seats_to_act[0]
        assert (seat, GAME.prompt(match.at(seat), seat).message.id) != (0, "ask-discard")
        match.step(seat, GAME.usual(match.at(seat), seat))


def test_every_order_is_a_form_of_the_seats_own_tanks() -> None:
    ids = [form.id for form in GAME.orders(scene(), 1)]
    assert ids == [
        "tactics_against", "tactics_from", "tactics_exchange", "tactics_keep",
        "tactics_soviet_i", "tactics_soviet_ii", "spotted", "acquire", "discard",
    ]  # fmt: skip


@rule("D-338")
def test_an_order_to_ask_leaves_the_answer_to_the_player() -> None:
    assert answered(shot(), tactics_against="ask") is None


@rule("D-338", "D-364")
def test_the_chance_of_a_gun_counts_as_well() -> None:
    """The 88 hits a T-34/76 at 1400 m with 52 %."""
    fields: Any = {"options": {"guns": True}, "spotted": SEEN}
    state = do(scene([85, 31], other_hand=[7], **fields), "gun 2", "pay n85", "declare")
    assert answered(state, tactics_from=52) == "tactics n7"
    assert answered(state, tactics_from=53) == "decline"


@rule("D-334", "D-338")
def test_any_order_about_tactics_decides_at_once_whatever_the_hand_holds() -> None:
    """Without one only shots that are likely to hit keep the window open."""
    decided = DECISIONS.decided
    for hand in ((7, 31), (13,)):
        assert not decided(shot(other_hand=hand), 1, {})
        assert decided(shot(800, other_hand=hand), 1, {})
        assert decided(shot(other_hand=hand), 1, {"tactics_keep": 2})
        assert not decided(shot(800, other_hand=hand), 1, {"tactics_against": "ask"})
    assert decided(flank(), 1, {})
    assert not decided(shot(), 1, {"discard": "keep"})
