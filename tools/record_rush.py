"""Records a finished match of Rush for each way it can end and each edition, as short as found.

Run it when cards or rules have changed. The folders `rules-N` keep some of earlier rules.
"""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from hulldown import load
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import BASE, COUNTRIES, FIRST_VEHICLE, REPAIR
from hulldown.games.rush.state import NOBODY, State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Outcome
from hulldown.kernel.table import Table
from hulldown.replays import verify, write

GAME = load("rush")
FOLDER: Final = Path(__file__).parents[1] / "hulldown" / "games" / "rush" / "tests" / "recorded"
SEEDS: Final = 2_000
MOST_SEEDS: Final = 40_000
LONGEST: Final = 300
TIES: Final = ("tie-vehicles", "tie-bases", "tie-achievements", "tie-shared")
WANTED: Final = {"third-base", *(f"ninth-{country}" for country in COUNTRIES), *TIES}

Weigh = Callable[[State, RushAction], int]
WEIGHTS: Final = {
    "announce": 40, "attack": 10, "buy": 30, "deploy": 4, "put-away": 0, "take": 50, "use": 8,
}  # fmt: skip


def raid(state: State, action: RushAction) -> int:
    """How much a player who likes to attack is inclined to do this."""
    return WEIGHTS.get(action.kind, 2)


def hunt(country: int) -> Weigh:
    """The inclinations of players who all want the Medals of one country."""

    def weigh(state: State, action: RushAction) -> int:
        cat, card = state.cat, action.card
        ours = card >= 0 and cat.country[card] == country
        if action.kind in ("buy", "research"):
            return 30 if ours and cat.power[card] else 4
        if action.kind in ("pay", "deploy"):
            return 1 if ours else 20
        if action.kind == "announce":
            return 80 if ours else 1
        if action.kind in ("attack", "siege-defender"):
            return 60 if state.defenders[action.place] != NOBODY else 1
        if action.kind == "take-doubles":
            return 1 if action.place else 200
        return raid(state, action)

    return weigh


def waste(seats: tuple[int, ...], weigh: Weigh) -> Weigh:
    """The same, but these players repair their Medals and Bases away: scores come apart."""

    def wasteful(state: State, action: RushAction) -> int:
        if state.active not in seats:
            return weigh(state, action)
        if action.kind == "repair":
            return 40 if BASE <= action.card < FIRST_VEHICLE else 1
        if action.kind == "repair-done":
            return 6
        if action.card >= 0 and (REPAIR, 0) in state.cat.abilities[action.card]:
            return 60 if action.kind in ("buy", "research", "use") else 1
        return weigh(state, action)

    return wasteful


def idle(state: State, action: RushAction) -> int:
    """Somebody who does nothing."""
    return int(action.kind == "end")


class Played:
    """A match played to its end (or for too long): how to play it again."""

    def __init__(self, config: Config, seed: str, weigh: Weigh, longest: int = LONGEST) -> None:
        self.config = config
        self.seed = seed
        self.actions: list[RushAction] = []
        luck, picks = SeededChance(seed), SeededChance(f"{seed}/picks")
        table: Table[State] = Table(GAME.setup(config, luck), luck)
        self.state = table.state
        while self.state.asked and len(self.actions) < longest:
            seat = self.state.asked[0]
            action = picked(self.state, GAME.legal_actions(self.state, seat), weigh, picks)
            self.actions.append(action)
            GAME.resolve(table, seat, action)

    def fits(self, edition: str) -> bool:
        """Would another edition allow the same actions?"""
        config = GAME.info.configure(self.config.seats, {"edition": edition})
        luck = SeededChance(self.seed)
        table: Table[State] = Table(GAME.setup(config, luck), luck)
        for action in self.actions:
            seat = table.state.asked[0]
            same = GAME.actions(config).decode(action.to_json())
            if same not in GAME.legal_actions(table.state, seat):
                return False
            GAME.resolve(table, seat, same)
        return True

    def record(self) -> Match[State, RushAction]:
        """The same actions in a match; what it decides by itself is not asked again."""
        match: Match[State, RushAction] = Match(GAME, self.config, SeededChance(self.seed))
        while match.seats_to_act and len(match.records) <= len(self.actions):
            match.act(match.seats_to_act[0], self.actions[len(match.records) - 1])
        return match


def picked(state: State, legal: list[RushAction], weigh: Weigh, picks: SeededChance) -> RushAction:
    """One of the legal actions, by weight."""
    weights = [weigh(state, action) for action in legal]
    left = picks.draw(sum(weights), "", "")
    for action, weight in zip(legal, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("weights do not add up")


def endings(state: State, outcome: Outcome) -> Iterator[str]:
    """The wanted endings that a finished match shows."""
    if outcome.reason == "bases-lost":
        yield "third-base"
    elif 0 in state.singles:  # unless the ninth was handed back for a two-Medal card
        yield f"ninth-{COUNTRIES[state.singles.index(0)]}"
    tied = list(range(state.seats))
    for level, figures in enumerate(tie_breaks(state, outcome)):
        best = max(figures[seat] for seat in tied)
        tied = [seat for seat in tied if figures[seat] == best]
        if len(tied) == 1:
            yield from TIES[level - 1 : level] if level else ()
            return
    yield "tie-shared"


def tie_breaks(state: State, outcome: Outcome) -> Iterator[list[int]]:
    """Everybody's score, then what breaks ties."""
    yield [sum(parts.values()) for parts in outcome.scores]
    yield list(state.vehicles_destroyed)
    yield list(state.bases_destroyed)
    yield [parts["achievements"] for parts in outcome.scores]


def search() -> dict[str, Played]:
    """For each wanted ending the shortest match found."""
    found: dict[str, Played] = {}
    config = GAME.info.configure(2)
    for seed in range(MOST_SEEDS):
        if seed >= SEEDS and set(found) == WANTED:
            return found
        hunter = hunt(seed % 4)
        for weigh in (raid, hunter, waste((0,), hunter), waste((0, 1), hunter)):
            played = Played(config, str(seed), weigh)
            outcome = GAME.outcome(played.state)
            for name in endings(played.state, outcome) if outcome else ():
                if name not in found or len(played.actions) < len(found[name].actions):
                    found[name] = played
    raise SystemExit(f"not found: {', '.join(sorted(WANTED - set(found)))}")


def edition(name: str) -> Played:
    """The shortest of some matches of an edition; a Polish one that no other could have seen."""
    config = GAME.info.configure(3, {"edition": name})
    every = [Played(config, f"{name}/{seed}", hunt(seed % 4)) for seed in range(SEEDS)]
    over = [played for played in every if not played.state.asked]
    if name == "pl":
        over = [played for played in over if not played.fits("en")]
    return min(over, key=lambda played: len(played.actions))


def matches() -> Iterator[tuple[str, Match[State, RushAction]]]:
    """Every match to record, with its name; most are of the default edition."""
    for name, played in search().items():
        yield name, played.record()
    for name in ("en", "pl"):
        yield f"edition-{name}", edition(name).record()
    for name in ("agreed", "conceded"):
        match = Played(GAME.info.configure(2), name, raid, 60).record()
        match.agree_to_end() if name == "agreed" else match.concede([1])
        yield name, match
    yield "round-limit", Played(GAME.info.configure(2), "idle", idle, 600).record()


def keep(name: str, match: Match[State, RushAction]) -> None:
    """Write a match and check it; what is long is compressed."""
    path = FOLDER / f"{name}.jsonl"
    write(match, path)
    assert verify(path).ok, name
    assert match.outcome is not None
    if name == "round-limit":
        (FOLDER / f"{name}.jsonl.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        path.unlink()
    print(f"{name}: {len(match.records)} records, {match.outcome.reason}")


def main() -> None:
    """Record them all; the old ones go when the new ones are found."""
    found = list(matches())
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jsonl*"):
        old.unlink()
    for name, match in found:
        keep(name, match)


if __name__ == "__main__":
    main()
