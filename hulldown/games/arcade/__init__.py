"""Arcade: programmed movement against the machine, after the rules of a published board game."""

from hulldown.games.arcade import flow, notation, queries
from hulldown.games.arcade import state as positions
from hulldown.games.arcade import view as knowledge
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.agent import HOOKS
from hulldown.games.arcade.catalog import catalogue_of
from hulldown.games.arcade.flow import DECISIONS
from hulldown.games.arcade.info import INFO
from hulldown.games.arcade.rules import ending
from hulldown.games.arcade.state import FIELDS, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import Config
from hulldown.kernel.game import Game
from hulldown.toolbox.ruleset import Ruleset


class Arcade(Ruleset[State, ArcadeAction]):
    """The rules of Arcade, gathered from the modules of this folder."""

    info = INFO
    hooks = HOOKS
    state = State
    fields = FIELDS
    decisions = DECISIONS
    catalogue = staticmethod(catalogue_of)
    first_position = staticmethod(flow.first_position)
    outcome = staticmethod(ending.outcome)
    standing = staticmethod(ending.standing)
    view = staticmethod(knowledge.view)
    views = staticmethod(knowledge.views)
    pictures = staticmethod(knowledge.pictures)
    query = staticmethod(queries.query)
    questions = staticmethod(queries.questions)
    resample = staticmethod(knowledge.resample)
    contradiction = staticmethod(knowledge.contradiction)
    encode_state = staticmethod(positions.encode_state)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)

    def decode_state(self, config: Config, data: JSON) -> State:
        """The position that `encode_state` wrote."""
        return positions.decode_state(catalogue_of(config), data)


GAME: Game[State, ArcadeAction] = Arcade()
