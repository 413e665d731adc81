"""Arcade: programmed movement against the machine, after the rules of a published board game."""

from hulldown.games.arcade import asking, flow, notation, preview, refusals, state
from hulldown.games.arcade import view as seen
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.agent import HOOKS
from hulldown.games.arcade.catalog import catalogue_of
from hulldown.games.arcade.info import INFO
from hulldown.games.arcade.state import State
from hulldown.kernel.actions import ActionTable
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.game import Game


class Arcade:
    """The rules of Arcade, gathered from the modules of this folder."""

    info = INFO
    hooks = HOOKS
    opening = staticmethod(flow.opening)
    clone = staticmethod(State.clone)
    seats_to_act = staticmethod(flow.seats_to_act)
    on_turn = staticmethod(flow.on_turn)
    legal_actions = staticmethod(flow.legal_actions)
    resolve = staticmethod(flow.resolve)
    outcome = staticmethod(flow.outcome)
    standing = staticmethod(flow.standing)
    view = staticmethod(seen.view)
    query = staticmethod(preview.query)
    questions = staticmethod(preview.questions)
    resample = staticmethod(seen.resample)
    contradiction = staticmethod(seen.contradiction)
    prompt = staticmethod(asking.prompt)
    describe = staticmethod(asking.describe)
    usual = staticmethod(asking.usual)
    plays = staticmethod(asking.plays)
    orders = staticmethod(asking.orders)
    answer = staticmethod(asking.answer)
    decided = staticmethod(asking.decided)
    why_not = staticmethod(refusals.why_not)
    encode_state = staticmethod(state.encode_state)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)

    def setup(self, config: Config, chance: Chance) -> State:
        """The first position."""
        return flow.first_position(catalogue_of(config), chance)

    def actions(self, config: Config) -> ActionTable[ArcadeAction]:
        """Every action there can be, numbered."""
        return catalogue_of(config).table

    def decode_state(self, config: Config, data: JSON) -> State:
        """The position that `encode_state` wrote."""
        return state.decode_state(catalogue_of(config), data)


GAME: Game[State, ArcadeAction] = Arcade()
