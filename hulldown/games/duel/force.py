"""Who meets whom: the tanks of a match by scenario and options, and who commands each (D-352).

A free battle is written in one line, the option `force`, tank by tank:

    german_i panther_a elite 2 seat1; soviet_i t34_85; soviet_ii is2m green 0

Identification and model come first; experience (seasoned), rounds of Special Ammunition (1 for a
gun that has it) and the commanding seat, counted from 1, may follow in any order.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from hulldown.games.duel.data import EXPERIENCE, Model, bad, read_file
from hulldown.games.duel.info import BY_SCENARIO, BY_SEATS, SIDES
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError

MOST_TANKS: Final = 4
FEWEST_BY_SEATS: Final = 2
MOST_ROUNDS: Final = 9
GREEN: Final = EXPERIENCE.index("green")
SEASONED: Final = EXPERIENCE.index("seasoned")
ELITE: Final = EXPERIENCE.index("elite")
SOLO: Final = -1
ANY_SEAT: Final = -2
ROMAN: Final = ("i", "ii", "iii", "iv")
SEAT_WORD: Final = "seat"
SOLO_WORD: Final = "solo"

Models = Mapping[str, Model]


class Entry(NamedTuple):
    """One tank of a match: side, identification number from 0, board, crew, rounds, place."""

    side: int
    ident: int
    model: str
    experience: int
    rounds: int
    start: int
    seat: int


def refused(key: str, why: str, message: str, hint: str, **said: Any) -> ConfigError:
    """A choice that does not fit, with what would; `why` is the text that says so."""
    return ConfigError("config/bad-value", message, hint, key=key, why=why, said=said)


def bad_force(why: str, message: str, hint: str, **said: Any) -> ConfigError:
    """What is wrong with a free battle; `tank` is the one it concerns."""
    return refused("force", why, message, hint, **said)


def name_of(side: int, ident: int) -> str:
    """A tank as it is written: german_i."""
    return f"{SIDES[side]}_{ROMAN[ident]}"


def scenario_of(config: Config) -> dict[str, Any]:
    """The data of the chosen scenario."""
    found: dict[str, Any] = read_file("scenarios.toml")["scenario"][config.scenario]
    return found


def seats_of(config: Config, side: int) -> list[int]:
    """The seats of a side, clockwise."""
    return [seat for seat in range(config.seats) if config.teams[seat] == side]


def tanks_a_side(config: Config) -> int:
    """D-352: as many as the option says, or one for each seat of the larger side."""
    chosen = config.options["tanks"]
    most = max(len(seats_of(config, side)) for side in range(len(SIDES)))
    if most > MOST_TANKS:
        hint = f"A side has at most {MOST_TANKS} tanks, and each seat commands one or more."
        raise refused("teams", "setup-crowded", f"{most} seats on one side", hint, most=MOST_TANKS)
    if chosen == BY_SEATS:
        return max(FEWEST_BY_SEATS, most)
    if int(chosen) < most:
        hint = f"With {most} seats on one side it takes {most} tanks or more."
        said = f"a seat without a tank: {chosen} tanks a side"
        raise refused("tanks", "setup-too-few-tanks", said, hint, least=most)
    return int(chosen)


def start_of(config: Config) -> int:
    """D-067, DQ-89: the Range at which all begin, by the option or by the scenario."""
    chosen = config.options["start"]
    found: int = scenario_of(config)["start"] if chosen == BY_SCENARIO else int(chosen)
    return found


def line_up(config: Config, models: Models) -> list[Entry]:
    """D-066, D-351, D-352: the tanks of both sides, Germans first, by identification number."""
    code = str(config.options["force"]).strip()
    if code == BY_SCENARIO:
        listed = by_scenario(config, models)
    else:
        listed = read_force(code, start_of(config), models)
    out: list[Entry] = []
    for side in range(len(SIDES)):
        out += with_commanders(config, side, [entry for entry in listed if entry.side == side])
    return out


def by_scenario(config: Config, models: Models) -> list[Entry]:
    """The line-up of the scenario; D-092: one round for each tank that can use it."""
    scenario = scenario_of(config)
    count = tanks_a_side(config)
    data = read_file("scenarios.toml")["lineup"][scenario["lineup"]]
    elite_first = bool(scenario.get("elite_first", False))
    out: list[Entry] = []
    for side, nation in enumerate(SIDES):
        listed = data[nation]
        chosen = listed[count - 1] if isinstance(listed[0], list) else listed[:count]
        for ident, id in enumerate(chosen):
            model = models.get(id)
            if model is None:
                raise bad("scenarios.toml", id, "is not a tank")
            crew = crew_of(ident, elite_first)
            rounds = int(can_use_rounds(model))
            out.append(
                Entry(
                    side=side,
                    ident=ident,
                    model=id,
                    experience=crew,
                    rounds=rounds,
                    start=start_of(config),
                    seat=ANY_SEAT,
                )
            )
    return out


def crew_of(ident: int, elite_first: bool) -> int:
    """Seasoned; by the rule of the last battle the first tank is Elite and the rest are Green."""
    if not elite_first:
        return SEASONED
    return GREEN if ident else ELITE


def can_use_rounds(model: Model) -> bool:
    """D-092: does the board list APCR?"""
    return "apcr" in model.equipment


# A free battle


def read_force(code: str, start: int, models: Models) -> list[Entry]:
    """D-066, D-092, D-352: the tanks of a free battle, by side and identification number."""
    tanks = [words for part in code.lower().replace(",", ";").split(";") if (words := part.split())]
    out = [read_entry(words, start, models) for words in tanks]
    for side, nation in enumerate(SIDES):
        idents = [entry.ident for entry in out if entry.side == side]
        if not idents:
            hint = f"Each side needs a tank, as {nation}_i."
            raise bad_force("setup-no-tank", f"no {nation} tank", hint, side=nation)
        for ident in idents:
            if idents.count(ident) > 1:
                name = name_of(side, ident)
                hint = "Each identification is given to one tank."
                raise bad_force("setup-twice", f"{name} twice", hint, tank=name)
    return sorted(out)


def read_entry(words: list[str], start: int, models: Models) -> Entry:
    """One tank as it is written."""
    side, ident = read_name(words[0])
    ours = {id: model for id, model in models.items() if model.nation == SIDES[side]}
    id = words[1] if words[1:] else ""
    if id not in ours:
        hint = f"The models of this side are {', '.join(sorted(ours))}."
        unknown = f"{words[0]}: no model {id!r}"
        raise bad_force("setup-no-model", unknown, hint, tank=words[0], model=id)
    entry = Entry(
        side=side,
        ident=ident,
        model=id,
        experience=SEASONED,
        rounds=int(can_use_rounds(ours[id])),
        start=start,
        seat=ANY_SEAT,
    )
    said: list[str] = []
    for word in words[2:]:
        kind, entry = add_word(entry, word, ours[id])
        if kind in said:
            raise bad_force(
                "setup-said-twice", f"{words[0]}: {kind} twice", "Each is said once.", tank=words[0]
            )
        said.append(kind)
    return entry


def read_name(name: str) -> tuple[int, int]:
    """D-066, DQ-90: nation and identification number, I to IV."""
    nation, _, roman = name.partition("_")
    if nation not in SIDES or roman not in ROMAN:
        known = " or ".join(f"{nation}_i to {nation}_iv" for nation in SIDES)
        hint = f"A side has at most {MOST_TANKS} tanks; they are called {known}."
        raise bad_force("setup-no-name", f"no tank {name!r}", hint, name=name)
    return SIDES.index(nation), ROMAN.index(roman)


def add_word(entry: Entry, word: str, model: Model) -> tuple[str, Entry]:
    """Experience, rounds or commander, whichever the word is."""
    if word in EXPERIENCE:
        return "experience", entry._replace(experience=EXPERIENCE.index(word))
    if word.isdecimal():
        return "rounds", entry._replace(rounds=read_rounds(entry, word, model))
    if word == SOLO_WORD:
        return "commander", entry._replace(seat=SOLO)
    number = word.removeprefix(SEAT_WORD)
    if word.startswith(SEAT_WORD) and number.isdecimal() and int(number):
        return "commander", entry._replace(seat=int(number) - 1)
    hint = f"It may be {', '.join(EXPERIENCE)}, a number of rounds, seat1 or solo."
    tank = name_of(entry.side, entry.ident)
    raise bad_force("setup-word", f"{tank}: {word!r} is not understood", hint, tank=tank, word=word)


def read_rounds(entry: Entry, word: str, model: Model) -> int:
    """D-092, DQ-90: rounds for a board that lists APCR."""
    rounds = int(word)
    tank = name_of(entry.side, entry.ident)
    said = f"{tank}: {rounds} rounds"
    if rounds and not can_use_rounds(model):
        raise bad_force("setup-no-apcr", said, "This gun has no APCR: it takes 0.", tank=tank)
    if rounds > MOST_ROUNDS:
        hint = f"It takes 0 to {MOST_ROUNDS}."
        raise bad_force("setup-rounds", said, hint, tank=tank, most=MOST_ROUNDS)
    return rounds


# Who commands


def with_commanders(config: Config, side: int, entries: list[Entry]) -> list[Entry]:
    """D-352, DQ-104: the seats named; the other tanks go to the seat that has the fewest."""
    seats = seats_of(config, side)
    held = dict.fromkeys(seats, 0)
    for entry in entries:
        check_commander(config, entry)
        if entry.seat in held:
            held[entry.seat] += 1
    out: list[Entry] = []
    for entry in entries:
        if entry.seat == ANY_SEAT and seats:
            seat = min(seats, key=lambda seat: held[seat])
            held[seat] += 1
            out.append(entry._replace(seat=seat))
        else:
            out.append(entry if seats else entry._replace(seat=SOLO))
    check_seats(side, held)
    return out


def check_commander(config: Config, entry: Entry) -> None:
    """D-352: a named seat sits at the table, on the side of its tank."""
    if entry.seat < 0:
        return
    seats = seats_of(config, entry.side)
    if entry.seat not in seats:
        listed = ", ".join(f"{SEAT_WORD}{seat + 1}" for seat in seats) or SOLO_WORD
        name = name_of(entry.side, entry.ident)
        hint = f"This side is commanded by {listed}."
        said = f"{name}: {SEAT_WORD}{entry.seat + 1} is not on this side"
        raise bad_force("setup-not-on-side", said, hint, tank=name, seat=entry.seat + 1)


def check_seats(side: int, held: dict[int, int]) -> None:
    """D-352: nobody sits at the table without a tank."""
    for seat, count in held.items():
        if not count:
            hint = f"Each of the {len(held)} seats on the {SIDES[side]} side needs a tank."
            said = f"{SEAT_WORD}{seat + 1} has no tank"
            raise bad_force("setup-seat-without", said, hint, side=SIDES[side], seat=seat + 1)
