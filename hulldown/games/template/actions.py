"""What a seat can ask for: small intents, interned in the catalogue.

`verb` says what is done, `card` with which kind of card.
"""

from typing import Final

from hulldown.kernel.actions import Action
from hulldown.toolbox.decisions import Verb

READY: Final = Verb(0)
SEND: Final = Verb(1)
DIG: Final = Verb(2)
DECLINE: Final = Verb(3)
FLARE: Final = Verb(4)


class ConvoyAction(Action):
    """An intent, with a card or without."""

    def __init__(self, verb: Verb, kind: str, card: int = -1, name: str = "") -> None:
        super().__init__(kind, {"card": name} if name else {})
        self.verb = verb
        self.card = card
