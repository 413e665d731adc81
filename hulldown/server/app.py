"""The ASGI app: the built page at /, its interface in JSON under /api, /health."""

from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from hulldown import __version__
from hulldown.games import summaries
from hulldown.server.errors import HANDLERS, not_built
from hulldown.server.texts import texts

STATIC: Final = Path(__file__).parent / "static"
HASHED_FILES: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def create_app(static: Path = STATIC) -> Litestar:
    """The app over one folder of built files."""

    @get("/", media_type=MediaType.HTML, sync_to_thread=False)
    def page() -> Response[str]:
        """The page of the browser client."""
        index = static / "index.html"
        if not index.is_file():
            raise not_built()
        return Response(index.read_text(encoding="utf-8"))

    @get("/api/games", sync_to_thread=True)
    def game_list() -> dict[str, Any]:
        """The games, as `hulldown games --json` prints them."""
        return {"games": summaries()}

    @get("/api/texts/{language:str}", sync_to_thread=True)
    def text_files(language: FromPath[str]) -> dict[str, Any]:
        """The words of the shell and of every game in one language."""
        return texts(language, static)

    @get("/health", sync_to_thread=False)
    def health() -> dict[str, str]:
        """Whether the server answers, and which version it is."""
        return {"status": "ok", "version": __version__}

    assets = create_static_files_router(
        "/assets", [static / "assets"], name="assets", cache_control=HASHED_FILES
    )
    return Litestar(
        [page, game_list, text_files, health, assets],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip"),
        exception_handlers=HANDLERS,
        openapi_config=None,
    )


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer carries the security headers; what is not told to be kept is asked for again."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(SECURITY_HEADERS)
        headers.setdefault("Cache-Control", "no-cache")
