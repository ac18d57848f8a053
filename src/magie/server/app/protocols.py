"""HTTP and sockets as uvicorn speaks them, with limits on what the other side may make us wait for or keep.

Decision 15 says why these are subclasses and no other server.
"""

from __future__ import annotations

import logging
from asyncio import transports
from typing import Any

import h11
import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from magie.server.app.logs import SOCKETS
from magie.server.app.tcp import Doing, TcpConnection, TcpConnections, now
from magie.server.limits import Bucket

SLICE = 4096  # bytes that are looked at before the limits are looked at again
VERSIONS = (b"1.0", b"1.1")


def last_answer(status: str, sentence: str, *headers: str) -> bytes:
    """An answer that ends a connection; it is written as it is, whatever state the request is in."""
    length = f"content-length: {len(sentence) + 1}"
    lines = [f"HTTP/1.1 {status}", "content-type: text/plain", "connection: close", *headers, length]
    return "\r\n".join([*lines, "", f"{sentence}\n"]).encode()


FULL = last_answer("503 Service Unavailable", "Too many connections; try again later.", "retry-after: 5")
NO_LENGTH = last_answer("411 Length Required", "Say how long the body is; parts are not read.")
LONG_HEAD = last_answer("431 Request Header Fields Too Large", "The address and the headers are too long.")
NO_VERSION = last_answer("505 HTTP Version Not Supported", "Speak HTTP/1.1.")
FOLDED = last_answer("400 Bad Request", "A header takes one line.")
NO_HANDSHAKE = last_answer("400 Bad Request", "This is no socket's handshake.")


class Config(uvicorn.Config):
    """What uvicorn is told, and where its protocols find the list of all connections."""

    def __init__(self, app: Any, tcp: TcpConnections, **options: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **options)
        self.tcp = tcp


def tcp_of(config: uvicorn.Config) -> TcpConnections:
    """All connections."""
    assert isinstance(config, Config)
    return config.tcp


class Requests(h11.Connection):
    """What comes over a connection, as requests, and why one is refused before anybody looks at it.

    No head is too long, also where all of it comes at once: h11 measures only what is not complete. No body comes in
    parts: each of a byte costs as much as a long one.
    """

    def __init__(self, head_bytes: int) -> None:
        super().__init__(h11.SERVER, head_bytes)
        self.head_bytes = head_bytes
        self.refusal = b""

    def next_event(self) -> Any:
        """The next part of a request."""
        waiting = self.trailing_data[0] if self.their_state is h11.IDLE else b""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as problem:
            self.refusal = LONG_HEAD if problem.error_status_hint == 431 else b""
            raise
        if isinstance(event, h11.Request):
            head = waiting[: len(waiting) - len(self.trailing_data[0])]
            self.refusal = self.why_not(event, head)
            if self.refusal:
                raise h11.RemoteProtocolError("refused")
        return event

    def why_not(self, request: h11.Request, head: bytes) -> bytes:
        """The answer to a request that nobody shall look at; b"" if it may come in."""
        if len(head) > self.head_bytes:
            return LONG_HEAD
        if request.http_version not in VERSIONS:
            return NO_VERSION
        if b"\n " in head or b"\n\t" in head:
            return FOLDED
        if any(name == b"transfer-encoding" for name, _ in request.headers):
            return NO_LENGTH
        return b""


class Http(H11Protocol):
    """Requests: headers and bodies have a time, and whoever is idle may have to make room."""

    tcp: TcpConnection | None = None

    def __init__(self, config: uvicorn.Config, *others: Any, **more: Any) -> None:
        super().__init__(config, *others, **more)
        self.conn: Requests = Requests(tcp_of(config).limits.header_bytes)

    def connection_made(self, transport: transports.Transport) -> None:  # type: ignore[override]
        """Somebody comes, if there is room."""
        super().connection_made(transport)
        self.tcp = tcp_of(self.config).admit(transport, self.client[0] if self.client else "")
        if self.tcp is None:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody went."""
        tcp_of(self.config).forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something comes; the headers of a request have a time from their first byte on."""
        if self.tcp is None or self.transport.is_closing():
            return
        if self.tcp.doing is Doing.IDLE:
            tcp_of(self.config).turn(self.tcp, Doing.HEADERS)
        super().data_received(data)

    def handle_events(self) -> None:
        """Understand what has come, and know what is waited for now."""
        super().handle_events()
        if self.tcp is not None and self.tcp.doing is not Doing.SOCKET:
            self.note_what_is_waited_for(self.tcp)

    def note_what_is_waited_for(self, tcp: TcpConnection) -> None:
        """Headers, a body, or nothing but our own answer. A new request begins with a new time."""
        if self.conn.their_state is h11.IDLE:
            doing = Doing.HEADERS if tcp.doing is Doing.HEADERS else Doing.IDLE
        else:
            doing = Doing.BODY if self.conn.their_state is h11.SEND_BODY else Doing.ANSWER
        if doing is not tcp.doing:
            tcp_of(self.config).turn(tcp, doing)

    def on_response_complete(self) -> None:
        """An answer is given: what comes next is another request, or the rest of a body nobody wants."""
        if self.tcp is not None and self.conn.their_state is h11.DONE:
            tcp_of(self.config).turn(self.tcp, Doing.IDLE)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, on the same line."""
        if self.tcp is not None:
            tcp_of(self.config).turn(self.tcp, Doing.SOCKET)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read, or may not come so."""
        if not self.conn.refusal:
            super().send_400_response(msg)
            return
        self.transport.write(self.conn.refusal)
        self.transport.close()

    def pause_writing(self) -> None:
        """The other side does not read as fast as we write."""
        super().pause_writing()
        note_full(self.tcp, True)

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        note_full(self.tcp, False)


class Socket(WebSocketsSansIOProtocol):
    """A socket: nothing is read while the other side does not read, and frames are counted, whatever their kind."""

    def connection_made(self, transport: transports.BaseTransport) -> None:
        """A request became a socket."""
        super().connection_made(transport)
        self.logger = logging.getLogger(SOCKETS)
        limits = tcp_of(self.config).limits
        self.tcp = tcp_of(self.config).open.get(self.transport)
        self.frames_left = Bucket(limits.frames_per_second, limits.frames_at_once, now)
        self.pings_left = Bucket(limits.pings_per_second, limits.pings_at_once, now)
        self.is_over = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody went."""
        tcp_of(self.config).forget(self.transport)
        super().connection_lost(exc)

    # Reading, only while the other side reads too

    def pause_writing(self) -> None:
        """The other side does not read: every answer to it would only be kept, so we ask for no more questions."""
        super().pause_writing()
        note_full(self.tcp, True)
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It has read; go on, unless the app has not yet taken what came before."""
        super().resume_writing()
        note_full(self.tcp, False)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; taking one lets uvicorn read on, also where the other side does not."""
        message = await super().receive()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    # Counting

    def data_received(self, data: bytes) -> None:
        """Something comes: a little at a time, so that a flood ends before all of it is understood."""
        for at in range(0, len(data), SLICE):
            if self.is_over:
                return
            super().data_received(data[at : at + SLICE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.refuse_handshake()

    def refuse_handshake(self) -> None:
        """Headers that cannot be understood; uvicorn would wait for ever."""
        self.is_over = True
        self.transport.write(b"".join(self.conn.data_to_send()) or NO_HANDSHAKE)
        self.transport.close()

    def handle_ping(self) -> None:
        """They ask whether we are here."""
        if self.may(self.pings_left):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """They are here."""
        if self.may(self.pings_left):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        if self.may(self.frames_left):
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or its beginning."""
        if self.may(self.frames_left):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same."""
        if self.may(self.frames_left):
            super().handle_bytes(event)

    def may(self, bucket: Bucket) -> bool:
        """One more? If not, this socket has had its day."""
        if not self.is_over and not bucket.take():
            self.is_over = True
            tcp_of(self.config).count("floods")
            if self.close_sent:  # we have said goodbye already
                self.transport.abort()
            else:
                self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
                self.handle_parser_exception()
        return not self.is_over


def note_full(tcp: TcpConnection | None, is_full: bool) -> None:
    """Whether more is written than is read; whoever has read has all its time again."""
    if tcp is not None:
        tcp.is_full = is_full
        if not is_full:
            tcp.unread = None
