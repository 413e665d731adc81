"""What a seat can ask for: one small class an intent, interned in the catalogue.

`verb` says which rule resolves it, `card` and `place` are what it is about.
"""

from typing import Final

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.toolbox.decisions import Verb

END_TURN: Final = Verb(0)
BUY: Final = Verb(1)
PAY: Final = Verb(2)
CLOSE_PURCHASE: Final = Verb(3)
CLOSE_BATCH: Final = Verb(4)
USE: Final = Verb(5)
DEPLOY: Final = Verb(6)
PUT_AWAY: Final = Verb(7)
ANNOUNCE: Final = Verb(8)
ATTACK: Final = Verb(9)
STAND_DOWN: Final = Verb(10)
SIEGE_BASE: Final = Verb(11)
SIEGE_DEFENDER: Final = Verb(12)
RESEARCH: Final = Verb(13)
REPAIR: Final = Verb(14)
STOP_REPAIR: Final = Verb(15)
DEFEND: Final = Verb(16)
TAKE_MEDALS: Final = Verb(17)
SABOTAGED: Final = Verb(18)
VERBS: Final = 19


class RushAction(Action):
    """An intent about a card, a place, or neither."""

    def __init__(
        self, verb: Verb, kind: str, fields: dict[str, JSON], card: int = -1, place: int = -1
    ) -> None:
        super().__init__(kind, fields)
        self.verb = verb
        self.card = card
        self.place = place


class EndTurn(RushAction):
    """R-035: play nothing more."""

    def __init__(self) -> None:
        super().__init__(END_TURN, "end", {})


class Buy(RushAction):
    """R-042: choose a Vehicle of the Reserve to buy."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(BUY, "buy", {"card": name}, card)


class Pay(RushAction):
    """R-044: spend a card on the purchase."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(PAY, "pay", {"card": name}, card)


class ClosePurchase(RushAction):
    """R-045: take the bought Vehicle."""

    def __init__(self) -> None:
        super().__init__(CLOSE_PURCHASE, "take", {})


class CloseBatch(RushAction):
    """R-147 (RQ-09): fill the Reserve after a batch of purchases."""

    def __init__(self) -> None:
        super().__init__(CLOSE_BATCH, "refill", {})


class Use(RushAction):
    """R-052: play a card for its abilities."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(USE, "use", {"card": name}, card)


class Deploy(RushAction):
    """R-060, R-061: let a Vehicle defend without using an ability."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(DEPLOY, "deploy", {"card": name}, card)


class PutAway(RushAction):
    """R-035 (RQ-33): put a card into the Depot unplayed."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(PUT_AWAY, "put-away", {"card": name}, card)


class Announce(RushAction):
    """R-070: announce a card for the assault."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(ANNOUNCE, "announce", {"card": name}, card)


class Attack(RushAction):
    """R-071: attack a defender, or a Base without one."""

    def __init__(self, card: int, name: str, place: int) -> None:
        fields = {"card": name, "seat": place // 3, "base": place % 3}
        super().__init__(ATTACK, "attack", fields, card, place)


class StandDown(RushAction):
    """R-077 (RQ-13): an announced card without a target goes to the Depot."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(STAND_DOWN, "stand-down", {"card": name}, card)


class SiegeBase(RushAction):
    """R-152: Siege Master strikes a Base."""

    def __init__(self, place: int) -> None:
        fields = {"seat": place // 3, "base": place % 3}
        super().__init__(SIEGE_BASE, "siege-base", fields, place=place)


class SiegeDefender(RushAction):
    """R-153: Siege Master strikes a defending Vehicle."""

    def __init__(self, place: int) -> None:
        fields = {"seat": place // 3, "base": place % 3}
        super().__init__(SIEGE_DEFENDER, "siege-defender", fields, place=place)


class Research(RushAction):
    """R-161: take a Vehicle of the Reserve."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(RESEARCH, "research", {"card": name}, card)


class Repair(RushAction):
    """R-165: move a card from the Depot to the Graveyard."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(REPAIR, "repair", {"card": name}, card)


class StopRepair(RushAction):
    """R-165: one card is enough."""

    def __init__(self) -> None:
        super().__init__(STOP_REPAIR, "repair-done", {})


class Defend(RushAction):
    """R-055, R-058: put the Vehicle on this Base."""

    def __init__(self, place: int) -> None:
        super().__init__(DEFEND, "defend", {"base": place}, place=place)


class TakeMedals(RushAction):
    """R-089: take this many of the Medals due as two-Medal cards."""

    def __init__(self, doubles: int) -> None:
        super().__init__(TAKE_MEDALS, "take-doubles", {"doubles": doubles}, place=doubles)


class Sabotaged(RushAction):
    """R-150: put a card of one's hand into the Depot."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(SABOTAGED, "give-up", {"card": name}, card)
