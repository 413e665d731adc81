"""Verifying a replay: its text, its luck, its rules."""

from pathlib import Path
from typing import Final

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import commitment
from hulldown.kernel.errors import ChanceError, ReplayError
from hulldown.replays.replay import Games, Replay
from hulldown.replays.store import read

NO_REPLAY: Final = ("replay/format", 1)


class Problem:
    """What is wrong: in which line, with which record (None: the header or the result)."""

    def __init__(self, code: str, message: str, line: int, record: int | None = None) -> None:
        self.code = code
        self.message = message
        self.line = line
        self.record = record

    def to_json(self) -> dict[str, JSON]:
        """The problem as it travels."""
        where = {"line": self.line, "record": self.record}
        return {**where, "code": self.code, "message": self.message}


class Verdict:
    """Whether a replay is what it says: problems, the first bad line first, and notes."""

    def __init__(self, problems: list[Problem], notes: list[str]) -> None:
        self.problems = problems
        self.notes = notes

    @property
    def ok(self) -> bool:
        """Was nothing found wrong?"""
        return not self.problems

    def to_json(self) -> dict[str, JSON]:
        """The verdict as it travels."""
        problems = [problem.to_json() for problem in self.problems]
        return {"ok": self.ok, "problems": problems, "notes": self.notes}


def verify(path: str | Path, games: Games = load) -> Verdict:
    """Check every line, draw and digest; what is no replay at all is an error instead."""
    try:
        replay = read(path, games)
    except ReplayError as error:
        if error.code == "replay/file" or (error.code, error.details["line"]) == NO_REPLAY:
            raise
        return Verdict([problem_of(error)], [])
    verdict = Verdict([], [])
    check_end(replay, verdict)
    check_luck(replay, verdict)
    check_rules(replay, verdict)
    verdict.problems.sort(key=lambda problem: problem.line)
    return verdict


def problem_of(error: ReplayError) -> Problem:
    """The problem an error tells of."""
    return Problem(error.code, error.message, error.details["line"], error.details["record"])


def check_end(replay: Replay, verdict: Verdict) -> None:
    """Note a match that is not over."""
    if replay.result.outcome is None:
        verdict.notes.append("the match is not over")


def check_luck(replay: Replay, verdict: Verdict) -> None:
    """Every draw follows from the published seed, or from the secret committed to."""
    chance = replay.chance()
    if replay.header.chance["kind"] == "fair" and not check_secret(replay, verdict):
        return
    if chance is None:
        verdict.notes.append("nothing tells where the luck came from: it was not checked")
        return
    for record in replay.records:
        for place, draw in enumerate(record.draws):
            try:
                found = chance.draw(draw.bound, draw.rule, draw.stream)
            except ChanceError:
                found = -1
            if found != draw.result:
                what = f"record {record.number}: draw {place} for {draw.rule} is not what luck gave"
                line = record.number + 2
                verdict.problems.append(Problem("replay/mismatch", what, line, record.number))
                return


def check_secret(replay: Replay, verdict: Verdict) -> bool:
    """The secret is the one committed to; it may be missing only while the match runs."""
    secret = replay.result.secret
    if secret is not None and commitment(secret) == replay.header.chance["commitment"]:
        return True
    if secret is None and replay.result.outcome is None:
        verdict.notes.append("the luck can be checked when the match is over")
        return False
    what = "is missing" if secret is None else "is not the one committed to"
    line = len(replay.records) + 2
    verdict.problems.append(Problem("replay/mismatch", f"the secret {what}", line))
    return False


def check_rules(replay: Replay, verdict: Verdict) -> None:
    """The rules, given the recorded draws, make the same match."""
    try:
        for match in replay.walk():
            now = match.game.info.rules_version
    except ReplayError as error:
        verdict.problems.append(problem_of(error))
        return
    if now != replay.header.rules_version:
        then = replay.header.rules_version
        verdict.notes.append(f"recorded under rules {then}; rules {now} give the same match")
