"""The solo opponent: tanks that no seat commands (D-352, DQ-104), played by rule, not by an agent.

A solo tank has no hand (D-052): three Battle Cards are turned beside it for the Initiative, two
more when its Action Step begins; one of them is its Initiative Card, the rest its open pool. Its
personality has two sides, operational and in peril: thresholds for shots and two lists of actions.
It does the first possible entry of the primary list and then one of the secondary list, after its
Field Actions. Wherever a rule asks the player of a tank, `answer` decides for a solo tank. Every
choice is told with the entry and the figures behind it.
"""

from collections.abc import Callable
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel import events
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules.command import common_uses
from hulldown.games.duel.rules.frames import FRAME_STEP
from hulldown.games.duel.rules.instruct import (
    changes,
    load_refused,
    move_cards,
    unlock_refused,
)
from hulldown.games.duel.rules.orders import (
    EXTINGUISH_PRICE,
    LOOK_PRICE,
)
from hulldown.games.duel.rules.pulls import bring_back, drop_pool, settle
from hulldown.games.duel.rules.smoke import smoke_refused
from hulldown.games.duel.rules.solo.answers import (
    answer_acquiring,
    answer_broken,
    answer_burning,
    answer_shedding,
    answer_spotting,
    answer_tactics,
)
from hulldown.games.duel.rules.solo.choice import (
    TURNED_TO_ACT,
    Choice,
    aimed,
    attitude,
    blank,
    payment,
    watchers,
)
from hulldown.games.duel.rules.solo.driving import flank_or_cover, go
from hulldown.games.duel.rules.solo.field import field_action, use_card
from hulldown.games.duel.rules.solo.initiative import turn
from hulldown.games.duel.rules.solo.missions import on_mission
from hulldown.games.duel.rules.solo.shots import (
    best_shot,
    shot_figures,
    target_value,
    worth_spotting,
)
from hulldown.games.duel.rules.solo.support import answer_hatching
from hulldown.games.duel.rules.tank_action import announce, begin_action
from hulldown.games.duel.rules.terrain import hull_down_try_refused
from hulldown.games.duel.state import (
    ACQUIRING,
    BROKEN,
    BURNING,
    DRAFT_AMMO,
    DRAFT_AT,
    DRAFT_BOOST,
    DRAFT_CHANGE,
    DRAFT_FIRST,
    DRAFT_FLANK_CARD,
    DRAFT_GIVEN,
    DRAFT_GIVEN_TOO,
    DRAFT_LAST,
    DRAFT_LOOK,
    DRAFT_PLACE,
    DRAFT_SECOND,
    DRAFT_USE,
    HATCHING,
    MENU,
    NONE,
    SHEDDING,
    SPOTTING,
    TACTICS,
    State,
)
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Question

NEAR_ENOUGH_TO_LOAD: Final = 800
STAGE: Final = 3
TO_TURN: Final = 0
TO_FIELD: Final = 1
TO_PRIMARY: Final = 2
TO_SECONDARY: Final = 3
TO_REST: Final = 4
DISCARD_STEP: Final = 8


def answer(table: Table[State]) -> None:
    """DQ-104: what a solo tank answers where a player would be asked."""
    ANSWERS[table.state.asking](table)


def answer_menu(table: Table[State]) -> None:
    """D-150: Field Actions first, then the primary and the secondary list, an entry each."""
    state = table.state
    frame = state.frames.top()
    tank = state.active
    stage = frame[STAGE]
    if stage == TO_TURN:
        frame[STAGE] = TO_FIELD
        for _ in range(TURNED_TO_ACT):
            turn(table, tank, "D-150")
        settle(table)
    elif stage == TO_FIELD:
        choice = field_action(state, tank)
        if choice is None:
            frame[STAGE] = TO_PRIMARY
        else:
            take(table, tank, choice)
    elif stage in (TO_PRIMARY, TO_SECONDARY):
        frame[STAGE] += 1
        choice = listed_action(state, tank, stage)
        if choice is not None:
            take(table, tank, choice)
        elif table.watched and not state.barred:
            table.emit(events.solo_finds_nothing(state, tank, stage == TO_PRIMARY))
    else:
        drop_pool(state, tank)
        frame[FRAME_STEP] = DISCARD_STEP


def take(table: Table[State], tank: int, choice: Choice) -> None:
    """D-167, D-168: the choice is told, paid for and declared."""
    state = table.state
    if table.watched:
        table.emit(events.solo_chose(state, tank, choice.entry, choice.figures))
    draft, pool = choice.draft, state.pools[tank]
    announce(table, SOLO, draft, choice.paid)
    for card in [*choice.paid, draft[DRAFT_GIVEN], draft[DRAFT_GIVEN_TOO]]:
        if card in pool:
            pool.remove(card)
            bring_back(state, card)
    draft[DRAFT_GIVEN] = draft[DRAFT_GIVEN_TOO] = NONE
    for slot in (DRAFT_FIRST, DRAFT_SECOND, DRAFT_FLANK_CARD, DRAFT_LAST):
        if draft[slot] in pool:
            pool.remove(draft[slot])
            state.deck.use(draft[slot])
    begin_action(state, draft)


def listed_action(state: State, tank: int, stage: int) -> Choice | None:
    """The first possible entry of a list; a burning tank does neither, it fights the fire.

    An empty Driver's or Gunner's seat is filled before anything of the secondary list.
    """
    if state.barred:
        return put_out_fire(state, tank) if stage == TO_PRIMARY else None
    how = attitude(state, tank)
    if stage == TO_SECONDARY and changes(state, tank):
        return fill_seat(state, tank)
    for entry in how.primary if stage == TO_PRIMARY else how.secondary:
        choice = ENTRIES[entry](state, tank)
        if choice is not None:
            return choice
    return None


def fill_seat(state: State, tank: int) -> Choice:
    """D-178, D-179: the first change that fills an empty seat."""
    draft = blank(act.RESEAT)
    draft[DRAFT_CHANGE] = changes(state, tank)[0]
    return Choice(draft, [], "seat", {"how": f"seat:{act.CHANGES[draft[DRAFT_CHANGE]]}"})


def unlock_gears(state: State, tank: int) -> Choice | None:
    """D-299: two MOVE cards free a locked transmission."""
    pool = state.pools[tank]
    if unlock_refused(state, tank, pool) is not None:
        return None
    draft = blank(act.UNLOCK)
    draft[DRAFT_GIVEN], draft[DRAFT_GIVEN_TOO] = move_cards(state, pool)[:2]
    return Choice(draft, [], "unlock", {})


def go_or_unlock(state: State, tank: int) -> Choice | None:
    """D-193, D-299: a tank that cannot drive frees its transmission first."""
    choice = unlock_gears(state, tank)
    return go(state, tank) if choice is None else choice


def put_out_fire(state: State, tank: int) -> Choice | None:
    """D-028, D-164: 3 Order Icons in place of a Tank Action."""
    paid = payment(state, state.pools[tank], EXTINGUISH_PRICE, 0)
    if paid is None or not state.burning[tank]:
        return None
    return Choice(blank(act.EXTINGUISH), list(paid), "extinguish", {"number": EXTINGUISH_PRICE})


def fire_high(state: State, tank: int) -> Choice | None:
    """D-250: fire at a target of high quality."""
    return fire(state, tank, attitude(state, tank).high, "high")


def fire_low(state: State, tank: int) -> Choice | None:
    """D-250: fire at a target of low quality."""
    return fire(state, tank, attitude(state, tank).low, "low")


def fire(state: State, tank: int, least: tuple[int, int], entry: str) -> Choice | None:
    """D-153, D-248, D-250, D-266: the best shot of this quality."""
    shot = best_shot(state, tank, state.pools[tank], least)
    if shot is None:
        return None
    draft = blank(act.FIRE)
    draft[DRAFT_FIRST] = shot.first
    draft[DRAFT_SECOND] = shot.second or NONE
    draft[DRAFT_LAST] = shot.lead or NONE
    draft[DRAFT_AT] = shot.enemy
    draft[DRAFT_PLACE] = shot.place
    draft[DRAFT_AMMO] = int(shot.loads)
    draft[DRAFT_BOOST] = shot.boost
    return Choice(draft, list(shot.paid), entry, shot_figures(state, shot, least))


def lead(state: State, tank: int) -> Choice | None:
    """D-171: LEADERSHIP to Spot, else Hull Down, else Conceal if Spotted."""
    cards = [card for card in state.pools[tank] if state.cat.is_leadership[card]]
    if not cards:
        return None
    uses = common_uses(state, tank)
    choice = use_card(state, tank, act.LEADERSHIP, cards[0], uses)
    seen = watchers(state, tank)
    if choice is None and seen and act.USE_CONCEAL in uses:
        draft = blank(act.LEADERSHIP)
        draft[DRAFT_FIRST] = cards[0]
        draft[DRAFT_USE] = act.USE_CONCEAL
        return Choice(draft, [], "leadership-conceal", {"number": seen})
    return choice


def lay_smoke(state: State, tank: int) -> Choice | None:
    """D-238, D-240: SMOKE if Spotted and standing."""
    cards = [card for card in state.pools[tank] if state.cat.is_smoke[card]]
    seen = watchers(state, tank)
    if not cards or not seen or smoke_refused(state, tank) is not None:
        return None
    draft = blank(act.SMOKE)
    draft[DRAFT_FIRST] = cards[0]
    return Choice(draft, [], "smoke", {"number": seen})


def spot(state: State, tank: int) -> Choice | None:
    """D-031, D-173: try to Spot the first of its order not Spotted, twice for 2 Order Icons."""
    unseen = worth_spotting(state, tank, attitude(state, tank).high)
    if not unseen:
        return None
    enemy = unseen[0]
    paid = payment(state, state.pools[tank], LOOK_PRICE, 0)
    draft = blank(act.SPOT)
    draft[DRAFT_AT] = enemy
    draft[DRAFT_LOOK] = 1 if paid is None else 2
    figures = aimed(state, enemy, target_value(state, tank, enemy))
    return Choice(draft, list(paid or ()), "spot", figures)


def try_hull_down(state: State, tank: int) -> Choice | None:
    """D-177: a Hull Down attempt where the Terrain lists it."""
    if hull_down_try_refused(state, tank) is not None:
        return None
    return Choice(
        blank(act.HULL_DOWN), [], "hull_down", {"number": state.cat.hull_down[state.hold[tank]]}
    )


def load_round(state: State, tank: int) -> Choice | None:
    """D-175: APCR, if an enemy stands within 800 m."""
    nearest = [state.distance(tank, e) for e in state.cat.enemies[tank] if not state.out[e]]
    if not nearest or min(nearest) > NEAR_ENOUGH_TO_LOAD or load_refused(state, tank) is not None:
        return None
    return Choice(blank(act.LOAD), [], "load", {"number": min(nearest)})


ENTRIES: Final[dict[str, Callable[[State, int], Choice | None]]] = {
    "high": fire_high,
    "low": fire_low,
    "mission": on_mission,
    "flank": flank_or_cover,
    "leadership": lead,
    "smoke": lay_smoke,
    "move": go_or_unlock,
    "spot": spot,
    "hull_down": try_hull_down,
    "load": load_round,
}
ANSWERS: Final[dict[Question, Callable[[Table[State]], None]]] = {
    BURNING: answer_burning,
    BROKEN: answer_broken,
    MENU: answer_menu,
    TACTICS: answer_tactics,
    SPOTTING: answer_spotting,
    SHEDDING: answer_shedding,
    ACQUIRING: answer_acquiring,
    HATCHING: answer_hatching,
}
