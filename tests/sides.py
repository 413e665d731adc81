"""Night Convoy between two sides: what a game with teams has to do, on the smallest scale."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from hulldown.games import load, template
from hulldown.games.template import NightConvoy
from hulldown.games.template.catalog import Catalogue
from hulldown.games.template.info import INFO
from hulldown.games.template.rules import rounds
from hulldown.games.template.state import OVER, State
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome

TEAMS: dict[Catalogue, tuple[int, ...]] = {}
SIDES = replace(
    INFO,
    teams=("north", "south"),
    scenarios=("standard", "storm"),
    trials=({"seats": 3, "teams": [1, 1, 1]}, {"seats": 3, "teams": [0, 1, 1]}),
)


class TwoSides(NightConvoy):
    """Points count by side; whoever has no opponent at the table plays against the night."""

    info = SIDES

    def catalogue(self, config: Config) -> Catalogue:
        """The cards, with the teams."""
        found: Catalogue = super().catalogue(config)
        TEAMS[found] = config.teams
        return found

    def setup(self, config: Config, chance: Chance) -> State:
        """The first position."""
        self.catalogue(config)
        return super().setup(config, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Over after the last round."""
        return self.standing(state) if state.asking == OVER else None

    def standing(self, state: State) -> Outcome:
        """The side with more points wins; alone, the night does."""
        alone = rounds.standing(state)
        teams = TEAMS[state.cat]
        points = dict.fromkeys(sorted(set(teams)), 0)
        for seat, team in enumerate(teams):
            points[team] += sum(alone.scores[seat].values())
        best_first = sorted(set(points.values()), reverse=True)
        ranking = [
            tuple(seat for seat, team in enumerate(teams) if points[team] == value)
            for value in best_first
        ]
        if len(points) == 1:
            ranking.insert(0, ())
        return Outcome(alone.reason, tuple(ranking), alone.scores, alone.rule)


@contextmanager
def two_sided(monkeypatch: pytest.MonkeyPatch) -> Iterator[NightConvoy]:
    """For a while Night Convoy is played between sides, wherever it is loaded."""
    game = TwoSides()
    with monkeypatch.context() as patch:
        patch.setattr(template, "GAME", game)
        load.cache_clear()
        yield game
    load.cache_clear()
