"""Agents that look ahead: trials in worlds the seat cannot tell from the real one."""

from math import sqrt
from typing import Final, NamedTuple

from hulldown.agents.clock import Clock
from hulldown.agents.tree import Edge, Node, SearchSettings, Tree
from hulldown.agents.worlds import PLAYOUT_LIMIT, World, Worlds
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import NoChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ChanceError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat, View
from hulldown.kernel.table import Table

BEST: Final = 5
LONGEST_LINE: Final = 8
MOST_KEPT: Final = 1000
"""How many worlds are kept for a decision, a few kilobytes each; those after are used once."""


class Candidate(NamedTuple):
    """An action that was thought about: what it promises, how often tried, what may follow."""

    action: Action
    value: float
    visits: int
    line: tuple[tuple[Seat, Action], ...]

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        return {
            "action": self.action.to_json(),
            "value": round(self.value, 4),
            "visits": self.visits,
            "line": [{"seat": seat, "action": action.to_json()} for seat, action in self.line],
        }


class Lead(NamedTuple):
    """By how much one move is better than another, the error of that, and from how many trials."""

    mean: float
    error: float
    trials: int


class Dealt:
    """The worlds of one decision: every action is tried in the same ones, one after another.

    So luck is the same for all of them as long as it can be, and what is left is the difference.
    """

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self.first = next(worlds(1))
        self._kept = [self.first]
        self._tried: dict[int, int] = {}

    def world_for(self, edge: Edge) -> World:
        """A world in which this action was not tried yet, the first of those dealt already."""
        number = edge.action.number
        tried = self._tried.get(number, 0)
        self._tried[number] = tried + 1
        if tried >= MOST_KEPT:
            return next(self.worlds(1))
        if tried == len(self._kept):
            self._kept.append(next(self.worlds(1)))
        return self._kept[tried].copy()


class SearchAgent:
    """Tree search over resampled worlds. With iterations for a budget it is repeatable."""

    needs_view = False

    def __init__(
        self, game: AnyGame, config: Config, seat: Seat, settings: SearchSettings | None = None
    ) -> None:
        self.game = game
        self.config = config
        self.seat = seat
        self.settings = settings or SearchSettings()
        self.tree = self._fresh()
        self._expected = ""

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        """What proved best.

        A race starts afresh with every decision: its actions are compared in the same worlds.
        """
        (first,) = worlds(1)
        self._take_up(first)
        chosen = self._search(worlds, clock, legal, hurry=True)
        if not self.tree.race:
            self._expect(first, chosen)
        return chosen

    def think(self, legal: list[Action], worlds: Worlds, clock: Clock) -> list[Candidate]:
        """The best few of the legal actions, each with what was found out about it."""
        return [self._candidate(edge) for edge in self.look_at(legal, worlds, clock)[:BEST]]

    def look_at(self, legal: list[Action], worlds: Worlds, clock: Clock) -> list[Edge]:
        """What was tried of the legal actions, the best first, then what was tried most often."""
        self._take_up(next(worlds(1)))
        best = self._search(worlds, clock, legal, hurry=False)
        edges = [edge for edge in self.tree.roots[self.seat].edges.values() if edge.visits]
        return sorted(edges, key=lambda edge: (edge.action is not best, -edge.visits))

    def compare(self, moves: list[Action], worlds: Worlds, each: int) -> list[Candidate]:
        """All these moves, each tried so often in the same worlds, the most promising first."""
        self.tree = self._fresh()
        dealt = Dealt(worlds)
        edges = [Edge(move) for move in moves]
        self.tree.roots[self.seat].edges.update({edge.action.number: edge for edge in edges})
        for edge in edges * each:
            self.tree.grow(dealt.world_for(edge), self.seat, edge)
        return sorted(map(self._candidate, edges), key=lambda one: -one.value)

    def lead(self, better: Action, other: Action, worlds: Worlds, clock: Clock) -> Lead:
        """How much better a move is than another, both tried afresh and in the same worlds.

        What a search says of its favourite flatters it: it was chosen for its luck, too.
        """
        self.tree = self._fresh()
        dealt = Dealt(worlds)
        pair = (Edge(better), Edge(other))
        self.tree.roots[self.seat].edges.update({edge.action.number: edge for edge in pair})
        differences = []
        while clock.tick():
            one, two = [self._try(edge, dealt) for edge in pair]
            differences.append(one - two)
        return lead_of(differences)

    def _try(self, edge: Edge, dealt: Dealt) -> float:
        """What a trial of this action brought."""
        before = edge.total
        self.tree.grow(dealt.world_for(edge), self.seat, edge)
        return edge.total - before

    def _fresh(self) -> Tree:
        return Tree(self.game, self.config, self.settings, PLAYOUT_LIMIT)

    def _search(self, worlds: Worlds, clock: Clock, legal: list[Action], hurry: bool) -> Action:
        tree, seat = self.tree, self.seat
        root = tree.roots[seat]
        dealt = Dealt(worlds)
        hurry = hurry and not tree.race
        while clock.tick() and not (hurry and is_settled(root, clock.left())):
            picked = tree.pick(dealt.first, seat)
            tree.grow(dealt.world_for(picked), seat, picked)
        best = tree.favourite(dealt.first, seat, legal)
        return legal[0] if best is None else best.action

    # What was learned about the next decision is kept, if it is the very one expected.

    def _take_up(self, world: World) -> None:
        if not self._expected or world.key(self.seat) != self._expected:
            self.tree = self._fresh()
        self._expected = ""

    def _expect(self, world: World, chosen: Action) -> None:
        """Move on to the decision that follows by itself, without luck and without others."""
        edge = self.tree.roots[self.seat].edges.get(chosen.number)
        if edge is None or edge.visits < 2:
            return
        sealed = world.prompt(self.seat).sealed
        ahead = World(self.game, Table(world.table.state, NoChance()))
        try:
            ahead.play(self.seat, chosen)
            while self.seat in ahead.seats():
                legal = ahead.legal(self.seat)
                if len(legal) > 1:
                    self._expected = ahead.key(self.seat)
                    self.tree.advance(self.seat, edge, sealed)
                    return
                ahead.play(self.seat, legal[0])
        except ChanceError:
            return

    def _candidate(self, edge: Edge) -> Candidate:
        line: list[tuple[Seat, Action]] = []
        actions = self.game.actions(self.config).actions
        node = edge.child
        while len(line) < LONGEST_LINE:
            followed = likeliest(node, self.seat, self.tree.width)
            if followed is None:
                break
            seat, number, node = followed
            line.append((seat, actions[number]))
        return Candidate(edge.action, edge.total / edge.visits, edge.visits, tuple(line))


def likeliest(node: Node, seat: Seat, width: int) -> tuple[Seat, int, Node] | None:
    """Which seat most often did what next, and where that led, as far as this seat could see."""
    own = [(edge.visits, seat, number, edge.child) for number, edge in node.edges.items()]
    others = [(next.passed, *divmod(key, width), next) for key, next in node.others.items()]
    most = max([*own, *others], key=lambda one: one[0], default=None)
    return None if most is None or most[0] < 2 else most[1:]


def lead_of(differences: list[float]) -> Lead:
    """The mean of these differences, and its standard error."""
    count = len(differences)
    if count < 2:
        return Lead(0.0, 1.0, count)
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return Lead(mean, sqrt(spread / count), count)


def is_settled(root: Node, left: int) -> bool:
    """Can no action overtake the leader in the trials that are left? Never, if time is measured."""
    if left < 0:
        return False
    first = second = 0
    for edge in root.edges.values():
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second > left
