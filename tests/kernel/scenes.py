"""Matches that begin with a written position, and players who speak notation."""

from hulldown.games.template import NightConvoy
from hulldown.games.template.state import State
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.match import ASK, Match
from hulldown.kernel.record import Record

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
    game: NightConvoy | None = None,
) -> Match[State, Action]:
    """A match that begins with this position."""
    scene = Scene(line) if game is None else game
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
