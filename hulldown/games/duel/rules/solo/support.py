"""The guns, infantry and hatches of a solo tank, where they take part (DQ-104, DQ-107)."""

from hulldown.games.duel import actions as act
from hulldown.games.duel.catalog import HULL, TURRET
from hulldown.games.duel.rules.guns import (
    gun_distance,
    gun_number,
    gun_price,
    gun_refused,
    gun_target_refused,
    own_guns,
)
from hulldown.games.duel.rules.infantry import (
    advance_refused,
    attack_number,
    attack_refused,
    icon_cards,
    set_hatch,
)
from hulldown.games.duel.rules.solo.choice import Choice, attitude, blank, payment
from hulldown.games.duel.rules.solo.shots import target_order, threshold_figures
from hulldown.games.duel.state import DRAFT_AT, DRAFT_CHANGE, DRAFT_GIVEN, DRAFT_USE, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.table import Table


def fire_gun(state: State, tank: int) -> Choice | None:
    """D-186: a gun of its side at the first enemy it would be a high quality shot at."""
    least = attitude(state, tank).high
    for gun in own_guns(state, tank):
        paid = payment(state, state.pools[tank], gun_price(state, gun), 0)
        if gun_refused(state, gun) is not None or paid is None:
            continue
        for enemy in target_order(state, tank):
            if gun_target_refused(state, gun, enemy) is None:
                figures = gun_figures(state, gun, enemy, least)
                if figures is not None:
                    draft = blank(act.GUN)
                    draft[DRAFT_CHANGE] = gun
                    draft[DRAFT_AT] = enemy
                    return Choice(draft, list(paid), "gun", figures)
    return None


def gun_figures(
    state: State, gun: int, enemy: int, least: tuple[int, int]
) -> dict[str, JSON] | None:
    """D-364: the figures of a gun's shot beside the threshold, if it reaches both."""
    number = gun_number(state, gun, enemy, False)
    place = TURRET if state.hull_down[enemy] else HULL
    value = state.cat.gun_pen[gun][gun_distance(state, gun, enemy) // act.STEP]
    margin = value - state.cat.armour[enemy][place * 2]
    if number < least[0] or margin < least[1]:
        return None
    return threshold_figures(state, enemy, number, margin, least)


def order_infantry(state: State, tank: int) -> Choice | None:
    """D-187: an attack that reaches its low To Hit figure, else an advance.

    It takes a card with an Infantry icon that its lists have no use for.
    """
    cards = [card for card in icon_cards(state, state.pools[tank]) if is_idle(state, card)]
    if not state.cat.field.infantry or state.infantry_used or not cards:
        return None
    least = attitude(state, tank).low[0]
    for enemy in target_order(state, tank):
        number = attack_number(state, tank, enemy)
        if attack_refused(state, enemy) is None and number >= least:
            draft = blank(act.ATTACK)
            draft[DRAFT_AT] = enemy
            draft[DRAFT_USE] = 0
            draft[DRAFT_GIVEN] = cards[0]
            figures: dict[str, JSON] = {"enemy": state.cat.tank_ids[enemy], "number": number}
            return Choice(draft, [], "attack", {**figures, "least": least})
    if advance_refused(state, state.cat.side[tank]) is not None:
        return None
    draft = blank(act.ADVANCE)
    draft[DRAFT_GIVEN] = cards[0]
    return Choice(draft, [], "advance", {"number": state.infantry_at[state.cat.side[tank]]})


def is_idle(state: State, card: int) -> bool:
    """No card that it could fire, drive, lead or answer with."""
    cat = state.cat
    used = cat.fire_level[card] or cat.move_level[card] or cat.flank_level[card]
    return not (used or cat.is_leadership[card] or cat.is_tactics[card])


def answer_hatching(table: Table[State]) -> None:
    """D-149: Buttoned Up while enemy infantry could attack it."""
    state = table.state
    set_hatch(table, state.active, attack_refused(state, state.active) is None)
