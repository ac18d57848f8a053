"""The usual headers: nothing from elsewhere runs in our page, and our links are not passed on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.types import Message, Receive, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")

App = Callable[[Any, Any, Any], Awaitable[None]]


def with_headers(app: App) -> App:
    """The same app; every HTTP answer carries the headers."""

    async def wrapped(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers_for(scope, message)]
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped


def headers_for(scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
    """What this answer still lacks."""
    found = list(HEADERS)
    if scope.get("scheme") == "https":
        found.append(STRICT_TRANSPORT)
    if not any(name.lower() == b"cache-control" for name, _ in message.get("headers", ())):
        found.append(NO_STORE)
    return found
