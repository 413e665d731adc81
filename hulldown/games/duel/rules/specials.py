"""8.4.1: the printed special actions of COMMAND cards (D-188), those of the modules among them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from hulldown.games.duel import actions as act
from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules import guns, infantry, radios
from hulldown.games.duel.rules.damage import break_crew, put_out, rally
from hulldown.games.duel.rules.deciding import Ask
from hulldown.games.duel.rules.frames import FRAME_DRAFT
from hulldown.games.duel.rules.hands import draw_cards
from hulldown.games.duel.rules.levels import move_level, refresh
from hulldown.games.duel.rules.pulls import (
    ROW_CARD,
    ROW_HOLDER,
    ROW_LOSSES,
    ROW_VIEWER,
    SHUFFLED,
    discard_hidden,
    pull_damage,
)
from hulldown.games.duel.rules.spotting import lose_acquired
from hulldown.games.duel.state import (
    CALLING,
    DRAFT_AT,
    DRAFT_CHANGE,
    DRAFT_FIRST,
    DRAFT_METRES,
    DRAFT_VICTIM,
    GOING,
    GUNNING,
    NONE,
    OVER,
    ROBBING,
    SCOUTING,
    TARGET,
    TELEPHONING,
    State,
    put,
)
from hulldown.kernel.messages import Reason, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Question


class Aim(NamedTuple):
    """What a special action names: an enemy tank, a seat, a gun or friendly tank, metres."""

    target: int
    victim: Seat
    other: int
    metres: int


SCOUT_REPORT: Final = "scout_report"
URGENT_ORDERS: Final = "urgent_orders"
RALLY: Final = "rally"
STEADY: Final = "steady"
DAMAGE_CONTROL: Final = "damage_control"
COMBINED_FIRE: Final = "combined_fire"
DECOY: Final = "decoy"
ARTILLERY: Final = "artillery"
ROAD_GUIDE: Final = "road_guide"
FLARES: Final = "flares"
TANK_RIDERS: Final = "tank_riders"
CLOSE_ASSAULT: Final = "close_assault"
HIDDEN_GUN: Final = "hidden_gun"
NEW_POSITION: Final = "new_position"
SIGNALS: Final = "signals"
FIELD_TELEPHONE: Final = "field_telephone"
CARDS_OF_URGENT_ORDERS: Final = 2
STEPS: Final[dict[str, tuple[tuple[Question, int], ...]]] = {
    SCOUT_REPORT: ((ROBBING, DRAFT_VICTIM),),
    DECOY: ((TARGET, DRAFT_AT),),
    ARTILLERY: ((TARGET, DRAFT_AT),),
    NEW_POSITION: ((GUNNING, DRAFT_CHANGE), (GOING, DRAFT_METRES)),
    SIGNALS: ((CALLING, DRAFT_CHANGE), (TARGET, DRAFT_AT)),
}
"""What an order must name before it is declared, step by step."""


EMPTY_HAND: Final = Reason("empty-hand", "D-171")
NO_HAND_TO_ROB: Final = Reason("no-hand-to-rob", "D-171")


def victims(state: State, seat: Seat) -> list[Seat]:
    """D-171, DQ-49, DQ-98: opponents with cards, whether or not their tanks are in play."""
    return [other for other in state.cat.enemy_seats[seat] if state.hands[other]]


def hand_over(state: State, to: Seat, former: Seat, card: int) -> None:
    """DQ-16, DQ-103: a card changes hands; its former holder remembers where it went.

    Only these two have seen which card it is: what others believe of it stays as it was.
    """
    saw = (to, former)
    state.rows = [row for row in state.rows if row[ROW_CARD] != card or row[ROW_VIEWER] not in saw]
    for row in state.rows:
        if row[ROW_HOLDER] == former and row[ROW_VIEWER] != to:
            row[ROW_LOSSES] += 1 if row[ROW_LOSSES] > SHUFFLED else 1 + SHUFFLED
    hand = state.hands[to]
    hand.append(card)
    hand.sort()
    state.drawn[to] += 1
    state.rows.append([former, to, card, 0])


def open_special_step(state: State) -> Question:
    """What the card's own order still has to name; OVER if nothing."""
    for question, slot in STEPS.get(state.cat.special[state.draft[DRAFT_FIRST]], ()):
        if state.draft[slot] == NONE:
            return question
    return OVER


def special_uses(state: State, tank: int, card: int) -> list[act.Use]:
    """D-188, DQ-97: the card's own order, where it would do something."""
    name = state.cat.special[card]
    if name == STEADY:
        return steady_uses(state, tank)
    helps = HELPS.get(name)
    return [act.USE_SPECIAL] if helps is not None and helps(state, tank) else []


def steady_uses(state: State, tank: int) -> list[act.Use]:
    """Steady: one temporary cap, of the Move or of the Fire Level."""
    out: list[act.Use] = []
    if state.move_cap[tank]:
        out.append(act.USE_STEADY_DRIVER)
    if state.fire_cap[tank]:
        out.append(act.USE_STEADY_GUNNER)
    return out


def special_targets(state: State, tank: int, card: int) -> list[int]:
    """The enemies that the card's own order may name; none if it names nobody."""
    name = state.cat.special[card]
    if name == DECOY:
        return aiming_at(state, tank)
    if name == SIGNALS:
        return radios.reported(state, state.draft[DRAFT_CHANGE], tank)
    return shaken_by_artillery(state, tank) if name == ARTILLERY else []


def use_special(table: Table[State], card: int, how: act.Use, aim: Aim) -> None:
    """D-188: the printed special action of a COMMAND card."""
    state = table.state
    if how in (act.USE_STEADY_DRIVER, act.USE_STEADY_GUNNER):
        steady(table, state.active, how)
    else:
        ORDERS[state.cat.special[card]](table, state.active, aim)


def can_scout(state: State, tank: int) -> bool:
    """Somebody on the other side holds cards, and there is a hand to take one into (DQ-104)."""
    seat = state.owner(tank)
    return seat != SOLO and bool(victims(state, seat))


def look_at_hand(state: State, viewer: Seat, holder: Seat) -> None:
    """DQ-16, DQ-103: the viewer knows every card of this hand now, wherever he thought it was."""
    hand = state.hands[holder]
    state.rows = [
        row
        for row in state.rows
        if row[ROW_VIEWER] != viewer or (row[ROW_HOLDER] != holder and row[ROW_CARD] not in hand)
    ]
    for card in hand:
        state.rows.append([viewer, holder, card, 0])


def scout(table: Table[State], tank: int, aim: Aim) -> None:
    """Scout report: look at an enemy hand, then choose a card of it."""
    state = table.state
    seat = state.owner(tank)
    look_at_hand(state, seat, aim.victim)
    if table.watched:
        table.emit(events.hand_scouted(state, seat, aim.victim))
    state.ask_seat(SCOUTING, seat)


class Scouting(Ask):
    """D-188: a scout has seen a hand and takes a card of it."""

    asks = "ask-pick"
    rule = "D-188"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-188: any card of this hand."""
        return [state.cat.pick[card] for card in state.hands[scouted(state)]]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-188, DQ-16: the card changes hands; both know which."""
        state = table.state
        victim = scouted(state)
        state.hands[victim].remove(action.card)
        hand_over(state, seat, victim, action.card)
        if table.watched:
            table.emit(events.card_stolen(state, seat, victim, action.card, "D-188"))


def scouted(state: State) -> Seat:
    """Whose hand the action under way has named."""
    return state.frames.top()[FRAME_DRAFT + DRAFT_VICTIM]


def has_hand(state: State, tank: int) -> bool:
    """Cards always help who has a hand (DQ-104)."""
    return state.owner(tank) != SOLO


def draw_two(table: Table[State], tank: int, aim: Aim) -> None:
    """Urgent orders: draw two cards (DQ-06)."""
    draw_cards(table, table.state.owner(tank), CARDS_OF_URGENT_ORDERS, "D-188")


def is_broken(state: State, tank: int) -> bool:
    """The crew is Broken."""
    return state.broken[tank] == 1


def rally_crew(table: Table[State], tank: int, aim: Aim) -> None:
    """Rally: the own BROKEN goes."""
    rally(table, tank, "D-188")


def steady(table: Table[State], tank: int, how: act.Use) -> None:
    """Steady: panic, shock or stun of one kind is over."""
    state = table.state
    if how == act.USE_STEADY_DRIVER:
        state.move_cap = put(state.move_cap, tank, 0)
    else:
        state.fire_cap = put(state.fire_cap, tank, 0)
    refresh(state, tank)
    if table.watched:
        table.emit(events.crew_steadied(state, tank))


def is_burning(state: State, tank: int) -> bool:
    """The tank is On Fire."""
    return state.burning[tank] == 1


def control_damage(table: Table[State], tank: int, aim: Aim) -> None:
    """Damage control: ON FIRE goes; DQ-88: still no Tank Action this turn."""
    put_out(table, tank, "D-188")


def can_combine(state: State, tank: int) -> bool:
    """No combined fire is ordered yet."""
    return not state.combined[state.cat.side[tank]]


def combine_fire(table: Table[State], tank: int, aim: Aim) -> None:
    """Combined fire: +10 for the side's next shot of this round, whoever fires it."""
    state = table.state
    side = state.cat.side[tank]
    state.combined = put(state.combined, side, 1)
    if table.watched:
        table.emit(events.fire_combined(side))


def aiming_at(state: State, tank: int) -> list[int]:
    """The enemies that have this tank Acquired."""
    return [enemy for enemy in state.cat.enemies[tank] if state.acquired[enemy] == tank]


def can_decoy(state: State, tank: int) -> bool:
    """Somebody has this tank Acquired."""
    return bool(aiming_at(state, tank))


def distract(table: Table[State], tank: int, aim: Aim) -> None:
    """Decoy: one enemy loses the Acquired counter it has for this tank."""
    lose_acquired(table, aim.target)


def shaken_by_artillery(state: State, tank: int) -> list[int]:
    """Enemies in play, not In Motion, not yet Broken."""
    return [
        enemy
        for enemy in state.cat.enemies[tank]
        if not (state.out[enemy] or state.in_motion(enemy) or state.broken[enemy])
    ]


def can_shell(state: State, tank: int) -> bool:
    """There is somebody to shake."""
    return bool(shaken_by_artillery(state, tank))


def shell(table: Table[State], tank: int, aim: Aim) -> None:
    """Artillery: a Morale Check in which only the crew's experience counts."""
    state = table.state
    card = pull_damage(table, "D-188")
    if state.cat.crosses[card] >> state.cat.experience[aim.target] & 1:
        break_crew(table, aim.target)
    elif table.watched:
        table.emit(events.morale_held(state, aim.target))


def is_slowed(state: State, tank: int) -> bool:
    """Bog or Deep Mud lowers this tank's Move Level now."""
    if state.guided:
        return False
    state.guided = 1
    free = move_level(state, tank, None)
    state.guided = 0
    return free > state.move_now[tank]


def guide(table: Table[State], tank: int, aim: Aim) -> None:
    """Road guide: until the end of the step neither Bog nor Deep Mud lowers the Move Level."""
    state = table.state
    state.guided = 1
    refresh(state, tank)
    if table.watched:
        table.emit(events.tank_guided(state, tank))


def is_blind(state: State, tank: int) -> bool:
    """Snow falls, and this tank sees less than it could."""
    field = state.cat.field
    return field.snow and state.sight[tank] < field.light_sight


def light_up(table: Table[State], tank: int, aim: Aim) -> None:
    """Flares: light Snow for this tank until its next Administration Step."""
    state = table.state
    state.sight = put(state.sight, tank, state.cat.field.light_sight)
    if table.watched:
        table.emit(events.sight_changed(state, tank))


# The orders of the modules


def can_ride(state: State, tank: int) -> bool:
    """The infantry can still advance."""
    return infantry.advance_refused(state, state.cat.side[tank]) is None


def ride(table: Table[State], tank: int, aim: Aim) -> None:
    """Tank riders: an Infantry Advance beyond the one of D-187."""
    infantry.advance(table, tank)


def can_assault(state: State, tank: int) -> bool:
    """The infantry may still attack somebody in this Tank Phase."""
    return not (state.infantry_used or state.assault) and bool(infantry.attack_targets(state, tank))


def prepare_assault(table: Table[State], tank: int, aim: Aim) -> None:
    """Close assault: +15 on the Infantry Attack of this Tank Phase."""
    state = table.state
    state.assault = 1
    if table.watched:
        table.emit(events.assault_prepared(state.cat.side[tank]))


def can_hide_gun(state: State, tank: int) -> bool:
    """A gun that costs more than one Order Icon can still fire."""
    return not state.gun_hidden and any(
        state.cat.gun_orders[gun] > 1 and guns.gun_refused(state, gun) is None
        for gun in guns.own_guns(state, tank)
    )


def hide_gun(table: Table[State], tank: int, aim: Aim) -> None:
    """Hidden gun: the next gun of this Tank Phase fires for one Order Icon less."""
    state = table.state
    state.gun_hidden = 1
    if table.watched:
        table.emit(events.gun_hid(state.cat.side[tank]))


def has_gun(state: State, tank: int) -> bool:
    """There is a gun to be moved."""
    return bool(guns.own_guns(state, tank))


def move_gun(table: Table[State], tank: int, aim: Aim) -> None:
    """New position: the Range marker of one own gun moves 200 m."""
    state = table.state
    state.gun_at = put(state.gun_at, aim.other, state.gun_at[aim.other] - aim.metres)
    if table.watched:
        table.emit(events.gun_moved(state, aim.other))


def can_take_over(state: State, tank: int) -> bool:
    """A friendly tank has Spotted somebody whom this one has not."""
    return bool(radios.callers(state, tank))


def take_over(table: Table[State], tank: int, aim: Aim) -> None:
    """Signals: a Spotted counter of a friendly tank comes to this one."""
    radios.hand_on(table, aim.other, tank, aim.target)


def phone(table: Table[State], tank: int, aim: Aim) -> None:
    """Field telephone: draw a card, then discard one unshown (DQ-06); DQ-69: if there is any."""
    state = table.state
    seat = state.owner(tank)
    if draw_cards(table, seat, 1, "D-188") and state.hands[seat]:
        state.ask_seat(TELEPHONING, seat)


class Telephoning(Ask):
    """D-188: a card was drawn by field telephone; one is put away."""

    asks = "ask-telephone"
    rule = "D-188"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-188: any card of the hand."""
        return [state.cat.discard[card] for card in state.hands[seat]]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """DQ-16: unshown."""
        discard_hidden(table, seat, action.card)


HELPS: Final[dict[str, Callable[[State, int], bool]]] = {
    SCOUT_REPORT: can_scout,
    URGENT_ORDERS: has_hand,
    RALLY: is_broken,
    DAMAGE_CONTROL: is_burning,
    COMBINED_FIRE: can_combine,
    DECOY: can_decoy,
    ARTILLERY: can_shell,
    ROAD_GUIDE: is_slowed,
    FLARES: is_blind,
    TANK_RIDERS: can_ride,
    CLOSE_ASSAULT: can_assault,
    HIDDEN_GUN: can_hide_gun,
    NEW_POSITION: has_gun,
    SIGNALS: can_take_over,
    FIELD_TELEPHONE: has_hand,
}
"""When a special action would do something (DQ-97); STEADY has two of its own."""

ORDERS: Final[dict[str, Callable[[Table[State], int, Aim], None]]] = {
    SCOUT_REPORT: scout,
    URGENT_ORDERS: draw_two,
    RALLY: rally_crew,
    DAMAGE_CONTROL: control_damage,
    COMBINED_FIRE: combine_fire,
    DECOY: distract,
    ARTILLERY: shell,
    ROAD_GUIDE: guide,
    FLARES: light_up,
    TANK_RIDERS: ride,
    CLOSE_ASSAULT: prepare_assault,
    HIDDEN_GUN: hide_gun,
    NEW_POSITION: move_gun,
    SIGNALS: take_over,
    FIELD_TELEPHONE: phone,
}
"""What it does."""
