"""What an action would do, as a person reads it before choosing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import magie.rules.monopoly.book.mortgage as mortgage
import magie.rules.monopoly.book.selling as selling
from magie.editions import ChoiceTax, MonopolyEdition
from magie.rules.monopoly.family import actions as a
from magie.rules.wording import in_a_row, in_words

from .wording import Wording

if TYPE_CHECKING:
    from magie.rules.game import View
    from magie.rules.monopoly.people.facts import Facts, OfferSeen, PlayerSeen


class Look:
    """What a description may need: the words, and the table as the viewer sees it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.facts: Facts = view.facts
        self.edition: MonopolyEdition = view.edition
        self.w: Wording = Wording(view.edition, view.names)

    @property
    def player(self) -> PlayerSeen:
        """The player who chooses."""
        return self.facts.players[self.view.seat or 0]

    def level(self, street: str) -> int:
        """What stands on a street now."""
        return next(deed.level for deed in self.facts.deeds if deed.deed == street)

    def offer(self, number: int) -> OfferSeen | None:
        """The offer with this number, if it still lies on the table."""
        return next((offer for offer in self.facts.offers if offer.offer == number), None)

    def refund(self, street: str, level: int) -> int:
        """What the Bank pays for selling a street down to a level."""
        deed = self.view.coder.deeds[street]
        return selling.refund_for(self.view.table, deed, self.level(street), level)


def _pass(k: Look, x: a.Pass) -> str:
    if k.facts.auction:
        return f"Pass on {k.w.lot(k.facts.auction.lot)}"
    if any(offer.to == k.view.seat for offer in k.facts.offers):
        return "Leave the offer open and go on"
    return "Do nothing now"


def _roll(k: Look, x: a.Roll) -> str:
    if k.player.in_jail:
        return "Roll for doubles"
    return "Roll again" if k.facts.throw_again else "Roll the dice"


def _buy(k: Look, x: a.Buy) -> str:
    deed = k.facts.decision.deed
    return f"Buy {k.w.place(deed)} for {k.w.money(k.facts.decision.price)}" if deed else "Buy it"


def _decline(k: Look, x: a.Decline) -> str:
    deed = k.facts.decision.deed
    after = ": it is auctioned" if k.edition.rules.auctions else ""
    return f"Do not buy {k.w.place(deed) if deed else 'it'}{after}"


def _claim(k: Look, x: a.ClaimRent) -> str:
    claim = next((c for c in k.facts.claims if c.claim == x.claim), None)
    if claim is None:
        return f"Ask for rent (claim {x.claim})"
    amount = "the rent" if claim.amount is None else f"{k.w.money(claim.amount)} rent"
    return f"Ask {k.w.who(claim.payer)} for {amount} on {k.w.place(claim.deed)}"


def _auto_claim(k: Look, x: a.AutoClaim) -> str:
    return "Ask for rent automatically" if x.on else "Ask for rent in person"


def _lift(k: Look, x: a.Lift) -> str:
    price = mortgage.lift_price(k.view.table, k.view.coder.deeds[x.deed])
    return f"Lift the mortgage on {k.w.place(x.deed)} ({k.w.money(price)})"


def _build(k: Look, x: a.Build) -> str:
    price = sum(k.edition.group(k.w.space(street).group).house_price for street in x.streets)
    if len(x.streets) == 1:
        street = x.streets[0]
        return f"Build {k.w.a_building(k.level(street) + 1)} on {k.w.place(street)} ({k.w.money(price)})"
    counts = {street: x.streets.count(street) for street in x.streets}
    parts = [f"{in_words(n)} on {k.w.place(street)}" for street, n in counts.items()]
    return f"Build {in_a_row(parts)} ({k.w.money(price)})"


def _sell(k: Look, x: a.Sell) -> str:
    total = k.w.money(sum(k.refund(street, level) for street, level in x.levels))
    if all(level == 0 for _, level in x.levels) and sum(k.level(street) for street, _ in x.levels) > 1:
        return f"Sell everything on {k.w.places(street for street, _ in x.levels)} for {total}"
    if len(x.levels) == 1:
        street, level = x.levels[0]
        if k.level(street) - level == 1:
            return f"Sell {k.w.a_building(k.level(street))} on {k.w.place(street)} for {total}"
    parts = [f"{k.w.level(level)} on {k.w.place(street)}" for street, level in x.levels]
    return f"Sell buildings, leaving {in_a_row(parts)}, for {total}"


def _offer(k: Look, x: a.Offer) -> str:
    lifted = f" (lifting {k.w.places(x.lift)})" if x.lift else ""
    return f"Offer {k.w.who(x.to)} {k.w.goods(x.give)} for {k.w.goods(x.take)}{lifted}"


def _accept(k: Look, x: a.Accept) -> str:
    offer = k.offer(x.offer)
    if offer is None:
        return f"Accept offer {x.offer}"
    lifted = f" (lifting {k.w.places(x.lift)})" if x.lift else ""
    terms = f"you get {k.w.goods(offer.give)}, you give {k.w.goods(offer.take)}"
    return f"Accept {k.w.who(offer.by)}'s offer: {terms}{lifted}"


def _reject(k: Look, x: a.Reject) -> str:
    offer = k.offer(x.offer)
    return f"Say no to {k.w.who(offer.by)}'s offer" if offer else f"Say no to offer {x.offer}"


def _withdraw(k: Look, x: a.Withdraw) -> str:
    offer = k.offer(x.offer)
    return f"Take back your offer to {k.w.who(offer.to)}" if offer else f"Take back offer {x.offer}"


def _want(k: Look, x: a.Want) -> str:
    building = k.facts.shortage.building if k.facts.shortage else "house"
    return f"Ask for {k.w.buildings(building, x.number)}"


def _place(k: Look, x: a.Place) -> str:
    return f"Put the {k.w.building(k.level(x.street) + 1)} on {k.w.place(x.street)}"


def _lift_inherited(k: Look, x: a.LiftInherited) -> str:
    if not x.deeds:
        return "Keep the mortgages as they are"
    price = sum(k.w.space(deed).mortgage for deed in x.deeds)
    return f"Lift the mortgage on {k.w.places(x.deeds)} ({k.w.money(price)})"


def _tax(k: Look, x: a.ChooseTax) -> str:
    tax = k.w.space(k.player.space).tax
    if x.way == "amount":
        return f"Pay {k.w.money(tax.amount)}" if tax else "Pay the printed amount"
    share = f"{tax.percent}%" if isinstance(tax, ChoiceTax) else "a share"
    return f"Pay {share} of all you own, counted afterwards"


def _target(k: Look, x: a.Target) -> str:
    return f"Name {k.w.who(x.seat)}: {k.w.popup_place(k.player.popup or 1)}"


def _fly(k: Look, x: a.FlyTo) -> str:
    deed = next((deed for deed in k.facts.deeds if deed.deed == x.space), None)
    if deed is None:
        return f"Fly to {k.w.place(x.space)}"
    owner = (
        f"for sale at {k.w.money(k.w.space(x.space).price)}"
        if deed.owner is None
        else f"{k.w.who(deed.owner)}'s"
    )
    return f"Fly to {k.w.place(x.space)} ({owner})"


DESCRIBE: dict[type[a.Action], Callable[[Look, Any], str]] = {
    a.Pass: _pass,
    a.Roll: _roll,
    a.EndTurn: lambda k, x: "End your turn",
    a.Buy: _buy,
    a.Decline: _decline,
    a.Bid: lambda k, x: f"Bid {k.w.money(x.amount)}",
    a.Hammer: lambda k, x: "Drop the hammer: the auction is over",
    a.ClaimRent: _claim,
    a.AutoClaim: _auto_claim,
    a.Mortgage: lambda k, x: f"Mortgage {k.w.place(x.deed)} for {k.w.money(k.w.space(x.deed).mortgage)}",
    a.Lift: _lift,
    a.Build: _build,
    a.Sell: _sell,
    a.PayFine: lambda k, x: f"Pay the {k.w.money(k.edition.rules.jail_fine)} fine and leave {k.w.words.jail}",
    a.UseJailCard: lambda k, x: f"Use the {k.w.jail_card(x.card)}",
    a.Offer: _offer,
    a.Accept: _accept,
    a.Reject: _reject,
    a.Withdraw: _withdraw,
    a.Want: _want,
    a.Place: _place,
    a.LiftInherited: _lift_inherited,
    a.ChooseTax: _tax,
    a.EnterPopup: lambda k, x: "Enter the pop-up with one die",
    a.Target: _target,
    a.FlyTo: _fly,
    a.DeclareBankruptcy: lambda k, x: "Declare bankruptcy and leave the game",
    a.Resign: lambda k, x: "Resign and leave the game",
}


def describe(action: a.Action, view: View) -> str:
    """What an action would do, for the viewer who chooses."""
    return DESCRIBE[type(action)](Look(view), action)
