"""What changes in a game of Monopoly, named once: after a change run `python tools/fields.py`.

Only numbers in fixed arrays, so that a game is copied in a fraction of a microsecond. Seats, spaces and deeds are
counted from 0, -1 is the Bank or nobody. What lies in the frames of the stack is read by the names in `top`.
"""

from __future__ import annotations

import magie.rules.monopoly.words.limits as limits
from magie.rules.fields import (
    AMOUNT,
    FLAG,
    NUMBER,
    SET,
    SMALL,
    each,
    fields_of,
    follows,
    list_of,
    part,
    starts,
)

SEATS = limits.MOST_SEATS
DEEDS = limits.MOST_DEEDS
DECKS = limits.MOST_DECKS
CARDS = limits.MOST_CARDS
JAIL_CARDS = limits.MOST_JAIL_CARDS
CLAIMS = limits.MOST_CLAIMS
FRAMES = limits.MOST_FRAMES

OFFER = fields_of(
    "A deal on the table. It never changes; an offer nobody is asked about any more is replaced by one not fresh.",
    part(
        "Which it is, and since when: in which decision or debt it was made, 0 between throws.",
        number=NUMBER,
        by=NUMBER,
        to=NUMBER,
        fresh=starts(True, FLAG),
        made_in=NUMBER,
    ),
    part(
        "Cash is what the offerer pays, negative if the other one pays; sets of deeds and cards are bits.",
        cash=AMOUNT,
        cards=NUMBER,
        cards_back=NUMBER,
        deeds=SET,
        deeds_back=SET,
        lift=SET,
    ),
)

STATE = fields_of(
    "The public position: all that changes and everybody may see.",
    part(
        "Whose turn it is, and how far the turn has come.",
        seats=NUMBER,
        turn=NUMBER,
        first=NUMBER,
        turns=NUMBER,
        rounds=NUMBER,
        doubles=NUMBER,
        die1=NUMBER,
        die2=NUMBER,
        throw_again=FLAG,
        turn_over=FLAG,
        salary_due=AMOUNT,
        cards_this_move=NUMBER,
    ),
    part(
        "The players.",
        playing=NUMBER,
        resigned=NUMBER,
        auto_claim=NUMBER,
        cash=each(SEATS, AMOUNT),
        place=each(SEATS, SMALL),
        jail_turns=each(SEATS, SMALL, start=-1),
        went_out=each(SEATS, SMALL),
        hand=follows(each(SEATS, SET)),
        whole_groups=follows(each(SEATS, NUMBER)),
    ),
    part(
        "The Land of Oz: where each token is in it, and what has been put on each player.",
        popup_at=each(SEATS, SMALL),
        lollipop=each(SEATS, SMALL),
        may_enter=NUMBER,
        flew=NUMBER,
        twister=NUMBER,
        cornfield=NUMBER,
        backwards=FLAG,
        extra_turn=FLAG,
    ),
    part(
        "The deeds, the buildings, the decks.",
        owner=each(DEEDS, SMALL, start=-1),
        level=each(DEEDS, SMALL),
        mortgaged=each(DEEDS, SMALL),
        houses=NUMBER,
        hotels=NUMBER,
        card_holder=each(JAIL_CARDS, SMALL, start=-1),
        used=each(CARDS, SMALL),
        used_count=each(DECKS, SMALL),
        pot=AMOUNT,
        paid_for_level=list_of("int"),
    ),
    part(
        "The window between two throws.",
        passed=NUMBER,
        contest_opened=NUMBER,
        unsold_kinds=NUMBER,
        window_used=follows(FLAG),
        acts=each(SEATS, SMALL),
        offers_made=each(SEATS, SMALL),
    ),
    part(
        "Rent that may still be asked for.",
        claims=NUMBER,
        claims_made=NUMBER,
        claim_id=each(CLAIMS, NUMBER),
        claim_owner=each(CLAIMS, SMALL),
        claim_payer=each(CLAIMS, SMALL),
        claim_deed=each(CLAIMS, SMALL),
        claim_amount=each(CLAIMS, NUMBER),
        claim_factor=each(CLAIMS, SMALL),
        claim_turn=each(CLAIMS, NUMBER),
        claim_status=each(CLAIMS, SMALL),
    ),
    part(
        "Offers on the table.",
        offers=NUMBER,
        offers_numbered=NUMBER,
        open_offers=list_of("Offer"),
    ),
    part(
        "What is in progress: the stack of frames, each with its kind, its number, whose it is and what it is about.",
        depth=NUMBER,
        asked=NUMBER,
        frame_kind=each(FRAMES, SMALL),
        frame_number=each(FRAMES, NUMBER),
        frame_who=each(FRAMES, SMALL),
        frame_amount=each(FRAMES, AMOUNT),
        frame_next=each(FRAMES, NUMBER),
        frame_deeds=each(FRAMES, SET),
    ),
    part(
        "The details of the one auction, debt and shortage.",
        lot=NUMBER,
        bid=AMOUNT,
        leader=starts(-1, NUMBER),
        bidders=NUMBER,
        bidders_passed=NUMBER,
        last_bidder=NUMBER,
        debtor=starts(-1, NUMBER),
        creditor=starts(-1, NUMBER),
        debt=AMOUNT,
        debt_why=NUMBER,
        debt_offers=NUMBER,
        wanted_kind=NUMBER,
        wanted_by=NUMBER,
        answered=NUMBER,
        want=each(SEATS, SMALL),
        order=list_of("int"),
    ),
)

HIDDEN = fields_of(
    "What no seat may know: the luck to come, the order of the unseen cards, numbers stated in secret.",
    part(
        "",
        pile=each(CARDS, SMALL),
        pile_count=each(DECKS, SMALL),
        stated=each(SEATS, SMALL),
    ),
)
