"""What a balance report of Rush counts, and what must hold."""

from typing import Final

from hulldown.games.rush import actions as act
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import ABILITIES, COUNTRIES, FIRST_VEHICLE, Catalogue, catalogue_of
from hulldown.games.rush.rules.counting import leader
from hulldown.games.rush.rules.ending import tally
from hulldown.games.rush.state import DOUBLES, MAIN, SINGLES, State
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome, Seat
from hulldown.toolbox.report import (
    ORDINALS,
    SHARED_WIN,
    WINNERS,
    Bars,
    Counting,
    Counts,
    Dot,
    Dots,
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

MEDALS_WITHIN: Final = 0.15
WINS_WITHIN: Final = 0.03
ROUNDS: Final = (9, 16)
VEHICLE_TABLES: Final = ("could buy", "bought", "owned", "owner won")


class RushMeasure(Counting):
    """Counts in game after game; wins in parts, because they may be shared."""

    def __init__(self, cat: Catalogue) -> None:
        super().__init__()
        self.cat = cat
        self._turn = (0, 0)
        self._offered: set[int] = set()
        self._owners: set[tuple[Seat, int]] = set()
        self._usable: set[int] = set()
        self._used: set[int] = set()
        self._uses: Counts = {}

    def decides(
        self, state: State, seat: Seat, legal: list[RushAction], action: RushAction
    ) -> None:
        """What a turn could buy or use, what it bought and used, and who did."""
        if state.asking == MAIN:
            if self._turn != (state.round, seat):
                self._close_turn()
                self._turn = (state.round, seat)
            self._offered |= {other.card for other in legal if other.verb == act.BUY}
            self._usable |= {other.card for other in legal if other.verb == act.USE}
        if action.verb == act.BUY:
            self.count("bought", self.cat.names[action.card])
        if action.verb in (act.BUY, act.RESEARCH):
            self._owners.add((seat, action.card))
        if action.verb == act.USE:
            self._used.add(action.card)
            for ability in self._abilities({action.card}):
                count_deed(self._uses, ability, seat)

    def _close_turn(self) -> None:
        for card in self._offered:
            self.count("could buy", self.cat.names[card])
        for ability in self._abilities(self._usable):
            self.count("could use", ability)
        for ability in self._abilities(self._used):
            self.count("used", ability)
        self._offered, self._usable, self._used = set(), set(), set()

    def _abilities(self, cards: set[int]) -> set[str]:
        return {ABILITIES[ability] for card in cards for ability, _ in self.cat.abilities[card]}

    def ends(self, state: State, outcome: Outcome) -> None:
        """How long it took, who took what, who won."""
        self._close_turn()
        self.count("rounds", str(state.round))
        for country, name in enumerate(COUNTRIES):
            taken = SINGLES - state.singles[country] + 2 * (DOUBLES - state.doubles[country])
            self.count("medals", name, taken)
        wins = [int(SHARED_WIN * outcome.share(seat)) for seat in range(state.seats)]
        for seat in outcome.winners:
            self.count("wins by turn", ORDINALS[(seat - state.first) % state.seats], wins[seat])
        for number in state.achievements:
            name = self.cat.achievements[number]
            self.count("in play", name)
            self.count("awarded", name, int(leader(tally(state, number)) >= 0))
        for seat, parts in enumerate(outcome.scores):
            for part, points in parts.items():
                self.count("points", part, points)
                if seat in outcome.winners:
                    self.count(WINNERS, part, points * wins[seat])
        for seat, card in self._owners:
            self.count("owned", self.cat.names[card])
            if seat in outcome.winners:
                self.count("owner won", self.cat.names[card], wins[seat])
        self.count_most("used most", self._uses, wins)
        self._owners, self._uses = set(), {}
        self._turn = (0, 0)


def begin(config: Config) -> RushMeasure:
    """Something that counts, for games with this config."""
    return RushMeasure(catalogue_of(config))


# What must hold


def turn_shares(config: Config, counts: Counts, games: int) -> list[float]:
    """The share of wins of each place in the turn order."""
    return win_shares(counts.get("wins by turn", {}), config.seats, games)


def gates(config: Config, counts: Counts, games: int) -> list[Gate]:
    """Countries, turn order and length."""
    medals = [counts["medals"][country] for country in COUNTRIES]
    mean = sum(medals) / 4 or 1
    off = [taken / mean - 1 for taken in medals]
    return [
        Gate(
            "Medals of each country against their mean",
            f"within {MEDALS_WITHIN:.0%}",
            f"{min(off):+.1%} to {max(off):+.1%}",
            max(map(abs, off)) <= MEDALS_WITHIN,
        ),
        equal_gate("place in the turn order", turn_shares(config, counts, games), WINS_WITHIN),
        length_gate(counts["rounds"], *ROUNDS),
    ]


# Tables and plots


def sections(config: Config, counts: Counts, games: int) -> list[Section]:
    """Countries, turn order, length, points, Achievements, Vehicles."""
    text = "Who begins is drawn by lot, so this, and not the seat, is what turn order does."
    return [
        medals_section(counts, games),
        turns_section(text, "to play", turn_shares(config, counts, games), WINS_WITHIN, games),
        length_section(counts["rounds"], games),
        points_section(counts, config.seats, games),
        achievements_section(counts),
        vehicles_section(config, counts),
    ]


def medals_section(counts: Counts, games: int) -> Section:
    """How many Medals each country's fighters won."""
    taken = [counts["medals"][country] / games for country in COUNTRIES]
    mean = sum(taken) / 4 or 1
    rows = [
        (country, f"{number:.2f}", f"{number / mean - 1:+.1%}")
        for country, number in zip(COUNTRIES, taken, strict=True)
    ]
    band = (mean * (1 - MEDALS_WITHIN), mean * (1 + MEDALS_WITHIN))
    text = "Medals taken in a game, from kills and by Invulnerability; a two-Medal card counts 2."
    plot = Bars(list(COUNTRIES), taken, "Medals a game", band=band)
    return Section(
        "Medals by country", text, ("country", "Medals a game", "off the mean"), rows, plot
    )


def achievements_section(counts: Counts) -> Section:
    """How often each Achievement finds a single leader."""
    names = sorted(counts["in play"])
    shares = [counts["awarded"][name] / counts["in play"][name] for name in names]
    rows = [
        (name, f"{counts['in play'][name]:,}", percent(share))
        for name, share in zip(names, shares, strict=True)
    ]
    text = "How often an Achievement was in play, and how often it was awarded then (no tie)."
    plot = Bars(names, shares, "share awarded")
    return Section("Achievements", text, ("Achievement", "in play", "awarded"), rows, plot)


def vehicles_section(config: Config, counts: Counts) -> Section:
    """Which Vehicles are bought when they can be, and whether their owners win."""
    cat = catalogue_of(config)
    rows, dots = [], []
    for card in range(FIRST_VEHICLE, cat.kinds):
        name, facts = cat.names[card], cat.facts[card]
        could, bought, owned, won = (counts.get(table, {}).get(name, 0) for table in VEHICLE_TABLES)
        share = bought / could if could else 0.0
        wins = won / SHARED_WIN / owned if owned else 0.0
        figures = (str(facts[key]) for key in ("cost", "resources"))
        shown = (name, str(facts["country"]), str(facts["class"]), *figures, f"{could:,}")
        rows.append((*shown, percent(share), f"{owned:,}", percent(wins)))
        if owned:
            dots.append(Dot(name, str(facts["country"]), share, wins))
    rows.sort(key=lambda row: (-float(row[6].rstrip("%")), row[0]))
    text = (
        "In how many turns a Vehicle could be bought and how often it was; how many players came "
        "to own it, bought or by Research, and how often they won. Owners of expensive Vehicles "
        "are those who could pay for them."
    )
    plot = Dots(dots, "bought when it could be", "wins of its owners")
    columns = (
        "Vehicle",
        "country",
        "class",
        "cost",
        "resources",
        "could",
        "bought",
        "owners",
        "won",
    )
    return Section("Vehicles", text, columns, rows, plot)


# What can be compared


def rates(config: Config, counts: Counts, games: int) -> list[Rate]:
    """Vehicles bought, abilities used, wins by Vehicle and by ability, Achievements awarded."""
    cat = catalogue_of(config)
    names = cat.names[FIRST_VEHICLE : cat.kinds]
    could, bought, owned, won = (counts.get(table, {}) for table in VEHICLE_TABLES)
    awarded, played = counts.get("awarded", {}), counts.get("in play", {})
    return [
        *rates_of("bought", names, bought, could, "card"),
        *rates_of("owners_won", names, won, owned, "card", SHARED_WIN),
        *ability_rates(cat, owned, won),
        *use_rates(counts),
        *rates_of("awarded", sorted(played), awarded, played, "achievement"),
    ]


def ability_rates(cat: Catalogue, owned: dict[str, int], won: dict[str, int]) -> list[Rate]:
    """How often those win who own a Vehicle with an ability; each Vehicle owned counts."""
    owners: dict[str, int] = {}
    wins: dict[str, int] = {}
    for card in range(FIRST_VEHICLE, cat.kinds):
        name = cat.names[card]
        for ability in {ability for ability, _ in cat.facts[card]["abilities"]}:
            owners[ability] = owners.get(ability, 0) + owned.get(name, 0)
            wins[ability] = wins.get(ability, 0) + won.get(name, 0)
    return rates_of("owners_won", sorted(owners), wins, owners, "ability", SHARED_WIN)


def use_rates(counts: Counts) -> list[Rate]:
    """How often an ability is used, and how often those win who used it more than anybody else."""
    could, used, most, won = (
        counts.get(table, {}) for table in ("could use", "used", "used most", "used most won")
    )
    return [
        *rates_of("used", ABILITIES, used, could, "ability"),
        *rates_of("users_won", ABILITIES, won, most, "ability", SHARED_WIN),
    ]
