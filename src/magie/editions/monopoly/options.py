"""What every option of Monopoly means, in one sentence."""

from magie.editions.monopoly.rules import Rules
from magie.editions.options import Option


def _printed(name: str, says: str, *rules: str, display_only: bool = False) -> Option:
    return Option(name=name, says=says, rules=rules, of=Rules, display_only=display_only)


def _house(name: str, says: str, *rules: str) -> Option:
    return Option(name=name, says=says, rules=rules, of=Rules, house_rule=True)


_ALL = (
    # Set-up
    _printed(
        "players_min",
        "The fewest players a game can start with.",
        "HP-SET-02", "OZ-SET-01", "LX-SET-02", "A-SET-02",
    ),
    _printed(
        "players_max",
        "The most players that can sit down.",
        "HP-SET-02", "OZ-SET-01", "LX-SET-02", "A-SET-02",
    ),
    _printed("start_cash", "The money each player begins with.", "M-SET-08", "A-SET-01"),
    _printed(
        "start_notes",
        "How the opening money is shown: the value of a note and how many of it.",
        "HP-SET-01", "LX-SET-01", "A-GEN-05",
        display_only=True,
    ),
    _printed("houses", "How many houses the Bank has to sell.", "M-SET-02"),
    _printed("hotels", "How many hotels the Bank has to sell.", "M-SET-02"),
    _printed(
        "opening_roll_from",
        "Who throws first when the starting player is thrown for.",
        "M-ORD-01", "HP-ORD-01",
    ),
    _printed(
        "banker_only_from",
        "With this many people at the table one may be Banker without playing.",
        "M-BNK-01", "HP-BNK-01", "A-BNK-01",
    ),
    # GO
    _printed("salary", "What the Bank pays for reaching or passing GO.", "M-GO-01"),
    _printed(
        "salary_timing",
        "Whether the salary is paid before or after the landing is settled.",
        "A-GO-01",
    ),
    _printed(
        "backward_go",
        "When moving backwards pays: ending on GO, never, or also on crossing it.",
        "A-GO-03",
    ),
    # Auctions
    _printed(
        "auction_open_min",
        "The smallest first bid for a deed.",
        "HP-AUC-01", "OL-AUC-01", "A-AUC-01",
    ),
    _printed("auction_step", "By how much a bid must beat the one before.", "A-AUC-01"),
    # Rent
    _printed(
        "rent_claim_turns",
        "Rent not asked for is lost at the first throw this many turns later.",
        "M-RNT-03", "HP-RNT-01", "OL-RNT-01", "A-RNT-01",
    ),
    _printed(
        "double_rent_if_any_mortgaged",
        "Whether a whole group earns double bare rent with a street mortgaged.",
        "M-RNT-04", "HP-RNT-02", "OL-RNT-02",
    ),
    _printed(
        "utility_roll",
        "Which dice count for a utility: a fresh throw, or the one that led there.",
        "OL-RNT-04", "A-RNT-05",
    ),
    # Jail
    _printed("jail_fine", "What it costs to be let out of Jail.", "OL-JAIL-01", "M-JAIL-09"),
    _printed(
        "jail_fine_turns",
        "On how many Jail turns, from the first, the fine may be paid.",
        "HP-JAIL-02", "OL-JAIL-01", "A-JAIL-02",
    ),
    _printed(
        "jail_doubles_roll_again",
        "Whether doubles that open the Jail also earn another throw.",
        "M-JAIL-07", "HP-JAIL-01", "A-JAIL-01",
    ),
    # Building and selling
    _printed(
        "hotel_requires",
        "How the book words what a hotel needs; built evenly, both come to the same.",
        "HP-HTL-01", "OL-HTL-01", "A-BLD-02",
    ),
    _printed(
        "building_refund_base",
        "Buildings are sold back for half of this: the printed or the paid price.",
        "HP-SEL-01", "OL-SEL-01", "A-SEL-01",
    ),
    _printed(
        "hotel_sale",
        "How the book words the sale of hotels; both ways are open in every edition.",
        "HP-SEL-02", "OL-SEL-02", "A-SEL-02",
    ),
    _printed(
        "shortage_min_bid",
        "The lowest bid for a scarce building: its price, above half of it, or one.",
        "OL-SHT-01", "A-SHT-03",
    ),
    # Mortgages and other percentages
    _printed("interest_percent", "The interest on a mortgage.", "M-MTG-05", "M-XFR-03"),
    _printed("percent_rounding", "How a share that is not whole is rounded.", "A-GEN-03"),
    # Deals
    _printed(
        "deal_items",
        "What players may deal in; leave it empty for a table without deals.",
        "OL-DEAL-01", "A-DEAL-01",
    ),
    _printed(
        "deal_promises",
        "Whether promises can be dealt in; they never can, a deal is done at once.",
        "M-DEAL-03", "OL-DEAL-02", "A-DEAL-02",
    ),
    _printed(
        "allow_gifts", "Whether a deed or card may be handed over for nothing.", "A-DEAL-03"
    ),
    # Bankruptcy
    _printed(
        "bankrupt_settlement",
        "Whether a player's deeds reach the creditor as they stand or all mortgaged.",
        "HP-BKR-01", "OL-BKR-01", "A-BKR-02",
    ),
    _printed(
        "bankrupt_interest_base",
        "Whether a creditor pays interest on the mortgage value or on the price.",
        "HP-BKR-03", "OL-BKR-02", "A-MTG-02",
    ),
    _printed(
        "bank_auction_unmortgaged",
        "Whether deeds that fall to the Bank are auctioned free of mortgage.",
        "HP-BKR-04", "OL-BKR-03", "A-BKR-03",
    ),
    _printed(
        "bank_gojf",
        "Where the Jail cards of a player bankrupt to the Bank go: under their decks.",
        "OL-BKR-04", "A-BKR-04",
    ),
    # Limits that keep every game going
    _printed(
        "acts_per_window",
        "How often one player may build or lift a mortgage between two throws.",
        "A-GEN-06",
    ),
    _printed(
        "offers_per_window", "How many offers one player may make between two throws.", "A-DEAL-07"
    ),
    _printed(
        "cards_per_move", "After this many cards in one move no further card is drawn.", "A-CRD-09"
    ),
    # House rules
    _house(
        "free_parking_pot",
        "Taxes, fines and card payments wait on Free Parking for whoever lands there.",
        "M-FP-01", "OL-FP-01", "M-TAX-01",
    ),
    _house("double_salary_on_go", "Ending a move exactly on GO pays the salary twice.", "M-GO-01"),
    _house(
        "auctions", "Whether a deed that is not bought is auctioned.", "M-BUY-03", "A-BUY-02"
    ),
    _house("unlimited_buildings", "The Bank never runs out of houses or hotels.", "M-SET-02"),
    _house(
        "deal_out_deeds",
        "How many deeds each player is dealt at the start, free of charge.",
        "M-SET-09",
    ),
    _house(
        "round_limit",
        "The richest player wins after this many rounds; 0 plays to the end.",
        "M-WIN-01", "A-WIN-02", "A-WIN-04",
    ),
    _house(
        "auto_claim",
        "Whether rent is asked for by itself at first; each player can change it.",
        "M-RNT-03", "A-RNT-01",
    ),
)  # fmt: skip

OPTIONS: dict[str, Option] = {option.name: option for option in _ALL}
