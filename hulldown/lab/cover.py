"""Random play biased towards what has not occurred yet, until everything has."""

from collections.abc import Callable, Collection

from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.game import AnyGame
from hulldown.kernel.table import Table
from hulldown.lab.walk import LIMIT, every_config


def parts(action: Action) -> list[str]:
    """What an action brings into play: its kind, and each thing it names."""
    return [action.kind, *(f"{key} {value}" for key, value in action.fields.items())]


def never_used(
    game: AnyGame,
    matches: int,
    parts: Callable[[Action], list[str]] = parts,
    rare: Collection[str] = (),
) -> list[str]:
    """The kinds of action, and the things in them, that never came up in that many matches.

    As soon as only rare ones are missing no further match is played.
    """
    configs = every_config(game)
    part_lists = {action: parts(action) for c in configs for action in game.actions(c).actions}
    missing = {part for listed in part_lists.values() for part in listed}
    picks, rare = SeededChance("cover"), set(rare)
    for number in range(matches):
        if missing <= rare:
            break
        chance = SeededChance(f"cover/{number}")
        table = Table(game.setup(configs[number % len(configs)], chance), chance)
        for _ in range(LIMIT):
            seats = game.seats_to_act(table.state)
            if not seats or missing <= rare:
                break
            seat = seats[picks.draw(len(seats), "", "")]
            legal = game.legal_actions(table.state, seat)
            fresh = [a for a in legal if not missing.isdisjoint(part_lists[a])] or legal
            action = fresh[picks.draw(len(fresh), "", "")]
            missing.difference_update(part_lists[action])
            game.resolve(table, seat, action)
    return sorted(missing)
