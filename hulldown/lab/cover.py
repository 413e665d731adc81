"""Random play biased towards what has not occurred yet, until everything has."""

from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.game import AnyGame
from hulldown.lab.walk import LIMIT, begin, every_config


def never_used(game: AnyGame, matches: int) -> list[str]:
    """The actions, by notation, that never came up in so many biased random matches."""
    used: set[str] = set()
    known: set[str] = set()
    configs = every_config(game)
    picks = SeededChance("cover")
    for number in range(matches):
        config = configs[number % len(configs)]
        known |= {action.notation() for action in game.actions(config).actions}
        walk, chance = begin(game, config, f"cover/{number}")
        while (seats := game.seats_to_act(walk.state)) and len(walk.steps) < LIMIT:
            seat = seats[picks.draw(len(seats), "", "")]
            action = _rarest(game.legal_actions(walk.state, seat), used, picks)
            used.add(action.notation())
            walk.take(seat, action, chance)
        if number >= len(configs) and known <= used:
            break
    return sorted(known - used)


def _rarest(legal: list[Action], used: set[str], picks: SeededChance) -> Action:
    fresh = [action for action in legal if action.notation() not in used] or legal
    return fresh[picks.draw(len(fresh), "", "")]
