"""Duel: crews, cards and armour on the Eastern Front, after the rules of a published game."""

from hulldown.games.duel import flow, notation, queries
from hulldown.games.duel import view as knowledge
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.agent import HOOKS
from hulldown.games.duel.catalog import catalogue_of
from hulldown.games.duel.flow import DECISIONS
from hulldown.games.duel.info import INFO
from hulldown.games.duel.rules import victory
from hulldown.games.duel.state import FIELDS, State
from hulldown.kernel.game import Game
from hulldown.toolbox.ruleset import Ruleset


class Duel(Ruleset[State, DuelAction]):
    """The rules of Duel, gathered from the modules of this folder."""

    info = INFO
    hooks = HOOKS
    state = State
    fields = FIELDS
    decisions = DECISIONS
    catalogue = staticmethod(catalogue_of)
    first_position = staticmethod(flow.first_position)
    outcome = staticmethod(flow.outcome)
    standing = staticmethod(victory.standing)
    on_turn = staticmethod(flow.on_turn)
    view = staticmethod(knowledge.view)
    views = staticmethod(knowledge.views)
    query = staticmethod(queries.query)
    questions = staticmethod(queries.questions)
    resample = staticmethod(knowledge.resample)
    contradiction = staticmethod(knowledge.contradiction)
    read_position = staticmethod(notation.read_position)


GAME: Game[State, DuelAction] = Duel()
