"""Citing: the rule behind a refusal, and its sentence, where they depend on what was asked for or on the moment.

Only rules that all editions with that situation have in common are cited here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import magie.rules.bits as bits
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.powers as powers
from magie.rules.wording import in_a_row, in_words

if TYPE_CHECKING:
    from magie.rules.monopoly.people.sentences.refusing import Context

# What lacks the cash, and the rule that wants it.
CASH = {
    act_kinds.BUY: "A-BUY-01",
    act_kinds.BUILD: "M-BLD-05",
    act_kinds.PLACE: "A-SHT-02",
    act_kinds.LIFT: "M-MTG-05",
    act_kinds.PAY_FINE: "A-JAIL-02",
}

# What is done with a deed of somebody else.
OWNER = {act_kinds.MORTGAGE: "M-MTG-01", act_kinds.LIFT: "M-MTG-04"}


def say_answer_first(c: Context) -> str:
    """What must be done first."""
    if not top.between_throws(c.state):
        return f"Not yet: {c.situation}."
    if top.kind(c.state) == frames.PRE_ROLL:
        return "On your own turn you do not pass: throw the dice."
    return f"On your own turn you do not pass: {'throw again' if c.state.throw_again else 'end your turn'}."


def lack_of_cash(c: Context) -> str:
    """The rule that wants the cash."""
    return CASH.get(c.act.kind, "M-DEBT-01")


def not_the_owner(c: Context) -> str:
    """The rule that leaves it to the owner."""
    return OWNER.get(c.act.kind, "M-MISC-01")


def not_in_jail(c: Context) -> str:
    """A fine or a card takes nobody out of Jail who is not there."""
    return "A-CRD-05" if c.act.kind == act_kinds.USE_JAIL_CARD else "A-JAIL-02"


def unevenly(c: Context) -> str:
    """Evenly up, or evenly down."""
    return "M-SEL-01" if c.act.kind == act_kinds.SELL else "M-BLD-03"


def about_the_list(c: Context) -> str:
    """A list of purchases, or of sales."""
    return "A-SEL-03" if c.act.kind == act_kinds.SELL else "A-BLD-04"


def passed_already(c: Context) -> str:
    """Once for each bid, or once between throws."""
    return "A-AUC-02" if top.kind(c.state) == frames.AUCTION else "A-GEN-07"


def about_the_number(c: Context) -> str:
    """How many in the first round, or how many still."""
    return "A-SHT-02" if top.kind(c.state) == frames.LOWER else "A-SHT-01"


def say_want_too_many(c: Context) -> str:
    """The bounds of the number."""
    most = shortage.most_wanted(c.table, c.seat)
    if top.kind(c.state) == frames.LOWER:
        return f"You may only lower your number: from 0 to {most}."
    return f"You can want from 0 to {most}."


def houses_for_list(c: Context) -> int:
    """A-SHT-08: how many houses the list can have: the Bank's, and those its hotels set free before they run out."""
    there: int = c.state.houses
    used = 0
    levels = list(c.state.level)
    for street in c.act.steps[: c.act.count]:
        levels[street] += 1
        if levels[street] == buildings.HOTEL_LEVEL:
            there += buildings.HOTEL_LEVEL - 1
        else:
            used += 1
        if used > there:
            break
    return there


def say_left(c: Context, number: int, one: str, many: str) -> str:
    """No houses are left, only one house is, only three are."""
    if number == 0:
        return f"No {many} are left in the {c.words.bank}."
    return f"Only {c.count(number, one, many)} {'is' if number == 1 else 'are'} left in the {c.words.bank}."


def say_too_few_to_break_down(c: Context) -> str:
    """A-SEL-02: how many houses there are for a hotel to become."""
    number = c.state.houses
    few = "no" if number == 0 else f"only {in_words(number)}"
    houses = c.words.house if number == 1 else c.words.houses
    return (
        f"The {c.words.bank} has {few} {houses} to break {c.a(c.words.hotel)} down into; "
        "sell several levels at once."
    )


def say_above_cash(c: Context) -> str:
    """The highest bid; a deed that stays mortgaged costs its interest too."""
    most = auction.highest_bid(c.table, c.seat)
    if most <= 0:
        return "Bids are in cash, and you have none to spare."
    return f"Bids are in cash: you can bid at most {c.money(most)}."


def say_fine_too_late(c: Context) -> str:
    """The turns on which the fine may be paid."""
    turns = c.printed.jail_fine_turns
    when = "turn" if turns == 1 else f"{in_words(turns)} turns"
    return f"The fine may be paid before the throw only on the first {when} in {c.words.jail}."


def say_too_many_acts(c: Context) -> str:
    """A-GEN-06: how often one may build and lift."""
    times = {1: "once", 2: "twice"}.get(c.printed.acts_per_window, f"{c.printed.acts_per_window} times")
    return f"You have built and lifted {times} since the last throw; wait for the next."


def say_too_many_offers(c: Context) -> str:
    """A-DEAL-07: how many offers one may make, between throws or in a debt."""
    most = c.printed.offers_per_window
    if most == 0:
        return "At this table nobody makes offers."
    made = f"You have made {c.count(most, 'offer', 'offers')}"
    if top.kind(c.state) == frames.DEBT and c.state.debtor == c.seat:
        return f"{made} in this debt; that is all."
    return f"{made} since the last throw; wait for the next."


def say_not_in_deals(c: Context) -> str:
    """M-DEAL-01: what may change hands at this table."""
    allowed = {
        "cash": c.printed.deal_cash,
        c.words.deeds: c.printed.deal_deeds,
        f"a {c.words.jail_card}": c.printed.deal_cards,
    }
    things = in_a_row([thing for thing, dealt in allowed.items() if dealt])
    return f"At this table a deal moves {things or 'nothing'}{' only' if things else ''}."


def say_interest_short(c: Context) -> str:
    """A-MTG-03: the percentage is the edition's."""
    percent = c.edition.rules.interest_percent
    interest = f"the {percent}% or " if percent else ""
    return f"Cash is short for {interest}the lift on a mortgaged deed received."


def flew(c: Context) -> bool:
    """A-OZ-03: did the Winged Monkeys carry this player last, so that nothing else keeps the token outside?"""
    if top.kind(c.state) != frames.PRE_ROLL or c.state.popup_at[c.seat] or players.in_jail(c.state, c.seat):
        return False
    return bool(bits.has(c.state.flew, c.seat))


def not_entitled(c: Context) -> str:
    """A-OZ-03 after the Winged Monkeys, else A-OZ-04."""
    return "A-OZ-03" if flew(c) else "A-OZ-04"


def say_not_entitled(c: Context) -> str:
    """Why nobody goes into the pop-up now."""
    if flew(c) and c.edition.popup is not None:
        monkeys = c.edition.popup.locations[powers.MONKEYS - 1]
        return f"{monkeys}: the turn after it is an ordinary one, even from {c.a(c.words.transport)}. Throw the dice."
    return (
        f"Only who landed on {c.a(c.words.transport)} may go in, instead of the first throw of the next turn."
    )
