"""Refusals in words: for every number of `words/refusals` a code, a sentence that helps, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.refusals as refusals
import magie.rules.refusing as refusing
from magie.editions import MasterpieceEdition
from magie.rules.errors import IllegalAction
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table


class Context(refusing.Context[MasterpieceEdition, Table, Act]):
    """The names of things that a refusal may need."""

    def __init__(
        self, table: Table, edition: MasterpieceEdition, names: tuple[str, ...], seat: int, act: Act
    ) -> None:
        super().__init__(table, edition, names, seat, act)
        self.state = table.state
        self.words = edition.words

    @property
    def title(self) -> str:
        """The title of the painting the act is about."""
        known = 0 <= self.act.number < len(self.edition.paintings)
        return self.edition.paintings[self.act.number].title if known else "that painting"

    @property
    def challenged(self) -> str:
        """The player whose bid is doubted."""
        return self.who(self.act.number)

    @property
    def situation(self) -> str:
        """What is going on now, in a few words."""
        return SITUATIONS[self.state.question](self)


SITUATIONS: dict[int, Callable[[Context], str]] = {
    frames.CHOOSE_SPACE: lambda c: f"{c.who(c.state.decider)} is choosing a first space",
    frames.ROLL: lambda c: f"{c.who(c.state.decider)} is about to roll",
    frames.BUY_OR_DECLINE: lambda c: f"{c.who(c.state.decider)} must buy or decline first",
    frames.CHOOSE_LOT: lambda c: f"{c.who(c.state.decider)} must choose what is auctioned first",
    frames.AUCTION: lambda c: f"{c.edition.paintings[c.state.lot].title} is being auctioned",
    frames.SELL_OR_KEEP: lambda c: f"{c.who(c.state.decider)} may sell {c.a(c.words.painting)} now",
    frames.MUST_SELL: lambda c: f"{c.who(c.state.decider)} must sell {c.a(c.words.painting)} first",
    frames.BUY_FROM_PLAYER: lambda c: (
        f"{c.who(c.state.decider)} may take {c.a(c.words.painting)} from somebody now"
    ),
    frames.LAST_CALL: lambda c: f"it is the last call for {c.edition.paintings[c.state.lot].title}",
    frames.GAME_OVER: lambda c: "the game is over",
}

# What is asked now has a rule of its own, which says who answers it and how.
ASKED_BY: dict[int, str] = {
    frames.CHOOSE_SPACE: "A-MP-03",
    frames.ROLL: "MP-TRN-02",
    frames.BUY_OR_DECLINE: "MP-BUY-01",
    frames.CHOOSE_LOT: "MP-PA-02",
    frames.AUCTION: "A-MP-08",
    frames.LAST_CALL: "A-MP-09",
    frames.SELL_OR_KEEP: "MP-SELL-01",
    frames.MUST_SELL: "MP-S350-01",
    frames.BUY_FROM_PLAYER: "MP-B400-01",
    frames.GAME_OVER: "MP-END-01",
}


def rule_of_the_question(c: Context) -> str:
    """The rule behind what is asked now."""
    return ASKED_BY[c.state.question]


Sentence = Callable[[Context], str]

REFUSALS: dict[int, tuple[str, refusing.Rule[Context], Sentence]] = {
    refusals.GAME_IS_OVER: ("game_is_over", "MP-END-01", lambda c: "The game is over."),
    refusals.NOT_PLAYING: ("not_playing", "A-MP-28", lambda c: "This seat is not in the game."),
    refusals.NOT_YOUR_TURN: ("not_your_turn", "MP-TRN-03", lambda c: f"It is {c.who(c.state.turn)}'s turn."),
    refusals.NOT_THE_DECIDER: ("not_the_decider", rule_of_the_question, lambda c: f"This is for {c.who(c.state.decider)} to decide."),
    refusals.NOTHING_ASKED: ("nothing_asked", rule_of_the_question, lambda c: f"Nobody asked for that now: {c.situation}."),
    refusals.NO_SUCH_SPACE: ("no_such_space", "A-MP-05", lambda c: "There is no such space on the ring."),
    refusals.NO_SUCH_PAINTING: ("no_such_painting", "MP-EQP-01", lambda c: f"There is no such {c.words.painting}."),
    refusals.NO_SUCH_SEAT: ("no_such_seat", "A-MP-09", lambda c: "There is no such player in the game."),
    refusals.NO_AUCTION: ("no_auction", "MP-AUC-06", lambda c: f"No auction is on: {c.situation}."),
    refusals.OWNER_MAY_NOT_BID: ("owner_may_not_bid", "MP-PA-01", lambda c: f"You cannot bid for your own {c.words.painting}."),
    refusals.AUCTIONEER_ONLY: ("auctioneer_only", "MP-BUY-03", lambda c: f"You did not buy it, so you are only the {c.words.auctioneer}: you may not bid."),
    refusals.OUT_OF_THIS_RUN: ("out_of_this_run", "A-MP-09", lambda c: "You were caught, and are out of the bidding until this run ends."),
    refusals.CAUGHT_TWICE: ("caught_twice", "A-MP-23", lambda c: "You were caught twice, and are out of this auction."),
    refusals.ANSWERED_ALREADY: ("answered_already", "A-MP-08", lambda c: "You have given this answer already; wait for the others, or change it."),
    refusals.ALREADY_LEADING: ("already_leading", "A-MP-08", lambda c: "Your own bid stands; wait for the others."),
    refusals.BID_TOO_LOW: (
        "bid_too_low",
        "A-MP-07",
        lambda c: (
            f"Bid at least {c.money(auction.lowest_bid(c.table))}: "
            + (f"{c.money(c.state.bid)} stands." if c.state.bid else "that is the lowest opening bid.")
        ),
    ),
    refusals.BID_NOT_IN_UNITS: ("bid_not_in_units", "A-MP-07", lambda c: f"Bids are multiples of {c.money(c.table.printed.bid_unit)}."),
    refusals.BID_TOO_HIGH: ("bid_too_high", "A-MP-29", lambda c: f"No bid may be above {c.money(c.table.printed.bid_max)}."),
    refusals.BID_ABOVE_CASH: ("bid_above_cash", "A-MP-09", lambda c: f"At this table nobody bids above his cash; you have {c.money(c.table.hidden.cash[c.seat])}."),
    refusals.NOTHING_TO_CHALLENGE: ("nothing_to_challenge", "A-MP-09", lambda c: f"{c.challenged} has not bid in this run."),
    refusals.CHALLENGED_ALREADY: ("challenged_already", "A-MP-09", lambda c: f"You have doubted this bid of {c.challenged} already."),
    refusals.CHALLENGE_YOURSELF: ("challenge_yourself", "A-MP-09", lambda c: "You cannot doubt your own bid."),
    refusals.CAUGHT_ALREADY: ("caught_already", "A-MP-09", lambda c: f"{c.challenged} was caught already in this run."),
    refusals.NO_CHALLENGES: ("no_challenges", "A-MP-09", lambda c: "At this table nobody can bid above his cash, so there is nothing to doubt."),
    refusals.NO_SUCH_BID: ("no_such_bid", "A-MP-09", lambda c: f"There is no bid of {c.money(c.act.amount)} by {c.challenged} in this run that could be doubted; the highest is {c.money(c.state.best[c.act.number])}."),
    refusals.NOTHING_TO_DOUBT: ("nothing_to_doubt", "A-MP-09", lambda c: "There is no bid that you could still doubt."),
    refusals.BIDDING_IS_OVER: ("bidding_is_over", "A-MP-09", lambda c: "Bidding is over: in the last call bids can only be doubted."),
    refusals.HAMMER_OF_ITSELF: ("hammer_of_itself", "A-MP-11", lambda c: f"You are only the {c.words.auctioneer} now: the hammer falls by itself when all who are asked have answered."),
    refusals.NOT_THE_AUCTIONEER: ("not_the_auctioneer", "A-MP-11", lambda c: f"{c.who(c.state.turn)} is the {c.words.auctioneer}."),
    refusals.OTHERS_MUST_ANSWER: ("others_must_answer", "A-MP-11", lambda c: "The hammer falls when all others who may bid have answered."),
    refusals.SYSTEM_ONLY: ("system_only", "A-MP-08", lambda c: "Only the clock ends a moment of bidding."),
    refusals.EMPTY_TICK: ("empty_tick", "A-MP-08", lambda c: "Nobody has bid or doubted a bid in this moment."),
    refusals.NOT_THE_SELLERS: ("not_the_sellers", "MP-PA-02", lambda c: f"{c.title} does not belong to {c.who(c.state.turn)}."),
    refusals.NOT_YOUR_PAINTING: ("not_your_painting", "MP-SELL-01", lambda c: f"{c.title} is not yours."),
    refusals.OWN_PAINTING: ("own_painting", "A-MP-17", lambda c: f"{c.title} is yours already."),
    refusals.NOBODYS_PAINTING: ("nobodys_painting", "A-MP-28", lambda c: f"No player in the game owns {c.title}."),
    refusals.MUST_SELL_ONE: ("must_sell_one", "MP-S350-01", lambda c: f"{c.who(c.state.decider)} must sell {c.a(c.words.painting)} here."),
    refusals.UNKNOWN_ACT: ("unknown_action", "MP-AUC-13", lambda c: "This is not an action of this game."),
}  # fmt: skip


def refusal(
    table: Table, edition: MasterpieceEdition, names: tuple[str, ...], seat: int, act: Act, objection: int
) -> IllegalAction:
    """The exception for a refused act."""
    return refusing.refusal_of(REFUSALS, Context(table, edition, names, seat, act), objection)
