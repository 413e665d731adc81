"""Why something cannot be done: each reason in the smallest scene that shows it, with its rule."""

from collections.abc import Callable

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.rules.flanking import flank_at_refused, shake_refused
from hulldown.games.duel.rules.instruct import unlock_refused
from hulldown.games.duel.rules.sight import spot_refused
from hulldown.games.duel.rules.terrain import conceal_refused, hull_down_refused
from hulldown.games.duel.state import State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.messages import Reason

from .scenes import config, do, scene
from .test_administration import administer

SEEN = {"german_i": ["soviet_i"]}
BOTH_SEEN = {"german_i": ["soviet_i", "soviet_ii"]}
FLANKED = {"soviet_i": ["german_i"]}
INFANTRY = {"infantry": True}
STUG = {"force": "german_i stug3g; soviet_i t34_85"}
Make = Callable[[], State]


def bidding() -> State:
    return GAME.setup(config(), SeededChance(1))


def out_of_play() -> State:
    state = scene([45], spotted=SEEN)
    state.out[2] = 1
    return state


CASES: list[tuple[str, str, Make]] = [
    ("out-of-play", "D-192", out_of_play),
    ("no-hull-down-here", "D-177", lambda: scene([45], hold={"german_i": 14})),
    ("hull-down-already", "D-171", lambda: scene([45], hull_down={"german_i": 1})),
    (
        "destroyer-target-moving",
        "D-123",
        lambda: scene([45], options=STUG, spotted=SEEN, hold={"soviet_i": 53}),
    ),
    ("destroyer-flanked", "D-124", lambda: scene([45], options=STUG, spotted=SEEN, flanks=FLANKED)),
    (
        "gun-fired-already",
        "D-186",
        lambda: do(
            scene([85, 31], options={"guns": True}, spotted=SEEN),
            "gun 2",
            "pay n85",
            "declare",
            pulls=[97],
        ),
    ),
    ("too-few-orders", "D-026", lambda: administer([4, 5], burning={"german_i": 1})),
    ("bid-first", "D-129", bidding),
    ("nothing-to-lead", "D-171", lambda: scene([18], spotted=BOTH_SEEN, hull_down={"german_i": 1})),
    ("no-apcr", "D-092", lambda: scene([45], stored={"german_i": 0})),
    ("loaded-already", "D-175", lambda: scene([45], loaded={"german_i": 1})),
    ("nobody-to-spot", "D-173", lambda: scene([45], spotted=BOTH_SEEN)),
    (
        "no-tactics",
        "D-335",
        lambda: do(scene([45], other_hand=[13], spotted=SEEN), "fire n45", "enough", "declare"),
    ),
    (
        "infantry-ordered",
        "D-187",
        lambda: do(scene([9, 16], options=INFANTRY), "advance", "give n9", "declare"),
    ),
    ("infantry-too-far", "D-187", lambda: scene([9], options=INFANTRY)),
]


@pytest.mark.parametrize(("reason", "cites", "make"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_says_why_and_by_which_rule(reason: str, cites: str, make: Make) -> None:
    state = make()
    found = {one.reason.id: one.reason.rule for one in GAME.why_not(state, state.asked[0])}
    assert found.get(reason) == cites, found


GUARDS: list[tuple[Reason | None, str, str]] = [
    (spot_refused(scene(spotted=SEEN), 0, 2), "spotted-already", "D-171"),
    (conceal_refused(scene(), 0), "no-conceal-here", "D-221"),
    (hull_down_refused(scene(hold={"german_i": 53}), 0), "hull-down-moving", "D-117"),
    (flank_at_refused(scene(spotted=SEEN, flanks=SEEN), 0, 2), "flanked-already", "D-226"),
    (shake_refused(scene(flanks=FLANKED), 0, 2), "flanker-not-spotted", "D-236"),
    (unlock_refused(scene(), 0, [45]), "not-locked", "D-299"),
]


@pytest.mark.parametrize(("found", "reason", "cites"), GUARDS, ids=[row[1] for row in GUARDS])
def test_a_guard_gives_its_reason(found: Reason | None, reason: str, cites: str) -> None:
    assert found is not None
    assert (found.id, found.rule) == (reason, cites)
