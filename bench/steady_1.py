"""steady-1: the Masterpiece bot as it was before it bluffed and counted like a person, kept to compare with.

It never bids above its cash, counts everybody's cash perfectly and doubts what the count proves. It is kept whole in
this one file and may not change: `python -m bench.versus` lets later versions play against it. Arrays of the table are
read once into lists, since outside of C each look at one copies it.
"""

from __future__ import annotations

from collections.abc import Iterator

import magie.rules.bidding as order
import magie.rules.bits as bits
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.bluff as bluff
import magie.rules.masterpiece.book.landing as landing
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
import magie.rules.masterpiece.words.spaces as spaces
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table

PROMISE = 6  # what can be made of a painting of unknown value, on top of the mean: a sixth
DANGER = (
    4  # how far a known value gives way to what the others guess, with all paintings still to come: a quarter
)
BARGAIN = 75  # a bargain costs no more than this percentage of the worth
MARGIN = 16  # "clearly more" than a price: a sixteenth
SIDES = 6


def choose(table: Table, seat: int, act: Act) -> None:
    """Fill `act` with the answer of a seat that is asked."""
    question = table.state.question
    if question in (frames.AUCTION, frames.LAST_CALL):
        answers_a_tick(table, seat, act)
    elif question == frames.ROLL:
        act.kind = act_kinds.ROLL
    elif question == frames.BUY_OR_DECLINE:
        buys = worth(table, seat, table.state.top) >= landing.amount_here(table, seat)
        act.kind = act_kinds.BUY if buys else act_kinds.DECLINE
    elif question == frames.SELL_OR_KEEP:
        sells_or_keeps(table, seat, act)
    elif question == frames.CHOOSE_LOT:
        chooses_lot(table, seat, act)
    elif question == frames.MUST_SELL:
        values = values_seen(table, seat)
        act.kind = act_kinds.SELL
        act.number = min(paintings_of(table, seat), key=lambda painting: values[painting])
    elif question == frames.BUY_FROM_PLAYER:
        takes_or_declines(table, seat, act)
    else:
        chooses_space(table, act)


# What it knows


def values_seen(table: Table, seat: int) -> list[int]:
    """The values of all paintings, -1 where this seat does not know it."""
    shown, known_to, value = table.state.shown, table.state.known_to, table.hidden.value
    return [
        shown[p] if shown[p] >= 0 else value[p] if known_to[p] >> seat & 1 else amounts.UNKNOWN
        for p in range(table.printed.paintings)
    ]


def mean_of_others(table: Table, values: list[int]) -> int:
    """The mean of the value cards that are not among these values."""
    seen = [value for value in values if value >= 0]
    cards = len(values) - len(seen)
    return (sum(table.printed.value_cards[: len(values)]) - sum(seen)) // cards if cards else 0


def mean_unseen(table: Table, seat: int) -> int:
    """What a painting is worth on average of which this seat knows nothing."""
    return mean_of_others(table, values_seen(table, seat))


def mean_not_shown(table: Table) -> int:
    """What the public takes a painting for."""
    return mean_of_others(table, list(table.state.shown)[: table.printed.paintings])


def paintings_of(table: Table, seat: int) -> Iterator[int]:
    """The paintings of a seat."""
    owner = table.state.owner
    return (painting for painting in range(table.printed.paintings) if owner[painting] == seat)


# What things are worth


def worth(table: Table, seat: int, painting: int) -> int:
    """About the value it knows, or something more than the mean of those it does not."""
    values = values_seen(table, seat)
    if values[painting] >= 0:
        return in_danger(table, values[painting])
    mean = mean_of_others(table, values)
    return mean + mean // PROMISE


def in_danger(table: Table, value: int) -> int:
    """A private auction may still take it for what the others guess; the fewer to come, the less likely."""
    whole = DANGER * table.printed.paintings
    pile = table.state.pile
    return (value * (whole - pile) + mean_not_shown(table) * pile) // whole


# Bids and doubts


def answers_a_tick(table: Table, seat: int, act: Act) -> None:
    """Doubt what cannot be, bid up to the limit, else pass."""
    bluffer = proven_bluffer(table, seat)
    if bluffer >= 0:
        act.kind, act.number, act.amount = act_kinds.CHALLENGE, bluffer, amounts.HIS_HIGHEST
        return
    act.kind = act_kinds.PASS
    if auction.may_answer(table, seat) == refusals.NONE:
        act.amount = next_bid(table, seat)
        if act.amount > 0:
            act.kind = act_kinds.BID


def proven_bluffer(table: Table, seat: int) -> int:
    """Somebody whose counted cash is less than his bid; nobody if all could pay."""
    counted, best = table.state.counted, table.state.best
    for bidder in range(table.state.seats):
        if counted[bidder] < best[bidder]:
            if bluff.may_challenge(table, seat, bidder, amounts.HIS_HIGHEST) == refusals.NONE:
                return bidder
    return owners.NOBODY


def next_bid(table: Table, seat: int) -> int:
    """What to bid in this tick; 0 to pass. In every tick one seat in turn goes a step further."""
    state, unit = table.state, table.printed.bid_unit
    lowest = -(-auction.lowest_bid(table) // unit) * unit
    most = worth(table, seat, state.lot)
    highest = limit(table, seat, most)
    if lowest > highest:
        return lowest if breaks_a_tie(table, seat, lowest, most) else 0
    if state.bid == 0:
        return opening(table, seat, lowest, highest)
    is_bold = state.asked % state.seats == seat
    return lowest + unit if is_bold and lowest + unit <= highest else lowest


def limit(table: Table, seat: int, most: int) -> int:
    """A step below the worth, and into the reserve only for a bargain."""
    step = table.printed.bid_step
    reserve = most * table.state.pile // table.printed.paintings
    spare = table.hidden.cash[seat] - reserve
    highest = most - step
    if highest > spare:
        highest = max(spare, most * BARGAIN // 100 - step)
    return within_means(table, seat, highest)


def within_means(table: Table, seat: int, amount: int) -> int:
    """No more than there is cash for, nor than may be bid."""
    return min(amount, table.hidden.cash[seat], table.printed.bid_max)


def opening(table: Table, seat: int, lowest: int, highest: int) -> int:
    """Half of the limit; nobody there who could pay that: the least that is allowed."""
    state, unit = table.state, table.printed.bid_unit
    counted = state.counted
    rivals = [counted[s] for s in range(state.seats) if s != seat and state.bidders >> s & 1]
    half = highest // 2 // unit * unit
    return lowest if half <= lowest or max(rivals, default=0) < half else half


def breaks_a_tie(table: Table, seat: int, lowest: int, most: int) -> bool:
    """The first of those tied, from the auctioneer's left, goes a little too far."""
    state = table.state
    if bits.count(state.leaders) < 2 or order.next_to_left(state.leaders, state.turn, state.seats) != seat:
        return False
    return lowest <= within_means(table, seat, most + table.printed.bid_step)


# Fixed prices


def sells_or_keeps(table: Table, seat: int, act: Act) -> None:
    """Cash in the finest painting before somebody gets it for less; keep what is below the mean."""
    values = values_seen(table, seat)
    finest = max(paintings_of(table, seat), key=lambda painting: values[painting])
    act.kind = act_kinds.DECLINE
    if values[finest] > mean_not_shown(table):
        act.kind = act_kinds.SELL
        act.number = finest


def takes_or_declines(table: Table, seat: int, act: Act) -> None:
    """The best of the others' paintings, if it is known or likely to be worth clearly more."""
    values, owner = values_seen(table, seat), table.state.owner
    unknown = mean_of_others(table, values)
    best = landing.amount_here(table, seat)
    best += best // MARGIN
    act.kind = act_kinds.DECLINE
    for painting, value in enumerate(values):
        if owner[painting] != seat and players.in_play(table.state, painting):
            estimate = value if value >= 0 else unknown
            if estimate > best:
                best = estimate
                act.kind = act_kinds.TAKE
                act.number = painting


def chooses_lot(table: Table, seat: int, act: Act) -> None:
    """The painting it knows or guesses to be worth most; of several unknown ones the newest."""
    values, taken = values_seen(table, seat), table.state.taken
    unknown = mean_of_others(table, values)

    def rank(painting: int) -> tuple[int, int]:
        return values[painting] if values[painting] >= 0 else unknown, taken[painting]

    act.kind = act_kinds.CHOOSE_LOT
    act.number = max(paintings_of(table, table.state.turn), key=rank)


# The start


def chooses_space(table: Table, act: Act) -> None:
    """The space from which the six throws together bring most."""
    mean = mean_not_shown(table)
    number = table.printed.spaces
    brings = [benefit(table, space, mean) for space in range(number)]
    act.kind = act_kinds.CHOOSE_SPACE
    act.number = max(
        range(number), key=lambda space: sum(brings[(space + step) % number] for step in range(1, SIDES + 1))
    )


def benefit(table: Table, space: int, mean: int) -> int:
    """What a space brings to the owner of one painting, of which only the mean value is known."""
    what, amount = table.printed.kind_of[space], table.printed.amount[space]
    cards = table.printed.value_cards[: table.printed.paintings]
    return {
        spaces.COLLECT: amount,
        spaces.INHERIT: mean,
        spaces.BUY: max(mean - amount, 0),
        spaces.SELL_FOR: amount - mean,
        spaces.SELL_ANY: sum(max(card - mean, 0) for card in cards) // len(cards),
    }.get(what, 0)
