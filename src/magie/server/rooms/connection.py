"""Connection: one browser on the other end of a socket. A room never waits for it: what it does not read in time ends it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from litestar.types import Send

from magie.server.settings import Limits
from magie.server.wire import ENCODER, Answer, Bye, You

CLOSED_NORMALLY = 1000
TOO_SLOW = 4008


class Pile:
    """What waits for all browsers together."""

    def __init__(self) -> None:
        self.bytes = 0


class Connection:
    """A browser: who it is, from which seat it looks, and what still has to be sent to it.

    `key` is the hash of the secret it brought. Whose it is, and which seats that person has, follows from the room
    alone: `Room.appoint` says it anew whenever the room changes.
    """

    def __init__(self, send: Send, address: str, limits: Limits, pile: Pile | None = None) -> None:
        self._send = send
        self.pile = pile or Pile()
        self.address = address
        self.limits = limits
        self.key: str | None = None
        self.person: int | None = None
        self.purse = (
            address  # whose messages are counted together: an address's, or a person's on all devices
        )
        self.seats: tuple[int, ...] = ()
        self.held: tuple[int, ...] = ()  # the ids of the seats, which do not move
        self.looking: int | None = None
        self.host = self.stands_in = False
        self.waiting_for: str | None = None  # the request for a seat
        self.is_welcome = (
            False  # from then on it hears what happens; the welcome tells what has happened before
        )
        self.moved = False  # it looks from another seat, and has not seen the table from there
        self.since = 0  # when it came, in milliseconds
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.closing: int | None = None
        self.news = asyncio.Event()
        self.give_up: Callable[[], object] = bool

    @property
    def you(self) -> You:
        """Who this browser is."""
        return You(
            seat=self.looking,
            seats=self.seats,
            host=self.host,
            stands_in=self.stands_in,
            waiting=self.waiting_for,
        )

    @property
    def is_stranger(self) -> bool:
        """Does it only watch, without a seat here or the wish for one?"""
        return self.person is None and self.waiting_for is None

    def hold(self, held: tuple[int, ...], seats: tuple[int, ...]) -> None:
        """These are its seats now, by their ids and by their numbers. It goes on looking from where it looked."""
        former = self.held[self.seats.index(self.looking)] if self.looking in self.seats else None
        watches = bool(self.seats) and self.looking is None  # by choice: the device is being passed on
        if former in held:
            looking: int | None = seats[held.index(former)]
        else:
            looking = None if watches or not seats else seats[0]
        self.moved = self.moved or former not in held or not held
        self.held, self.seats, self.looking = held, seats, looking

    def send(self, message: Answer) -> None:
        """Send, without waiting."""
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Send what is encoded already."""
        if self.closing is not None:
            return
        self.waiting.append(data)
        self.count(len(data))
        if self.is_too_much():
            self.throw_away()
            self.close(TOO_SLOW)
            self.give_up()
        self.news.set()

    def count(self, data: int) -> None:
        """So many bytes more wait, or fewer."""
        self.bytes += data
        self.pile.bytes += data

    def is_too_much(self) -> bool:
        """Does more wait than anybody may have waiting, or more than a fair part where much waits for all?"""
        limits = self.limits
        return (
            len(self.waiting) > limits.waiting_messages
            or self.bytes > limits.waiting_bytes
            or (self.pile.bytes > limits.waiting_bytes_in_all and self.bytes > limits.waiting_bytes_fair)
        )

    def throw_away(self) -> None:
        """Nobody will read it."""
        self.waiting.clear()
        self.count(-self.bytes)

    def bye(self, code: str, sentence: str, close: int) -> None:
        """Say why, then close."""
        self.send(Bye(code=code, sentence=sentence))
        self.close(close)

    def close(self, code: int = CLOSED_NORMALLY) -> None:
        """Close after what waits has been sent."""
        if self.closing is None:
            self.closing = code
            self.news.set()

    async def send_next(self) -> None:
        """Send what waits longest; afterwards nothing here holds on to it."""
        data = self.waiting.popleft()
        self.count(-len(data))
        await self._send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    async def deliver(self) -> None:
        """Send what waits, as fast as the browser reads, until the line is closed."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                while self.waiting:
                    await self.send_next()
                if self.closing is not None:
                    await self._send({"type": "websocket.close", "code": self.closing, "reason": None})
                    return
        except (RuntimeError, OSError):
            return  # the other end is gone; the reading side notices too
        finally:
            self.throw_away()
