"""Replays: one file per match, written, read, watched, verified and exported."""

from hulldown.replays.check import Problem, Verdict, verify
from hulldown.replays.replay import Replay, Result
from hulldown.replays.seen import export
from hulldown.replays.store import content, read, write

__all__ = ["Problem", "Replay", "Result", "Verdict", "content", "export", "read", "verify", "write"]
