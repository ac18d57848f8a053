"""Decision: what somebody must answer now."""

from __future__ import annotations

import msgspec


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked now: numbered, open to one seat or several; `to_act` is the next one to ask."""

    number: int
    kind: str
    seats: tuple[int, ...]
    to_act: int | None
