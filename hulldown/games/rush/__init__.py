"""Rush: the deck-builder for two to five, after the rules of a published card game."""

from hulldown.games.rush import flow, notation
from hulldown.games.rush import view as knowledge
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.agent import HOOKS
from hulldown.games.rush.catalog import catalogue_of
from hulldown.games.rush.flow import DECISIONS
from hulldown.games.rush.info import INFO
from hulldown.games.rush.rules import ending
from hulldown.games.rush.state import FIELDS, State
from hulldown.kernel.game import Game
from hulldown.toolbox.ruleset import Ruleset


class Rush(Ruleset[State, RushAction]):
    """The rules of Rush, gathered from the modules of this folder."""

    info = INFO
    hooks = HOOKS
    state = State
    fields = FIELDS
    decisions = DECISIONS
    catalogue = staticmethod(catalogue_of)
    first_position = staticmethod(flow.first_position)
    opening = staticmethod(flow.opening)
    on_turn = staticmethod(flow.on_turn)
    outcome = staticmethod(ending.outcome)
    standing = staticmethod(ending.standing)
    view = staticmethod(knowledge.view)
    views = staticmethod(knowledge.views)
    query = staticmethod(knowledge.query)
    questions = staticmethod(knowledge.questions)
    resample = staticmethod(knowledge.resample)
    contradiction = staticmethod(knowledge.contradiction)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)


GAME: Game[State, RushAction] = Rush()
