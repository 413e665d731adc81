"""Puzzles found in matches of agents: decisions in which one move is far better than the rest.

A position is looked at by search, from what its seat knows. Most are put aside after a glance; one
that stays is looked at again, longer and with other worlds each time, and kept only if the same
move stands out every time, and if there is something to say for it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from hulldown.agents import Candidate, SearchAgent, load_agent, seat_agents
from hulldown.agents.reasons import AHEAD
from hulldown.agents.tree import Settings, play_guided
from hulldown.agents.worlds import World, worlds_of
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Message, Seat
from hulldown.kernel.table import Table
from hulldown.puzzles import Effect, Puzzle, Told, themes

PLAYERS: Final = "gunner"
"""Who plays the matches: those who slip now and then leave chances to be seen."""
FEWEST: Final = 4
"""Choices that a puzzle leaves at least."""
MANY: Final = 7
"""Of fewer, what is highlighted or what rules of thumb choose is too plain to be asked for."""
LEAST: Final = 0.08
"""So much more than any other the move must promise in the longest look, half in the others."""
GLANCES: Final = (2, 6)
"""Worlds of a first glance at all moves, and of a second at the best few: most end there."""
FEW: Final = 4
SHORT: Final = 12
"""How often each of the best few is tried in a short look."""
LONGER: Final = ((100, 16), (5, 80), (4, 240))
"""So many moves are compared in each longer look, the best of the last, and each so often."""
EFFECTS: Final = 32
"""Trials that tell what a move brings about."""
MARKED: Final = 40
"""What happens in so many more or fewer of a hundred of them is an effect."""
MOST_EFFECTS: Final = 3
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
    def lead(self) -> float:
        """How much more the best move promises than any other."""
        return self.found[0].value - self.found[1].value


def look(
    game: AnyGame, search: Search, state: Any, seat: Seat, moves: list[Action], each: int, seed: str
) -> Find:
    """These moves compared by search from what the seat knows, each tried so often."""
    agent = SearchAgent(game, search.config, seat, Settings(cut=search.ahead))
    worlds = worlds_of(game, state, seat, SeededChance(seed))
    return Find(state, seat, agent.compare(moves, worlds, each))


def mine(
    game: AnyGame, search: Search, count: int, told: Callable[[int], None] = lambda done: None
) -> Iterator[Puzzle]:
    """That many puzzles, one per match at most; the same for the same seed."""
    found = match = 0
    while found < count:
        for find in _finds(game, search, match):
            effects = _effects(game, find)
            if effects or not themes(game.info.id):
                found += 1
                told(found)
                yield _puzzle(game, search, find, effects, str(found))
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
    few = _promising(game, state, seat)
    if not few:
        return
    first = look(game, search, state, seat, few, SHORT, "short")
    best = first.found[0].action
    if first.lead < LEAST / 2 or _is_plain(game, state, seat, best):
        return
    moves = game.legal_actions(state, seat)
    for most, each in LONGER:
        again = look(game, search, state, seat, moves[:most], each, f"{seed}/{each}")
        if again.found[0].action is not best or again.lead < LEAST / 2:
            return
        moves = [one.action for one in again.found]
    if again.lead >= LEAST:
        yield again


def _is_plain(game: AnyGame, state: Any, seat: Seat, best: Action) -> bool:
    """Does the move go without saying?"""
    plain = (game.usual(state, seat), _by_thumb(game, state, seat))
    return len(game.legal_actions(state, seat)) < MANY and best in plain


def _by_thumb(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """What the game's own rules of thumb choose, from what the seat knows."""
    if game.hooks.policy is None:
        return None
    (world,) = worlds_of(game, state, seat, SeededChance("thumb"))(1)
    return world.policy(seat, game.legal_actions(state, seat))


def _promising(game: AnyGame, state: Any, seat: Seat) -> list[Action]:
    """The best few moves, if a glance sees one ahead of the others.

    Each is played on for a while in the same few worlds, and the game's estimate compared.
    """
    worlds = worlds_of(game, state, seat, SeededChance("glance"))
    moves = game.legal_actions(state, seat)
    for glances in GLANCES:
        tried = list(worlds(glances))
        worth = {one: sum(_glance(game, seat, one, world) for world in tried) for one in moves}
        moves = sorted(moves, key=lambda one: -worth[one])[:FEW]
        if (worth[moves[0]] - worth[moves[1]]) / glances < LEAST / 4:
            return []
    return moves


def _glance(game: AnyGame, seat: Seat, action: Action, world: World) -> float:
    after = world.copy()
    after.play(seat, action)
    play_guided(game, after, 0, AHEAD)
    outcome = after.outcome()
    if outcome is None:
        return after.value(seat) if game.hooks.value is not None else LEAST
    return float(outcome.share(seat, ()))


def _effects(game: AnyGame, find: Find) -> list[Effect]:
    """What the move brings about, or spares, far more often than the others; the most marked."""
    tried = list(worlds_of(game, find.state, find.seat, SeededChance("effects"))(EFFECTS))
    after, *others = [_happens(game, find.seat, one.action, tried) for one in find.found]
    known: dict[str, Message] = {}
    for happens in (after, *others):
        known.update(happens.messages)
    effects: list[Effect] = []
    for key, message in known.items():
        often = round(100 * after.times[key] / EFFECTS)
        otherwise = round(100 * sum(one.times[key] for one in others) / EFFECTS / len(others))
        if abs(often - otherwise) >= MARKED:
            effects.append(Effect(message.id, message.args, often, otherwise))
    effects.sort(key=lambda one: -abs(one.often - one.otherwise))
    return effects[:MOST_EFFECTS]


class Happens(NamedTuple):
    """What happened in trials, and in how many of them."""

    times: Counter[str]
    messages: dict[str, Message]


def _happens(game: AnyGame, seat: Seat, action: Action, tried: list[World]) -> Happens:
    """What is worth telling a while after an action, as the seat sees it."""
    telling = themes(game.info.id)
    happens = Happens(Counter(), {})
    for world in tried:
        after = world.copy()
        after.table.watched = True
        after.play(seat, action)
        play_guided(game, after, 0, AHEAD)
        seen = [event.seen_by(seat) for event in after.table.events]
        told = {canonical(one.to_json()): one for one in seen if one and one.id in telling}
        happens.times.update(told.keys())
        happens.messages.update(told)
    return happens


def _puzzle(game: AnyGame, search: Search, find: Find, effects: list[Effect], id: str) -> Puzzle:
    config, state, seat = search.config, find.state, find.seat
    best = find.found[0]
    rival = find.found[1]
    label = game.describe(state, seat, best.action)
    told = [one for one in effects if not _is_said(one, label.message)] or effects
    chosen = config.to_json()
    usual = game.info.configure(config.seats, {}, config.scenario, config.teams or None)
    return Puzzle(
        id=id,
        theme=themes(game.info.id)[told[0].id] if told else "",
        hard=_by_thumb(game, state, seat) is not best.action,
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
        effects=told,
        options={k: v for k, v in chosen["options"].items() if v != usual.options[k]},
        scenario=config.scenario,
        teams=list(config.teams) or None,
    )


def _is_said(effect: Effect, move: Message) -> bool:
    """Does an effect only say what the move says itself?"""
    things = [thing for name, thing in effect.args.items() if name != "seat"]
    return all(thing in move.args.values() for thing in things)


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
