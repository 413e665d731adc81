"""A seat's clock: how much time it has, and since when it is running."""

from msgspec import Struct

from hulldown.server.wire import Pace


class SeatClock(Struct):
    """What a seat has in the bank, since when it is asked, and when its time runs out.

    `left` is what was left when the clock last stopped, `run_out` how often in a row it ran out,
    `away`: an agent stands in because of that.
    """

    bank: float = 0.0
    since: float | None = None
    deadline: float | None = None
    left: float | None = None
    run_out: int = 0
    away: bool = False

    def mind(
        self, pace: Pace, *, runs: bool, now: float, acted: bool = False, returned: bool = False
    ) -> None:
        """Bring the clock up to date: `runs` says whether it is to tick from now on.

        `acted`: its seat has just decided something everybody sees, which earns the bonus and
        begins a new decision. `returned`: it has just taken a decision back.
        """
        if returned:
            self._count_thinking(now)
        if acted or not runs:
            self._stop(now, float(pace.bonus) if acted else 0.0)
        if runs and self.since is None:
            self._start(pace, now, returned)

    def _count_thinking(self, now: float) -> None:
        """After a take-back the clock has the time it had then, less what has passed since.

        Otherwise acting and taking back would be a way to get a full clock again.
        """
        if self.left is None:
            return
        thought = 0.0 if self.since is None else now - self.since
        self.left = max(0.0, self.left - thought)
        self.bank, self.since = min(self.bank, self.left), None

    def _stop(self, now: float, bonus: float) -> None:
        """What was used is gone from the bank, whether the bank counts in this match or not."""
        if self.since is None or self.deadline is None:
            return
        self.left = max(0.0, self.deadline - now)
        self.bank = max(0.0, self.bank - (now - self.since)) + bonus
        self.since = self.deadline = None

    def _start(self, pace: Pace, now: float, returned: bool) -> None:
        has = float(pace.seconds) if pace.clock == "move" else self.bank
        if returned and self.left is not None:
            has = min(has, self.left)
        self.since, self.deadline = now, now + has

    def reset(self, pace: Pace) -> None:
        """A new pace was agreed: everybody begins with what it grants."""
        self.bank = float(pace.seconds)
        self.since = self.deadline = None

    def has_run_out(self, now: float) -> bool:
        """Is the time of this seat up?"""
        return self.deadline is not None and self.deadline <= now

    def shown(self, pace: Pace, now: float) -> tuple[float, bool]:
        """The seconds it has, and whether they are ticking away."""
        if self.deadline is not None:
            return max(0.0, self.deadline - now), True
        return (self.bank if pace.clock == "bank" else float(pace.seconds)), False
