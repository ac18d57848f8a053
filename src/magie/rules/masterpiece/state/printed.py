"""What the box prints, as numbers: read-only tables made once from an Edition and shared by all its games."""

from __future__ import annotations

from typing import Any

import magie.rules.masterpiece.words.spaces as spaces
from magie.editions import MasterpieceEdition
from magie.rules.masterpiece.state.readings import READINGS
from magie.rules.readings import read_options

SPACE_KINDS = {
    "private_auction": spaces.PRIVATE_AUCTION,
    "bank_auction": spaces.BANK_AUCTION,
    "buy": spaces.BUY,
    "sell_any": spaces.SELL_ANY,
    "buy_from_player": spaces.BUY_FROM_PLAYER,
    "sell_for": spaces.SELL_FOR,
    "inherit": spaces.INHERIT,
    "collect": spaces.COLLECT,
}


class Printed:
    """The ring, the paintings, the value cards and the options of one edition."""

    def __init__(self) -> None:
        # An empty state and its hidden half, kept to be copied for each new game.
        self.blanks: tuple[Any, Any] | None = None
        # The ring (A-MP-05): what each space asks for, and its X.
        self.spaces = 0
        self.kind_of = [0] * 80
        self.amount = [0] * 80
        # The paintings, and as many value cards, dearest first (A-MP-06).
        self.paintings = 0
        self.value_cards = [0] * 64
        # The options.
        self.start_cash = 0
        self.opening_bid = 0
        self.bid_unit = 0
        self.bid_step = 0
        self.bid_max = 0
        self.penalty = 0
        self.round_limit = 0
        self.block_overbids = False
        self.public_cash = False


def print_tables(edition: MasterpieceEdition) -> Printed:
    """All tables of an edition."""
    printed = Printed()
    printed.spaces = len(edition.spaces)
    printed.kind_of = padded([SPACE_KINDS[space.kind] for space in edition.spaces], 80)
    printed.amount = padded([space.amount for space in edition.spaces], 80)
    printed.paintings = len(edition.paintings)
    printed.value_cards = padded(sorted(edition.values, reverse=True), 64)
    for name, value in read_options(edition.rules, READINGS):
        setattr(printed, name, value)
    printed.bid_max = edition.highest_bid
    return printed


def padded(numbers: list[int], length: int) -> list[int]:
    """Filled up with zeros, as a table of fixed length is."""
    return numbers + [0] * (length - len(numbers))
