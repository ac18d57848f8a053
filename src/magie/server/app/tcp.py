"""Connections: everybody who holds a line to this server, whether a request, a socket or nothing comes over it.

Each is counted, and each has a time limit for whatever it is doing; once in a while all are looked at, which is less
work than a timer for each. Where there is no room left, whoever has been idle for longest makes some.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from magie.server.app.addresses import counted
from magie.server.settings import Limits, Settings

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

log = logging.getLogger("magie.server")

LOOK_SECONDS = 0.25
SPARE_FILES = 128  # for the database, the log, the pages


class Doing(Enum):
    """What the server waits for on a connection."""

    IDLE = auto()  # for the first byte of a request
    HEADERS = auto()
    BODY = auto()
    ANSWER = auto()  # for itself
    SOCKET = auto()  # for nothing: a socket has limits of its own


class TcpConnection:
    """One line to somebody, from the moment it is accepted; a request may turn it into a socket."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.doing = Doing.HEADERS  # whoever comes should say what for
        self.since = now
        self.is_full = False  # more is written than is read
        self.unread: tuple[float, int] | None = None  # since when so many bytes wait to be read

    def turn_to(self, doing: Doing, now: float) -> None:
        """Something else is waited for from now on."""
        self.doing, self.since = doing, now

    @property
    def is_idle(self) -> bool:
        """May it make room for another? No whole head of a request is here; a part of one may be, and is lost then."""
        return self.doing in (Doing.IDLE, Doing.HEADERS) and not self.is_full

    def waiting(self) -> int:
        """Bytes that were written and have not arrived: ours, and those the machine keeps for us."""
        if not self.is_full and not self.transport.is_closing():
            return 0
        return self.transport.get_write_buffer_size() + kept_by_machine(self.transport)

    def is_late(self, limits: Limits, now: float) -> bool:
        """Has it had all its time?"""
        allowed = {
            Doing.IDLE: limits.idle_seconds,
            Doing.HEADERS: limits.header_seconds,
            Doing.BODY: limits.body_seconds,
        }.get(self.doing)
        return allowed is not None and now - self.since > allowed

    def is_unread(self, limits: Limits, now: float) -> bool:
        """Does the other side read nothing, or next to nothing? A connection that is closed waits only for this."""
        waiting = self.waiting()
        if not waiting and not self.transport.is_closing():
            self.unread = None
            return False
        if self.unread is None:
            self.unread = (now, waiting)
        since, before = self.unread
        if now - since <= limits.unread_seconds:
            return False
        self.unread = (now, waiting)
        return before - waiting < limits.unread_bytes_per_second * (now - since)


class TcpConnections:
    """All of them."""

    def __init__(self, settings: Settings, count: Callable[[str], None]) -> None:
        self.limits = settings.limits
        self.most = self.limits.connections
        self.open: dict[asyncio.Transport, TcpConnection] = {}
        self.by_address: Counter[str] = Counter()
        self.proxies = ProxyHeadersMiddleware(nothing, settings.proxies).trusted_hosts
        self.count = count
        self.watcher: asyncio.Task[None] | None = None

    # Coming and going

    def admit(self, transport: asyncio.Transport, address: str) -> TcpConnection | None:
        """Somebody comes; None if there is no room, and nobody idle to make some."""
        if not self._make_room(address):
            self.count("connections_refused")
            return None
        found = self.open[transport] = TcpConnection(transport, counted(address), now())
        self.by_address[found.address] += 1
        return found

    def forget(self, transport: asyncio.Transport) -> None:
        """Somebody went."""
        found = self.open.pop(transport, None)
        if found is not None:
            self.by_address[found.address] -= 1
            if self.by_address[found.address] <= 0:
                del self.by_address[found.address]

    def turn(self, connection: TcpConnection, doing: Doing) -> None:
        """Something else is waited for on it from now on; it stands last of all, so they stand in order of `since`."""
        connection.turn_to(doing, now())
        if self.open.pop(connection.transport, None) is not None:
            self.open[connection.transport] = connection

    def _make_room(self, address: str) -> bool:
        """One more of this address, and one more in all."""
        own, whose = self.limits.connections_per_address, counted(address)
        if own and self.by_address[whose] >= own and address not in self.proxies:
            return self._end_idle(whose)
        return len(self.open) < self.most or self._end_idle(None)

    def _end_idle(self, address: str | None) -> bool:
        """End the connection that has been idle for longest, of this address or of all: the first one that is."""
        for connection in self.open.values():
            if connection.is_idle and address in (None, connection.address):
                self._end(connection, "connections_crowded_out")
                return True
        return False

    def _end(self, connection: TcpConnection, why: str) -> None:
        self.count(why)
        self.forget(connection.transport)
        connection.transport.abort()

    # Looking after them

    def watch(self) -> None:
        """From now on."""
        self.watcher = asyncio.create_task(self._watch())

    def stop(self) -> None:
        """No more."""
        if self.watcher is not None:
            self.watcher.cancel()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.look()
            except Exception:
                log.exception("connections were not looked at")

    def look(self) -> None:
        """End those that are late, those that are not read, and of these more where too much waits for all of them."""
        at = now()
        for connection in list(self.open.values()):
            if connection.is_unread(self.limits, at):
                self._end(connection, "connections_unread")
            elif connection.is_late(self.limits, at) and not connection.transport.is_closing():
                self.count("connections_late")
                connection.transport.close()
        self._free_memory()

    def _free_memory(self) -> None:
        """Those whose answers have waited for longest go first."""
        slow = [one for one in self.open.values() if one.unread is not None and one.doing is not Doing.SOCKET]
        waiting = sum(one.transport.get_write_buffer_size() for one in slow)
        for connection in sorted(slow, key=lambda one: one.since):
            if waiting <= self.limits.unread_bytes:
                return
            waiting -= connection.transport.get_write_buffer_size()
            self._end(connection, "connections_unread")


async def nothing(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """The app behind a list of proxies that is only asked whom it names."""


def now() -> float:
    """The clock of the loop."""
    return asyncio.get_running_loop().time()


def kept_by_machine(transport: asyncio.Transport) -> int:
    """Bytes on their way. A slow reader takes them for many seconds before there is room for the next of ours."""
    try:
        import fcntl
        import termios

        found = fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, bytes(4))
    except (ImportError, OSError, AttributeError, ValueError):  # not on this machine, or closed already
        return 0
    return int.from_bytes(found, sys.byteorder)


def most_files() -> int | None:
    """As many open files as this machine lets us have; None if it does not say."""
    try:
        import resource
    except ImportError:  # not on Windows
        return None
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        return None
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard
