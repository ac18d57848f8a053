"""Digest: a whole position in a few letters. Equal positions have equal digests, on every machine and both engines."""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterable
from typing import Protocol


class Numbered(Protocol):
    """A thing of a position that is made of numbers."""

    def numbers(self) -> Iterable[int]:
        """All of them, in a fixed order."""


Counted = int | Numbered | None


def numbers_in(holder: object, names: Iterable[str]) -> list[int]:
    """The numbers of some fields, in a fixed order.

    What is all zero is left out and each field is marked by its name, so that a field added later does not change
    the digests of games that do not use it.
    """
    found: list[int] = []
    for name in names:
        values = list(flat(getattr(holder, name)))
        if any(values):
            found.append(zlib.crc32(name.encode()))
            found.extend(values)
    return found


def flat(value: Counted | list[Counted]) -> Iterable[int]:
    """A field as numbers: one, several, or those of the things in it."""
    for item in value if isinstance(value, list) else [value]:
        if isinstance(item, int | None):
            yield int(item or 0)
        else:
            yield from item.numbers()


def digest_of(numbers: list[int]) -> str:
    """A fingerprint of numbers."""
    return hashlib.blake2b(packed(numbers), digest_size=16).hexdigest()


def packed(numbers: list[int]) -> bytes:
    """Numbers of 64 bits as bytes."""
    return struct.pack(f"<{len(numbers)}q", *(signed(number) for number in numbers))


def signed(number: int) -> int:
    """A 64-bit number as struct packs it."""
    return number - (1 << 64) if number >= 1 << 63 else number
