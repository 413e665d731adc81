"""4.1 to 4.2.6: the Battle Deck, lazy: its cards have no order until they are drawn.

D-017: what is Pulled is taken from the top. D-043: SHUFFLE lies in the lower half, that is "among
the last k"; GAME END (D-044) lies anywhere. Cards in use lie apart until what they are used for
is finished (DQ-05).
"""

from bisect import insort
from typing import Final

from hulldown.kernel.chance import Chance

NOTHING: Final = 0
SHUFFLE: Final = 101
GAME_END: Final = 102
STREAM: Final = "battle deck"
BLANK: Final = 0
NUMBER_OF_BLANK: Final = 100
EMPTY: Final[list[int]] = []


class Deck:
    """Draw pile, discards, cards in use, the special card in the pile, and what is due.

    `special` is SHUFFLE or GAME_END while it lies in the pile, `within` the number of last cards
    among which it lies. `passes` counts the shuffles still to come, the final one included;
    `shuffles` those made. `kept` is the card set aside for a Damage Check.
    """

    __slots__ = (
        "cards", "discards", "ended", "kept", "passes", "played", "pulled", "shuffle_due",
        "shuffles", "special", "within",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cards: list[int] = EMPTY
        self.discards: list[int] = EMPTY
        self.played: list[int] = EMPTY
        self.pulled: list[int] = EMPTY
        self.special: int = NOTHING
        self.within: int = 0
        self.passes: int = 0
        self.shuffles: int = 0
        self.kept: int = BLANK
        self.shuffle_due: bool = False
        self.ended: bool = False

    def clone(self) -> "Deck":
        """An independent copy."""
        other = Deck()
        other.cards = self.cards.copy()
        other.discards = self.discards.copy()
        other.played = self.played.copy()
        other.pulled = self.pulled.copy()
        other.special = self.special
        other.within = self.within
        other.passes = self.passes
        other.shuffles = self.shuffles
        other.kept = self.kept
        other.shuffle_due = self.shuffle_due
        other.ended = self.ended
        return other

    def parts(self) -> list[list[int]]:
        """The whole deck as lists of numbers."""
        flags = [int(self.shuffle_due), int(self.ended)]
        counts = [self.special, self.within, self.passes, self.shuffles, self.kept, *flags]
        return [self.cards, self.discards, self.played, self.pulled, counts]

    def fill(self, cards: list[int], passes: int) -> None:
        """D-042: the deck at the start; with no pass to come it holds GAME END at once."""
        self.cards = sorted(cards)
        self.discards = []
        self.played = []
        self.pulled = []
        self.passes = passes
        self.put_special()

    def put_special(self) -> None:
        """D-043, D-044, DQ-02, DQ-03: SHUFFLE into the lower half, or GAME END anywhere."""
        if self.ended:
            self.special = NOTHING
        elif self.passes > 0:
            self.special = SHUFFLE
            self.within = len(self.cards) // 2 + 1
        else:
            self.special = GAME_END
            self.within = len(self.cards) + 1

    def left(self) -> int:
        """How many cards lie in the pile, the special one among them."""
        return len(self.cards) + (1 if self.special else 0)

    def can_turn_special(self) -> bool:
        """D-043, D-044: may SHUFFLE or GAME END be the next card?"""
        return self.special != NOTHING and self.left() <= self.within

    def top(self, chance: Chance, rule: str) -> int:
        """The top card, special or not: with r ≤ k left each draw is the special with 1/r."""
        count = len(self.cards)
        if self.special:
            rest = count + 1
            if rest <= self.within:
                place = chance.draw(rest, rule, STREAM)
                if place == count:
                    found = self.special
                    self.special = NOTHING
                    return found
                return self.cards.pop(place)
        return self.cards.pop(chance.draw(count, rule, STREAM))

    def take(self, chance: Chance, rule: str) -> int:
        """The next Battle Card; SHUFFLE and GAME END are noted and replaced by another at once.

        D-012, D-047, D-049. D-046, D-048, D-050: a pile that has run out is shuffled first.
        DQ-69: BLANK if there is no card at all.
        """
        while True:
            if not self.cards and not self.special and not self.refill():
                return BLANK
            card = self.top(chance, rule)
            if card == SHUFFLE:
                self.shuffle_due = True
            elif card == GAME_END:
                self.ended = True
            else:
                return card

    def draw(self, chance: Chance, rule: str) -> int:
        """D-013, D-045, DQ-06: the same into a hand, but GAME END is not replaced."""
        while True:
            if not self.cards and not self.special and not self.refill():
                return BLANK
            card = self.top(chance, rule)
            if card == GAME_END:
                self.ended = True
                return BLANK
            if card != SHUFFLE:
                return card
            self.shuffle_due = True

    def pull(self, chance: Chance, rule: str) -> int:
        """D-017: take the top card and lay it out until the action or check is over."""
        card = self.take(chance, rule)
        if card:
            self.pulled.append(card)
        return card

    def refill(self) -> bool:
        """DQ-05, DQ-69: the pile has run out in the middle; was there anything to shuffle?"""
        if not self.discards:
            read = [card for card in self.pulled if card != self.kept]
            if not read:
                return False
            self.discards = read
            self.pulled = [card for card in self.pulled if card == self.kept]
        self.shuffle()
        return True

    def shuffle(self) -> None:
        """D-042, DQ-03: pile and discards; hands, Holding Boxes and bids stay where they are.

        D-011, DQ-02: it is a pass through the deck if SHUFFLE had come up or the pile had run out.
        """
        self.cards += self.discards
        self.cards.sort()
        self.discards = []
        self.shuffle_due = False
        self.shuffles += 1
        if self.passes > 0:
            self.passes -= 1
        self.put_special()

    def discard(self, card: int) -> None:
        """D-016: a card goes to the discards, face down."""
        insort(self.discards, card)

    def use(self, card: int) -> None:
        """D-168: a card played lies apart until its action is over."""
        self.played.append(card)

    def settle(self) -> bool:
        """D-045, D-047, D-274: the action is over: used cards are discarded, a due shuffle made.

        True if the deck was shuffled.
        """
        if self.played or self.pulled:
            self.discards += self.played
            self.discards += self.pulled
            self.discards.sort()
            self.played = []
            self.pulled = []
        self.kept = BLANK
        if self.shuffle_due and not self.ended:
            self.shuffle()
            return True
        return False


def read_deck(parts: list[list[int]]) -> Deck:
    """The deck whose `parts` these are."""
    deck = Deck()
    deck.cards, deck.discards, deck.played, deck.pulled = [list(part) for part in parts[:4]]
    deck.special, deck.within, deck.passes, deck.shuffles, deck.kept, due, ended = parts[4]
    deck.shuffle_due, deck.ended = bool(due), bool(ended)
    return deck
