"""Luck: the dice and shuffles of one game.

The generator lives inside the game and counts: throw number n is a keyed hash (SipHash-1-3) of n, so a game
can be copied, stored and replayed, and nobody who has seen a thousand throws can tell the next one. A script
replaces the generator in tests and replays; a log remembers what luck gave, so that a record needs no generator.
"""

from __future__ import annotations

import hashlib

LOW_HALF = 0xFFFFFFFF
SIP0 = 0x736F6D6570736575
SIP1 = 0x646F72616E646F6D
SIP2 = 0x6C7967656E657261
SIP3 = 0x7465646279746573
LAST_BLOCK = 8 << 56


class Luck:
    """The luck of one game: a key, how often it was asked, and in tests a script of what comes."""

    key0: int
    key1: int
    count: int
    die1: int
    die2: int
    script: list[int] | None
    script_at: int
    ran_out: bool
    log: list[int] | None

    def __init__(self) -> None:
        self.key0 = 0
        self.key1 = 0
        self.count = 0
        self.die1 = 0
        self.die2 = 0
        self.script = None
        self.script_at = 0
        self.ran_out = False
        self.log = None

    def copy_luck_to(self, twin: Luck) -> None:
        """Give `twin` the same luck to come; a script is shared as a value, a log is not."""
        twin.key0 = self.key0
        twin.key1 = self.key1
        twin.count = self.count
        twin.die1 = self.die1
        twin.die2 = self.die2
        twin.script = self.script
        twin.script_at = self.script_at
        twin.ran_out = self.ran_out
        twin.log = None


def seed_luck(luck: Luck, seed: str) -> None:
    """Make the key from a seed. Any text or number is a seed; equal seeds give equal games (A-GEN-02)."""
    digest = hashlib.blake2b(seed.encode(), digest_size=16, person=b"magie luck").digest()
    luck.key0 = int.from_bytes(digest[:8], "little")
    luck.key1 = int.from_bytes(digest[8:], "little")
    luck.count = 0


def keyed_hash(key0: int, key1: int, message: int) -> int:
    """SipHash-1-3 of one 64-bit number.

    Its rotations are written out: calling something for each of them took the plain engine a tenth of its time.
    """
    mask = 0xFFFFFFFFFFFFFFFF  # in C nothing is left of it, if it is a constant of the function
    v0 = key0 ^ SIP0
    v1 = key1 ^ SIP1
    v2 = key0 ^ SIP2
    v3 = key1 ^ SIP3
    for step in range(5):
        if step == 0:
            v3 ^= message
        elif step == 1:
            v0 ^= message
            v3 ^= LAST_BLOCK
        elif step == 2:
            v0 ^= LAST_BLOCK
            v2 ^= 0xFF
        v0 = (v0 + v1) & mask
        v1 = ((v1 << 13 | v1 >> 51) & mask) ^ v0
        v0 = (v0 << 32 | v0 >> 32) & mask
        v2 = (v2 + v3) & mask
        v3 = ((v3 << 16 | v3 >> 48) & mask) ^ v2
        v0 = (v0 + v3) & mask
        v3 = ((v3 << 21 | v3 >> 43) & mask) ^ v0
        v2 = (v2 + v1) & mask
        v1 = ((v1 << 17 | v1 >> 47) & mask) ^ v2
        v2 = (v2 << 32 | v2 >> 32) & mask
    return v0 ^ v1 ^ v2 ^ v3


def next_number(luck: Luck) -> int:
    """The next 64 bits of luck."""
    luck.count += 1
    return keyed_hash(luck.key0, luck.key1, luck.count)


def scale(bits: int, n: int) -> int:
    """Spread 32 random bits over 0 .. n-1. The unevenness is below n in four thousand million."""
    return (bits * n) >> 32


def throw_dice(luck: Luck) -> None:
    """Throw both dice; they lie in `die1` and `die2` (M-SET-01)."""
    bits = next_number(luck)
    luck.die1 = scripted(luck, 1 + scale(bits & LOW_HALF, 6), 6)
    luck.die2 = scripted(luck, 1 + scale(bits >> 32, 6), 6)


def throw_one_die(luck: Luck) -> int:
    """Throw a single die."""
    luck.die1 = scripted(luck, 1 + scale(next_number(luck) >> 32, 6), 6)
    luck.die2 = 0
    return luck.die1


def pick(luck: Luck, n: int) -> int:
    """One of 0 .. n-1, as in a shuffle."""
    return scripted(luck, scale(next_number(luck) >> 32, n) + 1, n) - 1


def scripted(luck: Luck, generated: int, top: int) -> int:
    """What luck gives: the script's next number if there is one, else the generated one; logged."""
    if luck.script is None and luck.log is None:
        return generated
    return scripted_slowly(luck, generated, top)


def scripted_slowly(luck: Luck, generated: int, top: int) -> int:
    """The rare way of `scripted`: with a script or a log."""
    value = generated
    if luck.script is not None:
        if luck.script_at < len(luck.script):
            value = luck.script[luck.script_at]
            luck.script_at += 1
            if not 1 <= value <= top:
                luck.ran_out = True
                value = generated
        else:
            luck.ran_out = True
    if luck.log is not None:
        luck.log.append(value)
    return value
