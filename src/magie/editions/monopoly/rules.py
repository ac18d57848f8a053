"""The options of Monopoly: every way in which printings and tables differ.

A default is the value most printings share. It never changes: an edition that does not
mention an option has counted on it (see `fingerprint`). How the rulebook reads an option as
a number stands in `print_options` of the rules.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from magie.editions.options import Option, option, options_in

Players = Annotated[int, Meta(ge=2, le=8)]
Money = Annotated[int, Meta(ge=0, le=1_000_000)]
Stock = Annotated[int, Meta(ge=0, le=999)]
DealItem = Literal["cash", "deeds", "cards"]


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this box is played: one value for every option, house rules included."""

    # Set-up
    players_min: Annotated[
        Players,
        option("The fewest players a game can start with.", "HP-SET-02, OZ-SET-01, LX-SET-02, A-SET-02"),
    ] = 2
    players_max: Annotated[
        Players,
        option("The most players that can sit down.", "HP-SET-02, OZ-SET-01, LX-SET-02, A-SET-02"),
    ] = 6
    start_cash: Annotated[
        int,
        Meta(ge=0, le=10_000_000),
        option("The money each player begins with.", "M-SET-08, A-SET-01"),
    ] = 1500
    start_notes: Annotated[
        Mapping[int, int],
        option(
            "How the opening money is shown: the value of a note and how many of it.",
            "HP-SET-01, LX-SET-01, A-GEN-05",
            display_only=True,
        ),
    ] = field(default_factory=dict)
    houses: Annotated[Stock, option("How many houses the Bank has to sell.", "M-SET-02")] = 32
    hotels: Annotated[Stock, option("How many hotels the Bank has to sell.", "M-SET-02")] = 12
    opening_roll_from: Annotated[
        Literal["seat1", "banker"],
        option("Who throws first when the starting player is thrown for.", "M-ORD-01, HP-ORD-01"),
    ] = "seat1"
    banker_only_from: Annotated[
        Annotated[int, Meta(ge=3, le=9)] | Literal["never"],
        option(
            "With this many people at the table one may be Banker without playing.",
            "M-BNK-01, HP-BNK-01, A-BNK-01",
        ),
    ] = "never"

    # GO
    salary: Annotated[Money, option("What the Bank pays for reaching or passing GO.", "M-GO-01")] = 200
    salary_timing: Annotated[
        Literal["before_landing", "after_landing"],
        option("Whether the salary is paid before or after the landing is settled.", "A-GO-01"),
    ] = "before_landing"
    backward_go: Annotated[
        Literal["land_only", "none", "land_or_pass"],
        option("When moving backwards pays: ending on GO, never, or also on crossing it.", "A-GO-03"),
    ] = "land_only"

    # Auctions
    auction_open_min: Annotated[
        Literal[0, 1, 10],
        option("The smallest first bid for a deed.", "HP-AUC-01, OL-AUC-01, A-AUC-01"),
    ] = 1
    auction_step: Annotated[
        int,
        Meta(ge=1, le=1_000_000),
        option("By how much a bid must beat the one before.", "A-AUC-01"),
    ] = 1

    # Rent
    rent_claim_turns: Annotated[
        Literal[1, 2, "unlimited"],
        option(
            "Rent not asked for is lost at the first throw this many turns later.",
            "M-RNT-03, HP-RNT-01, OL-RNT-01, A-RNT-01",
        ),
    ] = 1
    double_rent_if_any_mortgaged: Annotated[
        bool,
        option(
            "Whether a whole group earns double bare rent with a street mortgaged.",
            "M-RNT-04, HP-RNT-02, OL-RNT-02",
        ),
    ] = False
    utility_roll: Annotated[
        Literal["fresh", "movement"],
        option(
            "Which dice count for a utility: a fresh throw, or the one that led there.", "OL-RNT-04, A-RNT-05"
        ),
    ] = "fresh"

    # Jail
    jail_fine: Annotated[Money, option("What it costs to be let out of Jail.", "OL-JAIL-01, M-JAIL-09")] = 50
    jail_fine_turns: Annotated[
        Literal[1, 2, 3],
        option(
            "On how many Jail turns, from the first, the fine may be paid.",
            "HP-JAIL-02, OL-JAIL-01, A-JAIL-02",
        ),
    ] = 3
    jail_doubles_roll_again: Annotated[
        bool,
        option(
            "Whether doubles that open the Jail also earn another throw.", "M-JAIL-07, HP-JAIL-01, A-JAIL-01"
        ),
    ] = False

    # Building and selling
    building_refund_base: Annotated[
        Literal["list", "paid"],
        option(
            "Buildings are sold back for half of this: the printed or the paid price.",
            "HP-SEL-01, OL-SEL-01, A-SEL-01",
        ),
    ] = "list"
    shortage_min_bid: Annotated[
        Literal["list", "above_half", "one"],
        option(
            "The lowest bid for a scarce building: its price, above half of it, or one.",
            "OL-SHT-01, A-SHT-03",
        ),
    ] = "list"

    # Mortgages and other percentages
    interest_percent: Annotated[
        int,
        Meta(ge=0, le=100),
        option("The interest on a mortgage.", "M-MTG-05, M-XFR-03"),
    ] = 10
    percent_rounding: Annotated[
        Literal["up", "down", "nearest"],
        option("How a share that is not whole is rounded.", "A-GEN-03"),
    ] = "up"

    # Deals
    deal_items: Annotated[
        frozenset[DealItem],
        option(
            "What players may deal in; leave it empty for a table without deals.", "OL-DEAL-01, A-DEAL-01"
        ),
    ] = frozenset(("cash", "deeds", "cards"))
    allow_gifts: Annotated[
        bool,
        option("Whether a deed or card may be handed over for nothing.", "A-DEAL-03"),
    ] = True

    # Bankruptcy
    bankrupt_settlement: Annotated[
        Literal["as_is", "liquidate"],
        option(
            "Whether a player's deeds reach the creditor as they stand or all mortgaged.",
            "HP-BKR-01, OL-BKR-01, A-BKR-02",
        ),
    ] = "liquidate"
    bankrupt_interest_base: Annotated[
        Literal["mortgage", "price"],
        option(
            "Whether a creditor pays interest on the mortgage value or on the price.",
            "HP-BKR-03, OL-BKR-02, A-MTG-02",
        ),
    ] = "mortgage"
    bank_auction_unmortgaged: Annotated[
        bool,
        option(
            "Whether deeds that fall to the Bank are auctioned free of mortgage.",
            "HP-BKR-04, OL-BKR-03, A-BKR-03",
        ),
    ] = True

    # Limits that keep every game going
    acts_per_window: Annotated[
        int,
        Meta(ge=1, le=1000),
        option("How often one player may build or lift a mortgage between two throws.", "A-GEN-06"),
    ] = 40
    offers_per_window: Annotated[
        int,
        Meta(ge=0, le=100),
        option("How many offers one player may make between two throws.", "A-DEAL-07"),
    ] = 10
    cards_per_move: Annotated[
        int,
        Meta(ge=1, le=64),
        option("After this many cards in one move no further card is drawn.", "A-CRD-09"),
    ] = 8

    # House rules, and how a table likes to play
    free_parking_pot: Annotated[
        bool,
        option(
            "Taxes, fines and card payments wait on Free Parking for whoever lands there.",
            "M-FP-01, OL-FP-01, M-TAX-01",
            house_rule=True,
        ),
    ] = False
    double_salary_on_go: Annotated[
        bool,
        option("Ending a move exactly on GO pays the salary twice.", "M-GO-01", house_rule=True),
    ] = False
    auctions: Annotated[
        bool,
        option("Whether a deed that is not bought is auctioned.", "M-BUY-03, A-BUY-02", house_rule=True),
    ] = True
    unlimited_buildings: Annotated[
        bool,
        option("The Bank never runs out of houses or hotels.", "M-SET-02", house_rule=True),
    ] = False
    deal_out_deeds: Annotated[
        int,
        Meta(ge=0, le=24),
        option(
            "How many deeds each player is dealt at the start, free of charge.", "M-SET-09", house_rule=True
        ),
    ] = 0
    round_limit: Annotated[
        int,
        Meta(ge=0, le=100_000),
        option(
            "The richest player wins after this many rounds; 0 plays to the end.",
            "M-WIN-01, A-WIN-02, A-WIN-04",
            house_rule=True,
        ),
    ] = 0
    auto_claim: Annotated[
        bool,
        option(
            "Whether rent is asked for by itself at first; each player can change it.",
            "M-RNT-03, A-RNT-01",
            house_rule=True,
        ),
    ] = True


OPTIONS: dict[str, Option] = options_in(Rules)
