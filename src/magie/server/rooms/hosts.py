"""The host is a person. Who stands in while they are away, and who follows them.

The host may do everything. While no device of theirs is here, whoever of those present has been at the table longest
stands in: the daily duties, and nothing else. After `Settings.host_seconds` of absence, or when the host leaves,
hosting passes to that person for good.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from magie.server.errors import Refusal
from magie.server.rooms import people
from magie.server.rooms.catching_up import done_or_later
from magie.server.rooms.data import Person, RoomData
from magie.server.rooms.notices import announce
from magie.server.wire import Host

if TYPE_CHECKING:
    from magie.server.rooms.connection import Connection
    from magie.server.rooms.room import Room

DUTIES = ("pause", "resume", "set_clock", "set_pace", "choose_absent", "rematch")


def check_may(connection: Connection, message: Host) -> None:
    """May this browser do that? The host everything, who stands in the daily duties, all others nothing.

    Of a rematch the way back to the lobby (`on` false) is the host's alone.
    """
    if connection.host:
        return
    is_duty = message.do in DUTIES and (message.do != "rematch" or message.on)
    if not connection.stands_in or not is_duty:
        raise Refusal("not_host", "Only the host can do this.")


def heir(room: Room, data: RoomData) -> Person | None:
    """Who stands in, and follows: of those who are here and have a seat, whoever has been at the table longest."""
    here = room.present()
    others = [one for one in data.people if one.seats and one.id != data.host]
    return min((one for one in others if one.id in here), key=at_the_table, default=None)


def at_the_table(person: Person) -> tuple[int, int]:
    """Since when somebody sits here; of two who came at the same moment the first."""
    return person.since, person.id


def is_absent(room: Room) -> bool:
    """Is no device of the host here?"""
    return room.data.host not in room.present()


# Passing it on


def arrange(room: Room) -> None:
    """Count how long the host has been away; a table without a host gets one as soon as somebody is there."""
    if not is_absent(room):
        room.host_gone = None
    elif room.host_gone is None:
        room.host_gone = now()
    if room.host_gone is None or heir(room, room.data) is None:
        room.clockwork.timers.stop("host")
        return
    patience = room.hall.settings.host_seconds if people.find(room.data, room.data.host) else 0.0
    left = max(0.0, room.host_gone + patience - now())
    room.clockwork.timers.keep("host", (room.data.host, room.host_gone), left, partial(is_due, room))


def is_due(room: Room) -> None:
    """The host has been away for long; where another process plays for this room, it passes hosting on."""
    if room.drives:
        room.post(partial(pass_on, room))


async def pass_on(room: Room) -> None:
    """In the inbox: hosting passes for good, unless the host has come back."""
    await done_or_later(room, "host", partial(give_to_heir, room, room.data.host), partial(is_due, room))


async def give_to_heir(room: Room, before: int) -> None:
    """Store who is the host now, and tell everybody."""
    data, following = room.data.copy(), heir(room, room.data)
    if following is None or data.host != before or not is_absent(room):
        return
    sentence = passed(data, following)
    data.host = following.id
    people.forget_seatless(data)
    await room.save(data)
    room.tell_lobby()
    await announce(room, sentence)


def passed(data: RoomData, following: Person) -> str:
    """How it is told."""
    former, name = people.find(data, data.host), people.name_of(data, following)
    if former is None:
        return f"{name} is the host now."
    return f"{people.name_of(data, former)} has been away for long; {name} is the host now."


def follow(room: Room, data: RoomData) -> str:
    """The host leaves: somebody follows at once, if there is anybody. What the table is told, "" if nothing.

    Of those who are here whoever has been at the table longest, else of all who have a seat.
    """
    leaving = people.name_of(data, people.find(data, data.host))
    others = [one for one in data.people if one.seats and one.id != data.host]
    following = heir(room, data) or min(others, key=at_the_table, default=None)
    data.host = 0 if following is None else following.id
    return f"{leaving} has left; {people.name_of(data, following)} is the host now." if following else ""


def now() -> float:
    """The clock of the loop."""
    return asyncio.get_running_loop().time()
