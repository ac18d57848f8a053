"""Older games: no old rules are kept, so a stored game of other rules is shown as it was stored, and not replayed.

What everybody could see is shown, its record is given out as it lies in the store, and its people can play again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from magie.rules.advice import advice_on
from magie.rules.chain import Chain
from magie.rules.game import Game
from magie.rules.record import NOT_BEGINNING, PlayedBy
from magie.rules.version import RULES_VERSION, release_of
from magie.server.errors import Refusal, no_room
from magie.server.rooms import keys, people
from magie.server.rooms.catching_up import retried
from magie.server.rooms.data import RoomData, Standings, Stood, from_json
from magie.server.store import Row, Store
from magie.server.wire import OlderSeen, StoodSeen
from magie.server.wire.older import Gone

if TYPE_CHECKING:
    from magie.server.rooms.room import Room

# How the log itself says that somebody is out, in the words of release 0.1.0, which stored no standings.
LEAVING: dict[str, Gone] = {"resign": "resigned", "declare_bankruptcy": "bankrupt"}


class Began(PlayedBy, frozen=True, kw_only=True):
    """What the beginning of a game says in every version."""

    seats: tuple[str, ...]
    tokens: tuple[str, ...]


class Kind(msgspec.Struct, frozen=True):
    """The kind of an action, whatever else it says."""

    type: str


# What is stored from now on


def standings_of(game: Game, moves: int) -> Standings:
    """How a game stands, as an onlooker sees it: hidden cash and worth stay hidden (A-MP-22, A-MP-25, A-TAX-01)."""
    public, outcome = game.view(), game.outcome
    worth = advice_on(game.edition).worth(public)
    seats = [
        Stood(cash=player.cash, worth=worth[seat], playing=player.playing)
        for seat, player in enumerate(public.facts.players)
    ]
    for standing in outcome.standings if outcome else ():
        seats[standing.seat].place, seats[standing.seat].worth = standing.place, standing.worth
    how = outcome.how if outcome else ""
    return Standings(moves=moves, round=game.rounds + 1, seats=seats, how=how, digest=game.digest())


# What is shown


async def older_of(store: Store, data: RoomData, problem: str = "") -> OlderSeen | None:
    """The game of this room, which cannot be played here: for its rules, or else for this problem."""
    header = await store.header(data.room, data.game)
    if header is None:
        return None
    began = msgspec.json.decode(header, type=Began)
    log, seconds = await store.log(data.room, data.game), await store.seconds(data.room, data.game)
    stored = data.standings.get(data.game)
    finished = data.state == "over" and data.game not in data.closed
    return OlderSeen(
        sentence=sentence(began, finished, problem),
        release=release_of(began.rules_version, began.release),
        rules_version=began.rules_version,
        finished=finished,
        open=data.state == "over",
        known=stored is not None,
        how=stored.how if stored else "",
        round=stored.round if stored else 0,
        moves=len(log),
        seconds=seconds,
        seats=seats_of(began, stored, log),
    )


def older_sentence(header: str) -> str:
    """Why a finished game cannot be shown again."""
    return sentence(msgspec.json.decode(header, type=PlayedBy), finished=True)


def sentence(began: PlayedBy, finished: bool, problem: str = "") -> str:
    """Why this game is not on the table, for those who sit there."""
    release = release_of(began.rules_version, began.release)
    if began.rules_version == RULES_VERSION:
        return f"This game cannot be played on here. {problem}".rstrip()
    if began.rules_version > RULES_VERSION:
        return f"This game is played under the rules of {release}; this server is older and cannot show it."
    if finished:
        return f"This game was played under the rules of {release}. They differ from today's, so it cannot be shown again here."
    return f"This game was begun under the rules of {release}. They differ from today's, so it cannot be played on here."


def seats_of(began: Began, stored: Standings | None, log: Sequence[Row]) -> tuple[StoodSeen, ...]:
    """Where everybody stood: the first first, otherwise in the order of the seats."""
    throws, gone = told_by(log)
    found = [
        StoodSeen(
            seat=seat,
            name=name,
            token=began.tokens[seat],
            place=stood.place,
            cash=stood.cash,
            worth=stood.worth,
            gone=gone.get(seat, "") if stood.playing else gone.get(seat, "out"),
            throws=throws[seat],
        )
        for seat, name in enumerate(began.seats)
        for stood in [stored.seats[seat] if stored else Stood()]
    ]
    return tuple(sorted(found, key=lambda seen: (seen.place or 0, seen.seat)))


def told_by(log: Sequence[Row]) -> tuple[Counter[int], dict[int, Gone]]:
    """What the log tells without any rule: how often each seat threw, and who said that it leaves."""
    throws: Counter[int] = Counter()
    gone: dict[int, Gone] = {}
    for row in log:
        kind = msgspec.json.decode(row.action, type=Kind).type
        if row.seat is not None and kind == "roll":
            throws[row.seat] += 1
        elif row.seat is not None and kind in LEAVING:
            gone[row.seat] = LEAVING[kind]
    return throws, gone


# The record


def not_over() -> Refusal:
    """Somebody asks for the record of a game that is on."""
    return Refusal(
        "not_over", "The record holds every secret: it is given out when the game is over.", status=403
    )


async def stored(room: Room) -> RoomData:
    """The room as it lies in the store: what is over there is over for everybody."""
    kept = await room.hall.store.room(room.data.room)
    if kept is None:
        raise no_room(room.data.room)
    return from_json(kept.data)


async def older_record(room: Room, number: int, header: str, secret: str) -> str:
    """The record of a game of other rules, as it is stored.

    It holds every secret of the game. One that has an end gives it to everybody; one that has none only to those who
    play it, and from then on it is over for all, also for a server of the older release that still has it. One that
    another game of this room has followed can be played by nobody any more.
    """
    if (await stored(room)).is_on(number):
        check_may_close(room, header, secret)
        await room.ask(partial(retried, partial(close, room, number, header, secret)))
    kept = await stored(room)
    if kept.is_on(number):
        raise not_over()
    log = await room.hall.store.log(room.data.room, number)
    return record_text(header, log, kept.standings.get(number))


def check_may_close(room: Room, header: str, secret: str) -> None:
    """Only a player can, and not while somebody can still play on with the release it was begun with."""
    if msgspec.json.decode(header, type=PlayedBy).rules_version > RULES_VERSION or room.is_played_elsewhere():
        raise Refusal("not_over", "This game is still played with another release of Magie.", status=403)
    if not people.seats_of(room.data, people.by_key(room.data, keys.hashed(secret))):
        raise Refusal(
            "not_over",
            "This game has no end, and its record holds every secret: only its players can take it.",
            status=403,
        )


async def close(room: Room, number: int, header: str, secret: str) -> None:
    """In the inbox: the game is given up for good, if whoever asks may still do that now."""
    if not room.data.is_on(number):
        return
    check_may_close(room, header, secret)
    data = room.data.copy()
    data.close()
    await room.save(data)
    await room.look_older()
    room.tell_lobby()


def record_text(header: str, log: Sequence[Row], stored: Standings | None) -> str:
    """Header and log as one record, with the release that replays it. A position nobody stored is not claimed."""
    record: dict[str, Any] = msgspec.json.decode(header)
    record["moves"] = [
        [row.seat, msgspec.json.decode(row.action), msgspec.json.decode(row.luck)] for row in log
    ]
    record["digest"] = stored.digest if stored and stored.moves == len(log) else ""
    record["release"] = release_of(record["rules_version"], record.get("release", ""))
    if "seals" in record.get("fair", {}):  # its heads were told to those who played it
        record["chain"] = older_head(record)
    return msgspec.json.encode(record).decode()


def older_head(record: dict[str, Any]) -> str:
    """The last head of its chain, which needs no rules."""
    beginning = {name: value for name, value in record.items() if name not in NOT_BEGINNING}
    chain = Chain(record["fair"]["secret"], beginning)
    for move in record["moves"]:
        chain.add(*move)
    return chain.head
