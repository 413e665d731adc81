"""The sequence of play (A-073, A-153): rounds of planning, two Action Phases and their end."""

from hulldown.games.arcade import actions as act
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import NONE, Catalogue
from hulldown.games.arcade.rules import bots, ending, fire, movement, planning, rounds, tokens
from hulldown.games.arcade.state import (
    BOT,
    BOTS,
    BOTS_COME,
    CARDS,
    CHOOSE_BOT,
    DRIVE,
    FIRE,
    NOTHING,
    ORDERING,
    PLACING,
    PLANNING,
    SHOVELLING,
    SLIDE,
    TANKS_COME,
    THROWING,
    TURN,
    State,
)
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.table import Table


def first_position(cat: Catalogue, chance: Chance) -> State:
    """A-054 to A-065: the board is laid, and the first player is asked for a place."""
    state = rounds.first_position(cat, chance)
    rounds.place_next(Table(state, chance))
    return state


def opening(table: Table[State]) -> None:
    """Nothing: the board is there for all to see."""


def seats_to_act(state: State) -> tuple[Seat, ...]:
    """Who is asked now."""
    return state.asked


def on_turn(state: State, seat: Seat) -> State | None:
    """All plan at once: nobody has a turn to prepare."""
    return None


def legal_actions(state: State, seat: Seat) -> list[ArcadeAction]:
    """What the seat may do now."""
    asking = state.asking
    if asking == PLANNING:
        return planning.legal_plan(state, seat)
    if asking == ORDERING:
        return bots.legal_order(state)
    if asking == PLACING:
        return rounds.legal_place(state)
    if asking == SHOVELLING:
        return tokens.legal_wall(state)
    if asking == THROWING:
        return list(state.cat.grenade)
    return tokens.legal_discard(state, seat)


def resolve(table: Table[State], seat: Seat, action: ArcadeAction) -> None:
    """Carry out a legal action, and whatever follows before somebody is asked again."""
    state = table.state
    verb = action.verb
    if verb == act.STACK:
        planning.resolve_stack(state, seat, action.card, action.which)
        return
    if verb == act.EXCHANGE:
        planning.resolve_exchange(table, seat, action.card, action.which)
        return
    if verb in (act.READY, act.DISENGAGE):
        if verb == act.DISENGAGE:
            planning.resolve_disengage(state, seat)
        planning.resolve_commitment(table, seat)
    else:
        resolve_choice(table, seat, action)
    run(table)


def resolve_choice(table: Table[State], seat: Seat, action: ArcadeAction) -> None:
    """An answer to what a Power-Up, the bots or a new tank asked."""
    state = table.state
    if action.verb == act.DISCARD:
        tokens.resolve_chosen_discard(table, seat, action.card)
        return
    state.asking = NOTHING
    state.asked = ()
    space = state.board.spaces[action.place] if action.place >= 0 else NONE
    if action.verb == act.PLACE:
        rounds.resolve_place(table, seat, space, action.which)
    elif action.verb == act.MOVE_BOT:
        bots.begin_bot(table, action.which + state.seats)
    elif action.verb == act.GRENADE:
        tokens.resolve_grenade(table, seat, space)
    else:
        state.user = NONE
        tokens.resolve_shovel(table, seat, space)


def run(table: Table[State]) -> None:
    """Go on until somebody is asked or the match is over."""
    state = table.state
    while state.asking == NOTHING:
        stage = state.stage
        if stage == TURN:
            movement.next_card(table)
        elif stage == DRIVE:
            movement.go_on_driving(table)
        elif stage == SLIDE:
            movement.go_on_sliding(table)
        elif stage == BOT:
            bots.go_on_with_bot(table)
        elif stage == CHOOSE_BOT:
            bots.choose_bot(table)
        elif stage == FIRE:
            fire.resolve_fire(table)
        elif stage == BOTS:
            bots.begin_bots(state)
        else:
            run_end_of_round(table)


def run_end_of_round(table: Table[State]) -> None:
    """A-153 (AQ-40): cards, bots, players, token."""
    stage = table.state.stage
    if stage == CARDS:
        rounds.resolve_cards(table)
    elif stage == BOTS_COME:
        rounds.resolve_bots(table)
    elif stage == TANKS_COME:
        rounds.place_next(table)
    else:
        rounds.begin_round(table)


def outcome(state: State) -> Outcome | None:
    """The result, if the match is over."""
    return ending.outcome(state)


def standing(state: State) -> Outcome:
    """The result if the match ended here."""
    return ending.standing(state)
