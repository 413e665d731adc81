"""17.3: infantry and hatches, a module: one unit a side, ordered with Infantry icons."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import EXPLOSION, INFANTRY
from hulldown.games.duel.rules.damage import begin_damage
from hulldown.games.duel.rules.deciding import Ask
from hulldown.games.duel.rules.firing import LAST_HIT, is_penetrated
from hulldown.games.duel.rules.guns import pierce
from hulldown.games.duel.rules.pulls import pull
from hulldown.games.duel.rules.spotting import OUT_OF_PLAY
from hulldown.games.duel.state import State, put
from hulldown.kernel.messages import Reason, Seat
from hulldown.kernel.table import Table

ONE_ORDER: Final = Reason("infantry-ordered", "D-187")
FAR_ENOUGH: Final = Reason("infantry-far-enough", "D-187")
TOO_FAR: Final = Reason("infantry-too-far", "D-187")
NO_INFANTRY_ICON: Final = Reason("no-infantry-icon", "D-187")
NO_INFANTRY_ON_IT: Final = Reason("no-infantry-on-it", "D-187")

STEP: Final = 200
FURTHEST: Final = 400
REACH: Final = 600
BUTTONED_COVER: Final = 20
CLOSE_ASSAULT: Final = 15
FIRST_WEAPON: Final = 0
HAND_TO_HAND: Final = 1


class Hatching(Ask):
    """D-149: Administration f: Buttoned Up or with an Open Hatch."""

    asks = "ask-hatch"
    rule = "D-149"
    public = True

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-149: open or closed."""
        return state.cat.hatch.copy()

    def usual(self, state: State, seat: Seat) -> DuelAction:
        """As it is."""
        return state.cat.hatch[state.buttoned[state.active]]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-149: the hatch is as chosen until the next Administration Step."""
        set_hatch(table, table.state.active, action.value == 1)


def set_hatch(table: Table[State], tank: int, closed: bool) -> None:
    """D-149: the hatch is open or closed until the next Administration Step."""
    table.state.buttoned = put(table.state.buttoned, tank, int(closed))
    if table.watched:
        table.emit(events.hatch_set(table.state, tank, closed))


def icon_cards(state: State, cards: list[int]) -> list[int]:
    """D-187: the cards that show an Infantry icon."""
    return [card for card in cards if state.cat.icons[card] & INFANTRY]


def order_refused(state: State, seat: Seat) -> Reason | None:
    """D-187: one and only one Infantry Advance or Attack in a Tank Phase, for an Infantry icon."""
    if state.infantry_used:
        return ONE_ORDER
    return None if icon_cards(state, state.hands[seat]) else NO_INFANTRY_ICON


def advance_refused(state: State, side: int) -> Reason | None:
    """D-187: 000, 200, 400 and no further."""
    return FAR_ENOUGH if state.infantry_at[side] >= FURTHEST else None


def attack_refused(state: State, enemy: int) -> Reason | None:
    """D-187: any enemy tank in play at Range 600 or less, Spotted or not."""
    if state.out[enemy]:
        return OUT_OF_PLAY
    return TOO_FAR if state.range[enemy] > REACH else None


def attack_targets(state: State, tank: int) -> list[int]:
    """Whom the infantry of this tank's side may attack."""
    return [enemy for enemy in state.cat.enemies[tank] if attack_refused(state, enemy) is None]


def advance(table: Table[State], tank: int) -> None:
    """D-187: the unit goes 200 m forward."""
    state = table.state
    side = state.cat.side[tank]
    state.infantry_at = put(state.infantry_at, side, state.infantry_at[side] + STEP)
    if table.watched:
        table.emit(events.infantry_advanced(state, side, state.infantry_at[side]))


def attack_number(state: State, tank: int, enemy: int) -> int:
    """D-187: the unit's card by both places; Cover and size are added, a closed hatch is not.

    Range 0 and below counts as 000; Cover is that of Terrain and SMOKE, not of MOVE.
    """
    cat = state.cat
    side = cat.side[tank]
    row = state.infantry_at[side] // STEP
    column = min(2, max(0, state.range[enemy]) // STEP)
    number = cat.infantry_chart[side][row * 3 + column] + cat.size[enemy]
    if not state.in_motion(enemy):
        number += cat.cover[state.hold[enemy]]
    if state.smoke[enemy]:
        number += cat.smoke_cover
    if state.buttoned[enemy]:
        number -= BUTTONED_COVER
    return number + (CLOSE_ASSAULT if state.assault else 0)


def attack(table: Table[State], tank: int, enemy: int, weapon: int) -> None:
    """D-187, D-264: half the number or more is the first weapon, less the second."""
    state = table.state
    number = attack_number(state, tank, enemy)
    card = pull(table, "D-187")
    is_hit = 0 < card <= min(number, LAST_HIT)
    side = state.cat.side[tank]
    if table.watched:
        table.emit(events.infantry_attacked(state, side, enemy, number, is_hit))
    if not is_hit:
        return
    place = state.cat.location[enemy][pull(table, "D-267") % 10]
    if table.watched:
        table.emit(events.shot_hit(state, enemy, place, False))
    if 2 * card < number:
        pierce(table, enemy, place, state.cat.second_weapon[side], False)
    elif weapon == HAND_TO_HAND:
        climb_on(table, enemy, place)
    else:
        pierce(table, enemy, place, state.cat.first_weapon[side], False)


def climb_on(table: Table[State], enemy: int, place: int) -> None:
    """D-187, D-345, D-348: hand to hand: two Explosion icons penetrate; the second card is kept."""
    state = table.state
    first, second = pull(table, "D-187"), pull(table, "D-187")
    icons = state.cat.icons
    if icons[first] & icons[second] & EXPLOSION:
        state.deck.kept = second
        is_penetrated(table, state.active, enemy, False)
        begin_damage(state, enemy, state.active, place, state.cat.heavy[second])
