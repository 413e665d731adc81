"""What Duel offers to computer players."""

from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.rules import figures
from hulldown.games.duel.rules.judging.policy import policy
from hulldown.games.duel.state import State
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.judgement import Judgement
from hulldown.toolbox.weights import habits_of, judgement_of

CUT = 2
"""A trial is judged after this many rounds."""

JUDGEMENT: Judgement[State] = judgement_of("hulldown.games.duel", figures, figures.side_of)
HOOKS: AgentHooks[State, DuelAction] = AgentHooks(
    value=JUDGEMENT.value,
    policy=policy,
    judgement=JUDGEMENT,
    habits=habits_of("hulldown.games.duel"),
    turns=figures.turns,
    cut=CUT,
)
