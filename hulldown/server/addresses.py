"""The interface over HTTP as plain functions, in one table: people, lobby, replays.

An address is a function of what a call brings: values from its path and its query, `data` (its
body as a message of the protocol) or `body` (as it came), and with `call` who is calling. What
needs nobody's state is a plain `def`: a host with threads runs it in one. docs/protocol.md lists
all of them.
"""

from datetime import UTC, date, datetime
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from hulldown.agents import LEVELS, STEADY
from hulldown.games import load
from hulldown.lessons import lessons
from hulldown.packs import LARGEST_SHEET, packs, read_pack, with_packs
from hulldown.puzzles import of_the_day, puzzles
from hulldown.rulebooks import ENGLISH, rulebook, rules, summaries
from hulldown.server import steady_clock as time
from hulldown.server import wire
from hulldown.server.calls import MEGABYTE, Address, Call, File
from hulldown.server.errors import ServerError
from hulldown.server.finished_matches import FinishedMatches
from hulldown.server.guide import guide, has_guide
from hulldown.server.history import MOST_MOMENTS
from hulldown.server.sample import opening, sample
from hulldown.server.texts import check, words

MatchId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BestName = Annotated[str, Meta(min_length=1, max_length=240)]
DealName = Annotated[str, Meta(min_length=1, max_length=40)]
PackName = Annotated[str, Meta(min_length=1, max_length=40)]
REPLAY_BYTES: Final = 8 * MEGABYTE
CSV: Final = "text/csv"


def game_list() -> dict[str, Any]:
    """The games: as `hulldown games --json` prints them, with what the lobby needs besides."""
    return {"games": [{**game, **for_lobby(game["id"])} for game in summaries()]}


def for_lobby(game: str) -> dict[str, Any]:
    """What a form for a new match needs of a game besides its options."""
    info = load(game).info
    return {
        "scenarios": list(info.scenarios),
        "presets": info.presets,
        "languages": info.languages,
        "teams": list(info.teams),
        "agents": list(LEVELS),
        "stand_in": STEADY,
        "packs": game in with_packs(),
        "guide": has_guide(game),
        "lessons": list(lessons(game)),
        "puzzles": len(puzzles(game)),
    }


def game_rules(game: str, language: str = ENGLISH) -> dict[str, Any]:
    """A game's rules in our words, by id, in the language if the game speaks it."""
    load(game)
    check(language)
    found = {id: rule._asdict() for id, rule in rules(game, language).items()}
    return {"language": rulebook(game, language).language, "rules": found}


def game_rulebook(game: str, language: str = ENGLISH) -> dict[str, str]:
    """All rules of a game in our words, as Markdown, in the language if the game speaks it."""
    load(game)
    check(language)
    return rulebook(game, language)._asdict()


def game_guide(game: str, language: str) -> wire.Guide:
    """How to play a game."""
    return guide(game, language)


def game_sample(game: str) -> wire.Moments:
    """A real position of a game, to be shown in small."""
    load(game)
    return sample(game)


def game_opening(game: str, data: wire.Setup) -> wire.Opening:
    """How a match of these choices would begin, or why they do not fit. Nothing is kept."""
    return opening(game, data)


def game_sheet(game: str, semicolons: bool = False) -> File:
    """A game's own things as a sheet, marked as UTF-8 for spreadsheets."""
    text = packs(game).sheet(";" if semicolons else ",").replace("\n", "\r\n")
    return File(text.encode("utf-8-sig"), f"{game}.csv", CSV)


def read_sheet(game: str, body: bytes, name: PackName = "pack") -> wire.PackRead:
    """The pack of a filled sheet, for a new match; nothing is kept."""
    pack = read_pack(game, body, " ".join(name.split()) or "pack")
    return wire.PackRead(pack, packs(game).figures(pack))


def game_puzzles(game: str) -> wire.Puzzles:
    """A game's puzzles, and the one for today."""
    found = [wire.PuzzleInfo(one.id, one.theme, one.hard) for one in puzzles(game).values()]
    return wire.Puzzles(of_the_day(game, today()), found)


def today() -> date:
    """The day, everywhere the same."""
    return datetime.fromtimestamp(time.time(), UTC).date()


async def game_deal(call: Call, game: str, deal: DealName) -> wire.Deal:
    """How the tables of a deal compare."""
    return await call.lobby.deal(call.caller, game, deal)


async def play_deal(call: Call, game: str, deal: DealName) -> wire.MatchInfo:
    """Play a deal, or go on with it: a match of the caller's."""
    person = await call.person()
    call.spend("match")
    room = await call.lobby.play_deal(person, game, deal)
    return await call.lobby.info(call.caller, room.row)


async def set_deal_table(
    call: Call, game: str, deal: DealName, data: wire.NewDealTable
) -> wire.MatchInfo:
    """A table of a deal for several people, or the one the caller has already."""
    person = await call.person()
    call.spend("match")
    company = [wire.SeatWish(seat.kind, seat.name) for seat in data.seats]
    room = await call.lobby.play_deal(person, game, deal, company)
    return await call.lobby.info(call.caller, room.row)


async def begin_lesson(call: Call, game: str, lesson: str) -> wire.MatchInfo:
    """Begin a lesson or a puzzle (`puzzle-ID`): a match of the caller's."""
    caller, lobby = call.caller, call.lobby
    person = await call.person()
    call.spend("match")
    room = await lobby.teach(person, game, lesson)
    return await lobby.info(caller, room.row)


def game_texts(language: str, game: str) -> dict[str, str]:
    """All words of one game in one language."""
    return words(language, game)


async def new_player(call: Call, data: wire.NewPlayer) -> wire.PlayerSecret:
    """Somebody new, without an account."""
    call.spend("player")
    return await call.lobby.new_person(data)


async def my_page(call: Call) -> wire.PlayerPage:
    """The player's page."""
    caller, lobby = call.caller, call.lobby
    person = await call.person()
    return call.notifier.complete(await lobby.page(caller, person), person.id)


async def my_past(
    call: Call,
    game: Annotated[str, Meta(max_length=64)] = "",
    result: Literal["", "won", "lost", "drawn"] = "",
    other: Annotated[str, Meta(max_length=64)] = "",
    start: Annotated[int, Meta(ge=0, le=10**6)] = 0,
    count: Annotated[int, Meta(ge=1, le=50)] = 10,
) -> wire.Past:
    """How the player's matches ended."""
    caller, lobby = call.caller, call.lobby
    person = await call.person()
    finished = FinishedMatches(person.id, await lobby.store.finished_of(person.id))
    chosen = finished.chosen(game, result, other)
    matches = await lobby.infos(caller, chosen[start : start + count])
    return wire.Past(len(chosen), matches, finished.games(), finished.others())


async def change_me(call: Call, data: wire.ChangePlayer) -> wire.PlayerPage:
    """Another name, language or way of being told."""
    caller, lobby, notifier = call.caller, call.lobby, call.notifier
    if data.notices is not None:
        data.notices = notifier.accepted(await call.person(), data.notices)
    person = await lobby.change_person(caller, data)
    await notifier.ask_to_confirm(person)
    return notifier.complete(await lobby.page(caller, person), person.id)


async def confirm_email(call: Call, data: wire.Confirm) -> None:
    """The secret in a mail confirms its address."""
    await call.notifier.confirm(data.secret)


async def listed(call: Call) -> wire.MatchList:
    """The matches anybody may see."""
    return await call.lobby.listed(call.caller)


async def commit(call: Call) -> wire.Commitment:
    """Fix the luck of a match to come."""
    return call.lobby.commitments.new()


async def new_match(call: Call, data: wire.NewMatch) -> wire.MatchInfo:
    """Make a match."""
    caller, lobby = call.caller, call.lobby
    person = await call.person()
    call.spend("match" if any(s.kind != "agent" for s in data.seats) else "agents")
    room = await lobby.make(person, data, call.address)
    return await lobby.info(caller, room.row)


async def one_match(call: Call, id: MatchId) -> wire.MatchInfo:
    """A match."""
    caller, room = await call.room(id)
    return await call.lobby.info(caller, room.row)


async def claim(call: Call, id: MatchId, seat: SeatNumber, data: wire.Claim) -> wire.MatchInfo:
    """Take a free seat."""
    caller, lobby = call.caller, call.lobby
    person = await call.person()
    door = lobby.caller(data.invite).door
    is_known = door is not None and door.match == id
    room = await (lobby.rooms.get(id) if is_known else lobby.room(caller, id))
    await lobby.claim(person, room, seat, data)
    return await lobby.info(caller, room.row)


async def reseat(call: Call, id: MatchId, seat: SeatNumber, data: wire.Reseat) -> wire.MatchInfo:
    """Change how a seat is to be filled."""
    caller, room = await call.room(id)
    await call.lobby.reseat(caller, room, seat, data)
    return await call.lobby.info(caller, room.row)


async def start(call: Call, id: MatchId) -> wire.MatchInfo:
    """Begin; agents take the free seats."""
    caller, room = await call.room(id)
    await call.lobby.start(caller, room)
    return await call.lobby.info(caller, room.row)


async def rematch(call: Call, id: MatchId) -> wire.MatchInfo:
    """The same again, seats turned."""
    caller, room = await call.room(id)
    lobby = call.lobby
    if not any(map(caller.owns_in(id), room.row.seats)):
        raise ServerError(403, "link/wrong", "Only its players may ask for a rematch.")
    call.spend("match")
    again = await lobby.rematch(caller, await call.person(), room)
    return await lobby.info(caller, again.row)


async def next_luck(call: Call, id: MatchId) -> wire.Commitment:
    """The commitment to the luck of the rematch."""
    _, room = await call.room(id)
    return call.lobby.next_luck(room.row)


async def give_word(
    call: Call, id: MatchId, seat: SeatNumber, data: wire.GiveWord
) -> wire.Commitment:
    """A seat's word for the rematch."""
    caller, room = await call.room(id)
    lobby = call.lobby
    await lobby.give_word(caller, room, seat, data)
    return lobby.next_luck(room.row)


async def links(call: Call, id: MatchId) -> wire.Links:
    """The secrets the caller may pass on."""
    caller, room = await call.room(id)
    return await call.lobby.links_of(caller, room)


async def seat_behind(call: Call) -> wire.SeatBehind:
    """Where a seat's, invitation's or spectator's secret leads; looking changes nothing."""
    caller, lobby = call.caller, call.lobby
    room, seat = await lobby.seat_behind(caller)
    return wire.SeatBehind(await lobby.info(caller, room.row), seat)


async def adopt(call: Call, data: wire.Adopt) -> wire.SeatBehind:
    """Move a seat to the caller."""
    caller, lobby = call.caller, call.lobby
    room, seat = await lobby.adopt(data.secret, await call.person())
    return wire.SeatBehind(await lobby.info(caller, room.row), seat)


async def moments(
    call: Call,
    id: MatchId,
    seat: Annotated[int | None, Meta(ge=0, le=15)] = None,
    start: Annotated[int, Meta(ge=0, le=10**6)] = 0,
    count: Annotated[int, Meta(ge=1, le=MOST_MOMENTS)] = 20,
) -> wire.Moments:
    """Part of a replay."""
    caller, room = await call.room(id)
    return await call.history.moments(caller, room, seat, start, count)


async def luck(
    call: Call,
    id: MatchId,
    seat: Annotated[int | None, Meta(ge=0, le=15)] = None,
) -> wire.Luck:
    """How much of a finished match was luck."""
    caller, room = await call.room(id)
    call.history.check_seat(caller, room.row, seat)
    return await call.history.studies.luck(room, seat)


async def begin_analysis(call: Call, id: MatchId) -> None:
    """Look at every decision of a finished match, in the background."""
    _, room = await call.room(id)
    call.spend("study")
    await call.history.studies.begin(room)


async def analysis(
    call: Call,
    id: MatchId,
    seat: Annotated[int | None, Meta(ge=0, le=15)] = None,
) -> wire.Analysis | None:
    """What is known of a finished match so far; null if nobody has asked for it yet."""
    caller, room = await call.room(id)
    call.history.check_seat(caller, room.row, seat)
    return await call.history.studies.analysis(room, seat)


async def begin_experiment(call: Call, data: wire.NewExperiment) -> wire.Experiment:
    """Let games be played with changed figures and with ours, in the background."""
    person = await call.person()
    call.spend("study")
    return call.history.experiments.begin(person.id, data)


async def experiments(call: Call) -> wire.ExperimentList:
    """The caller's experiments, so that a page can take up what it began."""
    person = await call.person()
    return wire.ExperimentList(call.history.experiments.of(person.id))


async def experiment(call: Call, id: MatchId) -> wire.Experiment:
    """What is known so far of one of the caller's experiments."""
    person = await call.person()
    return call.history.experiments.find(person.id, id).told()


async def cancel_experiment(call: Call, id: MatchId) -> wire.Experiment:
    """Play no more of it."""
    person = await call.person()
    return await call.history.experiments.cancel(person.id, id)


async def replay_file(call: Call, id: MatchId) -> File:
    """A finished match as a file."""
    _, room = await call.room(id)
    return File(await call.history.file(room), f"hulldown-{id}.jsonl", "application/jsonl")


async def take_in_replay(call: Call, body: bytes) -> wire.MatchInfo:
    """Store a replay file."""
    caller, lobby = call.caller, call.lobby
    person = await call.person()
    call.spend("import", times=1 + len(body) // MEGABYTE)
    room = await call.history.take_in(person, body)
    return await lobby.info(caller, room.row)


async def fork(call: Call, id: MatchId, data: wire.Fork) -> wire.MatchInfo:
    """Play on from a moment of a replay."""
    caller, room = await call.room(id)
    lobby = call.lobby
    call.spend("match" if any(s.kind != "agent" for s in data.seats) else "agents")
    made = await call.history.fork(caller, await call.person(), room, data)
    return await lobby.info(caller, made.row)


async def report(call: Call, id: MatchId, data: wire.Report) -> File:
    """A bug report, kept and given back as a file."""
    caller, room = await call.room(id)
    call.spend("report")
    content = await call.history.report(caller, room, data)
    return File(content, f"hulldown-report-{id}.json", "application/json")


async def best(call: Call, game: BestName, name: BestName) -> wire.BestList:
    """The best results of a list that a game keeps."""
    return await call.lobby.store.best_list(game, name)


ADDRESSES: Final = (
    Address("GET", "/api/games", game_list),
    Address("GET", "/api/games/{game}/rules", game_rules),
    Address("GET", "/api/games/{game}/rulebook", game_rulebook),
    Address("GET", "/api/games/{game}/guide/{language}", game_guide),
    Address("GET", "/api/games/{game}/sample", game_sample),
    Address("POST", "/api/games/{game}/opening", game_opening, status=200),
    Address("GET", "/api/games/{game}/sheet", game_sheet, holds=str, kind=CSV),
    Address("POST", "/api/games/{game}/pack", read_sheet, status=200, largest=LARGEST_SHEET),
    Address("POST", "/api/games/{game}/lessons/{lesson}", begin_lesson),
    Address("GET", "/api/games/{game}/puzzles", game_puzzles),
    Address("GET", "/api/games/{game}/deals/{deal}", game_deal),
    Address("POST", "/api/games/{game}/deals/{deal}", play_deal),
    Address("POST", "/api/games/{game}/deals/{deal}/tables", set_deal_table),
    Address("GET", "/api/texts/{language}/{game}", game_texts),
    Address("POST", "/api/players", new_player),
    Address("GET", "/api/me", my_page),
    Address("GET", "/api/me/past", my_past),
    Address("PATCH", "/api/me", change_me),
    Address("POST", "/api/email", confirm_email, status=204),
    Address("GET", "/api/matches", listed),
    Address("POST", "/api/commitments", commit),
    Address("POST", "/api/matches", new_match),
    Address("GET", "/api/matches/{id}", one_match),
    Address("POST", "/api/matches/{id}/seats/{seat}/claim", claim, status=200),
    Address("PUT", "/api/matches/{id}/seats/{seat}", reseat),
    Address("POST", "/api/matches/{id}/start", start, status=200),
    Address("POST", "/api/matches/{id}/rematch", rematch),
    Address("GET", "/api/matches/{id}/rematch", next_luck),
    Address("PUT", "/api/matches/{id}/seats/{seat}/word", give_word),
    Address("GET", "/api/matches/{id}/links", links),
    Address("GET", "/api/invite", seat_behind),
    Address("GET", "/api/seat", seat_behind),
    Address("POST", "/api/seat", adopt, status=200),
    Address("GET", "/api/matches/{id}/moments", moments),
    Address("GET", "/api/matches/{id}/luck", luck),
    Address("POST", "/api/matches/{id}/analysis", begin_analysis, status=202),
    Address("GET", "/api/matches/{id}/analysis", analysis),
    Address("POST", "/api/experiments", begin_experiment, status=202),
    Address("GET", "/api/experiments", experiments),
    Address("GET", "/api/experiments/{id}", experiment),
    Address("DELETE", "/api/experiments/{id}", cancel_experiment, status=200),
    Address("GET", "/api/matches/{id}/replay", replay_file),
    Address("POST", "/api/replays", take_in_replay, largest=REPLAY_BYTES),
    Address("POST", "/api/matches/{id}/fork", fork),
    Address("POST", "/api/matches/{id}/report", report, holds=dict[str, Any]),
    Address("GET", "/api/best", best),
)
