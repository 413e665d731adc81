"""What can happen, and who sees it: message ids with arguments, never prose."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.catalog import RESULT_WORDS
from hulldown.games.duel.data import (
    ATTITUDES,
    BOUNCES,
    LOCATIONS,
    PENETRATES,
    PERSONALITIES,
    POSITIONS,
)
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.info import SIDES
from hulldown.games.duel.state import (
    DRAFT_AT,
    DRAFT_CHANGE,
    DRAFT_FIRST,
    DRAFT_FLANK_AT,
    DRAFT_FLANK_CARD,
    DRAFT_GIVEN,
    DRAFT_GIVEN_TOO,
    DRAFT_KIND,
    DRAFT_LAST,
    DRAFT_LOOK,
    DRAFT_METRES,
    DRAFT_SECOND,
    DRAFT_USE,
    DRAFT_VICTIM,
    State,
)
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Args, Event, Message, Seat

SOLO_ID: Final = "solo:marshal"
PURPOSES: Final = ("spot", "flank", "terrain", "fire", "infantry")
KINDS: Final[dict[int, str]] = {
    act.MOVE: "move",
    act.FIRE: "fire",
    act.FLANK: "flank",
    act.TERRAIN: "terrain",
    act.LEADERSHIP: "leadership",
    act.SMOKE: "smoke",
    act.COMMAND: "command",
    act.LAY: "lay",
    act.STOP: "stop",
    act.SPOT: "spot",
    act.LOAD: "load",
    act.UNLOAD: "unload",
    act.HULL_DOWN: "hull_down",
    act.RESEAT: "seat",
    act.PASS: "pass",
    act.UNLOCK: "unlock",
    act.EXTINGUISH: "extinguish",
    act.GUN: "gun",
    act.ADVANCE: "advance",
    act.ATTACK: "attack",
    act.OCCUPY: "occupy",
    act.REPORT: "report",
}

SHOWN_DISCARDS: Final = (act.UNLOCK, act.ADVANCE, act.ATTACK)
"""D-187, D-299: actions whose discards all see."""


def who(seat: Seat) -> str:
    """A seat's id; DQ-104: or that of the solo opponent, who sits nowhere."""
    return SOLO_ID if seat == SOLO else f"seat:{seat}"


def which(state: State, card: int) -> str:
    """A card's id."""
    return state.cat.card_ids[card]


def tank_id(state: State, tank: int) -> str:
    """A tank's id."""
    return state.cat.tank_ids[tank]


def everybody(state: State) -> tuple[Seat, ...]:
    """All seats."""
    return tuple(range(state.cat.seats))


def of_tank(state: State, id: str, rule: str, tank: int) -> Event:
    """Something that all see happen to a tank."""
    return Event(Message(id, {"tank": tank_id(state, tank)}), rule)


def of_two(state: State, id: str, rule: str, tank: int, enemy: int) -> Event:
    """Something that all see happen between two tanks."""
    args: Args = {"tank": tank_id(state, tank), "enemy": tank_id(state, enemy)}
    return Event(Message(id, args), rule)


# The round


def round_began(state: State) -> Event:
    """D-005: a new round."""
    return Event(Message("round-began", {"round": state.round}), "D-005")


def phase_began(state: State, tank: int) -> Event:
    """D-133: a Tank Phase begins."""
    return of_tank(state, "phase-began", "D-133", tank)


def game_ended(state: State) -> Event:
    """D-013: the match is over."""
    return Event(Message("game-ended", {"round": state.round}), "D-013")


# Cards


def shuffle_came_up() -> Event:
    """D-012: SHUFFLE is replaced by another card."""
    return Event(Message("shuffle-came-up"), "D-012")


def game_end_came_up() -> Event:
    """D-049: GAME END has come up."""
    return Event(Message("game-end-came-up"), "D-049")


def deck_shuffled(state: State) -> Event:
    """D-042: the Battle Deck is shuffled, and how many passes are to come."""
    return Event(Message("deck-shuffled", {"passes": state.deck.passes}), "D-042")


def card_pulled(state: State, card: int, rule: str) -> Event:
    """D-018: a Pulled card is shown to all."""
    args: Args = {"card": which(state, card), "number": card}
    return Event(Message("card-pulled", args), rule, news=everybody(state))


def nothing_pulled(rule: str) -> Event:
    """D-048, DQ-69: not a card is left to be Pulled."""
    return Event(Message("nothing-pulled"), rule)


def damage_pulled(state: State, card: int, rule: str) -> Event:
    """D-018: a Damage Card is shown to all."""
    return Event(Message("damage-pulled", {"number": card + 1}), rule, news=everybody(state))


def damage_shuffled() -> Event:
    """D-062: the Damage Deck is shuffled."""
    return Event(Message("damage-shuffled"), "D-062")


def cards_drawn(state: State, seat: Seat, cards: list[int], rule: str) -> Event:
    """D-354: the drawer sees the cards, the others how many."""
    args: Args = {"seat": who(seat), "cards": [which(state, card) for card in cards]}
    masked = Message("cards-drawn-unseen", {"seat": who(seat), "count": len(cards)})
    return Event(Message("cards-drawn", args), rule, (seat,), masked, (seat,))


def card_discarded(state: State, seat: Seat, card: int) -> Event:
    """D-016: only its holder knows which card was discarded."""
    args: Args = {"seat": who(seat), "card": which(state, card)}
    masked = Message("card-discarded-unseen", {"seat": who(seat)})
    return Event(Message("card-discarded", args), "D-016", (seat,), masked)


def card_lost(state: State, seat: Seat, card: int) -> Event:
    """D-304: a FIRE card is lost face up."""
    args: Args = {"seat": who(seat), "card": which(state, card)}
    return Event(Message("card-lost", args), "D-304", news=everybody(state))


def card_stolen(state: State, thief: Seat, victim: Seat, card: int, rule: str) -> Event:
    """D-171, D-188, DQ-16: thief and victim know which card it was."""
    args: Args = {"seat": who(thief), "victim": who(victim)}
    masked = Message("card-stolen-unseen", args)
    whole = Message("card-stolen", {**args, "card": which(state, card)})
    return Event(whole, rule, (thief, victim), masked, (thief, victim))


def hand_scouted(state: State, seat: Seat, victim: Seat) -> Event:
    """D-188: the scout sees a hand; its holder knows it, the others hear whose it was."""
    args: Args = {"seat": who(seat), "victim": who(victim)}
    masked = Message("hand-scouted-unseen", args)
    cards: list[JSON] = [which(state, card) for card in state.hands[victim]]
    whole = Message("hand-scouted", {**args, "cards": cards})
    return Event(whole, "D-188", (seat, victim), masked, (seat,))


# Initiative


def has_bid(seat: Seat) -> Event:
    """D-129: a seat has bid; nobody sees what."""
    return Event(Message("has-bid", {"seat": who(seat)}), "D-129")


def bids_shown(state: State) -> Event:
    """D-130: all Initiative Cards are revealed together."""
    cards: list[JSON] = [which(state, state.bids[tank]) for tank in state.order if state.bids[tank]]
    order: list[JSON] = [tank_id(state, tank) for tank in state.order]
    args: Args = {"tanks": order, "cards": cards}
    return Event(Message("bids-shown", args), "D-130", news=everybody(state))


# Actions


def action_declared(state: State, seat: Seat, draft: list[int], paid: list[int]) -> Event:
    """D-168: all cards of an action are shown; DQ-99: but not the location of a shot."""
    kind = draft[DRAFT_KIND]
    args: Args = {"seat": who(seat), "tank": tank_id(state, state.active)}
    cards = [
        draft[slot]
        for slot in (DRAFT_FIRST, DRAFT_SECOND, DRAFT_FLANK_CARD, DRAFT_LAST)
        if draft[slot] > 0
    ]
    args["cards"] = [which(state, card) for card in cards]
    args["orders"] = [which(state, card) for card in paid]
    target = draft[DRAFT_AT] if draft[DRAFT_AT] >= 0 else draft[DRAFT_FLANK_AT]
    args["target"] = tank_id(state, target) if target >= 0 else "none"
    if kind == act.MOVE:
        args["metres"] = draft[DRAFT_METRES] - act.FURTHEST
    if kind in (act.LEADERSHIP, act.COMMAND):
        args["use"] = f"use:{act.USES[draft[DRAFT_USE]]}"
    if draft[DRAFT_VICTIM] >= 0:
        args["victim"] = who(draft[DRAFT_VICTIM])
    if kind == act.RESEAT:
        args["change"] = f"change:{act.CHANGES[draft[DRAFT_CHANGE]]}"
    if kind == act.OCCUPY:
        args["ground"] = f"terrain:{act.GROUNDS[draft[DRAFT_CHANGE]]}"
    if kind in SHOWN_DISCARDS:
        given = [draft[slot] for slot in (DRAFT_GIVEN, DRAFT_GIVEN_TOO) if draft[slot] > 0]
        args["given"] = [which(state, card) for card in given]
    if kind == act.GUN:
        args["gun"] = f"gun:{state.cat.guns[draft[DRAFT_CHANGE]]}"
    if kind == act.REPORT:
        args["friend"] = tank_id(state, draft[DRAFT_CHANGE])
    if kind == act.SPOT:
        args["looks"] = draft[DRAFT_LOOK]
    return Event(Message(f"declared-{KINDS[kind]}", args), "D-168", news=everybody(state))


def tank_moved(state: State, tank: int, metres: int) -> Event:
    """D-195: a tank has moved."""
    args: Args = {
        "tank": tank_id(state, tank),
        "metres": metres,
        "range": state.range[tank],
    }
    return Event(Message("tank-moved", args), "D-195")


def terrain_entered(state: State, tank: int, card: int) -> Event:
    """D-215: Terrain lies in a Holding Box."""
    args: Args = {
        "tank": tank_id(state, tank),
        "terrain": f"terrain:{state.cat.terrain_name[card]}",
    }
    return Event(Message("terrain-entered", args), "D-215")


def tank_bogged(state: State, tank: int, level: int) -> Event:
    """D-223: a tank is Bogged."""
    return Event(Message("tank-bogged", {"tank": tank_id(state, tank), "level": level}), "D-223")


def smoke_laid(state: State, tank: int, card: int) -> Event:
    """D-238: SMOKE lies over the Terrain."""
    return of_tank(state, "smoke-laid", "D-238", tank)


def tank_acquired(state: State, tank: int, enemy: int, bonus: int) -> Event:
    """D-086, D-087: an enemy is Acquired."""
    args: Args = {
        "tank": tank_id(state, tank),
        "enemy": tank_id(state, enemy),
        "bonus": bonus,
    }
    return Event(Message("tank-acquired", args), "D-086")


def tactics_played(state: State, seat: Seat, card: int, purpose: int, turn: int) -> Event:
    """D-334, D-338, D-339: a TACTICS card is played."""
    args: Args = {
        "seat": who(seat),
        "card": which(state, card),
        "against": f"purpose:{PURPOSES[purpose]}" if turn == 0 else "purpose:tactics",
    }
    return Event(Message("tactics-played", args), "D-334", news=everybody(state))


def tactics_declined(state: State, seat: Seat, purpose: int, effect: int) -> Event:
    """D-340: the exchange is over."""
    args: Args = {
        "seat": who(seat),
        "against": f"purpose:{PURPOSES[purpose]}",
        "stands": effect,
    }
    return Event(Message("tactics-declined", args), "D-340")


def seats_changed(state: State, tank: int, man: int, seat: int) -> Event:
    """D-178, D-179: a man takes another's seat."""
    args: Args = {
        "tank": tank_id(state, tank),
        "man": f"crew:{POSITIONS[man]}",
        "place": f"crew:{POSITIONS[seat]}",
    }
    return Event(Message("seats-changed", args), "D-178")


# Guns and infantry


def gun_fired(state: State, gun: int, enemy: int, number: int, is_hit: bool) -> Event:
    """D-364: an anti-tank gun has fired."""
    args: Args = {
        "gun": f"gun:{state.cat.guns[gun]}",
        "enemy": tank_id(state, enemy),
        "number": number,
    }
    return Event(Message("gun-hit" if is_hit else "gun-missed", args), "D-364")


def hatch_set(state: State, tank: int, closed: bool) -> Event:
    """D-149: Buttoned Up or Open Hatch."""
    return of_tank(state, "hatch-closed" if closed else "hatch-opened", "D-149", tank)


def infantry_advanced(state: State, side: int, place: int) -> Event:
    """D-187: the unit goes forward."""
    args: Args = {"side": f"side:{SIDES[side]}", "metres": place}
    return Event(Message("infantry-advanced", args), "D-187")


def infantry_attacked(state: State, side: int, enemy: int, number: int, is_hit: bool) -> Event:
    """D-187: the unit attacks a tank."""
    args: Args = {
        "side": f"side:{SIDES[side]}",
        "enemy": tank_id(state, enemy),
        "number": number,
    }
    return Event(Message("infantry-hit" if is_hit else "infantry-missed", args), "D-187")


# Fire and damage


def shot_fired(state: State, tank: int, enemy: int, number: int, is_hit: bool) -> Event:
    """D-263: the number needed, and whether it was a hit."""
    args: Args = {
        "tank": tank_id(state, tank),
        "enemy": tank_id(state, enemy),
        "number": number,
    }
    return Event(Message("shot-hit" if is_hit else "shot-missed", args), "D-263")


def shot_hit(state: State, enemy: int, place: int, misses: bool) -> Event:
    """D-119, D-267: where it hit."""
    args: Args = {"enemy": tank_id(state, enemy), "place": f"place:{LOCATIONS[place]}"}
    id, rule = ("shot-at-cover", "D-119") if misses else ("shot-located", "D-267")
    return Event(Message(id, args), rule)


def shot_pierced(
    state: State, enemy: int, value: int, pen: int, plate: int, pierces: bool
) -> Event:
    """D-272: Penetration against armour."""
    sign = "P" if pen == PENETRATES else "B" if pen == BOUNCES else f"{pen:+d}"
    args: Args = {
        "enemy": tank_id(state, enemy),
        "value": value,
        "modifier": sign,
        "armour": plate,
    }
    return Event(Message("shot-pierced" if pierces else "shot-bounced", args), "D-272")


def damage_section(state: State, tank: int, place: int, gravity: int) -> Event:
    """D-278, D-279: which section of the Damage Card is resolved."""
    words = ("light", "heavy", "critical")
    args: Args = {
        "tank": tank_id(state, tank),
        "place": f"place:{LOCATIONS[place]}",
        "gravity": f"gravity:{words[gravity]}",
    }
    return Event(Message("damage-section", args), "D-279")


def damage_result(state: State, tank: int, what: int) -> Event:
    """12.1.4: a named result."""
    args: Args = {"tank": tank_id(state, tank), "result": f"result:{RESULT_WORDS[what]}"}
    return Event(Message("damage-result", args), "D-361")


def of_man(state: State, id: str, rule: str, tank: int, man: int) -> Event:
    """Something that happens to one of a crew."""
    args: Args = {"tank": tank_id(state, tank), "man": f"crew:{POSITIONS[man]}"}
    return Event(Message(id, args), rule)


def man_wounded(state: State, tank: int, man: int) -> Event:
    """D-101: a first wound."""
    return of_man(state, "man-wounded", "D-101", tank, man)


def man_killed(state: State, tank: int, man: int) -> Event:
    """D-102: KIA."""
    return of_man(state, "man-killed", "D-102", tank, man)


def man_escaped(state: State, tank: int, man: int) -> Event:
    """D-323: out alive."""
    return of_man(state, "man-escaped", "D-323", tank, man)


def points_scored(state: State, tank: int, points: int, rule: str) -> Event:
    """D-341: VPs."""
    args: Args = {"tank": tank_id(state, tank), "points": points}
    return Event(Message("points-scored", args), rule)


def crew_rallied(state: State, tank: int, rule: str) -> Event:
    """D-148: BROKEN is removed."""
    return of_tank(state, "crew-rallied", rule, tank)


def crew_bailed_out(state: State, tank: int, rule: str) -> Event:
    """D-322: the crew leaves the tank."""
    return of_tank(state, "crew-bailed-out", rule, tank)


def fire_put_out(state: State, tank: int, rule: str) -> Event:
    """D-312: ON FIRE is removed."""
    return of_tank(state, "fire-put-out", rule, tank)


def tank_eliminated(state: State, tank: int, fate: str) -> Event:
    """D-325: Destroyed or Abandoned."""
    return of_tank(state, f"tank-{fate}", "D-325", tank)


# The solo opponent


def solo_judged(state: State, tank: int, number: int, value: int) -> Event:
    """DQ-104: which side of its personality counts this round, and by which figures."""
    args: Args = {
        "tank": tank_id(state, tank),
        "personality": f"personality:{PERSONALITIES[state.cat.personality[tank]]}",
        "attitude": f"attitude:{ATTITUDES[state.peril[tank]]}",
        "number": number,
        "peril": value,
    }
    return Event(Message("solo-judged", args), "D-129", news=everybody(state))


def solo_chose(state: State, tank: int, entry: str, figures: dict[str, JSON]) -> Event:
    """DQ-104: which entry decided, with the figures behind it."""
    args: Args = {"tank": tank_id(state, tank), **figures}
    return Event(Message(f"solo-{entry}", args), "D-150")


def solo_finds_nothing(state: State, tank: int, primary: bool) -> Event:
    """DQ-104: no entry of a list can be done."""
    id = "solo-no-primary" if primary else "solo-no-secondary"
    return of_tank(state, id, "D-150", tank)


def solo_answers(state: State, tank: int, purpose: int, number: int, least: int) -> Event:
    """DQ-104: why it plays TACTICS; a number stands for a shot at it."""
    if number:
        args: Args = {"tank": tank_id(state, tank), "number": number, "least": least}
        return Event(Message("solo-answers-shot", args), "D-335")
    args = {"tank": tank_id(state, tank), "against": f"purpose:{PURPOSES[purpose]}"}
    return Event(Message("solo-answers", args), "D-335")


# Plain things


def conceal_failed(state: State, tank: int) -> Event:
    """D-220: a Conceal attempt fails."""
    return of_tank(state, "conceal-failed", "D-220", tank)


def bog_escaped(state: State, tank: int) -> Event:
    """D-220: a Bog attempt fails."""
    return of_tank(state, "bog-escaped", "D-220", tank)


def tank_stopped(state: State, tank: int) -> Event:
    """D-208: a tank stops."""
    return of_tank(state, "tank-stopped", "D-208", tank)


def tank_concealed(state: State, tank: int) -> Event:
    """D-081: a tank Conceals."""
    return of_tank(state, "tank-concealed", "D-081", tank)


def hull_down(state: State, tank: int) -> Event:
    """D-117: a tank is Hull Down."""
    return of_tank(state, "hull-down", "D-117", tank)


def hull_down_failed(state: State, tank: int) -> Event:
    """D-177: a Hull Down attempt fails."""
    return of_tank(state, "hull-down-failed", "D-177", tank)


def smoke_stays(state: State, tank: int) -> Event:
    """D-138: the smoke stays."""
    return of_tank(state, "smoke-stays", "D-138", tank)


def smoke_cleared(state: State, tank: int) -> Event:
    """D-139: the smoke is gone."""
    return of_tank(state, "smoke-cleared", "D-139", tank)


def still_burning(state: State, tank: int) -> Event:
    """D-144: the fire burns on."""
    return of_tank(state, "still-burning", "D-144", tank)


def tank_on_fire(state: State, tank: int) -> Event:
    """D-309: a tank is On Fire."""
    return of_tank(state, "tank-on-fire", "D-309", tank)


def fire_out_of_control(state: State, tank: int) -> Event:
    """D-310: a fire is out of control."""
    return of_tank(state, "fire-out-of-control", "D-310", tank)


def tank_exploded(state: State, tank: int) -> Event:
    """D-308: a tank explodes."""
    return of_tank(state, "tank-exploded", "D-308", tank)


def morale_held(state: State, tank: int) -> Event:
    """D-314: the crew does not break."""
    return of_tank(state, "morale-held", "D-314", tank)


def crew_broken(state: State, tank: int) -> Event:
    """D-315: the crew breaks."""
    return of_tank(state, "crew-broken", "D-315", tank)


def tank_reinforced(state: State, tank: int) -> Event:
    """D-191: a replacement arrives."""
    return of_tank(state, "tank-reinforced", "D-191", tank)


def round_loaded(state: State, tank: int) -> Event:
    """D-175: APCR is loaded."""
    return of_tank(state, "round-loaded", "D-175", tank)


def round_unloaded(state: State, tank: int) -> Event:
    """D-176: APCR is unloaded."""
    return of_tank(state, "round-unloaded", "D-176", tank)


def transmission_unlocked(state: State, tank: int) -> Event:
    """D-299: the transmission works again."""
    return of_tank(state, "transmission-unlocked", "D-299", tank)


def tank_spotted(state: State, tank: int, enemy: int) -> Event:
    """D-076: an enemy is Spotted."""
    return of_two(state, "tank-spotted", "D-076", tank, enemy)


def spotted_left(state: State, tank: int, enemy: int) -> Event:
    """D-077: a Spotted counter is not taken."""
    return of_two(state, "spotted-left", "D-077", tank, enemy)


def spot_failed(state: State, tank: int, enemy: int) -> Event:
    """D-173: a Spot attempt fails."""
    return of_two(state, "spot-failed", "D-173", tank, enemy)


def sight_lost(state: State, tank: int, enemy: int) -> Event:
    """D-081: an enemy is no longer Spotted."""
    return of_two(state, "sight-lost", "D-081", tank, enemy)


def acquired_lost(state: State, tank: int, enemy: int) -> Event:
    """D-089: an enemy is no longer Acquired."""
    return of_two(state, "acquired-lost", "D-089", tank, enemy)


def tank_flanked(state: State, tank: int, enemy: int) -> Event:
    """D-229: an enemy is flanked."""
    return of_two(state, "tank-flanked", "D-229", tank, enemy)


def flank_ended(state: State, tank: int, enemy: int) -> Event:
    """D-237: an enemy is no longer flanked."""
    return of_two(state, "flank-ended", "D-237", tank, enemy)


# Scenarios and orders


def sight_changed(state: State, tank: int) -> Event:
    """D-004: how far a tank sees in Snow."""
    args: Args = {"tank": tank_id(state, tank), "metres": state.sight[tank]}
    return Event(Message("sight-changed", args), "D-004")


def road_opened(state: State, side: int) -> Event:
    """D-004: a side has opened a ROAD through Deep Mud."""
    args: Args = {"side": f"side:{SIDES[side]}", "roads": state.roads[side]}
    return Event(Message("road-opened", args), "D-004")


def tank_left(state: State, tank: int) -> Event:
    """D-071: a tank has left the field by its exit."""
    return of_tank(state, "tank-left", "D-071", tank)


def fire_combined(side: int) -> Event:
    """D-188: the next shot of a side is easier."""
    return Event(Message("fire-combined", {"side": f"side:{SIDES[side]}"}), "D-188")


def crew_steadied(state: State, tank: int) -> Event:
    """D-188: panic, shock or stun is over."""
    return of_tank(state, "crew-steadied", "D-188", tank)


def tank_guided(state: State, tank: int) -> Event:
    """D-188: a guide leads the tank through the mud."""
    return of_tank(state, "tank-guided", "D-188", tank)


# Modules


def sight_handed_on(state: State, tank: int, friend: int, enemy: int) -> Event:
    """DQ-107: a Spotted counter goes from one tank to another."""
    args: Args = {
        "tank": tank_id(state, tank),
        "friend": tank_id(state, friend),
        "enemy": tank_id(state, enemy),
    }
    return Event(Message("sight-handed-on", args), "D-003")


def assault_prepared(side: int) -> Event:
    """D-188: close assault."""
    return Event(Message("assault-prepared", {"side": f"side:{SIDES[side]}"}), "D-188")


def gun_hid(side: int) -> Event:
    """D-188: hidden gun."""
    return Event(Message("gun-hid", {"side": f"side:{SIDES[side]}"}), "D-188")


def gun_moved(state: State, gun: int) -> Event:
    """D-188: new position."""
    args: Args = {"gun": f"gun:{state.cat.guns[gun]}", "range": state.gun_at[gun]}
    return Event(Message("gun-moved", args), "D-188")
