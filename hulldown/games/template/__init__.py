"""Night Convoy: a tiny, complete game. Copy this folder to start a new one."""

from hulldown.games.template import asking, flow, notation, state
from hulldown.games.template import view as seen
from hulldown.games.template.agent import HOOKS
from hulldown.games.template.catalog import catalogue_of
from hulldown.games.template.info import INFO
from hulldown.games.template.state import State
from hulldown.kernel.actions import Action, ActionTable
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.game import Game


class NightConvoy:
    """The rules of Night Convoy, gathered from the modules of this folder."""

    info = INFO
    hooks = HOOKS
    clone = staticmethod(State.clone)
    seats_to_act = staticmethod(flow.seats_to_act)
    on_turn = staticmethod(flow.on_turn)
    legal_actions = staticmethod(flow.legal_actions)
    resolve = staticmethod(flow.resolve)
    outcome = staticmethod(flow.outcome)
    standing = staticmethod(flow.standing)
    view = staticmethod(seen.view)
    query = staticmethod(seen.query)
    questions = staticmethod(seen.questions)
    resample = staticmethod(seen.resample)
    contradiction = staticmethod(seen.contradiction)
    prompt = staticmethod(asking.prompt)
    describe = staticmethod(asking.describe)
    usual = staticmethod(asking.usual)
    plays = staticmethod(asking.plays)
    orders = staticmethod(asking.orders)
    answer = staticmethod(asking.answer)
    why_not = staticmethod(asking.why_not)
    encode_state = staticmethod(state.encode_state)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)

    def setup(self, config: Config, chance: Chance) -> State:
        """The first position."""
        return flow.first_position(catalogue_of(config), config.seats, chance)

    def actions(self, config: Config) -> ActionTable[Action]:
        """Every action there can be, numbered."""
        return catalogue_of(config).table

    def decode_state(self, config: Config, data: JSON) -> State:
        """The position that `encode_state` wrote."""
        return state.decode_state(catalogue_of(config), data)


GAME: Game[State, Action] = NightConvoy()
