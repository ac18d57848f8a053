"""Where a request comes from: its address, and the page that sent it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from magie.server.settings import LOCAL_ORIGINS, Settings

Scope = Mapping[str, Any]  # what ASGI says of a request or a socket
HOME_NETWORK = 64  # the bits of an IPv6 address that tell one home from another
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]", "::1")


def address_of(scope: Scope) -> str:
    """The address to count by; behind a trusted proxy the one it names (uvicorn sees to that)."""
    client = scope.get("client")
    return counted(str(client[0])) if client else "nowhere"


@lru_cache(10_000)
def counted(address: str) -> str:
    """Whose address this is: whoever has one of IPv6 has all 2^64 of its network.

    >>> counted("2001:db8::7:1"), counted("::ffff:192.0.2.1"), counted("192.0.2.1"), counted("here")
    ('2001:db8::', '192.0.2.1', '192.0.2.1', 'here')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, HOME_NETWORK), strict=False).network_address)


def header_of(scope: Scope, name: bytes) -> str | None:
    """What a header says, if it is there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name), None)


def origin_is_ours(scope: Scope, settings: Settings) -> bool:
    """Was it sent by our own page? Programs without a page send no Origin and may come in."""
    origin = header_of(scope, b"origin")
    if origin is None or origin in settings.origins:
        return True
    host = header_of(scope, b"host") or ""
    try:
        ours = host != "" and urlsplit(origin).netloc == host
        local = urlsplit(f"//{host}").hostname in LOCAL_HOSTS
    except ValueError:  # no address at all
        return False
    return ours or (local and origin in LOCAL_ORIGINS)
