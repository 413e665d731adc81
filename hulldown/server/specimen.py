"""A real position of each game for the front page: agents play, and half-way we look."""

from functools import cache
from typing import Any, Final

from hulldown.agents import Player, drive, load_agent, seat_players
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.server import wire
from hulldown.server.desk import bot_name
from hulldown.server.sight import Stream, info_of
from hulldown.server.storage.rows import MatchRow, SeatRow

SEED: Final = "specimen"
SEATS: Final = 2
LINES: Final = 6


@cache
def specimen(game: str) -> wire.Moments:
    """A position from the middle of a match, as the first seat sees it."""
    whole = _played(game, None)
    match = _played(game, len(whole.records) * 3 // 5)
    config = match.config
    seats = [SeatRow(n, "agent", "agent", name=bot_name(n)) for n in range(config.seats)]
    version = match.game.info.rules_version
    row = MatchRow(
        SEED, game, "over", False, "", 0.0, 0.0, config.to_json(), wire.Pace(), b"", version,
        match.header.to_json(), seats=seats,
    )  # fmt: skip
    stream = Stream(0)
    stream.follow(match)
    moment = wire.Moment(0, stream.lines[-LINES:], match.view(0).data, list(match.seats_to_act))
    return wire.Moments(info_of(row), 0, 0, 1, [moment])


def _played(game: str, records: int | None) -> Match[Any, Any]:
    """A match of agents, to the end or until it has so many records."""
    rules = load(game)
    config = rules.info.configure(max(rules.info.min_seats, min(SEATS, rules.info.max_seats)))
    match: Match[Any, Any] = Match(rules, config, SeededChance(SEED))
    kinds = [load_agent("greedy" if rules.hooks.greedy else "random")] * config.seats
    players: list[Player | None] = [*seat_players(rules, config, kinds, SEED)]
    if records is None:
        drive(match, players)
        return match
    while match.outcome is None and len(match.records) < records:
        player = players[match.seats_to_act[0]]
        assert player is not None
        legal = match.legal(player.seat)
        match.step(player.seat, player.choose(rules, match.at(player.seat), legal))
    return match
