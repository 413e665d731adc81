"""A-056, A-058: a face-down reserve, from which tokens are laid out seen or unseen.

Nobody knows its order, so none is kept: a token is chosen when it is turned over.
"""

from bisect import insort

from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance


class Reserve:
    """`maybe` lie in the reserve or, `out` of them, unseen on the board; `surely` in the reserve.

    AQ-04, AQ-60: nobody knows which of `maybe` lie out; what came back since lies in the reserve.
    """

    __slots__ = ("maybe", "out", "surely")

    def __init__(self, tokens: list[int]) -> None:
        self.maybe = tokens
        self.surely: list[int] = []
        self.out = 0

    def size(self) -> int:
        """How many tokens lie in the reserve."""
        return len(self.maybe) + len(self.surely) - self.out

    def draw(self, chance: Chance, rule: str, stream: str) -> int:
        """Turn a token of the reserve over: each one there is equally likely."""
        if self.surely:
            place = chance.draw(self.size(), rule, stream)
            if place < len(self.surely):
                return self.surely.pop(place)
        return self.maybe.pop(chance.draw(len(self.maybe), rule, stream))

    def lay_out(self) -> None:
        """Put a token on the board unseen; nothing has come back by then that would be known."""
        assert not self.surely
        self.out += 1

    def turn_over(self, chance: Chance, rule: str, stream: str) -> int:
        """See a token that lay out unseen; it is no part of the reserve any more."""
        self.out -= 1
        token = self.maybe.pop(chance.draw(len(self.maybe), rule, stream))
        self._settle()
        return token

    def take_in(self) -> None:
        """Shuffle a token back that lay out unseen."""
        self.out -= 1
        self._settle()

    def put_back(self, token: int) -> None:
        """Shuffle a token back that everybody knows."""
        insort(self.surely if self.out else self.maybe, token)

    def _settle(self) -> None:
        if not self.out and self.surely:
            self.maybe = sorted(self.maybe + self.surely)
            self.surely = []

    def clone(self) -> "Reserve":
        """An independent copy."""
        other = Reserve(self.maybe.copy())
        other.surely = self.surely.copy()
        other.out = self.out
        return other

    def encode(self) -> JSON:
        """The reserve as data."""
        return [self.maybe, self.surely, self.out]


def read_reserve(data: JSON) -> Reserve:
    """The reserve that `Reserve.encode` wrote."""
    reserve = Reserve(list(data[0]))
    reserve.surely = list(data[1])
    reserve.out = data[2]
    return reserve
