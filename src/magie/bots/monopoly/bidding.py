"""Bidding: up to what the lot is worth, in steps that leave room for a bargain."""

from __future__ import annotations

import magie.bots.monopoly.building as builder
import magie.bots.monopoly.money as cash_in_hand
import magie.bots.monopoly.worth as worth
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.buildings as buildings
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table


def bids(table: Table, seat: int, act: Act) -> None:
    """M-AUC-04: half of the way from the standing bid to the limit, and the limit itself as the last call."""
    lowest = auction.lowest_bid(table, seat)
    limit = limit_for_lot(table, seat)
    if lowest > limit:
        act.kind = act_kinds.PASS
        return
    step = (limit - lowest) // 2
    act.kind = act_kinds.BID
    act.amount = limit if step < limit // 8 else lowest + step


def limit_for_lot(table: Table, seat: int) -> int:
    """The most this player would pay for what is under the hammer."""
    lot = table.state.lot
    if lot >= buildings.HOUSE_LOT:
        return min(builder.limit_for_building(table, seat), auction.highest_bid(table, seat))
    limit = min(worth.worth_of(table, seat, lot), auction.highest_bid(table, seat))
    if worth.completes(table, seat, lot):
        return limit
    return min(limit, table.state.cash[seat] - cash_in_hand.RESERVE)
