"""Matches to write down, and forgers who know how the lines are chained."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hulldown import load
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance, FairChance, SeededChance
from hulldown.kernel.match import Match
from hulldown.replays.lines import chained

SECRET = bytes(range(32))
FAIR = FairChance(SECRET, ("ann", "bob"))
AnyMatch = Match[Any, Action]


def new_match(chance: Chance | None = None, seats: int = 3) -> AnyMatch:
    """A match that has just begun."""
    game = load("template")
    return Match(game, game.info.configure(seats), chance or SeededChance("replays"))


def play(match: AnyMatch, steps: int = 1000, seed: str = "picks") -> AnyMatch:
    """Random steps, now and then taken back."""
    picks = SeededChance(seed)
    for _ in range(steps):
        seats = match.seats_to_act
        if not seats:
            break
        seat = seats[picks.draw(len(seats), "", "")]
        legal = match.legal(seat)
        match.step(seat, legal[picks.draw(len(legal), "", "")])
        if picks.draw(4, "", "") == 0 and match.take_back_refused(seat) is None:
            match.take_back(seat)
    return match


def lines_of(path: Path) -> list[dict[str, JSON]]:
    """The lines of a file without their chain."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in lines:
        del line["chain"]
    return lines


def forge(path: Path, number: int, change: Callable[[dict[str, JSON]], object]) -> None:
    """Change a line (-1: the result, 0: the header) and chain all lines again."""
    lines = lines_of(path)
    change(lines[number])
    path.write_text("".join(chained(lines)), "utf-8")
