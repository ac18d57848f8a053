"""The options that the rulebook reads under another name or as another number than the edition says them."""

from __future__ import annotations

from magie.rules.readings import Readings, number, yes

READINGS: Readings = {
    # Whoever sets up the table reads these.
    "players_min": (),
    "players_max": (),
    # The highest bid may depend on the value cards, see `print_tables`.
    "bid_max": (),
    # The rulebook reads the rest.
    "overbid_penalty": (number("penalty"),),
    "overbid_mode": (yes("block_overbids", "block"),),
    "cash_visibility": (yes("public_cash", "public"),),
}
