"""What a search tends to choose: how likely each action is the best one, before it is tried."""

from math import exp

from hulldown.kernel.actions import Action, ActionTable

ANY = "any"
ADVISED = "advised"


class Habits:
    """Weights of what can be said of an action; the higher their sum, the likelier its choice.

    `kinds` has a weight for each kind of action, and one for those of the kind that the game's
    rules of thumb advise; `actions` has weights for single actions, by their notation. What is
    not among them weighs nothing.
    """

    def __init__(self, kinds: dict[str, tuple[float, float]], actions: dict[str, float]) -> None:
        self.kinds = kinds
        self.actions = actions
        self._table: object = None
        self._plain: list[float] = []
        self._advised: list[float] = []

    def chances(
        self, table: ActionTable[Action], legal: list[Action], advised: Action | None
    ) -> list[float]:
        """How likely each of the legal actions is to be chosen, one of them advised."""
        if self._table is not table:
            self._weigh(table)
        plain = self._plain
        found: list[float] = []
        total = 0.0
        for action in legal:
            weight = plain[action.number]
            if action is advised:
                weight *= self._advised[action.number]
            found.append(weight)
            total += weight
        for place, weight in enumerate(found):
            found[place] = weight / total
        return found

    def _weigh(self, table: ActionTable[Action]) -> None:
        """What each action of a catalogue weighs, worked out once."""
        self._plain, self._advised = [], []
        for action in table.actions:
            plain, advised = self.kinds.get(action.kind, (0.0, 0.0))
            self._plain.append(exp(plain + self.actions.get(action.notation(), 0.0)))
            self._advised.append(exp(advised))
        self._table = table
