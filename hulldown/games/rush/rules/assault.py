"""3) Assault: cards of one country attack, one after another."""

from typing import Final

from hulldown.games.rush import actions as act
from hulldown.games.rush import events
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import FIRST_VEHICLE, HEAVY, NONE
from hulldown.games.rush.events import which, who
from hulldown.games.rush.rules.deciding import (
    RushDecision,
    alike,
    laid_out,
    refusal,
    target_args,
)
from hulldown.games.rush.rules.fighting import (
    distinct_bases,
    foretold,
    most_harmful,
    strike_base,
    strike_vehicle,
)
from hulldown.games.rush.rules.playing import USED_UP, is_used_up, mark_used
from hulldown.games.rush.rules.reward import pay_due
from hulldown.games.rush.state import ASSAULT, DAMAGED, GONE, MAIN, NOBODY, State, changed
from hulldown.kernel.messages import Args, Label, Message, Play, Reason, Refusal, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import card_label

ONE_ASSAULT: Final = Reason("one-assault", "R-066")
NO_POWER: Final = Reason("no-power", "R-068")
OTHER_COUNTRY: Final = Reason("other-country", "R-069")
NO_TARGET: Final = Reason("no-target", "R-072")
ONLY_BASES: Final = Reason("only-bases", "R-169")
ONLY_VEHICLES: Final = Reason("only-vehicles", "R-170")
ANNOUNCE_FIRST: Final = Reason("announce-first", "R-070")
BASE_DEFENDED: Final = Reason("base-guarded", "R-059")
FINISH_ASSAULT: Final = Reason("finish-assault", "R-077")
ANNOUNCING: Final = 0
ATTACKING: Final = 1


def can_hit(state: State, card: int, place: int) -> bool:
    """R-059, R-072: a defender, or a Base without one; R-168, R-169, R-170: some only one kind."""
    if state.defenders[place] == NOBODY:
        return not state.cat.only_vehicles[card]
    return not state.cat.only_bases[card]


def targets(state: State, card: int) -> list[int]:
    """R-072: the places this card may attack."""
    return [place for place in distinct_bases(state) if can_hit(state, card, place)]


def has_target(state: State, card: int, bases: tuple[int, ...]) -> bool:
    """R-072: is there any place this card may attack?"""
    for place in bases:
        if can_hit(state, card, place):
            return True
    return False


def target_refused(state: State, card: int) -> Reason | None:
    """R-072, R-169, R-170: why a card finds nothing to attack."""
    bases = distinct_bases(state)
    if has_target(state, card, bases):
        return None
    if not bases:
        return NO_TARGET
    return ONLY_BASES if state.cat.only_bases[card] else ONLY_VEHICLES


def attack_refused(state: State, card: int) -> Reason | None:
    """R-066, R-068, R-069, R-144: one assault, with power, all of one country."""
    if state.attacked:
        return ONE_ASSAULT
    if not state.cat.power[card]:
        return NO_POWER
    if state.announced and state.cat.country[state.announced[0]] != state.cat.country[card]:
        return OTHER_COUNTRY
    return None


def able_to_fight(state: State) -> list[int]:
    """R-068, R-069: the laid-out cards that could take part, as `attack_refused` says."""
    cat = state.cat
    country = cat.country[state.announced[0]] if state.announced else NONE
    able: list[int] = []
    for card in state.hands[state.active]:
        if not cat.power[card] or (state.used and is_used_up(state, card)):
            continue
        if country in (NONE, cat.country[card]):
            able.append(card)
    return able


def legal_announce(state: State, out: list[RushAction]) -> None:
    """R-067, R-070 (RQ-13, RQ-14): an assault needs one card with a target; others may join it."""
    if state.attacked:
        return
    cat, able = state.cat, able_to_fight(state)
    if not able:
        return
    if state.announced:
        out += [cat.announce[card] for card in able]
        return
    bases = distinct_bases(state)
    countries = 0  # a bit for each country with a card that finds a target
    for card in able:
        if has_target(state, card, bases):
            countries |= 1 << cat.country[card]
    for card in able:
        if countries >> cat.country[card] & 1:
            out.append(cat.announce[card])


def legal_assault(state: State) -> list[RushAction]:
    """R-070, R-071, R-077: announce more before the first attack; then attack, card by card."""
    out: list[RushAction] = []
    cat = state.cat
    if state.step == ANNOUNCING:
        legal_announce(state, out)
    bases = distinct_bases(state)
    able = [card for card in state.announced if has_target(state, card, bases)]
    if not able:
        return out
    for card in state.announced:
        if card not in able:
            out.append(cat.stand_down[card])
            continue
        attacks = cat.attack[card]
        for place in bases:
            if can_hit(state, card, place):
                out.append(attacks[place])
    return out


def resolve_announce(table: Table[State], action: RushAction) -> None:
    """R-070: the card takes part; every card is announced before the first attack."""
    state = table.state
    state.hands[state.active].remove(action.card)
    state.announced.append(action.card)
    mark_used(state, action.card)
    if state.asking != ASSAULT:
        state.asking = ASSAULT
        state.step = ANNOUNCING
        state.kills = 0
    if table.watched:
        table.emit(events.assault_announced(state, state.active, action.card))


def resolve_attack(table: Table[State], action: RushAction) -> None:
    """R-071, R-078, R-084, R-085: the hit, then the card goes to the Depot.

    R-074, R-075, R-076: each card chooses for itself, so the same target, another player's, or the
    Base just uncovered.
    """
    state = table.state
    cat = state.cat
    card, place = action.card, action.place
    defender = state.defenders[place]
    if defender == NOBODY:
        strike_base(table, place, cat.klass[card] == HEAVY)
    elif strike_vehicle(table, place, cat.power[card] >= cat.armour[defender]):
        state.kills += 1
    leave_assault(table, card)


def resolve_stand_down(table: Table[State], action: RushAction) -> None:
    """R-077 (RQ-13): a card without a target goes to the Depot without effect."""
    state = table.state
    if table.watched:
        table.emit(events.card_stood_down(state, state.active, action.card))
    leave_assault(table, action.card)


def leave_assault(table: Table[State], card: int) -> None:
    """R-073, R-077: the card is done; when no card can attack any more the assault ends."""
    state = table.state
    state.announced.remove(card)
    state.depots[state.active].append(card)
    state.step = ATTACKING
    bases = distinct_bases(state)
    for other in state.announced:
        if has_target(state, other, bases):
            return
    end_assault(table, state.cat.country[card])


def end_assault(table: Table[State], country: int) -> None:
    """R-087, R-088, R-093: one Medal of the attackers' country for each Vehicle destroyed."""
    state = table.state
    for card in state.announced:
        state.depots[state.active].append(card)
        if table.watched:
            table.emit(events.card_stood_down(state, state.active, card))
    state.announced = []
    state.attacked = 1
    state.asking = MAIN
    if state.cat.rules.merge_medals == "on":
        state.siege_due = changed(state.siege_due, country, state.kills)
    else:
        state.due = changed(state.due, country, state.kills)
        pay_due(table)


class Assault(RushDecision):
    """R-070, R-071: announce cards, then attack with one after another."""

    asks = "ask-assault"
    rule = "R-071"
    first = FINISH_ASSAULT

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-070, R-071, R-077: announce more before the first attack; then attack."""
        return legal_assault(state)

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-070, R-071, R-077: one more card, a hit, or a card without a target."""
        if action.verb == act.ATTACK:
            resolve_attack(table, action)
        elif action.verb == act.ANNOUNCE:
            resolve_announce(table, action)
        else:
            resolve_stand_down(table, action)

    def describe(self, state: State, seat: Seat, action: RushAction) -> Label:
        """An attack by its target and what it will do."""
        if action.verb != act.ATTACK:
            return card_label(action, {})
        args = target_args(state, action.place, foretold(state, action))
        kind = "-defender" if "defender" in args else ""
        return card_label(action, args, alike(state, action.place), kind)

    def usual(self, state: State, seat: Seat) -> RushAction:
        """R-070: a hit that destroys comes first."""
        return most_harmful(state, legal_assault(state))

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """R-059: a defended Base cannot be attacked, nor can cards without a target attack."""
        refused = super().why_not(state, seat)
        if seat != state.active or state.laid_out != seat:
            return refused
        for place, defender in enumerate(state.defenders):
            if place // 3 != state.active and defender != NOBODY and state.bases[place] != GONE:
                args: Args = {"owner": who(place // 3), "base": place % 3 + 1}
                args["card"] = which(state, defender)
                refused.append(Refusal(f"base:{place // 3}:{place % 3}", BASE_DEFENDED, args))
        for card in state.announced:
            reason = target_refused(state, card)
            if reason is not None:
                refused.append(refusal(state, card, reason))
        return refused

    def hand_refused(self, state: State) -> list[Refusal]:
        """R-068, R-069, R-070: what cannot join."""
        joining: list[RushAction] = []
        if state.step == ANNOUNCING:
            legal_announce(state, joining)
        return [
            refusal(state, card, join_refused(state, card))
            for card in laid_out(state)
            if state.cat.announce[card] not in joining
        ]


def join_refused(state: State, card: int) -> Reason:
    """R-068, R-069, R-070: why a card cannot join an assault that has been announced."""
    if is_used_up(state, card):
        return USED_UP
    return attack_refused(state, card) or ANNOUNCE_FIRST


# Whole assaults


def assaults(state: State) -> list[Play[RushAction]]:
    """R-076: destroy a target with as few cards of one country as possible."""
    if state.attacked:
        return []
    out: list[Play[RushAction]] = []
    for place in distinct_bases(state):
        for country in range(4):
            chosen = find_force(state, place, country)
            if chosen:
                out.append(assault_play(state, place, chosen))
    return out


def find_force(state: State, place: int, country: int) -> list[int]:
    """R-069: the fewest cards of a country that destroy what is hit at a place."""
    cat = state.cat
    cards = [
        card
        for card in state.hands[state.active]
        if card >= FIRST_VEHICLE
        and cat.country[card] == country
        and cat.power[card]
        and not is_used_up(state, card)
        and can_hit(state, card, place)
    ]
    for card in cards:
        if foretold(state, cat.attack[card][place]) == "destroys":
            return [card]
    return cards[:2] if len(cards) > 1 and not has_easier_base(state, place) else []


def has_easier_base(state: State, place: int) -> bool:
    """R-083: would one hit do on another undefended Base of the same player?"""
    owner = place // 3
    return state.defenders[place] == NOBODY and any(
        state.bases[other] == DAMAGED and state.defenders[other] == NOBODY
        for other in range(owner * 3, owner * 3 + 3)
    )


def assault_play(state: State, place: int, cards: list[int]) -> Play[RushAction]:
    """R-070, R-071: announce them all, then attack with one after another."""
    cat, defender = state.cat, state.defenders[place]
    args: Args = {"owner": who(place // 3), "base": place % 3 + 1}
    args["with"] = [which(state, card) for card in cards]
    if defender != NOBODY:
        args["defender"] = which(state, defender)
    message = Message("play-attack-defender" if defender != NOBODY else "play-attack", args)
    chain = [cat.announce[card] for card in cards]
    return Play(message, chain + [cat.attack[card][place] for card in cards])
