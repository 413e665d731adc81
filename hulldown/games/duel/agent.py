"""What Duel offers to computer players."""

from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.rules import figures
from hulldown.games.duel.rules.judging.policy import policy
from hulldown.games.duel.state import State
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.judgement import Judgement
from hulldown.toolbox.weights import habits_of, judgement_of

CUT = 1
"""A trial is judged at the end of the round: pulls of a second one hide what an action brought."""
EFFORT = 3
"""Trials are short here, and differences small: the levels have three times as many."""

JUDGEMENT: Judgement[State] = judgement_of("hulldown.games.duel", figures, figures.side_of)
HOOKS: AgentHooks[State, DuelAction] = AgentHooks(
    value=JUDGEMENT.value,
    policy=policy,
    judgement=JUDGEMENT,
    habits=habits_of("hulldown.games.duel"),
    turns=figures.turns,
    cut=CUT,
    effort=EFFORT,
    race=True,
)
