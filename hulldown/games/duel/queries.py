"""What a shot or a check needs and how likely it is, from what a seat may know."""

from fractions import Fraction
from typing import Final, NamedTuple

from hulldown.games.duel.catalog import (
    BINOCULARS,
    BOG,
    CONCEAL,
    EXTINGUISHER,
    FIRE_ICON,
    HULL,
    SMOKE_ICON,
    TRACKS,
    TURRET,
)
from hulldown.games.duel.data import LOCATIONS
from hulldown.games.duel.events import tank_id
from hulldown.games.duel.rules.firing import (
    Lines,
    armour,
    gun_refused,
    is_hull_down_to,
    penetration,
    target_refused,
    targets,
    to_hit,
)
from hulldown.games.duel.rules.instruct import spot_targets
from hulldown.games.duel.rules.levels import move_barred
from hulldown.games.duel.rules.odds import (
    ALL_CARDS,
    OFF,
    Pool,
    attempt_chance,
    chance,
    hit_chance,
    hitting,
    icon_chance,
    locating,
    morale_chance,
    percent,
    pierce_chance,
    piercing,
    pool_of,
    with_digit,
    with_icon,
)
from hulldown.games.duel.rules.terrain import conceal_refused, hull_down_try_refused
from hulldown.games.duel.state import (
    DRAFT_AMMO,
    DRAFT_AT,
    DRAFT_FIRST,
    DRAFT_LAST,
    DRAFT_PLACE,
    DRAFT_SECOND,
    NONE,
    State,
)
from hulldown.games.duel.told import AimedShot, Chances, PlaceView, ShotView, SumLine
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat

MOST_QUESTIONS: Final = 20
MOST_SHOTS: Final = 12
PLACES: Final = (TURRET, HULL, TRACKS)
BY_LOADING: Final = 1
TRIGGERS: Final = {BOG: "bogs", CONCEAL: "conceals"}
CHECKS: Final = (
    "burning", "broken", "smoke", "spot", "hull-down", "conceal", "escape", "shed", "look-out",
)  # fmt: skip


def questions(state: State, seat: Seat) -> list[JSON]:
    """D-263: every shot and every check of the seat's own tanks; none if odds are off."""
    if state.cat.odds == OFF:
        return []
    own = [tank for tank in state.cat.tanks_of[seat] if not state.out[tank]]
    shots: list[JSON] = [
        {"ask": "shot", "tank": tank_id(state, tank), "enemy": tank_id(state, enemy)}
        for tank in own
        if gun_refused(state, tank) is None
        for enemy in targets(state, tank)
    ]
    checks: list[JSON] = [
        {"ask": "check", "tank": tank_id(state, tank), "what": what}
        for tank in own
        for what in CHECKS
        if applies(state, tank, what)
    ]
    entries: list[JSON] = [
        {"ask": "enter", "tank": tank_id(state, tank), "card": state.cat.card_ids[card]}
        for tank, card in triggers(state, seat)
    ]
    return [*shots[:MOST_SHOTS], *checks, *entries][:MOST_QUESTIONS]


def applies(state: State, tank: int, what: str) -> bool:
    """Might this check have to be made for the tank?"""
    if what == "burning":
        return state.burning[tank] == 1
    if what == "broken":
        return state.broken[tank] == 1
    if what == "smoke":
        return state.smoke[tank] > 0 or state.filled[tank] == 1
    if what == "spot":
        return bool(spot_targets(state, tank))
    if what == "hull-down":
        return hull_down_try_refused(state, tank) is None
    if what == "conceal":
        return conceal_refused(state, tank) is None
    if what == "escape":
        return state.burning[tank] == 1
    if what == "shed":
        return bool(state.flankers(tank)) and move_barred(state, tank) is None
    return state.cat.field.snow


def triggers(state: State, seat: Seat) -> list[tuple[int, int]]:
    """D-206, D-219: tanks in motion and the Terrain in hand that would try them."""
    cat = state.cat
    cards = [card for card in state.hands[seat] if cat.trigger[card] in TRIGGERS]
    return [
        (tank, card)
        for tank in cat.tanks_of[seat]
        if not state.out[tank] and state.in_motion(tank)
        for card in cards
    ]


def query(state: State, seat: Seat, question: JSON) -> JSON:
    """The exact chances of a shot or a check; None if it cannot be answered."""
    if not isinstance(question, dict) or state.cat.odds == OFF:
        return None
    tank = named_tank(state, question.get("tank"))
    if tank == NONE or state.out[tank] or state.owner(tank) != seat:
        return None
    if question.get("ask") == "shot":
        enemy = named_tank(state, question.get("enemy"))
        if enemy not in state.cat.enemies[tank] or target_refused(state, tank, enemy) is not None:
            return None
        return tell_shot(state, pool_of(state, seat), tank, enemy)
    if question.get("ask") == "enter":
        return tell_entry(state, seat, tank, question.get("card"))
    what = question.get("what")
    if question.get("ask") != "check" or what not in CHECKS or not applies(state, tank, what):
        return None
    found = check_chances(state, pool_of(state, seat), tank, what)
    return {key: odds(likely) for key, likely in found.items()}


def named_tank(state: State, name: JSON) -> int:
    """The tank with this id, NONE if there is none."""
    ids = state.cat.tank_ids
    return ids.index(name) if isinstance(name, str) and name in ids else NONE


def odds(likely: Fraction) -> JSON:
    """As JSON."""
    return {"ways": likely.numerator, "of": likely.denominator}


def tell_shot(state: State, pool: Pool, tank: int, enemy: int) -> JSON:
    """D-252 to D-270: a shot without cards that modify it, with the round that is loaded."""
    round = state.loaded[tank]
    number = to_hit(state, tank, enemy, 0, False, False, None)
    places: list[JSON] = []
    for place in PLACES:
        hits, found = hitting(number), locating(state, enemy, place)
        pierces = piercing(state, tank, enemy, place, round)
        places.append(
            {
                "place": f"place:{LOCATIONS[place]}",
                "located": odds(chance(pool, [hits, found])),
                "pierced": odds(chance(pool, [hits, found, pierces])),
                "aimed": odds(chance(pool, [hits, pierces])),
            }
        )
    return {
        "number": number,
        "hit": odds(hit_chance(pool, number)),
        "pierced": odds(pierce_chance(state, pool, tank, enemy, number, NONE, round)),
        "places": places,
    }


def tell_entry(state: State, seat: Seat, tank: int, name: JSON) -> JSON:
    """D-219, D-220: how likely a Terrain card of the hand bogs or conceals who enters it."""
    for entering, card in triggers(state, seat):
        if entering == tank and state.cat.card_ids[card] == name:
            trigger = TRIGGERS[state.cat.trigger[card]]
            likely = attempt_chance(pool_of(state, seat), state.cat.trigger_value[card])
            return {trigger: odds(likely)}
    return None


def check_chances(state: State, pool: Pool, tank: int, what: str) -> dict[str, Fraction]:
    """The ways in which a check may end, each with its chance."""
    if what == "burning":
        fire = with_icon(state, FIRE_ICON)
        saved = with_icon(state, EXTINGUISHER) & ~fire
        return {"lost": chance(pool, [fire]), "out": chance(pool, [saved])}
    if what == "broken":
        return {"rallied": morale_chance(state, tank)}
    if what == "smoke":
        return {"stays": icon_chance(state, pool, SMOKE_ICON, 1)}
    if what == "spot":
        one, two = [icon_chance(state, pool, BINOCULARS, cards) for cards in (1, 2)]
        return {"one": one, "two": two}
    ground = state.hold[tank]
    if what == "hull-down":
        return {"succeeds": attempt_chance(pool, state.cat.hull_down[ground])}
    if what == "conceal":
        return {"succeeds": attempt_chance(pool, 2 * state.cat.conceal[ground])}
    if what == "escape":
        safe = ALL_CARDS & ~with_icon(state, FIRE_ICON)
        return {"whole": chance(pool, [safe]), "wounded": chance(pool, [safe, safe])}
    if what == "shed":
        return {"sheds": chance(pool, [with_digit(state.move_now[tank] - 1)])}
    return {"far": chance(pool, [with_digit(state.cat.field.light_up_to)])}


# What needs no luck to tell


def tell_lines(lines: Lines) -> list[SumLine]:
    """D-252 to D-260: a To Hit Number line by line, each with its rule."""
    return [{"id": f"line:{what}", "rule": rule, "value": value} for what, rule, value in lines]


def tell_places(state: State, tank: int, enemy: int) -> list[PlaceView]:
    """D-268, D-269: what each location needs, and which ones a Hull Down enemy covers."""
    hides = is_hull_down_to(state, enemy, tank)
    return [
        {
            "place": f"place:{LOCATIONS[place]}",
            "armour": armour(state, tank, enemy, place),
            "covered": hides and place != TURRET,
        }
        for place in PLACES
    ]


def explain_shot(state: State, tank: int, enemy: int) -> ShotView:
    """D-252 to D-260, D-268, D-269: the sum without cards, and what each location needs."""
    lines: Lines = []
    number = to_hit(state, tank, enemy, 0, False, False, lines)
    return {
        "enemy": tank_id(state, enemy),
        "number": number,
        "lines": tell_lines(lines),
        "penetration": penetration(state, tank, enemy, state.loaded[tank]),
        "places": tell_places(state, tank, enemy),
    }


class Shot(NamedTuple):
    """A shot that is composed or declared: who, at whom, with which cards, which round, where."""

    tank: int
    enemy: int
    modifier: int
    leads: bool
    round: int
    named: int


def drafted_shot(state: State) -> Shot:
    """D-249, D-253, D-254: the shot of the draft as it stands."""
    draft = state.draft
    modifier = state.cat.fire_modifier[draft[DRAFT_FIRST]]
    if draft[DRAFT_SECOND] > 0:
        modifier = max(modifier, state.cat.fire_modifier[draft[DRAFT_SECOND]])
    round = (
        1
        if draft[DRAFT_AMMO] == BY_LOADING
        else 0
        if draft[DRAFT_AMMO] > 0
        else state.loaded[state.active]
    )
    return Shot(
        tank=state.active,
        enemy=draft[DRAFT_AT],
        modifier=modifier,
        leads=draft[DRAFT_LAST] > 0,
        round=round,
        named=draft[DRAFT_PLACE],
    )


def explain_aimed(state: State, shot: Shot) -> AimedShot:
    """D-252 to D-260: the sum with its cards, and the number if TACTICS prevails."""
    lines: Lines = []
    tank, enemy = shot.tank, shot.enemy
    number = to_hit(state, tank, enemy, shot.modifier, shot.leads, False, lines)
    return {
        "tank": tank_id(state, tank),
        "enemy": tank_id(state, enemy),
        "number": number,
        "tactics": to_hit(state, tank, enemy, shot.modifier, shot.leads, True, None),
        "lines": tell_lines(lines),
        "penetration": penetration(state, tank, enemy, shot.round),
        "places": tell_places(state, tank, enemy),
    }


def add_chances(state: State, seat: Seat, shot: Shot, told: AimedShot) -> None:
    """D-263, D-267, D-270: in percent, before and after TACTICS, and by location."""
    if state.cat.odds == OFF:
        return
    pool = pool_of(state, seat)
    told["chance"] = tell_chances(state, pool, shot, told["number"])
    told["tactics_chance"] = tell_chances(state, pool, shot, told["tactics"])
    told["place_chances"] = [
        percent(chance(pool, [piercing(state, shot.tank, shot.enemy, place, shot.round)]))
        for place in PLACES
    ]


def tell_chances(state: State, pool: Pool, shot: Shot, number: int) -> Chances:
    """D-263, D-270: how likely a shot hits with this To Hit Number, and pierces."""
    tank, enemy, named, round = shot.tank, shot.enemy, shot.named, shot.round
    return {
        "hit": percent(hit_chance(pool, number)),
        "pierced": percent(pierce_chance(state, pool, tank, enemy, number, named, round)),
    }


def explain_shots(state: State, tank: int) -> list[ShotView]:
    """D-252: the Active Tank against every enemy in play that its gun reaches."""
    if tank == NONE or state.out[tank]:
        return []
    reach = len(state.cat.to_hit[tank])
    return [
        explain_shot(state, tank, enemy)
        for enemy in state.cat.enemies[tank]
        if not state.out[enemy] and state.distance(tank, enemy) // 200 < reach
    ]
