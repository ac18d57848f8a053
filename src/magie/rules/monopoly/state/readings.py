"""The options that the rulebook reads under another name or as another number than the edition says them."""

from __future__ import annotations

import magie.rules.monopoly.words.choices as choices
from magie.rules.readings import Readings, holds, number, yes

READINGS: Readings = {
    # Whoever sets up the table reads these.
    "players_min": (),
    "players_max": (),
    "banker_only_from": (),
    # Nobody has to read this: it only shows the opening money in notes.
    "start_notes": (),
    # The rulebook reads the rest.
    "opening_roll_from": (yes("opening_from_banker", "banker"),),
    "salary_timing": (yes("salary_before_landing", "before_landing"),),
    "backward_go": (
        number(
            "backward_go",
            land_only=choices.BACKWARD_LAND_ONLY,
            none=choices.BACKWARD_NONE,
            land_or_pass=choices.BACKWARD_LAND_OR_PASS,
        ),
    ),
    "rent_claim_turns": (number("rent_claim_turns", unlimited=0),),
    "utility_roll": (yes("fresh_utility_roll", "fresh"),),
    "building_refund_base": (yes("refund_price_paid", "paid"),),
    "shortage_min_bid": (
        number(
            "shortage_min_bid",
            list=choices.MIN_BID_LIST,
            above_half=choices.MIN_BID_ABOVE_HALF,
            one=choices.MIN_BID_ONE,
        ),
    ),
    "percent_rounding": (
        number("rounding", up=choices.ROUND_UP, down=choices.ROUND_DOWN, nearest=choices.ROUND_NEAREST),
    ),
    "deal_items": (holds("deal_cash", "cash"), holds("deal_deeds", "deeds"), holds("deal_cards", "cards")),
    "bankrupt_settlement": (yes("liquidate_bankrupts", "liquidate"),),
    "bankrupt_interest_base": (yes("inherited_by_price", "price"),),
}
