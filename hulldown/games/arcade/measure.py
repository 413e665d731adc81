"""What a balance report of Arcade counts, and what must hold."""

from typing import Final

from hulldown.games.arcade import actions as act
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import CARDS, OF_EACH
from hulldown.games.arcade.state import State
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome, Seat
from hulldown.toolbox.report import SHARED_WIN, Bars, Counts, Gate, Section, percent

WINS_WITHIN: Final = 0.05
ROUNDS: Final = (4, 20)
WINNERS: Final = "winners' points"
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
DEEDS: Final = {act.READY: "planned", act.DISENGAGE: "disengaged", act.EXCHANGE: "exchanged"}


class ArcadeMeasure:
    """Counts in game after game; wins in sixtieths, because they may be shared."""

    def __init__(self) -> None:
        self.counts: Counts = {}

    def count(self, table: str, key: str, number: int = 1) -> None:
        """Add to a number."""
        numbers = self.counts.setdefault(table, {})
        numbers[key] = numbers.get(key, 0) + number

    def decides(
        self, state: State, seat: Seat, legal: list[ArcadeAction], action: ArcadeAction
    ) -> None:
        """What is planned, which cards are played, and how often a tank comes back."""
        if action.verb in DEEDS:
            self.count("plans", DEEDS[action.verb])
        elif action.verb == act.STACK:
            self.count("cards", CARDS[action.card])
        elif action.verb == act.PLACE and state.round:
            self.count("plans", "tank lost")

    def ends(self, state: State, outcome: Outcome) -> None:
        """How long it took, who won and what for."""
        self.count("rounds", str(state.round))
        self.count("reasons", outcome.reason)
        begun = (state.first - state.round + 1) % state.seats
        for seat in outcome.winners:
            share = SHARED_WIN // len(outcome.winners)
            self.count("wins", ORDINALS[(seat - begun) % state.seats], share)
        for seat, parts in enumerate(outcome.scores):
            for part, points in parts.items():
                self.count("points", part, points)
                if seat in outcome.winners:
                    self.count(WINNERS, part, points * SHARED_WIN // len(outcome.winners))


def begin(config: Config) -> ArcadeMeasure:
    """Something that counts, for games with this config."""
    return ArcadeMeasure()


def quantile(counts: dict[str, int], share: float) -> int:
    """The length that this share of games does not exceed."""
    lengths = sorted(int(length) for length, number in counts.items() for _ in range(number))
    return lengths[min(len(lengths) - 1, int(share * len(lengths)))]


def win_shares(config: Config, counts: Counts, games: int) -> list[float]:
    """The share of wins of each place in the first round's order."""
    wins = counts.get("wins", {})
    return [wins.get(name, 0) / SHARED_WIN / games for name in ORDINALS[: config.seats]]


def gates(config: Config, counts: Counts, games: int) -> list[Gate]:
    """Nobody profits from beginning, and a match is not over at once or never."""
    fair = 1 / config.seats
    off = [share - fair for share in win_shares(config, counts, games)]
    median = quantile(counts["rounds"], 0.5)
    return [
        Gate(
            "Wins of each place in the first round's order against an equal share",
            f"within {WINS_WITHIN * 100:.0f} points of {fair:.1%}",
            f"{100 * min(off):+.1f} to {100 * max(off):+.1f} points",
            max(map(abs, off)) <= WINS_WITHIN,
        ),
        Gate(
            "Median length",
            f"{ROUNDS[0]} to {ROUNDS[1]} rounds",
            f"{median} rounds",
            ROUNDS[0] <= median <= ROUNDS[1],
        ),
    ]


def sections(config: Config, counts: Counts, games: int) -> list[Section]:
    """Endings, turn order, length, points, cards and plans."""
    return [
        reasons_section(counts, games),
        turns_section(config, counts, games),
        rounds_section(counts, games),
        points_section(config, counts, games),
        cards_section(counts),
        plans_section(counts, games),
    ]


def reasons_section(counts: Counts, games: int) -> Section:
    """How matches end."""
    rows = [(reason, percent(n / games)) for reason, n in sorted(counts["reasons"].items())]
    return Section("Endings", "Why the games ended.", ("reason", "games"), rows)


def turns_section(config: Config, counts: Counts, games: int) -> Section:
    """Does it matter who begins?"""
    shares = win_shares(config, counts, games)
    names = list(ORDINALS[: config.seats])
    fair = 1 / config.seats
    text = "The places of the first round; later the First Player token goes round."
    plot = Bars(names, shares, "share of wins", games, (fair - WINS_WITHIN, fair + WINS_WITHIN))
    rows = [(name, percent(share)) for name, share in zip(names, shares, strict=True)]
    return Section("Wins by turn order", text, ("to place", "wins"), rows, plot)


def rounds_section(counts: Counts, games: int) -> Section:
    """How long games take."""
    lengths = counts["rounds"]
    rounds = list(range(min(map(int, lengths)), max(map(int, lengths)) + 1))
    shares = [lengths.get(str(number), 0) / games for number in rounds]
    tenths = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
    names = ("shortest", "10 %", "25 %", "median", "75 %", "90 %", "longest")
    rows = [tuple(str(quantile(lengths, share)) for share in tenths)]
    plot = Bars([str(number) for number in rounds], shares, "share of games")
    return Section("Length in rounds", "How long the games took.", names, rows, plot)


def points_section(config: Config, counts: Counts, games: int) -> Section:
    """Where the points come from; alone, the rounds."""
    rows = [
        (
            part,
            f"{points / games / config.seats:.2f}",
            f"{counts[WINNERS].get(part, 0) / games / SHARED_WIN:.2f}",
        )
        for part, points in counts["points"].items()
    ]
    text = "Points a game, of all seats and of the winner."
    return Section("Points", text, ("from", "a seat", "the winner"), rows)


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
