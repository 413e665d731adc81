"""The solo opponent: tanks that no seat commands (D-352, DQ-104)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hulldown.games.duel import GAME, flow
from hulldown.games.duel.actions import FURTHEST, TERRAIN
from hulldown.games.duel.catalog import TRANSMISSION, catalogue_of
from hulldown.games.duel.data import ATTITUDES, PERSONALITIES, read_solo
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules import tactics
from hulldown.games.duel.rules.deck import GAME_END
from hulldown.games.duel.rules.frames import ACTION, FRAME_DRAFT, PHASE, ROUND, SPOTTED, WINDOW
from hulldown.games.duel.rules.levels import refresh
from hulldown.games.duel.rules.phases import ACTIONS, AFTER_E, PHASES, REVEAL, TO_D
from hulldown.games.duel.rules.solo import answers, initiative, missions, turn
from hulldown.games.duel.rules.solo.choice import Choice
from hulldown.games.duel.rules.solo.field import give_command
from hulldown.games.duel.rules.victory import standing
from hulldown.games.duel.state import (
    DRAFT,
    DRAFT_FIRST,
    DRAFT_KIND,
    DRAFT_LAST,
    DRAFT_METRES,
    NONE,
    TACTICS,
    State,
    empty_table,
    put,
)
from hulldown.games.duel.view import resample, view
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.messages import Message
from hulldown.kernel.table import Table

from .scenes import (
    Pulls,
    _set,
    act_in_place,
    config,
    legal,
    sees,
    tank,
)

rule = pytest.mark.rule
HUMAN = 88


def stage(
    pool: Sequence[int] = (),
    active: str = "soviet_i",
    step: int = ACTIONS,
    begins: int = turn.TO_FIELD,
    hand: Sequence[int] = (HUMAN,),
    personality: str = "bold",
    tanks: str = "1",
    scenario: str = "open_fight",
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> State:
    """A lone German seat; the phase of a solo tank with these open cards is about to go on."""
    made = config(1, scenario, (0,), tanks=tanks, personality=personality, **(options or {}))
    state = empty_table(catalogue_of(made))
    state.round = 1
    state.active = tank(state, active)
    state.hands[0] = sorted(hand)
    state.pools[state.active] = list(pool)
    for field, values in fields.items():
        for name, value in values.items():
            _set(state, field, tank(state, name), value)
    for index in range(state.cat.tanks):
        refresh(state, index)
    state.order = [tank(state, "german_i")]
    state.frames.push(ROUND, [PHASES])
    state.frames.push(PHASE, [step, state.active, begins])
    state.barred = state.burning[state.active]
    used = {*hand, *pool, *state.hold, *state.smoke}
    state.deck.cards = [card for card in state.deck.cards if card not in used]
    return state


def go_on(
    state: State, pulls: Sequence[int] = (), damage: Sequence[int] = ()
) -> dict[str, dict[str, Any]]:
    """Play until the next phase; the seat plays no TACTICS. What it saw, by message id."""
    table = Table(state, Pulls(state, pulls, damage, ()), True)
    flow.run(table)
    while state.asking == TACTICS and state.asked:
        GAME.resolve(table, 0, state.cat.decline)
    chance: Any = table.chance
    assert not chance.left_over(), f"luck left over: {chance.left_over()}"
    seen = [message for event in table.events if (message := event.seen_by(0)) is not None]
    return {message.id: message.args for message in seen}


def answer(
    state: State, notation: str, pulls: Sequence[int] = (), damage: Sequence[int] = ()
) -> list[Message]:
    """The seat acts: what it saw."""
    found = [a for a in GAME.legal_actions(state, 0) if a.notation() == notation]
    assert found, f"{notation!r} is not one of {legal(state, 0)}"
    events = act_in_place(state, 0, found[0], Pulls(state, pulls, damage, ()))
    return [message for event in events if (message := event.seen_by(0)) is not None]


SEES = {"soviet_i": ["german_i"]}
FACING = {"soviet_i": 400, "german_i": 400}


# Who is led by it


@rule("D-001", "D-352")
def test_a_side_without_seats_is_led_by_the_solo_opponent() -> None:
    cat = catalogue_of(config(1))
    assert cat.commander == [0, 0, SOLO, SOLO]
    assert catalogue_of(config(2, teams=(1, 1))).commander == [SOLO, SOLO, 0, 1]


@rule("D-342")
def test_nobody_at_the_table_has_won_when_the_solo_side_has() -> None:
    state = stage(vp={"soviet_i": 5})
    assert standing(state).ranking == ((), (0,))
    assert standing(state).reason == "by-points-soviet"
    state.vp = put(state.vp, tank(state, "german_i"), 9)
    assert standing(state).ranking == ((0,),)
    assert standing(state).reason == "by-points"


def test_every_solo_tank_has_a_personality_of_its_own_or_all_have_the_chosen_one() -> None:
    mixed = catalogue_of(config(1, tanks="4"))
    names = [PERSONALITIES[index] for index in mixed.personality]
    assert names[:4] == ["aggressive", "alert", "bold", "cautious"]
    assert names[4:] == names[:4]
    assert set(catalogue_of(config(1, personality="alert")).personality) == {1}


THRESHOLDS = {
    "aggressive": ((55, -2, 40, -1, 65, 0, 45, 0), (70, 0, 60, 0, 60, 0, 45, 0)),
    "alert": ((60, -1, 45, -1, 60, -1, 45, -1), (75, 0, 65, 0, 60, 0, 45, 0)),
    "bold": ((60, -2, 45, -2, 60, -1, 45, -1), (65, -1, 50, -1, 60, 0, 45, 0)),
    "cautious": ((65, 0, 50, 0, 60, -1, 45, -2), (75, 1, 65, 0, 60, -1, 45, -2)),
    "evasive": ((65, -1, 45, -1, 60, -1, 45, -1), (75, 0, 65, 0, 60, -1, 45, -1)),
}
LISTS = {
    "aggressive": ("H M F L Ld Mv", "Sp HD AP Sm", "H M Sm Ld Mv", "HD Sp"),
    "alert": ("M H F Ld L Mv", "Sp HD AP Sm", "M H Sm Ld Mv", "Sp HD"),
    "bold": ("M H F L Ld Mv", "AP Sp HD", "H M Sm Ld Mv", "HD Sp AP"),
    "cautious": ("M H F Ld L Mv", "Sp HD AP Sm", "M H Sm Ld Mv", "Sp HD"),
    "evasive": ("M H F Ld L Mv", "Sp HD AP Sm", "M H Sm Ld Mv", "Sp HD"),
}
WORDS = {
    "H": "high", "M": "mission", "F": "flank", "L": "low", "Ld": "leadership", "Mv": "move",
    "Sm": "smoke", "Sp": "spot", "HD": "hull_down", "AP": "load",
}  # fmt: skip


@pytest.mark.parametrize("name", PERSONALITIES)
def test_thresholds_and_lists_are_those_of_the_personality_cards(name: str) -> None:
    for side in range(len(ATTITUDES)):
        found = read_solo()[PERSONALITIES.index(name)][side]
        figures = (*found.high, *found.low, *found.enemy_high, *found.enemy_low)
        assert figures == THRESHOLDS[name][side]
        primary, secondary = LISTS[name][2 * side : 2 * side + 2]
        assert found.primary == tuple(WORDS[word] for word in primary.split())
        assert found.secondary == tuple(WORDS[word] for word in secondary.split())


# Initiative


def turning(pulls: Sequence[int], **fields: Any) -> tuple[State, dict[str, dict[str, Any]]]:
    """All bids are committed: three cards are turned."""
    state = stage(**fields)
    state.order = []
    state.active = -1
    state.frames.pop()
    state.frames.top()[1] = REVEAL
    state.sealed[0] = (HUMAN,)
    seen = go_on_to_bids(state, pulls)
    return state, seen


def go_on_to_bids(state: State, pulls: Sequence[int]) -> dict[str, dict[str, Any]]:
    table = Table(state, Pulls(state, pulls, (), ()), True)
    flow.go_on(table, state.frames.top())
    return {event.message.id: event.message.args for event in table.events}


@rule("D-129", "D-131")
def test_three_cards_are_turned_and_the_middle_one_is_the_bid() -> None:
    state, seen = turning([79, 20, 50])
    soviet = tank(state, "soviet_i")
    assert seen["solo-judged"] == {
        "tank": "tank:soviet_i",
        "personality": "personality:bold",
        "attitude": "attitude:operational",
        "number": 9,
        "peril": 1,
    }
    assert state.bids[soviet] == 50
    assert state.pools[soviet] == [79, 20]
    assert state.order == [soviet, tank(state, "german_i")]


@rule("D-131")
def test_in_peril_it_bids_the_lowest_card() -> None:
    state, seen = turning([91, 20, 50])
    assert seen["solo-judged"]["attitude"] == "attitude:in_peril"
    assert state.bids[tank(state, "soviet_i")] == 20


@rule("D-131")
def test_with_a_high_quality_shot_it_bids_the_lowest_card() -> None:
    state, _ = turning([79, 20, 57], range=FACING, spotted={"soviet_i": ["german_i"]})
    assert state.bids[tank(state, "soviet_i")] == 20
    state, _ = turning([79, 9, 2], range=FACING, spotted={"soviet_i": ["german_i"]})
    assert state.bids[tank(state, "soviet_i")] == 2


@rule("D-015")
def test_game_end_among_the_turned_cards_ends_the_game() -> None:
    state = stage()
    state.frames.pop()
    state.frames.top()[1] = REVEAL
    state.deck.passes = 0
    state.deck.put_special()
    seen = go_on_to_bids(state, [79, GAME_END, 20, 50])
    assert "game-ended" in seen
    assert "bids-shown" not in seen
    assert GAME.outcome(state) is not None


def test_peril_adds_up_what_threatens_the_tank() -> None:
    soviet = 1
    assert initiative.peril_value(stage(), soviet) == 1
    assert (
        initiative.peril_value(stage(spotted={"german_i": ["soviet_i"]}, range=FACING), soviet) == 3
    )
    burning = stage(burning={"soviet_i": 1}, broken={"soviet_i": 1}, hull_down={"soviet_i": 1})
    assert initiative.peril_value(burning, soviet) == 4
    hurt = stage(wounded={"soviet_i": ["driver"]}, kia={"soviet_i": ["loader"]})
    assert initiative.peril_value(hurt, soviet) == 3
    flanked = stage(spotted={"german_i": ["soviet_i"]}, flanks={"german_i": ["soviet_i"]})
    assert initiative.peril_value(flanked, soviet) >= 4


# The Action Step


@rule("D-150")
def test_two_cards_are_turned_when_its_action_step_begins() -> None:
    state = stage(begins=turn.TO_TURN)
    seen = go_on(state, pulls=[19, 96, 3])  # turned; then the Spot attempt
    assert "card-pulled" in seen
    assert state.pools[tank(state, "soviet_i")] == []
    assert 19 in state.deck.discards


@rule("D-250")
def test_it_fires_at_a_target_of_high_quality_and_says_why() -> None:
    state = stage([9], range=FACING, spotted={"soviet_i": ["german_i"]})
    seen = go_on(state, pulls=[100])
    assert seen["solo-high"]["enemy"] == "tank:german_i"
    assert seen["solo-high"]["number"] >= seen["solo-high"]["least"] == 60
    assert seen["solo-high"]["least_margin"] == "-2"
    assert "declared-fire" in seen


@rule("D-275")
def test_it_acquires_whenever_it_may() -> None:
    state = stage([9], range=FACING, spotted={"soviet_i": ["german_i"]})
    assert "tank-acquired" in go_on(state, pulls=[100])
    assert state.acquired[tank(state, "soviet_i")] == tank(state, "german_i")


@rule("D-184")
def test_bad_ground_comes_first() -> None:
    state = stage([9, 14], range=FACING, hold={"german_i": 13}, spotted={"soviet_i": ["german_i"]})
    seen = go_on(state, pulls=[90, 100])
    assert list(seen)[:2] == ["solo-lay", "declared-lay"]
    assert seen["solo-lay"]["enemy"] == "tank:german_i"
    assert "solo-high" in seen


@rule("D-185")
def test_it_stops_if_only_standing_its_shot_is_good() -> None:
    state = stage([9, 19], range=FACING, hold={"soviet_i": 3}, spotted={"soviet_i": ["german_i"]})
    seen = go_on(state, pulls=[100])
    assert {"solo-stop", "solo-high"} <= set(seen)
    assert 19 in state.deck.discards


@rule("D-193")
def test_it_moves_towards_the_wanted_range_and_into_cover() -> None:
    state = stage([13, 2], personality="alert")
    seen = go_on(state, pulls=[99, 1])
    assert seen["solo-cover"] == {"tank": "tank:soviet_i", "range": 800, "wanted": 400}
    soviet = tank(state, "soviet_i")
    assert (state.range[soviet], state.hold[soviet]) == (600, 2)


@rule("D-194")
def test_two_move_cards_take_it_400_metres_on() -> None:
    state = stage([13, 22], personality="alert")
    seen = go_on(state, pulls=[1])
    assert seen["solo-move"]["wanted"] == 400
    assert state.range[tank(state, "soviet_i")] == 400


def test_in_peril_it_goes_one_step_back() -> None:
    state = stage([13], peril={"soviet_i": 1}, range=FACING)
    seen = go_on(state, pulls=[1])
    assert seen["solo-move"]["wanted"] == 600
    assert state.range[tank(state, "soviet_i")] == 600


@rule("D-229")
def test_it_flanks_a_spotted_enemy_with_a_move() -> None:
    state = stage([13, 39], spotted={"soviet_i": ["german_i"]}, stored={"soviet_i": 0})
    seen = go_on(state)
    assert seen["solo-flank"]["enemy"] == "tank:german_i"
    assert "tank-flanked" in seen


@rule("D-171")
def test_leadership_spots_then_hides_the_hull_then_conceals() -> None:
    state = stage([6], stored={"soviet_i": 0})
    assert "solo-leadership-spot" in go_on(state, pulls=[1])
    assert sees(state, "soviet_i") == ["german_i"]
    both = {"soviet_i": ["german_i"], "german_i": ["soviet_i"]}
    state = stage([6], stored={"soviet_i": 0}, spotted=both)
    assert "solo-leadership-hull_down" in go_on(state)
    state = stage(
        [6], stored={"soviet_i": 0}, spotted=both, hull_down={"soviet_i": 1}, hold={"soviet_i": 2}
    )
    assert go_on(state, pulls=[1])["solo-leadership-conceal"]["number"] == 1
    assert sees(state, "german_i") == []


@rule("D-240")
def test_smoke_in_peril_if_spotted_and_standing() -> None:
    fields: dict[str, Any] = {"active": "german_i", "peril": {"german_i": 1}}
    made = config(1, teams=(1,), tanks="1", personality="bold")
    state = empty_table(catalogue_of(made))
    german = tank(state, fields["active"])
    state.pools[german] = [12]
    assert turn.lay_smoke(state, german) is None
    state.spotted = put(state.spotted, tank(state, "soviet_i"), 1 << german)
    choice = turn.lay_smoke(state, german)
    assert choice is not None
    assert choice.figures == {"number": 1}


@rule("D-174")
def test_two_order_icons_give_the_spot_attempt_a_second_card() -> None:
    state = stage([26], personality="alert")
    seen = go_on(state, pulls=[1, 4])
    assert seen["declared-spot"]["looks"] == 2
    assert sees(state, "soviet_i") == ["german_i"]


@rule("D-175")
def test_it_loads_a_round_with_an_enemy_within_800_metres() -> None:
    state = stage(range=FACING)
    assert go_on(state)["solo-load"]["number"] == 800
    assert state.loaded[tank(state, "soviet_i")] == 1


@rule("D-177")
def test_a_hull_down_attempt_takes_no_discard() -> None:
    state = stage(spotted={"soviet_i": ["german_i"]}, stored={"soviet_i": 0})
    assert go_on(state, pulls=[20])["solo-hull_down"]["number"] == 20
    assert state.hull_down[tank(state, "soviet_i")] == 1


@rule("D-164")
def test_a_burning_tank_does_neither_list() -> None:
    state = stage([9], burning={"soviet_i": 1}, range=FACING, spotted={"soviet_i": ["german_i"]})
    assert "declared-fire" not in go_on(state)
    state = stage([13, 45], burning={"soviet_i": 1})
    assert go_on(state)["solo-extinguish"]["number"] == 3
    assert state.burning[tank(state, "soviet_i")] == 0


# Administration


@rule("D-140", "D-320")
def test_it_leaves_a_burning_tank_only_if_broken_too() -> None:
    state = stage(step=TO_D, begins=0, burning={"soviet_i": 1}, broken={"soviet_i": 1})
    assert "crew-bailed-out" in go_on(state)
    state = stage(step=TO_D, begins=0, burning={"soviet_i": 1})
    assert "still-burning" in go_on(state, pulls=[19, 22, 96])


@rule("D-026", "D-027")
def test_four_order_icons_put_out_the_fire_or_rally_the_crew() -> None:
    state = stage([13, 26], step=TO_D, begins=0, burning={"soviet_i": 1})
    assert "fire-put-out" in go_on(state, pulls=[50, 96, 1])
    state = stage([13, 26], step=TO_D, begins=0, broken={"soviet_i": 1})
    assert "crew-rallied" in go_on(state, pulls=[50, 96, 1])


@rule("D-326")
def test_the_pool_goes_with_the_tank_and_no_hand_is_lost() -> None:
    state = stage([7, 19], step=TO_D, begins=0, burning={"soviet_i": 1}, broken={"soviet_i": 1})
    go_on(state)
    assert state.pools[tank(state, "soviet_i")] == []
    assert state.hands == [[HUMAN]]
    assert {7, 19} <= set(state.deck.discards)


# Modules and crew


@rule("D-186")
def test_a_gun_of_its_side_fires_at_a_high_quality_target() -> None:
    """The 45 and the 76 stand at 600, the target at -200: 88 - 0 against its 60."""
    state = stage(
        [31, 26],
        options={"guns": True},
        range={"german_i": -200},
        spotted=SEES,
        hold={"soviet_i": 2},
    )
    seen = go_on(state, pulls=[100])
    assert seen["solo-gun"]["enemy"] == "tank:german_i"
    assert seen["solo-gun"]["number"] >= seen["solo-gun"]["least"] == 60
    assert "gun-missed" in seen


@rule("D-187")
def test_its_infantry_attacks_or_advances_for_an_idle_icon() -> None:
    """Card 30 is BRUSH with an Infantry icon; the Soviet card has 60 at 000."""
    near = stage([30], options={"infantry": True}, range={"german_i": 0})
    seen = go_on(near, pulls=[99])
    assert (seen["solo-attack"]["number"], "infantry-missed" in seen) == (60, True)
    far = stage([30], options={"infantry": True}, range={"german_i": 800})
    assert "solo-advance" in go_on(far, pulls=[3])
    assert far.infantry_at == (0, 200)


@rule("D-149")
@pytest.mark.parametrize(("place", "closed"), [(600, 1), (800, 0)])
def test_its_hatch_is_closed_while_infantry_could_attack(place: int, closed: int) -> None:
    state = stage(step=AFTER_E, begins=0, options={"infantry": True}, range={"soviet_i": place})
    go_on(state, pulls=[19, 96, 3])
    assert state.buttoned[tank(state, "soviet_i")] == closed


@rule("D-178", "D-179")
def test_an_empty_seat_is_filled_before_the_secondary_list() -> None:
    state = stage(kia={"soviet_i": ["driver"]}, spotted=SEES)
    assert go_on(state)["solo-seat"]["how"] == "seat:assistant-drives"
    assert state.move_now[tank(state, "soviet_i")] > 0


@rule("D-299")
def test_two_move_cards_free_a_locked_transmission() -> None:
    state = stage([53, 42], damage={"soviet_i": [TRANSMISSION]}, spotted=SEES)
    seen = go_on(state, pulls=[99])
    assert "solo-unlock" in seen
    assert state.damage[tank(state, "soviet_i")] == ()


# Answers


def shot_at_solo(pool: Sequence[int], **fields: Any) -> State:
    """The seat fires at a solo tank that has not acted yet."""
    state = stage(hand=[9, HUMAN], spotted={"german_i": ["soviet_i"]}, **fields)
    state.frames.pop()
    state.pools[tank(state, "soviet_i")] = list(pool)
    state.deck.cards = [card for card in state.deck.cards if card not in pool]
    state.order = []
    state.active = tank(state, "german_i")
    state.frames.push(PHASE, [ACTIONS, state.active, 0])
    flow.run(Table(state, Pulls(state, (), (), ())))
    answer(state, "fire n9")
    return state


@rule("D-335", "D-338")
def test_tactics_answers_a_shot_that_is_likely_to_hit() -> None:
    state = shot_at_solo([7], range=FACING)
    seen = {message.id: message.args for message in answer(state, "declare")}
    assert seen["solo-answers-shot"]["number"] >= seen["solo-answers-shot"]["least"] == 45
    assert seen["tactics-played"]["seat"] == "solo:marshal"
    assert legal(state) == ["decline"]


@rule("D-340")
def test_tactics_is_kept_against_a_shot_in_the_dark() -> None:
    state = shot_at_solo([7], range={"soviet_i": 1000, "german_i": 1000})
    seen = [message.id for message in answer(state, "declare", pulls=[100])]
    assert "tactics-played" not in seen
    assert state.pools[tank(state, "soviet_i")] == [7]


def answered_by_solo(purpose: int, turn: int, pool: Sequence[int], card: int = 0) -> bool:
    """Does a solo tank play TACTICS in this window?"""
    state = stage(pool, active="soviet_i")
    soviet = tank(state, "soviet_i")
    state.frames.push(ACTION, [0, 0, *[NONE] * DRAFT])
    state.frames.top()[FRAME_DRAFT + DRAFT_FIRST] = card
    state.frames.push(WINDOW, [turn, turn, soviet, purpose])
    answers.answer_tactics(Table(state, Pulls(state, (), (), ())))
    return bool(state.deck.played)


@rule("D-334", "D-339")
def test_tactics_answers_flanks_and_bad_ground_and_saves_its_own_shot() -> None:
    """14 is MUD, 2 WOODS; its own Spot attempt is not worth a card."""
    theirs, ours = tactics.THEIRS, tactics.OURS
    assert answered_by_solo(tactics.AGAINST_FLANK, theirs, [7])
    assert not answered_by_solo(tactics.AGAINST_FLANK, theirs, [9])
    assert not answered_by_solo(tactics.AGAINST_SPOT, theirs, [7])
    assert answered_by_solo(tactics.AGAINST_TERRAIN, theirs, [7], 14)
    assert not answered_by_solo(tactics.AGAINST_TERRAIN, theirs, [7], 2)
    assert answered_by_solo(tactics.AGAINST_FIRE, ours, [7])
    assert answered_by_solo(tactics.AGAINST_FLANK, ours, [7])
    assert not answered_by_solo(tactics.AGAINST_SPOT, ours, [7])


@rule("D-077", "D-091")
def test_spotted_is_taken_unless_the_acquired_target_is_as_good() -> None:
    fields: dict[str, Any] = {"tanks": "2", "acquired": {"soviet_i": "german_i"}}
    state = stage(**fields, range={"soviet_i": 400, "german_i": 400, "german_ii": 400})
    table = Table(state, Pulls(state, (), (), ()), True)
    state.frames.push(SPOTTED, [tank(state, "german_ii"), 0, tank(state, "soviet_i")])
    answers.answer_spotting(table)
    assert sees(state, "soviet_i") == ["german_i"]
    far = stage(**fields, range={"soviet_i": 400, "german_i": 1000, "german_ii": 0})
    far.frames.push(SPOTTED, [tank(far, "german_ii"), 0, tank(far, "soviet_i")])
    answers.answer_spotting(Table(far, Pulls(far, (), (), ()), True))
    assert "german_ii" in sees(far, "soviet_i")


@rule("D-091", "D-173", "D-188")
@pytest.mark.parametrize(("pool", "entry"), [([], "solo-spot"), ([72], "solo-command-spot")])
def test_it_does_not_look_for_others_while_its_acquired_target_is_as_good(
    pool: list[int], entry: str
) -> None:
    """COMMAND 72, rally, would Spot as well; then it hides the hull."""
    near = {"soviet_i": 400, "german_i": 400, "german_ii": 400}
    fields: dict[str, Any] = {"tanks": "2", "range": near}
    state = stage(pool, **fields, acquired={"soviet_i": "german_i"})
    choices = [turn.spot(state, state.active), give_command(state, state.active)]
    assert entry not in [f"solo-{choice.entry}" for choice in choices if choice is not None]
    free = stage(pool, **fields, spotted={"soviet_i": ["german_i"]})
    choices = [turn.spot(free, free.active), give_command(free, free.active)]
    assert entry in [f"solo-{choice.entry}" for choice in choices if choice is not None]


# Missions


def mission(scenario: str, pool: Sequence[int], place: int, hold: int = 0) -> Choice | None:
    """What the mission of a Soviet solo tank at this Range is now."""
    state = stage(pool, scenario=scenario, range={"soviet_i": place}, hold={"soviet_i": hold})
    return missions.on_mission(state, tank(state, "soviet_i"))


@pytest.mark.parametrize(
    ("scenario", "place", "wanted"),
    [
        ("high_ground", 800, 400),
        ("break_through", 600, -1000),
        ("break_through", -1000, -1200),
        ("white_out", 600, 0),
    ],
)
@rule("D-004")
def test_a_mission_leads_a_tank_where_the_scenario_scores(
    scenario: str, place: int, wanted: int
) -> None:
    choice = mission(scenario, [13], place)
    assert choice is not None
    assert (choice.entry, choice.figures["wanted"]) == ("mission-move", wanted)


@rule("D-004", "D-186")
def test_missions_take_hills_and_lay_roads() -> None:
    hill = mission("high_ground", [], 400, hold=13)
    road = mission("mud_road", [], 800, hold=13)
    assert hill is not None
    assert hill.figures == {"ground": "terrain:hill"}
    assert road is not None
    assert road.figures == {"ground": "terrain:road"}
    assert mission("mud_road", [], 800) is None
    state = stage(scenario="high_ground", range={"soviet_i": 400}, hold={"soviet_i": 13})
    seen = go_on(state, pulls=[1])
    assert seen["terrain-entered"]["terrain"] == "terrain:hill"


@rule("D-136")
def test_a_strongpoint_is_man_made_ground_near_the_centre(monkeypatch: pytest.MonkeyPatch) -> None:
    state = stage([13, 20], range={"soviet_i": 600})
    monkeypatch.setattr(state.cat.field, "strongpoint_range", 400)
    choice = missions.hold_strongpoint(state, 1)
    assert choice is not None
    assert (choice.draft[DRAFT_METRES] - FURTHEST, choice.draft[DRAFT_LAST]) == (200, 20)
    state.range = put(state.range, 1, 800)
    far = missions.hold_strongpoint(state, 1)
    assert far is not None
    assert far.draft[DRAFT_LAST] == NONE
    state.range = put(state.range, 1, 400)
    state.hold = put(state.hold, 1, 3)
    moving = missions.hold_strongpoint(state, 1)
    assert moving is not None
    assert (moving.draft[DRAFT_KIND], moving.draft[DRAFT_FIRST]) == (TERRAIN, 20)
    state.hold = put(state.hold, 1, 40)
    assert missions.hold_strongpoint(state, 1) is None


@rule("D-071")
def test_a_tank_that_breaks_through_leaves_the_field_and_scores() -> None:
    state = stage([13], scenario="break_through", range={"soviet_i": -1000})
    seen = go_on(state)
    assert seen["points-scored"] == {"tank": "tank:soviet_i", "points": 8}
    assert state.out[tank(state, "soviet_i")] == 1


@rule("D-004")
def test_the_other_side_and_an_open_fight_have_no_mission() -> None:
    assert mission("korsun", [13], 800) is None
    assert mission("open_fight", [13], 800) is None
    assert mission("white_out", [13], 0) is None


@rule("D-188")
def test_a_command_card_gives_its_own_order_only_where_it_helps_the_tank() -> None:
    ready: dict[str, Any] = {"spotted": {"soviet_i": ["german_i"]}, "hull_down": {"soviet_i": 1}}
    choice = give_command(stage([75], **ready), 1)
    assert choice is not None
    assert (choice.entry, choice.figures) == ("command-special", {"card": "card:n75"})
    assert give_command(stage([70, 71, 77], **ready), 1) is None


@rule("D-352")
def test_seats_and_solo_tanks_share_a_side() -> None:
    force = "german_i pz4g; german_ii pz4g solo; soviet_i t34_85 solo; soviet_ii is2m"
    cat = catalogue_of(config(2, force=force))
    assert cat.commander == [0, SOLO, SOLO, 1]


# All together


@pytest.mark.parametrize("seed", range(4))
@rule("D-040", "D-052")
def test_every_number_is_in_one_place_and_solo_tanks_hold_no_hand(seed: int) -> None:
    picks = SeededChance(seed)
    chance = SeededChance(100 + seed)
    made = config(1, teams=(seed % 2,), tanks=str(1 + seed))
    state = GAME.setup(made, chance)
    while GAME.outcome(state) is None:
        actions = GAME.legal_actions(state, 0)
        choice = actions[picks.draw(len(actions), "", "")]
        GAME.resolve(Table(state, chance, True), 0, choice)
        assert sorted(numbers(state)) == list(range(1, 101))
        assert len(state.hands) == 1


def numbers(state: State) -> list[int]:
    """Where every Battle Card lies."""
    deck = state.deck
    found = [*deck.cards, *deck.discards, *deck.played, *deck.pulled]
    found += [card for pile in (*state.hands, *state.pools) for card in pile]
    return found + [c for c in (*state.bids, *state.hold, *state.smoke) if 0 < c <= 100]


@rule("D-018")
def test_what_a_solo_tank_has_is_open_and_stays_in_every_world() -> None:
    state = stage([7, 19], personality="evasive")
    state.ask_seat(state.asking, 0)
    data = view(state, 0).data["tanks"][1]
    assert data["seat"] == "solo:marshal"
    assert data["solo"] == {
        "personality": "personality:evasive",
        "attitude": "attitude:operational",
        "pool": ["card:n7", "card:n19"],
    }
    world = resample(state, 0, SeededChance(3))
    assert world.pools == state.pools
    assert sorted(numbers(world)) == sorted(numbers(state))
