"""The browser's words are the terminal's: web/table/words.ts says what hulldown/texts.py says."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import hatch_build
from hulldown.games import load, names
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message
from hulldown.texts import LANGUAGES, Texts

ROOT: Final = Path(hatch_build.__file__).parent
PLAYERS: Final = ["Ada", "Bo", "Cyd"]
STEPS: Final = 150
EACH: Final = 6
"""How many different cases of one message or one key are kept."""


def played(game: str, seed: int = 7) -> Iterator[Match[Any, Any]]:
    """A random match, step by step."""
    rules = load(game)
    seats = min(len(PLAYERS), rules.info.seats[1])
    match: Match[Any, Any] = Match(rules, rules.info.configure(seats, {}), SeededChance(seed))
    dice = random.Random(seed)
    for _ in range(STEPS):
        yield match
        if match.outcome is not None:
            return
        seat = match.seats_to_act[0]
        match.step(seat, dice.choice(match.legal(seat)))


def messages(match: Match[Any, Any]) -> Iterator[Message]:
    """All that is said in one position: events, the question, the choices, plays, refusals."""
    yield from match.heard(0, max(0, len(match.records) - 3))
    for seat in match.seats_to_act:
        game, state = match.game, match.at(seat)
        yield game.prompt(state, seat).message
        yield from (game.describe(state, seat, one).message for one in match.legal(seat))
        yield from (play.message for play in game.plays(state, seat))
        yield from (Message(one.reason.id, one.args) for one in game.why_not(state, seat))


def values(data: JSON) -> Iterator[tuple[str, JSON]]:
    """The values of a view by their keys, those of its rows too."""
    for key, value in data.items():
        yield key, value
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict):
                yield from row.items()


def cases(game: str) -> Iterator[tuple[str, str, JSON]]:
    """Messages, and values under their keys, a few of each."""
    seen: set[str] = set()
    kept: Counter[str] = Counter()
    for match in played(game):
        found = [("message", one.id, one.to_json()) for one in messages(match)]
        found += [("value", key, value) for key, value in values(match.view(0).data)]
        for kind, key, value in found:
            written = json.dumps([kind, key, value])
            if written not in seen and kept[kind + key] < EACH:
                seen.add(written)
                kept[kind + key] += 1
                yield kind, key, value


def said(texts: Texts, kind: str, key: str, value: JSON) -> JSON:
    """What Python makes of a case."""
    if kind == "value":
        return [texts.label(key), texts.value(value, key)]
    message = Message(value["id"], value["args"])
    return [texts.message(message), texts.short(message), texts.sure(message)]


def spoken(game: str) -> JSON:
    """The cases of a game, and what is said of each in every language."""
    found = [list(case) for case in cases(game)]
    speakers = {language: Texts(game, language, PLAYERS) for language in LANGUAGES}
    said_by = {one: [said(texts, *case) for case in found] for one, texts in speakers.items()}
    return {"cases": found, "said": said_by}


def test_the_browser_says_what_the_terminal_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not (ROOT / "node_modules/.bin/vitest").exists():
        pytest.skip("the client's packages are not installed")
    file = tmp_path / "words.json"
    games = {game: spoken(game) for game in names()}
    file.write_text(json.dumps({"names": PLAYERS, "games": games}), encoding="utf-8")
    monkeypatch.setenv("VITE_WORDS", str(file))
    hatch_build.run_npm(ROOT, "test", "--", "words")
