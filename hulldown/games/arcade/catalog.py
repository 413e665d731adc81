"""What a match is played with, after options and pack: made once, shared, never changed."""

import re
from typing import Any, Final, NewType

from hulldown.games.arcade import actions as act
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.rules.board import FACINGS, Board, Tile, space_names
from hulldown.games.arcade.tiles import read_tiles
from hulldown.kernel.actions import ActionTable
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError, DataError
from hulldown.toolbox.catalogues import Catalogues
from hulldown.toolbox.data import read_entries

ADVANCE_1: Final = 0
ADVANCE_2: Final = 1
ADVANCE_3: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
AROUND: Final = 5
KINDS: Final = 6
CARDS: Final = ("advance_1", "advance_2", "advance_3", "left", "right", "around")
OF_EACH: Final = (2, 4, 2, 4, 4, 2)
"""A-008, A-009, A-010, A-011, A-012, A-013: how many of each kind a deck has."""
DECK: Final = 18
TURNS: Final = (0, 0, 0, 3, 1, 2)

Power = NewType("Power", int)
"""What a Power-Up does."""
STAR: Final = Power(0)
CLOCK: Final = Power(1)
HELM: Final = Power(2)
SHOVEL: Final = Power(3)
GRENADE: Final = Power(4)
POWERS: Final = ("star", "clock", "helm", "shovel", "grenade")

COLOURS: Final = 4
BOT_TOKENS: Final = 16
BRICKS: Final = 12
ALWAYS_SQUARE: Final = 4
RANDOM: Final = "random"
PACK: Final = "pack"
NONE: Final = -1
BOARDS_KEPT: Final = 64
PLACED: Final = re.compile(r"([a-z]+)([0-3])")


class Rules:
    """The options of a match, read in one place; A-172: the larger board is a choice."""

    def __init__(self, config: Config) -> None:
        options: dict[str, JSON] = config.options
        self.uneven = bool(options["uneven"])
        self.island = bool(options["island"])
        self.bots = 4 if options["four"] else 3
        self.avalanche = bool(options["avalanche"])
        self.pushed_collect = bool(options["pushed_tanks_collect"])
        self.clock_for_phase = options["clock_duration"] == "phase"
        self.interleave = bool(options["bot_interleave"])
        self.helm_stops_grenade = bool(options["helm_stops_grenade"])
        self.grenade_hits_disengaged = bool(options["grenade_hits_disengaged"])
        self.grenade_choice = options["grenade_discard"] == "choice"
        self.reserve_reopens = options["empty_reserve"] == "reopens"
        self.walls_level = options["fallen_wall"] == "empty"
        self.eagle_by_chance = options["first_eagle"] == RANDOM
        self.round_limit = 0 if options["round_limit"] == "none" else int(options["round_limit"])
        first = options["first_player"]
        self.first_player = NONE if first == RANDOM else int(first) - 1
        if self.first_player >= config.seats:
            raise _refused("first_player", f"no seat {first} can begin", config.seats)
        self.is_corner = config.seats > ALWAYS_SQUARE
        self.wide = _wide(str(options["board"]), config.seats)


def _wide(board: str, seats: int) -> int:
    """A-054, A-165 (AQ-51): how many tiles the board is wide."""
    if seats <= ALWAYS_SQUARE:
        if board in ("2x3", "2x4"):
            raise _refused("board", f"{board} is for five players and more", seats)
        return 2
    if board == "by_number":
        return next(wide for most, wide in read_boards() if seats <= most)
    return int(board[2:])


def read_boards() -> list[tuple[int, int]]:
    """A-054, A-165 (AQ-51): for how many players at most a board is how wide."""
    keys = {"seats", "wide", "source"}
    boards = read_entries("hulldown.games.arcade", "boards.toml", "board", keys)
    return [(int(one["seats"]), int(one["wide"])) for one in boards]


def _refused(key: str, why: str, seats: int) -> ConfigError:
    return ConfigError("config/bad-value", why, f"There are {seats} seats.", key=key)


class Catalogue:
    """The tiles, counts and interned actions of a match.

    A-003: 16 bots, four colours times four numbers. A-004: Power-Ups, each a Star with another
    bonus behind it. A-005: twelve Bricks. A-006: three Eagles. A-007: a deck of 18 for each.
    AQ-62: a larger board takes two whole sets.
    """

    def __init__(self, config: Config) -> None:
        self.rules = Rules(config)
        self.seats = config.seats
        self.solo = config.seats == 1
        layout = str(config.options["layout"]).strip()
        self.set = _set_name(config, layout)
        self.chosen_set = str(config.options["tiles"])
        self.tiles: list[Tile] = tiles_of(config.pack, self.set)
        self.sets = 1 if self.rules.wide == 2 else 2
        self.bot_kinds: list[int] = sorted([*range(BOT_TOKENS)] * self.sets)
        self.powers: list[int] = sorted([CLOCK, HELM, SHOVEL, GRENADE] * self.sets)
        self.bricks = BRICKS * self.sets
        self.boards: dict[str, Board] = {}
        self.layout = "" if layout == RANDOM else self.tidy(layout)
        self.plain_code = self.code([(n % COLOURS, 0) for n in range(2 * self.rules.wide)])
        size = self.tiles[0].size
        self.names: list[str] = space_names(2 * size, self.rules.wide * size)
        self._make_actions()

    def _make_actions(self) -> None:
        names = self.names
        self.ready: ArcadeAction = act.Ready()
        self.disengage: ArcadeAction = act.Disengage()
        self.no_wall: ArcadeAction = act.NoWall()
        self.stack: list[ArcadeAction] = [
            act.Stack(card, name, stack) for stack in (0, 1) for card, name in enumerate(CARDS)
        ]
        self.exchange: list[list[ArcadeAction]] = [
            [act.Exchange(card, name, count) for count in range(1, OF_EACH[card] + 1)]
            for card, name in enumerate(CARDS)
        ]
        self.exchanges: list[list[list[ArcadeAction]]] = [
            [listed[:count] for count in range(len(listed) + 1)] for listed in self.exchange
        ]
        self.discard: list[ArcadeAction] = [act.Discard(c, name) for c, name in enumerate(CARDS)]
        self.move_bot: list[ArcadeAction] = [
            act.MoveBot(bot) for bot in range(BOT_TOKENS * self.sets)
        ]
        self.place: list[ArcadeAction] = [
            act.Place(place, name, facing, FACINGS[facing])
            for place, name in enumerate(names)
            for facing in range(4)
        ]
        self.wall: list[ArcadeAction] = [act.Wall(place, name) for place, name in enumerate(names)]
        self.grenade: list[ArcadeAction] = [
            act.ThrowGrenade(place, name) for place, name in enumerate(names)
        ]
        several = [action for listed in self.exchange for action in listed]
        self.table: ActionTable[ArcadeAction] = ActionTable(
            [
                *(self.ready, self.disengage, *self.stack, *several, *self.discard),
                *(*self.move_bot, self.no_wall, *self.wall, *self.grenade, *self.place),
            ]
        )

    def board(self, code: str) -> Board:
        """A-054: the board of a line such as `proving: red0.blue3/white1.green2`."""
        found = self.boards.get(code)
        if found is None:
            if len(self.boards) >= BOARDS_KEPT:
                self.boards.clear()
            places = self._places(code)
            found = Board(self.tiles, places, self.rules.wide, self.rules.island)
            self.boards[code] = found
        return found

    def code(self, places: list[tuple[int, int]]) -> str:
        """A-054: tiles, places and turns of a board in one line."""
        words = [f"{self.tiles[tile].id}{turns}" for tile, turns in places]
        wide = self.rules.wide
        lines = [".".join(words[start : start + wide]) for start in range(0, len(words), wide)]
        return f"{self.set}: {'/'.join(lines)}"

    def tidy(self, code: str) -> str:
        """A given layout as we write it, if it fits this match."""
        places = self._places(code)
        if len(places) != 2 * self.rules.wide:
            why = f"has {len(places)} tiles, but the board has {2 * self.rules.wide}"
            raise bad_layout(code, why)
        counts = [[tile for tile, _ in places].count(tile) for tile in range(COLOURS)]
        if max(counts) > self.sets or min(counts) < 1:
            raise bad_layout(code, "takes a tile too often, or leaves a colour out")
        return self.code(places)

    def _places(self, code: str) -> list[tuple[int, int]]:
        ids = [tile.id for tile in self.tiles]
        places: list[tuple[int, int]] = []
        for word in re.split(r"[./\s]+", code.partition(":")[2].strip()):
            found = PLACED.fullmatch(word)
            if found is None or found[1] not in ids:
                raise bad_layout(code, f"{word!r} names no tile and turns, as {ids[0]}0 does")
            places.append((ids.index(found[1]), int(found[2])))
        return places


def bad_layout(code: str, why: str) -> ConfigError:
    """What is wrong with a given layout."""
    hint = "It reads as proving: red0.blue3/white1.green2."
    return ConfigError("config/bad-value", f"layout {code!r}: {why}", hint, key="layout")


def _set_name(config: Config, layout: str) -> str:
    """The set of tiles: a pack's, a given layout's, or the chosen one."""
    if config.pack is not None:
        return PACK
    return str(config.options["tiles"]) if layout == RANDOM else layout.partition(":")[0].strip()


def read_sets() -> list[dict[str, Any]]:
    """The sets of tiles that come with the game."""
    sets = read_entries("hulldown.games.arcade", "tiles.toml", "set", {"id", "source", "tile"})
    for one in sets:
        if any(set(tile) != {"id", "grid"} for tile in one["tile"]):
            raise DataError("data/bad-key", file="tiles.toml", key=one["id"])
    return sets


def tiles_of(pack: JSON, name: str) -> list[Tile]:
    """A-002: the four tiles of a match, checked: those of its pack, or one of our sets."""
    if pack is not None:
        return read_tiles(entries_in(pack), PACK, True)
    for one in read_sets():
        if one["id"] == name:
            return read_tiles(one["tile"], "tiles.toml", False)
    known = ", ".join(str(one["id"]) for one in read_sets())
    hint = f"Available: {known}."
    raise ConfigError("config/bad-value", f"no set of tiles {name!r}", hint, key="layout")


def entries_in(pack: JSON) -> list[dict[str, Any]]:
    """The tiles of a pack whose hash is theirs."""
    if not isinstance(pack, dict) or set(pack) != {"name", "hash", "tiles"}:
        raise bad_pack("pack", "has a name, a hash and tiles, and nothing else")
    entries = pack["tiles"]
    if not isinstance(pack["name"], str):
        raise bad_pack("name", "is not text")
    if not isinstance(entries, list) or pack["hash"] != digest(entries):
        raise bad_pack("hash", "is not that of the tiles: they were changed")
    for entry in entries:
        if not isinstance(entry, dict) or set(entry) != {"id", "grid"}:
            raise bad_pack("tiles", "each has an id and a grid, and nothing else")
        if not all(isinstance(value, str) for value in entry.values()):
            raise bad_pack("tiles", "id and grid are texts")
    return entries


def bad_pack(key: str, why: str) -> DataError:
    """What is wrong with a pack, and where."""
    return DataError("data/bad-key", f"pack: {key}: {why}", file="pack", key=key)


CATALOGUES: Final = Catalogues(Catalogue)


def catalogue_of(config: Config) -> Catalogue:
    """The catalogue of a config."""
    return CATALOGUES.of(config)
