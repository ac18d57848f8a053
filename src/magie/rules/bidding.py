"""What every auction here has in common: a standing bid, those who may still answer it, and whose turn it is to.

Monopoly sells to the first who names the highest price; Masterpiece judges the bids of one moment together. Both
ask these questions.
"""

from __future__ import annotations


def lowest_bid(opened: bool, standing: int, opening: int, step: int) -> int:
    """A-AUC-01, A-MP-07, MP-AUC-01, MP-AUC-02: the opening bid; once opened, one step above the bid that stands."""
    if not opened:
        return opening
    return max(opening, standing + step)


def still_to_answer(bidders: int, leader: int, answered: int) -> int:
    """A-AUC-02, A-MP-08: those who may bid and have not yet answered the standing bid; a sole leader (or -1) need not."""
    waiting = bidders & ~answered
    if leader >= 0:
        waiting &= ~(1 << leader)
    return waiting


def next_to_left(members: int, seat: int, seats: int) -> int:
    """The first of these seats to the left of one; that seat itself comes last, -1 if there is none."""
    for _ in range(seats):
        seat += 1
        if seat >= seats:
            seat = 0
        if (members >> seat) & 1:
            return seat
    return -1
