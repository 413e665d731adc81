"""Measures Hulldown beside other game engines for Python, all in one run, in turns.

    make peers

It runs in an environment of its own (`.venv-peers`) with the wheel and the peers of peers.txt.
Everybody plays at random, on one core, driven as each is meant to be driven: ours, pyminion and
catanatron by loops of their own, the others by a loop in Python. A decision is a choice of a
player; shuffles and dice are none, but matches are whole, from the first shuffle on. The best of
all rounds counts, in processor time. The tables of docs/speed.md are rewritten.
"""

import platform
import random
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.playout import play_out
from hulldown.kernel.table import Table
from hulldown.lab.bench import core

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "speed.md"
ROUNDS: Final = 5
SECONDS: Final = 0.5
"""Of each contender in each round."""
LIMIT: Final = 100_000
LONGEST: Final = 300
"""Moves of a game of chess, which random players hardly ever end."""
WANTED: Final = {"rush": 4.0, "arcade": 3.0, "duel": 2.0}
"""How many times as fast as OpenSpiel's hearts we want to be, compiled."""
HEARTS: Final = "OpenSpiel, hearts"
TANKS: Final = ("1", "2", "3", "4")
DEALS: Final = 50


class Contender(NamedTuple):
    """Somebody who plays: `play` plays one match, and returns the decisions in it."""

    name: str
    play: Callable[[], int]


class Found(NamedTuple):
    """Decisions a second of processor time, at best, and decisions in a match, on average."""

    rate: float
    length: float


# Ours.


def ours(name: str, config: Config) -> Callable[[], int]:
    """Random play of one of our games, as its simulations play it."""
    game: Any = load(name)
    chance = SeededChance(1)

    def play() -> int:
        table = Table(game.setup(config, chance), chance)
        return play_out(game, table, chance, LIMIT)

    return play


def own_games() -> Iterator[Contender]:
    """Our three games with four seats."""
    for name in WANTED:
        yield Contender(name, ours(name, load(name).info.configure(4)))


def growing() -> Iterator[Contender]:
    """Our games with few and with many at the table: the game, and how many."""
    for name, seats in (("rush", range(2, 6)), ("arcade", range(1, 9))):
        for count in seats:
            yield Contender(f"{name} {count}", ours(name, load(name).info.configure(count)))
    for tanks in TANKS:
        config = load("duel").info.configure(2, options={"tanks": tanks})
        yield Contender(f"duel {2 * int(tanks)}", ours("duel", config))


# The peers.


def of_openspiel(name: str, deals: int = 0) -> Callable[[], int]:
    """A game of OpenSpiel: whole, or from one of several positions dealt beforehand."""
    import pyspiel  # type: ignore[import-not-found]

    game, draws = pyspiel.load_game(name), random.Random(1)

    def draw(state: Any) -> None:
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(draws.choices(outcomes, shares)[0])

    def dealt() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            draw(state)
        return state

    starts = [dealt() for _ in range(deals)]

    def play() -> int:
        state = draws.choice(starts).clone() if starts else game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw(state)
            else:
                decisions += 1
                state.apply_action(draws.choice(state.legal_actions()))
        return decisions

    return play


def of_rlcard(name: str) -> Callable[[], int]:
    """A game of RLCard."""
    import rlcard  # type: ignore[import-not-found]

    env, draws = rlcard.make(name), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(draws.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def of_chess() -> Callable[[], int]:
    """Chess by python-chess."""
    import chess  # type: ignore[import-not-found]

    draws = random.Random(1)

    def play() -> int:
        board, decisions = chess.Board(), 0
        while decisions < LONGEST and (moves := list(board.legal_moves)):
            board.push(draws.choice(moves))
            decisions += 1
        return decisions

    return play


def of_catanatron() -> Callable[[], int]:
    """Settlers by catanatron."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    count = 0

    class Counted(RandomPlayer):  # type: ignore[misc]
        """Counts what it decides."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            """A random action."""
            nonlocal count
            count += 1
            return super().decide(game, playable_actions)

    def play() -> int:
        before = count
        Game([Counted(colour) for colour in colours]).play()
        return count - before

    return play


def of_pyminion() -> Callable[[], int]:
    """A deck-builder by pyminion, with action cards that ask for nothing when they are played."""
    from pyminion.bots.bot import Bot, BotDecider  # type: ignore[import-not-found]
    from pyminion.expansions import base  # type: ignore[import-not-found]
    from pyminion.game import Game  # type: ignore[import-not-found]

    cards = [
        base.council_room, base.festival, base.gardens, base.laboratory, base.market,
        base.merchant, base.moat, base.smithy, base.village, base.witch,
    ]  # fmt: skip
    draws, count = random.Random(1), 0

    class Random(BotDecider):  # type: ignore[misc]
        """Plays and buys at random, and counts it."""

        def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
            """Any action card."""
            nonlocal count
            count += 1
            return draws.choice(valid_actions) if valid_actions else None

        def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
            """Anything that can be paid for."""
            nonlocal count
            count += 1
            return draws.choice(valid_cards) if valid_cards else None

    def play() -> int:
        before = count
        players = [Bot(Random(), f"bot {seat}") for seat in range(4)]
        Game(players, [base.base_set], kingdom_cards=cards, log_stdout=False).play()
        return count - before

    return play


def peers() -> Iterator[Contender]:
    """Those we compare ourselves with."""
    for name in ("hearts", "hanabi", "gin_rummy"):
        yield Contender(f"OpenSpiel, {name}", of_openspiel(name))
    yield Contender("OpenSpiel, hearts, its cards dealt beforehand", of_openspiel("hearts", DEALS))
    for name in ("uno", "gin-rummy"):
        yield Contender(f"RLCard, {name}", of_rlcard(name))
    yield Contender("python-chess", of_chess())
    yield Contender("pyminion", of_pyminion())
    yield Contender("catanatron", of_catanatron())


# Measuring.


def measure(contenders: list[Contender]) -> dict[str, Found]:
    """Everybody in turn, several times over."""
    best = dict.fromkeys((each.name for each in contenders), 0.0)
    decisions = dict.fromkeys(best, 0)
    matches = dict.fromkeys(best, 0)
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        for name, play in contenders:
            begun, done = process_time(), 0
            with redirect_stdout(StringIO()):
                while (spent := process_time() - begun) < SECONDS:
                    done += play()
                    matches[name] += 1
            decisions[name] += done
            best[name] = max(best[name], done / spent)
    return {name: Found(best[name], decisions[name] / matches[name]) for name in best}


def main() -> None:
    """Measure, print and write down."""
    told = "\n".join([*beside(measure([*own_games(), *peers()])), "", *growth()])
    print(told)
    page = PAGE.read_text(encoding="utf-8")
    marked = re.compile(r"(<!-- peers -->\n).*(<!-- /peers -->)", re.DOTALL)
    PAGE.write_text(marked.sub(lambda at: f"{at[1]}{told}\n{at[2]}", page), encoding="utf-8")


def beside(found: dict[str, Found]) -> Iterator[str]:
    """Decisions a second, and as a ratio to OpenSpiel's hearts."""
    hearts = found[HEARTS].rate
    yield f"One run of `make peers`: the {core()} core, Python {platform.python_version()}."
    yield ""
    yield "| | decisions/s | times hearts | goal |"
    yield "| --- | ---: | ---: | ---: |"
    for name, each in sorted(found.items(), key=lambda item: -item[1].rate):
        wanted = f"{WANTED[name]:.0f}" if name in WANTED else ""
        title = load(name).info.title if name in WANTED else name
        yield f"| {title} | {each.rate:,.0f} | {each.rate / hearts:.2f} | {wanted} |"


def growth() -> Iterator[str]:
    """What a decision costs with more at the table, beside what proportion would allow."""
    found = measure(list(growing()))
    first: dict[str, tuple[int, float]] = {}
    yield "| | seats or tanks | decisions in a match | µs a decision | times the first | at most |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for name, each in found.items():
        game, count = name.split()
        cost = 1e6 / each.rate
        fewest, least = first.setdefault(game, (int(count), cost))
        yield (
            f"| {load(game).info.title} | {count} | {each.length:,.0f} | {cost:.2f} "
            f"| {cost / least:.2f} | {int(count) / fewest:.2f} |"
        )


if __name__ == "__main__":
    main()
