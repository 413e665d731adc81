"""Golden transcripts: a random match told in full, to be reviewed as a diff when it changes.

    python -m hulldown.lab.playthrough --write

writes `tests/playthroughs/SEATS-seats.txt` in each game's folder, for the fewest and the most
seats, as far as a reader can bear. Of what can be seen and asked, each step tells only what has
changed.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hulldown.games import load, names
from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.chance import Draw
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Event, Message, Seat
from hulldown.lab.trace import folder_of
from hulldown.lab.walk import Walk, walking

DECISIONS = 60
LETTERS = 120_000
SEED = 1
GONE = "(gone)"

Views = dict[str, dict[str, JSON]]


def transcript(game: AnyGame, config: Config, seed: int | str, decisions: int = DECISIONS) -> str:
    """A random match step by step: luck, events, position, views, questions and legal actions."""
    lines = [
        f"# {game.info.title}, {config.seats} seats, seed {seed}; written by `make regen`.",
        f"# {canonical(config.to_json())}",
    ]
    views: Views = {}
    asked: dict[str, str] = {}
    for walk in walking(game, config, seed, decisions):
        seen, asks = _views(game, config, walk.state), _asks(game, walk.state)
        lines += ["", *_done(walk)]
        lines.append(f"  position   {game.write_position(walk.state)}")
        lines += [f"  {who:9}  {what}" for who, what in changes(views, seen)]
        lines.append(f"  asked      {_listed(game.seats_to_act(walk.state)) or 'nobody'}")
        lines += [f"  {who:9}  {what}" for who, what in asks.items() if asked.get(who) != what]
        views, asked = seen, asks
        if sum(map(len, lines)) > LETTERS:
            break
    lines += ["", _end(game, walk)]
    return "\n".join(lines) + "\n"


def _done(walk: Walk) -> Iterator[str]:
    """What was done, the luck it used and what it told."""
    if not walk.steps:
        yield "0 setup"
        yield from _draws(walk.dealt)
        return
    step = walk.steps[-1]
    yield f"{len(walk.steps)} seat {step.seat}: {step.action.notation()}"
    yield from _draws(step.draws)
    for event in step.events:
        yield from event_lines(event, walk.config.seats)


def _draws(draws: list[Draw]) -> Iterator[str]:
    """Draws of one rule and stream share a line, each as result/bound."""
    lines: dict[str, list[str]] = {}
    for draw in draws:
        lines.setdefault(f"{draw.rule} {draw.stream}", []).append(f"{draw.result}/{draw.bound}")
    for name, results in lines.items():
        yield f"  draws      {name}: {' '.join(results)}"


def event_lines(event: Event, seats: int) -> Iterator[str]:
    """An event as each audience sees it, and to whom it is news."""
    audiences: dict[str, list[str]] = {}
    for seat in [*range(seats), None]:
        message = event.seen_by(seat)
        if message is not None:
            audiences.setdefault(_message(message), []).append(_name(seat))
    for text, viewers in audiences.items():
        to = "all" if len(viewers) > seats else ", ".join(viewers)
        yield f"  event      {event.rule} to {to}: {text}"
    if not audiences:
        yield f"  event      {event.rule} to nobody: {event.message.id}"
    if event.news:
        yield f"  news       to {_listed(event.news)}"


def _views(game: AnyGame, config: Config, state: Any) -> Views:
    viewers: list[Seat | None] = [*range(config.seats), None]
    return {_name(seat): game.view(state, seat).data for seat in viewers}


def changes(before: Views, after: Views) -> Iterator[tuple[str, str]]:
    """What has changed in the views: first what all see alike, then each one's own."""
    changed = {who: _difference(before.get(who, {}), data) for who, data in after.items()}
    alike = {
        key: value
        for key, value in changed[_name(None)].items()
        if all(key in data and data[key] == value for data in changed.values())
    }
    if alike:
        yield "all see", canonical(alike)
    for who, data in changed.items():
        own = {key: value for key, value in data.items() if key not in alike}
        if own:
            yield f"{who} sees", canonical(own)


def _difference(before: dict[str, JSON], after: dict[str, JSON]) -> dict[str, JSON]:
    gone = {key: GONE for key in before if key not in after}
    return gone | {k: v for k, v in after.items() if k not in before or before[k] != v}


def _asks(game: AnyGame, state: Any) -> dict[str, str]:
    """What each seat is asked, and its legal actions with the usual one marked."""
    asks: dict[str, str] = {}
    for seat in game.seats_to_act(state):
        prompt = game.prompt(state, seat)
        flags = [flag for flag in ("public", "sealed", "reaction") if getattr(prompt, flag)]
        usual = game.usual(state, seat)
        legal = game.legal_actions(state, seat)
        asks[f"{seat} asked"] = (
            f"{prompt.rule} {_message(prompt.message)} {' '.join(flags)}".strip()
        )
        asks[f"{seat} may"] = " | ".join("*" * (a is usual) + a.notation() for a in legal)
    return asks


def _end(game: AnyGame, walk: Walk) -> str:
    outcome = game.outcome(walk.state)
    if outcome is None:
        return f"Not over after {len(walk.steps)} decisions."
    return f"Over: {canonical(outcome.to_json())}"


def _message(message: Message) -> str:
    return f"{message.id} {canonical(message.args)}" if message.args else message.id


def _name(seat: Seat | None) -> str:
    return "watcher" if seat is None else str(seat)


def _listed(seats: Iterable[Seat]) -> str:
    return ", ".join(map(str, seats))


def wanted(name: str) -> dict[Path, str]:
    """The transcripts a game must have, by file."""
    game = load(name)
    folder = folder_of(name) / "tests" / "playthroughs"
    return {
        folder / f"{seats}-seats.txt": transcript(game, game.info.configure(seats), SEED)
        for seats in game.info.seats
    }


def outdated(name: str) -> dict[Path, str]:
    """Transcripts that are missing or differ, with what they should hold."""
    return {
        path: text
        for path, text in wanted(name).items()
        if not path.is_file() or path.read_text("utf-8") != text
    }


def write(stale: dict[Path, str]) -> None:
    """Write these transcripts."""
    for path, text in stale.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def main(arguments: list[str]) -> int:
    """Write what is outdated (`--write`), or name it; of all games, unless some are named."""
    games = [word for word in arguments if not word.startswith("-")] or names()
    stale = {path: text for name in games for path, text in outdated(name).items()}
    for path in stale:
        print(path.relative_to(Path(__file__).parents[2]))
    if "--write" in arguments:
        write(stale)
        return 0
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
