"""The sequence of play: a round is a plan, and the answers to a claim."""

from typing import Final

from hulldown.games.template.rules.claiming import Answer
from hulldown.games.template.rules.planning import Plan
from hulldown.games.template.state import ANSWER, PLAN
from hulldown.toolbox.decisions import Decisions

DECISIONS: Final = Decisions({PLAN: Plan(), ANSWER: Answer()})
