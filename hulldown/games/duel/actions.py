"""What a seat can ask for: small intents, made once in the catalogue and reused.

`verb` says which rule resolves it, `card` is the Battle Number it is about, `value` a tank, a
seat, a distance or whatever else the verb needs.
"""

from typing import Final, NewType

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.toolbox.decisions import Verb

NONE: Final = -1

BID: Final = Verb(0)
HOLD_BACK: Final = Verb(1)
MOVE: Final = Verb(2)
FIRE: Final = Verb(3)
FLANK: Final = Verb(4)
TERRAIN: Final = Verb(5)
LEADERSHIP: Final = Verb(6)
SMOKE: Final = Verb(7)
COMMAND: Final = Verb(8)
LAY: Final = Verb(9)
STOP: Final = Verb(10)
SPOT: Final = Verb(11)
LOAD: Final = Verb(12)
UNLOAD: Final = Verb(13)
HULL_DOWN: Final = Verb(14)
RESEAT: Final = Verb(15)
PASS: Final = Verb(16)
UNLOCK: Final = Verb(17)
EXTINGUISH: Final = Verb(18)
AT: Final = Verb(19)
SHAKE: Final = Verb(20)
RELEASE: Final = Verb(21)
USE: Final = Verb(22)
ROB: Final = Verb(23)
GO: Final = Verb(24)
AIM: Final = Verb(25)
QUICK: Final = Verb(26)
BOOST: Final = Verb(27)
LOOK: Final = Verb(28)
PAY: Final = Verb(29)
GIVE: Final = Verb(30)
ENOUGH: Final = Verb(31)
DECLARE: Final = Verb(32)
END: Final = Verb(33)
DISCARD: Final = Verb(34)
KEEP: Final = Verb(35)
TACTICS: Final = Verb(36)
DECLINE: Final = Verb(37)
TAKE: Final = Verb(38)
SHED: Final = Verb(39)
LOSE: Final = Verb(40)
ACQUIRE: Final = Verb(41)
BAIL_OUT: Final = Verb(42)
FIGHT: Final = Verb(43)
ORDER: Final = Verb(44)
OCCUPY: Final = Verb(45)
PICK: Final = Verb(46)
REPORT: Final = Verb(47)
FRIEND: Final = Verb(48)
GUN: Final = Verb(50)
ADVANCE: Final = Verb(51)
ATTACK: Final = Verb(52)
ARM: Final = Verb(53)
HATCH: Final = Verb(54)

Use = NewType("Use", int)
"""What a card that may do several things is played for."""
USES: Final = (
    "spot", "hull-down", "conceal", "steal", "special", "steady-driver", "steady-gunner",
)  # fmt: skip
USE_SPOT: Final = Use(0)
USE_HULL_DOWN: Final = Use(1)
USE_CONCEAL: Final = Use(2)
USE_STEAL: Final = Use(3)
USE_SPECIAL: Final = Use(4)
USE_STEADY_DRIVER: Final = Use(5)
USE_STEADY_GUNNER: Final = Use(6)
WEAPONS: Final = ("first", "hand-to-hand")
HATCHES: Final = ("open", "closed")
GROUNDS: Final = ("hill", "road")
CHANGES: Final = (
    "assistant-drives", "loader-drives", "gunner-drives", "commander-fires", "loader-fires",
)  # fmt: skip
AMMUNITION: Final = ("as-it-is", "load", "unload")
STEP: Final = 200
FURTHEST: Final = 400


class DuelAction(Action):
    """An intent about a card, something else, or neither."""

    def __init__(
        self,
        verb: Verb,
        kind: str,
        fields: dict[str, JSON] | None = None,
        card: int = NONE,
        value: int = NONE,
    ) -> None:
        super().__init__(kind, fields)
        self.verb = verb
        self.card = card
        self.value = value


class Plain(DuelAction):
    """An intent that needs no more words."""

    def __init__(self, verb: Verb, kind: str) -> None:
        super().__init__(verb, kind)


class OfCard(DuelAction):
    """An intent about a card of one's hand."""

    def __init__(self, verb: Verb, kind: str, card: int, name: str) -> None:
        super().__init__(verb, kind, {"card": name}, card=card)


class OfTank(DuelAction):
    """An intent about a tank."""

    def __init__(self, verb: Verb, kind: str, tank: int, name: str) -> None:
        super().__init__(verb, kind, {"tank": name}, value=tank)


class OfNumber(DuelAction):
    """An intent about a distance, a level or a seat."""

    def __init__(self, verb: Verb, kind: str, key: str, number: int) -> None:
        super().__init__(verb, kind, {key: number}, value=number)


class OfWord(DuelAction):
    """An intent about one of several named things."""

    def __init__(self, verb: Verb, kind: str, word: str, value: int) -> None:
        super().__init__(verb, kind, {"how": word}, value=value)
