"""State: all that changes in a game of Monopoly and everybody may see. Hidden: what nobody may see.

Only numbers in fixed arrays, so that a game is copied in a fraction of a microsecond. Seats, spaces and deeds are
counted from 0, -1 is the Bank or nobody. The small functions at the end hide masks and offsets.
"""

from __future__ import annotations

from typing import Any

import magie.rules.bits as bits
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.frames as frames
from magie.rules.digest import numbers_in
from magie.rules.luck import Luck
from magie.rules.monopoly.state.printed import Printed


class Offer:
    """A deal on the table. It never changes; an offer nobody is asked about any more is replaced by one not fresh.

    Cash is what the offerer pays, negative if the other one pays; sets of deeds and cards are bits.
    """

    def __init__(self) -> None:
        self.number = 0
        self.by = 0
        self.to = 0
        self.fresh = True
        self.made_in = 0
        self.cash = 0
        self.cards = 0
        self.cards_back = 0
        self.deeds = 0
        self.deeds_back = 0
        self.lift = 0

    def numbers(self) -> list[int]:
        """All that it says, for the digest."""
        sides = [self.cash, self.cards, self.cards_back, self.deeds, self.deeds_back, self.lift]
        return [self.number, self.by, self.to, int(self.fresh), self.made_in, *sides]


class State:
    """The public position. Every field is copied by `copy` and counted by `numbers`."""

    def __init__(self) -> None:
        # Whose turn it is, and how far the turn has come.
        self.seats = 0
        self.turn = 0
        self.first = 0
        self.turns = 0
        self.rounds = 0
        self.doubles = 0
        self.die1 = 0
        self.die2 = 0
        self.throw_again = False
        self.turn_over = False
        self.salary_due = 0
        self.cards_this_move = 0
        # The players.
        self.playing = 0
        self.resigned = 0
        self.auto_claim = 0
        self.cash = [0] * 8
        self.place = [0] * 8
        self.jail_turns = [-1] * 8
        self.went_out = [0] * 8
        self.hand = [0] * 8
        self.whole_groups = [0] * 8
        # The Land of Oz: where each token is in it, and what has been put on each player.
        self.popup_at = [0] * 8
        self.lollipop = [0] * 8
        self.may_enter = 0
        self.flew = 0
        self.twister = 0
        self.cornfield = 0
        self.backwards = False
        self.extra_turn = False
        # The deeds, the buildings, the decks.
        self.owner = [-1] * 48
        self.level = [0] * 48
        self.mortgaged = [0] * 48
        self.houses = 0
        self.hotels = 0
        self.card_holder = [-1] * 16
        self.used = [0] * 64
        self.used_count = [0] * 4
        self.pot = 0
        self.paid_for_level: list[int] | None = None
        # The window between two throws.
        self.passed = 0
        self.contest_opened = 0
        self.unsold_kinds = 0
        self.window_used = False
        self.acts = [0] * 8
        self.offers_made = [0] * 8
        # Rent that may still be asked for.
        self.claims = 0
        self.claims_made = 0
        self.claim_id = [0] * 10
        self.claim_owner = [0] * 10
        self.claim_payer = [0] * 10
        self.claim_deed = [0] * 10
        self.claim_amount = [0] * 10
        self.claim_factor = [0] * 10
        self.claim_turn = [0] * 10
        self.claim_status = [0] * 10
        # Offers on the table.
        self.offers = 0
        self.offers_numbered = 0
        self.open_offers: list[Offer] | None = None
        # What is in progress: the stack of frames, and the details of the one auction, debt and shortage.
        self.depth = 0
        self.asked = 0
        self.frame_kind = [0] * 8
        self.frame_number = [0] * 8
        self.frame_who = [0] * 8
        self.frame_amount = [0] * 8
        self.frame_next = [0] * 8
        self.frame_deeds = [0] * 8
        self.lot = 0
        self.bid = 0
        self.leader = -1
        self.bidders = 0
        self.bidders_passed = 0
        self.last_bidder = 0
        self.debtor = -1
        self.creditor = -1
        self.debt = 0
        self.debt_why = 0
        self.debt_offers = 0
        self.wanted_kind = 0
        self.wanted_by = 0
        self.answered = 0
        self.want = [0] * 8
        self.order: list[int] | None = None

    def copy(self) -> State:
        """The same position, living its own life."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.turn = self.turn
        twin.first = self.first
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.doubles = self.doubles
        twin.die1 = self.die1
        twin.die2 = self.die2
        twin.throw_again = self.throw_again
        twin.turn_over = self.turn_over
        twin.salary_due = self.salary_due
        twin.cards_this_move = self.cards_this_move
        twin.playing = self.playing
        twin.resigned = self.resigned
        twin.auto_claim = self.auto_claim
        twin.cash = self.cash[:]
        twin.place = self.place[:]
        twin.jail_turns = self.jail_turns[:]
        twin.went_out = self.went_out[:]
        twin.hand = self.hand[:]
        twin.whole_groups = self.whole_groups[:]
        twin.popup_at = self.popup_at[:]
        twin.lollipop = self.lollipop[:]
        twin.may_enter = self.may_enter
        twin.flew = self.flew
        twin.twister = self.twister
        twin.cornfield = self.cornfield
        twin.backwards = self.backwards
        twin.extra_turn = self.extra_turn
        twin.owner = self.owner[:]
        twin.level = self.level[:]
        twin.mortgaged = self.mortgaged[:]
        twin.houses = self.houses
        twin.hotels = self.hotels
        twin.card_holder = self.card_holder[:]
        twin.used = self.used[:]
        twin.used_count = self.used_count[:]
        twin.pot = self.pot
        twin.paid_for_level = None if self.paid_for_level is None else list(self.paid_for_level)
        twin.passed = self.passed
        twin.contest_opened = self.contest_opened
        twin.unsold_kinds = self.unsold_kinds
        twin.window_used = self.window_used
        twin.acts = self.acts[:]
        twin.offers_made = self.offers_made[:]
        twin.claims = self.claims
        twin.claims_made = self.claims_made
        twin.claim_id = self.claim_id[:]
        twin.claim_owner = self.claim_owner[:]
        twin.claim_payer = self.claim_payer[:]
        twin.claim_deed = self.claim_deed[:]
        twin.claim_amount = self.claim_amount[:]
        twin.claim_factor = self.claim_factor[:]
        twin.claim_turn = self.claim_turn[:]
        twin.claim_status = self.claim_status[:]
        twin.offers = self.offers
        twin.offers_numbered = self.offers_numbered
        twin.open_offers = None if self.open_offers is None else list(self.open_offers)
        twin.depth = self.depth
        twin.asked = self.asked
        twin.frame_kind = self.frame_kind[:]
        twin.frame_number = self.frame_number[:]
        twin.frame_who = self.frame_who[:]
        twin.frame_amount = self.frame_amount[:]
        twin.frame_next = self.frame_next[:]
        twin.frame_deeds = self.frame_deeds[:]
        twin.lot = self.lot
        twin.bid = self.bid
        twin.leader = self.leader
        twin.bidders = self.bidders
        twin.bidders_passed = self.bidders_passed
        twin.last_bidder = self.last_bidder
        twin.debtor = self.debtor
        twin.creditor = self.creditor
        twin.debt = self.debt
        twin.debt_why = self.debt_why
        twin.debt_offers = self.debt_offers
        twin.wanted_kind = self.wanted_kind
        twin.wanted_by = self.wanted_by
        twin.answered = self.answered
        twin.want = self.want[:]
        twin.order = None if self.order is None else list(self.order)
        return twin


FIELDS = (
    "seats turn first turns rounds doubles die1 die2 throw_again turn_over salary_due cards_this_move "
    "playing resigned auto_claim cash place jail_turns went_out hand whole_groups "
    "popup_at lollipop may_enter flew twister cornfield backwards extra_turn "
    "owner level mortgaged houses hotels card_holder used used_count pot paid_for_level "
    "passed contest_opened unsold_kinds window_used acts offers_made "
    "claims claims_made claim_id claim_owner claim_payer claim_deed claim_amount claim_factor claim_turn claim_status "
    "offers offers_numbered open_offers "
    "depth asked frame_kind frame_number frame_who frame_amount frame_next frame_deeds "
    "lot bid leader bidders bidders_passed last_bidder debtor creditor debt debt_why debt_offers "
    "wanted_kind wanted_by answered want order"
).split()


DERIVED = ("hand", "whole_groups", "window_used")


class Hidden(Luck):
    """What no seat may know: the luck to come, the order of the unseen cards, numbers stated in secret."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = [0] * 64
        self.pile_count = [0] * 4
        self.stated = [0] * 8

    def copy(self) -> Hidden:
        """The same secrets, and the same luck to come."""
        twin = Hidden.__new__(Hidden)
        self.copy_luck_to(twin)
        twin.pile = self.pile[:]
        twin.pile_count = self.pile_count[:]
        twin.stated = self.stated[:]
        return twin


SECRETS = ("key0", "key1", "count", "pile", "pile_count", "stated")


class Table:
    """One game on the table: what is printed, what is public, what is hidden, and who listens."""

    def __init__(self, printed: Printed, state: State, hidden: Hidden) -> None:
        self.printed = printed
        self.state = state
        self.hidden = hidden
        self.events: list[tuple[Any, ...]] | None = None

    def copy(self) -> Table:
        """A table of its own with the same position; nobody listens to it."""
        twin = Table.__new__(Table)
        twin.printed = self.printed
        twin.state = self.state.copy()
        twin.hidden = self.hidden.copy()
        twin.events = None
        return twin


def is_playing(state: State, seat: int) -> bool:
    """Is this seat still in the game?"""
    return (state.playing >> seat) & 1 == 1


def players_left(state: State) -> int:
    """How many are not bankrupt."""
    return bits.count(state.playing)


def contenders(state: State) -> int:
    """A-BKR-10: the set of players who can still win: neither bankrupt nor resigned."""
    return state.playing & ~state.resigned


def contends(state: State, seat: int) -> bool:
    """A-BKR-10: can this player still win, be owed anything, and deal?"""
    return (contenders(state) >> seat) & 1 == 1


def left_of(state: State, seat: int) -> int:
    """M-ORD-02: the next player to the left who is still in the game."""
    after = seat
    for _ in range(state.seats):
        after += 1
        if after >= state.seats:
            after = 0
        if is_playing(state, after):
            return after
    return seat


def in_jail(state: State, seat: int) -> bool:
    """A-JAIL-08: a prisoner, not a visitor."""
    return state.jail_turns[seat] >= 0


def owns_whole_group(state: State, seat: int, group: int) -> bool:
    """M-BLD-01: does this player hold every deed of the group?"""
    return (state.whole_groups[seat] >> group) & 1 == 1


def held_in_group(table: Table, seat: int, group: int) -> int:
    """How many deeds of the group the player owns, mortgaged ones included (A-RNT-04)."""
    return bits.count(table.state.hand[seat] & table.printed.group_deeds[group])


def any_mortgaged(table: Table, group: int) -> bool:
    """Is any deed of the group mortgaged?"""
    for i in range(table.printed.group_size[group]):
        if table.state.mortgaged[table.printed.group_member[group * 8 + i]]:
            return True
    return False


def any_building(table: Table, group: int) -> bool:
    """Does any building stand on the group?"""
    for i in range(table.printed.group_size[group]):
        if table.state.level[table.printed.group_member[group * 8 + i]]:
            return True
    return False


def lowest_level(table: Table, group: int) -> int:
    """The smallest number of buildings on a street of the group; a hotel is level 5."""
    lowest = buildings.HOTEL_LEVEL
    for i in range(table.printed.group_size[group]):
        level = table.state.level[table.printed.group_member[group * 8 + i]]
        if level < lowest:
            lowest = level
    return lowest


def highest_level(table: Table, group: int) -> int:
    """The largest number of buildings on a street of the group."""
    highest = 0
    for i in range(table.printed.group_size[group]):
        level = table.state.level[table.printed.group_member[group * 8 + i]]
        if level > highest:
            highest = level
    return highest


def give_deed(table: Table, deed: int, new_owner: int) -> None:
    """Put a deed into other hands, or back to the Bank; hands and whole groups follow."""
    state = table.state
    group = table.printed.group_of[deed]
    whole = table.printed.group_deeds[group]
    old_owner = state.owner[deed]
    state.owner[deed] = new_owner
    if old_owner >= 0:
        state.hand[old_owner] &= ~bits.bit(deed)
        state.whole_groups[old_owner] &= ~(1 << group)
    if new_owner >= 0:
        state.hand[new_owner] |= bits.bit(deed)
        if state.hand[new_owner] & whole == whole:
            state.whole_groups[new_owner] |= 1 << group


def offer_at(state: State, at: int) -> Offer:
    """One of the open offers, in the order in which they were made."""
    return state.open_offers[at]  # type: ignore[index]


def top(state: State) -> int:
    """What is in progress now: the kind of the top frame."""
    return state.frame_kind[state.depth - 1]


def push(state: State, frame: int, who: int, amount: int) -> None:
    """Begin something that must be finished before what lies below it goes on; it gets the next number."""
    at = state.depth
    state.depth += 1
    state.asked += 1
    state.frame_kind[at] = frame
    state.frame_number[at] = state.asked
    state.frame_who[at] = who
    state.frame_amount[at] = amount
    state.frame_next[at] = 0
    state.frame_deeds[at] = 0


def pop(state: State) -> None:
    """What was in progress is finished."""
    state.depth -= 1


def remove_frame(state: State, at: int) -> None:
    """Take a frame out of the middle of the stack."""
    for i in range(at, state.depth - 1):
        copy_frame(state, i + 1, i)
    state.depth -= 1


def insert_frame(state: State, at: int, frame: int, who: int) -> None:
    """Put a frame into the middle of the stack: it will be its turn when those above are finished."""
    for i in range(state.depth, at, -1):
        copy_frame(state, i - 1, i)
    state.depth += 1
    state.asked += 1
    state.frame_kind[at] = frame
    state.frame_number[at] = state.asked
    state.frame_who[at] = who
    state.frame_amount[at] = 0
    state.frame_next[at] = 0
    state.frame_deeds[at] = 0


def copy_frame(state: State, source: int, target: int) -> None:
    """Move one frame within the stack."""
    state.frame_kind[target] = state.frame_kind[source]
    state.frame_number[target] = state.frame_number[source]
    state.frame_who[target] = state.frame_who[source]
    state.frame_amount[target] = state.frame_amount[source]
    state.frame_next[target] = state.frame_next[source]
    state.frame_deeds[target] = state.frame_deeds[source]


def between_throws(state: State) -> bool:
    """A-GEN-01: PRE_ROLL or POST_MOVE, when everybody may build, sell, mortgage, lift and deal."""
    situation = top(state)
    return situation == frames.PRE_ROLL or situation == frames.POST_MOVE


def numbers(table: Table) -> list[int]:
    """All numbers of the position, public and hidden: what the digest is made of. What follows from others is left out."""
    public = [name for name in FIELDS if name not in DERIVED]
    return numbers_in(table.state, public) + numbers_in(table.hidden, SECRETS)
