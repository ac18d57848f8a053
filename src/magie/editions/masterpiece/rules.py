"""The options of Masterpiece: every way in which printings and tables differ.

A default is what the box says, or our ruling where it is silent (A-MP). It never changes: an edition that does not
mention an option has counted on it (see `fingerprint`). What each option means, in a sentence, stands in
`options`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

# So small that a hand full of them added up is still a number of 32 bits.
MOST_MONEY = 100_000_000
Money = Annotated[int, Meta(ge=0, le=MOST_MONEY)]
SomeMoney = Annotated[int, Meta(ge=1, le=MOST_MONEY)]


class MasterpieceRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this box is played: one value for every option."""

    # Set-up
    players_min: Annotated[int, Meta(ge=2, le=8)] = 2
    players_max: Annotated[int, Meta(ge=2, le=8)] = 6
    start_cash: Money = 1_500_000

    # Auctions
    opening_bid: SomeMoney = 100_000
    bid_unit: SomeMoney = 50_000
    bid_step: SomeMoney = 50_000
    bid_max: Money = 0
    overbid_penalty: Money = 100_000

    # The end
    round_limit: Annotated[int, Meta(ge=0, le=100_000)] = 300

    # How a table likes to play
    overbid_mode: Literal["challenge", "block"] = "challenge"
    cash_visibility: Literal["hidden", "public"] = "hidden"
