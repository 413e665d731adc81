"""Reaction windows: everybody who could react has the same time, and the answers show together.

An answer that showed at once would tell how long somebody thought, and so whether there was
anything to think about. Hence a window stays open for its full time, even if all have answered.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

SHORTEST: Final = 3.0
"""Nobody reads a question, decides and clicks in less."""


class Window(NamedTuple):
    """When the open window closes (None: none is open), and the questions it was opened for."""

    closes: float | None = None
    questions: Sequence[str] = ()

    def for_questions(self, asked: Sequence[str], seconds: float, now: float) -> "Window":
        """The window while these questions are asked (none: nothing that needs one).

        A question is known by its seat and its whole content. Another one gets its own full time,
        even if it follows at once: in a chain of reactions the second must not inherit what the
        first left. Seats that have answered meanwhile change nothing for the others. A window
        stored before questions were kept with it belongs to whatever is asked.
        """
        if not asked:
            return Window()
        is_known = not self.questions or set(asked) <= set(self.questions)
        if self.closes is not None and is_known:
            return Window(self.closes, self.questions or asked)
        return Window(now + seconds, asked)

    def again(self, seconds: float, now: float) -> "Window":
        """The full time again: after a pause nobody remembers how far they had got."""
        return self if self.closes is None else Window(now + seconds, self.questions)


def seconds_for(share: float, allowed: float) -> float:
    """How long a window stays open for a question that needs this share of the allowed time."""
    return max(SHORTEST, share * allowed)
