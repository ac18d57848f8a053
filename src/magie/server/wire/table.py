"""The table of a game, as one seat sees it. What a seat may not know is never put into one of these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from magie.rules.advice import Gain, Rescue
from magie.rules.buttons import Choice
from magie.rules.outcome import Outcome


class Bids(Struct, frozen=True, kw_only=True):
    """The bids a seat may make."""

    lowest: int
    highest: int
    step: int


class ClockSeen(Struct, frozen=True, kw_only=True):
    """Who is being waited for, and for how long still: milliseconds from now. `held`: the clock stands still.

    `grace` comes first, then the bank of a seat; in an auction and its last call `left` is all there is.
    """

    kind: Literal["turn", "auction", "last_call"]
    seats: tuple[int, ...]
    left: int
    grace: int = 0
    banks: tuple[int, ...] = ()
    held: bool = False


class TableSeen(Struct, frozen=True, kw_only=True):
    """The table from one seat: what it may know, what it may do, and who is waited for.

    `situation` says what is asked of whom, `question` the same to whoever is asked.
    `rents` are what a visitor would pay now, `worth` what everybody has, null where that is private or not
    to be known before the end. `gains` tells what each offer would bring its sides; `claims_left` for how many
    milliseconds the game waits for somebody who would lose something by going on.
    """

    number: int
    decision: int
    waiting: tuple[int, ...]
    facts: Any
    choices: tuple[Choice, ...]
    bids: Bids | None
    partners: tuple[int, ...]
    situation: str
    question: str
    clock: ClockSeen | None
    rents: dict[str, int]
    worth: tuple[int | None, ...]
    rescue: Rescue | None = None
    standings: Outcome | None = None
    gains: dict[str, tuple[Gain, ...]] = {}
    claims_left: int = 0


class BatchSeen(Struct, frozen=True, kw_only=True):
    """What one action led to, as one seat may hear it. Every event has its sentence, "" where it needs none."""

    number: int
    by: int | None
    events: tuple[Any, ...]
    sentences: tuple[str, ...]
    action: Any = None
