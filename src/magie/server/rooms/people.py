"""Who is who at a table: people, the seats they hold, and the keys that prove it.

A seat belongs to nobody or to one person. Whenever it changes hands it gets a new id, so that keys, codes and requests
for the old one open nothing any more. A person without a seat is forgotten, but for the host.
"""

from __future__ import annotations

from magie.server.rooms.data import Key, Person, RoomData, SeatData

KEYS_PER_PERSON = 8


# Looking


def find(data: RoomData, person: int | None) -> Person | None:
    """A person by id."""
    return next((one for one in data.people if one.id == person), None)


def by_key(data: RoomData, hashed: str | None) -> Person | None:
    """Whose device is this?"""
    key = next((key for key in data.keys if key.hash == hashed), None)
    return None if key is None else find(data, key.person)


def seated_by_key(data: RoomData, hashed: str | None) -> Person | None:
    """Whose device is this, if they have a seat? A host may watch, and sit down later."""
    person = by_key(data, hashed)
    return person if person is not None and person.seats else None


def holder(data: RoomData, seat: int) -> Person | None:
    """Who has this seat, by its number?"""
    wanted = data.seats[seat].id
    return next((one for one in data.people if wanted in one.seats), None)


def number_of(data: RoomData, seat_id: int) -> int | None:
    """Where this seat stands now; None: somebody else has it, or it was taken away."""
    return next((number for number, seat in enumerate(data.seats) if seat.id == seat_id), None)


def seats_of(data: RoomData, person: Person | None) -> tuple[int, ...]:
    """The numbers of somebody's seats, as they stand now."""
    held = () if person is None else person.seats
    return tuple(number for number, seat in enumerate(data.seats) if seat.id in held)


def name_of(data: RoomData, person: Person | None) -> str:
    """What somebody is called at this table."""
    seats = seats_of(data, person)
    return data.seats[seats[0]].name if seats else "The host"


# Changing


def new_chair(data: RoomData) -> SeatData:
    """An open seat."""
    return SeatData(id=data.new_id())


def new_person(data: RoomData, since: int) -> Person:
    """Somebody who has come to the table and sits down next."""
    return Person(id=data.new_id(), since=since)


def give_key(data: RoomData, person: Person, hashed: str) -> None:
    """One more device of somebody. Beyond the eighth their own oldest is dropped, never one of somebody else."""
    data.keys = [key for key in data.keys if key.hash != hashed]
    own = [key for key in data.keys if key.person == person.id]
    if len(own) >= KEYS_PER_PERSON:
        data.keys.remove(own[0])
    data.keys.append(Key(hash=hashed, person=person.id))


def vacate(data: RoomData, seat: int) -> None:
    """Nobody has this seat any more, and nothing that was bound to it opens it."""
    before, data.seats[seat].id = data.seats[seat].id, data.new_id()
    data.seats[seat].lay_seal("")  # somebody else's words
    for person in data.people:
        if before in person.seats:
            person.seats.remove(before)
    forget_seatless(data)


def give_seat(data: RoomData, seat: int, person: Person) -> None:
    """This seat is somebody's now."""
    chair = data.seats[seat]
    chair.kind, chair.stand_in, chair.waited, chair.muted = "person", False, False, False
    vacate(data, seat)
    person.seats.append(chair.id)
    if person not in data.people:
        data.people.append(person)


def forget_seatless(data: RoomData) -> None:
    """Whoever has no seat is an onlooker like any other, but for the host; their keys and codes open nothing."""
    data.people = [one for one in data.people if one.seats or one.id == data.host]
    known = {one.id for one in data.people}
    data.keys = [key for key in data.keys if key.person in known]
    data.codes = [code for code in data.codes if code.by in known]
