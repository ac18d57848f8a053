"""The options of Masterpiece: every way in which printings and tables differ.

A default is what the box says, or our ruling where it is silent (A-MP). It never changes: an edition that does not
mention an option has counted on it (see `fingerprint`). How the rulebook reads an option as a number stands in
`printed` of the rules.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from magie.editions.options import Option, option, options_in

Players = Annotated[int, Meta(ge=2, le=8)]
# So small that a hand full of them added up is still a number of 32 bits.
MOST_MONEY = 100_000_000
Money = Annotated[int, Meta(ge=0, le=MOST_MONEY)]
SomeMoney = Annotated[int, Meta(ge=1, le=MOST_MONEY)]


class MasterpieceRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this box is played: one value for every option."""

    # Set-up
    players_min: Annotated[
        Players,
        option("The fewest players a game can start with.", "MP-EQP-01, A-MP-01"),
    ] = 2
    players_max: Annotated[
        Players,
        option("The most players that can sit down.", "MP-EQP-01, A-MP-01"),
    ] = 6
    start_cash: Annotated[Money, option("The money each player begins with.", "MP-SET-06")] = 1_500_000

    # Auctions
    opening_bid: Annotated[
        SomeMoney,
        option("The lowest first bid of an auction.", "MP-AUC-01, A-MP-23"),
    ] = 100_000
    bid_unit: Annotated[
        SomeMoney,
        option("Every bid, price and value is a multiple of this.", "A-MP-06, A-MP-07"),
    ] = 50_000
    bid_step: Annotated[
        SomeMoney,
        option("How far a bid must be above the one that stands.", "MP-AUC-02, A-MP-07"),
    ] = 50_000
    bid_max: Annotated[
        Money,
        option("The highest bid there can be; 0 is five times the highest value card.", "A-MP-29"),
    ] = 0
    overbid_penalty: Annotated[
        Money,
        option(
            "The fine for a bid above one's cash; who has less than this loses a turn.",
            "MP-AUC-04, MP-AUC-05, A-MP-09",
        ),
    ] = 100_000

    # The end
    round_limit: Annotated[
        int,
        Meta(ge=0, le=100_000),
        option("The richest player wins after this many rounds; 0 plays to the end.", "MP-END-01, A-MP-30"),
    ] = 300

    # How a table likes to play
    overbid_mode: Annotated[
        Literal["challenge", "block"],
        option(
            "Whether a bid above one's cash can be challenged, or cannot be made at all.",
            "MP-AUC-04, A-MP-09",
            house_rule=True,
        ),
    ] = "challenge"
    cash_visibility: Annotated[
        Literal["hidden", "public"],
        option("Whether players see each other's money, or have to keep count.", "A-MP-25", house_rule=True),
    ] = "hidden"


OPTIONS: dict[str, Option] = options_in(MasterpieceRules)
