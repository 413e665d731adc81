"""What Duel offers to computer players."""

from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.rules.judgement import policy
from hulldown.games.duel.state import State
from hulldown.kernel.game import AgentHooks

HOOKS: AgentHooks[State, DuelAction] = AgentHooks(policy=policy)
