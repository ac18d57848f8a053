"""Returns: what a landing on a deed brings its owner, for each coin that was put into it."""

from __future__ import annotations

import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.spaces as spaces
from magie.rules.game import View
from magie.rules.monopoly.state.state import Table

PIPS_EXPECTED = 7


def returns_of(view: View) -> dict[str, float]:
    """The return of every deed: as it stands for its owner, or as it would be if the viewer bought it now.

    A mortgaged deed earns nothing; a utility is counted with the throw that is to be expected (OL-RNT-04).
    """
    found = {}
    for name, deed in view.coder.deeds.items():
        table = view.table
        if table.state.owner[deed] == owners.BANK and view.seat is not None:
            table = table.copy()
            hands.give_deed(table, deed, view.seat)
        found[name] = _earned(table, deed) / _put_in(table, deed)
    return found


def _earned(table: Table, deed: int) -> int:
    if table.state.owner[deed] == owners.BANK:
        return _printed_rent(table, deed)
    if table.state.mortgaged[deed]:
        return 0
    if table.printed.deed_kind[deed] == spaces.UTILITY:
        return rent.utility_factor(table, deed) * PIPS_EXPECTED
    return rent.rent_of(table, deed)


def _printed_rent(table: Table, deed: int) -> int:
    """The first line of the deed: of a single one, without buildings."""
    kind = table.printed.deed_kind[deed]
    if kind == spaces.STREET:
        return int(box.rent_at(table, deed, 0))
    single = int(box.group_rent(table, table.printed.group_of[deed], 1))
    return single * PIPS_EXPECTED if kind == spaces.UTILITY else single


def _put_in(table: Table, deed: int) -> int:
    """The printed price and the price of all buildings on it, a hotel being five of them."""
    return int(table.printed.price[deed] + table.state.level[deed] * table.printed.house_price[deed])
