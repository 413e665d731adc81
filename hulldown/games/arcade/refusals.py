"""What cannot be done with the cards and spaces one sees, and why: the other side of the list."""

from hulldown.games.arcade.catalog import CARDS, KINDS
from hulldown.games.arcade.events import who
from hulldown.games.arcade.rules import bots, planning, rounds, tokens
from hulldown.games.arcade.state import ORDERING, PLACING, PLANNING, SHOVELLING, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Refusal, Seat


def why_not(state: State, seat: Seat) -> list[Refusal]:
    """For every card, stack and space the seat might try: what is refused, and why."""
    if seat not in state.asked:
        return []
    if state.asking == PLANNING:
        return why_not_plan(state, seat)
    if state.asking == PLACING:
        return why_not_place(state)
    if state.asking == SHOVELLING:
        return why_not_wall(state)
    return why_not_move(state) if state.asking == ORDERING else []


def why_not_plan(state: State, seat: Seat) -> list[Refusal]:
    """A-074 to A-078: cards that a stack does not take, exchanges that are over."""
    out: list[Refusal] = []
    planned = state.stacks[seat * 2] + state.stacks[seat * 2 + 1]
    kinds = [k for k in range(KINDS) if state.hands[seat * KINDS + k] or k in planned]
    for stack in (0, 1):
        for kind in kinds:
            reason = planning.stack_refused(state, seat, kind, stack)
            if reason is not None:
                args: dict[str, JSON] = {"card": f"card:{CARDS[kind]}", "number": stack + 1}
                out.append(Refusal(f"card:{CARDS[kind]}", reason, args))
    reason = planning.ready_refused(state, seat)
    if reason is not None:
        empty = [stack for stack in (0, 1) if not state.stacks[seat * 2 + stack]]
        out += [Refusal(f"stack:{stack}", reason, {"number": stack + 1}) for stack in empty]
    reason = planning.exchange_refused(state, seat)
    if reason is not None:
        out.append(Refusal(f"seat:{seat}", reason))
    return out


def why_not_place(state: State) -> list[Refusal]:
    """A-065, A-151: spaces that cannot be used, on the starting diagonal or elsewhere."""
    ids = state.board.ids
    entries = rounds.entry_spaces(state)
    return [
        Refusal(
            ids[space],
            rounds.start_refused(state, space) or rounds.NO_START,
            {"at": ids[space]},
        )
        for space in state.board.spaces
        if space not in entries
    ]


def why_not_move(state: State) -> list[Refusal]:
    """A-099: bots that have made all their maneuvers."""
    return [
        Refusal(who(state, bot), bots.HAS_MOVED, {"tank": who(state, bot)})
        for bot in state.bots
        if bot not in state.to_move
    ]


def why_not_wall(state: State) -> list[Refusal]:
    """A-046: spaces where no wall can be built."""
    return [
        Refusal(state.board.ids[space], reason, {"at": state.board.ids[space]})
        for space in state.board.spaces
        if (reason := tokens.wall_refused(state, space)) is not None
    ]
