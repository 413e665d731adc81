"""What one seat may have of a match, running or over."""

from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.replays.replay import Replay


def export(replay: Replay, seat: Seat | None, to: int | None = None) -> dict[str, JSON]:
    """What the seat (None: a spectator) saw, perhaps up to a record only, and what all know.

    Never a draw, a digest, or anybody's action.
    """
    last = len(replay.records) - 1
    until = last if to is None else to
    outcome = replay.result.outcome if until == last else None
    return {
        "format": "hulldown-export",
        "version": 1,
        "game": replay.header.game,
        "rules_version": replay.header.rules_version,
        "config": replay.header.config,
        "seat": seat,
        "messages": [
            message.to_json() for number, message in replay.watch(seat) if number <= until
        ],
        "outcome": None if outcome is None else outcome.to_json(),
    }
