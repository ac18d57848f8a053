"""What changes in a game of Masterpiece, named once: after a change run `python tools/fields.py`.

Only numbers in fixed arrays, so that a game is copied in a fraction of a microsecond. Seats, spaces and paintings
are counted from 0.
"""

from __future__ import annotations

import magie.rules.masterpiece.words.limits as limits
from magie.rules.fields import AMOUNT, NUMBER, SMALL, each, fields_of, part, starts

SEATS = limits.MOST_SEATS
PAIRS_OF_SEATS = SEATS * SEATS
PAINTINGS = limits.MOST_PAINTINGS
OLD_BIDS = limits.MOST_OLD_BIDS

STATE = fields_of(
    "The public position: all that changes and everybody may see.",
    part(
        "Whose turn it is, and what is asked of whom.",
        seats=NUMBER,
        banker=NUMBER,
        turn=NUMBER,
        first=NUMBER,
        turns=NUMBER,
        rounds=NUMBER,
        die=NUMBER,
        question=NUMBER,
        decider=NUMBER,
        asked=NUMBER,
        ended=NUMBER,
    ),
    part(
        "The players. `counted` is the cash an attentive player knows of: payments are public (A-MP-25).",
        playing=NUMBER,
        counted=each(SEATS, AMOUNT),
        place=each(SEATS, SMALL),
        lost_turns=each(SEATS, SMALL),
    ),
    part(
        "The paintings: whose, since when, seen by whom, and the values that everybody has seen.",
        pile=NUMBER,
        top=starts(-1, NUMBER),
        takings=NUMBER,
        owner=each(PAINTINGS, SMALL, start=-1),
        taken=each(PAINTINGS, SMALL),
        known_to=each(PAINTINGS, SMALL),
        shown=each(PAINTINGS, NUMBER, start=-1),
    ),
    part(
        "The auction: the lot, its owner, who may bid, and this run of it.",
        lot=starts(-1, NUMBER),
        seller=starts(-1, NUMBER),
        bidders=NUMBER,
        runs=NUMBER,
        bid=NUMBER,
        leaders=NUMBER,
        out=NUMBER,
        answered=NUMBER,
        passed=NUMBER,
        best=each(SEATS, NUMBER),
        challenged_by=each(SEATS, SMALL),
        caught=each(SEATS, SMALL),
    ),
    part(
        "Bids of this run that their own bidder has gone above since; a doubt may still name them (A-MP-09).",
        old_bids=NUMBER,
        old_bidder=each(OLD_BIDS, SMALL),
        old_bid=each(OLD_BIDS, NUMBER),
        old_doubters=each(OLD_BIDS, SMALL),
    ),
)

HIDDEN = fields_of(
    "What not everybody may know: money, values, the order of the piles, and the answers of the present tick.",
    part(
        "The top of a pile is its last card.",
        cash=each(SEATS, AMOUNT),
        value=each(PAINTINGS, NUMBER, start=-1),
        painting_pile=each(PAINTINGS, SMALL),
        value_pile=each(PAINTINGS, NUMBER),
    ),
    part(
        "Answers, sealed until their tick is judged: a bid in `offered` (0: none) or a pass in `passing`, the bidders "
        "whose cash is doubted in `accused`, and which bid of each of them in `doubted`.",
        offered=each(SEATS, NUMBER),
        passing=NUMBER,
        accused=each(SEATS, SMALL),
        doubted=each(PAIRS_OF_SEATS, NUMBER),
    ),
)
