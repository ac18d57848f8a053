"""What can happen on a space of the ring."""

from typing import Literal

MasterpieceSpaceKind = Literal[
    "private_auction", "bank_auction", "buy", "sell_any", "buy_from_player", "sell_for", "inherit", "collect"
]
