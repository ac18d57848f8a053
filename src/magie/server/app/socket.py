"""The socket of a room: say hello, then every message goes to the room's inbox.

Sockets are plain ASGI: there are thousands of them, and each would keep a framework's middleware in memory.
"""

from __future__ import annotations

import asyncio
import logging
import re
from functools import partial
from typing import Any

import msgspec
from litestar.types import Receive, Send

from magie.server.app.addresses import Scope, address_of, origin_is_ours
from magie.server.app.reading import Garbage, read
from magie.server.errors import Refusal
from magie.server.rooms.connection import Connection
from magie.server.rooms.hall import Hall
from magie.server.rooms.handling import handle
from magie.server.rooms.room import NO_ROOM, Room
from magie.server.wire import VERSION, FromClient, Hello, Ping, Pong, Refused

log = logging.getLogger("magie.server")

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
BAD_MESSAGE = 4400
NOT_ALLOWED = 4403
TOO_MANY = 4429
MOST_GARBAGE = 5
MOST_HASTE = 200
LAST_WORDS_SECONDS = 2.0
Following = asyncio.Task[str | bytes | None]  # what comes after the hello
PATH = re.compile(r"/api/rooms/([^/]+)/socket")


class Named(msgspec.Struct):
    """The id of a message that cannot be read otherwise."""

    id: str = ""


NAMED = msgspec.json.Decoder(Named)


async def room_socket(hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
    """One browser at one table, from hello to goodbye."""
    name = await accepted(scope, receive, send)
    if name is None:
        return
    address, ours = address_of(scope), origin_is_ours(scope, hall.settings)
    connection = Connection(send, address, hall.settings.limits, hall.pile)
    delivering = asyncio.create_task(connection.deliver())
    conversing = asyncio.create_task(
        converse(hall, connection, receive, name) if ours else turn_away(connection)
    )
    connection.give_up = conversing.cancel
    hall.sockets[address] = hall.sockets.get(address, 0) + 1
    try:
        await asyncio.wait([conversing])
        note_the_end(hall, conversing)
    finally:
        conversing.cancel()
        forget_socket(hall, address)
        connection.close()
        await asyncio.wait([delivering], timeout=LAST_WORDS_SECONDS)
        delivering.cancel()


async def accepted(scope: Scope, receive: Receive, send: Send) -> str | None:
    """The name of the room whose socket is asked for; None if it is none of ours, or nobody waits any more."""
    path = PATH.fullmatch(scope["path"])
    await receive()  # it wants to connect
    try:
        if path is None:
            await send({"type": "websocket.close", "code": NO_ROOM, "reason": None})
            return None
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    except OSError:
        return None
    return path[1]


async def turn_away(connection: Connection) -> None:
    """Not from our page."""
    connection.bye("origin", "This page comes from another site.", NOT_ALLOWED)


def note_the_end(hall: Hall, conversing: asyncio.Task[None]) -> None:
    """Why a conversation has ended: usually the browser just went."""
    if conversing.cancelled():
        hall.metrics.count("slow_readers")
        return
    problem = conversing.exception()
    if problem is not None:
        log.error("a socket failed", exc_info=problem)


def forget_socket(hall: Hall, address: str) -> None:
    """One socket less of this address."""
    hall.gone += 1
    hall.sockets[address] -= 1
    if hall.sockets[address] <= 0:
        del hall.sockets[address]


async def converse(hall: Hall, connection: Connection, receive: Receive, name: str) -> None:
    """Check who it is, let it in, and listen until it goes."""
    most = hall.settings.limits.sockets_per_address
    if most and hall.sockets.get(connection.address, 0) > most:
        connection.bye("too_many_sockets", "Too many connections from your address.", TOO_MANY)
        return
    if not hall.requests.take(connection.address):  # without a last word: the page tries again by itself
        connection.close(TOO_MANY)
        return
    hello = await first_words(hall, connection, receive)
    if hello is None:
        return
    following = asyncio.create_task(next_words(receive))
    try:
        await visit(hall, connection, receive, name, hello, following)
    except Refusal as refusal:
        connection.bye(refusal.code, refusal.sentence, NO_ROOM)
    finally:
        following.cancel()


async def visit(
    hall: Hall, connection: Connection, receive: Receive, name: str, hello: Hello, following: Following
) -> None:
    """At the table, if there is one."""
    room = await hall.current(name)
    try:
        await room.ask(partial(let_in, room, connection, hello, following))
        await listen(hall, room, connection, receive, following)
    finally:
        room.post(partial(room.depart, connection))


async def let_in(room: Room, connection: Connection, hello: Hello, following: Following) -> None:
    """In the inbox: who has gone meanwhile does not come in, or it would replace the tab that came after it.

    So it happens when this process stood still: the browser gave up and went elsewhere, and its hello is still here.
    """
    if not has_gone(following):
        await room.enter(connection, hello)


def has_gone(following: Following) -> bool:
    """Is all that follows the hello that the browser went?"""
    if not following.done() or following.cancelled():
        return False
    return following.exception() is not None or following.result() is None


async def first_words(hall: Hall, connection: Connection, receive: Receive) -> Hello | None:
    """The hello, in time and in our version."""
    try:
        async with asyncio.timeout(hall.settings.limits.hello_seconds):
            text = await next_words(receive)
    except TimeoutError:
        connection.bye("no_hello", "Say hello first.", BAD_MESSAGE)
        return None
    if text is None:
        return None
    try:
        hello = read(text, DECODER)
    except Garbage:
        connection.bye("garbage", "This is no message of this game.", BAD_MESSAGE)
        return None
    if not isinstance(hello, Hello):
        connection.bye("no_hello", "Say hello first.", BAD_MESSAGE)
        return None
    if hello.version != VERSION:
        connection.bye(
            "wrong_version", f"This server speaks version {VERSION}; load the page again.", BAD_MESSAGE
        )
        return None
    return hello


async def next_words(receive: Receive) -> str | bytes | None:
    """The next message; None when the browser has gone."""
    event: Any = await receive()
    if event["type"] == "websocket.disconnect":
        return None
    text = event.get("text")
    data: str | bytes = text if text is not None else event.get("bytes") or b""
    return data


async def listen(hall: Hall, room: Room, connection: Connection, receive: Receive, first: Following) -> None:
    """Take messages, from the one that is read already, until the browser goes or is sent away."""
    garbage = haste = 0
    read_already: Following | None = first
    while connection.closing is None:
        text = await (read_already or next_words(receive))
        read_already = None
        if text is None:
            return
        hall.metrics.count("messages")
        if not hall.messages.take(connection.purse):
            haste += 1
            connection.send(refused(text, "too_fast", "You send too much; wait a moment."))
            if haste > MOST_HASTE:
                connection.bye("too_fast", "You send too much.", TOO_MANY)
            continue
        try:
            message = read(text, DECODER)
        except Garbage as error:
            garbage += 1
            connection.send(refused(text, "garbage", f"This message cannot be read: {error}."))
            if garbage >= MOST_GARBAGE:
                connection.bye("garbage", "Too many messages that cannot be read.", BAD_MESSAGE)
            continue
        take(room, connection, message)


def take(room: Room, connection: Connection, message: Any) -> None:
    """A message that can be read goes to the inbox."""
    if isinstance(message, Ping):
        connection.send(Pong())
    elif isinstance(message, Hello):
        connection.send(Refused(id="", code="hello_again", sentence="You have said hello already."))
    else:
        room.post(partial(handle, room, connection, message))


def refused(text: str | bytes, code: str, sentence: str) -> Refused:
    """A refusal of something unreadable, with its id if that can be found."""
    try:
        named = read(text, NAMED).id[:64]
    except Garbage:
        named = ""
    return Refused(id=named, code=code, sentence=sentence)
