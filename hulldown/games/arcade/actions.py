"""What a seat can ask for: one small class an intent, interned in the catalogue.

`verb` says which rule resolves it; the numbers are what it is about.
"""

from typing import Final

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.toolbox.decisions import Verb

READY: Final = Verb(0)
DISENGAGE: Final = Verb(1)
STACK: Final = Verb(2)
EXCHANGE: Final = Verb(3)
PLACE: Final = Verb(4)
MOVE_BOT: Final = Verb(5)
WALL: Final = Verb(6)
NO_WALL: Final = Verb(7)
GRENADE: Final = Verb(8)
DISCARD: Final = Verb(9)


class ArcadeAction(Action):
    """An intent about a card, a space (by its place in reading order), a bot, or nothing."""

    def __init__(
        self,
        verb: Verb,
        kind: str,
        fields: dict[str, JSON],
        card: int = -1,
        place: int = -1,
        number: int = -1,
    ) -> None:
        super().__init__(kind, fields)
        self.verb = verb
        self.card = card
        self.place = place
        self.which = number


class Ready(ArcadeAction):
    """A-074: commit the two maneuvers."""

    def __init__(self) -> None:
        super().__init__(READY, "ready", {})


class Disengage(ArcadeAction):
    """A-080: turn the tank over instead of planning."""

    def __init__(self) -> None:
        super().__init__(DISENGAGE, "disengage", {})


class Stack(ArcadeAction):
    """A-074: put a card on one of the two stacks."""

    def __init__(self, card: int, name: str, stack: int) -> None:
        super().__init__(STACK, "stack", {"stack": stack + 1, "card": name}, card, number=stack)


class Exchange(ArcadeAction):
    """A-078: discard this many identical cards and draw as many."""

    def __init__(self, card: int, name: str, count: int) -> None:
        super().__init__(EXCHANGE, "exchange", {"card": name, "count": count}, card, number=count)


class Place(ArcadeAction):
    """A-065, A-067, A-151: put the tank on a space, facing somewhere."""

    def __init__(self, place: int, space: str, facing: int, name: str) -> None:
        fields: dict[str, JSON] = {"space": space, "facing": name}
        super().__init__(PLACE, "place", fields, place=place, number=facing)


class MoveBot(ArcadeAction):
    """A-102: let this bot move next."""

    def __init__(self, bot: int) -> None:
        super().__init__(MOVE_BOT, "move", {"bot": bot + 1}, number=bot)


class Wall(ArcadeAction):
    """A-045, A-046: take the wall of this space away, or build one there."""

    def __init__(self, place: int, space: str) -> None:
        super().__init__(WALL, "wall", {"space": space}, place=place)


class NoWall(ArcadeAction):
    """A-045, A-046 (AQ-24): leave all walls as they are."""

    def __init__(self) -> None:
        super().__init__(NO_WALL, "no-wall", {})


class ThrowGrenade(ArcadeAction):
    """A-047: let the Grenade go off on this space."""

    def __init__(self, place: int, space: str) -> None:
        super().__init__(GRENADE, "grenade", {"space": space}, place=place)


class Discard(ArcadeAction):
    """A-051: a card that the Grenade costs."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(DISCARD, "discard", {"card": name}, card)
