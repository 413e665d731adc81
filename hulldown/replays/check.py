"""Verifying a replay: its text, its luck, its rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import commitment as commitment_to
from hulldown.kernel.errors import ChanceError, ReplayError
from hulldown.replays.replay import Games, Replay
from hulldown.replays.store import read

NO_REPLAY: Final = ("replay/format", 1)
NOT_COMPARED: Final = "that the secret was fixed before the players' words came was not checked"
NO_WORD: Final = "no word of one's own was looked for"
GIVEN_START: Final = "the match began from a given position, whose hidden part was not checked"


class Problem:
    """What is wrong: in which line, with which record (None: the header or the result)."""

    def __init__(self, code: str, message: str, line: int, record: int | None = None) -> None:
        self.code = code
        self.message = message
        self.line = line
        self.record = record

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
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
        """As JSON."""
        problems = [problem.to_json() for problem in self.problems]
        return {"ok": self.ok, "problems": problems, "notes": self.notes}


def verify(
    path: str | Path,
    games: Games = load,
    *,
    commitment: str | None = None,
    words: Sequence[str] = (),
) -> Verdict:
    """Check every line, draw and digest; a file that is not a replay at all is an error instead.

    With the commitment that was seen before the match, and words that were sent for it, also
    that it was played with these.
    """
    try:
        replay = read(path, games)
    except ReplayError as error:
        if error.code == "replay/file" or (error.code, error.details["line"]) == NO_REPLAY:
            raise
        return Verdict([problem_of(error)], [])
    verdict = Verdict([], [])
    check_end(replay, verdict)
    check_start(replay, verdict)
    check_luck(replay, verdict)
    check_promise(replay, verdict, commitment, words)
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


def check_start(replay: Replay, verdict: Verdict) -> None:
    """Note a match that did not begin at the beginning: no draw tells how its cards were dealt."""
    if replay.records[0].action is not None:
        verdict.notes.append(GIVEN_START)


def check_promise(
    replay: Replay, verdict: Verdict, commitment: str | None, words: Sequence[str]
) -> None:
    """The luck is the one committed to before the match, and the words are mixed in."""
    chance = replay.header.chance
    fair = chance["kind"] == "fair"
    is_open = fair and replay.result.secret is not None
    if commitment is not None and chance.get("commitment") != commitment:
        what = "the header: the commitment is not the one seen before the match"
        verdict.problems.append(Problem("replay/mismatch", what, 1))
    elif commitment is not None and not is_open:
        what = "the result: there is no secret to compare the commitment with"
        verdict.problems.append(Problem("replay/mismatch", what, len(replay.records) + 2))
    for word in words:
        if not fair or word not in chance["entropy"]:
            what = f"the header: the word {word!r} is not among those mixed in"
            verdict.problems.append(Problem("replay/mismatch", what, 1))
    if is_open and commitment is None:
        verdict.notes.append(NOT_COMPARED)
    elif is_open and not words:
        verdict.notes.append(NO_WORD)


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
    if secret is not None and commitment_to(secret) == replay.header.chance["commitment"]:
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
        told = zip(replay.records, match.records, strict=True)
        if any(old.to_json()["events"] != new.to_json()["events"] for old, new in told):
            verdict.notes.append(f"rules {now} tell it in other words, so these were not checked")
