"""Puzzles found in matches of agents: decisions in which one move is far better than the rest.

A position is looked at by search, from what its seat knows. Most are put aside after a glance; one
that stays is looked at again, longer and with other worlds each time, and kept only if the same
move stands out every time, and if there is something to say for it.
"""

import math
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
from hulldown.puzzles import Effect, Puzzle, Told, suffered, themes

PLAYERS: Final = "gunner"
"""Who plays the matches: those who slip now and then leave chances to be seen."""
FEWEST: Final = 4
"""Choices that a puzzle leaves at least."""
MANY: Final = 7
"""Of fewer, what is highlighted or what rules of thumb choose is too plain to be asked for."""
LEAST: Final = 0.08
"""So much more than any other the move must promise in the first look and in the last."""
GLANCES: Final = (2, 6)
"""Worlds of a first glance at all moves, and of a second at the best few: most end there."""
FEW: Final = 4
SHORT: Final = 12
"""How often each of the best few is tried in a short look."""
SIEVE: Final = 4
"""How often each of all moves is tried, to see which deserve a longer look."""
LONGER: Final = ((20, 16), (5, 80), (4, 240))
"""So many moves are compared in each longer look, the best of the last, and each so often."""
EFFECTS: Final = 32
"""Trials that tell what a move brings about."""
MARKED: Final = 40
"""What happens in at least this many more or fewer of 100 of them is an effect."""
MOST_EFFECTS: Final = 3
LONGEST_LINE: Final = 4
ATTEMPTS: Final = 30
LIMIT: Final = 5_000
PARTS: Final = 3
"""Of one match the beginning is looked at, of another the middle, of another the end."""
THEMES: Final = 3
"""No theme has more than this share of all puzzles."""


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
    game: AnyGame,
    searches: Sequence[Search],
    count: int,
    told: Callable[[int], None] = lambda done: None,
) -> Iterator[Puzzle]:
    """That many puzzles, one per match at most; the same for the same seed.

    The searches take turns, and so do the parts of a match: puzzles are of all kinds.
    """
    many: Counter[str] = Counter()
    match = 0
    while many.total() < count:
        turn, which = divmod(match, len(searches))
        search = searches[which]
        for find in _finds(game, search, match, turn % PARTS):
            puzzle = _puzzle(game, search, find, str(many.total() + 1))
            if not puzzle.theme or many[puzzle.theme] < math.ceil(count / THEMES):
                many[puzzle.theme] += 1
                told(many.total())
                yield puzzle
                break
        match += 1


def _finds(game: AnyGame, search: Search, match: int, part: int) -> Iterator[Find]:
    """The decisions of a part of one match in which a move stands out, each checked."""
    seed = f"{search.seed}/{match}"
    decisions = _decisions(game, search.config, seed)
    first, last = (len(decisions) * end // PARTS for end in (part, part + 1))
    for number in range(first, last):
        yield from _checked(game, search, *decisions[number], f"{seed}/{number}")


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
    if first.lead < LEAST or _is_plain(game, state, seat, best):
        return
    if themes(game.info.id) and not _effects(game, first):
        return
    moves = _sieved(game, search, state, seat, best)
    for most, each in LONGER:
        again = look(game, search, state, seat, moves[:most], each, f"{seed}/{each}")
        if again.found[0].action is not best or again.lead < LEAST / 2:
            return
        moves = [one.action for one in again.found]
    if again.lead >= LEAST and (not themes(game.info.id) or _effects(game, again)):
        yield again


def _sieved(game: AnyGame, search: Search, state: Any, seat: Seat, best: Action) -> list[Action]:
    """This move, and all others, the most promising first."""
    others = [one for one in game.legal_actions(state, seat) if one is not best]
    sieved = look(game, search, state, seat, others, SIEVE, "sieve")
    return [best, *(one.action for one in sieved.found)]


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
        if (worth[moves[0]] - worth[moves[1]]) / glances < LEAST / 2:
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
    """What speaks for the move: what it brings about, or spares, far more often than the others.

    The most marked come first; what the move says itself is no reason for it.
    """
    tried = list(worlds_of(game, find.state, find.seat, SeededChance("effects"))(EFFECTS))
    after, *others = [_happens(game, find.seat, one.action, tried) for one in find.found]
    known: dict[str, Message] = {}
    for happens in (after, *others):
        known.update(happens.messages)
    move = game.describe(find.state, find.seat, find.found[0].action).message
    effects: list[Effect] = []
    for key, message in known.items():
        often = round(100 * after.times[key] / EFFECTS)
        otherwise = round(100 * sum(one.times[key] for one in others) / EFFECTS / len(others))
        effect = Effect(message.id, message.args, often, otherwise)
        if abs(often - otherwise) >= MARKED and _speaks_for_it(game, find.seat, effect, move):
            effects.append(effect)
    effects.sort(key=lambda one: -abs(one.often - one.otherwise))
    return effects[:MOST_EFFECTS]


def _speaks_for_it(game: AnyGame, seat: Seat, effect: Effect, move: Message) -> bool:
    """Is an effect good for the seat, as far as can be seen, and more than the move itself?"""
    brought = effect.often > effect.otherwise
    whose = effect.args.get("seat")
    if whose is not None:
        is_deed = effect.id not in suffered(game.info.id)
        if brought != ((whose == f"seat:{seat}") == is_deed):
            return False
    things = [thing for name, thing in effect.args.items() if name != "seat"]
    return not brought or any(thing not in move.args.values() for thing in things)


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


def _puzzle(game: AnyGame, search: Search, find: Find, id: str) -> Puzzle:
    config, state, seat = search.config, find.state, find.seat
    effects = _effects(game, find)
    best = find.found[0]
    rival = find.found[1]
    label = game.describe(state, seat, best.action)
    chosen = config.to_json()
    usual = game.info.configure(config.seats, {}, config.scenario, config.teams or None)
    return Puzzle(
        id=id,
        theme=themes(game.info.id)[effects[0].id] if effects else "",
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
        effects=effects,
        options={k: v for k, v in chosen["options"].items() if v != usual.options[k]},
        scenario=config.scenario,
        teams=list(config.teams) or None,
    )


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
