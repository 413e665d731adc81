"""What a person is asked: prompts, labels, the usual answer, whole plays, standing orders."""

from collections.abc import Mapping
from typing import Final

from hulldown.games.arcade import actions as act
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import ADVANCE_3, CARDS, KINDS
from hulldown.games.arcade.events import facing_id, who
from hulldown.games.arcade.flow import legal_actions
from hulldown.games.arcade.rules.bots import find_target
from hulldown.games.arcade.rules.planning import ready_refused
from hulldown.games.arcade.rules.tokens import best_throw
from hulldown.games.arcade.state import (
    DISCARDING,
    ORDERING,
    PLACING,
    PLANNING,
    SHOVELLING,
    THROWING,
    State,
    is_wall,
)
from hulldown.games.arcade.view import brick_id
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import OrderForm, choice
from hulldown.kernel.messages import Label, Message, Play, Prompt, Seat

ASKED: Final = {
    PLACING: ("ask-place", "A-065"),
    PLANNING: ("ask-plan", "A-074"),
    ORDERING: ("ask-order", "A-102"),
    SHOVELLING: ("ask-wall", "A-045"),
    THROWING: ("ask-grenade", "A-047"),
    DISCARDING: ("ask-discard", "A-051"),
}
ASK_ME: Final = "ask"
NEAREST: Final = "nearest"
IN_ORDER: Final = "in_order"


def prompt(state: State, seat: Seat) -> Prompt:
    """What is asked, by which rule. Hands are hidden, all else is open."""
    id, rule = ASKED[state.asking]
    args: dict[str, JSON] = {}
    if state.asking == PLANNING:
        return Prompt(Message(id, {"round": state.round}), rule, sealed=True)
    if state.asking == ORDERING:
        args = {"count": len(state.to_move), "maneuvers": state.highest}
    elif state.asking == DISCARDING:
        args = {"count": state.due.count(seat)}
    return Prompt(Message(id, args), rule, public=state.asking != DISCARDING)


def describe(state: State, seat: Seat, action: ArcadeAction) -> Label:
    """An action in words, from the thing it starts on to the things it concerns."""
    kind = f"do-{action.kind}"
    if action.verb == act.MOVE_BOT:
        return _describe_bot(state, action)
    if action.place >= 0:
        return _describe_space(state, action)
    if action.card >= 0:
        card = f"card:{CARDS[action.card]}"
        args: dict[str, JSON] = {"card": card}
        touches: tuple[str, ...] = ()
        if action.verb == act.STACK:
            args["number"] = action.which + 1
            touches = (f"stack:{action.which}",)
        elif action.verb == act.EXCHANGE:
            args["count"] = action.which
        return Label(Message(kind, args), card, touches)
    return Label(Message(kind), f"seat:{seat}")


def _describe_bot(state: State, action: ArcadeAction) -> Label:
    bot = action.which + state.seats
    found = find_target(state, state.at[bot], state.facing[bot])
    name, at = who(state, bot), state.board.ids[state.at[bot]]
    message = Message("do-move", {"tank": name, "at": at})
    return Label(message, name, (at, f"seat:{found // 4}") if found >= 0 else (at,))


def _describe_space(state: State, action: ArcadeAction) -> Label:
    space = state.board.spaces[action.place]
    id = state.board.ids[space]
    if action.verb == act.PLACE:
        facing = facing_id(action.which)
        return Label(Message("do-place", {"at": id, "facing": facing}), id, (facing,))
    if action.verb == act.GRENADE:
        area = tuple(state.board.ids[one] for one in state.board.around(space))
        return Label(Message("do-grenade", {"at": id}), id, area)
    if is_wall(state, space):
        return Label(Message("do-wall-away", {"at": id}), id, (brick_id(state, space),))
    return Label(Message("do-wall-new", {"at": id}), id)


def usual(state: State, seat: Seat) -> ArcadeAction:
    """A-074, A-080: commit what is planned, else disengage; bots as `nearest first` orders them."""
    if state.asking == PLANNING:
        return state.cat.disengage if ready_refused(state, seat) else state.cat.ready
    if state.asking == ORDERING:
        return nearest_first(state)
    if state.asking == THROWING:
        return best_throw(state, seat)
    return legal_actions(state, seat)[0]


def nearest_first(state: State) -> ArcadeAction:
    """A-102: the bot nearest to any tank moves next."""
    tanks = [state.at[seat] for seat in range(state.seats) if state.at[seat]]
    row, col = state.board.row, state.board.col

    def away(bot: int) -> int:
        here = state.at[bot]
        return min((abs(row[here] - row[s]) + abs(col[here] - col[s]) for s in tanks), default=0)

    bot = min(state.to_move, key=lambda bot: (away(bot), bot))
    return state.cat.move_bot[bot - state.seats]


def plays(state: State, seat: Seat) -> list[Play[ArcadeAction]]:
    """A-074: drive straight on with two Move cards of the hand, and be ready."""
    if state.asking != PLANNING or state.planned(seat):
        return []
    hand = state.hands[seat * KINDS : seat * KINDS + ADVANCE_3 + 1]
    moves = [kind for kind, count in enumerate(hand) if count]
    pairs = [(one, other) for one in moves for other in moves if one != other or hand[one] > 1]
    return [Play(_drive(*pair), _stacked(state, *pair)) for pair in pairs]


def _drive(first: int, second: int) -> Message:
    return Message(
        "play-drive", {"first": f"card:{CARDS[first]}", "second": f"card:{CARDS[second]}"}
    )


def _stacked(state: State, first: int, second: int) -> list[ArcadeAction]:
    cat = state.cat
    return [cat.stack[first], cat.stack[KINDS + second], cat.ready]


def orders(state: State, seat: Seat) -> list[OrderForm]:
    """A-102: let the bots go by themselves, the nearest first or in the order of their numbers.

    Whoever has given no order is asked; the table in the browser gives the first for a start.
    """
    return [choice("bot_order", (NEAREST, IN_ORDER, ASK_ME), NEAREST, rule="A-102")]


def answer(state: State, seat: Seat, orders: Mapping[str, JSON]) -> ArcadeAction | None:
    """A-102: what the standing order means here."""
    named = orders.get("bot_order", ASK_ME)
    if state.asking != ORDERING or named == ASK_ME:
        return None
    return nearest_first(state) if named == NEAREST else legal_actions(state, seat)[0]


def decided(_state: State, _seat: Seat, _orders: Mapping[str, JSON]) -> bool:
    """There are no reactions that anybody would wait for."""
    return False
