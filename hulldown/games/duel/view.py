"""What a seat may know, and other worlds it cannot tell apart (DQ-16, DQ-103)."""

from collections.abc import Sequence
from typing import Final, cast

from hulldown.games.duel import actions as act
from hulldown.games.duel.catalog import CREW, RESULT_WORDS
from hulldown.games.duel.data import ATTITUDES, EXPERIENCE, LOCATIONS, PERSONALITIES, POSITIONS
from hulldown.games.duel.events import KINDS, tank_id, which, who
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.info import SIDES
from hulldown.games.duel.queries import (
    Shot,
    add_chances,
    drafted_shot,
    explain_aimed,
    explain_shots,
)
from hulldown.games.duel.rules import firing
from hulldown.games.duel.rules import frames as stack
from hulldown.games.duel.rules.deck import GAME_END, SHUFFLE
from hulldown.games.duel.rules.hands import hand_size
from hulldown.games.duel.rules.levels import Steps, fire_level, move_level
from hulldown.games.duel.rules.odds import OFF, remembered, unseen_cards
from hulldown.games.duel.rules.phases import AFTER_D
from hulldown.games.duel.rules.pulls import ROW_CARD, ROW_HOLDER, ROW_LOSSES, ROW_VIEWER, SHUFFLED
from hulldown.games.duel.rules.tactics import WINDOW_EFFECT
from hulldown.games.duel.rules.victory import side_kills, side_points
from hulldown.games.duel.state import (
    BIDDING,
    BLANK_DRAFT,
    BROKEN,
    BURNING,
    DRAFT_AT,
    DRAFT_FIRST,
    DRAFT_FLANK_AT,
    DRAFT_FLANK_CARD,
    DRAFT_GIVEN,
    DRAFT_GIVEN_TOO,
    DRAFT_KIND,
    DRAFT_LAST,
    DRAFT_METRES,
    DRAFT_PLACE,
    DRAFT_SECOND,
    HEALTHY,
    KIA,
    MENU,
    NO_CARDS,
    NONE,
    PAYING_ORDERS,
    State,
)
from hulldown.games.duel.told import (
    AimedShot,
    CardView,
    DraftView,
    DuelView,
    GunView,
    Health,
    ManView,
    SeatView,
    SideView,
    SoloView,
    StepView,
    TankView,
)
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Args, Message, Seat, View

LAST_CARD: Final = 100
SPECIALS: Final = {SHUFFLE: "special:shuffle", GAME_END: "special:game_end"}
MEN: Final[tuple[Health, ...]] = ("healthy", "wounded", "kia")
STREAM: Final = "resample"


def view(state: State, seat: Seat | None) -> View:
    """What the seat (None: a spectator) may know."""
    return _own_view(state, seat, open_view(state))


def views(state: State, seats: Sequence[Seat | None]) -> list[View]:
    """The same for several: what all may know is worked out once."""
    seen = open_view(state)
    return [_own_view(state, seat, seen) for seat in seats]


def open_view(state: State) -> DuelView:
    """What all may know."""
    cat = state.cat
    deck = state.deck
    data: DuelView = {
        "round": state.round,
        "decks": cat.decks,
        "passes": deck.passes,
        "deck": deck.left(),
        "may_come": SPECIALS[deck.special] if deck.can_turn_special() else None,
        "discards": len(deck.discards),
        "active": None if state.active == NONE else tank_id(state, state.active),
        "order": [tank_id(state, tank) for tank in state.order],
        "cards_in_use": [which(state, card) for card in (*deck.played, *deck.pulled)],
        "sides": [_side(state, side) for side in range(len(SIDES))],
        "seats": [_seat(state, other) for other in range(cat.seats)],
        "tanks": [_tank(state, tank) for tank in range(cat.tanks)],
        "shots": explain_shots(state, state.active),
        "stake": _stake(state),
        "printed": cat.printed,
    }
    if cat.objectives:
        data["objectives"] = cat.objectives
    if cat.guns:
        data["guns"] = [_gun(state, gun) for gun in range(len(cat.guns))]
    if cat.field.infantry:
        data["infantry"] = [
            {"id": f"side:{SIDES[side]}", "metres": state.infantry_at[side]} for side in (0, 1)
        ]
        data["buttoned"] = [tank_id(state, t) for t in range(cat.tanks) if state.buttoned[t]]
    if cat.field.radios:
        data["radios"] = [tank_id(state, t) for t in range(cat.tanks) if cat.has_radio[t]]
    return data


def _own_view(state: State, seat: Seat | None, seen: DuelView) -> View:
    """What all may know with what the seat alone may."""
    data = seen.copy()
    if seat is not None:
        data["hand"] = [_card(state, card) for card in state.hands[seat]]
        data["bids"] = [which(state, card) for card in state.sealed[seat] if card]
        data["draft"] = _draft(state, seat) if is_composer(state, seat) else None
        data["discarded"] = [which(state, card) for card in sorted(state.hidden[seat])]
        if state.cat.odds != OFF:
            data["seen"] = [which(state, card) for card in sorted(state.shown)]
        data["known"] = [
            {
                "seat": who(row[ROW_HOLDER]),
                "card": which(state, row[ROW_CARD]),
                "sure": row[ROW_LOSSES] == 0,
            }
            for row in sorted(state.rows)
            if row[ROW_VIEWER] == seat
        ]
    return View(seat, cast("dict[str, JSON]", data))


def _side(state: State, side: int) -> SideView:
    return {
        "id": f"side:{SIDES[side]}",
        "points": side_points(state, side),
        "roads": state.roads[side],
        "kills": side_kills(state, side),
    }


def _gun(state: State, gun: int) -> GunView:
    """D-186: a gun with its Range marker and its price."""
    return {
        "id": f"gun:{state.cat.guns[gun]}",
        "side": f"side:{SIDES[state.cat.gun_side[gun]]}",
        "range": state.gun_at[gun],
        "orders": state.cat.gun_orders[gun],
    }


def _seat(state: State, seat: Seat) -> SeatView:
    """DQ-16: how many cards a seat holds is open, which is not."""
    return {
        "id": who(seat),
        "side": f"side:{SIDES[state.cat.teams[seat]]}",
        "held": len(state.hands[seat]),
        "hand_size": hand_size(state, seat),
    }


def _card(state: State, card: int) -> CardView:
    """D-025: a card of the own hand with its Order Icons."""
    return {"id": which(state, card), "number": card, "orders": state.cat.orders[card]}


def _tank(state: State, tank: int) -> TankView:
    """D-063, D-065: a tank board, open to all."""
    cat = state.cat
    acquired = state.acquired[tank]
    bid = state.bids[tank]
    return {
        "id": tank_id(state, tank),
        "side": f"side:{SIDES[cat.side[tank]]}",
        "model": f"model:{cat.models[tank].id}",
        "seat": who(cat.commander[tank]),
        "range": state.range[tank],
        "sight": state.sight[tank] or None,
        "terrain": f"terrain:{cat.terrain_name[state.hold[tank]]}",
        "motion": state.in_motion(tank),
        "smoke": state.smoke[tank] > 0,
        "smoke_fills": state.filled[tank] == 1,
        "hull_down": state.hull_down[tank] == 1,
        "on_fire": state.burning[tank] == 1,
        "broken": state.broken[tank] == 1,
        "bogged": state.bog[tank] > 0,
        "out": state.out[tank] == 1,
        "move": state.move_now[tank],
        "fire": state.fire_now[tank],
        "move_steps": _steps(state, tank, True),
        "fire_steps": _steps(state, tank, False),
        "experience": f"experience:{EXPERIENCE[cat.experience[tank]]}",
        "crew": _crew(state, tank),
        "damage": [f"result:{RESULT_WORDS[what]}" for what in state.damage[tank]],
        "spotted": [tank_id(state, e) for e in cat.enemies[tank] if state.has_spotted(tank, e)],
        "acquired": None if acquired == NONE else tank_id(state, acquired),
        "bonus": state.bonus[tank],
        "flanks": [tank_id(state, e) for e in cat.enemies[tank] if state.has_flanked(tank, e)],
        "rounds": state.stored[tank],
        "loaded": state.loaded[tank] == 1,
        "points": state.vp[tank],
        "kills": state.kills[tank],
        "bid": which(state, bid) if bid else None,
        "holds": _holds(state, tank),
        "penetrator": None
        if state.penetrator[tank] == NONE
        else tank_id(state, state.penetrator[tank]),
        "solo": _solo(state, tank) if cat.commander[tank] == SOLO else None,
    }


def _solo(state: State, tank: int) -> SoloView:
    """DQ-104: all that a solo tank has is open."""
    cat = state.cat
    return {
        "personality": f"personality:{PERSONALITIES[cat.personality[tank]]}",
        "attitude": f"attitude:{ATTITUDES[state.peril[tank]]}",
        "pool": [which(state, card) for card in state.pools[tank]],
    }


def _steps(state: State, tank: int, moves: bool) -> list[StepView]:
    """D-072, DQ-35: how a level came about, if it is not the printed one."""
    cat = state.cat
    level = state.move_now[tank] if moves else state.fire_now[tank]
    if level == (cat.printed_move[tank] if moves else cat.printed_fire[tank]):
        return []
    steps: Steps = []
    count = move_level if moves else fire_level
    count(state, tank, steps)
    return [{"id": f"step:{what}", "rule": rule, "level": number} for what, rule, number in steps]


def _crew(state: State, tank: int) -> list[ManView]:
    """D-099, D-280: the men who are not as they began, and where they sit."""
    out: list[ManView] = []
    base = tank * CREW
    for man in state.cat.crew[tank]:
        health = state.men[base + man]
        moved = health != KIA and state.sits[base + man] != man
        if health != HEALTHY or moved:
            seats = [seat for seat in range(CREW) if state.sits[base + seat] == man]
            place = f"crew:{POSITIONS[seats[0]]}" if seats else None
            out.append({"id": f"crew:{POSITIONS[man]}", "health": MEN[health], "place": place})
    return out


def is_composer(state: State, seat: Seat) -> bool:
    """Is this the seat whose draft it is?"""
    return bool(state.asked) and state.asked[0] == seat and state.draft[DRAFT_KIND] != NONE


def _stake(state: State) -> AimedShot | None:
    """D-251, D-260: the sum of a declared shot while TACTICS may answer it; DQ-99: not where."""
    frames = state.frames.rows
    if len(frames) < 2 or frames[-1][0] != stack.WINDOW or frames[-2][0] != stack.SHOT:
        return None
    frame = frames[-2]
    shot = Shot(
        tank=frame[firing.SHOT_FIRER],
        enemy=frame[firing.SHOT_TARGET],
        modifier=frame[firing.SHOT_MODIFIER],
        leads=frame[firing.SHOT_LEADS] == 1,
        round=frame[firing.SHOT_ROUND],
        named=NONE,
    )
    told = explain_aimed(state, shot)
    told["answered"] = frames[-1][WINDOW_EFFECT] == 1
    return told


def _shot(state: State, seat: Seat) -> AimedShot:
    """D-252 to D-270: the shot that is being composed, with its chances."""
    shot = drafted_shot(state)
    told = explain_aimed(state, shot)
    add_chances(state, seat, shot, told)
    return told


def _holds(state: State, tank: int) -> list[str]:
    """D-064: what lies in the Holding Box, the lowest card first."""
    cards = [card for card in (state.hold[tank], state.smoke[tank]) if 0 < card <= LAST_CARD]
    return [which(state, card) for card in cards]


def _draft(state: State, seat: Seat) -> DraftView:
    """D-168: what the seat has chosen so far for itself."""
    draft = state.draft
    kind = KINDS.get(draft[DRAFT_KIND], "orders")
    played = [
        draft[slot]
        for slot in (DRAFT_FIRST, DRAFT_SECOND, DRAFT_FLANK_CARD, DRAFT_LAST)
        if draft[slot] > 0
    ]
    given = [draft[slot] for slot in (DRAFT_GIVEN, DRAFT_GIVEN_TOO) if draft[slot] > 0]
    target = draft[DRAFT_AT] if draft[DRAFT_AT] != NONE else draft[DRAFT_FLANK_AT]
    return {
        "kind": f"action:{kind}",
        "cards": [which(state, card) for card in played],
        "target": None if target == NONE else tank_id(state, target),
        "metres": None if draft[DRAFT_METRES] == NONE else draft[DRAFT_METRES] - act.FURTHEST,
        "place": None if draft[DRAFT_PLACE] == NONE else f"place:{LOCATIONS[draft[DRAFT_PLACE]]}",
        "paid": [which(state, card) for card in state.paid],
        "given": [which(state, card) for card in given],
        "shot": _shot(state, seat)
        if draft[DRAFT_KIND] == act.FIRE and draft[DRAFT_AT] != NONE
        else None,
    }


# Other worlds


def place_remembered(
    state: State, seat: Seat, unseen: list[int], chance: Chance
) -> tuple[list[list[int]], list[int], list[int]]:
    """DQ-103: cards the seat remembers: in which hands, among the discards, stirred since.

    A holder who has put cards away unshown may have put this one away.
    """
    hands: list[list[int]] = [[] for _ in state.hands]
    buried: list[int] = []
    stirred: list[int] = []
    gone = [0] * len(state.hands)
    for row in remembered(state, seat, unseen):
        card, holder, losses = row[ROW_CARD], row[ROW_HOLDER], row[ROW_LOSSES]
        room = len(state.hands[holder]) - len(hands[holder])
        lost = losses % SHUFFLED - gone[holder]
        if lost == 0 or (room and chance.draw(room + lost, "D-016", STREAM) < room):
            hands[holder].append(card)
            continue
        gone[holder] += 1
        if losses < SHUFFLED:
            buried.append(card)
        else:
            stirred.append(card)
    return hands, buried, stirred


def resample(state: State, seat: Seat, chance: Chance) -> State:
    """Another world that this seat cannot tell apart: unseen cards dealt again, drafts blank."""
    world = state.clone()
    deal(state, world, seat, chance)
    forget_others(world, seat, chance)
    for other in range(len(world.hands)):
        if other != seat:
            rebid(world, other, chance)
    if world.asked and world.asked[0] != seat and world.draft[DRAFT_KIND] != NONE:
        blank_draft(world)
    hide_location(world, seat, chance)
    return world


def deal(state: State, world: State, seat: Seat, chance: Chance) -> None:
    """DQ-103: what lay in the deck at the last shuffle is there, or was drawn since."""
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = unseen_cards(state, seat)
    while True:  # some guesses leave too few cards for hands held since before the shuffle
        sure, buried, mixed = place_remembered(state, seat, unseen, chance)
        known = {card for cards in sure for card in cards} | set(buried)
        stirred = {*state.stirred, *state.stirred_by[seat], *mixed}
        loose = [card for card in unseen if card not in known]
        free = [card for card in loose if card not in stirred]
        old: list[int] = []
        fresh: list[int] = []
        for place in others:
            room = len(state.hands[place]) - len(sure[place])
            drawn = min(room, state.drawn[place])
            fresh += [place] * drawn
            old += [place] * (room - drawn)
        if len(old) <= len(free) or not mixed:
            break
    secret = sum(len(state.hidden[other]) for other in others)
    fresh += [IN_DISCARDS] * (secret - len(buried))
    fresh += [IN_DECK] * len(state.deck.cards)
    hands: list[list[int]] = [cards.copy() for cards in sure]
    pile: list[int] = []
    for place in old:
        hands[place].append(chance.take(free, "D-354", STREAM))
    for card in [card for card in loose if card in stirred] + free:
        place = chance.take(fresh, "D-354", STREAM)
        if place == IN_DECK:
            pile.append(card)
        elif place == IN_DISCARDS:
            buried.append(card)
        else:
            hands[place].append(card)
    for other in others:
        world.hands[other] = sorted(hands[other])
        size = len(state.hidden[other])
        world.hidden[other] = tuple(sorted(buried[:size]))
        buried = buried[size:]
    world.deck.cards = sorted(pile)
    hidden = [card for cards in world.hidden for card in cards]
    world.deck.discards = sorted([*hidden, *state.shown])


IN_DECK: Final = -1
IN_DISCARDS: Final = -2


def forget_others(world: State, seat: Seat, chance: Chance) -> None:
    """What others remember is drawn again, as far as this seat cannot know it.

    They may have drawn a card they once knew elsewhere, and forgotten about it.
    """
    world.rows = [row for row in world.rows if row[ROW_VIEWER] == seat]
    pool = world.deck.cards.copy()
    for other, cards in enumerate(world.stirred_by):
        if other != seat:
            count = min(len(cards), len(pool))
            picks = [chance.take(pool, "D-016", STREAM) for _ in range(count)]
            world.stirred_by[other] = tuple(sorted(picks))


def rebid(world: State, seat: Seat, chance: Chance) -> None:
    """D-129: another's sealed bids, drawn again from what it now holds."""
    if world.asking != BIDDING:
        return
    world.sealed[seat] = NO_CARDS
    tanks = len(world.cat.tanks_of[seat])
    if seat in world.asked or not world.hands[seat]:
        return
    free = world.hands[seat].copy()
    bids = [chance.take(free, "D-129", STREAM) for _ in range(min(tanks, len(free)))]
    while len(bids) < tanks:
        bids.insert(chance.draw(len(bids) + 1, "D-129", STREAM), 0)
    world.sealed[seat] = tuple(bids)


def blank_draft(world: State) -> None:
    """8.3.3: what another is composing is not known, not even that a step was made."""
    was_orders = world.asking == PAYING_ORDERS
    world.draft = BLANK_DRAFT.copy()
    world.paid = []
    world.asking = MENU
    if was_orders:
        burning = world.frames.top()[stack.FRAME_STEP] == AFTER_D
        world.asking = BURNING if burning else BROKEN


def hide_location(world: State, seat: Seat, chance: Chance) -> None:
    """DQ-99: the location of a shot with two FIRE cards is shown only when it has hit."""
    if world.active == NONE or world.owner(world.active) == seat:
        return
    for frame in world.frames.rows:
        if frame[0] == stack.ACTION and frame[stack.FRAME_DRAFT + DRAFT_PLACE] != NONE:
            frame[stack.FRAME_DRAFT + DRAFT_PLACE] = 0
        elif frame[0] == stack.SHOT and is_location_hidden(frame):
            frame[firing.SHOT_NAMED] = chance.draw(2, "D-266", STREAM)


def is_location_hidden(frame: stack.Frame) -> bool:
    """DQ-99: is a location named, but not yet shown?"""
    return frame[firing.SHOT_NAMED] != NONE and frame[firing.SHOT_PLACE] == NONE


def contradiction(state: State, seat: Seat, heard: Sequence[Message]) -> str | None:
    """Somebody who wrote down what this seat saw: where Pulled and stolen cards must be."""
    seen: set[str] = set()
    held: dict[str, str] = {}
    for message in heard:
        _write_down(message, who(seat), seen, held)
    for other, hand in enumerate(state.hands):
        for card in hand:
            if which(state, card) in seen:
                return f"{which(state, card)} was Pulled and cannot be in hand {other}"
    for card_id, holder in sorted(held.items()):
        hand = state.hands[int(holder.removeprefix("seat:"))]
        if card_id not in [which(state, card) for card in hand]:
            return f"{holder} must hold {card_id}"
    return None


def _write_down(message: Message, me: str, seen: set[str], held: dict[str, str]) -> None:
    """One line in the notes: cards Pulled since the last shuffle, and who stole which of mine."""
    args = message.args
    if message.id == "deck-shuffled":
        seen.clear()
    elif message.id == "card-stolen" and args["victim"] == me:
        held[args["card"]] = args["seat"]
    elif message.id in LOSSES_UNSEEN:
        gone = args[LOSSES_UNSEEN[message.id]]
        for card in [card for card, holder in held.items() if holder == gone]:
            del held[card]
    else:
        for card in _cards_named(args):
            held.pop(card, None)
    if message.id == "card-pulled":
        seen.add(args["card"])


LOSSES_UNSEEN: Final = {
    "card-discarded-unseen": "seat",
    "card-stolen-unseen": "victim",
    "card-stolen": "victim",
}


def _cards_named(args: Args) -> list[str]:
    found: list[str] = []
    for value in args.values():
        listed = value if isinstance(value, list) else [value]
        found += [one for one in listed if isinstance(one, str) and one.startswith("card:")]
    return found
