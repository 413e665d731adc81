"""Matches that begin with a written position, and players who speak notation."""

from hulldown.games.template import NightConvoy
from hulldown.games.template.state import State
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.match import ASK, Match
from hulldown.kernel.messages import Message, Prompt, Seat
from hulldown.kernel.record import Record
from hulldown.kernel.table import Table

# Phase, round, crate, claimer, cards shown; each seat's hand/dug/points/crates/plan.
# Cards are counted as Flare, Scout, Half-track, Light, Medium, Heavy.
TWO = "plan 1 2 - 000000 100111/000000/0/0/--* 011101/000000/0/0/--*"
THREE = "plan 1 2 - 000000 100111/000000/0/0/--* 011101/000000/0/0/--* 200110/000000/0/0/--*"
CLAIMED = "answer 1 2 0 000001 100110/000000/0/0/5- 111001/000000/0/0/--* 200110/000000/0/0/--*"


class Scene(NightConvoy):
    """Night Convoy, but it begins here."""

    def __init__(self, line: str) -> None:
        self.line = line

    def setup(self, config: Config, chance: Chance) -> State:
        """The position of the line."""
        return self.read_position(config, self.line)


def begin(
    line: str,
    chance: Chance | None = None,
    automatic: bool = True,
    reactions: str = ASK,
    rules: type[Scene] | None = None,
) -> Match[State, Action]:
    """A match that begins with this position, perhaps under other rules."""
    scene = (rules or Scene)(line)
    config = scene.info.configure(line.count("/") // 4)
    return Match(scene, config, chance or SeededChance(1), automatic, reactions)


def actions(match: Match[State, Action], *notations: str) -> list[Action]:
    """Actions by their notation."""
    table = match.game.actions(match.config)
    return [table.read(notation) for notation in notations]


def act(match: Match[State, Action], seat: int, *notations: str) -> list[Record]:
    """Carry out actions given by their notation, as one list."""
    return match.act(seat, actions(match, *notations))


def position(match: Match[State, Action]) -> str:
    """The present position as one line."""
    return match.game.write_position(match.state)


class OpenPlans(Scene):
    """Plans are made in the open: every step is a record of its own."""

    @staticmethod
    def prompt(state: State, seat: Seat) -> Prompt:
        """Asked openly."""
        return Prompt(Message("ask-plan"), "T-006")


class Turns(OpenPlans):
    """Plans are made in the open, one seat after the other."""

    @staticmethod
    def seats_to_act(state: State) -> tuple[Seat, ...]:
        """The first of those who owe something."""
        return state.sealed.owed[:1]


class Lucky(Scene):
    """Digging in needs luck, which nobody sees."""

    @staticmethod
    def resolve(table: Table[State], seat: Seat, action: Action) -> None:
        """Draw, then dig."""
        if action.kind == "dig":
            table.draw(2, "T-006", "digging")
        NightConvoy.resolve(table, seat, action)


class Known(OpenPlans):
    """What a seat may do is known to all."""

    @staticmethod
    def prompt(state: State, seat: Seat) -> Prompt:
        """Asked openly, from an open hand."""
        return Prompt(Message("ask-plan"), "T-006", public=True)
