"""Games of OpenSpiel as games of the kernel, so that our search can be held against theirs.

`python -m hulldown.adapters.openspiel leduc_poker --games 400 --trials 64` lets both play each
other with as many playouts a decision, every deal twice with seats swapped. It needs OpenSpiel
(`pip install open_spiel`). Only games whose states can be imagined from one seat
(`resample_from_infostate`) will do, and both have nothing but the rules: no policy, no value,
playouts at random.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

import pyspiel  # type: ignore[import-not-found]

from hulldown.agents.clock import Clock
from hulldown.agents.search import SearchAgent
from hulldown.agents.tree import SearchSettings
from hulldown.agents.worlds import worlds_of
from hulldown.kernel.actions import Action, ActionTable
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.config import Config, GameInfo
from hulldown.kernel.messages import Message, Outcome, Prompt, Seat, View
from hulldown.kernel.table import Table
from hulldown.toolbox.ruleset import Ruleset

FINE: Final = 1 << 24
"""Probabilities are rounded to one part in this many."""
BY_POINTS: Final = SearchSettings(margin=1.0)
"""What counts is what was won, not whether."""
Chooser = Callable[[Any], int]


class SpielGame(Ruleset[Any, Action]):
    """A game of OpenSpiel in which one seat decides at a time; its states are theirs."""

    def __init__(self, name: str, sealed: bool = False) -> None:
        self.spiel = pyspiel.load_game(name)
        self.sealed = sealed
        seats = self.spiel.num_players()
        self.info = GameInfo("openspiel", name, (seats, seats))  # type: ignore[misc]
        count = self.spiel.num_distinct_actions()
        self.table = ActionTable([Action("act", {"number": number}) for number in range(count)])
        self.least = self.spiel.min_utility()

    def setup(self, config: Config, chance: Chance) -> Any:
        """A new deal."""
        state = self.spiel.new_initial_state()
        draw_on(state, chance)
        return state

    def clone(self, state: Any) -> Any:
        """A copy."""
        return state.clone()

    def seats_to_act(self, state: Any) -> tuple[Seat, ...]:
        """Whose turn it is."""
        return () if state.is_terminal() else (state.current_player(),)

    def legal_actions(self, state: Any, seat: Seat) -> list[Action]:
        """In their order."""
        return [self.table.actions[number] for number in state.legal_actions()]

    def resolve(self, table: Table[Any], seat: Seat, action: Action) -> None:
        """Their action, and then luck, as long as it is luck's turn."""
        table.state.apply_action(action.number)
        draw_on(table.state, table.chance)

    def outcome(self, state: Any) -> Outcome | None:
        """Who won how much."""
        return self.standing(state) if state.is_terminal() else None

    def standing(self, state: Any) -> Outcome:
        """Points from 0 on, so that more than the least is a part of what there is to win."""
        won = state.returns()
        order = sorted(set(won), reverse=True)
        ranking = tuple(tuple(s for s, one in enumerate(won) if one == each) for each in order)
        scores = tuple({"won": round(one - self.least)} for one in won)
        return Outcome("over", ranking, scores)

    def prompt(self, state: Any, seat: Seat) -> Prompt:
        """Everybody sees what is done, unless the game is one of secret choices."""
        return Prompt(Message("ask"), "", sealed=self.sealed)

    def view(self, state: Any, seat: Seat | None) -> View:
        """What the seat has seen so far, in their words."""
        return View(seat, {} if seat is None else {"seen": state.information_state_string(seat)})

    def resample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        """Another state the seat cannot tell apart, as they imagine it."""
        return state.resample_from_infostate(seat, lambda: chance.draw(FINE, "", "") / FINE)

    def actions(self, config: Config) -> ActionTable[Action]:
        """All of them, by their numbers."""
        return self.table


def draw_on(state: Any, chance: Chance) -> None:
    """Luck plays, as long as it is its turn."""
    while state.is_chance_node():
        point = chance.draw(FINE, "", "") / FINE
        outcomes = state.chance_outcomes()
        chosen = outcomes[-1][0]
        for number, likely in outcomes:
            point -= likely
            if point < 0:
                chosen = number
                break
        state.apply_action(chosen)


class Compared(NamedTuple):
    """What our search won a game on the average, and half the 95 % interval of that."""

    games: int
    mean: float
    within: float


def ours(game: SpielGame, seat: Seat, trials: int, seed: str) -> Chooser:
    """Our search at a seat, without anything learned."""
    agent = SearchAgent(game, game.info.configure(game.spiel.num_players()), seat, BY_POINTS)
    chance = SeededChance(seed)

    def choose(state: Any) -> int:
        legal = game.legal_actions(state, seat)
        worlds = worlds_of(game, state, seat, chance)
        return agent.choose(View(None, {}), legal, worlds, Clock(trials)).number

    return choose


def theirs(game: SpielGame, trials: int, seed: int) -> Chooser:
    """OpenSpiel's own search, set as its authors set it for poker."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    curiosity = game.spiel.max_utility()
    bot = pyspiel.ISMCTSBot(seed, evaluator, curiosity, trials, -1, final, False, True)
    return lambda state: int(bot.step(state))


def compare(game: SpielGame, games: int, trials: int, seed: int = 1) -> Compared:
    """Each deal twice, with seats swapped: what both games of a deal brought, by two."""
    pairs = [
        sum(play(game, own, trials, seed, deal) for own in (0, 1)) / 2 for deal in range(games // 2)
    ]
    mean = sum(pairs) / len(pairs)
    spread = sum((one - mean) ** 2 for one in pairs) / max(1, len(pairs) - 1)
    return Compared(2 * len(pairs), mean, 1.96 * sqrt(spread / len(pairs)))


def play(game: SpielGame, own: Seat, trials: int, seed: int, deal: int) -> float:
    """What our search won, sitting there."""
    chance = SeededChance(f"{seed}/{deal}")
    table = Table(game.setup(game.info.configure(2), chance), chance)
    number = Random(f"{seed}/{deal}/{own}").getrandbits(30)
    players = [ours(game, own, trials, f"{seed}/{deal}/{own}"), theirs(game, trials, number)]
    while asked := game.seats_to_act(table.state):
        legal = game.legal_actions(table.state, asked[0])
        chooser = players[0] if asked[0] == own else players[1]
        chosen = legal[0].number if len(legal) == 1 else chooser(table.state)
        game.resolve(table, asked[0], game.table.actions[chosen])
    return float(table.state.returns()[own])


def main(words: list[str]) -> None:
    """Play, and print what came of it."""
    parser = ArgumentParser(prog="python -m hulldown.adapters.openspiel")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--trials", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sealed", action="store_true", help="choices are secret")
    asked = parser.parse_args(words)
    found = compare(SpielGame(asked.game, asked.sealed), asked.games, asked.trials, asked.seed)
    print(
        f"{asked.game}, {found.games} games, {asked.trials} playouts a decision, seed {asked.seed}:"
        f" our search wins {found.mean:+.3f} ± {found.within:.3f} a game from OpenSpiel's IS-MCTS"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
