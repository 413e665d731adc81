"""Night Convoy: a tiny, complete game. Copy this folder to start a new one."""

from hulldown.games.template import view as views
from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.agent import HOOKS
from hulldown.games.template.catalog import Catalogue
from hulldown.games.template.flow import DECISIONS
from hulldown.games.template.info import INFO
from hulldown.games.template.rules import rounds
from hulldown.games.template.state import FIELDS, State
from hulldown.kernel.game import Game
from hulldown.toolbox.ruleset import Ruleset


class NightConvoy(Ruleset[State, ConvoyAction]):
    """The rules of Night Convoy, gathered from the modules of this folder."""

    info = INFO
    hooks = HOOKS
    catalogue_type = Catalogue
    state = State
    fields = FIELDS
    decisions = DECISIONS
    first_position = staticmethod(rounds.first_position)
    standing = staticmethod(rounds.standing)
    view = staticmethod(views.view)
    query = staticmethod(views.query)
    questions = staticmethod(views.questions)
    resample = staticmethod(views.resample)
    contradiction = staticmethod(views.contradiction)


GAME: Game[State, ConvoyAction] = NightConvoy()
