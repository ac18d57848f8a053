"""Positions: a real room brought to where something is to be seen, without clicking through a game.

Bots play a whole game by the rules, seed after seed, until what seat 0 sees is what is wanted. Room, header and log then
go into the server's own database as the server itself would have written them, and it wakes the room from its log when
somebody comes. Nothing is staged: whatever is shown can happen at a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from magie.bots import make
from magie.editions import Edition, load
from magie.rules.actions import Action, Roll
from magie.rules.events import Event
from magie.rules.fairness import Fairness, commitment_to
from magie.rules.game import Game, View
from magie.server.rooms import keys, people
from magie.server.rooms.data import RoomData, SeatData
from magie.server.rooms.playing import begin_game, header_of, replayed, row_of
from magie.server.store import Kept, Row, Store
from magie.server.wire import Clock

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo")
MOST_SEEDS = 60
LONGEST_GAME = 4000
STILL = 10_000  # the slowest pace: bots do not stir while somebody looks
PATIENT = Clock(auction=0)

Holds = Callable[[View], bool]
Comes = Callable[[Sequence[Event]], bool]
Mind = Callable[[View], Action | None]


class Ticket(NamedTuple):
    """A room, and what proves the seats of one browser."""

    room: str
    secret: str


class Position(NamedTuple):
    """A game that was played until something was so."""

    edition: Edition
    secret: str
    header: str
    rows: tuple[Row, ...]
    game: Game


def room_at(
    database: str,
    edition: str,
    holds: Holds,
    *,
    people: Sequence[Sequence[int]] = ((0,),),
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    comes: Comes | None = None,
    minds: Mapping[int, Mind] | None = None,
    names: tuple[str, ...] = NAMES,
    **room: Any,
) -> list[Ticket]:
    """A room where `holds` is true for seat 0; a ticket for each browser, with the seats that `people` says.

    With `comes` the next throw of seat 0 makes that happen. `minds` are seats that do not play like the steady bot.
    `room` is how the table is set: its pace, its clock, whether bots can be taken over.
    """
    options = options or {}
    position = find(
        edition, holds, names[:seats], tuple(sorted(options.items())), comes, tuple((minds or {}).items())
    )
    data, tickets = room_of(position, options, people, **room)
    write(database, data, position)
    return tickets


@cache
def find(
    edition: str,
    holds: Holds,
    names: tuple[str, ...],
    options: tuple[tuple[str, Any], ...],
    comes: Comes | None,
    minds: tuple[tuple[int, Mind], ...],
) -> Position:
    """The first such position; many tests look at the same one."""
    printed = load(edition).with_options(dict(options))
    for number in range(MOST_SEEDS):
        found = played(printed, names, f"position {number}", holds, comes, dict(minds))
        if found is not None:
            return found
    raise AssertionError(f"no such position of {edition} in {MOST_SEEDS} games")


def played(
    edition: Edition,
    names: tuple[str, ...],
    secret: str,
    holds: Holds,
    comes: Comes | None,
    minds: Mapping[int, Mind],
) -> Position | None:
    """One game up to the position; None if it ends before."""
    words = [""] * len(names)
    game = begin_game(edition, names, edition.tokens[: len(names)], secret, words)
    fair = Fairness(commitment=commitment_to(secret), secret=secret, words=tuple(words))
    header = header_of(game, fair)
    steady = make("steady")
    while not game.over and len(moves_of(game)) < LONGEST_GAME:
        if holds(game.view(0)):
            rows = tuple(row_of(move, i, None) for i, move in enumerate(moves_of(game), start=1))
            if comes is None or comes(thrown(header, rows)):
                return Position(edition, secret, header, rows, game)
        seat = game.to_act()
        assert seat is not None
        view = game.view(seat)
        own = minds[seat](view) if seat in minds else None
        game.play(seat, own or steady.choose(view, view.legal()))
    return None


def moves_of(game: Game) -> list[Any]:
    """The moves of a game that is recorded."""
    assert game.moves is not None
    return game.moves


def thrown(header: str, rows: Sequence[Row]) -> Sequence[Event]:
    """What happens when seat 0 throws, in the game as the server will load it; nothing if it may not."""
    *_, (game, _, _) = replayed(header, rows)
    return game.play(0, Roll()) if Roll() in game.legal(0) else ()


# The room around it


def room_of(
    position: Position,
    options: Mapping[str, Any],
    browsers: Sequence[Sequence[int]],
    pace: int = STILL,
    clock: Clock = PATIENT,
    takeover: bool = False,
) -> tuple[RoomData, list[Ticket]]:
    """The room this game is played in; the first browser is the host's."""
    game = position.game
    data = RoomData(
        room=keys.new_room_name(),
        edition=position.edition.name,
        options=dict(options),
        seats=[
            SeatData(id=seat + 1, kind="bot", name=name, token=game.tokens[seat])
            for seat, name in enumerate(game.names)
        ],
        state="playing",
        pace=pace,
        clock=clock,
        takeover=takeover,
        game=1,
        secret=position.secret,
        next_secret=keys.new_secret(),
        words=[""] * len(game.names),
        next_id=len(game.names) + 1,
    )
    tickets = [Ticket(data.room, keys.new_secret()) for _ in browsers]
    for since, (seats, ticket) in enumerate(zip(browsers, tickets, strict=True)):
        person = people.new_person(data, since)
        for seat in seats:
            people.give_seat(data, seat, person)
        people.give_key(data, person, keys.hashed(ticket.secret))
    data.host, data.one_device = data.people[0].id, any(len(seats) > 1 for seats in browsers)
    return data, tickets


def write(database: str, data: RoomData, position: Position) -> None:
    """Into the server's database; in a thread of its own, for Playwright's loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, stored(database, data, position)).result()


async def stored(database: str, data: RoomData, position: Position) -> None:
    """Write the room, how its game began, and every action."""
    store = Store(database, lambda number, seconds: None)
    await store.add_room(data.room, data.to_json())
    await store.begin_game(data.room, data.game, position.header, Kept(data.to_json(), 0))
    await asyncio.gather(*(store.append(data.room, data.game, row) for row in position.rows))
    await store.close()
