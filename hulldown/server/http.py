"""The addresses of the interface as Litestar serves them."""

import re
from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature, iscoroutinefunction, signature
from typing import Annotated, Any, Final, get_origin, get_type_hints

from litestar import Request, Response, Router, route
from litestar.concurrency import sync_to_thread
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, ParameterKwarg, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta

from hulldown.server import wire
from hulldown.server.addresses import ADDRESSES
from hulldown.server.calls import MEGABYTE, Address, Call, File
from hulldown.server.request_guard import READS_JSON

AnyRequest = Request[Any, Any, State]
Handle = Callable[..., Awaitable[Any]]
LIMITS: Final = ("ge", "le", "min_length", "max_length")
ERRORS: Final = {
    status: ResponseSpec(wire.Error, generate_examples=False, description="Refused: see its code")
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}
"""What the schema tells of every address besides its answer."""


def handler(address: Address) -> HTTPRouteHandler:
    """A plain function as Litestar wants it: it learns what the function's signature says."""
    responses = dict(ERRORS)
    status = address.status or (HTTP_201_CREATED if address.method == "POST" else HTTP_200_OK)
    if address.holds is not None:
        responses[status] = ResponseSpec(
            address.holds,
            generate_examples=False,
            media_type=address.kind,
            description="A file to be saved",
        )
    return route(
        _typed_path(address),
        http_method=address.method,  # type: ignore[arg-type] # one of its literals
        status_code=status,
        request_max_body_size=address.largest,
        responses=responses,
        opt={READS_JSON: "data" in signature(address.function).parameters},
    )(_handle(address))


def _handle(address: Address) -> Handle:
    """Calls the function with all it takes, and makes an answer of what it gives."""
    function = address.function
    takes = signature(function).parameters
    does_wait = iscoroutinefunction(function)

    async def handle(request: AnyRequest, **given: Any) -> Any:
        if "call" in takes:
            given["call"] = call_of(request)
        if "body" in takes:
            given["body"] = await request.body()
        answer = function(**given) if does_wait else sync_to_thread(function, **given)
        return answered(await answer)

    handle.__name__ = function.__name__
    handle.__doc__ = function.__doc__
    hints = _hints(address)
    handle.__annotations__ = hints
    handle.__signature__ = Signature(  # type: ignore[attr-defined] # what it is known by
        [
            Parameter(name, Parameter.KEYWORD_ONLY, default=_default(takes, name), annotation=hint)
            for name, hint in hints.items()
            if name != "return"
        ],
        return_annotation=hints["return"],
    )
    return handle


def _default(takes: Any, name: str) -> Any:
    return takes[name].default if name in takes else Parameter.empty


def _hints(address: Address) -> dict[str, Any]:
    """The types of the function's arguments, each marked by where it comes from."""
    hints = get_type_hints(address.function, include_extras=True)
    hints.pop("call", None)
    hints.pop("body", None)
    for name, hint in hints.items():
        if name == "return":
            hints[name] = Response[bytes] if hint is File else hint
        elif name == "data":
            hints[name] = JSONBody[hint]  # type: ignore[misc,valid-type] # known when it runs
        else:
            is_in_path = f"{{{name}}}" in address.path
            hints[name] = _limited(hint, PathParameter if is_in_path else QueryParameter)
    return {"request": AnyRequest, **hints}


def _limited(hint: Any, source: type[ParameterKwarg]) -> Any:
    """A value from path or query, within the limits its type names."""
    limits: dict[str, Any] = {}
    if get_origin(hint) is Annotated:
        meta = next(one for one in hint.__metadata__ if isinstance(one, Meta))
        limits = {key: getattr(meta, key) for key in LIMITS if getattr(meta, key) is not None}
        hint = hint.__origin__
    return Annotated[hint, source(**limits)]


def _typed_path(address: Address) -> str:
    """The path with the type of each argument."""
    hints = get_type_hints(address.function)
    return re.sub(r"{(\w+)}", lambda name: f"{{{name[1]}:{hints[name[1]].__name__}}}", address.path)


def call_of(request: AnyRequest) -> Call:
    """Who calls, and from where."""
    client = request.client
    address = client.host if client is not None else ""
    return Call(request.app.state.services, request.headers.get("authorization", ""), address)


def answered(answer: Any) -> Any:
    """A file is sent to be saved; everything else as JSON."""
    if not isinstance(answer, File):
        return answer
    headers = {"Content-Disposition": f'attachment; filename="{answer.name}"'}
    return Response(answer.content, media_type=answer.kind, headers=headers)


ROUTES: Final = Router(
    "/", route_handlers=[handler(address) for address in ADDRESSES], request_max_body_size=MEGABYTE
)
