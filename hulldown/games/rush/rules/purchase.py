"""1) Purchase: resource cards pay for Vehicles of the Reserve."""

from typing import Final

from hulldown.games.rush import actions as act
from hulldown.games.rush import events
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import NONE
from hulldown.games.rush.events import which
from hulldown.games.rush.rules.deciding import RushDecision, laid_out, refusal
from hulldown.games.rush.rules.market import fill_reserve, refill_after_taking
from hulldown.games.rush.rules.playing import USED_UP, is_used_up, mark_used
from hulldown.games.rush.rules.squad import put_down
from hulldown.games.rush.state import MAIN, NOBODY, PAYMENT, State, changed
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Args, Message, Play, Reason, Refusal, Seat
from hulldown.kernel.table import Table

ONE_PURCHASE: Final = Reason("one-purchase", "R-050")
TOO_DEAR: Final = Reason("too-dear", "R-043")
NO_PAYER: Final = Reason("no-payer", "R-048")
NO_SYMBOL: Final = Reason("no-symbol", "R-041")
WRONG_COUNTRY: Final = Reason("national-only", "R-171")
NOTHING_AFFORDABLE: Final = Reason("nothing-affordable", "R-043")
FINISH_PURCHASE: Final = Reason("finish-purchase", "R-042")
ORDINARY: Final = 4
PAYERS: Final = 5


def purse(state: State) -> list[int]:
    """R-040, R-171: what the cards still laid out could pay.

    National resources of each country, then the ordinary ones; then how many cards may pay so,
    with those already spent this turn.
    """
    cat = state.cat
    out = [0, 0, 0, 0, 0, *state.payers]
    for card in state.hands[state.active]:
        value = cat.resources[card]
        if value >= 0 and not (state.used and is_used_up(state, card)):
            slot = cat.purse_slot[card]
            out[slot] += value
            out[PAYERS + slot] += 1
    return out


def missing(state: State, vehicle: int, ordinary: int, national: int) -> int:
    """R-043, R-148, R-171, R-172 (RQ-29): resources still missing for this Vehicle.

    By the turn's ledger: what was bought in each country beyond the national resources spent for
    it must be covered by the ordinary ones. `ordinary` and `national` would be spent in addition.
    """
    cat = state.cat
    own = cat.country[vehicle]
    if not state.purchases:
        short = cat.cost[vehicle] - state.national[own] - national
        return (max(0, short)) - state.spent - ordinary
    need = 0
    for country in range(4):
        short = state.bought[country] - state.national[country]
        if country == own:
            short += cat.cost[vehicle] - national
        if short > 0:
            need += short
    return need - state.spent - ordinary


def buy_refused(state: State, vehicle: int, purse: list[int]) -> Reason | None:
    """R-050: one purchase, unless Recruitment is used; then what the price asks."""
    if state.purchases and not state.recruited:
        return ONE_PURCHASE
    return price_refused(state, vehicle, purse)


def price_refused(state: State, vehicle: int, purse: list[int]) -> Reason | None:
    """R-043, R-048, R-049: enough resources, one card that may pay."""
    country = state.cat.country[vehicle]
    if missing(state, vehicle, purse[ORDINARY], purse[country]) > 0:
        return TOO_DEAR
    return None if purse[PAYERS + ORDINARY] or purse[PAYERS + country] else NO_PAYER


def buyable(state: State) -> list[int]:
    """R-042, R-178: the Vehicles of the Reserve that the laid-out cards could buy."""
    able = purse(state)
    return [vehicle for vehicle in state.reserve if buy_refused(state, vehicle, able) is None]


def can_recruit(state: State) -> bool:
    """R-147: would Recruitment lead to a purchase, whatever was bought before?"""
    able = purse(state)
    return any(price_refused(state, vehicle, able) is None for vehicle in state.reserve)


def legal_buy(state: State, out: list[RushAction]) -> None:
    """R-042, R-173, R-178, R-186: any Vehicle of the Reserve that the cards can pay for."""
    if state.purchases and not state.recruited:
        return
    cat = state.cat
    money = NONE if state.purchases else ordinary_money(state)
    if money != NONE:  # the same for an empty ledger and ordinary resources, without their sums
        for vehicle in state.reserve:
            if cat.cost[vehicle] <= money:
                out.append(cat.buy[vehicle])
        return
    able = purse(state)
    for vehicle in state.reserve:
        if buy_refused(state, vehicle, able) is None:
            out.append(cat.buy[vehicle])


def ordinary_money(state: State) -> int:
    """R-040: what the cards still laid out could pay, if one could and none is national; or NONE.

    Most hands are like that, and this is asked for at every step of a turn.
    """
    cat = state.cat
    money = payers = 0
    for card in state.hands[state.active]:
        value = cat.resources[card]
        if value >= 0 and not (state.used and is_used_up(state, card)):
            if cat.national[card] != NONE:
                return NONE
            money += value
            payers += 1
    return money if payers else NONE


def pay_refused(state: State, card: int, vehicle: int) -> Reason | None:
    """R-041, R-164, R-171: no resource value cannot pay, a National one only at home."""
    cat = state.cat
    if cat.resources[card] < 0:
        return NO_SYMBOL
    country = cat.national[card]
    if country not in (NONE, cat.country[vehicle]):
        return WRONG_COUNTRY
    return USED_UP if is_used_up(state, card) else None


def spend_refused(state: State, card: int, buyable: list[int]) -> Reason | None:
    """R-041, R-043, R-050, R-171: why a card cannot pay for any of the Vehicles one could buy."""
    if state.cat.resources[card] < 0:
        return NO_SYMBOL
    if state.purchases and not state.recruited:
        return ONE_PURCHASE
    country = state.cat.national[card]
    at_home = [v for v in state.reserve if country in (NONE, state.cat.country[v])]
    if state.reserve and not at_home:
        return WRONG_COUNTRY
    if not buyable:
        return NOTHING_AFFORDABLE
    return None if any(v in at_home for v in buyable) else NOTHING_AFFORDABLE


def is_paid(state: State) -> bool:
    """R-043, R-048: the cards spent cover the Vehicle, and one of them may pay for it."""
    country = state.cat.country[state.target]
    if not (state.payers[ORDINARY] or state.payers[country]):
        return False
    return missing(state, state.target, 0, 0) <= 0


def legal_payment(state: State) -> list[RushAction]:
    """R-042 (RQ-08): spend cards, more than needed too; take the Vehicle once it is paid."""
    out: list[RushAction] = []
    last = NONE
    for card in state.hands[state.active]:
        if card != last and pay_refused(state, card, state.target) is None:
            out.append(state.cat.pay[card])
        last = card
    if is_paid(state):
        out.append(state.cat.close_purchase)
    return out


def resolve_buy(table: Table[State], action: RushAction) -> None:
    """R-042: the Vehicle is chosen; now it is paid for."""
    table.state.target = action.card
    table.state.asking = PAYMENT


def resolve_pay(table: Table[State], action: RushAction) -> None:
    """R-044: a paying card goes to the Depot and its resources count."""
    state = table.state
    card = action.card
    country = state.cat.national[card]
    if country == NONE:
        state.spent += state.cat.resources[card]
        state.payers = changed(state.payers, ORDINARY, 1)
    else:
        state.national = changed(state.national, country, state.cat.resources[card])
        state.payers = changed(state.payers, country, 1)
    mark_used(state, card)
    put_down(state, state.active, card)
    if table.watched:
        table.emit(events.card_paid(state, state.active, card))


def resolve_close_purchase(table: Table[State]) -> None:
    """R-045 … R-047, R-051: the Vehicle on top of the Depot, the row slides and is filled."""
    state = table.state
    vehicle = state.target
    state.reserve.remove(vehicle)
    state.depots[state.active].append(vehicle)
    country, cost = state.cat.country[vehicle], state.cat.cost[vehicle]
    state.bought = changed(state.bought, country, cost)
    state.purchases += 1
    state.target = NOBODY
    state.asking = MAIN
    if table.watched:
        table.emit(events.vehicle_bought(state, state.active, vehicle))
    if state.recruited and state.cat.rules.batch and not state.cat.rules.late_refill:
        state.batch_open = 1
    else:
        refill_after_taking(table, "R-047")


def resolve_close_batch(table: Table[State]) -> None:
    """R-147 (RQ-09): the row is filled up once after a batch."""
    table.state.batch_open = 0
    fill_reserve(table, "R-047")


class Payment(RushDecision):
    """R-042: pay for the chosen Vehicle."""

    asks = "ask-payment"
    rule = "R-042"
    first = FINISH_PURCHASE

    def args(self, state: State, seat: Seat) -> Args:
        """What is bought, and what is still missing."""
        short = max(0, missing(state, state.target, 0, 0))
        return {"card": which(state, state.target), "missing": short}

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-042 (RQ-08): spend cards, more than needed too; take the Vehicle once it is paid."""
        return legal_payment(state)

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-044, R-045: a card is spent, or the Vehicle is taken."""
        if action.verb == act.PAY:
            resolve_pay(table, action)
        else:
            resolve_close_purchase(table)

    def usual(self, state: State, seat: Seat) -> RushAction:
        """R-043: what wastes least, and no more than is needed."""
        legal = legal_payment(state)
        if legal[-1] is state.cat.close_purchase:
            return legal[-1]
        best = least_wasteful(state, state.target)
        return state.cat.pay[best[0]] if best else legal[0]

    def hand_refused(self, state: State) -> list[Refusal]:
        """R-041, R-171: what cannot pay."""
        out: list[Refusal] = []
        for card in laid_out(state):
            reason = pay_refused(state, card, state.target)
            if reason is not None:
                out.append(refusal(state, card, reason))
        return out


# Whole purchases


def least_wasteful(state: State, vehicle: int) -> list[int]:
    """R-043: the cards that pay with the least surplus; then what else they could do counts.

    Payments grow card by card and only as long as they do not suffice: large hands stay cheap.
    """
    cat, own = state.cat, state.cat.country[vehicle]
    paid = bool(state.payers[ORDINARY] or state.payers[own])
    reached: dict[tuple[int, int, bool], tuple[int, int, tuple[int, ...]]] = {
        (0, 0, paid): (0, 0, ())
    }
    for card in state.hands[state.active]:
        if pay_refused(state, card, vehicle) is not None:
            continue
        value, is_national = cat.resources[card], cat.national[card] != NONE
        use = cat.power[card] + cat.armour[card] + len(cat.abilities[card])
        for sums, (uses, count, chosen) in list(reached.items()):
            if not suffices(state, vehicle, sums):
                grown = (sums[0] + value * (not is_national), sums[1] + value * is_national, True)
                payment = (uses + use, count + 1, (*chosen, card))
                reached[grown] = min(payment, reached.get(grown, payment))
    enough = [
        (sums[0] + sums[1], payment)
        for sums, payment in reached.items()
        if suffices(state, vehicle, sums)
    ]
    return list(min(enough)[1][2]) if enough else []


def suffices(state: State, vehicle: int, sums: tuple[int, int, bool]) -> bool:
    """R-043, R-048: is this enough, and may one of the cards pay?"""
    ordinary, national, paid = sums
    return paid and missing(state, vehicle, ordinary, national) <= 0


def purchases(state: State) -> list[Play[RushAction]]:
    """R-042: each affordable Vehicle with the least wasteful payment."""
    out: list[Play[RushAction]] = []
    for vehicle in buyable(state):
        paid = least_wasteful(state, vehicle)
        cards: list[JSON] = [which(state, card) for card in paid]
        message = Message("play-buy", {"card": which(state, vehicle), "with": cards})
        if not paid:
            message = Message("play-buy-spent", {"card": which(state, vehicle)})
        chain = [state.cat.buy[vehicle], *(state.cat.pay[card] for card in paid)]
        out.append(Play(message, [*chain, state.cat.close_purchase]))
    return out
