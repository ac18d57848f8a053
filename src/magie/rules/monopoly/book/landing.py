"""Where did you land? Each kind of space, in the order of the book."""

from __future__ import annotations

import magie.rules.monopoly.book.cards as cards
import magie.rules.monopoly.book.jail as jail
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.spaces as spaces
from magie.rules.monopoly.state.state import Table


def land(table: Table, seat: int, rent_times: int, dice_times: int) -> None:
    """M-TRN-04: act according to the space reached.

    M-JAIL-06: ending a move on Jail is only a visit. A card that sent the token here may have its own rent:
    `rent_times` the deed's rent, or `dice_times` a throw.
    """
    space = table.state.place[seat]
    what = table.printed.kind_of[space]
    if what == spaces.STREET or what == spaces.TRANSPORT or what == spaces.UTILITY:
        land_on_property(table, seat, table.printed.deed_at[space], rent_times, dice_times)
    elif what == spaces.CARDS:
        cards.draw(table, seat, table.printed.deck_at[space])
    elif what == spaces.TAX:
        tax.land_on_tax(table, seat, space)
    elif what == spaces.GO_TO_JAIL:
        jail.go_to_jail(table, seat, how.BY_SPACE)
    elif what == spaces.FREE_PARKING:
        money.take_pot(table, seat)
    # Nothing happens on GO, which has paid already, nor to a visitor on the Jail space.


def land_on_property(table: Table, seat: int, deed: int, rent_times: int, dice_times: int) -> None:
    """M-BUY-01, M-RNT-01, M-RNT-02, OL-TRN-01: buy or decline it, owe rent, or nothing on an own or mortgaged one.

    A-BUY-04: who was a visitor when it was still the Bank's owes no rent to the winner of its auction.
    """
    if table.printed.popup and table.printed.deed_kind[deed] == spaces.TRANSPORT:
        table.state.may_enter |= 1 << seat
    owner = table.state.owner[deed]
    if owner == owners.BANK:
        stack.push(table.state, frames.BUY_OR_DECLINE, seat, deed)
    elif owner != seat and not table.state.mortgaged[deed]:
        rent.rent_falls_due(table, deed, seat, rent_times, dice_times)
