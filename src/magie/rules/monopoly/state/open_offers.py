"""The offers on the table."""

from __future__ import annotations

from magie.rules.monopoly.state.state import Offer, State


def offer_at(state: State, at: int) -> Offer:
    """One of the open offers, in the order in which they were made."""
    return state.open_offers[at]  # type: ignore[index]
