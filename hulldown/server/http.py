"""The interface over HTTP: people, lobby, replays. docs/protocol.md lists it."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, patch, post, put
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from hulldown.games import load, rules, summaries, with_packs
from hulldown.server import packs, wire
from hulldown.server.best import best_list
from hulldown.server.desk import Caller, Desk
from hulldown.server.errors import WebError
from hulldown.server.notices import Notifier
from hulldown.server.room import AGENTS, Room
from hulldown.server.specimen import specimen
from hulldown.server.watching import Watching

AnyRequest = Request[Any, Any, State]
MatchId = Annotated[str, PathParameter(min_length=1, max_length=64)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
BestName = Annotated[str, QueryParameter(min_length=1, max_length=240)]
REPLAY_BYTES = 8 * 1024 * 1024
REFUSALS = {
    status: ResponseSpec(wire.Refusal, generate_examples=False, description="Refused: see its code")
    for status in (400, 401, 403, 404, 409, 413, 429)
}
"""What the schema tells of every address besides its answer."""
REPORT = ResponseSpec(dict[str, Any], generate_examples=False, description="The report as a file")


def desk_of(request: AnyRequest) -> Desk:
    """The front desk of this server."""
    desk: Desk = request.app.state.desk
    return desk


def caller_of(request: AnyRequest) -> Caller:
    """Whoever the request's secret says it is."""
    header = request.headers.get("authorization", "")
    kind, _, secret = header.partition(" ")
    if header and kind.lower() != "bearer":
        raise WebError(401, "link/unknown", hint="Send the header Authorization: Bearer SECRET.")
    return desk_of(request).caller(secret.strip())


async def room_of(request: AnyRequest, id: str) -> tuple[Caller, Room]:
    """The caller, and the room of a match the caller may see."""
    caller = caller_of(request)
    return caller, await desk_of(request).room(caller, id)


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
        "teams": list(info.teams),
        "agents": list(AGENTS),
        "packs": game in with_packs(),
    }


@get("/api/games/{game:str}/rules", sync_to_thread=True)
def game_rules(game: FromPath[str]) -> dict[str, Any]:
    """A game's rules in our words, by id."""
    load(game)
    return {"rules": {id: rule._asdict() for id, rule in rules(game).items()}}


@get("/api/games/{game:str}/specimen", sync_to_thread=True)
def game_specimen(game: FromPath[str]) -> wire.Moments:
    """A real position of a game, to be shown in small."""
    load(game)
    return specimen(game)


@post("/api/players")
async def new_player(request: AnyRequest, data: JSONBody[wire.NewPlayer]) -> wire.PlayerSecret:
    """Somebody new, without an account."""
    return await desk_of(request).new_person(data)


@get("/api/me")
async def my_page(request: AnyRequest) -> wire.PlayerPage:
    """The player's page."""
    caller, desk = caller_of(request), desk_of(request)
    person = await desk.person(caller)
    return notifier_of(request).complete(await desk.page(caller, person), person.id)


@patch("/api/me")
async def change_me(request: AnyRequest, data: JSONBody[wire.ChangePlayer]) -> wire.PlayerPage:
    """Another name, language or way of being told."""
    caller, desk, notifier = caller_of(request), desk_of(request), notifier_of(request)
    if data.notices is not None:
        data.notices = notifier.accepted(await desk.person(caller), data.notices)
    person = await desk.change_person(caller, data)
    await notifier.ask_to_confirm(person)
    return notifier.complete(await desk.page(caller, person), person.id)


@post("/api/email", status_code=204)
async def confirm_email(request: AnyRequest, data: JSONBody[wire.Confirm]) -> None:
    """Whoever has the secret of a mail agrees to more of them."""
    await notifier_of(request).confirm(data.secret)


@get("/api/matches")
async def listed(request: AnyRequest) -> wire.MatchList:
    """The matches anybody may see."""
    return await desk_of(request).listed(caller_of(request))


@post("/api/matches")
async def new_match(request: AnyRequest, data: JSONBody[wire.NewMatch]) -> wire.MatchInfo:
    """Make a match."""
    caller, desk = caller_of(request), desk_of(request)
    room = await desk.make(await desk.person(caller), data)
    return await desk.info(caller, room.row)


@get("/api/matches/{id:str}")
async def one_match(request: AnyRequest, id: MatchId) -> wire.MatchInfo:
    """A match."""
    caller, room = await room_of(request, id)
    return await desk_of(request).info(caller, room.row)


@post("/api/matches/{id:str}/seats/{seat:int}/claim", status_code=200)
async def claim(
    request: AnyRequest, id: MatchId, seat: SeatNumber, data: JSONBody[wire.Claim]
) -> wire.MatchInfo:
    """Take a free seat."""
    caller, desk = caller_of(request), desk_of(request)
    person = await desk.person(caller)
    door = desk.caller(data.invite).door
    is_known = door is not None and door.match == id
    room = await (desk.rooms.get(id) if is_known else desk.room(caller, id))
    await desk.claim(person, room, seat, data)
    return await desk.info(caller, room.row)


@put("/api/matches/{id:str}/seats/{seat:int}")
async def reseat(
    request: AnyRequest, id: MatchId, seat: SeatNumber, data: JSONBody[wire.Reseat]
) -> wire.MatchInfo:
    """Change how a seat is to be filled."""
    caller, room = await room_of(request, id)
    await desk_of(request).reseat(caller, room, seat, data)
    return await desk_of(request).info(caller, room.row)


@post("/api/matches/{id:str}/start", status_code=200)
async def start(request: AnyRequest, id: MatchId) -> wire.MatchInfo:
    """Begin; agents take the free seats."""
    caller, room = await room_of(request, id)
    await desk_of(request).start(caller, room)
    return await desk_of(request).info(caller, room.row)


@post("/api/matches/{id:str}/rematch")
async def rematch(request: AnyRequest, id: MatchId) -> wire.MatchInfo:
    """The same again, seats turned."""
    caller, room = await room_of(request, id)
    desk = desk_of(request)
    if not any(map(caller.owns_in(id), room.row.seats)):
        raise WebError(403, "link/wrong", "Only who played may ask for a rematch.")
    again = await desk.rematch(caller, await desk.person(caller), room)
    return await desk.info(caller, again.row)


@get("/api/matches/{id:str}/links")
async def links(request: AnyRequest, id: MatchId) -> wire.Links:
    """The secrets the caller may pass on."""
    caller, room = await room_of(request, id)
    return await desk_of(request).links_of(caller, room)


@get(["/api/invite", "/api/seat"])
async def seat_behind(request: AnyRequest) -> wire.SeatBehind:
    """Where a seat's, invitation's or spectator's secret leads; looking changes nothing."""
    caller, desk = caller_of(request), desk_of(request)
    room, seat = await desk.seat_behind(caller)
    return wire.SeatBehind(await desk.info(caller, room.row), seat)


@post("/api/seat", status_code=200)
async def adopt(request: AnyRequest, data: JSONBody[wire.Adopt]) -> wire.SeatBehind:
    """Move a seat to the caller."""
    caller, desk = caller_of(request), desk_of(request)
    room, seat = await desk.adopt(data.secret, await desk.person(caller))
    return wire.SeatBehind(await desk.info(caller, room.row), seat)


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
    return await watching_of(request).moments(caller, room, seat, start, count)


@get("/api/matches/{id:str}/replay")
async def replay_file(request: AnyRequest, id: MatchId) -> Response[bytes]:
    """A finished match as a file."""
    _, room = await room_of(request, id)
    content = await watching_of(request).file(room)
    return attachment(content, f"hulldown-{id}.jsonl", "application/jsonl")


@post("/api/replays", request_max_body_size=REPLAY_BYTES)
async def take_in_replay(request: AnyRequest) -> wire.MatchInfo:
    """Store a replay file."""
    caller, desk = caller_of(request), desk_of(request)
    person = await desk.person(caller)
    room = await watching_of(request).take_in(person, await request.body())
    return await desk.info(caller, room.row)


@post("/api/matches/{id:str}/fork")
async def fork(request: AnyRequest, id: MatchId, data: JSONBody[wire.Fork]) -> wire.MatchInfo:
    """Play on from a moment of a replay."""
    caller, room = await room_of(request, id)
    desk = desk_of(request)
    made = await watching_of(request).fork(caller, await desk.person(caller), room, data)
    return await desk.info(caller, made.row)


@post("/api/matches/{id:str}/report", responses={201: REPORT})
async def report(request: AnyRequest, id: MatchId, data: JSONBody[wire.Report]) -> Response[bytes]:
    """A bug report, kept and given back as a file."""
    caller, room = await room_of(request, id)
    content = await watching_of(request).report(caller, room, data)
    return attachment(content, f"hulldown-report-{id}.json", "application/json", 201)


@get("/api/best")
async def best(request: AnyRequest, game: BestName, name: BestName) -> wire.BestList:
    """The best results of a list that a game keeps."""
    return await desk_of(request).store.read(lambda c: best_list(c, game, name))


def attachment(content: bytes, name: str, kind: str, status: int = 200) -> Response[bytes]:
    """A file to be saved."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers, status_code=status)


def watching_of(request: AnyRequest) -> Watching:
    """Replays, forks and reports of this server."""
    watching: Watching = request.app.state.watching
    return watching


def notifier_of(request: AnyRequest) -> Notifier:
    """Who tells people that a match waits."""
    notifier: Notifier = request.app.state.notifier
    return notifier


ADDRESSES: list[HTTPRouteHandler] = [
    game_list,
    game_rules,
    game_specimen,
    new_player,
    my_page,
    change_me,
    confirm_email,
    listed,
    new_match,
    one_match,
    claim,
    reseat,
    start,
    rematch,
    links,
    seat_behind,
    adopt,
    moments,
    replay_file,
    take_in_replay,
    fork,
    report,
    best,
    *packs.ADDRESSES,
]
for address in ADDRESSES:
    address.responses = {**REFUSALS, **(address.responses or {})}
ROUTES = Router("/", route_handlers=ADDRESSES, request_max_body_size=1024 * 1024)
