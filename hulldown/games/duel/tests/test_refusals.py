"""Why something cannot be done: each reason in the smallest scene that shows it, with its rule."""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from hulldown.games.duel import GAME, rules
from hulldown.games.duel.catalog import HILL, IMMOBILIZED, OPTICS, TRANSMISSION
from hulldown.games.duel.rules.conditions import sight_refused
from hulldown.games.duel.rules.firing import acquire_refused
from hulldown.games.duel.rules.flanking import flank_at_refused, shake_refused
from hulldown.games.duel.rules.infantry import FURTHEST
from hulldown.games.duel.rules.instruct import unlock_refused
from hulldown.games.duel.rules.spotting import spot_refused
from hulldown.games.duel.rules.terrain import conceal_refused, hull_down_refused
from hulldown.games.duel.state import State, put
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.messages import Reason

from .scenes import config, do, legal, scene
from .test_administration import administer

SEEN = {"german_i": ["soviet_i"]}
BOTH_SEEN = {"german_i": ["soviet_i", "soviet_ii"]}
FLANKED = {"soviet_i": ["german_i"]}
MOVING = {"german_i": 22}
LOCKED: dict[str, Any] = {"damage": {"german_i": [TRANSMISSION]}}
GUNS = {"guns": True}
INFANTRY = {"infantry": True}
RADIOS = {"radios": True}
MUD = {"conditions": "deep_mud"}
SNOW = {"conditions": "snow"}
STUG = {"force": "german_i stug3g; soviet_i t34_85"}
Make = Callable[[], State]


def bidding() -> State:
    return GAME.setup(config(), SeededChance(1))


def out_of_play() -> State:
    state = scene([45], spotted=SEEN)
    state.out = put(state.out, 2, 1)
    return state


def too_far_for_every_gun() -> State:
    state = scene([45], spotted=SEEN)
    for enemy in state.cat.enemies[0]:
        state.range = put(state.range, enemy, 5000)
    return state


def infantry_in_front() -> State:
    state = scene([9], options=INFANTRY)
    state.infantry_at = put(state.infantry_at, 0, FURTHEST)
    return state


def reported() -> State:
    state = scene([23, 12], options=RADIOS, spotted=BOTH_SEEN)
    return do(state, "report", "at soviet_ii", "pay n12", "declare")


def ammo_hit() -> State:
    state = scene([45], other_hand=[5, 13], spotted=SEEN)
    return do(state, "fire n45", "enough", "declare", "decline", pulls=[11, 3, 92], damage=[9])


def robbing_one_of_three() -> State:
    state = scene([6], seats=6, tanks="3")
    first, second, _ = state.cat.enemy_seats[0]
    state.hands[first], state.hands[second] = [45], [50]
    return do(state, "lead n6", "use steal")


def on_the_hill(**fields: Any) -> State:
    return scene([100], scenario="high_ground", **fields)


CASES: list[tuple[str, str, Make]] = [
    ("out-of-play", "D-192", out_of_play),
    ("not-spotted", "D-075", lambda: scene([45])),
    ("out-of-reach", "D-252", too_far_for_every_gun),
    ("no-target", "D-250", lambda: scene([45])),
    ("no-gunner", "D-109", lambda: scene([45], spotted=SEEN, kia={"german_i": ["gunner"]})),
    ("in-smoke", "D-243", lambda: scene([45], spotted=SEEN, smoke={"german_i": 12})),
    ("smoke-fills", "D-301", lambda: scene([45], spotted=SEEN, filled={"german_i": 1})),
    ("destroyer-moving", "D-122", lambda: scene([45], options=STUG, spotted=SEEN, hold=MOVING)),
    (
        "destroyer-target-moving",
        "D-123",
        lambda: scene([45], options=STUG, spotted=SEEN, hold={"soviet_i": 53}),
    ),
    ("destroyer-flanked", "D-124", lambda: scene([45], options=STUG, spotted=SEEN, flanks=FLANKED)),
    (
        "level-too-high",
        "D-166",
        lambda: scene([39], spotted=SEEN, hold=MOVING, move_cap={"german_i": 1}),
    ),
    ("immobilized", "D-319", lambda: scene([13], damage={"german_i": [IMMOBILIZED]})),
    ("no-driver", "D-107", lambda: scene([13], kia={"german_i": ["driver"]})),
    ("nothing-to-flank", "D-227", lambda: scene([23], hold=MOVING)),
    ("mud-bars-flank", "D-004", lambda: scene([23], options=MUD, hold=MOVING, spotted=SEEN)),
    ("not-in-motion", "D-212", lambda: scene([2])),
    ("nobody-in-motion", "D-211", lambda: scene([2])),
    ("moved-too-fast", "D-004", lambda: scene([2], options=SNOW, hold={"german_i": 11})),
    ("no-dispenser", "D-096", lambda: scene([12], "soviet_i")),
    ("smoke-moving", "D-240", lambda: scene([12], hold=MOVING)),
    ("no-hull-down-here", "D-177", lambda: scene([45], hold={"german_i": 14})),
    ("hull-down-already", "D-171", lambda: scene([45], hull_down={"german_i": 1})),
    ("no-apcr", "D-092", lambda: scene([45], stored={"german_i": 0})),
    ("loaded-already", "D-175", lambda: scene([45], loaded={"german_i": 1})),
    ("nothing-loaded", "D-176", lambda: scene([45])),
    ("nobody-to-spot", "D-173", lambda: scene([45], spotted=BOTH_SEEN)),
    ("no-seat-to-fill", "D-178", lambda: scene([45])),
    ("nothing-to-lead", "D-171", lambda: scene([18], spotted=BOTH_SEEN, hull_down={"german_i": 1})),
    (
        "nothing-to-command",
        "D-188",
        lambda: scene([70], spotted=BOTH_SEEN, hull_down={"german_i": 1}),
    ),
    ("too-few-orders", "D-026", lambda: administer([4, 5], burning={"german_i": 1})),
    ("bid-first", "D-129", bidding),
    (
        "no-tactics",
        "D-335",
        lambda: do(scene([45], other_hand=[13], spotted=SEEN), "fire n45", "enough", "declare"),
    ),
    ("no-hill-here", "D-186", lambda: on_the_hill(hold=MOVING)),
    (
        "ground-taken",
        "D-186",
        lambda: on_the_hill(range={"german_i": 400}, hold={**MOVING, "german_ii": HILL}),
    ),
    ("no-target-for-gun", "D-186", lambda: scene([45], options=GUNS)),
    (
        "gun-fired-already",
        "D-186",
        lambda: do(
            scene([85, 31], options=GUNS, spotted=SEEN),
            "gun 2",
            "pay n85",
            "declare",
            pulls=[97],
        ),
    ),
    ("too-dear", "D-025", lambda: scene([19], options=RADIOS, spotted=SEEN, spare=False)),
    ("no-infantry-icon", "D-187", lambda: scene([45], options=INFANTRY)),
    (
        "infantry-ordered",
        "D-187",
        lambda: do(scene([9, 16], options=INFANTRY), "advance", "give n9", "declare"),
    ),
    ("infantry-too-far", "D-187", lambda: scene([9], options=INFANTRY)),
    ("infantry-far-enough", "D-187", infantry_in_front),
    ("no-radio", "D-003", lambda: scene([23], "soviet_ii", options=RADIOS)),
    ("nothing-to-report", "D-003", lambda: scene([23], options=RADIOS)),
    ("reported-already", "D-003", reported),
    ("action-taken", "D-150", lambda: do(scene([45, 13]), "pass", "give n13", "declare")),
    ("burns", "D-162", lambda: scene([45], burning={"german_i": 1})),
    ("only-an-answer", "D-335", lambda: scene([7])),
    (
        "no-orders-on-it",
        "D-025",
        lambda: do(administer([85, 31, 2], burning={"german_i": 1}), "order"),
    ),
    (
        "no-infantry-on-it",
        "D-187",
        lambda: do(scene([9, 16, 2], options=INFANTRY), "advance"),
    ),
    ("no-move-card", "D-299", lambda: do(scene([13, 22, 42, 2], **LOCKED), "unlock")),
    ("no-fire-card", "D-304", ammo_hit),
    (
        "no-answer",
        "D-335",
        lambda: do(scene([45], other_hand=[7, 13], spotted=SEEN), "fire n45", "enough", "declare"),
    ),
    ("empty-hand", "D-171", robbing_one_of_three),
    ("no-hand-to-rob", "D-171", lambda: do(scene([6]), "lead n6")),
    ("may-not-follow", "D-159", lambda: do(scene([45, 6, 2], spotted=SEEN), "fire n45")),
]


@pytest.mark.parametrize(("reason", "cites", "make"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_says_why_and_by_which_rule(reason: str, cites: str, make: Make) -> None:
    state = make()
    found = {one.reason.id: one.reason.rule for one in GAME.why_not(state, state.asked[0])}
    assert found.get(reason) == cites, found


GUARDS: list[tuple[Reason | None, str, str]] = [
    (spot_refused(scene(spotted=SEEN), 0, 2), "spotted-already", "D-171"),
    (sight_refused(scene(options=SNOW, sight={"german_i": 600}), 0, 2), "beyond-sight", "D-004"),
    (conceal_refused(scene(), 0), "no-conceal-here", "D-221"),
    (hull_down_refused(scene(hold={"german_i": 53}), 0), "hull-down-moving", "D-117"),
    (flank_at_refused(scene(spotted=SEEN, flanks=SEEN), 0, 2), "flanked-already", "D-226"),
    (shake_refused(scene(flanks=FLANKED), 0, 2), "flanker-not-spotted", "D-236"),
    (unlock_refused(scene(), 0, [45]), "not-locked", "D-299"),
    (acquire_refused(scene(spotted=SEEN, hold=MOVING), 0, 2), "cannot-acquire", "D-275"),
]


@pytest.mark.parametrize(("found", "reason", "cites"), GUARDS, ids=[row[1] for row in GUARDS])
def test_a_guard_gives_its_reason(found: Reason | None, reason: str, cites: str) -> None:
    assert found is not None
    assert (found.id, found.rule) == (reason, cites)


@pytest.mark.rule("D-164", "D-299")
@pytest.mark.parametrize(
    ("subject", "reason", "fields"),
    [
        ("do:extinguish", "too-dear", {"burning": {"german_i": 1}}),
        ("do:unlock", "not-locked", {"damage": {"german_i": [TRANSMISSION]}}),
    ],
)
def test_a_crew_in_need_is_told_what_it_lacks(subject: str, reason: str, fields: Any) -> None:
    found = GAME.why_not(scene([13], **fields), 0)
    assert reason in [one.reason.id for one in found if one.subject == subject]
    assert subject not in [one.subject for one in GAME.why_not(scene([13]), 0)]


@pytest.mark.rule("D-075", "D-250", "D-173")
def test_in_a_draft_the_enemies_that_may_not_be_named_are_told() -> None:
    """Two of three enemies are in sight; the third is not Spotted, or is already."""
    fields: Any = {"tanks": "3", "spotted": {"german_i": ["soviet_i", "soviet_ii"]}}
    fires = do(scene([45], **fields), "fire n45", "enough")
    told = {one.subject: one.reason.id for one in GAME.why_not(fires, 0)}
    assert told == {"tank:soviet_iii": "not-spotted"}
    fields["spotted"] = {"german_i": ["soviet_i"]}
    spots = do(scene([45], **fields), "spot")
    told = {one.subject: one.reason.id for one in GAME.why_not(spots, 0)}
    assert told == {"tank:soviet_i": "spotted-already"}


@pytest.mark.rule("D-159", "D-025", "D-166")
def test_in_a_draft_each_card_that_does_not_follow_is_told_with_its_reason() -> None:
    """FIRE 4 at Fire Level 3 takes the two icons of 85; FIRE 8 is out of reach."""
    state = scene([21, 4, 85, 6], spotted=SEEN, fire_cap={"german_i": 3})
    state = do(state, "fire n21")
    told = {one.subject: one.reason.id for one in GAME.why_not(state, 0)}
    assert told == {
        "card:n4": "level-too-high",
        "card:n85": "too-dear",
        "card:n19": "may-not-follow",
    }


@pytest.mark.rule("D-075", "D-229", "D-236")
def test_of_a_flank_the_enemies_it_does_nothing_about_are_told() -> None:
    """Of four enemies one can be flanked and one shaken off; one is out of sight, one flanked."""
    fields: Any = {
        "tanks": "4",
        "hold": MOVING,
        "spotted": {"german_i": ["soviet_i", "soviet_ii", "soviet_iii"]},
        "flanks": {"german_i": ["soviet_iii"]},
    }
    state = do(scene([23], **fields), "flank n23", "enough")
    assert legal(state) == ["at soviet_i", "at soviet_ii"]
    told = {one.subject: one.reason.id for one in GAME.why_not(state, 0)}
    assert told == {"tank:soviet_iii": "flanked-already", "tank:soviet_iv": "not-spotted"}
    fields = {"tanks": "4", "spotted": {"german_i": ["soviet_i", "soviet_ii"]}}
    fields["flanks"] = {f"soviet_{n}": ["german_i"] for n in ("i", "ii", "iii")}
    state = do(scene([23], **fields), "flank n23", "enough")
    assert legal(state) == ["shake soviet_i", "shake soviet_ii"]
    told = {one.subject: one.reason.id for one in GAME.why_not(state, 0)}
    assert told == {"tank:soviet_iii": "flanker-not-spotted", "tank:soviet_iv": "not-in-motion"}


@pytest.mark.rule("D-171", "D-188")
def test_of_a_card_that_leads_or_commands_each_idle_use_is_told() -> None:
    """In the open nobody can be concealed; from empty hands nothing is taken."""
    state = do(scene([6], spotted=SEEN), "lead n6")
    told = {one.subject: one.reason.id for one in GAME.why_not(state, 0)}
    assert told == {"use:conceal": "no-conceal-here", "use:steal": "no-hand-to-rob"}
    state = do(scene([6], other_hand=[13], spotted=BOTH_SEEN), "lead n6")
    told = {one.subject: one.reason.id for one in GAME.why_not(state, 0)}
    assert told == {"use:spot": "nobody-to-spot", "use:conceal": "no-conceal-here"}
    state = do(scene([70], spotted=SEEN), "command n70")
    told = {one.subject: one.reason.id for one in GAME.why_not(state, 0)}
    assert told == {"use:conceal": "no-conceal-here", "use:special": "nothing-to-command"}


@pytest.mark.rule("D-025", "D-172")
def test_of_cards_that_pay_or_are_given_the_others_are_told_with_their_reason() -> None:
    """A Spot attempt with two looks: the icons of 85 are needed, so it cannot be discarded."""
    state = do(scene([85, 2], spotted=SEEN), "spot", "look 2")
    told = {one.subject: one.reason.id for one in GAME.why_not(state, 0)}
    assert told == {"card:n85": "too-dear"}
    state = do(scene([45, 39, 28, 23, 2], spotted=SEEN, fire_cap={"german_i": 1}), "fire n45")
    state = do(state, "enough")
    told = {one.subject: one.reason.id for one in GAME.why_not(state, 0)}
    assert told == {"card:n2": "no-orders-on-it", "card:n19": "no-orders-on-it"}


def every_reason() -> set[tuple[str, str]]:
    """All that the rules can give as a reason."""
    modules = [
        import_module(f"{rules.__name__}.{m.name}") for m in pkgutil.iter_modules(rules.__path__)
    ]
    things = [thing for module in modules for thing in vars(module).values()]
    return {(thing.id, thing.rule) for thing in things if isinstance(thing, Reason)}


def test_there_is_a_scene_for_every_reason() -> None:
    assert every_reason() == {case[:2] for case in CASES} | {row[1:] for row in GUARDS}


@pytest.mark.rule("D-275", "D-297")
@pytest.mark.parametrize(
    "fields",
    [
        {"spotted": SEEN, "hold": MOVING},
        {"spotted": SEEN, "hold": {"soviet_i": 22}},
        {"spotted": SEEN, "out": {"german_i": 1}},
        {"spotted": SEEN, "out": {"soviet_i": 1}},
        {"spotted": SEEN, "damage": {"german_i": [OPTICS]}},
        {},
        {"acquired": {"german_i": "soviet_i"}, "bonus": {"german_i": 20}},
    ],
)
def test_who_moves_or_sees_nothing_acquires_nobody(fields: Any) -> None:
    assert acquire_refused(scene(spotted=SEEN), 0, 2) is None
    assert acquire_refused(scene(**fields), 0, 2) is not None
