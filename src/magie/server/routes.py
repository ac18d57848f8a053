"""HTTP: editions, rooms, joining, the record and the story of a finished game, health and metrics."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State

from magie.server import sitting, stories
from magie.server.addresses import address_of
from magie.server.catching_up import retried
from magie.server.errors import Refusal
from magie.server.hall import Hall
from magie.server.shelf import drawing_of
from magie.server.wire import (
    Checked,
    EditionCard,
    Entering,
    Joining,
    Lobby,
    NewRoom,
    Promise,
    Seated,
    Story,
    TableSeen,
)

JSON = "application/json"
Asked = Request[Any, Any, State]


def hall_of(request: Asked) -> Hall:
    """The rooms of this server; also the place where too many requests end."""
    hall: Hall = request.app.state.hall
    if not hall.requests.take(address_of(request.scope)):
        raise Refusal("too_fast", "You ask too much; wait a moment.", status=429)
    return hall


def secret_of(request: Asked) -> str:
    """The secret of a seat, where somebody brings one."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


@get("/api/editions")
async def editions(request: Asked) -> list[EditionCard]:
    """What can be played."""
    return hall_of(request).shelf.cards()


@get("/api/editions/{name:str}")
async def edition(request: Asked, name: str) -> Response[bytes]:
    """All that an edition prints."""
    return Response(drawing_of(hall_of(request).shelf.base(name)), media_type=JSON)


@get("/api/promise")
async def promise(request: Asked) -> Promise:
    """A commitment to the dice of a room that is about to be made."""
    return Promise(commitment=hall_of(request).promise())


@post("/api/rooms")
async def make_room(request: Asked, data: NewRoom) -> Seated:
    """A new room, or with `start` a game at once."""
    return await hall_of(request).make_room(data, address_of(request.scope))


@get("/api/rooms/{room:str}")
async def lobby(request: Asked, room: str) -> Lobby:
    """Who sits there, and what is played."""
    return (await hall_of(request).current(room)).lobby()


@get("/api/rooms/{room:str}/edition")
async def room_edition(request: Asked, room: str, game: int = stories.LAST) -> Response[bytes]:
    """What is printed, with the options of this room, or of a game that was played here."""
    found = await stories.edition(await hall_of(request).room(room), game)
    return Response(drawing_of(found), media_type=JSON)


@post("/api/rooms/{room:str}/join")
async def join(request: Asked, room: str, data: Joining) -> Seated:
    """Sit down."""
    table = await hall_of(request).current(room)
    found: list[Seated] = []

    async def sit() -> None:
        found.append(await retried(partial(sitting.join, table, data)))

    await table.ask(sit)
    return found[0]


@post("/api/rooms/{room:str}/enter")
async def enter(request: Asked, room: str, data: Entering) -> Seated:
    """Bring a code."""
    hall = hall_of(request)
    if not hall.codes.take(address_of(request.scope)):
        raise Refusal("too_fast", "Too many codes; wait a minute.", status=429)
    table = await hall.current(room)
    found: list[Seated] = []

    async def come() -> None:
        found.append(await retried(partial(sitting.enter, table, data)))

    await table.ask(come)
    return found[0]


@get("/api/rooms/{room:str}/record")
async def record(request: Asked, room: str, game: int = stories.LAST) -> Response[str]:
    """The record of a finished game, to download; the last one, or an earlier one by its number.

    Of a game that is given up because its rules are not played any more: only with the secret of a seat.
    """
    table = await hall_of(request).current(room)
    name = f'attachment; filename="magie-{table.data.room}-{game or table.data.game}.json"'
    text = await stories.record(table, game, secret_of(request))
    return Response(text, media_type=JSON, headers={"Content-Disposition": name})


@get("/api/rooms/{room:str}/story")
async def story(request: Asked, room: str, game: int = stories.LAST) -> Story:
    """A finished game batch by batch."""
    return await stories.story(await hall_of(request).current(room), game)


@get("/api/rooms/{room:str}/story/{number:int}")
async def moment(request: Asked, room: str, number: int, game: int = stories.LAST) -> TableSeen:
    """The table of a finished game after this batch."""
    return await stories.moment(await hall_of(request).current(room), number, game)


@get("/api/rooms/{room:str}/check")
async def check(request: Asked, room: str, game: int = stories.LAST) -> Checked:
    """Were the dice of a finished game those that were promised?"""
    return await stories.check(await hall_of(request).current(room), game)


@get("/health")
async def health(request: Asked) -> dict[str, str]:
    """Does everything answer?"""
    hall: Hall = request.app.state.hall
    if hall.stopping:
        raise Refusal("stopping", "The server is stopping.", status=503)
    try:
        await hall.store.check()
    except Exception:
        raise Refusal("store", "The store does not answer.", status=503) from None
    return {"status": "ok"}


@get("/metrics")
async def metrics(request: Asked) -> Response[str]:
    """Numbers for a monitor."""
    hall: Hall = request.app.state.hall
    return Response(hall.metrics.text(hall.gauges()), media_type="text/plain; version=0.0.4")


ROUTES = [
    editions,
    edition,
    promise,
    make_room,
    lobby,
    room_edition,
    join,
    enter,
    record,
    story,
    moment,
    check,
    health,
    metrics,
]
