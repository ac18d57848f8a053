"""Refusals in words: for every number of `words/refusals` a code, a sentence that helps, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.deals as deals
import magie.rules.monopoly.book.mortgage as mortgage
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.people.sentences.citing as citing
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.refusing as refusing
from magie.editions import MonopolyEdition
from magie.rules.errors import IllegalAction
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table
from magie.rules.wording import sentence


class Context(refusing.Context[MonopolyEdition, Table, Act]):
    """The names of things that a refusal may need."""

    def __init__(
        self, table: Table, edition: MonopolyEdition, names: tuple[str, ...], seat: int, act: Act
    ) -> None:
        super().__init__(table, edition, names, seat, act)
        self.state = table.state
        self.printed = table.printed
        self.words = edition.words

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
        if self.act.kind == act_kinds.OFFER:
            return int(self.act.seat)
        return int(open_offers.offer_at(self.state, offers.find_offer(self.table, self.act.number)).by)

    @property
    def decider(self) -> str:
        """Whoever is asked now."""
        return self.who(top.asked_seat(self.state))

    @property
    def situation(self) -> str:
        """What is going on now, in a few words."""
        return SITUATIONS[top.kind(self.state)](self)


SITUATIONS: dict[int, Callable[[Context], str]] = {
    frames.PRE_ROLL: lambda c: f"{c.who(c.state.turn)} is about to roll",
    frames.MOVING: lambda c: "a token is moving",
    frames.POST_MOVE: lambda c: f"{c.who(c.state.turn)} has moved",
    frames.GAME_OVER: lambda c: "the game is over",
    frames.BUY_OR_DECLINE: lambda c: f"{c.decider} must buy or decline {c.deed(top.subject(c.state))} first",
    frames.AUCTION: lambda c: "an auction is on",
    frames.DEBT: lambda c: (
        f"{c.who(c.state.debtor)} must pay {c.money(c.state.debt)} to {c.who(c.state.creditor)} first"
    ),
    frames.LIFT_OR_KEEP: lambda c: f"{c.decider} must say which inherited mortgages to lift first",
    frames.INTENT: lambda c: f"players are saying how many {c.words.houses} or {c.words.hotels} they want",
    frames.LOWER: lambda c: "players are saying how many buildings they still want",
    frames.PLACE: lambda c: f"{c.decider} must place a building first",
    frames.POWER_TARGET: lambda c: f"{c.decider} must name a player first",
    frames.FLY: lambda c: f"{c.decider} must choose a space first",
    frames.TAX_CHOICE: lambda c: f"{c.decider} must choose how to pay the tax first",
}

# What is asked now has a rule of its own, which says that it is answered first.
ASKED_BY: dict[int, str] = {
    frames.BUY_OR_DECLINE: "A-BUY-03",
    frames.AUCTION: "A-AUC-02",
    frames.DEBT: "M-DEBT-01",
    frames.LIFT_OR_KEEP: "A-MTG-07",
    frames.INTENT: "A-SHT-01",
    frames.LOWER: "A-SHT-02",
    frames.PLACE: "A-SHT-02",
    frames.POWER_TARGET: "A-OZ-05",
    frames.FLY: "OZ-PW5-01",
    frames.TAX_CHOICE: "A-TAX-05",
    # Between throws whoever is on turn cannot pass.
    frames.PRE_ROLL: "A-GEN-07",
    frames.POST_MOVE: "A-GEN-07",
}


def rule_of_the_question(c: Context) -> str:
    """The rule behind what is asked now."""
    return ASKED_BY[top.kind(c.state)]


Sentence = Callable[[Context], str]

# A-DEAL-08: what a debtor gives away is counted so.
WHAT_IT_COUNTS = f"mortgage values, and {limits.JAIL_CARD_VALUE} for a jail card"

REFUSALS: dict[int, tuple[str, refusing.Rule[Context], Sentence]] = {
    refusals.NOT_PLAYING: ("not_playing", "M-BKR-01", lambda c: "This seat is not in the game."),
    refusals.NOT_YOUR_TURN: ("not_your_turn", "M-ORD-02", lambda c: f"It is {c.who(c.state.turn)}'s turn."),
    refusals.NOT_NOW: ("not_now", "A-GEN-01", lambda c: f"Not now: {c.situation}; this is possible between throws."),
    refusals.ANSWER_FIRST: ("answer_first", rule_of_the_question, citing.say_answer_first),
    refusals.NO_SUCH_CLAIM: (
        "no_such_claim",
        "M-RNT-03",
        lambda c: "There is no such rent to ask for: it was never due, is paid, or was not asked for in time.",
    ),
    refusals.NOT_YOUR_CLAIM: ("not_your_claim", "A-RNT-03", lambda c: "Only the owner at the landing may ask for this rent."),
    refusals.CLAIMED_ALREADY: ("claimed_already", "A-RNT-01", lambda c: "This rent has been asked for already."),
    refusals.NOT_BEFORE_YOUR_THROW: (
        "not_before_your_throw",
        "A-JAIL-07",
        lambda c: f"{c.words.jail} can be left this way only on your own turn, before you throw.",
    ),
    refusals.NOT_IN_JAIL: ("not_in_jail", citing.not_in_jail, lambda c: f"You are not in {c.words.jail}."),
    refusals.FINE_TOO_LATE: ("fine_too_late", "A-JAIL-02", citing.say_fine_too_late),
    refusals.NOT_ENOUGH_CASH: ("not_enough_cash", citing.lack_of_cash, lambda c: f"You have only {c.cash} in cash."),
    refusals.NOT_YOUR_JAIL_CARD: ("not_your_jail_card", "M-JAIL-08", lambda c: f"You do not hold that {c.words.jail_card}."),
    refusals.MUST_THROW_AGAIN: ("must_throw_again", "M-DBL-01", lambda c: "You threw doubles: throw again."),
    refusals.TURN_NOT_DONE: (
        "turn_not_done",
        "M-TRN-05",
        lambda c: "You have not thrown yet." if top.kind(c.state) == frames.PRE_ROLL else "You have thrown; end your turn.",
    ),
    refusals.NOTHING_TO_BUY: ("nothing_to_buy", "M-BUY-01", lambda c: "There is nothing to buy or decline now."),
    refusals.NO_AUCTION: ("no_auction", "M-AUC-01", lambda c: "No auction is on."),
    refusals.NOT_A_BIDDER: ("not_a_bidder", "A-SHT-02", lambda c: "You do not take part in this auction."),
    refusals.BID_TOO_LOW: (
        "bid_too_low",
        "A-AUC-01",
        lambda c: (
            f"Bid at least {c.money(auction.lowest_bid(c.table, c.seat))}"
            + (f": {c.who(c.state.leader)}'s {c.money(c.state.bid)} stands." if c.state.leader >= 0 else ".")
        ),
    ),
    refusals.BID_BELOW_LIST: (
        "bid_below_list",
        "A-SHT-03",
        lambda c: f"For you this building costs at least {c.money(shortage.lowest_bid_for_building(c.table, c.seat))}.",
    ),
    refusals.BID_ABOVE_CASH: (
        "bid_above_cash",
        "A-AUC-03",
        citing.say_above_cash,
    ),
    refusals.ALREADY_LEADING: ("already_leading", "A-AUC-02", lambda c: "Your own bid stands; wait for the others."),
    refusals.PASSED_ALREADY: ("passed_already", citing.passed_already, lambda c: "You have passed already."),
    refusals.NO_SUCH_DEED: ("no_such_deed", "M-SET-03", lambda c: "There is no such deed."),
    refusals.NOT_YOUR_DEED: ("not_your_deed", citing.not_the_owner, lambda c: f"{c.acted_deed} is not yours."),
    refusals.ALREADY_MORTGAGED: ("already_mortgaged", "M-MTG-01", lambda c: f"{c.acted_deed} is mortgaged already."),
    refusals.NOT_MORTGAGED: ("not_mortgaged", "M-MTG-05", lambda c: f"{c.acted_deed} is not mortgaged."),
    refusals.GROUP_HAS_BUILDINGS: (
        "group_has_buildings",
        "M-MTG-02",
        lambda c: f"Sell all buildings of its group before you mortgage {c.acted_deed}.",
    ),
    refusals.TOO_MANY_ACTS: ("too_many_acts", "A-GEN-06", citing.say_too_many_acts),
    refusals.NOT_A_STREET: ("not_a_street", "M-BLD-01", lambda c: f"Buildings stand only on {c.a(c.words.street)} of a colour-group."),
    refusals.GROUP_NOT_WHOLE: ("group_not_whole", "M-BLD-01", lambda c: f"You do not own the whole group of {c.acted_deed}."),
    refusals.GROUP_MORTGAGED: ("group_mortgaged", "M-BLD-06", lambda c: "A deed of this group is mortgaged; lift it first."),
    refusals.UNEVEN: ("uneven", citing.unevenly, lambda c: f"Buildings must stand evenly: no two {c.words.streets} of a group differ by more than one."),
    refusals.HOTEL_IS_THE_END: ("hotel_is_the_end", "M-HTL-02", lambda c: sentence(f"{c.a(c.words.hotel)} stands there; nothing can be added")),
    refusals.NOT_A_HOUSE: ("not_a_house", "M-BLD-04", lambda c: f"Four {c.words.houses} are the most on one {c.words.street}; what comes next is {c.a(c.words.hotel)}."),
    refusals.NOT_A_HOTEL: ("not_a_hotel", "M-HTL-01", lambda c: sentence(f"{c.a(c.words.hotel)} needs four {c.words.houses} on the {c.words.street} first")),
    refusals.NO_HOUSES_LEFT: ("no_houses_left", "A-SHT-01", lambda c: citing.say_left(c, citing.houses_for_list(c), c.words.house, c.words.houses)),
    refusals.NO_HOTELS_LEFT: ("no_hotels_left", "A-SHT-05", lambda c: citing.say_left(c, c.state.hotels, c.words.hotel, c.words.hotels)),
    refusals.EMPTY_LIST: ("empty_list", citing.about_the_list, lambda c: f"Name at least one {c.words.street}."),
    refusals.LIST_TOO_LONG: ("list_too_long", citing.about_the_list, lambda c: f"A list has at most {limits.MOST_STEPS} steps."),
    refusals.MIXED_LIST_IN_SHORTAGE: (
        "mixed_list_in_shortage",
        "A-SHT-08",
        lambda c: f"Others could want these too: ask for {c.words.houses} and {c.words.hotels} in separate lists.",
    ),
    refusals.CONTEST_OPENED_ALREADY: (
        "contest_opened_already",
        "A-SHT-07",
        lambda c: "You have opened one contest for scarce buildings since the last throw; wait for the next.",
    ),
    refusals.KIND_WENT_UNSOLD: ("kind_went_unsold", "A-SHT-07", lambda c: "Nobody bid for this kind of building; wait for the next throw."),
    refusals.NOT_LOWER: ("not_lower", "A-SEL-03", lambda c: f"Name each {c.words.street} once, with a level below its present one."),
    refusals.MIXED_GROUPS: ("mixed_groups", "A-SEL-03", lambda c: f"A sale is about the {c.words.streets} of one group."),
    refusals.NOT_ENOUGH_HOUSES_FOR_HOTEL: ("not_enough_houses_for_hotel", "A-SEL-02", citing.say_too_few_to_break_down),
    refusals.SALE_LOCKED: ("sale_locked", "A-SHT-09", lambda c: "Buildings cannot be sold while one is being auctioned."),
    refusals.MORTGAGE_LOCKED: ("mortgage_locked", "A-SHT-09", lambda c: "A group you could build on cannot be mortgaged in this auction."),
    refusals.NO_SUCH_SEAT: ("no_such_seat", "M-DEAL-01", lambda c: "There is no such player in the game."),
    refusals.OFFER_TO_YOURSELF: ("offer_to_yourself", "M-DEAL-01", lambda c: "An offer goes to another player."),
    refusals.OFFER_EMPTY: ("offer_empty", "A-DEAL-03", lambda c: f"A deal must move at least one deed or {c.words.jail_card}; money for nothing is a loan."),
    refusals.OFFER_NOT_THEIRS: ("offer_not_theirs", "M-DEAL-01", lambda c: "Each side can give only what it holds."),
    refusals.OFFER_GROUP_BUILT: ("offer_group_built", "M-DEAL-02", lambda c: "No deed of a group with buildings can change hands; sell the buildings first."),
    refusals.OFFER_CASH_SHORT: ("offer_cash_short", "A-DEAL-02", lambda c: "There is not enough cash for this deal."),
    refusals.OFFER_INTEREST_SHORT: ("offer_interest_short", "A-MTG-03", citing.say_interest_short),
    refusals.TOO_MANY_OFFERS: ("too_many_offers", "A-DEAL-07", citing.say_too_many_offers),
    refusals.HAS_RESIGNED: ("has_resigned", "A-BKR-10", lambda c: "You have resigned; your seat gives safe answers until it can leave."),
    refusals.OFFER_ITEM_NOT_ALLOWED: ("offer_item_not_allowed", "M-DEAL-01", citing.say_not_in_deals),
    refusals.NO_GIFTS: ("no_gifts", "A-DEAL-03", lambda c: "At this table both sides of a deal must give something."),
    refusals.NO_SUCH_OFFER: ("no_such_offer", "A-DEAL-04", lambda c: "There is no such offer any more."),
    refusals.OFFER_NOT_TO_YOU: ("offer_not_to_you", "A-DEAL-04", lambda c: "That offer was made to somebody else."),
    refusals.OFFER_NOT_BY_YOU: ("offer_not_by_you", "A-DEAL-04", lambda c: "That offer was made by somebody else."),
    refusals.OFFER_RESTS: ("offer_rests", "A-DEAL-04", lambda c: f"That offer rests now: {c.situation}."),
    refusals.RENT_ASKED_OF_YOU: (
        "rent_asked_of_you",
        "A-RNT-10",
        lambda c: f"You owe {c.money(deals.owed_by(c.table, c.seat))}, rent asked for included. A deal must leave you that much cash, "
        f"or bring cash that makes it payable or is more than what you give counts: {WHAT_IT_COUNTS}.",
    ),
    refusals.RENT_ASKED_OF_THEM: (
        "rent_asked_of_them",
        "A-RNT-10",
        lambda c: f"{c.who(c.partner)} owes {c.money(deals.owed_by(c.table, c.partner))}, rent asked for included. A deal must leave "
        f"{c.who(c.partner)} that much cash, or bring cash that makes it payable or is more than what is given counts: {WHAT_IT_COUNTS}.",
    ),
    refusals.PARTNER_RESIGNED: ("partner_resigned", "A-BKR-10", lambda c: f"{c.who(c.partner)} has resigned, and deals with nobody any more."),
    refusals.DEBTOR_MUST_GAIN: ("debtor_must_gain", "A-DEAL-08", lambda c: "A deal of a player in debt must raise that player's cash."),
    refusals.DEBTOR_SELLS_OUT: ("debtor_sells_out", "A-DEAL-08", lambda c: f"A debtor may sell only if the debt can be paid then, or for more than what is given counts: {WHAT_IT_COUNTS}."),
    refusals.PARTNER_NOT_ALLOWED: ("partner_not_allowed", "A-GEN-01", lambda c: f"Only {c.decider} may deal now, and whoever has an offer from {c.decider}."),
    refusals.LIFT_NOT_RECEIVED: ("lift_not_received", "A-MTG-07", lambda c: "Only mortgaged deeds you receive in this deal can be lifted with it."),
    refusals.CAN_STILL_PAY: ("can_still_pay", "A-BKR-01", lambda c: f"You can still pay {c.money(c.state.debt)} by selling and mortgaging."),
    refusals.NOT_IN_DEBT: ("not_in_debt", "A-BKR-01", lambda c: "You are not in debt."),
    refusals.NOTHING_ASKED: ("nothing_asked", "A-GEN-01", lambda c: f"Nobody asked for that now: {c.situation}."),
    refusals.ANSWERED_ALREADY: ("answered_already", citing.about_the_number, lambda c: "You have answered already, or were not asked."),
    refusals.WANT_TOO_MANY: ("want_too_many", citing.about_the_number, citing.say_want_too_many),
    refusals.NOT_A_PLACE: ("not_a_place", "A-SHT-02", lambda c: f"The building cannot stand on {c.acted_deed}."),
    refusals.PLACE_ABOVE_BID: ("place_above_bid", "A-SHT-03", lambda c: "Your bid does not cover the price of a building there."),
    refusals.LIFT_NOT_INHERITED: ("lift_not_inherited", "A-MTG-07", lambda c: "Only the mortgaged deeds you have just received can be lifted so."),
    refusals.LIFT_TOO_DEAR: ("lift_too_dear", "A-MTG-07", lambda c: f"These cost {c.money(mortgage.mortgage_values(c.table, c.act.lift))}; you have {c.cash}."),
    refusals.NO_POPUP: ("no_popup", "M-TRN-01", lambda c: "There is no pop-up board to enter here: throw the dice."),
    refusals.NOT_ENTITLED: ("not_entitled", citing.not_entitled, citing.say_not_entitled),
    refusals.NOT_A_TARGET: ("not_a_target", "A-OZ-05", lambda c: "Name another player who is still in the game."),
    refusals.NO_SUCH_SPACE: ("no_such_space", "A-OZ-16", lambda c: "There is no such space on the board."),
    refusals.GAME_IS_OVER: ("game_is_over", "M-WIN-01", lambda c: "The game is over."),
    refusals.SYSTEM_ONLY: ("system_only", "A-AUC-02", lambda c: "Only the auction clock drops the hammer."),
    refusals.UNKNOWN_ACT: ("unknown_action", "A-GEN-01", lambda c: "This is not an action of this game."),
    refusals.NOT_THE_DECIDER: ("not_the_decider", "A-GEN-01", lambda c: f"This is for {c.decider} to decide."),
}  # fmt: skip


def refusal(
    table: Table, edition: MonopolyEdition, names: tuple[str, ...], seat: int, act: Act, objection: int
) -> IllegalAction:
    """The exception for a refused act."""
    return refusing.refusal_of(REFUSALS, Context(table, edition, names, seat, act), objection)
