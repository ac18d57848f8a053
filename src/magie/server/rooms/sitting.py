"""Sitting down and standing up: who may do it, and what it takes.

* Anybody with the link sits down on an open seat before the game; in a game on a bot's seat, if the host allows.
* A device code opens its person on one more device. It is made by that person, and carries nothing else.
* A hand-over code gives one seat to somebody new. The seat's own person makes it; the host for a bot's seat, or for
  that of somebody who is gone. It holds while the seat has not changed hands, and that person is still gone.
* Taking a seat over in a game is told to all by name, and where the game has secrets all are asked (`requests.py`).
* Leaving gives the seat up: before the game it is open again, in a game a bot plays on.

Everything here runs in the room's inbox and looks at the room as it is there.
"""

from __future__ import annotations

from collections.abc import Callable

from magie.editions import Edition
from magie.server.errors import Refusal
from magie.server.rooms import hosts, keys, people
from magie.server.rooms.connection import Connection
from magie.server.rooms.data import Code, Person, RoomData, SeatData
from magie.server.rooms.names import clean_name, free_name
from magie.server.rooms.notices import announce
from magie.server.rooms.requests import new_request, take_over
from magie.server.rooms.room import Room
from magie.server.wire import CodeTold, Entering, Joining, Seated

CODES_PER_PERSON = 4
A_MINUTE = 60  # seconds that the clocks of two machines may differ


def taken_names(data: RoomData, but: int | None = None) -> list[str]:
    """The names at this table."""
    return [seat.name for number, seat in enumerate(data.seats) if seat.name and number != but]


def choose_token(edition: Edition, data: RoomData, wanted: str, but: int | None = None) -> str:
    """The token somebody wants, or the first free one."""
    used = {seat.token for number, seat in enumerate(data.seats) if number != but}
    if wanted and wanted not in edition.tokens:
        raise Refusal("token", f"There is no token {wanted!r}; choose from {', '.join(edition.tokens)}.")
    if wanted and wanted in used:
        raise Refusal("token_taken", f"Somebody here plays with the {wanted} already.")
    free = [token for token in edition.tokens if token not in used]
    if not wanted and not free:
        raise Refusal("full", "All tokens are taken.")
    return wanted or free[0]


def seat_person(
    data: RoomData, edition: Edition, seat: int, person: Person, name: str, token: str, letters: int
) -> None:
    """A person sits down on a seat nobody has."""
    others = taken_names(data, seat)
    called = clean_name(name, letters, others) if name.strip() else free_name(others)
    data.seats[seat] = SeatData(name=called, token=choose_token(edition, data, token, but=seat))
    people.give_seat(data, seat, person)  # and its id


def seat_bot(data: RoomData, edition: Edition, seat: int, bot: str, name: str = "", token: str = "") -> None:
    """A bot sits down on a seat nobody has."""
    others = taken_names(data, seat)
    called = name if name and name not in others else free_name(others)
    data.seats[seat] = SeatData(
        id=data.new_id(),
        kind="bot",
        bot=bot,
        name=called,
        token=choose_token(edition, data, token, but=seat),
    )


# Sitting down


async def join(room: Room, joining: Joining, pay: Callable[[], object] = bool) -> Seated:
    """Somebody sits down: on an open seat, or in a game on a bot's seat if the host allows."""
    secret = joining.secret or keys.new_secret()
    before = seated_before(room.data, secret)
    if before is not None:
        return before
    if room.state == "over":
        raise Refusal("over", "This game is over; watch, or ask for a rematch.", status=409)
    data = room.data.copy()
    seat = free_seat(data, joining.seat)
    pay()
    if data.state != "lobby":  # the name and the token are part of the game that is on
        name = called(room, data, joining.name, "somebody")
        await take_over(room, data, new_request(room, data, seat, name, keys.hashed(secret)))
        return seated(room.data, secret)
    letters = room.hall.settings.limits.name_letters
    person = people.by_key(data, keys.hashed(secret))  # a host who has watched so far
    person = person or people.new_person(data, room.hall.now_ms())
    seat_person(data, room.edition, seat, person, joining.name, joining.token, letters)
    data.seats[seat].lay_seal(joining.seal)
    people.give_key(data, person, keys.hashed(secret))
    await room.save(data)
    room.arrange()
    room.tell_lobby()
    return seated(data, secret)


def check_haste(room: Room, address: str) -> None:
    """Whoever sits down and leaves again and again is a nuisance to all; in a game everybody is told each time."""
    hall = room.hall
    tries = hall.joins if room.data.state == "lobby" else hall.takeovers
    if not tries.take(f"{room.data.room} {address}"):
        raise Refusal("too_fast", "You have asked for a seat here often; wait a few minutes.", status=429)


def called(room: Room, data: RoomData, name: str, otherwise: str) -> str:
    """How somebody who wants a seat is called, where the seat keeps its own name."""
    letters = room.hall.settings.limits.name_letters
    return clean_name(name, letters, taken_names(data)) if name.strip() else otherwise


def free_seat(data: RoomData, wanted: int | None) -> int:
    """A seat somebody can sit down on."""
    if data.state != "lobby" and not data.takeover:
        raise Refusal("started", "The game has begun; you can watch.", status=409)
    kind = "open" if data.state == "lobby" else "bot"
    asked = {request.seat for request in data.requests}
    free = [n for n, seat in enumerate(data.seats) if seat.kind == kind and seat.id not in asked]
    if not free:
        raise Refusal("full", "Every seat is taken; you can watch.", status=409)
    if wanted is not None and wanted not in free:
        raise Refusal("seat_taken", "This seat is taken.", status=409)
    return free[0] if wanted is None else wanted


def seated(data: RoomData, secret: str) -> Seated:
    """What this secret opens; or nothing yet, while the table is asked."""
    wanted = keys.hashed(secret)
    seats = people.seats_of(data, people.by_key(data, wanted))
    waiting = any(request.key == wanted for request in data.requests)
    first = seats[0] if seats else None
    return Seated(room=data.room, seat=first, seats=seats, secret=secret, waiting=waiting)


def seated_before(data: RoomData, secret: str) -> Seated | None:
    """What this secret opens already: whoever asks again has lost the answer."""
    found = seated(data, secret)
    return found if found.seats or found.waiting else None


# Codes


async def make_device_code(room: Room, connection: Connection, command: str) -> CodeTold:
    """A code that opens its own person on one more device."""
    if connection.person is None:
        raise Refusal("onlooker", "You are watching; only players can do this.")
    return await make_code(
        room, connection, command, Code(hash="", until=0, by=connection.person, person=connection.person)
    )


async def make_hand_over_code(room: Room, connection: Connection, command: str, seat: int) -> CodeTold:
    """A code that gives a seat away: one's own, and the host a bot's or that of somebody who is gone."""
    chair, owner = room.data.seats[seat], people.holder(room.data, seat)
    assert connection.person is not None
    code = Code(hash="", until=0, by=connection.person, seat=chair.id)
    if chair.kind == "open":
        raise Refusal("open_seat", "Nobody has this seat: anybody with the link can sit down there.")
    if owner is None and room.state == "lobby":
        raise Refusal("bots_seat", "Open this seat instead, then anybody with the link can sit down there.")
    if owner is not None and owner.id != connection.person:
        if not room.is_gone(owner.id):
            raise Refusal(
                "not_absent", "Only the seat of somebody who has been away for long can be handed over."
            )
        code.absent = owner.id
    return await make_code(room, connection, command, code)


async def make_code(room: Room, connection: Connection, command: str, code: Code) -> CodeTold:
    """Keep a short code, and tell it. Asked for again, only the new one counts."""
    text, seconds = keys.new_code(), room.hall.settings.code_seconds
    code.hash, code.command = keys.hashed(text), f"{connection.key} {command}"
    code.until = room.hall.now_ms() // 1000 + seconds
    data = room.data.copy()
    data.codes = [old for old in data.codes if old.command != code.command and is_in_time(room, old)]
    own = [old for old in data.codes if old.by == code.by]
    if len(own) >= CODES_PER_PERSON:
        data.codes.remove(own[0])
    data.codes.append(code)
    await room.save(data)
    return CodeTold(id=command, code=text, seconds=seconds, seats=opens(data, code))


def opens(data: RoomData, code: Code) -> tuple[int, ...]:
    """The seats behind a code."""
    if code.person:
        return people.seats_of(data, people.find(data, code.person))
    seat = people.number_of(data, code.seat)
    return () if seat is None else (seat,)


async def enter(room: Room, entering: Entering) -> Seated:
    """A code is exchanged for a secret; after that it is worth nothing."""
    secret = entering.secret or keys.new_secret()
    code = good_code(room, entering.code)
    if code is None:
        before = seated_before(room.data, secret)
        if before is None:
            raise Refusal("no_code", "This code is not known, or it has been used or is too old.", status=404)
        return before
    data = room.data.copy()
    data.codes = [other for other in data.codes if other.hash != code.hash]
    if code.person:
        await add_device(room, data, code.person, keys.hashed(secret))
    else:
        name = called(room, data, entering.name, f"somebody invited by {maker_of(data, code)}")
        (seat,) = opens(data, code)
        await take_over(room, data, new_request(room, data, seat, name, keys.hashed(secret), code.absent))
    return seated(room.data, secret)


def good_code(room: Room, typed: str) -> Code | None:
    """The code as it is kept, if it still opens what it was made for."""
    data, wanted = room.data, keys.hashed(keys.typed_code(typed))
    code = next((code for code in data.codes if code.hash == wanted and is_in_time(room, code)), None)
    return code if code is not None and still_holds(room, code) else None


def is_in_time(room: Room, code: Code) -> bool:
    """Is it new enough? One that would hold for longer than codes do was made by a clock that jumped."""
    left = code.until - room.hall.now_ms() // 1000
    return 0 <= left <= room.hall.settings.code_seconds + A_MINUTE


def still_holds(room: Room, code: Code) -> bool:
    """Is everything as it was when the code was made?"""
    data = room.data
    if code.person:
        return people.find(data, code.person) is not None
    seat = people.number_of(data, code.seat)
    if seat is None or (code.absent and not room.is_gone(code.absent)):
        return False
    owner = people.holder(data, seat)
    return code.by == data.host or (owner is not None and code.by == owner.id)


def maker_of(data: RoomData, code: Code) -> str:
    """Who made a code."""
    maker = people.find(data, code.by)
    return people.name_of(data, maker) if maker and maker.seats else "the host"


async def add_device(room: Room, data: RoomData, person: int, hashed: str) -> None:
    """One more device of somebody; it may not be one of somebody else."""
    found, other = people.find(data, person), people.by_key(data, hashed)
    assert found is not None
    if other not in (None, found):
        raise Refusal("seated", "This browser is another player's at this table already.", status=409)
    people.give_key(data, found, hashed)
    await room.save(data)
    room.tell_lobby()


# Standing up


async def stand_up(room: Room, connection: Connection) -> None:
    """Leave for good: in the lobby the seat is open again, in a game a bot plays on. A stranger just goes."""
    if connection.is_stranger:
        await room.depart(connection)
        return
    data = room.data.copy()
    data.requests = [request for request in data.requests if request.key != connection.key]
    sentence = ""
    if connection.person is not None and connection.person == data.host:
        sentence = hosts.follow(room, data)
    for seat in connection.seats:
        give_up(data, seat)
    people.forget_seatless(data)
    if not data.people and data.state == "paused":  # nobody is left who could go on with it
        data.state = "playing"
    await room.save(data)
    await room.depart(connection)
    room.tell_lobby()
    if sentence:
        await announce(room, sentence)


def give_up(data: RoomData, seat: int) -> None:
    """Nobody has this seat any more."""
    people.vacate(data, seat)  # and its seal is gone
    if data.state == "lobby":
        data.seats[seat] = people.new_chair(data)
    else:
        give_to_bot(data.seats[seat])


def give_to_bot(seat: SeatData) -> None:
    """A bot has this seat for good."""
    seat.kind, seat.stand_in, seat.waited, seat.muted = "bot", False, False, False


async def change(room: Room, seat: int, name: str | None, token: str | None) -> None:
    """Another name or token, before the game."""
    if room.data.state != "lobby":
        raise Refusal("started", "The game has begun; names and tokens stay.")
    data = room.data.copy()
    if name is not None:
        letters = room.hall.settings.limits.name_letters
        data.seats[seat].name = clean_name(name, letters, taken_names(data, seat))
    if token is not None:
        data.seats[seat].token = choose_token(room.edition, data, token, but=seat)
    await room.save(data)
    room.tell_lobby()
