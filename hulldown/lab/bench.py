"""How fast each game is: decisions, acts, clones, legal lists and views, on one core."""

import gc
import platform
import sysconfig
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any, Final, NamedTuple

from hulldown.agents.search import Dealt
from hulldown.agents.tree import SearchSettings, Tree
from hulldown.agents.worlds import worlds_of
from hulldown.kernel import match as match_module
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.kernel.playout import play_on, play_out
from hulldown.kernel.table import Table

SECONDS: Final = 5.0
SEATS: Final = 4
REPEATS: Final = 5
LIMIT: Final = 100_000
STARTS: Final = 10
SENSIBLE: Final = 4
"""Matches played by rules of thumb, from as many of the starts."""
SCRIPTED: Final = 300
POSITIONS: Final = 200
TRIED: Final = 10
TRIALS: Final = 20
"""Positions that are searched, and the trials in each."""
SHORT: Final = 100
LONG: Final = 5_000
"""Records of a short match and of a long one."""
ROUND: Final = 10
"""Acts of a long match until it begins again: no match ends so soon."""

Sample = tuple[Any, Seat]


class Script(NamedTuple):
    """A match to play again: its seed, and what each seat did, in lists committed whole."""

    seed: int
    turns: list[tuple[Seat, list[Any]]]


def is_compiled() -> bool:
    """Is the core the compiled one?"""
    return not match_module.__file__.endswith(".py")


def is_optimised() -> bool:
    """Was this Python built with its own optimisations? One that was is 1.2 to 1.3 times faster."""
    return "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")


def core() -> str:
    """In which form the core runs, in words."""
    return "compiled" if is_compiled() else "pure Python"


def bench(
    measured: Mapping[str, AnyGame],
    seconds: float = SECONDS,
    progress: Callable[[str], None] = lambda game: None,
    packs: Mapping[str, JSON] | None = None,
) -> dict[str, JSON]:
    """Measure these games for about that many seconds each, some with a content pack."""
    games = []
    for name, game in measured.items():
        progress(name)
        games.append({"id": name, **bench_game(game, seconds, (packs or {}).get(name))})
    return {
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "optimised": is_optimised(),
        "games": games,
    }


def bench_game(game: AnyGame, seconds: float = SECONDS, pack: JSON = None) -> dict[str, JSON]:
    """The speed of one game with four seats (if it has them), by CPU time, best of repeats."""
    seats = max(game.info.min_seats, min(SEATS, game.info.max_seats))
    config = game.info.configure(seats, pack=pack)
    scripts = record_scripts(game, config)
    samples = sample_positions(game, config)
    chance = SeededChance(1)
    starts = [game.setup(config, chance) for _ in range(STARTS)]
    share = seconds / 8
    old = long_match(game, config, LONG)

    def clone_all() -> int:
        for state, _ in samples:
            game.clone(state)
        return len(samples)

    def legal_all() -> int:
        for state, seat in samples:
            game.legal_actions(state, seat)
        return len(samples)

    def view_all() -> int:
        for state, seat in samples:
            game.view(state, seat)
        return len(samples)

    return {
        "decisions_per_s": round(rate(lambda: play_randomly(game, starts, chance), share)),
        "acts_per_s": round(rate(lambda: act_scripts(game, config, scripts), share)),
        "short_acts_per_s": round(rate(lambda: act_shortly(game, config), share)),
        "long_acts_per_s": round(rate(lambda: act_and_rewind(old), share)),
        "clone_us": round(1e6 / rate(clone_all, share), 2),
        "legal_us": round(1e6 / rate(legal_all, share), 2),
        "view_us": round(1e6 / rate(view_all, share), 2),
        "search_per_s": round(rate(lambda: search(game, config, samples, chance), share)),
    }


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many units of work a second of CPU time does: the best of several repeats.

    What was there before is set aside, as a server does: else the garbage collector would walk
    through it again and again, and an act would cost what other matches have left.
    """
    best = 0.0
    gc.collect()
    gc.freeze()
    for _ in range(REPEATS):
        begun = now = process_time()
        done = 0
        while now - begun < seconds / REPEATS:
            done += work()
            now = process_time()
        best = max(best, done / (now - begun))
    gc.unfreeze()
    return best


def play_randomly(game: AnyGame, starts: list[Any], chance: SeededChance) -> int:
    """Uniformly random play in place from these positions, nobody watching; the decisions."""
    return sum(play_out(game, Table(game.clone(s), chance), chance, LIMIT) for s in starts)


def play_sensibly(game: AnyGame, starts: list[Any], chance: SeededChance) -> int:
    """Play by the game's rules of thumb for every seat, in place; the decisions, 0 without any."""
    policy = game.hooks.policy
    if policy is None:
        return 0
    return sum(play_on(game, Table(game.clone(s), chance), policy, LIMIT) for s in starts)


def search(game: AnyGame, config: Config, samples: list[Sample], chance: SeededChance) -> int:
    """A short search in each of some positions, as agents do it; the decisions in all trials."""
    decisions = 0
    asked = [one for one in samples if len(game.legal_actions(*one)) > 1]
    for state, seat in asked[:: len(asked) // TRIED]:
        tree = Tree(game, config, SearchSettings(), LIMIT)
        dealt = Dealt(worlds_of(game, state, seat, chance))
        for _ in range(TRIALS):
            picked = tree.pick(dealt.first, seat)
            tree.grow(dealt.world_for(picked), seat, picked)
        decisions += tree.decisions
    return decisions


def record_scripts(game: AnyGame, config: Config) -> list[Script]:
    """Whole random matches, together long enough to be measured."""
    scripts: list[Script] = []
    while sum(len(script.turns) for script in scripts) < SCRIPTED:
        scripts.append(record_script(game, config, len(scripts)))
    return scripts


def record_script(game: AnyGame, config: Config, seed: int) -> Script:
    """A random match, kept as the lists of actions that `Match.act` takes."""
    picks = SeededChance(f"script/{seed}")
    match = Match(game, config, SeededChance(seed), automatic=False)
    turns: list[tuple[Seat, list[Any]]] = []
    while match.seats_to_act:
        seat = match.seats_to_act[0]
        legal = match.legal(seat)
        action = legal[picks.draw(len(legal), "", "")]
        actions = [*match.drafts.get(seat, []), action]
        if match.step(seat, action):
            turns.append((seat, actions))
    return Script(seed, turns)


def act_scripts(game: AnyGame, config: Config, scripts: list[Script]) -> int:
    """Play the scripts again through `Match.act`: clone, check, resolve, record; the actions.

    Matches are let go when they are over, as a server does: what they leave is no garbage.
    """
    acts = 0
    for script in scripts:
        match = Match(game, config, SeededChance(script.seed), automatic=False)
        for seat, actions in script.turns:
            match.act(seat, actions)
            acts += len(actions)
        match.let_go()
    return acts


def long_match(game: AnyGame, config: Config, records: int) -> Match[Any, Any]:
    """A match with at least this many records: it is taken back to its start again and again."""
    match: Match[Any, Any] = Match(game, config, SeededChance(1), automatic=False)
    while len(match.records) < records:
        act_and_rewind(match)
    return match


def act_shortly(game: AnyGame, config: Config) -> int:
    """A match of a few records, let go when it has them; the records."""
    match = long_match(game, config, SHORT)
    made = len(match.records)
    match.let_go()
    return made


def act_and_rewind(match: Match[Any, Any]) -> int:
    """A few usual actions, then back to the beginning of the match; the records this made."""
    before = len(match.records)
    for _ in range(ROUND):
        seat = match.seats_to_act[0]
        match.step(seat, match.usual(seat))
    start = match.game.decode_state(match.config, match.positions.encoded(0))
    match.rewind(0, before, start)
    return len(match.records) - before


def sample_positions(game: AnyGame, config: Config) -> list[Sample]:
    """Positions from all parts of random matches, each with a seat that is asked there."""
    samples: list[Sample] = []
    chance = SeededChance(2)
    while len(samples) < 4 * POSITIONS:
        table = Table(game.setup(config, chance), chance)
        while game.seats_to_act(table.state):
            seat = game.seats_to_act(table.state)[0]
            samples.append((game.clone(table.state), seat))
            legal = game.legal_actions(table.state, seat)
            game.resolve(table, seat, legal[chance.draw(len(legal), "", "")])
    return samples[:: len(samples) // POSITIONS][:POSITIONS]
