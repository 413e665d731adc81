"""What may still be taken back, and why the rest may not."""

from typing import Final, Generic, TypeVar

from hulldown.kernel.actions import Action
from hulldown.kernel.messages import Reason, Seat
from hulldown.kernel.record import BY_RULE, BY_SEAT
from hulldown.kernel.steps import Step

S = TypeVar("S")
A = TypeVar("A", bound=Action)

NOTHING: Final = Reason("take-back-nothing-to-take-back", "")
NOT_CHOSEN: Final = Reason("take-back-the-seat-did-not-choose-it", "")
NEWS: Final = Reason("take-back-it-told-something-new", "")
OTHERS_ASKED: Final = Reason("take-back-somebody-else-has-been-asked-since", "")
BUILT_UPON: Final = Reason("take-back-others-already-built-on-it", "")


class Trail(Generic[S, A]):
    """The latest steps of a match, as far back as somebody might take one back."""

    def __init__(self) -> None:
        self.steps: list[Step[S, A]] = []

    def add(self, step: Step[S, A], asked: tuple[Seat, ...]) -> None:
        """A step was adopted and these seats are asked next: forget what can't be undone now.

        Forgetting from the front is enough: a step behind an older one that still stands may
        become free again once that one is taken back.
        """
        steps = self.steps
        steps.append(step)
        while steps and _is_final(steps[0], step, asked):
            steps.pop(0)

    def latest(self, seat: Seat) -> int | None:
        """Where the seat's latest step stands, not counting those nobody was asked for."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.seat == seat and step.by != BY_RULE:
                return index
        return None

    def refused(self, seat: Seat, asked_now: tuple[Seat, ...]) -> Reason | None:
        """Why the seat cannot take back its latest step; None if it can."""
        index = self.latest(seat)
        if index is None:
            return NOTHING
        step = self.steps[index]
        if step.by != BY_SEAT:
            return NOT_CHOSEN
        for position in range(index, len(self.steps)):
            later = self.steps[position]
            # Drawn luck is gone for good: whoever drew could fish for a better result.
            if later.is_news_to(seat) or (later.draws and later.seat == seat):
                return NEWS
            last = position + 1 == len(self.steps)
            for other in asked_now if last else self.steps[position + 1].asked:
                # Being asked tells a seat that the step happened, even if it sees nothing of it.
                if other != seat and other not in step.asked:
                    return OTHERS_ASKED
        return None


def _is_final(step: Step[S, A], newest: Step[S, A], asked: tuple[Seat, ...]) -> bool:
    if step.draws or step.is_news_to(step.seat) or newest.is_news_to(step.seat):
        return True
    for seat in asked:
        if seat != step.seat and seat not in step.asked:
            return True
    return False
