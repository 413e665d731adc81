"""The cards of a match, loaded once, shared by its states, never changed."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from hulldown.games.template.actions import DECLINE, DIG, FLARE, READY, SEND, ConvoyAction
from hulldown.kernel.actions import ActionTable
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError, DataError

FLARES: Final = 0
DEALT: Final = 5
KEYS: Final = {"id", "strength", "count", "source"}


class Catalogue:
    """T-002: the kinds of cards, how many there are of each, and the interned actions."""

    def __init__(self, cards: list[dict[str, Any]], config: Config) -> None:
        for place, card in enumerate(cards):
            if set(card) != KEYS or card["strength"] != place:
                raise DataError("data/bad-key", file="cards.toml", key=str(card.get("id", place)))
        self.seats = config.seats
        self.names: list[str] = [str(card["id"]) for card in cards]
        self.counts: list[int] = [int(card["count"]) for card in cards]
        self.kinds = len(cards)
        self.rounds = int(config.options["rounds"])
        self.scouting = bool(config.options["scouting"])
        self.ready = ConvoyAction(READY, "ready")
        self.sends = [ConvoyAction(SEND, "send", card, n) for card, n in enumerate(self.names)]
        self.digs = [ConvoyAction(DIG, "dig", card, n) for card, n in enumerate(self.names)]
        self.decline = ConvoyAction(DECLINE, "decline")
        self.flare = ConvoyAction(FLARE, "flare")
        self.table: ActionTable[ConvoyAction] = ActionTable(
            [self.ready, *self.sends[1:], *self.digs, self.decline, self.flare]
        )


def catalogue_of(config: Config) -> Catalogue:
    """The catalogue of a config, loaded the first time it is asked for."""
    if not isinstance(config.catalogue, Catalogue):
        if config.pack is not None:
            raise ConfigError("config/bad-value", "this game takes no content packs")
        text = (files("hulldown.games.template") / "data" / "cards.toml").read_text("utf-8")
        config.catalogue = Catalogue(tomllib.loads(text)["card"], config)
    return config.catalogue
