"""One place where the server's own clock and chance become those of the world.

Wherever a module of the server has `time`, `random` or `secrets`, it gets a face of the same name that asks the world.
"""

from __future__ import annotations

import importlib
import pkgutil
import random
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import magie.server
from tests.world.loop import WorldLoop

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class Secrets:
    """The module `secrets`, under a seed."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def token_urlsafe(self, size: int) -> str:
        """So many bytes, in letters."""
        return "".join(self.chance.choices(LETTERS, k=size * 4 // 3))

    def token_hex(self, size: int = 32) -> str:
        """So many bytes, in hexadecimal digits."""
        return self.token_bytes(size).hex()

    def token_bytes(self, size: int = 32) -> bytes:
        """So many bytes."""
        return self.chance.randbytes(size)

    def choice(self, among: Sequence[Any]) -> Any:
        """One of these."""
        return self.chance.choice(among)

    def randbits(self, bits: int) -> int:
        """So many bits."""
        return self.chance.getrandbits(bits)

    def randbelow(self, most: int) -> int:
        """Less than this."""
        return self.chance.randrange(most)

    compare_digest = staticmethod(secrets.compare_digest)


class Time:
    """The module `time`, by the clock of the loop."""

    def __init__(self, loop: WorldLoop) -> None:
        self.loop = loop

    def monotonic(self) -> float:
        """Seconds since the world began."""
        return self.loop.moment

    perf_counter = monotonic

    def time(self) -> float:
        """Seconds since 1970, where nobody has set the clock."""
        return BEGINNING + self.loop.moment


BEGINNING = 1_800_000_000.0


def modules() -> list[Any]:
    """All modules of the server."""
    for found in pkgutil.walk_packages(magie.server.__path__, "magie.server."):
        if ".migrations" not in found.name:
            importlib.import_module(found.name)
    return [module for name, module in sys.modules.items() if name.startswith("magie.server")]


PLACES = [
    (module, name)
    for module in modules()
    for name, real in (("time", time), ("random", random), ("secrets", secrets))
    if getattr(module, name, None) is real
]


@contextmanager
def of_the_world(loop: WorldLoop, seed: str) -> Iterator[None]:
    """While this lasts the server's time and chance come from the seed."""
    faces: dict[str, Any] = {
        "time": Time(loop),
        "random": random.Random(f"{seed} random"),
        "secrets": Secrets(random.Random(f"{seed} secrets")),
    }
    before = [(module, name, getattr(module, name)) for module, name in PLACES]
    for module, name in PLACES:
        setattr(module, name, faces[name])
    try:
        yield
    finally:
        for module, name, real in before:
            setattr(module, name, real)
