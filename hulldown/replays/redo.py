"""Doing a log again: same actions, same draws, same everything, or a complaint."""

from collections.abc import Sequence
from typing import Any

from hulldown.kernel.chance import RecordedChance
from hulldown.kernel.errors import ReplayError
from hulldown.kernel.match import Match, take_step
from hulldown.kernel.messages import Message
from hulldown.kernel.record import ACT, BY_CONSENT, END, NOTE, TAKE_BACK, Record


def redo(match: Match[Any, Any], record: Record, positions: Sequence[Any] = ()) -> Record:
    """Apply a record of a log: same action, same draws; complain of any difference.

    `positions` are those after each earlier record: an agreed take-back goes back to one.
    """
    if record.kind == ACT:
        _redo_act(match, record)
    elif record.kind == TAKE_BACK and record.by == BY_CONSENT:
        _redo_rewind(match, record, positions)
    elif record.kind == NOTE:
        match.note(_only_message(record), record.action)
    elif record.kind == TAKE_BACK and record.seat is not None:
        match.take_back(record.seat)
    elif record.kind == END and record.action["reason"] == "agreed":
        match.agree_to_end()
    elif record.kind == END:
        match.concede(list(record.action["seats"]))
    else:
        raise ReplayError("replay/mismatch", f"a record cannot be of kind {record.kind!r}")
    made = match.records[-1]
    if made.to_json() != record.to_json():
        raise ReplayError(
            "replay/mismatch", "the record differs", expected=record.digest, found=made.digest
        )
    return made


def _redo_rewind(match: Match[Any, Any], record: Record, positions: Sequence[Any]) -> None:
    first = record.cancels[0] if record.cancels else 0
    if record.seat is None or not 0 < first <= len(positions):
        raise ReplayError("replay/mismatch", "it takes back what cannot be taken back")
    match.rewind(record.seat, first, positions[first - 1])


def _only_message(record: Record) -> Message:
    if len(record.events) != 1:
        raise ReplayError("replay/mismatch", "a note tells one thing")
    return record.events[0].message


def _redo_act(match: Match[Any, Any], record: Record) -> None:
    action = match.game.actions(match.config).decode(record.action)
    if record.seat is None:
        raise ReplayError("replay/mismatch", "a record names no seat")
    match.check(match.state, record.seat, action)
    chance = RecordedChance(record.draws)
    step = take_step(match.game, match.state, record.seat, action, chance)
    chance.finish()
    match.keep(step, record.by, record.first)
