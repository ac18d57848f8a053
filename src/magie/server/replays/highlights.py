"""The big moments of a finished game, as its story tells them: the heaviest ones, well spread over the game."""

from __future__ import annotations

from collections.abc import Sequence

from magie.rules.highlights import LEFT, Found
from magie.server.wire import Moment, Told

MOST = 5


def spoken(batch: Told) -> list[str]:
    """A sentence for each event; where it has none, the one before it has said it."""
    found: list[str] = []
    for sentence in batch.sentences:
        found.append(sentence or (found[-1] if found else ""))
    return found


def biggest(found: Sequence[Found], batches: Sequence[Told]) -> tuple[Moment, ...]:
    """The heaviest moments, no two of them close together, in the order of the game."""
    apart = max(1, len(batches) // (2 * MOST + 2))
    kept: list[Found] = []
    for moment in sorted(found, key=lambda one: -one.weight):
        near = any(abs(moment.number - other.number) < apart for other in kept)
        same = any(moment.number == other.number for other in kept)
        if len(kept) < MOST and moment.text and not same and (not near or moment.weight == LEFT):
            kept.append(moment)
    return tuple(
        Moment(number=one.number, round=batches[one.number].round, seat=one.seat, text=one.text)
        for one in sorted(kept, key=lambda one: one.number)
    )
