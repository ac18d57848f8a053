"""Replays: finished games that somebody looks at, with copies of the position every few batches to replay from.

A replay is dear: it is made in a thread, one at a time, so that the tables that play lose little; what is sent of it is
made once and kept with it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import TypeVar

import msgspec

from magie import __version__
from magie.rules.game import Game
from magie.rules.record import Record, luck_is_honest, replay_move
from magie.server.errors import Refusal
from magie.server.rooms.playing import chain_of_log, replayed, whole_record
from magie.server.store import Row

EVERY = 24
MOST_REPLAYS = 8
MOST_ROWS = 100_000  # of all replays together; the usual game has one or two thousand
TAG_LETTERS = 24

K = TypeVar("K")
T = TypeVar("T")


class Replay:
    """One game from its log. `frames` are the position and the number of rows behind it, every few batches.

    Nobody gets one of a game that is not `over`. `sent` is what was sent of it, as bytes; `tag` names all of that.
    """

    def __init__(self, header: str, log: Sequence[Row], seconds: int) -> None:
        self.header = header
        self.log = log
        self.seconds = seconds
        self.frames: list[tuple[int, Game]] = []
        self.batches = 0
        self.over = False
        self.sent: dict[str, asyncio.Future[bytes]] = {}
        self.tag = tag_of(header, log)
        self._honest: bool | None = None
        for rows, (game, events, _) in enumerate(replayed(header, log)):
            if self.batches == 0 or any(event.audience is None for event in events):
                if self.batches % EVERY == 0:
                    self.frames.append((rows, without_moves(game.copy())))
                self.batches += 1
            self.over = game.over

    def at(self, number: int) -> Game:
        """The game after the batch with this number."""
        if not 0 <= number < self.batches:
            raise Refusal("no_moment", f"This game has moments 0 to {self.batches - 1}.", status=404)
        rows, frame = self.frames[number // EVERY]
        game = frame.copy()
        heard = number - number % EVERY
        for row in self.log[rows:]:
            if heard == number:
                break
            data, given = msgspec.json.decode(row.action), tuple(msgspec.json.decode(row.luck))
            events = replay_move(game, row.number, row.seat, data, given)
            heard += any(event.audience is None for event in events)
        return game

    @property
    def record(self) -> Record:
        """The record, with the proof of fair dice."""
        return whole_record(self.header, self.log)

    @property
    def head(self) -> str:
        """The last head of its chain."""
        return chain_of_log(self.header, self.log).head

    @property
    def honest(self) -> bool:
        """Does the seed give every throw and shuffle, and was it made as promised? Found out once."""
        if self._honest is None:
            self._honest = luck_is_honest(self.record)
        return self._honest


def without_moves(game: Game) -> Game:
    """A position that does not carry all its past: a replay of many would grow with the square of its length."""
    game.moves = None
    return game


def tag_of(header: str, log: Sequence[Row]) -> str:
    """What a browser may remember a finished game by; another release may put it into other words."""
    told = hashlib.sha256(f"{__version__}\n{header}".encode())
    for row in log:
        told.update(f"\n{row.seat} {row.action} {row.luck}".encode())
    return told.hexdigest()[:TAG_LETTERS]


async def once(made: MutableMapping[K, asyncio.Future[T]], key: K, make: Callable[[], Awaitable[T]]) -> T:
    """Something that is made once however many ask for it at the same time; what fails is not kept."""
    if key not in made:
        made[key] = asyncio.ensure_future(make())
        made[key].add_done_callback(lambda done: done.cancelled() or done.exception())
    future = made[key]
    try:
        return await asyncio.shield(future)
    except Exception:
        if made.get(key) is future:
            del made[key]
        raise


def is_ready(made: asyncio.Future[T]) -> bool:
    """Has it been made?"""
    return made.done() and not made.cancelled() and made.exception() is None


class Replays:
    """The replays of a server; those that were looked at last stay."""

    def __init__(self) -> None:
        self.replays: OrderedDict[tuple[str, int], asyncio.Future[Replay]] = OrderedDict()
        self.bench = asyncio.Semaphore(1)

    def has(self, room: str, game: int) -> bool:
        """Is there a replay of this game, or is it being made?"""
        return (room, game) in self.replays

    async def get(self, room: str, game: int, make: Callable[[], Awaitable[Replay]]) -> Replay:
        """A replay, made once."""
        key = (room, game)
        if key not in self.replays:
            while len(self.replays) >= MOST_REPLAYS:
                self.replays.popitem(last=False)
        else:
            self.replays.move_to_end(key)
        replay = await once(self.replays, key, make)
        self.tidy()
        return replay

    def tidy(self) -> None:
        """Long games make room first of all, and one that is too long is not kept."""
        lengths = {key: len(replay.result().log) for key, replay in self.replays.items() if is_ready(replay)}
        for key in sorted(lengths, key=lambda key: lengths[key], reverse=True):
            if sum(lengths.values()) > MOST_ROWS:
                del self.replays[key], lengths[key]

    async def made(self, make: Callable[[], T]) -> T:
        """Something dear, made in a thread: one at a time, because threads take turns with the tables that play."""
        async with self.bench:
            return await asyncio.to_thread(make)

    async def sent(self, replay: Replay, what: str, make: Callable[[], bytes]) -> bytes:
        """What is sent of a replay, made once."""
        return await once(replay.sent, what, lambda: self.made(make))
