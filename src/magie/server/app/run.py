"""Run the server until it is told to stop; what is under way is finished first."""

from __future__ import annotations

import asyncio
import socket as sockets
import sys
import webbrowser

import uvicorn

from magie.rules.errors import MagieError
from magie.server.app.app import make_app
from magie.server.app.logs import set_up_logs
from magie.server.app.protocols import Config
from magie.server.app.tcp import SPARE_FILES, TcpConnections, most_files
from magie.server.memory import keep_calm
from magie.server.rooms.hall import Hall
from magie.server.settings import Settings
from magie.server.store import Store

STOP_SECONDS = 5
START_SECONDS = 600.0  # a large database is brought up to date in this time
TURN_SECONDS = 0.001  # a thread that comes back from the disk waits no longer for busy rooms


class Server(uvicorn.Server):
    """uvicorn, which says goodbye before it closes the sockets."""

    def __init__(self, config: Config, hall: Hall, browser: str | None) -> None:
        super().__init__(config)
        self.tcp = config.tcp
        self.hall = hall
        self.browser = browser

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, then show the page to whoever started it."""
        self.tcp.watch()
        await super().startup(sockets)
        if self.browser is not None and self.started:
            webbrowser.open(self.browser)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say goodbye, give it a moment to arrive, then stop."""
        self.hall.say_bye()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)
        self.tcp.stop()


def run(settings: Settings, browser: str | None = None) -> None:
    """Serve until a signal comes; `browser` is a page to open once the server answers."""
    set_up_logs(settings.log_level)
    sys.setswitchinterval(TURN_SECONDS)
    keep_calm()
    asyncio.run(check_store(settings))
    hall = Hall(settings)
    open_many_files(hall.tcp)
    config = configured(settings, hall)
    check_port(settings)
    Server(config, hall, browser).run()


def configured(settings: Settings, hall: Hall) -> Config:
    """All that uvicorn is told."""
    limits = settings.limits
    return Config(
        make_app(settings, hall),
        hall.tcp,
        host=settings.host,
        port=settings.port,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        h11_max_incomplete_event_size=limits.header_bytes,
        timeout_keep_alive=max(1, round(limits.idle_seconds)),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="on",
    )


def open_many_files(tcp: TcpConnections) -> None:
    """Every connection is an open file: ask the machine for as many as it gives, and take no more people than that."""
    files = most_files()
    if files is not None:
        tcp.most = max(1, min(tcp.most, files - SPARE_FILES))


async def check_store(settings: Settings) -> None:
    """A database that cannot be used is one sentence, not a traceback."""
    store: Store | None = None
    try:
        store = Store(settings.database, lambda writes, seconds: None)
        async with asyncio.timeout(START_SECONDS):
            await store.open()
            await store.check()
    except (MagieError, asyncio.CancelledError):
        raise
    except Exception as problem:
        raise MagieError(f"The database cannot be used: {reason(problem)}.") from None
    finally:
        if store is not None:
            await store.close()


def reason(problem: Exception) -> str:
    """What the database itself says, in one line and without the password in its URL."""
    said = str(getattr(problem, "orig", None) or problem) or type(problem).__name__
    return said.strip().splitlines()[0].rpartition(">: ")[2].rstrip(".")


def check_port(settings: Settings) -> None:
    """A port that is taken is one sentence, not a traceback."""
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    with sockets.socket(family) as probe:
        probe.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise MagieError(
                f"Port {settings.port} on {settings.host} cannot be used: {error.strerror}."
            ) from None
