"""What can happen, as messages with an audience; things are named by their ids in views.

A tank is `seat:0` or `bot:0`, a space `space:ROW:COLUMN`, counted from 0 in the north-west.
"""

from typing import Final

from hulldown.games.arcade.catalog import BOT_TOKENS, CARDS, NONE, POWERS, Power
from hulldown.games.arcade.rules.board import FACING_IDS, NUMBERS, Facing
from hulldown.games.arcade.state import UNSEEN, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Args, Event, Message, Seat
from hulldown.toolbox.ids import SEAT_IDS

MOST_SETS: Final = 4
BOT_IDS: Final[list[str]] = [f"bot:{bot}" for bot in range(MOST_SETS * BOT_TOKENS)]
CARD_IDS: Final[list[str]] = [f"card:{card}" for card in CARDS]
TURNED = ("", "right", "around", "left")
WAYS = ("clockwise", "counter")


def who(state: State, tank: int) -> str:
    """A tank's id."""
    return SEAT_IDS[tank] if tank < state.seats else BOT_IDS[tank - state.seats]


def cards_of(kinds: list[int]) -> list[JSON]:
    """Cards by their ids."""
    return [CARD_IDS[kind] for kind in kinds]


def facing_id(facing: int) -> Facing:
    """A facing's id."""
    return FACING_IDS[facing]


def brick_id(state: State, space: int) -> str:
    """A wall's id."""
    return state.board.brick_ids[space]


def back(state: State, kind: int) -> dict[str, JSON]:
    """A-036: the colour and the number on a bot's back."""
    tile = state.cat.tiles[kind // NUMBERS].id
    return {"colour": f"tile:{tile}", "number": kind % NUMBERS + 1}


def all_seats(state: State) -> tuple[Seat, ...]:
    """Everybody."""
    return tuple(range(state.seats))


def _tank(state: State, tank: int) -> dict[str, JSON]:
    args: Args = {"tank": who(state, tank)}
    if tank < state.seats:
        args["seat"] = args["tank"]
    return args


# Rounds and cards


def round_began(state: State) -> Event:
    """A-073, A-152: a round, and who is first in it."""
    args: Args = {"round": state.round, "first": f"seat:{state.first}"}
    return Event(Message("round-began", args), "A-152")


def cards_drawn(seat: Seat, kinds: list[int], rule: str) -> Event:
    """A-140: the owner sees the cards, the others how many."""
    name = f"seat:{seat}"
    own = Message("own-cards-drawn", {"seat": name, "cards": cards_of(kinds)})
    masked = Message("cards-drawn", {"seat": name, "count": len(kinds)})
    return Event(own, rule, (seat,), masked, news=(seat,))


def cards_exchanged(state: State, seat: Seat, card: int, count: int) -> Event:
    """A-078, A-079: all see what is exchanged."""
    args: Args = {"seat": f"seat:{seat}", "card": f"card:{CARDS[card]}", "count": count}
    return Event(Message("cards-exchanged", args), "A-078", news=all_seats(state))


def cards_lost(state: State, seat: Seat, kinds: list[int], rule: str) -> Event:
    """A-051, A-132: cards of a hand are discarded, face up."""
    args: Args = {"seat": f"seat:{seat}", "cards": cards_of(kinds)}
    return Event(Message("cards-lost", args), rule, news=all_seats(state))


def deck_rebuilt(seat: Seat, count: int) -> Event:
    """A-144: the discard pile is the deck again."""
    args: Args = {"seat": f"seat:{seat}", "count": count}
    return Event(Message("deck-rebuilt", args), "A-144")


def deck_renewed(seat: Seat, count: int) -> Event:
    """A-149: all cards of a lost tank's player are the deck again."""
    args: Args = {"seat": f"seat:{seat}", "count": count}
    return Event(Message("deck-renewed", args), "A-149")


def plan_made(seat: Seat) -> Event:
    """A-074: somebody has planned; what, nobody learns."""
    return Event(Message("plan-made", {"seat": f"seat:{seat}"}), "A-074")


def plans_made(state: State) -> Event:
    """A-074: all have planned; who disengaged and how many cards lie there can be seen."""
    return Event(Message("plans-made"), "A-074", news=all_seats(state))


def tank_disengaged(seat: Seat) -> Event:
    """A-080: a tank is out of it for the round."""
    return Event(Message("tank-disengaged", {"seat": f"seat:{seat}"}), "A-080")


def stack_shown(state: State, seat: Seat) -> Event:
    """A-086: a stack is turned over."""
    cards = cards_of(list(state.stacks[seat * 2 + state.phase]))
    args: Args = {"seat": f"seat:{seat}", "number": state.phase + 1, "cards": cards}
    return Event(Message("stack-shown", args), "A-086", news=all_seats(state))


# Tanks


def tank_placed(state: State, seat: Seat) -> Event:
    """A-065, A-151: a tank is put on the board."""
    args: Args = {"seat": f"seat:{seat}", "to": state.board.ids[state.at[seat]]}
    args["facing"] = facing_id(state.facing[seat])
    return Event(Message("tank-placed", args), "A-065")


def bot_placed(state: State, bot: int, kind: int) -> Event:
    """A-059, A-061, A-146: a bot enters by its back, or unseen."""
    args: Args = {"tank": who(state, bot), "to": state.board.ids[state.at[bot]]}
    args["facing"] = facing_id(state.facing[bot])
    if kind == UNSEEN:
        return Event(Message("bot-placed-unseen", args), "A-061")
    return Event(Message("bot-placed", {**args, **back(state, kind)}), "A-146")


def bot_unplaced(state: State, kind: int) -> Event:
    """A-147 (AQ-41): a bot that found no space is seen, and goes back."""
    return Event(Message("bot-unplaced", back(state, kind)), "A-147", news=all_seats(state))


def tank_turned(state: State, tank: int, quarters: int) -> Event:
    """A-014, A-101: a tank turns on its space."""
    args = _tank(state, tank)
    args |= {"at": state.board.ids[state.at[tank]], "turn": f"turn:{TURNED[quarters]}"}
    args["facing"] = facing_id(state.facing[tank])
    return Event(Message("tank-turned", args), "A-014")


def tank_moved(state: State, tank: int, before: int, sliding: bool) -> Event:
    """A-087, A-092: a tank drives or slides one space."""
    args = _moved(state, tank, before)
    if sliding:
        return Event(Message("tank-slid", args), "A-092")
    return Event(Message("tank-drove", args), "A-087")


def tank_pushed(state: State, tank: int, before: int, by: int) -> Event:
    """A-090: a tank is pushed one space."""
    args = _moved(state, tank, before)
    return Event(Message("tank-pushed", {**args, "by": who(state, by)}), "A-090")


def _moved(state: State, tank: int, before: int) -> dict[str, JSON]:
    ids = state.board.ids
    args = _tank(state, tank)
    args |= {"from": ids[before], "to": ids[state.at[tank]]}
    return {**args, "facing": facing_id(state.facing[tank]), "heading": facing_id(state.heading)}


def tank_stopped(state: State, tank: int) -> Event:
    """A-088: something hinders a tank; the rest of its Move is lost."""
    args = _tank(state, tank)
    args |= {"at": state.board.ids[state.at[tank]], "heading": facing_id(state.heading)}
    return Event(Message("tank-stopped", args), "A-088")


def tank_sank(state: State, tank: int, space: int, over_edge: bool) -> Event:
    """A-023, A-159: a tank sinks, or goes over the edge."""
    args = {**_tank(state, tank), "at": state.board.ids[space]}
    if over_edge:
        return Event(Message("tank-fell", {**args, "heading": facing_id(state.heading)}), "A-159")
    return Event(Message("tank-sank", args), "A-023")


def bot_waited(state: State, bot: int) -> Event:
    """A-111: a bot skips a maneuver."""
    args: Args = {"tank": who(state, bot), "at": state.board.ids[state.at[bot]]}
    return Event(Message("bot-waited", args), "A-111")


def tank_hit(state: State, seat: Seat, hits: int) -> Event:
    """A-132: a player's tank is hit."""
    args: Args = {"seat": f"seat:{seat}", "at": state.board.ids[state.at[seat]]}
    return Event(Message("tank-hit", {**args, "hits": hits}), "A-132")


def tank_destroyed(state: State, seat: Seat, rule: str) -> Event:
    """A-133: a player's tank is lost."""
    args: Args = {"seat": f"seat:{seat}", "at": state.board.ids[state.at[seat]]}
    return Event(Message("tank-destroyed", args), rule)


def bot_destroyed(state: State, bot: int, rule: str) -> Event:
    """A-049, A-134: a bot is blown up."""
    args: Args = {"tank": who(state, bot), "at": state.board.ids[state.at[bot]]}
    return Event(Message("bot-destroyed", args), rule)


def bot_scored(state: State, seat: Seat, bot: int, kind: int) -> Event:
    """A-135: a player keeps the token."""
    args: Args = {"seat": f"seat:{seat}", "tank": who(state, bot)}
    return Event(Message("bot-scored", {**args, **back(state, kind)}), "A-135")


def bot_returned(state: State, bot: int, kind: int, rule: str) -> Event:
    """A-119, A-137: the token goes back."""
    args: Args = {"tank": who(state, bot), **back(state, kind)}
    return Event(Message("bot-returned", args), rule)


def shot_fired(state: State, tank: int, victim: int) -> Event:
    """A-121: a shot, and where it ends."""
    ids, start = state.board.ids, state.at[tank]
    args = _tank(state, tank)
    args |= {"from": ids[start], "facing": facing_id(state.facing[tank])}
    if victim != NONE:
        hit = state.occupant[victim]
        thing = who(state, hit - 1) if hit else f"brick:{ids[victim].partition(':')[2]}"
        return Event(Message("shot-hit", {**args, "to": ids[victim], "hit": thing}), "A-124")
    last = start
    for space in state.board.rays[start * 4 + state.facing[tank]]:
        if state.block[space]:
            break
        last = space
    return Event(Message("shot-missed", {**args, "to": ids[last]}), "A-123")


# Walls and tokens


def wall_damaged(state: State, space: int) -> Event:
    """A-129: a whole wall is damaged."""
    return Event(Message("wall-damaged", {"at": state.board.ids[space]}), "A-129")


def wall_destroyed(state: State, space: int, rule: str) -> Event:
    """A-048, A-130: a wall is gone."""
    return Event(Message("wall-destroyed", {"at": state.board.ids[space]}), rule)


def wall_dug_away(state: State, seat: Seat, space: int) -> Event:
    """A-045: the Shovel takes a wall away."""
    args: Args = {"seat": f"seat:{seat}", "at": state.board.ids[space]}
    return Event(Message("wall-dug-away", args), "A-045")


def wall_built(state: State, seat: Seat, space: int) -> Event:
    """A-046: the Shovel builds a wall."""
    args: Args = {"seat": f"seat:{seat}", "at": state.board.ids[space]}
    return Event(Message("wall-built", args), "A-046")


def shovel_left(seat: Seat) -> Event:
    """A-045 (AQ-24): the Shovel is not used."""
    return Event(Message("shovel-left", {"seat": f"seat:{seat}"}), "A-045")


def grenade_went_off(state: State, seat: Seat, space: int, area: list[int]) -> Event:
    """A-047: an explosion."""
    ids = state.board.ids
    args: Args = {"seat": f"seat:{seat}", "at": ids[space]}
    return Event(Message("grenade-went-off", {**args, "area": [ids[s] for s in area]}), "A-047")


def helm_used(seat: Seat) -> Event:
    """A-043: a Helm stops the damage."""
    return Event(Message("helm-used", {"seat": f"seat:{seat}"}), "A-043")


def eagle_placed(state: State, way: int) -> Event:
    """A-098: an Eagle lies there now."""
    args: Args = {"to": state.board.ids[state.eagle], "way": f"way:{WAYS[way]}"}
    return Event(Message("eagle-placed", args), "A-098")


def eagle_taken(state: State, seat: Seat) -> Event:
    """A-031: an Eagle is captured."""
    args: Args = {"seat": f"seat:{seat}", "at": state.board.ids[state.eagle]}
    return Event(Message("eagle-taken", {**args, "count": state.captured}), "A-031")


def power_up_placed(state: State, space: int, power: Power) -> Event:
    """A-035: a Power-Up appears."""
    args: Args = {"power": f"power:{POWERS[power]}", "to": state.board.ids[space]}
    return Event(Message("power-up-placed", args), "A-035")


def power_up_taken(state: State, seat: Seat, space: int, power: Power) -> Event:
    """A-040: a player's tank moves into a Power-Up."""
    args: Args = {"seat": f"seat:{seat}", "power": f"power:{POWERS[power]}"}
    return Event(Message("power-up-taken", {**args, "at": state.board.ids[space]}), "A-040")


def power_up_removed(state: State, bot: int, space: int, power: Power) -> Event:
    """A-052: a bot removes a Power-Up."""
    args: Args = {"tank": who(state, bot), "power": f"power:{POWERS[power]}"}
    return Event(Message("power-up-removed", {**args, "at": state.board.ids[space]}), "A-052")


def tie_played_on() -> Event:
    """A-155: the third Eagle left a tie; play goes on without one."""
    return Event(Message("tie-played-on"), "A-155")
