"""What an action would do, as a person reads it before choosing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from magie.rules.masterpiece.family import actions as a

from .wording import Wording

if TYPE_CHECKING:
    from magie.rules.game import View
    from magie.rules.masterpiece.people.facts import Facts, PaintingSeen


class Look:
    """What a description may need: the words, and the table as the viewer sees it."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.facts: Facts = view.facts
        self.w: Wording = Wording(view.edition, view.names)

    @property
    def asked(self) -> str:
        """What the decision is about."""
        return self.facts.decision.kind

    @property
    def price(self) -> str:
        """What is paid for the purchase or the sale on the table."""
        return self.w.money(self.facts.decision.amount)

    def painting(self, painting: str) -> PaintingSeen | None:
        """A painting that has left the pile."""
        return next((lying for lying in self.facts.paintings if lying.painting == painting), None)

    def owner(self, painting: str) -> int | None:
        """Who has it; None for the bank."""
        lying = self.painting(painting)
        return lying.owner if lying else None

    def worth(self, painting: str) -> str:
        """ " (worth $350,000)", where the viewer knows; else nothing."""
        lying = self.painting(painting)
        if lying is None or lying.value is None:
            return ""
        return f" (worth {self.w.value(lying.value)})" if lying.value else f" ({self.w.value(0)})"

    def bid_of(self, seat: int, named: int | None) -> str:
        """A player's bid in this run: the one that is named, or his highest."""
        bids = self.facts.auction.bids if self.facts.auction else ()
        amount = named or next((bid.amount for bid in bids if bid.seat == seat), None)
        return "bid" if amount is None else f"bid of {self.w.money(amount)}"

    def may_bid(self) -> bool:
        """Has the viewer a say in this tick, beyond a doubt?"""
        auction = self.facts.auction
        return auction is not None and self.seat in auction.bidders and auction.leaders != (self.seat,)


def _buy(k: Look, x: a.Buy) -> str:
    painting = k.facts.decision.painting
    return f"Buy {k.w.title(painting)} for {k.price}" if painting else "Buy it"


def _decline(k: Look, x: a.Decline) -> str:
    if k.asked == "sell_or_keep":
        return "Sell nothing"
    if k.asked == "buy_from_player":
        return "Buy nothing"
    painting = k.facts.decision.painting
    title = k.w.title(painting) if painting else "it"
    return f"Do not buy {title}: it is auctioned, and you may not bid"


def _pass(k: Look, x: a.Pass) -> str:
    auction = k.facts.auction
    if k.asked == "last_call":
        return "Doubt nobody"
    if auction is None or not k.may_bid():
        return "Let the bids stand"
    return f"Pass on {k.w.title(auction.painting)}"


def _bid(k: Look, x: a.Bid) -> str:
    cash = None if k.seat is None else k.facts.players[k.seat].cash
    bluff = "" if cash is None or x.amount <= cash else f", though you have {k.w.money(cash)}"
    return f"Bid {k.w.money(x.amount)}{bluff}"


def _sell(k: Look, x: a.Sell) -> str:
    title = k.w.title(x.painting)
    if k.asked == "must_sell":
        return f"Sell {title}{k.worth(x.painting)} for {k.price}"
    lying = k.painting(x.painting)
    if lying is None or lying.value is None:
        return f"Sell {title} at its value"
    return (
        f"Sell {title} for {k.w.money(lying.value)}"
        if lying.value
        else f"Sell {title} for nothing{k.worth(x.painting)}"
    )


def _take(k: Look, x: a.Take) -> str:
    owner = k.w.who(k.owner(x.painting))
    return f"Buy {k.w.title(x.painting)}{k.worth(x.painting)} from {owner} for {k.price}"


def _choose_lot(k: Look, x: a.ChooseLot) -> str:
    return f"Put {k.w.title(x.painting)}{k.worth(x.painting)} up for auction"


DESCRIBE: dict[type[a.Action], Callable[[Look, Any], str]] = {
    a.Pass: _pass,
    a.Roll: lambda k, x: "Roll the die",
    a.Buy: _buy,
    a.Decline: _decline,
    a.Bid: _bid,
    a.Challenge: lambda k, x: f"Doubt {k.w.who(x.seat)}'s {k.bid_of(x.seat, x.amount)}",
    a.Hammer: lambda k, x: "Pass, and let the hammer fall",
    a.CloseTick: lambda k, x: "Open the answers of this moment",
    a.ChooseSpace: lambda k, x: f"Start on space {k.w.space(x.space).number}, {k.w.place(x.space)}",
    a.ChooseLot: _choose_lot,
    a.Sell: _sell,
    a.Take: _take,
    a.Resign: lambda k, x: "Resign and leave the game",
}


def describe(action: a.Action, view: View) -> str:
    """What an action would do, for the viewer who chooses."""
    return DESCRIBE[type(action)](Look(view), action)
