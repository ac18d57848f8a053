"""What the host may do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from magie.bots import NAMES as BOTS
from magie.editions import EditionError
from magie.rules.errors import MagieError
from magie.server.errors import Refusal
from magie.server.rooms import people
from magie.server.rooms.answered import Answered
from magie.server.rooms.beginning import rematch, start
from magie.server.rooms.connection import Connection
from magie.server.rooms.data import RoomData
from magie.server.rooms.notices import announce
from magie.server.rooms.room import Room
from magie.server.rooms.sitting import choose_token, give_up, make_hand_over_code, seat_bot
from magie.server.wire import Clock, ClockTold, Host


async def host_does(room: Room, connection: Connection, message: Host) -> Answered:
    """One thing a host asked for."""
    if message.do == "hand_over":
        return await make_hand_over_code(room, connection, message.id, seat_of(room.data, message))
    if message.do == "set_clock":
        return await set_clock(room, connection, message)
    return await VERBS[message.do](room, message)


async def pause(room: Room, message: Host) -> None:
    """Everything waits."""
    need(room, "playing", "There is nothing to pause.")
    data = room.data.copy()
    data.state = "paused"
    await save(room, data)


async def resume(room: Room, message: Host) -> None:
    """The game goes on."""
    need(room, "paused", "The game is not paused.")
    data = room.data.copy()
    data.state = "playing"
    await save(room, data)


async def put_bot(room: Room, message: Host) -> None:
    """A bot for an open seat or instead of another bot; without a seat: one more."""
    need(room, "lobby", "The game has begun; seats stay as they are.")
    bot = message.bot or "steady"
    if bot not in BOTS:
        raise Refusal("no_bot", f"There is no bot {bot!r}; there are {', '.join(BOTS)}.")
    data = room.data.copy()
    seat = new_seat(room, data) if message.seat is None else seat_of(data, message)
    if data.seats[seat].kind == "person":
        raise Refusal("seat_taken", "Somebody sits there.")
    seat_bot(data, room.edition, seat, bot)
    await save(room, data)


async def open_seat(room: Room, message: Host) -> None:
    """An open seat instead of a bot; without a seat: one more."""
    need(room, "lobby", "The game has begun; seats stay as they are.")
    data = room.data.copy()
    seat = new_seat(room, data) if message.seat is None else seat_of(data, message)
    if data.seats[seat].kind == "person":
        raise Refusal("seat_taken", "Somebody sits there.")
    data.seats[seat] = people.new_chair(data)
    await save(room, data)


def new_seat(room: Room, data: RoomData) -> int:
    """One more chair, if the edition has room for it."""
    most = room.edition.rules.players_max
    if len(data.seats) >= most:
        raise Refusal("full", f"{room.edition.title} is for at most {most} players.")
    data.seats.append(people.new_chair(data))
    return len(data.seats) - 1


async def remove(room: Room, message: Host) -> None:
    """In the lobby: take a chair away, or free it. In a game: only somebody who has been gone for long."""
    data = room.data.copy()
    seat = seat_of(data, message)
    if data.state == "lobby":
        remove_chair(data, seat)
    else:
        remove_absent(room, data, seat)
    await save(room, data)


def remove_chair(data: RoomData, seat: int) -> None:
    """A person's chair becomes open; an empty one or a bot's is taken away."""
    owner = people.holder(data, seat)
    if owner is not None and owner.id == data.host:
        raise Refusal("host_seat", "The host stays; hand the seat over, or leave.")
    if owner is not None:
        give_up(data, seat)
    else:
        del data.seats[seat]


def remove_absent(room: Room, data: RoomData, seat: int) -> None:
    """After time-out only: a bot takes the seat for good."""
    owner = people.holder(data, seat)
    if owner is None or not room.is_gone(owner.id):
        raise Refusal("not_absent", "Only somebody who has been away for long can be removed from a game.")
    give_up(data, seat)


async def set_options(room: Room, message: Host) -> None:
    """Another edition, or other rules."""
    need(room, "lobby", "The game has begun; its rules stay.")
    data = room.data.copy()
    data.edition = message.edition or data.edition
    data.options = message.options if message.options is not None else {}
    try:
        edition = room.hall.catalogue.edition(data.edition, data.options)
    except (EditionError, MagieError) as error:
        raise Refusal("options", str(error)) from None
    most = edition.rules.players_max
    if len(data.seats) > most:
        raise Refusal("full", f"{edition.title} is for at most {most} players; take a seat away first.")
    if edition.tokens != room.edition.tokens:
        for seat in data.seats:
            seat.token = ""
        for seat in data.seats:
            if seat.kind != "open":
                seat.token = choose_token(edition, data, "")
    await room.save(data)
    room.edition = edition
    room.tell_lobby()


async def set_clock(room: Room, connection: Connection, message: Host) -> Answered:
    """How long people may think. In a game everybody is told by whom."""
    if message.clock is None:
        raise Refusal("clock", "Which clock?")
    data = room.data.copy()
    if message.clock == data.clock:
        return None
    data.clock = message.clock
    with room.clockwork.set_anew():
        await save(room, data)
    if is_played(room):
        room.tell_all(ClockTold(clock=room.clockwork.seen()))
        who = people.name_of(data, people.find(data, connection.person))
        await announce(room, f"{who} has set the clock: {described(message.clock)}.")
    return None


def is_played(room: Room) -> bool:
    """Is a game on?"""
    return room.state in ("playing", "paused")


def described(clock: Clock) -> str:
    """A clock in words.

    >>> described(Clock(grace=30, bank=60, auction=0))
    "30 seconds for each decision, then 60 more of one's own; auctions wait for everybody"
    """
    bank = f", then {clock.bank} more of one's own" if clock.bank else ""
    thinking = (
        f"{seconds(clock.grace)} for each decision{bank}" if clock.grace else "any time for each decision"
    )
    auctions = f"{seconds(clock.auction)} after each bid" if clock.auction else "auctions wait for everybody"
    return f"{thinking}; {auctions}"


def seconds(count: int) -> str:
    """So many, in words."""
    return "1 second" if count == 1 else f"{count} seconds"


async def set_pace(room: Room, message: Host) -> None:
    """How fast bots move, in milliseconds."""
    if message.pace is None:
        raise Refusal("pace", "Which pace?")
    data = room.data.copy()
    data.pace = message.pace
    room.bots.stop()
    await save(room, data)


async def set_takeover(room: Room, message: Host) -> None:
    """Whether somebody who comes later may take a bot's seat."""
    data = room.data.copy()
    data.takeover = message.on
    await save(room, data)


async def set_bot_offers(room: Room, message: Host) -> None:
    """Whether bots make offers."""
    data = room.data.copy()
    data.bot_offers = message.on
    await save(room, data)


async def mute(room: Room, message: Host) -> None:
    """Somebody may not talk any more, or again."""
    data = room.data.copy()
    data.seats[seat_of(data, message)].muted = message.on
    await save(room, data)


async def choose_absent(room: Room, message: Host) -> None:
    """Somebody is gone: wait, let a careful bot play, or pause."""
    seat = seat_of(room.data, message)
    if not room.clockwork.is_deciding(seat) and not room.data.seats[seat].waited:
        raise Refusal("not_absent", "Nobody has to be waited for there.")
    data = room.data.copy()
    if message.choice == "pause":
        data.state = "paused"
    else:
        data.seats[seat].stand_in = message.choice == "bot"
        data.seats[seat].waited = message.choice != "bot"
    await save(room, data)


async def save(room: Room, data: RoomData) -> None:
    """Store, then let everybody know."""
    await room.save(data)
    room.arrange()
    room.tell_lobby()


def need(room: Room, state: str, sentence: str) -> None:
    """The room must be in this state."""
    if room.state != state:
        raise Refusal("not_now", sentence)


def seat_of(data: RoomData, message: Host) -> int:
    """The seat the host means."""
    if message.seat is None or message.seat >= len(data.seats):
        raise Refusal("no_seat", f"There is no such seat; there are {len(data.seats)}.")
    return message.seat


VERBS: dict[str, Callable[[Room, Host], Awaitable[Answered]]] = {
    "start": start,
    "pause": pause,
    "resume": resume,
    "rematch": rematch,
    "seat_bot": put_bot,
    "open_seat": open_seat,
    "remove": remove,
    "set_options": set_options,
    "set_pace": set_pace,
    "set_takeover": set_takeover,
    "set_bot_offers": set_bot_offers,
    "choose_absent": choose_absent,
    "mute": mute,
}
