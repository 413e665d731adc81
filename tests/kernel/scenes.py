"""Matches that begin with a written position, and players who speak notation."""

from hulldown.games.template import NightConvoy
from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message, Prompt, Seat
from hulldown.kernel.record import Record
from hulldown.kernel.situation import ASK
from hulldown.kernel.table import Table

# Hands are counted as Flare, Scout, Half-track, Light, Medium, Heavy.
TWO = "asked 0,1 round 1 crate 2 hands 1.0.0.1.1.1/0.1.1.1.0.1"
THREE = "asked 0,1,2 round 1 crate 2 hands 1.0.0.1.1.1/0.1.1.1.0.1/2.0.0.1.1.0"
CLAIMED = (
    "asking answer asked 1,2 frames claim:0 round 1 crate 2 "
    "hands 1.0.0.1.1.0/1.1.1.0.0.1/2.0.0.1.1.0 chosen 5.-1/-1.-1/-1.-1 shown 0,0,0,0,0,1"
)


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
) -> Match[State, ConvoyAction]:
    """A match that begins with this position, perhaps under other rules."""
    scene = (rules or Scene)(line)
    words = line.split()
    rows = words[words.index("hands") + 1] if "hands" in words else "/"
    config = scene.info.configure(rows.count("/") + 1)
    return Match(scene, config, chance or SeededChance(1), automatic, reactions)


def actions(match: Match[State, ConvoyAction], *notations: str) -> list[ConvoyAction]:
    """Actions by their notation."""
    table = match.game.actions(match.config)
    return [table.read(notation) for notation in notations]


def act(match: Match[State, ConvoyAction], seat: int, *notations: str) -> list[Record]:
    """Carry out actions given by their notation, as one list."""
    return match.act(seat, actions(match, *notations))


def position(match: Match[State, ConvoyAction]) -> str:
    """The present position as one line."""
    return match.game.write_position(match.state)


class OpenPlans(Scene):
    """Plans are made in the open: every step is a record of its own."""

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """Asked openly."""
        return Prompt(Message("ask-plan"), "T-006")


class Turns(OpenPlans):
    """Plans are made in the open, one seat after the other."""

    def seats_to_act(self, state: State) -> tuple[Seat, ...]:
        """The first of those who owe something."""
        return state.asked[:1]


class Lucky(Scene):
    """Digging in needs luck, which nobody sees."""

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        """Draw, then dig."""
        if action.kind == "dig":
            table.draw(2, "T-006", "digging")
        super().resolve(table, seat, action)


class Known(OpenPlans):
    """What a seat may do is known to all."""

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """Asked openly, from an open hand."""
        return Prompt(Message("ask-plan"), "T-006", public=True)
