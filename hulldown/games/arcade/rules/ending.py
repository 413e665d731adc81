"""Objective, end and scoring: A-069 to A-072, A-154, A-155, A-164."""

from typing import Final

from hulldown.games.arcade import events
from hulldown.games.arcade.state import (
    EAGLES,
    FIVE_AHEAD,
    GOING_ON,
    LIMIT,
    NO_BOT_LEFT,
    OVER,
    PLAYED_ON,
    THIRD_EAGLE,
    TIE_BROKEN,
    Ending,
    State,
)
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.ranking import ranked

LEAD: Final = 5
REASONS: Final = {
    GOING_ON: ("round-limit", "A-155"),
    PLAYED_ON: ("round-limit", "A-155"),
    THIRD_EAGLE: ("third-eagle", "A-071"),
    FIVE_AHEAD: ("five-ahead", "A-072"),
    TIE_BROKEN: ("tie-broken", "A-155"),
    NO_BOT_LEFT: ("no-bot-left", "A-155"),
    LIMIT: ("round-limit", "A-155"),
}


def maybe_end(table: Table[State]) -> None:
    """A-071, A-072 (AQ-44, AQ-45, AQ-56): tested after every change of the score."""
    state = table.state
    if state.cat.solo:
        if state.captured == EAGLES:
            finish(state, THIRD_EAGLE)
        return
    lead = lead_of_first(state)
    if state.captured == EAGLES:
        if lead:
            finish(state, TIE_BROKEN if state.ending == PLAYED_ON else THIRD_EAGLE)
        elif not state.bots and (state.closed or not state.bot_reserve.size()):
            finish(state, NO_BOT_LEFT)
        elif state.ending == GOING_ON:
            state.ending = PLAYED_ON
            if table.watched:
                table.emit(events.tie_played_on())
    elif lead >= LEAD:
        finish(state, FIVE_AHEAD)


def lead_of_first(state: State) -> int:
    """A-072: how many points the first is ahead of the second."""
    best, second = -1, -1
    for seat in range(state.seats):
        points = state.kills[seat] + 3 * state.eagles[seat]
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
    return best - second


def finish(state: State, ending: Ending) -> None:
    """The match is over at once: nothing later in the same step counts."""
    state.ending = ending
    state.ask(OVER, ())


def standing(state: State) -> Outcome:
    """A-154 (AQ-50, AQ-67): most points first, equals together; alone, the rounds count.

    A-164: alone nobody has won before the third Eagle is taken.
    """
    reason, rule = REASONS[state.ending]
    seats = list(range(state.seats))
    if state.cat.solo:
        ranking_alone = ((0,),) if state.ending == THIRD_EAGLE else ((), (0,))
        return Outcome(reason, ranking_alone, ({"rounds": state.round},), "A-164")
    ranking = ranked([(state.points(seat),) for seat in seats])
    return Outcome(reason, ranking, tuple([score(state, s) for s in seats]), rule)


def score(state: State, seat: Seat) -> dict[str, int]:
    """A-069, A-070: points for bots and for Eagles."""
    return {"bots": state.kills[seat], "eagles": 3 * state.eagles[seat]}


def outcome(state: State) -> Outcome | None:
    """The result, if the match is over."""
    return standing(state) if state.asking == OVER else None
