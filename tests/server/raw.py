"""A raw socket: sends whatever it likes, byte by byte, and reads only when it wants to."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from pathlib import Path

from tests.server.servers import Server

PING, PONG, TEXT, CONTINUE, CLOSE = 0x9, 0xA, 0x1, 0x0, 0x8
SMALL_BUFFER = 4096
DIALLED: list[socket.socket] = []


def dial(server: Server, *, address: str = "127.0.0.1", small: bool = False) -> socket.socket:
    """A connection from this address of the machine; `small`: the kernel keeps little for whoever does not read."""
    raw = socket.socket()
    if small:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    raw.settimeout(20)
    raw.bind((address, 0))
    DIALLED.append(raw)
    raw.connect(("127.0.0.1", server.port))
    return raw


def hang_up() -> None:
    """Close every connection."""
    while DIALLED:
        DIALLED.pop().close()


def upgrade(raw: socket.socket, room: str, *extra: str) -> bytes:
    """Ask for a room's socket; what is answered."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET /api/rooms/{room}/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *extra]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    return raw.recv(4096)


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """One frame of a browser; its mask is nought, so the data stays as it is."""
    head = bytes([(0x80 if fin else 0) | opcode])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    else:
        head += bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return head + bytes(4) + data


async def pour(raw: socket.socket, data: bytes, most: int, seconds: float) -> int:
    """Send the same again and again without ever reading, until so much is sent, the time is over or it ends."""
    return await asyncio.to_thread(_pour, raw, data, most, seconds)


def _pour(raw: socket.socket, data: bytes, most: int, seconds: float) -> int:
    loop = asyncio.new_event_loop()
    sent, end = 0, loop.time() + seconds
    raw.settimeout(0.5)
    try:
        while sent < most and loop.time() < end:
            try:
                sent += raw.send(data)
            except TimeoutError:
                continue
            except OSError:
                break
    finally:
        loop.close()
    return sent


def memory(pid: int) -> float:
    """Megabytes a process has in memory now, or had at most since the peak was last forgotten."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    fields = dict(line.split(":", 1) for line in lines)
    return int(fields["VmHWM"].split()[0]) / 1024


def forget_peak(pid: int) -> None:
    """From now on the peak is counted anew."""
    Path(f"/proc/{pid}/clear_refs").write_text("5")


async def is_ended(raw: socket.socket, seconds: float) -> bool:
    """Does the server end this connection in time? What it still says is read."""
    return await asyncio.to_thread(_is_ended, raw, seconds)


def _is_ended(raw: socket.socket, seconds: float) -> bool:
    raw.settimeout(seconds)
    try:
        while raw.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True
