"""Sitting down and standing up: seats, keys, codes."""

from __future__ import annotations

import time
from collections.abc import Sequence

from magie.editions import Edition
from magie.server import keys
from magie.server.data import Code, Key, RoomData, SeatData
from magie.server.errors import Refusal
from magie.server.line import Line
from magie.server.names import clean_name, free_name
from magie.server.room import Room
from magie.server.wire import CodeTold, Entering, Joining, Seated

KEYS_PER_ROOM = 60
CODES_PER_ROOM = 20


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


def seat_person(data: RoomData, edition: Edition, seat: int, name: str, token: str, letters: int) -> None:
    """A person sits down on a seat."""
    others = taken_names(data, seat)
    called = clean_name(name, letters, others) if name.strip() else free_name(others)
    data.seats[seat] = SeatData(
        kind="person", name=called, token=choose_token(edition, data, token, but=seat)
    )


def seat_bot(data: RoomData, edition: Edition, seat: int, bot: str, name: str = "", token: str = "") -> None:
    """A bot sits down on a seat."""
    others = taken_names(data, seat)
    called = name if name and name not in others else free_name(others)
    data.seats[seat] = SeatData(
        kind="bot", bot=bot, name=called, token=choose_token(edition, data, token, but=seat)
    )


def give_key(data: RoomData, seats: Sequence[int], *, host: bool = False, secret: str | None = None) -> str:
    """A secret for these seats, the one that was brought or a new one; only its hash is kept."""
    secret = secret or keys.new_secret()
    key = Key(hash=keys.hashed(secret), seats=list(seats), host=host)
    data.keys = [other for other in data.keys if other.hash != key.hash]
    data.keys.append(key)
    del data.keys[:-KEYS_PER_ROOM]
    return secret


def seated_before(data: RoomData, secret: str | None) -> Seated | None:
    """The seats that this secret opens already: whoever asks again has lost the answer."""
    if secret is None:
        return None
    wanted = keys.hashed(secret)
    key = next((key for key in data.keys if key.hash == wanted and key.seats), None)
    if key is None:
        return None
    return Seated(room=data.room, seat=key.seats[0], seats=tuple(key.seats), secret=secret)


def take_from_others(data: RoomData, seat: int) -> None:
    """Nobody's key opens this seat any more."""
    for key in data.keys:
        if seat in key.seats:
            key.seats.remove(seat)


async def join(room: Room, joining: Joining) -> Seated:
    """Somebody sits down: on an open seat, or in a game on a bot's seat if the host allows."""
    before = seated_before(room.data, joining.secret)
    if before is not None:
        return before
    data = room.data.copy()
    if room.state == "over":
        raise Refusal("over", "This game is over; watch, or ask for a rematch.", status=409)
    seat = free_seat(data, joining.seat)
    letters = room.hall.settings.limits.name_letters
    if data.state == "lobby":
        seat_person(data, room.edition, seat, joining.name, joining.token, letters)
        data.seats[seat].lay_seal(joining.seal)
    else:
        data.seats[seat].kind = "person"  # the name and the token are part of the game that is on
    take_from_others(data, seat)
    secret = give_key(data, [seat], secret=joining.secret)
    await room.save(data)
    room.arrange()
    room.tell_lobby()
    return Seated(room=data.room, seat=seat, seats=(seat,), secret=secret)


def free_seat(data: RoomData, wanted: int | None) -> int:
    """A seat somebody can sit down on."""
    if data.state != "lobby" and not data.takeover:
        raise Refusal("started", "The game has begun; you can watch.", status=409)
    kind = "open" if data.state == "lobby" else "bot"
    free = [number for number, seat in enumerate(data.seats) if seat.kind == kind]
    if not free:
        raise Refusal("full", "Every seat is taken; you can watch.", status=409)
    if wanted is not None and wanted not in free:
        raise Refusal("seat_taken", "This seat is taken.", status=409)
    return free[0] if wanted is None else wanted


async def make_code(
    room: Room, who: str, command: str, seats: Sequence[int], *, host: bool, takes: bool
) -> CodeTold:
    """A short code that opens these seats on another device, once. Asked for again, only the new one counts."""
    code, seconds = keys.new_code(), room.hall.settings.code_seconds
    data = room.data.copy()
    asked = f"{who} {command}"
    data.codes = [former for former in data.codes if former.command != asked]
    data.codes.append(
        Code(
            hash=keys.hashed(code),
            seats=list(seats),
            until=int(time.time()) + seconds,
            host=host,
            takes=takes,
            command=asked,
        )
    )
    del data.codes[:-CODES_PER_ROOM]
    await room.save(data)
    return CodeTold(id=command, code=code, seconds=seconds, seats=tuple(seats))


async def enter(room: Room, entering: Entering) -> Seated:
    """A code is exchanged for a secret; after that it is worth nothing."""
    before = seated_before(room.data, entering.secret)
    if before is not None:
        return before
    data, now = room.data.copy(), int(time.time())
    wanted = keys.hashed(keys.typed_code(entering.code))
    code = next((code for code in data.codes if code.hash == wanted and code.until >= now), None)
    if code is None:
        raise Refusal("no_code", "This code is not known, or it has been used or is too old.", status=404)
    data.codes.remove(code)
    if code.takes:
        for seat in code.seats:
            take_from_others(data, seat)
            data.seats[seat].kind = "person"
            data.seats[seat].stand_in = data.seats[seat].waited = False
            data.seats[seat].lay_seal("")  # somebody else's
    secret = give_key(data, code.seats, host=code.host, secret=entering.secret)
    await room.save(data)
    room.arrange()
    room.tell_lobby()
    first = code.seats[0] if code.seats else None
    return Seated(room=data.room, seat=first, seats=tuple(code.seats), secret=secret)


async def stand_up(room: Room, line: Line) -> None:
    """Leave for good: in the lobby the seat is open again, in a game a bot plays on."""
    data = room.data.copy()
    for seat in line.seats:
        take_from_others(data, seat)
        if data.state == "lobby":
            data.seats[seat] = SeatData()
        else:
            give_to_bot(data.seats[seat])
    pass_host_on(data, line)
    data.keys = [key for key in data.keys if key.hash != line.key]
    await room.save(data)
    await room.depart(line)


def give_to_bot(seat: SeatData) -> None:
    """A bot has this seat for good."""
    seat.kind, seat.stand_in, seat.waited = "bot", False, False
    seat.lay_seal("")


def pass_host_on(data: RoomData, line: Line) -> None:
    """A host who leaves is followed by whoever sits next."""
    if not any(key.host and key.hash == line.key for key in data.keys):
        return
    heirs = sorted((key for key in data.keys if key.seats and key.hash != line.key), key=lambda k: k.seats)
    for heir in heirs[:1]:
        heir.host = True


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
