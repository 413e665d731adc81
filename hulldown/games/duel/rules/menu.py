"""8.2 to 8.4: what the Action Step offers, and why it does not offer the rest."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.catalog import TRANSMISSION
from hulldown.games.duel.events import tank_id, which
from hulldown.games.duel.rules.command import (
    NOTHING_TO_COMMAND,
    NOTHING_TO_LEAD,
    can_command,
    command_uses,
    has_common_use,
    leadership_uses,
)
from hulldown.games.duel.rules.deciding import Ask
from hulldown.games.duel.rules.draft import open_draft
from hulldown.games.duel.rules.firing import fire_refused, gun_refused, target_refused
from hulldown.games.duel.rules.flanking import can_flank, flank_refused
from hulldown.games.duel.rules.frames import FRAME_STEP
from hulldown.games.duel.rules.guns import gun_price, own_guns
from hulldown.games.duel.rules.guns import gun_refused as gun_refused_by
from hulldown.games.duel.rules.infantry import (
    TOO_FAR,
    advance_refused,
    attack_targets,
    order_refused,
)
from hulldown.games.duel.rules.instruct import (
    NO_SEAT_TO_FILL,
    NOBODY_TO_SPOT,
    changes,
    load_refused,
    spot_targets,
    unload_refused,
    unlock_refused,
)
from hulldown.games.duel.rules.levels import move_barred
from hulldown.games.duel.rules.movement import level_refused, move_refused
from hulldown.games.duel.rules.orders import TOO_DEAR, can_pay, extinguish_possible, orders_in
from hulldown.games.duel.rules.plays.offered import menu_plays
from hulldown.games.duel.rules.radios import REPORT_PRICE, report_refused
from hulldown.games.duel.rules.scenarios import grounds, occupy_refused
from hulldown.games.duel.rules.smoke import smoke_refused
from hulldown.games.duel.rules.steps import go_on
from hulldown.games.duel.rules.terrain import (
    NO_TARGET_IN_MOTION,
    enter_refused,
    hull_down_try_refused,
    is_own_terrain,
    lay_targets,
)
from hulldown.games.duel.state import NOBODY, State
from hulldown.kernel.messages import Play, Reason, Refusal, Seat
from hulldown.kernel.table import Table

DISCARD_STEP: Final = 8
ACTION_TAKEN: Final = Reason("action-taken", "D-150")
BURNS: Final = Reason("burns", "D-162")
ONLY_AN_ANSWER: Final = Reason("only-an-answer", "D-335")


class Menu(Ask):
    """D-150: one Tank Action and any number of Field Actions.

    DQ-16: it is asked as long as there are cards in hand, even if they allow nothing but to end
    the step: an end by itself would tell all that none of them is COMMAND.
    """

    asks = "ask-action"
    rule = "D-150"
    sealed = True

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-150, D-182: what may be begun."""
        return legal_menu(state, seat)

    def usual(self, state: State, seat: Seat) -> DuelAction:
        """End the step, or pass."""
        return state.cat.end if state.done or state.barred else state.cat.do_pass

    def plays(self, state: State, seat: Seat) -> list[Play[DuelAction]]:
        """D-150, D-248: shots and the other usual things, the most promising first."""
        return menu_plays(state, seat, self.legal(state, seat))

    def resolve(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-182: a draft is begun, or the step ends."""
        if action.verb == act.END:
            table.state.asked = NOBODY
            table.state.frames.top()[FRAME_STEP] = DISCARD_STEP
        else:
            open_draft(table.state.draft, action)
            go_on(table.state, seat)

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-151, D-182: every card that can begin nothing of its own, and why."""
        return menu_refusals(state, seat) if seat in state.asked else []


def legal_menu(state: State, seat: Seat) -> list[DuelAction]:
    """D-150, D-182: one Tank Action and any number of Field Actions, in any order.

    D-162, D-163, D-165: a tank that burns when the step begins takes Field Actions only.
    """
    out: list[DuelAction] = []
    if not state.done:
        if not state.barred:
            legal_tank_actions(state, seat, out)
        elif extinguish_possible(state, seat):
            out.append(state.cat.extinguish)
    legal_field_actions(state, seat, out)
    if state.done or state.barred:
        out.append(state.cat.end)
    return out


def legal_tank_actions(state: State, seat: Seat, out: list[DuelAction]) -> None:
    """D-151, D-357: what the first card, or the discard of Instruct Crew, may begin."""
    cat, tank, hand = state.cat, state.active, state.hands[seat]
    total = orders_in(state, hand)
    moving = state.in_motion(tank)
    can_drive = move_barred(state, tank) is None
    flanks = can_drive and can_flank(state, tank, moving)
    can_fire = gun_refused(state, tank) is None
    can_enter = moving and enter_refused(state, tank, moving) is None
    can_smoke = smoke_refused(state, tank) is None
    for card in hand:
        rest = total - cat.orders[card]
        if can_drive:
            legal_drive(state, card, rest, flanks, out)
        if can_fire and cat.fire_level[card] and fire_refused(state, tank, card, rest) is None:
            out.append(cat.fire[card])
        if can_enter and is_own_terrain(state, card):
            out.append(cat.terrain[card])
        if can_smoke and cat.is_smoke[card]:
            out.append(cat.smoke[card])
        if cat.is_leadership[card] and leadership_uses(state, tank, seat):
            out.append(cat.leadership[card])
    if hand:
        legal_instructions(state, tank, out)
        if unlock_refused(state, tank, hand) is None:
            out.append(cat.unlock)
    out.append(cat.do_pass)


def legal_drive(state: State, card: int, orders: int, flanks: bool, out: list[DuelAction]) -> None:
    """D-193, D-227: a MOVE or a FLANK half that may begin the Tank Action of a mobile tank."""
    cat, now = state.cat, state.move_now[state.active]
    level = cat.move_level[card]
    if level and level_refused(level, now, orders) is None:
        out.append(cat.move[card])
    level = cat.flank_level[card]
    if level and flanks and level_refused(level, now, orders) is None:
        out.append(cat.flank[card])


def legal_instructions(state: State, tank: int, out: list[DuelAction]) -> None:
    """D-172: what a discarded card can instruct the crew to do; D-180: pass is always there."""
    cat = state.cat
    if spot_targets(state, tank):
        out.append(cat.spot)
    if load_refused(state, tank) is None:
        out.append(cat.load)
    if unload_refused(state, tank) is None:
        out.append(cat.unload)
    if hull_down_try_refused(state, tank) is None:
        out.append(cat.try_hull_down)
    for change in changes(state, tank):
        out.append(cat.reseat[change])


def legal_field_actions(state: State, seat: Seat, out: list[DuelAction]) -> None:
    """D-183 to D-186: COMMAND, Terrain on enemies In Motion, stopping, ground of the scenario."""
    cat, tank, hand = state.cat, state.active, state.hands[seat]
    someone_moves = bool(lay_targets(state, tank))
    common = has_common_use(state, tank)
    for card in hand:
        if cat.command[card] != NONE and can_command(state, tank, card, common):
            out.append(cat.command_card[card])
        elif someone_moves and cat.is_terrain[card]:
            out.append(cat.lay[card])
    if hand and state.in_motion(tank):
        out.append(cat.stop)
    for how in grounds(state, cat.side[tank]):
        if occupy_refused(state, tank, how) is None:
            out.append(cat.occupy[how])
    if cat.field.has_support:
        legal_support(state, seat, out)


def legal_support(state: State, seat: Seat, out: list[DuelAction]) -> None:
    """D-186, D-187, DQ-107: guns that can be paid for, an order to the infantry, a report."""
    cat = state.cat
    for gun in own_guns(state, state.active):
        if gun_order_refused(state, seat, gun) is None:
            out.append(cat.gun[gun])
    if cat.field.infantry:
        if advance_order_refused(state, seat) is None:
            out.append(cat.advance)
        if attack_order_refused(state, seat) is None:
            out.append(cat.attack)
    if cat.field.radios and report_order_refused(state, seat) is None:
        out.append(cat.report)


def gun_order_refused(state: State, seat: Seat, gun: int) -> Reason | None:
    """D-186: a gun with a target, and its Order Icons in hand."""
    reason = gun_refused_by(state, gun)
    if reason is not None:
        return reason
    return None if can_pay(state, state.hands[seat], gun_price(state, gun), 0) else TOO_DEAR


def advance_order_refused(state: State, seat: Seat) -> Reason | None:
    """D-187: an Infantry icon, and ground to be gained."""
    return order_refused(state, seat) or advance_refused(state, state.cat.side[state.active])


def attack_order_refused(state: State, seat: Seat) -> Reason | None:
    """D-187: an Infantry icon, and an enemy near enough."""
    reason = order_refused(state, seat)
    if reason is not None:
        return reason
    return None if attack_targets(state, state.active) else TOO_FAR


def report_order_refused(state: State, seat: Seat) -> Reason | None:
    """DQ-107: somebody to report to, and an Order Icon in hand."""
    reason = report_refused(state, state.active)
    if reason is not None:
        return reason
    return None if can_pay(state, state.hands[seat], REPORT_PRICE, 0) else TOO_DEAR


# Why not


def menu_refusals(state: State, seat: Seat) -> list[Refusal]:
    """D-151, D-182: every card, target and action that is not offered now, and why."""
    out: list[Refusal] = []
    for card in state.hands[seat]:
        name = which(state, card)
        reasons = card_reasons(state, seat, card)
        out += [Refusal(name, reason, {"card": name}) for reason in reasons]
    if not state.done and not state.barred:
        out += target_refusals(state)
        out += instruction_refusals(state)
    elif not state.done and not extinguish_possible(state, seat):
        out.append(Refusal("do:extinguish", TOO_DEAR))
    return out + support_refusals(state, seat)


def target_refusals(state: State) -> list[Refusal]:
    """D-250: the enemies that the Active Tank may not fire at."""
    tank = state.active
    found = [(enemy, target_refused(state, tank, enemy)) for enemy in state.cat.enemies[tank]]
    return [Refusal(tank_id(state, e), reason) for e, reason in found if reason is not None]


def instruction_refusals(state: State) -> list[Refusal]:
    """D-172: what the crew cannot be instructed to do."""
    tank = state.active
    found = [
        ("do:spot", None if spot_targets(state, tank) else NOBODY_TO_SPOT),
        ("do:load", load_refused(state, tank)),
        ("do:unload", unload_refused(state, tank)),
        ("do:hull-down", hull_down_try_refused(state, tank)),
        ("action:seat", None if changes(state, tank) else NO_SEAT_TO_FILL),
    ]
    if TRANSMISSION in state.damage[tank]:
        found.append(("do:unlock", unlock_refused(state, tank, state.cards_of(tank))))
    return [Refusal(subject, reason) for subject, reason in found if reason is not None]


def support_refusals(state: State, seat: Seat) -> list[Refusal]:
    """D-185, D-186, D-187, DQ-107: ground, guns, infantry and radio, where they take part."""
    cat, tank = state.cat, state.active
    found = [
        (f"occupy:{act.GROUNDS[how]}", occupy_refused(state, tank, how))
        for how in grounds(state, cat.side[tank])
    ]
    found += [
        (f"gun:{cat.guns[gun]}", gun_order_refused(state, seat, gun))
        for gun in own_guns(state, tank)
    ]
    if cat.field.infantry:
        found.append(("do:advance", advance_order_refused(state, seat)))
        found.append(("do:attack", attack_order_refused(state, seat)))
    if cat.field.radios:
        found.append(("do:report", report_order_refused(state, seat)))
    return [Refusal(subject, reason) for subject, reason in found if reason is not None]


def card_reasons(state: State, seat: Seat, card: int) -> list[Reason]:
    """Why each half of a card cannot be played now."""
    cat, tank = state.cat, state.active
    found: list[Reason | None] = []
    if not state.done and not state.barred:
        found = tank_action_reasons(state, seat, card)
    elif is_for_tank_action(state, card):
        found = [ACTION_TAKEN if state.done else BURNS]
    if cat.is_tactics[card]:
        found.append(ONLY_AN_ANSWER)
    if cat.is_terrain[card] and not lay_targets(state, tank):
        found.append(NO_TARGET_IN_MOTION)
    if cat.command[card] != NONE and not command_uses(state, tank, card):
        found.append(NOTHING_TO_COMMAND)
    return [reason for reason in found if reason is not None]


def is_for_tank_action(state: State, card: int) -> bool:
    """D-151: a card that begins a Tank Action by itself."""
    cat = state.cat
    drives = cat.move_level[card] or cat.flank_level[card] or is_own_terrain(state, card)
    return bool(drives or cat.fire_level[card] or cat.is_smoke[card] or cat.is_leadership[card])


def tank_action_reasons(state: State, seat: Seat, card: int) -> list[Reason | None]:
    """What the guards of Tank Actions say about each half."""
    cat, tank = state.cat, state.active
    moving = state.in_motion(tank)
    rest = orders_in(state, state.hands[seat]) - cat.orders[card]
    found: list[Reason | None] = []
    if cat.move_level[card]:
        found.append(move_refused(state, tank, card, rest))
    if cat.fire_level[card]:
        gun = gun_refused(state, tank)
        found.append(gun or fire_refused(state, tank, card, rest))
    if cat.flank_level[card]:
        found.append(flank_refused(state, tank, card, moving, rest))
    if cat.is_smoke[card]:
        found.append(smoke_refused(state, tank))
    if cat.is_leadership[card] and not leadership_uses(state, tank, seat):
        found.append(NOTHING_TO_LEAD)
    if cat.is_terrain[card]:
        found.append(enter_refused(state, tank, moving))
    return found
