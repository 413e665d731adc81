"""How the matches of a person ended: by game, by opponent, one by one."""

from collections.abc import Callable, Sequence
from hashlib import blake2s

from hulldown.server.rows import FinishedMatch, SeatRow
from hulldown.server.wire import Tally

WON, LOST, DRAWN = "won", "lost", "drawn"
HERE = "here"


class FinishedMatches:
    """The finished matches of one person, the latest first."""

    def __init__(self, person: str, matches: Sequence[FinishedMatch]) -> None:
        self.person = person
        self.matches = [match for match in matches if self._places(match)]

    def chosen(self, game: str, result: str, other: str) -> list[str]:
        """The ids of the matches of this game, with this end, with this other; empty: any."""
        return [
            match.id
            for match in self.matches
            if game in {"", match.game}
            and result in {"", self._result(match)}
            and (not other or other in map(self._id_of, self._others(match)))
        ]

    def games(self) -> list[Tally]:
        """Each game that was played, the one played most first."""
        return self._counted(lambda match: [Tally(match.game)])

    def others(self) -> list[Tally]:
        """Everybody who was played against, the latest first."""
        met = self._counted(lambda match: [self._tally_of(seat) for seat in self._others(match)])
        places = {match.id: place for place, match in enumerate(self.matches)}
        return sorted(met, key=lambda tally: places[tally.latest])

    def _counted(self, kinds: Callable[[FinishedMatch], list[Tally]]) -> list[Tally]:
        found: dict[str, Tally] = {}
        for match in self.matches:
            result = self._result(match)
            for kind in {tally.id: tally for tally in kinds(match)}.values():
                tally = found.setdefault(kind.id, kind)
                tally.latest = tally.latest or match.id
                setattr(tally, result, getattr(tally, result) + 1)
        return sorted(found.values(), key=lambda tally: -(tally.won + tally.lost + tally.drawn))

    def _places(self, match: FinishedMatch) -> list[int]:
        """Where the person sat; others at the same screen do not count."""
        own = (seat for seat in match.seats if seat.player == self.person)
        return [seat.seat for seat in own if seat.wish != HERE]

    def _sides(self, match: FinishedMatch) -> list[int]:
        return match.teams or [seat.seat for seat in match.seats]

    def _result(self, match: FinishedMatch) -> str:
        sides, places = self._sides(match), self._places(match)
        first = match.ranking[0] if match.ranking else []
        if not any(place in first for place in places):
            return LOST
        is_shared = len(first) == len(match.seats) and len(set(sides)) > 1
        return DRAWN if is_shared else WON

    def _others(self, match: FinishedMatch) -> list[SeatRow]:
        """The people who sat on another side."""
        sides, places = self._sides(match), self._places(match)
        own = {sides[place] for place in places}
        return [
            seat
            for seat in match.seats
            if sides[seat.seat] not in own and (seat.kind == "agent" or seat.player)
        ]

    def _tally_of(self, seat: SeatRow) -> Tally:
        if seat.kind == "agent":
            return Tally(self._id_of(seat), agent=seat.agent)
        return Tally(self._id_of(seat), seat.name)

    def _id_of(self, seat: SeatRow) -> str:
        """Tells one other from another; it says nothing of who that is."""
        if seat.kind == "agent":
            return f"agent:{seat.agent}"
        if seat.player == self.person:
            return f"here:{seat.name}"
        return blake2s(f"{self.person} {seat.player}".encode(), digest_size=9).hexdigest()
