"""HTTP: editions, rooms, joining, the record and the story of a finished game, health and metrics."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import State
from msgspec.json import Decoder

from magie.server.app.addresses import address_of
from magie.server.app.pages import ASK_AGAIN
from magie.server.app.reading import Garbage, read
from magie.server.errors import Refusal
from magie.server.replays import story as finished
from magie.server.rooms import sitting
from magie.server.rooms.catalogue import drawing_of
from magie.server.rooms.catching_up import retried
from magie.server.rooms.hall import Hall
from magie.server.rooms.room import Room
from magie.server.wire import (
    Entering,
    Joining,
    Lobby,
    NewRoom,
    Promise,
    Seated,
)

JSON = "application/json"
MOST_DIGITS = 9  # so that it fits into every database
NEW_ROOM = Decoder(NewRoom)
JOINING = Decoder(Joining)
ENTERING = Decoder(Entering)
T = TypeVar("T")
Asked = Request[Any, Any, State]


def hall_of(request: Asked) -> Hall:
    """The rooms of this server; also the place where too many requests end."""
    hall: Hall = request.app.state.hall
    if not hall.requests.take(address_of(request.scope)):
        raise Refusal("too_fast", "You ask too much; wait a moment.", status=429)
    return hall


async def table_of(request: Asked) -> Room:
    """The room that is asked about, as it is stored now."""
    return await hall_of(request).current(request.path_params["room"])


async def body_of(request: Asked, decoder: Decoder[T]) -> T:
    """What was sent along."""
    try:
        return read(await request.body(), decoder)
    except Garbage as problem:
        raise Refusal("invalid", f"This request cannot be read: {problem}.") from None


def game_of(request: Asked) -> int:
    """Which game of the room is asked about: its number, or the last one."""
    return count_in(request.query_params.get("game", str(finished.LAST)))


def count_in(text: str) -> int:
    """A number in an address; what is none, or too long for one, is nothing that is there."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise Refusal("invalid", "This address needs a number, like 1.", status=404)
    return int(text)


def secret_of(request: Asked) -> str:
    """The secret of a seat, where somebody brings one."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


@get("/api/editions")
async def editions(request: Asked) -> Response[bytes]:
    """What can be played."""
    return Response(hall_of(request).catalogue.cards, media_type=JSON)


@get("/api/editions/{name:str}")
async def edition(request: Asked) -> Response[bytes]:
    """All that an edition prints."""
    name = request.path_params["name"]
    return Response(drawing_of(hall_of(request).catalogue.base(name)), media_type=JSON)


@get("/api/promise")
async def promise(request: Asked) -> Promise:
    """A commitment to the dice of a room that is about to be made."""
    hall = hall_of(request)
    if not hall.new_promises.take(address_of(request.scope)):
        raise Refusal("too_fast", "You ask for many promises; wait a moment.", status=429)
    return Promise(commitment=hall.promise())


@post("/api/rooms")
async def make_room(request: Asked) -> Seated:
    """A new room, or with `start` a game at once."""
    hall = hall_of(request)
    return await hall.make_room(await body_of(request, NEW_ROOM), address_of(request.scope))


@get("/api/rooms/{room:str}")
async def lobby(request: Asked) -> Lobby:
    """Who sits there, and what is played."""
    return (await table_of(request)).lobby()


@get("/api/rooms/{room:str}/edition")
async def room_edition(request: Asked) -> Response[bytes]:
    """What is printed, with the options of this room, or of a game that was played here."""
    table = await hall_of(request).room(request.path_params["room"])
    found = await finished.edition(table, game_of(request), toll_of(request))
    return Response(drawing_of(found), media_type=JSON)


@post("/api/rooms/{room:str}/join")
async def join(request: Asked) -> Seated:
    """Sit down."""
    data = await body_of(
        request, JOINING
    )  # first: it may take its time, and the room may leave the memory meanwhile
    table = await table_of(request)
    pay = cache(
        partial(sitting.check_haste, table, address_of(request.scope))
    )  # once, however often it is tried
    found: list[Seated] = []

    async def sit() -> None:
        found.append(await retried(partial(sitting.join, table, data, pay)))

    await table.ask(sit)
    return found[0]


@post("/api/rooms/{room:str}/enter")
async def enter(request: Asked) -> Seated:
    """Bring a code."""
    hall: Hall = request.app.state.hall
    if not hall.codes.take(address_of(request.scope)):
        raise Refusal("too_fast", "Too many codes; wait a minute.", status=429)
    data = await body_of(request, ENTERING)
    table = await table_of(request)
    found: list[Seated] = []

    async def come() -> None:
        found.append(await retried(partial(sitting.enter, table, data)))

    await table.ask(come)
    return found[0]


@get("/api/rooms/{room:str}/record")
async def record(request: Asked) -> Response[bytes]:
    """The record of a finished game, to download; the last one, or an earlier one by its number.

    Of a game that is given up because its rules are not played any more: only with the secret of a seat.
    """
    table, game = await table_of(request), game_of(request)
    name = f'attachment; filename="magie-{table.data.room}-{game or table.data.game}.json"'
    found = await finished.record(table, game, secret_of(request), toll_of(request))
    return remembered(request, found, {"Content-Disposition": name})


@get("/api/rooms/{room:str}/story")
async def story(request: Asked) -> Response[bytes]:
    """A finished game batch by batch."""
    table = await table_of(request)
    return remembered(request, await finished.story(table, game_of(request), toll_of(request)))


@get("/api/rooms/{room:str}/story/{number:str}")
async def moment(request: Asked) -> Response[bytes]:
    """The table of a finished game after this batch."""
    table, number = await table_of(request), count_in(request.path_params["number"])
    return remembered(request, await finished.moment(table, number, game_of(request), toll_of(request)))


@get("/api/rooms/{room:str}/check")
async def check(request: Asked) -> Response[bytes]:
    """Were the dice of a finished game those that were promised?"""
    table = await table_of(request)
    return remembered(request, await finished.check(table, game_of(request), toll_of(request)))


def toll_of(request: Asked) -> finished.Toll:
    """Replaying a whole game is dear: each address may ask for a few new ones."""
    hall: Hall = request.app.state.hall

    def pay() -> None:
        if not hall.new_replays.take(address_of(request.scope)):
            raise Refusal("too_fast", "You look at many games; wait a moment.", status=429)

    return pay


def remembered(
    request: Asked, found: finished.Sent, headers: Mapping[str, str] | None = None
) -> Response[bytes]:
    """An answer that never changes: a browser that has it already gets only its tag."""
    tags = {"ETag": found.tag, "Cache-Control": ASK_AGAIN} if found.tag else {}
    more = {**(headers or {}), **tags}
    if found.tag and request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=more, media_type=JSON)
    return Response(found.data, media_type=JSON, headers=more)


@get("/health")
async def health(request: Asked) -> dict[str, str]:
    """Does everything answer, and can the store be written?"""
    hall: Hall = request.app.state.hall
    if hall.stopping:
        raise Refusal("stopping", "The server is stopping.", status=503)
    if not await hall.pulse.is_there():
        raise Refusal("store", "Nothing can be stored just now.", status=503)
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
