"""Prices paid: what each building has cost, where the edition refunds half of that (A-SEL-01)."""

from __future__ import annotations

import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.limits as limits
from magie.rules.monopoly.state.state import State


def keep(state: State) -> None:
    """From now on they are remembered."""
    state.paid_for_level = [0] * (limits.MOST_DEEDS * buildings.HOTEL_LEVEL)


def remember(state: State, street: int, level: int, price: int) -> None:
    """What was paid for the building that brought a street to this level."""
    if state.paid_for_level is not None:
        state.paid_for_level[street * buildings.HOTEL_LEVEL + level - 1] = price


def price_of(state: State, street: int, level: int) -> int:
    """What the building has cost that brought a street to this level."""
    return state.paid_for_level[street * buildings.HOTEL_LEVEL + level - 1]  # type: ignore[index]
