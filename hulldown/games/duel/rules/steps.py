"""8.3: the steps in which a Tank Action or Field Action is composed in private.

A price is named before it is paid, and only what can still be finished is offered, so that no step
leads to a dead end. A step with one choice is taken by itself.
"""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.events import tank_id, which, who
from hulldown.games.duel.rules.command import (
    command_refused,
    command_uses,
    leadership_refused,
    leadership_uses,
)
from hulldown.games.duel.rules.conditions import terrain_barred
from hulldown.games.duel.rules.deciding import Ask, refuse_cards
from hulldown.games.duel.rules.draft import (
    amounts_due,
    boost_for_draft,
    fill,
    is_moving_in_draft,
    metres_in_draft,
    open_step,
)
from hulldown.games.duel.rules.firing import fire_refused, target_refused, targets
from hulldown.games.duel.rules.flanking import (
    flank_after_refused,
    flank_at_refused,
    flank_objects,
    flanked,
    shake_refused,
)
from hulldown.games.duel.rules.guns import (
    gun_distances,
    gun_target_refused,
    gun_targets,
    own_guns,
)
from hulldown.games.duel.rules.infantry import (
    NO_INFANTRY_ON_IT,
    attack_refused,
    attack_targets,
    icon_cards,
)
from hulldown.games.duel.rules.instruct import (
    NO_MOVE_CARD,
    load_refused,
    move_cards,
    spot_targets,
    unload_refused,
)
from hulldown.games.duel.rules.movement import NOT_MOVING, distances, move_refused
from hulldown.games.duel.rules.orders import (
    LOOK_PRICE,
    MOST_BOOST,
    QUICK_PRICE,
    TOO_DEAR,
    blank_cards,
    can_pay,
    orders_in,
    payers,
    spare_cards,
)
from hulldown.games.duel.rules.radios import callers, listeners, reported
from hulldown.games.duel.rules.specials import EMPTY_HAND, special_targets, victims
from hulldown.games.duel.rules.spotting import spot_refused
from hulldown.games.duel.rules.terrain import is_own_terrain, lay_refused, lay_targets
from hulldown.games.duel.state import (
    AIMING,
    ARMING,
    BOOSTING,
    CALLING,
    DECLARING,
    DRAFT_CHANGE,
    DRAFT_FIRST,
    DRAFT_FLANK_CARD,
    DRAFT_KIND,
    DRAFT_SECOND,
    DRAFT_USE,
    FLANKING,
    GIVING,
    GOING,
    GUNNING,
    LOADING,
    LOOKING,
    MORE,
    NONE,
    PAYING,
    RELEASING,
    ROBBING,
    TARGET,
    USING,
    State,
)
from hulldown.kernel.messages import Args, Reason, Refusal, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Decision, Question

MAY_NOT_FOLLOW: Final = Reason("may-not-follow", "D-159")
ALREADY: Final = 0
BY_LOADING: Final = 1
BY_UNLOADING: Final = 2
STAY: Final = act.FURTHEST // act.STEP
WRONG_GIFT: Final[dict[int, Reason]] = {
    act.UNLOCK: NO_MOVE_CARD,
    act.ADVANCE: NO_INFANTRY_ON_IT,
    act.ATTACK: NO_INFANTRY_ON_IT,
}


class DraftStep(Ask):
    """D-168: one step of a draft, known to its owner alone."""

    sealed = True

    def __init__(self, question: Question) -> None:
        self.question = question

    def resolve(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """The choice is written into the draft."""
        fill(table.state, self.question, action)
        go_on(table.state, seat)


def go_on(state: State, seat: Seat) -> None:
    """Ask for the next open step of the draft."""
    state.asking = next_question(state, seat)


def next_question(state: State, seat: Seat) -> Question:
    """The first step of the draft that is still open and has more than one way."""
    while True:
        question = open_step(state, seat)
        if question == DECLARING:
            return question
        legal = STEPS[question].legal(state, seat)
        if len(legal) != 1:
            return question
        fill(state, question, legal[0])


# Cards


class More(DraftStep):
    """D-159: which cards follow."""

    asks = "ask-more"
    rule = "D-159"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-153, D-154, D-156, D-159, D-160, D-194: cards that may follow, three at most.

        DQ-13: what the cards chosen so far need must still be payable with what would be left.
        """
        spare = spare_cards(state, seat)
        total = orders_in(state, spare)
        out = [state.cat.enough]
        price = 2 * boost_for_draft(state)
        for card in spare:
            rest = total - state.cat.orders[card]
            if rest >= price:
                if state.draft[DRAFT_KIND] == act.FIRE:
                    follow_fire(state, card, rest, out)
                else:
                    follow_drive(state, card, rest, out)
        return out

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-159: each other card of the hand, and why it does not follow."""
        if seat not in state.asked:
            return []
        follows = {action.card for action in self.legal(state, seat)}
        spare = spare_cards(state, seat)
        others = [card for card in spare if card not in follows]
        return [
            Refusal(name, follow_refused(state, card, spare), {"card": name})
            for card in others
            for name in (which(state, card),)
        ]


def follow_refused(state: State, card: int, spare: list[int]) -> Reason:
    """D-153, D-154, D-156, D-159, DQ-13: what keeps a card from following the draft so far."""
    cat, draft, tank = state.cat, state.draft, state.active
    rest = orders_in(state, spare) - cat.orders[card]
    if rest < 2 * boost_for_draft(state):
        return TOO_DEAR
    reason: Reason | None = None
    moves = draft[DRAFT_KIND] == act.MOVE and draft[DRAFT_FLANK_CARD] == NONE
    if draft[DRAFT_KIND] == act.FIRE and draft[DRAFT_SECOND] == NONE and cat.fire_level[card]:
        reason = fire_refused(state, tank, card, rest)
    elif moves and draft[DRAFT_SECOND] == NONE and cat.move_level[card]:
        reason = move_refused(state, tank, card, rest)
    elif moves and cat.flank_level[card]:
        reason = flank_after_refused(state, tank, card, rest, move_cards_in_draft(state))
    elif draft[DRAFT_KIND] == act.MOVE and is_own_terrain(state, card):
        reason = terrain_barred(state, draft[DRAFT_FIRST])
    return MAY_NOT_FOLLOW if reason is None else reason


def follow_fire(state: State, card: int, orders: int, out: list[DuelAction]) -> None:
    """D-153, D-248: a second FIRE card, LEADERSHIP."""
    cat, draft = state.cat, state.draft
    if draft[DRAFT_SECOND] == NONE and cat.fire_level[card]:
        if fire_refused(state, state.active, card, orders) is None:
            out.append(cat.fire[card])
    elif cat.is_leadership[card]:
        out.append(cat.leadership[card])


def follow_drive(state: State, card: int, orders: int, out: list[DuelAction]) -> None:
    """D-154, D-156, D-194: a second MOVE, FLANK, Terrain, in this order."""
    cat, draft, tank = state.cat, state.draft, state.active
    moves = draft[DRAFT_KIND] == act.MOVE and draft[DRAFT_FLANK_CARD] == NONE
    pairs = moves and draft[DRAFT_SECOND] == NONE and cat.move_level[card] > 0
    if pairs and move_refused(state, tank, card, orders) is None:
        out.append(cat.move[card])
    flanks = moves and cat.flank_level[card] > 0
    cards = move_cards_in_draft(state)
    if flanks and flank_after_refused(state, tank, card, orders, cards) is None:
        out.append(cat.flank[card])
    if is_own_terrain(state, card) and is_moving_in_draft(state):
        box = draft[DRAFT_FIRST] if draft[DRAFT_KIND] == act.MOVE else state.hold[tank]
        if terrain_barred(state, box) is None:
            out.append(cat.terrain[card])


# Whom


class Target(DraftStep):
    """D-250: whom the action is aimed at."""

    asks = "ask-target"
    rule = "D-250"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """Whom the action may name."""
        return [state.cat.at[enemy] for enemy in draft_targets(state)]

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-075, D-250: the enemies that may not be named, and why."""
        if seat not in state.asked:
            return []
        found = [(e, aim_refused(state, e)) for e in state.cat.enemies[state.active]]
        return [Refusal(tank_id(state, e), reason) for e, reason in found if reason is not None]


def aim_refused(state: State, enemy: int) -> Reason | None:
    """D-173, D-184, D-186, D-187, D-250: may the draft so far name this enemy?"""
    kind, tank = state.draft[DRAFT_KIND], state.active
    if kind == act.FIRE:
        return target_refused(state, tank, enemy)
    if kind == act.GUN:
        return gun_target_refused(state, state.draft[DRAFT_CHANGE], enemy)
    if kind == act.ATTACK:
        return attack_refused(state, enemy)
    if kind == act.LAY:
        return lay_refused(state, enemy)
    return spot_refused(state, tank, enemy) if kind == act.SPOT else None


def draft_targets(state: State) -> list[int]:
    """Whom the action may name."""
    kind, tank = state.draft[DRAFT_KIND], state.active
    if kind == act.FIRE:
        return targets(state, tank)
    if kind == act.GUN:
        return gun_targets(state, state.draft[DRAFT_CHANGE])
    if kind == act.ATTACK:
        return attack_targets(state, tank)
    if kind == act.REPORT:
        return reported(state, tank, state.draft[DRAFT_CHANGE])
    if state.draft[DRAFT_USE] == act.USE_SPECIAL:
        return special_targets(state, tank, state.draft[DRAFT_FIRST])
    return lay_targets(state, tank) if kind == act.LAY else spot_targets(state, tank)


class Flanking(DraftStep):
    """D-229: whom a FLANK card flanks or shakes off."""

    asks = "ask-flank"
    rule = "D-229"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-229, D-234, DQ-24: one card either flanks an enemy or shakes one off."""
        moving, metres = is_moving_in_draft(state), metres_in_draft(state)
        attacked, shaken = flank_objects(state, state.active, moving, metres)
        out = [state.cat.at[enemy] for enemy in attacked]
        return out + [state.cat.shake[enemy] for enemy in shaken]

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-075, D-229, D-236: the enemies that this card can neither flank nor shake off."""
        if seat not in state.asked:
            return []
        named = {action.value for action in self.legal(state, seat)}
        others = [enemy for enemy in state.cat.enemies[state.active] if enemy not in named]
        return [Refusal(tank_id(state, enemy), flank_reason(state, enemy)) for enemy in others]


def flank_reason(state: State, enemy: int) -> Reason:
    """D-227, D-229, D-236, DQ-24: why a FLANK card does nothing about this enemy."""
    tank = state.active
    if is_moving_in_draft(state):
        reason = flank_at_refused(state, tank, enemy, metres_in_draft(state))
    else:
        reason = shake_refused(state, tank, enemy) if state.has_flanked(enemy, tank) else None
    return NOT_MOVING if reason is None else reason


class Releasing(DraftStep):
    """D-230: which flanked enemy is given up for a third."""

    asks = "ask-release"
    rule = "D-230"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-230: one of the enemies flanked so far."""
        return [state.cat.release[enemy] for enemy in flanked(state, state.active)]


class Robbing(DraftStep):
    """D-171: from whom a card is taken."""

    asks = "ask-rob"
    rule = "D-171"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-171: opponents with cards."""
        return [state.cat.rob[other] for other in victims(state, seat)]

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """DQ-97: from an empty hand nothing is taken."""
        if seat not in state.asked:
            return []
        empty = [other for other in state.cat.enemy_seats[seat] if not state.hands[other]]
        return [Refusal(who(other), EMPTY_HAND) for other in empty]


class Calling(DraftStep):
    """DQ-107: to which friendly tank a report goes, or from which it comes."""

    asks = "ask-friend"
    rule = "D-003"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """DQ-107: friendly tanks that can hear it, or have something to tell."""
        gives = state.draft[DRAFT_KIND] == act.REPORT
        found = listeners(state, state.active) if gives else callers(state, state.active)
        return [state.cat.friend[other] for other in found]


class Gunning(DraftStep):
    """D-188: which gun takes a new position."""

    asks = "ask-gun"
    rule = "D-188"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-188: any own gun."""
        return [state.cat.gun[gun] for gun in own_guns(state, state.active)]


# How


class Going(DraftStep):
    """D-195: how far."""

    asks = "ask-metres"
    rule = "D-195"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-195, D-197: by the MOVE cards chosen; D-188: a gun goes 200 m either way."""
        if state.draft[DRAFT_KIND] == act.MOVE:
            found = move_ways(state)
            if state.draft[DRAFT_FLANK_CARD] > 0:
                found = [metres for metres in found if flanks_after(state, metres)]
        else:
            found = gun_distances(state, state.draft[DRAFT_CHANGE])
        return [state.cat.go[metres // act.STEP + STAY] for metres in found]

    def usual(self, state: State, seat: Seat) -> DuelAction:
        """D-196: stay where it is; a gun goes forward."""
        legal = self.legal(state, seat)
        return state.cat.go[STAY] if state.cat.go[STAY] in legal else legal[-1]


def move_ways(state: State) -> list[int]:
    """D-195: how far the MOVE cards chosen so far may lead."""
    return distances(state, state.active, move_cards_in_draft(state))


def move_cards_in_draft(state: State) -> int:
    """D-193: one MOVE card, or a pair."""
    return 2 if state.draft[DRAFT_SECOND] > 0 else 1


def flanks_after(state: State, metres: int) -> bool:
    """DQ-98: does a FLANK card find an object after a MOVE of `metres`? Only Snow hides any."""
    if not state.cat.field.snow:
        return True
    attacked, shaken = flank_objects(state, state.active, True, metres)
    return bool(attacked or shaken)


class Aiming(DraftStep):
    """D-266: the location of a shot with two FIRE cards."""

    asks = "ask-aim"
    rule = "D-266"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-266, DQ-29: turret or hull, never tracks."""
        return state.cat.aim.copy()


class Loading(DraftStep):
    """D-249: quick-loading or unloading."""

    asks = "ask-quick"
    rule = "D-249"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-032, D-249, DQ-48, DQ-85: quick-load or unload for 3 Order Icons beside the boost."""
        cat, tank = state.cat, state.active
        out = [cat.quick[ALREADY]]
        spare = spare_cards(state, seat)
        if can_pay(state, spare, 2 * boost_for_draft(state), QUICK_PRICE):
            if load_refused(state, tank) is None:
                out.append(cat.quick[BY_LOADING])
            elif unload_refused(state, tank) is None:
                out.append(cat.quick[BY_UNLOADING])
        return out


class Boosting(DraftStep):
    """D-167: a boost by Order Icons."""

    asks = "ask-boost"
    rule = "D-167"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-029, D-030, DQ-14, DQ-25: what the cards need; more only where a flanker may go."""
        least = boost_for_draft(state)
        draft = state.draft
        helps = draft[DRAFT_KIND] == act.MOVE and draft[DRAFT_SECOND] == NONE
        if not helps or not state.flankers(state.active):
            return [state.cat.boost[least]]
        spare = spare_cards(state, seat)
        return [
            state.cat.boost[levels]
            for levels in range(least, MOST_BOOST + 1)
            if levels == least or can_pay(state, spare, 2 * levels, 0)
        ]


class Using(DraftStep):
    """D-171: what LEADERSHIP or COMMAND is for."""

    asks = "ask-use"
    rule = "D-171"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-171, D-188: what the card may be used for."""
        if state.draft[DRAFT_KIND] == act.LEADERSHIP:
            found = leadership_uses(state, state.active, seat)
        else:
            found = command_uses(state, state.active, state.draft[DRAFT_FIRST])
        return [state.cat.use[how] for how in found]

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-171, D-188: what the card would not do now, and why."""
        if seat not in state.asked:
            return []
        if state.draft[DRAFT_KIND] == act.LEADERSHIP:
            found = leadership_refused(state, state.active, seat)
        else:
            found = command_refused(state, state.active, state.draft[DRAFT_FIRST])
        return [Refusal(f"use:{act.USES[how]}", why) for how, why in found if why is not None]


class Looking(DraftStep):
    """D-174: how many cards a Spot attempt Pulls."""

    asks = "ask-look"
    rule = "D-174"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-031, D-174: a second card for 2 Order Icons, beside the card that is discarded."""
        hand = state.hands[seat]
        look = state.cat.look
        total = orders_in(state, hand)
        twice = any(total - state.cat.orders[card] >= LOOK_PRICE for card in hand)
        return [look[0], look[1]] if twice else [look[0]]


class Arming(DraftStep):
    """D-187: what Soviet infantry tries first, the rifle or a fight hand to hand."""

    asks = "ask-arm"
    rule = "D-187"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-187: only one side may fight hand to hand."""
        side = state.cat.side[state.active]
        return state.cat.arm.copy() if state.cat.hand_to_hand[side] else [state.cat.arm[0]]


# What it costs


class Giving(DraftStep):
    """D-172: which card is discarded."""

    asks = "ask-give"
    rule = "D-172"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-172: any card, if the rest can still pay (DQ-13); D-299: two MOVE cards."""
        give = state.cat.give
        spare = spare_cards(state, seat)
        if state.draft[DRAFT_KIND] == act.UNLOCK:
            return [give[card] for card in move_cards(state, spare)]
        if state.draft[DRAFT_KIND] in (act.ADVANCE, act.ATTACK):
            return [give[card] for card in icon_cards(state, spare)]
        first, second = amounts_due(state)
        total = orders_in(state, spare)
        orders = state.cat.orders
        return [give[card] for card in spare if total - orders[card] >= first + second]

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-187, D-299, DQ-13: the other cards of the hand: of the wrong kind, or needed to pay."""
        if seat not in state.asked:
            return []
        given = {action.card for action in self.legal(state, seat)}
        others = [card for card in spare_cards(state, seat) if card not in given]
        return refuse_cards(state, others, WRONG_GIFT.get(state.draft[DRAFT_KIND], TOO_DEAR))


class Paying(DraftStep):
    """D-025: Order Icons, card by card."""

    asks = "ask-pay"
    rule = "D-025"

    def args(self, state: State, seat: Seat) -> Args:
        """How much is missing."""
        first, second = amounts_due(state)
        return {"tank": tank_id(state, state.active), "missing": first or second}

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """DQ-13: the cards with which the price can still be reached."""
        first, second = amounts_due(state)
        cards = payers(state, spare_cards(state, seat), first, second)
        return [state.cat.pay[card] for card in cards]

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-025, DQ-13: cards without Order Icons, and those needed for the second price."""
        if seat not in state.asked:
            return []
        pay = {action.card for action in self.legal(state, seat)}
        kept = [card for card in spare_cards(state, seat) if card not in pay]
        saved = [card for card in kept if state.cat.orders[card]]
        return blank_cards(state, seat) + refuse_cards(state, saved, TOO_DEAR)


STEPS: Final[dict[Question, Decision[State, DuelAction]]] = {
    MORE: More(MORE),
    TARGET: Target(TARGET),
    FLANKING: Flanking(FLANKING),
    RELEASING: Releasing(RELEASING),
    ROBBING: Robbing(ROBBING),
    CALLING: Calling(CALLING),
    GUNNING: Gunning(GUNNING),
    GOING: Going(GOING),
    AIMING: Aiming(AIMING),
    LOADING: Loading(LOADING),
    BOOSTING: Boosting(BOOSTING),
    USING: Using(USING),
    LOOKING: Looking(LOOKING),
    ARMING: Arming(ARMING),
    GIVING: Giving(GIVING),
    PAYING: Paying(PAYING),
}
