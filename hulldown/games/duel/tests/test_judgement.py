"""What the rules of thumb do in plain situations, and that they beat chance."""

from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.agent import JUDGEMENT
from hulldown.games.duel.rules.judging.cards import card_worth
from hulldown.games.duel.rules.judging.driving import shots_to_come
from hulldown.games.duel.rules.judging.policy import policy
from hulldown.games.duel.state import BURNING, DISCARDING, State, put
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.table import Table

from .scenes import do, scene, tank

BOTH_SEEN = {"german_i": ["soviet_i", "soviet_ii"]}
GAMES = 12
WON = 8


def play(seed: int, me: int) -> bool:
    """Does the judgement at this seat beat random play?"""
    chance, picks = SeededChance(f"judgement/{seed}"), SeededChance(seed)
    state = GAME.setup(GAME.info.configure(2), chance)
    table = Table(state, chance)
    while GAME.seats_to_act(state):
        seat = GAME.seats_to_act(state)[0]
        legal = GAME.legal_actions(state, seat)
        GAME.resolve(table, seat, policy(state, seat, legal) if seat == me else picks.pick(legal))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return me in outcome.winners


def test_judgement_beats_random_play() -> None:
    assert sum(play(number, number % 2) for number in range(GAMES)) >= WON


def test_the_policy_is_what_agents_are_offered() -> None:
    assert GAME.hooks.policy is policy


def choice(state: State) -> str:
    seat = state.asked[0]
    return policy(state, seat, GAME.legal_actions(state, seat)).notation()


def test_a_crew_that_can_do_nothing_better_looks_out_rather_than_pass() -> None:
    """Both cost a card."""
    assert choice(scene([], stored={"german_i": 0})) == "spot"
    assert choice(scene([], stored={"german_i": 0}, spotted=BOTH_SEEN)) == "hull-down"
    hidden = {"german_i": 1}
    state = scene([], stored={"german_i": 0}, spotted=BOTH_SEEN, hull_down=hidden)
    assert choice(state) == "pass"


def test_nobody_drives_about_for_nothing() -> None:
    state = scene([13], spotted=BOTH_SEEN, range={"german_i": 0, "soviet_i": 0, "soviet_ii": 0})
    assert choice(state) != "move n13"


def test_near_the_end_fewer_shots_are_to_come() -> None:
    early, late = scene([13]), scene([13])
    late.deck.passes, late.deck.shuffles, late.deck.cards = 0, 2, late.deck.cards[:8]
    assert shots_to_come(late) < shots_to_come(early)


def test_cards_are_kept_while_another_tank_has_its_phase_to_come() -> None:
    """A lone MOVE card makes room for another when nobody is left to use it."""
    state = scene([22], "soviet_i", spare=False)
    state.asking = DISCARDING
    assert choice(state) == "discard n22"
    state.bids[3] = 5
    assert choice(state) == "keep"


def test_a_moving_enemy_is_made_to_stand_on_bare_ground_before_the_shot() -> None:
    seen, moving = {"german_i": ["soviet_i"]}, {"soviet_i": 13}
    fields: Any = {"spotted": seen, "range": {"german_i": 400, "soviet_i": 400}}
    assert choice(scene([55, 62], hold=moving, **fields)) == "lay n55"
    assert choice(scene([55, 62], **fields)) == "fire n62"


def test_the_last_fire_card_is_left_to_the_tank_that_is_yet_to_act() -> None:
    spotted = {"german_i": ["soviet_i"], "german_ii": ["soviet_i"]}
    near = {"german_i": 400, "german_ii": 400, "soviet_i": 400}
    state = do(scene([57, 62], spotted=spotted, range=near), "fire n57")
    assert choice(state) == "fire n62"
    state.bids[1] = 5
    assert choice(state) == "enough"


def test_a_third_card_of_the_same_kind_only_takes_room() -> None:
    state = scene([7, 31, 43, 62], spare=False)
    state.asking = DISCARDING
    assert choice(state) == "discard n43"
    assert card_worth(state, 0, 31) > card_worth(state, 0, 43)


def test_far_from_all_enemies_a_crew_drives_up_rather_than_hide() -> None:
    """Every step is part of a longer way."""
    state = scene([6, 22], active="soviet_i", spotted={"soviet_i": ["german_i", "german_ii"]})
    assert choice(state) == "move n22"


def test_apcr_is_loaded_where_it_pierces_what_else_would_hold() -> None:
    fields: Any = {"spotted": {"soviet_i": ["german_ii"]}, "stored": {"soviet_i": 1}}
    at = {"soviet_i": 400, "german_ii": 400}
    state = scene([27, 13, 26, 98], active="soviet_i", range=at, **fields)
    asked = do(state, "fire n27", "enough")
    assert choice(asked) == "quick load"


@pytest.mark.parametrize(("near", "far"), [("soviet_i", "soviet_ii"), ("soviet_ii", "soviet_i")])
def test_the_best_shot_is_taken(near: str, far: str) -> None:
    places = {"german_i": 400, near: 400, far: 1000}
    state = do(scene([62], spotted=BOTH_SEEN, range=places), "fire n62", "enough")
    assert choice(state) == f"at {near}"


def test_a_tank_in_motion_goes_into_cover() -> None:
    assert choice(scene([2], hold={"german_i": 13}, spotted=BOTH_SEEN)) == "enter n2"
    assert choice(do(scene([2, 13], spotted=BOTH_SEEN), "move n13")) == "enter n2"


@pytest.mark.parametrize(("hand", "wanted"), [([31, 26], "order"), ([7, 9], "fight")])
def test_a_fire_is_fought_by_price_or_by_check_and_nobody_bails_out(
    hand: list[int], wanted: str
) -> None:
    state = scene(hand, burning={"german_i": 1})
    state.asking = BURNING
    assert choice(state) == wanted


def test_a_fire_that_goes_on_is_put_out_in_place_of_a_tank_action() -> None:
    assert choice(scene([31, 9], burning={"german_i": 1})) == "extinguish"


def shot_at(distance: int, hand: list[int]) -> State:
    """Two tanks at this Range each, and a shot that the other side may answer."""
    places = {"german_i": distance, "soviet_i": distance}
    seen = {"german_i": ["soviet_i"]}
    state = scene(hand, other_hand=[31, 22], spotted=seen, range=places)
    return do(state, "fire n62", "enough", "declare")


def test_tactics_answers_a_shot_when_it_pays() -> None:
    assert choice(shot_at(400, [62])) == "tactics n31"
    assert choice(shot_at(1000, [62])) == "decline"


def test_tactics_saves_a_likely_shot_of_its_own() -> None:
    assert choice(do(shot_at(400, [62, 7]), "tactics n31")) == "tactics n7"


def test_points_of_a_team_mate_are_points_of_the_side() -> None:
    before = scene(seats=4)
    after = scene(seats=4)
    mate = tank(after, "german_ii")
    after.vp = put(after.vp, mate, 9)
    assert after.owner(mate) == 2
    change = [JUDGEMENT.value(after, seat) - JUDGEMENT.value(before, seat) for seat in range(4)]
    assert change[0] == change[2] > 0 > change[1] == change[3]
