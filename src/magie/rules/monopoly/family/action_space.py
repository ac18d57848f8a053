"""A number for every action that can be listed: the fixed action space of one edition, for masks and learning.

The order below is the mapping; it depends only on the edition's deeds and jail cards and on NUMBERING_VERSION.
Claims are numbered by their place in the list a view shows, offers by the other player's seat, sales by street ("one level less") or by
group. Bids and offers have no number of their own here: their amounts are free.
"""

from __future__ import annotations

from collections.abc import Iterable

import magie.rules.bits as bits
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.selling as selling
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.limits as limits
from magie.editions import MonopolyEdition
from magie.rules.actions import name_of
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.family.codec import Coder
from magie.rules.monopoly.family.legal import SIMPLE
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Offer, Table

NUMBERING_VERSION = 1
MOST_WANTED = 64

Slot = tuple[str, int]


class ActionSpace:
    """The numbered actions of an edition.

    >>> from magie.editions import load
    >>> space = ActionSpace(load("luxury"))
    >>> space.names[:4], len(space)
    (('pass', 'roll', 'end_turn', 'buy'), 279)
    """

    def __init__(self, edition: MonopolyEdition) -> None:
        self.coder = Coder(edition)
        self.groups = [
            [self.coder.deeds[s.id] for s in edition.deeds if s.group == g.id] for g in edition.groups
        ]
        self.slots: list[Slot] = list(self._all_slots(edition))
        self.numbers = {slot: number for number, slot in enumerate(self.slots)}
        self.names = tuple(self._name(edition, slot) for slot in self.slots)

    def __len__(self) -> int:
        return len(self.slots)

    def _all_slots(self, edition: MonopolyEdition) -> Iterable[Slot]:
        deeds = range(len(self.coder.deed_ids))
        streets = [d for d, space in enumerate(edition.deeds) if space.kind == "street"]
        street_groups = [g for g, group in enumerate(edition.groups) if group.kind == "street"]
        yield from (("simple", i) for i in range(len(SIMPLE)))
        yield from (("use_jail_card", i) for i in range(len(self.coder.jail_card_ids)))
        yield from (("claim_rent", i) for i in range(limits.MOST_CLAIMS))
        for answer in ("accept", "reject", "withdraw"):
            yield from ((answer, seat) for seat in range(limits.MOST_SEATS))
        most = max(MOST_WANTED, min(edition.rules.houses, 4 * len(streets)))
        yield from (("want", i) for i in range(most + 1))
        yield from (("place", street) for street in streets)
        yield ("keep_inherited", 0)
        yield from (("lift_inherited", deed) for deed in deeds)
        yield ("lift_all_inherited", 0)
        yield from (("mortgage", deed) for deed in deeds)
        yield from (("lift", deed) for deed in deeds)
        yield from (("build", street) for street in streets)
        yield from (("sell_one", street) for street in streets)
        yield from (("sell_smallest", group) for group in street_groups)
        yield from (("sell_group", group) for group in street_groups)
        if edition.popup is not None:
            yield from (("target", seat) for seat in range(limits.MOST_SEATS))
            yield from (("fly_to", space) for space in range(len(edition.spaces)))

    def _name(self, edition: MonopolyEdition, slot: Slot) -> str:
        what, which = slot
        if what == "simple":
            return name_of(SIMPLE[which])
        if what in ("place", "lift_inherited", "mortgage", "lift", "build", "sell_one"):
            return f"{what} {self.coder.deed_ids[which]}"
        if what == "fly_to":
            return f"{what} {self.coder.space_ids[which]}"
        if what in ("sell_smallest", "sell_group"):
            return f"{what} {edition.groups[which].id}"
        return f"{what} {which}"

    def number(self, table: Table, action: a.Action) -> int:
        """The number of a listed action; KeyError for one without a number (bids, offers, longer lists)."""
        return self.numbers[self._slot(table, action)]

    def _slot(self, table: Table, action: a.Action) -> Slot:
        state, deeds = table.state, self.coder.deeds
        if action in SIMPLE:
            return "simple", SIMPLE.index(action)
        match action:
            case a.UseJailCard(card):
                return "use_jail_card", self.coder.jail_cards[card]
            case a.ClaimRent(claim):
                return "claim_rent", state.claim_id.index(claim)
            case a.Accept(offer, ()):
                return "accept", self._offer(table, offer).by
            case a.Reject(offer):
                return "reject", self._offer(table, offer).by
            case a.Withdraw(offer):
                return "withdraw", self._offer(table, offer).to
            case a.Want(number):
                return "want", number
            case a.Place(street):
                return "place", deeds[street]
            case a.LiftInherited(()):
                return "keep_inherited", 0
            case a.LiftInherited((deed,)):
                return "lift_inherited", deeds[deed]
            case a.LiftInherited(_):
                return "lift_all_inherited", 0
            case a.Mortgage(deed):
                return "mortgage", deeds[deed]
            case a.Lift(deed):
                return "lift", deeds[deed]
            case a.Build((street,), None):
                return "build", deeds[street]
            case a.Sell(levels):
                return self._sale_slot(table, levels)
            case a.Target(seat):
                return "target", seat
            case a.FlyTo(space):
                return "fly_to", self.coder.space_ids.index(space)
        raise KeyError(f"{action!r} has no number")

    def _sale_slot(self, table: Table, levels: tuple[tuple[str, int], ...]) -> Slot:
        street = self.coder.deeds[levels[0][0]]
        if len(levels) == 1 and levels[0][1] == table.state.level[street] - 1:
            return "sell_one", street
        group = table.printed.group_of[street]
        if all(level == 0 for _, level in levels):
            return "sell_group", group
        return "sell_smallest", group

    def action(self, table: Table, seat: int, number: int) -> a.Action:
        """The action a number stands for in this position."""
        what, which = self.slots[number]
        state, deed_ids = table.state, self.coder.deed_ids
        match what:
            case "simple":
                return SIMPLE[which]
            case "use_jail_card":
                return a.UseJailCard(self.coder.jail_card_ids[which])
            case "claim_rent":
                return a.ClaimRent(state.claim_id[which])
            case "accept":
                return a.Accept(self._number_between(table, which, seat))
            case "reject":
                return a.Reject(self._number_between(table, which, seat))
            case "withdraw":
                return a.Withdraw(self._number_between(table, seat, which))
            case "want":
                return a.Want(which)
            case "place":
                return a.Place(deed_ids[which])
            case "keep_inherited":
                return a.LiftInherited(())
            case "lift_inherited":
                return a.LiftInherited((deed_ids[which],))
            case "lift_all_inherited":
                return self._lift_all(table, seat)
            case "mortgage":
                return a.Mortgage(deed_ids[which])
            case "lift":
                return a.Lift(deed_ids[which])
            case "build":
                return a.Build((deed_ids[which],))
            case "target":
                return a.Target(which)
            case "fly_to":
                return a.FlyTo(self.coder.space_ids[which])
            case "sell_one":
                return a.Sell(((deed_ids[which], state.level[which] - 1),))
        return self._group_sale(table, seat, what, which)

    def _offer(self, table: Table, number: int) -> Offer:
        return open_offers.offer_at(table.state, offers.find_offer(table, number))

    def _number_between(self, table: Table, by: int, to: int) -> int:
        at = offers.find_offer_between(table, by, to)
        return open_offers.offer_at(table.state, at).number if at >= 0 else 0

    def _lift_all(self, table: Table, seat: int) -> a.Action:
        """As many inherited deeds as the cash allows, in board order."""
        state, cash, chosen = table.state, table.state.cash[seat], []
        for deed in bits.members_of(top.deeds(state)):
            if table.printed.mortgage_value[deed] <= cash:
                cash -= table.printed.mortgage_value[deed]
                chosen.append(self.coder.deed_ids[deed])
        return a.LiftInherited(tuple(chosen))

    def _group_sale(self, table: Table, seat: int, what: str, group: int) -> a.Action:
        act = Act()
        act.kind = act_kinds.SELL
        if what == "sell_group" or not selling.smallest_sale(table, seat, group, act):
            selling.list_even_levels(table, group, 0, act)
        return self.coder.action(act)

    def mask(self, table: Table, legal: Iterable[a.Action]) -> list[bool]:
        """Which numbers are legal now."""
        allowed = [False] * len(self.slots)
        for action in legal:
            allowed[self.number(table, action)] = True
        return allowed
