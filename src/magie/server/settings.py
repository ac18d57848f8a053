"""Every setting and every limit of the server, in one place."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

CLIENT_FOLDER = Path(__file__).parent / "client"
LOCAL_ORIGINS = ("http://localhost:5173", "http://127.0.0.1:5173")


class Limits(Struct, frozen=True, kw_only=True):
    """How much anybody may ask of the server; 0 switches a limit off where it says so."""

    message_bytes: int = 16 * 1024
    frames_per_second: float = (
        40.0  # parts of messages too; the limits above it answer politely, this one closes
    )
    frames_at_once: int = 600
    pings_per_second: float = 5.0  # and pongs
    pings_at_once: int = 60
    header_bytes: int = 16 * 1024
    header_seconds: float = 10.0  # from the connection, or the first byte, to the end of the headers
    body_bytes: int = 32 * 1024
    body_seconds: float = 20.0
    idle_seconds: float = 10.0  # between two requests
    unread_seconds: float = 10.0  # whoever reads less than the rate below for so long is disconnected
    unread_bytes_per_second: float = 1000.0
    unread_bytes: int = 64 * 1024 * 1024  # of answers to all of them together
    connections: int = 10_000  # in all, or as many as the machine gives
    connections_per_address: int = 300  # 0: any number; proxies are not counted
    messages_per_second: float = (
        20.0  # of a person, on all devices together; of strangers those of an address
    )
    messages_at_once: int = 60
    chats_per_second: float = 1.0
    chats_at_once: int = 5
    requests_per_second: float = 20.0
    requests_at_once: int = 100
    replays_per_minute: int = 20  # finished games of which one address wants another one replayed
    promises_per_minute: int = 60
    codes_per_minute: int = 10  # that one address tries
    new_codes_per_minute: int = 6  # that one person asks for
    joins_at_once: int = 20  # of one address at one table, and again after the seconds below
    takeovers_at_once: int = 3  # the same in a game, where everybody is told
    join_seconds: float = 600.0
    rooms_per_hour: int = 60  # for each address; 0: any number
    sockets_per_address: int = 200  # 0: any number
    rooms_in_memory: int = 20_000
    onlookers_per_room: int = 50
    name_letters: int = 20
    chat_letters: int = 300
    waiting_messages: int = 400  # to a reader that is too slow
    waiting_bytes: int = 4 * 1024 * 1024
    waiting_bytes_in_all: int = 128 * 1024 * 1024  # then those end for whom more than a fair part waits
    waiting_bytes_fair: int = 128 * 1024
    hello_seconds: float = 10.0
    sleep_seconds: float = 600.0  # a room without anybody leaves the memory
    keep_days: float = 30.0  # a room nobody came back to is forgotten


class Settings(Struct, frozen=True, kw_only=True):
    """How this server is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    origins: tuple[str, ...] = ()
    proxies: str = "127.0.0.1"
    editions: tuple[str, ...] = ()
    client: Path = CLIENT_FOLDER
    last_call_ms: int = 3000  # how long everybody may doubt a bid before the hammer falls
    pause_ms: int = 5000  # how long the game waits for people who would lose something if they did not speak
    opening_ms: int = 2000  # how long a game waits for people to open their words for its dice
    pace_ms: int = 900
    away_seconds: float = 30.0
    code_seconds: int = 600
    host_seconds: float = 600.0  # a host who is away for so long is followed by another
    consent_seconds: float = 60.0  # how long a table may think about somebody who wants a seat
    lease_seconds: float = 2.0  # a process that was not heard of for so long has lost its tables to others
    store_seconds: float = 5.0  # a database that takes longer has not answered
    think_seconds: float = 20.0  # a bot that takes longer plays safe
    log_level: str = "info"
    limits: Limits = Limits()
