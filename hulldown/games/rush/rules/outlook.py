"""What things are worth to a seat: the figures behind the rules of thumb.

The unit is a point of the final score. The figures were found by letting agents play. Nothing
here reads more than the seat may know, so that it is the same in worlds it cannot tell apart.
"""

from typing import Final

from hulldown.games.rush.catalog import (
    BASES_DESTROYED,
    COUNTRY_MEDALS,
    DOUBLE,
    HEAVY,
    MAX_SEATS,
    MOST_CARDS,
    NONE,
    REINFORCEMENTS,
    SINGLE,
    Catalogue,
)
from hulldown.games.rush.rules.counting import awarded, count_squads, figure_of, points
from hulldown.games.rush.state import DAMAGED, GONE, NOBODY, NOT_YET, State
from hulldown.kernel.messages import Seat

USUAL_LENGTH: Final = 13  # rounds
CARDS_A_TURN: Final = 3.4
# What a use of a card brings: for each resource, by its power, by its abilities, by its armour.
RESOURCE: Final = 0.3
FIGHTING: Final[list[float]] = [0.0, 0.5, 0.75]
HEAVY_FIGHTING: Final = 1.5
ABILITY: Final[list[float]] = [0.35, 0.15, 0.1, 0.3, 0.7, 0.1, 0.3, 1.0]
GUARD: Final[list[float]] = [0.0, 0.25, 0.5]
ONLY_BASES: Final = 0.6
ONLY_VEHICLES: Final = 0.8
NATIONAL: Final = 0.7
COMRADES: Final = 0.05  # for each Medal one has of the country
SECOND_USE: Final = 0.3
USUAL_CARD: Final = 0.25
# The chance of an Achievement by one's lead, from -4 to 4: early in the game, in its last round.
EARLY: Final[list[float]] = [0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.75, 0.85, 0.93]
LATE: Final[list[float]] = [0.0, 0.0, 0.02, 0.06, 0.15, 0.85, 0.95, 1.0, 1.0]
ACHIEVEMENT: Final = 8.0  # five points, which nobody else gets
BASE_POINTS: Final = 3
MOST_FIGHTERS: Final = 4
KINDS_OF_TARGET: Final = 24
"""Armour 0 to 2, damaged or not, dented or not, the last of its owner or not."""
KINDS_COUNTED: Final = 12
"""How many things one Achievement or another counts."""
NOT_IN_PLAY: Final = -1000
NOT_COUNTED: Final = -1001
NO_GAINS: Final[list[float]] = []


def rounds_left(state: State) -> float:
    """How many more turns each seat may expect."""
    if state.ending != NOT_YET:
        return 0.0
    bases = state.bases
    standing = 3
    for first in range(0, 3 * state.seats, 3):
        standing = min(standing, 3 - gone_from(bases, first))
    least = state.singles[0]
    for singles in state.singles:
        least = min(least, singles)
    rounds = min(float(USUAL_LENGTH - state.round), 1.5 * least)
    return max(1.0, min(rounds, 3.0 * standing))


def ahead_of_others(figures: list[int], seat: Seat) -> int:
    """How far a seat is ahead of the best other one."""
    best = -1
    for other, figure in enumerate(figures):
        if other != seat and figure > best:
            best = figure
    return figures[seat] - best


def by_lead(chances: list[float], ahead: int) -> float:
    """The chance to win an Achievement with such a lead."""
    return chances[min(8, max(0, ahead + 4))]


class Usual:
    """What the cards of a catalogue usually bring by themselves, whatever the position.

    `paying` for their resources, of which National ones count `rate`; `fighting` in an assault;
    `side` by abilities and armour. `alone` is each card as a list of its own.
    """

    __slots__ = ("_in_play", "alone", "cat", "fighting", "paying", "rate", "side")

    def __init__(self, cat: Catalogue) -> None:
        self.cat = cat
        self.paying: list[float] = []
        self.rate: list[float] = []
        self.fighting: list[float] = []
        self.side: list[float] = []
        self.alone: list[list[int]] = [[card] for card in range(cat.kinds)]
        self._in_play: tuple[tuple[int, ...], list[int]] = ((), [NOT_IN_PLAY] * KINDS_COUNTED)
        for card in range(cat.kinds):
            self.paying.append(max(0, cat.resources[card]) * RESOURCE)
            self.rate.append(1.0 if cat.national[card] == NONE else NATIONAL)
            self.fighting.append(usual_fighting(cat, card))
            side = GUARD[cat.armour[card]] / 2
            for ability, number in cat.abilities[card]:
                side += ABILITY[ability] * (number if ability == REINFORCEMENTS else 1)
            self.side.append(side)

    def leads(self, achievements: tuple[int, ...]) -> list[int]:
        """A list for the leads in what these Achievements count, none of them counted yet."""
        known, leads = self._in_play
        if known is not achievements:
            leads = [NOT_IN_PLAY] * KINDS_COUNTED
            if self.cat.rules.live_tally:  # RQ-42: else nobody sees how the squads stand
                for achievement in achievements:
                    leads[self.cat.counted[achievement]] = NOT_COUNTED
            self._in_play = (achievements, leads)
        return leads.copy()


def usual_fighting(cat: Catalogue, card: int) -> float:
    """What a card usually brings in an assault, without comrades."""
    if not cat.power[card]:
        return 0.0
    worth = HEAVY_FIGHTING if cat.klass[card] == HEAVY else FIGHTING[cat.power[card]]
    if cat.only_bases[card]:
        worth *= ONLY_BASES
    if cat.only_vehicles[card]:
        worth *= ONLY_VEHICLES
    return worth


LATEST: Final[list[Usual]] = []
"""Of the catalogues last asked about."""
KEPT: Final = 4


def usual_of(cat: Catalogue) -> Usual:
    """What the cards of this catalogue usually bring, worked out once."""
    for usual in LATEST:
        if usual.cat is cat:
            return usual
    usual = Usual(cat)
    LATEST.insert(0, usual)
    del LATEST[KEPT:]
    return usual


class Target:
    """An enemy Base that stands, as an attacker sees it; `armour` is its defender's, 0 if none.

    `kind` is a bit for all of that but the place.
    """

    __slots__ = ("armour", "damaged", "dented", "kind", "last", "place")

    def __init__(self, place: int, armour: int, damaged: bool, dented: bool, last: bool) -> None:
        self.place = place
        self.kind = 1 << (armour * 8 + damaged * 4 + dented * 2 + last)
        self.armour = armour
        self.damaged = damaged
        self.dented = dented
        self.last = last

    def copy(self) -> "Target":
        """The same target, to be hit in thought."""
        return Target(self.place, self.armour, self.damaged, self.dented, self.last)


def every_target() -> list[Target]:
    """Whatever an enemy Base can be like on any place: kind by kind."""
    return [
        Target(place, kind // 8, kind // 4 % 2 > 0, kind // 2 % 2 > 0, kind % 2 > 0)
        for place in range(3 * MAX_SEATS)
        for kind in range(KINDS_OF_TARGET)
    ]


TARGETS: Final = every_target()
"""Made once; whoever changes one changes a copy."""


def find_targets(state: State, me: Seat) -> list[Target]:
    """The enemy Bases that stand, from the left-hand neighbour's on."""
    armour, bases = state.cat.armour, state.bases
    defenders, dented = state.defenders, state.dented
    found: list[Target] = []
    for step in range(1, state.seats):
        first = (me + step) % state.seats * 3
        gone = gone_from(bases, first)
        for place in range(first, first + 3):
            status = bases[place]
            if status == GONE:
                continue
            number = place * KINDS_OF_TARGET
            if gone == 2:
                number += 1
            if status == DAMAGED:
                number += 4
            defender = defenders[place]
            if defender != NOBODY:
                number += armour[defender] * 8
                if dented[place]:
                    number += 2
            found.append(TARGETS[number])
    return found


def gone_from(bases: list[int], first: int) -> int:
    """How many of a player's three Bases are gone."""
    gone = 1 if bases[first] == GONE else 0
    if bases[first + 1] == GONE:
        gone += 1
    return gone + 1 if bases[first + 2] == GONE else gone


def few_alike(targets: list[Target], most: int) -> list[Target]:
    """At most this many of each kind, the first ones."""
    found: list[Target] = []
    for target in targets:
        alike = 0
        for other in found:
            if other.kind == target.kind:
                alike += 1
        if alike < most:
            found.append(target)
    return found


def add_singles(singles: list[int], cards: list[int]) -> None:
    """Count the single Medals of each country among these cards."""
    for card in cards:
        if SINGLE <= card < DOUBLE:
            singles[card - SINGLE] += 1


class Outlook:
    """A position as one seat judges it, for one decision."""

    __slots__ = (
        "_ahead", "_few", "_gains", "_leads", "_singles", "_targets", "base_gain", "card_gain",
        "cat", "left", "me", "share", "state", "uses", "usual",
    )  # fmt: skip

    def __init__(self, state: State, me: Seat) -> None:
        self.state = state
        self.cat = state.cat
        self.me = me
        self.left = rounds_left(state)
        self.share = min(1.0, self.left / USUAL_LENGTH)
        self.usual = usual_of(state.cat)
        self._leads: list[int] = self.usual.leads(state.achievements)
        self._gains = NO_GAINS
        self._singles: list[int] | None = None
        self._ahead = NOT_COUNTED
        self._targets: list[Target] | None = None
        self._few: list[Target] | None = None
        self.card_gain = self.gain(MOST_CARDS)
        self.base_gain = BASE_POINTS + self.gain(BASES_DESTROYED) + self.card_gain
        garage = len(state.garages[me])
        size = len(state.hands[me]) + garage + len(state.depots[me]) + 1
        turns = self.left - garage / 3
        self.uses = max(0.0, turns * CARDS_A_TURN / size)
        """How often a card that enters the squad now will still be drawn."""

    def targets(self) -> list[Target]:
        """The enemy Bases that stand, from the left-hand neighbour's on."""
        if self._targets is None:
            self._targets = find_targets(self.state, self.me)
        return self._targets

    def few_targets(self, fighters: int) -> list[Target]:
        """The same, without those that make no difference to so few fighters."""
        if fighters > MOST_FIGHTERS:
            return self.targets()
        if self._few is None:
            self._few = few_alike(self.targets(), MOST_FIGHTERS)
        return self._few

    # Achievements and points

    def one_more(self, ahead: int) -> float:
        """What it brings to have one more of what an Achievement counts, with such a lead."""
        now, then = min(8, max(0, ahead + 4)), min(8, max(0, ahead + 5))
        if now == then:
            return 0.0
        share, rest = self.share, 1 - self.share
        chance = EARLY[now] * share + LATE[now] * rest
        return ACHIEVEMENT * (EARLY[then] * share + LATE[then] * rest - chance)

    def gain(self, what: int) -> float:
        """What it brings to have one more of what an Achievement counts."""
        lead = self._leads[what]
        if lead == NOT_IN_PLAY:
            return 0.0
        if lead == NOT_COUNTED:
            if not self._gains:
                self._gains = [0.0] * KINDS_COUNTED
            self._gains[what] = self.one_more(self._lead(what))
        return self._gains[what]

    def loss(self, what: int) -> float:
        """What it costs to have one less; a number below 0."""
        if self._leads[what] == NOT_IN_PLAY:
            return 0.0
        self.gain(what)
        return -self.one_more(self._leads[what] - 1)

    def _lead(self, what: int) -> int:
        state, me = self.state, self.me
        best = 0
        for seat in range(state.seats):
            if seat != me:
                figure = figure_of(state, seat, what)
                best = max(best, figure)
        ahead = figure_of(state, me, what) - best
        self._leads[what] = ahead
        return ahead

    def ahead(self) -> int:
        """By how many points this seat leads, or trails the leader, as far as it can be seen."""
        if self._ahead == NOT_COUNTED:
            self._ahead = self._count_ahead()
        return self._ahead

    def _count_ahead(self) -> int:
        state = self.state
        if not self.cat.rules.live_tally:
            killed, razed = state.vehicles_destroyed, state.bases_destroyed
            seen = [killed[seat] + BASE_POINTS * razed[seat] for seat in range(state.seats)]
            return ahead_of_others(seen, self.me)
        counts = count_squads(state)
        won = awarded(state, counts)
        scores = [points(count, won[seat]) for seat, count in enumerate(counts)]
        return ahead_of_others(scores, self.me)

    def own_singles(self, country: int) -> int:
        """The single Medals of a country in the own squad, as far as it is told."""
        singles = self._singles
        if singles is None:
            state, me = self.state, self.me
            singles = self._singles = [0, 0, 0, 0]
            if self.cat.rules.live_tally:
                add_singles(singles, state.hands[me])
                add_singles(singles, state.garages[me])
                add_singles(singles, state.depots[me])
        return singles[country]

    # Cards

    def medal_gain(self, country: int) -> float:
        """What a Medal of this country brings, if there is one."""
        if not self.state.singles[country]:
            return 0.0
        return 1.0 + self.gain(COUNTRY_MEDALS + country) + self.card_gain

    def per_use(self, card: int) -> float:
        """What a card usually brings when it is drawn: its best use, and some for the others.

        In an assault it brings more for a country one fights for already.
        """
        usual = self.usual
        paying = usual.paying[card] * self.share * usual.rate[card]
        side = usual.side[card]
        fighting = usual.fighting[card]
        if fighting:
            fighting *= 1 + COMRADES * self.own_singles(self.cat.country[card])
        best = max(fighting, paying)
        best = max(best, side)
        return best + SECOND_USE * (paying + fighting + side - best)

    def worth(self, vehicle: int) -> float:
        """What a new Vehicle brings to the squad until the end."""
        in_play = self.gain(self.cat.klass[vehicle]) + self.card_gain
        return self.uses * (self.per_use(vehicle) - USUAL_CARD) + in_play
