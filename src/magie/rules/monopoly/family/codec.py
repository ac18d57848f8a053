"""Between the words of the game and the numbers of the rules: actions to acts and back."""

from __future__ import annotations

from typing import Any

import magie.rules.bits as bits
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.buildings as buildings
from magie.editions import MonopolyEdition
from magie.rules.actions import kinds_in
from magie.rules.errors import IllegalAction
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.state.act import Act, set_step
from magie.rules.monopoly.state.state import Offer
from magie.rules.numbers import money, whole

NO_ARGUMENTS: dict[type[a.Action], int] = {
    a.Pass: act_kinds.PASS,
    a.Roll: act_kinds.ROLL,
    a.EndTurn: act_kinds.END_TURN,
    a.Buy: act_kinds.BUY,
    a.Decline: act_kinds.DECLINE,
    a.Hammer: act_kinds.HAMMER,
    a.PayFine: act_kinds.PAY_FINE,
    a.EnterPopup: act_kinds.ENTER_POPUP,
    a.DeclareBankruptcy: act_kinds.DECLARE_BANKRUPTCY,
    a.Resign: act_kinds.RESIGN,
}
SIMPLE = frozenset({*NO_ARGUMENTS, a.ChooseTax})
BY_KIND = {number: action for action, number in NO_ARGUMENTS.items()}
ONLY = {None: 0, "house": buildings.ONLY_HOUSE, "hotel": buildings.ONLY_HOTEL}
LONGEST_LIST = 128


def simple_act(action: a.Action) -> Act:
    """The act of an action that names nothing printed, the same in every edition."""
    act = Act()
    if isinstance(action, a.ChooseTax):
        act.kind, act.amount = act_kinds.CHOOSE_TAX, int(action.way == "percent")
    else:
        act.kind = NO_ARGUMENTS[type(action)]
    return act


class Coder:
    """Knows the ids of one edition's deeds and jail cards, and turns actions into acts and back."""

    def __init__(self, edition: MonopolyEdition) -> None:
        self.deed_ids = [space.id for space in edition.deeds]
        self.deeds = {name: d for d, name in enumerate(self.deed_ids)}
        cards = [card for deck in edition.decks for card in deck.cards]
        self.card_ids = [card.id for card in cards]
        self.jail_card_ids = [card.id for card in cards if type(card.effect).__name__ == "JailCard"]
        self.jail_cards = {name: c for c, name in enumerate(self.jail_card_ids)}
        self.space_ids = [space.id for space in edition.spaces]
        self.has_popup = edition.popup is not None
        self.upkeep: dict[int, list[a.Action]] = {
            act_kinds.MORTGAGE: [a.Mortgage(deed) for deed in self.deed_ids],
            act_kinds.LIFT: [a.Lift(deed) for deed in self.deed_ids],
            act_kinds.BUILD: [a.Build((deed,)) for deed in self.deed_ids],
        }

    def act(self, action: a.Action) -> Act:
        """The act of an action; a name the edition does not print is refused here."""
        if type(action) in SIMPLE:
            return simple_act(action)
        act = Act()
        self.fill(act, action)
        return act

    def fill(self, act: Act, action: a.Action) -> None:
        """Write the arguments of an action into an act."""
        match action:
            case a.Bid(amount):
                act.kind, act.amount = act_kinds.BID, money(amount)
            case a.ClaimRent(claim):
                act.kind, act.number = act_kinds.CLAIM_RENT, whole(claim)
            case a.AutoClaim(on):
                act.kind, act.amount = act_kinds.AUTO_CLAIM, int(bool(on))
            case a.Mortgage(deed):
                act.kind, act.deed = act_kinds.MORTGAGE, self.deed(deed)
            case a.Lift(deed):
                act.kind, act.deed = act_kinds.LIFT, self.deed(deed)
            case a.Build(streets, only):
                act.kind = act_kinds.BUILD
                self.write_steps(act, [(street, ONLY[only]) for street in streets])
            case a.Sell(levels):
                act.kind = act_kinds.SELL
                self.write_steps(act, list(levels))
            case a.UseJailCard(card):
                act.kind, act.number = act_kinds.USE_JAIL_CARD, self.jail_card(card)
            case a.Offer(to, give, take, lift):
                act.kind, act.seat = act_kinds.OFFER, whole(to)
                act.amount = cash_of(give) - cash_of(take)
                act.deeds, act.cards = self.deed_set(give.deeds), self.jail_card_set(give.jail_cards)
                act.deeds_back, act.cards_back = (
                    self.deed_set(take.deeds),
                    self.jail_card_set(take.jail_cards),
                )
                act.lift = self.deed_set(lift)
            case a.Accept(offer, lift):
                act.kind, act.number, act.lift = act_kinds.ACCEPT, whole(offer), self.deed_set(lift)
            case a.Reject(offer):
                act.kind, act.number = act_kinds.REJECT, whole(offer)
            case a.Withdraw(offer):
                act.kind, act.number = act_kinds.WITHDRAW, whole(offer)
            case a.Want(number):
                act.kind, act.amount = act_kinds.WANT, whole(number)
            case a.Place(street):
                act.kind, act.deed = act_kinds.PLACE, self.deed(street)
            case a.LiftInherited(deeds):
                act.kind, act.lift = act_kinds.LIFT_INHERITED, self.deed_set(deeds)
            case a.Target(seat):
                act.kind, act.seat = act_kinds.TARGET, whole(seat)
            case a.FlyTo(space):
                act.kind, act.number = act_kinds.FLY_TO, self.space(space)
            case _:
                raise IllegalAction(
                    "unknown_action", f"{action!r} is not an action of this game.", "A-GEN-01"
                )

    def write_steps(self, act: Act, steps: list[tuple[str, int]]) -> None:
        """A purchase list, or the new levels of a sale."""
        if len(steps) > LONGEST_LIST:
            rule = "A-SEL-03" if act.kind == act_kinds.SELL else "A-BLD-04"
            raise IllegalAction("list_too_long", f"A list has at most {LONGEST_LIST} steps.", rule)
        for at, (street, level) in enumerate(steps):
            set_step(act, at, self.deed(street), min(max(whole(level), -1), 9))
        act.count = len(steps)

    def deed(self, name: str) -> int:
        """The number of a deed."""
        if name not in self.deeds:
            raise IllegalAction(
                "no_such_deed",
                f"There is no deed {name!r}; the deeds are {', '.join(self.deed_ids)}.",
                "M-SET-03",
            )
        return self.deeds[name]

    def space(self, name: str) -> int:
        """The number of a space."""
        if name not in self.space_ids:
            raise IllegalAction(
                "no_such_space",
                f"There is no space {name!r}; there are {', '.join(self.space_ids)}.",
                "A-OZ-16" if self.has_popup else "A-GEN-01",  # only from a pop-up one flies to a space
            )
        return self.space_ids.index(name)

    def jail_card(self, name: str) -> int:
        """The number of a Get Out of Jail Free card."""
        if name not in self.jail_cards:
            raise IllegalAction(
                "no_such_card",
                f"There is no jail card {name!r}; there are {', '.join(self.jail_card_ids)}.",
                "M-CRD-03",
            )
        return self.jail_cards[name]

    def deed_set(self, names: tuple[str, ...]) -> int:
        """A set of deeds."""
        return bits.set_of([self.deed(name) for name in names])

    def jail_card_set(self, names: tuple[str, ...]) -> int:
        """A set of Get Out of Jail Free cards."""
        return bits.set_of([self.jail_card(name) for name in names])

    def deed_names(self, deeds: int) -> tuple[str, ...]:
        """The ids of a set of deeds, in board order."""
        return tuple(self.deed_ids[d] for d in bits.members_of(deeds))

    def jail_card_names(self, cards: int) -> tuple[str, ...]:
        """The ids of a set of Get Out of Jail Free cards."""
        return tuple(self.jail_card_ids[c] for c in bits.members_of(cards))

    def goods(self, cash: int, deeds: int, cards: int) -> a.Goods:
        """One side of a deal, in words."""
        return a.Goods(max(cash, 0), self.deed_names(deeds), self.jail_card_names(cards))

    def action(self, act: Act) -> a.Action:
        """The action of an act: what a fast bot chose, in words."""
        if act.kind in BY_KIND:
            return BY_KIND[act.kind]()
        has_steps = act.kind in (act_kinds.BUILD, act_kinds.SELL)
        steps = [self.deed_ids[act.steps[i]] for i in range(act.count)] if has_steps else []
        simple: dict[int, Any] = {
            act_kinds.BID: lambda: a.Bid(act.amount),
            act_kinds.CLAIM_RENT: lambda: a.ClaimRent(act.number),
            act_kinds.AUTO_CLAIM: lambda: a.AutoClaim(bool(act.amount)),
            act_kinds.MORTGAGE: lambda: a.Mortgage(self.deed_ids[act.deed]),
            act_kinds.LIFT: lambda: a.Lift(self.deed_ids[act.deed]),
            act_kinds.BUILD: lambda: a.Build(tuple(steps)),
            act_kinds.SELL: lambda: a.Sell(tuple((street, act.levels[i]) for i, street in enumerate(steps))),
            act_kinds.USE_JAIL_CARD: lambda: a.UseJailCard(self.jail_card_ids[act.number]),
            act_kinds.ACCEPT: lambda: a.Accept(act.number, self.deed_names(act.lift)),
            act_kinds.REJECT: lambda: a.Reject(act.number),
            act_kinds.WITHDRAW: lambda: a.Withdraw(act.number),
            act_kinds.WANT: lambda: a.Want(act.amount),
            act_kinds.PLACE: lambda: a.Place(self.deed_ids[act.deed]),
            act_kinds.LIFT_INHERITED: lambda: a.LiftInherited(self.deed_names(act.lift)),
            act_kinds.CHOOSE_TAX: lambda: a.ChooseTax("percent" if act.amount else "amount"),
            act_kinds.TARGET: lambda: a.Target(act.seat),
            act_kinds.FLY_TO: lambda: a.FlyTo(self.space_ids[act.number]),
            act_kinds.OFFER: lambda: self.offer_of(act),
        }
        action: a.Action = simple[act.kind]()
        return action

    def offer_of(self, act: Act) -> a.Offer:
        """The offer an act makes."""
        give = self.goods(act.amount, act.deeds, act.cards)
        take = self.goods(-act.amount, act.deeds_back, act.cards_back)
        return a.Offer(act.seat, give, take, self.deed_names(act.lift))

    def offer_sides(self, offer: Offer) -> tuple[a.Goods, a.Goods]:
        """What an open offer gives and takes."""
        give = self.goods(offer.cash, offer.deeds, offer.cards)
        take = self.goods(-offer.cash, offer.deeds_back, offer.cards_back)
        return give, take


def cash_of(goods: a.Goods) -> int:
    """The cash of one side of a deal; it cannot be negative."""
    if money(goods.cash) < 0:
        raise IllegalAction(
            "negative_cash", "Cash in a deal cannot be negative; name it on the other side.", "A-DEAL-03"
        )
    return goods.cash


KINDS = kinds_in(a.AnyAction)
