"""Reading what strangers send: every body and every message is decoded here, and nowhere else.

Whatever comes is a value that can be kept and sent on, or `Garbage` with one sentence.
"""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from msgspec.json import Decoder

DEEPEST = 16  # an offer of cards is 4 deep
# A string to its end, or to that of the text: it never has to look back, whatever is in it.
STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
BRACKET = re.compile(rb"[\[\]{}]")
NUL = b"\\u0000"

T = TypeVar("T")


class Garbage(Exception):
    """Something that cannot be read, and why."""


def read(sent: str | bytes, decoder: Decoder[T]) -> T:
    """What was sent, as a value; the databases take every text in it."""
    try:
        text = sent.encode() if isinstance(sent, str) else sent
        if is_too_deep(text):
            raise Garbage("it is nested too deep")
        if NUL in text and holds_nul(msgspec.json.decode(text)):
            raise Garbage("it holds a character that no text has")
        return decoder.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise Garbage(str(problem)) from None


def is_too_deep(text: bytes) -> bool:
    """Is it nested deeper than anything of ours? Few texts have so many brackets that they must be looked at."""
    if text.count(b"[") + text.count(b"{") <= DEEPEST:
        return False
    depth = 0
    for bracket in BRACKET.findall(STRING.sub(b"", text)):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False


def holds_nul(value: Any) -> bool:
    """Is there a NUL in any text of it, also in a key? PostgreSQL keeps none."""
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any(holds_nul(part) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(holds_nul(part) for part in value)
