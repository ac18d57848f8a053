"""The story of a finished game: its record, its batches, the table at any moment. Before the end nobody gets these."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import magie.rules.masterpiece.paintings as paintings
import magie.rules.monopoly.tax as tax
from magie.rules.events import Event
from magie.rules.fairness import Fairness
from magie.rules.game import Game
from magie.rules.record import Record
from magie.server.errors import Refusal
from magie.server.playing import replayed, whole_record
from magie.server.room import Room
from magie.server.store import Row
from magie.server.telling import Views, sentences_for, table_seen
from magie.server.wire import Fair, Story, TableSeen, Told

TWO_DICE = 13  # a place for every total from 0 to 12


async def stored(room: Room) -> tuple[str, list[Row]]:
    """The header and the log of a game that is over."""
    if room.data.state != "over":
        raise Refusal(
            "not_over", "The record holds every secret: it is given out when the game is over.", status=403
        )
    store = room.hall.store
    header = await store.header(room.data.room, room.data.game)
    if header is None:
        raise Refusal("no_game", "There is no game in this room.", status=404)
    return header, await store.log(room.data.room, room.data.game)


async def record(room: Room) -> str:
    """The record, with the proof of fair dice."""
    header, log = await stored(room)
    return (await asyncio.to_thread(whole_record, header, log)).to_json()


async def story(room: Room) -> Story:
    """Everything that happened."""
    header, log = await stored(room)
    return await asyncio.to_thread(tell_story, header, log, room.data.game)


async def moment(room: Room, number: int) -> TableSeen:
    """The table after a batch, as an onlooker saw it."""
    header, log = await stored(room)
    return await asyncio.to_thread(table_at, header, log, number)


def tell_story(header: str, log: Sequence[Row], number: int) -> Story:
    """Replay, and note down what was heard and what everybody owned."""
    batches: list[Told] = []
    dice = [0] * TWO_DICE
    game: Game | None = None
    for game, events, row in replayed(header, log):
        heard = [event for event in events if event.audience is None]
        count_dice(dice, heard)
        if heard or not batches:
            batches.append(told(game, row, heard, len(batches)))
    assert game is not None
    fair = Record.from_json(header).fair
    assert isinstance(fair, Fairness)
    return Story(
        game=number,
        names=game.names,
        tokens=game.tokens,
        fair=Fair(commitment=fair.commitment, words=fair.words, secret=fair.secret),
        batches=tuple(batches),
        dice=tuple(dice),
        standings=game.outcome,
    )


def told(game: Game, row: Row | None, heard: Sequence[Event], number: int) -> Told:
    """One batch with everybody's worth after it."""
    return Told(
        number=number,
        by=row.seat if row else None,
        events=tuple(heard),
        sentences=sentences_for(game, heard),
        worth=worth(game),
    )


def worth(game: Game) -> tuple[int, ...]:
    """What everybody has, as the end would count it."""
    return WORTH[game.edition.family](game)


def _monopoly(game: Game) -> tuple[int, ...]:
    return tuple(tax.worth(game.table, seat) for seat in range(len(game.names)))


def _masterpiece(game: Game) -> tuple[int, ...]:
    table = game.table
    return tuple(
        table.hidden.cash[seat] + paintings.worth_of_collection(table, seat)
        for seat in range(len(game.names))
    )


WORTH = {"monopoly": _monopoly, "masterpiece": _masterpiece}


def count_dice(dice: list[int], events: Sequence[Event]) -> None:
    """How often each total was thrown."""
    for event in events:
        thrown = getattr(event, "dice", None) or ((event.die,) if hasattr(event, "die") else ())
        if thrown:
            dice[sum(thrown)] += 1


def table_at(header: str, log: Sequence[Row], number: int) -> TableSeen:
    """The table after the batch with this number."""
    heard = -1
    for game, events, _ in replayed(header, log):
        if heard < 0 or any(event.audience is None for event in events):
            heard += 1
        if heard == number:
            return table_seen(Views(game), None, number, None)
    raise Refusal("no_moment", f"This game has moments 0 to {heard}.", status=404)
