"""One sentence for every event: what happened, to whom, and why money moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.limits as limits
from magie.editions import MonopolyEdition
from magie.rules.monopoly.family import events as ev
from magie.rules.wording import in_words, sentence

from .wording import Wording

REASONS: dict[str, str] = {
    "salary": "salary",
    "price": "for the property",
    "auction": "for the winning bid",
    "rent": "rent",
    "tax": "tax",
    "card": "as the card says",
    "each_player": "as the card says",
    "jail_fine": "as the fine",
    "building": "for building",
    "building_sold": "for buildings sold",
    "mortgage": "for a mortgage",
    "lift": "to lift a mortgage",
    "interest": "interest on a mortgage",
    "deal": "in their deal",
    "bankruptcy": "in the bankruptcy",
    "start": "to start with",
    "parking_pot": "from the pot",
    "harvest": "for the harvest",
    "escape": "for the escape",
}

DEBTS: dict[str, str] = {
    "rent": "in rent",
    "tax": "in tax",
    "card": "for the card",
    "each_player": "for the card",
    "jail_fine": "for the fine",
    "interest": "in interest",
}


def throw(dice: tuple[int, ...]) -> str:
    """One die or both, and whether they are doubles.

    >>> throw((3, 4)), throw((3, 3)), throw((5,))
    ('3 and 4', 'double 3', '5')
    """
    if len(dice) == 2 and dice[0] == dice[1]:
        return f"double {dice[0]}"
    return " and ".join(map(str, dice))


def _paid(w: Wording, e: ev.CashPaid) -> str:
    return f"{w.who(e.payer)} pays {w.who(e.payee)} {w.money(e.amount)} {REASONS[e.why]}"


def _moved(w: Wording, e: ev.TokenMoved) -> str:
    if e.how == "by_monkeys":
        return f"{w.who(e.seat)} flies to {w.place(e.space)}"
    sent = " as the card says" if e.how == "by_card" else ""
    return f"{w.who(e.seat)} moves to {w.place(e.space)}{sent}"


def _card(w: Wording, e: ev.CardDrawn) -> str:
    return f"{w.who(e.seat)} draws {w.edition.decks[e.deck].name}: “{w.card_text(e.card)}”"


def _jailed(w: Wording, e: ev.Jailed) -> str:
    reason = {"by_doubles": " for throwing doubles three times", "by_card": " by the card"}.get(e.how, "")
    return f"{w.who(e.seat)} goes to {w.words.jail}{reason}"


def _left_jail(w: Wording, e: ev.JailLeft) -> str:
    reason = {
        "by_doubles": "by doubles",
        "by_fine": "by the fine",
        "by_jail_card": f"by the {w.words.jail_card}",
        "by_third_throw": "after the third throw",
    }[e.how]
    return f"{w.who(e.seat)} leaves {w.words.jail} {reason}"


def _stayed(w: Wording, e: ev.JailStayed) -> str:
    count = {1: "first", 2: "second", 3: "third"}.get(e.throws, f"{e.throws}th")
    return f"{w.who(e.seat)} throws no doubles in {w.words.jail}, for the {count} time"


def _claim(w: Wording, e: ev.ClaimOpened) -> str:
    amount = "rent by a throw" if e.amount is None else f"{w.money(e.amount)} rent"
    return f"{w.who(e.owner)} may ask {w.who(e.payer)} for {amount} on {w.place(e.deed)}"


def _sold(w: Wording, e: ev.BuildingsSold) -> str:
    """A hotel gone leaves houses, or nothing; houses go by their number."""
    place = w.place(e.street)
    if e.before == buildings.HOTEL_LEVEL:
        kept = f" down to {w.level(e.after)}" if e.after else ""
        return f"{w.who(e.seat)} sells {w.level(e.before)} on {place}{kept}"
    return f"{w.who(e.seat)} sells {w.buildings('house', e.before - e.after)} on {place}"


def _offer(w: Wording, e: ev.OfferMade) -> str:
    lifted = f", lifting {w.places(e.lift)}" if e.lift else ""
    return f"{w.who(e.by)} offers {w.who(e.to)} {w.goods(e.give)} for {w.goods(e.take)}{lifted}"


def _bankrupt(w: Wording, e: ev.WentBankrupt) -> str:
    return f"{w.who(e.seat)} is bankrupt; what is left goes to {w.who(e.creditor)}"


def _debt(w: Wording, e: ev.DebtOpened) -> str:
    cause = DEBTS.get(e.why, REASONS[e.why])
    return f"{w.who(e.debtor)} owes {w.who(e.creditor)} {w.money(e.amount)} {cause} and must raise money"


def _intent(w: Wording, e: ev.IntentOpened) -> str:
    short = w.words.hotels if e.building == "hotel" else w.words.houses
    return f"{w.who(e.seat)} wants {w.buildings(e.building, e.number)}, but {short} are short: who else wants some?"


def _auto_claim(w: Wording, e: ev.AutoClaimSet) -> str:
    return f"{w.who(e.seat)} will ask for rent {'automatically' if e.on else 'in person'} from now on"


def _targeted(w: Wording, e: ev.Targeted) -> str:
    turns = w.edition.popup.lollipop_turns if w.edition.popup else 0
    struck = {
        1: "moves backwards on the next turn",
        2: f"moves by one die for {in_words(turns)} turn{'s' if turns > 1 else ''}",
        3: "misses the next turn",
    }[e.power]
    return f"{w.who(e.seat)} names {w.who(e.target)}, who {struck}"


def _tax(w: Wording, e: ev.TaxChosen) -> str:
    way = "a share of all possessions" if e.way == "percent" else "the printed amount"
    return f"{w.who(e.seat)} chooses {way} as tax: {w.money(e.amount)}"


def _ended(w: Wording, e: ev.GameEnded) -> str:
    reason = {"last_standing": "only one player is left", "round_limit": "the last round is played"}
    return f"the game is over: {reason[e.how]}"


SAY: dict[type[ev.Event], Callable[[Wording, Any], str]] = {
    ev.OpeningThrown: lambda w, e: f"{w.who(e.seat)} throws {e.dice[0]} and {e.dice[1]} for the first turn",
    ev.TurnBegan: lambda w, e: f"round {e.round}: it is {w.who(e.seat)}'s turn",
    ev.TurnEnded: lambda w, e: f"{w.who(e.seat)} ends the turn",
    ev.DiceThrown: lambda w, e: f"{w.who(e.seat)} throws {throw(e.dice)}",
    ev.TokenMoved: _moved,
    ev.CashPaid: _paid,
    ev.CardDrawn: _card,
    ev.DeedBought: lambda w, e: f"{w.who(e.seat)} buys {w.place(e.deed)} for {w.money(e.price)}",
    ev.DeedDeclined: lambda w, e: f"{w.who(e.seat)} does not buy {w.place(e.deed)}",
    ev.AuctionOpened: lambda w, e: f"{w.lot(e.lot)} is up for auction",
    ev.BidMade: lambda w, e: f"{w.who(e.seat)} bids {w.money(e.amount)} for {w.lot(e.lot)}",
    ev.BidderPassed: lambda w, e: f"{w.who(e.seat)} passes on {w.lot(e.lot)}",
    ev.AuctionWon: lambda w, e: f"{w.who(e.seat)} wins {w.lot(e.lot)} for {w.money(e.amount)}",
    ev.AuctionUnsold: lambda w, e: f"nobody bids for {w.lot(e.lot)}",
    ev.ClaimOpened: _claim,
    ev.RentClaimed: lambda w, e: (
        f"{w.who(e.owner)} asks {w.who(e.payer)} for {w.money(e.amount)} rent on {w.place(e.deed)}"
    ),
    ev.ClaimLapsed: lambda w, e: (
        f"{w.who(e.owner)} did not ask {w.who(e.payer)} for the rent on {w.place(e.deed)} in time"
    ),
    ev.ClaimsFull: lambda w, e: (
        f"{in_words(limits.MOST_CLAIMS)} rents are open already, so the oldest counts as asked for: "
        f"{w.who(e.owner)}'s from {w.who(e.payer)} on {w.place(e.deed)}"
    ),
    ev.ClaimVoided: lambda w, e: (
        f"{w.who(e.owner)} can no longer ask {w.who(e.payer)} for the rent on {w.place(e.deed)}"
    ),
    ev.RentThrown: lambda w, e: (
        f"{w.who(e.payer)} throws {e.dice[0]} and {e.dice[1]} for the rent, times {e.factor}"
    ),
    ev.Jailed: _jailed,
    ev.JailLeft: _left_jail,
    ev.JailStayed: _stayed,
    ev.JailCardUsed: lambda w, e: f"{w.who(e.seat)} uses the {w.jail_card(e.card)}",
    ev.Built: lambda w, e: (
        f"{w.who(e.seat)} builds {w.a_building(e.level)} on {w.place(e.street)} for {w.money(e.price)}"
    ),
    ev.BuildingsSold: _sold,
    ev.DeedMortgaged: lambda w, e: f"{w.who(e.seat)} mortgages {w.place(e.deed)}",
    ev.MortgageLifted: lambda w, e: f"{w.who(e.seat)} lifts the mortgage on {w.place(e.deed)}",
    ev.OfferMade: _offer,
    ev.OfferAccepted: lambda w, e: f"{w.who(e.to)} accepts {w.who(e.by)}'s offer",
    ev.OfferRejected: lambda w, e: f"{w.who(e.to)} says no to {w.who(e.by)}'s offer",
    ev.OfferWithdrawn: lambda w, e: f"{w.who(e.by)} takes back the offer to {w.who(e.to)}",
    ev.OfferLapsed: lambda w, e: f"{w.who(e.by)}'s offer to {w.who(e.to)} ends unanswered",
    ev.DeedPassed: lambda w, e: f"{w.place(e.deed)} goes from {w.who(e.giver)} to {w.who(e.taker)}",
    ev.JailCardPassed: lambda w, e: (
        f"the {w.jail_card(e.card)} goes from {w.who(e.giver)} to {w.who(e.taker)}"
    ),
    ev.DebtOpened: _debt,
    ev.DebtPaid: lambda w, e: f"{w.who(e.debtor)} has raised the {w.money(e.amount)} for {w.who(e.creditor)}",
    ev.DebtLapsed: lambda w, e: f"{w.who(e.debtor)} no longer owes {w.who(e.creditor)} {w.money(e.amount)}",
    ev.WentBankrupt: _bankrupt,
    ev.Resigned: lambda w, e: f"{w.who(e.seat)} resigns",
    ev.IntentOpened: _intent,
    ev.IntentStated: lambda w, e: f"{w.who(e.seat)} secretly asks for {in_words(e.number)}",
    ev.IntentShown: lambda w, e: f"{w.who(e.seat)} wants {w.buildings(e.building, e.number)}",
    ev.DeedDealt: lambda w, e: f"{w.who(e.seat)} is dealt {w.place(e.deed)}",
    ev.AutoClaimSet: _auto_claim,
    ev.TaxChosen: _tax,
    ev.PopupEntered: lambda w, e: (
        f"{w.who(e.seat)} throws {e.die} and enters the pop-up: {w.popup_place(e.die)}"
    ),
    ev.PopupLeft: lambda w, e: f"{w.who(e.seat)} comes back to the board at {w.place(e.space)}",
    ev.Targeted: _targeted,
    ev.TurnSkipped: lambda w, e: f"{w.who(e.seat)} misses this turn",
    ev.GameEnded: _ended,
}


def say(event: ev.Event, edition: MonopolyEdition, names: Sequence[str]) -> str:
    """One sentence about an event.

    >>> from magie.editions import load
    >>> say(ev.CashPaid(payer=0, payee=1, amount=26, why="rent"), load("luxury"), ["Ann", "Ben"])
    'Ann pays Ben $26 rent.'
    """
    return sentence(SAY[type(event)](Wording(edition, names), event))
