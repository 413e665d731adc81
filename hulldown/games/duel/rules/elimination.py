"""12.6, 12.7, 14.1, 14.2 and 9.0: leaving a tank, what is scored for it, and its replacement."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.catalog import CREW, FIELD
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules.initiative import discard_bid
from hulldown.games.duel.rules.levels import refresh, refresh_for_good
from hulldown.games.duel.rules.movement import clear_box
from hulldown.games.duel.rules.pulls import discard_hidden, drop_pool, pull
from hulldown.games.duel.rules.spotting import lose_all_spotted, lose_spotted
from hulldown.games.duel.state import ABSENT, HEALTHY, KIA, NOBODY, NONE, WOUNDED, State, put
from hulldown.kernel.table import Table

DESTROYED: Final = 0
ABANDONED: Final = 1
FATES: Final = ("destroyed", "abandoned")


def award(table: Table[State], tank: int, points: int, rule: str) -> None:
    """D-341: VPs are recorded on the board of the tank that earned them."""
    state = table.state
    if tank == NONE or not points:
        return
    state.vp = put(state.vp, tank, state.vp[tank] + points)
    if table.watched:
        table.emit(events.points_scored(state, tank, points, rule))


def kill(table: Table[State], tank: int, seat: int, scorer: int, rule: str) -> None:
    """D-102, D-103, D-104, D-284: a man is KIA, his seat empty, his VPs scored.

    D-113: with the Commander all sight is lost. DQ-75: VPs and his effects go by man.
    """
    state = table.state
    man = state.sits[tank * CREW + seat]
    state.men = put(state.men, tank * CREW + man, KIA)
    state.sits = put(state.sits, tank * CREW + seat, NONE)
    if table.watched:
        table.emit(events.man_killed(state, tank, man))
    value = state.cat.commander_vp[tank] if man == 0 else state.cat.crew_vp[tank]
    award(table, scorer, value, rule)
    if man == 0:
        lose_all_spotted(table, tank)
    refresh_for_good(state, tank)


def escape(table: Table[State], tank: int, icon: int, scorer: int) -> None:
    """D-308, D-323, D-324, DQ-101: each man Pulls a card, two if wounded; the icon kills him."""
    state = table.state
    for seat in state.cat.crew[tank]:
        man = state.sits[tank * CREW + seat]
        if man == NONE:
            continue
        found = state.cat.icons[pull(table, "D-323")]
        if state.men[tank * CREW + man] == WOUNDED:
            found |= state.cat.icons[pull(table, "D-323")]
        if found & icon:
            kill(table, tank, seat, scorer, "D-324")
        elif table.watched:
            table.emit(events.man_escaped(state, tank, man))


def eliminate(table: Table[State], tank: int, fate: int) -> None:
    """D-325 to D-333, D-347: the tank is out until it is replaced.

    DQ-42, DQ-94: the last penetrator scores it, whenever that was.
    """
    state = table.state
    if table.watched:
        table.emit(events.tank_eliminated(state, tank, FATES[fate]))
    scorer = state.penetrator[tank]
    award(table, scorer, state.cat.tank_vp[tank], "D-347")
    if scorer != NONE and state.medal[tank]:
        state.kills = put(state.kills, scorer, state.kills[scorer] + 1)
    take_off(table, tank)
    discard_half(table, tank)


def take_off(table: Table[State], tank: int) -> None:
    """D-328, D-329, D-330, D-331, D-332, DQ-81, DQ-93: all about this tank goes from the table."""
    state = table.state
    state.out = put(state.out, tank, 1)
    for enemy in state.cat.enemies[tank]:
        lose_spotted(table, enemy, tank)
        state.flanks = put(state.flanks, enemy, state.flanks[enemy] & ~(1 << tank))
    lose_all_spotted(table, tank)
    state.flanks = put(state.flanks, tank, 0)
    discard_bid(table, tank)
    drop_pool(state, tank)
    clear_box(table, tank)
    state.filled = put(state.filled, tank, 0)
    state.burning = put(state.burning, tank, 0)
    state.broken = put(state.broken, tank, 0)
    state.hull_down = put(state.hull_down, tank, 0)
    state.bog = put(state.bog, tank, 0)
    state.damage[tank] = NOBODY
    state.stored = put(state.stored, tank, state.stored[tank] + state.loaded[tank])
    state.loaded = put(state.loaded, tank, 0)
    refresh(state, tank)
    if tank in state.order:
        state.order.remove(tank)


def discard_half(table: Table[State], tank: int) -> None:
    """D-326, DQ-44, DQ-96: its player loses half the hand, rounded up, at random.

    A solo tank has no hand.
    """
    state = table.state
    seat = state.owner(tank)
    if seat == SOLO:
        return
    hand = state.hands[seat]
    for _ in range((len(hand) + 1) // 2):
        card = hand[table.draw(len(hand), "D-326", f"hand/{seat}")]
        discard_hidden(table, seat, card)


def reinforce(table: Table[State]) -> None:
    """D-095, D-191, D-358, DQ-43, DQ-65: every tank that is out comes back whole.

    DQ-107: its hatch is open, and in Snow it sees as far as before the first look.
    """
    state = table.state
    cat = state.cat
    for tank in range(cat.tanks):
        if not state.out[tank]:
            continue
        state.out = put(state.out, tank, 0)
        state.range = put(state.range, tank, cat.start[tank])
        state.hold = put(state.hold, tank, FIELD)
        state.move_cap = put(state.move_cap, tank, 0)
        state.fire_cap = put(state.fire_cap, tank, 0)
        state.penetrator = put(state.penetrator, tank, NONE)
        state.medal = put(state.medal, tank, 0)
        state.buttoned = put(state.buttoned, tank, 0)
        state.sight = put(state.sight, tank, cat.field.light_sight if cat.field.snow else 0)
        base = tank * CREW
        for seat in range(CREW):
            there = seat in cat.crew[tank]
            state.men = put(state.men, base + seat, HEALTHY if there else ABSENT)
            state.sits = put(state.sits, base + seat, seat if there else NONE)
        refresh(state, tank)
        if table.watched:
            table.emit(events.tank_reinforced(state, tank))
