"""11.0: the Fire Procedure, step by step."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import OPTICS, TURRET
from hulldown.games.duel.data import BOUNCES, PENETRATES
from hulldown.games.duel.events import tank_id
from hulldown.games.duel.rules.conditions import sight_refused, slope
from hulldown.games.duel.rules.damage import begin_damage
from hulldown.games.duel.rules.deciding import ALWAYS, ASK_ME, NEVER, Ask
from hulldown.games.duel.rules.flanking import NOT_SPOTTED
from hulldown.games.duel.rules.frames import FRAME_REPLY, FRAME_STEP, SHOT, Frame
from hulldown.games.duel.rules.levels import fire_barred, refresh
from hulldown.games.duel.rules.movement import level_refused, stop
from hulldown.games.duel.rules.pulls import pull
from hulldown.games.duel.rules.spotting import IN_SMOKE, OUT_OF_PLAY, acquire, show_to_all
from hulldown.games.duel.rules.tactics import AGAINST_FIRE, open_window
from hulldown.games.duel.state import ACQUIRING, NONE, State, put
from hulldown.kernel.config import OrderForm, Orders, choice
from hulldown.kernel.messages import Args, Reason, Seat
from hulldown.kernel.table import Table

OUT_OF_REACH: Final = Reason("out-of-reach", "D-252")
DESTROYER_MOVING: Final = Reason("destroyer-moving", "D-122")
DESTROYER_TARGET_MOVING: Final = Reason("destroyer-target-moving", "D-123")
DESTROYER_FLANKED: Final = Reason("destroyer-flanked", "D-124")
NO_TARGET: Final = Reason("no-target", "D-250")
NOT_AFTER_ALL: Final = Reason("cannot-acquire", "D-275")

Lines = list[tuple[str, str, int]]

LEADERSHIP_BONUS: Final = 20
FLANK_BONUS: Final = 10
TACTICS_PENALTY: Final = 20
COMBINED_BONUS: Final = 10
BUTTONED_PENALTY: Final = 10
LAST_HIT: Final = 95

SHOT_FIRER: Final = 3
SHOT_TARGET: Final = 4
SHOT_MODIFIER: Final = 5
SHOT_LEADS: Final = 6
SHOT_NAMED: Final = 7
SHOT_PLACE: Final = 8
SHOT_ROUND: Final = 9

TO_WINDOW: Final = 0
TO_HIT: Final = 1
TO_SPOTTED: Final = 2
TO_ACQUIRE: Final = 3
TO_SHOT_END: Final = 4


class Acquiring(Ask):
    """D-275: after any shot the target may be Acquired."""

    asks = "ask-acquire"
    rule = "D-275"
    public = True

    def args(self, state: State, seat: Seat) -> Args:
        """Firer and target."""
        frame = state.frames.top()
        return {
            "tank": tank_id(state, frame[SHOT_FIRER]),
            "enemy": tank_id(state, frame[SHOT_TARGET]),
        }

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-085: no or yes."""
        return state.cat.acquire.copy()

    def usual(self, state: State, seat: Seat) -> DuelAction:
        """It seldom harms."""
        return state.cat.acquire[1]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-085, D-275: acquiring is the firer's choice."""
        if action.value == 1:
            frame = table.state.frames.top()
            acquire(table, frame[SHOT_FIRER], frame[SHOT_TARGET])

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """D-085: always, never, or ask."""
        return [choice("acquire", (ASK_ME, ALWAYS, NEVER), ASK_ME, "D-275")]

    def answer(self, state: State, seat: Seat, orders: Orders) -> DuelAction | None:
        """D-085: as ordered; who ordered nothing is asked."""
        wanted = orders.get("acquire", ASK_ME)
        return None if wanted == ASK_ME else state.cat.acquire[int(wanted == ALWAYS)]


def target_refused(state: State, tank: int, enemy: int) -> Reason | None:
    """D-075, D-123, D-124, D-192, D-250, DQ-64, DQ-82: may this tank fire at this enemy?"""
    if state.out[enemy]:
        return OUT_OF_PLAY
    if not state.has_spotted(tank, enemy):
        return NOT_SPOTTED
    if state.distance(tank, enemy) // 200 >= len(state.cat.to_hit[tank]):
        return OUT_OF_REACH
    if state.cat.is_destroyer[tank]:
        if state.in_motion(enemy):
            return DESTROYER_TARGET_MOVING
        if state.has_flanked(enemy, tank):
            return DESTROYER_FLANKED
    return sight_refused(state, tank, enemy)


def targets(state: State, tank: int) -> list[int]:
    """D-075, D-250: the enemies this tank may fire at: nobody, as long as it has Spotted nobody."""
    if not state.spotted[tank]:
        return []
    return [e for e in state.cat.enemies[tank] if target_refused(state, tank, e) is None]


def gun_refused(state: State, tank: int) -> Reason | None:
    """D-109, D-122, D-161, D-243, D-301: what keeps this tank from firing at all."""
    reason = fire_barred(state, tank)
    if reason is not None:
        return reason
    if state.smoke[tank]:
        return IN_SMOKE
    if state.cat.is_destroyer[tank] and state.in_motion(tank):
        return DESTROYER_MOVING
    return None if targets(state, tank) else NO_TARGET


def fire_refused(state: State, tank: int, card: int, orders: int) -> Reason | None:
    """D-074, D-166: the level of one FIRE card."""
    return level_refused(state.cat.fire_level[card], state.fire_now[tank], orders)


def to_hit(
    state: State,
    tank: int,
    enemy: int,
    modifier: int,
    leads: bool,
    tactics: bool,
    lines: Lines | None,
) -> int:
    """D-252 to D-260: the final To Hit Number; `lines` collects the sum line by line."""
    cat = state.cat
    total = line(lines, "base", "D-252", cat.to_hit[tank][state.distance(tank, enemy) // 200])
    total += line(lines, "card", "D-253", modifier)
    if leads:
        total += line(lines, "leadership", "D-254", LEADERSHIP_BONUS)
    if state.acquired[tank] == enemy:
        total += line(lines, "acquired", "D-255", state.bonus[tank])
    if state.has_flanked(tank, enemy):
        total += line(lines, "flanked", "D-256", FLANK_BONUS)
    total += line(lines, "own-terrain", "D-257", cat.own_fire[state.hold[tank]])
    cover = cat.cover[state.hold[enemy]]
    if state.smoke[enemy]:
        cover += cat.smoke_cover
    total += line(lines, "cover", "D-258", -cover)
    total += line(lines, "size", "D-259", cat.size[enemy])
    if state.buttoned[tank]:
        total += line(lines, "buttoned", "D-261", -BUTTONED_PENALTY)
    if tactics:
        total += line(lines, "tactics", "D-260", -TACTICS_PENALTY)
    if state.combined[cat.side[tank]]:
        total += line(lines, "combined", "D-188", COMBINED_BONUS)
    return total


def line(lines: Lines | None, name: str, rule: str, number: int) -> int:
    """One line of a sum: its number, noted where the lines are wanted."""
    if number and lines is not None:
        lines.append((name, rule, number))
    return number


def penetration(state: State, tank: int, enemy: int, round: int) -> int:
    """D-268: the chart at this distance, what APCR adds, and what a hill changes (D-004)."""
    step = state.distance(tank, enemy) // 200
    value = state.cat.penetration[tank][step] + slope(state, tank, enemy)
    return value + state.cat.apcr[tank][step] if round else value


def armour(state: State, tank: int, enemy: int, place: int) -> int:
    """D-232, D-269: the target's armour there: side if flanked by the firer, else front."""
    return state.cat.armour[enemy][place * 2 + (1 if state.has_flanked(tank, enemy) else 0)]


def is_hull_down_to(state: State, enemy: int, tank: int) -> bool:
    """D-118, D-232: Hull Down, but not to whom it is flanked by."""
    return state.hull_down[enemy] == 1 and not state.has_flanked(tank, enemy)


def begin_shot(state: State, tank: int, enemy: int, modifier: int, leads: bool, named: int) -> None:
    """D-093, D-250: the shot, with the round that is loaded."""
    round = state.loaded[tank]
    state.frames.push(SHOT, [TO_WINDOW, 0, tank, enemy, modifier, int(leads), named, NONE, round])


def run_shot(table: Table[State], frame: Frame) -> None:
    """11.1.3: window, hit, location, penetration and damage; then who sees the firer; Acquire."""
    state = table.state
    step = frame[FRAME_STEP]
    frame[FRAME_STEP] += 1
    if step == TO_WINDOW:
        open_window(state, frame[SHOT_TARGET], AGAINST_FIRE)
    elif step == TO_HIT:
        fire_gun(table, frame)
    elif step == TO_SPOTTED:
        state.fire_cap = put(state.fire_cap, frame[SHOT_FIRER], 0)
        refresh(state, frame[SHOT_FIRER])
        if not state.out[frame[SHOT_FIRER]]:
            show_to_all(table, frame[SHOT_FIRER])
    elif step == TO_ACQUIRE:
        if acquire_refused(state, frame[SHOT_FIRER], frame[SHOT_TARGET]) is None:
            state.ask_seat(ACQUIRING, state.owner(frame[SHOT_FIRER]))
    else:
        state.frames.pop()


def fire_gun(table: Table[State], frame: Frame) -> None:
    """D-262, D-263, D-264, D-265, DQ-28: the round is spent; 96 to 100 never hit."""
    state = table.state
    tank, enemy = frame[SHOT_FIRER], frame[SHOT_TARGET]
    number = to_hit(
        state,
        tank,
        enemy,
        frame[SHOT_MODIFIER],
        frame[SHOT_LEADS] == 1,
        frame[FRAME_REPLY] == 1,
        None,
    )
    if frame[SHOT_ROUND]:
        state.loaded = put(state.loaded, tank, 0)
    state.combined = put(state.combined, state.cat.side[tank], 0)
    card = pull(table, "D-263")
    is_hit = 0 < card <= min(number, LAST_HIT)
    if table.watched:
        table.emit(events.shot_fired(state, tank, enemy, number, is_hit))
    if is_hit:
        strike(table, frame)


def strike(table: Table[State], frame: Frame) -> None:
    """D-119, D-266, D-267, DQ-29, DQ-99: the location, named or Pulled; Hull Down makes a miss.

    D-022: the Target Number is the last digit.
    """
    state = table.state
    tank, enemy = frame[SHOT_FIRER], frame[SHOT_TARGET]
    if frame[SHOT_NAMED] != NONE:
        place = frame[SHOT_NAMED]
    else:
        place = state.cat.location[enemy][pull(table, "D-267") % 10]
    frame[SHOT_PLACE] = place
    misses = place != TURRET and is_hull_down_to(state, enemy, tank)
    if table.watched:
        table.emit(events.shot_hit(state, enemy, place, misses))
    if not misses:
        pierce(table, frame)


def pierce(table: Table[State], frame: Frame) -> None:
    """D-098, D-268 to D-273, DQ-30: Penetration and Pen Mod against armour; the card is kept."""
    state = table.state
    tank, enemy = frame[SHOT_FIRER], frame[SHOT_TARGET]
    value = penetration(state, tank, enemy, frame[SHOT_ROUND])
    plate = armour(state, tank, enemy, frame[SHOT_PLACE])
    card = pull(table, "D-270")
    pen = state.cat.pen[card]
    pierces = pen == PENETRATES or (pen != BOUNCES and value + pen >= plate)
    if table.watched:
        table.emit(events.shot_pierced(state, enemy, value, pen, plate, pierces))
    if not pierces:
        return
    state.deck.kept = card
    is_penetrated(table, tank, enemy, True)
    heavy = state.cat.always_heavy[tank] or state.cat.heavy[card]
    begin_damage(state, enemy, tank, frame[SHOT_PLACE], heavy)


def is_penetrated(table: Table[State], tank: int, enemy: int, medal: bool) -> None:
    """D-207, DQ-94, DQ-105: a moving tank stops; the last penetrator is remembered."""
    state = table.state
    stop(table, enemy)
    state.penetrator = put(state.penetrator, enemy, tank)
    state.medal = put(state.medal, enemy, int(medal))


def acquire_refused(state: State, tank: int, enemy: int) -> Reason | None:
    """D-085, D-275, D-297, DQ-19: neither In Motion, the target in play, optics whole."""
    if state.out[tank] or state.out[enemy] or state.in_motion(tank) or state.in_motion(enemy):
        return NOT_AFTER_ALL
    if OPTICS in state.damage[tank] or not state.has_spotted(tank, enemy):
        return NOT_AFTER_ALL
    full = state.acquired[tank] == enemy and state.bonus[tank] == 20
    return NOT_AFTER_ALL if full else None
