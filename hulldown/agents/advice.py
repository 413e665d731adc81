"""What the game's own rules of thumb would do next: the play that a person is shown first."""

from collections.abc import Sequence
from typing import Any, Final

from hulldown.kernel.actions import Action
from hulldown.kernel.chance import NoChance
from hulldown.kernel.errors import ChanceError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Message, Play, Seat
from hulldown.kernel.steps import take_step

FARTHEST: Final = 16
"""How many small actions of one play are thought through."""
PLAN: Final = "play-plan"


def advised(
    game: AnyGame, state: Any, seat: Seat, offered: Sequence[Play[Any]]
) -> Play[Any] | None:
    """The best of the whole plays offered, as the game judges it; None if it judges nothing.

    A sealed choice of several steps is a plan to be looked at, not yet committed. Thinking on is
    expensive: that is done only where several plays begin with what the game would do.
    """
    if game.hooks.policy is None:
        return None
    if game.prompt(state, seat).sealed:
        line = _line(game, state, seat, sealed=True)
        if len(line) > 1:
            return Play(Message(PLAN), line[:-1])
        first = line[0]
    else:
        first = _pick(game, state, seat)
    plays = [play for play in offered if play.actions[0] == first]
    if len(plays) > 1:
        line = _line(game, state, seat)
        plays = [play for play in plays if play.actions == line[: len(play.actions)]]
    if plays:
        return max(plays, key=lambda play: len(play.actions))
    return Play(game.describe(state, seat, first).message, [first])


def _line(game: AnyGame, state: Any, seat: Seat, sealed: bool = False) -> list[Action]:
    """The small actions that follow each other until luck, news or somebody else comes between.

    Of a sealed choice the last one is the one that commits it.
    """
    line: list[Action] = []
    while len(line) < FARTHEST and seat in game.seats_to_act(state):
        if sealed and not game.prompt(state, seat).sealed:
            break
        line.append(_pick(game, state, seat))
        try:
            step = take_step(game, state, seat, line[-1], NoChance())
        except ChanceError:
            break
        if step.is_news_to(seat):
            break
        state = step.after
    return line


def _pick(game: AnyGame, state: Any, seat: Seat) -> Action:
    legal: list[Action] = game.legal_actions(state, seat)
    policy = game.hooks.policy
    chosen: Action = legal[0] if policy is None or len(legal) == 1 else policy(state, seat, legal)
    return chosen
