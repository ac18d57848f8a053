"""The options of Monopoly: every way in which printings and tables differ.

A default is the value most printings share. It never changes: an edition that does not
mention an option has counted on it (see `fingerprint`). What each option means, in a
sentence, stands in `options`.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Money = Annotated[int, Meta(ge=0, le=1_000_000)]
Stock = Annotated[int, Meta(ge=0, le=999)]
DealItem = Literal["cash", "deeds", "cards"]


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this box is played: one value for every option, house rules included."""

    # Set-up
    players_min: Annotated[int, Meta(ge=2, le=8)] = 2
    players_max: Annotated[int, Meta(ge=2, le=8)] = 6
    start_cash: Annotated[int, Meta(ge=0, le=10_000_000)] = 1500
    start_notes: Mapping[int, int] = field(default_factory=dict)
    houses: Stock = 32
    hotels: Stock = 12
    opening_roll_from: Literal["seat1", "banker"] = "seat1"
    banker_only_from: Annotated[int, Meta(ge=3, le=9)] | Literal["never"] = "never"

    # GO
    salary: Money = 200
    salary_timing: Literal["before_landing", "after_landing"] = "before_landing"
    backward_go: Literal["land_only", "none", "land_or_pass"] = "land_only"

    # Auctions
    auction_open_min: Literal[0, 1, 10] = 1
    auction_step: Annotated[int, Meta(ge=1, le=1_000_000)] = 1

    # Rent
    rent_claim_turns: Literal[1, 2, "unlimited"] = 1
    double_rent_if_any_mortgaged: bool = False
    utility_roll: Literal["fresh", "movement"] = "fresh"

    # Jail
    jail_fine: Money = 50
    jail_fine_turns: Literal[1, 2, 3] = 3
    jail_doubles_roll_again: bool = False

    # Building and selling
    hotel_requires: Literal["group4", "site4"] = "site4"
    building_refund_base: Literal["list", "paid"] = "list"
    hotel_sale: Literal["classic", "to_houses"] = "to_houses"
    shortage_min_bid: Literal["list", "above_half", "one"] = "list"

    # Mortgages and other percentages
    interest_percent: Annotated[int, Meta(ge=0, le=100)] = 10
    percent_rounding: Literal["up", "down", "nearest"] = "up"

    # Deals
    deal_items: frozenset[DealItem] = frozenset(("cash", "deeds", "cards"))
    deal_promises: bool = False
    allow_gifts: bool = True

    # Bankruptcy
    bankrupt_settlement: Literal["as_is", "liquidate"] = "liquidate"
    bankrupt_interest_base: Literal["mortgage", "price"] = "mortgage"
    bank_auction_unmortgaged: bool = True
    bank_gojf: Literal["deck"] = "deck"

    # Limits that keep every game going
    acts_per_window: Annotated[int, Meta(ge=1, le=1000)] = 40
    offers_per_window: Annotated[int, Meta(ge=0, le=100)] = 10
    cards_per_move: Annotated[int, Meta(ge=1, le=64)] = 8

    # House rules, and how a table likes to play
    free_parking_pot: bool = False
    double_salary_on_go: bool = False
    auctions: bool = True
    unlimited_buildings: bool = False
    deal_out_deeds: Annotated[int, Meta(ge=0, le=24)] = 0
    round_limit: Annotated[int, Meta(ge=0, le=100_000)] = 0
    auto_claim: bool = True
