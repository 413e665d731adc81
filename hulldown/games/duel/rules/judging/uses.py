"""Seeing and hiding: Spot attempts, LEADERSHIP, COMMAND, smoke."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.rules.command import command_uses, leadership_uses
from hulldown.games.duel.rules.firing import (
    targets,
)
from hulldown.games.duel.rules.judging.cards import CARD_WORTH
from hulldown.games.duel.rules.judging.shots import approach_gain
from hulldown.games.duel.state import (
    DRAFT_FIRST,
    State,
)
from hulldown.kernel.messages import Seat

SPOT_FIRST: Final = 300
SPOT_MORE: Final = 40
FIRE_OUT: Final = 400
HIDE_SEEN: Final = 140
HIDE_UNSEEN: Final = 60
STOLEN: Final = 50
MUCH_NEARER: Final = 8
LEADER: Final = 50


def wants_to_spot(state: State, tank: int) -> int:
    """D-075: whoever sees nobody can fire at nobody."""
    return SPOT_MORE if targets(state, tank) else SPOT_FIRST


def judge_spot(state: State, seat: Seat, action: DuelAction) -> int:
    """D-173: an attempt, less than half of which succeed."""
    return wants_to_spot(state, state.active) // 2 - CARD_WORTH


def judge_leadership(state: State, seat: Seat, action: DuelAction) -> int:
    """D-171: the best of its uses, less what the card is worth to a shot."""
    uses = leadership_uses(state, state.active, seat)
    return max(use_worth(state, how, action.card) for how in uses) - LEADER


def judge_command(state: State, seat: Seat, action: DuelAction) -> int:
    """D-188: the best of its uses; the Tank Action is still to come."""
    uses = command_uses(state, state.active, action.card)
    return max(use_worth(state, how, action.card) for how in uses) - CARD_WORTH


def wants_to_move(state: State, tank: int) -> bool:
    """D-252: would the gun do much better one step nearer?"""
    return approach_gain(state, tank) > MUCH_NEARER


def is_seen(state: State, tank: int) -> bool:
    """D-075: does any enemy have this tank Spotted?"""
    for enemy in state.cat.enemies[tank]:
        if state.has_spotted(enemy, tank):
            return True
    return False


def judge_smoke(state: State, seat: Seat, action: DuelAction) -> int:
    """D-238: only to hide a tank that has nobody to fire at."""
    tank = state.active
    return 30 if is_seen(state, tank) and not targets(state, tank) else -CARD_WORTH


def judge_hull_down(state: State, seat: Seat, action: DuelAction) -> int:
    """D-177: worth most to a tank that is seen."""
    chance = state.cat.hull_down[state.hold[state.active]]
    return (chance if is_seen(state, state.active) else chance // 2) // 2 - CARD_WORTH


def judge_use(state: State, seat: Seat, action: DuelAction) -> int:
    """D-171, D-188: see, then hide, then hinder."""
    return use_worth(state, act.Use(action.value), state.draft[DRAFT_FIRST])


def use_worth(state: State, how: act.Use, card: int) -> int:
    """D-171, D-188: what LEADERSHIP or COMMAND is worth for this."""
    tank = state.active
    if how == act.USE_SPOT:
        return SPOT_FIRST if not state.done and not targets(state, tank) else SPOT_MORE
    if how == act.USE_HULL_DOWN:
        if wants_to_move(state, tank) and not state.done:
            return 0
        return HIDE_SEEN if is_seen(state, tank) else HIDE_UNSEEN
    if how == act.USE_CONCEAL:
        return 50 if is_seen(state, tank) else 0
    return SPECIAL_WORTH.get(state.cat.special[card], STOLEN)


SPECIAL_WORTH: Final = {
    "urgent_orders": 90,
    "rally": 200,
    "steady": 60,
    "damage_control": FIRE_OUT,
    "combined_fire": 30,
    "decoy": 60,
    "artillery": 60,
    "road_guide": 0,
    "tank_riders": 60,
    "close_assault": 30,
    "new_position": 0,
    "signals": 30,
    "field_telephone": 40,
}
"""What a COMMAND card's own order is worth, where it would do something at all."""


def judge_look(state: State, seat: Seat, action: DuelAction) -> int:
    """D-174: a second card, if nobody has been Spotted yet."""
    return action.value if not targets(state, state.active) else -action.value
