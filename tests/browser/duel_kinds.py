"""Something of every kind that can be done in Duel, from the catalogue: where, and by which steps.

Most comes up when curious players meet, who do what nobody has done yet; the rest has a scene.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain as every
from typing import Any, Final

from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import TRACK_DAMAGE, TRANSMISSION
from hulldown.games.duel.rules.initiative import begin_bidding
from hulldown.games.duel.rules.judging.policy import policy
from hulldown.games.duel.state import State
from hulldown.games.duel.tests.scenes import Pulls, config, do, scene
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table
from tests.browser.duel_hand import GAME, Chain, SmallAction, chains

MODULES: Final = dict.fromkeys(("guns", "infantry", "radios", "mine", "city"), True)
FIELD: Final[dict[str, Any]] = {"tanks": "4", "decks": "2", "start": "400", **MODULES}
MEETINGS: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {**FIELD, "auto_accept_spotted": False}),
    (4, {**FIELD, "start": "0", "conditions": "deep_mud"}),
)
MATCHES: Final = 100
"""At most; about twelve are enough."""
SEEN: Final = {"german_i": ["soviet_i", "soviet_ii", "soviet_iii"]}
TWO: Final = {"german_i": ["soviet_i", "soviet_ii"]}
BY_ONE: Final = {"soviet_i": ["german_i"]}
BY_TWO: Final = {"soviet_i": ["german_i"], "soviet_ii": ["german_i"]}
MOVING: Final = {"german_i": 13}
LOCKED: Final = {"german_i": [TRACK_DAMAGE, TRANSMISSION]}


@cache
def kinds() -> set[str]:
    """Every kind of action that the catalogue of a match with all modules has."""
    seats, options = MEETINGS[0]
    return {action.kind for action in GAME.actions(GAME.info.configure(seats, options)).actions}


@cache
def every_kind() -> list[Chain]:
    """Chains of small actions that have all kinds between them; each has one that no other has."""
    missing = set(kinds())
    found = []
    for chain in every(scenes(), meetings(missing)):
        if chain.kinds & missing:
            found.append(chain)
            missing -= chain.kinds
    return found


def scenes() -> Iterator[Chain]:
    """What hardly ever comes up."""
    yield staged(few_cards(), "hold-back", "bid n5")
    third = scene([23], tanks="3", spotted=SEEN, flanks=TWO, hold=MOVING)
    yield staged(third, "flank n23", "release soviet_i", "declare")
    flanked = scene([23], spotted={"german_i": ["soviet_i"], **BY_ONE}, flanks=BY_ONE, hold=MOVING)
    yield staged(flanked, "flank n23", "shake soviet_i", "declare")
    two = scene([13, 53], flanks=BY_TWO, spotted=BY_TWO)
    driven = do(two, "move n13", "move n53", "enough", "go 0", "declare")
    yield staged(driven, "shed soviet_ii")
    boosted = scene([53, 13], flanks=BY_ONE, spotted=BY_ONE)
    yield staged(boosted, "move n53", "enough", "go 0", "boost 1", "declare")
    yield staged(scene([13, 5], damage=LOCKED), "unlock", "give n13", "declare")
    burning = scene([13, 85, 45], burning={"german_i": 1})
    yield staged(burning, "extinguish", "pay n13", "pay n45", "declare")
    scouted = do(scene([70], other_hand=[7, 45, 99]), "command n70", "use special", "declare")
    yield staged(scouted, "pick n45")
    shot = scene([45], other_hand=[5, 21, 38], spotted={"german_i": ["soviet_i"]})
    hit = ("fire n45", "enough", "declare", "decline")
    yield staged(do(shot, *hit, pulls=[11, 3, 92], damage=[9]), "lose n5", "lose n38")
    yield staged(two_enemies(), "lead n6", "use steal", "rob 3", "declare")
    yield staged(scene([12], spotted=BY_ONE), "smoke n12", "declare")


def two_enemies() -> State:
    """Two people on the other side, both with cards."""
    state = scene([6], other_hand=[45], seats=4)
    state.hands[state.cat.enemy_seats[0][1]] = [50]
    state.deck.cards.remove(50)
    return state


def few_cards() -> State:
    """Two tanks and a single card to bid."""
    state = scene(spare=False)
    state.hands = [[5], [10, 70]]
    state.frames.pop()
    state.frames.top()[1] = 2
    state.active = -1
    begin_bidding(Table(state, Pulls(state, (), (), ()), True))
    return state


def staged(state: State, *notations: str) -> Chain:
    """A match that begins here, with what the seat that is asked does first."""
    made = config(state.cat.seats, tanks=str(state.cat.tanks // 2))
    match: Any = Match.from_position(GAME, made, SeededChance("staged"), GAME.encode_state(state))
    steps: list[SmallAction] = []
    for notation in notations:
        seat = match.seats_to_act[0]
        do_step(match, steps, next(a for a in match.legal(seat) if a.notation() == notation))
    play_out(match)
    return next(chains(match, steps))


def do_step(match: Any, steps: list[SmallAction], action: DuelAction) -> None:
    """One small action of the seat that is asked first, kept with its position."""
    seat = match.seats_to_act[0]
    steps.append(SmallAction(len(match.records) - 1, seat, match.at(seat), action.to_json()))
    match.step(seat, action)


def play_out(match: Any) -> None:
    """To the end, without thinking much."""
    while match.outcome is None:
        seat = match.seats_to_act[0]
        match.step(seat, policy(match.at(seat), seat, match.legal(seat)))


def meetings(missing: set[str]) -> Iterator[Chain]:
    """What curious players do until nothing is missing."""
    for number in range(MATCHES):
        seats, options = MEETINGS[number % len(MEETINGS)]
        made = GAME.info.configure(seats, options)
        match: Any = Match(GAME, made, SeededChance(f"meeting/{number}"))
        steps: list[SmallAction] = []
        luck, new = SeededChance(f"curious/{number}"), set(missing)
        while match.outcome is None:
            seat = match.seats_to_act[0]
            action = curious(match.at(seat), seat, match.legal(seat), new, luck)
            new.discard(action.kind)
            do_step(match, steps, action)
        yield from chains(match, steps)
        if not missing:
            break


def curious(
    state: State, seat: Seat, legal: list[DuelAction], new: set[str], luck: SeededChance
) -> DuelAction:
    """Something new if there is anything; else what is sensible, or now and then anything."""
    wanted = [action for action in legal if action.kind in new]
    if not wanted and luck.draw(4, "", ""):
        return policy(state, seat, legal)
    choice = wanted or legal
    return choice[luck.draw(len(choice), "", "")]
