"""Night Convoy: a tiny, complete game. Copy this folder to start a new one."""

from hulldown.games.template import view as seen
from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.agent import HOOKS
from hulldown.games.template.catalog import Catalogue, catalogue_of
from hulldown.games.template.flow import DECISIONS
from hulldown.games.template.info import INFO
from hulldown.games.template.rules import rounds
from hulldown.games.template.state import FIELDS, State
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.game import Game
from hulldown.toolbox.ruleset import Ruleset


class NightConvoy(Ruleset[State, ConvoyAction]):
    """The rules of Night Convoy, gathered from the modules of this folder."""

    info = INFO
    hooks = HOOKS
    state = State
    fields = FIELDS
    decisions = DECISIONS
    outcome = staticmethod(rounds.outcome)
    standing = staticmethod(rounds.standing)
    view = staticmethod(seen.view)
    query = staticmethod(seen.query)
    questions = staticmethod(seen.questions)
    resample = staticmethod(seen.resample)
    contradiction = staticmethod(seen.contradiction)

    def catalogue(self, config: Config) -> Catalogue:
        """The cards and actions of a config."""
        return catalogue_of(config)

    def setup(self, config: Config, chance: Chance) -> State:
        """The first position."""
        return rounds.first_position(catalogue_of(config), chance)


GAME: Game[State, ConvoyAction] = NightConvoy()
