"""How to play: a game's guide in a language, and the positions that its pictures show."""

import tomllib
from functools import cache
from typing import Any

from hulldown.games import load, read_file
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.server import wire
from hulldown.server.errors import ServerError
from hulldown.server.match_info import info_of
from hulldown.server.sample import SEED, row_of
from hulldown.server.sight import offered
from hulldown.server.texts import check


def has_guide(game: str) -> bool:
    """Does the game's folder hold a guide?"""
    return read_file(game, "guide", "en.md") is not None


@cache
def guide(game: str, language: str) -> wire.Guide:
    """How to play a game, in the language if the game speaks it, else in English."""
    load(game)
    check(language)
    for spoken in (language, "en"):
        text = read_file(game, "guide", f"{spoken}.md")
        if text is not None:
            return wire.Guide(spoken, text, scenes(game))
    raise ServerError(
        404,
        "http/not-found",
        f"{game} has no guide.",
        f"Its rules are at /api/games/{game}/rulebook.",
    )


@cache
def scenes(game: str) -> dict[str, wire.Scene]:
    """The positions of `guide/scenes.toml` by name."""
    written = tomllib.loads(read_file(game, "guide", "scenes.toml") or "")
    return {name: scene(game, data) for name, data in written.items()}


def scene(game: str, data: JSON) -> wire.Scene:
    """One position: seats, scenario, options, a line of notation, who looks at it, its rule."""
    rules = load(game)
    config = rules.info.configure(data["seats"], data.get("options", {}), data.get("scenario"))
    match: Match[Any, Any] = Match.from_position(
        rules, config, SeededChance(SEED), data["position"], automatic=False
    )
    seat: int = data["seat"]
    info = info_of(row_of(match), owns=lambda row: row.seat == seat)
    situation = offered(match, match.state, seat, match.game.view(match.state, seat))
    situation.to_act = list(match.seats_to_act)
    return wire.Scene(info, seat, situation, data["rule"])
