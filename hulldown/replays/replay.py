"""A match read from a file: to be watched, and to be played again."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import digest
from hulldown.kernel.chance import Chance, FairChance, RecordedChance, SeededChance
from hulldown.kernel.config import Config, read_config
from hulldown.kernel.errors import ConfigError, HulldownError, MatchError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message, Outcome, Seat
from hulldown.kernel.record import SETUP, Header, Record
from hulldown.kernel.situation import Saved
from hulldown.replays.errors import ReplayFileError
from hulldown.replays.lines import LinePlace

AnyMatch = Match[Any, Action]
Games = Callable[[str], AnyGame]


class Result:
    """The last line: how the match ended (None: not yet), and the secret of a fair chance."""

    def __init__(self, outcome: Outcome | None, secret: bytes | None) -> None:
        self.outcome = outcome
        self.secret = secret


class Replay:
    """Header, records and result of a match, with the games its rules are looked up in."""

    def __init__(
        self, header: Header, records: Sequence[Record], result: Result, games: Games
    ) -> None:
        self.header = header
        self.records = records
        self.result = result
        self.games = games

    def watch(self, seat: Seat | None) -> Iterator[tuple[int, Message]]:
        """What the seat (None: a spectator) saw, each with its record's number; needs no rules."""
        seats = self.header.config.get("seats")
        if seat is not None and not (isinstance(seats, int) and 0 <= seat < seats):
            raise MatchError("match/seat", f"no such seat: {seat}")
        for record in self.records:
            for event in record.events:
                message = event.seen_by(seat)
                if message is not None:
                    yield record.number, message

    def walk(self) -> Iterator[AnyMatch]:
        """The match after each record: one object that goes on; raises where rules differ."""
        game = self.games(self.header.game)
        spot = LinePlace(2, 0)
        try:
            match = self._begin(game)
            yield match
            for record in self.records[1:]:
                spot = LinePlace(record.number + 2, record.number)
                match.redo(record)
                yield match
        except HulldownError as error:
            raise self._difference(game, spot, error.message) from error
        ended = None if match.outcome is None else match.outcome.to_json()
        stored = None if self.result.outcome is None else self.result.outcome.to_json()
        if ended != stored:
            spot = LinePlace(len(self.records) + 2)
            raise self._difference(game, spot, f"is {stored}, the rules say {ended}")

    def match_at(self, number: int) -> AnyMatch:
        """The match as it was after this record; it can be played on where its luck is known."""
        if not 0 <= number < len(self.records):
            hint = f"They go from 0 to {len(self.records) - 1}."
            raise ConfigError("config/bad-value", f"no such record: {number}", hint)
        match = next(islice(self.walk(), number, None))
        chance = self.chance()
        if chance is not None:
            for record in match.records:
                for draw in record.draws:
                    chance.draw(draw.bound, draw.rule, draw.stream)
            match.draw_from(chance)
        return match

    def chance(self) -> Chance | None:
        """The luck of the match from its beginning; None where the file does not tell."""
        published = self.header.chance
        if published["kind"] == "seeded":
            return SeededChance(published["seed"])
        if published["kind"] == "fair" and self.result.secret is not None:
            return FairChance(self.result.secret, tuple(published["entropy"]))
        return None

    def _begin(self, game: AnyGame) -> AnyMatch:
        setup = self.records[0]
        config = read_config(game.info, self.header.config)
        match = self._first(game, config)
        match.follow(self.header)
        if match.compared(match.records[0]) != match.compared(setup):
            raise ReplayFileError("replay/mismatch", "the first position differs")
        return match

    def _first(self, game: AnyGame, config: Config) -> AnyMatch:
        setup = self.records[0]
        chance = RecordedChance(setup.draws)
        if setup.action is None:
            return Match(game, config, chance, automatic=False)
        state = game.decode_state(config, setup.action["position"])
        known = digest(game.encode_state(state))
        again = Record(0, SETUP, None, setup.action, first=0, known_digest=known)
        saved = Saved(self.header, [again], state, chance, automatic=False)
        return Match.resume(game, config, saved)

    def _difference(self, game: AnyGame, spot: LinePlace, what: str) -> ReplayFileError:
        then, now = self.header.rules_version, game.info.rules_version
        if then == now:
            return spot.error("replay/mismatch", what)
        where = "the result" if spot.record is None else f"record {spot.record}"
        return ReplayFileError(
            "replay/rules",
            f"recorded under rules {then}, rules {now} differ at {where}: "
            "can be watched, not replayed",
            line=spot.line,
            record=spot.record,
        )
