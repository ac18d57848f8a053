"""Refusals in words: for every number of `no` a code, a sentence that helps, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

import magie.rules.monopoly.act as acts
import magie.rules.monopoly.ask as ask
import magie.rules.monopoly.auction as auction
import magie.rules.monopoly.citing as citing
import magie.rules.monopoly.deals as deals
import magie.rules.monopoly.kind as kind
import magie.rules.monopoly.mortgage as mortgage
import magie.rules.monopoly.no as no
import magie.rules.monopoly.offers as offers
import magie.rules.monopoly.shortage as shortage
import magie.rules.monopoly.state as st
import magie.rules.refusing as refusing
from magie.rules.errors import IllegalAction
from magie.rules.wording import sentence


class Context(refusing.Context):
    """The names of things that a refusal may need."""

    def deed(self, deed: int) -> str:
        """The name of a deed."""
        known = 0 <= deed < self.printed.deeds
        return self.edition.spaces[self.printed.space_of[deed]].name if known else "that deed"

    @property
    def acted_deed(self) -> str:
        """The deed or street the act is about."""
        return self.deed(self.act.steps[0] if self.act.count else self.act.deed)

    @property
    def cash(self) -> str:
        """The cash of the acting seat."""
        return self.money(self.state.cash[self.seat])

    @property
    def partner(self) -> int:
        """The other side of the deal the act is about."""
        if self.act.kind == acts.OFFER:
            return int(self.act.seat)
        return int(st.offer_at(self.state, offers.find_offer(self.table, self.act.number)).by)

    @property
    def decider(self) -> str:
        """Whoever is asked now."""
        return self.who(self.state.frame_who[self.state.depth - 1])

    @property
    def situation(self) -> str:
        """What is going on now, in a few words."""
        return SITUATIONS[st.top(self.state)](self)


SITUATIONS: dict[int, Callable[[Context], str]] = {
    ask.PRE_ROLL: lambda c: f"{c.who(c.state.turn)} is about to roll",
    ask.MOVING: lambda c: "a token is moving",
    ask.POST_MOVE: lambda c: f"{c.who(c.state.turn)} has moved",
    ask.GAME_OVER: lambda c: "the game is over",
    ask.BUY_OR_DECLINE: lambda c: (
        f"{c.decider} must buy or decline {c.deed(c.state.frame_amount[c.state.depth - 1])} first"
    ),
    ask.AUCTION: lambda c: "an auction is on",
    ask.DEBT: lambda c: (
        f"{c.who(c.state.debtor)} must pay {c.money(c.state.debt)} to {c.who(c.state.creditor)} first"
    ),
    ask.LIFT_OR_KEEP: lambda c: f"{c.decider} must say which inherited mortgages to lift first",
    ask.INTENT: lambda c: f"players are saying how many {c.words.houses} or {c.words.hotels} they want",
    ask.LOWER: lambda c: "players are saying how many buildings they still want",
    ask.PLACE: lambda c: f"{c.decider} must place a building first",
    ask.POWER_TARGET: lambda c: f"{c.decider} must name a player first",
    ask.FLY: lambda c: f"{c.decider} must choose a space first",
    ask.TAX_CHOICE: lambda c: f"{c.decider} must choose how to pay the tax first",
}

Sentence = Callable[[Context], str]

# A-DEAL-08: what a debtor gives away is counted so.
WHAT_IT_COUNTS = f"mortgage values, and {kind.JAIL_CARD_VALUE} for a jail card"

REFUSALS: dict[int, tuple[str, refusing.Rule, Sentence]] = {
    no.NOT_PLAYING: ("not_playing", "M-BKR-01", lambda c: "This seat is not in the game."),
    no.NOT_YOUR_TURN: ("not_your_turn", "M-ORD-02", lambda c: f"It is {c.who(c.state.turn)}'s turn."),
    no.NOT_NOW: ("not_now", "A-GEN-01", lambda c: f"Not now: {c.situation}; this is possible between throws."),
    no.ANSWER_FIRST: ("answer_first", citing.answer_first, citing.say_answer_first),
    no.NO_SUCH_CLAIM: (
        "no_such_claim",
        "M-RNT-03",
        lambda c: "There is no such rent to ask for: it was never due, is paid, or was not asked for in time.",
    ),
    no.NOT_YOUR_CLAIM: ("not_your_claim", "A-RNT-03", lambda c: "Only the owner at the landing may ask for this rent."),
    no.CLAIMED_ALREADY: ("claimed_already", "A-RNT-01", lambda c: "This rent has been asked for already."),
    no.NOT_BEFORE_YOUR_THROW: (
        "not_before_your_throw",
        "A-JAIL-07",
        lambda c: f"{c.words.jail} can be left this way only on your own turn, before you throw.",
    ),
    no.NOT_IN_JAIL: ("not_in_jail", citing.not_in_jail, lambda c: f"You are not in {c.words.jail}."),
    no.FINE_TOO_LATE: ("fine_too_late", "A-JAIL-02", citing.say_fine_too_late),
    no.NOT_ENOUGH_CASH: ("not_enough_cash", citing.lack_of_cash, lambda c: f"You have only {c.cash} in cash."),
    no.NOT_YOUR_JAIL_CARD: ("not_your_jail_card", "M-JAIL-08", lambda c: f"You do not hold that {c.words.jail_card}."),
    no.MUST_THROW_AGAIN: ("must_throw_again", "M-DBL-01", lambda c: "You threw doubles: throw again."),
    no.TURN_NOT_DONE: (
        "turn_not_done",
        "M-TRN-05",
        lambda c: "You have not thrown yet." if st.top(c.state) == ask.PRE_ROLL else "You have thrown; end your turn.",
    ),
    no.NOTHING_TO_BUY: ("nothing_to_buy", "M-BUY-01", lambda c: "There is nothing to buy or decline now."),
    no.NO_AUCTION: ("no_auction", "M-AUC-01", lambda c: "No auction is on."),
    no.NOT_A_BIDDER: ("not_a_bidder", "A-SHT-02", lambda c: "You do not take part in this auction."),
    no.BID_TOO_LOW: (
        "bid_too_low",
        "A-AUC-01",
        lambda c: (
            f"Bid at least {c.money(auction.lowest_bid(c.table, c.seat))}"
            + (f": {c.who(c.state.leader)}'s {c.money(c.state.bid)} stands." if c.state.leader >= 0 else ".")
        ),
    ),
    no.BID_BELOW_LIST: (
        "bid_below_list",
        "A-SHT-03",
        lambda c: f"For you this building costs at least {c.money(shortage.lowest_bid_for_building(c.table, c.seat))}.",
    ),
    no.BID_ABOVE_CASH: (
        "bid_above_cash",
        "A-AUC-03",
        citing.say_above_cash,
    ),
    no.ALREADY_LEADING: ("already_leading", "A-AUC-02", lambda c: "Your own bid stands; wait for the others."),
    no.PASSED_ALREADY: ("passed_already", citing.passed_already, lambda c: "You have passed already."),
    no.NO_SUCH_DEED: ("no_such_deed", "M-SET-03", lambda c: "There is no such deed."),
    no.NOT_YOUR_DEED: ("not_your_deed", citing.not_the_owner, lambda c: f"{c.acted_deed} is not yours."),
    no.ALREADY_MORTGAGED: ("already_mortgaged", "M-MTG-01", lambda c: f"{c.acted_deed} is mortgaged already."),
    no.NOT_MORTGAGED: ("not_mortgaged", "M-MTG-05", lambda c: f"{c.acted_deed} is not mortgaged."),
    no.GROUP_HAS_BUILDINGS: (
        "group_has_buildings",
        "M-MTG-02",
        lambda c: f"Sell all buildings of its group before you mortgage {c.acted_deed}.",
    ),
    no.TOO_MANY_ACTS: ("too_many_acts", "A-GEN-06", citing.say_too_many_acts),
    no.NOT_A_STREET: ("not_a_street", "M-BLD-01", lambda c: f"Buildings stand only on {c.a(c.words.street)} of a colour-group."),
    no.GROUP_NOT_WHOLE: ("group_not_whole", "M-BLD-01", lambda c: f"You do not own the whole group of {c.acted_deed}."),
    no.GROUP_MORTGAGED: ("group_mortgaged", "M-BLD-06", lambda c: "A deed of this group is mortgaged; lift it first."),
    no.UNEVEN: ("uneven", citing.unevenly, lambda c: f"Buildings must stand evenly: no two {c.words.streets} of a group differ by more than one."),
    no.HOTEL_IS_THE_END: ("hotel_is_the_end", "M-HTL-02", lambda c: sentence(f"{c.a(c.words.hotel)} stands there; nothing can be added")),
    no.NOT_A_HOUSE: ("not_a_house", "M-BLD-04", lambda c: f"Four {c.words.houses} are the most on one {c.words.street}; what comes next is {c.a(c.words.hotel)}."),
    no.NOT_A_HOTEL: ("not_a_hotel", "M-HTL-01", lambda c: sentence(f"{c.a(c.words.hotel)} needs four {c.words.houses} on the {c.words.street} first")),
    no.NO_HOUSES_LEFT: ("no_houses_left", "A-SHT-01", lambda c: citing.say_left(c, citing.houses_for_list(c), c.words.house, c.words.houses)),
    no.NO_HOTELS_LEFT: ("no_hotels_left", "A-SHT-05", lambda c: citing.say_left(c, c.state.hotels, c.words.hotel, c.words.hotels)),
    no.EMPTY_LIST: ("empty_list", citing.about_the_list, lambda c: f"Name at least one {c.words.street}."),
    no.LIST_TOO_LONG: ("list_too_long", citing.about_the_list, lambda c: f"A list has at most {kind.MOST_STEPS} steps."),
    no.MIXED_LIST_IN_SHORTAGE: (
        "mixed_list_in_shortage",
        "A-SHT-08",
        lambda c: f"Others could want these too: ask for {c.words.houses} and {c.words.hotels} in separate lists.",
    ),
    no.CONTEST_OPENED_ALREADY: (
        "contest_opened_already",
        "A-SHT-07",
        lambda c: "You have opened one contest for scarce buildings since the last throw; wait for the next.",
    ),
    no.KIND_WENT_UNSOLD: ("kind_went_unsold", "A-SHT-07", lambda c: "Nobody bid for this kind of building; wait for the next throw."),
    no.NOT_LOWER: ("not_lower", "A-SEL-03", lambda c: f"Name each {c.words.street} once, with a level below its present one."),
    no.MIXED_GROUPS: ("mixed_groups", "A-SEL-03", lambda c: f"A sale is about the {c.words.streets} of one group."),
    no.NOT_ENOUGH_HOUSES_FOR_HOTEL: ("not_enough_houses_for_hotel", "A-SEL-02", citing.say_too_few_to_break_down),
    no.SALE_LOCKED: ("sale_locked", "A-SHT-09", lambda c: "Buildings cannot be sold while one is being auctioned."),
    no.MORTGAGE_LOCKED: ("mortgage_locked", "A-SHT-09", lambda c: "A group you could build on cannot be mortgaged in this auction."),
    no.NO_SUCH_SEAT: ("no_such_seat", "M-DEAL-01", lambda c: "There is no such player in the game."),
    no.OFFER_TO_YOURSELF: ("offer_to_yourself", "M-DEAL-01", lambda c: "An offer goes to another player."),
    no.OFFER_EMPTY: ("offer_empty", "A-DEAL-03", lambda c: f"A deal must move at least one deed or {c.words.jail_card}; money for nothing is a loan."),
    no.OFFER_NOT_THEIRS: ("offer_not_theirs", "M-DEAL-01", lambda c: "Each side can give only what it holds."),
    no.OFFER_GROUP_BUILT: ("offer_group_built", "M-DEAL-02", lambda c: "No deed of a group with buildings can change hands; sell the buildings first."),
    no.OFFER_CASH_SHORT: ("offer_cash_short", "A-DEAL-02", lambda c: "There is not enough cash for this deal."),
    no.OFFER_INTEREST_SHORT: ("offer_interest_short", "A-MTG-03", citing.say_interest_short),
    no.TOO_MANY_OFFERS: ("too_many_offers", "A-DEAL-07", citing.say_too_many_offers),
    no.HAS_RESIGNED: ("has_resigned", "A-BKR-10", lambda c: "You have resigned; your seat gives safe answers until it can leave."),
    no.OFFER_ITEM_NOT_ALLOWED: ("offer_item_not_allowed", "M-DEAL-01", citing.say_not_in_deals),
    no.NO_GIFTS: ("no_gifts", "A-DEAL-03", lambda c: "At this table both sides of a deal must give something."),
    no.NO_SUCH_OFFER: ("no_such_offer", "A-DEAL-04", lambda c: "There is no such offer any more."),
    no.OFFER_NOT_TO_YOU: ("offer_not_to_you", "A-DEAL-04", lambda c: "That offer was made to somebody else."),
    no.OFFER_NOT_BY_YOU: ("offer_not_by_you", "A-DEAL-04", lambda c: "That offer was made by somebody else."),
    no.OFFER_RESTS: ("offer_rests", "A-DEAL-04", lambda c: f"That offer rests now: {c.situation}."),
    no.RENT_ASKED_OF_YOU: (
        "rent_asked_of_you",
        "A-RNT-10",
        lambda c: f"You owe {c.money(deals.owed_by(c.table, c.seat))}, rent asked for included. A deal must leave you that much cash, "
        f"or bring cash that makes it payable or is more than what you give counts: {WHAT_IT_COUNTS}.",
    ),
    no.RENT_ASKED_OF_THEM: (
        "rent_asked_of_them",
        "A-RNT-10",
        lambda c: f"{c.who(c.partner)} owes {c.money(deals.owed_by(c.table, c.partner))}, rent asked for included. A deal must leave "
        f"{c.who(c.partner)} that much cash, or bring cash that makes it payable or is more than what is given counts: {WHAT_IT_COUNTS}.",
    ),
    no.PARTNER_RESIGNED: ("partner_resigned", "A-BKR-10", lambda c: f"{c.who(c.partner)} has resigned, and deals with nobody any more."),
    no.DEBTOR_MUST_GAIN: ("debtor_must_gain", "A-DEAL-08", lambda c: "A deal of a player in debt must raise that player's cash."),
    no.DEBTOR_SELLS_OUT: ("debtor_sells_out", "A-DEAL-08", lambda c: f"A debtor may sell only if the debt can be paid then, or for more than what is given counts: {WHAT_IT_COUNTS}."),
    no.PARTNER_NOT_ALLOWED: ("partner_not_allowed", "A-GEN-01", lambda c: f"Only {c.decider} may deal now, and whoever has an offer from {c.decider}."),
    no.LIFT_NOT_RECEIVED: ("lift_not_received", "A-MTG-07", lambda c: "Only mortgaged deeds you receive in this deal can be lifted with it."),
    no.CAN_STILL_PAY: ("can_still_pay", "A-BKR-01", lambda c: f"You can still pay {c.money(c.state.debt)} by selling and mortgaging."),
    no.NOT_IN_DEBT: ("not_in_debt", "A-BKR-01", lambda c: "You are not in debt."),
    no.NOTHING_ASKED: ("nothing_asked", "A-GEN-01", lambda c: f"Nobody asked for that now: {c.situation}."),
    no.ANSWERED_ALREADY: ("answered_already", citing.about_the_number, lambda c: "You have answered already, or were not asked."),
    no.WANT_TOO_MANY: ("want_too_many", citing.about_the_number, citing.say_want_too_many),
    no.NOT_A_PLACE: ("not_a_place", "A-SHT-02", lambda c: f"The building cannot stand on {c.acted_deed}."),
    no.PLACE_ABOVE_BID: ("place_above_bid", "A-SHT-03", lambda c: "Your bid does not cover the price of a building there."),
    no.LIFT_NOT_INHERITED: ("lift_not_inherited", "A-MTG-07", lambda c: "Only the mortgaged deeds you have just received can be lifted so."),
    no.LIFT_TOO_DEAR: ("lift_too_dear", "A-MTG-07", lambda c: f"These cost {c.money(mortgage.mortgage_values(c.table, c.act.lift))}; you have {c.cash}."),
    no.NO_POPUP: ("no_popup", "M-TRN-01", lambda c: "There is no pop-up board to enter here: throw the dice."),
    no.NOT_ENTITLED: ("not_entitled", citing.not_entitled, citing.say_not_entitled),
    no.NOT_A_TARGET: ("not_a_target", "A-OZ-05", lambda c: "Name another player who is still in the game."),
    no.NO_SUCH_SPACE: ("no_such_space", "A-OZ-16", lambda c: "There is no such space on the board."),
    no.GAME_IS_OVER: ("game_is_over", "M-WIN-01", lambda c: "The game is over."),
    no.SYSTEM_ONLY: ("system_only", "A-AUC-02", lambda c: "Only the auction clock drops the hammer."),
    no.UNKNOWN_ACT: ("unknown_action", "A-GEN-01", lambda c: "This is not an action of this game."),
    no.NOT_THE_DECIDER: ("not_the_decider", "A-GEN-01", lambda c: f"This is for {c.decider} to decide."),
}  # fmt: skip


def refusal(context: Context, objection: int) -> IllegalAction:
    """The exception for a refused act."""
    return refusing.refusal_of(REFUSALS, context, objection)
