"""Faults put into the server on purpose: each must break a world within a few seeds, or the checks do not bite."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec

from magie.rules.game import Game
from magie.server.errors import Conflict
from magie.server.rooms import (
    audience,
    botting,
    broadcast,
    catching_up,
    clockwork,
    cluster,
    data,
    handling,
    people,
)
from magie.server.rooms.playing import go_on_with
from magie.server.rooms.room import Room
from magie.server.store.store import Store
from tests.world.disk import WorldDisk

Mutant = Callable[[], Any]
TASKS: list[Any] = []


def acknowledge_before_storing() -> Any:
    """A row is on its way to the disk when everybody is told."""
    stored = Room.store_row

    async def hasty(room: Room, row: Any) -> None:
        TASKS.append(asyncio.create_task(stored(room, row)))

    return patch.object(Room, "store_row", hasty)


def acknowledge_what_is_not_stored() -> Any:
    """The store has failed, and nobody looks."""
    stored = Store.append

    async def careless(store: Store, *what: Any) -> None:
        try:
            await stored(store, *what)
        except Conflict:
            raise
        except Exception:
            return

    return patch.object(Store, "append", careless)


def tell_everybody_everything() -> Any:
    """Who may hear an event is not asked."""
    return patch.object(audience, "heard_by", lambda events, seat: list(events))


def show_the_hand_of_the_neighbour() -> Any:
    """A seat is shown the view of the one before it, under its own number."""

    def of_another(game: Game, seat: int | None) -> Any:
        facts = audience.Views(game).of(seat if not seat else seat - 1).facts
        return msgspec.structs.replace(facts, seat=seat)

    return patch.object(audience.Views, "facts_for", lambda views, seat: of_another(views.game, seat))


def tell_the_secret_at_the_start() -> Any:
    """The secret of the dice is told with the promise."""
    fair = broadcast.Broadcast.fair

    def open_fair(room: Any) -> Any:
        return msgspec.structs.replace(fair(room), secret=room.data.secret)

    return patch.object(broadcast.Broadcast, "fair", open_fair)


def forget_commands() -> Any:
    """A command that comes again is carried out again."""
    return patch.object(Room, "was_done", lambda room, who, command: False)


def forget_commands_when_killed() -> Any:
    """What was asked for is known in memory only."""
    return patch.object(data.RoomData, "note", lambda data, who, command: None)


def never_look_at_what_others_stored() -> Any:
    """News of another process are not followed."""
    return patch.object(cluster, "look_again", lambda room: None)


def write_over_what_others_stored() -> Any:
    """A number of the log is given twice: the later row replaces the earlier one."""

    def insert(disk: WorldDisk, room: str, game: int, at: int, **row: Any) -> Any:
        disk.actions.setdefault((room, game), {}).pop(row["number"], None)
        return INSERT_ACTION(disk, room, game, at, **row)

    return patch.object(WorldDisk, "_insert_action", insert)


INSERT_ACTION = WorldDisk._insert_action


def lose_the_last_row_on_waking() -> Any:
    """Whoever loads a room plays all but the last action."""
    replay = Room.replay

    async def short(room: Room, header: str, log: list[Any]) -> None:
        await replay(room, header, log[:-1])

    return patch.object(Room, "replay", short)


def welcome_without_what_was_missed() -> Any:
    """Whoever comes back is not told what happened."""
    return patch.object(broadcast, "batches_since", lambda game, told, last, seat: ())


def number_by_moves() -> Any:
    """What nobody hears gets a number of its own, too."""

    def remember(room: Room, seat: Any, action: Any, events: Any) -> Any:
        room.number += 1
        told = audience.Telling(room.number, seat, action, tuple(events))
        room.told.append(told)
        return told

    return patch.object(Room, "remember", remember)


def bots_fall_asleep() -> Any:
    """A bot whose answer was not stored never tries again."""
    answer = botting.BotTable.answer

    async def once(bots: Any, seat: int, action: Any, at: tuple[int, int]) -> None:
        with patch.object(bots.room, "arrange", lambda: None):
            await answer(bots, seat, action, at)

    return patch.object(botting.BotTable, "answer", once)


def nobody_drives() -> Any:
    """Where another process is known, each thinks that the other one plays the bots."""
    return patch.object(Room, "drives", property(lambda room: not room.elsewhere))


def never_notice_that_a_process_died() -> Any:
    """Those who sat with a process that is gone sit there for ever."""

    async def blind(self: Any) -> None:
        await self.listener.alive()

    return patch.object(cluster.Cluster, "_look", blind)


def stay_deaf() -> Any:
    """A connection that broke is not opened again."""

    async def deaf(self: Any) -> None:
        self.deaf = False

    return patch.object(cluster.Cluster, "_listen_anew", deaf)


def swallow_answers() -> Any:
    """A refusal is not told."""
    handle = handling.handle

    async def silent(room: Room, line: Any, message: Any) -> None:
        before = line.send
        line.send = lambda answer: None if type(answer).__name__ == "Refused" else before(answer)
        try:
            await handle(room, line, message)
        finally:
            line.send = before

    return patch("magie.server.app.socket.handle", silent)


def chat_without_storing() -> Any:
    """Chat is told, and kept by nobody."""

    async def forgotten(store: Store, room: str, said: Any) -> None:
        await asyncio.sleep(0)

    return patch.object(Store, "add_chat", forgotten)


def the_clock_does_not_strike() -> Any:
    """Somebody who does not answer is waited for for ever."""
    return patch.object(clockwork.Clockwork, "out_of_time", lambda self, seats: None)


def the_hammer_does_not_fall() -> Any:
    """An auction that somebody does not answer goes on for ever."""
    return patch.object(clockwork.Clockwork, "hammer_falls", lambda self, key: None)


def catch_up_without_telling() -> Any:
    """What another process stored is played in, and nobody hears of it."""

    def silent(room: Room, row: Any) -> None:
        assert room.game is not None
        after, events, move = go_on_with(room.game, row)
        room.game, room.moves = after, row.number
        room.link(move)
        room.remember(row.seat, move.action, events)
        room.remember_command(str(row.seat), row.command)

    return patch.object(catching_up, "play_row", silent)


def any_secret_opens_the_first_seat() -> Any:
    """Whose key it is is not looked at."""
    by_key = people.by_key

    def open_door(data: Any, hashed: str | None) -> Any:
        return by_key(data, hashed) or (data.people[0] if hashed and data.people else None)

    return patch.object(people, "by_key", open_door)


def tell_words_before_their_game() -> Any:
    """What somebody has opened is told at once."""
    fair = broadcast.Broadcast.fair

    def early(room: Any) -> Any:
        return msgspec.structs.replace(fair(room), words=tuple(seat.words for seat in room.data.seats))

    return patch.object(broadcast.Broadcast, "fair", early)


def who_was_thrown_out_keeps_the_seat() -> Any:
    """Who a browser is, is looked up when it comes, and never again."""
    know = Room.know

    def once(room: Room, line: Any) -> None:
        if line not in room.connections or not line.seats:
            know(room, line)

    return patch.object(Room, "know", once)


@contextmanager
def both(*patches: Any) -> Iterator[None]:
    """Several at once."""
    if not patches:
        yield
        return
    with patches[0], both(*patches[1:]):
        yield


MUTANTS: dict[str, Mutant] = {
    mutant.__name__: mutant
    for mutant in (
        acknowledge_before_storing,
        acknowledge_what_is_not_stored,
        tell_everybody_everything,
        show_the_hand_of_the_neighbour,
        tell_the_secret_at_the_start,
        forget_commands,
        forget_commands_when_killed,
        never_look_at_what_others_stored,
        write_over_what_others_stored,
        lose_the_last_row_on_waking,
        welcome_without_what_was_missed,
        number_by_moves,
        bots_fall_asleep,
        nobody_drives,
        never_notice_that_a_process_died,
        stay_deaf,
        swallow_answers,
        chat_without_storing,
        the_clock_does_not_strike,
        the_hammer_does_not_fall,
        catch_up_without_telling,
        any_secret_opens_the_first_seat,
        tell_words_before_their_game,
        who_was_thrown_out_keeps_the_seat,
    )
}


def seeds_until_found(mutant: Mutant, most: int, first: int = 0) -> tuple[int, str] | None:
    """The first seed whose world the mutant breaks, and how; None: it lives through all of them."""
    from tests.world.world import World

    with mutant():
        for seed in range(first, first + most):
            problems = World(seed).run().checks.problems
            if problems:
                return seed, problems[0]
    return None
