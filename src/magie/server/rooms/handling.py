"""What a browser asks for over its socket: every message has one function here, and is acknowledged or refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from magie.rules.actions import Action
from magie.rules.advice import advice_on
from magie.rules.errors import IllegalAction, MagieError
from magie.rules.game import Game
from magie.rules.manners import manners_at
from magie.rules.odds import next_throw
from magie.server.errors import Refusal
from magie.server.rooms import hosts, opening, requests, sitting
from magie.server.rooms.answered import Answered, Silence
from magie.server.rooms.catching_up import look_again, retried
from magie.server.rooms.choices import refusal_of
from magie.server.rooms.connection import Connection
from magie.server.rooms.hosting import host_does, is_played
from magie.server.rooms.names import clean_text
from magie.server.rooms.room import Room
from magie.server.store import Said
from magie.server.wire import (
    Ack,
    Act,
    Answer,
    AskCode,
    AskOdds,
    Chat,
    ChatTold,
    Consent,
    Emote,
    EmoteTold,
    Host,
    Leave,
    Look,
    Message,
    MoreTime,
    OddsTold,
    OpenWords,
    Refused,
    Sit,
    Words,
)

LEFT = 4000


async def handle(room: Room, connection: Connection, message: Any) -> None:
    """In the inbox: do what is asked, once, and say so; or refuse with a sentence.

    A browser that was replaced meanwhile, or has gone, is not known to the room any more.
    """
    if connection not in room.connections:
        return
    who, once = who_asks(connection), acts_once(connection, message)
    room.commanded = (who, message.id) if once else None
    try:
        if not (once and room.was_done(who, message.id)):
            pay(room, connection, message)
        answer = await retried(partial(carry_out, room, connection, message, who if once else None))
    except (Refusal, MagieError) as problem:
        room.hall.metrics.count("refusals")
        connection.send(refused(message.id, problem))
        if isinstance(problem, Refusal) and problem.code == "not_stored":
            look_again(room)  # perhaps it was stored, and only the answer was lost
        return
    finally:
        room.commanded = None
    if answer is Silence.WAITS:
        return
    if once:
        room.remember_command(who, message.id)
    if answer is not Silence.TOLD:
        connection.send(answer or Ack(id=message.id))


def pay(room: Room, connection: Connection, message: Any) -> None:
    """What is told to all has a budget, and so have codes; it is paid once, however often another process is quicker."""
    hall, purse = room.hall, f"{room.data.room} {connection.purse}"
    is_told = isinstance(message, Chat | Emote) or is_another_clock(room, message)
    if is_told and not hall.chats.take(purse):
        raise Refusal("too_fast", "You talk too fast; wait a moment.")
    if makes_code(message) and not hall.new_codes.take(purse):
        raise Refusal("too_fast", "You ask for many codes; wait a minute.")


def is_another_clock(room: Room, message: Any) -> bool:
    """Would it set another clock in a game?"""
    return (
        isinstance(message, Host)
        and message.do == "set_clock"
        and is_played(room)
        and message.clock != room.data.clock
    )


async def carry_out(room: Room, connection: Connection, message: Any, once: str | None) -> Answered:
    """One try. Looked at again at every one: what another process stored meanwhile may be this very command."""
    if once is not None and room.was_done(once, message.id):
        return None
    return await HANDLERS[type(message)](room, connection, message)


def who_asks(connection: Connection) -> str:
    """Whose command it is; the ids of onlookers are told apart by chance alone."""
    return connection.key or "onlooker"


def makes_code(message: Any) -> bool:
    """Does it ask for a code?"""
    return isinstance(message, AskCode) or (isinstance(message, Host) and message.do == "hand_over")


def acts_once(connection: Connection, message: Any) -> bool:
    """Does it change something, so that it may not be done again? Questions, and where a browser looks from, do not.

    A code is told in the answer, so it is made again: the new one takes the place of the one nobody read. What is
    played is known by its seat, as the log has it: `act` looks there. A stranger who leaves gives nothing up.
    """
    if isinstance(message, Leave) and connection.is_stranger:
        return False
    return not (makes_code(message) or isinstance(message, Act | Look | AskOdds))


def refused(command: str, problem: Refusal | MagieError) -> Refused:
    """A refusal as it travels."""
    if isinstance(problem, Refusal | IllegalAction):
        return Refused(id=command, code=problem.code, sentence=problem.sentence, rule=problem.rule)
    return Refused(id=command, code="not_possible", sentence=str(problem))


async def act(room: Room, connection: Connection, message: Act) -> Answered:
    """Play, or with `try` only ask."""
    seat = own_seat(connection, message.seat)
    if room.was_done(str(seat), message.id):
        return None
    game = room.playing()
    if room.data.seats[seat].stand_in:
        raise Refusal("stand_in", "A bot plays this seat just now.")
    action = game.action_of(message.action)
    if message.trying:
        return tried(room, seat, action, message.id)
    check_in_time(room, game, message.decision, action)
    told = await room.play(seat, action, message.id)
    return Silence.TOLD if told and connection.looking == seat else None


def check_in_time(room: Room, game: Game, decision: int, action: Action) -> None:
    """Is it an answer to what is asked now? A bid is good for the whole auction; others may have a moment first."""
    now, manners = game.decision.number, manners_at(game.edition)
    too_soon = manners.too_soon(action) if room.clockwork.pause_left() else None
    if too_soon is not None:
        raise too_soon
    may_be_late = decision < now and manners.outlasts_a_bid(action)
    if decision not in (-1, now) and not (may_be_late and room.clockwork.is_same_auction(game, decision)):
        raise Refusal("old_decision", "The table has moved on since; look again.")


def tried(room: Room, seat: int, action: Action, command: str) -> Ack:
    """Could it be done, as far as this seat may know? Nothing is played."""
    view = room.playing().view(seat)
    refusal = refusal_of(view, action)
    if refusal is not None:
        raise refusal
    gains = advice_on(view.edition).gains_of_draft(view, action)
    return Ack(id=command, text=view.describe(action), gains=gains)


async def tell_odds(room: Room, connection: Connection, message: AskOdds) -> Answer:
    """Where the next throw may lead, as far as this seat may know; found out once for each position."""
    game = room.playing()
    if room.odds is None or room.odds[0] is not game:
        room.odds = (game, {})
    known = room.odds[1]
    if connection.looking not in known:
        known[connection.looking] = odds_of(game, connection.looking)
    return msgspec.structs.replace(known[connection.looking], id=message.id)


def odds_of(game: Game, seat: int | None) -> OddsTold:
    """Where the next throw may lead, as this seat sees it."""
    view = game.view(seat)
    odds = next_throw(view)
    if odds is None:
        raise Refusal("no_throw", "Nobody throws any more.")
    return OddsTold(
        id="",
        seat=odds.seat,
        chances=tuple(odds.chances.get(space.id, 0.0) for space in view.edition.spaces),
        returns=advice_on(view.edition).returns(view),
    )


def own_seat(connection: Connection, wanted: int | None) -> int:
    """The seat a browser acts for: the one it names, or the one it looks from."""
    seat = connection.looking if wanted is None else wanted
    if not connection.seats:
        raise Refusal("onlooker", "You are watching; only players can do this.")
    if seat not in connection.seats:
        raise Refusal("not_your_seat", "This is not your seat.")
    return seat


async def say(room: Room, connection: Connection, message: Chat) -> None:
    """Words for the whole table; stored, so that whoever comes back can read them."""
    check_may_talk(room, connection)
    text = clean_text(message.text, room.hall.settings.limits.chat_letters)
    number = room.next_line()
    seat, name = speaker(room, connection)
    said = Said(number, seat, name, text, who_asks(connection), message.id, int(room.hall.clock.shared()))
    await room.store_line(said)
    room.tell_all(ChatTold(line=room.hear(said)))


async def emote(room: Room, connection: Connection, message: Emote) -> None:
    """A gesture; nobody keeps it."""
    check_may_talk(room, connection)
    seat, name = speaker(room, connection)
    told = EmoteTold(seat=seat, name=name, emote=message.emote)
    room.tell_all(told)
    room.hall.cluster.say(room, told)


def check_may_talk(room: Room, connection: Connection) -> None:
    """Not muted."""
    if any(room.data.seats[seat].muted for seat in connection.seats):
        raise Refusal("muted", "The host has muted you.")
    if not connection.seats and any(
        seat.muted and seat.kind == "person" for seat in room.data.seats
    ):  # who is muted may have another tab
        raise Refusal("muted", "While somebody here is muted, onlookers do not talk.")


def speaker(room: Room, connection: Connection) -> tuple[int | None, str]:
    """Who talks."""
    if not connection.seats:
        return None, "Onlooker"
    seat = connection.looking if connection.looking in connection.seats else connection.seats[0]
    return seat, room.data.seats[seat].name


async def look(room: Room, connection: Connection, message: Look) -> None:
    """Pass one device: see the table from another of the own seats."""
    if message.seat is not None and message.seat not in connection.seats:
        raise Refusal("not_your_seat", "This is not your seat.")
    connection.looking = message.seat
    room.tell_table(connection)


async def more_time(room: Room, connection: Connection, message: MoreTime) -> None:
    """A minute more, from the others. Who plays alone has nobody to ask."""
    if not connection.seats:
        raise Refusal("onlooker", "You are watching; only players can do this.")
    others = [one for one in room.data.people if one.seats and one.id != connection.person]
    if others and set(room.clockwork.waited_for()) & set(connection.seats):
        raise Refusal("own_time", "The others can give you more time.")
    await room.clockwork.add_minute()


async def ask_code(room: Room, connection: Connection, message: AskCode) -> Answer:
    """A code for another device, or that gives the own seat to somebody else."""
    if not message.give:
        return await sitting.make_device_code(room, connection, message.id)
    return await sitting.make_hand_over_code(room, connection, message.id, own_seat(connection, message.seat))


async def leave(room: Room, connection: Connection, message: Leave) -> None:
    """Stand up for good."""
    await sitting.stand_up(room, connection)
    connection.send(Ack(id=message.id))
    connection.bye("left", "You have left the table.", LEFT)


async def sit(room: Room, connection: Connection, message: Sit) -> None:
    """Another name or token, before the game."""
    await sitting.change(room, own_seat(connection, message.seat), message.name, message.token)


async def add_words(room: Room, connection: Connection, message: Words) -> None:
    """A seal on the own words for the dice."""
    await opening.lay_seal(room, own_seat(connection, message.seat), message.seal)


async def open_words(room: Room, connection: Connection, message: OpenWords) -> None:
    """The own words, now that a game begins."""
    await opening.open_words(room, own_seat(connection, message.seat), message.words, connection.seats)


async def host(room: Room, connection: Connection, message: Host) -> Answered:
    """What only the host may do; some of it, while the host is not here, whoever stands in."""
    hosts.check_may(connection, message)
    return await host_does(room, connection, message)


async def consent(room: Room, connection: Connection, message: Consent) -> None:
    """Somebody wants a seat in a game with secrets: yes or no."""
    await requests.consent(room, connection, message.request, message.yes)


Handler = Callable[[Room, Connection, Any], Awaitable[Answered]]

HANDLERS: dict[type[Message], Handler] = {
    Act: act,
    Host: host,
    Chat: say,
    Emote: emote,
    Look: look,
    MoreTime: more_time,
    AskCode: ask_code,
    AskOdds: tell_odds,
    Leave: leave,
    Sit: sit,
    Words: add_words,
    Consent: consent,
    OpenWords: open_words,
}
