"""2) Abilities: the eight active ones, in printed order, each completely."""

from typing import Final

from hulldown.games.rush import actions as act
from hulldown.games.rush import events
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import (
    AUXILIARY,
    INVULNERABILITY,
    RECRUITMENT,
    REINFORCEMENTS,
    SABOTAGE,
    SCOUTING,
    Ability,
)
from hulldown.games.rush.catalog import REPAIR as REPAIR_ABILITY
from hulldown.games.rush.catalog import RESEARCH as RESEARCH_ABILITY
from hulldown.games.rush.catalog import SIEGE as SIEGE_ABILITY
from hulldown.games.rush.events import who
from hulldown.games.rush.rules.deciding import RushDecision, alike, refusal, target_args
from hulldown.games.rush.rules.defence import begin_defence
from hulldown.games.rush.rules.fighting import (
    distinct_bases,
    foretold,
    most_harmful,
    siege_destroys,
    strike_base,
    strike_vehicle,
)
from hulldown.games.rush.rules.market import refill_after_taking, scout
from hulldown.games.rush.rules.medals import take_singles
from hulldown.games.rush.rules.playing import mark_used
from hulldown.games.rush.rules.squad import draw_cards, put_down
from hulldown.games.rush.state import (
    GONE,
    MAIN,
    NOBODY,
    REPAIR,
    REPAIR_MORE,
    RESEARCH,
    SIEGE,
    State,
    changed,
)
from hulldown.games.rush.state import SABOTAGE as ASK_SABOTAGE
from hulldown.kernel.config import OrderForm, Orders, choice
from hulldown.kernel.messages import Args, Label, Message, Prompt, Reason, Refusal, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import card_label

NO_ABILITY: Final = Reason("no-ability", "R-060")
NOT_ARMOURED: Final = Reason("not-armoured", "R-153")
RESEARCH_LIMIT: Final = Reason("research-limit", "R-161")
ASK_ME: Final = "ask"


def use_refused(state: State, card: int) -> Reason | None:
    """R-052, R-132, R-188: only a card with an active ability can be played for it."""
    return None if state.cat.abilities[card] else NO_ABILITY


def resolve_use(table: Table[State], action: RushAction) -> None:
    """R-052, R-053: play a card for all its abilities (RQ-10)."""
    state = table.state
    state.hands[state.active].remove(action.card)
    mark_used(state, action.card)
    state.card = action.card
    state.step = 0
    if table.watched:
        table.emit(events.card_used(state, state.active, action.card))
    go_on(table)


def go_on(table: Table[State]) -> None:
    """R-052: resolve ability after ability until one asks for a choice or all are done."""
    state = table.state
    state.asking = MAIN
    state.asked = state.cat.solo[state.active]
    listed = state.cat.abilities[state.card]
    while state.step < len(listed):
        ability, number = listed[state.step]
        state.step += 1
        begin_ability(table, ability, number)
        if state.asking != MAIN:
            return
    finish_card(table)


def begin_ability(table: Table[State], ability: Ability, number: int) -> None:
    """R-146: Reinforcements draws; the other abilities do or ask what their rules say."""
    if ability == REINFORCEMENTS:
        draw_cards(table, table.state.active, number, "R-146")
    elif ability == RECRUITMENT:
        resolve_recruitment(table)
    elif ability == SCOUTING:
        resolve_scouting(table)
    elif ability == SABOTAGE:
        begin_sabotage(table)
    elif ability == SIEGE_ABILITY:
        begin_siege(table)
    elif ability == RESEARCH_ABILITY:
        begin_research(table, number)
    elif ability == REPAIR_ABILITY:
        begin_repair(table)
    elif ability == INVULNERABILITY:
        resolve_invulnerability(table)


def finish_card(table: Table[State]) -> None:
    """R-021, R-054, R-062, R-063: to the Graveyard by Research, else to a Base, else the Depot."""
    state = table.state
    card = state.card
    if state.cat.is_research[card]:
        state.graveyard.append(card)
        state.card = NOBODY
        if table.watched:
            table.emit(events.card_buried(state, state.active, card, "R-160"))
    elif state.cat.armour[card]:
        begin_defence(table)
    else:
        state.depots[state.active].append(card)
        state.card = NOBODY
        if table.watched:
            table.emit(events.card_discarded(state, state.active, card))


def resolve_recruitment(table: Table[State]) -> None:
    """R-147 (RQ-30): any number of Vehicles may be bought this turn."""
    table.state.recruited = 1
    if table.watched:
        table.emit(events.recruitment_opened(table.state.active))


def resolve_scouting(table: Table[State]) -> None:
    """R-149: the Reserve is replaced."""
    if table.watched:
        table.emit(events.reserve_scouted(table.state.active))
    scout(table)


def resolve_invulnerability(table: Table[State]) -> None:
    """R-167 (RQ-44): one single Medal of the card's country, at once, if there is one."""
    state = table.state
    country = state.cat.country[state.card]
    count = min(1, state.singles[country])
    if table.watched:
        if count:
            table.emit(events.medals_taken(state.active, country, 1, 0, "R-167"))
        else:
            table.emit(events.medals_missed(state.active, country))
    take_singles(table, state.active, country, count)


# Sabotage


def victims(state: State, after: Seat) -> list[Seat]:
    """R-150 (RQ-24): opponents with a card in hand, clockwise from this seat's left."""
    out: list[Seat] = []
    seat = (after + 1) % state.seats
    while seat != state.active:
        if state.hands[seat]:
            out.append(seat)
        seat = (seat + 1) % state.seats
    return out


def begin_sabotage(table: Table[State]) -> None:
    """R-150: each opponent chooses a card of his hand; an empty hand loses nothing."""
    state = table.state
    if table.watched:
        table.emit(events.sabotage_called(state.active))
    asked = victims(state, state.active)
    if asked:
        state.asking = ASK_SABOTAGE
        state.asked = tuple(asked) if state.cat.rules.sabotage_sealed else state.cat.solo[asked[0]]


class Sabotaged(RushDecision):
    """R-150: which card of one's hand is given up; only its owner sees the hand."""

    asks = "ask-sabotage"
    rule = "R-150"

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-150: any card of one's hand; equal ones count once."""
        return [state.cat.sabotaged[card] for card in sorted(set(state.hands[seat]))]

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-150: the card is chosen."""
        resolve_sabotaged(table, seat, action.card)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """R-150: everybody knows the choice of who holds a single card."""
        asked = Message(self.asks, self.args(state, seat))
        is_forced = len(state.hands[seat]) == 1
        return Prompt(asked, self.rule, is_forced, state.cat.rules.sabotage_sealed)

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """R-150: which card goes if one is sabotaged, until one's own turn begins."""
        if seat == state.active:
            return []
        names = tuple([state.cat.names[card] for card in sorted(set(state.hands[seat]))])
        return [choice("give_up", (ASK_ME, *names), ASK_ME, rule="R-150")] if names else []

    def answer(self, state: State, seat: Seat, orders: Orders) -> RushAction | None:
        """R-150: the card named beforehand, if it is still in hand."""
        named = orders.get("give_up", ASK_ME)
        if named == ASK_ME or named not in state.cat.names:
            return None
        card = state.cat.names.index(named)
        return state.cat.sabotaged[card] if card in state.hands[seat] else None


def resolve_sabotaged(table: Table[State], seat: Seat, card: int) -> None:
    """R-150, R-151: in order each choice shows when made; sealed ones when all are made."""
    state = table.state
    if not state.cat.rules.sabotage_sealed:
        give_up(table, seat, card)
        left = victims(state, seat)
        if left:
            state.asked = state.cat.solo[left[0]]
            return
        go_on(table)
        return
    state.given_up = changed(state.given_up, seat, card - state.given_up[seat])
    if table.watched:
        table.emit(events.has_chosen(seat))
    state.asked = tuple([other for other in state.asked if other != seat])
    if not state.asked:
        for victim in victims(state, state.active):
            give_up(table, victim, state.given_up[victim])
        state.given_up = (NOBODY,) * state.seats
        go_on(table)


def give_up(table: Table[State], seat: Seat, card: int) -> None:
    """R-150: the card goes to its owner's Depot, without replacement."""
    state = table.state
    put_down(state, seat, card)
    known = list(state.known[seat])
    if card in known:
        known.remove(card)
        state.known[seat] = tuple(known)
    if table.watched:
        table.emit(events.card_given_up(state, seat, card))


# Siege Master


def can_siege_defender(state: State, place: int) -> bool:
    """R-136, R-153 (RX-23): a defender that is an Armored Vehicle, or any by the option."""
    defender = state.defenders[place]
    if defender == NOBODY:
        return False
    return state.cat.rules.siege_targets_auxiliary or state.cat.klass[defender] != AUXILIARY


def legal_siege(state: State) -> list[RushAction]:
    """R-152, R-153: a Base, defended or not, or the Vehicle defending it."""
    out: list[RushAction] = []
    for place in distinct_bases(state):
        out.append(state.cat.siege_base[place])
        if can_siege_defender(state, place):
            out.append(state.cat.siege_defender[place])
    return out


def begin_siege(table: Table[State]) -> None:
    """R-189 (RQ-38): one target must be chosen if there is one."""
    if distinct_bases(table.state):
        table.state.asking = SIEGE


class Siege(RushDecision):
    """R-152, R-153: what Siege Master strikes."""

    asks = "ask-siege"
    rule = "R-152"

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-152, R-153: a Base, defended or not, or the Vehicle defending it."""
        return legal_siege(state)

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-154, R-156, R-157: the Base is damaged, or destroyed if it was damaged."""
        if action.verb == act.SIEGE_BASE:
            strike_base(table, action.place, False)
        else:
            besiege_defender(table, action.place)
        go_on(table)

    def describe(self, state: State, seat: Seat, action: RushAction) -> Label:
        """By the target and what will happen to it."""
        args = target_args(state, action.place, foretold(state, action))
        is_guarded = action.verb == act.SIEGE_BASE and "defender" in args
        kind = "-guarded" if is_guarded else ""
        return card_label(action, args, alike(state, action.place), kind)

    def usual(self, state: State, seat: Seat) -> RushAction:
        """R-152: a hit that destroys comes first."""
        return most_harmful(state, legal_siege(state))

    def hand_refused(self, state: State) -> list[Refusal]:
        """R-153: an Auxiliary Unit cannot be besieged."""
        refused = super().hand_refused(state)
        for place, defender in enumerate(state.defenders):
            is_own = place // 3 == state.active
            if is_own or defender == NOBODY or state.bases[place] == GONE:
                continue
            if not can_siege_defender(state, place):
                args: Args = {"owner": who(place // 3), "base": place % 3 + 1}
                refused.append(refusal(state, defender, NOT_ARMOURED, **args))
        return refused


def besiege_defender(table: Table[State], place: int) -> None:
    """R-154, R-155, R-158, R-159 (RQ-25): damage or destroy it; its Medal comes later."""
    state = table.state
    if strike_vehicle(table, place, siege_destroys(state, place)):
        state.siege_due = changed(state.siege_due, state.cat.country[state.card], 1)


# Research


def legal_research(state: State) -> list[RushAction]:
    """R-161 (RQ-27): a Vehicle of the Reserve that costs at most the printed number."""
    cat = state.cat
    return [cat.research[card] for card in state.reserve if cat.cost[card] <= state.limit]


def begin_research(table: Table[State], number: int) -> None:
    """R-161, R-163: taking is not optional if something qualifies, and takes no resources."""
    state = table.state
    state.limit = number
    if legal_research(state):
        state.asking = RESEARCH


class Research(RushDecision):
    """R-161: which Vehicle Research takes."""

    asks = "ask-research"
    rule = "R-161"

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-161: a Vehicle of the Reserve within the limit."""
        return legal_research(state)

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-161, R-162: the Vehicle goes to the Depot and the Reserve is refilled."""
        state = table.state
        state.reserve.remove(action.card)
        state.depots[state.active].append(action.card)
        if table.watched:
            table.emit(events.vehicle_researched(state, state.active, action.card))
        refill_after_taking(table, "R-162")
        go_on(table)

    def usual(self, state: State, seat: Seat) -> RushAction:
        """R-161: the most expensive."""
        return max(legal_research(state), key=lambda action: state.cat.cost[action.card])

    def reserve_refused(self, state: State) -> list[Refusal]:
        """R-161: what Research cannot reach."""
        return [
            refusal(state, vehicle, RESEARCH_LIMIT, limit=state.limit)
            for vehicle in state.reserve
            if state.cat.cost[vehicle] > state.limit
        ]


# Repair


def legal_repair(state: State) -> list[RushAction]:
    """R-165 (RQ-28): any card of the own Depot."""
    return [state.cat.repair[card] for card in sorted(set(state.depots[state.active]))]


def begin_repair(table: Table[State]) -> None:
    """R-165: with an empty Depot nothing happens."""
    if table.state.depots[table.state.active]:
        table.state.asking = REPAIR


class Repair(RushDecision):
    """R-165: which card Repair buries."""

    asks = "ask-repair"
    rule = "R-165"

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-165 (RQ-28): any card of the own Depot."""
        return legal_repair(state)

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-165, R-166: the chosen card goes to the Graveyard, the Repair card does not."""
        state = table.state
        bury(table, action.card)
        if state.depots[state.active]:
            state.asking = REPAIR_MORE
        else:
            go_on(table)


class RepairMore(RushDecision):
    """R-165: one more card, or no more."""

    asks = "ask-repair-more"
    rule = "R-165"

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-165: stop, or any card of the own Depot."""
        return [state.cat.stop_repair, *legal_repair(state)]

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-165: one more card goes, unless one was enough."""
        if action.verb == act.REPAIR:
            bury(table, action.card)
        go_on(table)


def bury(table: Table[State], card: int) -> None:
    """R-165: a card of the own Depot goes to the Graveyard."""
    state = table.state
    state.depots[state.active].remove(card)
    state.graveyard.append(card)
    if table.watched:
        table.emit(events.card_buried(state, state.active, card, "R-165"))
