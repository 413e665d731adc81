"""Positions to be shown before anybody plays: one from the middle, and how a match would begin."""

from functools import cache
from typing import Any, Final

from hulldown.agents import SeatedAgent, drive, load_agent, seat_agents
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ConfigError, DataError
from hulldown.kernel.match import Match
from hulldown.server import wire
from hulldown.server.lobby import bot_name
from hulldown.server.match_info import info_of
from hulldown.server.match_rows import AnyMatch
from hulldown.server.rows import MatchRow, SeatRow
from hulldown.server.sight import Stream

SEED: Final = "specimen"
SEATS: Final = 2
LINES: Final = 6


@cache
def sample(game: str) -> wire.Moments:
    """A position from the middle of a match, as the first seat sees it."""
    whole = _played(game, None)
    match = _played(game, len(whole.records) * 3 // 5)
    stream = Stream(0)
    stream.follow(match)
    moment = wire.Moment(0, stream.lines[-LINES:], match.view(0).data, list(match.seats_to_act))
    return wire.Moments(info_of(row_of(match)), 0, 0, 1, [moment])


def row_of(match: AnyMatch) -> MatchRow:
    """A match that nobody plays, as the lobby would keep it."""
    return MatchRow(
        id=SEED,
        game=match.game.info.id,
        status="over",
        listed=False,
        host="",
        created=0.0,
        changed=0.0,
        choices=match.config.to_json(),
        pace=wire.Pace(),
        secret=b"",
        rules_version=match.game.info.rules_version,
        header=match.header.to_json(),
        seats=[SeatRow(n, "agent", "agent", name=bot_name(n)) for n in range(match.config.seats)],
    )


def opening(game: str, request: wire.Setup) -> wire.Opening:
    """The first position of a match that might be made, as a spectator sees it, or why not."""
    rules = load(game)
    info = rules.info
    try:
        config = info.configure(
            request.seats, request.options, request.scenario, request.teams, request.pack
        )
        match: Match[Any, Any] = Match(rules, config, SeededChance(SEED))
    except (ConfigError, DataError) as error:
        said = wire.Error(error.code, error.message, error.hint, error.details)
        return wire.Opening(error=said)
    return wire.Opening(match.view(None).data)


def _played(game: str, records: int | None) -> Match[Any, Any]:
    """A match of agents, to the end or until it has that many records."""
    rules = load(game)
    config = rules.info.configure(max(rules.info.min_seats, min(SEATS, rules.info.max_seats)))
    match: Match[Any, Any] = Match(rules, config, SeededChance(SEED))
    kinds = [load_agent("greedy" if rules.hooks.policy else "random")] * config.seats
    seated: list[SeatedAgent | None] = [*seat_agents(rules, config, kinds, SEED)]
    if records is None:
        drive(match, seated)
        return match
    while match.outcome is None and len(match.records) < records:
        one = seated[match.seats_to_act[0]]
        assert one is not None
        legal = match.legal(one.seat)
        match.step(one.seat, one.choose(rules, match.at(one.seat), legal))
    return match
