"""The balance lab: thousands of games with changed figures and as many with ours, side by side.

Workers play them, a few games at a time, so that players' opponents come in between; one
experiment is played at a time. Nothing is stored: what was found out is kept until newer ones need
the place, and the page can play it again. Whoever leaves the page finds the games further on later.
"""

import asyncio
from secrets import token_urlsafe
from typing import Final

from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import HulldownError
from hulldown.lab.compare import RateChange, compare, length
from hulldown.lab.rates import Task, all_rates
from hulldown.server import wire
from hulldown.server.errors import ServerError
from hulldown.server.facilities import Facilities
from hulldown.server.tasks import Tasks
from hulldown.server.thinking import PartQuestion
from hulldown.toolbox.report import Counts, add_counts

AGENT: Final = "greedy"
SEED: Final = 1
AT_ONCE: Final = 4
"""Games that a worker plays before it can do something else."""
WAITING: Final = 5
"""Experiments that may run or wait."""
KEPT: Final = 20
"""Experiments that are remembered; the oldest finished ones are forgotten first."""


class Experiment:
    """Games with our figures and with changed ones, as far as they have been played."""

    def __init__(self, owner: str, ours: Config, changed: Config, games: int) -> None:
        self.id = token_urlsafe(9)
        self.owner = owner
        self.configs = (ours, changed)
        self.games = games
        self.done = 0
        self.status: wire.ExperimentStatus = "waiting"
        self.counts: tuple[Counts, Counts] = ({}, {})

    def told(self) -> wire.Experiment:
        """What is known so far."""
        rounds = [length(counts) for counts in self.counts]
        shares = []
        if self.done:
            before, after = (
                all_rates(config, counts, self.done)
                for config, counts in zip(self.configs, self.counts, strict=True)
            )
            shares = [share_of(change) for change in compare(before, after)]
        return wire.Experiment(
            id=self.id,
            game=self.configs[0].game,
            status=self.status,
            games=self.games,
            done=self.done,
            rounds=[[took.mean, took.within] for took in rounds if took is not None],
            shares=shares,
        )


class Experiments:
    """Experiments with changed figures, running and finished."""

    def __init__(self, facilities: Facilities) -> None:
        self.look = facilities.look
        self.monitor = facilities.monitor
        self.known: dict[str, Experiment] = {}
        self._tasks = Tasks()
        self._one_at_a_time = asyncio.Lock()

    async def close(self) -> None:
        """No more games."""
        await self._tasks.end_all()

    def begin(self, owner: str, request: wire.NewExperiment) -> wire.Experiment:
        """Play with our figures and with these; refused while this person's last one runs."""
        running = [one for one in self.known.values() if one.id in self._tasks]
        if len(running) >= WAITING or any(one.owner == owner for one in running):
            raise ServerError(503, "server/busy", hint="One experiment at a time: cancel the last.")
        game = load(request.game)
        ours, changed = (
            game.info.configure(
                request.seats, request.options, request.scenario, request.teams, pack
            )
            for pack in (None, request.pack)
        )
        game.setup(changed, SeededChance(SEED))  # what cannot begin is refused at once
        made = Experiment(owner, ours, changed, request.games)
        self._forget()
        self.known[made.id] = made
        self._tasks.begin(made.id, self._run(made))
        return made.told()

    def find(self, owner: str, id: str) -> Experiment:
        """One of this person's experiments."""
        found = self.known.get(id)
        if found is None or found.owner != owner:
            raise ServerError(404, "match/unknown", "There is no such experiment, or it is gone.")
        return found

    def of(self, owner: str) -> list[wire.Experiment]:
        """All of this person's experiments, the latest first."""
        return [one.told() for one in reversed(self.known.values()) if one.owner == owner]

    async def cancel(self, owner: str, id: str) -> wire.Experiment:
        """Play no more; what was played is kept."""
        found = self.find(owner, id)
        if await self._tasks.end(id):
            found.status = "cancelled"
        return found.told()

    def _forget(self) -> None:
        finished = [id for id in self.known if id not in self._tasks]
        for id in finished[: max(0, len(self.known) + 1 - KEPT)]:
            del self.known[id]

    async def _run(self, made: Experiment) -> None:
        try:
            async with self._one_at_a_time:
                made.status = "running"
                while made.done < made.games:
                    end = min(made.done + AT_ONCE, made.games)
                    found = [await self._part(config, made.done, end) for config in made.configs]
                    for counts, part in zip(made.counts, found, strict=True):
                        add_counts(counts, part)
                    made.done = end
            made.status = "done"
        except HulldownError:
            made.status = "failed"
        except Exception:  # noqa: BLE001  # a bug of a game's, which comes as it is without workers
            made.status = "failed"
            self.monitor.broke("experiment broke", experiment=made.id)

    async def _part(self, config: Config, first: int, end: int) -> Counts:
        task = Task(config.game, config.to_json(), AGENT, SEED)
        found: Counts = await self.look(PartQuestion(task, first, end))
        return found


def share_of(change: RateChange) -> wire.Share:
    """A share with our figures and with the changed ones, as JSON."""
    return wire.Share(**change.to_json())
