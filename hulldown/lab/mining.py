"""Puzzles found in matches of agents: decisions in which one move is far better than the rest.

A position is looked at by search, from what its seat knows. Most are put aside after a short look;
one that stays is looked at again, longer and with other worlds, and kept only if the same move
stands out each time.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from hulldown.agents import EASIEST, Candidate, SearchAgent, load_agent, seat_agents
from hulldown.agents.clock import Clock
from hulldown.agents.reasons import AHEAD, Reason, reasons
from hulldown.agents.tree import Settings, play_guided
from hulldown.agents.worlds import World, worlds_of
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table
from hulldown.puzzles import Puzzle, Told

PLAYERS: Final = EASIEST
"""Who plays the matches: those who slip leave chances to be seen."""
FEWEST: Final = 3
"""Choices that a puzzle leaves at least."""
LEAST: Final = 0.08
"""So much more than any other the move must promise in the longest look, half in the others."""
DOUBT: Final = 3
"""Before it was tried so often, a move is judged less by itself than by the others."""
GLANCES: Final = 4
"""Worlds of a first glance, which puts most positions aside."""
SHORT: Final = ("short", 48)
LONGER: Final = (("longer", 160), ("again", 160), ("longest", 480))
LONGEST_LINE: Final = 4
ATTEMPTS: Final = 30
LIMIT: Final = 5_000
LATEST: Final = 60
"""How many decisions of a match are looked for: late ones weigh most."""
EVERY: Final = 1
"""One in this many of them is looked at."""


class Search(NamedTuple):
    """Where positions are looked for, and how far each trial plays on."""

    config: Config
    seed: int
    ahead: int = -1


class Find(NamedTuple):
    """A decision that was looked at: the moves, the best first."""

    state: Any
    seat: Seat
    found: list[Candidate]

    @property
    def rival(self) -> Candidate:
        """The best of the others."""
        return max(self.found[1:], key=self._careful)

    @property
    def lead(self) -> float:
        """How much more the best move promises than any other."""
        return self.found[0].value - self._careful(self.rival) if len(self.found) > 1 else 0.0

    def _careful(self, one: Candidate) -> float:
        """What a move promises: the less it was tried, the more it is taken to be as the rest."""
        visits = sum(one.visits for one in self.found)
        usual = sum(one.value * one.visits for one in self.found) / visits
        return (one.value * one.visits + usual * DOUBT) / (one.visits + DOUBT)


def look(
    game: AnyGame, config: Config, state: Any, seat: Seat, trials: int, seed: str, ahead: int = -1
) -> Find:
    """What a search from what the seat knows thinks of a decision."""
    agent = SearchAgent(game, config, seat, Settings(cut=ahead))
    worlds = worlds_of(game, state, seat, SeededChance(seed))
    return Find(state, seat, agent.think(game.legal_actions(state, seat), worlds, Clock(trials)))


def mine(
    game: AnyGame, search: Search, count: int, told: Callable[[int], None] = lambda done: None
) -> Iterator[Puzzle]:
    """That many puzzles, one per match at most; the same for the same seed."""
    found = match = 0
    while found < count:
        for find in _finds(game, search, match):
            found += 1
            told(found)
            yield _puzzle(game, search, find, str(found))
            break
        match += 1


def _finds(game: AnyGame, search: Search, match: int) -> Iterator[Find]:
    """The decisions of one match in which a move stands out, each checked."""
    seed = f"{search.seed}/{match}"
    decisions = _decisions(game, search.config, seed)
    picked = SeededChance(f"{seed}/picked")
    for number, (state, seat) in enumerate(decisions[-LATEST:]):
        if picked.draw(EVERY, "", "") == 0:
            yield from _checked(game, search, state, seat, f"{seed}/{number}")


def _decisions(game: AnyGame, config: Config, seed: str) -> list[tuple[Any, Seat]]:
    """The positions of a match in which somebody had a choice worth a question."""
    chance = SeededChance(seed)
    players = seat_agents(game, config, [load_agent(PLAYERS)] * config.seats, seed)
    table = Table(game.setup(config, chance), chance)
    decisions: list[tuple[Any, Seat]] = []
    for _ in range(LIMIT):
        asked = game.seats_to_act(table.state)
        if not asked:
            break
        legal = game.legal_actions(table.state, asked[0])
        if len(legal) >= FEWEST:
            decisions.append((game.clone(table.state), asked[0]))
        game.resolve(table, asked[0], players[asked[0]].choose(game, table.state, legal))
    return decisions


def _checked(game: AnyGame, search: Search, state: Any, seat: Seat, seed: str) -> Iterator[Find]:
    """This decision, if one move stands out in every look, each longer than the last."""
    usual = game.usual(state, seat)
    if not _is_promising(game, state, seat, usual):
        return
    name, trials = SHORT
    first = look(game, search.config, state, seat, trials, name, search.ahead)
    best = first.found[0].action
    if first.lead < LEAST / 2 or best is usual:
        return
    for name, trials in LONGER:
        again = look(game, search.config, state, seat, trials, f"{seed}/{name}", search.ahead)
        if again.found[0].action is not best or again.lead < LEAST / 2:
            return
    if again.lead < LEAST:
        return
    yield again


def _is_promising(game: AnyGame, state: Any, seat: Seat, usual: Action) -> bool:
    """Does a glance see one move ahead of the others, and not the one that goes without saying?

    Each is played on for a while in the same few worlds, and the game's estimate compared.
    """
    legal = game.legal_actions(state, seat)
    worlds = list(worlds_of(game, state, seat, SeededChance("glance"))(GLANCES))
    worth = [sum(_glance(game, seat, action, world) for world in worlds) for action in legal]
    best = legal[worth.index(max(worth))]
    first, second, *_ = sorted(worth, reverse=True)
    return best is not usual and first - second >= LEAST / 2 * GLANCES


def _glance(game: AnyGame, seat: Seat, action: Action, world: World) -> float:
    after = world.copy()
    after.play(seat, action)
    play_guided(game, after, 0, AHEAD)
    outcome = after.outcome()
    if outcome is None:
        return after.value(seat) if game.hooks.value is not None else LEAST
    return float(outcome.share(seat, ()))


def _puzzle(game: AnyGame, search: Search, find: Find, id: str) -> Puzzle:
    config, state, seat = search.config, find.state, find.seat
    best = find.found[0]
    rival = find.rival
    worlds = worlds_of(game, state, seat, SeededChance("why"))
    why, *_ = reasons(game, seat, [one.action for one in find.found], worlds)
    label = game.describe(state, seat, best.action)
    chosen = config.to_json()
    usual = game.info.configure(config.seats, {}, config.scenario, config.teams or None)
    policy = game.hooks.policy
    legal = game.legal_actions(state, seat)
    return Puzzle(
        id=id,
        theme=_theme(why),
        hard=policy is None or next(worlds(1)).policy(seat, legal) is not best.action,
        seats=config.seats,
        seat=seat,
        position=game.write_position(state),
        solution=best.action.notation(),
        value=round(best.value, 3),
        next=_told(game, state, seat, rival.action),
        next_value=round(rival.value, 3),
        line=_line(game, find, [(seat, best.action), *best.line]),
        things=[thing for thing in (label.start, *label.touches) if thing],
        rule=game.prompt(state, seat).rule,
        reasons=[one.to_json() for one in why],
        options={k: v for k, v in chosen["options"].items() if v != usual.options[k]},
        scenario=config.scenario,
        teams=list(config.teams) or None,
    )


def _theme(why: list[Reason]) -> str:
    """What a puzzle is about: the last figure that speaks for its move, the first being points."""
    return why[-1].figure if why else ""


def _told(game: AnyGame, state: Any, seat: Seat, action: Action) -> Told:
    message = game.describe(state, seat, action).message
    return Told(seat, message.id, message.args)


def _line(game: AnyGame, find: Find, line: Sequence[tuple[Seat, Action]]) -> list[Told]:
    """The line in words, as far as a world that may be the real one goes along with it."""
    worlds = worlds_of(game, find.state, find.seat, SeededChance("line"))
    lines = [_followed(game, world, line[:LONGEST_LINE]) for world in worlds(ATTEMPTS)]
    return max(lines, key=len)


def _followed(game: AnyGame, world: World, line: Sequence[tuple[Seat, Action]]) -> list[Told]:
    out: list[Told] = []
    for seat, action in line:
        while seat not in world.seats():
            forced = [one for one in world.seats() if len(world.legal(one)) == 1]
            if not forced:
                return out
            world.play(forced[0], world.legal(forced[0])[0])
        if action not in world.legal(seat):
            return out
        out.append(_told(game, world.table.state, seat, action))
        world.play(seat, action)
    return out
