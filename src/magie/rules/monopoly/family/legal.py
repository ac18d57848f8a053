"""Legal: the set of actions of one seat. It can be asked with `in`, and listed where it is finite.

Bids and deals cannot be listed: `bids` gives the range, `partners` the seats an offer may go to. `Resign` and
`AutoClaim` are always allowed to a player and never listed (A-GEN-06).
"""

from __future__ import annotations

from collections.abc import Iterator

import magie.rules.bits as bits
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.deals as deals
import magie.rules.monopoly.book.selling as selling
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.listing import Listing
from magie.rules.monopoly.book.play import check
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.family.codec import Coder, simple_act
from magie.rules.monopoly.family.upkeep import upkeep_of
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table

SIMPLE: tuple[a.Action, ...] = (
    a.Pass(),
    a.Roll(),
    a.EndTurn(),
    a.Buy(),
    a.Decline(),
    a.PayFine(),
    a.EnterPopup(),
    a.DeclareBankruptcy(),
    a.ChooseTax("amount"),
    a.ChooseTax("percent"),
)


SIMPLE_ACTS = tuple((action, simple_act(action)) for action in SIMPLE)


class Legal(Listing[Table, Act]):
    """What a seat may do now."""

    _coder: Coder

    def _allowed(self, act: Act) -> bool:
        return check(self._table, self.seat, act) == refusals.NONE

    def __iter__(self) -> Iterator[a.Action]:
        """Every listable action: all but bids, offers, and longer building lists than one building."""
        if not bits.has(self._table.state.playing, self.seat):
            return
        yield from self.answers()
        yield from self._upkeep()
        yield from self.sales()

    @property
    def bids(self) -> range | None:
        """The bids this seat may make now; None if it may not bid."""
        table = self._table
        if auction.may_take_part(table, self.seat) or table.state.leader == self.seat:
            return None
        bids = range(auction.lowest_bid(table, self.seat), auction.highest_bid(table, self.seat) + 1)
        return bids if bids else None

    @property
    def partners(self) -> tuple[int, ...]:
        """The seats this one may make an offer to."""
        return bits.members_of(deals.partners(self._table, self.seat))

    def answers(self) -> Iterator[a.Action]:
        """What is said or done at the table, but for what is done with deeds."""
        yield from self._simple()
        yield from self._answers()

    def _simple(self) -> Iterator[a.Action]:
        state = self._table.state
        if top.between_throws(state) and state.turn != self.seat:
            action, act = SIMPLE_ACTS[0]
            if self._allowed(act):  # between the throws of others there is nothing simple to do but pass
                yield action
            return
        for action, act in SIMPLE_ACTS:
            if self._allowed(act):
                yield action
        for card, holder in zip(self._coder.jail_card_ids, state.card_holder, strict=False):
            if holder == self.seat and a.UseJailCard(card) in self:
                yield a.UseJailCard(card)

    def _answers(self) -> Iterator[a.Action]:
        state = self._table.state
        for i in range(state.claims):
            claim = a.ClaimRent(state.claim_id[i])
            if claim in self:
                yield claim
        for i in range(state.offers):
            number = open_offers.offer_at(state, i).number
            for answer in (a.Accept(number), a.Reject(number), a.Withdraw(number)):
                if answer in self:
                    yield answer
        situation = top.kind(state)
        if situation in (frames.INTENT, frames.LOWER) and not bits.has(state.answered, self.seat):
            for number in range(shortage.most_wanted(self._table, self.seat) + 1):
                yield a.Want(number)
        if situation == frames.PLACE:
            yield from (a.Place(street) for street in self._coder.deed_ids if a.Place(street) in self)
        if situation == frames.POWER_TARGET:
            yield from (a.Target(s) for s in range(state.seats) if a.Target(s) in self)
        if situation == frames.FLY:
            yield from (a.FlyTo(space) for space in self._coder.space_ids if a.FlyTo(space) in self)
        if situation == frames.LIFT_OR_KEEP and top.asked_seat(state) == self.seat:
            yield from self._lifts()

    def _lifts(self) -> Iterator[a.Action]:
        """Keep all, lift any one, lift as many as the cash allows in board order."""
        state = self._table.state
        inherited = self._coder.deed_names(top.deeds(state))
        yield a.LiftInherited(())
        together: tuple[str, ...] = ()
        for deed in inherited:
            if a.LiftInherited((deed,)) in self:
                yield a.LiftInherited((deed,))
            if a.LiftInherited((*together, deed)) in self:
                together = (*together, deed)
        if len(together) > 1:
            yield a.LiftInherited(together)

    def _upkeep(self) -> Iterator[a.Action]:
        """What can be done with each deed, but for selling."""
        actions = self._coder.upkeep
        for what, deed, _, objection in upkeep_of(self._table, self.seat):
            if not objection and what != act_kinds.SELL:
                yield actions[what][deed]

    def sales(self) -> Iterator[a.Action]:
        """One level from each street where that is possible; else the smallest sale; and everything on a group."""
        for group in bits.members_of(self._table.state.whole_groups[self.seat]):
            if not groups.any_building(self._table, group):
                continue
            single = list(self._single_sales(group))
            yield from single
            act = Act()
            act.kind = act_kinds.SELL
            if not single and selling.smallest_sale(self._table, self.seat, group, act):
                yield self._coder.action(act)
            selling.list_even_levels(self._table, group, 0, act)
            clearance = self._coder.action(act)
            if clearance not in single and self._allowed(act):
                yield clearance

    def _single_sales(self, group: int) -> Iterator[a.Action]:
        state = self._table.state
        for deed in bits.members_of(self._table.printed.group_deeds[group]):
            sale = a.Sell(((self._coder.deed_ids[deed], state.level[deed] - 1),))
            if state.level[deed] and sale in self:
                yield sale
