"""Do the paintings, the value cards and the players fit each other?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from magie.editions.masterpiece.check_bids import uneven

if TYPE_CHECKING:
    from magie.editions.masterpiece.edition import MasterpieceEdition

MOST_PAINTINGS = 64


def painting_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """MP-EQP-01: as many paintings as value cards, one of each to a pair (MP-VAL-01)."""
    paintings, values = len(edition.paintings), len(edition.values)
    if not 1 <= paintings <= MOST_PAINTINGS:
        yield f"paintings: {paintings} are given; allowed: 1 to {MOST_PAINTINGS}."
    if paintings != values:
        yield f"values: {values} are given for {paintings} paintings; allowed: one for each painting."


def dealing_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """MP-SET-07, MP-END-01: everybody is dealt a painting, and the game is about those that are left."""
    paintings, players = len(edition.paintings), edition.rules.players_max
    if paintings <= players:
        yield (
            f"paintings: {paintings} are given; {players} players are dealt one each and one must be left, "
            f"so at least {players + 1} are needed, or a lower players_max."
        )


def forgery_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """A-MP-06: there is at least one forgery (MP-VAL-04)."""
    if 0 not in edition.values:
        yield "values: no card is a forgery; at least one 0 is needed."


def value_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """A-MP-06: what a painting is worth can be paid in the smallest notes there are."""
    for value in dict.fromkeys(edition.values):
        yield from uneven("values", value, edition.rules)
