"""Is this a ring on which Masterpiece can be played?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from magie.editions.checks import short_problems
from magie.editions.masterpiece.check_bids import uneven

if TYPE_CHECKING:
    from magie.editions.masterpiece.edition import MasterpieceEdition, MasterpieceSpace

FEWEST_SPACES, MOST_SPACES = 2, 80
# MP-BUY-01, MP-B400-01, MP-S350-01, MP-COL-01: on these spaces the printed amount is paid.
PAYING = ("buy", "buy_from_player", "sell_for", "collect")
# MP-BA-01, MP-BUY-01, MP-INH-01: on these spaces a painting leaves the pile.
DRAWING = ("bank_auction", "buy", "inherit")


def ring_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """What is wrong with the ring as a whole (A-MP-05)."""
    count = len(edition.spaces)
    if not FEWEST_SPACES <= count <= MOST_SPACES:
        yield f"spaces: {count} are given; allowed: {FEWEST_SPACES} to {MOST_SPACES}."
    # MP-END-01: the last painting ends the game, so there must be a way to draw it.
    if not any(space.kind in DRAWING for space in edition.spaces):
        kinds = ", ".join(f'"{kind}"' for kind in DRAWING)
        yield f"spaces: no painting could leave the pile; at least one space of kind {kinds} is needed."


def space_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """What is wrong with each space by itself."""
    for space in edition.spaces:
        for key, problem in (*short_problems(space.short), *_amount_problems(space)):
            yield f"spaces.{space.id}.{key}: {problem}"


def price_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """A-MP-06: what is paid on a space can be paid in the smallest notes there are."""
    for space in edition.spaces:
        if space.kind in PAYING:
            yield from uneven(f"spaces.{space.id}.amount", space.amount, edition.rules)


def _amount_problems(space: MasterpieceSpace) -> Iterator[tuple[str, str]]:
    pays = space.kind in PAYING
    if pays and not space.amount:
        yield "amount", f'missing; a space of kind "{space.kind}" needs one of 1 or more.'
    if space.amount and not pays:
        yield "amount", f'a space of kind "{space.kind}" has none; allowed: nothing more.'
