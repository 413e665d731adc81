"""4.1: SHUFFLE and GAME END at every kind of Pull: before each card that an action or check reads.

Each scene is played as it is, then again with the special card on top of one Pull after another:
the same must happen, then the deck is shuffled or the match is over (D-012, D-014, D-015, D-047,
D-049).
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel import rules as folder
from hulldown.games.duel.flow import run
from hulldown.games.duel.rules.deck import GAME_END, SHUFFLE
from hulldown.games.duel.rules.frames import PHASE, ROUND
from hulldown.games.duel.rules.phases import BEFORE_A, PHASES, REVEAL, TO_A
from hulldown.games.duel.rules.solo.turn import TO_TURN
from hulldown.games.duel.state import State
from hulldown.kernel.messages import Event, Message
from hulldown.kernel.table import Table

from .scenes import Pulls, act_in_place, scene, tank
from .test_solo import stage

rule = pytest.mark.rule
SEEN = {"german_i": ["soviet_i"]}
FLANKED = {"soviet_i": ["german_i"]}
NEAR = {"soviet_i": 0}
TOLD_TOO = ("shuffle-came-up", "deck-shuffled", "game-end-came-up", "game-ended")


class Case(NamedTuple):
    """A scene, what is done in it, and every card that comes up by its number."""

    make: Callable[[], State]
    does: tuple[str, ...]
    pulls: tuple[int, ...]
    damage: tuple[int, ...] = ()
    luck: tuple[int, ...] = ()


def phase(state: State, step: int = TO_A) -> State:
    """The Tank Phase of the active tank from its very beginning."""
    state.frames.pop()
    state.frames.push(PHASE, [step, state.active, 0])
    state.asked = ()
    state.order = [tank(state, "german_ii")]
    return state


def initiative() -> State:
    """The solo tank's cards are about to be turned."""
    state = stage(step=PHASES)
    state.frames.pop()
    state.frames.pop()
    state.frames.push(ROUND, [REVEAL])
    state.bids[tank(state, "german_i")] = 20
    state.deck.cards.remove(20)
    state.asked = ()
    return state


SHOT = ("fire n45", "enough", "declare", "acquire no")
CASES = {
    "shot that misses": Case(lambda: scene([45, 5], spotted=SEEN), SHOT, (97,)),
    "shot that bounces": Case(lambda: scene([45, 5], spotted=SEEN), SHOT, (11, 9, 13)),
    "explosion and fire checks": Case(
        lambda: scene([45, 5], spotted=SEEN), SHOT, (11, 25, 24, 1, 6, 3), (16,)
    ),
    "spot attempt": Case(
        lambda: scene([45, 5]), ("spot", "at soviet_i", "give n45", "declare"), (11,)
    ),
    "second look": Case(
        lambda: scene([45, 5, 85]),
        ("spot", "at soviet_i", "look 2", "give n45", "declare"),
        (11, 13),
    ),
    "hull down attempt": Case(lambda: scene([45, 5]), ("hull-down", "give n45", "declare"), (11,)),
    "conceal attempt": Case(
        lambda: scene([70, 5], hold={"german_i": 2}, spotted=FLANKED),
        ("command n70", "use conceal", "declare"),
        (11,),
    ),
    "trigger of terrain": Case(
        lambda: scene([14, 5], hold={"german_i": 53}), ("enter n14", "declare"), (11,)
    ),
    "flanker shed": Case(
        lambda: scene([53, 5], flanks=FLANKED, spotted=FLANKED),
        ("move n53", "enough", "go 0", "declare"),
        (66,),
    ),
    "gun": Case(
        lambda: scene([85, 31], options={"guns": True}, spotted=SEEN),
        ("gun 2", "pay n85", "declare"),
        (11, 9, 3),
        (3,),
    ),
    "infantry": Case(
        lambda: scene([9], options={"infantry": True}, range=NEAR),
        ("attack", "declare"),
        (26, 8, 23),
        (3,),
    ),
    "hand to hand": Case(
        lambda: scene([9], "soviet_i", options={"infantry": True}, range={"german_i": 0}),
        ("attack", "arm hand-to-hand", "declare"),
        (35, 3, 11, 21),
    ),
    "mine": Case(
        lambda: scene([13, 5], options={"mine": True}, hold={"soviet_i": 53}),
        ("lay a13", "declare"),
        (29,),
        (2,),
    ),
    "smoke check": Case(lambda: phase(scene([45], smoke={"german_i": 36})), (), (13,)),
    "fire in administration": Case(
        lambda: phase(scene([4, 5], burning={"german_i": 1})), ("fight",), (12,)
    ),
    "escape": Case(
        lambda: phase(scene([4, 5], burning={"german_i": 1})),
        ("fight",),
        (8, 3, 6, 9, 11, 12),
        luck=(0, 0),
    ),
    "look-out in snow": Case(
        lambda: phase(scene([45], options={"conditions": "snow"}), BEFORE_A), (), (20,)
    ),
    "cards of a solo tank": Case(initiative, (), (30, 41, 52)),
    "more cards of a solo tank": Case(
        lambda: stage(begins=TO_TURN, burning={"soviet_i": 1}), (), (30, 41)
    ),
}
EVERY_PULL = [(name, place) for name, case in CASES.items() for place in range(len(case.pulls))]


def happen(case: Case, special: int = 0, place: int = 0) -> tuple[State, list[Event]]:
    """The scene with the special card before the Pull at this place (or without)."""
    state = case.make()
    state.deck.special, state.deck.within, state.deck.passes = special, 200, 2
    pulls = [*case.pulls[:place], special, *case.pulls[place:]] if special else list(case.pulls)
    chance = Pulls(state, pulls, case.damage, case.luck)
    table = Table(state, chance, True)
    if not state.asked:
        run(table)
    events = list(table.events)
    for notation in case.does:
        seat = state.asked[0]
        legal = {action.notation(): action for action in GAME.legal_actions(state, seat)}
        if notation == "enough" and notation not in legal:
            continue
        events += act_in_place(state, seat, legal[notation], chance)
    assert not chance.left_over()
    return state, events


def play(case: Case, special: int = 0, place: int = 0) -> tuple[State, list[Message]]:
    """The same, and what is told."""
    state, events = happen(case, special, place)
    return state, [event.message for event in events]


def plain(messages: list[Message]) -> list[Message]:
    """What is told, but for the special cards."""
    return [message for message in messages if message.id not in TOLD_TOO]


@rule("D-012", "D-047")
@pytest.mark.parametrize(("name", "place"), EVERY_PULL)
def test_shuffle_changes_nothing_and_is_made_up_for_afterwards(name: str, place: int) -> None:
    _, usual = play(CASES[name])
    state, told = play(CASES[name], SHUFFLE, place)
    assert plain(told) == usual
    ids = [message.id for message in told]
    last_pull = len(ids) - 1 - ids[::-1].index("card-pulled")
    assert ids.index("shuffle-came-up") <= last_pull < ids.index("deck-shuffled")
    assert (state.deck.shuffles, state.deck.passes) == (1, 1)


@rule("D-014", "D-015", "D-049")
@pytest.mark.parametrize(("name", "place"), EVERY_PULL)
def test_game_end_ends_the_match_when_the_action_or_check_is_over(name: str, place: int) -> None:
    _, usual = play(CASES[name])
    state, told = play(CASES[name], GAME_END, place)
    assert GAME.outcome(state) is not None
    assert told[-1].id == "game-ended"
    happened = plain(told)
    assert happened == usual[: len(happened)]
    pulled = [message.args["number"] for message in happened if message.id == "card-pulled"]
    assert pulled == list(CASES[name].pulls)


def test_every_kind_of_pull_is_among_them() -> None:
    source = "".join(path.read_text() for path in Path(folder.__path__[0]).rglob("*.py"))
    kinds = set(re.findall(r'\b(?:pull|attempt|turn)\(table, (?:\w+, )?"(D-\d+)"', source))
    events = [event for case in CASES.values() for event in happen(case)[1]]
    assert kinds == {event.rule for event in events if event.message.id == "card-pulled"}
