"""The words that messages are made of: ids, short texts, what a seat or a room can be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.json import Encoder

VERSION = 2
ENCODER = Encoder()

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(max_length=2000)]
Short = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Seal = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
Presence = Literal["here", "away", "gone", "none"]
RoomState = Literal["lobby", "playing", "paused", "over"]
SeatKind = Literal["person", "bot", "open"]
Emotes = Literal["hello", "thanks", "well_played", "ouch", "hurry", "thinking", "laugh", "wow"]
