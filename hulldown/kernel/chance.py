"""Chance is the only source of luck, in five kinds; every draw names its rule and its stream."""

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ChanceError, ReplayError

T = TypeVar("T")
MASK: Final = 0xFFFFFFFF


class Draw:
    """One use of luck: which rule asked, from which stream, how many outcomes, which one."""

    __slots__ = ("bound", "result", "rule", "stream")

    def __init__(self, rule: str, stream: str, bound: int, result: int) -> None:
        self.rule = rule
        self.stream = stream
        self.bound = bound
        self.result = result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Draw) and self.to_json() == other.to_json()

    def __repr__(self) -> str:
        return f"Draw({self.rule!r}, {self.stream!r}, {self.bound}, {self.result})"

    def to_json(self) -> list[JSON]:
        """The draw as a line of the log holds it."""
        return [self.rule, self.stream, self.bound, self.result]


def read_draw(data: JSON) -> Draw:
    """The draw that `Draw.to_json` wrote."""
    rule, stream, bound, result = data
    if not (isinstance(rule, str) and isinstance(stream, str)):
        raise ValueError("a draw names its rule and its stream")
    if not (isinstance(bound, int) and isinstance(result, int) and 0 <= result < bound):
        raise ValueError(f"no outcome {result!r} among {bound!r}")
    return Draw(rule, stream, bound, result)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What all kinds of chance offer."""

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """One of 0 … bound - 1, each equally likely."""
        raise NotImplementedError

    def pick(self, things: Sequence[T], rule: str = "", stream: str = "") -> T:
        """One of these, each equally likely."""
        return things[self.draw(len(things), rule, stream)]

    def take(self, things: list[T], rule: str, stream: str) -> T:
        """One of these, each equally likely, which leaves the list."""
        return things.pop(self.draw(len(things), rule, stream))

    def copy(self) -> "Chance":
        """A chance that will go on exactly as this one, where a match can be played with it."""
        raise NotImplementedError

    def published(self) -> dict[str, JSON]:
        """What a match header says of it."""
        return {"kind": "other"}


class SeededChance(Chance):
    """Fast and repeatable, for simulation: xorshift on four 32-bit words; ignores the stream."""

    def __init__(self, seed: int | str, copied: "SeededChance | None" = None) -> None:
        self.seed = seed
        self.x: i64
        self.y: i64
        self.z: i64
        self.w: i64
        if copied is not None:
            self.x, self.y, self.z, self.w = copied.x, copied.y, copied.z, copied.w
            return
        words = sha256(f"hulldown:{seed}".encode()).digest()
        self.x = int.from_bytes(words[0:4], "big") | 1
        self.y = int.from_bytes(words[4:8], "big")
        self.z = int.from_bytes(words[8:12], "big")
        self.w = int.from_bytes(words[12:16], "big")

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """One of 0 … bound - 1; the bias is below bound / 2**32."""
        if not 0 < bound <= 1 << 31:
            raise ChanceError("chance/bad-bound", rule=rule)
        t: i64 = self.x
        t = t ^ ((t << 11) & MASK)
        w: i64 = self.w
        self.x = self.y
        self.y = self.z
        self.z = w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return (w * bound) >> 32

    def copy(self) -> "SeededChance":
        """A chance that will go on exactly as this one."""
        return SeededChance(self.seed, self)

    def published(self) -> dict[str, JSON]:
        """The seed: a simulated match has no secrets."""
        return {"kind": "seeded", "seed": self.seed}


def commitment(secret: bytes) -> str:
    """What is published before the first draw of a fair match."""
    return sha256(b"hulldown-commit:" + secret).hexdigest()


class FairChance(Chance):
    """Verifiable: a keyed SHA-256 stream from a committed secret and the players' entropy.

    The n-th draw of a stream depends on nothing but the key, the stream's name and n.
    """

    def __init__(self, secret: bytes, entropy: tuple[str, ...] = ()) -> None:
        self.secret = secret
        self.entropy = entropy
        key = sha256(b"hulldown-key:" + secret)
        for word in entropy:
            key.update(sha256(word.encode()).digest())
        self.key = key.digest()
        self.drawn: dict[str, int] = {}

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """One of 0 … bound - 1, without bias."""
        if not 0 < bound <= 1 << 64:
            raise ChanceError("chance/bad-bound", rule=rule)
        number = self.drawn.get(stream, 0)
        self.drawn[stream] = number + 1
        limit = (1 << 64) - (1 << 64) % bound
        attempt = 0
        while True:
            block = sha256(self.key + f"{stream}/{number}/{attempt}".encode()).digest()
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % bound
            attempt += 1

    def copy(self) -> "FairChance":
        """A chance that will go on exactly as this one."""
        other = FairChance(self.secret, self.entropy)
        other.drawn = self.drawn.copy()
        return other

    def published(self) -> dict[str, JSON]:
        """The commitment and the players' words, never the secret."""
        return {
            "kind": "fair",
            "commitment": commitment(self.secret),
            "entropy": list(self.entropy),
        }


class RecordedChance(Chance):
    """For replays: gives the recorded draws and raises on any it did not expect."""

    def __init__(self, draws: list[Draw]) -> None:
        self.draws = draws
        self.used = 0

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """The recorded result of exactly this draw."""
        if self.used == len(self.draws):
            raise ReplayError("replay/mismatch", f"a draw for {rule} is not in the record")
        draw = self.draws[self.used]
        if draw.bound != bound or draw.rule != rule or draw.stream != stream:
            raise ReplayError(
                "replay/mismatch",
                f"the record holds {draw.to_json()}, the rules draw {[rule, stream, bound]}",
            )
        self.used += 1
        return draw.result

    def finish(self) -> None:
        """Raise if a recorded draw was not used."""
        if self.used != len(self.draws):
            left = self.draws[self.used].to_json()
            raise ReplayError("replay/mismatch", f"the recorded draw {left} was not used")

    def copy(self) -> "RecordedChance":
        """A chance that will go on exactly as this one."""
        other = RecordedChance(self.draws)
        other.used = self.used
        return other


class ScriptedChance(Chance):
    """For tests: the results in order; after the last one `rest`, or an error."""

    def __init__(self, results: list[int] | None = None, rest: int | None = None) -> None:
        self.results = results or []
        self.rest = rest
        self.used = 0

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """The next result of the script."""
        if self.used < len(self.results):
            result = self.results[self.used]
        elif self.rest is not None:
            result = min(self.rest, bound - 1)
        else:
            raise ChanceError("chance/script", f"nothing scripted for {rule} ({stream}, {bound})")
        if not 0 <= result < bound:
            raise ChanceError("chance/script", f"{result} is not below {bound} for {rule}")
        self.used += 1
        return result

    def copy(self) -> "ScriptedChance":
        """A chance that will go on exactly as this one."""
        other = ScriptedChance(self.results, self.rest)
        other.used = self.used
        return other


class EnumeratingChance(Chance):
    """Every outcome in turn: run an action, call `advance`, run it again until that is False."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.draws: list[Draw] = []

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """The outcome of the present path at this draw."""
        if bound < 1:
            raise ChanceError("chance/bad-bound", rule=rule)
        depth = len(self.draws)
        result = self.path[depth] if depth < len(self.path) else 0
        self.draws.append(Draw(rule, stream, bound, result))
        return result

    def probability(self) -> Fraction:
        """How likely the present path is."""
        ways = 1
        for draw in self.draws:
            ways *= draw.bound
        return Fraction(1, ways)

    def advance(self) -> bool:
        """Turn to the next path; False if all have been seen."""
        path = self.draws.copy()
        self.draws = []
        while path and path[-1].result + 1 == path[-1].bound:
            path.pop()
        self.path = [draw.result for draw in path]
        if not path:
            return False
        self.path[-1] += 1
        return True


class NotedChance(Chance):
    """Another chance, with every draw written down."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.draws: list[Draw] = []

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """The inner chance's draw, noted."""
        result = self.inner.draw(bound, rule, stream)
        self.draws.append(Draw(rule, stream, bound, result))
        return result


class NoChance(Chance):
    """For previews: refuses every draw."""

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """Refused: the answer needs luck."""
        raise ChanceError("chance/needed", rule=rule)
