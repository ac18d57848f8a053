"""What every option of Masterpiece means, in one sentence."""

from magie.editions.masterpiece.rules import MasterpieceRules
from magie.editions.options import Option


def _printed(name: str, says: str, *rules: str) -> Option:
    return Option(name=name, says=says, rules=rules, of=MasterpieceRules)


def _house(name: str, says: str, *rules: str) -> Option:
    return Option(name=name, says=says, rules=rules, of=MasterpieceRules, house_rule=True)


_ALL = (
    # Set-up
    _printed("players_min", "The fewest players a game can start with.", "MP-EQP-01", "A-MP-01"),
    _printed("players_max", "The most players that can sit down.", "MP-EQP-01", "A-MP-01"),
    _printed("start_cash", "The money each player begins with.", "MP-SET-06"),
    # Auctions
    _printed("opening_bid", "The lowest first bid of an auction.", "MP-AUC-01", "A-MP-23"),
    _printed("bid_unit", "Every bid, price and value is a multiple of this.", "A-MP-06", "A-MP-07"),
    _printed(
        "bid_step",
        "How far a bid must be above the one that stands.",
        "MP-AUC-02", "A-MP-07",
    ),
    _printed(
        "bid_max",
        "The highest bid there can be; 0 is five times the highest value card.",
        "A-MP-29",
    ),
    _printed(
        "overbid_penalty",
        "The fine for a bid above one's cash; who has less than this loses a turn.",
        "MP-AUC-04", "MP-AUC-05", "A-MP-09",
    ),
    # The end
    _printed(
        "round_limit",
        "The richest player wins after this many rounds; 0 plays to the end.",
        "MP-END-01", "A-MP-30",
    ),
    # How a table likes to play
    _house(
        "overbid_mode",
        "Whether a bid above one's cash can be challenged, or cannot be made at all.",
        "MP-AUC-04", "A-MP-09",
    ),
    _house(
        "cash_visibility",
        "Whether players see each other's money, or have to keep count.",
        "A-MP-25",
    ),
)  # fmt: skip

OPTIONS: dict[str, Option] = {option.name: option for option in _ALL}
