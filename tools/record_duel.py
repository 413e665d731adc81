"""Records a match of Duel for each way it can end, one with a chain of TACTICS, and long turns.

Run it when cards or rules have changed: the recorded matches of before no longer replay then.
Small matches of greedy players, one pass through the deck. A tie is made by the handicap that
levels the points of a match played before.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hulldown import load
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.info import MOST_HANDICAP
from hulldown.games.duel.rules.judging.policy import policy
from hulldown.games.duel.rules.victory import side_kills, side_points
from hulldown.games.duel.state import TACTICS, State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.replays import verify, write

GAME = load("duel")
FOLDER: Final = Path(__file__).parents[1] / "hulldown" / "games" / "duel" / "tests" / "recorded"
SEEDS: Final = 400
SMALL: Final[dict[str, Any]] = {"tanks": "1", "decks": "1", "start": "400"}
LARGER: Final[dict[str, Any]] = {"tanks": "2", "decks": "2", "start": "400"}
GERMANS, SOVIETS, BOTH = (0,), (1,), (0, 1)
TURNS: Final = FOLDER.parents[1] / "client" / "tests" / "longest_turns.json"
CROWDED: Final[dict[str, Any]] = {"tanks": "4", "start": "200", "guns": True, "infantry": True}
LONG_MATCHES, LONG_TURNS = 24, 3
NEW_TURN: Final = ("phase-began", "bids-shown", "round-began")
CHAIN: Final = 3

Ended = Match[Any, Any]


def choose(state: State, seat: Seat, legal: list[DuelAction]) -> DuelAction:
    """What a greedy player does who answers with TACTICS whenever there is a card."""
    return legal[-1] if state.asking == TACTICS else policy(state, seat, legal)


def played(teams: tuple[int, ...], seed: str, longest: int = 2_000, **options: Any) -> Ended:
    """A match of such players on these sides; a side without seats is led by the solo opponent."""
    config = GAME.info.configure(len(teams), options, None, teams)
    match: Ended = Match(GAME, config, SeededChance(seed))
    while match.seats_to_act and len(match.records) < longest:
        seat = match.seats_to_act[0]
        match.step(seat, choose(match.at(seat), seat, match.legal(seat)))
    return match


def levelled(teams: tuple[int, ...], options: dict[str, Any], seed: str) -> Iterator[Ended]:
    """The same match twice, the second time with the handicap that makes a tie of it."""
    match = played(teams, seed, **options)
    lead = side_points(match.state, 0) - side_points(match.state, 1)
    if abs(lead) <= MOST_HANDICAP:
        yield played(teams, seed, handicap=lead, **options)


def ties(teams: tuple[int, ...]) -> Iterator[Ended]:
    """Ties on points, small matches and larger ones."""
    for number in range(SEEDS):
        for options in (SMALL, LARGER):
            yield from levelled(teams, options, f"tie/{number}")


def fights(teams: tuple[int, ...]) -> Iterator[Ended]:
    """Small matches."""
    for number in range(SEEDS):
        yield played(teams, f"fight/{number}", **SMALL)


def first(reason: str, side: int, tries: Iterator[Ended]) -> Ended:
    """The first match that ends for this reason and is won by this side."""
    for match in tries:
        points = [(side_points(match.state, n), side_kills(match.state, n)) for n in BOTH]
        best = points.index(max(points)) if points[0] != points[1] else 1
        if match.outcome is not None and match.outcome.reason == reason and best == side:
            return match
    raise SystemExit(f"not found: {reason}")


def longest_chain(match: Ended) -> int:
    """The most TACTICS cards played in one exchange."""
    most = row = 0
    for record in match.records:
        for event in record.events:
            if event.message.id == "tactics-played":
                row += 1
                most = max(most, row)
            elif event.message.id in ("card-pulled", "phase-began", "tactics-declined"):
                row = 0
    return most


def with_a_chain() -> Ended:
    """The first match in which one exchange takes three TACTICS cards."""
    for number in range(SEEDS):
        match = played(BOTH, f"chain/{number}", **SMALL)
        if longest_chain(match) >= CHAIN:
            return match
    raise SystemExit("not found: a chain of TACTICS")


def matches() -> Iterator[tuple[str, Ended]]:
    """Every match to record, with its name."""
    yield "points-german", first("by-points", 0, fights(BOTH))
    yield "points-soviet", first("by-points", 1, fights(BOTH))
    yield "kills", first("by-kills", 0, ties(BOTH))
    yield "side", first("by-side", 1, ties(BOTH))
    yield "solo-lost", first("by-points", 0, fights(GERMANS))
    yield "solo-points-german", first("by-points-german", 0, fights(SOVIETS))
    yield "solo-points-soviet", first("by-points-soviet", 1, fights(GERMANS))
    yield "solo-kills-german", first("by-kills-german", 0, ties(SOVIETS))
    yield "solo-kills-soviet", first("by-kills-soviet", 1, ties(GERMANS))
    yield "solo-side", first("by-side", 1, ties(GERMANS))
    yield "tactics-chain", with_a_chain()
    for name in ("agreed", "conceded"):
        match = played(BOTH, name, 40, **SMALL)
        match.agree_to_end() if name == "agreed" else match.concede([1])
        yield name, match


def turns_of(match: Ended) -> Iterator[list[dict[str, Any]]]:
    """The events of each turn, as everybody may see them, in the form of lines of a log."""
    turn: list[dict[str, Any]] = []
    for record in match.records:
        for event in record.events:
            if event.message.id in NEW_TURN and turn:
                yield turn
                turn = []
            turn.append({"rule": event.rule, "message": event.message.to_json()})
    yield turn


def keep_long_turns() -> None:
    """Write the turns in which most happens: of agents, and of the solo opponent."""
    longest = []
    for teams in (BOTH, SOVIETS):
        seeds = range(LONG_MATCHES)
        found = [turn for n in seeds for turn in turns_of(played(teams, f"long/{n}", **CROWDED))]
        longest += sorted(found, key=len, reverse=True)[:LONG_TURNS]
    lines = ",\n".join(json.dumps(turn, separators=(",", ":")) for turn in longest)
    TURNS.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"long turns: {[len(turn) for turn in longest]} events", flush=True)


def keep(name: str, match: Ended) -> None:
    """Write a match, compressed, and check it."""
    path = FOLDER / f"{name}.jsonl"
    write(match, path)
    assert verify(path).ok, name
    assert match.outcome is not None, name
    (FOLDER / f"{name}.jsonl.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    path.unlink()
    print(f"{name}: {len(match.records)} records, {match.outcome.reason}", flush=True)


def main() -> None:
    """Record them all, or with `turns` only the long turns; each takes the place of the old one."""
    keep_long_turns()
    if "turns" in sys.argv:
        return
    FOLDER.mkdir(exist_ok=True)
    for name, match in matches():
        keep(name, match)


if __name__ == "__main__":
    main()
