"""The sequence of play: set-up, turns, and which rule answers which question."""

from hulldown.games.rush import actions as act
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import (
    ENGINEERS,
    FIRST_VEHICLE,
    NONE,
    TECHNICIANS,
    VOLUNTEERS,
    Catalogue,
)
from hulldown.games.rush.rules import abilities, assault, defence, playing, purchase, reward
from hulldown.games.rush.rules.ending import outcome, standing
from hulldown.games.rush.rules.market import fill_reserve
from hulldown.games.rush.rules.squad import HAND, draw_cards
from hulldown.games.rush.state import (
    ASSAULT,
    DEFENCE,
    MAIN,
    MEDALS,
    NOBODY,
    NOT_YET,
    PAYMENT,
    RESEARCH,
    SABOTAGE,
    SIEGE,
    State,
    empty_table,
)
from hulldown.kernel.chance import Chance, NoChance
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

__all__ = [
    "first_position",
    "legal_actions",
    "on_turn",
    "outcome",
    "resolve",
    "seats_to_act",
    "standing",
]

STARTING_SQUAD = [ENGINEERS] * 4 + [TECHNICIANS, VOLUNTEERS]


def first_position(cat: Catalogue, seats: int, chance: Chance) -> State:
    """Set-up: first player, squads, Reserve, Achievements.

    R-009: who begins is drawn or chosen. R-004, R-013, R-014, R-017: the Barracks set becomes the
    Garage, three cards the hand. R-019, R-020: the Vehicle deck and the Reserve. R-024, R-025: as
    many Achievements as players and one more; the rest stays in the box.
    """
    state = empty_table(cat, seats)
    table = Table(state, chance)
    first = cat.rules.first_player
    state.first = chance.draw(seats, "R-009", "first player") if first == NONE else first
    state.laid_out = NOBODY
    for seat in range(seats):
        state.garages[seat] = STARTING_SQUAD.copy()
        draw_cards(table, seat, HAND, "R-017")
    state.deck = list(range(FIRST_VEHICLE, cat.kinds))
    fill_reserve(table, "R-020")
    pile = list(range(len(cat.achievements)))
    revealed = [pile.pop(chance.draw(len(pile), "R-024", "achievements")) for _ in range(seats + 1)]
    state.achievements = tuple(sorted(revealed))
    reward.begin_turn(table, state.first)
    return state


def seats_to_act(state: State) -> tuple[Seat, ...]:
    """R-026, R-150: the active player, or those who are sabotaged."""
    return state.asked


def on_turn(state: State, seat: Seat) -> State | None:
    """R-017, R-026, R-032: the hand is known before the turn, so that the turn can be prepared.

    R-104: in the last round those who have played it wait for nothing.
    """
    has_played = (seat - state.first) % state.seats <= (state.active - state.first) % state.seats
    if seat == state.active or (has_played and state.ending != NOT_YET):
        return None
    table = Table(state.clone(), NoChance())
    reward.begin_turn(table, seat)
    return table.state


def legal_actions(state: State, seat: Seat) -> list[RushAction]:
    """What the seat may do now."""
    asking = state.asking
    if asking == MAIN:
        return legal_main(state)
    if asking == PAYMENT:
        return purchase.legal_payment(state)
    if asking == ASSAULT:
        return assault.legal_assault(state)
    if asking == SABOTAGE:
        return abilities.legal_sabotaged(state, seat)
    if asking == SIEGE:
        return abilities.legal_siege(state)
    if asking == RESEARCH:
        return abilities.legal_research(state)
    if asking == DEFENCE:
        return defence.legal_defence(state)
    if asking == MEDALS:
        return reward.legal_medals(state)
    return abilities.legal_repair(state)


def legal_main(state: State) -> list[RushAction]:
    """R-033, R-034, R-035, R-036: each laid-out card one way, in any order; or end the turn."""
    cat = state.cat
    out = [cat.end_turn]
    if state.batch_open:
        out.append(cat.close_batch)
    purchase.legal_buy(state, out)
    ways = cat.ways if defence.has_base(state) else cat.ways_without_base
    last = NONE
    for card in state.hands[state.active]:
        if card != last:
            used_up = state.used and playing.is_used_up(state, card)
            out += cat.ways_when_used[card] if used_up else ways[card]
            last = card
    assault.legal_announce(state, out)
    return out


def resolve(table: Table[State], seat: Seat, action: RushAction) -> None:
    """Carry out a legal action by the rule its verb names."""
    verb = action.verb
    if table.state.batch_open and verb not in (act.BUY, act.PAY, act.CLOSE_PURCHASE):
        purchase.resolve_close_batch(table, action)
        if verb == act.CLOSE_BATCH:
            return
    if verb == act.SABOTAGED:
        abilities.resolve_sabotaged(table, seat, action.card)
    else:
        RESOLVERS[verb](table, action)


RESOLVERS = {
    act.END_TURN: reward.resolve_end_turn,
    act.BUY: purchase.resolve_buy,
    act.PAY: purchase.resolve_pay,
    act.CLOSE_PURCHASE: purchase.resolve_close_purchase,
    act.USE: abilities.resolve_use,
    act.DEPLOY: defence.resolve_deploy,
    act.PUT_AWAY: playing.resolve_put_away,
    act.ANNOUNCE: assault.resolve_announce,
    act.ATTACK: assault.resolve_attack,
    act.STAND_DOWN: assault.resolve_stand_down,
    act.SIEGE_BASE: abilities.resolve_siege_base,
    act.SIEGE_DEFENDER: abilities.resolve_siege_defender,
    act.RESEARCH: abilities.resolve_research,
    act.REPAIR: abilities.resolve_repair,
    act.STOP_REPAIR: abilities.resolve_stop_repair,
    act.DEFEND: defence.resolve_defend,
    act.TAKE_MEDALS: reward.resolve_take_medals,
}
