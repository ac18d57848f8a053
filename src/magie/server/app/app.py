"""The app: rooms behind HTTP and sockets, with one sentence for everything that goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, Receive, Send

from magie.rules.errors import MagieError
from magie.server.app.addresses import origin_is_ours
from magie.server.app.headers import with_headers
from magie.server.app.pages import page, pages_of
from magie.server.app.routes import ROUTES
from magie.server.app.socket import room_socket
from magie.server.errors import Refusal
from magie.server.rooms.hall import Hall
from magie.server.settings import Settings
from magie.server.wire import Problem

log = logging.getLogger("magie.server")
Asked = Request[Any, Any, Any]


def make_app(settings: Settings, hall: Hall) -> ASGIApp:
    """The whole server as an ASGI app."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    async def check_origin(request: Asked) -> None:
        if request.method not in ("GET", "HEAD") and not origin_is_ours(request.scope, settings):
            raise Refusal("origin", "This page comes from another site.", status=403)

    app = Litestar(
        route_handlers=[*ROUTES, page],
        lifespan=[lifespan],
        before_request=check_origin,
        exception_handlers={
            Refusal: say_refusal,
            MagieError: say_mistake,
            ValidationException: say_invalid,
            HTTPException: say_http,
            Exception: say_unexpected,
        },
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
    app.state.hall = hall
    app.state.pages = pages_of(settings)
    pages = with_headers(app)

    async def door(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await room_socket(hall, scope, receive, send)
        else:
            await pages(scope, receive, send)

    return door


def answer(status: int, code: str, sentence: str, rule: str = "") -> Response[bytes]:
    """A problem as it travels."""
    problem = Problem(code=code, sentence=sentence, rule=rule)
    return Response(msgspec.json.encode(problem), status_code=status, media_type="application/json")


def say_refusal(request: Asked, refusal: Refusal) -> Response[bytes]:
    """What may not be."""
    return answer(refusal.status, refusal.code, refusal.sentence, refusal.rule)


def say_mistake(request: Asked, mistake: MagieError) -> Response[bytes]:
    """What cannot be played so."""
    return answer(400, "not_possible", str(mistake))


def say_invalid(request: Asked, problem: ValidationException) -> Response[bytes]:
    """A body that is not what is expected."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    what = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    return answer(400, "invalid", f"This request cannot be read: {what or 'look at its fields'}.")


def say_http(request: Asked, problem: HTTPException) -> Response[bytes]:
    """What HTTP itself has a number for."""
    code = {404: "no_such_address", 405: "no_such_address", 413: "too_big"}.get(
        problem.status_code, "invalid"
    )
    return answer(problem.status_code, code, f"{str(problem.detail).rstrip('.')}.")


def say_unexpected(request: Asked, problem: Exception) -> Response[bytes]:
    """A mistake of ours: the log says more than the answer."""
    log.error("unexpected", exc_info=problem, extra={"path": request.scope["path"]})
    return answer(500, "unexpected", "Something went wrong here; it has been noted down.")
