"""Options of Masterpiece that are each allowed and together cannot be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from magie.editions.masterpiece.edition import MasterpieceEdition
    from magie.editions.masterpiece.rules import MasterpieceRules

MOST_BIDS = 400
_IN_UNITS = ("start_cash", "opening_bid", "bid_step", "bid_max", "overbid_penalty")


def uneven(key: str, amount: int, rules: MasterpieceRules) -> Iterator[str]:
    """A-MP-06, A-MP-07: every amount of money is a multiple of `bid_unit`, so that every amount can be bid."""
    if amount % rules.bid_unit:
        yield f"{key}: {amount} is not a multiple of bid_unit, {rules.bid_unit}."


def unit_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """What is wrong with each amount among the options."""
    for option in _IN_UNITS:
        yield from uneven(f"rules.{option}", getattr(edition.rules, option), edition.rules)


def bid_problems(edition: MasterpieceEdition) -> Iterator[str]:
    """Between the opening bid and the highest bid there is room, but not too much of it."""
    rules, highest = edition.rules, edition.highest_bid
    said = "bid_max" if rules.bid_max else "the highest bid, which is five times the highest value card"
    # MP-AUC-01, A-MP-29: a painting must be worth opening for.
    if highest < rules.opening_bid:
        yield f"rules.opening_bid: {rules.opening_bid} is more than {said}: {highest}; no bid could be made."
    # Whoever bids, a bot or a learner, chooses among all of them.
    if highest // rules.bid_unit > MOST_BIDS:
        yield (
            f"rules.bid_unit: {rules.bid_unit} makes {highest // rules.bid_unit} different bids up to {said}: "
            f"{highest}; allowed: at most {MOST_BIDS}."
        )
