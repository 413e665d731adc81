"""What a balance report of Arcade counts, and what must hold."""

from collections.abc import Sequence
from typing import Final

from hulldown.games.arcade import actions as act
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import CARDS, OF_EACH, POWERS
from hulldown.games.arcade.state import State
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Event, Outcome, Seat
from hulldown.toolbox.report import (
    ORDINALS,
    SHARED_WIN,
    WINNERS,
    Bars,
    Counting,
    Counts,
    Gate,
    Rate,
    Section,
    count_deed,
    equal_gate,
    length_gate,
    length_section,
    percent,
    points_section,
    rates_of,
    turns_section,
    win_shares,
)

WINS_WITHIN: Final = 0.05
ROUNDS: Final = (4, 20)
TAKEN: Final = "power-up-taken"
POWER_UPS: Final = {"power-up-placed": "appeared", TAKEN: "taken"}
DEEDS: Final = {act.READY: "planned", act.DISENGAGE: "disengaged", act.EXCHANGE: "exchanged"}


class ArcadeMeasure(Counting):
    """Counts in game after game; wins in parts, because they may be shared."""

    def __init__(self) -> None:
        super().__init__(listens=True)
        self._played: Counts = {}
        self._taken: Counts = {}

    def decides(
        self, state: State, seat: Seat, legal: list[ArcadeAction], action: ArcadeAction
    ) -> None:
        """What is planned, which cards are played, and how often a tank comes back."""
        if action.verb in DEEDS:
            self.count("plans", DEEDS[action.verb])
        elif action.verb == act.STACK:
            self.count("cards", CARDS[action.card])
            count_deed(self._played, CARDS[action.card], seat)
        elif action.verb == act.PLACE and state.round:
            self.count("plans", "tank lost")

    def hears(self, events: Sequence[Event]) -> None:
        """Which Power-Ups appear, and who takes them."""
        for event in events:
            said = event.message
            if said.id in POWER_UPS:
                power = str(said.args["power"]).removeprefix("power:")
                self.count(POWER_UPS[said.id], power)
                if said.id == TAKEN:
                    seat = str(said.args["seat"]).removeprefix("seat:")
                    count_deed(self._taken, power, int(seat))

    def ends(self, state: State, outcome: Outcome) -> None:
        """How long it took, who won and what for; who played and took what most."""
        self.count("rounds", str(state.round))
        begun = (state.first - state.round + 1) % state.seats
        wins = [int(SHARED_WIN * outcome.share(seat)) for seat in range(state.seats)]
        for seat in outcome.winners:
            self.count("wins", ORDINALS[(seat - begun) % state.seats], wins[seat])
        for seat, parts in enumerate(outcome.scores):
            for part, points in parts.items():
                self.count("points", part, points)
                if seat in outcome.winners:
                    self.count(WINNERS, part, points * wins[seat])
        self.count_most("played most", self._played, wins)
        self.count_most("took most", self._taken, wins)
        self._played, self._taken = {}, {}


def begin(config: Config) -> ArcadeMeasure:
    """Something that counts, for games with this config."""
    return ArcadeMeasure()


def gates(config: Config, counts: Counts, games: int) -> list[Gate]:
    """Nobody profits from beginning, and a match is not over at once or never."""
    shares = win_shares(counts.get("wins", {}), config.seats, games)
    return [
        equal_gate("place in the first round's order", shares, WINS_WITHIN),
        length_gate(counts["rounds"], *ROUNDS),
    ]


def sections(config: Config, counts: Counts, games: int) -> list[Section]:
    """Turn order, length, points, cards and plans."""
    shares = win_shares(counts.get("wins", {}), config.seats, games)
    text = "The places of the first round; later the First Player token goes round."
    return [
        turns_section(text, "to place", shares, WINS_WITHIN, games),
        length_section(counts["rounds"], games),
        points_section(counts, config.seats, games),
        cards_section(counts),
        plans_section(counts, games),
    ]


def cards_section(counts: Counts) -> Section:
    """Which cards are played more often than they are in the deck."""
    played = counts.get("cards", {})
    total = sum(played.values()) or 1
    shares = [played.get(card, 0) / total for card in CARDS]
    rows = [
        (card, percent(share), percent(of / sum(OF_EACH)))
        for card, share, of in zip(CARDS, shares, OF_EACH, strict=True)
    ]
    text = "The share of each card among those that were played, and in a deck."
    return Section("Cards", text, ("card", "played", "in a deck"), rows, Bars(
        list(CARDS), shares, "share of cards played"))  # fmt: skip


def plans_section(counts: Counts, games: int) -> Section:
    """How often players disengage, exchange and lose their tanks."""
    rows = [(what, f"{number / games:.2f}") for what, number in sorted(counts["plans"].items())]
    return Section("Plans", "How often in a game, all seats together.", ("what", "a game"), rows)


def rates(config: Config, counts: Counts, games: int) -> list[Rate]:
    """Cards by use and by wins, kinds of plan, and Power-Ups by use and by wins."""
    cards, plans, appeared, taken = (
        counts.get(table, {}) for table in ("cards", "plans", "appeared", "taken")
    )
    played_most, played_won, took_most, took_won = (
        counts.get(table, {})
        for table in ("played most", "played most won", "took most", "took most won")
    )
    made = {what: plans.get(what, 0) for what in ("planned", "disengaged")}
    return [
        *rates_of("played", CARDS, cards, dict.fromkeys(CARDS, sum(cards.values())), "card"),
        *rates_of("players_won", CARDS, played_won, played_most, "card", SHARED_WIN),
        *rates_of("taken", POWERS, taken, appeared, "power"),
        *rates_of("takers_won", POWERS, took_won, took_most, "power", SHARED_WIN),
        *rates_of("plans", list(made), made, dict.fromkeys(made, sum(made.values())), "plan"),
    ]
