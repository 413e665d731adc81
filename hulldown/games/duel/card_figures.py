"""Figures to compare the designed cards with: `python -m hulldown.games.duel.card_figures`.

How often a shot hits and penetrates at five distances, counted over the hundred cards; what one or
two penetrations do to a fresh Seasoned tank, in trials with the rules themselves; and how long two
sensible players with three tanks each fight.
"""

import sys
from typing import Final

from hulldown.games.duel import GAME
from hulldown.games.duel.catalog import Catalogue, catalogue_of
from hulldown.games.duel.flow import DECISIONS, first_position
from hulldown.games.duel.rules.administration import check_burning
from hulldown.games.duel.rules.damage import begin_damage, rally_check, run_damage
from hulldown.games.duel.rules.deck import STREAM
from hulldown.games.duel.rules.firing import LAST_HIT
from hulldown.games.duel.rules.judging.policy import policy
from hulldown.games.duel.rules.orders import ADMINISTRATION_PRICE, orders_in
from hulldown.games.duel.rules.pulls import settle
from hulldown.games.duel.state import State, empty_table, put
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.table import Table

TRIALS: Final = 20_000
BATTLES: Final = 400
DISTANCES: Final = (400, 800, 1200, 1600, 2000)
PAIRS: Final = (
    ("pz4g", "t34_76_m43"), ("t34_76_m43", "pz4g"), ("stug3g", "t34_85"), ("t34_85", "stug3g"),
    ("panther_a", "t34_85"), ("t34_85", "panther_a"), ("su100", "panther_a"), ("tiger1", "is2m"),
    ("is2m", "tiger1"), ("t34_76_m43", "tiger1"), ("tiger1", "t34_76_m43"),
)  # fmt: skip
COLOURS: Final = ("light", "mixed", "heavy")
GERMAN: Final = ("pz4g", "stug3g", "panther_a", "tiger1")
CARDS_HELD: Final = 4
FIRER_SEAT, VICTIM_SEAT = 0, 1


def battle(german: str, soviet: str) -> Catalogue:
    """A fight of one tank against another."""
    force = f"german_i {german}; soviet_i {soviet}"
    return catalogue_of(GAME.info.configure(2, {"force": force}))


def hit_and_pierce(shooter: str, target: str, metres: int) -> float:
    """D-263, D-267, D-270: from the front, without size and other modifiers."""
    is_german = shooter in GERMAN
    cat = battle(*((shooter, target) if is_german else (target, shooter)))
    gun, enemy = (0, 1) if is_german else (1, 0)
    step = metres // 200
    pierced = 0
    for place in cat.location[enemy]:
        need = cat.armour[enemy][place * 2] - cat.penetration[gun][step]
        pierced += cat.piercing(need).bit_count()
    hits = min(LAST_HIT, cat.to_hit[gun][step])
    return hits * pierced / (100 * 100 * len(cat.location[enemy]))


def penetrate(table: Table[State], colour: str) -> None:
    """D-267, D-274, D-277: a penetration somewhere; the card kept gives colour and Critical."""
    state, chance = table.state, table.chance
    if state.out[VICTIM_SEAT]:
        return
    deck = state.deck
    place = state.cat.location[VICTIM_SEAT][deck.pull(chance, "D-267") % 10]
    deck.kept = deck.pull(chance, "D-270")
    heavy = state.cat.heavy[deck.kept] if colour == "mixed" else colour == "heavy"
    begin_damage(state, VICTIM_SEAT, FIRER_SEAT, place, heavy)
    run_damage(table, state.frames.top())
    settle(table)


def administer(table: Table[State]) -> None:
    """D-026, D-027, D-141, D-146: a hand of four cards pays where it can, else Pulls."""
    state = table.state
    if state.out[VICTIM_SEAT]:
        return
    cards = state.deck.cards.copy()
    hand = [table.chance.take(cards, "D-026", "hand") for _ in range(CARDS_HELD)]
    icons = orders_in(state, hand)
    if state.burning[VICTIM_SEAT] and icons >= ADMINISTRATION_PRICE:
        state.burning = put(state.burning, VICTIM_SEAT, 0)
        icons = 0
    elif state.burning[VICTIM_SEAT]:
        check_burning(table, VICTIM_SEAT)
    if state.broken[VICTIM_SEAT] and not state.out[VICTIM_SEAT]:
        if icons >= ADMINISTRATION_PRICE:
            state.broken = put(state.broken, VICTIM_SEAT, 0)
        else:
            rally_check(table, VICTIM_SEAT)
    settle(table)


def losses(colour: str, trials: int, soviet: str = "t34_76_m43") -> list[float]:
    """How often it is lost at once; after its next Administration; so after two penetrations."""
    cat = battle("pz4g", soviet)
    chance = SeededChance(f"figures/{colour}")
    counts = [0, 0, 0]
    for _ in range(trials):
        table = Table(empty_table(cat), chance)
        table.state.damage_deck = list(range(len(cat.criticals)))
        penetrate(table, colour)
        counts[0] += table.state.out[VICTIM_SEAT]
        once = Table(table.state.clone(), chance)
        administer(once)
        counts[1] += once.state.out[VICTIM_SEAT]
        penetrate(table, colour)
        administer(table)
        counts[2] += table.state.out[VICTIM_SEAT]
    return [count / trials for count in counts]


class CountingChance(Chance):
    """Luck that counts the cards taken from the Battle Deck."""

    def __init__(self, seed: str) -> None:
        self.luck = SeededChance(seed)
        self.cards = 0

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """D-017, D-127: a card, or other luck."""
        self.cards += int(stream == STREAM)
        return self.luck.draw(bound, rule, stream)


def pace(battles: int) -> tuple[float, float]:
    """D-005, D-009: rounds and Battle Cards of a fight between two players with three tanks each.

    Both play by the same rules of thumb, which read nothing hidden.
    """
    cat = catalogue_of(GAME.info.configure(2, {"tanks": "3"}))
    rounds = cards = 0
    for number in range(battles):
        chance = CountingChance(f"pace/{number}")
        table = Table(first_position(cat, chance), chance)
        state = table.state
        while state.asked:
            seat = state.asked[0]
            chosen = policy(state, seat, DECISIONS.legal_actions(state, seat))
            DECISIONS.resolve(table, seat, chosen)
        rounds += state.round
        cards += chance.cards
    return rounds / battles, cards / battles


def main(trials: int, battles: int) -> None:
    """Print the tables, and how long a battle lasts."""
    print("hit and penetrate    " + "".join(f"{metres:>7} m" for metres in DISTANCES))
    for shooter, target in PAIRS:
        row = [f"{hit_and_pierce(shooter, target, metres):9.2f}" for metres in DISTANCES]
        print(f"{shooter} at {target}".ljust(21) + "".join(row))
    print(f"\n{trials:,} trials     lost at once   by Administration   after two")
    for colour in COLOURS:
        at_once, later, twice = losses(colour, trials)
        print(f"{colour:14}{at_once:17.1%}{later:20.1%}{twice:12.1%}")
    rounds, cards = pace(battles)
    print(f"\n{battles} battles of two players, six tanks: {rounds:.1f} rounds, {cards:.0f} cards")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else TRIALS, BATTLES)
