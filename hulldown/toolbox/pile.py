"""A face-down pile keeps its contents without order: the card is chosen when it is drawn."""

from bisect import insort
from collections.abc import Iterable

from hulldown.kernel.chance import Chance


class Pile:
    """The cards of a shuffled pile, sorted, because nobody knows their order yet."""

    __slots__ = ("cards",)

    def __init__(self, cards: Iterable[int] = ()) -> None:
        self.cards: list[int] = sorted(cards)

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, chance: Chance, rule: str, stream: str) -> int:
        """Take the top card: each one that is left is equally likely."""
        return self.cards.pop(chance.draw(len(self.cards), rule, stream))

    def take(self, card: int) -> None:
        """Take this card out."""
        self.cards.remove(card)

    def add(self, card: int) -> None:
        """Shuffle a card in."""
        insort(self.cards, card)

    def add_all(self, cards: Iterable[int]) -> None:
        """Shuffle cards in."""
        self.cards.extend(cards)
        self.cards.sort()

    def clone(self) -> "Pile":
        """An independent copy."""
        other = Pile()
        other.cards = self.cards.copy()
        return other
