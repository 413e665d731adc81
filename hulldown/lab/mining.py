"""Puzzles found in matches of agents: decisions in which one move is far better than the rest.

Of each match the decisions are taken up after which most was won or lost, and each is looked at
from what its seat knows. First every move is played on for a while, in a few worlds that are the
same for all: most positions are put aside there, at little cost. The few that stay are searched,
each time longer, with fewer moves and in other worlds, and kept only if the same move stands out
every time, and if there is something to say for it.

Two moves need not be rivals. What can be done before the move as well as after it takes nothing
from it, and where a card only pays, the same move with another card is no other move.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from hulldown.agents import Candidate, SearchAgent, load_agent, seat_agents
from hulldown.agents.reasons import AHEAD
from hulldown.agents.tree import SearchSettings, play_guided
from hulldown.agents.worlds import World, worlds_of
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import NoChance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ChanceError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Message, Seat
from hulldown.kernel.table import Table
from hulldown.puzzles import (
    Effect,
    Puzzle,
    Told,
    alike,
    begins,
    collection,
    common,
    doer,
    dull,
    suffered,
    themes,
)

PLAYERS: Final = "gunner"
"""Who plays the matches: those who slip now and then leave chances to be seen."""
FEWEST: Final = 4
"""Moves that a puzzle leaves at least: the one, and its rivals."""
MANY: Final = 7
"""Of fewer, what is highlighted or what rules of thumb choose is too plain to be asked for."""
LEAST: Final = 0.08
"""So much more than any rival the move must promise in the last look; half of it in the others."""
KEEN: Final = 5
"""How many decisions of a part of a match are looked at: where most was won or lost after them."""
GLANCES: Final = ((4, 100), (12, 8), (40, 6))
"""Worlds of each glance, and how many moves go on to it, the best of the one before."""
ROUNDS: Final = 2
"""How many rounds a glance plays on before it takes the game's estimate."""
LOOKS: Final = ((6, 30, 0.0), (5, 100, LEAST / 2), (4, 240, LEAST), (4, 480, LEAST))
"""For each look: how many moves are searched, the best of the look before; how often; the lead.

What was chosen for its lead tends to lead by less when it is looked at again: the last look has
worlds of its own, and asks for as much as the one before it.
"""
TO_THE_END: Final = 120
"""How often the move and its first rival are tried at last, to the end: still it must lead."""
CHECK: Final = LOOKS[-1][:2]
"""How many moves are searched, and how often each, where a puzzle is checked again."""
EFFECTS: Final = 32
"""Trials that tell what a move brings about."""
MARKED: Final = 40
"""What happens in at least this many more or fewer of 100 of them is an effect."""
MOST_EFFECTS: Final = 3
MOST_RIVALS: Final = 4
"""After how many rivals it is looked at what happens."""
LONGEST_LINE: Final = 4
ATTEMPTS: Final = 30
LIMIT: Final = 5_000
PARTS: Final = 3
"""Of one match the beginning is looked at, of another the middle, of another the end."""
THEMES: Final = 2
"""No theme, and no move that is common, has more than one in this many of all puzzles."""


class Search(NamedTuple):
    """Where positions are looked for, and how many rounds each trial plays on."""

    config: Config
    seed: int
    ahead: int = -1


class Spot(NamedTuple):
    """A decision of a match: the position, who is asked, and whether in the middle of a turn."""

    game: AnyGame
    search: Search
    state: Any
    seat: Seat
    begun: bool = False

    @property
    def moves(self) -> list[Action]:
        """All there are."""
        return self.game.legal_actions(self.state, self.seat)

    def worlds(self, count: int, seed: str) -> list[World]:
        """That many worlds which the seat cannot tell from the real one."""
        return list(worlds_of(self.game, self.state, self.seat, SeededChance(seed))(count))

    def message(self, move: Action) -> Message:
        """What the move is called."""
        return self.game.describe(self.state, self.seat, move).message


class Ranked(NamedTuple):
    """Moves that were glanced at: the best and what is the same, its rivals, its lead."""

    best: list[Action]
    rivals: list[Action]
    lead: float


class Find(NamedTuple):
    """A decision in which a move stands out: `same` begins with it, `found` is of the last look."""

    spot: Spot
    same: list[Action]
    rivals: list[Action]
    before: list[Action]
    found: dict[Action, Candidate]

    @property
    def lead(self) -> float:
        """How much more the move promises than any rival."""
        return self.found[self.same[0]].value - self.found[self.rivals[0]].value


def look(spot: Spot, moves: Sequence[Action], each: int, seed: str) -> dict[Action, Candidate]:
    """These moves compared by search from what the seat knows, each tried so often."""
    game, search, state, seat, _ = spot
    agent = SearchAgent(
        game,
        search.config,
        seat,
        SearchSettings(cut=search.ahead, learned=False, quick=False, race=False),
    )
    worlds = worlds_of(game, state, seat, SeededChance(seed))
    return {one.action: one for one in agent.compare(list(moves), worlds, each)}


def mine(
    game: AnyGame,
    searches: Sequence[Search],
    count: int,
    told: Callable[[int], None] = lambda done: None,
    wanted: Sequence[str] = (),
) -> Iterator[Puzzle]:
    """That many puzzles, one per match at most; the same for the same seed.

    The searches take turns, and so do the parts of a match: puzzles are of all kinds, or of those
    themes that are wanted.
    """
    unwanted = {one for one in themes(game.info.id).values() if wanted and one not in wanted}
    many: Counter[str] = Counter()
    most = math.ceil(count / THEMES)
    done = match = 0
    while done < count:
        turn, which = divmod(match, len(searches))
        full = unwanted | {kind for kind, found in many.items() if kind and found >= most}
        for find in _finds(game, searches[which], match, turn % PARTS, full):
            done += 1
            puzzle = _puzzle(find, str(done))
            many.update([puzzle.theme, *_common(find.spot, find.same[0])])
            told(done)
            yield puzzle
            break
        match += 1


def _common(spot: Spot, move: Action) -> set[str]:
    """What the move is called, if there would be too many puzzles with it."""
    return {spot.message(move).id} & set(common(spot.game.info.id))


def check(game: AnyGame, seed: int) -> Iterator[tuple[Puzzle, float]]:
    """Every puzzle of a game, and how far its move leads in worlds it was never tried in."""
    kept = collection(game.info.id)
    for puzzle in kept.puzzles:
        config = puzzle.config(game.info.id)
        read = game.actions(config).read
        state = game.read_position(config, puzzle.position)
        spot = Spot(game, Search(config, seed, kept.ahead), state, puzzle.seat)
        same = [read(text) for text in (puzzle.solution, *puzzle.also)]
        before = [read(text) for text in puzzle.before]
        others = [one for one in spot.moves if one not in same and one not in before]
        worth = _glance(spot, others, spot.worlds(GLANCES[1][0], f"{seed}/check"))
        others.sort(key=lambda one: -worth[one])
        most, each = CHECK
        found = look(spot, [*same, *others[: most - 1]], each, f"{seed}/check/{puzzle.id}")
        rival = max(found[one].value for one in others[: most - 1])
        yield puzzle, min(found[one].value for one in same) - rival


def _finds(game: AnyGame, search: Search, match: int, part: int, full: set[str]) -> Iterator[Find]:
    """The decisions of a part of one match in which a move stands out, each checked."""
    seed = f"{search.seed}/{match}"
    spots = _spots(game, search, seed)
    first, last = (len(spots) * end // PARTS for end in (part, part + 1))
    swings = _swings(spots)
    for number in sorted(range(first, last), key=lambda one: -swings[one])[:KEEN]:
        find = _find(spots[number], full, f"{seed}/{number}")
        if find is not None:
            yield find


def _swings(spots: list[Spot]) -> list[float]:
    """How far the chances of each decision's seat had moved a round later."""
    turns = spots[0].game.hooks.turns if spots else None
    if turns is None:
        return [0.0] * len(spots)
    swings: list[float] = []
    for number, spot in enumerate(spots):
        until = turns(spot.state) + spot.search.config.seats
        later = [one.state for one in spots[number:] if turns(one.state) <= until][-1]
        swings.append(abs(_estimate(spot, later) - _estimate(spot, spot.state)))
    return swings


def _spots(game: AnyGame, search: Search, seed: str) -> list[Spot]:
    """The positions of a match in which somebody had a choice worth a question."""
    chance = SeededChance(seed)
    config = search.config
    seated = seat_agents(game, config, [load_agent(PLAYERS)] * config.seats, seed)
    table = Table(game.setup(config, chance), chance)
    table.watched = True
    spots: list[Spot] = []
    turns = begins(game.info.id)
    begun: set[Seat] = set()
    for _ in range(LIMIT):
        asked = game.seats_to_act(table.state)
        if not asked:
            break
        seat = asked[0]
        legal = game.legal_actions(table.state, seat)
        if len(legal) >= FEWEST:
            question = game.prompt(table.state, seat).message.id
            if question not in dull(game.info.id):
                spots.append(Spot(game, search, game.clone(table.state), seat, seat in begun))
        game.resolve(table, seat, seated[seat].choose(game, table.state, legal))
        if any(event.message.id in turns for event in table.events):
            begun.clear()
        elif turns:
            begun.add(seat)
        table.events.clear()
    return spots


def _find(spot: Spot, full: set[str], seed: str) -> Find | None:
    """This decision, if one move stands out in every look, each longer than the last."""
    ranked = _promising(spot, full)
    if ranked is None:
        return None
    before = _before(spot, ranked.best)
    rivals = [one for one in spot.moves if one not in ranked.best and one not in before]
    if len(rivals) + 1 < FEWEST:
        return None
    worth = _glance(spot, rivals, spot.worlds(GLANCES[1][0], "rivals"))
    rivals.sort(key=lambda one: -worth[one])
    return _searched(Find(spot, ranked.best, rivals, before, {}), seed)


def _searched(find: Find, seed: str) -> Find | None:
    """This find with its rivals in order, if its move leads in every look."""
    spot = find.spot
    for most, each, least in LOOKS:
        is_last = each == LOOKS[-1][1]
        same = find.same if is_last else find.same[:1]
        rivals = find.rivals[: most - 1]
        found = look(spot, [*same, *rivals], each, f"{seed}/{each}")
        rivals.sort(key=lambda one: -found[one].value)
        find = find._replace(rivals=rivals, found=found)
        if find.lead < least:
            return None
    if any(found[one].value < found[find.rivals[0]].value + LEAST / 2 for one in find.same):
        return None
    is_told = not themes(spot.game.info.id) or bool(_effects(spot, find.same[0], find.rivals))
    return find if is_told and _wins_more(find, seed) else None


def _wins_more(find: Find, seed: str) -> bool:
    """Is the move ahead of its first rival if nothing is estimated, but all played to the end?"""
    spot, move, rival = find.spot, find.same[0], find.rivals[0]
    whole = spot._replace(search=spot.search._replace(ahead=0))
    found = look(whole, [move, rival], TO_THE_END, f"{seed}/end")
    return found[move].value > found[rival].value


def _promising(spot: Spot, full: set[str]) -> Ranked | None:
    """The best few moves, if one is ahead of the others in every glance, and worth a question."""
    moves = spot.moves
    before: list[Action] = []
    for glance, (worlds, most) in enumerate(GLANCES):
        worth = _glance(spot, moves[:most], spot.worlds(worlds, f"glance/{glance}"))
        least = LEAST * (glance + 1) / len(GLANCES)
        ranked = _ranked(spot, worth, before)
        while ranked.rivals and ranked.lead < least:
            if not commutes(spot, ranked.best[0], ranked.rivals[0]):
                return None
            before.append(ranked.rivals[0])
            ranked = _ranked(spot, worth, before)
        if not ranked.rivals or (glance and not _is_worth_it(spot, ranked, full)):
            return None
        moves = [*ranked.best, *ranked.rivals]
    return ranked


def _is_worth_it(spot: Spot, ranked: Ranked, full: set[str]) -> bool:
    """Does the move not go without saying, and is there something to say for it, and not again?"""
    if _is_plain(spot, ranked.best[0]):
        return False
    listed = themes(spot.game.info.id)
    if _common(spot, ranked.best[0]) & full:
        return False
    effects = _effects(spot, ranked.best[0], ranked.rivals) if listed else []
    return not listed or (bool(effects) and listed[effects[0].id] not in full)


def _ranked(spot: Spot, worth: dict[Action, float], before: list[Action]) -> Ranked:
    """Moves by what they promise: the best and what is the same, then those that exclude it."""
    first, *others = sorted(worth, key=lambda one: -worth[one])
    best, rivals = [first], list[Action]()
    for one in others:
        if worth[first] - worth[one] < LEAST / 2 and _is_same(spot, first, one):
            best.append(one)
        elif one not in before:
            rivals.append(one)
    return Ranked(best, rivals, _lead(worth, best, rivals))


def _lead(worth: dict[Action, float], best: list[Action], rivals: list[Action]) -> float:
    """How much more the least of the best promises than the first of its rivals."""
    return worth[best[-1]] - worth[rivals[0]] if rivals else 0.0


def _is_same(spot: Spot, move: Action, other: Action) -> bool:
    """Do two moves differ in the card alone that pays for them?"""
    one, two = spot.message(move), spot.message(other)
    return one.id == two.id and one.id in alike(spot.game.info.id)


def commutes(spot: Spot, move: Action, other: Action) -> bool:
    """Can the other be done before the move as well as after it, and does it come to the same?"""
    (world,) = spot.worlds(1, "commutes")
    after = _both(spot, world, move, other)
    return after is not None and after == _both(spot, world, other, move)


def _both(spot: Spot, world: World, first: Action, second: Action) -> str | None:
    """What the seat knows after both; None if luck, or somebody else, comes between."""
    after = World(spot.game, Table(spot.game.clone(world.table.state), NoChance()))
    try:
        for move in (first, second):
            if spot.seat not in after.seats() or move not in after.legal(spot.seat):
                return None
            after.play(spot.seat, move)
    except ChanceError:
        return None
    return after.key(spot.seat)


def _before(spot: Spot, best: list[Action]) -> list[Action]:
    """What may as well be done before the move, and leaves it the best one."""
    others = [one for one in spot.moves if one not in best]
    free = [one for one in others if all(commutes(spot, move, one) for move in best)]
    return [one for one in free if _still_leads(spot, best, one)]


def _still_leads(spot: Spot, best: list[Action], before: Action) -> bool:
    """Is the move the best one after this, too?"""
    state = spot.game.clone(spot.state)
    spot.game.resolve(Table(state, NoChance()), spot.seat, before)
    then = spot._replace(state=state)
    worth = _glance(then, then.moves, then.worlds(GLANCES[1][0], "then"))
    return max(worth, key=lambda one: worth[one]) in best


def _is_plain(spot: Spot, best: Action) -> bool:
    """Does the move go without saying?"""
    plain = (spot.game.usual(spot.state, spot.seat), _by_thumb(spot))
    return len(spot.moves) < MANY and best in plain


def _by_thumb(spot: Spot) -> Action | None:
    """What the game's own rules of thumb choose, from what the seat knows."""
    if spot.game.hooks.policy is None:
        return None
    (world,) = spot.worlds(1, "thumb")
    return world.policy(spot.seat, spot.moves)


def _glance(spot: Spot, moves: list[Action], tried: list[World]) -> dict[Action, float]:
    """What each move is worth after a while, in the same worlds, by the game's estimate."""
    turns = spot.game.hooks.turns
    until = 0 if turns is None else turns(spot.state) + ROUNDS * spot.search.config.seats
    limit = LIMIT if until else AHEAD
    worth: dict[Action, float] = {}
    for move in moves:
        total = 0.0
        for world in tried:
            after = world.copy()
            after.play(spot.seat, move)
            play_guided(spot.game, after, 0, limit, until)
            total += _hope(spot, after)
        worth[move] = total / len(tried)
    return worth


def _hope(spot: Spot, world: World) -> float:
    """What the seat may hope for: as it ended, or as it is estimated."""
    outcome = world.outcome()
    if outcome is None:
        return _estimate(spot, world.table.state)
    return float(outcome.share(spot.seat, spot.search.config.teams))


def _estimate(spot: Spot, state: Any) -> float:
    """What the seat's chances are: as learned, as the game says, or as it stands."""
    hooks, config = spot.game.hooks, spot.search.config
    if hooks.judgement is not None and config.seats > 1:
        return hooks.judgement.value(state, spot.seat)
    if hooks.value is not None:
        return hooks.value(state, spot.seat)
    return float(spot.game.standing(state).share(spot.seat, config.teams))


def _effects(spot: Spot, best: Action, rivals: list[Action]) -> list[Effect]:
    """What speaks for the move: what it brings about, or spares, far more often than the others.

    What the game's themes list first comes first, then what is most marked; what the move says
    itself is no reason for it.
    """
    tried = spot.worlds(EFFECTS, "effects")
    after, *others = [_happens(spot, one, tried) for one in (best, *rivals[:MOST_RIVALS])]
    known: dict[str, Message] = {}
    for happens in (after, *others):
        known.update(happens.messages)
    effects: list[Effect] = []
    for key, message in known.items():
        often = round(100 * after.times[key] / EFFECTS)
        otherwise = round(100 * sum(one.times[key] for one in others) / EFFECTS / len(others))
        effect = Effect(message.id, message.args, often, otherwise)
        if abs(often - otherwise) >= MARKED and _speaks_for_it(spot, effect, spot.message(best)):
            effects.append(effect)
    order = list(themes(spot.game.info.id))
    effects.sort(key=lambda one: (order.index(one.id), -abs(one.often - one.otherwise)))
    return effects[:MOST_EFFECTS]


def _speaks_for_it(spot: Spot, effect: Effect, move: Message) -> bool:
    """Is an effect good for the seat, as far as can be seen, and more than the move itself?"""
    brought = effect.often > effect.otherwise
    game = spot.game.info.id
    asked = spot.game.prompt(spot.state, spot.seat).message.args
    own = {f"seat:{spot.seat}", asked.get(doer(game))}
    whose = effect.args.get(doer(game))
    if whose is not None and brought != ((whose in own) == (effect.id not in suffered(game))):
        return False
    things = [thing for name, thing in effect.args.items() if name != "seat"]
    return not brought or any(thing not in move.args.values() for thing in things)


class Happens(NamedTuple):
    """What happened in trials, and in how many of them."""

    times: Counter[str]
    messages: dict[str, Message]


def _happens(spot: Spot, action: Action, tried: list[World]) -> Happens:
    """What is worth telling a while after an action, as the seat sees it."""
    telling = themes(spot.game.info.id)
    happens = Happens(Counter(), {})
    for world in tried:
        after = world.copy()
        after.table.watched = True
        after.play(spot.seat, action)
        play_guided(spot.game, after, 0, AHEAD)
        seen = [event.seen_by(spot.seat) for event in after.table.events]
        told = {canonical(one.to_json()): one for one in seen if one and one.id in telling}
        happens.times.update(told.keys())
        happens.messages.update(told)
    return happens


def _puzzle(find: Find, id: str) -> Puzzle:
    game, search, state, seat, begun = find.spot
    config, move = search.config, find.same[0]
    effects = _effects(find.spot, move, find.rivals)
    best, rival = find.found[move], find.found[find.rivals[0]]
    label = game.describe(state, seat, best.action)
    chosen = config.to_json()
    usual = game.info.configure(config.seats, {}, config.scenario, config.teams or None)
    return Puzzle(
        id=id,
        theme=themes(game.info.id)[effects[0].id] if effects else "",
        hard=_by_thumb(find.spot) not in find.same,
        seats=config.seats,
        seat=seat,
        position=game.write_position(state),
        solution=best.action.notation(),
        also=[one.notation() for one in find.same[1:]],
        before=[one.notation() for one in find.before],
        value=round(best.value, 3),
        next=_told(game, state, seat, rival.action),
        next_value=round(rival.value, 3),
        line=_line(find, [(seat, best.action), *best.line]),
        things=[thing for thing in (label.start, *label.touches) if thing],
        rule=game.prompt(state, seat).rule,
        effects=effects,
        begun=begun,
        options={k: v for k, v in chosen["options"].items() if v != usual.options[k]},
        scenario=config.scenario,
        teams=list(config.teams) or None,
    )


def _told(game: AnyGame, state: Any, seat: Seat, action: Action) -> Told:
    message = game.describe(state, seat, action).message
    return Told(seat, message.id, message.args)


def _line(find: Find, line: Sequence[tuple[Seat, Action]]) -> list[Told]:
    """The line in words, as far as a world that may be the real one goes along with it."""
    worlds = find.spot.worlds(ATTEMPTS, "line")
    lines = [_followed(find.spot.game, world, line[:LONGEST_LINE]) for world in worlds]
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
