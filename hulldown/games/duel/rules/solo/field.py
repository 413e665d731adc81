"""The Field Actions of a solo tank, which come before its lists (DQ-104)."""

from collections.abc import Callable
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.catalog import FIELD
from hulldown.games.duel.rules.command import command_uses, common_uses
from hulldown.games.duel.rules.radios import must_discard_to_command
from hulldown.games.duel.rules.solo.answers import BAD_GROUND
from hulldown.games.duel.rules.solo.choice import Choice, aimed, attitude, blank
from hulldown.games.duel.rules.solo.shots import (
    best_shot,
    shot_figures,
    target_order,
    target_value,
    worth_spotting,
)
from hulldown.games.duel.rules.solo.support import fire_gun, order_infantry
from hulldown.games.duel.rules.specials import special_targets, special_uses
from hulldown.games.duel.rules.terrain import lay_refused
from hulldown.games.duel.state import (
    DRAFT_AT,
    DRAFT_FIRST,
    DRAFT_GIVEN,
    DRAFT_USE,
    NONE,
    State,
    put,
)


def field_action(state: State, tank: int) -> Choice | None:
    """D-183 to D-187: bad ground for enemies, COMMAND, stopping, guns, infantry."""
    for way in FIELD_ACTIONS:
        choice = way(state, tank)
        if choice is not None:
            return choice
    return None


def lay_ground(state: State, tank: int) -> Choice | None:
    """D-184, D-211: MINE, MUD, FIELD, BRUSH on the first enemy In Motion of its order."""
    cat = state.cat
    moving = [e for e in target_order(state, tank) if lay_refused(state, e) is None]
    if not moving:
        return None
    for name in BAD_GROUND:
        for card in state.pools[tank]:
            if cat.is_terrain[card] and cat.terrain_name[card] == name:
                draft = blank(act.LAY)
                draft[DRAFT_FIRST] = card
                draft[DRAFT_AT] = moving[0]
                figures = aimed(state, moving[0], target_value(state, tank, moving[0]))
                return Choice(draft, [], "lay", figures)
    return None


def give_command(state: State, tank: int) -> Choice | None:
    """D-188: COMMAND to Spot, else Hull Down, else its own order where that helps the tank."""
    for card in state.pools[tank]:
        if state.cat.command[card] == NONE or not command_uses(state, tank, card):
            continue
        choice = use_card(state, tank, act.COMMAND, card, common_uses(state, tank))
        if choice is None:
            choice = own_order(state, tank, card)
        if choice is not None:
            if must_discard_to_command(state, tank):
                choice.draft[DRAFT_GIVEN] = least_card(state, tank, card)
            return choice
    return None


def least_card(state: State, tank: int, kept: int) -> int:
    """Another card of the pool than this one, with the fewest Order Icons."""
    others = [card for card in state.pools[tank] if card != kept]
    return min(others, key=lambda card: (state.cat.orders[card], card))


def own_order(state: State, tank: int, card: int) -> Choice | None:
    """D-188: the card's own order, if it helps the tank itself."""
    if state.cat.special[card] not in HELPFUL:
        return None
    uses = special_uses(state, tank, card)
    if not uses:
        return None
    draft = blank(act.COMMAND)
    draft[DRAFT_FIRST] = card
    draft[DRAFT_USE] = uses[0]
    named = special_targets(state, tank, card)
    if named:
        draft[DRAFT_AT] = named[0]
    return Choice(draft, [], "command-special", {"card": state.cat.card_ids[card]})


HELPFUL: Final = (
    "rally", "steady", "damage_control", "combined_fire", "decoy", "road_guide", "flares",
)  # fmt: skip


def use_card(state: State, tank: int, kind: int, card: int, uses: list[act.Use]) -> Choice | None:
    """D-171, D-188: Spot the first enemy of its order not Spotted, else Hull Down."""
    draft = blank(kind)
    draft[DRAFT_FIRST] = card
    entry = "command" if kind == act.COMMAND else "leadership"
    unseen = worth_spotting(state, tank, attitude(state, tank).high)
    if act.USE_SPOT in uses and unseen:
        enemy = unseen[0]
        draft[DRAFT_USE] = act.USE_SPOT
        draft[DRAFT_AT] = enemy
        return Choice(
            draft, [], f"{entry}-spot", aimed(state, enemy, target_value(state, tank, enemy))
        )
    if act.USE_HULL_DOWN in uses:
        draft[DRAFT_USE] = act.USE_HULL_DOWN
        return Choice(draft, [], f"{entry}-hull_down", {})
    return None


def stop_to_fire(state: State, tank: int) -> Choice | None:
    """D-185, D-205: a pool card stops the tank if only then it has a high quality shot."""
    if not state.in_motion(tank) or state.barred:
        return None
    pool, least = state.pools[tank], attitude(state, tank).high
    if best_shot(state, tank, pool, least) is not None:
        return None
    box = state.hold[tank]
    for card in sorted(pool, key=lambda card: state.cat.orders[card]):
        rest = [other for other in pool if other != card]
        state.hold = put(state.hold, tank, FIELD)
        shot = best_shot(state, tank, rest, least)
        state.hold = put(state.hold, tank, box)
        if shot is not None:
            draft = blank(act.STOP)
            draft[DRAFT_GIVEN] = card
            return Choice(draft, [], "stop", shot_figures(state, shot, least))
    return None


FIELD_ACTIONS: Final[tuple[Callable[[State, int], Choice | None], ...]] = (
    lay_ground,
    give_command,
    stop_to_fire,
    fire_gun,
    order_infantry,
)
