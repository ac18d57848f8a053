"""Rent: how much, who asks for it, and until when."""

from __future__ import annotations

import magie.rules.luck as luck
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.words.claims as claims
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.spaces as spaces
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table


def rent_of(table: Table, deed: int) -> int:
    """M-RNT-01: the rent a street or transport earns now; 0 for a utility, whose rent needs a throw."""
    if table.printed.deed_kind[deed] == spaces.STREET:
        return street_rent(table, deed)
    if table.printed.deed_kind[deed] == spaces.TRANSPORT:
        return transport_rent(table, deed)
    return 0


def street_rent(table: Table, deed: int) -> int:
    """M-RNT-05: by the number of buildings; M-RNT-04, M-RNT-06, A-RNT-07: a bare street of a whole group earns double."""
    level = table.state.level[deed]
    rent = box.rent_at(table, deed, level)
    if level == 0 and doubled(table, deed):
        rent *= 2
    return rent


def doubled(table: Table, deed: int) -> bool:
    """M-RNT-04, M-RNT-07; OL-RNT-02: not while a street of the group is mortgaged; HP-RNT-02: even then."""
    group = table.printed.group_of[deed]
    if not hands.owns_whole_group(table.state, table.state.owner[deed], group):
        return False
    return table.printed.double_rent_if_any_mortgaged or not groups.any_mortgaged(table, group)


def transport_rent(table: Table, deed: int) -> int:
    """OL-RNT-03, A-RNT-04: by the number of transports owned, mortgaged ones counted."""
    group = table.printed.group_of[deed]
    held = hands.held_in_group(table, table.state.owner[deed], group)
    return box.group_rent(table, group, held)


def utility_factor(table: Table, deed: int) -> int:
    """OL-RNT-04, A-RNT-04: 4 times the dice, or 10 times with both utilities."""
    group = table.printed.group_of[deed]
    held = hands.held_in_group(table, table.state.owner[deed], group)
    return box.group_rent(table, group, held)


def rent_falls_due(table: Table, deed: int, payer: int, rent_times: int, dice_times: int) -> None:
    """A-RNT-02, A-BLD-01: the amount is fixed at the landing; A-CRD-06: a card may print its own rent."""
    amount = 0
    factor = 0
    if table.printed.deed_kind[deed] == spaces.UTILITY:
        factor = dice_times if dice_times else utility_factor(table, deed)
        amount = claims.TO_BE_THROWN
        if not table.printed.fresh_utility_roll and came_by_throw(table, payer):
            amount = factor * (table.state.die1 + table.state.die2)
    else:
        amount = rent_of(table, deed) * rent_times
    owner = table.state.owner[deed]
    if (table.state.resigned >> owner) & 1:
        return  # A-BKR-10: nothing falls due to a player who has resigned
    if (table.state.auto_claim >> owner) & 1:
        charge(table, deed, owner, payer, amount, factor)
    else:
        open_claim(table, deed, owner, payer, amount, factor)


def came_by_throw(table: Table, payer: int) -> bool:
    """A-RNT-05: did the throw just made bring the token here, and not a card or the Winged Monkeys?"""
    return not table.state.cards_this_move and not (table.state.flew >> payer) & 1


def charge(table: Table, deed: int, owner: int, payer: int, amount: int, factor: int) -> None:
    """M-RNT-01, M-RNT-08: the lander pays the owner, who may sit in Jail."""
    if amount == claims.TO_BE_THROWN:
        amount = throw_for_rent(table, payer, factor)
    tell.rent_claimed(table, owner, payer, deed, amount)
    money.owe(table, payer, owner, amount, why.RENT)


def throw_for_rent(table: Table, payer: int, factor: int) -> int:
    """A-RNT-05, A-DBL-02: the payer throws both dice for it; no token moves and doubles mean nothing."""
    luck.throw_dice(table.hidden)
    tell.rent_thrown(table, payer, table.hidden.die1, table.hidden.die2, factor)
    return factor * (table.hidden.die1 + table.hidden.die2)


def open_claim(table: Table, deed: int, owner: int, payer: int, amount: int, factor: int) -> None:
    """M-RNT-03, A-RNT-01: the owner must ask in time.

    A-RNT-08, A-RNT-10: it may be left to lapse, and until it is asked for it reserves nothing.
    """
    state = table.state
    if state.claims == limits.MOST_CLAIMS:
        make_room_for_claim(table)
    at = state.claims
    state.claims += 1
    state.claims_made += 1
    state.claim_id[at] = state.claims_made
    state.claim_owner[at] = owner
    state.claim_payer[at] = payer
    state.claim_deed[at] = deed
    state.claim_amount[at] = amount
    state.claim_factor[at] = factor
    state.claim_turn[at] = state.turns
    state.claim_status[at] = claims.OPEN
    tell.claim_opened(table, owner, payer, deed, amount, state.claims_made)


def make_room_for_claim(table: Table) -> None:
    """A-RNT-01: with no deadline at all claims could pile up: the oldest open one then counts as made, and all are told."""
    state = table.state
    for i in range(state.claims):
        if state.claim_status[i] == claims.OPEN:
            tell.claims_full(
                table, state.claim_owner[i], state.claim_payer[i], state.claim_deed[i], state.claim_id[i]
            )
            record_claim(table, i)
            break
    settle_due_claim(table)


def may_claim(table: Table, seat: int, number: int) -> int:
    """M-OFF-01: only the owner at the landing, only while the claim is open (A-RNT-03)."""
    at = find_claim(table, number)
    if at < 0:
        return refusals.NO_SUCH_CLAIM
    if table.state.claim_owner[at] != seat:
        return refusals.NOT_YOUR_CLAIM
    if table.state.claim_status[at] != claims.OPEN:
        return refusals.CLAIMED_ALREADY
    return refusals.NONE


def find_claim(table: Table, number: int) -> int:
    """Where the claim with this number lies; -1 if it lapsed or never was."""
    for i in range(table.state.claims):
        if table.state.claim_id[i] == number:
            return i
    return -1


def record_claim(table: Table, at: int) -> None:
    """A-GEN-01: a claim is in time as soon as it is made; a utility's throw is made with it (A-RNT-02)."""
    state = table.state
    if state.claim_amount[at] == claims.TO_BE_THROWN:
        state.claim_amount[at] = throw_for_rent(table, state.claim_payer[at], state.claim_factor[at])
    tell.rent_claimed(
        table, state.claim_owner[at], state.claim_payer[at], state.claim_deed[at], state.claim_amount[at]
    )
    state.claim_status[at] = claims.DUE
    move_claim_to_end_of_due(table, at)


def move_claim_to_end_of_due(table: Table, at: int) -> None:
    """A-RNT-09: claims are paid in the order in which they were made, so the due ones lie first, in order."""
    target = 0
    while target < at and table.state.claim_status[target] == claims.DUE:
        target += 1
    while at > target:
        swap_claims(table, at, at - 1)
        at -= 1


def swap_claims(table: Table, i: int, j: int) -> None:
    """Exchange two claims in the list."""
    state = table.state
    state.claim_id[i], state.claim_id[j] = state.claim_id[j], state.claim_id[i]
    state.claim_owner[i], state.claim_owner[j] = state.claim_owner[j], state.claim_owner[i]
    state.claim_payer[i], state.claim_payer[j] = state.claim_payer[j], state.claim_payer[i]
    state.claim_deed[i], state.claim_deed[j] = state.claim_deed[j], state.claim_deed[i]
    state.claim_amount[i], state.claim_amount[j] = state.claim_amount[j], state.claim_amount[i]
    state.claim_factor[i], state.claim_factor[j] = state.claim_factor[j], state.claim_factor[i]
    state.claim_turn[i], state.claim_turn[j] = state.claim_turn[j], state.claim_turn[i]
    state.claim_status[i], state.claim_status[j] = state.claim_status[j], state.claim_status[i]


def drop_claim(table: Table, at: int) -> None:
    """Take a claim off the list."""
    for i in range(at, table.state.claims - 1):
        swap_claims(table, i, i + 1)
    table.state.claims -= 1


def settle_due_claim(table: Table) -> bool:
    """A-RNT-09, A-BKR-12, A-RNT-06: pay the claim made first, also out of turn; False if none is due."""
    state = table.state
    if state.claims == 0 or state.claim_status[0] != claims.DUE:
        return False
    owner = state.claim_owner[0]
    payer = state.claim_payer[0]
    amount = state.claim_amount[0]
    drop_claim(table, 0)
    money.owe(table, payer, owner, amount, why.RENT)
    return True


def lapse_claims(table: Table) -> None:
    """OL-RNT-01, HP-RNT-01: the first throw of a later turn closes what was not asked for in time.

    A-DBL-04: the payer's own further throws after doubles belong to the same turn and close nothing.
    """
    state = table.state
    if table.printed.rent_claim_turns == 0:
        return
    i = 0
    while i < state.claims:
        too_late = state.turns - state.claim_turn[i] >= table.printed.rent_claim_turns
        if state.claim_status[i] == claims.OPEN and too_late:
            tell.claim_lapsed(
                table, state.claim_owner[i], state.claim_payer[i], state.claim_deed[i], state.claim_id[i]
            )
            drop_claim(table, i)
        else:
            i += 1


def void_claims(table: Table, seat: int) -> None:
    """A-RNT-03: claims of and against a player who leaves the game are void."""
    i = 0
    while i < table.state.claims:
        if table.state.claim_owner[i] == seat or table.state.claim_payer[i] == seat:
            void_claim(table, i)
        else:
            i += 1


def void_claims_of(table: Table, owner: int) -> None:
    """A-BKR-10: a player who resigns gives up his rents, also those he has asked for."""
    i = 0
    while i < table.state.claims:
        if table.state.claim_owner[i] == owner:
            void_claim(table, i)
        else:
            i += 1


def void_claim(table: Table, at: int) -> None:
    """This rent will not be paid any more."""
    state = table.state
    tell.claim_voided(
        table, state.claim_owner[at], state.claim_payer[at], state.claim_deed[at], state.claim_id[at]
    )
    drop_claim(table, at)


def claimed_from(table: Table, payer: int) -> int:
    """A-RNT-10: all rent that has been asked of this player and waits to be paid."""
    total = 0
    for i in range(table.state.claims):
        if table.state.claim_payer[i] == payer and table.state.claim_status[i] == claims.DUE:
            total += table.state.claim_amount[i]
    return total


def claim_all_against(table: Table, payer: int) -> None:
    """A-BKR-10: what is still open against a player who resigns counts as claimed, in order of landing."""
    state = table.state
    for number in range(state.claims_made + 1):
        at = find_claim(table, number)
        if at >= 0 and state.claim_payer[at] == payer and state.claim_status[at] == claims.OPEN:
            record_claim(table, at)
