"""12.1 to 12.5: Damage Checks, fires and explosions, Morale, tracks."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import (
    AMMO_HIT,
    CATASTROPHIC_HIT,
    CHECK_EXPLOSION,
    CHECK_FIRE,
    COMMANDER,
    CREW,
    CREW_IN_SHOCK,
    CREW_STUNNED,
    CRITICAL,
    DRIVER_PANICS,
    ENGINE_DESTROYED,
    EXPLOSION,
    EXPLOSION_RESULT,
    FIRE_ICON,
    FIRE_RESULT,
    GUNNER,
    HEAVY,
    IMMOBILIZED,
    KILL,
    LIGHT,
    LOADER,
    LOADER_PANICS,
    SECOND_LOADER,
    SMOKE_FILLS,
    SPECIAL_AMMO_HIT,
    WOUND,
)
from hulldown.games.duel.events import tank_id
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules.deciding import Ask, refuse_cards
from hulldown.games.duel.rules.elimination import ABANDONED, DESTROYED, eliminate, escape, kill
from hulldown.games.duel.rules.frames import DAMAGE, FRAME_STEP, Frame
from hulldown.games.duel.rules.levels import is_immobilized, refresh, refresh_for_good
from hulldown.games.duel.rules.pulls import discard_shown, pull, pull_damage
from hulldown.games.duel.state import LOSING, NONE, WOUNDED, State, put
from hulldown.kernel.messages import Args, Reason, Refusal, Seat
from hulldown.kernel.table import Table

DAMAGE_TANK: Final = 2
DAMAGE_CAUSER: Final = 3
DAMAGE_PLACE: Final = 4
DAMAGE_GRAVITY: Final = 5
DAMAGE_DCARD: Final = 6
DAMAGE_SECTION: Final = 7
DAMAGE_INDEX: Final = 8
DAMAGE_TIMES: Final = 9
TO_LOSE: Final = 10

PULL_CARD: Final = 0
RESULTS: Final = 1
AFTERWARDS: Final = 2

FIRE_CAPS: Final = {LOADER_PANICS: 4, CREW_IN_SHOCK: 3}
MOVE_CAPS: Final = {DRIVER_PANICS: 4, CREW_STUNNED: 3}
MOST_KIA: Final = 2
LOST_TO_AMMO_HIT: Final = 2
ON_FIRE_BIT: Final = 3
ANY_KIA_BIT: Final = 4
COMMANDER_KIA_BIT: Final = 5
IMMOBILIZED_BIT: Final = 6


NO_FIRE_CARD: Final = Reason("no-fire-card", "D-304")


class Losing(Ask):
    """D-304, DQ-100: an Ammo Hit costs FIRE cards; who is asked tells nothing."""

    asks = "ask-lose"
    rule = "D-304"

    def args(self, state: State, seat: Seat) -> Args:
        """The tank that was hit."""
        return {"tank": tank_id(state, state.frames.top()[DAMAGE_TANK])}

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-304, DQ-86: any card with a FIRE half; a crew without one has nothing to lose."""
        cat = state.cat
        out = [cat.lose[card] for card in state.hands[seat] if cat.fire_level[card]]
        return out or [cat.decline]

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-304: the cards that cannot be lost instead."""
        if seat not in state.asked:
            return []
        others = [card for card in state.hands[seat] if not state.cat.fire_level[card]]
        return refuse_cards(state, others, NO_FIRE_CARD)

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-304: the card is lost."""
        if action.card != NONE:
            resolve_lose(table, seat, action.card)


def begin_damage(state: State, tank: int, causer: int, place: int, heavy: bool) -> None:
    """D-274, D-306: a Damage Check for this tank."""
    gravity = HEAVY if heavy else LIGHT
    state.frames.push(DAMAGE, [PULL_CARD, tank, causer, place, gravity, NONE, NONE, 0, 0, 0])


def run_damage(table: Table[State], frame: Frame) -> None:
    """The card, its section result by result, then Morale.

    D-277, D-278, D-279, D-287, D-313, D-361.
    """
    state = table.state
    tank = frame[DAMAGE_TANK]
    if frame[FRAME_STEP] == PULL_CARD:
        frame[DAMAGE_DCARD] = pull_damage(table, "D-277")
        is_critical = state.cat.criticals[frame[DAMAGE_DCARD]] == state.deck.kept % 10
        frame[DAMAGE_SECTION] = frame[DAMAGE_PLACE] * 3 + (
            CRITICAL if is_critical else frame[DAMAGE_GRAVITY]
        )
        frame[FRAME_STEP] = RESULTS
        if table.watched:
            table.emit(
                events.damage_section(state, tank, frame[DAMAGE_PLACE], frame[DAMAGE_SECTION] % 3)
            )
    results = state.cat.results[frame[DAMAGE_DCARD]][frame[DAMAGE_SECTION]]
    while (
        frame[FRAME_STEP] == RESULTS and not state.out[tank] and frame[DAMAGE_INDEX] < len(results)
    ):
        what, number, instead = results[frame[DAMAGE_INDEX]]
        if what in (CHECK_FIRE, CHECK_EXPLOSION):
            frame[DAMAGE_TIMES] += 1
            if frame[DAMAGE_TIMES] >= number:
                frame[DAMAGE_INDEX] += 1
                frame[DAMAGE_TIMES] = 0
        else:
            frame[DAMAGE_INDEX] += 1
        apply_result(table, frame, what, number, instead)
        if state.asked:
            return
    state.frames.pop()
    if state.out[tank]:
        return
    if state.dead(tank) >= MOST_KIA:
        bail_out(table, tank, "D-116")
    else:
        check_morale(table, tank, frame[DAMAGE_DCARD])


def apply_result(table: Table[State], frame: Frame, what: int, number: int, instead: int) -> None:
    """12.1.4: one result of a Damage Card, in the order printed (DQ-32)."""
    state = table.state
    tank, causer = frame[DAMAGE_TANK], frame[DAMAGE_CAUSER]
    if what in (WOUND, KILL):
        hurt(table, tank, number, instead, what == KILL, causer)
    elif what == CHECK_FIRE:
        check_fire(table, tank, causer)
    elif what == CHECK_EXPLOSION:
        check_explosion(table, tank, causer)
    elif what == FIRE_RESULT:
        catch_fire(table, tank, causer)
    elif what == EXPLOSION_RESULT:
        explode(table, tank, causer)
    elif what == AMMO_HIT:
        hit_ammo(table, frame)
    else:
        if table.watched:
            table.emit(events.damage_result(state, tank, what))
        apply_special(table, tank, causer, what)


def apply_special(table: Table[State], tank: int, causer: int, what: int) -> None:
    """D-288, D-289, D-290 to D-303, DQ-35: a named result."""
    state = table.state
    if what in FIRE_CAPS:
        cap_fire(state, tank, FIRE_CAPS[what])
    elif what in MOVE_CAPS:
        cap_move(state, tank, MOVE_CAPS[what])
    elif what == CATASTROPHIC_HIT:
        blow_up(table, tank, causer)
    elif what == ENGINE_DESTROYED:
        destroy_engine(table, tank, causer)
    elif what == SMOKE_FILLS:
        fill_with_smoke(table, tank, causer)
    elif what == SPECIAL_AMMO_HIT:
        hit_special_ammo(table, tank, causer)
    else:
        add_damage(state, tank, what)


def destroy_engine(table: Table[State], tank: int, causer: int) -> None:
    """D-298, DQ-54: Immobilized, an Explosion Check, then a Fire Check."""
    add_damage(table.state, tank, IMMOBILIZED)
    check_explosion(table, tank, causer)
    if not table.state.out[tank]:
        check_fire(table, tank, causer)


def fill_with_smoke(table: Table[State], tank: int, causer: int) -> None:
    """D-300, D-301, DQ-53: two Fire Checks, then no move and no fire until it clears."""
    state = table.state
    check_fire(table, tank, causer)
    if not state.out[tank]:
        check_fire(table, tank, causer)
    if not state.out[tank]:
        state.filled = put(state.filled, tank, 1)


def hit_special_ammo(table: Table[State], tank: int, causer: int) -> None:
    """D-302, DQ-85: a tank with a round, loaded or stored, blows up; another burns."""
    if table.state.stored[tank] + table.state.loaded[tank]:
        blow_up(table, tank, causer)
    else:
        catch_fire(table, tank, causer)


def add_damage(state: State, tank: int, what: int) -> None:
    """D-225, D-305, DQ-35, DQ-87: permanent results are kept in the order received."""
    state.damage[tank] = (*state.damage[tank], what)
    refresh_for_good(state, tank)


def cap_fire(state: State, tank: int, level: int) -> None:
    """D-290, D-294: Fire Level at most this up to and including the next shot."""
    old = state.fire_cap[tank]
    state.fire_cap = put(state.fire_cap, tank, min(old, level) if old else level)
    refresh(state, tank)


def cap_move(state: State, tank: int, level: int) -> None:
    """D-291, D-295: Move Level at most this up to and including the next move."""
    old = state.move_cap[tank]
    state.move_cap = put(state.move_cap, tank, min(old, level) if old else level)
    refresh(state, tank)


def seat_hit(state: State, tank: int, seat: int) -> int:
    """D-280, DQ-74, DQ-75: the seat that a position stands for, NONE if nobody sits there."""
    if seat == GUNNER and state.cat.doubles[tank]:
        seat = COMMANDER
    base = tank * CREW
    if seat == LOADER and state.sits[base + LOADER] == NONE:
        seat = SECOND_LOADER
    return NONE if state.sits[base + seat] == NONE else seat


def hurt(table: Table[State], tank: int, seat: int, instead: int, kills: bool, causer: int) -> None:
    """A wound or death in a seat, or in the one instead.

    D-099, D-101, D-102, D-280, D-281, D-282, D-283.
    """
    state = table.state
    found = seat_hit(state, tank, seat)
    if found == NONE and instead != NONE:
        found = seat_hit(state, tank, instead)
    if found == NONE:
        return
    man = tank * CREW + state.sits[tank * CREW + found]
    if kills or state.men[man] == WOUNDED:
        kill(table, tank, found, causer, "D-346")
        return
    state.men = put(state.men, man, WOUNDED)
    if table.watched:
        table.emit(events.man_wounded(state, tank, man - tank * CREW))


# Fires and explosions


def check_fire(table: Table[State], tank: int, causer: int) -> None:
    """D-286, D-309, D-310, D-311: a Fire icon sets the tank On Fire."""
    if table.state.cat.icons[pull(table, "D-309")] & FIRE_ICON:
        catch_fire(table, tank, causer)


def catch_fire(table: Table[State], tank: int, causer: int) -> None:
    """D-064, D-285, D-309, D-310, DQ-34: On Fire, or out of control if it burns already."""
    state = table.state
    if state.burning[tank]:
        burn_out(table, tank, causer)
        return
    state.burning = put(state.burning, tank, 1)
    if table.watched:
        table.emit(events.tank_on_fire(state, tank))


def burn_out(table: Table[State], tank: int, scorer: int) -> None:
    """D-142, D-310, D-362: the fire is out of control; Escape; the tank is Abandoned."""
    if table.watched:
        table.emit(events.fire_out_of_control(table.state, tank))
    escape(table, tank, FIRE_ICON, scorer)
    eliminate(table, tank, ABANDONED)


def put_out(table: Table[State], tank: int, rule: str) -> None:
    """D-143, D-145, D-312: ON FIRE is removed."""
    table.state.burning = put(table.state.burning, tank, 0)
    if table.watched:
        table.emit(events.fire_put_out(table.state, tank, rule))


def check_explosion(table: Table[State], tank: int, causer: int) -> None:
    """D-286, D-307: an Explosion icon blows the tank up."""
    if table.state.cat.icons[pull(table, "D-307")] & EXPLOSION:
        explode(table, tank, causer)


def explode(table: Table[State], tank: int, causer: int) -> None:
    """D-285, D-308: Escape attempts; the tank is Destroyed."""
    if table.watched:
        table.emit(events.tank_exploded(table.state, tank))
    escape(table, tank, EXPLOSION, causer)
    eliminate(table, tank, DESTROYED)


def blow_up(table: Table[State], tank: int, causer: int) -> None:
    """D-292, DQ-66: no survivors; all remaining crew are scored, and the tank."""
    state = table.state
    for seat in state.cat.crew[tank]:
        if state.sits[tank * CREW + seat] != NONE:
            kill(table, tank, seat, causer, "D-292")
    eliminate(table, tank, DESTROYED)


# Ammo Hit


def hit_ammo(table: Table[State], frame: Frame) -> None:
    """D-304, DQ-51, DQ-100: rounds are lost; the player is asked for FIRE cards, held or not."""
    state = table.state
    tank = frame[DAMAGE_TANK]
    if table.watched:
        table.emit(events.damage_result(state, tank, AMMO_HIT))
    state.stored = put(state.stored, tank, 0)
    state.loaded = put(state.loaded, tank, 0)
    seat = state.owner(tank)
    if seat != SOLO and state.hands[seat]:
        frame[TO_LOSE] = LOST_TO_AMMO_HIT
        state.ask_seat(LOSING, seat)


def resolve_lose(table: Table[State], seat: Seat, card: int) -> None:
    """D-304, DQ-100: a FIRE card goes to the discards face up."""
    state = table.state
    frame = state.frames.top()
    discard_shown(table, seat, card)
    if table.watched:
        table.emit(events.card_lost(state, seat, card))
    frame[TO_LOSE] -= 1
    if frame[TO_LOSE] and state.hands[seat]:
        state.ask_seat(LOSING, seat)


# Morale


def morale_mask(state: State, tank: int) -> int:
    """D-061, D-314: which Morale Icons apply to this tank."""
    mask = 1 << state.cat.experience[tank]
    if state.burning[tank]:
        mask |= 1 << ON_FIRE_BIT
    if state.dead(tank):
        mask |= 1 << ANY_KIA_BIT
    if state.commander_dead(tank):
        mask |= 1 << COMMANDER_KIA_BIT
    if is_immobilized(state, tank):
        mask |= 1 << IMMOBILIZED_BIT
    return mask


def fails_morale(state: State, tank: int, card: int) -> bool:
    """D-314: any applicable red X."""
    return state.cat.crosses[card] & morale_mask(state, tank) != 0


def check_morale(table: Table[State], tank: int, card: int) -> None:
    """D-306, D-313, D-315, D-316, DQ-40: after damage a crew breaks; a Broken one Bails Out."""
    state = table.state
    if not fails_morale(state, tank, card):
        if table.watched:
            table.emit(events.morale_held(state, tank))
    elif state.broken[tank]:
        bail_out(table, tank, "D-316")
    else:
        break_crew(table, tank)


def break_crew(table: Table[State], tank: int) -> None:
    """D-315: the crew gets BROKEN."""
    table.state.broken = put(table.state.broken, tank, 1)
    if table.watched:
        table.emit(events.crew_broken(table.state, tank))


def rally_check(table: Table[State], tank: int) -> None:
    """D-146, D-147, D-148: in Administration a Broken crew rallies or Bails Out."""
    state = table.state
    card = pull_damage(table, "D-146")
    if fails_morale(state, tank, card):
        bail_out(table, tank, "D-147")
    else:
        rally(table, tank, "D-148")


def rally(table: Table[State], tank: int, rule: str) -> None:
    """D-027, D-148: BROKEN is removed."""
    table.state.broken = put(table.state.broken, tank, 0)
    if table.watched:
        table.emit(events.crew_rallied(table.state, tank, rule))


def bail_out(table: Table[State], tank: int, rule: str) -> None:
    """D-116, D-320, D-321, D-322, DQ-91: the crew survives, the tank is Abandoned."""
    if table.watched:
        table.emit(events.crew_bailed_out(table.state, tank, rule))
    eliminate(table, tank, ABANDONED)
