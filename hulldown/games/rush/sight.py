"""What the rules of thumb read off a view, and what they think it is worth.

The unit is a point of the final score. The figures were found by letting agents play.
"""

from typing import Any, Final

from hulldown.games.rush.catalog import COUNTRIES
from hulldown.kernel.messages import View

Facts = dict[str, Any]

USUAL_LENGTH: Final = 13  # rounds
CARDS_A_TURN: Final = 3.4
# What a use of a card brings: for each resource, by its power, by its abilities, by its armour.
RESOURCE: Final = 0.3
FIGHTING: Final = (0.0, 0.5, 0.75)
HEAVY: Final = 1.5
ABILITY: Final = {
    "reinforcements": 0.35, "recruitment": 0.15, "scouting": 0.1, "sabotage": 0.3, "siege": 0.7,
    "research": 0.1, "repair": 0.3, "invulnerability": 1.0,
}  # fmt: skip
GUARD: Final = (0.0, 0.25, 0.5)
ONLY_BASES: Final = 0.6
ONLY_VEHICLES: Final = 0.8
NATIONAL: Final = 0.7
COMRADES: Final = 0.05  # for each Medal one has of the country
SECOND_USE: Final = 0.3
USUAL_CARD: Final = 0.25
# The chance of an Achievement by one's lead, from -4 to 4: early in the game, in its last round.
EARLY: Final = (0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.75, 0.85, 0.93)
LATE: Final = (0.0, 0.0, 0.02, 0.06, 0.15, 0.85, 0.95, 1.0, 1.0)
ACHIEVEMENT: Final = 8.0  # five points, which nobody else gets
BASE_POINTS: Final = 3
ACHIEVEMENT_POINTS: Final = 5
POINTS: Final = {
    "card:base": BASE_POINTS,
    **{f"card:{country}_medal": 1 for country in COUNTRIES},
    **{f"card:{country}_two_medals": 2 for country in COUNTRIES},
}
BARRACKS: Final = ("card:technicians", "card:volunteers", "card:engineers")
MOST_OF: Final = {
    "light": "light_tanks", "medium": "medium_tanks", "spg": "spgs", "heavy": "heavy_tanks",
    "auxiliary": "auxiliary_units", "ussr": "soviet_medals", "germany": "german_medals",
    "usa": "american_medals", "france": "french_medals",
}  # fmt: skip


class Target:
    """An enemy Base that stands, as an attacker sees it."""

    __slots__ = ("armour", "damaged", "dented", "last", "place")

    def __init__(self, place: int, base: Facts, armour: int, last: bool) -> None:
        self.place = place
        self.armour = armour
        self.damaged: bool = base["state"] == "damaged"
        self.dented: bool = base["defender_damaged"]
        self.last = last


class Sight:
    """A view, read for one decision."""

    def __init__(self, view: View) -> None:
        data = view.data
        assert view.seat is not None
        self.me = view.seat
        self.data = data
        self.cards: dict[str, Facts] = data["cards"]
        self.turn: Facts = data["turn"]
        self.own: Facts = data["seats"][self.me]
        self.left = turns_left(data)
        self.share = min(1.0, self.left / USUAL_LENGTH)
        self.leads = {
            entry["id"].removeprefix("achievement:"): lead(entry["tally"], self.me)
            for entry in data["achievements"]
        }
        self.card_gain = self.gain("most_cards")
        self.base_gain = BASE_POINTS + self.gain("bases_destroyed") + self.card_gain

    # Achievements

    def chance(self, ahead: int) -> float:
        """The chance to win an Achievement with such a lead, now."""
        place = min(8, max(0, ahead + 4))
        return EARLY[place] * self.share + LATE[place] * (1 - self.share)

    def gain(self, achievement: str, more: int = 1) -> float:
        """What it brings to have one more (or one less) of what an Achievement counts."""
        ahead = self.leads.get(achievement)
        if ahead is None:
            return 0.0
        return ACHIEVEMENT * (self.chance(ahead + more) - self.chance(ahead))

    # Cards

    def uses(self) -> float:
        """How often a card that enters the squad now will still be drawn."""
        own = self.own
        size: int = own["hand"] + own["garage"] + own["depot"] + 1
        turns: float = self.left - own["garage"] / 3
        return max(0.0, turns * CARDS_A_TURN / size)

    def medal_gain(self, country: str) -> float:
        """What a Medal of this country brings, if there is one."""
        if not self.data["medals"][COUNTRIES.index(country)]["singles"]:
            return 0.0
        return 1.0 + self.gain(MOST_OF[country]) + self.card_gain

    def fighting(self, facts: Facts) -> float:
        """What a card usually brings in an assault, more in a country one fights for already."""
        worth = HEAVY if facts["class"] == "heavy" else FIGHTING[facts["power"]]
        if facts["only_bases"]:
            worth *= ONLY_BASES
        if facts["only_vehicles"]:
            worth *= ONLY_VEHICLES
        medals: int = self.own.get("squad", ()).count(f"card:{facts['country']}_medal")
        return worth * (1 + COMRADES * medals)

    def per_use(self, facts: Facts) -> float:
        """What a card usually brings when it is drawn: its best use, and some for the others."""
        paying: float = (facts["resources"] or 0) * RESOURCE * self.share
        if facts["national"]:
            paying *= NATIONAL
        side = GUARD[facts["armour"]] / 2
        for name, number in facts["abilities"]:
            side += ABILITY[name] * (number if name == "reinforcements" else 1)
        fighting = self.fighting(facts) if facts["power"] else 0.0
        best = max(paying, fighting, side)
        return best + SECOND_USE * (paying + fighting + side - best)

    def worth(self, facts: Facts) -> float:
        """What a new Vehicle brings to the squad until the end."""
        counted = self.gain(MOST_OF[facts["class"]]) + self.card_gain
        return self.uses() * (self.per_use(facts) - USUAL_CARD) + counted

    # The table

    def own_bases(self) -> tuple[int, int]:
        """How many own Bases stand, and how many of them have no defender."""
        standing = [base for base in self.own["bases"] if base["state"] != "gone"]
        return len(standing), sum(base["defender"] is None for base in standing)

    def targets(self) -> list[Target]:
        """The enemy Bases that stand, from the left-hand neighbour's on."""
        found: list[Target] = []
        seats = self.data["seats"]
        for step in range(1, len(seats)):
            seat = (self.me + step) % len(seats)
            bases = enumerate(seats[seat]["bases"])
            standing = [(place, base) for place, base in bases if base["state"] != "gone"]
            for place, base in standing:
                armour = self.cards[base["defender"]]["armour"] if base["defender"] else 0
                found.append(Target(seat * 3 + place, base, armour, len(standing) == 1))
        return found

    def ahead(self) -> int:
        """By how many points this seat leads, or trails the leader."""
        return ahead_of_others(points(self.data), self.me)


def ahead_of_others(counts: list[int], me: int) -> int:
    """How far a seat is ahead of the best other one."""
    return counts[me] - max(counts[:me] + counts[me + 1 :])


def lead(tally: list[int] | None, me: int) -> int | None:
    """A seat's lead in an Achievement, if the tally is open."""
    return None if tally is None else ahead_of_others(tally, me)


def turns_left(data: Facts) -> float:
    """How many more turns each seat may expect."""
    if data["ending"]:
        return 0.0
    singles: int = min(pile["singles"] for pile in data["medals"])
    gone = max([base["state"] for base in seat["bases"]].count("gone") for seat in data["seats"])
    rounds = float(USUAL_LENGTH - data["round"])
    return max(1.0, min(rounds, 1.5 * singles, 3.0 * (3 - gone)))


def points(data: Facts) -> list[int]:
    """Each seat's points if the game ended now, as far as they can be seen."""
    totals = []
    for seat in data["seats"]:
        if "squad" in seat:
            totals.append(sum(POINTS.get(card, 0) for card in seat["squad"]))
        else:
            totals.append(seat["vehicles_destroyed"] + BASE_POINTS * seat["bases_destroyed"])
    for entry in data["achievements"]:
        tally = entry["tally"]
        if tally and tally.count(max(tally)) == 1:
            totals[tally.index(max(tally))] += ACHIEVEMENT_POINTS
    return totals
