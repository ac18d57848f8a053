"""How a game begins: words are opened, empty seats become bots, it is set up, stored and told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from magie.rules.errors import MagieError
from magie.rules.fairness import Fairness, commitment_to
from magie.rules.game import Game
from magie.server.errors import Behind, Conflict, NotStored, Refusal, not_stored
from magie.server.rooms import keys
from magie.server.rooms.answered import Answered, Silence
from magie.server.rooms.catching_up import catch_up, look, retried
from magie.server.rooms.data import Opening, RoomData
from magie.server.rooms.notices import announce
from magie.server.rooms.opening import all_opened, drop_opened, fits_opening, opening_left, spent, table_of
from magie.server.rooms.playing import begin_game, header_of
from magie.server.rooms.room import Room
from magie.server.rooms.sitting import seat_bot
from magie.server.wire import Ack, Answer, Host, Refused


async def start(room: Room, message: Host) -> Answered:
    """The game begins; empty seats become bots."""
    if room.state != "lobby":
        raise Refusal("not_now", "The game has begun already.")
    return await begin_soon(room)


async def rematch(room: Room, message: Host) -> Answered:
    """The same people once more, with new luck; `on` false: first back to the lobby."""
    if room.state != "over":
        raise Refusal("not_now", "A rematch is possible when the game is over.")
    if message.on:
        return await begin_soon(room)
    data = next_game(room)
    await room.save(data)
    room.forget_game()
    room.arrange()
    room.tell_lobby()
    return None


def next_game(room: Room) -> RoomData:
    """The room before its next game: after the last one a new secret counts, whose promise everybody has seen."""
    if room.older is not None and room.is_played_elsewhere():
        raise Refusal("not_now", "People of this table still play this game with another release of Magie.")
    data = room.data.copy()
    data.requests = []  # they were for seats of the game before
    if data.state != "lobby":
        data.state, data.secret, data.next_secret = "lobby", data.next_secret, keys.new_secret()
    return data


# Opening words


async def begin_soon(room: Room) -> Answered:
    """The game begins at once if no words have to be opened; else when they are, and it is answered then."""
    if not opening_left(room.data, room.hall.now_ms()):
        await drop_spent(room)
        if all_opened(room.data):
            await begin(room, next_game(room))
            return None
        set_up(room, next_game(room))  # what cannot begin is refused before anybody opens anything
        await ask_for_words(room)
    assert room.commanded is not None
    room.starters.wait(*room.commanded, partial(begin_opened, room))
    return Silence.WAITS


async def drop_spent(room: Room) -> None:
    """Words that somebody could have seen too early are good for nothing: their people seal others."""
    if not spent(room.data):
        return
    data = room.data.copy()
    for number in spent(data):
        data.seats[number].lay_seal("")
    drop_opened(data)
    await save_on_the_way(room, data)
    raise Refusal("words_spent", "The words for the dice have changed just now; start once more.")


async def ask_for_words(room: Room) -> None:
    """From now on everybody opens, and nobody can seal anything else."""
    assert room.commanded is not None
    who, command = room.commanded
    data = room.data.copy()
    until = room.hall.now_ms() + room.hall.settings.opening_ms
    data.opening = Opening(until=until, who=who, command=command, table=table_of(data))
    await save_on_the_way(room, data)


async def save_on_the_way(room: Room, data: RoomData) -> None:
    """Store a step towards what was asked for; that itself is not done yet, and must be asked for again after a crash."""
    asked, room.commanded = room.commanded, None
    try:
        await room.save(data)
    finally:
        room.commanded = asked
    room.tell_lobby()


async def begin_opened(room: Room) -> None:
    """In the inbox: the words are open, or the time is over. Whoever waits for the game is answered."""
    waiting, number = room.starters.everybody(), room.starters.game
    if not room.starters.waiting:
        return
    room.starters.stop()
    try:
        await retried(partial(begin_once, room, waiting, number))
    except (Refusal, MagieError) as problem:
        await refuse(room, waiting, problem)
        return
    room.starters.refused.clear()
    for who, command in waiting:
        room.remember_command(who, command)
        answer(room, who, Ack(id=command))


async def refuse(room: Room, waiting: Sequence[tuple[str, str]], problem: Refusal | MagieError) -> None:
    """They do not get their game; but those have it for whom another process has begun it."""
    code = problem.code if isinstance(problem, Refusal) else "not_possible"
    if code == "not_stored":
        await look(room)  # perhaps it was, and only the answer was lost
    for who, command in waiting:
        if room.was_done(who, command):
            answer(room, who, Ack(id=command))
        else:
            room.starters.refused.add((who, command))
            answer(room, who, Refused(id=command, code=code, sentence=str(problem)))


async def begin_once(room: Room, waiting: Sequence[tuple[str, str]], number: int) -> None:
    """Begin the game with this number, unless another process has done so."""
    if room.data.game >= number:
        await note_done(room, waiting)
        return
    if not fits_opening(room.data):
        raise Refusal("not_now", "The game did not begin; start once more.")
    data = next_game(room)
    for who, command in waiting:
        data.note(who, command)
    await begin(room, data)


async def note_done(room: Room, waiting: Sequence[tuple[str, str]]) -> None:
    """Another command has begun the game; these have got what they asked for, and must not act again."""
    new = [one for one in waiting if not room.was_done(*one)]
    if new:
        data = room.data.copy()
        for who, command in new:
            data.note(who, command)
        await room.save(data)


def answer(room: Room, who: str, message: Answer) -> None:
    """To every browser of somebody."""
    for connection in room.connections:
        if connection.key == who:
            connection.send(message)


# The game


async def begin(room: Room, data: RoomData) -> None:
    """Set up the game, store how it began, and tell everybody."""
    game = set_up(room, data)
    data.game, data.state = data.game + 1, "playing"
    header = header_of(game, fairness_of(data))
    room.clockwork.banks.clear()
    try:
        await room.hall.store.begin_game(data.room, data.game, header, room.to_keep(data))
    except Conflict:
        await catch_up(room)
        raise Behind from None
    except NotStored:
        raise not_stored() from None
    room.data = data
    room.version += 1
    room.adopt(game, header)
    room.bots.offered.clear()
    room.hall.metrics.count("games")
    room.arrange()
    room.tell_lobby()
    room.tell(room.told[-1])
    if data.withheld:
        await announce(room, withheld_sentence([data.seats[seat].name for seat in data.withheld]))


def set_up(room: Room, data: RoomData) -> Game:
    """The table as it is when the game begins, with the words that were opened in its dice."""
    for number, seat in enumerate(data.seats):
        if seat.kind == "open":
            seat_bot(data, room.edition, number, "steady")
    take_words(data)
    names, tokens = [s.name for s in data.seats], [s.token for s in data.seats]
    return begin_game(room.edition, names, tokens, data.secret, data.words)


def take_words(data: RoomData) -> None:
    """What lies on the table belongs to the game that begins; for the next one everybody seals anew."""
    data.seals = data.lying_seals()
    data.words = [seat.words if seat.is_opened else "" for seat in data.seats]
    data.withheld = [
        number for number, seat in enumerate(data.seats) if seat.is_sealed and not seat.is_opened
    ]
    data.opening = None
    for seat in data.seats:
        seat.lay_seal("")


def fairness_of(data: RoomData) -> Fairness:
    """What is promised about the dice of the game that begins."""
    return Fairness(
        commitment=commitment_to(data.secret),
        secret=data.secret,
        words=tuple(data.words),
        seals=tuple(data.seals),
        withheld=tuple(data.withheld),
    )


def withheld_sentence(names: Sequence[str]) -> str:
    """Who did not open.

    >>> withheld_sentence(["Ann", "Ben"])
    'Ann and Ben sealed words for the dice and did not open them; the game begins without them.'
    """
    *others, last = names
    who = f"{', '.join(others)} and {last}" if others else last
    return f"{who} sealed words for the dice and did not open them; the game begins without them."
