"""Between the words of the game and the numbers of the rules: actions to acts and back."""

from __future__ import annotations

from typing import Any

import magie.rules.bits as bits
import magie.rules.monopoly.act as acts
import magie.rules.monopoly.kind as kind
from magie.editions import MonopolyEdition
from magie.rules.actions import action_in, kinds_in
from magie.rules.errors import IllegalAction
from magie.rules.monopoly import actions as a
from magie.rules.monopoly.acts import Act, set_step
from magie.rules.monopoly.state import Offer
from magie.rules.numbers import money, whole

NO_ARGUMENTS: dict[type[a.Action], int] = {
    a.Pass: acts.PASS,
    a.Roll: acts.ROLL,
    a.EndTurn: acts.END_TURN,
    a.Buy: acts.BUY,
    a.Decline: acts.DECLINE,
    a.Hammer: acts.HAMMER,
    a.PayFine: acts.PAY_FINE,
    a.EnterPopup: acts.ENTER_POPUP,
    a.DeclareBankruptcy: acts.DECLARE_BANKRUPTCY,
    a.Resign: acts.RESIGN,
}
SIMPLE = frozenset({*NO_ARGUMENTS, a.ChooseTax})
BY_KIND = {number: action for action, number in NO_ARGUMENTS.items()}
ONLY = {None: 0, "house": kind.ONLY_HOUSE, "hotel": kind.ONLY_HOTEL}
LONGEST_LIST = 128


def simple_act(action: a.Action) -> Act:
    """The act of an action that names nothing printed, the same in every edition."""
    act = Act()
    if isinstance(action, a.ChooseTax):
        act.kind, act.amount = acts.CHOOSE_TAX, int(action.way == "percent")
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
            acts.MORTGAGE: [a.Mortgage(deed) for deed in self.deed_ids],
            acts.LIFT: [a.Lift(deed) for deed in self.deed_ids],
            acts.BUILD: [a.Build((deed,)) for deed in self.deed_ids],
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
                act.kind, act.amount = acts.BID, money(amount)
            case a.ClaimRent(claim):
                act.kind, act.number = acts.CLAIM_RENT, whole(claim)
            case a.AutoClaim(on):
                act.kind, act.amount = acts.AUTO_CLAIM, int(bool(on))
            case a.Mortgage(deed):
                act.kind, act.deed = acts.MORTGAGE, self.deed(deed)
            case a.Lift(deed):
                act.kind, act.deed = acts.LIFT, self.deed(deed)
            case a.Build(streets, only):
                act.kind = acts.BUILD
                self.write_steps(act, [(street, ONLY[only]) for street in streets])
            case a.Sell(levels):
                act.kind = acts.SELL
                self.write_steps(act, list(levels))
            case a.UseJailCard(card):
                act.kind, act.number = acts.USE_JAIL_CARD, self.jail_card(card)
            case a.Offer(to, give, take, lift):
                act.kind, act.seat = acts.OFFER, whole(to)
                act.amount = cash_of(give) - cash_of(take)
                act.deeds, act.cards = self.deed_set(give.deeds), self.jail_card_set(give.jail_cards)
                act.deeds_back, act.cards_back = (
                    self.deed_set(take.deeds),
                    self.jail_card_set(take.jail_cards),
                )
                act.lift = self.deed_set(lift)
            case a.Accept(offer, lift):
                act.kind, act.number, act.lift = acts.ACCEPT, whole(offer), self.deed_set(lift)
            case a.Reject(offer):
                act.kind, act.number = acts.REJECT, whole(offer)
            case a.Withdraw(offer):
                act.kind, act.number = acts.WITHDRAW, whole(offer)
            case a.Want(number):
                act.kind, act.amount = acts.WANT, whole(number)
            case a.Place(street):
                act.kind, act.deed = acts.PLACE, self.deed(street)
            case a.LiftInherited(deeds):
                act.kind, act.lift = acts.LIFT_INHERITED, self.deed_set(deeds)
            case a.Target(seat):
                act.kind, act.seat = acts.TARGET, whole(seat)
            case a.FlyTo(space):
                act.kind, act.number = acts.FLY_TO, self.space(space)
            case _:
                raise IllegalAction(
                    "unknown_action", f"{action!r} is not an action of this game.", "A-GEN-01"
                )

    def write_steps(self, act: Act, steps: list[tuple[str, int]]) -> None:
        """A purchase list, or the new levels of a sale."""
        if len(steps) > LONGEST_LIST:
            rule = "A-SEL-03" if act.kind == acts.SELL else "A-BLD-04"
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
        has_steps = act.kind in (acts.BUILD, acts.SELL)
        steps = [self.deed_ids[act.steps[i]] for i in range(act.count)] if has_steps else []
        simple: dict[int, Any] = {
            acts.BID: lambda: a.Bid(act.amount),
            acts.CLAIM_RENT: lambda: a.ClaimRent(act.number),
            acts.AUTO_CLAIM: lambda: a.AutoClaim(bool(act.amount)),
            acts.MORTGAGE: lambda: a.Mortgage(self.deed_ids[act.deed]),
            acts.LIFT: lambda: a.Lift(self.deed_ids[act.deed]),
            acts.BUILD: lambda: a.Build(tuple(steps)),
            acts.SELL: lambda: a.Sell(tuple((street, act.levels[i]) for i, street in enumerate(steps))),
            acts.USE_JAIL_CARD: lambda: a.UseJailCard(self.jail_card_ids[act.number]),
            acts.ACCEPT: lambda: a.Accept(act.number, self.deed_names(act.lift)),
            acts.REJECT: lambda: a.Reject(act.number),
            acts.WITHDRAW: lambda: a.Withdraw(act.number),
            acts.WANT: lambda: a.Want(act.amount),
            acts.PLACE: lambda: a.Place(self.deed_ids[act.deed]),
            acts.LIFT_INHERITED: lambda: a.LiftInherited(self.deed_names(act.lift)),
            acts.CHOOSE_TAX: lambda: a.ChooseTax("percent" if act.amount else "amount"),
            acts.TARGET: lambda: a.Target(act.seat),
            acts.FLY_TO: lambda: a.FlyTo(self.space_ids[act.number]),
            acts.OFFER: lambda: self.offer_of(act),
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


def action_from_data(data: object) -> a.Action:
    """Read an action from plain data (a dict with its type)."""
    return action_in(KINDS, data)
