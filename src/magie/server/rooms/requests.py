"""Taking a seat over. In a game with secrets the table is asked first, for whoever sits down sees a hand.

Asked is every other person with a seat who is not gone. One no ends it, and so does the end of its time. It is stored,
so that it outlives a crash and any process can go on with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from magie.rules.manners import manners_at
from magie.server.errors import Refusal
from magie.server.rooms import people
from magie.server.rooms.catching_up import done_or_later
from magie.server.rooms.data import Person, Request, RoomData
from magie.server.rooms.notices import announce
from magie.server.wire import RequestSeen

if TYPE_CHECKING:
    from magie.server.rooms.broadcast import Broadcast
    from magie.server.rooms.connection import Connection
    from magie.server.rooms.room import Room

A_MINUTE = 60_000  # milliseconds that the clocks of two machines may differ


def keeps_secrets(room: Broadcast) -> bool:
    """May a seat of this table know what others may not?"""
    return manners_at(room.edition).keeps_secrets(None if room.game is None else room.game.table)


def new_request(room: Room, data: RoomData, seat: int, name: str, key: str, absent: int = 0) -> Request:
    """Somebody with this key wants this seat. Who has one already gets another only where devices are shared."""
    if people.seated_by_key(data, key) is not None and not data.one_device:
        raise Refusal("seated", "You have a seat at this table already.", status=409)
    if any(other.seat == data.seats[seat].id for other in data.requests):
        raise Refusal("asked", "Somebody has asked for this seat already.", status=409)
    until = room.hall.now_ms() + int(room.hall.settings.consent_seconds * 1000)
    return Request(
        id=str(data.new_id()), seat=data.seats[seat].id, name=name, key=key, until=until, absent=absent
    )


async def take_over(room: Room, data: RoomData, request: Request) -> None:
    """The seat changes hands at once, or the table is asked; everybody is told by name."""
    data.requests.append(request)
    is_asked = room.state in ("playing", "paused") and keeps_secrets(room) and missing(room, data, request)
    await keep(room, data, asks(data, request) if is_asked else granted(room, data, request))


# Who is asked


def find(data: RoomData, request: str) -> Request:
    """The request with this id."""
    found = next((one for one in data.requests if one.id == request), None)
    if found is None:
        raise Refusal("no_request", "Nobody asks for that any more.")
    return found


def missing(room: Broadcast, data: RoomData, request: Request) -> list[Person]:
    """Whose yes is still missing: of all who have a seat and are not gone, but for whoever has this one."""
    not_asked = (people.by_key(data, request.key), holder(data, request))
    return [
        one
        for one in data.people
        if one.seats and one not in not_asked and one.id not in request.yes and not room.is_gone(one.id)
    ]


def holder(data: RoomData, request: Request) -> Person | None:
    """Who has the seat that is asked for; nobody if it is a bot's."""
    seat = people.number_of(data, request.seat)
    return None if seat is None else people.holder(data, seat)


def seen(room: Broadcast) -> tuple[RequestSeen, ...]:
    """The requests as everybody sees them."""
    data = room.data
    return tuple(
        RequestSeen(id=one.id, seat=seat, name=one.name, missing=seats_of(data, missing(room, data, one)))
        for one in data.requests
        for seat in [people.number_of(data, one.seat)]
        if seat is not None
    )


def seats_of(data: RoomData, some: Iterable[Person]) -> tuple[int, ...]:
    """The seats of several people."""
    return tuple(sorted(seat for one in some for seat in people.seats_of(data, one)))


# What becomes of it


async def consent(room: Room, connection: Connection, wanted: str, yes: bool) -> None:
    """Somebody at the table says yes or no."""
    data = room.data.copy()
    request, person = find(data, wanted), people.find(data, connection.person)
    if person is None or not person.seats:
        raise Refusal("onlooker", "You are watching; only players can do this.")
    if person in (people.by_key(data, request.key), holder(data, request)):
        raise Refusal("not_asked", "The others are asked about this.")
    if yes and person.id in request.yes:
        return
    if yes:
        request.yes.append(person.id)
        sentence = decided(room, data, request)
    else:
        sentence = dropped(data, request, f"{people.name_of(data, person)} said no")
    await keep(room, data, sentence)


def decided(room: Room, data: RoomData, request: Request) -> str:
    """Do in `data` what has become of a request, and say it; "" while the table thinks about it."""
    if people.number_of(data, request.seat) is None:
        return dropped(data, request, "the seat is not free any more")
    if request.absent and not room.is_gone(request.absent):
        return dropped(data, request, "the seat's own player is back")
    if not missing(room, data, request):
        return granted(room, data, request)
    if not time_left(room, request):
        return dropped(data, request, "not everybody has agreed in time")
    return ""


def asks(data: RoomData, request: Request) -> str:
    """How a request is told."""
    return f"{first_word(request)} asks to take over {seat_name(data, request)}; everybody has to agree."


def granted(room: Room, data: RoomData, request: Request) -> str:
    """The seat is theirs."""
    seat, whose = people.number_of(data, request.seat), seat_name(data, request)
    assert seat is not None
    person = people.by_key(data, request.key)
    if people.seated_by_key(data, request.key) is not None and not data.one_device:
        return dropped(data, request, "they have a seat already")
    data.requests.remove(request)
    taker = person or people.new_person(data, room.hall.now_ms())
    people.give_seat(data, seat, taker)
    if person is None:
        people.give_key(data, taker, request.key)
    return f"{first_word(request)} has taken over {whose}."


def dropped(data: RoomData, request: Request, why: str) -> str:
    """Nothing comes of it."""
    data.requests.remove(request)
    return f"{first_word(request)} does not take over {seat_name(data, request)}: {why}."


def first_word(request: Request) -> str:
    """Who asks, where a sentence begins; a name is left as it was typed."""
    return "S" + request.name[1:] if request.name.startswith("somebody") else request.name


def seat_name(data: RoomData, request: Request) -> str:
    """The seat, as it is called."""
    seat = people.number_of(data, request.seat)
    return "a seat" if seat is None else f"{data.seats[seat].name}'s seat"


async def keep(room: Room, data: RoomData, sentence: str) -> None:
    """Store, then let everybody know."""
    await room.save(data)
    room.arrange()
    room.tell_lobby()
    if sentence:
        await announce(room, sentence)


# In time


def arrange(room: Room) -> None:
    """Set a clock for every request; where somebody whose yes was missing has gone, it may be decided now."""
    timers, data = room.clockwork.timers, room.data
    open_ones = {("request", one.id) for one in data.requests}
    for name in timers.names():
        if isinstance(name, tuple) and name[0] == "request" and name not in open_ones:
            timers.stop(name)
    for one in data.requests:
        left = time_left(room, one) / 1000 if is_open(room, data, one) else 0.0
        timers.keep(("request", one.id), left > 0, left, partial(is_due, room, one.id))


def time_left(room: Room, request: Request) -> int:
    """For how many milliseconds the table may still think; one that has too many was made by a clock that jumped."""
    left, most = request.until - room.hall.now_ms(), int(room.hall.settings.consent_seconds * 1000) + A_MINUTE
    return left if 0 < left <= most else 0


def is_open(room: Room, data: RoomData, request: Request) -> bool:
    """Does it wait for nothing but an answer?"""
    if people.number_of(data, request.seat) is None or (request.absent and not room.is_gone(request.absent)):
        return False
    return bool(missing(room, data, request))


def is_due(room: Room, request: str) -> None:
    """It can be decided; where another process plays for this room, it does so."""
    if room.drives:
        room.post(partial(settle, room, request))


async def settle(room: Room, request: str) -> None:
    """In the inbox: whatever has become of it."""
    timer, again = ("request", request), partial(is_due, room, request)
    await done_or_later(room, timer, partial(settle_now, room, request), again)


async def settle_now(room: Room, request: str) -> None:
    """Look at it once more, as it is stored now."""
    data = room.data.copy()
    if any(one.id == request for one in data.requests):
        sentence = decided(room, data, find(data, request))
        if sentence:
            await keep(room, data, sentence)
        else:
            arrange(room)


def came_back(data: RoomData, person: int) -> list[str]:
    """Somebody whose seat was about to be given away is here again: neither a code nor a request for it holds."""
    data.codes = [code for code in data.codes if code.absent != person]
    lapsed = [one for one in data.requests if one.absent == person]
    return [dropped(data, one, "the seat's own player is back") for one in lapsed]
