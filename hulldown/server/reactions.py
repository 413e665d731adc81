"""Reactions at a table: whether they are asked for in a window, and answers held until it closes.

The window itself is a value (`windows.py`); this is what it means for a running match.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hulldown.kernel.errors import ActionError
from hulldown.kernel.messages import Seat
from hulldown.kernel.record import BY_ORDER
from hulldown.kernel.situation import ASK, ORDERS, WINDOW
from hulldown.server.match_rows import fast_digest
from hulldown.server.rows import MatchRow
from hulldown.server.windows import Window, seconds_for

if TYPE_CHECKING:
    from hulldown.server.session import Session


def reactions_of(row: MatchRow) -> str:
    """How reactions are asked for in this match.

    Over days and on one screen by orders; live in windows; with nobody else to hide it from
    they are simply asked.
    """
    if row.pace.reactions != "default":
        return row.pace.reactions
    persons = [seat for seat in row.seats if seat.kind == "person"]
    if row.pace.mode == "days":
        return ORDERS
    if len(persons) < 2:
        return ASK
    return WINDOW if len({seat.player for seat in persons}) > 1 else ORDERS


# The window.


def mind_window(session: "Session", now: float) -> None:
    """Open, keep or close the window, as what is asked now needs it."""
    asked = _questions(session)
    if asked or session.live.window is not None:
        session.window = session.window.for_questions(asked, _seconds(session), now)
    if not asked:
        _drop_held(session)


def restart_window(session: "Session", now: float) -> None:
    """The full time again, after a pause."""
    session.window = session.window.again(_seconds(session), now)


def close_window(session: "Session", now: float) -> None:
    """Time is up: all answers count together; where none came, the orders' or the usual one."""
    session.window = Window()
    asked = {seat: session.fingerprint(seat) for seat in session.to_act()}
    for seat, question in asked.items():
        if question == session.fingerprint(seat):  # else another's answer has changed it
            _answer(session, seat)
    _drop_held(session)
    session.settle(now, list(asked))


def _questions(session: "Session") -> list[str]:
    """What the seats asked now are asked, if that needs a window; else nothing."""
    if session.match.reactions != WINDOW:
        return []
    asked = session.to_act()
    # Nobody can read anything from when an agent answers.
    if not any(not session.row.seats[seat].played_by for seat in asked):
        return []
    if not all(session.prompt(seat).reaction for seat in asked):
        return []
    return [fast_digest([seat, session.prompt(seat).to_json()]) for seat in asked]


def _seconds(session: "Session") -> float:
    """The longest that any of the questions needs."""
    shares = [session.prompt(seat).window for seat in session.to_act()]
    return seconds_for(max(shares, default=1.0), session.row.pace.window)


# Answers into it.


def is_held(session: "Session", seat: Seat, actions: list[Any]) -> bool:
    """Do these actions answer a question whose window is open?"""
    is_open = session.window.closes is not None and seat in session.to_act()
    return is_open and _is_answer(session, seat, actions)


def _is_answer(session: "Session", seat: Seat, actions: list[Any]) -> bool:
    """Do these actions answer the question, or are they the beginning of a sealed answer?"""
    state, applied, stopped = session.match.ahead(seat, actions)
    if stopped:
        return applied == len(actions) - 1  # what is refused is refused when it is held
    is_sealed = session.prompt(seat).sealed
    return bool(actions) and not (is_sealed and seat in session.match.game.seats_to_act(state))


def hold(session: "Session", seat: Seat, actions: list[Any]) -> None:
    """Keep an answer until the window closes; refused now if it is not legal."""
    state, _, _ = session.match.ahead(seat, actions[:-1])
    session.match.check(state, seat, actions[-1])
    session.live.seats[seat].held = [action.to_json() for action in actions]


def _answer(session: "Session", seat: Seat) -> None:
    match = session.match
    held = [session.actions.decode(action) for action in session.live.seats[seat].held]
    if held:
        match.keep_draft(seat, [])
        with suppress(ActionError):  # another's answer has made this one impossible
            match.step(seat, held)
            return
    ordered = match.game.answer(match.state, seat, match.given_orders.get(seat, {}))
    if ordered is None:
        match.run_out(seat)
    else:
        match.act(seat, ordered, BY_ORDER)


def _drop_held(session: "Session") -> None:
    for live in session.live.seats:
        live.held = []
