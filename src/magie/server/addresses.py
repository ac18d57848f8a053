"""Where a request comes from: its address, and the page that sent it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from magie.server.settings import LOCAL_ORIGINS, Settings

Connection = ASGIConnection[Any, Any, Any, Any]
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]", "::1")


def address_of(connection: Connection) -> str:
    """The address to count by; behind a trusted proxy the one it names (uvicorn sees to that)."""
    return connection.client.host if connection.client else "nowhere"


def origin_is_ours(connection: Connection, settings: Settings) -> bool:
    """Was it sent by our own page? Programs without a page send no Origin and may come in."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    host = connection.headers.get("host", "")
    if urlsplit(origin).netloc == host:
        return True
    local = urlsplit(f"//{host}").hostname in LOCAL_HOSTS
    return local and origin in LOCAL_ORIGINS
