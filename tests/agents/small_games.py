"""Games of a few moves, whose best play everybody can work out."""

from typing import Any

from hulldown.kernel.actions import Action, ActionTable
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config, GameInfo
from hulldown.kernel.messages import Message, Outcome, Prompt, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.ruleset import Ruleset

TABLE: ActionTable[Action] = ActionTable([Action("take", {"count": n}) for n in range(4)])
TAKES = TABLE.actions


class Heap:
    """What is left, what was taken by whom, and who takes next."""

    def __init__(self, left: int, asked: tuple[Seat, ...], taken: list[list[int]]) -> None:
        self.left = left
        self.asked = asked
        self.taken = taken


class Nim(Ruleset[Any, Action]):
    """Take one to three in turn; who takes the last one wins."""

    info = GameInfo("nim", "Nim", (2, 3))
    heap = 6

    def setup(self, config: Config, chance: Chance) -> Heap:
        return Heap(self.heap, (0,), [[] for _ in range(config.seats)])

    def clone(self, state: Heap) -> Heap:
        return Heap(state.left, state.asked, [list(taken) for taken in state.taken])

    def legal_actions(self, state: Heap, seat: Seat) -> list[Action]:
        return TAKES[1 : 1 + min(3, state.left)]

    def resolve(self, table: Table[Heap], seat: Seat, action: Action) -> None:
        state = table.state
        state.left -= action.fields["count"]
        state.taken[seat].append(action.fields["count"])
        state.asked = ((seat + 1) % len(state.taken),) if state.left else ()

    def standing(self, state: Heap) -> Outcome:
        seats = range(len(state.taken))
        last = max(seats, key=lambda seat: (len(state.taken[seat]), seat))
        return Outcome("taken", ((last,), tuple(seat for seat in seats if seat != last)))

    def encode_state(self, state: Heap) -> JSON:
        return {"left": state.left, "taken": [list(taken) for taken in state.taken]}

    def actions(self, config: Config) -> ActionTable[Action]:
        return TABLE


class Pennies(Nim):
    """Both show a number at once; the second wins if they are equal."""

    def __init__(self, sealed: bool) -> None:
        self.sealed = sealed

    def setup(self, config: Config, chance: Chance) -> Heap:
        return Heap(3, (0, 1), [[], []])

    def resolve(self, table: Table[Heap], seat: Seat, action: Action) -> None:
        state = table.state
        state.taken[seat].append(action.fields["count"])
        state.asked = tuple([other for other in state.asked if other != seat])

    def standing(self, state: Heap) -> Outcome:
        winner = 1 if state.taken[0] == state.taken[1] else 0
        return Outcome("shown", ((winner,), (1 - winner,)))

    def prompt(self, state: Heap, seat: Seat) -> Prompt:
        return Prompt(Message("ask"), "", sealed=self.sealed)


class TwoSteps(Nim):
    """One seat takes twice and wants to have taken three both times; the other only looks on."""

    def resolve(self, table: Table[Heap], seat: Seat, action: Action) -> None:
        state = table.state
        state.taken[0].append(action.fields["count"])
        state.left = 3
        state.asked = (0,) if len(state.taken[0]) < 2 else ()

    def standing(self, state: Heap) -> Outcome:
        won = state.taken[0] == [3, 3]
        return Outcome("taken", ((0,), (1,)) if won else ((1,), (0,)))


class Partners(TwoSteps):
    """The first takes, then its partner; against the third they win with three and three."""

    info = GameInfo("partners", "Partners", (3, 3), teams=("us", "them"))

    def resolve(self, table: Table[Heap], seat: Seat, action: Action) -> None:
        state = table.state
        state.taken[0].append(action.fields["count"])
        state.left = 3
        state.asked = (1,) if seat == 0 else ()

    def standing(self, state: Heap) -> Outcome:
        won = state.taken[0] == [3, 3]
        return Outcome("taken", ((0, 1), (2,)) if won else ((2,), (0, 1)))


class Ambush(Nim):
    """One attacks with a number, the other may answer with the same: then the attack is stopped.

    Whoever attacked with two may answer that answer with three, and gets through after all.
    """

    def legal_actions(self, state: Heap, seat: Seat) -> list[Action]:
        if not state.taken[0]:
            return TAKES[1:]
        attack = state.taken[0][0]
        return [TAKES[0], TAKES[attack if seat else 3]]

    def resolve(self, table: Table[Heap], seat: Seat, action: Action) -> None:
        state = table.state
        state.taken[seat].append(action.fields["count"])
        attack, *answers = state.taken[0]
        if not state.taken[1]:
            state.asked = (1,)
        else:
            is_answered = attack == 2 and state.taken[1] == [2] and not answers
            state.asked = (0,) if is_answered else ()

    def standing(self, state: Heap) -> Outcome:
        attack, *answers = state.taken[0]
        winner = 1 if state.taken[1] == [attack] and answers != [3] else 0
        return Outcome("shown", ((winner,), (1 - winner,)))

    def prompt(self, state: Heap, seat: Seat) -> Prompt:
        return Prompt(Message("ask"), "", reaction=bool(state.taken[0]))
