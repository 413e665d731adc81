"""The tree of a search over worlds: several observers, one open loop, compiled like the rules.

Every seat has a tree of its own. A node stands for all that led there as far as its seat saw it:
its own actions, and those of others that were no secret. So a sealed choice cannot be answered
before it is revealed, and what luck did is averaged over. A trial takes a world of its own, walks
down by what each seat has learned so far, plays on by the game's rules of thumb, and tells every
decision on its way what became of the seat that took it.
"""

from math import sqrt
from typing import Any, Final

from hulldown.agents.worlds import World
from hulldown.kernel.actions import Action, ActionTable
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.playout import course_of
from hulldown.kernel.table import Course

USUAL: Final = 0.4
"""How far the results of whole matches lie apart: their standard deviation."""
LEAST_SPREAD: Final = 0.1
FEW_TRIALS: Final = 8
OPEN: Final = 0.1
"""The share of the prior that is spread evenly over all actions, whatever is usually chosen."""
ENDED: Final = 0.2
"""How much of the margin counts for a match that ends where others are judged by the chance to
win: else a sure win by a little would be worth less than a likely one."""


KEEPS_UP: Final = 1.0
"""In a race: how many errors of its mean an action is given towards the best one."""
PROVES: Final = 1.5
"""In a race: by how many errors of its mean an action must be better than what is advised."""


class SearchSettings:
    """How a search looks: what it trusts, how far it plays, what it counts.

    `curiosity` weighs the untried against the proven. `trust` is the part of the hope that goes
    to what the game's policy would do. `cut` ends a trial after that many rounds with what was
    learned of such positions, 0 never, -1 as the game says. `slips` of a hundred decisions of a
    playout to the end are random, so that none goes round in circles. `margin` is the part of a
    result that goes by points, the rest by who won. `learned` says whether a search hopes for
    what others chose before it (the game's habits) instead of `trust`, `quick` whether its trials
    follow the game's quicker rules of thumb, where it has any. `race` says whether actions race
    where the game wants it: all that keeps up with the best one is tried alike, all else follows
    the policy.
    """

    def __init__(
        self,
        curiosity: float = 0.7,
        trust: float = 0.5,
        cut: int = -1,
        slips: int = 5,
        margin: float = 0.25,
        learned: bool = True,
        quick: bool = True,
        race: bool = True,
    ) -> None:
        self.curiosity = curiosity
        self.trust = trust
        self.cut = cut
        self.slips = slips
        self.margin = margin
        self.learned = learned
        self.quick = quick
        self.race = race


class Node:
    """What a seat has seen so far, and what it tried there."""

    __slots__ = ("edges", "others", "passed", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.others: dict[int, Node] = {}
        self.passed = 0
        self.visits = 0
        self.total = 0.0


class Edge:
    """One action of a seat: how often it was tried, and what it brought in sum."""

    __slots__ = ("action", "child", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.child = Node()
        self.visits = 0
        self.total = 0.0


class Visit:
    """A decision on the way of one trial."""

    __slots__ = ("edge", "node", "seat")

    def __init__(self, seat: Seat, node: Node, edge: Edge) -> None:
        self.seat = seat
        self.node = node
        self.edge = edge


class Tree:
    """The trees of all seats, grown by one trial after another."""

    def __init__(self, game: AnyGame, config: Config, settings: SearchSettings, limit: int) -> None:
        self.game = game
        self.course: Course[Any, Any] = course_of(game)
        self.settings = settings
        self.seats = config.seats
        self.teams = config.teams
        self.actions: ActionTable[Any] = game.actions(config)
        self.width = len(self.actions.actions)
        self.habits = game.hooks.habits if settings.learned else None
        self.limit = limit
        self.race: bool = settings.race and game.hooks.race
        self.turns = game.hooks.turns
        self.ahead = self._ahead()
        self.decisions = 0
        self.trials = 0
        self.totals = [0.0] * config.seats
        self.squares = [0.0] * config.seats
        self.roots = [Node() for _ in range(config.seats)]

    def _ahead(self) -> int:
        """How many turns are looked ahead, 0 to the end; alone there is nobody to compare with."""
        if self.turns is None or self.seats == 1:
            return 0
        cut = self.settings.cut
        return (self.game.hooks.cut if cut < 0 else cut) * self.seats

    def _until(self, state: Any) -> int:
        """The turn with which every trial ends that begins here, whatever it tries; 0 for none.

        So nothing looks better only because less of the answer to it was seen.
        """
        turns = self.turns
        return turns(state) + self.ahead if self.ahead and turns is not None else 0

    def pick(self, world: World, seat: Seat) -> Edge:
        """What the seat tries next in the decision before it."""
        state = world.table.state
        legal: list[Action] = self.game.legal_actions(state, seat)
        if self.race:
            return self._racer(state, seat, self.roots[seat], legal)
        return self._select(state, seat, self.roots[seat], legal)

    def favourite(self, world: World, seat: Seat, legal: list[Action]) -> Edge | None:
        """What the seat had better do after all trials; None if nothing was tried.

        What was tried most often; in a race what promises most, and another than the advised
        action only if that is proven.
        """
        known = self.roots[seat].edges
        tried = [known[action.number] for action in legal if action.number in known]
        if not self.race:
            return max(
                tried, key=lambda one: (one.visits, one.total, -one.action.number), default=None
            )
        advised = self._advised(world.table.state, seat, legal)
        best: Edge | None = None
        most = -9.0
        for edge in tried:
            if edge.visits:
                doubt = 0.0 if edge.action is advised else PROVES
                worth = edge.total / edge.visits - doubt * self._error(seat, edge)
                if worth > most:
                    best, most = edge, worth
        return best

    def grow(self, world: World, picker: Seat = -1, picked: Edge | None = None) -> None:
        """One trial in a world that may be the real one; the picker begins with what it picked."""
        table = world.table
        state = table.state
        game, course = self.game, self.course
        count_turns = self.turns
        until = self._until(state)
        at = self.roots.copy()
        way: list[Visit] = []
        self._pass(at)
        while True:
            asked = course.seats_to_act(state)
            if not asked:
                break
            if until and count_turns is not None and count_turns(state) >= until:
                break
            seat: Seat = asked[0]
            legal: list[Action] = course.legal_actions(state, seat)
            self.decisions += 1
            if len(legal) == 1:
                course.resolve(table, seat, legal[0])
                continue
            node = at[seat]
            if picked is not None and seat == picker:
                edge, picked = picked, None
            else:
                edge = self._select(state, seat, node, legal)
            way.append(Visit(seat, node, edge))
            hidden: bool = game.prompt(state, seat).sealed
            course.resolve(table, seat, edge.action)
            if edge.visits == 0:
                break
            self._descend(at, seat, edge, hidden)
        self._learn(way, self._results(world, until))

    def _learn(self, way: list[Visit], results: list[float]) -> None:
        """Every decision on the way is told what became of its seat."""
        self.trials += 1
        for seat in range(self.seats):
            self.totals[seat] += results[seat]
            self.squares[seat] += results[seat] * results[seat]
        for turn in way:
            result = results[turn.seat]
            turn.node.visits += 1
            turn.node.total += result
            turn.edge.visits += 1
            turn.edge.total += result

    def advance(self, seat: Seat, edge: Edge, hidden: bool) -> None:
        """The seat has taken this action: what was found out about all that follows is kept."""
        self._descend(self.roots, seat, edge, hidden)

    def _pass(self, at: list[Node]) -> None:
        for node in at:
            node.passed += 1

    def _descend(self, at: list[Node], actor: Seat, edge: Edge, hidden: bool) -> None:
        """Each seat goes on with what it saw."""
        key = actor * self.width + edge.action.number
        for seat in range(self.seats):
            if seat == actor:
                at[seat] = edge.child
            elif hidden:
                continue
            else:
                child = at[seat].others.get(key)
                if child is None:
                    child = Node()
                    at[seat].others[key] = child
                at[seat] = child
            at[seat].passed += 1

    def _racer(self, state: Any, seat: Seat, node: Node, legal: list[Action]) -> Edge:
        """Of the actions that keep up with the best one, and the one advised, the one tried least.

        Now and then another one joins them, the likeliest first.
        """
        edges = node.edges
        advised = self._advised(state, seat, legal)
        tried: list[Edge] = []
        for action in legal:
            known = edges.get(action.number)
            if known is not None and known.visits:
                tried.append(known)
        if len(tried) < len(legal) and len(tried) * len(tried) <= 2 * node.visits:
            return self._edge(edges, self._next(edges, legal, advised))
        best = tried[0]
        for edge in tried:
            if edge.total * best.visits > best.total * edge.visits:
                best = edge
        bound = best.total / best.visits - KEEPS_UP * self._error(seat, best)
        chosen = best
        for edge in tried:
            hope = edge.total / edge.visits + KEEPS_UP * self._error(seat, edge)
            if edge.visits < chosen.visits and (hope >= bound or edge.action is advised):
                chosen = edge
        return chosen

    def _next(self, edges: dict[int, Edge], legal: list[Action], advised: Action | None) -> Action:
        """The likeliest action that was not tried yet; what is advised comes first."""
        if advised is not None and advised.number not in edges:
            return advised
        hopes = self._hopes(legal, advised)
        best: Action = legal[0]
        most = -1.0
        for place, action in enumerate(legal):
            known = edges.get(action.number)
            if hopes[place] > most and (known is None or known.visits == 0):
                best, most = action, hopes[place]
        return best

    def _advised(self, state: Any, seat: Seat, legal: list[Action]) -> Action | None:
        """What the game's policy would do, if it has one."""
        policy = self.game.hooks.policy
        return None if policy is None else policy(state, seat, legal)

    def _error(self, seat: Seat, edge: Edge) -> float:
        """How far what an action brought on average may be from what it is worth."""
        return self._deviation(seat) / sqrt(edge.visits)

    def _deviation(self, seat: Seat) -> float:
        """How far results lie apart: their standard deviation."""
        trials = self.trials
        if trials < FEW_TRIALS:
            return USUAL
        mean = self.totals[seat] / trials
        return sqrt(max(0.0, self.squares[seat] / trials - mean * mean))

    def _select(self, state: Any, seat: Seat, node: Node, legal: list[Action]) -> Edge:
        """The action that promises most, of those this world allows."""
        edges = node.edges
        settings = self.settings
        advised = self._advised(state, seat, legal)
        if advised is not None and (self.race or node.visits == 0):
            return self._edge(edges, advised)
        hopes = self._hopes(legal, advised)
        tried = 0
        for action in legal:
            known = edges.get(action.number)
            if known is not None:
                tried += known.visits
        spread = self._spread(seat)
        root = settings.curiosity * spread * sqrt(tried + 1.0)
        untried = node.total / node.visits if node.visits else 0.5
        best: Action = legal[0]
        most = -9.0
        for place, action in enumerate(legal):
            hope = hopes[place]
            known = edges.get(action.number)
            if known is None or known.visits == 0:
                worth = untried + root * hope
            else:
                worth = known.total / known.visits + root * hope / (1.0 + known.visits)
            if worth > most:
                most = worth
                best = action
        return self._edge(edges, best)

    def _hopes(self, legal: list[Action], advised: Action | None) -> list[float]:
        """How likely each action is the best one, before it is tried."""
        habits = self.habits
        even = 1.0 / len(legal)
        if habits is not None:
            chances = habits.chances(self.actions, legal, advised)
            return [(1.0 - OPEN) * chance + OPEN * even for chance in chances]
        trust = 0.0 if advised is None else self.settings.trust
        hopes = [(1.0 - trust) * even] * len(legal)
        if advised is not None:
            hopes[legal.index(advised)] += trust
        return hopes

    def _spread(self, seat: Seat) -> float:
        """How widely results are spread, 1 being the spread of whole matches."""
        return max(LEAST_SPREAD, self._deviation(seat) / USUAL)

    def _edge(self, edges: dict[int, Edge], action: Action) -> Edge:
        edge = edges.get(action.number)
        if edge is None:
            edge = Edge(action)
            edges[action.number] = edge
        return edge

    def _results(self, world: World, until: int) -> list[float]:
        """What becomes of each seat if the game's rules of thumb play on from here."""
        slips, quick = 0 if until else self.settings.slips, self.settings.quick
        self.decisions += play_guided(self.game, world, slips, self.limit, until, quick)
        state = world.table.state
        outcome = self.game.outcome(state)
        if outcome is None:
            return self._estimates(state)
        margin = self.settings.margin * (ENDED if until else 1.0)
        return [self._result(outcome, seat, margin) for seat in range(self.seats)]

    def _estimates(self, state: Any) -> list[float]:
        """What each seat may hope for: as learned, as the game says, or as it stands."""
        hooks = self.game.hooks
        judgement = hooks.judgement
        if judgement is not None and self.seats > 1:
            chances = judgement.chances(state)
            return [chances[judgement.side(state, seat)] for seat in range(self.seats)]
        estimate = hooks.value
        if estimate is not None:
            return [estimate(state, seat) for seat in range(self.seats)]
        outcome = self.game.standing(state)
        margin = self.settings.margin
        return [self._result(outcome, seat, margin) for seat in range(self.seats)]

    def _result(self, outcome: Outcome, seat: Seat, margin: float) -> float:
        """Won or not, and by how much; between 0 and 1."""
        won = float(outcome.share(seat, self.teams))
        if not outcome.scores:
            return won
        return (1.0 - margin) * won + margin * lead(outcome, seat, self.teams)


def lead(outcome: Outcome, seat: Seat, teams: tuple[int, ...]) -> float:
    """How far a seat's points are ahead of the best of the others: from 0 to 1, level at half."""
    own = 0
    best = 0
    for other, parts in enumerate(outcome.scores):
        points = max(0, sum(parts.values()))
        if other == seat:
            own = points
        elif not teams or teams[other] != teams[seat]:
            best = max(best, points)
    return (1.0 + own) / (2.0 + own + best)


def play_guided(
    game: AnyGame, world: World, slips: int, limit: int, until: int = 0, quick: bool = False
) -> int:
    """Play on by the game's rules of thumb (or quick ones), now and then at random; the decisions.

    It ends with the match, after this many decisions, or (if not 0) when this turn begins.
    """
    table = world.table
    state = table.state
    chance = table.chance
    policy, turns = game.hooks.playout if quick else game.hooks.policy, game.hooks.turns
    course: Course[Any, Any] = course_of(game)
    for played in range(limit):
        asked = course.seats_to_act(state)
        if not asked or (until and turns is not None and turns(state) >= until):
            return played
        seat: Seat = asked[0]
        legal: list[Action] = course.legal_actions(state, seat)
        count = len(legal)
        chosen = legal[0]
        if count > 1:
            if policy is None or (slips and chance.draw(100, "", "") < slips):
                chosen = legal[chance.draw(count, "", "")]
            else:
                chosen = policy(state, seat, legal)
        course.resolve(table, seat, chosen)
    return limit
