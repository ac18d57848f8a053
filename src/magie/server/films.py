"""Films: finished games that somebody looks at, with copies of the position every few batches to replay from."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from magie.rules.game import Game
from magie.rules.record import Record, luck_is_honest, replay_move
from magie.server.errors import Refusal
from magie.server.playing import chain_of_log, replayed, whole_record
from magie.server.store import Row

EVERY = 24
MOST_FILMS = 8


class Film:
    """One finished game. `frames` are the position and the number of rows behind it, every few batches."""

    def __init__(self, header: str, log: Sequence[Row], seconds: int) -> None:
        self.header = header
        self.log = log
        self.seconds = seconds
        self.frames: list[tuple[int, Game]] = []
        self.batches = 0
        self._honest: bool | None = None
        for rows, (game, events, _) in enumerate(replayed(header, log)):
            if self.batches == 0 or any(event.audience is None for event in events):
                if self.batches % EVERY == 0:
                    self.frames.append((rows, game.copy()))
                self.batches += 1

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


class Films:
    """The films of a server; those that were looked at last stay."""

    def __init__(self) -> None:
        self.films: OrderedDict[tuple[str, int], asyncio.Future[Film]] = OrderedDict()

    async def get(self, room: str, game: int, make: Callable[[], Awaitable[Film]]) -> Film:
        """A film, made once however many ask for it at the same time."""
        key = (room, game)
        if key not in self.films:
            self.films[key] = asyncio.ensure_future(make())
            while len(self.films) > MOST_FILMS:
                self.films.popitem(last=False)
        self.films.move_to_end(key)
        try:
            return await asyncio.shield(self.films[key])
        except Exception:
            self.films.pop(key, None)
            raise
