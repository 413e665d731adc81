"""The positions of a match: a few are held, the others are played again when asked for."""

from bisect import bisect_right
from typing import Final, Generic, TypeVar

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.chance import RecordedChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import Game
from hulldown.kernel.record import ACT, Digests, Record
from hulldown.kernel.table import Table

S = TypeVar("S")
A = TypeVar("A", bound=Action)

LATEST: Final = 8
APART: Final = 64


class Positions(Digests, Generic[S, A]):
    """The position after each record, without keeping them all.

    Held are the latest ones and landmarks: the positions after every 64th record and after
    whatever is not an action. From a landmark the next positions follow by replaying the log.
    A state that was reached never changes again, so none of them is a copy.
    """

    def __init__(self, game: Game[S, A], config: Config, records: list[Record]) -> None:
        self.game = game
        self.config = config
        self.records = records
        self.landmarks: list[int] = []
        self.held: dict[int, S] = {}

    def begin(self, number: int, state: S) -> None:
        """A match is resumed: this is where its log has led."""
        self.landmarks.append(number)
        self.held[number] = state

    def add(self, record: Record, state: S) -> None:
        """Hold the position after the newest record, and let go of one that has grown old."""
        record.digests = self
        if record.kind != ACT or record.number - self.landmarks[-1] >= APART:
            self.landmarks.append(record.number)
        self.held[record.number] = state
        old = record.number - LATEST
        if old in self.held and self._landmark(old) != old:
            del self.held[old]

    def encoded(self, number: int) -> JSON:
        """The position after this record as data."""
        state = self.held.get(number)
        if state is None:
            return self._replayed(number)[-1]
        return self.game.encode_state(state)

    def digest_of(self, number: int) -> str:
        """The digest of the position after this record; its neighbours learn theirs, too."""
        if number not in self.held:
            first = self._landmark(number)
            for later, position in enumerate(self._replayed(self._last_of(first)), first):
                self.records[later].known_digest = digest(position)
            return self.records[number].known_digest
        return digest(self.encoded(number))

    def _landmark(self, number: int) -> int:
        before = bisect_right(self.landmarks, number)
        assert before, "a resumed match knows no position before the one it began with"
        return self.landmarks[before - 1]

    def _last_of(self, landmark: int) -> int:
        """The last record that is replayed from this landmark."""
        index = bisect_right(self.landmarks, landmark)
        return (self.landmarks[index] if index < len(self.landmarks) else len(self.records)) - 1

    def _replayed(self, number: int) -> list[JSON]:
        """The positions from the landmark before this record up to it, as data."""
        first = self._landmark(number)
        table = Table(self.game.clone(self.held[first]), RecordedChance([]))
        actions = self.game.actions(self.config)
        out: list[JSON] = [self.game.encode_state(self.held[first])]
        for record in self.records[first + 1 : number + 1]:
            assert record.seat is not None
            table.state = self.game.clone(table.state)  # what was encoded may share its lists
            table.chance = RecordedChance(record.draws)
            self.game.resolve(table, record.seat, actions.decode(record.action))
            out.append(self.game.encode_state(table.state))
        return out
