"""The cards of a match, loaded once, shared by its states, never changed."""

from typing import Final

from hulldown.games.template.actions import DECLINE, DIG, FLARE, READY, SEND, ConvoyAction
from hulldown.kernel.actions import ActionTable
from hulldown.kernel.config import Config
from hulldown.toolbox.data import read_entries

FLARES: Final = 0
DEALT: Final = 5
KEYS: Final = {"id", "count", "source"}


class Catalogue:
    """T-002: the kinds of cards by strength, how many there are of each, the interned actions."""

    def __init__(self, config: Config) -> None:
        cards = read_entries("hulldown.games.template", "cards.toml", "card", KEYS)
        self.seats = config.seats
        self.rounds = int(config.options["rounds"])
        self.scouting = bool(config.options["scouting"])
        self.kinds = len(cards)
        self.counts: list[int] = [int(card["count"]) for card in cards]
        self.names: list[str] = [str(card["id"]) for card in cards]
        self.ids: list[str] = [f"card:{name}" for name in self.names]
        self.ready = ConvoyAction(READY, "ready")
        self.sends = [ConvoyAction(SEND, "send", card, n) for card, n in enumerate(self.names)]
        self.digs = [ConvoyAction(DIG, "dig", card, n) for card, n in enumerate(self.names)]
        self.decline = ConvoyAction(DECLINE, "decline")
        self.flare = ConvoyAction(FLARE, "flare")
        self.table: ActionTable[ConvoyAction] = ActionTable(
            [self.ready, *self.sends[1:], *self.digs, self.decline, self.flare]
        )
