"""Content packs over HTTP: the sheet to be filled in, and the pack of a filled one."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from hulldown.packs import LARGEST_SHEET, packs, sheet_text
from hulldown.server import wire

PackName = Annotated[str, QueryParameter(min_length=1, max_length=40)]
CSV: Final = "text/csv"
SHEET: Final = ResponseSpec(str, generate_examples=False, media_type="text/csv")


@get("/api/games/{game:str}/sheet", sync_to_thread=True, responses={200: SHEET})
def game_sheet(game: FromPath[str], semicolons: FromQuery[bool] = False) -> Response[bytes]:
    """A game's own things as a sheet, marked as UTF-8 for spreadsheets."""
    text = packs(game).sheet(";" if semicolons else ",").replace("\n", "\r\n")
    headers = {"Content-Disposition": f'attachment; filename="{game}.csv"'}
    return Response(text.encode("utf-8-sig"), media_type=CSV, headers=headers)


@post("/api/games/{game:str}/pack", request_max_body_size=LARGEST_SHEET, status_code=200)
async def read_sheet(
    request: Request[Any, Any, State], game: FromPath[str], name: PackName = "pack"
) -> wire.PackRead:
    """The pack of a filled sheet, for a new match; nothing is kept."""
    reader = packs(game)
    text = sheet_text(await request.body())
    pack = await asyncio.to_thread(reader.read, text, " ".join(name.split()) or "pack")
    return wire.PackRead(pack, reader.figures(pack))


ADDRESSES: Final[list[HTTPRouteHandler]] = [game_sheet, read_sheet]
