"""Telling: what happens, by its name; nobody pays for it where nobody listens. Written by tools/telling.py."""

from __future__ import annotations

import magie.rules.masterpiece.words.event_kinds as event_kinds
from magie.rules.masterpiece.state.state import Table


def space_chosen(table: Table, seat: int, space: int) -> None:
    """A piece was put on its first space."""
    if table.events is not None:
        table.events.append((event_kinds.SPACE_CHOSEN, seat, space))


def opening_thrown(table: Table, seat: int, die: int) -> None:
    """A throw for the first turn."""
    if table.events is not None:
        table.events.append((event_kinds.OPENING_THROWN, seat, die))


def turn_began(table: Table, seat: int, rounds: int) -> None:
    """A player is on turn."""
    if table.events is not None:
        table.events.append((event_kinds.TURN_BEGAN, seat, rounds))


def die_thrown(table: Table, seat: int, die: int) -> None:
    """The throw of a turn."""
    if table.events is not None:
        table.events.append((event_kinds.DIE_THROWN, seat, die))


def token_moved(table: Table, seat: int, origin: int, space: int) -> None:
    """A piece moved round the ring."""
    if table.events is not None:
        table.events.append((event_kinds.TOKEN_MOVED, seat, origin, space))


def cash_paid(table: Table, payer: int, payee: int, amount: int, why: int) -> None:
    """Money changed hands, for a reason."""
    if table.events is not None:
        table.events.append((event_kinds.CASH_PAID, payer, payee, amount, why))


def painting_taken(table: Table, seat: int, painting: int, how: int) -> None:
    """A painting came to a player: dealt, bought, won, inherited or taken from another player."""
    if table.events is not None:
        table.events.append((event_kinds.PAINTING_TAKEN, seat, painting, how))


def value_seen(table: Table, seat: int, painting: int, value: int) -> None:
    """MP-VAL-02: the new owner, and nobody else, looked at the value card."""
    if table.events is not None:
        table.events.append((event_kinds.VALUE_SEEN, seat, painting, value))


def painting_declined(table: Table, seat: int, painting: int) -> None:
    """A player did not buy, or could not."""
    if table.events is not None:
        table.events.append((event_kinds.PAINTING_DECLINED, seat, painting))


def lot_chosen(table: Table, seat: int, painting: int, owner: int) -> None:
    """The left neighbour named the painting that goes to private auction."""
    if table.events is not None:
        table.events.append((event_kinds.LOT_CHOSEN, seat, painting, owner))


def auction_opened(table: Table, painting: int, seller: int, bidders: int) -> None:
    """A painting is put up; the seller is None in a bank auction."""
    if table.events is not None:
        table.events.append((event_kinds.AUCTION_OPENED, painting, seller, bidders))


def tick_answered(table: Table, seat: int) -> None:
    """A player has answered in this tick; what, is sealed until all have."""
    if table.events is not None:
        table.events.append((event_kinds.TICK_ANSWERED, seat))


def bid_made(table: Table, seat: int, amount: int, painting: int) -> None:
    """A bid of the tick that was just judged."""
    if table.events is not None:
        table.events.append((event_kinds.BID_MADE, seat, amount, painting))


def bidder_passed(table: Table, seat: int, bid: int) -> None:
    """A player did not go above the standing bid."""
    if table.events is not None:
        table.events.append((event_kinds.BIDDER_PASSED, seat, bid))


def bids_tied(table: Table, seats: int, amount: int) -> None:
    """Several made the same highest bid at the same moment."""
    if table.events is not None:
        table.events.append((event_kinds.BIDS_TIED, seats, amount))


def challenge_covered(table: Table, seat: int, bidder: int, bid: int) -> None:
    """A bid was doubted, and the cash was there."""
    if table.events is not None:
        table.events.append((event_kinds.CHALLENGE_COVERED, seat, bidder, bid))


def bidder_caught(table: Table, seat: int, bid: int, caught_by: int) -> None:
    """A bid was above the bidder's cash: found by another player, or (None) when the hammer fell."""
    if table.events is not None:
        table.events.append((event_kinds.BIDDER_CAUGHT, seat, bid, caught_by))


def turn_forfeited(table: Table, seat: int, turns: int) -> None:
    """A player who could not pay the penalty will miss a turn; `turns` are now to be missed."""
    if table.events is not None:
        table.events.append((event_kinds.TURN_FORFEITED, seat, turns))


def auction_rerun(table: Table, painting: int, run: int) -> None:
    """The run was void; the same painting is put up again."""
    if table.events is not None:
        table.events.append((event_kinds.AUCTION_RERUN, painting, run))


def auction_won(table: Table, seat: int, painting: int, amount: int) -> None:
    """The hammer fell."""
    if table.events is not None:
        table.events.append((event_kinds.AUCTION_WON, seat, painting, amount))


def auction_unsold(table: Table, painting: int) -> None:
    """Nobody bid."""
    if table.events is not None:
        table.events.append((event_kinds.AUCTION_UNSOLD, painting))


def auction_cancelled(table: Table, painting: int, bid: int) -> None:
    """Equal highest bids, and nobody went higher; or the owner left the game."""
    if table.events is not None:
        table.events.append((event_kinds.AUCTION_CANCELLED, painting, bid))


def painting_cashed_in(table: Table, seat: int, painting: int, value: int, amount: int) -> None:
    """A painting was sold to the bank: everybody sees its value, painting and card leave the game."""
    if table.events is not None:
        table.events.append((event_kinds.PAINTING_CASHED_IN, seat, painting, value, amount))


def painting_kept(table: Table, seat: int) -> None:
    """A player chose to sell nothing."""
    if table.events is not None:
        table.events.append((event_kinds.PAINTING_KEPT, seat))


def nothing_taken(table: Table, seat: int) -> None:
    """A player chose to buy no painting from anybody."""
    if table.events is not None:
        table.events.append((event_kinds.NOTHING_TAKEN, seat))


def turn_skipped(table: Table, seat: int, turns: int) -> None:
    """A turn was missed; `turns` are still to be missed."""
    if table.events is not None:
        table.events.append((event_kinds.TURN_SKIPPED, seat, turns))


def player_left(table: Table, seat: int) -> None:
    """A player left the game; cash and paintings are out of play."""
    if table.events is not None:
        table.events.append((event_kinds.PLAYER_LEFT, seat))


def value_shown(table: Table, seat: int, painting: int, value: int) -> None:
    """At the end a value card was turned over."""
    if table.events is not None:
        table.events.append((event_kinds.VALUE_SHOWN, seat, painting, value))


def last_call(table: Table, painting: int, bid: int, leaders: int) -> None:
    """Bidding is over; before the hammer falls everybody may still doubt a bid."""
    if table.events is not None:
        table.events.append((event_kinds.LAST_CALL, painting, bid, leaders))


def game_ended(table: Table, how: int) -> None:
    """The game is over, and why."""
    if table.events is not None:
        table.events.append((event_kinds.GAME_ENDED, how))
