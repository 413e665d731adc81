"""The interface over HTTP: people, lobby, replays. docs/protocol.md lists it."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get, patch, post, put
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from hulldown.agents import LEVELS, STEADY
from hulldown.games import load
from hulldown.lessons import lessons
from hulldown.packs import with_packs
from hulldown.rulebooks import rules, summaries
from hulldown.server import packs, wire
from hulldown.server.errors import ServerError
from hulldown.server.guide import guide, has_guide, rulebook
from hulldown.server.history import History
from hulldown.server.limits import Purses
from hulldown.server.lobby import Caller, Lobby
from hulldown.server.notices import Notifier
from hulldown.server.past import Past
from hulldown.server.room import Room
from hulldown.server.sample import opening, specimen
from hulldown.server.texts import words

AnyRequest = Request[Any, Any, State]
MatchId = Annotated[str, PathParameter(min_length=1, max_length=64)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
BestName = Annotated[str, QueryParameter(min_length=1, max_length=240)]
MEGABYTE = 1024 * 1024
REPLAY_BYTES = 8 * MEGABYTE
ERRORS = {
    status: ResponseSpec(wire.Error, generate_examples=False, description="Refused: see its code")
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}
"""What the schema tells of every address besides its answer."""
REPORT = ResponseSpec(dict[str, Any], generate_examples=False, description="The report as a file")


def lobby_of(request: AnyRequest) -> Lobby:
    """The front lobby of this server."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def caller_of(request: AnyRequest) -> Caller:
    """Whoever the request's secret says it is."""
    header = request.headers.get("authorization", "")
    kind, _, secret = header.partition(" ")
    if header and kind.lower() != "bearer":
        raise ServerError(401, "link/unknown", hint="Send the header Authorization: Bearer SECRET.")
    return lobby_of(request).caller(secret.strip())


async def room_of(request: AnyRequest, id: str) -> tuple[Caller, Room]:
    """The caller, and the room of a match the caller may see."""
    caller = caller_of(request)
    return caller, await lobby_of(request).room(caller, id)


@get("/api/games", sync_to_thread=True)
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
    }


@get("/api/games/{game:str}/rules", sync_to_thread=True)
def game_rules(game: FromPath[str]) -> dict[str, Any]:
    """A game's rules in our words, by id."""
    load(game)
    return {"rules": {id: rule._asdict() for id, rule in rules(game).items()}}


@get("/api/games/{game:str}/rulebook", sync_to_thread=True)
def game_rulebook(game: FromPath[str]) -> dict[str, str]:
    """All rules of a game in our words, as Markdown."""
    return {"text": rulebook(game)}


@get("/api/games/{game:str}/guide/{language:str}", sync_to_thread=True)
def game_guide(game: FromPath[str], language: FromPath[str]) -> wire.Guide:
    """How to play a game."""
    return guide(game, language)


@get("/api/games/{game:str}/specimen", sync_to_thread=True)
def game_specimen(game: FromPath[str]) -> wire.Moments:
    """A real position of a game, to be shown in small."""
    load(game)
    return specimen(game)


@post("/api/games/{game:str}/opening", status_code=200, sync_to_thread=True)
def game_opening(game: FromPath[str], data: JSONBody[wire.Setup]) -> wire.Opening:
    """How a match of these choices would begin, or why they do not fit. Nothing is kept."""
    return opening(game, data)


@post("/api/games/{game:str}/lessons/{lesson:str}")
async def begin_lesson(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str]
) -> wire.MatchInfo:
    """Begin a lesson: a match of the caller's."""
    caller, lobby = caller_of(request), lobby_of(request)
    person = await lobby.person(caller)
    spend(request, "match")
    room = await lobby.teach(person, game, lesson)
    return await lobby.info(caller, room.row)


@get("/api/texts/{language:str}/{game:str}", sync_to_thread=True)
def game_texts(language: FromPath[str], game: FromPath[str]) -> dict[str, str]:
    """All words of one game in one language."""
    return words(language, game)


@post("/api/players")
async def new_player(request: AnyRequest, data: JSONBody[wire.NewPlayer]) -> wire.PlayerSecret:
    """Somebody new, without an account."""
    spend(request, "player")
    return await lobby_of(request).new_person(data)


@get("/api/me")
async def my_page(request: AnyRequest) -> wire.PlayerPage:
    """The player's page."""
    caller, lobby = caller_of(request), lobby_of(request)
    person = await lobby.person(caller)
    return notifier_of(request).complete(await lobby.page(caller, person), person.id)


@get("/api/me/past")
async def my_past(
    request: AnyRequest,
    game: Annotated[str, QueryParameter(max_length=64)] = "",
    result: Annotated[Literal["", "won", "lost", "drawn"], QueryParameter()] = "",
    other: Annotated[str, QueryParameter(max_length=64)] = "",
    start: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=50)] = 10,
) -> wire.Past:
    """How the player's matches ended."""
    caller, lobby = caller_of(request), lobby_of(request)
    person = await lobby.person(caller)
    past = Past(person.id, await lobby.store.finished_of(person.id))
    chosen = past.chosen(game, result, other)
    matches = await lobby.infos(caller, chosen[start : start + count])
    return wire.Past(len(chosen), matches, past.games(), past.others())


@patch("/api/me")
async def change_me(request: AnyRequest, data: JSONBody[wire.ChangePlayer]) -> wire.PlayerPage:
    """Another name, language or way of being told."""
    caller, lobby, notifier = caller_of(request), lobby_of(request), notifier_of(request)
    if data.notices is not None:
        data.notices = notifier.accepted(await lobby.person(caller), data.notices)
    person = await lobby.change_person(caller, data)
    await notifier.ask_to_confirm(person)
    return notifier.complete(await lobby.page(caller, person), person.id)


@post("/api/email", status_code=204)
async def confirm_email(request: AnyRequest, data: JSONBody[wire.Confirm]) -> None:
    """Whoever has the secret of a mail agrees to more of them."""
    await notifier_of(request).confirm(data.secret)


@get("/api/matches")
async def listed(request: AnyRequest) -> wire.MatchList:
    """The matches anybody may see."""
    return await lobby_of(request).listed(caller_of(request))


@post("/api/commitments", sync_to_thread=False)
def commit(request: AnyRequest) -> wire.Commitment:
    """Fix the luck of a match to come."""
    return lobby_of(request).commitments.new()


@post("/api/matches")
async def new_match(request: AnyRequest, data: JSONBody[wire.NewMatch]) -> wire.MatchInfo:
    """Make a match."""
    caller, lobby = caller_of(request), lobby_of(request)
    person = await lobby.person(caller)
    spend(request, "match" if any(s.kind != "agent" for s in data.seats) else "agents")
    room = await lobby.make(person, data)
    return await lobby.info(caller, room.row)


@get("/api/matches/{id:str}")
async def one_match(request: AnyRequest, id: MatchId) -> wire.MatchInfo:
    """A match."""
    caller, room = await room_of(request, id)
    return await lobby_of(request).info(caller, room.row)


@post("/api/matches/{id:str}/seats/{seat:int}/claim", status_code=200)
async def claim(
    request: AnyRequest, id: MatchId, seat: SeatNumber, data: JSONBody[wire.Claim]
) -> wire.MatchInfo:
    """Take a free seat."""
    caller, lobby = caller_of(request), lobby_of(request)
    person = await lobby.person(caller)
    door = lobby.caller(data.invite).door
    is_known = door is not None and door.match == id
    room = await (lobby.rooms.get(id) if is_known else lobby.room(caller, id))
    await lobby.claim(person, room, seat, data)
    return await lobby.info(caller, room.row)


@put("/api/matches/{id:str}/seats/{seat:int}")
async def reseat(
    request: AnyRequest, id: MatchId, seat: SeatNumber, data: JSONBody[wire.Reseat]
) -> wire.MatchInfo:
    """Change how a seat is to be filled."""
    caller, room = await room_of(request, id)
    await lobby_of(request).reseat(caller, room, seat, data)
    return await lobby_of(request).info(caller, room.row)


@post("/api/matches/{id:str}/start", status_code=200)
async def start(request: AnyRequest, id: MatchId) -> wire.MatchInfo:
    """Begin; agents take the free seats."""
    caller, room = await room_of(request, id)
    await lobby_of(request).start(caller, room)
    return await lobby_of(request).info(caller, room.row)


@post("/api/matches/{id:str}/rematch")
async def rematch(request: AnyRequest, id: MatchId) -> wire.MatchInfo:
    """The same again, seats turned."""
    caller, room = await room_of(request, id)
    lobby = lobby_of(request)
    if not any(map(caller.owns_in(id), room.row.seats)):
        raise ServerError(403, "link/wrong", "Only who played may ask for a rematch.")
    spend(request, "match")
    again = await lobby.rematch(caller, await lobby.person(caller), room)
    return await lobby.info(caller, again.row)


@get("/api/matches/{id:str}/rematch")
async def next_luck(request: AnyRequest, id: MatchId) -> wire.Commitment:
    """The commitment to the luck of the rematch."""
    _, room = await room_of(request, id)
    return lobby_of(request).next_luck(room.row)


@put("/api/matches/{id:str}/seats/{seat:int}/word")
async def give_word(
    request: AnyRequest, id: MatchId, seat: SeatNumber, data: JSONBody[wire.GiveWord]
) -> wire.Commitment:
    """A seat's word for the rematch."""
    caller, room = await room_of(request, id)
    lobby = lobby_of(request)
    await lobby.give_word(caller, room, seat, data)
    return lobby.next_luck(room.row)


@get("/api/matches/{id:str}/links")
async def links(request: AnyRequest, id: MatchId) -> wire.Links:
    """The secrets the caller may pass on."""
    caller, room = await room_of(request, id)
    return await lobby_of(request).links_of(caller, room)


@get(["/api/invite", "/api/seat"])
async def seat_behind(request: AnyRequest) -> wire.SeatBehind:
    """Where a seat's, invitation's or spectator's secret leads; looking changes nothing."""
    caller, lobby = caller_of(request), lobby_of(request)
    room, seat = await lobby.seat_behind(caller)
    return wire.SeatBehind(await lobby.info(caller, room.row), seat)


@post("/api/seat", status_code=200)
async def adopt(request: AnyRequest, data: JSONBody[wire.Adopt]) -> wire.SeatBehind:
    """Move a seat to the caller."""
    caller, lobby = caller_of(request), lobby_of(request)
    room, seat = await lobby.adopt(data.secret, await lobby.person(caller))
    return wire.SeatBehind(await lobby.info(caller, room.row), seat)


@get("/api/matches/{id:str}/moments")
async def moments(
    request: AnyRequest,
    id: MatchId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    start: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
) -> wire.Moments:
    """Part of a replay."""
    caller, room = await room_of(request, id)
    return await history_of(request).moments(caller, room, seat, start, count)


@get("/api/matches/{id:str}/luck")
async def luck(request: AnyRequest, id: MatchId) -> wire.Luck:
    """How much of a finished match was luck."""
    _, room = await room_of(request, id)
    return await history_of(request).studies.luck(room)


@post("/api/matches/{id:str}/analysis", status_code=202)
async def begin_analysis(request: AnyRequest, id: MatchId) -> None:
    """Look at every decision of a finished match, in the background."""
    _, room = await room_of(request, id)
    spend(request, "study")
    await history_of(request).studies.begin(room)


@get("/api/matches/{id:str}/analysis")
async def analysis(
    request: AnyRequest,
    id: MatchId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> wire.Analysis | None:
    """What is known of a finished match so far; null if nobody has asked for it yet."""
    caller, room = await room_of(request, id)
    history_of(request).check_seat(caller, room.row, seat)
    return await history_of(request).studies.analysis(room, seat)


@get("/api/matches/{id:str}/replay")
async def replay_file(request: AnyRequest, id: MatchId) -> Response[bytes]:
    """A finished match as a file."""
    _, room = await room_of(request, id)
    content = await history_of(request).file(room)
    return attachment(content, f"hulldown-{id}.jsonl", "application/jsonl")


@post("/api/replays", request_max_body_size=REPLAY_BYTES)
async def take_in_replay(request: AnyRequest) -> wire.MatchInfo:
    """Store a replay file."""
    caller, lobby = caller_of(request), lobby_of(request)
    person = await lobby.person(caller)
    content = await request.body()
    spend(request, "import", times=1 + len(content) // MEGABYTE)
    room = await history_of(request).take_in(person, content)
    return await lobby.info(caller, room.row)


@post("/api/matches/{id:str}/fork")
async def fork(request: AnyRequest, id: MatchId, data: JSONBody[wire.Fork]) -> wire.MatchInfo:
    """Play on from a moment of a replay."""
    caller, room = await room_of(request, id)
    lobby = lobby_of(request)
    spend(request, "match" if any(s.kind != "agent" for s in data.seats) else "agents")
    made = await history_of(request).fork(caller, await lobby.person(caller), room, data)
    return await lobby.info(caller, made.row)


@post("/api/matches/{id:str}/report", responses={201: REPORT})
async def report(request: AnyRequest, id: MatchId, data: JSONBody[wire.Report]) -> Response[bytes]:
    """A bug report, kept and given back as a file."""
    caller, room = await room_of(request, id)
    spend(request, "report")
    content = await history_of(request).report(caller, room, data)
    return attachment(content, f"hulldown-report-{id}.json", "application/json", 201)


@get("/api/best")
async def best(request: AnyRequest, game: BestName, name: BestName) -> wire.BestList:
    """The best results of a list that a game keeps."""
    return await lobby_of(request).store.best_list(game, name)


def spend(request: AnyRequest, kind: str, times: int = 1) -> None:
    """Let the caller's address pay for something that is stored."""
    purses: Purses = request.app.state.purses
    purses.spend(request.client.host if request.client is not None else "", kind, times)


def attachment(content: bytes, name: str, kind: str, status: int = 200) -> Response[bytes]:
    """A file to be saved."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers, status_code=status)


def history_of(request: AnyRequest) -> History:
    """Replays, forks and reports of this server."""
    history: History = request.app.state.history
    return history


def notifier_of(request: AnyRequest) -> Notifier:
    """Who tells people that a match waits."""
    notifier: Notifier = request.app.state.notifier
    return notifier


ADDRESSES: list[HTTPRouteHandler] = [
    game_list,
    game_rules,
    game_rulebook,
    game_guide,
    game_specimen,
    game_texts,
    begin_lesson,
    game_opening,
    new_player,
    my_page,
    my_past,
    change_me,
    confirm_email,
    listed,
    commit,
    new_match,
    one_match,
    claim,
    reseat,
    start,
    rematch,
    next_luck,
    give_word,
    links,
    seat_behind,
    adopt,
    moments,
    luck,
    begin_analysis,
    analysis,
    replay_file,
    take_in_replay,
    fork,
    report,
    best,
    *packs.ADDRESSES,
]
for address in ADDRESSES:
    address.responses = {**ERRORS, **(address.responses or {})}
ROUTES = Router("/", route_handlers=ADDRESSES, request_max_body_size=1024 * 1024)
