"""What one seat may have of a match, running or over."""

from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.replays.replay import Replay


def export(replay: Replay, seat: Seat | None) -> dict[str, JSON]:
    """What the seat (None: a spectator) saw, and what all know: no draws, digests or actions."""
    outcome = replay.result.outcome
    return {
        "format": "hulldown-export",
        "version": 1,
        "game": replay.header.game,
        "rules_version": replay.header.rules_version,
        "config": replay.header.config,
        "seat": seat,
        "messages": [message.to_json() for _, message in replay.watch(seat)],
        "outcome": None if outcome is None else outcome.to_json(),
    }
