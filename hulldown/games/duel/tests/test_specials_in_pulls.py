"""4.2: SHUFFLE and GAME END at every kind of Pull; the Pull goes on as if they had not come."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel import rules as folder
from hulldown.games.duel.flow import run
from hulldown.games.duel.rules.deck import GAME_END, SHUFFLE, STREAM
from hulldown.games.duel.rules.frames import PHASE
from hulldown.games.duel.rules.phases import BEFORE_A, TO_A
from hulldown.games.duel.state import State
from hulldown.kernel.chance import Chance
from hulldown.kernel.table import Table

from .scenes import act_in_place, scene

SEEN = {"german_i": ["soviet_i"]}
FLANKED = {"soviet_i": ["german_i"]}
FIRE = ("fire n45", "enough", "declare", "acquire no")
CALM = (3, 4, 6, 9, 12, 14, 15, 16)


class Case(NamedTuple):
    """A scene, what is done in it, and what is Pulled first; what follows changes little."""

    make: Callable[[], State]
    does: tuple[str, ...]
    pulls: tuple[int, ...] = ()
    damage: int = 1


class Luck(Chance):
    """Pulls by number, with SHUFFLE or GAME END before one of them."""

    def __init__(self, state: State, case: Case, at: int) -> None:
        self.state = state
        self.pulls = [*case.pulls, *CALM]
        self.damage = case.damage
        self.at = at

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """The place of the card in its lazy pile."""
        if stream != STREAM:
            return self.state.damage_deck.index(self.damage - 1) if stream == "damage deck" else 0
        self.at -= 1
        if self.at == -1:
            return len(self.state.deck.cards)
        while self.pulls[0] not in self.state.deck.cards:
            self.pulls.pop(0)
        return self.state.deck.cards.index(self.pulls.pop(0))

    def copy(self) -> "Luck":
        """The same luck."""
        return self


def phase(hand: list[int], step: int = TO_A, **fields: Any) -> State:
    """The beginning of a Tank Phase; snow comes before step a."""
    state = scene(hand, **fields)
    state.frames.pop()
    state.frames.push(PHASE, [step, state.active, 0])
    state.asked = ()
    return state


CASES: dict[str, Case] = {
    "shot": Case(lambda: scene([45, 5], spotted=SEEN), FIRE, (11, 9, 13)),
    "fire check": Case(lambda: scene([45, 5], spotted=SEEN), FIRE, (11, 3, 92)),
    "explosion": Case(lambda: scene([45, 5], spotted=SEEN), FIRE[:3], (11, 3, 92, 20), 9),
    "spot": Case(lambda: scene([45]), ("spot", "at soviet_i", "give n45", "declare")),
    "hull down": Case(
        lambda: scene([45], hold={"german_i": 26}), ("hull-down", "give n45", "declare")
    ),
    "conceal": Case(
        lambda: scene([70, 5], hold={"german_i": 2}, spotted=SEEN),
        ("command n70", "use conceal", "declare"),
    ),
    "shaking off": Case(
        lambda: scene([53], flanks=FLANKED, spotted=FLANKED),
        ("move n53", "enough", "go 0", "declare"),
    ),
    "infantry": Case(
        lambda: scene([9], options={"infantry": True}, range={"soviet_i": 0}),
        ("attack", "declare"),
        (26, 8, 23),
    ),
    "mine": Case(
        lambda: scene([13, 5], options={"mine": True}, hold={"soviet_i": 53}),
        ("lay a13", "declare"),
        (19,),
        2,
    ),
    "smoke": Case(lambda: phase([45], smoke={"german_i": 36}), ()),
    "burning": Case(lambda: phase([4, 5], burning={"german_i": 1}), ("fight",)),
    "snow": Case(lambda: phase([45], BEFORE_A, options={"conditions": "snow"}), ()),
}
Told = list[tuple[str, str, object]]


def played(case: Case, special: int, at: int) -> tuple[State, Told]:
    """What is told, with the special card before the Pull with this number (from 0)."""
    state = case.make()
    state.deck.special, state.deck.within = special, 200
    luck = Luck(state, case, at)
    table = Table(state, luck, True)
    if not state.asked:
        run(table)
    events = table.events
    for notation in case.does:
        seat = state.asked[0]
        found = [a for a in GAME.legal_actions(state, seat) if a.notation() == notation]
        if found or notation != "enough":
            events = events + act_in_place(state, seat, found[0], luck)
    return state, [(e.message.id, e.rule, e.message.args.get("number")) for e in events]


def pulled(told: Told) -> Told:
    return [line for line in told if line[0] == "card-pulled"]


def pulls_of(name: str) -> Told:
    return pulled(played(CASES[name], SHUFFLE, 99)[1])


EVERY = [(name, at) for name in CASES for at in range(len(pulls_of(name)))]


@pytest.mark.rule("D-012", "D-047")
@pytest.mark.parametrize(("name", "at"), EVERY)
def test_shuffle_changes_nothing_but_the_deck_afterwards(name: str, at: int) -> None:
    _, plain = played(CASES[name], SHUFFLE, 99)
    state, told = played(CASES[name], SHUFFLE, at)
    ids = [line[0] for line in told]
    assert ids.index("shuffle-came-up") < ids.index("deck-shuffled")
    assert [line for line in told if line[0] not in ("shuffle-came-up", "deck-shuffled")] == plain
    assert state.deck.shuffles == 1


@pytest.mark.rule("D-014", "D-049")
@pytest.mark.parametrize(("name", "at"), EVERY)
def test_game_end_lets_the_action_or_check_be_finished(name: str, at: int) -> None:
    state, told = played(CASES[name], GAME_END, at)
    assert pulled(told) == pulls_of(name)
    assert "game-end-came-up" in [line[0] for line in told]
    assert GAME.outcome(state) is not None


def test_every_kind_of_pull_is_among_them() -> None:
    source = "".join(path.read_text() for path in Path(folder.__path__[0]).glob("*.py"))
    kinds = set(re.findall(r'\b(?:pull|attempt)\(table, (?:\w+, )?"(D-\d+)"', source))
    assert kinds == {line[1] for name in CASES for line in pulls_of(name)}
